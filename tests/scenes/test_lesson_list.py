"""The way to the lessons: the title shows where to begin, the list what was done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.games import FIRST as GAME
from game.games import game_of, shelf
from game.scenes.kit import Kit
from game.scenes.tutorial.lesson import done_key, sections_of
from game.scenes.tutorial.lessons import LessonsScene

Sit = Callable[..., Any]
TAUGHT = [game for game in shelf() if game_of(game).lessons is not None]
OTHERS = [pytest.param(game, marks=pytest.mark.slow) for game in TAUGHT if game != GAME]


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1000, 900)])
@pytest.mark.parametrize("zoom", [100, 200])
@pytest.mark.parametrize("game", [GAME, *OTHERS])
def test_the_list_can_be_read(
    kit: Kit, sit: Sit, fits: Any, size: tuple[int, int], zoom: int, game: str
) -> None:
    kit.settings.text_size = zoom
    kit.settings.lessons_done = [done_key(game, section) for section in sections_of(game)[:3]]
    fits(sit(LessonsScene(kit, game)).look(size))


def test_any_section_can_be_chosen_from_the_list(kit: Kit, sit: Sit) -> None:
    person = sit(LessonsScene(kit, GAME))
    say = kit.words(GAME).say
    title = say("lesson-screen.row", number=3, title=say("lessons.bim.title"))
    person.click(title)
    assert person.top.name == "lesson"
    assert person.top.section.name == "bim"
    person.press("escape")
    person.click(say("lesson-screen.back"))
    assert person.stack.empty
