"""War of the Ring, second edition."""
