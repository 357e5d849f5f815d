"""Writes docs/samples: one whole game of each game, read as text from the log alone.

A record that is missing is played by bots first. The pages are the stories of the records, so a
test can compare them. The game's own folder has a copy of the record, to be watched in the page.
"""

from __future__ import annotations

from pathlib import Path

import mathom
from mathom.bots.levels import make_bot
from mathom.engine.record import read_record
from mathom.table.commands import User
from mathom.table.fold import fold
from mathom.table.opening import from_record
from mathom.table.story import Reader
from mathom.texts import wording
from mathom.texts.story import EVERYTHING, Cast, Sentence

FOLDER = Path(__file__).parents[2] / "docs" / "samples"
GAMES = Path(__file__).parents[2] / "src" / "mathom" / "games"
BOT = "search:easy"
NAMES = ("Elena", "Bertil", "Chiara")
PLAYED: dict[str, tuple[int, int, dict[str, str]]] = {
    "duel": (3, 2, {}),
    "fellowship": (1, 3, {"chapter": "9"}),
    "war": (1, 2, {}),
    "tcg": (1, 2, {}),
}
"""By game: the seed, the number of seats and the options."""


def play(game: str) -> str:
    """The record of a game between bots."""
    seed, seats, options = PLAYED[game]
    match = mathom.new(game, seed, seats, **options)
    bots = [make_bot(BOT, match.game, seed + seat) for seat in range(seats)]
    while match.outcome is None:
        bot = bots[match.seat_number(None)]
        match.act(bot.choose(match.perspective(match.decider)))
    match.recorder.record.players = list(NAMES[:seats])
    return match.record()


def page(game: str, language: str = "en") -> str:
    """A game as a page: a line for each turn, with a line between the parts of the game."""
    text = (FOLDER / f"{game}.record").read_text("utf-8")
    table = fold("", from_record(text, User("", ""), 0.0))
    words = wording(game, language)
    cast = Cast(tuple(read_record(text).players))
    lines = [
        f"# A game of {words.game_name()}",
        "",
        "Played by bots and told turn by turn, as the log of the page tells it:",
        f"`mathom replay --story docs/samples/{game}.record`.",
        f"[The record]({game}.record) holds every step.",
        "",
    ]
    for story in Reader(table, words, EVERYTHING, cast).stories(0, table.moves):
        for sentence in story.sentences:
            lines += written(sentence)
    return "\n".join(lines).replace("\n\n\n", "\n\n").rstrip() + "\n"


def written(sentence: Sentence) -> list[str]:
    """A sentence as Markdown."""
    if sentence.kind in ("mark", "end"):
        return ["", f"**{sentence.text}**", ""]
    return [f"- *{sentence.text}*" if sentence.kind == "alarm" else f"- {sentence.text}"]


def write() -> None:
    """Write every record that is missing, and every page."""
    FOLDER.mkdir(exist_ok=True)
    for game in PLAYED:
        record = FOLDER / f"{game}.record"
        if not record.exists():
            record.write_text(play(game), "utf-8")
        (FOLDER / f"{game}.md").write_text(page(game), "utf-8")
        (GAMES / game / "sample.record").write_text(record.read_text("utf-8"), "utf-8")
        print(record.with_suffix(".md").relative_to(FOLDER.parents[1]))


if __name__ == "__main__":
    write()
