"""Draw War of the Ring in the terminal: dice, Fellowship and Hunt, politics, and the map as lists
of regions by nation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mathom.cli.terminal.console import FAINT
from mathom.cli.terminal.table import PartsDrawing, Row
from mathom.games.war.rules.facts import CARDS, NATION_OF, NATIONS, OWNER, REGIONS, SIDES
from mathom.games.war.text.wording import WarWording

STYLES = {"free-peoples": "bright_cyan", "shadow": "bright_red"}


class WarDrawing(PartsDrawing):
    """The view of one seat as terminal output."""

    wording: WarWording

    def whole(self) -> RenderableType:
        sides = [self.side(side) for side in SIDES]
        return Group(
            self.header(),
            self.beside(*sides),
            self.beside(self.fellowship(), self.politics()),
            self.battle(),
            self.map(),
            self.hands(),
            "",
        )

    def needs_whole(self) -> bool:
        """At the beginning of a turn and at the end of the game: the map fills a terminal."""
        asked = self.view["asked"]
        if not asked:
            return True
        return asked["choice"] in MAIN and (
            self.before is None or self.before["turn"] != self.view["turn"]
        )

    def part(self) -> RenderableType | None:
        if self.view.get("battle"):
            return self.battle()
        if self.before is None or self.view["asked"]["choice"] not in MAIN:
            return None
        return self.since(self.before)

    def since(self, before: dict[str, Any]) -> RenderableType:
        """The dice, the Fellowship and the cards, and what has changed since an earlier view."""
        earlier = WarDrawing(self.wording, self.width, before, [])
        sides = [self.side(side, before["reinforcements"][side]) for side in SIDES]
        changed = [nation for nation, now in self.steps().items() if now != earlier.steps()[nation]]
        politics = self.politics(changed) if changed else Group()
        lines = {name: (self.region(name), earlier.region(name)) for name in REGIONS}
        rows = [
            now or Text(str(self.wording.region(name)), FAINT)
            for name, (now, then) in lines.items()
            if str(now) != str(then)
        ]
        news = self.titled(
            Text(self.wording.say("table-changed"), "bold"), [("", row) for row in rows]
        )
        return Group(
            self.header(),
            self.beside(*sides),
            self.beside(self.fellowship(), politics),
            news if rows else Group(),
            self.hands(),
            "",
        )

    def header(self) -> RenderableType:
        """The turn, its phase and the victory points."""
        title = self.heading(f"{self.label('turn')} {self.view['turn']}")
        title.append(f"  {self.label(self.view['phase'])}", "not bold not underline")
        return Group(title, self.points())

    def points(self) -> str:
        """The victory points of both sides, and how many win."""
        have, need = self.view["points"], self.view["goals"]
        free, shadow = (f"{have[side]}/{need[side]}" for side in SIDES)
        return self.wording.say("table-points", free=free, shadow=shadow)

    def side(self, side: str, before: dict[str, int] | None = None) -> RenderableType:
        """The dice of a side, its Rings, and its reinforcements unless they are as before."""
        view = self.view
        reserve = view["reinforcements"][side]
        dice = [
            f"{self.label(face)} ×{count}" if count > 1 else self.label(face)
            for face, count in view["dice"][side].items()
            if count
        ]
        rows: list[Row] = [
            (self.label("dice"), " · ".join(dice)),
            (self.label("dice-pool"), str(view["dice_pool"][side])),
            (self.label("rings"), str(view["rings"][side] or "")),
            (self.label("allotted"), str(view["hunt_box"][side] or "")),
            (self.label("reinforcements"), "" if reserve == before else self.reserve(reserve)),
        ]
        return self.titled(Text(self.label(side), f"bold {STYLES[side]}"), rows)

    def fellowship(self) -> RenderableType:
        """Where the Fellowship is, who goes with it, and the Hunt."""
        known, hunt = self.view["fellowship"], self.view["hunt"]
        place = self.wording.region(known["region"]) if known["region"] else ""
        if known["mordor"] is not None:
            place = f"Mordor {known['mordor']}"
        seen = self.label("revealed") if known["revealed"] else ""
        companions = ", ".join(self.wording.character(who) for who in known["companions"])
        rows: list[Row] = [
            (self.label("region"), " · ".join(part for part in (str(place), seen) if part)),
            (self.label("progress"), str(known["progress"])),
            (self.label("corruption"), self.corruption(known["corruption"])),
            (self.label("guide"), self.guide(known["guide"])),
            (self.label("companions"), companions),
            (self.label("hunt"), str(hunt["level"] or "")),
            (self.label("successes"), str(hunt["successes"] or "")),
            (self.label("damage"), str(hunt["damage"] or known["damage"] or "")),
        ]
        return self.titled(Text(self.label("fellowship"), "bold bright_yellow"), rows)

    def corruption(self, number: int) -> Text:
        """The corruption as a bar of twelve steps."""
        return Text("●" * number, "bright_red").append("○" * (12 - number), FAINT)

    def guide(self, who: str) -> str:
        """The Guide; Gollum is no companion."""
        return self.label("gollum") if who == "gollum" else self.wording.character(who)

    def politics(self, nations: Sequence[str] = NATIONS) -> RenderableType:
        """How far nations are from war."""
        steps = self.steps()
        rows: list[Row] = [(self.label(nation), steps[nation]) for nation in nations]
        return self.titled(Text(self.label("nations"), "bold"), rows)

    def steps(self) -> dict[str, Text]:
        """How far each nation is from war."""
        found = {}
        for nation, state in self.view["nations"].items():
            steps = state["steps_to_war"]
            text = Text(self.label("at-war"), "bold bright_red")
            if not state["at_war"]:
                text = Text("▸" * steps, "bright_yellow").append(f" {steps}", FAINT)
            if state["active"] and not state["at_war"]:
                text.append(f"  {self.label('active')}", "green")
            found[nation] = text
        return found

    def map(self) -> RenderableType:
        """Every region with an army, a character, or another owner than at the start."""
        table = Table.grid(padding=(0, 2))
        table.add_column(no_wrap=True)
        table.add_column()
        table.add_row(Text(self.label("regions"), "bold underline"), "")
        for nation in [*range(len(NATIONS)), -1]:
            rows = [self.region(REGIONS[at]) for at in self.regions_of(nation)]
            found = [row for row in rows if row is not None]
            if found:
                name = self.label(NATIONS[nation]) if nation >= 0 else self.no_nation()
                table.add_row(Text(name, FAINT), Text("\n").join(found))
        return table

    def no_nation(self) -> str:
        """The heading over regions that belong to nobody."""
        text = self.wording.words.text("web-war-no-nation")
        return text[:1].upper() + text[1:]

    def regions_of(self, nation: int) -> list[int]:
        """The regions of a nation; -1 for those of none."""
        return [at for at in range(len(REGIONS)) if NATION_OF[at] == nation]

    def region(self, name: str) -> Text | None:
        """A region on one line, None if nothing is there."""
        region = self.view["regions"][name]
        here = [who for who, state in self.view["characters"].items() if state["place"] == name]
        forces = [(side, region[side]) for side in SIDES if region[side]]
        at = REGIONS.index(name)
        control = region["control"]
        captured = control is not None and OWNER[at] != SIDES.index(control)
        inside = region.get("inside")
        if not forces and not inside and not here and not captured:
            return None
        line = Text(str(self.wording.region(name)), "bold")
        home = NATIONS[NATION_OF[at]] if NATION_OF[at] >= 0 else ""
        if captured:
            held = self.wording.say("table-held", side=control)
            line.append(f" [{held}]", f"not bold {STYLES[control]}")
        if region["besieged"]:
            line.append(f" [{self.label('besieged')}]", "not bold bright_yellow")
        for side, force in forces:
            line.append("  ").append_text(self.force(force, home, STYLES[side]))
        if inside:
            line.append(f"  {self.label('inside')}: ", "not bold")
            line.append_text(self.force(inside, home, STYLES[control or SIDES[0]]))
        return line

    def force(self, force: dict[str, Any], home: str, style: str) -> Text:
        """The figures and characters of a side in a region."""
        people = ", ".join(self.wording.character(who) for who in force["characters"])
        parts = [(self.figures(force["figures"], home), style), (people, f"bold {style}")]
        return Text(" + ").join(Text(text, f"not bold {look}") for text, look in parts if text)

    def figures(self, counts: dict[str, int], home: str = "") -> str:
        """Figures with their numbers, by nation; that of the region itself needs no name."""
        parts = []
        for nation, text in self.by_nation(counts).items():
            ours = nation in (home, NAZGUL)
            parts.append(text if ours else f"{text} ({self.label(nation)})")
        return ", ".join(parts)

    def reserve(self, counts: dict[str, int]) -> Text:
        """Figures of several nations, one nation a line."""
        return Text("\n").join(
            Text(text if nation == NAZGUL else f"{self.label(nation)}: {text}")
            for nation, text in self.by_nation(counts).items()
        )

    def by_nation(self, counts: dict[str, int]) -> dict[str, str]:
        """The figures of each nation; Nazgûl stand for themselves."""
        found: dict[str, list[str]] = {}
        for figure, count in counts.items():
            nation, _, kind = figure.rpartition("-")
            if count:
                text = self.wording.say(f"table-{kind}", count=count)
                found.setdefault(nation or NAZGUL, []).append(text)
        return {nation: ", ".join(texts) for nation, texts in found.items()}

    def battle(self) -> RenderableType:
        """The battle that is being fought."""
        battle = self.view.get("battle")
        if not battle:
            return Group()
        place = self.wording.region(battle["at"].removesuffix("-stronghold"))
        title = Text(f"{self.label(battle['kind'])}: {place}", "bold reverse")
        title.append(f"  {self.label('round')} {battle['round']}", "not reverse")
        rows: list[Row] = [(self.label(role), self.army(battle[role])) for role in ROLES]
        return self.titled(title, rows)

    def army(self, army: dict[str, Any]) -> Text:
        """An army in a battle: figures, strength, and what it needs to hit."""
        text = Text(self.figures(army["figures"]), STYLES[army["side"]])
        people = [self.wording.character(who) for who in army["characters"]]
        if people:
            text.append(f" + {', '.join(people)}", "bold")
        return text.append(
            f"  {self.label('strength')} {army['strength']} · {self.label('needs')} {army['needs']}"
            f" · {self.label('reroll')} {army['rerolls']}",
            FAINT,
        )

    def hands(self) -> RenderableType:
        """The cards of each side, as far as the reader knows them."""
        parts: list[RenderableType] = []
        for seat, hand in self.view["hands"].items():
            known = [self.wording.name("card", CARDS.index(card)) for card in hand["known"]]
            count = sum(hand["backs"].values())
            held = self.wording.say("table-hand", count=count, most=hand["limit"])
            title = self.seat_title(seat, held)
            rows: list[Row] = [("·", card) for card in known]
            parts.append(self.titled(title, rows))
        return self.beside(*parts)

    def help(self) -> list[str]:
        return [self.wording.say("help-table")]

    def final(self) -> list[str]:
        return [self.points()]


MAIN = ("discard-excess", "take-action")
"""Choices between which much may happen."""

ROLES = ("attacker", "defender")
NAZGUL = "nazgul"
