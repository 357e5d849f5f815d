"""Positions in a short notation for lessons, puzzles and tests: `3 gondor-regular boromir` is an
army of three regulars with Boromir, `2 muster event` is three dice.
"""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import BadNotation
from mathom.games.war.rules.armies.army_bits import FIGURES, KINDS, START
from mathom.games.war.rules.facts import (
    CARDS,
    CHARACTERS,
    COMPANIONS,
    FACES,
    NATIONS,
    PLACES,
    REGIONS,
    SEATS,
    SIDES,
    STANDARD_TILE,
    STRONGHOLDS,
    TILE_KIND,
    TILES,
)

RISEN: Final = {"aragorn": "strider", "gandalf-the-white": "gandalf"}
"""The later form of a character and his earlier form; positions mark it with "!"."""

WHO: Final = [*CHARACTERS, *RISEN]


def counted(text: str, known: list[str], place: str) -> dict[str, int]:
    """Names with their counts: a number applies to the next word, a word without one counts
    once.
    """
    found: dict[str, int] = {}
    number = 1
    for word in text.replace(",", " ").split():
        if word.isdigit():
            number = int(word)
            continue
        check_name(word, known, place)
        found[word] = found.get(word, 0) + number
        number = 1
    return found


def named(text: str, known: list[str], place: str) -> list[str]:
    """Names separated by blanks; `all` means all of them."""
    words = known if text == "all" else text.replace(",", " ").split()
    for word in words:
        check_name(word, known, place)
    return words


def check_name(word: str, known: list[str], place: str) -> None:
    """Reject an unknown name."""
    if word not in known:
        raise BadNotation("unknown-name", place=place, name=word)


def stage(
    free: str | None = None,
    shadow: str | None = None,
    armies: dict[str, str] | None = None,
    company: str | None = None,
    away: str = "",
    at_war: str = "",
    active: str = "",
    hands: dict[str, str] | None = None,
    table: str = "",
    discarded: str = "",
    pool: str | None = None,
    bare: bool = False,
    **rest: object,
) -> dict[str, object]:
    """A position, and whatever else positions name.

    `free`, `shadow`: the action dice, with which the next action begins; without any of the two
    it is the Fellowship phase.
    `armies`: figures and characters by place; who stands in `minas-tirith-stronghold` is besieged.
    `company`: the companions in the fellowship; those named nowhere are gone. Without it
    everybody who is not in `armies` or `away` is in the fellowship.
    `away`: characters out of the game.
    `at_war`, `active`: nations beyond those of the set-up, or `all`.
    `hands`: cards by seat; nobody holds others. `table`, `discarded`: cards that lie open.
    `pool`: the Hunt tiles that can be drawn, and no others.
    `bare`: no armies but those that are named.
    """
    staged: dict[str, object] = {"game": "war", "seed": 1}
    if free is not None or shadow is not None:
        staged["dice"] = {
            SIDES[0]: counted(free or "", FACES, "free"),
            SIDES[1]: counted(shadow or "", FACES, "shadow"),
        }
    found, standing = armies_of(armies or {}, bare)
    staged["armies"] = found
    staged["sieges"] = [REGIONS[r] for r in STRONGHOLDS if found.get(f"{REGIONS[r]}-stronghold")]
    staged["characters"] = characters_of(standing, company, away)
    staged["nations"] = nations_of(at_war, active)
    staged["cards"] = cards_of(hands or {}, table, discarded)
    if pool is not None:
        staged["tiles"] = tiles_of(named(pool, TILES, "pool"))
    staged.update(rest)
    return staged


def armies_of(
    armies: dict[str, str], bare: bool
) -> tuple[dict[str, dict[str, int]], dict[str, str]]:
    """Figures by place, and the places of the characters on the map."""
    found: dict[str, dict[str, int]] = {}
    standing: dict[str, str] = {}
    if bare:
        for region, name in enumerate(REGIONS):
            if START[region * 2] or START[region * 2 + 1]:
                found[name] = {}
    for place, text in armies.items():
        check_name(place, PLACES, "armies")
        named_here = counted(text, [*FIGURES[:KINDS], *WHO], f"armies.{place}")
        found[place] = {word: n for word, n in named_here.items() if word not in WHO}
        for word in named_here:
            if word in WHO:
                standing[RISEN.get(word, word)] = place + "!" * (word in RISEN)
    return found, standing


def characters_of(standing: dict[str, str], company: str | None, away: str) -> dict[str, str]:
    """The places of all characters in position notation."""
    found = dict.fromkeys(named(away, CHARACTERS, "away"), "gone")
    if company is not None:
        there = named(company, CHARACTERS[:COMPANIONS], "company")
        for who in CHARACTERS[:COMPANIONS]:
            found[who] = "fellowship" if who in there else "gone"
    return found | standing


def nations_of(at_war: str, active: str) -> dict[str, dict[str, object]]:
    """The nations that differ from the set-up."""
    found: dict[str, dict[str, object]] = {}
    for nation in named(active, NATIONS, "active"):
        found[nation] = {"active": True}
    for nation in named(at_war, NATIONS, "at_war"):
        found[nation] = {"steps_to_war": 0, "active": True}
    return found


def cards_of(hands: dict[str, str], table: str, discarded: str) -> dict[str, dict[str, str]]:
    """The cards outside their decks."""
    found: dict[str, dict[str, str]] = {}
    for seat, text in hands.items():
        check_name(seat, SEATS, "hands")
        found |= {card: {"at": f"hand-{seat}"} for card in named(text, CARDS, f"hands.{seat}")}
    found |= {card: {"at": "table"} for card in named(table, CARDS, "table")}
    return found | {card: {"at": "discard"} for card in named(discarded, CARDS, "discarded")}


def tiles_of(pool: list[str]) -> dict[str, str]:
    """Hunt tiles: standard tiles that are not given are removed, special ones are unused."""
    found = {
        tile: "removed"
        for tile, kind in zip(TILES, TILE_KIND, strict=True)
        if kind == STANDARD_TILE
    }
    return found | dict.fromkeys(pool, "pool")
