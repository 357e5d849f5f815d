"""The state of a game of War of the Ring, and its table settings."""

from __future__ import annotations

from typing import Final

from mathom.engine.hidden import ALL_EYES
from mathom.engine.state import State
from mathom.games.war.rules.facts import (
    CARD_DECK,
    CARDS,
    CHARACTERS,
    GANDALF,
    LAND,
    OWNER,
    PLACES,
    RIVENDELL,
    SEAT_SIDE,
    STANDARD_TILE,
    STARTS_ACTIVE,
    STEPS_TO_WAR,
    STRONGHOLDS,
    TILE_KIND,
)

NOWHERE: Final = -1
GOLLUM: Final = 7
"""The Guide when no companion is left."""

# The place of a character who is not on the map.
IN_FELLOWSHIP: Final = 200
WAITING: Final = 201
GONE: Final = 202

# Places of cards. The state stores place * 4 + deck, because card backs are public.
DECK: Final = 0
HAND: Final = 1
TABLE: Final = 5
DISCARD: Final = 6
FACE_DOWN: Final = 7
CHOSEN: Final = 8
CARD_PLACES: Final = 10

# Places of Hunt tiles; READY tiles enter the pool with the Fellowship in Mordor.
IN_POOL: Final = 0
DRAWN: Final = 1
REMOVED: Final = 2
UNUSED: Final = 3
READY: Final = 4

# The fields of a battle. Fields of size two hold the attacker's value, then the defender's.
ATTACKER: Final = 0
"""The attacking side; there is a battle if KIND is not NO_BATTLE."""
FROM: Final = 1
AT: Final = 2
KIND: Final = 3
ROUND: Final = 4
REAR_HOST: Final = 5
REAR_MASK: Final = 6
OVER: Final = 7
CARD: Final = 8
CANCELLED: Final = 10
COMBAT_BONUS: Final = 12
LEADER_BONUS: Final = 14
FEWER: Final = 16
MOST: Final = 18
HITS: Final = 20
REROLL_HITS: Final = 22
MISSES: Final = 24
EXTRA_HITS: Final = 26
FORFEIT: Final = 28
NO_REROLL: Final = 30
NAMED: Final = 32
"""The Companion named by Words of Power, plus one."""
WHITE_RIDER: Final = 33
ROUNDS: Final = 34
"""The number of rounds of a siege battle."""
NO_CARDS: Final = 35
"""The Free Peoples may play no combat card in the first round."""
NO_CEASE: Final = 36
RELIEF: Final = 37
"""The number of dice that besiegers lose to the besieged (Help Unlooked For)."""
EARLY_HITS: Final = 38
WITHDRAWN: Final = 40
"""The defenders have withdrawn into their stronghold."""
ROLLED: Final = 41
"""The dice of the last combat roll, packed with three bits each."""
REROLLED: Final = 43
STRUCK: Final = 45
"""The dice of an extra attack by a combat card."""
ROLL_ON: Final = 47
"""The lowest result that hits in the combat roll, modifiers included."""
REROLL_ON: Final = 49
STRIKE_ON: Final = 51
LANDED: Final = 53
"""The hits of the last round for which losses were taken."""
DICE_ROUND: Final = 55
"""The round in which the dice were rolled."""
FIRST_HOST: Final = 56
"""The figures at the beginning of the battle."""
FIRST_MASK: Final = 58
LAST_HOST: Final = 60
"""The figures left after the last round."""
LAST_MASK: Final = 62
RETREATED: Final = 64
"""The region to which the defenders retreated, plus one."""
BATTLE_SIZE: Final = 65

NO_BATTLE: Final = 0
FIELD: Final = 1
ASSAULT: Final = 2
SORTIE: Final = 3


class Rules:
    """The settings of a table."""

    def __init__(self, settings: list[int], seats: int) -> None:
        self.settings = settings
        self.seats = seats
        self.strategy_pays = settings[0] == 1
        self.staff_holds = settings[1] == 1
        self.flown_march = settings[2] == 1


def no_numbers() -> list[int]:
    """An empty list with a declared type."""
    return []


class WarState(State):
    """The state. Fields with a value per side are indexed by side, or by index * 2 + side.

    turn: the turn number.
    cycle: the position in the cycle of actions, which tells whose action is next.
    ring: the region of the Ring-bearers' figure, NOWHERE on the Mordor track.
    progress: the step on the Fellowship track.
    guide: a Companion, or GOLLUM.
    mordor: the step on the Mordor track.
    tried: whether the Fellowship tried to move or hide this turn.
    crowned: Strider has become Aragorn.
    white: Gandalf the Grey has become Gandalf the White.
    minions_seen: a Minion is or has been in play.
    taken_back: the Free Peoples took dice back from the Hunt box this turn.
    rings_used: the sides that used an Elven Ring this turn, as bits.
    messenger: the ability of the Mouth of Sauron was used this turn.
    paying: the face of the die that pays for the action.
    actor: the seat that takes the current action.
    tile: the Hunt tile being resolved.
    source: why it was drawn.
    eye: the Hunt damage of an Eye.
    journey: the strongholds on the traced path, as bits.
    lost: the eliminated figures of the Free Peoples, as a host.
    pick_last: the figure picked last; figures are picked in order.
    last_nations: the nations used in the last action of a single player against two.
    held: a number that an event card keeps between its steps.
    used_nations: the nations used in the current action, with three players.
    invoked: a card in play was used against the tile.
    unmasked: the Free Peoples let Gollum reveal the Fellowship.
    flocks: Flocks of Crebain improve the next Hunt roll.
    allotted: the dice that the Shadow put in the Hunt box before the action roll.
    hunt_dice: the dice of the last Hunt roll of the turn, packed; hunt_again: the re-rolled ones.
    hunt_bonus: the modifier of that roll.
    hunt_found: the number of successes.
    mixed: the mixed armies, as place * 2 + side.
    apart: where two players refused to merge: place * 2 + side, then the units of each then.
    fought: the last battle of the turn as it was at its end; never changed, so clones share it.
    """

    def __init__(self, rules: Rules, of: WarState | None = None) -> None:
        super().__init__(of)
        self.rules = rules
        if of is None:
            self.turn = 0
            self.cycle = 0
            self.ring = RIVENDELL
            self.progress = 0
            self.revealed = 0
            self.corruption = 0
            self.guide = GANDALF
            self.mordor = NOWHERE
            self.tried = 0
            self.crowned = 0
            self.white = 0
            self.minions_seen = 0
            self.hunt_free = 0
            self.hunt_shadow = 0
            self.taken_back = 0
            self.rings_free = 3
            self.rings_shadow = 0
            self.rings_used = 0
            self.messenger = 0
            self.paying = NOWHERE
            self.actor = 0
            self.tile = NOWHERE
            self.source = 0
            self.eye = 0
            self.damage = 0
            self.journey = 0
            self.through_moria = 0
            self.lost = 0
            self.pick_host = 0
            self.pick_mask = 0
            self.pick_last = 0
            self.last_nations = 0
            self.last_place = NOWHERE
            self.held = 0
            self.used_place = NOWHERE
            self.used_nations = 0
            self.flocks = 0
            self.unmasked = 0
            self.invoked = 0
            self.allotted = 0
            self.hunt_dice = 0
            self.hunt_again = 0
            self.hunt_bonus = 0
            self.hunt_found = 0
            self.fought = no_numbers()
            self.host = [0] * (2 * len(PLACES))
            self.pool = [0, 0]
            self.where = [WAITING] * len(CHARACTERS)
            self.control = OWNER[:]
            self.captor = [NOWHERE] * LAND
            self.siege = [0] * len(STRONGHOLDS)
            self.politics = STEPS_TO_WAR[:]
            self.active = STARTS_ACTIVE[:]
            self.dice = [0] * 14
            self.place = [4 * DECK + deck for deck in CARD_DECK]
            self.eyes = [0] * len(CARDS)
            self.holes = [0] * (4 * CARD_PLACES)
            self.tiles = [IN_POOL if kind == STANDARD_TILE else UNUSED for kind in TILE_KIND]
            self.battle = [0] * BATTLE_SIZE
            self.arrived = no_numbers()
            self.voice = [0, 0]
            self.leading = [0, 0]
            self.mixed = no_numbers()
            self.apart = no_numbers()
        else:
            self.turn = of.turn
            self.cycle = of.cycle
            self.ring = of.ring
            self.progress = of.progress
            self.revealed = of.revealed
            self.corruption = of.corruption
            self.guide = of.guide
            self.mordor = of.mordor
            self.tried = of.tried
            self.crowned = of.crowned
            self.white = of.white
            self.minions_seen = of.minions_seen
            self.hunt_free = of.hunt_free
            self.hunt_shadow = of.hunt_shadow
            self.taken_back = of.taken_back
            self.rings_free = of.rings_free
            self.rings_shadow = of.rings_shadow
            self.rings_used = of.rings_used
            self.messenger = of.messenger
            self.paying = of.paying
            self.actor = of.actor
            self.tile = of.tile
            self.source = of.source
            self.eye = of.eye
            self.damage = of.damage
            self.journey = of.journey
            self.through_moria = of.through_moria
            self.lost = of.lost
            self.pick_host = of.pick_host
            self.pick_mask = of.pick_mask
            self.pick_last = of.pick_last
            self.last_nations = of.last_nations
            self.last_place = of.last_place
            self.held = of.held
            self.used_place = of.used_place
            self.used_nations = of.used_nations
            self.flocks = of.flocks
            self.unmasked = of.unmasked
            self.invoked = of.invoked
            self.allotted = of.allotted
            self.hunt_dice = of.hunt_dice
            self.hunt_again = of.hunt_again
            self.hunt_bonus = of.hunt_bonus
            self.hunt_found = of.hunt_found
            self.fought = of.fought
            self.host = of.host[:]
            self.pool = of.pool[:]
            self.where = of.where[:]
            self.control = of.control
            self.captor = of.captor
            self.siege = of.siege
            self.politics = of.politics
            self.active = of.active
            self.dice = of.dice[:]
            self.place = of.place[:]
            self.eyes = of.eyes[:]
            self.holes = of.holes[:]
            self.tiles = of.tiles
            self.battle = of.battle[:]
            self.arrived = of.arrived[:]
            self.voice = of.voice[:]
            self.leading = of.leading[:]
            self.mixed = of.mixed[:]
            self.apart = of.apart[:]

    def clone(self) -> WarState:
        """A copy of everything that may be changed. Lists that seldom change are shared: they are
        replaced, by `with_entry`, and never changed."""
        return WarState(self.rules, self)

    def numbers(self) -> list[int]:
        """All fields in a fixed order."""
        found = [
            self.rules.seats,
            self.turn,
            self.cycle,
            self.ring,
            self.progress,
            self.revealed,
            self.corruption,
            self.guide,
            self.mordor,
            self.tried,
            self.crowned,
            self.white,
            self.minions_seen,
            self.hunt_free,
            self.hunt_shadow,
            self.taken_back,
            self.rings_free,
            self.rings_shadow,
            self.rings_used,
            self.messenger,
            self.paying,
            self.actor,
            self.tile,
            self.source,
            self.eye,
            self.damage,
            self.journey,
            self.through_moria,
            self.lost,
            self.pick_host,
            self.pick_mask,
            self.pick_last,
            self.last_nations,
            self.last_place,
            self.held,
            self.used_place,
            self.used_nations,
            self.flocks,
            self.unmasked,
            self.invoked,
            self.allotted,
            self.hunt_dice,
            self.hunt_again,
            self.hunt_bonus,
            self.hunt_found,
        ]
        for part in (
            self.rules.settings,
            self.host,
            self.pool,
            self.where,
            self.control,
            self.captor,
            self.siege,
            self.politics,
            self.active,
            self.dice,
            self.place,
            self.eyes,
            self.holes,
            self.tiles,
            self.battle,
            self.arrived,
            self.voice,
            self.leading,
            self.fought,
            self.mixed,
            self.apart,
        ):
            found.append(len(part))
            found.extend(part)
        return found

    def is_like(self, other: WarState) -> bool:
        """Whether another state of the same table agrees in all fields."""
        return (
            self.rules is other.rules
            and self.turn == other.turn
            and self.cycle == other.cycle
            and self.ring == other.ring
            and self.progress == other.progress
            and self.revealed == other.revealed
            and self.corruption == other.corruption
            and self.guide == other.guide
            and self.mordor == other.mordor
            and self.tried == other.tried
            and self.crowned == other.crowned
            and self.white == other.white
            and self.minions_seen == other.minions_seen
            and self.hunt_free == other.hunt_free
            and self.hunt_shadow == other.hunt_shadow
            and self.taken_back == other.taken_back
            and self.rings_free == other.rings_free
            and self.rings_shadow == other.rings_shadow
            and self.rings_used == other.rings_used
            and self.messenger == other.messenger
            and self.paying == other.paying
            and self.actor == other.actor
            and self.tile == other.tile
            and self.source == other.source
            and self.eye == other.eye
            and self.damage == other.damage
            and self.journey == other.journey
            and self.through_moria == other.through_moria
            and self.lost == other.lost
            and self.pick_host == other.pick_host
            and self.pick_mask == other.pick_mask
            and self.pick_last == other.pick_last
            and self.last_nations == other.last_nations
            and self.last_place == other.last_place
            and self.held == other.held
            and self.used_place == other.used_place
            and self.used_nations == other.used_nations
            and self.flocks == other.flocks
            and self.unmasked == other.unmasked
            and self.invoked == other.invoked
            and self.allotted == other.allotted
            and self.hunt_dice == other.hunt_dice
            and self.hunt_again == other.hunt_again
            and self.hunt_bonus == other.hunt_bonus
            and self.hunt_found == other.hunt_found
            and self.fought == other.fought
            and self.host == other.host
            and self.pool == other.pool
            and self.where == other.where
            and self.control == other.control
            and self.captor == other.captor
            and self.siege == other.siege
            and self.politics == other.politics
            and self.active == other.active
            and self.dice == other.dice
            and self.place == other.place
            and self.eyes == other.eyes
            and self.holes == other.holes
            and self.tiles == other.tiles
            and self.battle == other.battle
            and self.arrived == other.arrived
            and self.voice == other.voice
            and self.leading == other.leading
            and self.mixed == other.mixed
            and self.apart == other.apart
        )

    def side_of(self, seat: int) -> int:
        return SEAT_SIDE[seat]


def put_card(s: WarState, card: int, where: int, eyes: int = ALL_EYES) -> None:
    """Put a card in a place; `eyes` are the seats that know it."""
    s.place[card] = 4 * where + CARD_DECK[card]
    s.eyes[card] = eyes


def card_at(s: WarState, card: int, where: int) -> bool:
    return s.place[card] >> 2 == where


def on_table(s: WarState, card: int) -> bool:
    """Whether a card is in play."""
    return s.place[card] >> 2 == TABLE
