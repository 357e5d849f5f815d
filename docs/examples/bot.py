"""A bot for Mathom in forty lines: plays what costs nothing first, otherwise anything.

    mathom simulate duel --bots program:docs/examples/bot.py,random --games 20 --swap

It reads one JSON message a line from standard input and writes one a line to standard output.
What it wants to tell its author goes to standard error.
"""

import json
import os
import random
import sys

dice = random.Random(int(os.environ.get("MATHOM_SEED", "0")))


def free_cards(view):
    """Duel: the cards that cost me nothing now."""
    slots = [slot for slot in view.get("layout", []) if slot["state"] == "available"]
    return {f"card:{slot['card']}" for slot in slots if not slot["price"][view["seat"]]["coins"]}


def choose(screen):
    """One of the offers: {"action": 17, "id": "play card:…", "verb", "target", "label"}."""
    free = free_cards(screen["view"])
    liked = [o for o in screen["offers"] if o["verb"] == "play" and o["target"] in free]
    return dice.choice(liked or screen["offers"])


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "refused":
        print(message["text"], file=sys.stderr)
    elif message["type"] == "table" and message["table"]["your_turn"]:
        answer = {"type": "act", "seq": message["seq"], "action": choose(message["screen"])["id"]}
        print(json.dumps(answer), flush=True)
