"""How many written texts are kept with the moments of all tables together.

A line of the log is written once for each seat and language and sent to everybody who needs it,
most often at once. A game has hundreds of lines, and thousands of games would keep them for people
who never ask again; whoever does gets them written anew.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final

MOST_LINES: Final = 16_384
"""The moments with log lines in memory: one long game of War and a thousand players beside it."""

MOST_STORIES: Final = 8_192


class RecentTexts:
    """The texts of moments, least recently used first. Beyond `most` moments, those of the first
    one are dropped."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.order: OrderedDict[int, dict[Any, Any]] = OrderedDict()
        """By identity, which is unique as long as the texts are in here."""

    def use(self, texts: dict[Any, Any]) -> None:
        """Somebody reads or writes the texts of a moment."""
        key = id(texts)
        self.order[key] = texts
        self.order.move_to_end(key)
        if len(self.order) > self.most:
            self.order.popitem(last=False)[1].clear()


lines = RecentTexts(MOST_LINES)
stories = RecentTexts(MOST_STORIES)
