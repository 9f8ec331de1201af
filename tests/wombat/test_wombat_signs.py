"""Signs: towers are called ●, ▲ and ■ wherever a player reads, hears or writes of them."""

from __future__ import annotations

import re
from pathlib import Path

import pygame
import pytest

from game.core import signs
from game.core.words import Words
from game.games import words
from game.games.wombat.log_lines import line
from game.games.wombat.model import events as ev
from game.games.wombat.model.phrases import phrase_of, phrases
from game.games.wombat.model.places import PLACES
from game.games.wombat.model.state import State
from game.games.wombat.naming import TOWERS, phrase_said, place_said, touch_said
from game.games.wombat.rules import RULES
from game.games.wombat.rules.fold import TOUCHES
from game.games.wombat.scenario import VOCABULARY
from game.stage.paint.art import Art
from game.store.places import assets_root

NAMES = ("Rosa", "Hugo", "Kim", "Lou", "Max", "Zoe")
LETTER = re.compile(r"\b[ABC]\b(?!’)")
STRINGS = Path(__file__).parents[2] / "game/games/wombat/strings"


@pytest.fixture(params=["fr", "en"])
def said(request: pytest.FixtureRequest) -> Words:
    """The words of the game in a language."""
    return words(request.param, "wombat")


def test_a_place_is_called_by_its_sign_or_its_figure() -> None:
    assert [place_said(place) for place in range(PLACES)] == [*"●▲■", *"123456789"]


def test_no_phrase_and_no_touch_says_a_letter_of_a_tower(said: Words) -> None:
    spoken = [phrase_said(phrase_of(one), NAMES, said) for one in phrases(6)]
    spoken += [touch_said(one, said) for one in TOUCHES]
    lettered = [one for one in spoken if LETTER.search(one) and not one.startswith("A ")]
    assert lettered == []
    assert sum(any(sign in one for sign in TOWERS) for one in spoken) >= 60


def test_the_log_names_towers_by_their_signs(said: Words) -> None:
    view = State(RULES.options(6, {}))
    found = line(ev.Clacked(1), view, NAMES, said)
    assert found is not None
    assert "▲" in found.text


def test_no_text_of_the_game_calls_a_tower_by_a_letter() -> None:
    tower = re.compile(r"(?:[Tt]ower|[Ss]pindle|[Tt]our|[Ss]upport|en|at|on|in) [ABC]\b")
    files = [*STRINGS.glob("*/*.toml")]
    assert len(files) > 20
    assert [hit for path in files for hit in tower.findall(path.read_text("utf-8"))] == []


def test_signs_are_spoken_by_their_names(said: Words) -> None:
    spoken = signs.said("▲, ●: ■!", said)
    assert signs.has_sign(spoken) is False
    assert said.say("sign.triangle") in spoken


def test_a_line_with_signs_is_as_wide_as_it_is_drawn() -> None:
    pygame.font.init()
    art = Art(assets_root())
    for text in ("●", "« ▲ a 2 briques »", "■■ fin"):
        image = art.written(text, "baloo-2-600", 30, (0, 0, 0))
        assert image.get_width() == art.wide(text, "baloo-2-600", 30)
    filled = pygame.mask.from_surface(art.written("■", "baloo-2-600", 40, (0, 0, 0)))
    assert filled.count() > 300


@pytest.mark.parametrize("tower", ["A", "●"])
def test_files_may_spell_a_tower_by_its_letter_or_its_sign(tower: str) -> None:
    case = {"seats": 3, "seed": 1, "stacks": {tower: [6, 5]}, "hands": {"0": tower}}
    table = VOCABULARY.lay_out(case)
    assert table.journal.state.hands[0].place == 0
    stacks, heard = (VOCABULARY.observables[key] for key in ("stacks", "heard"))
    assert stacks.parse({tower: [6, 5]}, table) == {"A": [6, 5]}
    say = VOCABULARY.steps.action({"seat": 0, "say": f"count:{tower}:2"}, table)
    assert say == VOCABULARY.steps.action({"seat": 0, "say": "count:A:2"}, table)
    assert heard.parse([f"clack {tower}"], table) == ["clack A"]
