"""A folder of photos: what fails is listed by name, and no file of it is touched."""

from __future__ import annotations

from pathlib import Path

import pytest
from photo_making import Pretended, deck_of

from game.photos import folder as folders
from game.photos.folder import Folder
from game.photos.kinds import FILE_MOST
from game.photos.taking import DeckIntake
from game.store.decks import write_deck
from game.store.files import FileError


def gone_through(folder: Path) -> Folder:
    found = Folder(folder, Pretended())  # type: ignore[arg-type]
    for _ in found.steps():
        pass
    return found


def test_a_folder_is_read_in_the_order_of_names(tmp_path: Path) -> None:
    for name in ("b_le-chat.txt", "A.png", ".hidden.png"):
        (tmp_path / name).write_bytes(name.encode())
    (tmp_path / "below").mkdir()
    before = {path: path.stat() for path in tmp_path.iterdir()}
    found = gone_through(tmp_path)
    assert [one.name for one in found.found] == ["A", "b le chat"]
    assert found.failed == []
    assert {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()} == {
        path: its.st_mtime_ns for path, its in before.items()
    }


@pytest.mark.parametrize("trouble", ["unknown", "torn", "bomb", "memory", "slow", "heic-no"])
def test_what_cannot_be_read_is_listed_and_the_rest_is_taken(tmp_path: Path, trouble: str) -> None:
    (tmp_path / "a.png").write_bytes(f"bad {trouble}".encode())
    (tmp_path / "b.png").write_bytes(b"good")
    found = gone_through(tmp_path)
    [failed] = found.failed
    assert (failed.file, failed.key) == ("a.png", f"decks.trouble.{trouble}")
    assert [one.name for one in found.found] == ["b"]


def test_the_same_picture_twice_is_taken_once(tmp_path: Path) -> None:
    for name in ("one.png", "two.jpg"):
        (tmp_path / name).write_bytes(b"the same")
    found = gone_through(tmp_path)
    [failed] = found.failed
    assert failed.key == "decks.trouble.double"
    assert failed.facts["other"] == "one.png"


def test_a_link_is_followed_within_the_folder_alone(tmp_path: Path) -> None:
    inside, outside = tmp_path / "inside", tmp_path / "outside.png"
    inside.mkdir()
    outside.write_bytes(b"somebody's secret")
    (inside / "real.png").write_bytes(b"real")
    for name, to in (
        ("a.png", outside),
        ("b.png", inside / "real.png"),
        ("c.png", inside / "c.png"),
    ):
        (inside / name).symlink_to(to)
    found = gone_through(inside)
    failed = {one.file: one.key for one in found.failed}
    assert failed["a.png"] == "decks.trouble.link"
    assert failed["c.png"] in ("decks.trouble.link", "store.failed", "store.missing")
    assert failed["real.png"] == "decks.trouble.double"
    assert [one.name for one in found.found] == ["b"]


def test_a_file_that_is_far_too_large_is_not_read(tmp_path: Path) -> None:
    with (tmp_path / "large.png").open("wb") as file:
        file.truncate(FILE_MOST + 1)
    assert [one.key for one in gone_through(tmp_path).failed] == ["decks.trouble.big"]


def test_a_file_that_may_not_be_read_is_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "locked.png").write_bytes(b"x")

    def forbidden(path: Path, most: int) -> bytes:
        raise FileError("store.forbidden", path)

    monkeypatch.setattr(folders, "read_bytes", forbidden)
    [failed] = gone_through(tmp_path).failed
    assert (failed.key, failed.facts["path"]) == ("store.forbidden", "locked.png")


def test_of_too_many_pictures_the_last_are_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(folders, "MOST", 2)
    for number in range(3):
        (tmp_path / f"{number}.png").write_bytes(bytes([number]))
    assert [one.key for one in gone_through(tmp_path).failed] == ["decks.trouble.many"]


def test_a_folder_that_is_none_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="missing"):
        Folder(tmp_path / "nowhere")


def test_a_deck_of_somebody_is_looked_at_picture_by_picture(tmp_path: Path) -> None:
    write_deck(tmp_path / "x.deck", deck_of())
    intake = DeckIntake(tmp_path / "x.deck", Pretended())  # type: ignore[arg-type]
    for _ in intake.steps():
        pass
    assert len(intake.smalls) == intake.many == 20
