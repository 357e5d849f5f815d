"""A group on its way through the 18 chapters, and along the endless road after them.

Progress is `{"chapter", "completed", "characters", "marks"}`: the chapter that comes next, the
chapters completed, the characters completed in the one that is under way, and everything else that
is remembered of it, as the option `progress` takes it. Chapters may be played in any order; the one
that is under way is remembered until another is begun or it is won.
"""

from __future__ import annotations

from mathom.engine.campaign import Campaign, Progress
from mathom.engine.errors import BadNotation
from mathom.engine.state import Outcome, State
from mathom.games.fellowship.facts import CHAPTERS, CHARACTERS, ENDLESS
from mathom.games.fellowship.marks import MARKS
from mathom.games.fellowship.rounds import write_marks
from mathom.games.fellowship.state import FellowshipState


def words(value: object) -> list[str]:
    """A list of texts out of kept JSON."""
    return [str(item) for item in value] if isinstance(value, list) else []


class Journey(Campaign):
    """Chapter after chapter; a lost round of a long chapter loses nothing that was completed."""

    def initial(self, options: dict[str, str]) -> Progress:
        return {"chapter": CHAPTERS[0], "completed": [], "characters": [], "marks": []}

    def table_options(self, progress: Progress, chosen: dict[str, str]) -> dict[str, str]:
        """The chapter that comes next, or any other, from where the group stands in it.

        Who wants to begin a chapter again from nothing says so with an empty `progress`.
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
    """The first chapter that is not completed; after the last the road goes ever on."""
    for chapter in CHAPTERS[:ENDLESS]:
        if chapter not in done:
            return chapter
    return CHAPTERS[ENDLESS]
