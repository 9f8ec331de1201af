"""Rooms that most games fill otherwise, at a table of Mets ton slip !."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.ai.personas import PERSONAS
from game.core.luck import Stream
from game.core.seats import Seat
from game.games import words
from game.games.mets_ton_slip import screen_reader
from game.games.mets_ton_slip.board import Board
from game.games.mets_ton_slip.bot.habits import HABITS
from game.scenes.after.result import ResultScene
from game.scenes.characters.personas import PersonasScene
from game.scenes.kit import Kit
from game.scenes.view.notes import NotesScene
from game.session import make_head, start
from game.stage.input.inputs import PointerMoved
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.stage.scene import Scene
from game.stage.stack import Stack
from game.store.heads import HUMAN
from game.store.places import assets_root
from game.store.settings import Settings
from game.tour.matches import play_on, seated, table_session
from tests.mets_ton_slip.running import dressing

GAME = "mets_ton_slip"


@pytest.fixture(params=[100, pytest.param(200, marks=pytest.mark.slow)])
def kit(request: pytest.FixtureRequest, tmp_path: Path) -> Kit:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    settings = Settings(text_size=request.param, game=GAME)
    return Kit(Art(assets_root()), settings, tmp_path / "data", "fr")


def drawn(kit: Kit, scene: Scene) -> Stack:
    stack = Stack(scene)
    stack.pass_time(3000)
    with kit.art.wearing(GAME):
        stack.draw(Canvas(pygame.Surface((640, 360)), kit.art, kit.hints))
    return stack


@pytest.mark.parametrize("game", [GAME, "le_boulet"])
def test_with_quirks_on_the_gallery_opens_even_if_characters_have_none(kit: Kit, game: str) -> None:
    kit.settings.tics = True
    drawn(kit, PersonasScene(kit, game, "rosa"))


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_gallery_in_double_size_shows_four_characters_with_their_quirks(
    tmp_path: Path, language: str
) -> None:
    pygame.font.init()
    settings = Settings(text_size=200, game=GAME, tics=True)
    form = PersonasScene(Kit(Art(assets_root()), settings, tmp_path, language), GAME, "rosa").form
    cards = [card for card in form.widgets if card.shown and card.name in HABITS]
    assert len(cards) >= 4
    assert max(card.box.y + card.box.height for card in cards) <= 700


def test_a_result_and_the_notes_are_drawn_when_it_is_over(kit: Kit) -> None:
    head = make_head(GAME, [HUMAN, "random"], ["Kim", "Rosa"], seed=5)
    session = start(head, None)
    chance = Stream(5)
    while asked := session.asked():
        session.submit(asked[0], dressing(session.legal(asked[0]), chance))
    drawn(kit, ResultScene(kit, session, Seat(0)))
    drawn(kit, NotesScene(kit, session, Seat(0)))
    session.close()


@pytest.mark.parametrize("language", ["fr", "en"])
def test_cards_of_characters_tell_how_often_they_give_in_to_their_taste(language: str) -> None:
    for its in PERSONAS:
        said = words(language, GAME).say(f"persona.{its.id}")
        times = {"fr": "{} fois sur 10", "en": "{} times in 10"}[language]
        assert times.format(HABITS[its.id].rate // 10) in said
        assert len(said) < 86


@pytest.mark.parametrize("language", ["fr", pytest.param("en", marks=pytest.mark.slow)])
def test_every_area_of_the_table_is_called_something_aloud(language: str) -> None:
    say, names = words(language, GAME), ["Kim", "Ana", "Léo"]
    session = start(make_head(GAME, [HUMAN, "random", "random"], names, seed=3), None)
    chance = Stream(3)
    kinds = set()
    while asked := session.asked():
        view = session.fresh_view()
        for event in session.observations(Seat(0)):
            session.rules.apply(view, event)
        for name, touch in Board(view, 0, names, say).layout(view).touch.items():
            kinds.add(touch.token.partition(":")[0])
            if not name.startswith(("hand:", "seat:")):
                assert screen_reader.place(touch.token, view, say)
        session.submit(asked[0], dressing(session.legal(asked[0]), chance))
    session.close()
    assert {"stock", "basket", "slot", "discard", "log"} <= kinds


def test_a_question_is_not_covered_by_what_lies_under_a_pointer_that_rests(kit: Kit) -> None:
    kit.settings.pace = 0.0
    session = table_session(kit, GAME, 3, seed=3)
    play_on(session, turns=3)
    table = seated(kit, session)
    stack = drawn(kit, table)
    assert table.is_mine()
    stack.handle_input(PointerMoved(*table.layout.touch["slot:0:0"].box.middle))
    pointed = table.prompt(table.preview())
    assert table.preview() is not None
    session.submit(Seat(0), session.legal(Seat(0))[0])
    play_on(session, turns=4)
    for _ in range(40):
        stack.pass_time(100)
    assert table.is_mine()
    assert table.preview() is None
    assert table.prompt(None) != pointed
    stack.handle_input(PointerMoved(*table.layout.touch["slot:0:0"].box.middle))
    assert table.preview() is not None, "once it moves, it asks again"
    session.close()
