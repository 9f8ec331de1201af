"""The command ``bench``: measures everything, one thing after the other, and says what it found."""

from __future__ import annotations

import json
import sys
from typing import Any, Final

from game.ai.child import collecting_seldom
from game.bench.beliefs import belief_update_ms
from game.bench.decisions import decision_ms
from game.bench.figures import tables_of
from game.bench.peers import HEARTS, RATE, UNO, Peers
from game.bench.peers import peers as installed
from game.bench.playouts import copy_us, in_turn, player, rates
from game.bench.table import told, told_of_window
from game.core.words import Words
from game.games import rules_of, shelf

SLICE_S: Final = 1.0
"""How long one thing is measured at a stretch, unless a test is in a hurry."""
ROUNDS: Final = 5
"""How many stretches there are of everything; the odd number has a middle."""
FRAME_SLICES: Final = 4
"""Frames are counted in stretches so many times as long: 60 a second are few."""
MEMORY_SLICES: Final = 20
RESTING_SLICES: Final = 10


def bench(said: Words, *, as_json: bool, peers: bool, window: bool = False) -> int:
    """Measure everything and print it, as a table or as one JSON object.

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
    print(said.say("bench.wait"), file=sys.stderr)
    found = measure_window() if window else measure(outsiders)
    if as_json:
        print(json.dumps(found))
    else:
        for line in (told_of_window if window else told)(found, said):
            print(line)
    return 0


def measure_window(seconds: float = SLICE_S, rounds: int = ROUNDS) -> dict[str, Any]:
    """Return what frames take in a real window, and what a window takes that is left alone."""
    from game.bench.frames import frame_ms  # noqa: PLC0415 pygame is loaded for a screen only
    from game.bench.resting import resting_percent  # noqa: PLC0415 the same

    return {
        "frame_ms": frame_ms(seconds * FRAME_SLICES, rounds, window=True),
        "resting_percent": resting_percent(seconds * RESTING_SLICES, window=True),
    }


def measure(outsiders: Peers, seconds: float = SLICE_S, rounds: int = ROUNDS) -> dict[str, Any]:
    """Return all figures, in the shape of the ``--json`` option."""
    tables = [(game, seats) for game in shelf() for seats in tables_of(rules_of(game))]
    largest = {game: max(tables_of(rules_of(game))) for game in shelf()}
    # before pygame is loaded: rules are as quick as a bot's process has them
    players = {(game, str(seats)): player(game, seats) for game, seats in tables}
    for name, ways in outsiders.items():
        players |= {(name, way): one for way, one in ways.items()}
    slices = in_turn(players, seconds, rounds)
    found: dict[str, Any] = {
        "playouts": {game: {} for game in shelf()},
        "copy_us": {
            game: {str(seats): copy_us(game, seats, seconds)} for game, seats in largest.items()
        },
    }
    with collecting_seldom():  # as in the process in which bots think
        for name, measured in (
            ("belief_update_ms", belief_update_ms),
            ("decision_ms", decision_ms),
        ):
            found[name] = {
                game: {str(seats): measured(game, seats, seconds)}
                for game, seats in largest.items()
            }
    for game, seats in tables:
        found["playouts"][game][str(seats)] = rates(slices[game, str(seats)])

    from game.bench.frames import frame_ms  # noqa: PLC0415 pygame waits until rules are measured
    from game.bench.starting import first_frame_s, rss_mb  # noqa: PLC0415 the same

    found["frame_ms"] = frame_ms(seconds * FRAME_SLICES, rounds)
    found["first_frame_s"] = first_frame_s(rounds)
    found["rss_mb"] = rss_mb(seconds * MEMORY_SLICES)
    found["peers"] = None
    if outsiders:
        found["peers"] = {
            name: {way: rates(slices[name, way])[RATE] for way in outsiders[name]}
            if name in outsiders
            else None
            for name in (UNO, HEARTS)
        }
    return found
