"""Characters and burdened sides that chance hardly brings to their goals: the last trick does."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.fellowship.table import Tables

from mathom.games.fellowship.rules.facts import CHARACTERS

ENDINGS: list[tuple[str, str, str, list[str], list[str], dict[str, Any]]] = [
    ("endless", "frodo gandalf meriadoc-brandybuck", "meriadoc-brandybuck",
     ["H8", "H2 H3", "H1"], ["", "", "M1"], {"tricks": 1}),
    ("endless", "frodo gandalf boromir-son-of-denethor", "boromir-son-of-denethor",
     ["H1", "H2 H3", "H8"], ["R1", "", ""], {}),
    ("endless", "frodo gandalf gimli-son-of-gloin", "gimli-son-of-gloin",
     ["H1", "H2 H3", "H8"], ["R1", "", "M3"], {"threat": 3}),
    ("18", "frodo boromir-son-of-denethor samwise-gamgee", "samwise-gamgee",
     ["H1", "H2", "H8"], ["R1", "", "H3 S3"], {"threat": 3}),
    ("18", "frodo boromir-son-of-denethor aragorn-son-of-arathorn", "aragorn-son-of-arathorn",
     ["H1", "H2", "H8"], ["R1", "", "H3 S3"], {"threat": 4, "tricks": 3}),
    ("18", "frodo samwise-gamgee boromir-son-of-denethor", "boromir-son-of-denethor",
     ["H1", "H2", "H8"], ["R1 R2", "", ""], {}),
    ("18", "meriadoc-brandybuck peregrin-took legolas-greenleaf", "legolas-greenleaf",
     ["H1", "H2", "H8"], ["", "", "F2 S2"], {"threat": 2}),
]  # fmt: skip


@pytest.mark.parametrize(
    ("chapter", "people", "who", "hands", "won", "more"),
    ENDINGS,
    ids=[f"{row[0]}-{row[2]}" for row in ENDINGS],
)
def test_a_goal_is_reached_in_the_last_trick(
    company: Tables,
    chapter: str,
    people: str,
    who: str,
    hands: list[str],
    won: list[str],
    more: dict[str, Any],
) -> None:
    leader = [f"{hand} S{at + 5}" for at, hand in enumerate(hands)]
    t = company.at(
        chapter,
        people,
        leader,
        won=won,
        tricks_total=1,
        pool=people.split() if chapter == "endless" else [],
        group=("ring-bearer" if "frodo" in people else "hunters") if chapter == "18" else None,
        more={"hand-3": more},
    )
    t.do("play card:" + t.held(0).intersection({"hills-1", "hills-8"}).pop())
    while t.asked() == "follow-card":
        t.do(t.actions()[0])
    assert (CHARACTERS.index(who),) in t.told("goal-reached")
