"""The Ring-bearers' journey and the Hunt (chapters VIII and IX of the rulebook)."""
