"""Draw the Fellowship in the terminal: the trick, and each hand with its character and goal."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from mathom.cli.terminal.console import FAINT
from mathom.cli.terminal.table import PartsDrawing, Row
from mathom.games.fellowship.rules.facts import (
    CARD_RANK,
    CARD_SUIT,
    CARDS,
    CHAPTERS,
    CHARACTERS,
    RIDERS,
    SUITS,
)
from mathom.games.fellowship.text.wording import FellowshipWording

STYLES = {
    "hills": "bright_green",
    "mountains": "bright_white",
    "forests": "green",
    "shadows": "bright_magenta",
    "rings": "bright_yellow",
    "rivers": "bright_blue",
}
STATES = {"met": "green", "certain": "bright_green", "impossible": "bright_red"}


class FellowshipDrawing(PartsDrawing):
    """The view of one seat as terminal output."""

    wording: FellowshipWording

    def whole(self) -> RenderableType:
        hands = [self.hand(hand) for hand in self.view["hands"]]
        return Group(self.header(), self.trick(), *hands, self.aside(), "")

    def header(self) -> RenderableType:
        """The chapter, and what is going on in it."""
        view = self.view
        parts = [self.label(view["phase"])]
        if view["rings_free"]:
            parts.append(self.label("rings-free"))
        completed = [self.character(who) for who in view["completed"]]
        if completed:
            parts.append(f"{self.label('completed')}: {', '.join(completed)}")
        title = self.heading(self.wording.chapter(CHAPTERS.index(view["chapter"])))
        return title.append(f"  {' · '.join(parts)}", "not bold not underline")

    def character(self, who: str) -> str:
        return self.wording.name("character", CHARACTERS.index(who))

    def trick(self) -> RenderableType:
        """The cards of the trick in their order; the winning one is marked."""
        trick = self.view["trick"]
        if not trick or not trick["of"]:
            return Group()
        number = f"{min(trick['number'], trick['of'])}/{trick['of']}"
        line = Text.assemble((f"{self.label('trick')} {number}", "bold"))
        if trick["led"]:
            line.append(f"  {self.label('led')}: ")
            line.append(self.wording.suit(trick["led"]), STYLES[trick["led"]])
        rows: list[Row] = []
        for played in trick["cards"]:
            best = played["hand"] == trick["winning"]
            mark = Text(" ◀", "bold") if best else Text("")
            rows.append((self.holder(played["hand"]), self.played(played).append_text(mark)))
        return self.titled(line, rows)

    def played(self, played: dict[str, Any]) -> Text:
        """A card of the trick; one that lies face down shows the suit that was named."""
        if played["card"]:
            return self.card(played["card"])
        suit = played["suit"]
        return Text(f"▒ {self.wording.suit(suit)}" if suit else "▒", FAINT)

    def card(self, card: str) -> Text:
        """A card with its colour."""
        index = CARDS.index(card)
        return Text(self.wording.card(index), STYLES[SUITS[CARD_SUIT[index]]])

    def holder(self, hand: str) -> str:
        """The character of a hand, or its player."""
        for each in self.view["hands"]:
            if each["id"] == hand and each["character"]:
                return self.character(each["character"])
        return self.label(hand)

    def hand(self, hand: dict[str, Any]) -> RenderableType:
        """One hand: who plays it, its goal and its cards."""
        name = self.character(hand["character"]) if hand["character"] else ""
        marks = [self.label(key) for key in ("burdened", "announced", "open") if hand[key]]
        counts = f"{self.label('tricks')} {hand['tricks']} · {self.label('size')} {hand['size']}"
        title = self.seat_title(hand["seat"], " · ".join([part for part in (name, counts) if part]))
        if marks:
            title.append(f"  {', '.join(marks)}", FAINT)
        lacks = ", ".join(self.wording.suit(suit) for suit in hand["lacks"])
        rows: list[Row] = [
            (self.label("goal"), self.goal(hand)),
            (self.label("threat"), "" if hand["threat"] is None else str(hand["threat"])),
            (self.label("declared"), self.label(hand["declared"]) if hand["declared"] else ""),
            (self.label("rider"), self.rider(hand["rider"])),
            (self.label("cards"), self.cards(hand["cards"])),
            (self.wording.say("table-won"), self.cards(hand["won"])),
            (self.label("lacks"), lacks),
        ]
        return self.titled(title, rows)

    def rider(self, rider: str | None) -> str:
        return self.wording.name("rider", RIDERS.index(rider)) if rider else ""

    def goal(self, hand: dict[str, Any]) -> Text:
        """What is to be done, how far it is, and whether it can still be done."""
        goal = hand["goal"]
        if goal is None:
            return Text("")
        text = Text(self.wording.goal_of(CHARACTERS.index(hand["character"]), hand))
        if goal["have"] is not None and goal["need"]:
            text.append(f" {goal['have']}/{goal['need']}")
        return text.append(f"  {self.label(goal['state'])}", STATES.get(goal["state"], FAINT))

    def choice(self, action: int) -> RenderableType:
        """A character that can be chosen has its goal beside it, and a star if it must be taken."""
        text = Text(self.wording.action_text(action))
        _, mark, who = self.wording.game.vocabulary.text(action).partition(" character:")
        if mark and self.view["asked"]["choice"] == "choose-character":
            text.append(" ★" if who in self.view["starred"] else "")
            text.append(f"  {self.wording.goal_of(CHARACTERS.index(who), None)}", FAINT)
        return text

    def cards(self, ids: list[str]) -> Text:
        """Cards by suit, each with its ranks."""
        line = Text("")
        for index, suit in enumerate(SUITS):
            known = [CARDS.index(id) for id in ids]
            ranks = sorted(CARD_RANK[card] for card in known if CARD_SUIT[card] == index)
            if ranks:
                text = f"{self.wording.suit(suit)} {' '.join(map(str, ranks))}"
                line.append("  " if line.plain else "").append(text, STYLES[suit])
        return line

    def aside(self) -> RenderableType:
        """The lost card, and cards that would break a goal."""
        view = self.view
        rows: list[Row] = [
            (self.label("lost"), self.cards(view["lost"])),
            (self.label("barrow"), str(view["barrow"] or "")),
            (self.label("pile"), str(view["pile"] or "")),
            (self.label("breaks"), self.cards([each["card"] for each in view["breaks"]])),
        ]
        return self.titled(Text(""), rows) if any(value for _, value in rows) else Group()

    def help(self) -> list[str]:
        return [self.wording.say("help-table")]

    def final(self) -> list[str]:
        return [
            f"{self.wording.seat(hand['seat'])}: {self.goal(hand).plain}"
            for hand in self.view["hands"]
        ]
