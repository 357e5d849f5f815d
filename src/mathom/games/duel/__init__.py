"""Duel for Middle-earth: one module a chapter of the rulebook, the facts in `data/`."""
