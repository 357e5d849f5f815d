"""A trick of the Fellowship in a sentence or two, and how a round was prepared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mathom.engine.game import Game
from mathom.games.fellowship.rules.facts import (
    CARD_RANK,
    CARD_SUIT,
    CARDS,
    CHARACTERS,
    HOLDERS,
    ONE_RING,
    RINGS,
    SUITS,
)
from mathom.texts.marks import piece, sentence_case, symbol
from mathom.texts.story import UNKNOWN, Sentence, StoryMove, Turn

if TYPE_CHECKING:
    from mathom.games.fellowship.text.wording import FellowshipWording

PLAYS = ("play", "win", "lay-ahead", "lay-ahead-to-win")
"""The verbs with which a card is laid into a trick."""

TRICK_OVER = ("trick-won", "trick-lost")
NEW = ("round-begins", "event-faced")
RIVERS = SUITS.index("rivers")

BROKEN = "impossible"
"""The state of a goal that can no longer be reached."""


def opens_turn(game: Game[Any], move: StoryMove, before: StoryMove) -> bool:
    """Whether a move is the first card of a trick, or the first choice of a round."""
    told = {game.events[event.kind].name for event in before.events}
    if told & set(NEW):
        return True
    if not is_play(game, move):
        return False
    return bool(told & set(TRICK_OVER)) or not is_play(game, before)


def is_play(game: Game[Any], move: StoryMove) -> bool:
    """Whether a card was laid into the trick, face down if the move is not known."""
    if move.action == UNKNOWN:
        return any(game.events[event.kind].name == "suit-named" for event in move.events)
    return game.vocabulary.verb_of(move.action).name in PLAYS


class FellowshipStory:
    """Gathers the events of a trick or of a preparation."""

    def __init__(self, words: FellowshipWording, turn: Turn) -> None:
        self.words = words
        self.turn = turn
        self.told: dict[str, list[list[int]]] = {}
        self.fresh: dict[str, list[list[int]]] = {}
        kept = self.told
        for name, numbers in turn.events():
            if name == "round-begins":
                kept = self.fresh
            kept.setdefault(name, []).append(numbers)
        self.played = [
            (move.seat, index if verb in ("play", "lay-ahead") else ONE_RING, verb)
            for move, verb, index in turn.actions()
            if verb in PLAYS
        ]
        self.is_trick = bool(turn.moves) and is_play(words.game, turn.moves[0])
        if self.is_trick:
            self.add_forced()

    def add_forced(self) -> None:
        """Add the cards of a finished trick that nobody was asked for: whoever has one card left
        plays it without a choice. Where a new round has begun, the table no longer shows them."""
        view = self.turn.after
        over = any(self.all(name) for name in TRICK_OVER)
        if not over or "round-begins" in self.fresh or not view["history"]:
            return
        played = {CARDS[one[1]]: one for one in self.played}
        for card in view["history"][-1]["cards"]:
            played.setdefault(card, (self.layer(card), CARDS.index(card), "play"))
        if len(played) > len(self.played):
            self.played = sorted(played.values(), key=lambda one: self.turn_to_play(CARDS[one[1]]))

    def hand_of(self, card: str) -> int:
        """Which hand laid a card into the last trick, by its place around the table."""
        hands = self.turn.after["hands"]
        return next((at for at, hand in enumerate(hands) if card in hand["laid"]), 0)

    def layer(self, card: str) -> int:
        """The seat that laid a card, -1 for a hand without one."""
        view = self.turn.after
        seat = view["hands"][self.hand_of(card)]["seat"]
        return view["seats"].index(seat) if seat in view["seats"] else -1

    def turn_to_play(self, card: str) -> int:
        """The place of a card in its trick: 0 if it was led."""
        hands = [hand["id"] for hand in self.turn.before["hands"]]
        leader = self.turn.before["trick"]["leader"]
        first = hands.index(leader) if leader in hands else 0
        return (self.hand_of(card) - first) % len(hands)

    def sentences(self) -> list[Sentence]:
        """The whole story."""
        found: list[Sentence] = []
        text = self.trick() if self.is_trick else self.preparation()
        if text:
            found.append(Sentence("turn", text))
        if self.turn.outcome is not None:
            return [*found, Sentence("end", self.end())]
        found += [Sentence("alarm", text) for text in self.alarms()]
        if "round-begins" in self.fresh:
            found.append(Sentence("mark", self.new_round()))
        return found

    def all(self, name: str) -> list[list[int]]:
        """The events of a kind, before a new round begins."""
        return self.told.get(name, [])

    def new_round(self) -> str:
        """The number of the round, and what it begins with."""
        words = self.words
        parts = [words.say("story-round", number=self.fresh["round-begins"][0][0])]
        for event, *_ in self.fresh.get("event-faced", []):
            parts.append(words.say("story-faced", event=words.name("event", event)))
        for card, *_ in self.fresh.get("lost-turned", []):
            parts.append(words.say("story-lost-card", card=self.card(card)))
        return " ".join(parts)

    def hand(self, who: int) -> dict[str, Any] | None:
        """The hand of a character in the reader's view."""
        for view in (self.turn.after, self.turn.before):
            for hand in view["hands"]:
                if hand["character"] == CHARACTERS[who]:
                    return dict(hand)
        return None

    def seat_of(self, who: int) -> int:
        """The seat that plays a character, -1 if it is not known."""
        hand = self.hand(who)
        names = self.turn.after["seats"]
        return names.index(hand["seat"]) if hand and hand["seat"] in names else -1

    def card(self, card: int) -> str:
        return piece(f"card:{CARDS[card]}", self.words.card(card))

    def the_card(self, card: int) -> str:
        """A card with its article."""
        return self.words.say("story-card", card=self.card(card), rank=CARD_RANK[card])

    def character(self, who: int) -> str:
        return piece(f"character:{CHARACTERS[who]}", self.words.name("character", who))

    def person(self, who: int) -> str:
        """A character with its player."""
        name = self.character(who)
        seat = self.seat_of(who)
        cast = self.turn.cast
        if seat < 0 or seat >= len(cast.names):
            return name
        if seat == cast.you:
            return self.words.say("story-you", character=name)
        player = cast.names[seat]
        return self.words.say("story-person", character=name, player=player) if player else name

    def trick(self) -> str:
        """Who won a trick with which card over which others; the cards so far before it is won."""
        words = self.words
        cards = [self.the_card(card) for _, card, _ in self.played]
        clauses = self.clauses()
        won = self.all("trick-won")
        if not won:
            key = self.all("trick-lost")
            if key:
                text = words.say(
                    "story-trick-lost", number=key[0][0], cards=words.enumerated(cards)
                )
            else:
                text = words.say("story-trick-so-far", cards=words.enumerated(cards))
            return sentence_case("; ".join([text, *clauses])) + "."
        who, number = won[0][0], won[0][1]
        best = self.winning_card(self.seat_of(who))
        name = self.person(who)
        if best < 0:
            text = words.say("story-trick", who=name, number=number)
            return sentence_case("; ".join([text, *clauses])) + "."
        over = [self.the_card(card) for _, card, _ in self.played if card != best]
        text = words.say(
            "story-trick-won",
            who=name,
            number=number,
            card=self.the_card(best),
            others=words.enumerated(over),
            count=len(over),
        )
        return sentence_case("; ".join([text, *clauses])) + "."

    def winning_card(self, seat: int) -> int:
        """The card with which a seat won, -1 if the reader cannot know it."""
        if any(verb.endswith("win") for _, _, verb in self.played):
            return ONE_RING
        own = [card for of, card, _ in self.played if of == seat]
        if len(own) == 1:
            return own[0]
        led = CARD_SUIT[self.played[0][1]] if self.played else -1
        own.sort(key=lambda card: (suit_worth(card, led), CARD_RANK[card]))
        return own[-1] if own else -1

    def clauses(self) -> list[str]:
        """What else a trick changed."""
        words = self.words
        found = []
        if self.all("rings-free"):
            found.append(symbol("rings", words.say("story-rings-free")))
        for who, *_ in self.all("goal-announced"):
            text = words.say("story-announced", who=self.person(who))
            found.append(symbol("reached", text))
        reached = [self.person(who) for who, *_ in self.all("goal-reached")]
        if reached:
            found.append(symbol("reached", self.reached(reached)))
        for who, gift in [(n[0], n[1]) for n in self.all("gift-helped")]:
            name = words.name("gift", gift)
            found.append(words.say("story-gift", who=self.person(who), gift=name))
        for first, second, *_ in self.all("balrog-wins"):
            found.append(words.say("story-balrog", number=first, number2=second))
        if self.all("round-won"):
            found.append(words.say("story-round-won", number=self.all("round-won")[0][0]))
        return found

    def reached(self, people: list[str]) -> str:
        """Whose goals are reached."""
        words = self.words
        goals = sum(1 for hand in self.turn.after["hands"] if hand["goal"])
        if 1 < len(people) == goals:
            return words.say("story-all-reached")
        return words.say("story-reached", who=words.enumerated(people), count=len(people))

    def preparation(self) -> str:
        """Who plays whom, followed by which rider, and which cards changed hands."""
        words = self.words
        riders = {who: words.name("rider", rider) for who, rider in two(self.all("rider-taken"))}
        taken = []
        for holder, who in two(self.all("character-taken")):
            name = self.character(who)
            if who in riders:
                name = words.say("story-with", character=name, rider=riders[who])
            taken.append(words.say("story-taken", character=name, whom=self.holder(holder)))
        found = ["; ".join(taken)] if taken else []
        for who, card in two(self.all("lost-taken")):
            name = self.the_card(card)
            found.append(words.say("story-lost-taken", who=self.character(who), card=name))
        names = [self.character(n[0]) for n in self.all("card-given")]
        swapped = [*dict.fromkeys(names)]
        if swapped:
            found.append(words.say("story-gave", names=words.enumerated(swapped)))
        got = self.all("card-received")
        if got and self.turn.cast.you >= 0:
            cards = [
                words.say("story-got", card=self.the_card(card), who=self.character(who))
                for who, card in two(got)
            ]
            found.append(words.say("story-received", cards=words.enumerated(cards)))
        for who, number in two(self.all("threat-drawn")):
            text = words.say("story-threat", who=self.character(who), number=number)
            found.append(symbol("threat", text))
        return " ".join(f"{sentence_case(text)}." for text in [*found, *self.clauses()])

    def holder(self, holder: int) -> str:
        """The player who takes a character."""
        seats = self.turn.after["seats"]
        cast = self.turn.cast
        if HOLDERS[holder] in seats:
            seat = seats.index(HOLDERS[holder])
            if seat == cast.you:
                return self.words.say("story-to-you")
            if seat < len(cast.names) and cast.names[seat]:
                return self.words.say("story-to", player=cast.names[seat])
        return self.words.say("holder-to", holder=HOLDERS[holder])

    def broken(self) -> list[int]:
        """The characters whose goal can no longer be reached since this turn."""
        found = []
        states = [goal_states(view) for view in (self.turn.before, self.turn.after)]
        for who, state in states[1].items():
            if state == BROKEN and states[0].get(who) != BROKEN:
                found.append(CHARACTERS.index(who))
        return found

    def alarms(self) -> list[str]:
        """Goals that broke in this turn, and by which rider."""
        return [self.breach(who) for who in self.broken()] if self.is_trick else []

    def breach(self, who: int) -> str:
        """That a goal can no longer be reached, and why if a rider did it."""
        words = self.words
        name = self.person(who)
        rider = self.rider_of(who)
        if rider:
            text = words.say("story-broke-rider", who=name, rider=words.say(f"rider-{rider}"))
        else:
            text = words.say("story-broke", who=name)
        return sentence_case(text)

    def rider_of(self, who: int) -> str:
        """The rider by which a goal broke in this trick, empty if it was no rider."""
        hand = self.hand(who)
        rider = hand["rider"] if hand else None
        if not rider or not self.played:
            return ""
        won = [numbers[0] for numbers in self.all("trick-won")]
        first_seat, first_card, _ = self.played[0]
        led = first_seat == self.seat_of(who)
        if rider == "black-breath" and who in won:
            return str(rider) if any(CARD_RANK[card] == 8 for _, card, _ in self.played) else ""
        if rider == "morgul-knife" and led and CARD_SUIT[first_card] == RINGS:
            return str(rider)
        hills = SUITS.index("hills")
        return str(rider) if rider == "terror" and led and CARD_SUIT[first_card] == hills else ""

    def end(self) -> str:
        """Why the chapter is over."""
        words = self.words
        assert self.turn.outcome is not None
        reason = self.turn.outcome.reason
        if reason != "failed":
            return words.outcome_text(self.turn.outcome)
        broken = [
            CHARACTERS.index(who)
            for who, state in goal_states(self.turn.after).items()
            if state == BROKEN
        ]
        if not broken:
            return words.outcome_text(self.turn.outcome)
        reasons = [self.why(who) for who in sorted(broken, key=self.broke_in)]
        return words.say("story-lost", why=" ".join(reasons))

    def broke_in(self, who: int) -> int:
        """The trick of this round in which a goal broke that is broken now. Half of the game is
        left out again and again, as a view costs more than a comparison."""
        low, high = 1, self.turn.moves[-1].number
        round = self.turn.after["round"]
        while low < high:
            middle = (low + high) // 2
            view = self.turn.view_at(middle)
            if view["round"] == round and goal_states(view).get(CHARACTERS[who]) == BROKEN:
                high = middle
            else:
                low = middle + 1
        return int(self.turn.view_at(high - 1)["trick"]["number"])

    def why(self, who: int) -> str:
        """The goal that a character missed, or the rider that broke it."""
        words = self.words
        rider = self.rider_of(who)
        name = self.person(who)
        if rider:
            return words.say(
                "story-missed-rider",
                who=name,
                rider=words.say(f"rider-{rider}"),
                goal=words.say(f"rider-text-{rider}"),
                number=self.broke_in(who),
            )
        number = self.broke_in(who)
        text = words.goal_of(who, self.hand(who))
        text = text[:1].lower() + text[1:]
        return words.say("story-missed", who=name, goal=text, number=number)


def two(events: list[list[int]]) -> list[tuple[int, int]]:
    """The first two numbers of events."""
    return [(numbers[0], numbers[1]) for numbers in events]


def suit_worth(card: int, led: int) -> int:
    """How a suit counts in a trick: Rivers, then the suit that was led."""
    return 2 if CARD_SUIT[card] == RIVERS else int(CARD_SUIT[card] == led)


def goal_states(view: dict[str, Any]) -> dict[str, str]:
    """The state of each goal by character, as far as a reader knows it."""
    return {
        hand["character"]: hand["goal"]["known"] or hand["goal"]["state"]
        for hand in view["hands"]
        if hand["character"] and hand["goal"]
    }
