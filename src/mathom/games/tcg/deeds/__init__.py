"""What the lines of abilities do, a file for each subject; `reading.py` makes them from data.

| file            | lines that                                                                     |
|-----------------|--------------------------------------------------------------------------------|
| `asking.py`     | say whom a line is about; the questions that all others ask                    |
| `flow.py`       | lead to other lines: costs, conditions, repetitions, branches, objections      |
| `in_play.py`    | act on cards in play: exert, wound, heal, discard, strengthen, assign, tokens  |
| `tokens.py`     | count twilight, burdens, what is spotted, archery; rules for the whole table   |
| `piles.py`      | play, discard, stack and take cards out of hands, piles and stacks             |
| `draw_decks.py` | draw, turn up and put under; choose the player whose deck it is                |
| `prevention.py` | prevent or replace what is about to happen                                     |
| `journey.py`    | are about sites of the path, and about who bears or wears The One Ring         |
"""
