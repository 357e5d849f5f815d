"""The rules engine: state, steps, choices, chance, views, positions, records."""
