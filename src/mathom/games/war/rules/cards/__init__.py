"""Event cards (chapter V of the rulebook): hands, conditions, effects, and cards in play."""
