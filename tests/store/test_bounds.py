"""Bounds on all that is read: nothing is waited for, unpacked or gone through without an end."""

from __future__ import annotations

import contextlib
import io
import json
import os
import struct
import sys
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.session import make_head
from game.store import files, given, seal, settings, statistics
from game.store.exchange import deleting_matches
from game.store.files import FileError, check_folder, read_bytes
from game.store.heads import HUMAN
from game.store.history import kept
from game.store.imports import ENTRIES_MOST, Import
from game.store.recorder import MATCHES, REPLAYS, Recorder
from game.store.replays import (
    finished,
    looking_through,
    read_head,
    read_replay,
    reading,
    troubles,
    unfinished_paths,
)
from game.store.texts import chosen_language
from tests.nasty import BYTES, FILE_NAMES, TIMES
from tests.slow import slow
from tests.store.whole_work import export_replays, import_file, import_replays, whole

posix = pytest.mark.skipif(sys.platform == "win32", reason="no pipes and no bytes for names there")


def match(data: Path, *, over: bool = True) -> Path:
    """Keep a match, and return its file."""
    recorder = Recorder.create(data, make_head("et_bim", ["random"] * 4, list("abcd"), seed=1))
    path = recorder.finish() if over else recorder.path
    recorder.close()
    return path


# ---------------------------------------------------------------- what is no file


@posix
def test_a_pipe_in_the_place_of_any_file_is_not_waited_for(tmp_path: Path) -> None:
    data = tmp_path / "data"
    for name in ("settings.json", "statistics.json", "given.json", "matches/a.match",
                 "replays/a.jsonl", "imports/a.zip", "imports/a.jsonl"):  # fmt: skip
        (data / name).parent.mkdir(parents=True, exist_ok=True)
        os.mkfifo(data / name)
    assert chosen_language(data) is None
    assert settings.load(data)[1] == "store.settings-unreadable"
    assert troubles(data) == kept(data) == finished(data) == unfinished_paths(data) == []
    assert given.given(data, data / "matches" / "a.match") == frozenset()
    assert import_replays(data).refused == []
    for path in (data / "imports" / "a.zip", data / "imports" / "a.jsonl", Path("/dev/zero")):
        for use in (read_bytes, read_replay, read_head):
            with pytest.raises(FileError, match=r"store\.not-a-file"):
                use(path)
        with pytest.raises(FileError, match=r"store\.not-a-file"):
            import_file(data, path)


@posix
def test_links_that_lead_to_themselves_are_said_or_passed_over(tmp_path: Path) -> None:
    for folder in (MATCHES, REPLAYS, "imports"):
        (tmp_path / folder).mkdir()
        for name in ("a.match", "a.jsonl", "a.zip"):
            (tmp_path / folder / name).symlink_to(name)
    assert kept(tmp_path) == finished(tmp_path) == troubles(tmp_path) == []
    assert import_replays(tmp_path).taken == 0
    with pytest.raises(FileError):
        read_replay(tmp_path / REPLAYS / "a.jsonl")


@posix
@pytest.mark.parametrize("folder", [MATCHES, REPLAYS, "imports", "exports", "deleted"])
def test_folders_and_files_in_each_others_places(tmp_path: Path, folder: str) -> None:
    for name in ("a.match", "a.jsonl", "a.zip"):
        (tmp_path / folder / name).mkdir(parents=True)
    assert kept(tmp_path) == finished(tmp_path) == troubles(tmp_path) == []
    assert whole(deleting_matches(tmp_path)) == 0
    assert import_replays(tmp_path).taken == 0
    other = tmp_path / "other"
    other.mkdir()
    (other / folder).write_bytes(b"")
    assert kept(other) == finished(other) == troubles(other) == []


@pytest.mark.skipif(not Path("/proc/self/pagemap").exists(), reason="Linux alone has it")
def test_a_file_that_says_it_is_empty_and_has_no_end_is_not_read_to_it() -> None:
    with pytest.raises(FileError, match=r"store\.(too-big|forbidden)"):
        read_bytes(Path("/proc/self/pagemap"))


@pytest.mark.parametrize("name", ["a\0b", "x" * 5000, "\ud800"])
def test_a_name_that_no_file_can_have_is_one_that_is_not_there(tmp_path: Path, name: str) -> None:
    for use in (read_bytes, read_replay, read_head):
        with pytest.raises(FileError):
            use(tmp_path / name)
    with pytest.raises(FileError):
        import_file(tmp_path, tmp_path / name)
    with contextlib.suppress(FileError):
        check_folder(tmp_path / name, writing=True)
    (tmp_path / "given.json").write_text('{"matches":{"\\u0000":["file:x.py:X"],"a":["b"]}}')
    given.forget(tmp_path / MATCHES / "a")


# ---------------------------------------------------------------- names and times


@posix
@pytest.mark.parametrize("name", FILE_NAMES, ids=[ascii(name[:9]) for name in FILE_NAMES])
def test_one_oddly_named_file_hides_no_other(tmp_path: Path, name: bytes) -> None:
    good = match(tmp_path), match(tmp_path, over=False)
    for folder, ending in ((MATCHES, b".match"), (REPLAYS, b".jsonl"), ("imports", b".jsonl")):
        path = os.fsencode(tmp_path / folder) + b"/" + name + ending
        Path(os.fsdecode(path)).parent.mkdir(exist_ok=True)
        Path(os.fsdecode(path)).write_bytes(good[0].read_bytes())
    assert good[1] in unfinished_paths(tmp_path)
    assert {one.path for one in kept(tmp_path)} >= {*good}
    for trouble in troubles(tmp_path):
        assert trouble.path not in good
    found = import_replays(tmp_path)
    assert (found.taken + found.known, found.refused) == (1, [])
    path, many = export_replays(tmp_path)
    assert many == 2 + found.taken
    assert import_file(tmp_path / "other", path).taken >= 1


@pytest.mark.parametrize("when", TIMES)
def test_a_match_of_any_day_is_listed_taken_out_and_taken_in(tmp_path: Path, when: float) -> None:
    path = match(tmp_path)
    try:
        os.utime(path, (when, when))
    except (OSError, OverflowError, ValueError):
        pytest.skip("this disk keeps no such days")
    assert [one.path for one in kept(tmp_path)] == [path]
    archive, many = export_replays(tmp_path)
    assert many == 1
    assert import_file(tmp_path / "other", archive).taken == 1


# ---------------------------------------------------------------- archives


def archive_of(path: Path, entries: list[tuple[str, bytes]]) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in entries:
            archive.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED)
    return path


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_hundreds_of_matches_of_one_name_take_no_longer_than_of_many(tmp_path: Path) -> None:
    content = match(tmp_path).read_bytes()
    entries = [("a.jsonl", content + b'{"note":%d}\n' % number) for number in range(1500)]
    began = time.process_time()
    found = import_file(tmp_path, archive_of(tmp_path / "all.zip", entries))
    assert time.process_time() - began < 30  # each was held against each: it took hours
    assert (found.taken, len(found.refused)) == (999, 501)
    assert import_file(tmp_path, tmp_path / "all.zip").known == 999


def test_what_unpacks_to_gigabytes_is_not_unpacked(tmp_path: Path) -> None:
    bomb = io.BytesIO()
    with zipfile.ZipFile(bomb, "w", zipfile.ZIP_DEFLATED) as archive:
        for number in range(3):
            archive.writestr(f"{number}.jsonl", b"0" * 30_000_000)
    path = tmp_path / "bomb.zip"
    path.write_bytes(bomb.getvalue())
    began = time.process_time()
    assert len(import_file(tmp_path, path).refused) == 3
    assert time.process_time() - began < 2
    assert not (tmp_path / REPLAYS).exists()


def test_a_bad_entry_costs_that_entry(tmp_path: Path) -> None:
    good = match(tmp_path / "here").read_bytes()
    entries = [("a.jsonl", good), ("spoilt.jsonl", good + b" " * 999), ("b.jsonl", good),
               ("x" * 300 + ".jsonl", good), ("a/b\0c.jsonl", good), ("letter.txt", b"hello"),
               ("C:\\d\\e.jsonl", good), ("nul.jsonl", good),
               ("\u202e\x1b[31m.jsonl", good)]  # fmt: skip
    path = archive_of(tmp_path / "all.zip", entries)
    content = bytearray(path.read_bytes())
    second = content.index(b"PK\x03\x04", 10)
    content[second + 60 : second + 90] = b"\xff" * 30
    struct.pack_into("<H", content, content.index(b"PK\x01\x02") + 12, 0xFFFF)  # no such day
    path.write_bytes(bytes(content))
    found = import_file(tmp_path, path)
    assert found.refused == ["spoilt.jsonl", "b", "letter.txt"]  # the name of one ends there
    assert found.taken == 6
    assert all(one.name.isprintable() for one in (tmp_path / REPLAYS).iterdir())


def test_an_entry_without_a_name_is_refused(tmp_path: Path) -> None:
    path = archive_of(tmp_path / "all.zip", [("x.jsonl", b"{}")])
    path.write_bytes(path.read_bytes().replace(b"x.jsonl", b"\0.jsonl"))
    assert import_file(tmp_path, path).refused == ["?"]


def test_an_archive_that_says_its_list_has_no_end_is_refused_at_once(tmp_path: Path) -> None:
    path = tmp_path / "all.zip"
    numbers = (20, 20, 0, 0, 0, 33, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)
    entry = struct.pack("<4s6H3L5H2L", b"PK\x01\x02", *numbers)
    listed = (entry + b"a") * 200_000
    ending = struct.pack("<4s4H2LH", b"PK\x05\x06", 0, 0, 65535, 65535, len(listed), 0, 0)
    path.write_bytes(listed + ending)
    began = time.process_time()
    assert import_file(tmp_path, path).refused == ["all.zip"]
    assert time.process_time() - began < 1


def test_no_more_than_so_many_entries_are_looked_at(tmp_path: Path) -> None:
    entries = [(f"{number}.txt", b"") for number in range(ENTRIES_MOST + 100)]
    taking = Import.of_file(tmp_path, archive_of(tmp_path / "all.zip", entries))
    whole(taking)
    assert taking.at == ENTRIES_MOST + 1
    assert "all.zip" in taking.found.refused


# ---------------------------------------------------------------- contents


@pytest.mark.parametrize("content", BYTES, ids=[ascii(content[:12]) for content in BYTES])
def test_whatever_stands_in_a_file_is_read_or_said_within_a_second(
    tmp_path: Path, content: bytes
) -> None:
    began = time.process_time()
    for name in ("matches/a.match", "replays/a.jsonl", "imports/a.zip", "imports/b.jsonl",
                 "settings.json", "statistics.json", "given.json"):  # fmt: skip
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(content)
    troubles(tmp_path)
    settings.load(tmp_path)
    assert import_replays(tmp_path).taken == 0
    with pytest.raises(FileError):
        read_replay(tmp_path / "replays" / "a.jsonl")
    assert time.process_time() - began < 3


def test_a_match_of_a_million_empty_lines_is_too_big(tmp_path: Path) -> None:
    path = match(tmp_path)
    path.write_bytes(path.read_bytes() + b"\n" * 1_000_000)
    began = time.process_time()
    with pytest.raises(FileError, match=r"store\.too-big"):
        read_replay(path)
    assert time.process_time() - began < 0.5


def test_a_start_looks_through_no_more_matches_than_it_has_time_for(tmp_path: Path) -> None:
    first = match(tmp_path, over=False)
    for number in range(300):
        first.with_name(f"{number}.match").write_bytes(first.read_bytes()[:-30] + b"\n?\n?\n")
    assert len(troubles(tmp_path)) <= 40


# ---------------------------------------------------------------- tens of megabytes

MEGABYTE = 1024 * 1024
LONG_S = 0.25
"""Seconds of work of the longest step; a tenth is what is asked, on a machine that does nothing
else, and before these bounds it was 0.5 to 2.5."""
LARGE: dict[str, bytes] = {
    "letters": b"x",
    "line ends": b"\n",
    "empty objects": b"{}\n",
    "empty lists": b"[],",
    "brackets": b"[",
    "lists": b"[[]],[[]],",
}
QUICK = ("brackets",)
SOME_LARGE = [
    pytest.param(unit, marks=[] if name in QUICK else pytest.mark.slow)
    for name, unit in LARGE.items()
]


def longest(steps: Iterator[object]) -> float:
    """How much work the longest step is; what is wrong may be said."""
    most = 0.0
    with contextlib.suppress(FileError):
        while True:
            began = time.process_time()
            try:
                next(steps)
            except StopIteration:
                return most
            finally:
                most = max(most, time.process_time() - began)
    return most


@pytest.mark.parametrize("start", [b"", *slow([b"[", b'{"x":['])], ids=["", "a list", "a table"])
@pytest.mark.parametrize("unit", SOME_LARGE, ids=LARGE)
def test_no_file_of_ten_megabytes_holds_the_window(
    tmp_path: Path, unit: bytes, start: bytes
) -> None:
    content = start + unit * (10 * MEGABYTE // len(unit))
    for name in ("matches/a.match", "replays/a.jsonl", "imports/a.zip", "imports/b.jsonl",
                 "settings.json", "settings.1.json", "statistics.json", "given.json"):  # fmt: skip
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(content)
    assert longest(looking_through(tmp_path)) < LONG_S
    assert longest(reading(tmp_path / "replays" / "a.jsonl")) < LONG_S
    for taking in (
        Import.of_folder(tmp_path),
        Import.of_file(tmp_path, tmp_path / "imports/a.zip"),
    ):
        assert longest(taking.steps()) < LONG_S
    began = time.process_time()
    settings.load(tmp_path)
    statistics.load(tmp_path)
    given.forget(tmp_path / MATCHES / "a.match")
    assert chosen_language(tmp_path) is None
    assert time.process_time() - began < LONG_S


@pytest.mark.parametrize("sealed", [True, False])
def test_a_match_of_thousands_of_notes_is_read_piece_by_piece(tmp_path: Path, sealed: bool) -> None:
    path = match(tmp_path, over=not sealed)
    notes = [b'{"note":{"mark":[1,1,%d],"by":0}}' % (number % 9) for number in range(8000)]
    plain = b"\n".join(notes) + b"\n"
    if sealed:
        key = seal.key_of_first_line(path.read_bytes().split(b"\n")[0])
        assert key is not None
        at = path.read_bytes().count(b"\n") + 1
        plain = b"".join(seal.seal(key, at + n, note) for n, note in enumerate(notes))
    path.write_bytes(path.read_bytes() + plain)
    steps = 0
    for _ in reading(path):
        steps += 1
    assert steps > 50, "the window hears in between"
    assert len(read_replay(path).records) == 8001
    assert longest(reading(path)) < LONG_S


def test_statistics_too_large_to_read_again_are_put_aside_and_begun_anew(
    tmp_path: Path,
) -> None:
    played = statistics.Played("et_bim", "1-x", 4, True)
    statistics.count(tmp_path, played)
    its = json.loads((tmp_path / statistics.FILE).read_bytes())
    its["more"] = ["x" * 1000] * (files.SMALL_MOST // 1020)
    its["counted"] = []
    fits = json.dumps(its, indent=2).encode() + b"\n"
    assert len(fits) < files.SMALL_MOST
    its["more"].append("x" * (files.SMALL_MOST - len(fits) - 20))
    whole = json.dumps(its, indent=2).encode() + b"\n"
    (tmp_path / statistics.FILE).write_bytes(whole)
    assert statistics.load(tmp_path)[1] is None
    for number in range(9):
        statistics.count(tmp_path, statistics.Played("et_bim", f"{number}-y", 4, True))
    found, notice = statistics.load(tmp_path)
    assert (notice, found.games["et_bim"].matches) == (None, 9)
    assert b"x" * 1000 in (tmp_path / (statistics.FILE + ".damaged")).read_bytes()


def test_ticks_that_a_file_claims_cost_nothing_until_they_are_played(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    head = make_head("wombat", [HUMAN] * 3, list("abc"), {}, 1)
    tick = {"seat": -1, "tick": 95_000, "done": 0, "kind": "tick", "number": 1, "mark": 0}
    path.write_text(f"{head.model_dump_json()}\n{json.dumps(tick)}\n")
    replay = read_replay(path)
    assert len(replay.actions) == 95_000
    assert len({id(act) for act in replay.actions}) == 2
