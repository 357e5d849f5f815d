"""Using the action dice (rulebook p. 19, "Usare i dadi azione").

The Elven Rings (p. 21, "Gli anelli elfici").
"""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import IllegalAction
from mathom.engine.step import Choice
from mathom.games.war.rules.armies.attack import ARMY_ATTACK, CHARACTER_ATTACK, AttackFrom
from mathom.games.war.rules.armies.movement import (
    ARMY_MARCH,
    CHARACTER_MARCH,
    MARCH_ORDERS,
    MarchFrom,
    tired,
    use_nations,
)
from mathom.games.war.rules.board import on_map, unconquered
from mathom.games.war.rules.cards.events import (
    after_event_die,
    begin_card,
    why_not_play,
)
from mathom.games.war.rules.cards.hands import (
    discard_face_down,
    draw_from,
    hand,
)
from mathom.games.war.rules.facts import (
    ARMY,
    ARMY_MUSTER,
    BOMBADIL,
    BOROMIR,
    CARD_DECK,
    CARD_ICON,
    CARDS,
    CHARACTER,
    CHARACTERS,
    CITY,
    COMPANIONS,
    DECKS,
    DWARVES,
    ELVES,
    EREBOR,
    EVENT,
    EYE,
    FACES,
    FOLLY,
    FREE,
    GANDALF,
    GIMLI,
    GONDOR,
    LEGOLAS,
    MINAS_TIRITH,
    MOUTH,
    MUSTER,
    NATION_OF,
    NATIONS,
    PALANTIR,
    POWER_TOO_GREAT,
    REGION_AT,
    SEAT_MINIONS,
    SEAT_NATIONS,
    SETTLEMENT,
    SHADOW,
    STRIDER,
    STRONGHOLD,
    WILL,
)
from mathom.games.war.rules.hunt.fellowship import (
    begin_separation,
    hide,
    in_fellowship,
    on_mordor_track,
)
from mathom.games.war.rules.hunt.hunt import DieToHuntBox, move_fellowship
from mathom.games.war.rules.politics.characters import (
    CompanionsFrom,
    MoveMinions,
    can_move_companions,
)
from mathom.games.war.rules.politics.muster import (
    EnterPlay,
    MusterFigure,
    VoiceCalls,
    can_muster,
    can_voice_recruit,
    can_voice_upgrade,
    entry_places,
    voice_upgrade,
)
from mathom.games.war.rules.politics.nations import (
    BY_COMPANION,
    BY_MUSTER,
    advance,
    at_war,
    can_advance,
    leave_table,
    may_muster,
)
from mathom.games.war.rules.state import NOWHERE, WarState, on_table
from mathom.games.war.rules.vocabulary import (
    ATTACK,
    BANISH,
    BRING,
    DISCARD_CARD,
    DRAW,
    HIDE,
    MARCH,
    MOVE_COMPANIONS,
    MOVE_FELLOWSHIP,
    MOVE_MINIONS,
    MUSTER_TROOPS,
    PLAY,
    POLITICS,
    SEPARATE,
    VOICE_RECRUIT,
    VOICE_UPGRADE,
)


def has_ring(s: WarState, side: int) -> bool:
    """Whether a side still has an Elven Ring and has not used one this turn."""
    left = s.rings_free if side == FREE else s.rings_shadow
    return left > 0 and not s.rings_used >> side & 1


INTO_FACES: Final[list[list[int]]] = [
    [CHARACTER, MUSTER, EVENT, ARMY_MUSTER],
    [CHARACTER, ARMY, MUSTER, EVENT, ARMY_MUSTER, EYE],
]


def spend_ring(s: WarState, side: int) -> None:
    """The Free Peoples pass a used ring to the Shadow; the Shadow removes it from the game."""
    s.rings_used |= 1 << side
    if side == FREE:
        s.rings_free -= 1
        s.rings_shadow += 1
    else:
        s.rings_shadow -= 1


def shows(face: int, result: int) -> bool:
    """Whether a die face counts as a result."""
    if face in (result, WILL):
        return True
    return face == ARMY_MUSTER and result in (ARMY, MUSTER)


def as_army(s: WarState, seat: int, face: int) -> bool:
    """Whether a die counts as an army result. Once per turn the Mouth of Sauron turns a muster
    result into one.
    """
    if shows(face, ARMY):
        return True
    speaks = on_map(s, MOUTH) and not s.messenger and SEAT_MINIONS[s.rules.seats][seat] >> MOUTH & 1
    return bool(speaks) and shows(face, MUSTER)


def fellowship_uses(s: WarState, face: int, found: list[int]) -> None:
    """Add the uses of a character result for the Fellowship. With Strider as the Guide any result
    hides it.
    """
    swords = shows(face, CHARACTER)
    if swords and not s.revealed:
        found.append(MOVE_FELLOWSHIP)
    if s.revealed and (swords or s.guide == STRIDER):
        found.append(HIDE)
    if swords and not on_mordor_track(s) and in_fellowship(s):
        found.append(SEPARATE)
    if swords and can_move_companions(s):
        found.append(MOVE_COMPANIONS)


def muster_uses(s: WarState, seat: int, found: list[int]) -> None:
    if can_muster(s, seat):
        found.append(MUSTER_TROOPS)
    if s.side_of(seat) == SHADOW:
        if can_voice_recruit(s, seat):
            found.append(VOICE_RECRUIT)
        if can_voice_upgrade(s, seat):
            found.append(VOICE_UPGRADE)


def may_sway(s: WarState, seat: int, nation: int) -> bool:
    """Whether a seat may advance a nation with a muster result."""
    own = SEAT_NATIONS[s.rules.seats][seat] & ~tired(s, seat)
    return own >> nation & 1 == 1 and may_muster(s, nation)


def swayable(s: WarState, seat: int) -> int:
    """The nations that a Companion's ability can advance with any result, as bits."""
    found = 0
    for who, nation in ((LEGOLAS, ELVES), (GIMLI, DWARVES), (BOROMIR, GONDOR)):
        if on_map(s, who) and can_advance(s, nation) and at_home(s, who, nation):
            found |= 1 << nation
    return found & ~tired(s, seat)


def at_home(s: WarState, who: int, nation: int) -> bool:
    """Whether a Companion stands where his ability to advance his nation applies."""
    region = REGION_AT[s.where[who]]
    if who == GIMLI:
        return region == EREBOR and unconquered(s, EREBOR)
    least = STRONGHOLD if who == LEGOLAS else CITY
    return NATION_OF[region] == nation and SETTLEMENT[region] >= least and unconquered(s, region)


def bring_uses(s: WarState, seat: int, face: int, found: list[int]) -> None:
    """Add the characters who can enter play with this die."""
    if s.side_of(seat) == FREE:
        if face == WILL:
            found += [BRING + who for who in (GANDALF, STRIDER) if entry_places(s, who)]
    elif shows(face, MUSTER):
        own = SEAT_MINIONS[s.rules.seats][seat]
        for who in range(COMPANIONS, len(CHARACTERS)):
            if own >> who & 1 and entry_places(s, who):
                found.append(BRING + who)


def plays(s: WarState, seat: int, face: int, card: int) -> bool:
    """Whether a die can play a card: its icon matches, or the result is an event."""
    if shows(face, EVENT) or shows(face, CARD_ICON[card]):
        return True
    return CARD_ICON[card] == ARMY and as_army(s, seat, face)


def banishable(s: WarState, seat: int, face: int) -> list[int]:
    """The enemy cards in play that this die can discard."""
    found: list[int] = []
    if s.side_of(seat) == SHADOW:
        for card in (POWER_TOO_GREAT, BOMBADIL):
            if on_table(s, card) and prices(s, seat, ARMY) and prices(s, seat, CHARACTER):
                found.append(card)
        return found
    if on_table(s, PALANTIR) and (face == WILL or has_ring(s, FREE)):
        found.append(PALANTIR)
    if on_table(s, FOLLY) and (face == WILL or hope_of_gondor(s)):
        found.append(FOLLY)
    return found


def prices(s: WarState, seat: int, icon: int) -> list[int]:
    """The cards in hand that can pay for discarding an enemy card: an army card and a character
    card.
    """
    if icon == CHARACTER:
        return [card for card in hand(s, seat) if CARD_ICON[card] == CHARACTER]
    return [
        card
        for card in hand(s, seat)
        if CARD_ICON[card] == ARMY or (s.rules.strategy_pays and CARD_DECK[card] == 3)
    ]


def hope_of_gondor(s: WarState) -> bool:
    """Whether Gandalf or Aragorn is in Minas Tirith."""
    for who in (GANDALF, STRIDER):
        if on_map(s, who) and REGION_AT[s.where[who]] == MINAS_TIRITH:
            if who == GANDALF or s.crowned:
                return True
    return False


def use_die(s: WarState, seat: int, face: int, action: int) -> None:
    army = shows(face, ARMY)
    if action == MOVE_FELLOWSHIP:
        move_fellowship(s)
        s.then(DieToHuntBox())
    elif action == HIDE:
        hide(s)
    elif action == SEPARATE:
        begin_separation(s, seat, 0)
    elif action == MOVE_COMPANIONS:
        s.then(CompanionsFrom(seat, 0, 7))
    elif action == MOVE_MINIONS:
        s.then(MoveMinions(seat, 0))
    elif action in (MARCH, ATTACK):
        if not army and face != CHARACTER:
            s.messenger = 1
            army = True
        send_army(s, seat, army, action)
    elif action == MUSTER_TROOPS:
        s.then(MusterFigure(seat, 0, NOWHERE))
    elif action == VOICE_RECRUIT:
        s.then(VoiceCalls(seat, 0))
    elif action == VOICE_UPGRADE:
        voice_upgrade(s)
    elif POLITICS <= action < POLITICS + len(NATIONS):
        sway(s, seat, action - POLITICS)
    elif BRING <= action < BRING + len(CHARACTERS):
        s.then(EnterPlay(seat, action - BRING))
    elif DRAW <= action < DRAW + len(DECKS):
        draw_from(s, seat, action - DRAW)
    elif PLAY <= action < PLAY + len(CARDS):
        if CARD_ICON[action - PLAY] == ARMY and face == MUSTER:
            s.messenger = 1
        begin_card(s, seat, action - PLAY)
        if shows(face, EVENT):
            after_event_die(s, seat, action - PLAY)
    elif BANISH <= action < BANISH + len(CARDS):
        banish(s, seat, face, action - BANISH)


def send_army(s: WarState, seat: int, army: bool, action: int) -> None:
    if action == MARCH:
        order = ARMY_MARCH if army else CHARACTER_MARCH
        s.then(MarchFrom(seat, order, MARCH_ORDERS[order].armies))
    else:
        s.then(AttackFrom(seat, ARMY_ATTACK if army else CHARACTER_ATTACK, 0))


def sway(s: WarState, seat: int, nation: int) -> None:
    """Advance a nation on the political track, by a Companion's ability if one applies."""
    by_word = s.side_of(seat) == FREE and swayable(s, seat) >> nation & 1 == 1
    advance(s, nation, BY_COMPANION if by_word else BY_MUSTER)
    use_nations(s, seat, 1 << nation)


def banish(s: WarState, seat: int, face: int, card: int) -> None:
    """Discard an enemy card that is in play, and pay its price."""
    leave_table(s, card)
    if s.side_of(seat) == SHADOW:
        s.then(PayCard(seat, ARMY), PayCard(seat, CHARACTER))
    elif card == PALANTIR and face != WILL:
        spend_ring(s, FREE)


class PayCard(Choice[WarState]):
    """Choose the card to discard as the price for an enemy card."""

    def __init__(self, seat: int, icon: int) -> None:
        super().__init__(seat)
        self.icon = icon

    def options(self, s: WarState) -> list[int]:
        return [DISCARD_CARD + card for card in prices(s, self.seat, self.icon)]

    def obvious(self, s: WarState) -> bool:
        """The number of matching cards in the hand is secret."""
        return False

    def secret(self, s: WarState, action: int) -> bool:
        return True

    def apply(self, s: WarState, action: int) -> None:
        discard_face_down(s, self.seat, action - DISCARD_CARD)


def why_not_use(s: WarState, seat: int, face: int, action: int) -> IllegalAction:
    if PLAY <= action < PLAY + len(CARDS):
        return why_not_play(s, seat, action - PLAY)
    if POLITICS <= action < POLITICS + len(NATIONS):
        return why_not_sway(s, seat, face, action - POLITICS)
    if action == MOVE_FELLOWSHIP and s.revealed:
        return IllegalAction("fellowship-revealed")
    if action == HIDE and not s.revealed:
        return IllegalAction("fellowship-hidden")
    if action == SEPARATE and shows(face, CHARACTER) and on_mordor_track(s):
        return IllegalAction("nobody-leaves-in-mordor")
    if action in (MARCH, ATTACK) and (as_army(s, seat, face) or shows(face, CHARACTER)):
        led = not as_army(s, seat, face)
        return IllegalAction("no-led-army-can" if led else "no-army-can")
    if action == MUSTER_TROOPS and shows(face, MUSTER):
        own = [n for n in range(len(NATIONS)) if SEAT_NATIONS[s.rules.seats][seat] >> n & 1]
        if not any(at_war(s, nation) for nation in own):
            return IllegalAction("no-nation-at-war")
        return IllegalAction("nobody-to-recruit")
    if BRING <= action < BRING + len(CHARACTERS) and may_bring(s, seat, face, action - BRING):
        return IllegalAction("cannot-enter-play", character=CHARACTERS[action - BRING])
    return IllegalAction("die-cannot-do-that", die=FACES[face])


def may_bring(s: WarState, seat: int, face: int, who: int) -> bool:
    """Whether the die is right for a character and the seat commands that character."""
    if s.side_of(seat) == FREE:
        return who in (GANDALF, STRIDER) and face == WILL
    return SEAT_MINIONS[s.rules.seats][seat] >> who & 1 == 1 and shows(face, MUSTER)


def why_not_sway(s: WarState, seat: int, face: int, nation: int) -> IllegalAction:
    if not SEAT_NATIONS[s.rules.seats][seat] >> nation & 1:
        return IllegalAction("nation-of-another", nation=NATIONS[nation])
    if s.politics[nation] == 0:
        return IllegalAction("already-at-war", nation=NATIONS[nation])
    if not can_advance(s, nation):
        return IllegalAction("nation-passive", nation=NATIONS[nation])
    if not shows(face, MUSTER):
        return IllegalAction("die-cannot-do-that", die=FACES[face])
    if not may_muster(s, nation):
        return IllegalAction("nation-threatened", nation=NATIONS[nation])
    return IllegalAction("nation-used-last")
