from __future__ import annotations
def board(view, options, words): return ""
def choice(action, view, options, words): return words.action(action)
