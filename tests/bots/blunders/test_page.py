"""The page of the blunders is what the figures and the detectors say."""

from __future__ import annotations

from pathlib import Path

from mathom.research.blunder_page import page, rate_words

DOCS = Path(__file__).parents[3] / "docs"


def test_the_page_is_up_to_date() -> None:
    assert (DOCS / "blunders.md").read_text("utf-8") == page(DOCS / "blunders")


def test_a_rate_is_told_with_its_opportunities() -> None:
    count = {"blunder": "missed-win", "count": 3, "opportunities": 12, "rate": 0.25}
    assert rate_words({"bots": {"greedy": [count]}}, "missed-win") == "3 of 12 (25 %)"
    assert rate_words({"bots": {"greedy": [count]}}, "allowed-win") == "–"
