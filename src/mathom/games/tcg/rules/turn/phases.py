"""The start of a turn, the Fellowship phase (rulebook p. 18, "Fase della Compagnia"), movement (p.
22, "Muovere la tua Compagnia") and the Shadow phase (p. 23, "Fase dell'Ombra")."""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import IllegalAction
from mathom.engine.state import with_entry
from mathom.engine.step import Choice, Step
from mathom.games.tcg.rules import derived, vocabulary
from mathom.games.tcg.rules.abilities.ability_types import (
    ARRIVES,
    LEAVES,
    MOD_SHADOW_NUMBER,
    MOVES,
    PHASE_ENDS,
    PHASE_STARTS,
    TURN_STARTS,
    Carry,
)
from mathom.games.tcg.rules.abilities.operations.tokens import HealSome
from mathom.games.tcg.rules.abilities.phase_actions import (
    not_an_action,
    perhaps_in_play,
    phase_actions,
    use_action,
)
from mathom.games.tcg.rules.abilities.timing import (
    Raise,
)
from mathom.games.tcg.rules.cards import PlayCard, note_move_limit, put_on
from mathom.games.tcg.rules.costs import bearers, playable, price
from mathom.games.tcg.rules.facts import (
    ALLY,
    ARTIFACT,
    CODES,
    COMPANION,
    EVENT,
    HOMES,
    LABEL_BITS,
    LEFT_ARROW,
    POSSESSION,
    SANCTUARY,
    SHADOW_NUMBER,
    SIDE,
    TITLE,
    TYPE,
    UNIQUE,
)
from mathom.games.tcg.rules.refusals import known_card, not_from_hand, not_playable
from mathom.games.tcg.rules.state import (
    DISCARD_PILE,
    FELLOWSHIP,
    NOTHING,
    REGROUP,
    SHADOWS,
    UNTIL_PHASE,
    TcgState,
)
from mathom.games.tcg.rules.turn.combat import Combat
from mathom.games.tcg.rules.turn.reconcile import Reconcile
from mathom.games.tcg.rules.turn.regroup import BeginRegroup, end_turn
from mathom.games.tcg.rules.turn.sites import leave_taken_homes, play_site
from mathom.games.tcg.rules.turn.wounds import die_of_wounds, heal, may_heal, move_card
from mathom.games.tcg.rules.vocabulary import (
    CHOOSE,
    DISCARD,
    MOVE,
    PASS,
    PLAY,
    TRANSFER,
    is_discard,
    is_play,
    is_transfer,
    is_use,
)

SANCTUARY_HEALS: Final = 5


class Turns(Step[TcgState]):
    """Start the turn of the next player clockwise; this step is the bottom of the agenda. If a
    player lost, the others finish that turn: they reconcile first (Losing the game: rulebook p. 33,
    "Perdere la partita")."""

    def run(self, s: TcgState) -> None:
        gone = s.lost[s.turn] == 1
        if gone and s.phase != REGROUP:
            enter_phase(s, REGROUP, s.turn)
            for seat in s.shadows():
                s.then(Reconcile(seat, 1))
            s.then(Turns())
            return
        if gone or s.moves > 0:
            end_turn(s)
            at = s.order.index(s.turn)
            players = len(s.order)
            later = [s.order[(at + k) % players] for k in range(1, players + 1)]
            s.turn = next(seat for seat in later if s.lost[seat] == 0)
        s.then(BeginTurn(), Turns())


class BeginTurn(Step[TcgState]):
    """Empty the twilight pool, then resolve the triggers of the start of a turn."""

    def run(self, s: TcgState) -> None:
        s.tell(vocabulary.TURN_BEGINS, s.turn)
        s.twilight = 0
        s.moves = 0
        s.moved_to = 0
        s.taken = 0
        s.worn = 0
        enter_phase(s, FELLOWSHIP, s.turn)
        leave_taken_homes(s)
        note_move_limit(s)
        if LABEL_BITS[s.cards[s.site()]] & SANCTUARY:
            s.then(HealSome(s.turn, SANCTUARY_HEALS))
        s.then(
            Raise(TURN_STARTS, NOTHING),
            Raise(PHASE_STARTS, NOTHING, NOTHING, FELLOWSHIP),
            FellowshipAct(s.turn),
        )


def enter_phase(s: TcgState, phase: int, seat: int) -> None:
    s.phase = phase
    s.actor = seat
    s.tell(vocabulary.PHASE_BEGINS, phase, seat)


class FellowshipAct(Choice[TcgState]):
    """Use fellowship actions in any order; then the fellowship must move."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: TcgState) -> list[int]:
        held = s.held(self.seat)
        found = [PLAY + s.codes[i] for i in held if playable(s, i, self.seat, 0)]
        found += phase_actions(s, self.seat)
        found += [DISCARD + s.codes[i] for i in held if heals(s, i) != NOTHING]
        if s.rules.deluxe:
            found += [TRANSFER + s.codes[i] for i in s.table if receivers(s, i)]
        found.append(MOVE)
        return found

    def obvious(self, s: TcgState) -> bool:
        return False

    def apply(self, s: TcgState, action: int) -> None:
        if action == MOVE:
            s.then(Leg())
            return
        if is_use(action) or is_event(s, action):
            use_action(s, self.seat, action)
        elif is_play(action):
            s.then(PlayCard(s.where(action - PLAY), self.seat, 0))
        elif is_transfer(action):
            s.then(Transfer(self.seat, s.where(action - TRANSFER)))
        else:
            discard_to_heal(s, s.where(action - DISCARD))
        s.then(FellowshipAct(self.seat))

    def why_not(self, s: TcgState, action: int) -> IllegalAction:
        if action == PASS:
            return IllegalAction("tcg-must-move")
        if is_transfer(action) and s.rules.deluxe:
            return transfer_refusal(s, action - TRANSFER)
        if is_discard(action):
            held = not_from_hand(s, self.seat, action - DISCARD)
            return held or IllegalAction("tcg-heals-nobody", card=CODES[action - DISCARD])
        return play_refusal(s, self.seat, action)


def play_refusal(s: TcgState, seat: int, action: int) -> IllegalAction:
    """Why a card cannot be played, or an ability cannot be used, in a phase in which all kinds of
    cards are played."""
    i = known_card(s, action - PLAY) if is_play(action) else NOTHING
    if i == NOTHING or s.owner[i] != seat or TYPE[s.cards[i]] == EVENT:
        return not_an_action(s, seat, action)
    return not_playable(s, seat, action - PLAY)


def is_event(s: TcgState, action: int) -> bool:
    """Whether an action plays an event."""
    if not is_play(action):
        return False
    return TYPE[s.cards[s.where(action - PLAY)]] == EVENT


def heals(s: TcgState, i: int) -> int:
    """The wounded unique companion or ally that discarding this card would heal, or -1."""
    card = s.cards[i]
    if TYPE[card] not in (COMPANION, ALLY):
        return NOTHING
    for j in s.table:
        other = s.cards[j]
        if s.owner[j] == s.owner[i] and TITLE[other] == TITLE[card] and UNIQUE[other]:
            if TYPE[other] in (COMPANION, ALLY) and may_heal(s, j):
                return j
    return NOTHING


def discard_to_heal(s: TcgState, i: int) -> None:
    """Discard a card with the same title to heal a unique character."""
    healed = heals(s, i)
    move_card(s, i, DISCARD_PILE)
    s.tell(vocabulary.DISCARDED, s.codes[i])
    heal(s, healed)


def receivers(s: TcgState, i: int) -> list[int]:
    """The characters to which the Free Peoples player can transfer a possession or artifact."""
    card = s.cards[i]
    host = s.host[i]
    if s.owner[i] != s.turn or host == NOTHING or TYPE[card] not in (POSSESSION, ARTIFACT):
        return []
    if SIDE[card] != 0 or s.owner[host] != s.turn:
        return []
    found = bearers(s, i, s.turn, Carry(0, 0, s.turn, i))
    return [j for j in found if j != host and may_give(s, host, j)]


def transfer_refusal(s: TcgState, code: int) -> IllegalAction:
    """Why a card cannot be transferred: no companion or ally of the player bears it, or nobody can
    take it."""
    i = known_card(s, code)
    host = NOTHING if i == NOTHING or s.owner[i] != s.turn else s.host[i]
    if host == NOTHING or s.owner[host] != s.turn or TYPE[s.cards[i]] not in (POSSESSION, ARTIFACT):
        return IllegalAction("tcg-not-transferable", card=CODES[code])
    return IllegalAction("tcg-nobody-takes", card=CODES[code])


def may_give(s: TcgState, giver: int, taker: int) -> bool:
    """Whether a transfer is allowed: between companions, between allies of one home, or between a
    companion and an ally at home."""
    a = s.cards[giver]
    b = s.cards[taker]
    if TYPE[a] == COMPANION and TYPE[b] == COMPANION:
        return True
    if TYPE[a] == ALLY and TYPE[b] == ALLY:
        return any(home in HOMES[b] for home in HOMES[a])
    ally = a if TYPE[a] == ALLY else b
    return s.number() in HOMES[ally]


class Transfer(Choice[TcgState]):
    """Choose the new bearer of a transferred card; its cost is paid again."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, s: TcgState) -> list[int]:
        return [CHOOSE + s.codes[j] for j in receivers(s, self.card)]

    def apply(self, s: TcgState, action: int) -> None:
        old = s.host[self.card]
        cost = price(s, self.card, 0)
        put_on(s, self.card, s.where(action - CHOOSE))
        s.tell(vocabulary.TRANSFERRED, self.seat, s.codes[self.card], action - CHOOSE)
        if cost > 0:
            s.twilight += cost
            s.tell(vocabulary.TWILIGHT_ADDED, cost, s.twilight)
        die_of_wounds(s, old)


class Leg(Step[TcgState]):
    """One move of the fellowship, with everything up to the next move."""

    def run(self, s: TcgState) -> None:
        s.then(Move(), EndMovePhase(), BeginShadows(), EndShadows(), BeginRegroup(), NextLeg())


class NextLeg(Step[TcgState]):
    """Another move, if the Free Peoples player has chosen it."""

    def run(self, s: TcgState) -> None:
        if s.again:
            s.again = 0
            s.then(Leg())


class EndMovePhase(Step[TcgState]):
    """End the phase in which the fellowship moved."""

    def run(self, s: TcgState) -> None:
        s.then(Raise(PHASE_ENDS, NOTHING), ForgetMove())


class ForgetMove(Step[TcgState]):
    """Remove the effects that lasted for that phase."""

    def run(self, s: TcgState) -> None:
        s.moved_to = 0
        s.end_effects(UNTIL_PHASE)


class Move(Step[TcgState]):
    """Move to the next site (How to move: rulebook p. 22, "Come muovere")."""

    def run(self, s: TcgState) -> None:
        number = s.number()
        following = number + 1
        if s.path[following] == NOTHING:
            play_site(s, site_player(s, number), following)
        s.moves += 1
        s.then(
            Raise(LEAVES, s.path[number], NOTHING, number),
            Arrive(),
        )


def site_player(s: TcgState, number: int) -> int:
    """The Shadow player to whom the arrow of the site being left points."""
    shadows = s.shadows()
    return shadows[-1] if LEFT_ARROW[s.cards[s.path[number]]] else shadows[0]


class Arrive(Step[TcgState]):
    """Put the marker on the new site."""

    def run(self, s: TcgState) -> None:
        s.place = with_entry(s.place, s.turn, s.place[s.turn] + 1)
        site = s.site()
        s.moved_to = s.number()
        s.tell(vocabulary.MOVED, s.turn, s.codes[site])
        note_move_limit(s)
        s.then(
            Raise(MOVES, NOTHING, NOTHING, s.phase),
            Raise(ARRIVES, site, NOTHING, s.number()),
            AddTwilight(),
        )


class AddTwilight(Step[TcgState]):
    """Add twilight for the site's Shadow number and for each companion."""

    def run(self, s: TcgState) -> None:
        site = s.site()
        number = max(0, SHADOW_NUMBER[s.cards[site]] + derived.modified(s, MOD_SHADOW_NUMBER, site))
        added = number + len(derived.companions(s))
        s.twilight += added
        s.tell(vocabulary.TWILIGHT_ADDED, added, s.twilight)


class BeginShadows(Step[TcgState]):
    """One Shadow phase for each Shadow player, from the right."""

    def run(self, s: TcgState) -> None:
        for seat in s.shadows():
            s.then(BeginShadow(seat))


class BeginShadow(Step[TcgState]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: TcgState) -> None:
        enter_phase(s, SHADOWS, self.seat)
        s.then(Raise(PHASE_STARTS, NOTHING, NOTHING, SHADOWS), ShadowAct(self.seat))


class ShadowAct(Choice[TcgState]):
    """Use Shadow actions in any order."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: TcgState) -> list[int]:
        found = [PLAY + s.codes[i] for i in s.held(self.seat) if playable(s, i, self.seat, 0)]
        found += phase_actions(s, self.seat)
        found.append(PASS)
        return found

    def obvious(self, s: TcgState) -> bool:
        return len(s.held(self.seat)) == 0 and not perhaps_in_play(s, self.seat)

    def apply(self, s: TcgState, action: int) -> None:
        if action == PASS:
            s.end_effects(UNTIL_PHASE)
            return
        if is_use(action) or is_event(s, action):
            use_action(s, self.seat, action)
        else:
            s.then(PlayCard(s.where(action - PLAY), self.seat, 0))
        s.then(ShadowAct(self.seat))

    def why_not(self, s: TcgState, action: int) -> IllegalAction:
        return play_refusal(s, self.seat, action)


class EndShadows(Step[TcgState]):
    """Without minions, continue with the regroup phase."""

    def run(self, s: TcgState) -> None:
        if derived.minions(s):
            s.then(Combat())
