"""Decks: legality, decks as text, and the choice of a deck."""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import BadNotation, IllegalAction, RulesBug
from mathom.engine.random import Generator
from mathom.engine.state import with_entry
from mathom.engine.step import Choice
from mathom.games.tcg.rules.facts import (
    BEARERS,
    CARDS,
    CULTURE,
    DECK_CARDS,
    FREE,
    RING,
    RINGS,
    SHADOW,
    SIDE,
    SIDES,
    SITE,
    SITE_NUMBER,
    SITES,
    SITES_NUMBERED,
    STARTER_DECKS,
    STARTER_FACTS,
    TITLE,
    TYPE,
    UNIQUE,
    Deck,
)
from mathom.games.tcg.rules.state import CUSTOM, TcgState
from mathom.games.tcg.rules.vocabulary import ADD, BRING, BUILD, DONE, is_add

LEAST_CARDS: Final = 60
MOST_CARDS: Final = 80
MOST_OF_A_TITLE: Final = 4
HEAD: Final = 2 + SITES
"""In a list, Ring-bearer, Ring and sites come before the draw deck."""

SEAT_STEP: Final = 1000
"""In `lists` a card of a seat's deck is `seat * SEAT_STEP + card`."""


def starters(s: TcgState) -> list[int]:
    """The starter decks of a format: the boxed ones for Basic, the legal ones for Deluxe."""
    wanted = "legal71" if s.rules.deluxe else "basic60"
    return [index for index, facts in enumerate(STARTER_FACTS) if facts["variant"] == wanted]


def built(s: TcgState, seat: int) -> list[int]:
    """The cards that a seat has put into its deck so far."""
    return [entry % SEAT_STEP for entry in s.lists if entry // SEAT_STEP == seat]


def may_add(chosen: list[int]) -> list[int]:
    """The cards that can come next: Ring-bearer, Ring, sites in order, then the draw deck."""
    count = len(chosen)
    if count == 0:
        return BEARERS
    if count == 1:
        return RINGS
    if count < HEAD:
        return SITES_NUMBERED[count - 1]
    return deck_additions(chosen)


def deck_additions(chosen: list[int]) -> list[int]:
    """The cards that can still be added: copies are left, and both sides can still become equal."""
    titles: list[int] = [TITLE[chosen[0]], *(TITLE[card] for card in chosen[HEAD:])]
    free = len([card for card in chosen[HEAD:] if SIDE[card] == FREE])
    shadow = len(chosen) - HEAD - free
    counts = [0] * (max(TITLE) + 1)
    for title in titles:
        counts[title] += 1
    half = MOST_CARDS // 2
    return [
        card
        for card in DECK_CARDS
        if counts[TITLE[card]] < MOST_OF_A_TITLE and (free if SIDE[card] == FREE else shadow) < half
    ]


def complete(chosen: list[int]) -> bool:
    cards = chosen[HEAD:]
    free = len([card for card in cards if SIDE[card] == FREE])
    return len(cards) >= LEAST_CARDS and 2 * free == len(cards)


def missing(chosen: list[int]) -> IllegalAction | None:
    """What a deck needs before its other cards, or None: the Ring-bearer, the Ring, and the sites
    in their order."""
    count = len(chosen)
    if count == 0:
        return IllegalAction("tcg-deck-bearer")
    if count == 1:
        return IllegalAction("tcg-deck-ring")
    return IllegalAction("tcg-deck-next-site", number=count - 1) if count < HEAD else None


def not_addable(chosen: list[int], card: int) -> IllegalAction:
    """The first reason why a card cannot be added to a deck."""
    first = missing(chosen)
    if first is not None:
        return first
    if card not in DECK_CARDS:
        return IllegalAction("tcg-deck-misplaced", print=CARDS[card])
    titles = [TITLE[chosen[0]], *(TITLE[other] for other in chosen[HEAD:])]
    if titles.count(TITLE[card]) >= MOST_OF_A_TITLE:
        return IllegalAction("tcg-deck-four", print=CARDS[card])
    return IllegalAction("tcg-deck-half", side=SIDES[SIDE[card]], most=MOST_CARDS // 2)


def unfinished(chosen: list[int]) -> IllegalAction:
    """The first reason why a deck is not yet legal."""
    first = missing(chosen)
    if first is not None:
        return first
    cards = chosen[HEAD:]
    free = len([card for card in cards if SIDE[card] == FREE])
    if len(cards) < LEAST_CARDS:
        return IllegalAction("tcg-deck-small", count=len(cards), least=LEAST_CARDS)
    return IllegalAction("tcg-deck-uneven", free=free, shadow=len(cards) - free)


def faults_of(deck: Deck) -> list[BadNotation]:
    """The reasons why a deck is illegal (Deluxe deck construction)."""
    found: list[BadNotation] = []
    if deck.bearer not in BEARERS:
        found.append(BadNotation("tcg-deck-bearer"))
    if deck.ring not in RINGS:
        found.append(BadNotation("tcg-deck-ring"))
    numbers = sorted(SITE_NUMBER[site] for site in deck.sites)
    if numbers != list(range(1, SITES + 1)):
        found.append(BadNotation("tcg-deck-sites"))
    free = len([card for card in deck.cards if SIDE[card] == FREE])
    shadow = len([card for card in deck.cards if SIDE[card] == SHADOW])
    if len(deck.cards) < LEAST_CARDS:
        found.append(BadNotation("tcg-deck-small", count=len(deck.cards), least=LEAST_CARDS))
    if len(deck.cards) > MOST_CARDS:
        found.append(BadNotation("tcg-deck-large", count=len(deck.cards), most=MOST_CARDS))
    if free != shadow:
        found.append(BadNotation("tcg-deck-uneven", free=free, shadow=shadow))
    found.extend(title_faults(deck))
    return found


def title_faults(deck: Deck) -> list[BadNotation]:
    """Titles with too many copies, and cards that cannot be in a draw deck."""
    found: list[BadNotation] = []
    counts: dict[int, int] = {}
    for card in [deck.bearer, *deck.cards] if deck.bearer in BEARERS else deck.cards:
        counts[TITLE[card]] = counts.get(TITLE[card], 0) + 1
    for title in sorted(counts):
        if counts[title] > MOST_OF_A_TITLE:
            card = next(card for card in deck.cards if TITLE[card] == title)
            found.append(BadNotation("tcg-deck-title", print=CARDS[card], count=counts[title]))
    for card in sorted(set(deck.cards)):
        if TYPE[card] in (SITE, RING):
            found.append(BadNotation("tcg-deck-misplaced", print=CARDS[card]))
    return found


def deck_text(deck: Deck) -> str:
    """A deck as text: one line for each card with its count; Ring-bearer, Ring and sites first."""
    lines = [f"bearer {CARDS[deck.bearer]}", f"ring {CARDS[deck.ring]}"]
    lines += [f"site {CARDS[site]}" for site in sorted(deck.sites, key=lambda n: SITE_NUMBER[n])]
    for card in sorted(set(deck.cards)):
        lines.append(f"{deck.cards.count(card)} {CARDS[card]}")
    return "\n".join(lines) + "\n"


def filled(deck: Deck) -> Deck:
    """A deck with as many cards of both sides as a legal one needs: more copies of its own cards,
    of those that are not unique first, and of those with the fewest copies."""
    cards = list(deck.cards)
    for side in (FREE, SHADOW):
        while len([card for card in cards if SIDE[card] == side]) < LEAST_CARDS // 2:
            cards.append(next_copy(deck.bearer, cards, side))
    return Deck(deck.bearer, deck.ring, list(deck.sites), cards)


def next_copy(bearer: int, cards: list[int], side: int) -> int:
    """The card of one side of which a deck takes one more copy."""
    titles = [TITLE[bearer], *(TITLE[card] for card in cards)]
    left = [
        card
        for card in sorted(set(cards))
        if SIDE[card] == side and titles.count(TITLE[card]) < MOST_OF_A_TITLE
    ]
    if not left:
        raise RulesBug("no-card-left")
    return min(left, key=lambda card: (UNIQUE[card], cards.count(card), card))


def read_deck(text: str) -> Deck:
    """Parse a deck; a line that cannot be parsed is reported."""
    deck, faults = read_lines(text)
    if faults:
        raise faults[0]
    return deck


def read_lines(text: str) -> tuple[Deck, list[BadNotation]]:
    """The deck made of all lines that can be parsed, and the errors of the others."""
    deck = Deck(-1, -1, [], [])
    faults: list[BadNotation] = []
    for number, line in enumerate(text.splitlines(), 1):
        parts = line.split("#")[0].split()
        if parts:
            try:
                read_line(deck, parts, number)
            except BadNotation as fault:
                faults.append(fault)
    return deck, faults


def read_line(deck: Deck, parts: list[str], number: int) -> None:
    if len(parts) != 2:
        raise BadNotation("tcg-deck-line", line=number)
    if parts[1] not in CARDS:
        raise BadNotation("tcg-deck-card", line=number, name=parts[1])
    card = CARDS.index(parts[1])
    if parts[0] == "bearer":
        deck.bearer = card
    elif parts[0] == "ring":
        deck.ring = card
    elif parts[0] == "site":
        deck.sites.append(card)
    elif 0 < copies(parts[0]) <= MOST_CARDS:
        deck.cards.extend([card] * copies(parts[0]))
    else:
        raise BadNotation("tcg-deck-line", line=number)


def copies(word: str) -> int:
    """The number of copies that a word gives, 0 if it is not a valid number."""
    return int(word) if word.isdecimal() and len(word) <= 3 else 0


def random_deck(dice: Generator) -> Deck:
    """A legal deck of one or two cultures for each side, or of all: with few cultures, cards that
    refer to each other meet more often."""
    bearer = pick(dice, BEARERS)
    sites = [pick(dice, SITES_NUMBERED[number]) for number in range(1, SITES + 1)]
    deck = Deck(bearer, pick(dice, RINGS), sites, [])
    half = LEAST_CARDS // 2 + dice.below((MOST_CARDS - LEAST_CARDS) // 2 + 1)
    for side in (FREE, SHADOW):
        found = random_side(dice, side, TITLE[bearer] if side == FREE else -1, half)
        deck.cards.extend(found)
    return deck


def pick(dice: Generator, items: list[int]) -> int:
    return items[dice.below(len(items))]


def random_side(dice: Generator, side: int, bearer: int, count: int) -> list[int]:
    """A number of cards of one side, with at most the allowed copies of a title; the title of the
    Ring-bearer counts once."""
    cards = [card for card in DECK_CARDS if SIDE[card] == side]
    cultures = sorted({CULTURE[card] for card in cards})
    wanted = {pick(dice, cultures) for _ in range(1 + dice.below(2))} if dice.below(4) else cultures
    themed = [card for card in cards if CULTURE[card] in wanted]
    titles = [bearer]
    found: list[int] = []
    while len(found) < count:
        left = [card for card in themed if titles.count(TITLE[card]) < MOST_OF_A_TITLE]
        if not left and themed is cards:
            raise RulesBug("no-card-left")
        if not left:
            themed = cards
            continue
        found.append(pick(dice, left))
        titles.append(TITLE[found[-1]])
    return found


def brought_deck(s: TcgState, seat: int) -> Deck:
    """The deck that a seat plays with."""
    if s.brought[seat] != CUSTOM:
        return STARTER_DECKS[s.brought[seat]]
    chosen = built(s, seat)
    return Deck(chosen[0], chosen[1], chosen[2:HEAD], sorted(chosen[HEAD:]))


class BringDeck(Choice[TcgState]):
    """Choose a starter deck or build one; the choices are revealed when all have chosen."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: TcgState) -> list[int]:
        found = [BRING + index for index in starters(s)]
        if s.rules.deluxe:
            found.append(BUILD)
        return found

    def secret(self, s: TcgState, action: int) -> bool:
        return True

    def apply(self, s: TcgState, action: int) -> None:
        if action == BUILD:
            s.brought = with_entry(s.brought, self.seat, CUSTOM)
            s.then(BuildDeck(self.seat))
        else:
            s.brought = with_entry(s.brought, self.seat, action - BRING)


class BuildDeck(Choice[TcgState]):
    """Add a card to the deck, or finish when it is legal."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: TcgState) -> list[int]:
        chosen = built(s, self.seat)
        found = [ADD + card for card in may_add(chosen)]
        if complete(chosen):
            found.append(DONE)
        return found

    def secret(self, s: TcgState, action: int) -> bool:
        return True

    def obvious(self, s: TcgState) -> bool:
        return False

    def apply(self, s: TcgState, action: int) -> None:
        if action != DONE:
            s.lists = [*s.lists, self.seat * SEAT_STEP + action - ADD]
            s.then(BuildDeck(self.seat))

    def why_not(self, s: TcgState, action: int) -> IllegalAction:
        chosen = built(s, self.seat)
        if action == DONE:
            return unfinished(chosen)
        return not_addable(chosen, action - ADD) if is_add(action) else IllegalAction("not-now")
