"""What the arena says: a table of figures, faults as they happen, and how far it is."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from time import monotonic
from typing import Any, Final

from game.ai.faults import told as told_fault
from game.arena.matches import Record, fault_kind
from game.cli.terminal import write
from game.core.sanitize import NAME_MOST, shown
from game.core.words import Words

BAR: Final = 30
"""Characters of the progress bar."""
SELDOM: Final = 0.1
"""Seconds between two looks of the bar."""
UNKNOWN: Final = "–"


class ProgressPrinter:
    """Says on standard error what happens while matches are played."""

    def __init__(self, said: Words, total: int) -> None:
        """Begin; the bar is for people, who sit at a terminal."""
        self._said = said
        self._total = total
        self._bar = sys.stderr.isatty()
        self._drawn = 0.0
        self._named: set[tuple[str, str]] = set()

    def match(self, record: Record, done: int) -> None:
        """Name faults of a kind that was not named before, and show how far it is."""
        for kind, seat, what in record["named"]:
            if (kind, fault_kind(what)) not in self._named:
                self._named.add((kind, fault_kind(what)))
                facts = {"spec": kind, "deal": record["deal"], "seat": seat}
                fault = told_fault(what, self._said)
                self.line(self._said.say("arena.fault", what=fault, **facts))
        self._show(done)

    def line(self, text: str) -> None:
        """Say one line, above the bar if there is one."""
        self._wipe()
        write(text, aside=True)

    def end(self) -> None:
        """Take the bar away."""
        self._wipe()

    def _show(self, done: int) -> None:
        if not self._bar or monotonic() - self._drawn < SELDOM:
            return
        self._drawn = monotonic()
        full = BAR * done // max(1, self._total)
        bar = "█" * full + "░" * (BAR - full)
        print(f"\r{bar} {done}/{self._total}\x1b[K", end="", file=sys.stderr, flush=True)

    def _wipe(self) -> None:
        if self._bar and self._drawn:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def told(report: Mapping[str, Any], matches: int, title: str, said: Words) -> str:
    """Return the figures as text."""
    facts = {"seats": report["seats"], "deals": report["matches"], "matches": matches}
    hangs = ((name, report.get(name)) for name in ("seed", "key"))
    grown = [said.say(f"arena.{name}", its=its) for name, its in hangs if its is not None]
    lines = [" · ".join((said.say("arena.title", game=title, **facts), *grown)), ""]
    lines += _table(
        ["", *(said.say(f"arena.{name}") for name in _COLUMNS)],
        [[shown(kind, NAME_MOST), *_cells(entry)] for kind, entry in report["entries"].items()],
    )
    if report["turns"]["mean"] is not None:
        lines += ["", said.say("arena.turns", mean=f"{report['turns']['mean']:.1f}")]
    if "out" in report:
        lines += _waiting(report["out"], said)
    if report["beliefs"]:
        lines += ["", *_beliefs(report["beliefs"], said)]
    return "\n".join(lines)


def told_of_friends(harmed: Mapping[str, float], said: Words) -> str:
    """Return in a line how often kinds harm whom they believe to be friends."""
    kinds = ", ".join(f"{kind} {share:.2%}" for kind, share in harmed.items())
    return said.say("arena.friends-harmed", kinds=kinds)


_COLUMNS: Final = ("wins", "interval", "points", "median", "p99", "faults")


def _cells(entry: Mapping[str, Any]) -> list[str]:
    times = entry["decision_ms"]
    rate, interval = entry["win_rate"], entry["ci95"]
    return [
        UNKNOWN if rate is None else f"{rate:.1%}",
        UNKNOWN if interval is None else _span(interval),
        UNKNOWN if entry["points"] is None else f"{entry['points']:.2f}",
        *(UNKNOWN if ms is None else f"{ms:.3g} ms" for ms in (times["median"], times["p99"])),
        str(entry["faults"]),
    ]


def _waiting(out: Mapping[str, Any], said: Words) -> list[str]:
    """Return when somebody was first out, how long they watched, and how often too early."""
    lines = [
        said.say(f"arena.{name}", mean=f"{out[name]:.1f}")
        for name in ("first_turn", "watched")
        if out[name] is not None
    ]
    if out["before_second_turn"] is not None:
        interval = "" if out["ci95"] is None else f" ({_span(out['ci95'])})"
        share = f"{out['before_second_turn']:.1%}{interval}"
        lines.append(said.say("arena.before_second_turn", share=share))
    return lines


def _span(interval: Sequence[float]) -> str:
    return f"{interval[0]:.1%} … {interval[1]:.1%}"


def _beliefs(measured: Mapping[str, Any], said: Words) -> list[str]:
    names = ("after", "log_loss_bits", "prior_log_loss_bits", "brier", "calibration_error")
    rows = [
        [
            shown(kind, NAME_MOST),
            f"{float(share):.0%}",
            *(UNKNOWN if figure is None else f"{figure:.3f}" for figure in figures.values()),
        ]
        for kind, shares in measured.items()
        for share, figures in shares.items()
    ]
    return _table([said.say("arena.beliefs"), *(said.say(f"arena.{name}") for name in names)], rows)


def _table(head: list[str], rows: list[list[str]]) -> list[str]:
    """Return a table: the first column to the left, all others to the right."""
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    return [
        "  ".join(
            cell.rjust(width) if at else cell.ljust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in (head, *rows)
    ]
