"""What a seat may not see never leaves the server: everything sent in whole games is searched."""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
from typing import Any

import pytest
from tests.server.running import Live, Person, Running
from tests.texts.stories import log_of

from mathom.engine.game import SPECTATOR
from mathom.engine.step import decider, legal
from mathom.games.duel.rules.facts import CARDS
from mathom.games.duel.rules.state import ASIDE, DuelState
from mathom.server.http.wire import write_json
from mathom.server.live.screen import Shown, screen
from mathom.server.live.tables import due, new_id
from mathom.server.settings import async_url
from mathom.server.storage.database import Database
from mathom.table.events import Acted, Created, Event, Sat, Started
from mathom.table.fold import fold
from mathom.table.handle import play_action
from mathom.table.opening import whole
from mathom.table.table import Table

RICH = {"sauron": 9, "fellowship": 9}
LOOKS: dict[str, dict[str, Any]] = {
    "barad-dur": {"turn": "sauron", "coins": RICH, "tiles": {"offered": ["barad-dur"]}},
    "wizards-3": {"turn": "sauron", "coins": RICH, "tokens": {"sauron": ["wizards-3"]}},
}


def aside(table: Table, moment: int = -1) -> set[str]:
    """The cards that were set aside and that somebody has looked at."""
    s = table.moments[moment].state
    assert isinstance(s, DuelState)
    return {CARDS[card] for card in range(len(CARDS)) if s.place[card] == ASIDE}


def begun(
    start: dict[str, Any], first: str = "ann", second: str = "bob", at: float = 0.0
) -> list[Event]:
    """A game from a position between two people, as it would stand in a database."""
    now = at or time.time()
    created = Created(
        at=now, game="duel", seats=2, host=first, secret=99, start=whole("duel", start)
    )
    return [
        created,
        Sat(at=now, seat=0, user=first, name="Ann"),
        Sat(at=now, seat=1, user=second, name="Bob"),
        Started(at=now),
    ]


def looking(start: dict[str, Any]) -> Table:
    """A game in which Sauron has looked at the cards set aside, by whatever way there is."""
    table = fold("t", begun(start))
    for seed in range(400):
        chance = random.Random(seed)
        trial = table
        for _ in range(40):
            if trial.status != "running" or aside(trial):
                break
            seat = decider(trial.state)
            action = chance.choice(legal(trial.state, seat))
            trial = play_action(trial, seat, action, "x", 1.0).after(trial)
        if aside(trial) and trial.status == "running":
            return trial
    raise AssertionError("nobody ever looks")


def sent_to(table: Table, seat: int) -> dict[str, Any]:
    """Everything that a seat is sent, but the list of cards whose place it does not know."""
    shown: dict[str, Any] = json.loads(write_json(screen(table, "", Shown(seat, None), "en")))
    shown["view"].pop("unseen")
    return shown


@pytest.mark.parametrize("way", LOOKS)
def test_only_the_one_who_looked_is_told_the_cards(way: str) -> None:
    table = looking(LOOKS[way])
    hidden = aside(table)
    s = table.state
    assert isinstance(s, DuelState)
    looker = 0 if s.looked & 1 else 1
    assert all(card in json.dumps(sent_to(table, looker)) for card in hidden)
    for seat in (1 - looker, SPECTATOR):
        text = json.dumps(sent_to(table, seat))
        assert not [card for card in hidden if card in text]


def test_others_are_sent_exactly_the_same_whatever_the_hidden_cards_are() -> None:
    before = fold("t", begun(LOOKS["barad-dur"]))
    sent = set()
    for seed in range(6):
        table = fold("t", begun({**LOOKS["barad-dur"], "random": [seed, 2, 3, 4]}))
        action = before.game.vocabulary.parse("take tile:barad-dur")
        (event,) = play_action(before, 1, action, "bob", 5.0).events
        assert isinstance(event, Acted)
        unseen: Any = before.game.view(before.state, SPECTATOR)["unseen"]
        looked = random.Random(seed).sample(unseen, 3)
        chances = [chance for chance in event.chances if not chance.startswith("look")]
        chosen = Acted(
            at=5.0,
            seat=1,
            user="bob",
            action="take tile:barad-dur",
            chances=[*(f"look card:{card}" for card in looked), *chances],
        )
        table = fold("t", [chosen], before)
        assert aside(table) == set(looked)
        lines = [write_json(log_of(table, 1, seat, "en")) for seat in (0, SPECTATOR)]
        screens = [write_json(screen(table, "", Shown(s, None), "en")) for s in (0, SPECTATOR)]
        sent.add((*lines, *screens))
    assert len(sent) == 1


def keep(server: Running, events: list[Event]) -> str:
    """Put a table into the database of a running server, as another process would."""

    async def write() -> str:
        database = Database(async_url(str(server.database)))
        table = fold(new_id(), events)
        await database.create(table, events, due(table))
        await database.close()
        return table.id

    return asyncio.run(write())


def events_of(server: Running, id: str) -> list[Event]:
    """What the database holds of a table."""

    async def read() -> list[Event]:
        database = Database(async_url(str(server.database)))
        found = await database.events(id)
        await database.close()
        return found

    return asyncio.run(read())


def play_to_the_end(players: list[Live], watching: Live, chance: random.Random) -> None:
    """Everybody acts at random, looking through the discard whenever possible."""
    while not players[0].over():
        for live in players:
            while not live.over() and live.yours():
                offers = live.screen["offers"]
                wanted = [
                    n for n, offer in enumerate(offers) if offer["target"] == "tile:barad-dur"
                ]
                live.act(wanted[0] if wanted else chance.randrange(len(offers)))
                for other in [*players, watching]:
                    other.caught_up(live)
                if live.table["moves"] % 7 == 0 and not live.over():
                    ask_around([*players, watching])


def ask_around(people: list[Live]) -> None:
    """Everybody asks for whatever there is to ask for while a game goes on."""
    for live in people:
        path = f"/api/tables/{live.table['id']}"
        live.person.get(path)
        live.person.get(f"{path}/moments/{live.table['moves']}", seat=live.screen["seat"] or "")
        live.person.get(f"{path}/record")
        for seat in ("all", "fellowship", "sauron"):
            live.person.get(f"{path}/moments/{live.table['moves']}", seat=seat)
        live.send("why", action="take tile:barad-dur")
        live.until_answered()


@pytest.mark.parametrize("seed", range(3))
def test_no_hidden_card_is_ever_sent_in_whole_games(server: Running, seed: int) -> None:
    ann, bob, eve = Person(server), Person(server, "it"), Person(server, "sv")
    way = list(LOOKS)[seed % 2]
    id = keep(server, begun(LOOKS[way], ann.id, bob.id))
    with ann.at(id) as a, bob.at(id) as b, eve.at(id) as watching:
        play_to_the_end([a, b], watching, random.Random(seed))
    table = fold(id, events_of(server, id))
    assert any(aside(table, moment) for moment in range(len(table.moments)))
    for person, seat in ((ann, 0), (bob, 1), (eve, SPECTATOR)):
        for text in person.heard:
            check_message(table, seat, text)


def check_message(table: Table, seat: int, text: str) -> None:
    """A message names no card that the seat could not know when it was sent."""
    message = json.loads(text)
    shown = message.get("screen", message)
    if "view" not in shown:
        assert not [card for card in CARDS if re.search(rf"\b{card}\b", text)], text
        return
    if not shown["view"]:
        return
    assert shown["seat"] == (None if seat == SPECTATOR else table.seat_names()[seat])
    moves = message["table"]["moves"] if "table" in message else shown["log"][-1]["move"]
    s = table.moments[moves].state
    assert isinstance(s, DuelState)
    if seat >= 0 and s.looked >> seat & 1:
        return
    shown["view"].pop("unseen")
    rest = json.dumps(message)
    assert not [card for card in aside(table, moves) if re.search(rf"\b{card}\b", rest)]


def test_no_seed_and_no_secret_is_sent(ann: Person) -> None:
    table = ann.new_table("me", "me", seed=123456789123)
    with ann.at(table["id"]) as live:
        live.act()
    assert not [text for text in ann.heard if "123456789123" in text or '"random"' in text]
