"""What broken writes leave behind goes at the next start, and match files are their owner's."""

from __future__ import annotations

import errno
import os
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.app import run
from game.session import make_head, start
from game.store.exchange import export_match
from game.store.files import lock, write_atomic
from game.store.history import put_away
from game.store.launch import Launch
from game.store.places import APP
from game.store.recorder import MATCHES, REPLAYS
from game.store.tidying import tidy
from tests.session.turns import asked_first
from tests.store.whole_work import export_replays, import_file

LEFT = ".settings.json.4242.new"
POSIX = pytest.mark.skipif(os.name != "posix", reason="Windows keeps a player's folders by itself")

WRITTEN = (
    "settings.json", "matches/a.match", "replays/a.jsonl", "deleted/matches/a.match",
    "decks/0123456789abcdef.deck", "dictionaries/le_boulet.json", "pictures/faux-freres-1.png",
    "posters/et_bim-01234567.png", "exports/all.zip", "exports/cats.deck", "crashes/1.txt",
)  # fmt: skip
"""A file of each kind that is written in a player's folder."""

KILLED = """
import os, signal, sys
from pathlib import Path
from game.store import files
def die(number):
    os.kill(os.getpid(), signal.SIGKILL)
os.fsync = die
for goal in sys.argv[1:]:
    if not (child := os.fork()):
        files.write_atomic(Path(goal), b"half")
        os._exit(0)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == -signal.SIGKILL
"""


def open_to_others(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode) & 0o077


def played(data: Path) -> Path:
    """One match that is over, one that goes on; return where the latter lies."""
    for over in (True, False):
        session = start(make_head("et_bim", ["human"] * 4, list("abcd")), data)
        while over and (seat := asked_first(session)) is not None:
            session.submit(seat, session.legal(seat)[-1])
        session.close()
    return next((data / MATCHES).iterdir())


@POSIX
def test_what_a_killed_program_was_writing_is_gone_after_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    goals = [tmp_path / name for name in WRITTEN]
    subprocess.run([sys.executable, "-c", KILLED, *map(str, goals)], check=True)
    for goal in goals:
        assert list(goal.parent.glob(".*.new"))
        assert not goal.exists()
    monkeypatch.setattr("game.app.Window.show", lambda *_: None)
    run(Launch(tmp_path, lang="en", windowed=(1280, 720), audio=False))
    assert not list(tmp_path.rglob(".*.new"))


@pytest.mark.parametrize("name", WRITTEN)
def test_what_another_window_writes_just_now_is_left_alone(tmp_path: Path, name: str) -> None:
    path = (tmp_path / name).with_name(f".{Path(name).name}.4242.new")
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        assert lock(file)
        tidy(tmp_path)
        assert path.exists()
    tidy(tmp_path)
    assert not path.exists()


def test_posters_among_the_systems_pictures_leave_nothing_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pictures, data = tmp_path / "Pictures", tmp_path / "data"
    monkeypatch.setattr("platformdirs.user_pictures_path", lambda: pictures)
    monkeypatch.setattr("platformdirs.user_data_path", lambda *_, **__: data)
    left = pictures / APP / ".et_bim-01234567.png.4242.new"
    left.parent.mkdir(parents=True)
    left.touch()
    mine = pictures / ".holiday.png.4242.new"
    mine.touch()
    tidy(data)
    assert not left.exists()
    assert mine.exists()


@POSIX
def test_where_files_cannot_be_locked_a_program_that_runs_keeps_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unsupported(*_: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr("fcntl.flock", unsupported)
    ours = tmp_path / f".settings.json.{os.getpid()}.new"
    gone = tmp_path / f".settings.json.{_ended()}.new"
    for path in (ours, gone):
        path.touch()
    tidy(tmp_path)
    assert (ours.exists(), gone.exists()) == (True, False)


def _ended() -> int:
    with subprocess.Popen([sys.executable, "-c", ""]) as program:
        program.wait()
    return program.pid


def test_a_file_that_is_tidied_before_its_lock_is_begun_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened, begun = os.open, []

    def late(path: Path, *how: int) -> int:
        number = opened(path, *how)
        begun.append(path)
        if len(begun) == 1:  # another window starts in this very moment
            tidy(tmp_path)
        return number

    monkeypatch.setattr(os, "open", late)
    write_atomic(tmp_path / "settings.json", b"{}")
    assert len(begun) == (2 if os.name == "posix" else 1)
    assert [path.name for path in tmp_path.iterdir()] == ["settings.json"]


@pytest.mark.parametrize(
    "name", ["settings.json", ".settings.json", ".notes.1.new", ".x.json.new", "x.json.1.new",
             ".x.json.1.new.bak", ".x.json.y.new", ".x.deck.new", ".x.psd.4242.new"]
)  # fmt: skip
def test_nothing_else_is_touched(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_bytes(b"mine")
    (tmp_path / LEFT).mkdir()  # no file of ours
    tidy(tmp_path)
    assert (tmp_path / name).read_bytes() == b"mine"
    assert (tmp_path / LEFT).is_dir()


def test_a_missing_or_unreadable_folder_is_no_reason_to_fail(tmp_path: Path) -> None:
    tidy(tmp_path / "nowhere")
    (tmp_path / MATCHES).write_text("no folder")
    tidy(tmp_path)


@POSIX
def test_matches_and_their_folders_are_readable_by_their_owner_alone(tmp_path: Path) -> None:
    data = tmp_path / "home" / "data"
    before = os.umask(0)  # a system that lets everybody read everything
    try:
        running = played(data)
        export_match(data, running)
        export_replays(data)
        put_away(data, running)
    finally:
        os.umask(before)
    every = [data.parent, data, *data.rglob("*")]
    assert {path.suffix for path in every} >= {".match", ".jsonl", ".zip"}
    assert [path for path in every if open_to_others(path)] == []


@POSIX
def test_older_folders_are_closed_at_the_start_but_not_the_chosen_one(
    tmp_path: Path,
) -> None:
    for name in (MATCHES, REPLAYS):
        (tmp_path / name).mkdir()
        (tmp_path / name).chmod(0o755)
    tmp_path.chmod(0o755)
    tidy(tmp_path)
    assert not any(open_to_others(tmp_path / name) for name in (MATCHES, REPLAYS))
    assert open_to_others(tmp_path)


@POSIX
def test_what_is_made_for_everybody_is_left_to_the_system(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        write_atomic(tmp_path / "out" / "picture.png", b"", shared=True)
    finally:
        os.umask(before)
    assert open_to_others(tmp_path / "out" / "picture.png") == 0o044


def test_tidying_a_thousand_matches_takes_no_time(tmp_path: Path) -> None:
    (tmp_path / REPLAYS).mkdir()
    for number in range(1000):
        (tmp_path / REPLAYS / f"{number}.jsonl").touch()
    began = time.perf_counter()
    tidy(tmp_path)
    assert time.perf_counter() - began < 0.5


def test_what_is_taken_in_is_its_owners_too(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    found = import_file(other, export_match(one, played(one)))
    assert found.taken == 1
    if os.name == "posix":
        assert [path for path in other.rglob("*") if open_to_others(path)] == []
