"""The path and the Ring: sites that are played, taken and freed, and who bears The One Ring."""

from __future__ import annotations

from mathom.games.tcg import cards, harm, table, words
from mathom.games.tcg.ability import Carry, Op
from mathom.games.tcg.deeds.asking import Asking
from mathom.games.tcg.facts import SITES
from mathom.games.tcg.sites import GainControl, liberate, may_liberate, play_site
from mathom.games.tcg.state import DISCARD_PILE, TcgState


class Control(Op):
    """Take control of a site."""

    def run(self, s: TcgState, c: Carry) -> None:
        s.then(GainControl(c.seat), c.next())


class Liberate(Op):
    """Liberate a site."""

    def payable(self, s: TcgState, c: Carry) -> bool:
        return may_liberate(s)

    def run(self, s: TcgState, c: Carry) -> None:
        liberate(s)
        s.then(c.next())


class PlaySites(Op):
    """Play the next sites oneself, in the place of those of opponents."""

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, s: TcgState, c: Carry) -> None:
        for number in range(s.number() + 1, min(SITES, s.number() + self.count) + 1):
            play_site(s, c.seat, number)
        s.then(c.next())


class StackOnSite(Asking):
    """Stack the card itself on a site that its owner controls."""

    def pool(self, s: TcgState, c: Carry) -> list[int]:
        return [s.path[n] for n in range(1, SITES + 1) if s.control[n] == c.seat]

    def run(self, s: TcgState, c: Carry) -> None:
        self.ask(s, c)

    def finish(self, s: TcgState, c: Carry, picked: list[int]) -> None:
        if picked and table.in_play(s, c.source):
            harm.leave_play(s, c.source, DISCARD_PILE)
            cards.stack(s, c.source, picked[0])
        s.then(c.next())


class Wear(Op):
    """The Ring-bearer puts on The One Ring."""

    def run(self, s: TcgState, c: Carry) -> None:
        s.worn = 1
        s.tell(words.RING_WORN, s.turn)
        s.then(c.next())


class BecomeBearer(Op):
    """Sam takes The One Ring."""

    def run(self, s: TcgState, c: Carry) -> None:
        ring = s.first[c.seat] + 1
        s.bearer[c.seat] = c.source
        s.worn = 0
        if not table.in_play(s, ring):
            cards.enter(s, ring, c.source)
        else:
            s.host[ring] = c.source
        s.tell(words.NEW_BEARER, c.seat, s.codes[c.source])
        harm.check_corruption(s, c.seat)
        s.then(c.next())
