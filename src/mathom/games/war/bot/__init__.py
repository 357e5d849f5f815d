"""How bots play War of the Ring: evaluation and heuristics."""
