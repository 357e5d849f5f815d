"""The Fellowship's bot: evaluation, heuristics and the solver."""
