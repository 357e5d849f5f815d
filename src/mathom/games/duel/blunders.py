"""Blunders of Duel: what a good player would never do, found in records."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mathom.blunders import Decision, Detector
from mathom.engine.step import decider, play
from mathom.games.duel.rules.chapters import TakeTurn
from mathom.games.duel.rules.conquest import Manoeuvre, PlaceUnits
from mathom.games.duel.rules.costs import card_price
from mathom.games.duel.rules.ending import RACES_TO_WIN, races_supporting, regions_present
from mathom.games.duel.rules.facts import (
    CARD_COLOR,
    CARD_FACTS,
    CARDS,
    COLORS,
    DISCARD_INCOME,
    QUEST_LENGTH,
    REGIONS,
    TILES,
)
from mathom.games.duel.rules.state import LAYOUT, OFFERED, DuelState, other
from mathom.games.duel.rules.vocabulary import DECLINE, DISCARD, DONE, MARCH, PLACE, PLAY, TAKE, TO

YELLOW: Final = COLORS.index("yellow")
CARD_COINS_GIVEN: Final = [
    sum(effect["amount"] for effect in card["effects"] if effect["op"] == "coins")
    for card in CARD_FACTS
]

MOST_POSITIONS: Final = 4000
"""A turn is searched no further than this."""

CHANCES: Final = tuple(range(1, 17))
"""Seeds: a win that all of them allow counts as certain. A win by three of four draws passes four
seeds in every third case, and sixteen in one of a hundred."""

DuelDetector = Detector[DuelState]
DuelDecision = Decision[DuelState]


def begins_turn(s: DuelState) -> bool:
    """Whether a seat is about to take a card or a tile."""
    return s.outcome is None and isinstance(s.agenda[-1], TakeTurn)


def may_win_soon(s: DuelState, seat: int) -> bool:
    """Whether a turn could win at all: the searches below are not worth their time otherwise."""
    return (
        s.quest[seat] >= QUEST_LENGTH - 7
        or races_supporting(s, seat) >= RACES_TO_WIN - 2
        or regions_present(s, seat) >= 4
    )


def wins_with(s: DuelState, seat: int, first: list[int]) -> bool:
    """Whether one of these actions certainly wins in this turn, however chance falls."""
    return any(all(wins_if(s, seat, action, chance) for chance in CHANCES) for action in first)


def wins_if(s: DuelState, seat: int, action: int, chance: int) -> bool:
    """Whether a seat can win in this turn, beginning with an action, if chance falls like this."""
    fallen = s.clone()
    fallen.reseed(chance)
    return can_finish(after(fallen, action), seat, [MOST_POSITIONS])


def after(s: DuelState, action: int) -> DuelState:
    """The position after an action."""
    found = s.clone()
    play(found, action)
    return found


def can_finish(s: DuelState, seat: int, budget: list[int]) -> bool:
    """Whether a seat can win with the choices that are left in its turn."""
    if s.outcome is not None:
        return s.outcome.winners == (seat,)
    budget[0] -= 1
    if begins_turn(s) or decider(s) != seat or budget[0] < 0:
        return False
    return any(can_finish(after(s, action), seat, budget) for action in s.offers)


def ends_of_turn(s: DuelState, seat: int, budget: list[int]) -> Iterator[DuelState]:
    """The positions in which a turn can end."""
    budget[0] -= 1
    if budget[0] < 0:
        return
    if s.outcome is not None or decider(s) != seat or begins_turn(s):
        yield s
        return
    for action in s.offers:
        yield from ends_of_turn(after(s, action), seat, budget)


class MissedWin(DuelDetector):
    id = "missed-win"
    what = "A turn that could win the game at once does not win it."
    why = "The game should be over."
    excused = "No cards and choices of this turn win; then it is no opportunity."

    def __init__(self) -> None:
        super().__init__()
        self.pending: tuple[int, int] | None = None

    def see(self, decision: DuelDecision) -> None:
        s = decision.before
        if begins_turn(s):
            self.pending = None
            if may_win_soon(s, decision.seat) and wins_with(s, decision.seat, decision.offers):
                self.pending = (decision.number, decision.seat)
        ending = decision.after.outcome
        if self.pending is not None and (ending is not None or begins_turn(decision.after)):
            number, seat = self.pending
            self.judge(number, seat, ending is None or seat not in ending.winners)
            self.pending = None


def visible(s: DuelState) -> set[int]:
    """The actions with cards and tiles that everybody sees, whoever takes them."""
    cards = [card for card in range(len(CARDS)) if s.place[card] == LAYOUT]
    tiles = [tile for tile in range(len(TILES)) if s.tiles[tile] == OFFERED]
    return {PLAY + card for card in cards} | {TAKE + tile for tile in tiles}


def threatens(s: DuelState, seat: int, seen: set[int]) -> bool:
    """Whether a seat that is to take its turn wins with something that could be foreseen."""
    if s.outcome is not None:
        return seat in s.outcome.winners
    if not begins_turn(s) or decider(s) != seat or not may_win_soon(s, seat):
        return False
    return wins_with(s, seat, [action for action in s.offers if action in seen])


class AllowedWin(DuelDetector):
    id = "allowed-win"
    what = "The opponent is left with cards in sight that win at once, and the turn could stop it."
    why = "The game is lost in the next turn."
    excused = (
        "No turn would have stopped it, or the winning card was face down; then it is no "
        "opportunity."
    )

    def __init__(self) -> None:
        super().__init__()
        self.start: DuelDecision | None = None

    def see(self, decision: DuelDecision) -> None:
        if begins_turn(decision.before):
            self.start = decision
        start = self.start
        if start is None or not begins_turn(decision.after):
            return
        self.start = None
        seat = start.seat
        enemy = other(seat)
        s = decision.after
        if decider(s) != enemy or not may_win_soon(s, enemy):
            return
        seen = visible(start.before)
        if threatens(s, enemy, seen):
            if self.could_stop(start.before, seat, seen):
                self.judge(start.number, seat, True)
        elif threatens_now(start.before, enemy, seen):
            self.judge(start.number, seat, False)

    def could_stop(self, s: DuelState, seat: int, seen: set[int]) -> bool:
        """Whether some turn leaves the opponent without a win in sight."""
        budget = [MOST_POSITIONS]
        for action in s.offers:
            for end in ends_of_turn(after(s, action), seat, budget):
                if not threatens(end, other(seat), seen):
                    return True
        return False


def threatens_now(s: DuelState, enemy: int, seen: set[int]) -> bool:
    """Whether the opponent would win at once if it were his turn: then it had to be stopped."""
    turned = s.clone()
    turned.active = enemy
    turned.agenda[-1] = TakeTurn(enemy)
    offers = [action for action in TakeTurn(enemy).options(turned) if action in seen]
    turned.offers = offers
    return may_win_soon(turned, enemy) and wins_with(turned, enemy, offers)


class YellowDiscarded(DuelDetector):
    id = "yellow-discarded"
    what = "A card is discarded for coins although playing it costs nothing and gives more coins."
    why = "The coins are lost, and the card may not come back."
    excused = "Playing the card is not free, or gives no more than discarding it."

    def see(self, decision: DuelDecision) -> None:
        s = decision.before
        if not begins_turn(s):
            return
        played = decision.chose(PLAY, len(CARDS))
        if not played and not decision.chose(DISCARD, len(CARDS)):
            return
        card = decision.action - (PLAY if played else DISCARD)
        if CARD_COLOR[card] == YELLOW and card_price(s, decision.seat, card) == 0:
            if CARD_COINS_GIVEN[card] > DISCARD_INCOME[s.chapter]:
                self.judge(decision.number, decision.seat, not played)


def presence(s: DuelState, seat: int) -> tuple[int, int]:
    """In how many regions a seat and its opponent are present."""
    return regions_present(s, seat), regions_present(s, other(seat))


def gain(s: DuelState, action: int, seat: int) -> int:
    """How many regions more than the opponent a seat gains by an action."""
    own, enemy = presence(s, seat)
    own_after, enemy_after = presence(after(s, action), seat)
    return own_after - own - (enemy_after - enemy)


class IdleUnits(DuelDetector):
    id = "idle-units"
    what = "Units are placed where they change nothing although another region would be won."
    why = "Regions decide the game after the last chapter, and seven of them win it at once."
    excused = "The units strengthen a region that the seat holds with a single unit."

    def see(self, decision: DuelDecision) -> None:
        s = decision.before
        if not isinstance(s.agenda[-1], PlaceUnits) or not decision.chose(PLACE, len(REGIONS)):
            return
        places = [action for action in decision.offers if action != DECLINE]
        best = max(gain(s, action, decision.seat) for action in places)
        if best <= 0 or len(places) < 2:
            return
        idle = gain(s, decision.action, decision.seat) <= 0
        guards = s.units[(decision.action - PLACE) * 2 + decision.seat] == 1
        self.judge(decision.number, decision.seat, idle and not guards)


class LostPresence(DuelDetector):
    id = "lost-presence"
    what = "A unit marches out of a region that is lost by it, and no other region is won."
    why = "One region less, for nothing."
    excused = "The march wins a region, takes one from the opponent, or wins the game."

    def __init__(self) -> None:
        super().__init__()
        self.origin: DuelDecision | None = None

    def see(self, decision: DuelDecision) -> None:
        if decision.chose(MARCH, len(REGIONS)):
            self.origin = decision
        elif decision.chose(TO, len(REGIONS)) and self.origin is not None:
            start = self.origin
            self.origin = None
            ending = decision.after.outcome
            if ending is None:
                own, enemy = presence(start.before, start.seat)
                own_after, enemy_after = presence(decision.after, start.seat)
                lost = own_after < own and enemy_after >= enemy
                self.judge(start.number, start.seat, lost)


class IdleMarch(DuelDetector):
    id = "idle-march"
    what = "A march changes no region although another one would win a region."
    why = "The march is spent, and the region is left to the opponent."
    excused = "The march removes units of the opponent."

    def __init__(self) -> None:
        super().__init__()
        self.origin: DuelDecision | None = None

    def see(self, decision: DuelDecision) -> None:
        if decision.chose(MARCH, len(REGIONS)):
            self.origin = decision
        elif decision.chose(TO, len(REGIONS)) and self.origin is not None:
            start, self.origin = self.origin, None
            best = best_march(start.before, start.seat)
            if best <= 0 or decision.after.outcome is not None:
                return
            own, enemy = presence(start.before, start.seat)
            own_after, enemy_after = presence(decision.after, start.seat)
            fought = (
                decision.after.supply[other(start.seat)] > start.before.supply[other(start.seat)]
            )
            gained = own_after - own - (enemy_after - enemy)
            self.judge(start.number, start.seat, gained <= 0 and not fought)


def best_march(s: DuelState, seat: int) -> int:
    """The most regions that one march can gain."""
    best = -9
    for origin in [action for action in s.offers if MARCH <= action < MARCH + len(REGIONS)]:
        going = after(s, origin)
        own, enemy = presence(s, seat)
        for target in going.offers:
            if TO <= target < TO + len(REGIONS):
                own_after, enemy_after = presence(after(going, target), seat)
                best = max(best, own_after - own - (enemy_after - enemy))
    return best


class SparedEnemy(DuelDetector):
    id = "spared-enemy"
    what = "A manoeuvre ends although it could still take a region from the opponent."
    why = "The removal was paid for and is not used."
    excused = "No removal or march that is left takes a region; then it is no opportunity."

    def see(self, decision: DuelDecision) -> None:
        s = decision.before
        if not isinstance(s.agenda[-1], Manoeuvre) or DONE not in decision.offers:
            return
        others = [
            action
            for action in decision.offers
            if action != DONE and not MARCH <= action < MARCH + len(REGIONS)
        ]
        if any(gain(s, action, decision.seat) > 0 for action in others):
            self.judge(decision.number, decision.seat, decision.action == DONE)


class DeclinedUnits(DuelDetector):
    id = "declined-units"
    what = "Free units are declined although they would win a region."
    why = "Nothing is paid for them."
    excused = "They would win no region; then it is no opportunity."

    def see(self, decision: DuelDecision) -> None:
        s = decision.before
        if not isinstance(s.agenda[-1], PlaceUnits) or DECLINE not in decision.offers:
            return
        places = [action for action in decision.offers if action != DECLINE]
        if any(gain(s, action, decision.seat) > 0 for action in places):
            self.judge(decision.number, decision.seat, decision.action == DECLINE)


DUEL_BLUNDERS: Final = [
    MissedWin,
    AllowedWin,
    YellowDiscarded,
    IdleUnits,
    LostPresence,
    IdleMarch,
    SparedEnemy,
    DeclinedUnits,
]
