"""The command `deck`: made from a folder, named, given away, taken in, erased."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from command_shell import Said, Shell
from PIL import Image

from game.cli.albums import with_album
from game.core.decks import Picture
from game.games.le_boulet.rules import RULES
from game.store import decks
from tests.photos.photo_making import deck_of


@pytest.fixture
def photos(tmp_path: Path) -> Path:
    """A folder of 21 photos, of which one is none."""
    folder = tmp_path / "Été 2024"
    folder.mkdir()
    for number in range(20):
        made = io.BytesIO()
        Image.new("RGB", (40, 30), (255, 12 * number, 0)).save(made, "PNG")
        (folder / f"{number:02}.png").write_bytes(made.getvalue())
    (folder / "notes.txt").write_text("none")
    return folder


def test_a_deck_from_a_folder_to_the_other_computer(
    shell: Shell, photos: Path, tmp_path: Path
) -> None:
    here, there = tmp_path / "here", tmp_path / "there"

    def deck(*words: object, data: Path = here) -> Said:
        return shell("deck", *words, "--lang", "en", "--data-dir", data)

    made = deck("make", photos)
    assert made.status == 0
    assert "Été 2024: 20 pictures" in made.out
    assert made.err.splitlines() == [
        "notes.txt: this is no picture that can be read. Save it as JPEG or PNG."
    ]
    sheet = tmp_path / "sheet.tsv"
    assert deck("sheet", "été 2024", "--out", sheet).status == 0
    lines = sheet.read_text("utf-8").splitlines()
    assert lines[1] == "1\t00\tred"
    lines[1:] = [f"{number}\tPlage {number}\tmer, sable, soleil" for number in range(1, 21)]
    sheet.write_text("\n".join(lines), "utf-8")
    worded = deck("words", "Été 2024", "--words", sheet, "--title", "La mer")
    assert worded.err == ""
    assert "for people alone" not in worded.out
    found, _ = decks.kept(here)
    assert [one.title for one in found] == ["La mer"]
    assert found[0].album.pictures[3].name == "Plage 4"
    assert found[0].album.understood
    given = tmp_path / "given.deck"
    assert deck("export", found[0].album.fingerprint[:6], "--out", given).status == 0
    assert deck("import", given, data=there).status == 0
    assert decks.kept(there)[0][0].album == found[0].album
    assert "erased" in deck("erase", "La mer", data=there).out
    assert "no deck" in deck("list", data=there).out
    assert len(list(photos.iterdir())) == 21


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("burn",), "burn"),
        (("make",), "FOLDER"),
        (("make", "nowhere"), "nowhere"),
        (("erase", "Noël"), "Noël"),
        (("export", "Noël"), "Noël"),
        (("import", __file__), "test_deck_command.py"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(
    shell: Shell, tmp_path: Path, words: tuple[str, ...], told: str
) -> None:
    said = shell("deck", *words, "--lang", "fr", "--data-dir", tmp_path)
    assert told in said.complaint


def test_a_folder_of_too_few_photos_makes_nothing(
    shell: Shell, photos: Path, tmp_path: Path
) -> None:
    for number in range(18):
        (photos / f"{number:02}.png").unlink()
    said = shell("deck", "make", photos, "--lang", "en", "--data-dir", tmp_path / "here")
    assert said.status == 2
    assert said.err.splitlines()[-1].startswith("A deck needs 20 to 400 pictures, and there are 2")
    assert not (tmp_path / "here").exists()


def test_a_table_from_the_command_line_takes_a_deck_by_its_fingerprint(tmp_path: Path) -> None:
    given = {"deck": "0" * 32}
    assert with_album("le_boulet", given, tmp_path) == given
    assert with_album("et_bim", {}, tmp_path) == {}
    made: list[bytes] = []
    for number in range(60):
        written = io.BytesIO()
        Image.new("RGB", (8, 8), (4 * number, 99, 0)).save(written, "JPEG")
        made.append(written.getvalue())
    pictures = [Picture(f"Image {number}") for number in range(60)]
    deck = decks.made("x", "fr", pictures, made)
    decks.keep(tmp_path, deck)
    for before in ("", "house+"):
        given = {"deck": before + deck.album.fingerprint}
        found = with_album("le_boulet", given, tmp_path)
        assert RULES.options(3, found).album == deck.album


def test_a_line_of_names_that_is_none_is_named(shell: Shell, photos: Path, tmp_path: Path) -> None:
    words = tmp_path / "words.tsv"
    words.write_text("1\tMamie\tnez\n21\tPapi\n", "utf-8")
    said = shell("deck", "make", photos, "--words", words, "--data-dir", tmp_path / "here")
    assert said.status == 2
    assert "words.tsv, ligne 2" in said.err.replace("line 2", "ligne 2")
    assert not (tmp_path / "here").exists()


@pytest.mark.parametrize("number", ["", "0", "21", "-1", "1.5", "       1x", "1" + "9" * 5000, "²"])
def test_a_sheet_whose_number_is_no_picture_is_refused_by_its_line(
    shell: Shell, tmp_path: Path, number: str
) -> None:
    sheet = tmp_path / "sheet.tsv"
    sheet.write_text(f"1\tPlage\tmer\n{number}\tPlage\tmer\n", "utf-8")
    kept = decks.keep(tmp_path, deck_of(title="Mer"))
    said = shell("deck", "words", "Mer", "--words", sheet, "--lang", "fr", "--data-dir", tmp_path)
    assert said.status == 2
    assert "ligne 2" in said.complaint
    assert kept.exists()
