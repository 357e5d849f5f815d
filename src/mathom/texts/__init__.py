"""Texts for people: Fluent catalogues and the sentences made from them."""

from mathom.texts.catalogue import LANGUAGES, Catalogue, MissingText, catalogue
from mathom.texts.language import help_catalogue, spoken_language
from mathom.texts.sentences import (
    action_text,
    chance_text,
    event_text,
    outcome_text,
    prompt,
    reason_text,
    wording,
)

__all__ = [
    "LANGUAGES",
    "Catalogue",
    "MissingText",
    "action_text",
    "catalogue",
    "chance_text",
    "event_text",
    "help_catalogue",
    "outcome_text",
    "prompt",
    "reason_text",
    "spoken_language",
    "wording",
]
