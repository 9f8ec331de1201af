"""What falls leaves the still layer, too: its words, its shadows, what is turned, and their lists.

The layer is painted in parts and shown in parts, so whatever a secret reached has to be painted
anew: to the last pixel of a blur. What is kept by its name (``Art``) shows nobody anything; of that
the window lets go here, so that whatever is still there is held by a list or a layer.
"""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pygame
import pytest

from game.app import Window
from game.stage.input.inputs import Input
from game.stage.paint import patches
from game.stage.paint.canvas import Canvas
from game.stage.paint.display_list import DisplayList, PaintStep
from game.stage.paint.patches import Patches, Piece
from game.stage.paint.theme import INK, LEMON, PAPER, WOOD
from game.stage.scene import Answer, Scene
from game.stage.stack import Stack
from game.store.launch import Launch
from game.store.settings import Settings
from tests.slow import but_first

SIZE: Final = (2880, 1620)
"""So large that what flies and what is broad are painted in ways of their own."""


def words(canvas: Canvas) -> None:
    canvas.text("Lucie is a traitor", 500, 300, 30, LEMON, outline=INK)


def shadow(canvas: Canvas) -> None:
    canvas.shadow(420, 260, 260, 90, 16, blur=9)


def panel(canvas: Canvas) -> None:
    canvas.panel(400, 250, 390, 230, ring=LEMON)


def turned(canvas: Canvas) -> None:
    card = canvas.image("card_back", 90, 126)
    canvas.put(canvas.art.turned("its", card, 33, 1.1), 520, 240)


def flying(canvas: Canvas) -> None:
    card = canvas.image("card_back", 90, 126)
    canvas.put_centred(canvas.art.turned("its", card, 33, flying=True), 560, 330, alpha=0.7)


SECRETS: Final = (words, shadow, panel, turned, flying)


class Table(Scene):
    """A table whose layer holds a secret until it is covered, and what lies over it another."""

    name = "table"

    def __init__(self, secret: Callable[[Canvas], None] | None) -> None:
        self.secret = secret
        self.laid = Patches()
        self.layer: pygame.Surface | None = None

    def cover(self) -> bool:
        was, self.secret = self.secret, None
        return was is not None

    def handle_input(self, heard: Input) -> Answer:
        return None

    def draw(self, canvas: Canvas) -> None:
        pieces = {"ground": Piece(None, self._ground), "seat": Piece(None, self._seat)}
        if self.secret is not None:
            pieces = {**pieces, "secret": Piece(None, self.secret)}
        pieces["over it"] = Piece(None, self._over)
        self.layer = self.laid.paint(canvas, None, pieces).surface
        canvas.surface.blit(self.layer, (0, 0))
        if self.secret is not None:
            canvas.surface.blit(canvas.image("card_back", 50, 70), canvas.spot(900, 90))
            self.secret(canvas)

    def _ground(self, canvas: Canvas) -> None:
        canvas.surface.fill(WOOD)

    def _seat(self, canvas: Canvas) -> None:
        canvas.panel(380, 200, 200, 90)

    def _over(self, canvas: Canvas) -> None:
        canvas.panel(600, 300, 120, 160, fill=PAPER)
        canvas.text("Ana", 620, 330)


@pytest.fixture
def listed(monkeypatch: pytest.MonkeyPatch) -> list[weakref.ref[pygame.Surface]]:
    """Return, growing, what the window's picture and its layer are painted of."""
    found: list[weakref.ref[pygame.Surface]] = []
    blit = DisplayList.blit

    def noted(self: DisplayList, source: pygame.Surface, *where: Any, **how: Any) -> pygame.Rect:
        found.append(weakref.ref(source))
        return blit(self, source, *where, **how)

    monkeypatch.setattr(DisplayList, "blit", noted)
    return found


@pytest.fixture
def window(tmp_path: Path) -> Iterator[Window]:
    yield Window(Settings(), Launch(tmp_path, windowed=SIZE))
    pygame.quit()


def raw(surface: pygame.Surface | None) -> bytes:
    assert surface is not None
    return bytes(surface.get_buffer().raw)


def by_the_next_picture(window: Window, table: Table, stack: Stack) -> None:
    """It falls as a curtain does that was looked behind for long enough."""
    table.cover()
    window.paint(stack)
    assert table.laid.fresh != (pygame.Rect(0, 0, *SIZE),), "else nothing is painted in parts"


def at_once(window: Window, table: Table, stack: Stack) -> None:
    """It falls because the keyboard goes elsewhere."""
    lost = pygame.Event(pygame.WINDOWFOCUSLOST, {"window": None})
    window.handle_event(lost, stack)


def shown(window: Window, table: Table, stack: Stack) -> tuple[bytes, bytes]:
    """Return the pixels of the window, and of its layer."""
    return raw(pygame.display.get_surface()), raw(table.layer)


def public(window: Window) -> tuple[bytes, bytes]:
    """Return what they are where nothing was ever secret, painted whole."""
    table, surface = Table(None), pygame.Surface(SIZE, 0, pygame.display.get_surface())
    table.draw(Canvas(surface, window.art, window.hints))
    return raw(surface), raw(table.layer)


@pytest.mark.parametrize("fall", [by_the_next_picture, at_once])
@pytest.mark.parametrize("secret", but_first(SECRETS))
def test_no_pixel_and_no_picture_of_what_fell_is_left_in_a_layer(
    window: Window,
    listed: list[weakref.ref[pygame.Surface]],
    secret: Callable[[Canvas], None],
    fall: Callable[..., None],
) -> None:
    table = Table(None)
    stack = Stack(table)
    window.paint(stack, steps=False)
    before = [one() for one in listed]
    listed.clear()
    table.secret = secret
    window.paint(stack, steps=False)
    private = shown(window, table, stack)
    secrets = [one for one in listed if not any(one() is other for other in before)]
    window.art.forget()
    gc.collect()
    assert secrets
    assert all(one() is not None for one in secrets), "else this could not fail"
    fall(window, table, stack)
    gc.collect()
    assert [one() for one in secrets if one() is not None] == []
    fallen = shown(window, table, stack)
    assert fallen == public(window)
    assert all(one != other for one, other in zip(fallen, private, strict=True))


@pytest.mark.parametrize("secret", but_first(SECRETS))
def test_a_secret_of_which_a_part_is_not_painted_over_would_be_seen(
    window: Window, secret: Callable[[Canvas], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(secret)
    stack = Stack(table)
    window.paint(stack, steps=False)
    differing = patches.differing

    def short(*told: list[PaintStep]) -> Iterator[pygame.Rect]:
        return (box.inflate(-box.w // 4, -box.h // 4) for box in differing(*told))

    monkeypatch.setattr(patches, "differing", short)
    by_the_next_picture(window, table, stack)
    assert shown(window, table, stack) != public(window)
