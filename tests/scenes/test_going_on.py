"""Going on with a match that names a bot out of a file: a question, never a surprise."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.ai import bot_process
from game.cli.seats import USUAL
from game.games import FIRST as GAME
from game.scenes.front.title import TitleScene
from game.scenes.history.history import ReplaysScene
from game.scenes.kit import Kit
from game.scenes.lobby.lobby import LobbyScene
from game.session import make_head
from game.store.heads import HUMAN
from game.store.recorder import Recorder
from game.store.replays import read_replay, unfinished
from tests.store.whole_work import import_file

Sit = Callable[..., Any]
NAMES = ["Kim", "Ana", "Rosa", "Hugo"]


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_process, "ENOUGH_STARTS", 0)


@pytest.fixture
def spec(tmp_path: Path) -> str:
    return f"file:{tmp_path / 'a folder' / 'mine.py'}:Bot"


def begun(kit: Kit, spec: str) -> Path:
    recorder = Recorder.create(kit.data, make_head(GAME, [HUMAN, spec, spec, "random"], NAMES, {}))
    recorder.close()
    return recorder.path


def words_of(person: Any) -> str:
    person.look()
    return " ".join(line.text for line in person.seen)


def resume_from_the_title(person: Any, kit: Kit) -> None:
    person.click(kit.words(GAME).say("title.resume", n=4))


def resume_from_the_history(person: Any, kit: Kit) -> None:
    person.press("enter")
    assert person.top.name == "match-details"
    person.click(kit.words().say("match-details.resume"))


WAYS = pytest.mark.parametrize(
    ("scene", "resumed"),
    [(TitleScene, resume_from_the_title), (ReplaysScene, resume_from_the_history)],
)


@WAYS
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_question_names_the_whole_path_and_enter_says_no(
    kit: Kit, sit: Sit, spec: str, scene: Any, resumed: Any, language: str
) -> None:
    kit.settings.language = language
    path = begun(kit, spec)
    person = sit(scene(kit))
    resumed(person, kit)
    assert person.top.name == "confirm"
    asked = person.top.spoken()
    assert spec.removeprefix("file:").removesuffix(":Bot") in asked
    assert "Ana, Rosa: " in asked
    shown = "".join(words_of(person).split())
    assert "".join(spec.removeprefix("file:").removesuffix(":Bot").split()) in shown
    person.press("enter")
    assert person.top.name in ("table", "notice")
    person.stack.close_all()
    assert read_replay(path).controllers == [HUMAN, USUAL, USUAL, "random"]


@WAYS
def test_who_says_no_reads_at_the_table_that_ours_play(
    kit: Kit, sit: Sit, spec: str, scene: Any, resumed: Any
) -> None:
    begun(kit, spec)
    person = sit(scene(kit))
    resumed(person, kit)
    person.click(kit.words().say("external-bots.no"))
    assert person.top.name == "table"
    person.stack.pass_time(40)
    assert person.top.name == "notice"
    assert spec.removeprefix("file:").removesuffix(":Bot") in person.top.spoken()
    person.press("enter")
    person.stack.pass_time(40)
    assert person.top.name == "table", "it is said once"
    person.stack.close_all()


@WAYS
def test_only_who_says_yes_lets_it_play(
    kit: Kit, sit: Sit, spec: str, scene: Any, resumed: Any
) -> None:
    path = begun(kit, spec)
    person = sit(scene(kit))
    resumed(person, kit)
    person.click(kit.words().say("external-bots.yes"))
    assert person.top.name == "table"
    person.stack.close_all()
    assert read_replay(path).controllers == [HUMAN, spec, spec, "random"]


@WAYS
def test_who_goes_back_has_decided_nothing(
    kit: Kit, sit: Sit, spec: str, scene: Any, resumed: Any
) -> None:
    path = begun(kit, spec)
    person = sit(scene(kit))
    before = path.read_bytes()
    resumed(person, kit)
    below = person.stack.names[-2]
    person.press("escape")
    assert person.top.name == below
    assert path.read_bytes() == before


@WAYS
def test_about_what_was_taken_in_nothing_is_asked(
    kit: Kit, sit: Sit, spec: str, scene: Any, resumed: Any, tmp_path: Path
) -> None:
    path = begun(kit, spec)
    path.rename(tmp_path / path.name)
    import_file(kit.data, tmp_path / path.name)
    person = sit(scene(kit))
    resumed(person, kit)
    assert person.top.name == "table"
    person.stack.pass_time(40)
    assert person.top.name == "notice"
    person.stack.close_all()
    [one] = unfinished(kit.data)
    assert read_replay(one.path).controllers == [HUMAN, USUAL, USUAL, "random"]


def test_a_file_that_is_gone_when_the_answer_comes_is_said(kit: Kit, sit: Sit, spec: str) -> None:
    path = begun(kit, spec)
    person = sit(TitleScene(kit))
    resume_from_the_title(person, kit)
    path.unlink()
    person.press("enter")
    assert person.top.name == "notice"
    assert path.name in person.top.spoken()
    assert str(path.parent) not in person.top.spoken(), "a sentence, and no way through folders"


def test_the_history_shows_such_a_seat_as_what_it_is(kit: Kit, sit: Sit, spec: str) -> None:
    begun(kit, spec)
    person = sit(ReplaysScene(kit))
    person.press("enter")
    path = spec.removeprefix("file:").removesuffix(":Bot")
    assert kit.words().say("external-bots.seat", path=path, name="Bot") in person.top.spoken()


@pytest.mark.parametrize("zoom", [100, 150, 200])
def test_the_longest_question_has_room_above_its_buttons(kit: Kit, sit: Sit, zoom: int) -> None:
    kit.settings.text_size = zoom
    begun(kit, f"file:/{'W' * 1000}.py:Bot")
    person = sit(TitleScene(kit))
    person.press("home")
    person.top.form.focus = "resume"
    person.press("enter")
    assert person.top.name == "confirm"
    reader = person.look()
    buttons = 580
    asked = [line for line in reader.lines if "W" in line.text]
    assert asked
    assert all(10 <= line.y < buttons for line in asked)


def test_the_last_tables_settings_call_nobody_in(kit: Kit, sit: Sit, spec: str) -> None:
    kit.settings.last_table = {
        "seats": 4, "levels": [spec] * 4, "people": [0], "characters": [spec] * 4,
    }  # fmt: skip
    lobby = LobbyScene(kit, GAME)
    controllers = lobby.sitting.controllers(4)
    assert controllers[0] == HUMAN
    assert all(kind.startswith("normal@") for kind in controllers[1:])
