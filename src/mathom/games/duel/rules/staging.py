"""Build positions with chosen cards available, for lessons, puzzles and tests."""

from __future__ import annotations

from mathom.engine.errors import BadNotation
from mathom.games.duel.rules.facts import CARD_CHAPTER, CARDS, COVERED_BY, FACE_UP, SLOTS


def stage(
    data: dict[str, object],
    available: list[str],
    left: int = SLOTS,
    hidden: list[str] | None = None,
) -> dict[str, object]:
    """Complete a partial position with a layout in which the wanted cards are available.

    `left` is the highest number of cards still in the layout; the others were discarded. `hidden`
    names cards that may be face down or set aside, but not face up.
    """
    chapter = data.get("chapter", chapter_of(available[0]) if available else 1)
    if not isinstance(chapter, int):
        raise BadNotation("not-a-number", place="chapter")
    deal = Deal(chapter, available, data, hidden if hidden is not None else [], left)
    staged: dict[str, object] = {"game": "duel", "chapter": chapter, **data}
    staged["layout"] = deal.layout
    staged["discard"] = [*listed(data.get("discard")), *deal.discarded]
    return staged


class Deal:
    """A legal layout in which the wanted cards are available. Slots are emptied from the last row
    up."""

    def __init__(
        self, chapter: int, wanted: list[str], data: dict[str, object], hidden: list[str], left: int
    ) -> None:
        self.chapter = chapter
        gone = gone_cards(data)
        aside = data.get("set_aside")
        seen = listed(aside.get("seen")) if isinstance(aside, dict) else []
        named = [*gone, *seen, *wanted, *hidden]
        taken = len([card for card in gone if chapter_of(card) == chapter])
        self.spare = [card for card in CARDS if chapter_of(card) == chapter and card not in named]
        size = min(left, SLOTS - taken)
        while len(self.open_slots(size)) < len(wanted):
            size -= 1
            if size <= 0:
                raise BadNotation("layout-lacks-cards")
        self.discarded = [self.spare.pop() for _ in range(SLOTS - taken - size)]
        self.layout = ["face-down"] * size + ["taken"] * (SLOTS - size)
        self.deal(size, wanted)

    def open_slots(self, size: int) -> list[int]:
        """The uncovered slots when only the first `size` slots hold cards."""
        covered = COVERED_BY[self.chapter]
        return [slot for slot in range(size) if all(over >= size for over in covered[slot])]

    def deal(self, size: int, wanted: list[str]) -> None:
        """Place the wanted cards first, then spare cards in the other face-up slots."""
        opened = self.open_slots(size)
        for index, card in enumerate(wanted):
            self.layout[opened[index]] = card
        for slot in range(size):
            shown = slot in opened or FACE_UP[self.chapter][slot]
            if shown and self.layout[slot] == "face-down" and self.spare:
                self.layout[slot] = self.spare.pop(0)


def listed(value: object) -> list[str]:
    """A list of ids, empty if absent."""
    return [str(item) for item in value] if isinstance(value, list) else []


def gone_cards(data: dict[str, object]) -> list[str]:
    """The cards that a position names outside the layout."""
    areas = data.get("areas")
    found = listed(data.get("discard"))
    if isinstance(areas, dict):
        for cards in areas.values():
            found += listed(cards)
    return found


def chapter_of(card: str) -> int:
    if card not in CARDS:
        raise BadNotation("unknown-name", place="available", name=card)
    return CARD_CHAPTER[CARDS.index(card)]
