"""Makes the corpus of screens: moments of bot games, each as the messages that the server sends.

    python -m tests.web.screens.corpus [--folder FOLDER] [--search [--games N] [GAME …]]

There is at least one moment of every kind of choice of every game, and of the end, the curtain,
waiting, the waiting room, replay, review and lesson; and the pages outside of games. Some choices
are so rare that hundreds of games must be played to meet them: `--search` does that and keeps in
games.json the actions of the games that were worth it, up to the last choice that was new. Without
it only those games are followed, so bots that play otherwise change nothing. What was never met is
in constructed.py.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace
from tests.web.screens import outside
from tests.web.screens.constructed import CONSTRUCTED

import mathom.games
from mathom.bots.levels import make_bot
from mathom.engine.errors import MathomError
from mathom.engine.perspective import Perspective
from mathom.engine.step import deciders, legal
from mathom.games.package import GamePackage, all_packages
from mathom.lessons import lessons_of, walk
from mathom.server.http import wire
from mathom.server.http.routes.learning import LessonPage
from mathom.server.live.screen import (
    ALL,
    Shown,
    moment_screen,
    offer,
    screen,
    table_info,
)
from mathom.table.commands import User
from mathom.table.fold import fold
from mathom.table.handle import bot_acts
from mathom.table.opening import Plan, create, from_record
from mathom.table.table import Seat, Table
from mathom.texts import LANGUAGES, catalogue, wording

FOLDER = Path(__file__).parents[3] / ".cache" / "screens"
ME = User("me", "Rosie")
OPPONENT = "search:easy"
NOW = 1_750_000_000.0
GAMES_FILE = Path(__file__).with_name("games.json")
BOT_GAMES = 2
"""Games with the usual options, played to the end for the corpus; the others are searched for the
choices still missing."""
LONGEST = 3000
SEEDS = 1000
TABLE = "moment"

Messages = dict[str, Any]


@dataclass(frozen=True)
class Moment:
    """One screen to look at: the address of the page, and by language what the server sends."""

    game: str
    kind: str
    name: str
    path: str
    messages: dict[str, Messages]

    @property
    def id(self) -> str:
        """Its name in reports and files."""
        return f"{self.game}.{self.kind}.{self.name}"


def kinds_of_choice(package: GamePackage) -> list[str]:
    """Every question that a game can ask: each has a sentence in its catalogue."""
    folder = package.text_folder()
    if folder is None:
        return []
    texts = [
        file.read_text("utf-8")
        for file in folder.joinpath("locale", "en").iterdir()
        if file.name.endswith(".ftl")
    ]
    found = re.findall(rf"^{package.id}-ask-([a-z0-9-]+) =", "\n".join(texts), re.MULTILINE)
    return sorted(set(found))


def opened(package: GamePackage, seed: int, varied: bool) -> Table:
    """A table of bots with a number of seats chosen by the seed, and options too if `varied`."""
    chance = random.Random(seed)
    game = package.game
    options: dict[str, str] = {}
    if varied:
        options = {one.id: chance.choice(one.values) for one in game.options if one.values}
    if varied and game.decklists is not None:
        options |= game.decklists.options()
    seats = [OPPONENT] * chance.choice(game.seats)
    plan = Plan(game=package.id, seats=seats, options=options, seed=seed)
    return fold(TABLE, create(plan, ME, seed, NOW))


Played = Iterator[tuple[Table, int]]
"""A game move by move: the table and the seat that decides, at the end none."""


def played(package: GamePackage, seed: int, spec: str, varied: bool) -> Played:
    """A game of bots. A greedy bot that errs now and then sees more kinds of choices than one that
    does not."""
    table = opened(package, seed, varied)
    game = package.game
    bots = [make_bot(spec, game, seed * 8 + seat) for seat in range(len(table.seats))]
    chance = random.Random(seed)
    decks = own_decks(package, seed, len(bots)) if varied else [[] for _ in bots]
    for _ in range(LONGEST):
        seats = deciders(table.state)
        if table.status != "running" or not seats:
            break
        seat = seats[0]
        yield table, seat
        options = legal(table.state, seat)
        if decks[seat]:
            action = decks[seat].pop(0)
        elif len(options) == 1 or chance.random() < 0.1:
            action = chance.choice(options)
        else:
            action = bots[seat].choose(Perspective(game, table.state, seat))
        table = bot_acts(table, seat, action, NOW).after(table)
    yield table, -1


def followed(package: GamePackage, number: int, actions: list[int]) -> Played:
    """A game that was searched, by its actions."""
    table = opened(package, SEEDS + number, varied=True)
    for action in actions:
        seat = deciders(table.state)[0]
        yield table, seat
        try:
            table = bot_acts(table, seat, action, NOW).after(table)
        except MathomError as fault:
            reason = f"{package.id}: game {number} is outdated, run with --search: {fault}"
            raise SystemExit(reason) from None
    yield table, deciders(table.state)[0]


def own_decks(package: GamePackage, seed: int, seats: int) -> list[list[int]]:
    """For every seat the actions that bring a random deck; none where nobody brings one."""
    game = package.game
    lists = game.decklists
    if lists is None:
        return [[] for _ in range(seats)]
    texts = [lists.random(seed * seats + seat) for seat in range(seats)]
    return [[game.vocabulary.parse(word) for word in lists.actions(text)] for text in texts]


def seen_by(table: Table, *own: int) -> Table:
    """The same table with a person in these seats."""
    seats = tuple(
        Seat(kind="person", user=ME.id, name=ME.name) if number in own else seat
        for number, seat in enumerate(table.seats)
    )
    return replace(table, seats=seats, host=ME.id, began=tuple(seat.user for seat in seats))


def plain(message: object) -> Any:
    """A message as it goes over the wire."""
    return json.loads(wire.write_json(message))


def live(table: Table, shown: Shown, language: str) -> Messages:
    """What the live table sends."""
    message = wire.TableMessage(
        table.seq,
        table_info(table, ME.id, {ME.id}, language, NOW),
        screen(table, ME.id, shown, language),
    )
    return {"socket": plain(message)}


def at_table(kind: str, name: str, table: Table, shown: Shown) -> Moment:
    """A moment of a live table."""
    messages = {language: live(table, shown, language) for language in LANGUAGES}
    return Moment(table.game.id, kind, name, f"/table/{TABLE}", messages)


@dataclass
class Found:
    """What was found of one kind of choice: the first moment, and the one with most actions."""

    first: tuple[Table, int]
    fullest: tuple[Table, int]
    size: int

    def meet(self, table: Table, seat: int) -> None:
        """Keep a moment if it has more actions than those before."""
        size = len(legal(table.state, seat))
        if size > self.size:
            self.fullest, self.size = (table, seat), size


def choices(package: GamePackage) -> tuple[dict[str, Found], list[Table]]:
    """Moments by kind of choice, and the games that were played to the end."""
    found: dict[str, Found] = {}
    ended: list[Table] = []
    for number in range(BOT_GAMES):
        for table, seat in game_number(package, number):
            if seat < 0:
                if table.status == "finished":
                    ended.append(table)
                continue
            moment = (table, seat)
            found.setdefault(asked(table), Found(moment, moment, 0)).meet(table, seat)
    for number, actions in searched()[package.id]["games"].items():
        for moment in followed(package, int(number), actions):
            found.setdefault(asked(moment[0]), Found(moment, moment, 0))
    return found, ended


def game_number(package: GamePackage, number: int) -> Played:
    """The games that are searched: the first ones by greedy bots with the usual options, the others
    by greedy and by random bots with any options."""
    usual = number < BOT_GAMES
    spec = "greedy" if usual or number % 2 else "random"
    return played(package, SEEDS + number, spec, not usual)


def searched() -> dict[str, Any]:
    """By game, the actions of the games that were worth playing, by their number, and which kinds
    of choice were never met."""
    found: dict[str, Any] = json.loads(GAMES_FILE.read_text("utf-8"))
    return found


def search(package: GamePackage, most: int) -> None:
    """Play until every kind of choice was met, and keep the games that were worth it. Choices of
    the usual games count too little: bots that change may not come to them again."""
    wanted = set(kinds_of_choice(package))
    met: set[str] = set()
    worth: dict[str, list[int]] = {}
    for number in range(BOT_GAMES, most):
        last: Table | None = None
        for table, seat in game_number(package, number):
            if seat >= 0 and asked(table) not in met:
                met.add(asked(table))
                last = table
        if last is not None:
            worth[str(number)] = [moment.action for moment in last.moments[1:]]
        if wanted <= met:
            break
    kept = searched()
    kept[package.id] = {"games": worth, "never met": sorted(wanted - met)}
    GAMES_FILE.write_text(written(kept), "utf-8")


def written(kept: dict[str, Any]) -> str:
    """The file of the searched games, with a line for each of them."""
    text = json.dumps(kept, indent=1, sort_keys=True)
    return re.sub(r"\[[^\]a-z]*\]", lambda row: re.sub(r"\s+", "", row[0]), text) + "\n"


def asked(table: Table) -> str:
    """The kind of the pending question."""
    game = table.game
    return game.steps[game.step_index[type(table.state.agenda[-1])]].name


def of_choices(found: dict[str, Found]) -> Iterator[Moment]:
    """Every kind of choice, once as first met and once with the most actions."""
    for kind, one in sorted(found.items()):
        moments = {"first": one.first, "fullest": one.fullest}
        for name, (table, seat) in moments.items():
            if name == "fullest" and one.fullest[0] is one.first[0]:
                continue
            yield at_table(f"choice-{kind}", name, seen_by(table, seat), Shown(seat, None))


def of_positions(package: GamePackage) -> Iterator[Moment]:
    """The choices for which positions are made."""
    for one in CONSTRUCTED:
        if one.game != package.id:
            continue
        here = one.played()
        seen = fold(TABLE, from_record(here.record(), ME, NOW))
        table = replace(seen, replay=False, status="running")
        if asked(table) != one.choice:
            raise SystemExit(f"{one.game}: {asked(table)} is asked instead of {one.choice}")
        seat = deciders(table.state)[0]
        name = "constructed"
        yield at_table(f"choice-{one.choice}", name, seen_by(table, seat), Shown(seat, None))


def around_play(table: Table, seat: int, end: Table) -> Iterator[Moment]:
    """The end, waiting for another, the curtain between two seats, and the waiting room."""
    other = (seat + 1) % len(table.seats)
    for number in range(len(end.seats)):
        yield with_alarms(
            at_table("end", f"seat-{number}", seen_by(end, number), Shown(number, None)),
            end,
            number,
        )
    if other != seat:
        yield at_table("waiting", "turn", seen_by(table, other), Shown(other, None))
        both = replace(seen_by(table, seat, other), curtain=True)
        yield at_table("curtain", "turn", both, Shown(-1, seat))
    game = table.game
    plan = Plan(game=game.id, seats=["me", *["open"] * (max(game.seats) - 1)])
    if max(game.seats) > 1:
        room = fold(TABLE, create(plan, ME, 1, NOW))
        yield at_table("waiting-room", "open", room, Shown(-1, None))


def with_alarms(moment: Moment, end: Table, seat: int) -> Moment:
    """The end of a game, with the moments of its alarms: an end screen looks back at them."""
    for language, messages in moment.messages.items():
        stories = messages["socket"]["screen"]["stories"] or []
        alarms = {
            story["last"]
            for story in stories
            if any(sentence["kind"] == "alarm" for sentence in story["sentences"])
        }
        messages["answers"] = {
            f"/api/tables/{TABLE}/moments/{at}": plain(moment_screen(end, at, seat, language))
            for at in alarms
        }
    return moment


def replayed(end: Table) -> Iterator[Moment]:
    """The replay of a game in its middle, with and without a review; and the review open at a
    moment that mattered."""
    table = seen_by(end, 0)
    middle = table.moves // 2
    turned = review(table, LANGUAGES[0], reviewed=True).moments[0].at
    for kind, name, at, tab in (
        ("replay", "middle", middle, ""),
        ("review", "middle", middle, ""),
        ("review", "turning", turned, "&tab=review"),
    ):
        messages = {
            language: replay_messages(table, at, language, kind == "review")
            for language in LANGUAGES
        }
        path = f"/replay/{TABLE}?at={at}&seat=all{tab}"
        yield Moment(end.game.id, kind, name, path, messages)


def replay_messages(table: Table, at: int, language: str, reviewed: bool) -> Messages:
    """What the page of a replay asks for."""
    here = f"/api/tables/{TABLE}"
    moments = {
        f"{here}/moments/{number}": plain(moment_screen(table, number, ALL, language))
        for number in {at, min(at + 1, table.moves), table.moves}
    }
    return {
        "answers": {
            here: plain(table_info(table, ME.id, {ME.id}, language, NOW)),
            f"{here}/review": plain(review(table, language, reviewed)),
            **moments,
        }
    }


def review(table: Table, language: str, reviewed: bool) -> wire.Review:
    """A review as the server words it. Its chances are made up: what is tested is how they look."""
    names = table.seat_names()
    if not reviewed:
        return wire.Review(0, table.moves, names, [], [])
    chance = random.Random(table.moves)
    chances = [[chance.random() for _ in names] for _ in range(table.moves + 1)]
    turned = [turning(table, at, language) for at in sorted(chance.sample(range(table.moves), 4))]
    return wire.Review(table.moves, table.moves, names, chances, turned)


def turning(table: Table, at: int, language: str) -> wire.Turning:
    """A moment that mattered, with as many words as a real one."""
    seat = table.moments[at + 1].seat
    shown = moment_screen(table, at, seat, language)
    words = wording(table.game.id, language).at(table.moments[at].state)
    played = offer(words, table.moments[at + 1].action)
    best = max(shown.offers, key=lambda one: len(one.label))
    names = table.seat_names()
    name, other = names[seat], names[seat - 1]
    text = shown.prompt.text
    return wire.Turning(
        at=at,
        seat=name,
        asked=text,
        loss=0.12,
        label=played.label,
        target=played.target,
        best_label=best.label,
        best_target=best.target,
        chance=0.57,
        facts=[text],
        best_facts=[text, played.label],
        line=[
            wire.SolvedStep(name, best.action, best.label, best.target),
            wire.SolvedStep(other, played.action, played.label, played.target),
        ],
    )


def lessons(package: GamePackage) -> Iterator[Moment]:
    """The first task of every lesson."""
    for lesson in lessons_of(package.id):
        here = walk(lesson, [])
        table = fold(lesson.id, from_record(here.match.record(), User("", ""), NOW))
        seat = here.match.seats.index(lesson.seat)
        messages: dict[str, Messages] = {}
        for language in LANGUAGES:
            words = catalogue(language)
            shown = moment_screen(table, table.moves, seat, language)
            told = wording(package.id, language).at(here.match.state)
            shown.offers = [offer(told, action) for action in legal(here.match.state, seat)]
            page = LessonPage(
                id=lesson.id,
                title=words.text(lesson.title_key()),
                text=here.text(words),
                at=here.at,
                tasks=len(lesson.tasks),
                done=False,
                tried=False,
                wanted=list(here.accepted),
                table=table_info(table, "", set(), language, NOW),
                screen=shown,
            )
            address = f"/api/games/{package.id}/lessons/{lesson.id}"
            messages[language] = {"answers": {address: plain(page)}}
        path = f"/learn/{package.id}/{lesson.id}"
        yield Moment(package.id, "lesson", lesson.id, path, messages)


def moments_of(package: GamePackage) -> Iterator[Moment]:
    """The whole corpus of one game."""
    found, ended = choices(package)
    made = {one.choice for one in CONSTRUCTED if one.game == package.id}
    missing = sorted(set(kinds_of_choice(package)) - found.keys() - made)
    if missing:
        raise SystemExit(f"{package.id}: no moment of {', '.join(missing)}: run with --search")
    yield from of_choices(found)
    yield from of_positions(package)
    table, seat = max((one.fullest for one in found.values()), key=lambda one: one[0].moves)
    yield from around_play(table, seat, ended[0])
    yield from replayed(max(ended, key=lambda one: one.moves))
    yield from lessons(package)


def outside_of_games() -> Iterator[Moment]:
    """The pages outside of games."""
    for one in outside.outside():
        messages = {language: {"answers": told} for language, told in one.answers.items()}
        yield Moment(outside.NAME, one.kind, one.name, one.path, messages)


def own_packages() -> list[GamePackage]:
    """The games of Mathom. Other tests may have registered toys in this process."""
    return [package for package in all_packages() if package.module.startswith("mathom.")]


def write(
    folder: Path, packages: list[GamePackage] | None = None, pages: bool = False
) -> list[Path]:
    """Write every moment to a file of its own, of all games and the pages outside, or of some. A
    game whose files were made from the same sources is not played again."""
    folder.mkdir(parents=True, exist_ok=True)
    made_from = sources()
    wanted = own_packages() if packages is None else packages
    makers: dict[str, Callable[[], Iterator[Moment]]] = {
        package.id: partial(moments_of, package) for package in wanted
    }
    if packages is None or pages:
        makers[outside.NAME] = outside_of_games
    for name, make in makers.items():
        stamp = folder / f"{name}.stamp"
        if stamp.is_file() and stamp.read_text("utf-8") == made_from:
            continue
        stamp.unlink(missing_ok=True)
        for old in folder.glob(f"{name}.*.json"):
            old.unlink()
        for moment in make():
            (folder / f"{moment.id}.json").write_bytes(msgspec.json.encode(moment))
        stamp.write_text(made_from, "utf-8")
    return sorted(file for name in makers for file in folder.glob(f"{name}.*.json"))


def sources() -> str:
    """A digest of everything that moments are made from."""
    package = Path(mathom.games.__file__).parents[1]
    kept = (".py", ".ftl", ".toml", ".json")
    files = [file for file in package.rglob("*") if file.suffix in kept]
    beside = [Path(__file__).with_name(f"{name}.py") for name in ("constructed", "outside")]
    own = [Path(__file__), GAMES_FILE, *beside]
    digest = hashlib.sha256()
    for file in sorted([*files, *own]):
        digest.update(file.name.encode() + file.read_bytes())
    return digest.hexdigest()


def main() -> None:
    """Read the arguments and write the corpus."""
    asked_for = argparse.ArgumentParser(description=__doc__)
    asked_for.add_argument("--folder", type=Path, default=FOLDER)
    asked_for.add_argument("--search", action="store_true")
    asked_for.add_argument("--games", type=int, default=1000, help="how many are searched")
    asked_for.add_argument("only", nargs="*", help="games, by default all")
    told = asked_for.parse_args()
    packages = [one for one in own_packages() if not told.only or one.id in told.only]
    if told.search:
        for package in packages:
            search(package, told.games)
            print(package.id, searched()[package.id], flush=True)
        return
    pages = outside.NAME in told.only
    written = write(told.folder, packages if told.only else None, pages)
    size = sum(file.stat().st_size for file in written)
    print(f"{len(written)} moments, {size / 1e6:.1f} MB, in {told.folder}")


if __name__ == "__main__":
    main()
