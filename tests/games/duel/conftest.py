"""Tables for the tests of Duel, and the collection of what happened at them.

Each test reports what it covers in its user properties, which travel from the workers of xdist to
the process that asked for them. With DUEL_COVERAGE set to a file, the collection is written there.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.games.duel.table import Diary, Duel

from mathom.games.duel.effect import TOKEN_EFFECT
from mathom.games.duel.effects import TILE_EFFECTS
from mathom.games.duel.facts import CARDS, TILES, TOKENS
from mathom.games.duel.playing import CARD_EFFECTS, CARD_EFFECTS_PRINTED

COVERED: dict[str, dict[str, list[str]]] = {}


@pytest.fixture
def duel(request: pytest.FixtureRequest) -> Iterator[Duel]:
    """Makes tables of Duel, and tells in the end what happened at them."""
    diary = Diary()
    yield Duel(diary)
    for kind, names in happened(diary).items():
        if names:
            request.node.user_properties.append((kind, sorted(names)))


def happened(diary: Diary) -> dict[str, set[str]]:
    """What a test covers, by kind. A card or tile counts when all of its effects were done."""
    done = diary.effects
    cards = zip(CARDS, CARD_EFFECTS, CARD_EFFECTS_PRINTED, strict=True)
    tokens = {token for token, effect in zip(TOKENS, TOKEN_EFFECT, strict=True) if effect in done}
    return {
        "card": {card for card, *ways in cards if any(done.issuperset(way) for way in ways)},
        "tile": {t for t, way in zip(TILES, TILE_EFFECTS, strict=True) if done.issuperset(way)},
        "token": tokens | diary.helped,
        "bonus": diary.bonuses,
        "option": diary.options,
        "ending": diary.endings,
        "refusal": diary.refusals,
    }


def pytest_runtest_setup(item: pytest.Item) -> None:
    for kind in ("rule", "ruling"):
        names = [str(name) for mark in item.iter_markers(kind) for name in mark.args]
        if names:
            item.user_properties.append((kind, names))


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.when != "teardown":
        return
    test = report.nodeid.partition("[")[0].rpartition("/")[2]
    found = COVERED.setdefault(test, {})
    for kind, names in properties(report):
        found[kind] = sorted({*found.get(kind, []), *names})


def properties(report: pytest.TestReport) -> list[tuple[str, Any]]:
    """The user properties that hold lists of names."""
    return [(kind, names) for kind, names in report.user_properties if isinstance(names, list)]


def pytest_sessionfinish(session: pytest.Session) -> None:
    target = os.environ.get("DUEL_COVERAGE")
    if target and not hasattr(session.config, "workerinput"):
        Path(target).write_text(json.dumps(COVERED, indent=1, sort_keys=True), encoding="utf-8")
