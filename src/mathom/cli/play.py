"""`mathom play`: a game in the terminal against a bot."""

from __future__ import annotations

import random
import time
from pathlib import Path
from typing import Annotated

import typer

from mathom.bots.bot import Bot
from mathom.bots.levels import make_bot
from mathom.cli.files import read_text_file
from mathom.cli.output import HELP, GameName, Language, Settings, parse_options, speaking
from mathom.cli.terminal.console import open_console
from mathom.cli.terminal.session import Session
from mathom.engine.game import find_game
from mathom.match import Match, from_record, new
from mathom.texts import wording

USUAL_BOT = "search:normal"
PERSON = "person"
SEEDS = 1_000_000

You = Annotated[str | None, typer.Option(metavar="SEAT", help=HELP.text("help-play-you"))]
BotName = Annotated[str | None, typer.Option(metavar="BOT", help=HELP.text("help-play-bot"))]
Seed = Annotated[int | None, typer.Option(min=0, help=HELP.text("help-play-seed"))]
Seats = Annotated[int, typer.Option(min=0, show_default=False, help=HELP.text("help-play-seats"))]
Load = Annotated[Path | None, typer.Option(metavar="FILE", help=HELP.text("help-play-load"))]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("play", help=HELP.text("help-play"))(play)


def play(
    game: GameName,
    you: You = None,
    bot: BotName = None,
    seed: Seed = None,
    seats: Seats = 0,
    option: Settings = None,
    load: Load = None,
    lang: Language = None,
) -> None:
    """Play a game to its end."""
    with speaking(lang) as speaker:
        speaker.game = find_game(game).id
        if load is None:
            number = random.randrange(SEEDS) if seed is None else seed
            count = seats or find_game(game).usual_seats
            match = new(game, number, count, **parse_options(option))
            session = seat_players(match, you, bot, speaker.language)
        else:
            text = read_text_file(load)
            match = from_record(text)
            if match.stopped is not None:
                speaker.say("play-older", reason=speaker.reason(match.stopped))
            session = seat_players(match, you, bot, speaker.language)
            session.remember(text)
        greet(session, load)
        session.play()


def seat_players(match: Match, you: str | None, bot: str | None, language: str) -> Session:
    """Seat the person and the bot: as requested, as in the record, or at random."""
    record = match.recorder.record
    seat = you or seat_in_record(match) or random.Random(record.seed).choice(match.seats)
    number = match.seat_number(seat)
    theirs = [player for player in record.players if player not in ("", PERSON)]
    spec = bot or (theirs[0] if theirs else USUAL_BOT)
    rival = make_bot(spec, match.game, record.seed, time.perf_counter)
    record.players = [spec] * len(match.seats)
    record.players[number] = PERSON

    def adviser() -> Bot:
        return make_bot(USUAL_BOT, match.game, record.seed, time.perf_counter)

    words = wording(match.game.id, language)
    return Session(match, seat, rival, adviser, words, open_console())


def seat_in_record(match: Match) -> str | None:
    """The seat of the person in a loaded record."""
    players = match.recorder.record.players
    return match.seats[players.index(PERSON)] if PERSON in players else None


def greet(session: Session, load: Path | None) -> None:
    """Print who plays which seat, and the options."""
    record = session.match.recorder.record
    name, seed = session.wording.game_name(), record.seed
    bots = [player for player in record.players if player != PERSON]
    if not bots:
        session.say("play-welcome-alone", game=name, seed=seed)
    else:
        together = record.game.cooperative
        session.say(
            "play-welcome-together" if together else "play-welcome",
            game=name,
            seat=session.wording.say("seat-inside", seat=session.you),
            bot=bots[0],
            seed=seed,
        )
    if load is not None:
        session.say("play-loaded", file=str(load), moves=len(record.moves))
    for index, option in enumerate(record.game.options):
        if record.settings[index]:
            name = session.wording.option_text(option)
            value = record.game.value_of(record.settings, index)
            chosen = session.wording.value_text(option, value)
            session.say("play-setting", option=name, value=chosen)
