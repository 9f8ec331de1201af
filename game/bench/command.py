"""The command ``bench``: measures everything, one thing after the other, and says what it found."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any, Final

from game.bench import peers as others
from game.bench.decisions import decision_ms
from game.bench.figures import tables_of
from game.bench.playouts import Player, copy_us, in_turn, player, rates
from game.core.words import Words
from game.games import rules_of, shelf

SLICE_S: Final = 1.0
"""How long one thing is measured at a stretch, unless a test is in a hurry."""
ROUNDS: Final = 5
"""How many stretches there are of everything; the odd number has a middle."""
FRAME_SLICES: Final = 4
"""Frames are counted in stretches so many times as long: 60 a second are few."""
MEMORY_SLICES: Final = 20
OURS, UNO, HEARTS = "ours", "rlcard_uno", "openspiel_hearts"
_WIDE: Final = 42


def bench(said: Words, *, as_json: bool, peers: bool) -> int:
    """Measure everything and print it, as a table or as one JSON object.

    Raises:
        PeersMissingError: peers were asked for and are not installed.
    """
    # loaded before anything is measured, so that what is missing is said at once
    outsiders = _outsiders() if peers else {}
    print(said.say("bench.wait"), file=sys.stderr)
    found = measure(outsiders)
    if as_json:
        print(json.dumps(found))
    else:
        for line in told(found, said):
            print(line)
    return 0


def _outsiders() -> dict[str, Player]:
    found = {UNO: others.uno()}
    hearts = others.hearts()
    return found if hearts is None else {**found, HEARTS: hearts}


def measure(
    outsiders: dict[str, Player], seconds: float = SLICE_S, rounds: int = ROUNDS
) -> dict[str, Any]:
    """Return all figures, in the shape of the ``--json`` option."""
    tables = [(game, seats) for game in shelf() for seats in tables_of(rules_of(game))]
    largest = {game: max(tables_of(rules_of(game))) for game in shelf()}
    # before pygame is loaded: rules are as quick as a bot's process has them
    players = {(OURS, game, seats): player(game, seats) for game, seats in tables}
    players |= {(name, "", 0): one for name, one in outsiders.items()}
    slices = in_turn(players, seconds, rounds)
    found: dict[str, Any] = {
        "playouts": {game: {} for game in shelf()},
        "copy_us": {
            game: {str(seats): copy_us(game, seats, seconds)} for game, seats in largest.items()
        },
        # no bot of this version holds beliefs of its own
        "belief_update_ms": {game: {str(seats): None} for game, seats in largest.items()},
        "decision_ms": {
            game: {str(seats): decision_ms(game, seats, seconds)} for game, seats in largest.items()
        },
    }
    for game, seats in tables:
        found["playouts"][game][str(seats)] = rates(slices[OURS, game, seats])

    from game.bench.frames import frame_ms  # noqa: PLC0415 pygame waits until rules are measured
    from game.bench.starting import first_frame_s, rss_mb  # noqa: PLC0415 the same

    found["frame_ms"] = frame_ms(seconds * FRAME_SLICES, rounds)
    found["first_frame_s"] = first_frame_s(rounds)
    found["rss_mb"] = rss_mb(seconds * MEMORY_SLICES)
    found["peers"] = None
    if outsiders:
        found["peers"] = {
            name: {"actions_per_s": rates(slices[name, "", 0])["actions_per_s"]}
            if name in outsiders
            else None
            for name in (UNO, HEARTS)
        }
    return found


# ---------------------------------------------------------------- the table


def told(found: dict[str, Any], said: Words) -> Iterator[str]:
    """Yield the lines of all figures, for a person."""

    def line(what: str, *values: object) -> str:
        return f"  {what:{_WIDE}}" + "".join(f"{value:>14}" for value in values)

    yield line("", said.say("bench.actions"), said.say("bench.matches"))
    for game, tables in found["playouts"].items():
        for seats, rate in tables.items():
            what = said.say("bench.playouts", game=game, seats=seats)
            yield line(what, _whole(rate["actions_per_s"]), _whole(rate["matches_per_s"]))
    for name, rate in (found["peers"] or {}).items():
        yield line(name, _whole(rate["actions_per_s"]) if rate else "–")
    uno = (found["peers"] or {}).get(UNO)
    if uno:
        for game, tables in found["playouts"].items():
            ours = tables.get(str(others.SEATS))
            if ours:
                times = ours["actions_per_s"] / uno["actions_per_s"]
                yield line(said.say("bench.ratio", game=game, peer=UNO), f"× {times:.2f}")

    yield line("", said.say("bench.median"), "p99")
    for game, tables in found["copy_us"].items():
        for seats, value in tables.items():
            yield line(said.say("bench.copy", game=game, seats=seats), f"{value} µs")
    for game, tables in found["belief_update_ms"].items():
        for seats, value in tables.items():
            shown = "–" if value is None else f"{value} ms"
            yield line(said.say("bench.belief", game=game, seats=seats), shown)
    for game, tables in found["decision_ms"].items():
        for seats, levels in tables.items():
            for level, spread in levels.items():
                what = said.say("bench.decision", game=game, seats=seats, level=level)
                yield line(what, *_spread(spread))
    for size, spread in found["frame_ms"].items():
        shown = size.replace("x", " × ")
        yield line(said.say("bench.frame", size=shown), *_spread(spread))
        what = said.say("bench.frame-thinking", size=shown)
        yield line(what, *_spread(spread["while_thinking"]))
    yield line(said.say("bench.first-frame"), f"{found['first_frame_s']} s")
    memory = found["rss_mb"]
    yield line(said.say("bench.memory"), "–" if memory is None else f"{memory} MB")


def _spread(spread: dict[str, float]) -> tuple[str, str]:
    return f"{spread['median']} ms", f"{spread['p99']} ms"


def _whole(number: float) -> str:
    return f"{number:_.0f}".replace("_", "\u00a0")
