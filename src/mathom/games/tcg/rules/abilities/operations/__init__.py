"""The operations of abilities, one file for each subject; `compile.py` creates them from data.

| file            | operations                                                                     |
|-----------------|--------------------------------------------------------------------------------|
| `asking.py`     | selections of cards, and the choices that operations ask for                   |
| `flow.py`       | control flow: costs, conditions, repetitions, branches, "unless"               |
| `in_play.py`    | cards in play: exert, wound, heal, discard, strength, assign, tokens           |
| `tokens.py`     | twilight, burdens, counted spotting, archery totals, rules for the phase       |
| `piles.py`      | play, discard, stack and take cards from hands, piles and stacks               |
| `draw_decks.py` | draw, reveal and put under the deck; choose the player whose deck it is        |
| `prevention.py` | prevent or replace an announced event                                          |
| `journey.py`    | sites of the path, and the Ring                                                |
"""
