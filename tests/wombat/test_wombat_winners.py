"""Who won Branle-bas de Wombat: with their own faces, behind a beam wherever a hop has got to."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.ai.personas import faces
from game.core.seats import Seat
from game.games import words
from game.games.wombat.model.state import State
from game.games.wombat.poster import BEAM, poster, winners
from game.games.wombat.rules import RULES
from game.stage.motion.layout import Box
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.store.places import assets_root

FACES = faces(["human", "normal@zoe", "normal@kim", "normal"])


class Noting(Canvas):
    """A canvas that notes which pictures it was asked for."""

    def __init__(self, surface: pygame.Surface, art: Art) -> None:
        super().__init__(surface, art)
        self.pictures: list[str] = []

    def picture(self, name: str, *rest: Any) -> None:
        self.pictures.append(name)
        super().picture(name, *rest)


def over(won: tuple[int, ...], wicked: int = -1) -> State:
    """A match that somebody won, in which no brick stood."""
    view = State(RULES.options(4, {}))
    view.lit, view.winners = (((), (), ()), (), ()), tuple(map(Seat, won))
    view.roles = ["wicked" if seat == wicked else "basic" for seat in range(4)]
    return view


@pytest.mark.parametrize("won", [(0,), (1,), (3, 1), (0, 2, 3)])
def test_whoever_won_has_the_face_of_their_seat(won: tuple[int, ...]) -> None:
    art = Art(assets_root())
    view = over(won)
    with art.wearing("wombat"):
        canvas = Noting(pygame.Surface((1280, 720)), art)
        winners(canvas, view, Box(22, 12, 780, 352), 1.0, FACES)
    painted = {name for name in canvas.pictures if name.startswith(("head", "mask", "wombat"))}
    assert painted == {FACES[seat] for seat in won}


@pytest.mark.parametrize("wicked", [0, 3])
def test_whoever_won_as_the_wicked_wears_the_helmet_of_the_card(wicked: int) -> None:
    art = Art(assets_root())
    with art.wearing("wombat"):
        canvas = Noting(pygame.Surface((1280, 720)), art)
        winners(canvas, over((wicked,), wicked), Box(22, 12, 780, 352), 1.0, FACES)
    at = canvas.pictures.index(FACES[wicked])
    assert canvas.pictures[at + 1] == "cap_wicked"
    assert canvas.pictures.count("cap_wicked") == 1


@pytest.mark.slow
def test_the_poster_shows_the_faces_that_sat_at_the_table() -> None:
    pygame.font.init()
    art = Art(assets_root())
    view = over((0, 1, 2), wicked=3)
    view.reason = "good"
    names, said = ("Ana", "Zoé", "Kim", "Lou"), words("en", "wombat")
    other = faces(["normal@zoe", "human", "normal@kim", "normal"])
    with art.wearing("wombat"):
        one = poster(art, view, (), names, said, FACES)
        two = poster(art, view, (), names, said, other)
    halves = one.get_width() // 2

    def painted(picture: pygame.Surface, left: int) -> bytes:
        return picture.subsurface((left, 0, halves, one.get_height())).copy().get_buffer().raw

    assert painted(one, 0) != painted(two, 0), "two who changed places"
    assert painted(one, halves) == painted(two, halves), "two who kept theirs"


@pytest.mark.parametrize("part", [0.0, 0.1, 0.3, 1.0])
def test_whoever_won_is_never_cut_off_in_mid_air(part: float) -> None:
    art = Art(assets_root())
    box = Box(22, 12, 780, 352)
    view = over((1, 2))
    with art.wearing("wombat"):
        canvas = Canvas(pygame.Surface((1280, 720)), art)
        canvas.surface.fill((255, 0, 255))
        winners(canvas, view, box, part, FACES)
    for x in (80, 740):
        column = [tuple(canvas.surface.get_at((x, y)))[:3] for y in range(200, 380)]
        painted = [at for at, colour in enumerate(column) if colour != (255, 0, 255)]
        assert painted == list(range(painted[0], painted[-1] + 1)), "a gap below the chest"
        assert BEAM in column
