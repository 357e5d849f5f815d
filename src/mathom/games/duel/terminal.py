"""Draw Duel in the terminal: layout, map, quest, both areas, landmarks and token stacks."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mathom.cli.terminal.canvas import Canvas
from mathom.cli.terminal.console import FAINT
from mathom.cli.terminal.table import Drawing
from mathom.games.duel.rules.facts import (
    BONUS_FACTS,
    BONUS_STEPS,
    CARD_FACTS,
    CARDS,
    COLORS,
    QUEST_LENGTH,
    REGIONS,
    SLOT_FACTS,
    TILE_FACTS,
    TILES,
    TOKEN_FACTS,
    TOKENS,
)
from mathom.games.duel.rules.vocabulary import DISCARD, PLAY, TAKE
from mathom.games.duel.text.story import SYMBOLS
from mathom.games.duel.text.wording import DuelWording

STYLES = {
    "grey": "white",
    "yellow": "bright_yellow",
    "blue": "bright_blue",
    "green": "bright_green",
    "red": "bright_red",
    "purple": "bright_magenta",
}
SIDES = {"fellowship": "bright_cyan", "sauron": "bright_red"}
BONUS_MARKS = {"coin": "¢", "unit": "⚑", "extra_turn": "↻", "fortress": "♜"}
QUEST_ENDS = {"fellowship": "▲", "sauron": "◎"}

CARD_HEIGHT = 4
WIDE = 120

MAP = """\
╭──────────╮    ╭──────────╮    ╭──────────╮
│          ├────┤          ├────┤          │
│          │    │          │  ┌─┤          │
╰──────────╯    ╰────┬─────╯  │ ╰────┬─────╯
                ╭────┴─────╮  │ ╭────┴─────╮
                │          ├──┘ │          │
                │          ├────┤          │
                ╰────┬─────╯    ╰┬────┬────╯
                ╭────┴─────╮  ┌──┘╭───┴──────╮
                │          ├──┘   │          │
                │          ├──────┤          │
                ╰──────────╯      ╰──────────╯"""
MAP_WIDTH = 46
PLACES = {
    "lindon": (1, 1),
    "arnor": (17, 1),
    "rhovanion": (33, 1),
    "enedwaith": (17, 5),
    "rohan": (33, 5),
    "gondor": (17, 9),
    "mordor": (35, 9),
}

MAP_CHOICES = ("place-units", "manoeuvre", "march-to", "raze-fortress")


class DuelDrawing(Drawing):
    """The view of one seat as terminal output."""

    wording: DuelWording

    def say(self, key: str, **arguments: object) -> str:
        return self.wording.say(key, **arguments)

    def number_of(self, action: int) -> str:
        """The menu number of an action, empty if it is not offered."""
        return str(self.actions.index(action) + 1) if action in self.actions else ""

    def whole(self) -> RenderableType:
        areas = [self.area(seat) for seat in self.view["seats"]]
        if self.width >= WIDE:
            upper = side_by_side(self.layout(), self.map(), 72)
            middle = side_by_side(self.quest(), self.stacks(), 64)
            both = Table.grid(padding=(0, 2), expand=True)
            both.add_column(ratio=1)
            both.add_column(ratio=1)
            both.add_row(*areas)
            return Group(self.header(), upper, middle, "", both, "")
        middle = side_by_side(self.map(), self.stacks(), MAP_WIDTH)
        return Group(self.header(), self.layout(), middle, self.quest(), "", *areas, "")

    def needs_whole(self) -> bool:
        return bool(self.view["asked"] and self.view["asked"]["choice"] == "take-turn")

    def part(self) -> RenderableType | None:
        asked = self.view["asked"]
        return self.map() if asked and asked["choice"] in MAP_CHOICES else None

    def header(self) -> RenderableType:
        """The chapter, the reserve and the sizes of the piles."""
        view = self.view
        parts = [self.say("table-discard", number=len(view["discard"]))]
        if "reserve" not in view["options"]:
            parts.insert(0, self.say("table-reserve", number=view["reserve"]))
        if view["set_aside"]:
            parts.append(self.say("table-aside", number=view["set_aside"]))
        if view["extra_turns"]:
            parts.append(self.say("table-extra-turns", number=view["extra_turns"]))
        line = self.heading(self.say("table-chapter", chapter=view["chapter"]))
        return line.append("  " + " · ".join(parts))

    def layout(self) -> RenderableType:
        """The cards of the chapter; later rows cover earlier ones."""
        facts = SLOT_FACTS[self.view["chapter"]]
        half = 6
        rows = max(slot["row"] for slot in facts) + 1
        canvas = Canvas(12 * half, rows * (CARD_HEIGHT - 1) + 1)
        for slot, seen in zip(facts, self.view["layout"], strict=True):
            if seen["state"] != "taken":
                x = (slot["x"] + 5) * half
                self.draw_card(canvas, x, slot["row"] * (CARD_HEIGHT - 1), 2 * half, seen)
        return canvas.text()

    def draw_card(self, canvas: Canvas, x: int, y: int, width: int, seen: dict[str, Any]) -> None:
        """Draw a card: face down, covered, or available with its menu numbers and price."""
        if seen["state"] == "face-down":
            canvas.box(x, y, width, CARD_HEIGHT, FAINT)
            for line in (1, 2):
                canvas.put(x + 1, y + line, "░" * (width - 2), FAINT)
            return
        index = CARDS.index(seen["card"])
        card = CARD_FACTS[index]
        style = STYLES[card["color"]]
        free = seen["state"] == "available"
        canvas.box(x, y, width, CARD_HEIGHT, f"bold {style}" if free else FAINT)
        canvas.put(
            x + 1, y + 1, self.inscription(card, width - 2), f"bold {style}" if free else style
        )
        if card["chain"]:
            canvas.put(x + width // 2, y, "∞", style)
        if free:
            self.draw_offer(canvas, x, y, width, index, seen)
        else:
            cost = self.wording.short_cost(card["coins"], card["skills"])
            canvas.put(x + 1, y + 2, cost[: width - 2], FAINT)

    def draw_offer(
        self, canvas: Canvas, x: int, y: int, width: int, card: int, seen: dict[str, Any]
    ) -> None:
        """Draw the menu numbers and the price of an available card."""
        play = self.number_of(PLAY + card)
        sell = self.number_of(DISCARD + card)
        canvas.put(x + 1, y, play, "bold reverse")
        canvas.put(x + width - 1 - len(sell), y, sell, "bold")
        price = self.price_of(seen["price"])
        text = f"{price['coins']}¢" + (" ∞" if price["chain"] else "")
        affordable = price["coins"] <= self.purse()
        canvas.put(x + 1, y + 2, text, "bold" if affordable else f"{FAINT} strike")

    def inscription(self, card: dict[str, Any], room: int) -> str:
        """The symbol of the colour and the effects, in the longest form that fits."""
        symbol = SYMBOLS[card["color"]]
        for text in (self.wording.briefs(card["effects"]), self.wording.short(card)):
            for space in (" ", ""):
                if len(symbol + space + text) <= room:
                    return symbol + space + text
        return (symbol + self.wording.short(card))[:room]

    def price_of(self, prices: dict[str, dict[str, Any]]) -> dict[str, Any]:
        """The price for the viewing seat, or for the active seat."""
        return prices[self.you or self.view["turn"]]

    def purse(self) -> int:
        """The coins of the viewing seat, or of the active seat."""
        return int(self.view["players"][self.you or self.view["turn"]]["coins"])

    def map(self) -> RenderableType:
        """The regions with their links, units and fortresses."""
        lines = MAP.split("\n")
        canvas = Canvas(MAP_WIDTH, len(lines))
        for y, line in enumerate(lines):
            canvas.put(0, y, line, FAINT)
        canvas.put(0, 5, self.say("table-map"), "bold underline")
        for region in REGIONS:
            x, y = PLACES[region]
            canvas.put(x, y, self.wording.region(region), "bold")
            self.draw_pieces(canvas, x, y + 1, self.view["regions"][region])
        for y, seat in enumerate(self.view["seats"], 7):
            letter = self.say("seat-letter", seat=seat)
            canvas.put(0, y, f"{letter} {self.wording.seat(seat)}"[:15], SIDES[seat])
        return canvas.text()

    def draw_pieces(self, canvas: Canvas, x: int, y: int, region: dict[str, Any]) -> None:
        """Draw the units and the fortress of a region."""
        for seat, units in region["units"].items():
            if units:
                text = f"{self.say('seat-letter', seat=seat)}{units}"
                canvas.put(x, y, text, f"bold {SIDES[seat]}")
                x += len(text) + 1
        owner = region["fortress"]
        if owner:
            text = f"♜{self.say('seat-letter', seat=owner)}"
            canvas.put(x, y, text, f"bold {SIDES[owner]}")

    def quest(self) -> RenderableType:
        """Both characters on the quest track, and the bonus spaces ahead."""
        strips = Table.grid(padding=(0, 1))
        for seat in self.view["seats"]:
            at = self.view["players"][seat]["quest"]
            name = Text(self.say("character", seat=seat), SIDES[seat])
            strips.add_row(name, self.strip(seat, at), f"{at}/{QUEST_LENGTH}")
        bonuses = " · ".join(
            f"{BONUS_MARKS[bonus['kind']]} {self.wording.brief(bonus['effect'])}"
            for bonus in BONUS_FACTS
        )
        return Group(
            self.heading(self.say("table-quest")),
            strips,
            Text(self.say("table-bonuses", list=bonuses), FAINT),
        )

    def strip(self, seat: str, at: int) -> Text:
        """One quest track: spaces passed, the character, spaces ahead."""
        line = Text(no_wrap=True)
        marks = {
            step: BONUS_MARKS[bonus["kind"]]
            for step, bonus in zip(BONUS_STEPS, BONUS_FACTS, strict=True)
        }
        marks[QUEST_LENGTH] = QUEST_ENDS[seat]
        for step in range(QUEST_LENGTH + 1):
            gone = step <= at
            if step:
                line.append("━━" if gone else "──", SIDES[seat] if gone else FAINT)
            if step == at:
                line.append("◉", f"bold {SIDES[seat]}")
            else:
                line.append("━" if gone else marks.get(step, "·"), SIDES[seat] if gone else "")
        return line

    def stacks(self) -> RenderableType:
        """The stacks of alliance tokens, with the top token if it is known."""
        lines: list[RenderableType] = [self.heading(self.say("table-alliances"))]
        for race, stack in self.view["stacks"].items():
            line = Text(self.say("table-stack", race=race, number=stack["count"]))
            if stack["top"]:
                top = TOKEN_FACTS[TOKENS.index(stack["top"])]
                line.append(f" ↑ {self.wording.token_brief(top)}", FAINT)
            lines.append(line)
        return Group(*lines)

    def area(self, seat: str) -> RenderableType:
        """One seat's components and totals."""
        player = self.view["players"][seat]
        name = self.say("table-you", seat=seat) if seat == self.you else self.wording.seat(seat)
        counts = [
            self.say("coins", number=player["coins"]),
            self.say("table-regions", number=player["regions_present"]),
            self.say("table-support", number=player["races_supporting"]),
            self.say("table-supply", number=player["supply"]),
        ]
        title = Text.assemble((name, f"bold reverse {SIDES[seat]}"), "  ", " · ".join(counts))
        rows = Table.grid(padding=(0, 1))
        rows.add_column(style=FAINT, no_wrap=True)
        rows.add_column()
        for label, value in self.area_rows(player):
            rows.add_row(f" {label}", value)
        return Group(title, rows)

    def area_rows(self, player: dict[str, Any]) -> list[tuple[str, Text]]:
        """The rows of an area that are not empty."""
        races = [
            f"{self.wording.race(race)} {count}" for race, count in player["races"].items() if count
        ]
        if player["trio_used"]:
            races.append(f"({self.say('table-trio-used')})")
        found = [
            (self.say("table-skills"), Text(self.skills(player))),
            (self.say("table-chains"), Text(", ".join(map(self.wording.chain, player["chains"])))),
            (self.say("table-races"), Text(" · ".join(races))),
            (self.say("table-tokens"), Text("; ".join(self.titles("token", player["tokens"])))),
            (self.say("table-tiles"), Text(", ".join(self.titles("tile", player["tiles"])))),
            (self.say("table-cards"), self.cards(player["cards"])),
        ]
        return [(label, value) for label, value in found if value.plain]

    def titles(self, kind: str, ids: list[str]) -> list[str]:
        known = self.wording.game.names(kind)
        return [self.wording.name(kind, known.index(id)) for id in ids]

    def skills(self, player: dict[str, Any]) -> str:
        """The skills of a seat, including cards with a choice of skills."""
        parts = [
            f"{self.wording.skill(skill)} {count}"
            for skill, count in player["skills"].items()
            if count
        ]
        for card in player["cards"]:
            for effect in CARD_FACTS[CARDS.index(card)]["effects"]:
                if effect["op"] == "skill_choice":
                    parts.append(f"({self.wording.skill_choice(effect['options'], False)})")
        return " · ".join(parts)

    def cards(self, ids: list[str]) -> Text:
        """The cards of an area by colour, with a count for equal ones."""
        line = Text()
        for color in COLORS:
            shorts = [
                self.wording.short(CARD_FACTS[CARDS.index(id)])
                for id in ids
                if CARD_FACTS[CARDS.index(id)]["color"] == color
            ]
            if shorts:
                counted = [
                    text + (f" ×{shorts.count(text)}" if shorts.count(text) > 1 else "")
                    for text in dict.fromkeys(shorts)
                ]
                line.append("  " if line.plain else "")
                line.append(f"{SYMBOLS[color]} {', '.join(counted)}", STYLES[color])
        return line

    def choices(self) -> RenderableType:
        if not self.needs_whole():
            return super().choices()
        return Group(self.card_choices(), self.tile_choices())

    def card_choices(self) -> RenderableType:
        """The available cards, with one menu number to play and one to discard."""
        verbs = [self.say("table-play"), self.say("table-sell")]
        rows = self.offers(verbs, self.say("table-card"))
        for seen in self.view["layout"]:
            if seen["state"] == "available":
                index = CARDS.index(seen["card"])
                card = CARD_FACTS[index]
                title = Text(self.wording.card_title(card), STYLES[card["color"]])
                if card["chain"]:
                    title.append(f" ∞ {self.wording.chain(card['chain'])}", FAINT)
                rows.add_row(
                    Text(self.number_of(PLAY + index) or "–", "bold"),
                    Text(self.number_of(DISCARD + index) or "–"),
                    Text(seen["card"], FAINT),
                    title,
                    self.wording.short_cost(card["coins"], card["skills"]),
                    self.card_price(card, self.price_of(seen["price"])),
                )
        return rows

    def tile_choices(self) -> RenderableType:
        """The landmark tiles on offer."""
        rows = self.offers([self.say("table-take")], self.say("table-landmarks"))
        for seen in self.view["tiles"]:
            index = TILES.index(seen["tile"])
            tile = TILE_FACTS[index]
            title = Text(self.wording.tile_title(tile), "bold")
            title.append(f": {self.wording.briefs(tile['effects'])}", "not bold")
            rows.add_row(
                Text(self.number_of(TAKE + index) or "–", "bold"),
                Text(seen["tile"], FAINT),
                title,
                self.wording.short_cost(0, tile["skills"]),
                self.tile_price(self.price_of(seen["price"])),
            )
        return rows

    def offers(self, verbs: list[str], what: str) -> Table:
        """An empty table of offers with a column of menu numbers for each verb."""
        rows = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="bold underline")
        for verb in verbs:
            rows.add_column(verb, justify="right", no_wrap=True, min_width=6)
        rows.add_column("id", no_wrap=True, min_width=12)
        rows.add_column(what, ratio=1)
        rows.add_column(self.say("table-cost"), no_wrap=True, min_width=9)
        rows.add_column(self.say("table-pay"), no_wrap=True, min_width=13)
        return rows

    def card_price(self, card: dict[str, Any], price: dict[str, Any]) -> Text:
        """The price of a card and how it is made up."""
        if price["chain"]:
            owned = self.view["players"][self.you or self.view["turn"]]["chains"]
            chain = next(chain for chain in card["free_with"] if chain in owned)
            return Text(self.say("table-chained", chain=self.wording.chain(chain)))
        if price["coins"] == 0:
            return Text(self.say("table-free"))
        if price["bought"] == 0:
            return self.priced(f"{price['coins']}¢", price["coins"])
        text = self.say("table-bought", number=price["coins"], bought=price["bought"])
        return self.priced(text, price["coins"])

    def tile_price(self, price: dict[str, Any]) -> Text:
        """The price of a tile and how it is made up."""
        if price["coins"] == 0:
            return Text(self.say("table-free"))
        text = self.say(
            "table-surcharge" if price["surcharge"] else "table-bought",
            number=price["coins"],
            bought=price["bought"],
            surcharge=price["surcharge"],
        )
        return self.priced(text, price["coins"])

    def priced(self, text: str, coins: int) -> Text:
        """A price, greyed out if it cannot be paid."""
        return Text(text, "" if coins <= self.purse() else FAINT)

    def help(self) -> list[str]:
        skills = ", ".join(
            f"{self.wording.skill_code(skill)} {self.wording.skill(skill)}"
            for skill in self.view["players"][self.view["turn"]]["skills"]
        )
        units = ", ".join(
            f"{self.say('seat-letter', seat=seat)} {self.wording.seat(seat)}"
            for seat in self.view["seats"]
        )
        return [
            self.say("help-turn"),
            self.say("help-win"),
            self.say("help-layout"),
            self.say("help-symbols"),
            self.say("help-codes", skills=skills),
            self.say("help-map", units=units),
        ]

    def final(self) -> list[str]:
        return [self.count(seat, self.view["players"][seat]) for seat in self.view["seats"]]

    def count(self, seat: str, player: dict[str, Any]) -> str:
        """A seat's progress towards each victory."""
        return self.say(
            "table-final",
            seat=seat,
            regions=player["regions_present"],
            races=player["races_supporting"],
            quest=player["quest"],
            coins=player["coins"],
        )


def side_by_side(left: RenderableType, right: RenderableType, width: int) -> Table:
    """Two parts beside each other; `width` is that of the left one."""
    row = Table.grid(padding=(0, 2, 0, 0))
    row.add_column(width=width)
    row.add_row(left, right)
    return row
