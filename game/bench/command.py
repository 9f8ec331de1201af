"""The command ``bench``: measures what is wished, one after the other, and says it."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from game.ai.child import collecting_seldom
from game.bench.beliefs import belief_update_ms
from game.bench.decisions import decision_ms
from game.bench.figures import tables_of
from game.bench.peers import HEARTS, RATE, UNO, Peers
from game.bench.peers import peers as installed
from game.bench.playouts import Slice, copy_us, in_turn, player, rates
from game.bench.table import told, told_of_window
from game.cli.commands import MEASURED
from game.core.words import Words
from game.games import rules_of, shelf

SLICE_S: Final = 1.0
"""How long one thing is measured at a stretch, unless a test is in a hurry."""
ROUNDS: Final = 5
"""How many stretches there are of everything; the odd number has a middle."""
FRAME_SLICES: Final = 3
"""Frames are counted in stretches so many times as long: 60 a second are few."""
MEMORY_SLICES: Final = 20
RESTING_SLICES: Final = 10
BUSIEST_SLICES: Final = 8
INPUT_SLICES: Final = 15
_MEMORY: Final = ((1920, 1080), (3840, 2160))
_WINDOWED: Final = ("frames", "busiest", "input")
_SECONDS: Final = {
    "playouts": 85, "copies": 5, "beliefs": 10, "decisions": 30, "frames": 60, "busiest": 30,
    "input": 20, "start": 5, "memory": 45, "resting": 120,
}  # fmt: skip
"""What each takes, or so, some of them for each size of four and three: said before it is begun."""


@dataclass(frozen=True, slots=True)
class Wished:
    """What is to be measured."""

    only: Sequence[str] = MEASURED
    """Of what ``bench`` measures; nothing else is."""
    sizes: Sequence[tuple[int, int]] | None = None
    """The pictures' sizes in pixels; None: those that each is usually measured at."""

    @property
    def given(self) -> dict[str, Any]:
        """The sizes, where they were wished for, for whoever measures at some."""
        return {} if self.sizes is None else {"sizes": self.sizes}


EVERYTHING: Final = Wished()


def bench(
    said: Words,
    wished: Wished = EVERYTHING,
    *,
    as_json: bool,
    peers: bool,
    window: bool = False,
) -> int:
    """Measure what is wished for and print it, as a table or as one JSON object.

    With ``window`` only what depends on one is measured, in a real window.

    Raises:
        PeersMissingError: peers were asked for and are not installed.
        NoDisplayError: a window was asked for, and there is no screen.
    """
    # loaded before anything is measured, so that what is missing is said at once
    outsiders = installed() if peers else {}
    if window:
        from game.stage.windows import open_display  # noqa: PLC0415 pygame waits otherwise

        open_display()
    print(said.say("bench.wait", minutes=_minutes(wished, window=window)), file=sys.stderr)
    found = measure_window(wished=wished) if window else measure(outsiders, wished=wished)
    if as_json:
        print(json.dumps(found))
    else:
        for line in (told_of_window if window else told)(found, said):
            print(line)
    return 0


def _minutes(wished: Wished, *, window: bool) -> int:
    """Return how many minutes it takes, or so."""
    names = [name for name in wished.only if name in _WINDOWED or not window]
    if window and wished.only == MEASURED:
        names.append("resting")
    times = {"frames": len(wished.sizes or "1234"), "busiest": len(wished.sizes or "123")}
    return max(1, round(sum(_SECONDS[name] * times.get(name, 1) for name in names) / 60))


def measure_window(
    seconds: float = SLICE_S, rounds: int = ROUNDS, *, wished: Wished = EVERYTHING
) -> dict[str, Any]:
    """Return what frames take in a real window, and what a window takes that is left alone."""
    from game.bench.busiest import busiest_ms  # noqa: PLC0415 pygame is loaded for a screen only
    from game.bench.frames import frame_ms  # noqa: PLC0415 the same
    from game.bench.pointing import input_ms  # noqa: PLC0415 the same
    from game.bench.resting import resting_percent  # noqa: PLC0415 the same

    found: dict[str, Any] = dict.fromkeys(("frame_ms", "busiest_ms", "input_ms"))
    if "frames" in wished.only:
        found["frame_ms"] = frame_ms(seconds * FRAME_SLICES, rounds, window=True, **wished.given)
    if "busiest" in wished.only:
        found["busiest_ms"] = busiest_ms(seconds * BUSIEST_SLICES, window=True, **wished.given)
    if "input" in wished.only:
        found["input_ms"] = input_ms(seconds * INPUT_SLICES, [_MEMORY[-1]], window=True)
    found["resting_percent"] = None
    if wished.only == MEASURED:
        found["resting_percent"] = resting_percent(seconds * RESTING_SLICES, window=True)
    return found


def measure(
    outsiders: Peers,
    seconds: float = SLICE_S,
    rounds: int = ROUNDS,
    *,
    wished: Wished = EVERYTHING,
) -> dict[str, Any]:
    """Return all figures, in the shape of the ``--json`` option; null is what was not wished."""
    found: dict[str, Any] = dict.fromkeys((
        "playouts", "copy_us", "belief_update_ms", "decision_ms", "frame_ms", "busiest_ms",
        "input_ms", "first_frame_s", "rss_mb", "rss_mb_at", "peers",
    ))  # fmt: skip
    _rules(found, outsiders, seconds, rounds, wished.only)
    _pictures(found, seconds, rounds, wished)
    return found


def _rules(
    found: dict[str, Any], outsiders: Peers, seconds: float, rounds: int, only: Sequence[str]
) -> None:
    """Measure what needs no screen, before pygame is loaded: as quick as a bot's process has it."""
    tables = [(game, seats) for game in shelf() for seats in tables_of(rules_of(game))]
    largest = {game: max(tables_of(rules_of(game))) for game in shelf()}
    slices: Mapping[tuple[str, str], Sequence[Slice]] = {}
    if "playouts" in only:
        players = {(game, str(seats)): player(game, seats) for game, seats in tables}
        for name, ways in outsiders.items():
            players |= {(name, way): one for way, one in ways.items()}
        slices = in_turn(players, seconds, rounds)
        found["playouts"] = {
            game: {
                str(seats): rates(slices[game, str(seats)]) for its, seats in tables if its == game
            }
            for game in shelf()
        }
    if "copies" in only:
        found["copy_us"] = {
            game: {str(seats): copy_us(game, seats, seconds)} for game, seats in largest.items()
        }
    with collecting_seldom():  # as in the process in which bots think
        for name, key, measured in (
            ("beliefs", "belief_update_ms", belief_update_ms),
            ("decisions", "decision_ms", decision_ms),
        ):
            if name in only:
                found[key] = {
                    game: {str(seats): measured(game, seats, seconds)}
                    for game, seats in largest.items()
                }
    if outsiders and slices:
        found["peers"] = {
            name: {way: rates(slices[name, way])[RATE] for way in outsiders[name]}
            if name in outsiders
            else None
            for name in (UNO, HEARTS)
        }


def _pictures(found: dict[str, Any], seconds: float, rounds: int, wished: Wished) -> None:
    """Measure pictures, in this process, and the program itself, started anew."""
    from game.bench.busiest import busiest_ms  # noqa: PLC0415 pygame waits until rules are measured
    from game.bench.frames import frame_ms  # noqa: PLC0415 the same
    from game.bench.pointing import input_ms  # noqa: PLC0415 the same
    from game.bench.starting import first_frame_s, rss_mb  # noqa: PLC0415 the same

    only = wished.only
    if "frames" in only:
        found["frame_ms"] = frame_ms(seconds * FRAME_SLICES, rounds, **wished.given)
    if "busiest" in only:
        found["busiest_ms"] = busiest_ms(seconds * BUSIEST_SLICES, **wished.given)
    if "input" in only:
        found["input_ms"] = input_ms(seconds * INPUT_SLICES, [_MEMORY[-1]])
    if "start" in only:
        found["first_frame_s"] = first_frame_s(rounds)
    if "memory" in only:
        sizes = [f"{width}x{height}" for width, height in _MEMORY]
        found["rss_mb_at"] = {size: rss_mb(seconds * MEMORY_SLICES, size) for size in sizes}
        found["rss_mb"] = found["rss_mb_at"][sizes[0]]
