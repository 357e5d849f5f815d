"""Coins (rulebook p. 4, "Monete"): taking, paying and losing them."""

from __future__ import annotations

from mathom.games.duel.rules import vocabulary
from mathom.games.duel.rules.effect_types import Effect
from mathom.games.duel.rules.state import DuelState, other


def take_coins(s: DuelState, seat: int, amount: int) -> None:
    """Take coins from the reserve, or what is left of it."""
    taken = min(amount, s.reserve())
    s.coins[seat] += taken
    s.tell(vocabulary.COINS_TAKEN, seat, taken)


def pay_coins(s: DuelState, seat: int, amount: int) -> None:
    if amount:
        s.coins[seat] -= amount
        s.tell(vocabulary.PAID, seat, amount)


def lose_coins(s: DuelState, seat: int, amount: int) -> None:
    """Return coins to the reserve, at most all that the seat has."""
    lost = min(amount, s.coins[seat])
    s.coins[seat] -= lost
    s.tell(vocabulary.COINS_LOST, seat, lost)


class Coins(Effect):
    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, s: DuelState, seat: int) -> None:
        take_coins(s, seat, self.amount)


class EnemyCoinLoss(Effect):
    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, s: DuelState, seat: int) -> None:
        lose_coins(s, other(seat), self.amount)
