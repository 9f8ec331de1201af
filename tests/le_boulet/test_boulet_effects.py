"""What is seen on the way: a Boulet drags its chain from who gives it to who gets it."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.core.seats import Seat
from game.games import words
from game.games.le_boulet.board.arranging import layout_of
from game.games.le_boulet.board.beats import GIVE_MS, Road, beat_of
from game.games.le_boulet.board.effects import paint_effect
from game.games.le_boulet.board.places import places_for
from game.games.le_boulet.model import events as ev
from game.games.le_boulet.model.cards import BOULET, NONE
from game.games.le_boulet.model.state import State
from game.games.le_boulet.rules import RULES
from game.stage.motion.timeline import Timeline
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.store.places import assets_root


class Links(Canvas):
    """A canvas that notes where each link of a chain is drawn."""

    def __init__(self) -> None:
        super().__init__(pygame.Surface((1280, 720)), Art(assets_root()))
        self.links: list[tuple[float, float]] = []

    def drawing(self, svg: str, x: float, y: float, *size: Any) -> None:
        self.links.append((x + size[0] / 2, y + size[1] / 2))


@pytest.fixture
def given() -> Timeline:
    """The third seat hands its Boulet to the first, who looks."""
    view, places, its = State(RULES.options(4, {})), places_for(4, 0), words("fr", "le_boulet")
    view.hands = [[1, 2], [-2], [-2], [-2]]
    names = ["Ana", "Hugo", "Rosa", "Iris"]
    view.answers = [NONE, NONE, BOULET, NONE]
    before = layout_of(view, 0, names, [""] * 4, places)
    view.answers[2] = NONE
    after = layout_of(view, 0, names, [""] * 4, places)
    road = beat_of(ev.Gave(Seat(2), 0), Road(before, after, view, 0, places, its))
    assert road is not None
    return road


def test_a_boulet_drags_its_chain_and_draws_it_in_when_it_has_come(given: Timeline) -> None:
    lengths = []
    for part in (0.1, 0.35, 0.6, 0.98):
        frame, canvas = given.at(part * GIVE_MS), Links()
        (boulet,) = [pose for pose in frame.moving if pose.face == "card_boulet"]
        for effect, gone in frame.effects:
            paint_effect(canvas, effect, gone, 1.0)
        last = canvas.links[-1]
        assert abs(last[0] - boulet.x) < boulet.width
        assert abs(last[1] - boulet.y) < boulet.width
        lengths.append(abs(canvas.links[0][1] - last[1]))
    assert lengths[0] < lengths[1]
    assert lengths[3] < lengths[2] / 4


def test_where_nothing_is_to_move_no_chain_is_dragged(given: Timeline) -> None:
    assert not given.calm().at(1).effects
