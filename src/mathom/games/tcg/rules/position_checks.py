"""Whether a position could occur in a real game: the pending steps of the turn, and whether cards,
sites and players agree with them."""

from __future__ import annotations

from typing import Any, Final

from mathom.engine.agenda import frame_faults, misplaced, number_faults
from mathom.engine.errors import BadNotation
from mathom.engine.game import Game
from mathom.games.tcg.rules import derived
from mathom.games.tcg.rules.abilities.ability_types import ABILITIES
from mathom.games.tcg.rules.decks import (
    HEAD,
    MOST_CARDS,
    MOST_OF_A_TITLE,
    BringDeck,
    BuildDeck,
    built,
    complete,
    may_add,
    starters,
)
from mathom.games.tcg.rules.facts import (
    CODES,
    DECK_CARDS,
    FREE,
    RESISTANCE,
    SIDE,
    SITE_NUMBER,
    SITES,
    STARTER_DECKS,
    TITLE,
)
from mathom.games.tcg.rules.setup import (
    BeginPath,
    Bidding,
    DrawLots,
    LayOut,
    NextPlace,
    StartFellowship,
    TakePlace,
)
from mathom.games.tcg.rules.state import (
    ADVENTURE,
    CUSTOM,
    DISCARD_PILE,
    FX,
    IN_PLAY,
    NOBODY,
    NOTHING,
    PATH,
    REMOVED,
    TcgState,
)
from mathom.games.tcg.rules.turn.combat import AssignDefender, AssignMinion, Fight
from mathom.games.tcg.rules.vocabulary import NUMBERS, SEATS

LONGEST: Final = 60
MOST_EFFECTS: Final = 400

BEFORE_CARDS: Final = (BringDeck, BuildDeck, LayOut)
BEFORE_PATH: Final = (DrawLots, Bidding, NextPlace, TakePlace, BeginPath)
BEFORE_TURNS: Final = (*BEFORE_PATH, StartFellowship)

FRAMES: Final[dict[str, int]] = {
    "turns": 0,
    "lay-out": 10, "bring-deck": 20, "build-deck": 30,
    "draw-lots": 10, "bidding": 10, "next-place": 10, "take-place": 20, "begin-path": 10,
    "draw-hands": 10, "start-fellowship": 20, "choose-companion": 30,
    "begin-turn": 10, "fellowship-act": 10, "next-leg": 10, "leg": 20,
    "begin-regroup": 20, "end-shadows": 30, "begin-shadows": 40, "end-move-phase": 50,
    "move": 60, "begin-shadow": 40, "shadow-act": 50,
    "combat": 30, "fierce-round": 30, "end-fierce": 30, "skirmishes": 40, "assignment": 50,
    "archery": 60, "maneuver": 70, "end-phase": 75, "shoot": 80, "choose-target": 83,
    "take-arrows": 85, "assign-minion": 80, "assign-defender": 85,
    "choose-fight": 40, "fight": 45, "end-fight": 50, "resolve": 60,
    "procedure": 90, "act": 90, "move-on": 20, "reconcile": 30,
}  # fmt: skip
"""The steps of turns and phases, from the last to the next; all other steps happen within them."""

REPEATED: Final = ["bring-deck", "start-fellowship", "begin-shadow", "assign-minion", "reconcile"]

ALSO_WITHIN: Final = ["reconcile"]
"""Steps of the end of a turn that a card can also cause (Lembas)."""

BOUNDS: Final[dict[str, tuple[int, int]]] = {
    "seat": (0, len(SEATS) - 1),
    "user": (0, len(SEATS) - 1),
    "of": (0, len(SEATS) - 1),
    "at": (0, 60),
    "kind": (0, 60),
    "fierce": (0, 1),
    "won": (0, 1),
    "side": (-1, 2),
    "shadow": (-1, 1),
    "own": (0, 1),
    "spare": (0, 60),
    "left": (0, 200),
    "placed": (0, 200),
    "total": (0, 200),
    "amount": (-100, 100),
    "count": (0, 200),
    "most": (0, 200),
    "number": (1, len(NUMBERS) - 1),
    "passes": (0, 8),
    "base": (0, MOST_EFFECTS),
    "discount": (-100, 100),
    "n": (-1, 1000),
    "k": (-1, 1000),
}

CARDS_OF_STEPS: Final = ["card", "minion", "source", "host", "x", "y"]


def agenda_faults(game: Game[Any], s: TcgState) -> list[BadNotation]:
    """Steps that cannot be pending in this turn."""
    if s.outcome is not None:
        return []
    if len(s.agenda) > LONGEST:
        return [BadNotation("agenda-too-long", most=LONGEST)]
    bounds = {**BOUNDS, "ability": (-1, len(ABILITIES) - 1)}
    for name in CARDS_OF_STEPS:
        bounds[name] = (-1, max(len(s.codes) - 1, 0))
    found = number_faults(game, s, bounds) or frame_faults(game, s, FRAMES, REPEATED, ALSO_WITHIN)
    for step in s.agenda[1:]:
        early = isinstance(step, BEFORE_CARDS)
        if early != (not s.codes):
            found.append(misplaced(game, step))
    if not s.codes:
        if not any(isinstance(step, LayOut) for step in s.agenda):
            found.append(misplaced(game, s.agenda[0]))
        for seat in range(s.rules.seats):
            found += deck_faults(s, seat)
    return found or table_faults(s) or combat_faults(game, s)


def combat_faults(game: Game[Any], s: TcgState) -> list[BadNotation]:
    """Only minions in play are assigned, and only characters they are assigned to fight: no other
    card may change its place by a skirmish."""
    minions = derived.minions(s)
    found: list[BadNotation] = []
    for step in s.agenda:
        if isinstance(step, AssignMinion):
            fits = step.minion == NOTHING or (
                step.minion in minions and s.owner[step.minion] == step.seat
            )
        elif isinstance(step, AssignDefender):
            fits = step.minion == NOTHING or step.minion in minions
        elif isinstance(step, Fight):
            fits = step.card in s.table and derived.assigned_to(s, step.card) > 0
        else:
            continue
        if not fits:
            found.append(misplaced(game, step))
    return found


def deck_faults(s: TcgState, seat: int) -> list[BadNotation]:
    """Before the cards are laid out: each seat still has to bring a deck, has brought an allowed
    one, or builds one in the prescribed order."""
    asked = [step.seat for step in s.agenda if isinstance(step, BringDeck)]
    building = [step.seat for step in s.agenda if isinstance(step, BuildDeck)]
    chosen = built(s, seat)
    wrong = [BadNotation("tcg-deck-impossible", seat=SEATS[seat])]
    if asked.count(seat) + building.count(seat) > 1 or (chosen and s.brought[seat] != CUSTOM):
        return wrong
    if s.brought[seat] == NOBODY:
        return [] if seat in asked else wrong
    if seat in asked:
        return wrong
    if s.brought[seat] != CUSTOM:
        return [] if s.brought[seat] in starters(s) and seat not in building else wrong
    if not s.rules.deluxe or not well_built(chosen):
        return wrong
    return [] if seat in building or complete(chosen) else wrong


def well_built(chosen: list[int]) -> bool:
    """Whether the cards of a deck could have been chosen in this order."""
    for at in range(min(len(chosen), HEAD)):
        if chosen[at] not in may_add(chosen[:at]):
            return False
    cards = chosen[HEAD:]
    free = len([card for card in cards if SIDE[card] == FREE])
    if max(free, len(cards) - free) > MOST_CARDS // 2:
        return False
    titles = [TITLE[card] for card in [*chosen[:1], *cards]]
    return all(
        card in DECK_CARDS and titles.count(TITLE[card]) <= MOST_OF_A_TITLE for card in cards
    )


def table_faults(s: TcgState) -> list[BadNotation]:
    """Lists that are too long, and players at impossible places."""
    found: list[BadNotation] = []
    if len(s.fx) > MOST_EFFECTS * FX or len(s.answered) > MOST_EFFECTS:
        found.append(BadNotation("agenda-too-long", most=MOST_EFFECTS))
    for k in range(0, len(s.fx), FX):
        if not -1 <= s.fx[k + 1] < max(len(s.codes), 1) or abs(s.fx[k + 2]) > 1000:
            found.append(BadNotation("tcg-effect-impossible", place="lasting"))
    if any(not 0 <= one < 8 * max(len(s.codes), 1) for one in s.answered):
        found.append(BadNotation("tcg-effect-impossible", place="answered"))
    for place, cards in (
        ("top", [*s.top, *s.bottom]),
        ("fighters", s.fighters),
        ("picked", s.picked),
    ):
        if len(set(cards)) < len(cards):
            found.append(BadNotation("named-twice", place=place, name=CODES[s.codes[cards[0]]]))
    if not s.codes:
        return found
    for seat in range(s.rules.seats):
        found += laid_out_faults(s, seat)
    if found or any(isinstance(step, BEFORE_PATH) for step in s.agenda):
        return found
    return player_faults(s) + path_faults(s)


def laid_out_faults(s: TcgState, seat: int) -> list[BadNotation]:
    """The cards of a seat are a deck as it is laid out: the Ring-bearer, the Ring, nine sites by
    number, the draw deck. A starter deck has exactly its cards. A custom deck may be smaller than a
    legal one, as in lessons and puzzles, and is not allowed by the Basic rules."""
    cards = [s.cards[i] for i in s.cards_of(seat)]
    wrong = [BadNotation("tcg-deck-impossible", seat=SEATS[seat])]
    if s.brought[seat] == NOBODY or not HEAD <= len(cards) <= HEAD + MOST_CARDS:
        return wrong
    if s.brought[seat] != CUSTOM:
        deck = STARTER_DECKS[s.brought[seat]]
        same = cards[:HEAD] == [deck.bearer, deck.ring, *deck.sites]
        if not same or sorted(cards[HEAD:]) != deck.cards or s.brought[seat] not in starters(s):
            return wrong
    elif not s.rules.deluxe and any(isinstance(step, BEFORE_TURNS) for step in s.agenda):
        return wrong
    for at in range(HEAD):
        if cards[at] not in may_add(cards[:at]):
            return wrong
    if any(card not in DECK_CARDS for card in cards[HEAD:]):
        return wrong
    return zone_faults(s, seat)


def zone_faults(s: TcgState, seat: int) -> list[BadNotation]:
    """Sites are in the adventure deck or on the path, and no other card is; the Ring is in play,
    unless its bearer has just been killed."""
    found: list[BadNotation] = []
    start = s.first[seat]
    for i in s.cards_of(seat):
        zone = s.zone[i]
        site = start + 1 < i < start + HEAD
        fits = site == (zone in (ADVENTURE, PATH)) or zone == REMOVED
        if i == start + 1 and zone not in (IN_PLAY, DISCARD_PILE, REMOVED):
            fits = False
        if not fits:
            found.append(BadNotation("tcg-card-misplaced", card=CODES[s.codes[i]]))
    return found


def player_faults(s: TcgState) -> list[BadNotation]:
    """Each player has a place in the turn order and a Ring-bearer of his own, Frodo or Sam."""
    found: list[BadNotation] = []
    if sorted(s.order) != list(range(s.rules.seats)):
        found.append(BadNotation("tcg-order-impossible", place="order"))
    for seat in range(s.rules.seats):
        bearer = s.bearer[seat]
        if bearer == NOTHING or s.owner[bearer] != seat or RESISTANCE[s.cards[bearer]] == 0:
            found.append(BadNotation("tcg-bearer-missing", seat=SEATS[seat]))
    return found


def path_faults(s: TcgState) -> list[BadNotation]:
    """Fellowships are at sites that exist, and each site has its own number."""
    found: list[BadNotation] = []
    furthest = max(s.place)
    for number in range(1, SITES + 1):
        site = s.path[number]
        if site != NOTHING and SITE_NUMBER[s.cards[site]] != number:
            found.append(BadNotation("tcg-card-misplaced", card=CODES[s.codes[site]]))
        if number <= furthest and s.path[number] == NOTHING:
            found.append(BadNotation("tcg-site-missing", number=number))
        if s.control[number] != NOBODY and s.path[number] == NOTHING:
            found.append(BadNotation("tcg-site-missing", number=number))
    return found
