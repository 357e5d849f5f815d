"""What the log of the card game says of a choice between several things."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.games.tcg.table import at
from tests.texts.stories import log_of

from mathom.engine.state import Tape
from mathom.engine.step import act
from mathom.games.tcg.rules.game import TCG
from mathom.games.tcg.rules.vocabulary import OPTION
from mathom.table.events import Created
from mathom.table.fold import fold
from mathom.table.history import Place
from mathom.table.table import Moment, pack_events

WAYS = {
    "en": "Remove 2 twilight",
    "it": "Rimuovi 2 segnalini crepuscolo",
    "sv": "Ta bort 2 skymningsmarkörer",
}


@pytest.mark.parametrize("language", WAYS)
def test_the_log_names_what_was_chosen(language: str) -> None:
    """Hides: remove two twilight, or discard it."""
    t = at("skirmish", ["4_90"], ["4_10", "4_19"], pairs=[("4_10", "4_90")], site=5, twilight=9,
           wait=True)  # fmt: skip
    t.skip("use 4_19/2").do("use 4_19/2")
    before = t.s.clone()
    after = t.s.clone()
    after.tape = tape = Tape()
    act(after, OPTION)
    table = fold("t", [Created(at=1.0, game=TCG.id, seats=2, host="a", seed=1, secret=1)])
    start = Place(None, -1, -1, (), before)
    place = Place(start, 1, OPTION, (), after)
    moments = (
        Moment(-1, -1, "", 1.0, (), (), start, False, False),
        Moment(1, OPTION, "a", 1.0, (), pack_events(tape.events), place, False, False),
    )
    table = replace(table, moments=moments)
    said = [line.text for line in log_of(table, 1, 0, language)]
    assert WAYS[language].lower() in said[0].lower()
