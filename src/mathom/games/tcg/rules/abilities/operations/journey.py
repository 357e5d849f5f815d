"""Operations on sites and on The One Ring (rulebook p. 36, "L'Unico Anello"): play, control and
liberate sites, wear the Ring, become the bearer."""

from __future__ import annotations

from mathom.engine.state import with_entry
from mathom.games.tcg.rules import cards, derived, vocabulary
from mathom.games.tcg.rules.abilities.ability_types import Carry, Op
from mathom.games.tcg.rules.abilities.operations.asking import Asking
from mathom.games.tcg.rules.facts import SITES
from mathom.games.tcg.rules.state import DISCARD_PILE, TcgState
from mathom.games.tcg.rules.turn import wounds
from mathom.games.tcg.rules.turn.sites import (
    GainControl,
    free_site,
    liberate,
    may_liberate,
    play_site,
)


class Control(Op):
    def idle(self, s: TcgState, c: Carry) -> bool:
        return free_site(s) == 0

    def run(self, s: TcgState, c: Carry) -> None:
        s.then(GainControl(c.seat), c.next())


class Liberate(Op):
    def payable(self, s: TcgState, c: Carry) -> bool:
        return may_liberate(s)

    def run(self, s: TcgState, c: Carry) -> None:
        liberate(s)
        s.then(c.next())


class PlaySites(Op):
    """Play the next sites from one's own adventure deck instead of the opponent's."""

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, s: TcgState, c: Carry) -> None:
        for number in range(s.number() + 1, min(SITES, s.number() + self.count) + 1):
            play_site(s, c.seat, number)
        s.then(c.next())


class StackOnSite(Asking):
    """Stack this card on a site that its owner controls."""

    def pool(self, s: TcgState, c: Carry) -> list[int]:
        return [s.path[n] for n in range(1, SITES + 1) if s.control[n] == c.seat]

    def run(self, s: TcgState, c: Carry) -> None:
        self.ask(s, c)

    def finish(self, s: TcgState, c: Carry, picked: list[int]) -> None:
        if picked and derived.in_play(s, c.source):
            wounds.leave_play(s, c.source, DISCARD_PILE)
            cards.stack(s, c.source, picked[0])
        s.then(c.next())


class Wear(Op):
    """Put on the Ring (rulebook p. 36, "Quando si può indossare l'Anello?")."""

    def run(self, s: TcgState, c: Carry) -> None:
        s.worn = 1
        s.tell(vocabulary.RING_WORN, s.turn)
        s.then(c.next())


class BecomeBearer(Op):
    """Make this card the Ring-bearer."""

    def run(self, s: TcgState, c: Carry) -> None:
        ring = s.first[c.seat] + 1
        s.bearer = with_entry(s.bearer, c.seat, c.source)
        s.worn = 0
        if not derived.in_play(s, ring):
            cards.enter(s, ring, c.source)
        else:
            cards.put_on(s, ring, c.source)
        s.tell(vocabulary.NEW_BEARER, c.seat, s.codes[c.source])
        wounds.check_corruption(s, c.seat)
        s.then(c.next())
