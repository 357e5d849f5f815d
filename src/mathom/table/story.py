"""The story of a table for one reader, turn by turn. A told turn is kept with its last action, so
that a new action costs only the turn to which it belongs."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import partial
from typing import Any

from mathom.engine.view import see
from mathom.table import recent_texts
from mathom.table.table import Moment, Table
from mathom.texts.story import (
    EVERYTHING,
    UNKNOWN,
    Cast,
    FinishedGame,
    Milestone,
    Story,
    StoryMove,
    Turn,
    tell,
)
from mathom.texts.wording import Wording


def worded(words: Wording, moment: Moment) -> Wording:
    """The wording for the state after an action, which may have to be played again."""
    return words.at(moment.state)


class Reader:
    """A seat, a spectator (-1) or `EVERYTHING`, and how the story calls the players."""

    def __init__(self, table: Table, words: Wording, seat: int, cast: Cast) -> None:
        self.table = table
        self.words = words
        self.seat = seat
        self.cast = cast
        self.views: dict[int, dict[str, Any]] = {}
        """Views that are known already, by action."""

        self.moves: dict[int, StoryMove] = {}
        self.firsts: dict[int, int] = {}
        """By action: the one that began its turn."""

        self.written: dict[tuple[str, int], tuple[Moment, Any]] | None = None
        """What was written for this reader, by kind and moment, once it is kept."""

    @property
    def you(self) -> str:
        """The id of the seat that is addressed as "you", or nothing."""
        return self.table.seat_names()[self.cast.you] if self.cast.you >= 0 else ""

    def forget(self, keep: Collection[int] = ()) -> None:
        """Forget what was found out on the way, but for some views. Told turns are kept with the
        table."""
        self.views = {at: view for at, view in self.views.items() if at in keep}
        self.moves.clear()
        self.firsts.clear()
        self.written = None

    def keep_written(self) -> None:
        """Keep from now on what is written for this reader. A long game takes its time, and its
        texts may be dropped meanwhile for those of other games."""
        self.written = {}

    def take_over(self, other: Reader) -> None:
        """Use what was written for a reader who is told the same."""
        language = self.words.words.language
        if (self.seat, self.cast, language) == (
            other.seat,
            other.cast,
            other.words.words.language,
        ):
            self.written = other.written

    def known(self, kind: str, moment: Moment) -> Any:
        """What is kept of a moment, or None."""
        found = self.written.get((kind, id(moment))) if self.written else None
        return found[1] if found is not None else None

    def note(self, kind: str, moment: Moment, text: Any) -> None:
        """Keep what was written for a moment, which stays alive with it."""
        if self.written is not None:
            self.written[kind, id(moment)] = (moment, text)

    def move_at(self, at: int) -> StoryMove:
        """What the reader knows of an action."""
        known = self.moves.get(at)
        if known is None:
            known = self.moves[at] = self.new_move(at)
        return known

    def new_move(self, at: int) -> StoryMove:
        moment = self.table.moments[at]
        everything = self.seat == EVERYTHING
        hidden = moment.secret and not everything and self.seat != moment.seat
        heard = [event for event in moment.events if everything or event.heard_by(self.seat)]
        action = UNKNOWN if hidden or moment.seat < 0 else moment.action
        # No reference to the reader, or only the garbage collector could free it.
        return StoryMove(at, moment.seat, action, heard, partial(worded, self.words, moment))

    def opens(self, at: int) -> bool:
        """Whether an action begins a turn."""
        if at == 0:
            return True
        moment = self.table.moments[at]
        kept: bool | None = self.known("opens", moment)
        if kept is not None:
            return kept
        known = moment.stories
        key = ("opens", self.seat)
        if key not in known:
            known[key] = at == 1 or self.words.opens_turn(self.move_at(at), self.move_at(at - 1))
            recent_texts.stories.use(known)
        begins = bool(known[key])
        self.note("opens", moment, begins)
        return begins

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
        moment = self.table.moments[last]
        kept: tuple[int, Story] | None = self.known("story", moment)
        if kept is not None and kept[0] == first:
            return kept[1]
        known = moment.stories
        key = ("story", self.seat, self.words.words.language, self.cast)
        told: Story | None = known.get(key)
        if told is None:
            told = known[key] = tell(self.words, self.turn(first, last))
            if last > first:  # the same turn without its last action is not asked for again
                self.table.moments[last - 1].stories.pop(key, None)
        recent_texts.stories.use(known)
        self.note("story", moment, (first, told))
        return told

    def view(self, at: int) -> dict[str, Any]:
        """What the reader sees after an action; whoever may see everything sees what is public."""
        known = self.views.get(at)
        if known is None:
            state = self.table.moments[at].state
            known = self.views[at] = see(self.table.game, state, max(self.seat, -1))
        return known

    def turn(self, first: int, last: int) -> Turn:
        """The actions of a turn, to be told."""
        moves = [self.move_at(at) for at in range(first, last + 1)]
        outcome = self.table.moments[last].state.outcome
        previous = self.move_at(first - 1) if first > 0 else None
        return Turn(moves, self.cast, self.view, outcome, previous, self.move_at)

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
            finished = FinishedGame(
                last, outcome, self.view, lambda at: self.move_at(self.first(at))
            )
            known[key] = self.words.milestones(finished)
            recent_texts.stories.use(known)
        found: tuple[Milestone, ...] = known[key]
        return found

    def course(self) -> tuple[str, ...]:
        """How the game came to its end, after the end of a game that tells it."""
        last = len(self.table.moments) - 1
        if last < 0 or self.table.state.outcome is None:
            return ()
        known = self.table.moments[last].stories
        key = ("course", self.seat, self.words.words.language, self.cast)
        if key not in known:
            known[key] = self.words.course(self.turn(self.first(last), last))
            recent_texts.stories.use(known)
        found: tuple[str, ...] = known[key]
        return found

    def looks_back(self, number: int) -> bool:
        """Whether to tell of a moment takes a look at the views of the whole game."""
        table = self.table
        last = len(table.moments) - 1
        if not self.words.looks_back or number != last or table.state.outcome is None:
            return False
        key = ("course", self.seat, self.words.words.language, self.cast)
        return key not in table.moments[last].stories

    def looking_back(self) -> Iterator[None]:
        """Tell how a game came to its end, with a pause after each view."""
        for at in range(len(self.table.moments)):
            self.view(at)
            yield
        self.milestones()
        self.course()
        self.views.clear()

    def ending(self) -> str:
        """Why the game ended, if the last turn tells it."""
        last = len(self.table.moments) - 1
        if last < 0 or self.table.state.outcome is None:
            return ""
        told = self.story(self.first(last), last).sentences
        return " ".join(sentence.text for sentence in told if sentence.kind == "end")
