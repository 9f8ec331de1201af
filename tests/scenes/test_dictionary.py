"""Teaching bots a theme while one writes it; what was taught is looked through and erased."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from game.games import game_of
from game.scenes.dictionary.listing import DictionaryScene
from game.scenes.dictionary.teaching import TeachScene, teaching
from game.scenes.kit import Kit
from game.scenes.table.wording import WordScene
from game.scenes.writing import Written
from game.stage.input.inputs import FileDropped, PointerPressed, PointerReleased
from game.stage.settling import SETTLED_MS, Settling
from game.stage.stack import Stack
from game.stage.touches import Wording
from game.store import dictionaries
from game.store.files import FileError

Sit = Callable[..., Any]
GAME = "le_boulet"
THEME = "zbrolg du mardi"


def kept(kit: Kit) -> dict[str, str]:
    part = game_of(GAME).dictionary
    assert part is not None
    return dictionaries.read(kit.data, GAME, part.sound)


def writing(kit: Kit) -> WordScene:
    """A line for a theme, whose words nobody understands unless they are short."""

    def understood(text: str) -> Sequence[str]:
        return ["…"]

    def teaches(text: str) -> Any:
        return partial(teaching, kit, GAME, text) if len(text) > 5 else None

    wording = Wording("Title", "hint", "Say", 60, understood=understood)
    return WordScene(kit, kit.words(GAME), wording, refused=lambda _: "", teaches=teaches)


def test_what_is_not_understood_may_be_taught_and_is_kept(kit: Kit, sit: Sit) -> None:
    person = sit(writing(kit))
    say = kit.words().say
    scene = person.top
    scene.resume(Written("abc"))
    person.stack.pass_time(300)
    person.look()
    assert say("dictionary.teach") not in [line.text for line in person.seen]
    scene.resume(Written(THEME))
    person.stack.pass_time(300)
    person.click(say("dictionary.teach"))
    assert isinstance(person.top, TeachScene)
    person.look()
    person.press("right")
    person.click(say("dictionary.keep"))
    assert person.top is scene
    assert say("dictionary.kept") in scene.footnote()
    (entry,) = kept(kit).values()
    assert sorted(entry) == ["n"] * 7 + ["y"]
    assert entry[0] == "y", "the last of three is followed by the first"


def test_what_was_taught_may_be_changed_and_erased(kit: Kit, sit: Sit) -> None:
    dictionaries.keep(kit.data, GAME, {THEME: "yyynnnnn", "grand truc": "nnnnnnnn"})
    person = sit(DictionaryScene(kit, GAME))
    say = kit.words().say
    person.click(THEME)
    assert isinstance(person.top, TeachScene)
    person.press("right")
    person.click(say("dictionary.keep"))
    assert kept(kit)[THEME] == "ayynnnnn"
    person.click(say("dictionary.erase"))
    assert list(kept(kit)) == ["grand truc"]
    person.click(say("dictionary.export"))
    assert person.top.name == "notice"
    person.press("enter")
    person.click(say("dictionary.erase-all"))
    person.click(say("dictionary.erase-all"))
    assert kept(kit) == {}
    person.look()


@pytest.mark.parametrize("clicks", [1, 2])
def test_a_double_click_erases_one_theme_and_not_the_next_one(kit: Kit, clicks: int) -> None:
    dictionaries.keep(kit.data, GAME, dict.fromkeys(("un", "deux", "trois"), "yyynnnnn"))
    scene = DictionaryScene(kit, GAME)
    stack, settling = Stack(scene), Settling()
    x, y = scene.form["erase:1"].box.middle

    def press(count: int) -> None:
        for heard in (PointerPressed(x, y, clicks=count), PointerReleased(x, y)):
            if settling.lets(heard, stack):
                stack.handle_input(heard)
                settling.follow(heard, stack)

    press(1)
    settling.shown(stack)
    settling.pass_time(SETTLED_MS * (clicks - 0.5), stack)  # too early, or a double click
    press(clicks)
    assert list(kept(kit)) == ["un", "trois"]
    for _ in range(4):
        settling.pass_time(SETTLED_MS, stack)
    press(1)
    assert list(kept(kit)) == ["un"]


@pytest.mark.any_language
def test_a_damaged_dictionary_is_told_where_it_is_opened(kit: Kit, sit: Sit) -> None:
    path = dictionaries.place(kit.data, GAME)
    path.parent.mkdir(parents=True)
    path.write_text("no", "utf-8")
    answer = teaching(kit, GAME, THEME)
    assert answer is not None
    person = sit(answer.scene)  # type: ignore[union-attr]
    assert person.top.name == "notice"
    assert path.read_text("utf-8") == "no"


def test_a_dictionary_of_others_is_taken_in_and_what_is_known_here_stays(
    kit: Kit, sit: Sit, tmp_path: Path
) -> None:
    theirs = tmp_path / "elsewhere"
    path = dictionaries.export(
        theirs, GAME, {"Zbrolg du Mardi !": "aaaaaaaa", "grmpf": "yyyyyyyy", "Grmpf ?": "nnnnnnnn"}
    )
    dictionaries.keep(kit.data, GAME, {THEME: "yyynnnnn"})
    person = sit(DictionaryScene(kit, GAME))
    say = kit.words().say
    person.stack.handle_input(FileDropped(str(path)))
    assert person.top.name == "notice"
    person.look()
    assert say("dictionary.taken", new=1, known=2) == person.top.spoken()
    person.press("enter")
    assert kept(kit) == {THEME: "yyynnnnn", "grmpf": "yyyyyyyy"}
    person.look()
    assert "grmpf" in [line.text for line in person.seen]
    dictionaries.keep(kit.data, GAME, {})
    person = sit(DictionaryScene(kit, GAME))
    person.click(say("dictionary.path"))
    person.write(str(path))
    person.click(say("dictionary.take"))
    assert list(kept(kit)) == ["Zbrolg du Mardi !", "grmpf"]


@pytest.mark.any_language
def test_a_wrong_dictionary_is_refused_in_a_sentence_and_changes_nothing(
    kit: Kit, sit: Sit, tmp_path: Path
) -> None:
    dictionaries.keep(kit.data, GAME, {THEME: "yyynnnnn"})
    here = dictionaries.place(kit.data, GAME).read_bytes()
    scene = DictionaryScene(kit, GAME)
    person = sit(scene)
    path = tmp_path / "given.json"

    def refused() -> str:
        answer = scene.handle_input(FileDropped(str(path)))
        assert answer is not None
        assert answer.scene.name == "notice"  # type: ignore[union-attr]
        assert dictionaries.place(kit.data, GAME).read_bytes() == here
        return str(answer.scene.spoken())  # type: ignore[union-attr]

    assert path.name in refused()
    whole = '{"format": 1, "game": "le_boulet", "themes": {"grmpf": "yyyyyyyy"}}'
    for wrong in (
        "", "[]", "[" * 5000, whole[:-9], whole.replace("yyyyyyyy", "yyy"),
        whole.replace("le_boulet", "et_bim"), whole.replace("1", "2"), whole.replace("grmpf", ""),
    ):  # fmt: skip
        path.write_text(wrong, "utf-8")
        assert refused() == kit.trouble(FileError("dictionary.not-taken", path))
    themes = {f"grmpf {at}": "yyyyyyyy" for at in range(dictionaries.THEMES_MOST)}
    path.write_text(json.dumps({"format": 1, "themes": themes}), "utf-8")
    assert refused() == kit.trouble(FileError("dictionary.full", path))
    path.write_bytes(b" " * (dictionaries.MOST + 1))
    assert refused() == kit.trouble(FileError("store.too-big", path))
    person.look()
