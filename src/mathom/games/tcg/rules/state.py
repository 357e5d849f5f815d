"""The state of a game: the zones of all cards, the adventure path, and the current turn.

The cards of a game are numbered; the lists below have one entry for each card. The cards of a seat
are consecutive, from `first[seat]` on: Ring-bearer, Ring, nine sites, draw deck.

Clones share their lists, because bots make many clones and change little in each. So no list is
changed in place: those with one entry for each card are changed by the methods below, which copy
a shared one first, all others are replaced.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.engine.state import State
from mathom.games.tcg.rules.facts import SITES, card_of

NOBODY: Final = -1
NOTHING: Final = -1

# Zones.
DECK: Final = 0
HAND: Final = 1
DISCARD_PILE: Final = 2
DEAD_PILE: Final = 3
ADVENTURE: Final = 4
IN_PLAY: Final = 5
STACKED: Final = 6
PATH: Final = 7
RESOLVING: Final = 8
"""An event that has been played and is not yet discarded."""
REMOVED: Final = 9
ZONES: Final = [
    "deck", "hand", "discard", "dead", "adventure", "play", "stacked", "path", "resolving",
    "removed",
]  # fmt: skip

SET_UP: Final = 0
FELLOWSHIP: Final = 1
SHADOWS: Final = 2
MANEUVER: Final = 3
ARCHERY: Final = 4
ASSIGNMENT: Final = 5
SKIRMISH: Final = 6
REGROUP: Final = 7

# Lasting effects have five numbers each: `fx[k:k+5]` = kind, card, amount, until, extra.
FX: Final = 5
FX_STRENGTH: Final = 0
FX_POWER: Final = 1
FX_SAFE: Final = 2
FX_PREVENTED: Final = 3
FX_WOUND_CAP: Final = 4
FX_OVERWHELM: Final = 5
FX_SITE_NUMBER: Final = 6
FX_JOINS: Final = 7
FX_KEPT_OUT: Final = 8
FX_NOT_COUNTED: Final = 9
FX_ARCHERY_FREE: Final = 10
FX_ARCHERY_SHADOW: Final = 11
FX_NO_ITEMS: Final = 12
FX_SILENCED: Final = 13
FX_ALLIES_HIT: Final = 14
FX_MUST_MOVE: Final = 15
FX_MAY_NOT_MOVE: Final = 16
FX_MORE_MOVES: Final = 17
FX_HURT: Final = 18
"""How many wounds a character took in this phase."""
FX_ONCE: Final = 19
"""An ability that was used this turn."""
FX_WATCH: Final = 20
"""A delayed effect for when this character wins (1) or loses (0)."""
FX_URUK_PLAYED: Final = 21
FX_KINDS: Final = 22

UNTIL_PHASE: Final = 0
UNTIL_REGROUP: Final = 1
UNTIL_TURN: Final = 2

UNKNOWN_KINDS: Final = -1
"""In `kinds`, the kinds of modifiers and triggers that the cards of the game have: not looked up
yet. Most kinds are on no card of two decks, so nobody need search the table for them. In
`kinds_in_play`: not looked up since a card came into play or left it."""

NOTHING_KEPT: Final[list[list[int] | None]] = []
"""In `kept`: nothing was looked up since a card came into play, left it, or changed its bearer."""

CUSTOM: Final = 99
"""In `brought`: a custom deck."""

# In `shared`: the lists that another clone may still use.
SHARED_ZONE: Final = 1
SHARED_HOST: Final = 2
SHARED_WOUNDS: Final = 4
SHARED_TOKENS: Final = 8
SHARED_EYES: Final = 16
SHARED_FOE: Final = 32
ALL_SHARED: Final = 63

NO_SLOTS: Final[list[int]] = []
"""In `slots`: the cards were named anew, and nobody asked yet where one is."""

SCATTER: Final = 40503


def slot_of(slots: list[int], codes: list[int], code: int) -> int:
    """The entry of a hash table of card numbers that holds the card with this code, or the free one
    where it belongs. A table with an entry for each possible code would be thousands long, and bots
    name the cards anew in each guess. At least a third of the table is free."""
    last: i64 = len(slots) - 1
    number: i64 = code
    at: i64 = (number * SCATTER >> 6) & last
    while True:
        i = slots[at]
        if i == NOTHING or codes[i] == code:
            return at
        at = (at + 1) & last


class Rules:
    """The options of a game."""

    def __init__(self, settings: list[int], seats: int) -> None:
        self.settings = settings
        self.seats = seats
        self.deluxe = settings[0] == 1
        self.must_spot = settings[1] == 1
        self.move_limit = 2 if seats < 4 else seats - 1


class TcgState(State):
    def __init__(self, rules: Rules, of: TcgState | None = None) -> None:
        super().__init__(of)
        self.rules = rules
        if of is None:
            seats = rules.seats
            self.codes: list[int] = []
            self.cards: list[int] = []
            self.owner: list[int] = []
            self.first: list[int] = [0] * (seats + 1)
            self.slots = NO_SLOTS
            self.kinds = UNKNOWN_KINDS
            self.kinds_in_play = UNKNOWN_KINDS
            self.kept = NOTHING_KEPT
            self.kept_for = NOBODY
            self.zone: list[int] = []
            self.hands: list[list[int] | None] = [None] * seats
            self.host: list[int] = []
            self.wounds: list[int] = []
            self.tokens: list[int] = []
            self.eyes: list[int] = []
            self.foe: list[int] = []
            self.table: list[int] = []
            self.top: list[int] = []
            self.bottom: list[int] = []
            self.path = [NOTHING] * (SITES + 1)
            self.control = [NOBODY] * (SITES + 1)
            self.place = [1] * seats
            self.burdens = [0] * seats
            self.bearer = [NOTHING] * seats
            self.brought = [NOBODY] * seats
            self.lists: list[int] = []
            self.order = list(range(seats))
            self.lost = [0] * seats
            self.reshuffled = [0] * seats
            self.fx: list[int] = []
            self.answered: list[int] = []
            self.picked: list[int] = []
            self.fighters: list[int] = []
            self.turn = 0
            self.phase = SET_UP
            self.actor = 0
            self.twilight = 0
            self.moves = 0
            self.moved_to = 0
            self.worn = 0
            self.fierce = 0
            self.fighter = NOTHING
            self.taken = 0
            self.again = 0
            self.shared = 0
        else:
            self.codes = of.codes
            self.cards = of.cards
            self.owner = of.owner
            self.first = of.first
            self.slots = of.slots
            self.kinds = of.kinds
            self.kinds_in_play = of.kinds_in_play
            self.kept = of.kept
            self.kept_for = of.kept_for
            self.zone = of.zone
            self.hands = of.hands[:]
            self.host = of.host
            self.wounds = of.wounds
            self.tokens = of.tokens
            self.eyes = of.eyes
            self.foe = of.foe
            self.table = of.table
            self.top = of.top
            self.bottom = of.bottom
            self.path = of.path
            self.control = of.control
            self.place = of.place
            self.burdens = of.burdens
            self.bearer = of.bearer
            self.brought = of.brought
            self.lists = of.lists
            self.order = of.order
            self.lost = of.lost
            self.reshuffled = of.reshuffled
            self.fx = of.fx
            self.answered = of.answered
            self.picked = of.picked
            self.fighters = of.fighters
            self.turn = of.turn
            self.phase = of.phase
            self.actor = of.actor
            self.twilight = of.twilight
            self.moves = of.moves
            self.moved_to = of.moved_to
            self.worn = of.worn
            self.fierce = of.fierce
            self.fighter = of.fighter
            self.taken = of.taken
            self.again = of.again
            self.shared = ALL_SHARED
            of.shared = ALL_SHARED

    def clone(self) -> TcgState:
        """A copy; changes of either do not show in the other."""
        return TcgState(self.rules, self)

    def numbers(self) -> list[int]:
        """The complete state in a fixed order."""
        found = [
            self.turn, self.phase, self.actor, self.twilight, self.moves, self.moved_to,
            self.worn, self.fierce, self.fighter, self.taken, self.again,
        ]  # fmt: skip
        for part in (
            self.rules.settings, self.codes, self.zone, self.host, self.wounds, self.tokens,
            self.eyes, self.foe, self.table, self.top, self.bottom, self.path, self.control,
            self.place, self.burdens, self.bearer, self.brought, self.lists, self.order,
            self.lost, self.reshuffled, self.fx, self.answered, self.picked, self.fighters,
        ):  # fmt: skip
            found.append(len(part))
            found.extend(part)
        return found

    def name_cards(self, codes: list[int]) -> None:
        """Set the codes of all cards; an unknown card (-1) is not among the known codes."""
        before = self.codes
        if len(codes) == len(before):
            cards = self.cards[:]
            for i in range(len(codes)):
                if codes[i] != before[i]:
                    cards[i] = card_of(codes[i]) if codes[i] >= 0 else -1
        else:
            cards = [card_of(code) if code >= 0 else -1 for code in codes]
        self.codes = codes
        self.cards = cards
        self.slots = NO_SLOTS
        self.kinds = UNKNOWN_KINDS

    def index_cards(self) -> None:
        """Prepare `where`, before clones need it."""
        codes = self.codes
        size = 1
        while 2 * size < 3 * len(codes):
            size *= 2
        slots = [NOTHING] * size
        for i in range(len(codes)):
            if codes[i] >= 0:
                slots[slot_of(slots, codes, codes[i])] = i
        self.slots = slots

    def where(self, code: int) -> int:
        """The number of the card with this code, NOTHING if it is unknown."""
        if not self.slots:
            self.index_cards()
        slots = self.slots
        return slots[slot_of(slots, self.codes, code)]

    def forget_derived(self) -> None:
        """Forget what was looked up about hands and cards in play, after they were replaced."""
        self.kinds_in_play = UNKNOWN_KINDS
        self.kept = NOTHING_KEPT
        self.hands = [None] * self.rules.seats

    def put(self, i: int, zone: int) -> None:
        """Put a card into a zone."""
        if self.zone[i] == zone:
            return
        if zone == HAND:
            self.hands[self.owner[i]] = None
        elif self.zone[i] == HAND:
            seat = self.owner[i]
            held = self.hands[seat]
            if held is not None:
                self.hands[seat] = [j for j in held if j != i]
        if self.shared & SHARED_ZONE:
            self.zone = self.zone[:]
            self.shared -= SHARED_ZONE
        self.zone[i] = zone

    def set_host(self, i: int, host: int) -> None:
        """Set the card that bears a card."""
        if self.host[i] == host:
            return
        if self.shared & SHARED_HOST:
            self.host = self.host[:]
            self.shared -= SHARED_HOST
        self.host[i] = host
        self.kept = NOTHING_KEPT

    def set_wounds(self, i: int, wounds: int) -> None:
        """Set the wounds of a card."""
        if self.wounds[i] == wounds:
            return
        if self.shared & SHARED_WOUNDS:
            self.wounds = self.wounds[:]
            self.shared -= SHARED_WOUNDS
        self.wounds[i] = wounds

    def set_tokens(self, i: int, tokens: int) -> None:
        """Set the tokens on a card."""
        if self.tokens[i] == tokens:
            return
        if self.shared & SHARED_TOKENS:
            self.tokens = self.tokens[:]
            self.shared -= SHARED_TOKENS
        self.tokens[i] = tokens

    def set_eyes(self, i: int, eyes: int) -> None:
        """Set the seats that know a card."""
        if self.eyes[i] == eyes:
            return
        if self.shared & SHARED_EYES:
            self.eyes = self.eyes[:]
            self.shared -= SHARED_EYES
        self.eyes[i] = eyes

    def set_foe(self, i: int, foe: int) -> None:
        """Set the character that a minion is assigned to."""
        if self.foe[i] == foe:
            return
        if self.shared & SHARED_FOE:
            self.foe = self.foe[:]
            self.shared -= SHARED_FOE
        self.foe[i] = foe

    def add_to_table(self, i: int) -> None:
        """Add a card to those in play."""
        self.table = [*self.table, i]
        self.kinds_in_play = UNKNOWN_KINDS
        self.kept = NOTHING_KEPT

    def take_from_table(self, i: int) -> None:
        """Take a card from those in play."""
        self.table = [j for j in self.table if j != i]
        self.kinds_in_play = UNKNOWN_KINDS
        self.kept = NOTHING_KEPT

    def site(self) -> int:
        """The current site of the active fellowship."""
        return self.path[self.place[self.turn]]

    def number(self) -> int:
        """The number of that site."""
        return self.place[self.turn]

    def last(self, kind: int, card: int, amount: int, until: int, extra: int = 0) -> None:
        """Add a lasting effect, until the end of the phase, the regroup phase, or the turn."""
        self.fx = [*self.fx, kind, card, amount, until, extra]

    def total(self, kind: int, card: int) -> int:
        """The sum of the lasting effects of a kind on a card."""
        fx = self.fx
        found = 0
        for k in range(0, len(fx), FX):
            if fx[k] == kind and fx[k + 1] == card:
                found += fx[k + 2]
        return found

    def lasts(self, kind: int, card: int) -> bool:
        """Whether a card has a lasting effect of a kind."""
        fx = self.fx
        return any(fx[k] == kind and fx[k + 1] == card for k in range(0, len(fx), FX))

    def end_effects(self, until: int) -> None:
        """Remove the lasting effects that end now."""
        fx = self.fx
        if fx:
            self.fx = [
                n for k in range(0, len(fx), FX) if fx[k + 3] > until for n in fx[k : k + FX]
            ]

    def seats_in_play(self) -> list[int]:
        """The seats that have not lost, counter-clockwise from the Free Peoples player."""
        order = self.order
        at = order.index(self.turn)
        count = len(order)
        return [
            order[(at - k) % count] for k in range(count) if self.lost[order[(at - k) % count]] == 0
        ]

    def players_left(self) -> int:
        """How many seats have not lost."""
        found = 0
        for lost in self.lost:
            if lost == 0:
                found += 1
        return found

    def shadows(self) -> list[int]:
        """The Shadow players, from the right of the Free Peoples player."""
        return [seat for seat in self.seats_in_play() if seat != self.turn]

    def cards_of(self, seat: int) -> range:
        """The numbers of a seat's cards."""
        return range(self.first[seat], self.first[seat + 1])

    def held(self, seat: int) -> list[int]:
        """The cards in a hand. The list is kept until the hand changes: do not change it."""
        found = self.hands[seat]
        if found is None:
            zone = self.zone
            found = [i for i in range(self.first[seat], self.first[seat + 1]) if zone[i] == HAND]
            self.hands[seat] = found
        return found
