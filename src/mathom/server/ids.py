"""Unguessable ids."""

from __future__ import annotations

import secrets


def new_token(size: int) -> str:
    """Random bytes as text. It never starts with a dash, because commands take ids as arguments."""
    while (found := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return found
