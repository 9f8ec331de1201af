"""The history's files: nothing that is deleted is lost, and nothing is laid over another file."""

from __future__ import annotations

import os
import tempfile
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.session import make_head
from game.store import seal
from game.store.exchange import export_match
from game.store.files import FileError
from game.store.history import Move, bring_back, deleted, erase, kept, put_away, restore
from game.store.recorder import MATCHES, PLAIN, REPLAYS, SEALED, Recorder
from game.store.replays import read_head, read_replay
from tests.store.whole_work import import_file


def keep(data: Path, seed: int, *, over: bool = True) -> Path:
    head = make_head("et_bim", ["random"] * 4, list("abcd"), seed=seed)
    recorder = Recorder.create(data, head)
    path = recorder.finish() if over else recorder.path
    recorder.close()
    return path


def contents(data: Path) -> Counter[bytes]:
    return Counter(path.read_bytes() for path in data.rglob("*") if path.is_file())


def test_all_matches_stand_in_one_list_the_newest_first(tmp_path: Path) -> None:
    paths = [keep(tmp_path, seed, over=seed != 1) for seed in range(3)]
    for age, path in enumerate(paths):
        os.utime(path, (1000 + age, 1000 + age))
    (tmp_path / MATCHES / f"old{SEALED}.damaged").write_bytes(b"?")
    os.utime(tmp_path / MATCHES / f"old{SEALED}.damaged", (1, 1))
    (tmp_path / MATCHES / "letter.txt").write_text("hello")
    found = kept(tmp_path)
    assert [one.path for one in found[:3]] == paths[::-1]
    assert [one.kind for one in found] == ["finished", "unfinished", "finished", "damaged"]


def test_a_head_is_read_without_the_rest(tmp_path: Path) -> None:
    for over in (True, False):
        path = keep(tmp_path, 7, over=over)
        with path.open("ab") as file:
            file.write(b"not a line of ours\n" * 9)
        assert read_head(path).seed == 7
        with pytest.raises(FileError):
            read_replay(path)


@pytest.mark.parametrize("content", [b"", b"\n\n", b"{}", b"\xff\xfe", seal.first_line(b"k" * 16)])
def test_a_head_that_is_none_is_said(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / f"odd{PLAIN}"
    path.write_bytes(content)
    with pytest.raises(FileError):
        read_head(path)
    with pytest.raises(FileError):
        read_head(tmp_path)


STEPS = st.lists(
    st.tuples(st.sampled_from(["away", "undo", "restore", "again"]), st.integers(0, 5)), max_size=14
)


@given(steps=STEPS)
def test_whatever_is_deleted_and_brought_back_nothing_is_lost(
    steps: list[tuple[str, int]],
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        for number in range(3):  # the same names again and again, and other contents
            for place, ending in ((REPLAYS, PLAIN), (MATCHES, SEALED)):
                path = data / place / f"{'m' if number else place}{number}{ending}"
                path.parent.mkdir(exist_ok=True)
                path.write_bytes(f"{place} {number}".encode())
        before = contents(data)
        moves: list[list[Move]] = []
        for turn, (step, number) in enumerate(steps):
            here, away = kept(data), deleted(data)
            if step == "away" and here:
                moves.append(put_away(data, here[number % len(here)].path))
            elif step == "undo" and moves and all(move.now.exists() for move in moves[-1]):
                bring_back(moves.pop())
            elif step == "restore" and away:
                restore(data, away[number % len(away)].path)
            elif step == "again":  # another match of a name that was there before
                fresh = data / REPLAYS / f"m{number % 3}{PLAIN}"
                if not fresh.exists():
                    fresh.write_bytes(f"again {turn}".encode())
                    before[fresh.read_bytes()] += 1
            assert contents(data) == before
        while away := deleted(data):
            restore(data, away[0].path)
        assert contents(data) == before
        assert not any(path.is_file() for path in (data / "deleted").rglob("*"))


def test_only_what_is_deleted_can_be_erased_and_then_it_is_gone(tmp_path: Path) -> None:
    path = keep(tmp_path, 1)
    with pytest.raises(FileError):
        erase(tmp_path, path)
    assert path.exists()
    [move] = put_away(tmp_path, path)
    erase(tmp_path, move.now)
    assert not kept(tmp_path)
    assert not deleted(tmp_path)


def test_a_replay_takes_along_what_was_left_over_beside_it(tmp_path: Path) -> None:
    path = keep(tmp_path, 1)
    rest = tmp_path / MATCHES / path.with_suffix(SEALED).name
    rest.write_bytes(b"left over")
    moves = put_away(tmp_path, path)
    assert not kept(tmp_path), "else it would be a match to go on with"
    bring_back(moves)
    assert [one.path for one in kept(tmp_path)] == [path]
    assert rest.exists()
    put_away(tmp_path, path)
    [one] = deleted(tmp_path)
    erase(tmp_path, one.path)
    assert not deleted(tmp_path)


def test_a_match_that_is_played_in_another_window_cannot_be_deleted(tmp_path: Path) -> None:
    recorder = Recorder.create(tmp_path, make_head("et_bim", ["random"] * 4, list("abcd"), seed=1))
    with pytest.raises(FileError, match=r"store\.busy"):
        put_away(tmp_path, recorder.path)
    assert recorder.path.exists()
    recorder.close()
    put_away(tmp_path, recorder.path)
    assert not recorder.path.exists()


@pytest.mark.parametrize("over", [True, False])
def test_a_match_goes_out_and_comes_in_on_another_computer(tmp_path: Path, over: bool) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    path = keep(here, 5, over=over)
    os.utime(path, (9999, 9999))
    copy = export_match(here, path)
    assert copy == export_match(here, path), "the same copy is not made twice"
    assert path.read_bytes() == copy.read_bytes()
    assert import_file(there, copy).taken == 1
    [one] = kept(there)
    assert one.path.read_bytes() == path.read_bytes()
    assert one.when == 9999
    assert one.kind == ("finished" if over else "unfinished")
    assert read_replay(one.path).head.seed == 5
    assert import_file(there, copy).known == 1


def test_what_is_taken_in_must_be_what_its_name_says(tmp_path: Path) -> None:
    plain, sealed = keep(tmp_path, 1), keep(tmp_path, 2, over=False)
    for path, ending in ((plain, SEALED), (sealed, PLAIN)):
        odd = tmp_path / f"odd{ending}"
        odd.write_bytes(path.read_bytes())
        assert import_file(tmp_path, odd).refused == [odd.name]
    assert len(kept(tmp_path)) == 2
    with pytest.raises(FileError):
        import_file(tmp_path, tmp_path / "nowhere.jsonl")
    with pytest.raises(FileError):
        import_file(tmp_path, tmp_path)
