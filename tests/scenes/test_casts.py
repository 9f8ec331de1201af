"""Who stands on the title is the game's own: a game that brings nobody has the evening alone."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.games import game_of, shelf
from game.scenes.evening import evening
from game.scenes.front.title import TitleScene
from game.scenes.kit import Kit
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.store.places import assets_root
from game.store.settings import Settings
from tests.least.shelved import shelved

SIZE = (320, 180)
STAND = (162, 82, 150, 36)
"""Where somebody stands, in pixels: right of the entries, above the stall."""


def ground(game: str, art: Art, folder: Path) -> bytes:
    """What is seen where somebody stands on a game's title."""
    kit = Kit(art, Settings(speech=False, game=game), folder, "fr")
    canvas = Canvas(pygame.Surface(SIZE, 0, 32), art, kit.hints)
    with art.wearing(game):
        TitleScene(kit).draw(canvas)
    return pygame.image.tobytes(canvas.surface.subsurface(STAND), "RGB")


def test_every_title_has_its_own_crowd_and_one_without_any_is_empty(tmp_path: Path) -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    art = Art(assets_root())
    bringing = [game for game in shelf() if game_of(game).cast is not None]
    seen = [ground(game, art, tmp_path) for game in bringing]
    assert len(set(seen)) == len(seen) > 1
    alone = Canvas(pygame.Surface(SIZE, 0, 32), art)
    alone.surface.blit(evening(alone), (0, 0))
    with shelved():
        nobody = ground("fibs", art, tmp_path)
    assert nobody == pygame.image.tobytes(alone.surface.subsurface(STAND), "RGB")
    assert nobody not in seen
