"""Who looks on sees a build in the dark as one that hears it: a table without a log."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.scenes.kit import Kit
from game.scenes.shared.bystander import Bystander
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.store.places import assets_root
from game.store.settings import Settings
from game.tour.matches import play_on, table_session


def test_a_build_in_the_dark_is_shown_in_the_second_window(tmp_path: Path) -> None:
    pygame.init()
    kit = Kit(Art(assets_root()), Settings(), tmp_path, "fr")
    session = table_session(kit, "wombat", 4)
    play_on(session, turns=1)
    beside = Bystander(kit, session)
    beside.pass_time(16)
    surface = pygame.Surface((640, 360))
    with kit.art.wearing(beside.skin):
        beside.draw(Canvas(surface, kit.art, kit.hints))
    session.close()
    assert pygame.transform.average_color(surface)[:3] < (60, 60, 60), "it is dark"
