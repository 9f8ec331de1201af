"""Exchange: what goes out comes in again, and nothing is overwritten or lost."""

from __future__ import annotations

import shutil
import zipfile
from pathlib import Path

import pytest

from game.session import make_head
from game.store.exchange import deleting_matches, deleting_replays, folder_command
from game.store.imports import IMPORTS
from game.store.recorder import REPLAYS, Recorder
from game.store.replays import finished, unfinished
from tests.store.whole_work import export_replays, import_replays, whole


def keep(data: Path, seed: int, *, over: bool = True) -> None:
    recorder = Recorder.create(data, make_head("et_bim", ["random"] * 4, list("abcd"), seed=seed))
    if over:
        recorder.finish()
    recorder.close()


@pytest.fixture
def data(tmp_path: Path) -> Path:
    for seed in (1, 2):
        keep(tmp_path, seed)
    keep(tmp_path, 3, over=False)
    (tmp_path / IMPORTS).mkdir()
    return tmp_path


def test_replays_taken_out_come_in_again(data: Path) -> None:
    archive, many = export_replays(data)
    before = {path.name: path.read_bytes() for path in finished(data)}
    assert many == whole(deleting_replays(data)) == 2
    assert not finished(data)
    shutil.copy(archive, data / IMPORTS)
    found = import_replays(data)
    assert (found.taken, found.known, found.refused) == (2, 0, [])
    assert {path.name: path.read_bytes() for path in finished(data)} == before
    assert import_replays(data).known == 2


def test_a_replay_of_the_same_name_is_laid_beside(data: Path) -> None:
    one, two = finished(data)
    content = two.read_bytes()
    (data / IMPORTS / one.name).write_bytes(content)
    kept = one.read_bytes()
    assert import_replays(data).taken == 1
    assert one.read_bytes() == kept
    assert one.with_name(f"{one.stem}-2{one.suffix}").read_bytes() == content


def test_what_is_no_replay_is_named_and_left_where_it_is(data: Path) -> None:
    folder = data / IMPORTS
    (folder / "letter.txt").write_text("hello")
    (folder / f"wrong{finished(data)[0].suffix}").write_text("hello")
    (folder / "broken.zip").write_bytes(b"PK nothing")
    with zipfile.ZipFile(folder / "odd.zip", "w") as archive:
        archive.writestr("../../outside.txt", "hello")
        archive.writestr(f"../../deep{finished(data)[0].suffix}", "hello")
    found = import_replays(data)
    assert found.taken == 0
    assert len(found.refused) == 5
    assert len(list(folder.iterdir())) == 4
    assert len(list((data / REPLAYS).iterdir())) == 2
    assert not (data.parent / "outside.txt").exists()


def test_deleting_one_kind_leaves_the_other(data: Path) -> None:
    assert whole(deleting_matches(data)) == 1
    assert not unfinished(data)
    assert len(finished(data)) == 2
    assert whole(deleting_matches(data)) == 0


def test_a_folder_is_shown_by_the_systems_own_program(data: Path) -> None:
    program, folder = folder_command(data)
    assert program
    assert folder == str(data)


def test_an_archive_with_a_hole_is_refused_wherever_the_hole_is(tmp_path: Path) -> None:
    path = tmp_path / "imports" / "all.zip"
    path.parent.mkdir()
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("one.jsonl", "{}" * 20)
    whole = path.read_bytes()
    path.write_bytes(whole[:40] + whole[50:])  # its table lies before its own beginning now
    with pytest.raises(OSError), zipfile.ZipFile(path) as archive:  # noqa: PT011 the system's words
        archive.read("one.jsonl")
    for hole in range(len(whole) - 10):
        path.write_bytes(whole[:hole] + whole[hole + 10 :])
        found = import_replays(tmp_path)
        assert found.taken == 0
        assert path.exists()
