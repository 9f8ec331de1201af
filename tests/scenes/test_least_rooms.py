"""Games that bring the required parts alone work in every other room: files, replays, commands."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.__main__ import main
from game.bench.decisions import decision_ms
from game.bench.frames import frame_ms, of_match, watched
from game.bench.playouts import copy_us, player
from game.cli.codes import code_of, read_code
from game.core.luck import Stream, key_of
from game.core.seats import CLOCK, Seat
from game.games import game_of, rules_of
from game.replaying.again import of_bots, told
from game.replaying.receipt import receipt
from game.scenes.after.course import played_through
from game.scenes.after.replay import ReplayScene
from game.scenes.front.statistics import StatisticsScene
from game.scenes.front.title import TitleScene
from game.scenes.history.history import ReplaysScene
from game.scenes.kit import Kit
from game.scenes.settings.settings import SettingsScene
from game.scenes.shared.bystander import Bystander
from game.session import make_head, resume
from game.stage.paint.canvas import Canvas
from game.store.heads import House
from game.store.replays import finished, read_replay, unfinished
from game.tour.matches import act_by_chance, asked_first, play_on, table_session
from game.tour.trial import self_test
from tests.least.shelved import HERE, LEAST, shelved

Sit = Callable[..., Any]
NAMES = ["Kim", "Ana", "Bilal"]
ROOT = HERE.parents[1]
pytestmark = [pytest.mark.any_language, pytest.mark.parametrize("game", LEAST)]


@pytest.fixture(autouse=True)
def on_the_shelf() -> Iterator[None]:
    with shelved():
        yield


def over(kit: Kit, game: str) -> Path:
    """The file of a match that is over."""
    session = table_session(kit, game, 3)
    play_on(session, turns=10**6)
    session.close()
    [kept] = finished(kit.data)
    return kept


def test_its_log_is_told_through_all_eyes(kit: Kit, game: str) -> None:
    replay = read_replay(over(kit, game))
    for eyes in ("public", "all", 0):
        lines = list(told(replay, eyes, kit.words(game)))  # type: ignore[arg-type]
        assert lines[0].startswith(kit.words(game).say("game.title"))
        assert len(lines) > 10


def test_its_replay_goes_from_turn_to_turn_by_the_arrows(kit: Kit, sit: Sit, game: str) -> None:
    replay = read_replay(over(kit, game))
    for eyes in ("public", "all"):
        person = sit(ReplayScene(kit, played_through(replay), eyes))
        shown = []
        for key in ("right", "right", "right", "left", "end"):
            person.press(key)
            person.look()
            shown.append(person.top.told)
        assert len(set(shown)) >= 3
        person.stack.close_all()


def test_it_is_found_in_the_history_and_counted(kit: Kit, sit: Sit, game: str) -> None:
    over(kit, game)
    title = game_of(game).words(kit.language).say("game.title")
    person = sit(ReplaysScene(kit))
    assert person.reads(title)
    person.press("enter")
    person.look()
    person.stack.close_all()
    person = sit(StatisticsScene(kit))
    person.look()
    person.stack.close_all()


def test_bots_alone_play_it_and_the_same_replay_is_read_again(game: str) -> None:
    head = make_head(game, ["random"] * 3, NAMES, seed=8132)
    first, again = of_bots(head), of_bots(head)
    assert first.actions == again.actions
    assert any(seat == CLOCK for seat, _ in first.actions) == (game == "snatch")


def test_time_and_people_are_kept_where_a_match_is_gone_on_with(kit: Kit, game: str) -> None:
    session = table_session(kit, game, 3)
    chance = Stream(key_of("kept", game))
    for _ in range(7):
        asked = asked_first(session)
        assert asked is not None
        act_by_chance(session, asked, chance)
    heard = {viewer: session.observations(viewer) for viewer in (None, *map(Seat, range(3)))}
    session.close()
    [kept] = unfinished(kit.data)
    again = resume(kept.path, kit.data)
    assert {viewer: again.observations(viewer) for viewer in heard} == heard
    assert not again.is_human(CLOCK)
    again.close()


@pytest.mark.slow
def test_a_process_that_is_killed_in_the_middle_loses_nothing(tmp_path: Path, game: str) -> None:
    script = (
        "import sys; from pathlib import Path; import tests.least.__main__\n"
        "from game.core.luck import Stream\n"
        "from game.session import make_head, start\n"
        "from game.tour.matches import act_by_chance, asked_first\n"
        f"head = make_head({game!r}, ['human'] * 3, {NAMES!r}, seed=8132)\n"
        "session, chance = start(head, Path(sys.argv[1])), Stream(1)\n"
        "while (seat := asked_first(session)) is not None:\n"
        "    act_by_chance(session, seat, chance)\n"
        "    print(len(session.actors()), flush=True)\n"
        "    if len(session.actors()) == 6: sys.stdin.read()\n"
    )
    data = tmp_path / "data"
    child = subprocess.Popen(
        [sys.executable, "-c", script, str(data)],
        cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert child.stdout is not None
    for line in child.stdout:
        if line.strip() == "6":
            break
    os.kill(child.pid, signal.SIGKILL if hasattr(signal, "SIGKILL") else signal.SIGTERM)
    child.wait()
    [kept] = unfinished(data)
    session = resume(kept.path, data)
    assert len(session.actors()) == 6
    chance = Stream(2)
    while (seat := asked_first(session)) is not None:
        act_by_chance(session, seat, chance)
    assert session.outcome() is not None
    session.close()
    assert len(finished(data)) == 1


def test_the_arena_counts_its_turns(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["arena", game, "--seats", "random,random,random", "--matches", "2", "--json"]
    assert main([*asked, "--jobs", "1"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["turns"]["mean"] > 3
    assert found["entries"]["random"]["faults"] == 0
    assert "out" not in found, "nobody is out before the end"


def test_codes_of_other_games_are_read_beside_it(game: str) -> None:
    assert game_of(game).share is None
    for other in ("et_bim", "witty_zibi"):
        code = code_of(other, 6, {}, House())
        assert read_code(code).game == other


def test_the_title_offers_what_it_has(kit: Kit, sit: Sit, game: str) -> None:
    kit.settings.game = game
    person = sit(TitleScene(kit))
    names = {widget.name for widget in person.top.form.widgets}
    person.top.point_at("rules")
    names |= {widget.name for widget in person.top.form.widgets}
    assert {"play", "table", "rules"} <= names
    assert "learn" not in names
    assert "personas" not in names
    person.stack.close_all()


def test_a_person_is_called_where_the_public_table_cannot_be_touched(
    sofa: Any, kit: Kit, game: str
) -> None:
    kit.settings.pace = 0.0
    couch = sofa(2, ("shared", "shared"), game=game)
    for _ in range(100):
        couch.tick()
        if couch.curtain is not None:
            break
    assert couch.kind == "call"
    assert couch.curtain.seat in couch.session.asked()


def test_its_receipt_is_verified(kit: Kit, game: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = over(kit, game)
    assert main(["replay", str(path), "--verify", "--lang", "en"]) == 0
    assert receipt(read_replay(path).head) in capsys.readouterr().out


def test_whoever_looks_on_beside_sees_it(kit: Kit, game: str) -> None:
    session = table_session(kit, game, 3)
    play_on(session, turns=4)
    beside, screen = Bystander(kit, session), pygame.Surface((320, 180))
    for _ in range(3):
        beside.pass_time(40)
        beside.draw(Canvas(screen, kit.art, kit.hints))
    session.close()
    assert pygame.transform.average_color(screen)[:3] != (0, 0, 0)


def test_a_scenario_of_it_is_refused_in_one_line(
    tmp_path: Path, game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    case = tmp_path / "case.toml"
    case.write_text(f'[[case]]\nname = "one"\ngame = "{game}"\nseats = ["a", "b", "c"]\n')
    assert main(["scenario", str(case), "--lang", "en"]) == 2
    told = capsys.readouterr()
    assert (told.out + told.err).count(str(case)) == 1


def test_settings_about_what_no_game_has_are_not_offered(kit: Kit, sit: Sit, game: str) -> None:
    about = {"hints", "chatter", "tics", "notes", "confirm_ally", "grace_ms"}
    assert about <= {one.name for one in sit(SettingsScene(kit)).top.form.widgets}
    with shelved(alone=True):
        assert not about & {one.name for one in sit(SettingsScene(kit)).top.form.widgets}


@pytest.mark.slow
def test_the_bench_measures_it(kit: Kit, game: str) -> None:
    seats = max(rules_of(game).seat_counts)
    assert copy_us(game, seats, 0.01) > 0
    assert decision_ms(game, seats, 0.01)
    assert player(game, seats)(0.01).matches
    taken = of_match(kit, watched(kit, game, 0), (640, 360), 3.0)
    assert taken.figures()


@pytest.mark.slow
def test_the_program_tries_itself_out_with_it_alone(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    if game == LEAST[0]:  # once: they stand there together
        with shelved(alone=True):
            frames = frame_ms(0.02, 1)
            assert self_test() == 0, capsys.readouterr().out
        assert all(size["median"] > 0 for size in frames.values())
