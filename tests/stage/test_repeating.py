"""Repeating: a large box painted in pieces has the pixels of one whose middle was repeated."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.stage.paint import repeating
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.stage.paint.display_list import DisplayList
from game.stage.paint.surfaces import stretched
from game.store.places import assets_root

SIZE = (640, 560)


@pytest.fixture(autouse=True, scope="module")
def _screen() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    yield
    pygame.quit()


@pytest.fixture(scope="module")
def art() -> Art:
    return Art(assets_root())


def ground() -> pygame.Surface:
    """Return a picture of many colours to paint on."""
    small = pygame.image.frombytes(random.Random(5).randbytes(4 * 80 * 70), (80, 70), "RGBA")  # noqa: S311
    surface = pygame.Surface(SIZE, 0, pygame.display.get_surface())
    pygame.transform.scale(small.convert(), SIZE, surface)
    return surface


@settings(max_examples=12)
@given(st.integers(0, 2**32), st.sampled_from([0, 90, 255]))
def test_pieces_are_painted_as_the_whole_would_be(art: Art, seed: int, middle: int) -> None:
    chance = random.Random(seed)  # noqa: S311 a picture, no secret
    size = chance.randrange(1, 40), chance.randrange(1, 40)
    image = pygame.image.frombytes(chance.randbytes(4 * size[0] * size[1]), size, "RGBA")
    image = image.convert_alpha()
    image.set_at((size[0] // 2, size[1] // 2), (12, 34, 56, middle))
    more = chance.choice((0, 1, 300, 560)), chance.choice((0, 1, 7, 500))
    spot = chance.randrange(-30, 30), chance.randrange(-30, 30)
    whole, pieces = ground(), ground()
    whole.blit(stretched(image, *more), spot)
    repeating.paint(pieces, art, image, spot, (size[0] + more[0], size[1] + more[1]))
    assert whole.get_buffer().raw == pieces.get_buffer().raw


@pytest.mark.parametrize("ring", [None, (9, 170, 120)])
def test_a_large_panel_looks_as_if_it_were_drawn_whole(
    art: Art, ring: tuple[int, int, int] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its edges may be rounded to another of five shades where they end between two pixels."""
    pictures = []
    for broad in (1000, 10**9):
        monkeypatch.setattr(repeating, "BROAD", broad)
        surface = ground()
        canvas = Canvas(surface, art)
        canvas.panel(10, 20, 1180, 900, 22, ring=ring)
        canvas.rect(40, 60, 1000, 700, (20, 30, 200), 30, 0.4)
        pictures.append(surface)
    one, other = (picture.get_buffer().raw for picture in pictures)
    apart = [abs(a - b) for a, b in zip(one, other, strict=True)]
    assert max(apart) <= 51
    assert sum(each > 1 for each in apart) <= 4 * sum(SIZE) * 3


@pytest.mark.slow
@settings(max_examples=10)
@given(
    st.integers(90, 900), st.integers(60, 700), st.integers(0, 24), st.booleans(),
    st.sampled_from([1.0, 1.5, 3.0]),
)  # fmt: skip
def test_a_box_of_drawn_corners_looks_as_if_it_were_drawn_whole(
    art: Art, width: int, high: int, radius: int, ringed: bool, k: float
) -> None:
    pictures = []
    for worth in (repeating.WORTH, 10**9):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(repeating, "WORTH", worth)
            art.forget()
            surface = ground()
            canvas = Canvas(surface, art)
            canvas.k = k
            ring = (9, 170, 120) if ringed else None
            canvas.panel(3, 2, width / k, high / k, radius, ring=ring, shadow=False)
            canvas.rect(20, 10, width / k / 2, high / k / 2, (20, 30, 200), radius, 0.4)
            pictures.append(surface.get_buffer().raw)
    apart = [abs(a - b) for a, b in zip(*pictures, strict=True) if a != b]
    assert max(apart, default=0) <= 2
    assert len(apart) <= 200


def test_a_narrow_box_is_kept_as_one_picture_with_only_its_corners_drawn(
    art: Art, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[int, int]] = []
    sketch = art.sketch
    monkeypatch.setattr(art, "sketch", lambda svg, *size: drawn.append(size) or sketch(svg, *size))
    art.forget()
    page = DisplayList(pygame.Surface((3840, 2160), 0, pygame.display.get_surface()))
    Canvas(page, art).panel(100, 100, 200, 160, 16, shadow=False)
    assert [step.reach.size for step in page.steps] == [(600, 480)]
    assert [max(size) for size in drawn] == [pytest.approx(115, abs=20)]


def test_of_a_large_box_little_is_kept(art: Art, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[int, int]] = []
    sketch = art.sketch
    monkeypatch.setattr(art, "sketch", lambda svg, *size: drawn.append(size) or sketch(svg, *size))
    canvas = Canvas(pygame.Surface((3840, 2160), 0, pygame.display.get_surface()), art)
    canvas.panel(100, 100, 360, 384, 19)
    assert max(max(size) for size in drawn) < 150
