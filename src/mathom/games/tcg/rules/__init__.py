"""The rules of the card game, one module for each chapter of the rulebook."""
