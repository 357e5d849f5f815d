"""The story of a table for one reader, turn by turn. A told turn is kept with its last action, so
that a new action costs only the turn to which it belongs."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from mathom.engine.view import see
from mathom.table import recent_texts
from mathom.table.table import Table
from mathom.texts.story import (
    EVERYTHING,
    UNKNOWN,
    Cast,
    Deed,
    Milestone,
    Story,
    Turn,
    Way,
    tell,
)
from mathom.texts.wording import Wording


class Reader:
    """A seat, a spectator (-1) or `EVERYTHING`, and how the story calls the players."""

    def __init__(self, table: Table, words: Wording, seat: int, cast: Cast) -> None:
        self.table = table
        self.words = words
        self.seat = seat
        self.cast = cast
        self.views: dict[int, dict[str, Any]] = {}
        """Views that are known already, by action."""

        self.deeds: dict[int, Deed] = {}
        self.firsts: dict[int, int] = {}
        """By action: the one that began its turn."""

    @property
    def you(self) -> str:
        """The id of the seat that is addressed as "you", or nothing."""
        return self.table.seat_names()[self.cast.you] if self.cast.you >= 0 else ""

    def forget(self, keep: Collection[int] = ()) -> None:
        """Forget what was found out on the way, but for some views. Told turns are kept with the
        table."""
        self.views = {at: view for at, view in self.views.items() if at in keep}
        self.deeds.clear()
        self.firsts.clear()

    def deed(self, at: int) -> Deed:
        """What the reader knows of an action."""
        known = self.deeds.get(at)
        if known is None:
            known = self.deeds[at] = self.new_deed(at)
        return known

    def new_deed(self, at: int) -> Deed:
        moment = self.table.moments[at]
        everything = self.seat == EVERYTHING
        hidden = moment.secret and not everything and self.seat != moment.seat
        heard = [event for event in moment.events if everything or event.heard_by(self.seat)]
        action = UNKNOWN if hidden or moment.seat < 0 else moment.action
        return Deed(at, moment.seat, action, heard, lambda: self.words.at(moment.state))

    def opens(self, at: int) -> bool:
        """Whether an action begins a turn."""
        if at == 0:
            return True
        known = self.table.moments[at].stories
        key = ("opens", self.seat)
        if key not in known:
            known[key] = at == 1 or self.words.opens_turn(self.deed(at), self.deed(at - 1))
            recent_texts.stories.use(known)
        return bool(known[key])

    def first(self, at: int) -> int:
        """The action that began the turn of an action."""
        asked = at
        if asked not in self.firsts:
            while 0 < at < len(self.table.moments) and not self.opens(at):
                at -= 1
            self.firsts[asked] = at
        return self.firsts[asked]

    def story(self, first: int, last: int) -> Story:
        """The actions of a turn, or of its beginning, told."""
        known = self.table.moments[last].stories
        key = ("story", self.seat, self.words.words.language, self.cast)
        told: Story | None = known.get(key)
        if told is None:
            deeds = [self.deed(at) for at in range(first, last + 1)]
            outcome = self.table.moments[last].state.outcome
            previous = self.deed(first - 1) if first > 0 else None
            turn = Turn(deeds, self.cast, self.view, outcome, previous, self.deed)
            told = known[key] = tell(self.words, turn)
            if last > first:  # the same turn without its last action is not asked for again
                self.table.moments[last - 1].stories.pop(key, None)
        recent_texts.stories.use(known)
        return told

    def view(self, at: int) -> dict[str, Any]:
        """What the reader sees after an action; whoever may see everything sees what is public."""
        known = self.views.get(at)
        if known is None:
            state = self.table.moments[at].state
            known = self.views[at] = see(self.table.game, state, max(self.seat, -1))
        return known

    def stories(self, since: int, number: int) -> Iterator[Story]:
        """The turns from the one of action `since` to action `number`, one after the other."""
        last = min(number, len(self.table.moments) - 1)
        if last < 0:
            return
        first = self.first(min(since, last))
        for at in range(first, last + 1):
            if at == last or self.opens(at + 1):
                yield self.story(first, at)
                first = at + 1

    def milestones(self) -> tuple[Milestone, ...]:
        """How the winner came to win, after the end of a game that tells it."""
        last = len(self.table.moments) - 1
        outcome = self.table.state.outcome if last >= 0 else None
        if outcome is None:
            return ()
        known = self.table.moments[last].stories
        key = ("milestones", self.seat, self.words.words.language)
        if key not in known:
            way = Way(last, outcome, self.view, lambda at: self.deed(self.first(at)))
            known[key] = self.words.milestones(way)
            recent_texts.stories.use(known)
        found: tuple[Milestone, ...] = known[key]
        return found

    def ending(self) -> str:
        """Why the game ended, if the last turn tells it."""
        last = len(self.table.moments) - 1
        if last < 0 or self.table.state.outcome is None:
            return ""
        told = self.story(self.first(last), last).sentences
        return " ".join(sentence.text for sentence in told if sentence.kind == "end")
