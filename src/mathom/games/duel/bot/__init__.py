"""The evaluation of Duel positions for bots."""
