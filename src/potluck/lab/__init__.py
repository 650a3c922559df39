"""For designers and researchers: many games, what they say, and how sure one may be of it."""
