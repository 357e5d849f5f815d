"""Goal states by brute force: an own dealer, an own trick taker, own goals. Slow and plain."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

Trick = tuple[int, frozenset[str]]


def suit(card: str) -> str:
    """The suit of a card."""
    return card.partition("-")[0]


def rank(card: str) -> int:
    """The rank of a card."""
    return int(card.partition("-")[2])


def deals(
    unseen: frozenset[str], sizes: list[int], lacks: list[set[str]]
) -> Iterator[list[frozenset[str]]]:
    """Every way to deal unseen cards to hands of these sizes that lack some suits."""
    if not sizes:
        yield []
        return
    fitting = [card for card in sorted(unseen) if suit(card) not in lacks[0]]
    for chosen in combinations(fitting, sizes[0]):
        for rest in deals(unseen - set(chosen), sizes[1:], lacks[1:]):
            yield [frozenset(chosen), *rest]


class Round:
    """A round without anything special: plain tricks until the last."""

    def __init__(self, view: dict[str, Any], hands: list[frozenset[str]]) -> None:
        self.view = view
        self.hands = hands
        self.count = len(hands)

    def endings(self) -> Iterator[tuple[list[Trick], list[frozenset[str]]]]:
        """Every way to play on: the tricks still won, and the cards that stay."""
        trick = self.view["trick"]
        leader = int(trick["leader"][-1]) - 1
        laid = [(int(c["hand"][-1]) - 1, c["card"]) for c in trick["cards"]]
        claimed = int(trick["claimed"][-1]) - 1 if trick["claimed"] else None
        left = trick["of"] - trick["number"] + 1
        yield from self.play(self.hands, leader, laid, claimed, self.view["rings_free"], left, [])

    def play(
        self,
        hands: list[frozenset[str]],
        leader: int,
        laid: list[tuple[int, str]],
        claimed: int | None,
        free: bool,
        left: int,
        done: list[Trick],
    ) -> Iterator[tuple[list[Trick], list[frozenset[str]]]]:
        """Play the running trick on, then the next."""
        if left == 0:
            yield done, hands
            return
        who = (leader + len(laid)) % self.count
        if len(laid) == self.count:
            led = suit(laid[0][1])
            best = max((rank(c), hand) for hand, c in laid if suit(c) == led)[1]
            winner = best if claimed is None else claimed
            cards = frozenset(card for _, card in laid)
            rings = free or any(suit(card) == "rings" for card in cards)
            yield from self.play(hands, winner, [], None, rings, left - 1, [*done, (winner, cards)])
            return
        for card in self.legal(hands[who], laid, free):
            after = list(hands)
            after[who] = hands[who] - {card}
            ways = [claimed, who] if card == "rings-1" else [claimed]
            for way in ways:
                yield from self.play(after, leader, [*laid, (who, card)], way, free, left, done)

    @staticmethod
    def legal(hand: frozenset[str], laid: list[tuple[int, str]], free: bool) -> list[str]:
        """What may be played."""
        if laid:
            same = [card for card in hand if suit(card) == suit(laid[0][1])]
            return same or list(hand)
        plain = [card for card in hand if suit(card) != "rings"]
        return list(hand) if free or not plain else plain


def reached(
    view: dict[str, Any], hand: int, tricks: list[Trick], kept: list[frozenset[str]]
) -> bool:
    """Whether a goal is reached after all tricks."""
    entries = view["hands"]
    goal = entries[hand]["goal"]
    won = [set(entry["won"]) for entry in entries]
    counts = [entry["tricks"] for entry in entries]
    winners = [int(past["winner"][-1]) - 1 for past in view["history"]]
    for winner, cards in tricks:
        won[winner] |= cards
        counts[winner] += 1
        winners.append(winner)
    mine = counts[hand]
    match goal["kind"]:
        case "win-cards-of-suit-min":
            return bool(sum(suit(c) in goal["suits"] for c in won[hand]) >= goal["need"])
        case "win-tricks-min":
            return mine >= goal["need"] and not won[hand] & set(goal["forbidden"])
        case "win-tricks-exact" | "win-tricks-between":
            return bool(goal["need"] <= mine <= goal["most"])
        case "win-fewest-tricks":
            return bool(mine == min(counts))
        case "win-threat-card":
            return f"{goal['suits'][0]}-{entries[hand]['threat']}" in won[hand]
        case "win-cards-of-threat-rank-min":
            same = [card for card in won[hand] if rank(card) == entries[hand]["threat"]]
            return bool(len(same) >= goal["need"])
        case "play-suit-in-last-trick":
            return bool(any(suit(c) in goal["suits"] for c in tricks[-1][1] & laid_by(view, hand)))
        case "win-one-of-last-tricks":
            return hand in winners[-3:]
        case "win-last-trick":
            return winners[-1] == hand and not won[hand] & set(goal["forbidden"])
        case "win-only-tricks-with-suit":
            all_tricks = [
                (int(p["winner"][-1]) - 1, frozenset(p["cards"])) for p in view["history"]
            ] + tricks
            own = [cards for winner, cards in all_tricks if winner == hand]
            return bool(own) and all(any(suit(c) == "rings" for c in cards) for cards in own)
        case "win-tricks-equal-threat":
            return bool(mine == entries[hand]["threat"])
        case "everyone-wins-suit":
            return all(any(suit(c) in goal["suits"] for c in cards) for cards in won)
        case "win-most-of-suit":
            sums = [sum(suit(c) in goal["suits"] for c in cards) for cards in won]
            return all(sums[hand] > other for at, other in enumerate(sums) if at != hand)
        case "win-tricks-not-extreme":
            return bool(min(counts) < mine < max(counts))
        case "win-same-rank-min":
            ranks = [rank(card) for card in won[hand]]
            return any(ranks.count(one) >= goal["need"] for one in set(ranks))
        case "win-suit-of-kept-card":
            suits = [suit(card) for card in won[hand]]
            return any(suits.count(suit(card)) >= goal["need"] for card in kept[hand])
        case "win-streak-exact":
            own_at = [at for at, winner in enumerate(winners) if winner == hand]
            return bool(mine == goal["need"] and own_at[-1] - own_at[0] == mine - 1)
    raise AssertionError(goal["kind"])


def laid_by(view: dict[str, Any], hand: int) -> frozenset[str]:
    """Only asked for where the cards of a hand at the last trick are known by deal."""
    found: frozenset[str] = view["dealt"][hand]
    return found


KNOWN = {
    "win-cards-of-suit-min", "win-tricks-min", "win-tricks-exact", "win-tricks-between",
    "win-fewest-tricks", "win-threat-card", "win-cards-of-threat-rank-min",
    "play-suit-in-last-trick", "win-one-of-last-tricks", "win-last-trick",
    "win-only-tricks-with-suit", "win-tricks-equal-threat",
    "everyone-wins-suit", "win-most-of-suit", "win-tricks-not-extreme", "win-same-rank-min",
    "win-suit-of-kept-card", "win-streak-exact",
}  # fmt: skip


def states(view: dict[str, Any], opened: set[str]) -> list[str]:
    """The state of every goal of an ending, as far as everybody can see."""
    entries = view["hands"]
    known = [frozenset(entry["cards"]) & frozenset(opened) for entry in entries]
    seen = set().union(*known)
    for entry in entries:
        seen |= set(entry["won"])
    seen |= {played["card"] for played in view["trick"]["cards"]} | set(view["lost"])
    seen |= set(view["taken_by_none"])
    unseen = frozenset(view["cards"]) - seen
    sizes = [entry["size"] - len(cards) for entry, cards in zip(entries, known, strict=True)]
    lacks = [set(entry["lacks"]) for entry in entries]
    good = [False] * len(entries)
    bad = [False] * len(entries)
    for dealt in deals(unseen, sizes, lacks):
        hands = [a | b for a, b in zip(known, dealt, strict=True)]
        laid = {int(c["hand"][-1]) - 1: c["card"] for c in view["trick"]["cards"]}
        view["dealt"] = [
            cards | ({laid[hand]} if hand in laid else set()) for hand, cards in enumerate(hands)
        ]
        for tricks, kept in Round(view, hands).endings():
            for hand in range(len(entries)):
                if reached(view, hand, tricks, kept):
                    good[hand] = True
                else:
                    bad[hand] = True
        if all(good) and all(bad):
            break
    return [
        "certain" if not bad[hand] else "impossible" if not good[hand] else "undecided"
        for hand in range(len(entries))
    ]
