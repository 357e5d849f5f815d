"""Card texts made from the data: sentences that a player of the game would write."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.games.tcg.table import at

from mathom.engine.state import EVERYBODY, Event
from mathom.engine.view import see
from mathom.games.tcg.rules import vocabulary as words
from mathom.games.tcg.rules.abilities.ability_types import ABILITIES, Ability
from mathom.games.tcg.rules.abilities.operations.flow import Branches
from mathom.games.tcg.rules.facts import CARD_FACTS, CARDS, DAMAGE, FIERCE, PER_CARD
from mathom.games.tcg.rules.game import TCG
from mathom.games.tcg.rules.state import SHADOWS, SKIRMISH
from mathom.games.tcg.text.wording import TcgWording, ways_of
from mathom.texts.catalogue import LANGUAGES, catalogue


def wording(language: str) -> TcgWording:
    """The words of a language."""
    return TcgWording(TCG, catalogue(language))


def text(language: str, card: str) -> str:
    """What a card says."""
    return wording(language).card_text(CARD_FACTS[CARDS.index(card)])


def test_english_titles_are_those_that_are_printed() -> None:
    words = wording("en")
    for facts in CARD_FACTS:
        assert words.heading(facts["title"]) == facts["title"]
        if "subtitle" in facts:
            assert words.byname(facts["subtitle"]) == facts["subtitle"]


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("4_42", "Skirmish: make a Dwarf strength +4 if the fellowship is at a battleground, "
                 "otherwise +2."),
        ("4_20", "Shadow: if you control a site, exert this minion to draw 3 cards."),
        ("4_48", "This companion is strength +1 for each unbound Hobbit companion."),
        ("4_14", "Each time this minion wins a skirmish and you can spot another Dunland Man, you "
                 "may take control of a site."),
        ("4_12", "Each time this minion wins a skirmish, you may make this minion strength +2 and "
                 "fierce until the regroup phase."),
        ("4_74", "Skirmish: exert this companion to make a minion facing an unbound companion "
                 "strength −2 if it faces Gimli, otherwise −1."),
        ("4_106", "Fellowship: if you can spot an Elf, a Dwarf and a Gondor Man, play Gandalf from "
                  "your dead pile."),
        ("4_187", "While this minion is in a fierce skirmish, it is strength +3 and damage +1."),
        ("4_190", "Unbound Hobbits cannot be discarded. Response: If an unbound Hobbit is killed, "
                  "exert this minion to wound an unbound companion (the Free Peoples player "
                  "chooses)."),
        ("4_296", "At the start of the fellowship phase, you may heal a villager."),
        ("4_320", "Regroup: heal an unbound Hobbit twice if you spot Gandalf, otherwise once."),
        ("4_336", "Each time the Free Peoples player assigns a companion or ally to a skirmish, "
                  "add 1 twilight."),
        ("4_45", "Fellowship: if you can spot a Dwarf, take a Free Peoples card stacked on a "
                 "Dwarven condition into hand."),
        ("4_63", "You may play this card only if you can spot an Elf. Response: If a Shadow card "
                 "is about to discard another possession on the bearer, discard this card "
                 "instead."),
        ("4_143", "Assignment: exert an Isengard tracker to choose an unbound companion that can "
                  "take a minion; assign that tracker to that companion, unless the Free Peoples "
                  "player chooses to exert that companion (only if that companion is not a "
                  "Hobbit)."),
        ("4_303", "Skirmish: if the fellowship is at sites 1 to 4, add a burden and discard this "
                  "possession to cancel the skirmish of the bearer. Skirmish: if the fellowship is "
                  "at sites 5 to 9, discard this possession to remove a burden; heal the bearer."),
        ("4_309", "Fellowship: add a burden to heal a Ring-bound companion twice."),
    ],
)  # fmt: skip
def test_a_text_reads_as_a_sentence(card: str, said: str) -> None:
    assert text("en", card) == said


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("4_97", "unless a Shadow player chooses to have you wound a minion instead."),
        ("4_55", "for each card shuffled in, exert a minion."),
        ("4_364", "you may spot any number of unbound Hobbits; for each of them, wound a minion."),
        ("4_107", "To play this card, exert an Ent; this card goes on it."),
        ("4_46", "reveal the top 6 cards of your deck and stack them on this condition."),
        ("4_15", "let it take part in skirmishes; assign this minion to it."),
        ("4_101", "take part in skirmishes and archery until the regroup phase"),
        ("4_31", "to assign a Dunland Man to an unbound companion."),
        ("4_32", "discard each Free Peoples card on whoever it fought."),
        ("4_77", "Each wounded minion loses its damage bonuses."),
        ("4_86", "facing it is strength −2; this companion does not count for archery."),
        ("4_156", "if it faces a character bearing a search card"),
        ("4_233", "either spot up to 5 burdens (X) and make a Southron strength +X or"),
        ("4_279", "if you can spot 2 mounted Rohan Men"),
        ("4_340", "No Rohan ally may take part in archery or skirmishes."),
    ],
)  # fmt: skip
def test_a_text_says_who_does_what_to_whom(card: str, said: str) -> None:
    assert said in text("en", card)


@pytest.mark.parametrize(
    ("card", "language", "row"),
    [
        ("4_1", "en", "vitality +2"),
        ("4_2", "en", "strength +1"),
        ("4_94", "en", "strength +2, vitality +1"),
        ("4_1", "it", "vitalità +2"),
        ("4_1", "sv", "livskraft +2"),
    ],
)
def test_a_bonus_has_its_sign_and_none_is_told_that_there_is_not(
    card: str, language: str, row: str
) -> None:
    sheet = wording(language).print_sheet(CARDS.index(card))
    assert dict(sheet.rows)[wording(language).say("row-bonus")] == row


def test_of_several_ways_each_is_called_by_what_it_does() -> None:
    pairs = [("4_10", "4_90")]
    t = at("skirmish", ["4_90"], ["4_10", "4_19"], pairs=pairs, site=5, twilight=9, wait=True)
    t.skip("use 4_19/2").do("use 4_19/2")
    words_here = wording("en").at(t.s)
    assert [words_here.action_text(action) for action in t.s.offers] == [
        "Remove 2 twilight",
        "Discard this possession",
    ]


def choices() -> list[Ability]:
    """The abilities that let somebody choose one of several things."""
    return [a for a in ABILITIES if any(isinstance(op, Branches) for op in a.program)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_may_be_chosen_has_words(language: str) -> None:
    words_here = wording(language)
    assert len(choices()) > 5
    for ability in choices():
        ways = [words_here.branch(lines) for lines in ways_of(ability)]
        counts = {len(op.starts) for op in ability.program if isinstance(op, Branches)}
        assert counts == {len(ways)}
        assert all(ways)
        assert len(set(ways)) == len(ways)


NONSENSE = {
    "a number that changes nothing": r"[+−]0\b",
    "a change without its sign": r"\b(vitality|vitalità|livskraft) \d",
    "a thing without a name": r"\b(thing|cosa|grej)\b",
    "a hole in a sentence": r"\{|\}|None|\$|  | ,|;\s*\.|\.\.|: \.| \.",
    "a number that stands for any": r"\b99\b",
    "a word of the data": r"\b(fp|title:|signet:|room|assignable|tokened|not-x|theirs)\b",
    "a word twice": r"\b(\w+) \1\b",
}
"""What no text of a card says, and how it is found."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", NONSENSE)
def test_no_sheet_says_nonsense(what: str, language: str) -> None:
    words_here = wording(language)
    for index in range(len(CARD_FACTS)):
        sheet = words_here.print_sheet(index)
        known = (words_here.say("row-vitality"), words_here.say("row-rarity"))
        for row, said in sheet.rows:
            found = re.search(NONSENSE[what], said)
            assert row in known or found is None, (sheet.id, said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_x_is_explained_before_it_is_used(language: str) -> None:
    for facts in CARD_FACTS:
        said = wording(language).card_text(facts)
        for sentence in re.split(r"(?<=[.]) ", said):
            uses = re.findall(r"\(?\bX\b", sentence)
            assert uses[:1] in ([], ["(X"]), (facts["id"], said)
            assert len(uses) != 1, (facts["id"], said)


CLUMSY = {
    "a sentence that begins with a small letter": r"^[a-zåäöé]|[.] [a-zåäöé]",
    "a straight apostrophe": r"'",
    "a phase by its label": r"fase «|fasen[: ]+[”A-Z]|the [A-RT-Z]\w+ phase",
    "an order inside a clause": r"faccia invece questo|gör det här i stället",
}
CLUMSY_IN = {
    "en": {
        "a before a vowel": r"\ba [aeioAEIO]\w",
        "an before a consonant": r"\ban [^aeiouAEIOUÉé\W]",
    },
    "it": {
        "the wrong article": r"\b(il|al|del|nel|dal|sul|quel) ([aeiouAEIOU]|s[bcdfgpqtv]|z|gn|ps)\w"
        r"|\b(la|alla|della|nella|dalla|sulla|quella) [aeiouAEIOU]\w\w"
        r"|\buna [aeiouAEIOU]\w|\bun (s[bcdfgpqtv]|z|gn|ps)|n’[bcdfgjklmnpqrstvz]",
        "a preposition apart from its article": r"\b(a|da|di|in|su) (il|lo|la|i|gli|le) "
        r"|\b(a|da|di) l’",
    },
    "sv": {
        "a subject before its verb": r"\bMedan [^.]*: ",
        "parentheses side by side": r"\) \(",
        "a wrong gender": r"\bett (följeslagare|hantlangare|människa|ägodel|plats|alv|dvärg|hob)\b"
        r"|\ben (kort|tillstånd|riddjur|\w+vapen|slagfält)\b",
    },
}  # fmt: skip
"""What a composed text of a card does not say, in all languages and in one."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_composed_text_reads_like_one_that_was_written(language: str) -> None:
    patterns = {**CLUMSY, **CLUMSY_IN[language]}
    words_here = wording(language)
    found = [
        (sheet.id, what, said)
        for sheet in map(words_here.print_sheet, range(len(CARD_FACTS)))
        for said in [words_here.card_text(CARD_FACTS[CARDS.index(sheet.id)])]
        for what, pattern in patterns.items()
        if re.search(pattern, said)
    ]
    assert not found


def test_a_bearer_is_named_without_a_gap_between_preposition_and_article() -> None:
    rows = dict(wording("it").print_sheet(CARDS.index("4_159")).rows)
    assert rows["Portata da"] == "compagno diverso dal Portatore dell’Anello"


def test_articles_and_contractions_are_right() -> None:
    assert text("it", "4_62") == "Il portatore ha la parola chiave arciere."
    assert "su il " not in text("it", "4_63")
    assert "una macchina da guerra" in text("it", "4_182")
    assert "un bene o una condizione dei Popoli Liberi" in text("it", "4_39")
    assert "en ägodel eller ett tillstånd" in text("sv", "4_39")
    assert text("it", "4_169").startswith("Ogni servitore arciere di Isengard")
    assert text("sv", "4_169").startswith("Varje hantlangare från Isengård som är bågskytt")
    assert "om den människan är till häst" in text("sv", "4_297")
    assert "en eller flera följeslagare" in text("sv", "4_59")
    assert text("sv", "4_326").startswith("Medan du kan upptäcka ett riddjur från Rohan")


def test_a_question_says_what_is_to_be_answered() -> None:
    t = at("skirmish", [], ["4_165"], site=5, pairs=[("4_165", "4_302")], wait=True)
    asked: Any = see(TCG, t.skip("use 4_2").s, 0)["asked"]
    prompt = wording("en").prompt(asked, "player-1")
    assert prompt == "Respond or pass: Frodo, Tired Traveller is about to be wounded."


@pytest.mark.parametrize(
    ("language", "first", "then"),
    [
        ("en", "Choose a minion, then who", "Choose who fights Uruk Follower."),
        ("it", "Scegli un servitore, poi chi", "Scegli chi affronta "),
        ("sv", "Välj en hantlangare och sedan", "Välj vem som möter "),
    ],
)
def test_a_question_names_the_minion_that_is_assigned(language: str, first: str, then: str) -> None:
    words = wording(language)
    minion = next(facts for facts in CARD_FACTS if facts["title"] == "Uruk Follower")
    assert words.ask("assign-defender", {"seat": 0, "minion": -1}).startswith(first)
    known = {"seat": 0, "minion": f"print:{minion['id']}"}
    assert words.ask("assign-defender", known).startswith(then)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_has_a_hole_or_a_doubled_word(language: str) -> None:
    words = wording(language)
    for facts in CARD_FACTS:
        said = words.card_text(facts)
        assert "  " not in said
        assert "{" not in said
        assert "99" not in said


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["Sam gets strength −2.", "Sam becomes fierce.", "Sam gains damage +2.",
                "Skirmish phase.", "Shadow phase of player 2.", "Nobody shoots."]),
        ("it", ["Sam ottiene forza −2.", "Sam diventa feroce.", "Sam ottiene danno +2.",
                "Fase di schermaglia.", "Fase dell’Ombra del giocatore 2.", "Nessuno tira."]),
        ("sv", ["Sam får styrka −2.", "Sam blir vild.", "Sam får skada +2.",
                "Skärmytslingsfas.", "Skuggfas för spelare 2.", "Ingen skjuter."]),
    ],
)  # fmt: skip
def test_the_log_reads_as_told_by_a_player(language: str, lines: list[str]) -> None:
    sam = CARDS.index("4_316") * PER_CARD
    events = [
        (words.STRENGTHENED, [sam, -2, 0]),
        (words.GAINED, [sam, FIERCE, 0]),
        (words.GAINED, [sam, DAMAGE, 2]),
        (words.PHASE_BEGINS, [SKIRMISH, 0, 0]),
        (words.PHASE_BEGINS, [SHADOWS, 1, 0]),
        (words.ARCHERY, [0, 0, 0]),
    ]
    said = wording(language)
    found = [said.event_text(Event(kind, numbers, EVERYBODY)) for kind, numbers in events]
    assert found == lines
