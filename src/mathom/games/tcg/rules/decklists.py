"""Decks that players build elsewhere and bring to the game as lists of cards."""

from __future__ import annotations

from mathom.engine.decklists import Decklists
from mathom.engine.errors import BadNotation
from mathom.engine.random import seeded
from mathom.games.tcg.rules.decks import (
    deck_text,
    faults_of,
    filled,
    random_deck,
    read_deck,
    read_lines,
)
from mathom.games.tcg.rules.facts import SITE_NUMBER, STARTER_DECKS, STARTERS, Deck
from mathom.games.tcg.rules.vocabulary import ADD, BUILD, DONE, VOCABULARY


class TcgDecklists(Decklists):
    """The decks of the card game: the starter decks, and any legal deck."""

    def ready_made(self) -> dict[str, str]:
        """One legal deck for each hero of the starter decks: the starter that is legal, otherwise
        the boxed one with more copies of its own cards."""
        found: dict[str, tuple[str, Deck]] = {}
        for id, deck in zip(STARTERS, STARTER_DECKS, strict=True):
            hero = id.partition("-")[0]
            if hero not in found or not faults_of(deck):
                found[hero] = id, deck
        return {id: deck_text(filled(deck)) for id, deck in found.values()}

    def faults(self, text: str) -> list[BadNotation]:
        deck, unread = read_lines(text)
        return [*unread, *faults_of(deck)]

    def actions(self, text: str) -> list[str]:
        deck = read_deck(text)
        sites = sorted(deck.sites, key=lambda site: SITE_NUMBER[site])
        cards = [deck.bearer, deck.ring, *sites, *deck.cards]
        return [
            VOCABULARY.text(action) for action in [BUILD, *(ADD + card for card in cards), DONE]
        ]

    def options(self) -> dict[str, str]:
        return {"format": "deluxe"}

    def random(self, seed: int) -> str:
        return deck_text(random_deck(seeded(seed)))
