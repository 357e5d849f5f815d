"""How the starter decks of the card game fare against each other, played by rules of thumb.

    python scripts/starters.py [games a pairing] [basic60|legal71]

Each pairing is played half of the time from either seat; the table is Markdown.
"""

from __future__ import annotations

import sys
from itertools import combinations

from mathom.engine.step import act, decider, play
from mathom.games.tcg.rules.facts import STARTER_FACTS, STARTERS
from mathom.games.tcg.rules.game import TCG
from mathom.games.tcg.rules.vocabulary import BRING
from mathom.research.simulate import wilson


def winner(seed: int, deluxe: bool, decks: list[int]) -> int:
    """The seat that wins a game with these decks."""
    s = TCG.new(seed, [1 if deluxe else 0], len(decks))
    for deck in decks:
        act(s, BRING + deck)
    while s.outcome is None:
        play(s, TCG.rollout(s), decider(s))
    return s.outcome.winners[0]


def share(first: int, second: int, games: int, deluxe: bool) -> float:
    """How often the first of two decks wins."""
    won = 0
    for index in range(games):
        seat = index % 2
        decks = [first, second] if seat == 0 else [second, first]
        won += winner(index // 2, deluxe, decks) == seat
    return won / games


def main() -> None:
    """Print the table."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    variant = sys.argv[2] if len(sys.argv) > 2 else "basic60"
    known = [k for k, facts in enumerate(STARTER_FACTS) if facts["variant"] == variant]
    print("| deck | against | games | won | 95 % interval |\n|---|---|---:|---:|---|")
    for first, second in combinations(known, 2):
        won = share(first, second, games, variant == "legal71")
        low, high = wilson(won, games)
        names = f"| {STARTERS[first]} | {STARTERS[second]} | {games} "
        print(f"{names}| {won:.1%} | {low:.1%} – {high:.1%} |")


if __name__ == "__main__":
    main()
