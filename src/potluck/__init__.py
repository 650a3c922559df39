"""Potluck: four cooking board games, played, studied and printed from one set of rules."""
