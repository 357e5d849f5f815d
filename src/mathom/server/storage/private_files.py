"""Files that only their owner may read: databases and keys."""

from __future__ import annotations

import contextlib
import os
import stat
from pathlib import Path

OWNER_ONLY = 0o600
OTHERS = 0o077


def make_private(path: Path) -> None:
    """Make a database, and the files of SQLite beside it, readable by the owner only. A database of
    an older version, or a copy, may be readable by others."""
    if create_private(path):
        return
    for file in (path, *(path.with_name(path.name + end) for end in ("-wal", "-shm"))):
        # Other users may be allowed to use the file, but cannot change its mode.
        with contextlib.suppress(FileNotFoundError, PermissionError):
            if stat.S_IMODE(file.stat().st_mode) & OTHERS:
                file.chmod(OWNER_ONLY)


def create_private(path: Path) -> bool:
    """Create an empty file that only its owner can read; whether it is new. SQLite creates the
    files beside a database with the same mode."""
    try:
        made = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY)
    except FileExistsError:
        return False
    os.close(made)
    return True
