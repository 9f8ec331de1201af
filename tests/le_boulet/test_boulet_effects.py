"""What is seen on the way: a Boulet drags its chain from who gives it to who gets it."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.core.seats import Seat
from game.games import words
from game.games.le_boulet.board import Board
from game.games.le_boulet.board.arranging import layout_of
from game.games.le_boulet.board.beats import GIVE_MS, Road, beat_of
from game.games.le_boulet.board.effects import paint_effect
from game.games.le_boulet.board.places import places_for
from game.games.le_boulet.model import events as ev
from game.games.le_boulet.model import state as at
from game.games.le_boulet.model.cards import BOULET, NONE
from game.games.le_boulet.model.state import State
from game.games.le_boulet.rules import RULES
from game.stage.cue import Cue
from game.stage.motion.director import Director
from game.stage.motion.layout import Layout
from game.stage.motion.timeline import Timeline
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.store.places import assets_root
from tests.slow import slow


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


def begun(leader: int, sizes: tuple[int, ...]) -> tuple[Timeline, Layout]:
    """Return how a lead begins at a table of such hands, and the layout that it leads to."""
    view, places, its = State(RULES.options(4, {})), places_for(4, 0), words("fr", "le_boulet")
    view.hands = [[-2] * many for many in sizes]
    view.phase, view.leads, view.leader = at.LEAD, 3, Seat(leader)
    layout = layout_of(view, 0, ["Ana", "Hugo", "Rosa", "Iris"], [""] * 4, places)
    road = beat_of(ev.LeadBegan(Seat(leader)), Road(layout, layout, view, 0, places, its))
    assert road is not None
    return road, layout


@pytest.mark.parametrize("calm", [False, True])
def test_all_are_told_to_whom_a_single_card_is_left_before_anybody_leads(calm: bool) -> None:
    road, layout = begun(1, (3, 2, 1, 1))
    frame = (road.calm() if calm else road).at(400)
    (said,) = [str(one.facts["text"]) for one, _ in frame.effects if one.kind == "last"]
    assert "Rosa et Iris" in said
    assert [plate.last for plate in layout.furniture.plates] == [False, False, True, True]


def test_of_larger_hands_and_of_who_leads_nothing_is_announced() -> None:
    for leader, sizes in ((0, (3, 2, 2, 4)), (0, (1, 2, 2, 4)), (0, (1, 1, 2, 4))):
        road, _ = begun(leader, sizes)
        assert road.duration < 500
        assert not [one for one, _ in road.at(100).effects if one.kind == "last"]


@pytest.mark.parametrize("seats", [*slow([3, 6]), 10])
@pytest.mark.parametrize("viewer", [None, 0])
@pytest.mark.parametrize("zoom", [*slow([1.0]), 2.0])
def test_who_has_a_single_card_left_wears_a_mark(
    seats: int, viewer: int | None, zoom: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    view, its = State(RULES.options(seats, {})), words("fr", "le_boulet")
    view.hands = [[-2] * (1 + seat % 2) for seat in range(seats)]
    view.phase, view.leads, view.leader, view.theme = at.ANSWER, 3, Seat(1), "rond"
    view.pair = (4, 5)
    names = [f"Bot {seat}" for seat in range(seats)]
    board, seen = Board(view, viewer, names, its, zoom=zoom), list[tuple[str, float]]()
    whole = Canvas.text

    def noted(canvas: Canvas, text: str, x: float, *rest: Any, **more: Any) -> float:
        seen.append((text, x))
        return whole(canvas, text, x, *rest, **more)

    monkeypatch.setattr(Canvas, "text", noted)
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    canvas = Canvas(pygame.Surface((1280, 720)), Art(assets_root()))
    canvas.art.skin = "le_boulet"
    frame = Director(board.layout(view)).frame()
    board.draw(canvas, frame, Cue(prompt=""), (), view)
    marks = [x for text, x in seen if text == its.say("board.last")]
    assert len(marks) == (seats + 1) // 2
    assert all(20 < x < 1260 for x in marks)


def test_where_nothing_is_to_move_no_chain_is_dragged(given: Timeline) -> None:
    assert not given.calm().at(1).effects
