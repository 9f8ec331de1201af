"""Solid: the box of a picture that lets nothing through is one, and it is not a small one."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.stage.paint import solid
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.stage.paint.display_list import DisplayList
from game.stage.paint.theme import PAPER
from game.store.places import assets_root


@pytest.fixture(autouse=True, scope="module")
def _screen() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    yield
    pygame.quit()


def rounded(size: tuple[int, int], radius: int, alpha: int = 255) -> pygame.Surface:
    image = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(image, (9, 8, 7, alpha), ((0, 0), size), border_radius=radius)
    return image


@pytest.mark.parametrize(("size", "radius"), [((138, 193), 14), ((300, 60), 20), ((91, 92), 9)])
def test_all_but_the_corners_of_a_round_box_lets_nothing_through(
    size: tuple[int, int], radius: int
) -> None:
    image = rounded(size, radius)
    box = solid.found(image)
    assert box is not None
    assert all(
        image.get_at((x, y)).a == 255
        for x in range(box.left, box.right)
        for y in range(box.top, box.bottom)
    )
    assert box.width * box.height > 0.6 * size[0] * size[1]


def test_what_lets_a_little_through_in_its_middle_has_no_such_box() -> None:
    image = rounded((120, 120), 5)
    image.set_at((60, 60), (9, 8, 7, 254))
    assert solid.found(image) is None
    assert solid.found(rounded((120, 120), 5, alpha=254)) is None


def test_what_is_small_or_lets_nothing_through_anyway_is_not_looked_at() -> None:
    assert solid.found(rounded((40, 40), 3)) is None
    assert solid.found(pygame.Surface((200, 200))) is None


def test_a_card_and_a_panel_are_known_to_hide_what_lies_below_them() -> None:
    art = Art(assets_root())
    card = art.picture("card_back", 170, 238)
    assert solid.solid(card) == solid.found(card) is not None
    painted = DisplayList(pygame.Surface((960, 540)))
    Canvas(painted, art).panel(0, 0, 200, 150, fill=PAPER, shadow=False)
    assert any(step.solid is not None for step in painted.steps)
    assert solid.solid(art.turned("card", card, 30)) is None, "turned it has other corners"


@pytest.mark.slow
def test_what_is_noted_of_a_picture_is_gone_with_it() -> None:
    noted = [rounded((120, 120), 5) for _ in range(100)]
    for image in noted:
        solid.note(image)
    assert all(solid.solid(image) for image in noted)
    places = {id(image) for image in noted}
    noted.clear()
    del image
    others = [rounded((120, 120), 5, alpha=9) for _ in range(100)]
    heirs = [other for other in others if id(other) in places]
    assert heirs, "else this could not fail"
    assert not any(solid.solid(heir) for heir in heirs)
