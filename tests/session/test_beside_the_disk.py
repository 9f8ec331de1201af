"""A match and its file, written beside it: what is said of the file follows from the file."""

from __future__ import annotations

import errno
import os
import shutil
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from game.ai import bot_process
from game.core.luck import Stream
from game.core.seats import CLOCK
from game.session import Session, make_head, resume, start
from game.store import chronicle, recorder
from game.store.heads import HUMAN
from game.store.recorder import MATCHES
from game.store.replays import finished, read_replay, unfinished
from game.store.writer import AT_ONCE, Beside
from game.tour.matches import by_chance
from tests.session.turns import asked_first

LONG_S = 30.0


class Disk:
    """A disk that takes as long as it is told, and fails as it is told."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.free = threading.Event()
        self.free.set()
        self.stands = threading.Event()
        self.error = self.sync_error = 0
        self.writes = self.syncs = 0
        write, fsync = recorder.write_all, os.fsync

        def slowly(file: Any, content: bytes) -> None:
            self.writes += 1
            self._wait()
            if self.error:
                file.write(content[:50])
                raise OSError(self.error, os.strerror(self.error))
            write(file, content)

        def sync(number: int) -> None:
            self.syncs += 1
            self._wait()
            if self.error or self.sync_error:
                wrong = self.error or self.sync_error
                raise OSError(wrong, os.strerror(wrong))
            fsync(number)

        monkeypatch.setattr(recorder, "write_all", slowly)
        monkeypatch.setattr(os, "fsync", sync)

    def _wait(self) -> None:
        if not self.free.is_set():
            self.stands.set()
            assert self.free.wait(LONG_S)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    disk = Disk(monkeypatch)
    yield disk
    disk.free.set()


@pytest.fixture
def writer() -> Iterator[Beside]:
    writer = Beside()
    yield writer
    assert writer.finish(LONG_S)


@pytest.fixture
def session(tmp_path: Path, writer: Beside) -> Iterator[Session]:
    session = start(make_head("et_bim", [HUMAN] * 4, list("abcd"), seed=9), tmp_path, writer)
    assert writer.wait(LONG_S)
    yield session
    session.close()


def play(session: Session, acts: int) -> int:
    """Do so many acts, or fewer where the match ends; return how many."""
    for done in range(acts):
        seat = asked_first(session)
        if seat is None:
            return done
        session.submit(seat, session.legal(seat)[-1])
    return acts


def settled(session: Session, writer: Beside) -> chronicle.OnFile:
    session.keeping.settle()
    assert writer.wait(LONG_S)
    return session.keeping.on_file


def test_a_match_is_on_disk_when_it_says_so_and_not_before(
    tmp_path: Path, session: Session, writer: Beside, disk: Disk
) -> None:
    assert settled(session, writer).whole
    disk.free.clear()
    play(session, 5)
    assert disk.stands.wait(LONG_S)
    session.keeping.settle()
    found = session.keeping.on_file
    assert (found.begun, found.whole, found.sure) == (True, False, False)
    disk.free.set()
    assert writer.wait(LONG_S)
    found = session.keeping.on_file
    assert (found.whole, found.sure, found.error) == (True, True, None)
    assert unfinished(tmp_path)[0].moves == 5


def test_what_waits_for_a_disk_that_stands_still_is_written_in_one_go(
    tmp_path: Path, session: Session, writer: Beside, disk: Disk
) -> None:
    disk.free.clear()
    play(session, 1)
    assert disk.stands.wait(LONG_S)
    before = disk.writes
    play(session, 30)
    assert disk.writes == before
    disk.free.set()
    assert writer.wait(LONG_S)
    assert disk.writes == before + 1
    assert unfinished(tmp_path)[0].moves == 31


def test_a_real_time_game_runs_700_ticks_past_a_disk_that_stands_still(
    tmp_path: Path, writer: Beside, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_process, "ENOUGH_STARTS", 0)
    head = make_head("wombat", [HUMAN] * 4, list("abcd"), {"seconds": 60}, 5)
    session = start(head, tmp_path, writer)
    assert writer.wait(LONG_S)
    disk.free.clear()
    chance, ticks = Stream(3), 0
    while ticks < 700:
        for seat in session.humans:
            if seat in session.asked() and chance.below(10) == 0:
                session.submit(seat, by_chance(session, seat, chance))
        ticks += session.hurry()
    assert disk.stands.is_set()
    disk.free.set()
    assert settled(session, writer).whole
    session.close()
    assert writer.wait(LONG_S)
    [path] = (tmp_path / MATCHES).iterdir()
    replay = read_replay(path)
    assert sum(seat == CLOCK for seat, _ in replay.actions) == 700
    assert replay.actions == session.as_replay().actions


def test_the_file_is_the_same_to_the_byte_however_slow_the_disk_is(
    tmp_path: Path, writer: Beside, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.store.seal.new_key", lambda: bytes(16))
    files = []
    for folder, whose in (("once", AT_ONCE), ("beside", writer), ("slow", writer)):
        head = make_head("et_bim", [HUMAN] * 4, list("abcd"), seed=9)
        head = head.model_copy(update={"salt": "the same"})
        session = start(head, tmp_path / folder, whose)
        assert whose.wait(LONG_S)
        if folder == "slow":
            disk.free.clear()
        play(session, 12)
        session.private.mark(1, 1, 2, by=session.people[0])
        play(session, 12)
        disk.free.set()
        session.close()
        assert whose.wait(LONG_S)
        [path] = (tmp_path / folder / MATCHES).iterdir()
        files.append(path.read_bytes())
    assert files[0] == files[1] == files[2]


def test_what_was_played_last_is_written_before_a_match_goes_on(
    tmp_path: Path, session: Session, writer: Beside, disk: Disk
) -> None:
    disk.free.clear()
    play(session, 7)
    session.close()
    assert not writer.wait()
    disk.free.set()
    assert writer.wait(LONG_S)
    [one] = unfinished(tmp_path)
    again = resume(one.path, tmp_path)
    assert len(again.actors()) == 7
    again.close()


def test_a_match_that_ends_is_a_replay_once_the_writer_rests(
    tmp_path: Path, session: Session, writer: Beside
) -> None:
    done = play(session, 10_000)
    session.close()
    assert writer.wait(LONG_S)
    [path] = finished(tmp_path)
    assert len(read_replay(path).actions) == done
    assert unfinished(tmp_path) == []


# ---------------------------------------------------------------- disks that fail


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.EROFS])
def test_what_a_disk_refuses_is_not_said_to_be_on_it_until_it_is(
    tmp_path: Path, session: Session, writer: Beside, disk: Disk, number: int
) -> None:
    play(session, 3)
    assert settled(session, writer).whole
    disk.error = number
    play(session, 4)
    found = settled(session, writer)
    assert (found.begun, found.whole) == (True, False)
    assert found.error is not None
    disk.error = 0
    assert settled(session, writer) == chronicle.OnFile(True, True, True, None)
    assert unfinished(tmp_path)[0].moves == 7


def test_what_the_disk_could_not_take_for_sure_is_written_once_more(
    tmp_path: Path, session: Session, writer: Beside, disk: Disk
) -> None:
    play(session, 3)
    assert settled(session, writer).whole
    [path] = (tmp_path / MATCHES).iterdir()
    sure = path.read_bytes()
    disk.sync_error = errno.EIO
    play(session, 4)
    found = settled(session, writer)
    assert (found.whole, found.error is not None) == (False, True)
    whole = path.read_bytes()
    # after a sync that failed a system may forget what it had not written (fsync(2))
    with path.open("r+b") as file:
        file.seek(len(sure))
        file.write(bytes(len(whole) - len(sure)))
    disk.sync_error = 0
    assert settled(session, writer).whole
    assert path.read_bytes() == whole


def test_where_the_folder_was_deleted_the_match_is_written_anew(
    tmp_path: Path, session: Session, writer: Beside
) -> None:
    play(session, 5)
    assert settled(session, writer).whole
    shutil.rmtree(tmp_path / MATCHES)
    assert settled(session, writer).whole
    assert unfinished(tmp_path)[0].moves == 5
    shutil.rmtree(tmp_path / MATCHES)
    play(session, 2)
    assert writer.wait(LONG_S)
    assert unfinished(tmp_path)[0].moves == 7
    with pytest.raises(Exception, match="busy"):
        resume(unfinished(tmp_path)[0].path, tmp_path)


def in_the_way(folder: Path) -> None:
    shutil.rmtree(folder)
    folder.write_text("in the way")


def another_file(folder: Path) -> None:
    [path] = folder.iterdir()
    path.unlink()
    path.write_bytes(b"another")


@pytest.mark.parametrize("spoil", [in_the_way, another_file])
def test_where_something_else_lies_there_it_is_left_alone_and_said(
    tmp_path: Path, session: Session, writer: Beside, spoil: Callable[[Path], None]
) -> None:
    play(session, 5)
    assert settled(session, writer).whole
    spoil(tmp_path / MATCHES)
    play(session, 1)
    found = settled(session, writer)
    assert not found.whole
    assert found.error is not None
    assert found.error.key == "store.in-the-way"


def test_a_folder_that_cannot_be_made_is_made_once_it_can_be(
    tmp_path: Path, writer: Beside
) -> None:
    data = tmp_path / "data"
    data.write_text("in the way")
    session = start(make_head("et_bim", [HUMAN] * 4, list("abcd"), seed=9), data, writer)
    play(session, 3)
    found = settled(session, writer)
    assert (found.begun, found.whole) == (False, False)
    data.unlink()
    assert settled(session, writer).whole
    session.close()
    assert writer.wait(LONG_S)
    assert unfinished(data)[0].moves == 3


def test_who_leaves_is_told_of_what_could_not_be_written(
    session: Session, writer: Beside, disk: Disk
) -> None:
    told: list[Any] = []
    writer.left = told.append
    play(session, 3)
    assert settled(session, writer).whole
    disk.error = errno.ENOSPC
    play(session, 1)
    session.close()
    assert writer.wait(LONG_S)
    writer.tell()
    assert [error.key for error in told] == ["store.left"]


def test_a_disk_that_fails_for_long_is_asked_with_one_line(
    tmp_path: Path, session: Session, writer: Beside, monkeypatch: pytest.MonkeyPatch, disk: Disk
) -> None:
    sealed = []
    keep = recorder.Recorder.keep

    def counted(self: recorder.Recorder, lines: Any) -> None:
        sealed.append(len(lines))
        keep(self, lines)

    monkeypatch.setattr(recorder.Recorder, "keep", counted)
    disk.error = errno.ENOSPC
    for _ in range(20):
        play(session, 1)
        assert writer.wait(LONG_S)
    assert set(sealed) == {1}
    disk.error = 0
    assert settled(session, writer).whole
    assert unfinished(tmp_path)[0].moves == 20
