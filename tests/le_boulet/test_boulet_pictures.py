"""The pictures of the house are windows in the house's line, and none costs more than it may."""

from __future__ import annotations

import csv
from collections import Counter
from functools import cache
from pathlib import Path

import pygame

from game.games.le_boulet.model.cards import PICTURES

ROOT = Path(__file__).parents[2]
ART = ROOT / "assets" / "svg" / "le_boulet"
TABLE = ROOT / "assets" / "sources" / "boulet_pictures.tsv"
SIDE = 48
"""Smaller than any card that has to be known by its picture alone."""
MOST_BYTES = 1_746_000
"""A million and a half more than the emoji took that they are drawn after."""
SPREAD = 100
"""How far what is dark in a picture lies from what is light in it, of 255."""


@cache
def drawn(name: str) -> pygame.Surface:
    return pygame.image.load_sized_svg(str(ART / f"picture_{name}.svg"), (SIDE, SIDE))


def greys(name: str) -> list[int]:
    """Return how light each pixel of a picture is, dark ones first."""
    grey = pygame.transform.grayscale(drawn(name))
    return sorted(pygame.image.tobytes(grey, "RGB")[::3])


def rows() -> list[dict[str, str]]:
    with TABLE.open(encoding="utf-8") as file:
        return list(csv.DictReader(file, delimiter="\t"))


def test_a_picture_is_a_window_with_a_ground_and_round_corners() -> None:
    ends = (0, SIDE - 1)
    for name in PICTURES:
        picture = drawn(name)
        inside = picture.subsurface((4, 4, SIDE - 8, SIDE - 8))
        assert all(picture.get_at((x, y)).a < 128 for x in ends for y in ends), name
        assert set(pygame.image.tobytes(inside, "RGBA")[3::4]) == {255}, name


def test_a_picture_has_a_dark_line_and_something_light_in_grey() -> None:
    for name in PICTURES:
        found = greys(name)
        assert found[-len(found) // 20] - found[len(found) // 50] >= SPREAD, name


def test_a_picture_stands_on_a_ground_with_a_second_thing_or_is_a_scene() -> None:
    table = rows()
    assert tuple(row["id"] for row in table) == PICTURES
    scenes = [row for row in table if row["ground"] == "scene"]
    assert len(scenes) >= 48
    others = [row for row in table if row not in scenes]
    assert all(row["ground"] and row["second"] and row["pose"] for row in others)
    assert max(Counter(row["second"] for row in others).values()) <= 3


def test_all_pictures_together_stay_within_what_a_package_may_grow() -> None:
    assert sum((ART / f"picture_{name}.svg").stat().st_size for name in PICTURES) <= MOST_BYTES
