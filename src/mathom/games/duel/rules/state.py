"""The state of a game of Duel, and the options that it is played with."""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import RulesBug
from mathom.engine.state import State
from mathom.games.duel.rules.facts import CARDS, COINS_IN_BOX, FIRST_SEAT, REGIONS

FACE_DOWN: Final = -1
TAKEN: Final = -2
LIFTED: Final = -3
"""Taken in this turn: the cards under it become available at the end of the turn."""

# Where a card is: in the box, unseen (face down in the layout or set aside), face up in the
# layout, in a seat's area (AREA + seat), in the public discard pile, set aside but looked
# at by some seat, or out of the game.
BOX: Final = 0
UNSEEN: Final = 1
LAYOUT: Final = 2
AREA: Final = 3
DISCARDED: Final = 5
ASIDE: Final = 6
OUT: Final = 7

# Where a tile is: in the stack, face up, or with its owner (OWNED + seat).
STACK: Final = 0
OFFERED: Final = 1
OWNED: Final = 2

NOBODY: Final = -1


class Rules:
    """The game options, one attribute each."""

    def __init__(self, settings: list[int]) -> None:
        self.settings = settings
        self.one_extra_turn = settings[0] == 1
        self.aside_is_out = settings[1] == 1
        self.new_token_at_once = settings[2] == 1
        self.forced_manoeuvres = settings[3] == 1
        self.forced_bonuses = settings[4] == 1
        self.trio_postponable = settings[5] == 1
        self.printed_order = settings[6] == 1
        self.moves_first = settings[7] == 1
        self.unlimited_reserve = settings[8] == 1
        self.forced_tokens = settings[9] == 1
        self.optional_red_units = settings[10] == 1


class DuelState(State):
    """The whole state. Lists are indexed by seat, or by `index * 2 + seat`. Clones share those that
    seldom change: they are replaced, by `with_entry`, and never changed."""

    def __init__(self, rules: Rules, of: DuelState | None = None) -> None:
        super().__init__(of)
        self.rules = rules
        if of is None:
            self.chapter = 0
            self.active = FIRST_SEAT
            self.extra_turns = 0
            self.aside = 0
            self.looked = 0
            self.trios = 0
            self.coins = [0, 0]
            self.quest = [0, 0]
            self.supply = [0, 0]
            self.chains = [0, 0]
            self.tokens = [0, 0]
            self.choices = [0, 0]
            self.units = [0] * (2 * len(REGIONS))
            self.forts = [NOBODY] * len(REGIONS)
            self.skills = [0] * 10
            self.races = [0] * 12
            self.slots: list[int] = []
            self.available: list[int] = []
            self.deck: list[int] = []
            self.place = [BOX] * len(CARDS)
            self.tiles = [STACK] * len(REGIONS)
            self.tops = [NOBODY] * 6
            self.rests = [0] * 6
        else:
            self.chapter = of.chapter
            self.active = of.active
            self.extra_turns = of.extra_turns
            self.aside = of.aside
            self.looked = of.looked
            self.trios = of.trios
            self.coins = of.coins[:]
            self.quest = of.quest
            self.supply = of.supply[:]
            self.chains = of.chains
            self.tokens = of.tokens
            self.choices = of.choices
            self.units = of.units[:]
            self.forts = of.forts
            self.skills = of.skills
            self.races = of.races
            self.slots = of.slots[:]
            self.available = of.available[:]
            self.deck = of.deck[:]
            self.place = of.place[:]
            self.tiles = of.tiles
            self.tops = of.tops
            self.rests = of.rests

    def clone(self) -> DuelState:
        """A copy of everything that may be changed."""
        return DuelState(self.rules, self)

    def numbers(self) -> list[int]:
        """The whole state as numbers in a fixed order."""
        found = [self.chapter, self.active, self.extra_turns, self.aside, self.looked, self.trios]
        for part in (
            self.rules.settings,
            self.coins,
            self.quest,
            self.supply,
            self.chains,
            self.tokens,
            self.choices,
            self.units,
            self.forts,
            self.skills,
            self.races,
            self.place,
            self.tiles,
            self.tops,
            self.rests,
            self.slots,
            self.available,
            self.deck,
        ):
            found.append(len(part))
            found.extend(part)
        return found

    def reserve(self) -> int:
        """The coins left in the reserve."""
        if self.rules.unlimited_reserve:
            return 1000
        return COINS_IN_BOX - self.coins[0] - self.coins[1]

    def slot_of(self, card: int) -> int:
        """The layout slot of a face-up card."""
        if card not in self.slots:
            raise RulesBug("card-not-in-layout", card=card)
        return self.slots.index(card)


def other(seat: int) -> int:
    return 1 - seat
