"""First steps: who has never played a game begins with its easiest rules, and is told so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.games import shelf
from game.scenes.front.title import TitleScene
from game.scenes.kit import Kit
from game.scenes.lobby.lobby import LobbyScene

GAMES = list(shelf())
FIRST = "first"
Sit = Callable[..., Any]


@pytest.fixture
def new(kit: Kit) -> Kit:
    """A computer on which nobody has played yet."""
    kit.settings.welcomed, kit.settings.known = False, []
    return kit


def first_time(kit: Kit, game: str) -> str:
    words = kit.words(game)
    return words.say("house.first-time", name=words.say(f"preset.{FIRST}"))


@pytest.mark.parametrize("game", GAMES)
def test_newcomers_are_laid_first_steps_and_told_why(new: Kit, sit: Sit, game: str) -> None:
    person = sit(LobbyScene(new, game))
    assert person.reads(first_time(new, game))


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("game", GAMES)
def test_the_reason_is_read_uncut_in_any_words(new: Kit, sit: Sit, game: str, text: int) -> None:
    new.settings.text_size = text
    person = sit(LobbyScene(new, game))
    person.top.form.focus = "rules"
    reader = person.look()
    assert person.reads(first_time(new, game))
    assert not reader.cuts


def test_who_chose_other_rules_keeps_them_the_next_time(new: Kit, sit: Sit) -> None:
    words = new.words("wombat")
    person = sit(LobbyScene(new, "wombat"))
    person.top.form.focus = "rules"
    person.press("enter")
    person.click(words.say("preset.classic"))
    person.click(words.say("house.done"))
    person.top.form.focus = "start"
    person.press("enter")
    person.stack.close_all()
    again = sit(LobbyScene(new, "wombat"))
    assert again.reads(words.say("preset.classic"))
    assert not again.reads(first_time(new, "wombat"))


def test_who_knows_a_game_begins_as_usual(kit: Kit, sit: Sit) -> None:
    person = sit(LobbyScene(kit, "wombat"))
    assert person.reads(kit.words("wombat").say("preset.classic"))


@pytest.mark.parametrize("game", GAMES)
def test_a_table_for_several_begins_with_two_people(new: Kit, sit: Sit, game: str) -> None:
    new.choose_game(game)
    person = sit(TitleScene(new))
    person.top.point_at("table")
    person.press("enter")
    words = new.words(game)
    assert person.top.name == "lobby"
    assert person.reads(words.say("seats.player", n=2))
    assert not person.reads(words.say("seats.player", n=3))
