"""Bots: they see one seat's perspective and choose."""
