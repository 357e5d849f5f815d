"""The ability language of the cards, compiled from the data (docs/tcg-abilities.md)."""
