"""Rules of thumb for every choice: how somebody plays who thinks no further than what an action
does at once. Played on for many turns they guide the search.

Most actions are tried on a copy of the table: whatever they ask for is answered in the same way,
nobody else answers, and the position is judged. Assigning minions, moving on and discarding have
rules of their own.
"""

from __future__ import annotations

from typing import Any, Final

from mathom.engine.step import Step, decider, play
from mathom.games.tcg import table
from mathom.games.tcg.ability import Carry
from mathom.games.tcg.clash import Assault, menace
from mathom.games.tcg.combat import AssignDefender, AssignMinion, ChooseFight, TakeArrows
from mathom.games.tcg.costs import bearers
from mathom.games.tcg.decks import BringDeck, BuildDeck
from mathom.games.tcg.deeds.draw_decks import Sink
from mathom.games.tcg.deeds.tokens import Count, HealSome
from mathom.games.tcg.facts import (
    ALLY,
    BORNE,
    COMPANION,
    EVENT,
    MINION,
    MINION_SITE,
    SHADOW,
    SHADOW_NUMBER,
    SIDE,
    SITES,
    STRENGTH,
    TITLE,
    TYPE,
    UNIQUE,
    VITALITY,
)
from mathom.games.tcg.judgement import judge, spare
from mathom.games.tcg.reconciling import HAND_SIZE, Reconcile
from mathom.games.tcg.regrouping import MoveOn
from mathom.games.tcg.setup import Bidding, ChooseCompanion, TakePlace
from mathom.games.tcg.state import DEAD_PILE, NOTHING, TcgState
from mathom.games.tcg.timing import Act, Answer
from mathom.games.tcg.turn import FellowshipAct, ShadowAct
from mathom.games.tcg.words import (
    ASSIGN,
    BID,
    BUILD,
    CHOOSE,
    DISCARD,
    DONE,
    FIGHT,
    MOVE,
    PASS,
    PLAY,
    STAY,
    USE,
)

DEEPEST: Final = 2
"""How deep choices within choices are tried; below that the first option is taken."""

MOST_ANSWERS: Final = 40
"""After how many answers a trial is judged as it stands."""

WORTH_DOING: Final = 0.002
"""An action must look better than doing nothing by so much: what changes nothing is never done,
so that nobody acts for ever."""


def habit(s: TcgState) -> int:
    """What is done now by rules of thumb."""
    return choose(s, 0)


def weighty(s: TcgState) -> bool:
    """Whether more than rules of thumb should be spent on a choice: what to play, when to move."""
    step: Step[Any] = s.agenda[-1]
    return len(s.offers) > 1 and isinstance(step, (FellowshipAct, ShadowAct, Act, MoveOn))


def choose(s: TcgState, depth: int) -> int:
    """The same within trials, where choices deep down are not tried any more."""
    offers = s.offers
    if len(offers) == 1 or depth > DEEPEST:
        return offers[0]
    step: Step[Any] = s.agenda[-1]
    if isinstance(step, Act):
        return act(s, step, depth)
    if isinstance(step, (FellowshipAct, ShadowAct)):
        return use_time(s, step.seat, depth)
    if isinstance(step, AssignDefender):
        return defend(s, step)
    if isinstance(step, AssignMinion):
        return attack(s, step)
    if isinstance(step, Reconcile):
        return reconcile(s, step)
    if isinstance(step, MoveOn):
        return MOVE if moves_on(s) else STAY
    if isinstance(step, ChooseFight):
        return next_fight(s)
    if isinstance(step, Count):
        return best_of(s, [offers[0], offers[-1]], depth)
    if isinstance(step, Sink):
        return offers[0]
    if prepares(step):
        return prepare(s, step)
    return best_of(s, offers, depth)


def best_of(s: TcgState, options: list[int], depth: int) -> int:
    """The option after which the position looks best."""
    seat = decider(s)
    best = options[0]
    most = -1.0
    for action in options:
        found = value_after(s, action, seat, depth)
        if found > most:
            best = action
            most = found
    return best


def value_after(s: TcgState, action: int, seat: int, depth: int) -> float:
    """How the position looks for a seat when an action has been carried out."""
    after = s.clone()
    play(after, action, seat)
    settle(after, depth + 1)
    return value(after, seat)


def value(s: TcgState, seat: int) -> float:
    """The worth of an ending, or the judgement of a position."""
    ending = s.outcome
    if ending is None:
        return judge(s, seat)
    return 1.0 if seat in ending.winners else 0.0


def settle(s: TcgState, depth: int) -> None:
    """Answer what an action asks for until the next choice that stands by itself; nobody answers
    to it."""
    for _ in range(MOST_ANSWERS):
        if s.outcome is not None:
            return
        step: Step[Any] = s.agenda[-1]
        if isinstance(step, Answer):
            play(s, PASS)
        elif stands_alone(step):
            return
        else:
            play(s, choose(s, depth))


def stands_alone(step: Step[Any]) -> bool:
    """Whether a choice is no part of carrying out another."""
    if isinstance(step, (Act, FellowshipAct, ShadowAct, ChooseFight, MoveOn, Reconcile)):
        return True
    if isinstance(step, (AssignDefender, AssignMinion)):
        return step.minion == NOTHING
    return isinstance(step, (TakeArrows, HealSome))


def act(s: TcgState, step: Act, depth: int) -> int:
    """An action of the phase, if it is better than none. Where everybody else has passed, to pass
    is to let the skirmish be decided."""
    seat = step.seat
    if step.passes + 1 >= len(s.seats_in_play()):
        best_value = value_after(s, PASS, seat, depth)
    else:
        best_value = judge(s, seat)
    best = PASS
    best_value += WORTH_DOING
    for action in s.offers:
        if action != PASS:
            found = value_after(s, action, seat, depth)
            if found > best_value:
                best = action
                best_value = found
    return best


def use_time(s: TcgState, seat: int, depth: int) -> int:
    """A fellowship or Shadow action that makes the position better, or else the end of it."""
    idle = s.offers[-1]
    best = idle
    best_value = judge(s, seat) + WORTH_DOING
    for action in s.offers:
        if action != idle:
            found = value_after(s, action, seat, depth)
            if found > best_value:
                best = action
                best_value = found
    return best


def defend(s: TcgState, step: AssignDefender) -> int:
    """Assign minions so that the skirmishes cost least."""
    assault = Assault(s)
    assault.defend(s)
    assault.improve(s)
    if step.minion == NOTHING:
        for k in range(len(assault.minions)):
            if assault.against[k] != NOTHING:
                return ASSIGN + s.codes[assault.minions[k]]
        return DONE
    for k in range(len(assault.minions)):
        if assault.minions[k] == step.minion and assault.against[k] != NOTHING:
            chosen = CHOOSE + s.codes[assault.sides[assault.against[k]].who]
            return chosen if chosen in s.offers else s.offers[0]
    return s.offers[0]


def attack(s: TcgState, step: AssignMinion) -> int:
    """Add minions where they hurt most."""
    assault = Assault(s)
    assault.attack(s)
    for k in range(len(assault.minions)):
        if assault.against[k] == NOTHING:
            continue
        if step.minion == assault.minions[k]:
            chosen = CHOOSE + s.codes[assault.sides[assault.against[k]].who]
            return chosen if chosen in s.offers else s.offers[0]
        if step.minion == NOTHING:
            action = ASSIGN + s.codes[assault.minions[k]]
            if action in s.offers:
                return action
    return s.offers[0]


def next_fight(s: TcgState) -> int:
    """The skirmish that looks best for the fellowship: what it wins may help in the others."""
    best = s.offers[0]
    most = -999
    for action in s.offers:
        i = s.where[action - FIGHT]
        margin = table.strength(s, i)
        for j in s.table:
            if s.foe[j] == i:
                margin -= table.strength(s, j)
        if margin > most:
            best = action
            most = margin
    return best


def reconcile(s: TcgState, step: Reconcile) -> int:
    """Discard what is of least use; keep everything that may still serve."""
    worst = DONE
    least = KEPT if s.offers[-1] == DONE else 9.0
    held = s.held(step.seat)
    shadow = 0
    for i in held:
        if SIDE[s.cards[i]] == SHADOW:
            shadow += 1
    for i in held:
        many = shadow if SIDE[s.cards[i]] == SHADOW else len(held) - shadow
        found = use_of(s, i, step.seat) - CROWDED * max(0, many - HAND_SIZE // 2)
        if found < least:
            least = found
            worst = DISCARD + s.codes[i]
    return worst


KEPT: Final = 0.45
CROWDED: Final = 0.06
USELESS: Final = 0.0


def use_of(s: TcgState, i: int, seat: int) -> float:
    """How much use a card in hand is still of, from 0 to 1."""
    card = s.cards[i]
    kind = TYPE[card]
    if kind in (COMPANION, ALLY):
        return use_of_friend(s, i, seat)
    if kind == MINION:
        late = max(0, MINION_SITE[card] - s.place[s.turn] - 2)
        return 0.35 + 0.03 * STRENGTH[card] - 0.05 * late
    if kind == EVENT:
        return 0.5
    if UNIQUE[card] and in_play_already(s, i, seat):
        return USELESS
    if BORNE[card] and SIDE[card] != SHADOW and not bearers(s, i, seat, Carry(0, 0, seat, i)):
        return 0.3
    return 0.55


def use_of_friend(s: TcgState, i: int, seat: int) -> float:
    """A companion or ally: dead ones never come back, one who is here can be healed by a copy."""
    card = s.cards[i]
    if UNIQUE[card]:
        for j in s.cards_of(seat):
            if s.zone[j] == DEAD_PILE and TITLE[s.cards[j]] == TITLE[card]:
                return USELESS
        if in_play_already(s, i, seat):
            return 0.4
    return 0.8 + 0.01 * VITALITY[card]


def in_play_already(s: TcgState, i: int, seat: int) -> bool:
    """Whether a card of the same title is in play."""
    title = TITLE[s.cards[i]]
    return any(s.owner[j] == seat and TITLE[s.cards[j]] == title for j in s.table)


FIT: Final = 2.5
BOLD: Final = 0.5
LAST_MOVES: Final = 1


def moves_on(s: TcgState) -> bool:
    """Whether to move again: if another would win before, or if the fellowship can bear it."""
    ahead = 0
    for seat in s.shadows():
        ahead = max(ahead, s.place[seat])
    here = s.number()
    if ahead + LAST_MOVES >= SITES and ahead >= here:
        return True
    strain = menace(s) + 0.05 * twilight_ahead(s)
    return strength_left(s) + BOLD * max(0, ahead - here) > FIT * strain


def twilight_ahead(s: TcgState) -> int:
    """How much twilight there will be after another move; a site that is not known yet has the
    Shadow number of an average one."""
    site = s.path[s.number() + 1]
    number = SHADOW_NUMBER[s.cards[site]] if site != NOTHING else s.number()
    return s.twilight + number + len(table.companions(s))


def strength_left(s: TcgState) -> float:
    """How much the fellowship can still take, about one for each companion in good health."""
    total = 0.0
    for i in table.companions(s):
        total += (0.15 if i == s.bearer[s.turn] else 0.3) * (spare(s, i) - 1)
    return total - 0.1 * s.burdens[s.turn]


def prepares(step: Step[Any]) -> bool:
    """Whether a choice belongs to the set-up."""
    return isinstance(step, (BringDeck, BuildDeck, Bidding, TakePlace, ChooseCompanion))


def prepare(s: TcgState, step: Step[Any]) -> int:
    """Before the first turn: any starter deck, a small bid, the first place, strong companions."""
    offers = s.offers
    if isinstance(step, BringDeck):
        decks = [action for action in offers if action != BUILD]
        return decks[s.below(len(decks))]
    if isinstance(step, BuildDeck):
        return DONE if offers[-1] == DONE else offers[s.below(len(offers))]
    if isinstance(step, Bidding):
        return BID + s.below(min(2, len(offers)))
    if isinstance(step, ChooseCompanion):
        return best_companion(s)
    return offers[0]


def best_companion(s: TcgState) -> int:
    """The strongest companion that may join, or none."""
    best = DONE
    most = 0
    for action in s.offers:
        if PLAY <= action < USE:
            card = s.cards[s.where[action - PLAY]]
            if STRENGTH[card] + VITALITY[card] > most:
                most = STRENGTH[card] + VITALITY[card]
                best = action
    return best
