"""A deck's file: whole or not at all, by its fingerprint, and refused where it is damaged."""

from __future__ import annotations

import errno
import json
import os
import zipfile
from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from photo_making import deck_of, encoded

from game.core.decks import Picture, read_album, tags_of, tidy
from game.core.user_error import UserError
from game.stage.paint.photos import fitted
from game.store import decks
from game.store.files import FileError


def test_a_deck_comes_back_as_it_was_kept(tmp_path: Path) -> None:
    deck = deck_of()
    path = decks.keep(tmp_path, deck)
    assert decks.read_deck(path) == deck
    assert decks.glance(path).album == deck.album
    assert decks.picture(path, 7) == deck.jpegs[7]
    assert path == decks.of_fingerprint(tmp_path, deck.album.fingerprint)
    found, wrong = decks.kept(tmp_path)
    assert [one.title for one in found] == ["Vacances"]
    assert wrong == []


def test_a_fingerprint_is_of_names_tags_and_pictures_and_not_of_the_title() -> None:
    deck = deck_of()
    same = replace(deck, title="Autre")
    assert same.album == deck.album
    renamed = replace(deck, pictures=(Picture("Mamie"), *deck.pictures[1:]))
    other = replace(deck, jpegs=(deck.jpegs[1], *deck.jpegs[1:]))
    prints = {one.album.fingerprint for one in (deck, renamed, other)}
    assert len(prints) == 3
    assert all(len(one) == 32 for one in prints)


@pytest.mark.parametrize("many", [0, 19, 401])
def test_too_few_pictures_or_too_many_make_no_deck(many: int) -> None:
    deck = deck_of(20)
    pictures, jpegs = list(deck.pictures) * 21, list(deck.jpegs) * 21
    with pytest.raises(UserError) as error:
        decks.made("x", "fr", pictures[:many], jpegs[:many])
    assert error.value.key == "decks.few"
    assert error.value.facts["n"] == many


def test_a_disk_that_fills_up_midway_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = decks.keep(tmp_path, deck_of(title="Before"))
    write = zipfile.ZipFile.writestr
    written = 0

    def fills_up(*given: object, **named: object) -> None:
        nonlocal written
        written += 1
        if written > 9:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        write(*given, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(zipfile.ZipFile, "writestr", fills_up)
    with pytest.raises(FileError) as error:
        decks.keep(tmp_path, deck_of(21))
    assert error.value.key == "store.full"
    assert written == 10
    assert list(old.parent.iterdir()) == [old]


@pytest.mark.parametrize("share", [0.0, 0.01, 0.2, 0.5, 0.8, 0.97, 0.999])
def test_a_damaged_deck_is_refused_in_a_sentence(tmp_path: Path, share: float) -> None:
    path = decks.keep(tmp_path, deck_of())
    content = bytearray(path.read_bytes())
    at = int(share * (len(content) - 1))
    content[at : at + 6] = bytes(255 - one for one in content[at : at + 6])
    path.write_bytes(content)
    with pytest.raises(FileError) as error:
        decks.read_deck(path)
    assert error.value.key == "decks.damaged"


@pytest.mark.parametrize("most", [0, 10, 500, 5000])
def test_a_deck_that_ends_too_early_is_refused(tmp_path: Path, most: int) -> None:
    path = decks.keep(tmp_path, deck_of())
    path.write_bytes(path.read_bytes()[:most])
    with pytest.raises(FileError) as error:
        decks.glance(path)
    assert error.value.key == "decks.damaged"
    assert decks.kept(tmp_path)[0] == []
    assert [one.key for one in decks.kept(tmp_path)[1]] == ["decks.damaged"]


def test_a_deck_that_says_it_is_another_is_refused(tmp_path: Path) -> None:
    path = decks.keep(tmp_path, deck_of())
    with zipfile.ZipFile(path) as archive:
        listed = json.loads(archive.read("deck.json"))
        jpegs = {name: archive.read(name) for name in archive.namelist() if name != "deck.json"}
    listed["pictures"][0][0] = "Somebody else"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("deck.json", json.dumps(listed))
        for name, content in jpegs.items():
            archive.writestr(name, content)
    with pytest.raises(FileError) as error:
        decks.read_deck(path)
    assert error.value.key == "decks.damaged"


@pytest.mark.parametrize("size", [(30_000, 20_000), (769, 8), (8, 769), (0, 0)])
def test_a_picture_that_says_it_is_huge_is_decoded_nowhere(
    size: tuple[int, int], tmp_path: Path
) -> None:
    deck = deck_of()
    jpeg = bytearray(deck.jpegs[3])
    at = jpeg.index(b"\xff\xc0") + 5
    jpeg[at : at + 4] = size[1].to_bytes(2, "big") + size[0].to_bytes(2, "big")
    jpegs = (*deck.jpegs[:3], bytes(jpeg), *deck.jpegs[4:])
    path = decks.keep(tmp_path, replace(deck, jpegs=jpegs))
    with pytest.raises(FileError) as said:
        decks.read_deck(path)
    assert said.value.key == "decks.damaged"
    assert decks.photo(tmp_path, path.stem, 3) is None
    assert decks.photo(tmp_path, path.stem, 2) == deck.jpegs[2]


@pytest.mark.parametrize("size", [(1, 768), (768, 1), (3, 500), (40, 30)])
def test_a_strip_is_cut_before_it_is_scaled(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    scaled, made = pygame.transform.smoothscale, []

    def counted(picture: pygame.Surface, wanted: tuple[int, int]) -> pygame.Surface:
        made.append(wanted)
        return scaled(picture, wanted)

    monkeypatch.setattr(pygame.transform, "smoothscale", counted)
    seen = fitted(encoded("JPEG", size, "red"), 60, 40)
    assert made == [(60, 40)]
    assert seen.get_at((30, 20))[0] > 240
    assert seen.get_at((30, 20))[1] < 20


def test_an_archive_that_swells_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.deck"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("deck.json", b" " * 900_000)
    with pytest.raises(FileError) as error:
        decks.glance(path)
    assert error.value.key == "decks.damaged"


@pytest.mark.parametrize(
    "row",
    [
        "no list",
        [],
        [""],
        ["two\nlines"],
        ["x" * 41],
        ["x", "y" * 31],
        ["x", 3],
        ["x", *"abcdefghijklm"],
    ],
)
def test_an_album_out_of_a_file_holds_what_can_be_shown_alone(row: object) -> None:
    rows = deck_of().album.to_json()["pictures"]
    assert read_album("0" * 32, {"lang": "fr", "pictures": rows}).pictures == deck_of().pictures
    with pytest.raises(ValueError, match=r"^a (name|picture)"):
        read_album("0" * 32, {"lang": "fr", "pictures": [*rows[1:], row]})


def test_names_and_tags_that_no_match_could_hold_are_refused(tmp_path: Path) -> None:
    small = deck_of(20)
    for many, refused in ((4, False), (12, True)):
        tags = tuple(f"{at} {'ü' * 26}" for at in range(many))
        pictures = tuple(Picture(f"{at} {'x' * 30}", tags) for at in range(150))
        deck = replace(small, pictures=pictures, jpegs=small.jpegs[:1] * 150)
        if not refused:
            assert decks.glance(decks.keep(tmp_path, deck)).album == deck.album
            continue
        with pytest.raises(UserError) as error:
            decks.keep(tmp_path, deck)
        assert error.value.key == "decks.heavy"
        with pytest.raises(ValueError, match="too long"):
            read_album("0" * 32, deck.album.to_json())


def test_tags_are_parted_tidied_and_stand_once() -> None:
    assert tags_of(" rouge , qui pique;rouge,\t,la  mer") == ("rouge", "qui pique", "la mer")
    assert len(tags_of(",".join(map(str, range(50))))) == 12
    assert tidy("  e\u0301te\u0301\u200b  2024 ", 40) == "été 2024"


def test_an_archive_of_thousands_of_empty_entries_is_refused_unread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = decks.keep(tmp_path, deck_of())
    with zipfile.ZipFile(path, "a") as archive:
        for number in range(3000):
            archive.writestr(zipfile.ZipInfo(f"{number}.jpg"), b"")
    seen: list[int] = []
    real = zipfile.ZipInfo.__init__
    monkeypatch.setattr(
        zipfile.ZipInfo, "__init__", lambda *a, **k: seen.append(1) or real(*a, **k)
    )
    for use in (decks.read_deck, decks.glance, lambda its: decks.picture(its, 0)):
        with pytest.raises(FileError, match=r"decks\.damaged"):
            use(path)
    assert seen == [], "no entry of it was looked at"


@pytest.mark.skipif(os.name == "nt", reason="no pipes there")
def test_a_pipe_in_the_place_of_a_deck_is_not_waited_for(tmp_path: Path) -> None:
    path = decks.of_fingerprint(tmp_path, "0" * 32)
    path.parent.mkdir()
    os.mkfifo(path)
    assert decks.kept(tmp_path) == ([], [])
    assert decks.photo(tmp_path, "0" * 32, 0) is None
    for use in (decks.read_deck, decks.glance, lambda its: decks.picture(its, 0)):
        with pytest.raises(FileError, match=r"store\.not-a-file"):
            use(path)
