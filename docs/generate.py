"""Writes the generated pages of the documentation: docs/coverage/<game>.md.

The rule tests of a game are run, and what they report is laid beside what must be covered: each
paragraph of the rulebook, each ruling, component, option, ending and refusal. MATHOM_COVERED names
the file in which an earlier run of these tests has written down its reports (MATHOM_COVERAGE); they
are not run again then.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from mathom.engine.game import GAMES
from mathom.games.duel.rules import facts as duel
from mathom.games.fellowship.rules import facts as fellowship
from mathom.games.tcg.rules import facts as tcg
from mathom.games.war.rules import facts as war

ROOT = Path(__file__).resolve().parent.parent
NOT_SCENARIOS = (
    "test_coverage.py",
    "test_heuristics.py",
    "test_random_games.py",
    "test_goal_states.py",
    "test_goal_states_hold.py",
    "test_positions.py",
)

Covered = dict[str, dict[str, list[str]]]

DUEL_PARAGRAPHS = {
    "Panoramica e obiettivo": "three chapters, three ways to win at once",
    "Componenti": "what is in the box",
    "Preparazione 1": "each side has its units and fortresses",
    "Preparazione 3": "two units each on the board",
    "Preparazione 4": "the track of the quest",
    "Preparazione 5": "coins of both sides, the reserve",
    "Preparazione 6": "six shuffled stacks of tokens",
    "Preparazione 7": "three tiles face up, the others stacked",
    "Preparazione 8": "three shuffled decks",
    "Preparazione di un capitolo": "the layout, some cards face down, three cards set aside",
    "Panoramica del turno": "Sauron begins, turns alternate, one card or one tile",
    "A. Prendere 1 carta Capitolo": "a card that nothing covers",
    "Giocare la carta davanti a sé": "pay, put it into the area, use its effect",
    "Scartare la carta": "coins for a discarded card, by chapter",
    "Scartare la carta: rivelare le carte disponibili": "cards are turned over as the turn ends",
    "B. Prendere 1 tessera Punto di Interesse": "pay, build, use its effects; no new tile",
    "Fine del capitolo": "the last card ends it; next layout, tiles filled up",
    "Fine del capitolo: nota": "turns go on alternating over the end of a chapter",
    "Monete": "costs in coins go to the reserve",
    "Abilità": "skills asked for, one coin for each that is missing",
    "Abilità: note": "no limit to what is bought; cards without a cost are free",
    "Abilità: tessere Punto di Interesse": "tiles cost more for each own fortress",
    "Concatenazione": "chain symbols make cards free",
    "Concatenazione: nota": "without the symbol the card is paid for",
    "Concatenazione: esempio": "the example",
    "Carte Grigie": "one skill for each symbol, once in each turn",
    "Abilità separate da /": "one of several skills in each turn",
    "Carte Gialle": "coins",
    "Carte Blu": "steps of the quest",
    "Carte Verdi": "symbols of races",
    "Carte Rosse": "units in one of two regions",
    "Carte Viola": "moves, coins lost, units removed",
    "Tessere Punto di Interesse": "fortresses and unique effects",
    "Scheda Riassuntiva: tessere Punto di Interesse": "the effect of each tile",
    "Impresa dell'Anello": "characters move from space to space",
    "Impresa dell'Anello: caselle Bonus": "bonuses for reaching or passing",
    "Impresa dell'Anello: nota": "the Nazgûl ride along",
    "Impresa dell'Anello: esempio": "the example",
    "Scheda Riassuntiva: caselle Bonus": "the effect of each bonus",
    "Alleanze con le Razze": "green cards make alliances",
    "2 simboli Razza uguali": "two tokens of the stack are shown, one is kept",
    "3 simboli Razza diversi": "once a game, one token of each of three stacks",
    "Alleanze con le Razze: note": "symbols serve twice; everything shown is public",
    "Scheda Riassuntiva: segnalini Alleanza": "the effect of each token",
    "Conquista della Terra di Mezzo: nessuna Unità nemica": "no enemy, no conflict",
    "Conquista della Terra di Mezzo: conflitto": "units leave one for one",
    "Conquista della Terra di Mezzo: nota": "fortresses neither fight nor block",
    "Conquista della Terra di Mezzo: più movimenti": "moves are made one by one",
    "Conquista della Terra di Mezzo: esempio": "the example",
    "Fine della partita: Impresa dell'Anello": "the end of the quest",
    "Fine della partita: Sostegno delle Razze": "six different races",
    "Fine della partita: Sostegno delle Razze, nota": "the eagle counts as one of them",
    "Fine della partita: Conquista della Terra di Mezzo": "presence in all seven regions",
    "Fine della partita: maggior numero di regioni": "the count after chapter 3",
}

TCG_PARAGRAPHS = {
    "Carte Sito": "nine sites, one of each number",
    "Carte Popoli Liberi": "played in one's own turn",
    "Carte Ombra": "played in the turns of others",
    "Carte: L'Unico Anello": "of neither side",
    "Personaggi": "companions, allies, minions",
    "Beni, artefatti, eventi, condizioni": "what they are and whether they stay",
    "Sito": "sanctuaries are sites 3 and 6",
    "Cultura": "texts about a culture",
    "Sigillo": "texts about a signet",
    "Vitalità": "the life of a character",
    "Ferite": "wounds come one at a time",
    "Curare": "healing, sanctuaries",
    "Ucciso": "death, the dead pile",
    "Sforzare": "exertion, exhaustion",
    "La zona del crepuscolo": "the twilight pool",
    "Costo Crepuscolo": "costs; requirements before costs",
    "Azioni di fase": "actions of a phase are not combined",
    "Eventi": "once for each copy, then discarded",
    "Abilità speciali": "as often as they can be paid for",
    "Quando, ogni volta, e mentre": "once, every time, continuously",
    "Organizzare il gioco": "setting up",
    "Mazzo Avventura": "the adventure deck",
    "Chi inizia per primo?": "by lot; site 1",
    "La Compagnia di partenza": "who begins with the Ring-bearer",
    "Mazzo di gioco": "eight cards; shuffled again once",
    "Sommario per l'Organizzazione del gioco": "the summary",
    "Giocare la Partita": "turns go clockwise, most else the other way",
    "Sequenza di gioco": "the start of a turn",
    "Fase della Compagnia": "fellowship actions, then a move",
    "Eseguire le azioni della Compagnia": "playing cards, discarding to heal",
    "Pagare i costi": "costs are added to the pool",
    "Giocare i compagni": "beside the others, never over one",
    "Giocare beni e artefatti": "on characters or in the support area",
    "Classe": "one of each class",
    "Giocare le condizioni": "on characters or in the support area",
    "Muovere la tua Compagnia": "one move at least; sites only where none lie",
    "Come muovere": "the arrow; leaving before arriving",
    "Sommario del Movimento": "the summary",
    "Fase (Fasi) dell'Ombra": "one for each Shadow player",
    "Eseguire azioni Ombra": "in any order",
    "Giocare le carte Ombra": "one pool, own minions, roaming",
    "Fase di Manovra": "left out by the Basic rules",
    "Fase degli Arcieri": "both sides shoot",
    "Tiro degli arcieri": "totals, who is hit, surplus",
    "Sommario della Fase degli Arcieri": "the summary",
    "Fase d'Assegnazione": "who defends against whom",
    "Assegnare i difensori": "one to one, defender, ambush, what is left",
    "Sommario della Fase di Assegnazione": "the summary",
    "Fase (Fasi) di Schermaglia": "one after another",
    "Eseguire le azioni di schermaglia": "they last for one skirmish",
    "Sequenza delle Azioni": "passing locks nobody out",
    "Risolvere quella schermaglia": "strengths, damage, overwhelming",
    "Sommario della Fase di Schermaglia": "the summary",
    "Feroce": "a second attack",
    "Fase di Assegnazione (Feroce)": "assigned as before",
    "Fase di Schermaglia (Feroce)": "fought as before",
    "Fase di Raccolta": "regrouping",
    "I giocatori Ombra ricompongono": "hands of eight",
    "Il giocatore dei Popoli Liberi sceglie": "to move on or to end the turn",
    "Limite dei movimenti": "by the number of opponents",
    "Vincere la partita": "the last site, the last player",
    "Perdere la Partita": "death, corruption, leaving the game",
    "Carte attive": "what counts in a turn",
    "Carte uniche": "one of each title",
    "Carte non-uniche": "as many as one likes",
    "Risposte": "answers to what happens",
    "Quando si può indossare l'Anello?": "in any skirmish phase",
    "Che cosa succede quando si indossa l'Anello?": "burdens instead of wounds",
    "Come si corrompe il Portatore dell'Anello?": "as many burdens as resistance",
    "Come si toglie l'Anello?": "when regrouping begins",
    "Che cosa succede se il Portatore è ucciso?": "Sam may take over",
    "Parole Chiave 'Scariche'": "labels",
    "Parole Chiave 'Cariche'": "keywords with rules",
    "Scartare": "from play, unless another place is named",
    "Giocare carte dal tuo mazzo di gioco": "paid for as from hand",
    "Avvistare": "in play and active; choice or no choice",
    "Deluxe: artifacts": "",
    "Deluxe: stacked cards": "",
    "Deluxe: culture tokens": "",
    "Deluxe: leaving play": "",
    "Deluxe: costs": "",
    "Deluxe: bidding": "",
    "Deluxe: corruption by the bid": "",
    "Deluxe: starting fellowship": "",
    "Deluxe: deck": "",
    "Deluxe: the path": "",
    "Deluxe: transfer": "",
    "Deluxe: Rule of 4 and Rule of 9": "",
    "Deluxe: maneuver actions": "",
    "Deluxe: archery actions": "",
    "Deluxe: archery of allies": "",
    "Deluxe: assignment actions": "",
    "Deluxe: assignment by a text": "",
    "Deluxe: nobody left in a skirmish": "",
    "Deluxe: both sides at zero": "",
    "Deluxe: regroup actions": "",
    "Deluxe: about to happen": "",
    "Deluxe: order of answers": "",
    "Deluxe: responses are no phase actions": "",
    "Deluxe: unless": "",
    "Deluxe: allies": "",
    "Deluxe: allies at home": "",
    "Deluxe: unhasty": "",
    "Deluxe: the Ring-bearer stays": "",
    "Deluxe: Answer To All Riddles": "",
    "Deluxe: control of sites": "",
    "Deluxe: liberation": "",
    "Deluxe: villagers": "",
    "Deluxe: your minion, a minion": "",
    "Deluxe: events about rangers": "",
}

TCG_INTRODUCTION = """# Coverage of The Two Towers trading card game

Generated by `docs/generate.py` from the tests of `tests/games/tcg`; do not edit.

A card is listed with the test that plays its scenes again with each of its abilities taken away, \
one after the other: every ability must change the outcome of at least one scene. Cards without \
an ability have nothing to cover.
"""

FELLOWSHIP_PARAGRAPHS = {
    "Capitoli": "eighteen chapters, played in any order",
    "Contenuto": "what is in the box",
    "Preparazione 2": "starred characters",
    "Preparazione 3": "the lost card is never the 1 of Rings",
    "Preparazione 4": "everybody is dealt the same number of cards",
    "Preparazione 5": "Frodo goes to the 1 of Rings",
    "Preparazione 6": "characters are chosen in turn, starred ones by somebody",
    "Preparazione 7": "set-up actions from Frodo's left",
    "Scambiare": "a card face down, then one back; Frodo keeps his Ring",
    "Scambiare: personaggi assenti": "nobody exchanges with whoever is not in the round",
    "Guidare": "any card but Rings",
    "Guidare: Frodo guida la prima presa": "who leads the first trick",
    "Rispondere": "the led suit, if there is a card of it",
    "Vincere": "the highest card of the led suit; the winner leads",
    "Prese: esempio": "the example",
    "Guidare con Anelli": "not before one has been played, unless there is nothing else",
    "L'Unico Anello": "wins if its player says so when it is played",
    "Importante": "Rings from 2 to 5 win as any card does",
    "Obiettivi dei personaggi": "everybody must reach a goal",
    "Comunicare": "nobody learns what only a hand tells",
    "Contrassegnare gli obiettivi come completati": "certain when it cannot fail any more",
    "Fine anticipata": "all certain, or one lost: the round may end",
    "Fine del round": "one missed goal loses",
    "Nuovi personaggi": "every chapter has its own",
    "Minaccia": "threat cards, drawn again when the target is lost",
    "Minaccia: esempio": "the example",
    "Minaccia: carte speciali": "special riders add a condition",
    "Eventi e regole speciali": "events change the rules",
    "Doni": "gifts help one character",
    "Assenza di Frodo": "the 1 of Rings chooses and prepares first",
    "Condizioni di vittoria": "a won chapter opens the next",
    "Capitolo breve": "one round",
    "Capitolo lungo": "rounds until everybody is completed",
    "Capitolo lungo: personaggi già completati": "may be chosen again",
    "Capitolo lungo: fallimento": "what was completed may be kept",
    **{f"Capitolo {number}": "" for number in range(1, 19)},
    "Capitolo 4: solitario": "Fatty draws nine cards",
    "Capitolo 5: solitario": "a pile of 12",
    "Capitolo 5: 2 giocatori": "the small pyramid",
    "Capitolo 6: solitario": "a pile of 16; Goldberry draws her hand",
    "Capitolo 6: 2 giocatori": "the small pyramid; Goldberry's lies open",
    "Capitolo 9: solitario": "no Unseen",
    "Capitolo 10: 2 giocatori": "the pyramid passes last",
    "Capitolo 11: solitario": "no Horn",
    "Capitolo 14: solitario": "the Long Dark hides nothing",
    "Capitolo 14: 2 giocatori": "the Bridge has the small pyramid",
    "Capitolo 15: solitario": "no blindfold",
    "Capitolo 15: 2 giocatori": "Gimli is not the pyramid",
    "Capitolo 16: solitario": "characters at random but for Frodo",
    "Capitolo 16: 2 giocatori": "the two players use the Mirror",
    "Capitolo 17: solitario": "a pile of 28",
    "Capitolo 17: 2 giocatori": "two more cards on top",
    "La Via Prosegue Senza Fine": "the endless road",
    "2 giocatori: preparazione": "the pyramid is laid out",
    "2 giocatori: chi controlla la piramide": "the holder of the 1 of Rings, or its right",
    "2 giocatori: lato di Frodo": "the side for three players",
    "2 giocatori: scambi": "the bottom row alone",
    "2 giocatori: carte aggiunte": "at the side of the bottom row",
    "2 giocatori: solo carte non coperte": "only these are played",
    "2 giocatori: carte girate": "at the end of the trick that frees them",
    "Solitario 3": "the 1 of Rings is put aside",
    "Solitario 4": "the lost card",
    "Solitario 5": "four open hands and a pile",
    "Solitario 6": "Frodo has the 1 of Rings",
    "Solitario 7": "starred characters are assigned",
    "Solitario 8": "one exchange in a round",
    "Solitario: svolgimento": "hands are refilled after every trick",
}

ENGINE_REFUSALS = ["game-over", "not-your-decision"]

DUEL_INTRODUCTION = """# Coverage of Duel for Middle-earth

Generated by `docs/generate.py` from the tests of `tests/games/duel`; do not edit.

Cards, tiles and tokens are listed with the tests in which their effect happened, as the log of \
those games tells. A card or tile counts when all of its effects were done. The order is that of \
the rulebook; its pages on colour-blind symbols and on placing the board state no rule for a \
program.
"""


FELLOWSHIP_INTRODUCTION = """# Coverage of The Fellowship of the Ring

Generated by `docs/generate.py` from the tests of `tests/games/fellowship`; do not edit.

A character, or a burdened side, is listed with the tests in which its goal was reached; a gift, \
rider, event or threat card with those in which it did something, as the log of those games tells; \
a chapter with those that played it to its end with that number of players.
"""

WAR_PARAGRAPHS = {
    "Preparazione del Gioco": "205 figures, decks, tiles, politics, dice",
    "Riserva dei Dadi Azione": "dice of great characters come and go with the next turn",
    "Pescare Carte Evento: limite di mano": "six cards, the rest face down",
    "Preparazione della Caccia": "how many dice may hunt",
    "Usare i Dadi Azione: passare": "with fewer dice than the enemy",
    "Gli Anelli Elfici": "one a turn, and who may change what",
    "Giocare Carte Evento": "by the sign, or by an event result",
    "Mettila in gioco sul tavolo": "cards that stay, and when they leave",
    "Le azioni indicate da una Carta Evento sono obbligatorie": "as far as possible",
    "Muovere i Compagni": "levels, groups, strongholds",
    "Muovere i Nazgûl e i Servi": "flight, and where it does not go",
    "Giocare i Personaggi dell'Ombra": "when minions enter play",
    "Aragorn – Erede di Isildur": "Strider is crowned",
    "Gandalf il Bianco": "his return, Shadowfax",
    "Saruman": "his voice",
    "La Bocca di Sauron": "a muster as an army result",
    "Il Re Stregone": "awakes nations, draws in battle",
    "Gandalf il Grigio": "draws as Guide",
    "Capitano dell'Ovest": "strength",
    "Meriadoc Brandybuck, Peregrino Tuc": "lower the damage, are not lost",
    "Grampasso": "hides with any die",
    "Legolas, Gimli, Boromir": "a word with their nations",
    "Limite d'ammassamento": "ten units",
    "Reclutare Nuove Unità e Comandanti": "what a muster result recruits",
    "Reclutare Nuove Unità e Comandanti: Nazgûl": "in strongholds of Sauron",
    "Limitazioni al Reclutamento": "not in a siege",
    "Usare una Carta Evento per Reclutare Truppe": "a free region, or within a siege",
    "Muovere un Esercito": "no figure twice",
    "Limitazioni al Movimento": "settlements of the enemy",
    "Dividere un Esercito Attaccante": "the rearguard",
    "Potenza e Comando": "dice and re-rolls",
    "Precedenza delle Carte Combattimento": "initiative",
    "Requisiti delle Carte Combattimento": "to play it, not to act",
    "Tiro Comando": "misses rolled again",
    "Modificatori al Tiro": "what is added",
    "Rimuovere le Perdite": "regulars, elites",
    "Perdite dei Popoli Liberi e dell'Ombra": "205 figures, who stays dead",
    "Scegliere di Cessare l'Attacco, o di Ritirarsi": "where to retreat",
    "Fine della Battaglia": "when both fall",
    "Attaccare una Cittadella o una Fortificazione": "a six in the first round",
    "Ritirarsi in Assedio": "withdrawing, five units",
    "Condurre un Assedio": "one round, or an elite",
    "Condurre un Assedio: limitazioni": "besiegers who leave",
    "Sortita": "out of the walls",
    "Alleviare un Assedio": "from outside",
    "Rinforzare un Assedio": "by moving",
    "Catturare un Insediamento": "a garrison falls",
    "Catturare un Insediamento: non occupato": "by entering",
    "Attivare le Nazioni dei Popoli Liberi": "by companions",
    "Avanzare di posizione politica": "by attack and capture",
    "Azione Diplomatica": "never to war while passive",
    "Entrare in guerra": "retreats over borders",
    "Entrare in guerra: restrizioni": "no attack, no other nation",
    "Personaggi in guerra": "Nazgûl always are",
    "La Guida della Compagnia": "the highest level",
    "Gollum come Guida": "numbered tiles do not reveal",
    "La Compagnia Dichiarata la Propria Posizione": "declaring and healing",
    "La Compagnia è Rivelata da una Caccia all'Anello": "where the path may end",
    "Separare i Compagni": "progress and level",
    "Modificatori al Tiro per la Caccia": "dice in the box",
    "La Riserva della Caccia": "filled again when it is empty",
    "Tessere Caccia Standard": "damage, Eyes, reveals",
    "Tessere Caccia Speciali": "wait for Mordor, heal, stop",
    "Ritirare per la Caccia": "stronghold, units, Nazgûl",
    "Effetti della Caccia quando si dichiara o si rivela la Compagnia": "the order of the tiles",
    "Effetti della Caccia": "casualty and corruption",
    "Effetti della Caccia: nuova Guida": "may act at once",
    "La Compagnia a Mordor": "tiles, the box, steps",
    "La Compagnia a Mordor: Stop": "no step, but an attempt",
    "La Compagnia a Mordor: nessun tentativo": "a turn without an attempt corrupts",
    "Condizioni di Vittoria basate sull'Anello": "at any moment",
    "Condizioni di Vittoria Militare": "in phase 6",
    "Partita a 4 giocatori": "order, nations",
    "Pesca degli Eventi, 4 giocatori": "an exchange",
    "Restrizioni alle azioni": "only one's own nations and minions",
    "Riassunto: più giocatori": "who settles the Hunt",
    "Eserciti Misti": "two armies, or one by agreement",
    "Unità Elite di Sudroni e di Esterling": "leaders with Saruman",
    "Partita a 3 giocatori": "no nation twice in a row",
    "Condizioni di Vittoria, più giocatori": "the winner within a side",
    "Carta: Vermilinguo": "Rohan is not activated",
    "Carta: Un Potere Troppo Grande": "barred, and banished",
    "Carta: Cotta di Mithril e Pungolo": "another tile",
}

WAR_INTRODUCTION = """# Coverage of War of the Ring

Generated by `docs/generate.py` from the tests of `tests/games/war`; do not edit.

A card is listed with the tests in which all effects of its event half happened, its combat half \
and its title with those in which it acted in a battle, a tile with those that drew it.
"""

TITLES = {
    "rule": ("Rulebook", "paragraph"),
    "ruling": ("Rulings", "ruling"),
    "card": ("Cards", "card"),
    "combat": ("Combat halves of the cards", "card"),
    "title": ("Combat titles", "title"),
    "tile": ("Tiles", "tile"),
    "token": ("Tokens", "token"),
    "bonus": ("Bonuses of the quest", "bonus"),
    "chapter": ("Chapters and players", "chapter"),
    "character": ("Characters", "character"),
    "burdened": ("Burdened sides", "character"),
    "threat": ("Threat cards", "threat"),
    "event": ("Events", "event"),
    "gift": ("Gifts", "gift"),
    "rider": ("Special riders", "rider"),
    "option": ("Options", "value"),
    "ending": ("Endings", "reason"),
    "refusal": ("Refusals", "reason"),
}


class Book:
    """One game: what must be covered, and the page that says by which tests it is."""

    def __init__(
        self, game: str, introduction: str, paragraphs: dict[str, str], parts: dict[str, list[str]]
    ) -> None:
        self.game = game
        self.introduction = introduction
        self.paragraphs = paragraphs
        self.parts = parts
        self.tests = f"tests/games/{game}"
        self.path = ROOT / "docs" / "coverage" / f"{game}.md"
        self.rulings_path = ROOT / "docs" / "rulings" / f"{game}.md"

    def rulings(self) -> dict[str, str]:
        """The rulings by number, with their questions, as the page of rulings lists them."""
        text = self.rulings_path.read_text("utf-8")
        return dict(re.findall(r"^\| (\d+) \| (.+?) \|", text, re.MULTILINE))

    def refusals(self) -> list[str]:
        """Every reason for which the rules of the game refuse an action."""
        folder = ROOT / "src" / "mathom" / "games" / self.game
        sources = [file.read_text("utf-8") for file in sorted(folder.glob("**/*.py"))]
        found = {
            reason
            for source in sources
            for reason in re.findall(r'IllegalAction\(\s*"([a-z-]+)"', source)
        }
        return [*sorted(found), *(ENGINE_REFUSALS if self.game == "duel" else [])]

    def wanted(self) -> dict[str, dict[str, str]]:
        """Everything that must be covered, by kind, with a word on it where there is one."""
        options = [
            f"{option.id}: {value}"
            for option in GAMES[self.game].options
            for value in option.values
        ]
        parts = dict(self.parts)
        endings = parts.pop("ending")
        return {
            "rule": self.paragraphs,
            "ruling": self.rulings(),
            **{kind: dict.fromkeys(names, "") for kind, names in parts.items()},
            "option": dict.fromkeys(options, ""),
            "ending": dict.fromkeys(endings, ""),
            "refusal": dict.fromkeys(self.refusals(), ""),
        }

    def collect(self) -> Covered:
        """What each of the rule tests reports."""
        kept = os.environ.get("MATHOM_COVERED")
        text = Path(kept).read_text("utf-8") if kept else self.run_tests()
        covered: Covered = json.loads(text).get(self.game, {})
        return {
            test: found
            for test, found in covered.items()
            if test.partition("::")[0] not in NOT_SCENARIOS
        }

    def run_tests(self) -> str:
        """Run the rule tests; their reports."""
        with tempfile.TemporaryDirectory() as folder:
            target = Path(folder) / "covered.json"
            skipped = [f"--ignore={self.tests}/{name}" for name in NOT_SCENARIOS]
            command = [sys.executable, "-m", "pytest", self.tests, *skipped]
            command += ["-p", "no:xdist", "-p", "no:cacheprovider"]
            run = subprocess.run(
                command,
                cwd=ROOT,
                env={**environment(), "MATHOM_COVERAGE": str(target)},
                capture_output=True,
                text=True,
                check=False,
            )
            if run.returncode != 0:
                raise SystemExit(f"the rule tests of {self.game} fail:\n{run.stdout}{run.stderr}")
            return target.read_text("utf-8")

    def faults(self, covered: Covered) -> list[str]:
        """What no test covers, and marks that name no paragraph or ruling."""
        expected = self.wanted()
        found = [
            f"{kind} without a test: {name}"
            for kind, names in expected.items()
            for name in names
            if not tests_of(covered, kind, name)
        ]
        for kind in ("rule", "ruling"):
            named = {name for kinds in covered.values() for name in kinds.get(kind, [])}
            found += [f"unknown {kind}: {name}" for name in sorted(named - expected[kind].keys())]
        return found

    def page(self, covered: Covered) -> str:
        """The coverage page."""
        lines = [self.introduction]
        for kind, names in self.wanted().items():
            lines += table(covered, kind, names)
        return "\n".join(lines)


DUEL = Book(
    "duel",
    DUEL_INTRODUCTION,
    DUEL_PARAGRAPHS,
    {
        "card": duel.CARDS,
        "tile": duel.TILES,
        "token": duel.TOKENS,
        "bonus": duel.BONUSES,
        "ending": [
            "quest-of-the-ring", "support-of-the-races", "conquest", "most-regions", "shared",
        ],
    },
)  # fmt: skip
FELLOWSHIP = Book(
    "fellowship",
    FELLOWSHIP_INTRODUCTION,
    FELLOWSHIP_PARAGRAPHS,
    {
        "chapter": [
            f"{chapter} with {players}"
            for chapter in fellowship.CHAPTERS
            for players in (1, 2, 3, 4)
        ],
        "character": fellowship.CHARACTERS,
        "burdened": [who["id"] for who in fellowship.CHARACTER_FACTS if "burdened" in who],
        "threat": [
            f"{deck} {rank}" for deck, ranks in fellowship.THREAT_DECKS.items() for rank in ranks
        ],
        "event": fellowship.EVENTS_IN_BOX,
        "gift": fellowship.GIFTS,
        "rider": fellowship.RIDERS,
        "ending": ["completed", "failed", "balrog"],
    },
)
WAR = Book(
    "war",
    WAR_INTRODUCTION,
    WAR_PARAGRAPHS,
    {
        "card": war.CARDS,
        "combat": war.CARDS,
        "title": war.TITLES,
        "character": [*war.CHARACTERS, "aragorn", "gandalf-the-white", "gollum"],
        "tile": war.TILES,
        "ending": ["corruption", "ring-destroyed", "shadow-conquest", "free-conquest"],
    },
)
TCG = Book(
    "tcg",
    TCG_INTRODUCTION,
    TCG_PARAGRAPHS,
    {
        "card": [card["id"] for card in tcg.CARD_FACTS if "abilities" in card],
        "ending": ["last-site", "last-left"],
    },
)
BOOKS = [DUEL, FELLOWSHIP, WAR, TCG]


def environment() -> dict[str, str]:
    """The environment without what another run of pytest has left in it."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}


def tests_of(covered: Covered, kind: str, name: str) -> list[str]:
    """The tests that cover something."""
    return sorted(test for test, found in covered.items() if name in found.get(kind, []))


def readable(test: str) -> str:
    """A test as a sentence, after the chapter that it stands in."""
    file, _, name = test.partition("::")
    chapter = file.removeprefix("test_").removesuffix(".py")
    return f"*{chapter}*: {name.removeprefix('test_').replace('_', ' ')}"


def table(covered: Covered, kind: str, names: dict[str, str]) -> list[str]:
    """One section of the page."""
    title, head = TITLES[kind]
    lines = [f"## {title}", "", f"| {head} | tests |", "|---|---|"]
    for name, word in names.items():
        label = f"{name}<br>{word}" if word else f"`{name}`"
        tests = "<br>".join(readable(test) for test in tests_of(covered, kind, name))
        lines.append(f"| {label} | {tests or '**none**'} |")
    return [*lines, ""]


def main() -> None:
    """Write the pages, and fail if something is not covered."""
    missing: list[str] = []
    chosen = [book for book in BOOKS if len(sys.argv) < 2 or book.game in sys.argv[1:]]
    for book in chosen:
        covered = book.collect()
        book.path.parent.mkdir(exist_ok=True)
        book.path.write_text(book.page(covered), encoding="utf-8")
        missing += [f"{book.game}: {fault}" for fault in book.faults(covered)]
    if missing:
        raise SystemExit("\n".join(missing))


if __name__ == "__main__":
    main()
