"""The window: opened as asked, closed without loss, and never where nobody would see it."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import app
from game.ai import patience
from game.app import window
from game.core.user_error import UserError
from game.games import words
from game.scenes.front.title import TitleScene
from game.scenes.front.unreadable import UnreadableScene
from game.scenes.kit import Kit
from game.scenes.notice import NoticeScene
from game.scenes.table.table import TableScene
from game.session import make_head
from game.stage.stack import Stack
from game.stage.windows import open_display, windowed
from game.store.heads import HUMAN
from game.store.launch import Launch
from game.store.replays import Recorder, finished, unfinished
from game.store.settings import Settings, load, save
from game.tour import tour
from tests.nasty import FILE_NAMES
from tests.slow import slow, slow_rows

Script = Callable[[Stack, int], None]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def at_frame(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Script], None]]:
    """Do something before each frame; after a hundred frames the window is closed."""

    def script(do: Script, most: int = 100) -> None:
        passed = 0
        pass_time = Stack.pass_time

        def wrapped(self: Stack, ms: int) -> None:
            nonlocal passed
            passed += 1
            do(self, passed)
            if passed > most:
                pygame.event.post(pygame.Event(pygame.QUIT))
            pass_time(self, ms)

        monkeypatch.setattr(Stack, "pass_time", wrapped)

    yield script
    pygame.quit()


def post(kind: int, **facts: Any) -> None:
    pygame.event.post(pygame.Event(kind, facts))


def tap(name: int, scancode: int) -> None:
    post(pygame.KEYDOWN, key=name, scancode=scancode, mod=0)
    post(pygame.KEYUP, key=name, scancode=scancode, mod=0)


def test_the_window_opens_on_the_title_and_closes(data: Path, at_frame: Any) -> None:
    seen: set[str] = set()

    def look(stack: Stack, frame: int) -> None:
        seen.update([stack.top.name] if stack.top else [])
        if frame == 3:
            post(pygame.QUIT)

    at_frame(look)
    assert app.run(Launch(data)) == 0
    assert seen == {"title"}


def test_a_table_asked_for_opens_and_is_kept_when_the_window_closes(
    data: Path, at_frame: Any
) -> None:
    head = make_head("et_bim", [HUMAN, *["random"] * 3], list("abcd"), seed=3)
    names = []

    def look(stack: Stack, frame: int) -> None:
        names.extend([stack.top.name] if stack.top else [])
        if frame == 5:
            post(pygame.QUIT)

    at_frame(look)
    assert app.run(Launch(data, table=head)) == 0
    assert names[0] == "table"
    (kept,) = unfinished(data)
    assert kept.head == head


@pytest.mark.slow
def test_bots_alone_play_a_match_to_its_end(data: Path, at_frame: Any) -> None:
    save(data, Settings(pace=0.0))
    head = make_head("et_bim", ["random"] * 4, list("abcd"), seed=3)
    at_frame(lambda stack, frame: pygame.time.wait(1))
    assert app.run(Launch(data, table=head, watch=True)) == 0
    assert len(finished(data)) + len(unfinished(data)) == 1


@pytest.mark.parametrize("wish", [{"game": "et_bim"}, *slow([{"seed": 7}])], ids=["game", "seed"])
def test_the_lobby_opens_first_where_it_is_asked_for(
    data: Path, at_frame: Any, wish: dict[str, Any]
) -> None:
    names = []

    def look(stack: Stack, frame: int) -> None:
        names.extend([stack.top.name] if stack.top else [])
        if frame == 2:
            tap(pygame.K_ESCAPE, pygame.KSCAN_ESCAPE)
        if frame == 4:
            post(pygame.QUIT)

    at_frame(look)
    app.run(Launch(data, **wish))
    assert names[0] == "lobby"
    assert names[-1] == "title"


def test_f12_keeps_a_picture_and_f11_is_remembered(data: Path, at_frame: Any) -> None:
    def tapped(stack: Stack, frame: int) -> None:
        if frame == 2:
            tap(pygame.K_F12, pygame.KSCAN_F12)
            tap(pygame.K_F11, pygame.KSCAN_F11)
        if frame == 5:
            post(pygame.QUIT)

    at_frame(tapped)
    app.run(Launch(data))
    (picture,) = (data / "pictures").iterdir()
    assert pygame.image.load(picture).get_size() == (1280, 720)
    assert load(data)[0].fullscreen


def test_a_picture_that_cannot_be_kept_is_said_over_the_match(data: Path, at_frame: Any) -> None:
    data.mkdir()
    (data / "pictures").write_text("in the way")
    head = make_head("et_bim", [HUMAN, *["random"] * 3], list("abcd"), seed=3)
    names = []

    def tapped(stack: Stack, frame: int) -> None:
        names.extend([stack.top.name] if stack.top else [])
        if frame == 2:
            tap(pygame.K_F12, pygame.KSCAN_F12)
        if frame == 6:
            tap(pygame.K_RETURN, pygame.KSCAN_RETURN)
        if frame == 10:
            post(pygame.QUIT)

    at_frame(tapped)
    assert app.run(Launch(data, table=head)) == 0
    assert list(dict.fromkeys(names)) == ["table", "notice"]
    assert names[-1] == "table", "where one was"
    assert len(unfinished(data)) == 1


def test_what_the_window_could_not_say_or_keep_is_said_when_it_has_closed(
    data: Path, at_frame: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    (data / "settings.json").mkdir(parents=True)
    head = make_head("et_bim", [HUMAN, HUMAN, *["random"] * 2], list("abcd"), seed=3)
    at_frame(lambda stack, frame: post(pygame.QUIT))
    assert app.run(Launch(data, table=head, lang="en")) == 0
    unreadable, unsaved = capsys.readouterr().err.splitlines()
    assert unreadable == words("en").say("store.settings-unreadable")
    assert unsaved.startswith("“settings.json”")
    assert (data / "settings.json").is_dir()


@pytest.mark.skipif(sys.platform == "win32", reason="names are no bytes there")
def test_no_name_of_a_file_stops_the_start(data: Path, at_frame: Any) -> None:
    head = make_head("et_bim", [HUMAN, *["random"] * 3], list("abcd"), seed=3)
    recorder = Recorder.create(data, head)
    recorder.close()
    good = recorder.path.read_bytes()
    laid: dict[bytes, bytes] = {}
    longest = [b"x" * (255 - len(b".match"))]
    for place, ending in (("matches", b".match"), ("replays", b".jsonl"), (".", b".json"),
                          ("deleted/matches", b".match")):  # fmt: skip
        folder = data / place
        folder.mkdir(parents=True, exist_ok=True)
        for number, name in enumerate([*FILE_NAMES, *longest]):
            path = os.fsencode(folder) + b"/" + name[: 255 - len(ending)] + ending
            laid[path] = good if number % 2 else b"\xff\n" + name
            Path(os.fsdecode(path)).write_bytes(laid[path])
    told: list[str] = []

    def look(stack: Stack, frame: int) -> None:
        top = stack.top
        if isinstance(top, NoticeScene | UnreadableScene):
            told.append(top.spoken())
            tap(pygame.K_RETURN, pygame.KSCAN_RETURN)
        elif frame > 60 and isinstance(top, TitleScene) and not top.alert:
            assert top.form["resume"] is not None
            post(pygame.QUIT)

    at_frame(look, 400)
    assert app.run(Launch(data, lang="en")) == 0
    assert told
    assert all(one.isprintable() for one in told)
    left = [path.read_bytes() for path in data.rglob("*") if path.is_file()]
    assert all(content in left for content in (good, *laid.values()))
    assert not (data / "crashes").exists()


@pytest.mark.parametrize("whole", [True, *slow([False])])
def test_a_match_whose_file_cannot_be_made_is_played_after_a_sentence(
    data: Path, at_frame: Any, whole: bool
) -> None:
    if not whole:
        data.mkdir()
    (data if whole else data / "matches").write_text("in the way")
    head = make_head("et_bim", [HUMAN, *["random"] * 3], list("abcd"), seed=3)
    names = []

    def look(stack: Stack, frame: int) -> None:
        names.extend([stack.top.name] if stack.top else [])
        if frame % 4 == 0 and names[-1] == "notice":
            tap(pygame.K_ESCAPE, pygame.KSCAN_ESCAPE)
        if frame == 20:
            post(pygame.QUIT)

    at_frame(look)
    assert app.run(Launch(data, table=head)) == 0
    assert list(dict.fromkeys(names)) == ["table", "notice"]
    assert names[-1] == "table"
    assert (data if whole else data / "matches").read_text() == "in the way"


def test_a_tour_that_cannot_be_written_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(file: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(UserError) as caught:
        tour(tmp_path / "out", (960, 540), "fr")
    assert caught.value.key == "store.full"
    assert list((tmp_path / "out").iterdir()) == [], "no half picture"


@pytest.mark.slow
def test_a_bot_that_fails_is_named_at_the_table(data: Path, at_frame: Any, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("import nothing_of_the_kind\nclass Bot: ...\n")
    save(data, Settings(pace=0.0))
    spec = f"file:{tmp_path / 'mine.py'}:Bot"
    head = make_head("et_bim", [spec] * 4, ["Ana", "Bilal", "Chloé", "Driss"], seed=3)
    said: set[str] = set()

    def look(stack: Stack, frame: int) -> None:
        pygame.time.wait(10)
        if isinstance(stack.top, TableScene):
            said.add(stack.top.hand.reason)

    at_frame(look)
    assert app.run(Launch(data, table=head, watch=True, lang="en")) == 0
    [told] = [sentence for sentence in said if sentence][:1]
    assert any(
        told.startswith(f"{name} does not answer (its file cannot be used: ModuleNotFoundError)")
        for name in head.names
    )
    [kept] = unfinished(data) or [None]
    assert kept is None or kept.moves > 0, "the match goes on"


@pytest.mark.slow
def test_a_bot_that_never_answers_is_named_and_the_match_goes_on(
    data: Path, at_frame: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = ["import time", "class Bot:", "    def __init__(self, *facts): pass"]
    lines += ["    def hear(self, events): pass", "    def choose(self, legal): time.sleep(1e6)"]
    (tmp_path / "mine.py").write_text("\n".join(lines))
    monkeypatch.setattr(patience, "PATIENCE_S", 2.0)
    save(data, Settings(pace=0.0))
    spec = f"file:{tmp_path / 'mine.py'}:Bot"
    seats = [spec, "greedy", "greedy", "greedy"]
    head = make_head("et_bim", seats, ["Ana", "Bilal", "Chloé", "Driss"], seed=3)
    said: set[str] = set()
    moves: list[int] = []

    def look(stack: Stack, frame: int) -> None:
        pygame.time.wait(10)
        if isinstance(stack.top, TableScene):
            said.add(stack.top.hand.reason)
            moves.append(len(stack.top.watched.as_replay().actions))
            if moves[-1] >= 12:
                post(pygame.QUIT)

    at_frame(look, most=3000)
    assert app.run(Launch(data, table=head, watch=True, lang="en")) == 0
    named = "Ana does not answer (no answer in time): a legal card is played instead."
    assert named in said
    assert moves[-1] >= 12


def test_the_windows_size_is_remembered_and_never_too_small(data: Path, at_frame: Any) -> None:
    def resize(stack: Stack, frame: int) -> None:
        if frame == 2:
            post(pygame.WINDOWRESIZED, x=1500, y=300)
        if frame == 4:
            post(pygame.QUIT)

    at_frame(resize)
    app.run(Launch(data))
    assert load(data)[0].window == (1500, 540)


@pytest.mark.parametrize("usual", [False, True])
def test_a_wish_of_the_command_line_is_for_one_time(data: Path, at_frame: Any, usual: bool) -> None:
    save(data, Settings(fullscreen=usual))
    wish: dict[str, Any] = {"windowed": (1024, 600)} if usual else {"fullscreen": True}
    at_frame(lambda stack, frame: post(pygame.QUIT))
    app.run(Launch(data, **wish))
    kept = load(data)[0]
    assert kept.fullscreen is usual
    assert kept.window == (1280, 720)


def test_a_damaged_settings_file_is_said_in_the_window(data: Path, at_frame: Any) -> None:
    data.mkdir()
    (data / "settings.json").write_text("{")
    names = []

    def look(stack: Stack, frame: int) -> None:
        names.extend([stack.top.name] if stack.top else [])
        if frame == 3:
            post(pygame.QUIT)

    at_frame(look)
    app.run(Launch(data))
    assert "notice" in names


def test_safe_mode_leaves_the_settings_alone(data: Path, at_frame: Any) -> None:
    save(data, Settings(pace=4.0, fullscreen=True))
    before = (data / "settings.json").read_bytes()
    at_frame(lambda stack, frame: post(pygame.QUIT))
    app.run(Launch(data, safe_mode=True))
    assert (data / "settings.json").read_bytes() == before


@pytest.mark.parametrize("driver", ["dummy", "offscreen"])
def test_a_driver_that_nobody_sees_and_nobody_chose_is_no_screen(
    data: Path, monkeypatch: pytest.MonkeyPatch, driver: str
) -> None:
    for name in ("SDL_VIDEODRIVER", "SDL_VIDEO_DRIVER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(pygame.display, "init", lambda: None)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    with pytest.raises(UserError) as caught:
        app.run(Launch(data))
    assert caught.value.key == "commands.no-display"


def test_on_windows_pictures_have_the_screens_own_pixels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_WINDOWS_DPI_AWARENESS", "")  # so that it is put back as it was
    monkeypatch.delenv("SDL_WINDOWS_DPI_AWARENESS")
    monkeypatch.setattr(sys, "platform", "win32")
    open_display()
    assert os.environ["SDL_WINDOWS_DPI_AWARENESS"] == "permonitorv2"
    monkeypatch.setenv("SDL_WINDOWS_DPI_AWARENESS", "unaware")
    open_display()
    assert os.environ["SDL_WINDOWS_DPI_AWARENESS"] == "unaware", "who wishes otherwise is followed"


def test_no_driver_at_all_is_no_screen(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise pygame.error("No available video device")

    monkeypatch.setattr(pygame.display, "init", fail)
    with pytest.raises(UserError) as caught:
        app.run(Launch(data))
    assert caught.value.key == "commands.no-display"


def test_a_clock_that_jumps_moves_nothing_far(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    passed: list[int] = []
    monkeypatch.setattr(Stack, "pass_time", lambda self, ms: passed.append(ms))
    window = app.Window(Settings(), Launch(data))
    times = iter([0, 16, 60_000])

    def now() -> int:
        time = next(times, None)
        if time is None:
            post(pygame.QUIT)
        return 60_016 if time is None else time

    window.show(Stack(TitleScene(Kit(window.art, Settings(), data, hints=window.hints))), now)
    pygame.quit()
    assert passed[:3] == [16, 100, 16]


def test_a_size_the_desktop_ignores_is_asked_for_again_but_not_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pygame.display.init()
    asked: list[tuple[int, int]] = []
    given = [(1920, 1080), (1280, 720)]
    monkeypatch.setattr(pygame.display, "set_mode", lambda size, *_, **__: asked.append(size))
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1920, 1080)])
    monkeypatch.setattr(pygame.display, "get_window_size", lambda: given[len(asked) - 1])
    windowed((1280, 720), 0)
    assert asked == [(1280, 720)] * 2
    given[:] = [(1920, 1080)] * 9
    asked.clear()
    windowed((1280, 720), 0)
    assert 1 < len(asked) < len(given), "some desktops give every window the size they like"


@pytest.mark.parametrize(("wish", "plain"), [
    *slow_rows([({}, False), ({"software": True}, True)]), ({"safe_mode": True}, True),
])  # fmt: skip
def test_every_picture_is_painted_whole_where_the_plain_way_is_asked_for(
    data: Path, at_frame: Any, monkeypatch: pytest.MonkeyPatch, wish: dict[str, Any], plain: bool
) -> None:
    shown: list[Any] = []
    show = window.show
    monkeypatch.setattr(window, "show", lambda parts: (shown.append(parts), show(parts)))

    def lead(stack: Stack, frame: int) -> None:
        if frame % 3 == 0:
            code = {"key": pygame.K_DOWN, "scancode": pygame.KSCAN_DOWN, "mod": 0}
            pygame.event.post(pygame.Event(pygame.KEYDOWN, code))

    at_frame(lead, most=12)
    assert app.run(Launch(data, **wish)) == 0
    assert len(shown) > 3
    assert all(parts is None for parts in shown) is plain


def test_settings_are_kept_before_anything_of_the_system_is_let_go_of(
    data: Path, at_frame: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: list[bool] = []
    monkeypatch.setattr(pygame, "quit", lambda: kept.append(load(data)[0].fullscreen))

    def tapped(stack: Stack, frame: int) -> None:
        if frame == 2:
            tap(pygame.K_F11, pygame.KSCAN_F11)
        if frame == 4:
            post(pygame.QUIT)

    at_frame(tapped)
    app.run(Launch(data))
    assert kept == [True]
    monkeypatch.undo()
