"""A game's skin: its pictures in the place of everybody's, wherever its table is drawn."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.core.user_error import ShippedError
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas

RED, BLUE, GREEN = (255, 0, 0, 255), (0, 0, 255, 255), (0, 255, 0, 255)


@pytest.fixture
def assets(tmp_path: Path) -> Path:
    """A folder with two shared pictures, one of which a game has too."""
    for name, colour in (("card", "#F00"), ("mask", "#00F"), ("apes/card", "#0F0")):
        path = tmp_path / "svg" / f"{name}.svg"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(
            f'<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">'
            f'<rect width="8" height="8" fill="{colour}"/></svg>'
        )
    return tmp_path


@pytest.fixture
def art(assets: Path) -> Art:
    return Art(assets)


def colour(image: pygame.Surface) -> tuple[int, ...]:
    return tuple(image.get_at((image.get_width() // 2, image.get_height() // 2)))


def test_a_games_pictures_are_drawn_while_its_skin_is_worn_and_no_longer(art: Art) -> None:
    assert colour(art.picture("card", 8, 8)) == RED
    with art.wearing("apes"):
        assert colour(art.picture("card", 8, 8)) == GREEN
        with art.wearing(""):
            assert colour(art.picture("card", 8, 8)) == RED
        assert colour(art.picture("card", 8, 8)) == GREEN
    assert colour(art.picture("card", 8, 8)) == RED


def test_what_a_skin_has_not_is_everybodys_and_kept_once(art: Art) -> None:
    shared = art.picture("mask", 8, 8)
    assert colour(shared) == BLUE
    with art.wearing("apes"):
        assert art.picture("mask", 8, 8) is shared
    with art.wearing("a game without a skin"):
        assert colour(art.picture("card", 8, 8)) == RED
        assert art.skin == ""


def test_a_skin_is_taken_off_even_where_painting_failed(art: Art) -> None:
    with pytest.raises(ShippedError), art.wearing("apes"):
        art.picture("nothing of that name", 8, 8)
    assert colour(art.picture("card", 8, 8)) == RED


def test_what_is_made_of_pictures_and_kept_is_kept_for_each_skin(art: Art) -> None:
    """Cards with names, turned cards and grounds are kept by keys that name no skin."""

    def seen() -> list[tuple[int, ...]]:
        image = art.picture("card", 8, 8)
        return [
            colour(art.made("named", image.copy)),
            colour(art.turned("card", image, 90)),
            colour(art.ground("ground", image.copy)),
            colour(art.scenery("card", 8, 8)),
        ]

    assert seen() == [RED] * 4
    with art.wearing("apes"):
        assert seen() == [GREEN] * 4
    assert seen() == [RED] * 4


def test_every_canvas_of_a_window_wears_it_and_no_other_window(art: Art, assets: Path) -> None:
    canvas = Canvas(pygame.Surface((1280, 720)), art)
    other = Canvas(pygame.Surface((1280, 720)), Art(assets))
    with art.wearing("apes"):
        for each in (canvas, canvas.layer(), canvas.nearer(2, 0, 0)):
            each.picture("card", 0, 0, 8, 8)
            assert tuple(each.surface.get_at((4, 4))) == GREEN
        other.picture("card", 0, 0, 8, 8)
        assert tuple(other.surface.get_at((4, 4))) == RED
        drawn_ahead = canvas.image("card", 30, 30)
    with art.wearing("apes"):
        assert canvas.image("card", 30, 30) is drawn_ahead
    assert canvas.image("card", 30, 30) is not drawn_ahead
