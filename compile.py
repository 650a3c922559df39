"""Compiles a copy of the package with mypyc. (Comes with the next commit.)"""
