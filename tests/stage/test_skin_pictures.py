"""The pictures of a skin stand where everybody's stood: same names, shapes, places for words."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pygame
import pytest

from game.gangs.model.cards import CARD_NAMES, CHARACTER_NAMES
from game.stage.paint.art import Art
from game.store.places import assets_root

SVG = assets_root() / "svg"
SKIN = "witty_zibi"
PICTURES = sorted(path.stem for path in (SVG / SKIN).glob("*.svg"))
OWN = {"splat_win_q": "splat_win_L", "undecided": "logo"}
"""What only this game has, and a picture of everybody's that has its shape."""
CARDS = [name for name in PICTURES if name.startswith("card_") and name != "card_back"]
CLANS = "BCL"
"""The looks of rouge, orange and bleu."""
PAPER = (255, 244, 220)


@pytest.fixture(scope="module")
def art() -> Art:
    return Art(assets_root())


def shape(path: Path) -> tuple[float, ...]:
    found = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', path.read_text("utf-8")[:400])
    assert found, path
    return tuple(map(float, found.groups()))


def worn(art: Art, name: str, width: int, height: int) -> pygame.Surface:
    with art.wearing(SKIN):
        assert art.file(name) == f"{SKIN}/{name}"
        return art.picture(name, width, height)


def test_every_picture_of_the_skin_has_the_shape_of_the_one_it_stands_for() -> None:
    for name in PICTURES:
        usual = SVG / f"{OWN.get(name, name)}.svg"
        assert usual.is_file(), f"{name}: nothing asks for a picture of this name"
        assert shape(SVG / SKIN / f"{name}.svg") == shape(usual), name


def test_every_picture_of_the_skin_is_drawn_and_needs_nothing_sdl_lacks(art: Art) -> None:
    for name in PICTURES:
        text = (SVG / SKIN / f"{name}.svg").read_text("utf-8")
        assert not re.search(r"<(clipPath|mask|filter|pattern|use|image|text|style)\b", text), name
        image = worn(art, name, 40, 40)
        assert image.get_bounding_rect().width > 20, f"{name} is empty"


def test_the_skin_has_all_that_the_game_shows() -> None:
    """Cards that this game has not, such as shields, are everybody's and are never seen here."""
    cards = {"D10", "D20", "D30", "BIM", "IDENT", "HEAL", "RECYCLE"}
    assert cards <= set(CARD_NAMES)
    wanted = {f"{size}_{card.lower()}" for card in cards for size in ("card", "mini")}
    characters = [name for name in CHARACTER_NAMES if name != "charlotte"]
    wanted |= {f"{kind}_{name}" for name in characters for kind in ("tile", "sticker")}
    wanted |= {f"{kind}_{clan}" for clan in CLANS for kind in ("icon_badge", "splat_win")}
    wanted |= {f"icon_p_{name}" for name in ("bim", "ident", "heal", "recycle")}
    wanted |= {f"icon_shape_d{n}" for n in (10, 20, 30)} | {"icon_forbid_d20", "icon_forbid_d30"}
    wanted |= {"card_back", "tile_mystery", "logo", "ground_table", "icon_deck"}
    assert sorted(wanted - set(PICTURES)) == []


def test_the_band_for_a_name_is_free_on_every_card_and_tile(art: Art) -> None:
    for name in CARDS:
        image = worn(art, name, 240, 336)
        spots = [(x, y) for x in range(24, 217, 8) for y in (284, 300, 318)]
        assert {tuple(image.get_at(spot))[:3] for spot in spots} == {PAPER}, name
    for name in (name for name in PICTURES if name.startswith("tile_")):
        image = worn(art, name, 240, 288)
        spots = [(x, y) for x in range(96, 217, 8) for y in (246, 258, 272)]
        assert {tuple(image.get_at(spot))[:3] for spot in spots} == {PAPER}, name


def alike(art: Art, one: str, other: str) -> float:
    """Return how much of two icons' outlines is common where they are shown smallest."""
    first, second = (pygame.mask.from_surface(worn(art, name, 20, 20)) for name in (one, other))
    both = first.overlap_area(second, (0, 0))
    return both / (first.count() + second.count() - both)


@pytest.mark.parametrize(
    "icons",
    [
        ["icon_badge_B", "icon_badge_C", "icon_badge_L"],
        ["icon_shape_d10", "icon_shape_d20", "icon_shape_d30"],
        ["icon_p_bim", "icon_p_ident", "icon_p_heal", "icon_p_recycle"],
    ],
)
def test_clans_and_cards_differ_in_shape_and_not_in_colour_alone(
    art: Art, icons: list[str]
) -> None:
    for one, other in itertools.combinations(icons, 2):
        assert alike(art, one, other) < 0.8, f"{one} and {other} have one outline"


def test_a_clans_splash_has_its_colour(art: Art) -> None:
    fills = {c: tuple(worn(art, f"splat_win_{c}", 80, 46).get_at((40, 26)))[:3] for c in CLANS}
    assert fills == {"B": (206, 44, 44), "C": (214, 112, 16), "L": (42, 92, 196)}
