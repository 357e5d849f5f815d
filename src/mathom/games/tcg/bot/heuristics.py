"""Heuristics for every choice: a player who considers only the immediate result of an action. They
also play the long trials that guide the search.

Most actions are tried on a copy of the state: the same heuristics answer the questions that follow,
nobody responds, and the resulting position is evaluated. Assigning minions, moving again and
discarding have heuristics of their own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mathom.engine.step import Step, decider, refresh
from mathom.games.tcg.bot.evaluation import evaluate, spare
from mathom.games.tcg.bot.foresight import (
    cost_of_moving,
    minions_to_play,
    shadow_number_ahead,
)
from mathom.games.tcg.bot.skirmish_estimate import Assault
from mathom.games.tcg.rules import derived
from mathom.games.tcg.rules.abilities.ability_types import BEARER, Carry
from mathom.games.tcg.rules.abilities.operations.draw_decks import Sink
from mathom.games.tcg.rules.abilities.operations.tokens import Count, HealSome
from mathom.games.tcg.rules.abilities.phase_actions import (
    Act,
)
from mathom.games.tcg.rules.abilities.timing import (
    Answer,
)
from mathom.games.tcg.rules.costs import may_bear
from mathom.games.tcg.rules.decks import BringDeck, BuildDeck
from mathom.games.tcg.rules.facts import (
    ALLY,
    BORNE,
    COMPANION,
    EVENT,
    MINION,
    MINION_SITE,
    SHADOW,
    SIDE,
    SITES,
    STRENGTH,
    TITLE,
    TYPE,
    UNIQUE,
    VITALITY,
)
from mathom.games.tcg.rules.setup import Bidding, ChooseCompanion, TakePlace
from mathom.games.tcg.rules.state import DEAD_PILE, NOTHING, SKIRMISH, TcgState
from mathom.games.tcg.rules.turn.combat import AssignDefender, AssignMinion, ChooseFight, TakeArrows
from mathom.games.tcg.rules.turn.phases import FellowshipAct, ShadowAct
from mathom.games.tcg.rules.turn.reconcile import HAND_SIZE, Reconcile
from mathom.games.tcg.rules.turn.regroup import MoveOn
from mathom.games.tcg.rules.vocabulary import (
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
    is_discard,
    is_play,
)

Heuristic = Callable[[TcgState, Any, int], int]
"""Chooses an action for a step, at a depth of trials."""

DEEPEST: Final = 2
"""The depth to which nested choices are tried; deeper ones take the first option."""

MOST_ANSWERS: Final = 40
"""The number of answers after which a trial is evaluated as it stands."""

WORTH_DOING: Final = 0.002
"""How much better than passing an action must look. An action that changes nothing is never taken,
so nobody acts forever."""


WORTH_TRYING: Final = 0.02
"""How much worse than passing a minion may look if none is on the table."""


def heuristic_action(s: TcgState) -> int:
    """The action that the heuristics choose."""
    return choose(s, 0)


def worth_searching(s: TcgState) -> bool:
    """Whether a choice deserves a search: what to play, when to move."""
    step: Step[Any] = s.agenda[-1]
    return len(s.offers) > 1 and isinstance(step, (FellowshipAct, ShadowAct, Act, MoveOn))


def choose(s: TcgState, depth: int) -> int:
    """The heuristic choice inside a trial; nested choices beyond a depth are not tried."""
    offers = s.offers
    if len(offers) == 1 or depth > DEEPEST:
        return offers[0]
    step: Step[Any] = s.agenda[-1]
    heuristic = HEURISTICS.get(type(step))
    return best_of(s, offers, depth) if heuristic is None else heuristic(s, step, depth)


def best_of(s: TcgState, options: list[int], depth: int) -> int:
    """The option that leads to the position with the best value."""
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
    """The value of the position for a seat after an action."""
    after = s.clone()
    carry_out(after, action)
    settle(after, depth + 1)
    return value(after, seat)


def carry_out(s: TcgState, action: int) -> None:
    """Like `play` in a trial. The options of the next choice are not computed if it surely asks and
    is not answered by them: there the position is only evaluated, or the seat passes."""
    step: Step[Any] = s.agenda[-1]
    step.decide(s, action, -1)
    while s.outcome is None:
        following: Step[Any] = s.agenda[-1]
        if surely_asks(s, following) or following.proceed(s):
            return


def surely_asks(s: TcgState, step: Step[Any]) -> bool:
    """Whether a step is a choice between actions that can always be declined. In a Shadow phase
    nobody is asked who can do nothing, which his cards in hand may hide."""
    if isinstance(step, (Act, Answer, FellowshipAct)):
        return True
    return isinstance(step, ShadowAct) and len(s.held(step.seat)) > 0


def value(s: TcgState, seat: int) -> float:
    """The value of an ending, or the evaluation of a position."""
    ending = s.outcome
    if ending is None:
        return evaluate(s, seat)
    return 1.0 if seat in ending.winners else 0.0


def settle(s: TcgState, depth: int) -> None:
    """Answer the questions of an action until the next independent choice; nobody responds."""
    for _ in range(MOST_ANSWERS):
        if s.outcome is not None:
            return
        step: Step[Any] = s.agenda[-1]
        if isinstance(step, Answer):
            carry_out(s, PASS)
        elif stands_alone(step):
            return
        else:
            carry_out(s, choose(s, depth))


def stands_alone(step: Step[Any]) -> bool:
    """Whether a choice is independent, not part of another action."""
    if isinstance(step, (AssignDefender, AssignMinion)):
        return step.minion == NOTHING
    return isinstance(
        step,
        (FellowshipAct, ShadowAct, Act, TakeArrows, ChooseFight, MoveOn, Reconcile, HealSome),
    )


def act(s: TcgState, step: Act, depth: int) -> int:
    """A phase action, if it is better than none. In a skirmish both are judged by its result when
    nobody does anything more: whoever loses it can still answer, so nobody need act before."""
    seat = step.seat
    fight = s.phase == SKIRMISH and s.fighter != NOTHING
    best = PASS
    best_value = value_fought(s, PASS, seat, depth) if fight else evaluate(s, seat)
    best_value += WORTH_DOING
    for action in without_copies(s):
        if action != PASS:
            found = (
                value_fought(s, action, seat, depth)
                if fight
                else value_after(s, action, seat, depth)
            )
            if found > best_value:
                best = action
                best_value = found
    if best == PASS and fight and depth == 0 and len(s.offers) > 2 and loses(s, seat):
        return first_of_two(s, seat, best_value + WORTH_DOING)
    return best


def without_copies(s: TcgState) -> list[int]:
    """The offers, without those that do with a card in hand what the offer before does with another
    copy of it. Both have the same value, to the last digit: the copies stand side by side among the
    cards of the seat, so whoever goes through these finds the same cards in the same order."""
    found: list[int] = []
    before = NOTHING
    for action in s.offers:
        if before == NOTHING or not same_use(s, before, action):
            found.append(action)
        before = action
    return found


def same_use(s: TcgState, one: int, other: int) -> bool:
    """Whether two actions play, or discard, neighbouring copies of the same card in hand."""
    if is_play(one) and is_play(other):
        i, j = s.where(one - PLAY), s.where(other - PLAY)
    elif is_discard(one) and is_discard(other):
        i, j = s.where(one - DISCARD), s.where(other - DISCARD)
    else:
        return False
    for k in range(i, j):
        if s.cards[k] != s.cards[j]:
            return False
    return i < j


def value_fought(s: TcgState, action: int, seat: int, depth: int) -> float:
    """The value for a seat after an action and the end of the skirmish, if nobody acts again."""
    after = s.clone()
    carry_out(after, action)
    settle(after, depth + 1)
    let_fight(after, s.fighter, NOTHING, depth)
    return value(after, seat)


def let_fight(s: TcgState, fighter: int, until: int, depth: int) -> None:
    """Everybody passes, until a seat is asked or the skirmish is over."""
    for _ in range(MOST_PASSES):
        if s.outcome is not None or s.fighter != fighter:
            return
        step: Step[Any] = s.agenda[-1]
        if not isinstance(step, Act) or step.seat == until:
            return
        carry_out(s, PASS)
        settle(s, depth + 1)


MOST_PASSES: Final = 6


def loses(s: TcgState, seat: int) -> bool:
    """Whether the side of a seat loses the skirmish as it stands."""
    margin = derived.strength(s, s.fighter)
    for j in derived.facing(s, s.fighter):
        margin -= derived.strength(s, j)
    return margin <= 0 if seat == s.turn else margin > 0


def first_of_two(s: TcgState, seat: int, least: float) -> int:
    """The first of two actions that together change a skirmish, or PASS."""
    best = PASS
    for action in without_copies(s):
        if action == PASS:
            continue
        after = s.clone()
        carry_out(after, action)
        settle(after, 1)
        let_fight(after, s.fighter, seat, 0)
        if after.outcome is not None or decider(after) != seat or after.fighter != s.fighter:
            continue
        refresh(after)
        for second in without_copies(after):
            if second != PASS:
                found = value_fought(after, second, seat, 1)
                if found > least:
                    best = action
                    least = found
    return best


def use_time(s: TcgState, step: FellowshipAct | ShadowAct, depth: int) -> int:
    """The fellowship or Shadow action that improves the position, or the end of the phase."""
    seat = step.seat
    idle = s.offers[-1]
    if depth == 0 and isinstance(step, ShadowAct):
        found = minions_to_play(s)
        if found != NOTHING:
            return found
    best = idle
    best_value = evaluate(s, seat) + WORTH_DOING
    for action in without_copies(s):
        if action != idle:
            worth = value_after(s, action, seat, depth)
            if worth > best_value:
                best = action
                best_value = worth
    if best == idle and isinstance(step, ShadowAct) and not derived.minions(s):
        return some_minion(s, seat, idle, depth)
    return best


def some_minion(s: TcgState, seat: int, idle: int, depth: int) -> int:
    """The best minion that can be played: the fellowship must not move on for nothing. `idle` if
    there is none, or if each costs more than it threatens."""
    best = idle
    best_value = evaluate(s, seat) - WORTH_TRYING
    for action in without_copies(s):
        if is_play(action) and TYPE[s.cards[s.where(action - PLAY)]] == MINION:
            found = value_after(s, action, seat, depth)
            if found > best_value:
                best = action
                best_value = found
    return best


def defend(s: TcgState, step: AssignDefender, depth: int) -> int:
    """Assign minions so that the skirmishes cost the least."""
    assault = Assault(s)
    assault.defend_best(s)
    if step.minion == NOTHING:
        last = DONE
        for k in range(len(assault.minions)):
            if assault.against[k] != NOTHING:
                last = ASSIGN + s.codes[assault.minions[k]]
                if assault.sides[assault.against[k]].who != s.bearer[s.turn]:
                    return last
        return last
    for k in range(len(assault.minions)):
        if assault.minions[k] == step.minion and assault.against[k] != NOTHING:
            chosen = CHOOSE + s.codes[assault.sides[assault.against[k]].who]
            return chosen if chosen in s.offers else s.offers[0]
    return s.offers[0]


def attack(s: TcgState, step: AssignMinion, depth: int) -> int:
    """Assign further minions where they do the most damage."""
    assault = Assault(s)
    assault.attack_best(s)
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


def next_fight(s: TcgState, step: ChooseFight, depth: int) -> int:
    """The skirmish that looks best for the fellowship: winning it may help in the others."""
    best = s.offers[0]
    most = -999
    for action in s.offers:
        i = s.where(action - FIGHT)
        margin = derived.strength(s, i)
        for j in s.table:
            if s.foe[j] == i:
                margin -= derived.strength(s, j)
        if margin > most:
            best = action
            most = margin
    return best


def reconcile(s: TcgState, step: Reconcile, depth: int) -> int:
    """Exchange the least useful card for a new one; keep what will probably be needed."""
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


KEPT: Final = 0.8
"""A card that is less useful than this is exchanged for a new one, one card a turn."""

CROWDED: Final = 0.06
"""How much less useful each card is of a side that fills more than half of the hand."""

USELESS: Final = 0.0
REFUSED: Final = 0.1
"""The usefulness of an item that could have been played in this turn and was not."""

UNBEARABLE: Final = 0.3
MINION_USE: Final = 0.35
PER_MINION_STRENGTH: Final = 0.03
FREE_EVENT: Final = 0.5
SHADOW_EVENT: Final = 0.9
SUPPORT: Final = 0.55
FRIEND: Final = 0.8
BEARABLE: Final = 0.75
"""The usefulness of an item that a character in play can bear."""

HEALING: Final = 0.95
"""The usefulness of a card that heals a companion when it is discarded in the fellowship phase."""


def use_of(s: TcgState, i: int, seat: int) -> float:
    """How useful a card in hand still is, from 0 to 1."""
    card = s.cards[i]
    kind = TYPE[card]
    if kind in (COMPANION, ALLY):
        return use_of_friend(s, i, seat)
    if kind == MINION:
        late = max(0, MINION_SITE[card] - s.place[s.turn] - 2)
        return MINION_USE + PER_MINION_STRENGTH * STRENGTH[card] - 0.05 * late
    if kind == EVENT:
        return SHADOW_EVENT if SIDE[card] == SHADOW else FREE_EVENT
    if UNIQUE[card] and in_play_already(s, i, seat):
        return USELESS
    if BORNE[card] and SIDE[card] != SHADOW:
        if not has_bearer(s, i, seat):
            return UNBEARABLE
        return REFUSED if seat == s.turn else BEARABLE
    return SUPPORT


def has_bearer(s: TcgState, i: int, seat: int) -> bool:
    """Whether a character of the seat can bear a card, now or in the seat's next turn."""
    wanted = BEARER[s.cards[i]]
    if wanted is None:
        return True
    c = Carry(0, 0, seat, i)
    return any(s.owner[j] == seat and wanted.ok(s, j, c) and may_bear(s, j, i) for j in s.table)


def use_of_friend(s: TcgState, i: int, seat: int) -> float:
    """The usefulness of a companion or ally: a dead one cannot be played again, a copy of one in
    play can heal it."""
    card = s.cards[i]
    if UNIQUE[card]:
        for j in s.cards_of(seat):
            if s.zone[j] == DEAD_PILE and TITLE[s.cards[j]] == TITLE[card]:
                return USELESS
        if wounded_copy(s, i, seat):
            return HEALING
        if in_play_already(s, i, seat):
            return 0.4
    return FRIEND + 0.01 * VITALITY[card]


def wounded_copy(s: TcgState, i: int, seat: int) -> bool:
    """Whether a character with the same title is in play and wounded."""
    title = TITLE[s.cards[i]]
    for j in s.table:
        if s.owner[j] == seat and s.wounds[j] > 0 and TITLE[s.cards[j]] == title:
            return True
    return False


def in_play_already(s: TcgState, i: int, seat: int) -> bool:
    """Whether a card with the same title is in play."""
    title = TITLE[s.cards[i]]
    return any(s.owner[j] == seat and TITLE[s.cards[j]] == title for j in s.table)


NEARLY_THERE: Final = 2
"""An opponent may win in the next turn, because two moves are possible."""

TEMPO: Final = 0.8
"""What a move is worth that need not be made in the next turn."""

BEHIND: Final = 0.2
"""How much more for each site that an opponent is ahead."""

URGENT: Final = 3.0
"""How much more if an opponent may win in the next turn."""

LAST: Final = 4.0
"""How much more for the move that wins the game if the fellowship survives it."""

WEARY: Final = 1.0
"""A fellowship that can bear less than this waits for the cards of its next turn."""

LAST_WEARY: Final = -1.0
"""The same before the last site."""


def move_or_stay(s: TcgState, step: MoveOn, depth: int) -> int:
    return MOVE if moves_on(s) else STAY


def moves_on(s: TcgState) -> bool:
    """Whether to move again: if the fellowship is not weary and it costs little more than moving in
    the next turn, when the minions and the twilight of this turn are gone. An opponent who is about
    to win is no reason to move into certain death: he may fail as well."""
    here = s.number()
    last = here + 1 == SITES
    if endurance(s) < (LAST_WEARY if last else WEARY):
        return False
    ahead = max([s.place[seat] for seat in s.shadows()], default=here)
    hurry = TEMPO + BEHIND * max(0, ahead - here)
    if ahead + NEARLY_THERE >= SITES:
        hurry += URGENT
    if last:
        hurry += LAST
    twilight = shadow_number_ahead(s) + len(derived.companions(s))
    now = cost_of_moving(s, s.twilight + twilight, True)
    return now - cost_of_moving(s, twilight, False) < hurry


def endurance(s: TcgState) -> float:
    """How much the fellowship can still bear: about 1 for each healthy companion."""
    total = 0.0
    for i in derived.companions(s):
        total += (0.15 if i == s.bearer[s.turn] else 0.3) * (spare(s, i) - 1)
    return total - 0.1 * s.burdens[s.turn]


def spot_most_or_least(s: TcgState, step: Count, depth: int) -> int:
    return best_of(s, [s.offers[0], s.offers[-1]], depth)


def first_option(s: TcgState, step: Step[Any], depth: int) -> int:
    return s.offers[0]


def any_starter(s: TcgState, step: BringDeck, depth: int) -> int:
    """Any starter deck."""
    decks = [action for action in s.offers if action != BUILD]
    return decks[s.below(len(decks))]


def any_card(s: TcgState, step: BuildDeck, depth: int) -> int:
    """Any card, until the deck is complete."""
    return DONE if s.offers[-1] == DONE else s.offers[s.below(len(s.offers))]


def small_bid(s: TcgState, step: Bidding, depth: int) -> int:
    return BID + s.below(min(2, len(s.offers)))


def best_companion(s: TcgState, step: ChooseCompanion, depth: int) -> int:
    """The strongest companion that can join, or the end of the choice."""
    best = DONE
    most = 0
    for action in s.offers:
        if is_play(action):
            card = s.cards[s.where(action - PLAY)]
            if STRENGTH[card] + VITALITY[card] > most:
                most = STRENGTH[card] + VITALITY[card]
                best = action
    return best


HEURISTICS: Final[dict[type[Step[Any]], Heuristic]] = {
    BringDeck: any_starter,
    BuildDeck: any_card,
    Bidding: small_bid,
    TakePlace: first_option,
    ChooseCompanion: best_companion,
    FellowshipAct: use_time,
    ShadowAct: use_time,
    Act: act,
    AssignDefender: defend,
    AssignMinion: attack,
    ChooseFight: next_fight,
    MoveOn: move_or_stay,
    Reconcile: reconcile,
    Count: spot_most_or_least,
    Sink: first_option,
}
"""The heuristic of each choice; other choices try all options."""
