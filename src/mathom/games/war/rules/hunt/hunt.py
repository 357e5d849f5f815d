"""The Hunt for the Ring (rulebook p. 40, "La Caccia all'Anello"): the roll, tiles, damage,
casualties, and revealing the Fellowship.
"""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import IllegalAction
from mathom.engine.state import with_entry
from mathom.engine.step import Choice, Step
from mathom.games.war.rules import vocabulary
from mathom.games.war.rules.board import (
    controls,
    garrison_place,
    has_army,
    places_in,
    remove_character,
)
from mathom.games.war.rules.cards.hands import discard_face_down, hand, hand_size
from mathom.games.war.rules.cards.in_play import fellowship_seen
from mathom.games.war.rules.ending import add_corruption, check_doom, heal
from mathom.games.war.rules.facts import (
    AXE_AND_BOW,
    BALROG,
    CARD_DECK,
    DICE_LIMIT,
    DIE_VALUE,
    EYE_VALUE,
    FELLOWSHIP_TILE,
    FLOCKS,
    FREE,
    HOBBITS,
    HORN,
    LAST_BATTLE,
    LAST_STEP,
    LEVEL,
    MITHRIL_COAT,
    OWNER,
    SETTLEMENT,
    SHADOW,
    STAFF,
    STANDARD_TILE,
    STRONGHOLD,
    STRONGHOLDS,
    TILE_KIND,
    TILE_REVEALS,
    TILE_STOPS,
    TILE_VALUE,
    TILES,
    WITCH_KING,
    WORN,
)
from mathom.games.war.rules.hunt.fellowship import (
    Journey,
    SeparateTo,
    begin_journey,
    company_changed,
    in_fellowship,
    leave_fellowship,
    on_mordor_track,
    refill_if_empty,
)
from mathom.games.war.rules.politics.nations import leave_table
from mathom.games.war.rules.state import DRAWN, GOLLUM, IN_POOL, NOWHERE, TABLE, WarState, on_table
from mathom.games.war.rules.vocabulary import (
    ACCEPT,
    DECLINE,
    DRAW_TILE,
    FROM_HAND,
    INVOKE,
    LOSE_GUIDE,
    LOSE_RANDOM,
    RANDOM_CARD,
    RANDOM_COMPANION,
    RELEASE,
    REROLL,
    REVEAL,
    ROLL,
)

# Why a tile is drawn.
BY_HUNT: Final = 0
IN_MORDOR: Final = 1
PATROL: Final = 2
BANE: Final = 3
FOUL_THING: Final = 4
BALROG_TILE: Final = 5
BALROG_AT_REST: Final = 6
BY_STRONGHOLD: Final = 7
BREAKING: Final = 8
SOURCES: Final = [
    "hunt",
    "mordor",
    "patrol",
    "bane",
    "foul-thing",
    "balrog",
    "balrog-at-rest",
    "stronghold",
    "breaking",
]
FUTILE: Final = [PATROL, BANE, FOUL_THING, BREAKING]
"""For these reasons an Eye or a Fellowship tile has no effect."""


def move_fellowship(s: WarState) -> None:
    """Move one step on a track, then resolve the Hunt (rulebook p. 37, "Muovere la Compagnia")."""
    if on_mordor_track(s):
        s.tried = 1
        s.then(DrawTile(IN_MORDOR, s.hunt_shadow + s.hunt_free))
        return
    s.progress = min(LAST_STEP, s.progress + 1)
    s.tell(vocabulary.FELLOWSHIP_MOVED, s.progress)
    hunt(s)


def hunt(s: WarState) -> None:
    """Start a Hunt roll if the Shadow has dice in the Hunt box."""
    if s.hunt_shadow:
        s.then(CallFlocks(s.voice[SHADOW]), HuntRoll())


class DieToHuntBox(Step[WarState]):
    """Put the die that moved the Fellowship into the Hunt box, unless a card prevents it."""

    def run(self, s: WarState) -> None:
        if not on_table(s, LAST_BATTLE):
            s.hunt_free += 1


class CallFlocks(Choice[WarState]):
    """Discard Flocks of Crebain for a better Hunt roll, or not."""

    def options(self, s: WarState) -> list[int]:
        return [INVOKE + FLOCKS, DECLINE] if on_table(s, FLOCKS) else []

    def apply(self, s: WarState, action: int) -> None:
        if action != DECLINE:
            leave_table(s, FLOCKS)
            s.flocks = 1


class HuntRoll(Step[WarState]):
    """Roll the dice of the Hunt box; 6 or more with modifiers succeeds (rulebook p. 41, "Il tiro
    per la Caccia").
    """

    def run(self, s: WarState) -> None:
        s.hunt_bonus = s.hunt_free + s.flocks
        s.flocks = 0
        s.hunt_again = 0
        dice = min(DICE_LIMIT, s.hunt_shadow)
        s.hunt_dice = throw(s, dice)
        s.hunt_found = successes(s.hunt_dice, hunt_on(s))
        s.tell(vocabulary.HUNT_ROLL, dice, s.hunt_found)
        s.then(HuntAgain(s.voice[SHADOW], min(len(spies(s)), dice - s.hunt_found)), EndOfRoll())


def throw(s: WarState, dice: int) -> int:
    """Roll dice, packed into one number with three bits each."""
    packed = 0
    for _ in range(dice):
        packed = packed << 3 | s.roll(ROLL, 6) + 1
    return packed


def hunt_on(s: WarState) -> int:
    """The lowest result that succeeds; a natural 1 always fails."""
    return max(2, 6 - s.hunt_bonus)


def successes(packed: int, lowest: int) -> int:
    found = 0
    while packed > 0:
        found += 1 if packed & 7 >= lowest else 0
        packed >>= 3
    return found


SPIES: Final = ["stronghold", "army", "nazgul"]
"""What can be in the region of the Ring-bearers; each grants a re-roll."""


def spies(s: WarState) -> list[str]:
    """The SPIES present in the region of the Ring-bearers (rulebook p. 41, "Ritirare per la
    Caccia").
    """
    region = s.ring
    if region == NOWHERE:
        return []
    found: list[str] = []
    if SETTLEMENT[region] == STRONGHOLD and controls(s, region, SHADOW):
        found.append(SPIES[0])
    if any(has_army(s, place, SHADOW) for place in places_in(region)):
        found.append(SPIES[1])
    if nazgul_with_ring(s):
        found.append(SPIES[2])
    return found


class HuntAgain(Choice[WarState]):
    """Choose how many failed dice to re-roll (rulebook p. 41, "Ritirare per la Caccia")."""

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most = most

    def options(self, s: WarState) -> list[int]:
        if self.most <= 0:
            return []
        return [*[REROLL + dice for dice in range(self.most, 0, -1)], DECLINE]

    def apply(self, s: WarState, action: int) -> None:
        if action == DECLINE:
            return
        s.hunt_again = throw(s, action - REROLL)
        found = successes(s.hunt_again, hunt_on(s))
        s.hunt_found += found
        s.tell(vocabulary.HUNT_REROLL, action - REROLL, found)

    def why_not(self, s: WarState, action: int) -> IllegalAction:
        return IllegalAction("hunt-rerolls", most=self.most)


class EndOfRoll(Step[WarState]):
    """Draw a tile after at least one success (rulebook p. 41, "Determinare il danno della
    Caccia").
    """

    def run(self, s: WarState) -> None:
        if s.hunt_found:
            s.then(DrawTile(BY_HUNT, s.hunt_found))


def nazgul_with_ring(s: WarState) -> bool:
    if s.ring == NOWHERE:
        return False
    places = places_in(s.ring)
    return s.where[WITCH_KING] in places or any(s.host[p * 2 + SHADOW] >> 30 for p in places)


class DrawTile(Step[WarState]):
    """Prepare the draw of a Hunt tile."""

    def __init__(self, source: int, eye: int) -> None:
        self.source = source
        self.eye = eye

    def run(self, s: WarState) -> None:
        s.invoked = 0
        s.unmasked = 0
        if on_table(s, STAFF):
            s.then(RaiseStaff(s.leading[FREE], self.source, self.eye))
        else:
            s.then(TurnTile(self.source, self.eye))


class RaiseStaff(Choice[WarState]):
    """Discard Wizard's Staff to prevent the draw, or not."""

    def __init__(self, seat: int, source: int, eye: int) -> None:
        super().__init__(seat)
        self.source = source
        self.eye = eye

    def options(self, s: WarState) -> list[int]:
        return [INVOKE + STAFF, DECLINE]

    def apply(self, s: WarState, action: int) -> None:
        if action == DECLINE:
            s.then(TurnTile(self.source, self.eye))
            return
        leave_table(s, STAFF)
        if self.source == IN_MORDOR and not s.rules.staff_holds:
            s.mordor += 1
            s.tell(vocabulary.MORDOR_STEP, s.mordor)
            check_doom(s)


def draw_tile(s: WarState) -> int:
    """Draw a tile and refill the pool when it is empty. The tile being resolved is not drawn, even
    if it was returned.
    """
    refill_if_empty(s)
    bag = [tile for tile in range(len(TILES)) if s.tiles[tile] == IN_POOL and tile != s.tile]
    if not bag:
        return NOWHERE
    drawn = s.draw(DRAW_TILE, bag)
    s.tiles = with_entry(s.tiles, drawn, DRAWN)
    s.tell(vocabulary.TILE_DRAWN, drawn)
    refill_if_empty(s)
    return drawn


class TurnTile(Step[WarState]):
    """Draw a tile. Mithril Coat and Sting may replace it."""

    def __init__(self, source: int, eye: int) -> None:
        self.source = source
        self.eye = eye

    def run(self, s: WarState) -> None:
        s.tile = NOWHERE
        s.tile = draw_tile(s)
        if s.tile == NOWHERE:
            return
        s.source = self.source
        s.eye = self.eye
        s.then(WearMithril(s.leading[FREE]), ReadTile())


class WearMithril(Choice[WarState]):
    """Mithril Coat and Sting: draw another tile instead, or not."""

    def options(self, s: WarState) -> list[int]:
        return [INVOKE + MITHRIL_COAT, DECLINE] if on_table(s, MITHRIL_COAT) else []

    def apply(self, s: WarState, action: int) -> None:
        if action == DECLINE:
            return
        leave_table(s, MITHRIL_COAT)
        s.invoked = 1
        first = s.tile
        second = draw_tile(s)
        if second != NOWHERE:
            s.tiles = with_entry(s.tiles, first, IN_POOL)
            s.tile = second


class ReadTile(Step[WarState]):
    """Apply the tile (rulebook p. 41, "Determinare il danno della Caccia")."""

    def run(self, s: WarState) -> None:
        tile = s.tile
        if is_futile(s, tile):
            s.tell(vocabulary.TILE_VOID, tile)
            return
        s.damage = damage_of(s, tile)
        if s.source == BREAKING:
            s.then(BreakApart(s.leading[FREE], s.damage))
            s.damage = 0
            return
        if s.source == IN_MORDOR:
            climb(s, tile)
        if s.damage > 0:
            s.tell(vocabulary.HUNT_DAMAGE, s.damage)
        if s.source != BANE:
            s.then(InvokeCard(s.leading[FREE]), GuideActs(s.leading[FREE]))
            s.then(TakeCasualty(s.leading[FREE]))
        s.then(UseRing(), ShowFellowship())


def is_futile(s: WarState, tile: int) -> bool:
    """Whether a tile drawn for a card has no effect."""
    if s.source in (BALROG_TILE, BALROG_AT_REST):
        return TILE_VALUE[tile] == EYE_VALUE
    if s.source in FUTILE:
        return TILE_VALUE[tile] == EYE_VALUE or TILE_KIND[tile] == FELLOWSHIP_TILE
    return False


def damage_of(s: WarState, tile: int) -> int:
    """The Hunt damage of a tile; negative damage heals."""
    value = TILE_VALUE[tile]
    if value == EYE_VALUE:
        return s.eye
    if value == DIE_VALUE:
        return s.roll(ROLL, 6) + 1
    if value < 0:
        heal(s, -value)
        return 0
    return value


def climb(s: WarState, tile: int) -> None:
    """On the Mordor track, advance unless the tile has a stop icon."""
    if TILE_STOPS[tile]:
        s.tell(vocabulary.MORDOR_STOPPED)
    else:
        s.mordor += 1
        s.tell(vocabulary.MORDOR_STEP, s.mordor)


class InvokeCard(Choice[WarState]):
    """Use one card in play to reduce the damage (rulebook p. 41, "Effetti della Caccia", 1)."""

    def options(self, s: WarState) -> list[int]:
        if s.damage <= 0 or s.invoked:
            return []
        found = [INVOKE + card for card in (AXE_AND_BOW, HORN) if on_table(s, card)]
        if found:
            found.append(DECLINE)
        return found

    def apply(self, s: WarState, action: int) -> None:
        if action != DECLINE:
            leave_table(s, action - INVOKE)
            s.invoked = 1
            s.damage -= 1


class GuideActs(Choice[WarState]):
    """The Guide may reduce the damage (rulebook p. 41, "Effetti della Caccia", 2). A new Guide may
    act at once.
    """

    def options(self, s: WarState) -> list[int]:
        if s.damage <= 0:
            return []
        if s.guide == GOLLUM:
            hidden = not s.revealed and not s.unmasked and not tile_reveals(s)
            return [REVEAL, DECLINE] if hidden else []
        return [RELEASE, DECLINE] if HOBBITS >> s.guide & 1 else []

    def apply(self, s: WarState, action: int) -> None:
        if action == DECLINE:
            return
        s.damage -= 1
        if action == REVEAL:
            s.unmasked = 1
            return
        part(s, s.guide)
        s.then(GuideActs(self.seat))


def part(s: WarState, who: int) -> None:
    """A Hobbit leaves the Fellowship; in Mordor he is removed from the game."""
    if on_mordor_track(s):
        leave_fellowship(s, 1 << who, NOWHERE)
    else:
        s.then(SeparateTo(s.leading[FREE], 0, 1 << who))


class TakeCasualty(Choice[WarState]):
    """Choose whether to lose a Companion for the damage: the Guide, or one at random (rulebook p.
    42, "Subire una perdita").
    """

    def options(self, s: WarState) -> list[int]:
        if s.damage <= 0 or in_fellowship(s) == 0:
            return []
        if s.source == FOUL_THING:
            return [LOSE_RANDOM]
        return [LOSE_GUIDE, LOSE_RANDOM, DECLINE]

    def apply(self, s: WarState, action: int) -> None:
        if action == DECLINE:
            return
        who = s.guide if action == LOSE_GUIDE else random_companion(s)
        guided = who == s.guide
        s.damage = max(0, s.damage - LEVEL[who])
        lose_companion(s, who)
        # A note in the same section of the rulebook: only a new Guide may act after the loss.
        if guided:
            s.then(GuideActs(self.seat))


def random_companion(s: WarState) -> int:
    mask = in_fellowship(s)
    return s.draw(RANDOM_COMPANION, [who for who in range(7) if mask >> who & 1])


def lose_companion(s: WarState, who: int) -> None:
    """Eliminate a Companion of the Fellowship. Outside Mordor, a Hobbit separates instead."""
    if HOBBITS >> who & 1 and not on_mordor_track(s):
        s.then(SeparateTo(s.leading[FREE], 0, 1 << who))
    else:
        remove_character(s, who)
        company_changed(s)
    s.then(WornDown(s.voice[SHADOW]))


class WornDown(Choice[WarState]):
    """Worn with Sorrow and Toil: the Shadow may also discard a character card of the Free Peoples,
    one in play or a random one from the hand.
    """

    def options(self, s: WarState) -> list[int]:
        if not on_table(s, WORN):
            return []
        found = [INVOKE + card for card in character_cards_on_table(s)]
        if hand_size(s, s.leading[FREE], 0):
            found.append(FROM_HAND)
        if found:
            found.append(DECLINE)
        return found

    def apply(self, s: WarState, action: int) -> None:
        if action == DECLINE:
            return
        if action != FROM_HAND:
            leave_table(s, action - INVOKE)
            return
        seat = s.leading[FREE]
        bag = [card for card in hand(s, seat) if CARD_DECK[card] == 0]
        discard_face_down(s, seat, s.draw(RANDOM_CARD, bag))


def character_cards_on_table(s: WarState) -> list[int]:
    """The character cards of the Free Peoples in play."""
    return [card for card in range(len(s.place)) if s.place[card] == 4 * TABLE]


class UseRing(Step[WarState]):
    """The remaining damage becomes corruption (rulebook p. 42, "Usare l'Anello")."""

    def run(self, s: WarState) -> None:
        left = s.damage
        s.damage = 0
        add_corruption(s, left)


def tile_reveals(s: WarState) -> bool:
    """Whether the tile reveals the Fellowship. Gollum as the Guide prevents it for numbered
    standard tiles.
    """
    if not TILE_REVEALS[s.tile] or s.source == BALROG_AT_REST:
        return False
    numbered = TILE_KIND[s.tile] == STANDARD_TILE and TILE_VALUE[s.tile] != EYE_VALUE
    return not (s.guide == GOLLUM and numbered)


class ShowFellowship(Step[WarState]):
    """Reveal the Fellowship after all other effects (rulebook p. 41, "Effetti della Caccia", 4)."""

    def run(self, s: WarState) -> None:
        seen = tile_reveals(s) or s.unmasked == 1
        s.unmasked = 0
        s.tile = NOWHERE
        if s.source == IN_MORDOR:
            check_doom(s)
        if seen and not s.revealed:
            reveal(s)


def reveal(s: WarState) -> None:
    """Reveal the Fellowship and trace its path from the last known position."""
    s.revealed = 1
    fellowship_seen(s)
    if on_mordor_track(s):
        return
    begin_journey(s)
    s.then(Journey(s.leading[FREE], s.progress, 1), Revealed())


class Revealed(Step[WarState]):
    """After the path: the Balrog, then a tile for each stronghold of the Shadow."""

    def run(self, s: WarState) -> None:
        s.progress = 0
        s.tell(vocabulary.REVEALED, s.ring)
        s.then(BalrogWakes(s.voice[SHADOW], 0))
        for walls in range(len(STRONGHOLDS)):
            region = STRONGHOLDS[walls]
            if s.journey >> walls & 1 and OWNER[region] == SHADOW and controls(s, region, SHADOW):
                s.then(DrawTile(BY_STRONGHOLD, 0))


class BalrogWakes(Choice[WarState]):
    """On a path through Moria, discard the Balrog card for a tile, or not."""

    def __init__(self, seat: int, rest: int) -> None:
        super().__init__(seat)
        self.rest = rest

    def options(self, s: WarState) -> list[int]:
        return [INVOKE + BALROG, DECLINE] if s.through_moria and on_table(s, BALROG) else []

    def apply(self, s: WarState, action: int) -> None:
        if action != DECLINE:
            leave_table(s, BALROG)
            s.then(DrawTile(BALROG_AT_REST if self.rest else BALROG_TILE, 0))


class BreakApart(Choice[WarState]):
    """The Breaking of the Fellowship: choose the Companions who must leave."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, s: WarState) -> list[int]:
        if self.left <= 0:
            return []
        mask = in_fellowship(s)
        return [vocabulary.NAME + who for who in range(7) if mask >> who & 1]

    def apply(self, s: WarState, action: int) -> None:
        place = NOWHERE if on_mordor_track(s) else garrison_place(s, s.ring, FREE)
        leave_fellowship(s, 1 << (action - vocabulary.NAME), place)
        s.then(BreakApart(self.seat, self.left - 1))


class AcceptLure(Choice[WarState]):
    """Lure of the Ring: take the Companion's level as corruption, or lose him."""

    def __init__(self, seat: int, who: int) -> None:
        super().__init__(seat)
        self.who = who

    def options(self, s: WarState) -> list[int]:
        return [vocabulary.CORRUPT, ACCEPT]

    def apply(self, s: WarState, action: int) -> None:
        if action == vocabulary.CORRUPT:
            add_corruption(s, LEVEL[self.who])
        else:
            lose_companion(s, self.who)
