"""Simulation, measurement and the search for faults."""
