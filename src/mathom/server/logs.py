"""Logs as JSON lines, without secrets."""

from __future__ import annotations

import json
import logging
import re
import sys
import time


class JsonLines(logging.Formatter):
    """Formats a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "part": record.name,
            "what": record.getMessage(),
        }
        entry.update(getattr(record, "facts", {}))
        if record.exc_info:
            entry["trace"] = self.formatException(record.exc_info)
        return masked(json.dumps(entry, ensure_ascii=False, default=str))


SECRET = re.compile(r"(?<![\w-])(?=[\w-]*[0-9A-Z])([\w-]{6})[\w-]{14,}(?![\w-])", re.ASCII)
"""Matches the ids of tables, campaigns and decks, cookies and codes: long, and not only lowercase
letters. An id gives access, so none may be logged."""


def masked(text: str) -> str:
    """A text with all ids shortened; enough is left to follow one through the log."""
    return SECRET.sub(r"\1…", text)


def short(id: str) -> str:
    """The beginning of an id: enough to follow it through the log, too little to open the table."""
    return id[:6]


def set_up_logs(level: str = "INFO") -> None:
    """Send all logs of the server to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("mathom", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level if name == "mathom" else "WARNING")
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("alembic").setLevel(logging.WARNING)
