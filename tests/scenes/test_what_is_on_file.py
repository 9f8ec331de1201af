"""What screens say of files follows from them: a slow disk, a full one, a folder that is gone."""

from __future__ import annotations

import errno
import os
import shutil
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from game.app.writing import Writing
from game.games import FIRST as GAME
from game.scenes.front.title import TitleScene
from game.scenes.kit import Kit
from game.scenes.lobby.start import begin
from game.scenes.notice import NoticeScene
from game.scenes.table.pause import PauseScene
from game.scenes.table.table import TableScene
from game.scenes.working import worked, written
from game.session import Session, make_head, start
from game.stage.input.inputs import KeyPressed
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close, FormScene, Push
from game.stage.stack import Stack
from game.stage.widgets.form import Form
from game.store import recorder
from game.store.files import FileError
from game.store.heads import HUMAN
from game.store.recorder import MATCHES
from game.store.settings import load
from game.store.writer import Beside
from tests.session.turns import asked_first

LONG_S = 30.0
LANGUAGES = ("fr", "en")


@pytest.fixture(params=LANGUAGES)
def kit(kit: Kit, request: pytest.FixtureRequest) -> Iterator[Kit]:
    kit.spoken = request.param
    writer = kit.writer = Beside()
    writer.left = kit.say_if_failed
    yield kit
    assert writer.finish(LONG_S)


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """What lets the disk go on."""
    gate, write, fsync = threading.Event(), recorder.write_all, os.fsync
    gate.set()

    def slowly(file: Any, content: bytes) -> None:
        assert gate.wait(LONG_S)
        write(file, content)

    def sync(number: int) -> None:
        assert gate.wait(LONG_S)
        fsync(number)

    monkeypatch.setattr(recorder, "write_all", slowly)
    monkeypatch.setattr(os, "fsync", sync)
    yield gate
    gate.set()


def rest(kit: Kit) -> None:
    assert isinstance(kit.writer, Beside)
    assert kit.writer.wait(LONG_S)
    kit.writer.tell()


def begun(kit: Kit) -> Session:
    session = start(make_head(GAME, [HUMAN] * 4, list("abcd"), seed=9), kit.data, kit.writer)
    rest(kit)
    return session


def act(session: Session) -> None:
    seat = asked_first(session)
    assert seat is not None
    session.submit(seat, session.legal(seat)[-1])


def says(kit: Kit, pause: PauseScene, ms: int = 16) -> str:
    """Return the key of what the pause says of the file after a while, with what went wrong."""
    pause.pass_time(ms)
    for key in ("kept", "keeping", "behind", "unkept"):
        if pause.aside().startswith(kit.words().say(f"pause.{key}", trouble="").strip()):
            return key
    assert pause.aside() == ""
    return ""


def test_a_match_is_said_to_be_saved_once_it_is(kit: Kit, gate: threading.Event) -> None:
    session = begun(kit)
    gate.clear()
    act(session)
    pause = PauseScene(kit, session)
    assert says(kit, pause) == "", "a disk that answers soon makes no words flicker"
    assert says(kit, pause, 300) == "keeping"
    assert says(kit, pause, 5000) == "keeping"
    gate.set()
    rest(kit)
    assert says(kit, pause) == "kept"
    session.close()


def test_on_a_full_disk_it_is_not_said_to_be_saved_and_then_it_is(
    kit: Kit, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = begun(kit)

    def full(file: Any, content: bytes) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(recorder, "write_all", full)
        act(session)
        pause = PauseScene(kit, session)
        rest(kit)
        assert says(kit, pause) == "behind"
        error = session.take_file_error()
        assert error is not None
        assert kit.trouble(error) in pause.aside()
    for _ in range(2):  # it is tried again while the menu stands
        pause.pass_time(1000)
        rest(kit)
    assert says(kit, pause) == "kept"
    session.close()


def test_where_the_folder_cannot_be_made_it_is_not_said_to_be_saved(kit: Kit) -> None:
    session = begun(kit)
    act(session)
    rest(kit)
    shutil.rmtree(kit.data / MATCHES)
    (kit.data / MATCHES).write_text("in the way")
    pause = PauseScene(kit, session)
    rest(kit)
    assert says(kit, pause) == "behind"
    (kit.data / MATCHES).unlink()
    pause.pass_time(1000)
    rest(kit)
    assert says(kit, pause) == "kept"
    assert len(list((kit.data / MATCHES).iterdir())) == 1
    session.close()


def test_a_match_that_never_got_a_file_is_not_said_to_be_saved(kit: Kit) -> None:
    kit.data.mkdir(parents=True, exist_ok=True)
    (kit.data / MATCHES).write_text("in the way")
    session = begun(kit)
    pause = PauseScene(kit, session)
    rest(kit)
    assert says(kit, pause) == "unkept"
    session.close()


def test_a_slow_disk_is_said_once_beside_whatever_is_shown(
    kit: Kit, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1000.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    writing, gate = Writing(kit), threading.Event()
    kit.writer.do(lambda: gate.wait(LONG_S))
    assert not writing.between()
    now[0] += 1.5
    assert list(writing.between()) == [kit.words().say("store.slow")]
    now[0] += 1.5
    assert not writing.between()
    gate.set()
    writing.finish()


def test_settings_are_written_beside_the_window_and_a_failure_is_said(
    kit: Kit, gate: threading.Event
) -> None:
    kit.settings = load(kit.data)[0]
    gate.clear()
    kit.settings.pace = 2.0
    kit.save_settings()
    kit.settings.pace = 3.0
    kit.save_settings()
    assert load(kit.data)[0].pace == 1.0
    gate.set()
    rest(kit)
    assert load(kit.data)[0].pace == 3.0
    (kit.data / "settings.json").unlink()
    (kit.data / "settings.json").mkdir()
    kit.settings.pace = 4.0
    kit.save_settings()
    assert kit.notices == []
    rest(kit)
    assert len(kit.notices) == 1


def test_the_title_offers_a_match_once_it_is_written(kit: Kit, gate: threading.Event) -> None:
    gate.clear()
    kit.choose_game(GAME)
    kit.settings.welcomed = True
    table = begin(kit, make_head(GAME, [HUMAN, *["random"] * 3], list("abcd"), seed=9), kit.data)
    assert isinstance(table, TableScene)
    stack = Stack(table)
    title = TitleScene(kit)
    table.resume("menu")
    title.resume(None)
    assert "resume" not in [widget.name for widget in title.form.widgets]
    gate.set()
    rest(kit)
    title.pass_time(16)
    assert "resume" in [widget.name for widget in title.form.widgets]
    assert stack.top is table


# ---------------------------------------------------------------- what is written in one go


class Below(FormScene):
    """A screen that has something written."""

    name = "below"

    def __init__(self) -> None:
        self._form = Form([])
        self.came_back: list[object] = []

    def draw(self, canvas: Canvas) -> None:
        """Draw nothing."""

    def resume(self, result: object) -> Answer:
        self.came_back.append(result)
        return None


def waited(kit: Kit, gate: threading.Event, then: Any, work: Any = None) -> tuple[Stack, Below]:
    """Have something written that takes longer than one would wait; return who waits."""
    top = Below()
    stack = Stack(Below())
    stack.open(top)
    gate.clear()
    answer = written(kit, work or (lambda: gate.wait(LONG_S)), then)
    assert isinstance(answer, Push)
    stack.open(answer.scene)
    for _ in range(3):
        stack.pass_time(50)
    assert stack.names[-1] == "working"
    return stack, top


def test_a_slow_disk_gives_the_answer_that_a_quick_one_would(
    kit: Kit, gate: threading.Event
) -> None:
    for then, names, came in (
        (lambda _: Push(NoticeScene(kit, "done")), ["below", "below", "notice"], []),
        (lambda _: Close("taught"), ["below"], ["taught"]),
        (lambda _: None, ["below", "below"], [None]),
    ):
        stack, top = waited(kit, gate, then)
        first = stack.scenes[0]
        gate.set()
        rest(kit)
        stack.pass_time(50)
        assert list(stack.names) == names
        assert isinstance(first, Below)
        assert first.came_back + top.came_back == came


def test_who_does_not_wait_hears_of_a_failure_later(kit: Kit, gate: threading.Event) -> None:
    def fails() -> None:
        gate.wait(LONG_S)
        raise FileError("store.full", kit.data / "x")

    for wait in (True, False):
        kit.notices.clear()
        stack, _ = waited(kit, gate, lambda _: None, fails)
        if not wait:
            stack.handle_input(KeyPressed("enter"))
            assert list(stack.names) == ["below", "below"]
        gate.set()
        rest(kit)
        stack.pass_time(50)
        full = kit.trouble(FileError("store.full", kit.data / "x"))
        if wait:
            assert isinstance(stack.top, NoticeScene)
            assert stack.top.spoken() == full
        else:
            assert kit.notices == [full]


class Slow:
    """Work whose every step is a write."""

    def __init__(self, gate: threading.Event) -> None:
        self.at, self.many, self.gate = 0, 5, gate
        self.threads: set[str] = set()
        self.taken_back = False

    def steps(self) -> Iterator[None]:
        try:
            for _ in range(self.many):
                assert self.gate.wait(LONG_S)
                self.threads.add(threading.current_thread().name)
                self.at += 1
                yield
        except GeneratorExit:
            self.taken_back = True
            raise


def test_what_is_written_file_by_file_holds_up_no_picture(kit: Kit, gate: threading.Event) -> None:
    gate.clear()
    work = Slow(gate)
    answer = worked(kit, work, lambda: f"{work.at} files")
    assert isinstance(answer, Push)
    stack = Stack(Below())
    stack.open(answer.scene)
    for _ in range(3):
        stack.pass_time(16)
    assert (work.at, stack.names[-1]) == (0, "working")
    gate.set()
    while stack.names[-1] == "working":
        stack.pass_time(16)
    assert isinstance(stack.top, NoticeScene)
    assert stack.top.spoken() == "5 files"
    assert work.threads == {"writer"}


def test_who_stops_it_takes_back_what_was_half_done(kit: Kit, gate: threading.Event) -> None:
    gate.clear()
    work = Slow(gate)
    work.many = 10**6
    answer = worked(kit, work, lambda: f"{work.at} files")
    assert isinstance(answer, Push)
    stack = Stack(Below())
    stack.open(answer.scene)
    stack.pass_time(16)
    gate.set()
    stack.handle_input(KeyPressed("escape"))
    assert isinstance(stack.top, NoticeScene)
    assert work.taken_back
    rest(kit)
