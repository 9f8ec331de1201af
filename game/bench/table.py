"""The table: all figures for a person."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from game.bench.figures import Spread
from game.bench.peers import RATE, RUN_RATE, SEATS, UNO
from game.core.words import Words

NOTHING: Final = "–"
"""What was not measured."""
_WIDE: Final = 58


def told(found: dict[str, Any], said: Words) -> Iterator[str]:
    """Yield the lines of all figures."""
    if found["playouts"]:
        yield _line("", said.say("bench.actions"), said.say("bench.matches"))
        yield from _playouts(found, said)
        yield from _peers(found, said)
    yield _line("", *_heads(said))
    yield from _games(found, said)
    yield from _program(found, said)


def told_of_window(found: dict[str, Any], said: Words) -> Iterator[str]:
    """Yield the lines of the figures of a real window."""
    yield _line("", *_heads(said))
    yield from _frames(found, said)
    yield from _busiest(found, said)
    yield from _input(found, said)
    for name, percent in (found["resting_percent"] or {}).items():
        what = said.say(f"bench.resting.{name}")
        yield _line(what, NOTHING if percent is None else f"{percent} %")


def _heads(said: Words) -> tuple[str, ...]:
    median, late, work = (said.say(f"bench.{name}") for name in ("median", "late", "work"))
    return median, "p99", late, work, "p99", late


def _line(what: str, *values: object) -> str:
    return f"  {what:{_WIDE}}" + "".join(f"{value:>14}" for value in values)


def _playouts(found: dict[str, Any], said: Words) -> Iterator[str]:
    for game, tables in (found["playouts"] or {}).items():
        for seats, rate in tables.items():
            what = said.say("bench.playouts", game=game, seats=seats)
            yield _line(what, _whole(rate["actions_per_s"]), _whole(rate["matches_per_s"]))


def _peers(found: dict[str, Any], said: Words) -> Iterator[str]:
    peers = found["peers"] or {}
    for name, figures in peers.items():
        for way, rate in (figures or {RATE: None}).items():
            what = f"{name}, Env.run" if way == RUN_RATE else name
            yield _line(what, NOTHING if rate is None else _whole(rate))
    if not peers.get(UNO):
        return
    for game, tables in (found["playouts"] or {}).items():
        if str(SEATS) in tables:
            times = tables[str(SEATS)][RATE] / peers[UNO][RATE]
            yield _line(said.say("bench.ratio", game=game, peer=UNO), f"× {times:.2f}")


def _games(found: dict[str, Any], said: Words) -> Iterator[str]:
    for game, tables in (found["copy_us"] or {}).items():
        for seats, value in tables.items():
            yield _line(said.say("bench.copy", game=game, seats=seats), f"{value} µs")
    for game, tables in (found["belief_update_ms"] or {}).items():
        for seats, value in tables.items():
            shown = (NOTHING,) if value is None else _spread(value)
            yield _line(said.say("bench.belief", game=game, seats=seats), *shown)
    for game, tables in (found["decision_ms"] or {}).items():
        for seats, levels in tables.items():
            for level, spread in levels.items():
                what = said.say("bench.decision", game=game, seats=seats, level=level)
                yield _line(what, *_spread(spread))


def _frames(found: dict[str, Any], said: Words) -> Iterator[str]:
    for size, spread in (found["frame_ms"] or {}).items():
        shown = size.replace("x", " × ")
        yield _line(said.say("bench.frame", size=shown), *_frame(spread))
        thinking = said.say("bench.frame-thinking", size=shown)
        yield _line(thinking, *_frame(spread["while_thinking"]))
        match = said.say("bench.frame-match", size=shown)
        yield _line(match, *_frame(spread["match"]))


def _busiest(found: dict[str, Any], said: Words) -> Iterator[str]:
    for game, sizes in (found["busiest_ms"] or {}).items():
        for size, spread in sizes.items():
            shown = size.replace("x", " × ")
            yield _line(said.say("bench.busiest", size=shown, game=game), *_frame(spread))


def _input(found: dict[str, Any], said: Words) -> Iterator[str]:
    for size, spread in (found["input_ms"] or {}).items():
        yield _line(said.say("bench.input", size=size.replace("x", " × ")), *_frame(spread))


def _frame(spread: dict[str, Any] | None) -> tuple[object, ...]:
    """Return median and p99, late frames of a thousand, and the same of a processor's work."""
    if not spread:
        return (NOTHING,)
    work, late = spread["processor"], (spread["late_per_1000"], spread["late_work_per_1000"])
    clock = _spread({"median": spread["median"], "p99": spread["p99"]})
    return *clock, late[0], *_spread(work), late[1]


def _program(found: dict[str, Any], said: Words) -> Iterator[str]:
    yield from _frames(found, said)
    yield from _busiest(found, said)
    yield from _input(found, said)
    if found["first_frame_s"] is not None:
        yield _line(said.say("bench.first-frame"), f"{found['first_frame_s']} s")
    for size, memory in (found["rss_mb_at"] or {}).items():
        what = said.say("bench.memory", size=size.replace("x", " × "))
        yield _line(what, NOTHING if memory is None else f"{memory} MB")


def _spread(spread: Spread) -> tuple[str, str]:
    return f"{spread['median']} ms", f"{spread['p99']} ms"


def _whole(number: float) -> str:
    return f"{number:_.0f}".replace("_", "\u00a0")
