"""A disk that fails in mid-match: said once, played on, and written down as soon as that works."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from game.core.seats import Seat
from game.replaying.again import play_again
from game.session import Session, resume, start
from game.store import recorder
from game.store.heads import HUMAN
from game.store.replays import Head, finished, read_replay, unfinished

Script = Sequence[tuple[int, dict[str, Any]]]
Failing = Callable[[int], None]


@pytest.fixture
def people(head: Head) -> Head:
    """A match of people alone: no process of bots is needed."""
    return head.model_copy(update={"controllers": [HUMAN] * head.seats})


@pytest.fixture
def fail(monkeypatch: pytest.MonkeyPatch) -> Failing:
    """Let everything that is written fail with an error of the system, or nothing when it is 0."""
    number = 0

    def failing(what: Callable[..., Any], half: bool = False) -> Callable[..., Any]:
        def tried(*given: Any, **named: Any) -> Any:
            if number and half:
                given[0].write(given[1][:50])
            if number:
                raise OSError(number, os.strerror(number))
            return what(*given, **named)

        return tried

    monkeypatch.setattr(recorder, "write_all", failing(recorder.write_all, half=True))
    monkeypatch.setattr(os, "fsync", failing(os.fsync))
    monkeypatch.setattr(Path, "mkdir", failing(Path.mkdir))

    def now(wanted: int) -> None:
        nonlocal number
        number = wanted

    return now


def play(session: Session, script: Script) -> list[str]:
    """Carry out actions, and return what was said of the file meanwhile."""
    told = []
    for seat, spelled in script:
        session.submit(Seat(seat), session.rules.action_from_json(spelled))
        error = session.take_file_error()
        told += [error.key] if error else []
    return told


@pytest.mark.parametrize(
    ("number", "key"),
    [
        (errno.ENOSPC, "store.full"),
        (errno.EDQUOT, "store.full"),
        (errno.EROFS, "store.forbidden"),
        (errno.EIO, "store.failed"),
    ],
)
@pytest.mark.parametrize("first", [0, 1, 9])
def test_what_could_not_be_written_is_written_later(
    tmp_path: Path, people: Head, script: Script, fail: Failing, first: int, number: int, key: str
) -> None:
    fail(number if first == 0 else 0)
    session = start(people, tmp_path)
    begun = [error.key] if (error := session.take_file_error()) else []
    begun += play(session, script[:first])
    fail(number)
    assert begun + play(session, script[first:20]) == [key], "said once"
    on_file = unfinished(tmp_path)
    assert [one.moves for one in on_file] == ([first] if first else [])
    fail(0)
    assert play(session, script[20:21]) == []
    [one] = unfinished(tmp_path)
    assert (one.head, one.moves) == (people, 21)
    fail(number)
    assert play(session, script[21:30]) == [key], "said again when it fails again"
    fail(0)
    assert play(session, script[30:]) == []
    session.close()
    [path] = finished(tmp_path)
    assert read_replay(path).actions == [(seat, action) for seat, action in script]
    assert unfinished(tmp_path) == []


@pytest.mark.parametrize("room", [True, False])
def test_closing_on_a_full_disk_loses_at_most_what_was_not_written(
    tmp_path: Path, people: Head, script: Script, fail: Failing, *, room: bool
) -> None:
    session = start(people, tmp_path)
    play(session, script[:12])
    fail(errno.ENOSPC)
    play(session, script[12:20])
    if room:
        fail(0)
    session.close()
    fail(0)
    [one] = unfinished(tmp_path)
    assert one.moves == (20 if room else 12)
    again = resume(one.path, tmp_path)
    assert play(again, script[one.moves :]) == []
    again.close()
    [path] = finished(tmp_path)
    assert play_again(read_replay(path)).outcome() is not None


def test_a_match_that_ends_on_a_full_disk_is_finished_when_next_opened(
    tmp_path: Path, people: Head, script: Script, fail: Failing, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = start(people, tmp_path)
    assert play(session, script[:-1]) == []

    def full(file: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)  # an action fits yet, the whole replay does not
        assert play(session, script[-1:]) == ["store.full"]
        session.close()
    assert finished(tmp_path) == []
    [one] = unfinished(tmp_path)
    assert one.moves == len(script)
    resume(one.path, tmp_path).close()
    assert len(finished(tmp_path)) == 1
    assert unfinished(tmp_path) == []
