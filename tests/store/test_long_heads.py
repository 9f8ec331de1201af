"""A match is never kept in a file that cannot be read again."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path
from typing import Any

import pytest

from game.core.decks import MOST, NAME_MOST, TAG_MOST, WEIGHT_MOST, Album, Picture
from game.core.rules import OptionsError
from game.games.le_boulet import decks
from game.games.le_boulet.model.options import REMEMBERED
from game.games.le_boulet.model.sayings import SAYINGS
from game.games.le_boulet.model.taught import MOST as TAUGHT_MOST
from game.session import make_head, resume
from game.store.files import FileError
from game.store.lines import HEAD_MOST
from game.store.recorder import MATCHES, Recorder
from game.store.replays import Head, read_head, read_replay, troubles
from tests.store.whole_work import import_file


def deck(pictures: int = MOST) -> dict[str, Any]:
    """Options with a deck as heavy as one may be."""
    most = WEIGHT_MOST // pictures - 12
    tags = tuple("é" * min(TAG_MOST, 8 + at) for at in range(3))
    left = max(1, (most - sum(2 * len(tag) + 4 for tag in tags)) // 2)
    rows = (Picture(f"{at} {'ô' * left}"[:NAME_MOST], tags) for at in range(pictures))
    album = Album("0123456789abcdef" * 2, "fr", tuple(rows))
    assert album.weight <= WEIGHT_MOST
    return decks.options(album, ours=False)


def taught(many: int = TAUGHT_MOST) -> dict[str, str]:
    return {f"{at} {'𠮷' * 55}": "yannnnyy" for at in range(many)}


def heavy_head(**options: Any) -> Head:
    seats = ["human", "human", "human", "normal"]
    return make_head("le_boulet", seats, ["A", "B", "C", "D"], options, 5)


def test_the_heaviest_deck_with_the_most_taught_and_said_is_kept(tmp_path: Path) -> None:
    said = sorted((f"@{key}" for key in SAYINGS), key=len)[-REMEMBERED:]
    head = heavy_head(**deck(), taught=taught(), said=said)
    assert len(head.model_dump_json().encode()) > 64 * 1024
    recorder = Recorder.create(tmp_path, head)
    recorder.close()
    path = recorder.path
    assert read_head(path).options == head.options
    assert troubles(tmp_path) == []
    again = resume(path, tmp_path)
    assert again.head.options == head.options
    again.close()


def test_a_long_head_is_found_in_a_plain_file_and_an_archive(tmp_path: Path) -> None:
    recorder = Recorder.create(tmp_path, heavy_head(**deck(), taught=taught()))
    path = recorder.finish()
    assert len(read_replay(path).head.options["taught"]) == TAUGHT_MOST
    with zipfile.ZipFile(tmp_path / "a.zip", "w") as archive:
        archive.write(path, path.name)
    assert import_file(tmp_path / "elsewhere", tmp_path / "a.zip").taken == 1


def test_a_table_whose_head_nobody_could_read_is_refused_before_the_deal() -> None:
    far = [f"file:/{'𠮷' * 4000}{at}.py:Bot" for at in range(10)]
    with pytest.raises(OptionsError) as refused:
        make_head("le_boulet", far, list("ABCDEFGHIJ"), {**deck(), "taught": taught()}, 5)
    assert refused.value.reason == "options-long"


def test_a_head_that_is_too_long_leaves_no_file_however_often_it_is_tried(tmp_path: Path) -> None:
    head = heavy_head(**deck()).model_copy(update={"names": ["界" * 90_000] * 4})
    assert len(head.model_dump_json().encode()) > HEAD_MOST
    for _ in range(3):
        with pytest.raises(FileError) as refused:
            Recorder.create(tmp_path, head)
        assert refused.value.key == "store.head-long"
    assert not (tmp_path / MATCHES).exists()


def test_a_plain_head_that_is_far_too_long_is_no_replay(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.write_text(json.dumps({"format": 1, "program": "x" * (HEAD_MOST + 1)}))
    with pytest.raises(FileError) as refused:
        read_head(path)
    assert refused.value.key == "store.no-replay"
