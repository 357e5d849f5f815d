"""The names that bots have at a table, so that two bots of one level can be told apart."""

from __future__ import annotations

from collections.abc import Collection
from hashlib import blake2b

NAMES = (
    "Alder",
    "Bracken",
    "Clover",
    "Dilly",
    "Fennel",
    "Hazel",
    "Juniper",
    "Linnet",
    "Mallow",
    "Myrtle",
    "Nettie",
    "Orrin",
    "Posco",
    "Quill",
    "Rowan",
    "Sorrel",
    "Tansy",
    "Wilf",
    "Yarrow",
    "Zinnia",
)
"""First names that no piece, place or person of the games has."""


def name_of_bot(created: float, seat: int, taken: Collection[str]) -> str:
    """A name that nobody at the table has yet. It depends on nothing that is secret."""
    digest = blake2b(f"{created}:{seat}".encode(), digest_size=4).digest()
    first = int.from_bytes(digest, "big") % len(NAMES)
    free = [name for name in (*NAMES[first:], *NAMES[:first]) if name not in taken]
    return free[0] if free else NAMES[first]
