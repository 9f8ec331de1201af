"""Patches: pieces that come, go, change and change places leave the pixels of painting all."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.stage.paint import patches, solid
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.stage.paint.changing import Changing
from game.stage.paint.display_list import PaintStep
from game.stage.paint.patches import Patches, Piece

SIZE = (320, 180)


@pytest.fixture(autouse=True, scope="module")
def _screen() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    yield
    pygame.quit()


class Table:
    """A ground, and pieces over it that are painted of one or two pictures each."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)  # noqa: S311 a picture, no secret
        self.ground = self._noise(SIZE).convert()
        self.images = [self._noise((30 + 9 * at, 80 - 7 * at)) for at in range(6)]
        card = self._noise((90, 70))
        card.fill((0, 0, 0, 255), (10, 10, 70, 50), pygame.BLEND_RGBA_ADD)
        solid.note(card)
        self.images.append(card)
        self.pieces = {f"{at}": self._shown() for at in range(7)}
        self.names = 7

    def _noise(self, size: tuple[int, int]) -> pygame.Surface:
        raw = self.chance.randbytes(4 * size[0] * size[1])
        return pygame.image.frombytes(raw, size, "RGBA").convert_alpha()

    def _shown(self) -> tuple[tuple[int, int, int], ...]:
        chance = self.chance
        return tuple(
            (chance.randrange(len(self.images)), chance.randrange(290), chance.randrange(150))
            for _ in range(chance.randrange(3))
        )

    def step(self) -> None:
        """Let one piece come, go, change, or all change places."""
        chance, names = self.chance, list(self.pieces)
        match chance.randrange(5):
            case 0 | 1:  # it comes, on top of all
                self.names += 1
                self.pieces[f"{self.names}"] = self._shown()
            case 2 if names:
                del self.pieces[chance.choice(names)]
            case 3 if names:
                self.pieces[chance.choice(names)] = self._shown()
            case _:
                self.pieces = {name: self.pieces[name] for name in chance.sample(names, len(names))}

    def paint(self, kept: Patches, canvas: Canvas) -> bytes:
        pieces = {"ground": Piece(None, partial(self._paint, ((-1, 0, 0),)))}
        pieces |= {
            name: Piece(shown, partial(self._paint, shown)) for name, shown in self.pieces.items()
        }
        return bytes(kept.paint(canvas, None, pieces).surface.get_buffer().raw)

    def _paint(self, shown: Sequence[tuple[int, int, int]], canvas: Canvas) -> None:
        for image, x, y in shown:
            canvas.surface.blit(self.ground if image < 0 else self.images[image], (x, y))


def as_if_whole(seed: int, art: Art) -> bool:
    table, kept = Table(seed), Patches()
    canvas = Canvas(pygame.Surface(SIZE, 0, pygame.display.get_surface()), art)
    for _ in range(12):
        if table.paint(kept, canvas) != table.paint(Patches(), canvas):
            return False
        table.step()
    return True


@pytest.fixture(scope="module")
def art() -> Art:
    return Art(Path())


@given(st.integers(0, 2**32))
def test_whatever_its_pieces_do_a_picture_is_the_same_as_if_painted_whole(
    art: Art, seed: int
) -> None:
    assert as_if_whole(seed, art)


def lost(changed: Callable[..., Iterator[pygame.Rect]]) -> Callable[..., object]:
    return lambda *told: iter(list(changed(*told))[1:])


def test_a_change_that_is_lost_would_be_seen(monkeypatch: pytest.MonkeyPatch, art: Art) -> None:
    monkeypatch.setattr(patches, "differing", lost(patches.differing))
    assert not all(as_if_whole(seed, art) for seed in range(6))


def test_what_lies_on_more_than_before_is_painted_alone(
    monkeypatch: pytest.MonkeyPatch, art: Art
) -> None:
    painted: list[int] = []

    class Counted(Changing):
        def fblits(self, copies: Any, *more: Any) -> None:
            painted.append(len(copies))
            super().fblits(copies, *more)

    monkeypatch.setattr(patches, "Changing", Counted)
    table, kept = Table(1), Patches()
    canvas = Canvas(pygame.Surface(SIZE, 0, pygame.display.get_surface()), art)
    table.paint(kept, canvas)
    painted.clear()
    table.pieces["new"] = ((0, 5, 5),)
    new = table.paint(kept, canvas)
    assert painted == [1], "neither the ground nor what lay there before"
    assert new == table.paint(Patches(), canvas)


def test_painting_what_lies_below_over_what_covers_it_would_be_seen(
    monkeypatch: pytest.MonkeyPatch, art: Art
) -> None:
    paint_parts = patches.paint_parts

    def faulty(
        surface: pygame.Surface,
        parts: Sequence[pygame.Rect],
        steps: Sequence[PaintStep],
        before: Sequence[PaintStep] = (),
    ) -> None:
        paint_parts(surface, parts, [*before, *(step for step in steps if step not in before)],
                    before)  # fmt: skip

    monkeypatch.setattr(patches, "paint_parts", faulty)
    assert not all(as_if_whole(seed, art) for seed in range(6))
