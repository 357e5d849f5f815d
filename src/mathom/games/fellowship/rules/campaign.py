"""A group's campaign through the 18 chapters and the endless mode.

Progress is `{"chapter", "completed", "characters", "marks"}`: the next chapter, the completed
chapters, the characters completed in the current chapter, and its other marks as in the option
`progress`. Chapters may be played in any order; the current one is kept until it is won or another
is begun.
"""

from __future__ import annotations

from mathom.engine.campaign import Campaign, Progress
from mathom.engine.errors import BadNotation
from mathom.engine.state import Outcome, State
from mathom.games.fellowship.rules.facts import CHAPTERS, CHARACTERS, ENDLESS
from mathom.games.fellowship.rules.progress import MARKS
from mathom.games.fellowship.rules.rounds import write_marks
from mathom.games.fellowship.rules.state import FellowshipState


def words(value: object) -> list[str]:
    """A list of strings from stored JSON."""
    return [str(item) for item in value] if isinstance(value, list) else []


class Journey(Campaign):
    """The campaign. A lost round of a long chapter keeps the characters already completed."""

    def initial(self, options: dict[str, str]) -> Progress:
        return {"chapter": CHAPTERS[0], "completed": [], "characters": [], "marks": []}

    def table_options(self, progress: Progress, chosen: dict[str, str]) -> dict[str, str]:
        """The next chapter, or a chosen one, with the group's progress in it.

        An empty `progress` restarts a chapter.
        """
        chapter = chosen.get("chapter", str(progress.get("chapter", CHAPTERS[0])))
        if chapter not in CHAPTERS:
            raise BadNotation(
                "unknown-option-value", option="chapter", value=chapter, known=" ".join(CHAPTERS)
            )
        found = {**chosen, "chapter": chapter}
        kept = " ".join(words(progress.get("marks")))
        if chosen.get("progress"):
            raise BadNotation("progress-is-kept")
        found["progress"] = kept
        if chapter != progress.get("chapter") or chosen.get("progress") == "":
            found["progress"] = ""
        return found

    def advance(
        self, progress: Progress, options: dict[str, str], outcome: Outcome, s: State
    ) -> Progress:
        chapter = options["chapter"]
        done = words(progress.get("completed"))
        if outcome.winners:
            if chapter not in done:
                done.append(chapter)
            return {"chapter": next_chapter(done), "completed": done, "characters": [], "marks": []}
        marks = write_marks(s) if isinstance(s, FellowshipState) else []
        return {
            "chapter": chapter,
            "completed": done,
            "characters": [MARKS[mark] for mark in marks if mark < len(CHARACTERS)],
            "marks": [MARKS[mark] for mark in marks],
        }


def next_chapter(done: list[str]) -> str:
    """The first chapter not yet completed; after the last one, the endless mode."""
    for chapter in CHAPTERS[:ENDLESS]:
        if chapter not in done:
            return chapter
    return CHAPTERS[ENDLESS]
