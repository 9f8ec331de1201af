"""Whatever is done to a file, reading it ends in a match or in one sentence; nothing is deleted."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.games import words
from game.replaying.again import play_again
from game.store.replays import FileError, Head, Recorder, read_replay, resume, troubles
from game.store.texts import LANGUAGES

Script = Sequence[tuple[int, dict[str, Any]]]

names = st.lists(st.text(max_size=30), min_size=4, max_size=4)


def files_of(head: Head, script: Script) -> tuple[bytes, bytes]:
    """The sealed and the plain file of a match."""
    with tempfile.TemporaryDirectory() as folder:
        recorder = Recorder.create(Path(folder), head)
        for seat, action in script:
            recorder.write({"seat": seat, **action})
        sealed = recorder.path.read_bytes()
        return sealed, recorder.finish().read_bytes()


def try_everything(content: bytes) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "matches" / "one.match"
        path.parent.mkdir()
        path.write_bytes(content)
        plainly: list[FileError] = []
        try:
            play_again(read_replay(path))
        except FileError as error:
            plainly.append(error)
        assert path.read_bytes() == content, "reading changed the file"
        try:
            replay, recorder = resume(path)
        except FileError as error:
            plainly.append(error)
        else:
            recorder.close()
            assert content.startswith(path.read_bytes()[: replay.good])
        plainly += troubles(Path(folder))
        for error in plainly:
            for language in LANGUAGES:
                assert words(language).say(error.key, **error.facts)
        [left] = list(path.parent.iterdir())
        if left != path:
            assert left.read_bytes() == content, "putting it aside changed the file"


@given(
    names=names, seed=st.integers(), notes=st.lists(st.text('aé\n\0\u202e\ud800{}"'), max_size=3)
)
def test_any_names_seed_and_notes_come_back(names: list[str], seed: int, notes: list[str]) -> None:
    head = Head(
        program="0", game="g", edition=1, seats=4, options={"a": None}, seed=seed, salt="",
        names=names, controllers=[""] * 4,
    )  # fmt: skip
    with tempfile.TemporaryDirectory() as folder:
        recorder = Recorder.create(Path(folder), head)
        for note in notes:
            recorder.write(
                {"seat": 1, "kind": "say", "text": note.encode("utf-8", "replace").decode()}
            )
        assert read_replay(recorder.path).head == head
        sealed = read_replay(recorder.path).actions
        plain = read_replay(recorder.finish())
        assert plain.head == head
        assert plain.actions == sealed


@given(data=st.data())
def test_a_file_cut_anywhere_loses_one_action_at_most(
    data: st.DataObject, head: Head, script: Script
) -> None:
    for content in files_of(head, script[:12]):
        cut = data.draw(st.integers(0, len(content)))
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "x"
            path.write_bytes(content[:cut])
            if content.count(b"\n", 0, cut + 1) < content.count(b"\n") - 12:
                with pytest.raises(FileError) as headless:
                    read_replay(path)
                assert headless.value.key in ("store.empty", "store.no-replay", "store.damaged")
                continue
            replay = read_replay(path)
            line = content.count(b"\n", 0, cut) - content.count(b"\n") + 12
            assert len(replay.actions) >= line
            assert replay.actions == [(s, a) for s, a in script[: len(replay.actions)]]
            whole = content[:cut].endswith(b"\n") or content[cut : cut + 1] == b"\n"
            assert replay.torn == (not whole)
        try_everything(content[:cut])


@given(
    spots=st.lists(st.tuples(st.floats(0, 1), st.integers(0, 255)), min_size=1, max_size=4),
    how=st.sampled_from(["set", "insert", "delete", "zero"]),
)
def test_damaged_bytes_never_end_in_a_traceback(
    spots: list[tuple[float, int]], how: str, head: Head, script: Script
) -> None:
    for content in files_of(head, script[:12]):
        broken = bytearray(content)
        for where, byte in spots:
            at = min(int(where * len(broken)), len(broken) - 1)
            if how == "set":
                broken[at] = byte
            elif how == "insert":
                broken[at:at] = bytes((byte,))
            elif how == "delete":
                del broken[at : at + 1 + byte]
            else:
                broken[at : at + byte] = bytes(len(broken[at : at + byte]))
            if not broken:
                broken += b"\0"
        try_everything(bytes(broken))


@given(
    line=st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=9),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(
                st.sampled_from(["seat", "kind", "card", "target", "place", "note"]), inner
            )
        ),
        max_leaves=8,
    ),
    kind=st.sampled_from(["throw", "answer", "second", "replay", "discard", "mulligan", "x"]),
    seat=st.integers(-2, 13),
)
def test_any_line_is_an_action_or_is_named(
    line: object, kind: str, seat: int, head: Head, script: Script
) -> None:
    recorded: dict[str, Any] = dict(line) if isinstance(line, dict) else {"card": line}
    recorded = {"target": 1, **recorded, "kind": kind}
    with tempfile.TemporaryDirectory() as folder:
        recorder = Recorder.create(Path(folder), head)
        for known_seat, action in script[:6]:
            recorder.write({"seat": known_seat, **action})
        recorder.write({"seat": seat, **recorded})
        seat, action = script[6]
        recorder.write({"seat": seat, **action})
        recorder.close()
        try_everything(recorder.path.read_bytes())


@given(content=st.binary(max_size=400))
def test_any_bytes_are_read_or_named(content: bytes) -> None:
    try_everything(content)
