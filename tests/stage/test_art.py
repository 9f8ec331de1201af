"""What is kept of pictures is bounded, by how many they are and by how large."""

from __future__ import annotations

import weakref

import pygame
import pytest

from game.stage.paint.art import FONTS, Art
from game.stage.paint.canvas import Canvas
from game.stage.paint.picture_cache import PictureCache
from game.stage.paint.surfaces import spun
from game.stage.paint.theme import INK, contrast
from game.store.places import assets_root

SIDE = 500
MEGABYTE = SIDE * SIDE * 4 / 1e6


def picture() -> pygame.Surface:
    return pygame.Surface((SIDE, SIDE), pygame.SRCALPHA)


def holds(kept: PictureCache, key: object) -> bool:
    made: list[pygame.Surface] = []

    def make() -> pygame.Surface:
        made.append(picture())
        return made[-1]

    kept.get(key, make)
    return not made


def test_the_picture_not_asked_for_longest_goes_when_they_are_too_many() -> None:
    kept = PictureCache(2)
    first = kept.get("first", picture)
    kept.get("second", picture)
    assert kept.get("first", picture) is first
    kept.get("third", picture)
    assert kept.get("first", picture) is first
    assert not holds(kept, "second")


def test_pictures_that_are_too_large_together_go_the_same_way() -> None:
    kept = PictureCache(100, 2.5 * MEGABYTE)
    for key in ("first", "second", "third"):
        kept.get(key, picture)
    assert holds(kept, "third")
    assert holds(kept, "second")
    assert not holds(kept, "first")


def test_one_picture_larger_than_all_there_is_room_for_is_kept_alone() -> None:
    kept = PictureCache(100, MEGABYTE / 2)
    kept.get("small", lambda: pygame.Surface((4, 4)))
    kept.get("large", picture)
    assert holds(kept, "large")
    assert not holds(kept, "small")


def test_what_is_forgotten_makes_room() -> None:
    kept = PictureCache(100, 2.5 * MEGABYTE)
    for key in ("first", "second"):
        kept.get(key, picture)
    kept.clear()
    for key in ("third", "fourth"):
        kept.get(key, picture)
    assert holds(kept, "third")
    assert holds(kept, "fourth")


def test_fonts_of_ever_other_sizes_do_not_stay_open_for_ever() -> None:
    pygame.font.init()
    art = Art(assets_root())
    first = art.font("fredoka-700", 8)
    second = weakref.ref(art.font("fredoka-700", 9))
    for pixels in range(10, 9 + FONTS):
        assert second() is not None, "there is room for it"
        art.font("fredoka-700", pixels)
        assert art.font("fredoka-700", 8) is first, "what is used stays"
    assert second() is None, "it was closed"
    assert art.font("fredoka-700", 9).size("Et Bim!")[0] > 0


@pytest.mark.parametrize(
    ("width", "height", "radius", "blur"),
    [(300, 200, 16, 5), (90, 40, 14, 4), (60, 300, 20, 7), (501, 33, 16, 2), (10, 10, 4, 8)],
)
def test_a_shadow_made_of_its_corners_is_the_one_that_is_blurred_whole(
    width: int, height: int, radius: int, blur: int
) -> None:
    image = pygame.Surface((width + 4 * blur, height + 4 * blur), pygame.SRCALPHA)
    image.fill((*INK, 0))
    box = (2 * blur, 2 * blur, width, height)
    pygame.draw.rect(image, (*INK, 110), box, border_radius=radius)
    whole = pygame.transform.gaussian_blur(image, blur)
    shadow = Art(assets_root()).shadow(width, height, radius, blur, 110)
    assert pygame.image.tobytes(shadow, "RGBA") == pygame.image.tobytes(whole, "RGBA")


@pytest.mark.parametrize(("turn", "scale"), [(9, 1.0), (-13, 1.12), (183, 0.6)])
def test_a_roughly_turned_picture_differs_from_a_smooth_one_only_at_edges(
    turn: float, scale: float
) -> None:
    image = pygame.Surface((200, 280), pygame.SRCALPHA)
    image.fill((250, 40, 90, 255), (10, 10, 180, 260))
    image.fill((20, 90, 250, 255), (10, 10, 60, 120))
    rough, smooth = (spun(image, turn, scale, small=small, flying=True) for small in (True, False))
    assert rough.get_at((0, 0)).a == 0
    left, top = ((a - b) // 2 for a, b in zip(rough.get_size(), smooth.get_size(), strict=True))
    assert max(abs(left), abs(top)) <= 2
    spots = [(x, y) for x in range(3, smooth.get_width() - 3, 3) for y in range(3, 160, 3)]
    apart = 0
    for x, y in spots:
        one, two = rough.get_at((x + left, y + top)), smooth.get_at((x, y))
        apart += max(abs(a - b) for a, b in zip(one, two, strict=True)) > 40
    assert apart < 0.03 * len(spots)


def test_the_edges_of_a_picture_turned_at_rest_are_no_stairs() -> None:
    image = pygame.Surface((120, 160), pygame.SRCALPHA, 32)
    image.fill((40, 20, 60, 255))
    for turn, scale in ((4, 1.0), (-7, 1.0), (12, 0.8)):
        turned = spun(image, turn, scale)
        wide, high = turned.get_size()
        rows = [
            [turned.get_at((x, y)).a for x in range(wide // 2)]
            for y in range(high // 4, high * 3 // 4)
        ]
        between = sum(any(0 < alpha < 255 for alpha in row) for row in rows)
        assert between > 0.8 * len(rows), turn
    flown = spun(image, 4, 1.0, flying=True)
    assert all(flown.get_at((x, 80)).a in (0, 255) for x in range(flown.get_width()))


def test_a_dark_ring_in_high_contrast_is_seen_on_dark_ground() -> None:
    art = Art(assets_root())
    art.set_look(strong=True)
    canvas = Canvas(pygame.Surface((1280, 720)), art)
    canvas.surface.fill(INK)
    canvas.panel(100, 100, 300, 120, ring=(226, 50, 45), shadow=False)
    line = [tuple(canvas.surface.get_at((x, 160)))[:3] for x in range(98, 112)]
    edge = next(at for at, colour in enumerate(line) if contrast(colour, INK) > 7)
    assert any(contrast(colour, INK) < 3 for colour in line[edge:]), "the ring lies inside its edge"
