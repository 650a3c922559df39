"""The little Markdown of the rules: headings, paragraphs, lists, tables, bold and italic."""

from __future__ import annotations

import re
from typing import Any

Run = tuple[str, str]
MARKED = re.compile(r"\*\*(.+?)\*\*|(?<!\w)[*_](.+?)[*_](?!\w)|\[([^\]]+)\]\([^)]*\)|`([^`]+)`", re.DOTALL)


def runs(text: str) -> list[Run]:
    """A paragraph in pieces of one style."""
    text = " ".join(text.split())
    found: list[Run] = []
    at = 0
    for match in MARKED.finditer(text):
        if match.start() > at:
            found.append(("plain", text[at : match.start()]))
        bold, italic, link, code = match.groups()
        if bold:
            found.append(("bold", bold))
        elif italic:
            found.append(("italic", italic))
        else:
            found.append(("plain", link or code))
        at = match.end()
    if at < len(text):
        found.append(("plain", text[at:]))
    return found


def blocks(text: str) -> list[dict[str, Any]]:
    """The paragraphs of a text, each with its kind."""
    found: list[dict[str, Any]] = []

    def add(kind: str, words: str) -> None:
        found.append({"kind": kind, "runs": runs(words)})

    # What is fenced is for programs that read the rules.
    text = re.sub(r"^```.*?^```[ \t]*$", "", text, flags=re.MULTILINE | re.DOTALL)
    for part in re.split(r"\n\s*\n", text.strip()):
        lines = part.strip().splitlines()
        if not lines:
            continue
        heading = re.match(r"(#{1,3})\s+(.*)", lines[0])
        if heading:
            add(f"h{len(heading[1])}", heading[2])
            lines = lines[1:]
        if not lines:
            continue
        if all(line.lstrip().startswith("|") for line in lines):
            for line in lines:
                cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
                if not all(re.fullmatch(r":?-+:?", cell) for cell in cells):
                    found.append({"kind": "row", "runs": [], "cells": [runs(cell) for cell in cells]})
            continue
        item: list[str] = []
        listed = False
        for line in lines:
            start = re.match(r"\s*(?:[-*]|\d+\.)\s+(.*)", line)
            if start:
                if item:
                    add("item" if listed else "p", " ".join(item))
                item, listed = [start[1]], True
            else:
                item.append(line)
        if item:
            add("item" if listed else "p", " ".join(item))
    return found
