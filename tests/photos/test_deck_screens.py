"""Screens of decks: a folder is dropped, pictures are named and tagged, a table takes the deck."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest
from photo_making import Pretended, deck_of

from game.core.decks import Album, Picture
from game.photos import folder as folders
from game.scenes.decks.deck import DeckScene
from game.scenes.decks.decks import DecksScene
from game.scenes.decks.draft import Draft
from game.scenes.decks.listing import decks_of, taken_by
from game.scenes.decks.picture import PictureScene
from game.scenes.kit import Kit
from game.scenes.lobby.table_rules import DECK, ChosenRules
from game.scenes.notice import NoticeScene
from game.stage.input.inputs import FileDropped, KeyPressed, TextAsked, TextTyped
from game.stage.paint.art import Art
from game.stage.paint.photos import SHEET
from game.stage.scene import Close, Push, Replace
from game.store import decks
from game.store.exchange import export_deck
from game.store.places import assets_root
from game.store.settings import Settings
from game.tour.decks import shown_deck


@pytest.fixture
def kit(tmp_path: Path) -> Kit:
    pygame.init()
    pygame.display.set_mode((1280, 720))
    return Kit(Art(assets_root()), Settings(), tmp_path, "en")


def typed(scene: Any, field: str, text: str) -> None:
    scene.form.focus = field
    scene.handle_input(TextAsked("all"))
    scene.handle_input(KeyPressed("delete"))
    scene.handle_input(TextTyped(text))


def through(answer: Any) -> Any:
    """Return the scene that is shown once what was begun is done."""
    assert isinstance(answer, Push | Replace)
    scene = answer.scene
    while scene.name == "working":
        answer = scene.pass_time(16)
        if isinstance(answer, Replace):
            scene = answer.scene
    return scene


def test_a_folder_that_is_dropped_becomes_a_deck_and_says_what_failed(
    kit: Kit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    photos = tmp_path / "Noël"
    photos.mkdir()
    jpegs = deck_of(21).jpegs
    for number in range(21):
        (photos / f"{number:02}.jpg").write_bytes(jpegs[number][3:])
    (photos / "zz.txt").write_bytes(b"bad unknown")
    monkeypatch.setattr(folders, "Reader", Pretended)
    scene = through(DecksScene(kit).handle_input(FileDropped(str(photos))))
    assert isinstance(scene, DeckScene)
    [one], _ = decks.kept(tmp_path)
    assert (one.title, len(one.album.pictures)) == ("Noël", 21)
    assert any("zz.txt" in widget.spoken(str) for widget in scene.form.widgets)


def test_too_few_photos_make_a_sentence_and_no_deck(
    kit: Kit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "few").mkdir()
    monkeypatch.setattr(folders, "Reader", Pretended)
    scene = through(DecksScene(kit).handle_input(FileDropped(str(tmp_path / "few"))))
    assert isinstance(scene, NoticeScene)
    assert "20 to 400" in scene.spoken()
    assert decks.kept(tmp_path) == ([], [])


def test_what_is_written_of_a_picture_is_kept_when_the_deck_is_left(kit: Kit) -> None:
    draft = Draft(deck_of(), decks.keep(kit.data, deck_of()))
    first = draft.path
    scene = DeckScene(kit, draft)
    scene.form.focus = "picture:3"
    answer: Any = scene.handle_input(KeyPressed("enter"))
    picture = answer.scene
    assert isinstance(picture, PictureScene)
    typed(picture, "named", "Mamie")
    picture.handle_input(KeyPressed("enter"))
    typed(picture, "tags", "red,  granny ,the sea")
    picture.handle_input(KeyPressed("enter"))
    assert picture.title == "Picture 5 of 20"
    scene.resume(picture.leave().result)  # type: ignore[union-attr]
    assert scene.form.focus == "picture:4"
    typed(scene, "called", "At the sea")
    assert isinstance(scene.handle_input(KeyPressed("escape")), Close)
    [one], _ = decks.kept(kit.data)
    assert one.title == "At the sea"
    assert one.album.pictures[3] == Picture("Mamie", ("red", "granny", "the sea"))
    assert not first.exists()


def test_a_proposed_colour_is_written_among_the_tags_and_taken_out_again(kit: Kit) -> None:
    draft = shown_deck(kit)
    picture = PictureScene(kit, draft, 1)
    [colour, *_] = [w.name for w in picture.form.widgets if w.name.startswith("colour:")]
    word = colour.removeprefix("colour:")
    has = word in draft.deck.pictures[1].tags
    for _ in range(2):
        picture.form.focus = colour
        picture.handle_input(KeyPressed("enter"))
        has = not has
        assert (word in draft.deck.pictures[1].tags) is has


def test_a_deck_is_given_away_and_erased_after_a_question(kit: Kit) -> None:
    draft = shown_deck(kit)
    scene: Any = DeckScene(kit, draft)
    scene.form.focus = "export"
    told = scene.handle_input(KeyPressed("enter"))
    assert "Bretagne-2024.deck" in told.scene.spoken()
    assert decks.read_deck(kit.data / "exports" / "Bretagne-2024.deck") == draft.deck
    scene.form.focus = "erase"
    asked = scene.handle_input(KeyPressed("enter"))
    assert "Bretagne 2024" in asked.scene.spoken()
    assert isinstance(scene.resume(True), Close)
    assert not draft.path.exists()


def test_decks_of_one_title_that_are_given_away_lie_beside_one_another(tmp_path: Path) -> None:
    first, second = deck_of(20, "Noël !"), deck_of(21, "Noël !")
    paths = [export_deck(tmp_path, deck) for deck in (first, second, first)]
    assert [path.name for path in paths] == ["Noël--.deck", "Noël---2.deck", "Noël--.deck"]
    assert [decks.read_deck(path) for path in paths] == [first, second, first]


@pytest.mark.parametrize("title", ["con", "NUL", "Lpt1"])
def test_no_deck_is_given_away_as_a_device(title: str, tmp_path: Path) -> None:
    assert export_deck(tmp_path, deck_of(20, title)).name == f"{title}-.deck"


def test_the_house_rules_take_a_deck_and_the_table_remembers_it(kit: Kit) -> None:
    draft, words = shown_deck(kit), kit.words("le_boulet")
    laid = ChosenRules("le_boulet", {"seats": 3}, words, decks_of(kit, "le_boulet"))
    assert DECK in [rule.name for rule in laid.table_rules()]
    code = laid.code()
    laid.set(DECK, "house+" + draft.path.stem)
    options = laid.options()
    assert options["pictures"] == 220
    assert laid.code() == code
    assert "album" not in laid.kept()["options"]
    again = ChosenRules("le_boulet", laid.kept(), words, decks_of(kit, "le_boulet"))
    assert again.options() == options
    gone = ChosenRules("le_boulet", laid.kept(), words, [])
    assert gone.deck == ""
    laid.take_code(code)
    assert laid.deck == ""
    assert DECK not in [
        rule.name for rule in ChosenRules("et_bim", {}, kit.words("et_bim"), []).table_rules()
    ]


def test_a_picture_is_painted_from_its_deck_and_a_sheet_where_that_is_gone(kit: Kit) -> None:
    draft = shown_deck(kit)
    seen = kit.art.picture(draft.picture(0) + "x", 40, 40)
    assert seen.get_at((20, 2))[:3] != SHEET
    decks.erase(draft.path)
    assert kit.art.picture(draft.picture(0) + "x", 41, 41).get_at((20, 2))[:3] == SHEET
    assert kit.art.picture("photo:../../x:0:x", 40, 40).get_at((20, 2))[:3] == SHEET


def test_what_is_dropped_on_the_title_goes_where_it_belongs(tmp_path: Path) -> None:
    assert taken_by("le_boulet", str(tmp_path)) == "decks"
    assert taken_by("le_boulet", "x.deck") == "decks"
    assert taken_by("le_boulet", "x.jsonl") == "replays"
    assert taken_by("et_bim", str(tmp_path)) == "replays"


def test_an_album_counts_what_is_tagged() -> None:
    album = Album("0" * 32, "fr", (Picture("a", ("x", "y", "z")), Picture("b", ("x",))))
    assert album.tagged == 1
    assert not album.understood
