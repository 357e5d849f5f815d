"""The rules of Duel, one module for each section of the rulebook."""
