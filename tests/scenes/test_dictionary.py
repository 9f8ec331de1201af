"""Teaching bots a theme while one writes it; what was taught is looked through and erased."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pytest

from game.games import game_of
from game.scenes.dictionary.listing import DictionaryScene
from game.scenes.dictionary.teaching import TeachScene, teaching
from game.scenes.kit import Kit
from game.scenes.table.wording import WordScene
from game.stage.board import Wording
from game.store import dictionaries

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

    wording = Wording("Title", "hint", "Say", 60)
    words = kit.words(GAME)
    return WordScene(
        kit, words, wording, refused=lambda _: "", understood=understood, teaches=teaches
    )


def test_what_is_not_understood_may_be_taught_and_is_kept(kit: Kit, sit: Sit) -> None:
    person = sit(writing(kit))
    say = kit.words().say
    scene = person.top
    scene._write("abc")
    person.stack.pass_time(300)
    person.look()
    assert say("dictionary.teach") not in [line.text for line in person.seen]
    scene._write(THEME)
    person.stack.pass_time(300)
    person.click(say("dictionary.teach"))
    assert isinstance(person.top, TeachScene)
    person.look()
    person.press("right")
    person.click(say("dictionary.keep"))
    assert person.top is scene
    assert say("dictionary.kept") in scene.told()
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
