"""The pictures of a skin stand where everybody's stood: same names, shapes, places for words."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pygame
import pytest

from game.gangs.model.cards import CARD_NAMES, CHARACTER_NAMES
from game.stage.art import Art
from game.store.places import assets_root

SVG = assets_root() / "svg"
SKIN = "witty_zibi"
PICTURES = sorted(path.stem for path in (SVG / SKIN).glob("*.svg"))
OWN = {"splat_win_q": "splat_win_L", "undecided": "logo"}
"""What only this game has, and a picture of everybody's that has its shape."""
CARDS = [name for name in PICTURES if name.startswith("card_") and name != "card_back"]
CLANS = {"B": "rouge", "C": "orange", "L": "bleu"}
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


def test_every_picture_of_the_skin_is_drawn_and_needs_nothing_that_sdl_leaves_out(art: Art) -> None:
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


def test_clans_differ_in_shape_and_not_in_colour_alone(art: Art) -> None:
    """As small as a badge is ever shown; what differs there is seen by the colour-blind too."""
    wide = 24
    masks = {c: pygame.mask.from_surface(worn(art, f"icon_badge_{c}", wide, wide)) for c in CLANS}
    for one, other in itertools.combinations(CLANS, 2):
        both = masks[one].overlap_area(masks[other], (0, 0))
        either = masks[one].count() + masks[other].count() - both
        assert both / either < 0.8, f"{CLANS[one]} and {CLANS[other]} have one outline"
    fills = {c: tuple(worn(art, f"splat_win_{c}", 80, 46).get_at((40, 26)))[:3] for c in CLANS}
    assert fills == {"B": (206, 44, 44), "C": (214, 112, 16), "L": (42, 92, 196)}


def test_bananas_are_told_apart_by_how_many_they_are(art: Art) -> None:
    """One, two and three of them cover ever more of the same small icon."""
    icons = [worn(art, f"icon_shape_d{n}", 24, 24) for n in (10, 20, 30)]
    areas = [pygame.mask.from_surface(icon).count() for icon in icons]
    assert areas[0] * 1.3 < areas[1] < areas[2]
