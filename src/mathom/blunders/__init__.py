"""Blunders: named mistakes that detectors find in records, as a rate over their opportunities."""

from mathom.blunders.counting import Count, Example, blunders_of, detect
from mathom.blunders.detector import Decision, Detector, Finding

__all__ = [
    "Count",
    "Decision",
    "Detector",
    "Example",
    "Finding",
    "blunders_of",
    "detect",
]
