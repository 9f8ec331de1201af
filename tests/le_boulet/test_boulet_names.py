"""Names under pictures, on or off: whoever points at a card reads its name anyway."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.games import game_of, words
from game.games.le_boulet.board.cards import card_image
from game.games.le_boulet.model import state as at
from game.stage.cue import Cue
from game.stage.motion.director import Director
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.store.places import assets_root


class Reader(Canvas):
    """A canvas that notes what is written on it."""

    written: list[str]

    def text(self, text: str, *rest: Any, **more: Any) -> float:
        self.written.append(text)
        return super().text(text, *rest, **more)


@pytest.fixture
def canvas() -> Reader:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    reader = Reader(pygame.Surface((640, 360)), Art(assets_root()))
    reader.written = []
    reader.art.skin = "le_boulet"
    return reader


def test_a_card_has_its_name_or_not(canvas: Reader) -> None:
    its = words("fr", "le_boulet")
    named = pygame.image.tobytes(card_image(canvas, "picture_lion", 98, its), "RGBA")
    canvas.art.set_look(strong=False, named=False)
    bare = pygame.image.tobytes(card_image(canvas, "picture_lion", 98, its), "RGBA")
    assert named != bare
    canvas.art.set_look(strong=False, named=True)
    again = pygame.image.tobytes(card_image(canvas, "picture_lion", 98, its), "RGBA")
    assert again == named


def test_whoever_points_at_a_card_reads_its_name_where_names_are_off(canvas: Reader) -> None:
    game, its = game_of("le_boulet"), words("en", "le_boulet")
    view = game.rules.initial(3, game.rules.options(3, {}))
    view.hands[0], view.phase, view.leads = [0, 1, 2], at.LEAD, 1
    board: Any = game.board.Board(view, 0, ["Kim", "Ana", "Bilal"], its)
    canvas.art.set_look(strong=False, named=False)
    for focus, read in ((None, False), ("hand:1", True)):
        canvas.written.clear()
        frame = Director(board.layout(view)).frame()
        board.draw(canvas, frame, Cue(focus=focus), (), view)
        assert ("Elephant" in canvas.written) is read
