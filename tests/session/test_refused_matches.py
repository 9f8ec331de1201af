"""A match that cannot be gone on with is left as it is to the byte, also where its end is torn."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.session import make_head, resume
from game.store.heads import HUMAN, Head
from game.store.recorder import Recorder
from game.store.replays import FileError


def another_edition(head: Head) -> Head:
    return head.model_copy(update={"edition": 99})


def no_such_table(head: Head) -> Head:
    return head.model_copy(update={"options": {"modules": 7}})


def as_it_is(head: Head) -> Head:
    return head


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        (another_edition, "store.edition"),
        (no_such_table, "store.options"),
        (as_it_is, "store.no-action"),
    ],
)
def test_a_torn_match_that_is_refused_keeps_its_torn_end(
    tmp_path: Path, wrong: Callable[[Head], Head], key: str
) -> None:
    head = wrong(make_head("et_bim", [HUMAN] * 4, list("abcd"), seed=1))
    recorder = Recorder.create(tmp_path, head)
    nobody: dict[str, Any] = {"seat": 3, "kind": "dance"}
    for _ in range(2):
        recorder.write(nobody)
    recorder.close()
    torn = recorder.path.read_bytes()[:-40]
    recorder.path.write_bytes(torn)
    with pytest.raises(FileError) as refused:
        resume(recorder.path, tmp_path)
    assert refused.value.key == key
    assert recorder.path.read_bytes() == torn
