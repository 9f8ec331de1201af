"""A lock that we gave up is nobody's, also while a process that we started still has the file."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.session import make_head
from game.store import recorder as recorders
from game.store.files import lock, replacing
from game.store.recorder import Recorder

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="nothing forks there")
NAMES = ["Kim", "Ana", "Rosa", "Hugo"]


@pytest.fixture
def forked() -> Iterator[Callable[[], None]]:
    """Leave a process that has copies of all that is open, as one that is just being started."""
    hear, say = os.pipe()
    left: list[int] = []

    def fork() -> None:
        child = os.fork()
        if child == 0:
            os.close(say)
            os.read(hear, 1)
            os._exit(0)
        left.append(child)

    yield fork
    os.close(say)
    for child in left:
        os.waitpid(child, 0)
    os.close(hear)


def test_what_is_written_whole_is_free(tmp_path: Path, forked: Callable[[], None]) -> None:
    path = tmp_path / "file"
    with replacing(path) as file:
        file.write(b"whole")
        forked()
    with path.open("r+b") as opened:
        assert lock(opened)


def test_a_match_begins_while_a_process_is_being_started(
    tmp_path: Path, forked: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    def written(path: Path, content: bytes) -> None:
        with replacing(path) as file:
            file.write(content)
            forked()

    monkeypatch.setattr(recorders, "write_atomic", written)
    Recorder.create(tmp_path, make_head("et_bim", ["random"] * 4, NAMES, {}, 5)).close()


def test_a_match_that_was_left_can_be_gone_on_with(
    tmp_path: Path, forked: Callable[[], None]
) -> None:
    recorder = Recorder.create(tmp_path, make_head("et_bim", ["random"] * 4, NAMES, {}, 5))
    forked()
    recorder.close()
    with recorder.path.open("r+b") as opened:
        assert lock(opened)
