"""Coins (Monete): taken from the reserve, paid back to it, lost."""

from __future__ import annotations

from mathom.games.duel import words
from mathom.games.duel.effect import Effect
from mathom.games.duel.state import DuelState, other


def take_coins(s: DuelState, seat: int, amount: int) -> None:
    """Take coins from the reserve, as many as are left there."""
    taken = min(amount, s.reserve())
    s.coins[seat] += taken
    s.tell(words.COINS_TAKEN, seat, taken)


def pay_coins(s: DuelState, seat: int, amount: int) -> None:
    """Pay coins to the reserve."""
    if amount:
        s.coins[seat] -= amount
        s.tell(words.PAID, seat, amount)


def lose_coins(s: DuelState, seat: int, amount: int) -> None:
    """Lose coins to the reserve, no more than the seat has."""
    lost = min(amount, s.coins[seat])
    s.coins[seat] -= lost
    s.tell(words.COINS_LOST, seat, lost)


class Coins(Effect):
    """Take coins."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, s: DuelState, seat: int) -> None:
        take_coins(s, seat, self.amount)


class EnemyCoinLoss(Effect):
    """The opponent loses coins."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, s: DuelState, seat: int) -> None:
        lose_coins(s, other(seat), self.amount)
