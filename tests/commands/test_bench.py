"""The command `bench`: its shape, not its figures."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pygame
import pytest
from command_shell import Shell

from game.bench import command
from game.bench.busy_table import FLYING
from game.bench.figures import spread
from game.bench.frames import opened, stage
from game.bench.playouts import in_turn, mid_match, player, rates
from game.bench.table import told
from game.core.words import Words
from game.games import game_of, rules_of, shelf, words
from game.gangs.bot import LEVELS
from game.stage.motion.timeline import Timeline

ROOT = Path(__file__).parents[2]
SIZES = ["1280x720", "1920x1080", "2560x1440", "3840x2160"]
IN_A_HURRY = """
import json
from game.bench.command import measure, measure_window
from game.bench.playouts import Slice

peer = {"rlcard_uno": {"actions_per_s": lambda seconds: Slice(50, 2, 0.5)}}
every = measure(peer, seconds=0.02, rounds=1)
print(json.dumps({"every": every, "window": measure_window(seconds=0.02, rounds=1)}))
"""


@pytest.fixture(scope="module")
def both() -> dict[str, Any]:
    """Everything measured once, too short to mean anything, in a process of its own."""
    told = subprocess.run(
        [sys.executable, "-c", IN_A_HURRY], cwd=ROOT, capture_output=True, text=True, check=False,
        timeout=480,
    )  # fmt: skip
    assert told.returncode == 0, told.stderr
    measured: dict[str, Any] = json.loads(told.stdout)
    return measured


@pytest.fixture(scope="module")
def found(both: dict[str, Any]) -> dict[str, Any]:
    """What `bench` found."""
    everything: dict[str, Any] = both["every"]
    return everything


@pytest.fixture(scope="module")
def seen(both: dict[str, Any]) -> dict[str, Any]:
    """What `bench --on-screen` found; the driver is chosen by the tests' environment."""
    window: dict[str, Any] = both["window"]
    return window


def is_spread(figures: dict[str, Any]) -> bool:
    return 0 <= figures["median"] <= figures["p99"]


@pytest.mark.slow
def test_the_object_has_the_documented_keys(found: dict[str, Any]) -> None:
    assert set(found) == {
        "playouts", "copy_us", "belief_update_ms", "decision_ms", "frame_ms", "first_frame_s",
        "busiest_ms", "input_ms", "rss_mb", "rss_mb_at", "peers",
    }  # fmt: skip
    for key in ("playouts", "copy_us", "belief_update_ms", "decision_ms"):
        assert list(found[key]) == shelf(), key


@pytest.mark.slow
def test_playouts_are_told_for_every_table(found: dict[str, Any]) -> None:
    tables = found["playouts"]["et_bim"]
    assert list(tables) == ["4", "8", "12"]
    for rate in tables.values():
        assert set(rate) == {"actions_per_s", "matches_per_s"}
        assert rate["actions_per_s"] > rate["matches_per_s"] > 0


@pytest.mark.slow
def test_the_largest_table_is_told_of_copies_beliefs_and_decisions(found: dict[str, Any]) -> None:
    assert found["copy_us"]["et_bim"]["12"] > 0
    assert is_spread(found["belief_update_ms"]["et_bim"]["12"])
    levels = found["decision_ms"]["et_bim"]["12"]
    assert set(levels) == set(LEVELS)
    assert all(map(is_spread, levels.values()))


@pytest.mark.slow
def test_every_size_has_frame_times_of_a_crowd_thinking_bots_and_a_match(
    found: dict[str, Any],
) -> None:
    assert list(found["frame_ms"]) == SIZES
    for figures in found["frame_ms"].values():
        # a match may have come to no picture in such a hurry
        for way in filter(None, (figures, figures["while_thinking"], figures["match"])):
            assert is_spread(way)
            assert is_spread(way["processor"])
            assert 0 <= way["late_per_1000"] <= 1000


@pytest.mark.slow
def test_the_program_itself_was_started(found: dict[str, Any]) -> None:
    assert found["first_frame_s"] > 0
    if Path("/proc/self/status").exists():
        assert found["rss_mb"] > 1
    else:
        assert found["rss_mb"] is None
    assert list(found["rss_mb_at"]) == ["1920x1080", "3840x2160"]
    assert is_spread(found["input_ms"]["3840x2160"])


@pytest.mark.slow
def test_on_a_screen_frames_and_screens_left_alone_are_told(seen: dict[str, Any]) -> None:
    assert list(seen) == ["frame_ms", "busiest_ms", "input_ms", "resting_percent"]
    assert list(seen["frame_ms"]) == SIZES
    assert all(map(is_spread, seen["frame_ms"].values()))
    assert is_spread(seen["input_ms"]["3840x2160"])
    assert list(seen["resting_percent"]) == ["title", "lobby", "table"]
    linux = Path("/proc/self/stat").exists()
    assert all((percent is not None) is linux for percent in seen["resting_percent"].values())


@pytest.mark.slow
def test_peers_that_are_not_installed_are_null(found: dict[str, Any]) -> None:
    assert found["peers"] == {"rlcard_uno": {"actions_per_s": 100}, "openspiel_hearts": None}


# ---------------------------------------------------------------- the command line


@pytest.mark.slow
def test_json_is_one_object(
    found: dict[str, Any], shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "measure", lambda peers, wished: {**found, "peers": None})
    told = shell("bench", "--json")
    assert told.status == 0
    assert json.loads(told.out)["peers"] is None
    assert told.err.count("\n") == 1


@pytest.mark.slow
def test_without_peers_nobody_elses_game_is_loaded(
    found: dict[str, Any], shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "measure", lambda peers, wished: {**found, "seen": peers})
    monkeypatch.setitem(sys.modules, "rlcard", None)
    assert json.loads(shell("bench", "--json").out)["seen"] == {}


@pytest.mark.slow
@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("peers", [True, False])
def test_the_table_has_a_line_for_every_figure(
    found: dict[str, Any], language: str, *, peers: bool
) -> None:
    said: Words = words(language)
    none = dict.fromkeys(found["rss_mb_at"])
    measured = found if peers else {**found, "peers": None, "rss_mb": None, "rss_mb_at": none}
    lines = list(told(measured, said))
    assert sum("et_bim" in line for line in lines) == 3 + 1 + 1 + len(LEVELS) + peers
    busy = [game for game in shelf() if game_of(game).busiest is not None]
    assert sum("1920 × 1080" in line for line in lines) == 3 + len(busy) + 1
    assert any("rlcard_uno" in line for line in lines) is peers


@pytest.mark.slow
@pytest.mark.parametrize("language", ["fr", "en"])
def test_on_a_screen_nothing_else_is_measured(
    seen: dict[str, Any], shell: Shell, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(command, "measure", lambda peers, wished: pytest.fail("all is measured"))
    monkeypatch.setattr(command, "measure_window", lambda wished: seen)
    assert json.loads(shell("bench", "--on-screen", "--json").out) == seen
    lines = shell("bench", "--on-screen", "--lang", language).out.splitlines()
    busy = sum(map(len, seen["busiest_ms"].values()))
    assert len(lines) == 1 + 3 * len(SIZES) + busy + len(seen["input_ms"]) + 3


def test_only_what_is_wished_is_measured(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "copy_us", lambda game, seats, seconds: 1.5)
    told = shell("bench", "--json", "--only", "copies")
    found = json.loads(told.out)
    assert set(found.pop("copy_us")) == set(shelf())
    assert set(found.values()) == {None}
    lines = shell("bench", "--only", "copies", "--lang", "en").out.splitlines()
    assert len(lines) == 1 + len(shelf())


def test_sizes_of_frames_and_what_is_measured_are_checked(shell: Shell) -> None:
    assert "320x200" in shell("bench", "--frame-sizes", "1920x1080,320x200").complaint
    assert "playouts, copies" in shell("bench", "--only", "frames,speed").complaint


def test_without_a_screen_none_is_measured(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SDL_VIDEODRIVER", "SDL_VIDEO_DRIVER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("pygame.display.init", lambda: None)
    monkeypatch.setattr("pygame.display.get_driver", lambda: "dummy")
    complaint = shell("bench", "--on-screen", "--lang", "en").complaint
    assert complaint == words("en").say("commands.no-display")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_missing_peers_are_said_in_one_line(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setitem(sys.modules, "rlcard", None)
    complaint = shell("bench", "--peers", "--lang", language).complaint
    assert 'pip install ".[lab]"' in complaint


# ---------------------------------------------------------------- what is counted


@pytest.mark.slow
def test_a_crowd_flies_only_to_where_others_lie_as_wide(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened(window=False)
    _, crowd = stage("et_bim", (640, 360), tmp_path)
    roads: list[Timeline] = []
    monkeypatch.setattr(crowd.director, "add", roads.append)
    crowd.fly()
    [road] = roads
    before, after = road.before.sprites, road.final.sprites
    flying = [name for name, pose in before.items() if after[name] != pose]
    assert len(flying) == FLYING
    assert all(after[name].width == before[name].width for name in flying)
    assert all(after[name].face == before[name].face for name in flying)
    pygame.quit()


def test_an_action_is_one_that_was_asked_for() -> None:
    once = player("et_bim", 4)(0.0001)
    assert once.matches >= 1
    assert once.actions >= 4 * once.matches
    again = player("et_bim", 4)(0.0001)
    assert again.actions / again.matches == pytest.approx(once.actions / once.matches, rel=1.0)


def test_everybody_plays_every_round() -> None:
    slices = in_turn({seats: player("et_bim", seats) for seats in (4, 5, 6)}, 0.0001, 3)
    assert {seats: len(played) for seats, played in slices.items()} == {4: 3, 5: 3, 6: 3}
    assert set(rates(slices[4])) == {"actions_per_s", "matches_per_s"}


def test_copies_are_of_a_match_that_goes_on() -> None:
    state = mid_match("et_bim", 12, 1)
    rules = rules_of("et_bim")
    assert rules.outcome(state) is None
    assert rules.pending(state)


def test_a_spread_is_the_middle_and_the_nearest_rank() -> None:
    assert spread([float(value) for value in range(1, 101)]) == {"median": 50.5, "p99": 99.0}
    assert spread([3.0]) == {"median": 3.0, "p99": 3.0}
