"""A game drawn in the terminal, and the conversation with the person who plays it."""
