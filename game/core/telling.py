"""Telling: lines of the log, made of their texts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from game.core.pages import LogLine, Names
from game.core.words import Words


def tell_on(log: list[LogLine], line: LogLine) -> None:
    """Put a line at the end of a log; what happens again is counted or listed in the one before."""
    last = log[-1] if log else None
    if last is not None and (both := _gathered(last, line)) is not None:
        log[-1] = both
        return
    if last is None or not line.repeats or last.repeats != line.repeats:
        log.append(line)
        return
    many, text, since = last.many + 1, line.text, line.time
    if last.time and last.time != line.time:  # from when on is told, or it would read as later
        since = last.time
        text = text.replace(line.time, f"{since}–{line.time}", 1)
    log[-1] = replace(line, text=f"{text} × {many}", many=many, time=since)


def _gathered(last: LogLine, line: LogLine) -> LogLine | None:
    """Return two lines as one that lists the things of both, None where they are not of a kind."""
    before, its = last.gathers, line.gathers
    if before is None or its is None or before.key != its.key:
        return None
    if (last.seat, last.turn) != (line.seat, line.turn):
        return None
    things = (*before.things, *its.things)
    text, brief = its.said(things)
    gathers = replace(its, things=things, newest=line.text)
    return replace(line, text=text, brief=brief, gathers=gathers, many=last.many + 1)


def story(log: Sequence[LogLine]) -> list[LogLine]:
    """Return a log without what only led to the same seat's next act, such as a draw."""
    kept = [line for line, after in pairwise(log) if not (line.leads and _goes_on(line, after))]
    return [*kept, *log[-1:]]


def _goes_on(line: LogLine, after: LogLine) -> bool:
    return not after.level and (after.seat, after.turn) == (line.seat, line.turn)


@dataclass(frozen=True, slots=True)
class Teller:
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
