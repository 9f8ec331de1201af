"""Log lines: lines of the log, made of their texts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from game.core.fact_sheet import FactRow
from game.core.pages import LogLine, Names
from game.core.words import Words


def tell_on(log: list[LogLine], line: LogLine) -> None:
    """Put a line at the end of a log; what happens again is counted or listed in the one before."""
    last = log[-1] if log else None
    if (at := _begun(log, line)) is not None:
        log[at] = _gathered(log[at], line)
        return
    if last is None or not line.repeats or last.repeats != line.repeats:
        log.append(line)
        return
    many, text, since = last.many + 1, line.text, line.time
    if last.time and last.time != line.time:  # from when on is told, or it would read as later
        since = last.time
        text = text.replace(line.time, f"{since}–{line.time}", 1)
    log[-1] = replace(line, text=f"{text} × {many}", many=many, time=since)


def _begun(log: Sequence[LogLine], line: LogLine) -> int | None:
    """Return where a line stands to whose list another one adds, None where there is none.

    Lists set in below it lie between: what a seat was told of each of the things.
    """
    for at in reversed(range(len(log))):
        before = log[at]
        if line.gathers is None or before.gathers is None:
            return None
        if (before.seat, before.turn) != (line.seat, line.turn):
            return None
        if before.gathers.key == line.gathers.key:
            return at
        if before.level <= line.level:
            return None
    return None


def _gathered(before: LogLine, line: LogLine) -> LogLine:
    """Return two lines of a kind as one that lists the things of both."""
    assert before.gathers is not None
    assert line.gathers is not None
    things = (*before.gathers.things, *line.gathers.things)
    text, brief = line.gathers.said(things)
    gathers = replace(line.gathers, things=things)
    return replace(line, text=text, brief=brief, gathers=gathers, many=before.many + 1)


def story(log: Sequence[LogLine]) -> list[LogLine]:
    """Return a log without what only led to the same seat's next act, such as a draw."""
    kept = [line for line, after in pairwise(log) if not (line.leads and _goes_on(line, after))]
    return [*kept, *log[-1:]]


def latest(log: Sequence[LogLine]) -> str:
    """Return what a log told last, with all that its seat had listed just before in that turn."""
    if not log:
        return ""
    told = [log[-1]]
    for before, after in zip(reversed(log[:-1]), reversed(log), strict=False):
        same = (before.seat, before.turn) == (after.seat, after.turn)
        if not same or before.gathers is None or after.gathers is None:
            break
        if not before.leads:
            told.insert(0, before)
    return ". ".join(line.text for line in told)


def _goes_on(line: LogLine, after: LogLine) -> bool:
    return not after.level and (after.seat, after.turn) == (line.seat, line.turn)


@dataclass(frozen=True, slots=True)
class LineWriter:
    """Says what the log tells of one moment."""

    names: Names
    words: Words
    turn: int

    def say(
        self,
        icon: str,
        key: str,
        *seats: int,
        level: int = 0,
        moved: bool = False,
        secret: bool = False,
        leads: bool = False,
        **facts: object,
    ) -> LogLine:
        """Return the line ``log.KEY``; beside the table ``log.brief.KEY`` is left of it, if it is.

        The texts name the first of ``seats`` by ``name``, whose line it is, and the second by
        ``other``; ``moved`` says whether a card is played, answered or moved,
        ``leads`` whether it tells nothing once the seat goes on.
        """
        facts |= dict(zip(("name", "other"), (self.names[seat] for seat in seats), strict=False))
        short = f"log.brief.{key}"
        return LogLine(
            icon, self.words.say(f"log.{key}", **facts), level, seats[0] if seats else None,
            self.turn, seats, moved, secret,
            self.words.say(short, **facts) if self.words.knows(short) else None,
            leads=leads,
        )  # fmt: skip

    def row(
        self, row: FactRow, seats: Sequence[int], facts: Mapping[str, object], *,
        secret: bool = False, leads: bool = False,
    ) -> LogLine:  # fmt: skip
        """Return the line of a fact sheet's row, which names ``seats`` and other ``facts``."""
        return self.say(
            row.icon, row.line, *seats, level=row.level, moved=row.moved, secret=secret,
            leads=leads, **facts,
        )  # fmt: skip
