"""Playing in the terminal: drawing the game, and the dialogue with the player."""
