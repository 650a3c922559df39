"""Compiles the rules into wheels. (Comes with the next commit.)"""
