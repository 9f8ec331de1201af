"""Settings: written whole, the two before kept, a damaged file put aside and told."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from game.games import words
from game.store.files import FileError
from game.store.settings import FILE, Settings, load, save
from game.store.texts import LANGUAGES


def test_a_player_who_chose_nothing_gets_the_usual_without_a_file(tmp_path: Path) -> None:
    assert load(tmp_path / "nowhere") == (Settings(), None)
    assert not (tmp_path / "nowhere").exists()


def test_settings_come_back(tmp_path: Path) -> None:
    chosen = Settings(
        language="en", pace=0, window=(1000, 600), player_name="Zoé", last_table={"seats": [1]}
    )
    save(tmp_path, chosen)
    assert load(tmp_path) == (chosen, None)


def test_the_last_three_are_kept(tmp_path: Path) -> None:
    for pace in (0.5, 1.0, 2.0, 3.0, 3.0):  # saving the same again pushes nothing out
        save(tmp_path, Settings(pace=pace))
    paces = [json.loads(path.read_text())["pace"] for path in sorted(tmp_path.iterdir())]
    assert sorted(paces) == [1.0, 2.0, 3.0]
    assert load(tmp_path)[0].pace == 3.0


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b'{"pace": 9}',
        b'{"pace": NaN}',
        b'{"window": [1, 1]}',
        b"\xff",
        b"[" * 99999,
        b'{"pace": "fast"}',
        b'{"language": 7}',
        b'{"last_table": [1]}',
        b'{"tables": {"et_bim": 5}}',
        b'{"volume_music": 11}',
        b'{"text_size": 110}',
        b'{"bindings": {"confirm": "return"}}',
    ],
)
def test_a_damaged_file_is_kept_aside_and_the_one_before_is_taken(
    tmp_path: Path, content: bytes
) -> None:
    (tmp_path / FILE).write_bytes(content)
    assert load(tmp_path) == (Settings(), "store.settings-reset")
    assert (tmp_path / f"{FILE}.damaged").read_bytes() == content
    assert load(tmp_path) == (Settings(), None)
    save(tmp_path, Settings(pace=2.0))
    save(tmp_path, Settings(pace=3.0))
    (tmp_path / FILE).write_bytes(content)
    assert load(tmp_path) == (Settings(pace=2.0), "store.settings-kept")
    assert (tmp_path / f"{FILE}.damaged-2").read_bytes() == content


def test_an_unreadable_file_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    assert load(tmp_path) == (Settings(), "store.settings-unreadable")
    with pytest.raises(FileError):
        save(tmp_path, Settings())
    assert (tmp_path / FILE).is_dir()


def test_what_a_newer_version_knows_is_no_damage_and_is_kept(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"format": 9, "pace": 2, "sound": {"music": 0.3}}')
    settings, notice = load(tmp_path)
    assert (settings.pace, notice) == (2.0, None)
    settings.pace = 3.0
    save(tmp_path, settings)
    kept = json.loads((tmp_path / FILE).read_text())
    assert (kept["format"], kept["pace"], kept["sound"]) == (9, 3.0, {"music": 0.3})


def test_a_file_that_may_not_be_read_is_not_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save(tmp_path, Settings(pace=2.0))
    save(tmp_path, Settings(pace=3.0))
    before = (tmp_path / FILE).read_bytes()

    def forbidden(path: Path, *how: Any) -> Any:
        if path.name == FILE:
            raise PermissionError(errno.EACCES, "Permission denied")
        return opened(path, *how)

    opened = Path.open
    monkeypatch.setattr(Path, "open", forbidden)
    assert load(tmp_path) == (Settings(pace=2.0), "store.settings-unreadable")
    with pytest.raises(FileError) as wrong:
        save(tmp_path, Settings(pace=4.0))
    assert wrong.value.key == "store.forbidden"
    monkeypatch.undo()
    assert (tmp_path / FILE).read_bytes() == before


def test_a_file_far_too_big_is_kept_aside(tmp_path: Path) -> None:
    with (tmp_path / FILE).open("wb") as file:
        file.truncate(100_000_000)
    assert load(tmp_path) == (Settings(), "store.settings-reset")
    save(tmp_path, Settings(pace=2.0))
    assert (tmp_path / f"{FILE}.damaged").stat().st_size == 100_000_000


@pytest.mark.parametrize("key", ["store.full", "store.forbidden"])
def test_settings_that_cannot_be_written_leave_the_old_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    save(tmp_path, Settings(pace=2.0))
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}

    def fail(file: int) -> None:
        raise OSError(errno.ENOSPC if key == "store.full" else errno.EROFS, "as the system says")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(FileError) as wrong:
        save(tmp_path, Settings(pace=3.0))
    assert wrong.value.key == key
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


@pytest.mark.parametrize("wrong", [0.4, 4.1, -1, float("nan"), float("inf")])
def test_a_pace_is_instant_or_in_range(wrong: float) -> None:
    settings = Settings()
    with pytest.raises(ValidationError):
        settings.pace = wrong
    assert settings.pace == 1.0


@pytest.mark.parametrize(
    ("name", "least", "most"),
    [
        ("volume_master", 0, 10),
        ("volume_effects", 0, 10),
        ("volume_music", 0, 10),
        ("grace_ms", 0, 2000),
        ("text_size", 100, 200),
    ],
)
def test_a_number_beyond_its_bounds_is_refused(name: str, least: int, most: int) -> None:
    settings = Settings()
    for right in (least, most):
        setattr(settings, name, right)
    for wrong in (least - 1, most + 1):
        with pytest.raises(ValidationError):
            setattr(settings, name, wrong)
    assert getattr(settings, name) == most


def test_bindings_and_the_place_of_the_window_come_back(tmp_path: Path) -> None:
    chosen = Settings(bindings={"confirm": ["key:return", "pad:a"]}, window_place=(-1200, 40, 1))
    save(tmp_path, chosen)
    assert load(tmp_path) == (chosen, None)


def test_every_notice_has_a_text_in_both_languages() -> None:
    for language in LANGUAGES:
        for notice in ("reset", "kept", "unreadable"):
            assert words(language).say(f"store.settings-{notice}")


@given(name=st.text(max_size=40))
def test_any_name_can_be_kept(name: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    data = tmp_path_factory.mktemp("data")
    settings = Settings(player_name=name)
    save(data, settings)
    assert load(data) == (settings, None)


def test_a_copy_with_something_set_otherwise_leaves_the_settings(tmp_path: Path) -> None:
    settings = load(tmp_path)[0]
    copy = settings.but(pace=2.0)
    copy.notes = False
    assert (copy.pace, settings.pace, settings.notes) == (2.0, 1.0, True)
    save(tmp_path, Settings(notes=True, pace=0.5))
    save(tmp_path, settings)
    assert load(tmp_path)[0].pace == 0.5
