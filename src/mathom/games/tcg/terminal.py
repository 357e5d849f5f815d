"""Draw The Two Towers in the terminal: the adventure path, both companies, minions and
skirmishes."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from mathom.cli.terminal.console import FAINT
from mathom.cli.terminal.table import PartsDrawing, Row
from mathom.games.tcg.rules.facts import CARD_FACTS, CARDS
from mathom.games.tcg.text.wording import TcgWording

OUTCOMES = {
    "wins": "green",
    "overwhelms": "bold green",
    "loses": "bright_red",
    "overwhelmed": "bold bright_red",
}


class TcgDrawing(PartsDrawing):
    """The view of one seat as terminal output."""

    wording: TcgWording

    def whole(self) -> RenderableType:
        if "players" not in self.view:
            return Group(self.header(), "")
        players = [self.player(seat) for seat in self.view["seats"]]
        return Group(
            self.header(), self.path(), *players, self.minions(), self.skirmishes(), self.hand(), ""
        )

    def header(self) -> RenderableType:
        """The phase, whose turn it is, the twilight pool and the moves."""
        view = self.view
        parts = [f"{self.label('twilight')} {view['twilight']}"]
        if "moves" in view:
            parts.append(f"{self.label('moves')} {view['moves']['made']}/{view['moves']['limit']}")
        if view["ring_worn"]:
            parts.append(self.label("ring-worn"))
        for side, arrows in view.get("archery", {}).items():
            if arrows:
                parts.append(f"{self.label('archery')} {self.label(side)} {arrows}")
        turn = self.wording.say("table-turn", seat=view["turn"])
        title = self.heading(f"{turn}: {self.label(view['phase'])}")
        return title.append(f"  {' · '.join(parts)}", "not bold not underline")

    def path(self) -> RenderableType:
        """The sites in their order, with their Shadow numbers and the companies there."""
        rows: list[Row] = []
        for number, site in enumerate(self.view["path"], 1):
            if site is None:
                continue
            line = Text(self.wording.card_title(site["id"]))
            line.append(f"  {self.label('shadow')} {site['shadow']}", FAINT)
            if site["controlled_by"]:
                owner = self.wording.seat(site["controlled_by"])
                line.append(f"  {self.label('controlled-by')} {owner}", "bright_yellow")
            for seat in site["fellowships"]:
                line.append(f"  ◉ {self.wording.seat(seat)}", "bold bright_cyan")
            rows.append((str(number), line))
        return self.titled(Text(self.capital("path"), "bold"), rows)

    def player(self, seat: str) -> RenderableType:
        """A player's company, support area and piles."""
        player = self.view["players"][seat]
        counts = self.wording.say(
            "table-counts",
            site=player["site"],
            burdens=player["burdens"],
            resistance=player["resistance"],
            hand=player["hand"],
            deck=player["draw_deck"],
            discard=len(player["discard"]),
        )
        if player["lost"]:
            counts += f" · {self.label('lost')}"
        rows: list[Row] = [(self.label("companions"), self.listed(player["companions"]))]
        rows.append((self.label("support"), self.listed(player["support"])))
        dead = ", ".join(self.wording.card_title(card["id"]) for card in player["dead"])
        rows.append((self.label("dead"), dead))
        return self.titled(self.seat_title(seat, counts), rows)

    def listed(self, cards: list[dict[str, Any]]) -> Text:
        """Cards in play, one a line."""
        return Text("\n").join([self.in_play(card) for card in cards])

    def in_play(self, card: dict[str, Any]) -> Text:
        """A card in play: strength, wounds, keywords and what it bears."""
        text = Text(self.wording.card_title(card["id"]), "bold" if card["active"] else "")
        if "strength" in card:
            text.append(f"  ⚔{card['strength']}", "bright_red")
        if "vitality" in card:
            left = card["vitality"] - card["wounds"]
            text.append("  " + "♥" * max(0, left), "bright_green")
            text.append("♡" * card["wounds"], FAINT)
        if card["tokens"]:
            text.append(f"  {self.label('tokens')} {card['tokens']}")
        words = [self.keyword(*pair) for pair in card.get("keywords", {}).items()]
        words += [self.label(key) for key in MARKS if card.get(key.replace("-", "_"))]
        if words:
            text.append(f"  {', '.join(words)}", FAINT)
        borne = [self.wording.card_title(each["id"]) for each in card["bears"]]
        if borne:
            text.append(f"  + {', '.join(borne)}", "bright_yellow")
        return text

    def keyword(self, name: str, value: int) -> str:
        """A keyword, with its number if it has one."""
        return self.wording.keywords({name: value})

    def minions(self) -> RenderableType:
        """The minions in play, and whom they fight."""
        rows: list[Row] = [("·", self.in_play(card)) for card in self.view["minions"]]
        if not rows:
            return Group()
        return self.titled(Text(self.capital("minions"), "bold bright_red"), rows)

    def skirmishes(self) -> RenderableType:
        """The skirmishes as they stand."""
        rows: list[Row] = []
        for fight in self.view["skirmishes"]:
            minions = ", ".join(self.wording.card_title(id) for id in fight["minions"])
            line = Text(f"{self.wording.card_title(fight['character'])} {fight['strength']}")
            line.append(f" : {fight['against']} {minions}")
            style = OUTCOMES[fight["outcome"]]
            line.append(f"  {self.label(fight['outcome'])}", style)
            if fight["fierce"]:
                line.append(f"  {self.label('fierce')}", FAINT)
            rows.append(("▶" if fight["now"] else "·", line))
        return self.titled(Text(self.capital("skirmishes"), "bold"), rows) if rows else Group()

    def hand(self) -> RenderableType:
        """The reader's cards with their prices."""
        if self.you is None or "players" not in self.view:
            return Group()
        rows: list[Row] = []
        for card in self.view["players"][self.you]["hand_cards"]:
            price = str(card["price"]) if "price" in card else ""
            rows.append((price or "·", self.held(CARD_FACTS[CARDS.index(card["print"])])))
        title = Text(self.wording.say("table-hand"), "bold")
        return self.titled(title, rows) if rows else Group()

    def held(self, facts: dict[str, Any]) -> Text:
        """A card in hand: its name, its kind, strength and vitality."""
        text = Text(self.wording.title(facts))
        text.append(f"  {self.wording.noun(facts['type'], 1)}", FAINT)
        if "strength" in facts:
            text.append(f"  ⚔{facts['strength']}", "bright_red")
        if "vitality" in facts:
            text.append("  " + "♥" * facts["vitality"], "bright_green")
        return text

    def help(self) -> list[str]:
        return [self.wording.say("help-table")]

    def final(self) -> list[str]:
        return [
            f"{self.wording.seat(seat)}: {self.label('site')} {player['site']}, "
            f"{self.label('burdens')} {player['burdens']}"
            for seat, player in self.view.get("players", {}).items()
        ]


MARKS = ("ring-bearer", "exhausted", "roaming")
