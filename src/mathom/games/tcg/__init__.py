"""The Two Towers trading card game."""
