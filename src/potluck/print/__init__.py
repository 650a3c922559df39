"""The print shop: sheets of components as a PDF. It knows no game."""

from __future__ import annotations
