"""The rules of War of the Ring, second edition, in the order of the rulebook. Page numbers are
those of the printed rulebook; the Italian heading stands beside them.
"""
