"""A match on file: written as it is played, sealed while it goes on, plain once it is over."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from game.games import words
from game.replaying.again import play_again
from game.store import files
from game.store.recorder import write_all
from game.store.replays import (
    FileError,
    Head,
    Recorder,
    finished,
    read_replay,
    resume,
    troubles,
    unfinished,
)
from game.store.texts import LANGUAGES
from tests.slow import slow

Script = Sequence[tuple[int, dict[str, Any]]]


def line(seat: int, action: dict[str, Any]) -> dict[str, Any]:
    """An action as a line of its file."""
    return {"seat": seat, **action}


def written(data: Path, head: Head, script: Script) -> Path:
    recorder = Recorder.create(data, head)
    for seat, action in script:
        recorder.write({"seat": seat, **action})
    recorder.close()
    return recorder.path


def everything(folder: Path) -> dict[str, bytes]:
    return {p.name: p.read_bytes() for p in folder.rglob("*") if p.is_file()}


def test_a_match_is_read_as_it_was_written(tmp_path: Path, head: Head, script: Script) -> None:
    replay = read_replay(written(tmp_path, head, script))
    assert replay.head == head
    assert replay.actions == [(seat, action) for seat, action in script]
    assert replay.sealed
    assert not replay.torn
    assert play_again(replay).outcome() is not None


def test_a_long_head_takes_several_sealed_lines(tmp_path: Path, big_head: Head) -> None:
    path = written(tmp_path, big_head, [(3, {"kind": "throw", "card": "D10", "target": 2})] * 3)
    replay = read_replay(path)
    assert replay.head == big_head
    assert len(replay.actions) == 3
    assert resume(path)[0].actions == replay.actions


def test_a_finished_match_lies_plainly_in_replays(
    tmp_path: Path, head: Head, script: Script
) -> None:
    recorder = Recorder.create(tmp_path, head)
    for seat, action in script:
        recorder.write({"seat": seat, **action})
    path = recorder.finish()
    assert path.parent == tmp_path / "replays"
    assert not recorder.path.exists()
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    assert lines[0]["format"] == 1
    assert lines[0]["names"][1] == "Zoé 1"
    assert list(lines[1])[:2] == ["seat", "kind"]
    assert len(lines) == 1 + len(script)
    assert read_replay(path).actions == [(seat, action) for seat, action in script]
    assert finished(tmp_path) == [path]
    assert unfinished(tmp_path) == []


def test_every_action_is_on_file_as_soon_as_it_is_added(
    tmp_path: Path, head: Head, script: Script
) -> None:
    recorder = Recorder.create(tmp_path, head)
    for count, (seat, action) in enumerate(script[:10], 1):
        recorder.write({"seat": seat, **action})
        assert len(read_replay(recorder.path).actions) == count
    recorder.close()


# ---------------------------------------------------------------- the seal


def test_a_sealed_file_shows_no_seed_no_name_and_no_action(
    tmp_path: Path, head: Head, script: Script
) -> None:
    path = written(tmp_path, head.model_copy(update={"seed": 123456789}), script)
    content = path.read_bytes()
    for secret in (b"123456789", "Zoé".encode(), b"throw", b"answer", b"seat", b"greedy"):
        assert secret not in content.split(b"\n", 1)[1]


def test_the_file_grows_alike_whatever_is_answered(tmp_path: Path, head: Head) -> None:
    answers = ({"kind": "answer", "card": None}, {"kind": "answer", "card": "BIM"})
    longest = {"kind": "throw", "card": "RECYCLE", "target": 11}
    recorder = Recorder.create(tmp_path, head)
    sizes = [recorder.path.stat().st_size]
    for action in (*answers, longest, {"kind": "mulligan"}):
        recorder.write({"seat": 3, **action})
        sizes.append(recorder.path.stat().st_size)
    recorder.close()
    assert len({after - before for before, after in pairwise(sizes)}) == 1
    lines = recorder.path.read_bytes().splitlines()
    assert len({len(line) for line in lines[1:]}) == 1


def test_the_same_answer_twice_looks_different_each_time(tmp_path: Path, head: Head) -> None:
    path = written(tmp_path, head, [(1, {"kind": "answer", "card": None})] * 8)
    lines = path.read_bytes().splitlines()
    assert len(set(lines)) == len(lines)


# ---------------------------------------------------------------- going on


def test_a_match_goes_on_where_it_was_left(tmp_path: Path, head: Head, script: Script) -> None:
    path = written(tmp_path, head, script[:9])
    replay, recorder = resume(path)
    assert replay.actions == [(seat, action) for seat, action in script[:9]]
    for seat, action in script[9:]:
        recorder.write({"seat": seat, **action})
    assert read_replay(recorder.finish()).actions == [(seat, action) for seat, action in script]


def test_the_match_played_last_comes_first(tmp_path: Path, head: Head, script: Script) -> None:
    paths = [written(tmp_path, head, script[:count]) for count in (3, 1, 2)]
    for age, path in enumerate(paths):
        os.utime(path, (1_000_000 - age, 1_000_000 - age))
    found = unfinished(tmp_path)
    assert [one.path for one in found] == paths
    assert [one.moves for one in found] == [3, 1, 2]
    assert found[0].head == head


def test_two_windows_cannot_play_the_same_match(tmp_path: Path, head: Head, script: Script) -> None:
    recorder = Recorder.create(tmp_path, head)
    with pytest.raises(FileError) as busy:
        resume(recorder.path)
    assert busy.value.key == "store.busy"
    recorder.write(line(*script[0]))
    recorder.close()
    assert len(resume(recorder.path)[0].actions) == 1


def test_a_torn_last_line_is_dropped_and_written_over(
    tmp_path: Path, head: Head, script: Script
) -> None:
    path = written(tmp_path, head, script[:5])
    whole = path.read_bytes()
    path.write_bytes(whole[:-100])
    replay = read_replay(path)
    assert replay.torn
    assert len(replay.actions) == 4
    recorder = resume(path)[1]
    recorder.write(line(*script[4]))
    recorder.close()
    assert not read_replay(path).torn
    assert path.read_bytes() == whole


def test_what_is_no_action_is_ignored_and_kept(tmp_path: Path, head: Head, script: Script) -> None:
    recorder = Recorder.create(tmp_path, head)
    recorder.write(line(*script[0]))
    recorder.write({"note": {"why": "é" * 500, "seat": 2}})
    recorder.write(line(*script[1]))
    recorder.close()
    replay, recorder = resume(recorder.path)
    assert len(replay.actions) == 2
    recorder.write(line(*script[2]))
    path = recorder.finish()
    assert '{"note":{"why":"ééé' in path.read_text("utf-8")
    with path.open("a") as file:
        file.write('{"seat":2,"controller":"human"}\n\n')
    assert len(read_replay(path).actions) == 3


def test_a_match_that_ended_but_was_not_taken_away_is_not_offered_again(
    tmp_path: Path, head: Head, script: Script
) -> None:
    path = written(tmp_path, head, script)
    sealed = path.read_bytes()
    plain = resume(path)[1].finish()
    path.write_bytes(sealed)  # killed between writing the replay and taking this away
    assert plain.exists()
    assert unfinished(tmp_path) == []


KILLED = """
import sys
from pathlib import Path
from game.store.replays import read_replay, Recorder
source = read_replay(Path(sys.argv[2]))
while True:
    recorder = Recorder.create(Path(sys.argv[1]), source.head)
    for count, (seat, action) in enumerate(source.actions, 1):
        recorder.write({"seat": seat, **action})
        print(count, flush=True)
    recorder.finish()
"""


@pytest.mark.skipif(os.name != "posix", reason="kill -9 is POSIX's")
@pytest.mark.parametrize("after", [*slow([0]), 7, *slow([200])])
def test_kill_9_loses_one_action_at_most(
    tmp_path: Path, head: Head, script: Script, after: int
) -> None:
    source = written(tmp_path / "source", head, script)
    data = tmp_path / "data"
    with subprocess.Popen(
        [sys.executable, "-c", KILLED, str(data), str(source)],
        stdout=subprocess.PIPE,
        cwd=Path(__file__).parents[2],
    ) as child:
        assert child.stdout is not None
        told = 0
        for _ in range(max(after, 1)):
            told = int(child.stdout.readline())
        child.send_signal(signal.SIGKILL)
        told = int((child.stdout.read().split() or [told])[-1])
    assert troubles(data) == []
    [*_, last] = [one for one in unfinished(data) if one.moves] or [None]
    if last is None:  # killed between two matches
        assert finished(data)
        return
    replay, recorder = resume(last.path)
    assert replay.actions == [(seat, action) for seat, action in script[: len(replay.actions)]]
    assert len(replay.actions) >= told
    for seat, action in script[len(replay.actions) :]:
        recorder.write({"seat": seat, **action})
    assert play_again(read_replay(recorder.finish())).outcome() is not None


# ---------------------------------------------------------------- damage


def test_damage_in_the_middle_is_said_with_its_line_and_the_file_stays(
    tmp_path: Path, head: Head, script: Script
) -> None:
    path = written(tmp_path, head, script[:20])
    content = bytearray(path.read_bytes())
    lines = bytes(content).split(b"\n")
    at = sum(len(line) + 1 for line in lines[:10]) + 5
    content[at] ^= 1
    path.write_bytes(content)
    with pytest.raises(FileError) as damaged:
        read_replay(path)
    assert damaged.value.key == "store.damaged"
    assert damaged.value.facts["line"] == 11
    assert path.read_bytes() == content


def test_a_damaged_match_is_put_aside_when_it_is_resumed(
    tmp_path: Path, head: Head, script: Script
) -> None:
    path = written(tmp_path, head, script[:20])
    lines = path.read_bytes().split(b"\n")
    del lines[9]  # a missing line is damage too
    content = b"\n".join(lines)
    for number in ("", "-2"):
        path.write_bytes(content)
        with pytest.raises(FileError) as damaged:
            resume(path)
        assert damaged.value.key == "store.put-aside"
        kept = path.with_name(path.name + ".damaged" + number)
        assert damaged.value.facts["kept"] == kept
        assert kept.read_bytes() == content
        assert not path.exists()


def test_troubles_are_told_once_and_nothing_is_lost(
    tmp_path: Path, head: Head, script: Script
) -> None:
    good = written(tmp_path, head, script[:3])
    empty = good.with_name("empty.match")
    empty.write_bytes(b"\0" * 512)  # what some file systems leave after a power failure
    newer = good.with_name("newer.match")
    newer.write_text('{"format":3}\n')
    before = sorted(everything(tmp_path).values())
    assert [one.path for one in unfinished(tmp_path)] == [good]
    told = {error.path: error.key for error in troubles(tmp_path)}
    assert told == {empty: "store.put-aside", newer: "store.format"}
    assert [error.path for error in troubles(tmp_path)] == [newer]
    assert sorted(everything(tmp_path).values()) == before


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"", "store.empty"),
        (b"\n\n", "store.empty"),
        (b"hello\n", "store.no-replay"),
        (b"\xff\xfe\x00", "store.no-replay"),
        (b"[" * 100_000, "store.no-replay"),
        (b'{"format":' + b"9" * 5000 + b"}", "store.no-replay"),
        (b'{"format":3}', "store.format"),
        (b'{"format":"1"}', "store.format"),
        (b'{"format":true}', "store.format"),
        (b'{"format":1}', "store.head"),
        (b'{"sealed":1,"key":"00"}', "store.no-replay"),
        (b'{"sealed":1,"key":"' + b"0" * 32 + b'"}\n', "store.damaged"),
        (b'{"sealed":1,"key":"' + b"0" * 32 + b'"}\nxx\nyy\n', "store.damaged"),
    ],
)
def test_what_is_no_replay_is_said_so(tmp_path: Path, content: bytes, key: str) -> None:
    path = tmp_path / "x.jsonl"
    path.write_bytes(content)
    with pytest.raises(FileError) as wrong:
        read_replay(path)
    assert wrong.value.key == key
    for language in LANGUAGES:
        assert str(path) in words(language).say(wrong.value.key, **wrong.value.facts)


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"game": "chess"}, "store.unknown-game"),
        ({"edition": 999}, "store.edition"),
        ({"options": {"teams": [1]}}, "store.options"),
        ({"seats": 2, "names": ["a", "b"], "controllers": ["human"] * 2}, "store.options"),
        ({"options": {"teams": "many"}}, "store.options"),
        ({"seed": 8}, "store.illegal"),
    ],
)
def test_a_head_that_does_not_fit_is_said_so(
    tmp_path: Path, head: Head, script: Script, change: dict[str, Any], key: str
) -> None:
    path = written(
        tmp_path, head.model_copy(update=change), script[:12] if "seed" in change else []
    )
    with pytest.raises(FileError) as wrong:
        play_again(read_replay(path))
    assert wrong.value.key == key
    for language in LANGUAGES:
        assert str(path) in words(language).say(wrong.value.key, **wrong.value.facts)


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ('{"seat":0,"kind":"dance"}', "store.no-action"),
        ('{"seat":0,"kind":"throw","card":"D10","target":11}', "store.illegal"),
        ('{"seat":-1,"kind":"answer","card":null}', "store.astray"),
        ('{"seat":4,"kind":"answer","card":null}', "store.damaged"),
        ('{"seat":true,"kind":"answer","card":null}', "store.damaged"),
        ('{"seat":0}', "store.damaged"),
        ("[]", "store.damaged"),
        ("garbage", "store.damaged"),
    ],
)
def test_a_wrong_line_of_a_plain_replay_is_named(
    tmp_path: Path, head: Head, script: Script, line: str, key: str
) -> None:
    path = resume(written(tmp_path, head, script))[1].finish()
    lines = path.read_text("utf-8").splitlines()
    lines[5] = line
    path.write_text("\n".join(lines), "utf-8")
    with pytest.raises(FileError) as wrong:
        play_again(read_replay(path))
    assert (wrong.value.key, wrong.value.facts["line"]) == (key, 6)


def test_a_name_from_a_file_cannot_steer_the_terminal(head: Head) -> None:
    names = ["\x1b[31mred\n", "two\u2028lines", "tab\t", "Zoé\u00a0!"]
    clean = Head.model_validate({**head.model_dump(), "names": names})
    assert clean.names == ["[31mred", "twolines", "tab", "Zoé\u00a0!"]


# ---------------------------------------------------------------- folders that fail


def test_a_folder_that_cannot_be_made_is_said_so(tmp_path: Path, head: Head) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(FileError) as wrong:
        Recorder.create(tmp_path / "file", head)
    assert wrong.value.key == "store.in-the-way"


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="rights are POSIX's")
def test_a_folder_that_may_not_be_written_is_said_so(tmp_path: Path, head: Head) -> None:
    if os.geteuid() == 0:
        pytest.skip("root may write anywhere")
    tmp_path.chmod(0o500)
    with pytest.raises(FileError) as wrong:
        Recorder.create(tmp_path, head)
    assert wrong.value.key == "store.forbidden"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is always full")
def test_a_full_disk_is_said_so(
    tmp_path: Path, head: Head, script: Script, monkeypatch: pytest.MonkeyPatch
) -> None:
    recorder = Recorder.create(tmp_path, head)
    with Path("/dev/full").open("wb", buffering=0) as full, monkeypatch.context() as patch:
        patch.setattr("game.store.recorder.write_all", lambda _, content: write_all(full, content))
        with pytest.raises(FileError) as wrong:
            recorder.write(line(*script[0]))
    assert wrong.value.key == "store.full"
    recorder.write(line(*script[0]))  # room was made: nothing is doubled, nothing is missing
    recorder.close()
    assert len(read_replay(recorder.path).actions) == 1


def test_what_was_half_written_on_a_full_disk_is_taken_back(
    tmp_path: Path, head: Head, script: Script, monkeypatch: pytest.MonkeyPatch
) -> None:
    recorder = Recorder.create(tmp_path, head)

    def half(file: Any, content: bytes) -> None:
        file.write(content[:50])
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("game.store.recorder.write_all", half)
        with pytest.raises(FileError):
            recorder.write(line(*script[0]))
    recorder.write(line(*script[0]))
    recorder.close()
    replay = read_replay(recorder.path)
    assert (len(replay.actions), replay.torn) == (1, False)


def test_a_file_far_too_big_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "big"
    with path.open("wb") as file:
        file.truncate(files.BIGGEST + 1)
    with pytest.raises(FileError) as wrong:
        read_replay(path)
    assert wrong.value.key == "store.too-big"


def test_an_atomic_write_that_fails_leaves_the_old_file_and_no_litter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "x"
    files.write_atomic(path, b"old")

    def full(fd: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(FileError) as wrong:
        files.write_atomic(path, b"new")
    assert wrong.value.key == "store.full"
    assert everything(tmp_path) == {"x": b"old"}


def test_options_nested_far_too_deep_are_no_replay(tmp_path: Path, head: Head) -> None:
    deep: list[Any] = []
    for _ in range(40):
        deep = [deep]
    spelled = json.loads(head.model_dump_json())
    spelled["options"]["x"] = deep
    path = tmp_path / "x.jsonl"
    path.write_text(json.dumps(spelled))
    with pytest.raises(FileError) as wrong:
        read_replay(path)
    assert (wrong.value.key, wrong.value.facts["field"]) == ("store.head", "options")
