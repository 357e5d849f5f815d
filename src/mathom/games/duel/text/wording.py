"""Names of Duel's components, and card texts generated from their effects."""

from __future__ import annotations

from typing import Any

from mathom.games.duel.rules.facts import (
    BONUS_FACTS,
    CARD_FACTS,
    REGIONS,
    SKILLS,
    TILE_FACTS,
    TOKEN_FACTS,
)
from mathom.games.duel.text import facts
from mathom.games.duel.text.course import course
from mathom.games.duel.text.story import OPENING, SYMBOLS, DuelStory, conquests
from mathom.texts.story import UNKNOWN, FinishedGame, Milestone, Sentence, StoryMove, Turn
from mathom.texts.wording import Sheet, Wording

Facts = dict[str, Any]

AMOUNTS = ("amount", "count", "steps", "times", "factor", "reveal")
"""The keys under which effects store their number."""


class DuelWording(Wording):
    """Duel's wording in one language.

    An effect has three texts: a sentence (`effect-`), a short phrase for titles (`brief-`), and for
    cards an abbreviation that fits into a drawn card (`short-`).
    """

    described = ("card", "tile", "token")
    technical = ("effect-done",)

    def progress(self, s: Any) -> str:
        return self.say("progress", number=s.chapter)

    def name(self, kind: str, index: int) -> str:
        """The name of a component. Races keep their id because the messages inflect them."""
        match kind:
            case "card":
                return self.card_title(CARD_FACTS[index])
            case "tile":
                return self.tile_title(TILE_FACTS[index])
            case "token":
                return self.token_title(TOKEN_FACTS[index])
            case "region":
                return self.region(REGIONS[index])
            case "bonus":
                return self.brief(BONUS_FACTS[index]["effect"])
            case _:
                return super().name(kind, index)

    def region(self, region: str) -> str:
        return self.say(f"region-{region}")

    def skill(self, skill: str) -> str:
        return self.say(f"skill-{skill}")

    def skill_code(self, skill: str) -> str:
        """The two-letter code of a skill."""
        return self.say("skill-code", skill=skill)

    def race(self, race: str) -> str:
        return self.say("race", race=race)

    def chain(self, chain: str) -> str:
        return self.say(f"chain-{chain}")

    def opens_turn(self, move: StoryMove, before: StoryMove) -> bool:
        """A turn begins with a card or a landmark that is taken."""
        if move.action == UNKNOWN:
            return False
        return self.game.vocabulary.verb_of(move.action).name in OPENING

    def belongs_to_action(self, view: dict[str, Any]) -> bool:
        return bool(view["asked"]["choice"] != "take-turn")

    def changes(self, before: dict[str, Any], after: dict[str, Any]) -> list[str]:
        return facts.facts(self, before, after)

    def turn_story(self, turn: Turn) -> list[Sentence]:
        return DuelStory(self, turn).sentences()

    looks_back = True

    def milestones(self, finished: FinishedGame) -> tuple[Milestone, ...]:
        return conquests(self, finished)

    def course(self, turn: Turn) -> tuple[str, ...]:
        return course(self, turn)

    def task_arguments(self, choice: str, numbers: dict[str, Any]) -> dict[str, object]:
        found: dict[str, object] = dict(numbers)
        if choice == "march-to":
            found["region"] = self.region(REGIONS[numbers["origin"]])
        if choice == "place-units":
            found["number"] = numbers["count"]
        if choice == "manoeuvre":
            found["left"] = self.manoeuvres_left(numbers)
        return found

    def manoeuvres_left(self, numbers: dict[str, int]) -> str:
        """The moves, removals and wild manoeuvres that are left."""
        parts = {
            "moves": numbers["moves"],
            "removals": numbers["removals"],
            "wild": numbers["wild"],
        }
        return ", ".join(self.say(name, number=left) for name, left in parts.items() if left)

    def card_title(self, card: Facts) -> str:
        """Cards have no printed title: the symbol of the colour and the effects."""
        return f"{SYMBOLS[card['color']]} {self.briefs(card['effects'])}"

    def tile_title(self, tile: Facts) -> str:
        return self.say(f"tile-{tile['id']}")

    def token_title(self, token: Facts) -> str:
        """Tokens have no printed title: the race and the effect."""
        return self.say("token-title", race=token["race"], brief=self.token_brief(token))

    def token_brief(self, token: Facts) -> str:
        """The effect of a token as a short phrase."""
        brief = self.brief(token["effect"])
        if token["timing"] != "triggered":
            return brief
        return self.say("token-when", trigger=self.trigger(token, "brief"), brief=brief)

    def trigger(self, token: Facts, form: str) -> str:
        return self.say(f"{form}-when-{token['trigger'].replace('_', '-')}")

    def card_text(self, card: Facts) -> str:
        return " ".join(self.effect(effect) for effect in card["effects"])

    def tile_text(self, tile: Facts) -> str:
        return " ".join(self.effect(effect) for effect in tile["effects"])

    def token_text(self, token: Facts) -> str:
        """The effect of a token and its timing, in sentences."""
        sentence = self.effect(token["effect"])
        if token["timing"] == "permanent":
            return sentence
        sentence = sentence[0].lower() + sentence[1:]
        if token["timing"] == "immediate":
            return self.say("token-at-once", sentence=sentence)
        return self.say("token-each-time", trigger=self.trigger(token, "effect"), sentence=sentence)

    def effect(self, effect: Facts) -> str:
        """An effect as a sentence."""
        return self.worded("effect", effect)

    def brief(self, effect: Facts) -> str:
        """An effect as a short phrase."""
        return self.worded("brief", effect)

    def briefs(self, effects: list[Facts]) -> str:
        """Several effects as short phrases."""
        return ", ".join(self.brief(effect) for effect in effects)

    def short(self, card: Facts) -> str:
        """The effects of a card, abbreviated to fit into a drawn card."""
        return " ".join(self.worded("short", effect) for effect in card["effects"])

    def worded(self, form: str, effect: Facts) -> str:
        """An effect in one of the three forms."""
        key = f"{form}-{effect['op'].replace('_', '-')}"
        return self.say(key, **self.effect_arguments(form, effect))

    def effect_arguments(self, form: str, effect: Facts) -> dict[str, object]:
        """The arguments of an effect's messages."""
        found: dict[str, object] = {}
        for name in AMOUNTS:
            if name in effect:
                found["number"] = effect[name]
        if "skills" in effect:
            found["skills"] = self.skills(effect["skills"], form == "short")
        if effect["op"] == "skill_choice":
            found["skills"] = self.skill_choice(effect["options"], form == "short")
        if effect["op"] == "choose":
            found["options"] = self.say("or-list", list=self.briefs(effect["options"]))
        if "race" in effect:
            found["race"] = effect["race"]
        if "region" in effect:
            found["region"] = self.region(effect["region"])
        if "regions" in effect:
            found["regions"] = self.regions(effect, form == "short")
        return found

    def skills(self, skills: list[str], short: bool) -> str:
        """Skill symbols, with a count for equal ones."""
        parts: list[str] = []
        for skill in sorted(set(skills), key=SKILLS.index):
            count = skills.count(skill)
            if short:
                parts.append(f"{count if count > 1 else ''}{self.skill_code(skill)}")
            else:
                parts.append(self.skill(skill) + (f" ×{count}" if count > 1 else ""))
        return ("" if short else ", ").join(parts)

    def skill_choice(self, skills: list[str], short: bool) -> str:
        """Skills of which one may be used each turn."""
        if short:
            return "/".join(self.skill_code(skill) for skill in skills)
        return " / ".join(self.skill(skill) for skill in skills)

    def regions(self, effect: Facts, short: bool) -> str:
        """The regions to which the units of an effect may go."""
        regions = effect["regions"]
        if regions == "any":
            return self.say("regions-split" if effect.get("split") else "regions-any")
        if short:
            return "/".join(self.say("region-code", region=region) for region in regions)
        if len(regions) == 1:
            return self.region(regions[0])
        return self.say("or", first=self.region(regions[0]), second=self.region(regions[1]))

    def cost(self, coins: int, skills: list[str]) -> str:
        parts = [self.say("coins", number=coins)] if coins else []
        if skills:
            parts.append(self.skills(skills, False))
        return ", ".join(parts) if parts else self.say("cost-nothing")

    def short_cost(self, coins: int, skills: list[str]) -> str:
        """The abbreviated cost."""
        return (f"{coins}¢" if coins else "") + self.skills(skills, True)

    def sheet(self, kind: str, index: int) -> Sheet:
        if kind == "card":
            return self.card_sheet(CARD_FACTS[index])
        if kind == "tile":
            return self.tile_sheet(TILE_FACTS[index])
        return self.token_sheet(TOKEN_FACTS[index])

    def card_sheet(self, card: Facts) -> Sheet:
        sheet = Sheet("card", card["id"], self.card_title(card), {**card, "kind": "card"})
        color = self.say(f"color-{card['color']}")
        sheet.rows = [
            (self.say("row-color"), f"{SYMBOLS[card['color']]} {color}"),
            (self.say("row-chapter"), str(card["chapter"])),
            (self.say("row-cost"), self.cost(card["coins"], card["skills"])),
        ]
        if card["free_with"]:
            owned = ", ".join(self.chain(chain) for chain in card["free_with"])
            sheet.rows.append((self.say("row-free-with"), owned))
        sheet.rows.append((self.say("row-effect"), self.card_text(card)))
        if card["chain"]:
            sheet.rows.append((self.say("row-chain"), self.chain(card["chain"])))
        if card.get("disputed"):
            sheet.rows.append((self.say("row-disputed"), self.say("disputed")))
        sheet.facts["text"] = self.card_text(card)
        return sheet

    def tile_sheet(self, tile: Facts) -> Sheet:
        sheet = Sheet("tile", tile["id"], self.tile_title(tile), {**tile, "kind": "tile"})
        cost = self.cost(0, tile["skills"])
        sheet.rows = [
            (self.say("row-region"), self.region(tile["region"])),
            (self.say("row-cost"), self.say("cost-tile", cost=cost)),
            (self.say("row-effect"), self.tile_text(tile)),
        ]
        sheet.facts["text"] = self.tile_text(tile)
        return sheet

    def token_sheet(self, token: Facts) -> Sheet:
        sheet = Sheet("token", token["id"], self.token_title(token), {**token, "kind": "token"})
        sheet.rows = [
            (self.say("row-race"), self.race(token["race"])),
            (self.say("row-effect"), self.token_text(token)),
        ]
        sheet.facts["text"] = self.token_text(token)
        return sheet
