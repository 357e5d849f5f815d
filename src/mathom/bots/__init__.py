"""Bots: they get one seat's perspective and choose an action."""
