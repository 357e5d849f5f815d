"""Metrics for Prometheus: counted in each worker, added up over all workers of this machine."""

from __future__ import annotations

import contextlib
import logging
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Literal

import msgspec

Kind = Literal["counter", "gauge", "histogram"]

STEPS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Upper bounds of the latency buckets, in seconds."""

MOST_SERIES = 1000

KNOWN: dict[str, tuple[Kind, str]] = {
    "mathom_moves_total": ("counter", "Moves that were kept, by game."),
    "mathom_move_seconds": ("histogram", "From a move that comes in to the move that is kept."),
    "mathom_requests_total": ("counter", "Answers to requests, by status."),
    "mathom_request_seconds": ("histogram", "How long requests took."),
    "mathom_errors_total": ("counter", "Errors in the log, by part and fault."),
    "mathom_notifications_total": ("counter", "Messages to people, by way and result."),
    "mathom_sockets": ("gauge", "Open live connections."),
    "mathom_tables_watched": ("gauge", "Tables to which somebody is connected."),
    "mathom_tables_cached": ("gauge", "Tables kept in memory."),
    "mathom_bot_queue": ("gauge", "Decisions of bots that wait for a process."),
    "mathom_bots_thinking": ("gauge", "Tables at which a bot is to move."),
    "mathom_memory_bytes": ("gauge", "Resident memory of the workers."),
    "mathom_workers": ("gauge", "Workers on this machine."),
    "mathom_tables": ("gauge", "Tables in the database, by status."),
    "mathom_ready": ("gauge", "Whether the database can be written."),
}


class Histogram(msgspec.Struct):
    counts: list[int] = msgspec.field(default_factory=lambda: [0] * (len(STEPS) + 1))
    total: float = 0.0

    def add(self, value: float) -> None:
        bucket = next((n for n, step in enumerate(STEPS) if value <= step), len(STEPS))
        self.counts[bucket] += 1
        self.total += value

    def join(self, other: Histogram) -> None:
        """Add the counts of another histogram."""
        self.counts = [a + b for a, b in zip(self.counts, other.counts, strict=True)]
        self.total += other.total


class Figures(msgspec.Struct):
    """Counters, gauges and histograms by name and labels, written as Prometheus writes them."""

    sums: dict[str, float] = msgspec.field(default_factory=dict)
    times: dict[str, Histogram] = msgspec.field(default_factory=dict)
    gauges: dict[str, float] = msgspec.field(default_factory=dict)

    def join(self, other: Figures, living: bool) -> None:
        """Add the metrics of another worker; the gauges only while it lives."""
        for key, value in other.sums.items():
            self.sums[key] = self.sums.get(key, 0.0) + value
        for key, histogram in other.times.items():
            self.times.setdefault(key, Histogram()).join(histogram)
        for key, value in other.gauges.items() if living else ():
            self.gauges[key] = self.gauges.get(key, 0.0) + value


def series(name: str, labels: dict[str, str]) -> str:
    """A metric name with labels in the Prometheus text format."""
    listed = ",".join(f'{key}="{escaped(value)}"' for key, value in sorted(labels.items()))
    return f"{name}{{{listed}}}" if listed else name


def escaped(value: str) -> str:
    """A label value, escaped."""
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


class Metrics:
    """Counts in this worker, and shares the metrics with the others through a folder."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder
        self.own = Figures()

    def count(self, name: str, amount: float = 1, **labels: str) -> None:
        """Increase a counter. The number of label combinations is limited."""
        key = series(name, labels)
        if key in self.own.sums or len(self.own.sums) < MOST_SERIES:
            self.own.sums[key] = self.own.sums.get(key, 0.0) + amount

    def time(self, name: str, seconds: float) -> None:
        """Add a duration to a histogram."""
        self.own.times.setdefault(name, Histogram()).add(seconds)

    def gauge(self, name: str, value: float, **labels: str) -> None:
        """Set a gauge."""
        self.own.gauges[series(name, labels)] = value

    def share(self) -> None:
        """Write the metrics of this worker for the others."""
        if self.folder is not None:
            with contextlib.suppress(OSError):
                new = self.folder / f"{os.getpid()}.metrics-new"
                new.write_bytes(msgspec.json.encode(self.own))
                new.replace(self.folder / f"{os.getpid()}.metrics")

    def together(self) -> Figures:
        """The metrics of all workers on this machine."""
        found = Figures()
        found.join(self.own, living=True)
        for file in self.folder.glob("*.metrics") if self.folder is not None else ():
            pid = int(file.stem)
            if pid != os.getpid():
                with contextlib.suppress(OSError, msgspec.MsgspecError):
                    other = msgspec.json.decode(file.read_bytes(), type=Figures)
                    found.join(other, lives(pid))
        return found


def lives(pid: int) -> bool:
    """Whether a process exists."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


def written(figures: Figures) -> str:
    """Metrics in the Prometheus text format."""
    lines: list[str] = []
    for name, (kind, help) in KNOWN.items():
        found = list(samples(figures, name, kind))
        if found:
            lines += [f"# HELP {name} {help}", f"# TYPE {name} {kind}", *found]
    return "\n".join([*lines, ""])


def samples(figures: Figures, name: str, kind: Kind) -> Iterable[str]:
    """The lines of one metric."""
    if kind == "histogram":
        if name in figures.times:
            yield from buckets(name, figures.times[name])
        return
    values = figures.sums if kind == "counter" else figures.gauges
    for key in sorted(values):
        if key.partition("{")[0] == name:
            yield f"{key} {values[key]:.15g}"


def buckets(name: str, histogram: Histogram) -> Iterable[str]:
    """The lines of a histogram. Each bucket also counts all values of the lower ones."""
    running = 0
    for count, step in zip(histogram.counts, [*map(str, STEPS), "+Inf"], strict=True):
        running += count
        yield f'{name}_bucket{{le="{step}"}} {running}'
    yield f"{name}_sum {histogram.total:.15g}"
    yield f"{name}_count {running}"


class CountErrors(logging.Handler):
    """Counts logged errors by logger and exception."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__(logging.ERROR)
        self.metrics = metrics

    def emit(self, record: logging.LogRecord) -> None:
        fault = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else "none"
        self.metrics.count("mathom_errors_total", part=record.name, fault=fault)


def memory() -> int:
    """Resident memory of this process in bytes, 0 where it is unknown."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except (OSError, ValueError, IndexError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")
