"""Bots for the card game: evaluation and heuristics."""
