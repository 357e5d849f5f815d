"""The numbers of the heuristics. They were tuned by the share of rounds that `greedy` wins over
all chapters at four players."""

from __future__ import annotations

from typing import Final

TRY_TRICK: Final = 0
"""The probability that a hand wins a trick that it tries to win."""
SLIP_TRICK: Final = 1
"""The probability that it wins a trick that it tries to lose."""
TEAM_TRICK: Final = 2
"""The probability that a trick goes to a hand that needs one."""
TRY_CARD: Final = 3
"""The probability that a hand wins a card that it wants."""
SLIP_CARD: Final = 4
"""The probability that a hand wins a card that it must not win."""
SHAPE: Final = 5
"""The relative value of keeping a strong card for a hand that wants tricks."""
RING_WORTH: Final = 6
"""The cost of using the 1 of Rings to win a trick."""
WILLING: Final = 7
"""The share of the tricks that a later hand takes if it can and should."""
FORCED: Final = 8
"""The share of the tricks that a later hand must take if it seems so."""
LEAD_RANK: Final = 9
"""The value of leading a high card."""
LEAD_LONG: Final = 10
"""The value of leading from a long suit."""
LEAD_TOP: Final = 11
"""The value of leading the highest card that is left of a suit."""
THROW_RANK: Final = 12
"""The value of throwing off a high card."""
THROW_SHORT: Final = 13
"""The value of throwing off the last card of a suit."""
FOLLOW_RANK: Final = 14
"""The value of following with a high card."""
WANTED: Final = 15
"""The value of a card of a wanted suit in an exchange, in addition to its strength."""
ALL_CARD: Final = 16
"""The probability of each card for a hand that needs all of a suit."""
MOST_SHARE: Final = 17
"""The share of the cards left that a hand needs to have most of a suit."""
TEAM_CARD: Final = 18
"""The probability that a card that everybody needs goes to one who needs it."""
RANK_CARD: Final = 19
"""The probability of each card for a hand that needs several of a rank."""
SUIT_TRICK: Final = 20
"""The probability of a trick with a wanted suit for a hand that needs it."""
THREAT_CARD: Final = 21
"""The probability that a hand wins a card that its threat card demands."""
THREAT_HELD: Final = 22
"""The value of keeping such a card until it is safe."""
GIVEN: Final = 23
"""The weight of what the taker of a card wants, against what the giver wants."""

WEIGHTS: Final[list[float]] = [
    0.42, 0.01, 0.48, 0.6, 0.27, 0.04, 0.15, 0.92, 0.92, -0.02, 0.0, 0.0, -0.6, 0.08,
    0.0, 0.3, 0.78, 0.65, 0.56, 0.42, 0.38, 0.19, 0.0, 3.92,
]  # fmt: skip
