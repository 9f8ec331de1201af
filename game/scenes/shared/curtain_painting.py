"""What the curtain looks like: plum folds, a mask, a name; nothing of what lies behind it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.ai.personas import mask
from game.core.seats import Seat
from game.scenes.kit import Kit
from game.stage.input.input_hints import FINGER
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas, html
from game.stage.paint.filling import LINE, filled
from game.stage.paint.key_caps import capped, capped_width
from game.stage.situation import Meanwhile

HIDE: Final = Box(1096, 0, 184, 44)
"""The corner that lets the curtain fall again, or draws it aside; a table has its menu there."""
_FOLDS: Final = 17
_DARK, _PLAIN, _LIGHT = (52, 32, 68), (78, 48, 98), (106, 70, 130)
"""A fold's shade, the cloth itself, and what the light from the upper left falls on."""
_CARD: Final = Box(300, 152, 680, 396)
_HIGHER: Final = 112.0
"""Where the card begins where something for those who wait lies below it."""
_APART: Final = 14.0
_LOW: Final = 636.0
"""Where that ends: what is told for a while lies below."""
_PLAIN_HIGH: Final = 74.0
"""How high it is without pictures."""
_MASK: Final = 226.0
"""How large the face is of who is called."""
_HEAD: Final = 62.0
"""How far below the card's edge the middle of the name is."""
_CALL: Final = 46.0
"""How large the name is; larger words enlarge it so many times at most."""
_CALL_MOST: Final = 1.4
_TOLD: Final = 92.0
"""How high what is said below the name may be, in words of the usual size."""


@dataclass(frozen=True, slots=True)
class Called:
    """Whom a curtain calls, what for, and who looks away."""

    seat: Seat
    name: str
    why: str
    others: Sequence[Seat]
    meanwhile: Meanwhile | None = None
    """What those who wait may look at."""


def open_box(zoom: float, *, waits: bool) -> Box:
    """Return the plate that opens the curtain; ``waits``: something lies below for who waits."""
    box = _card(zoom, waits=waits)
    top = box.y + (_HEAD + _CALL * min(zoom, _CALL_MOST) * 0.8 + _TOLD * zoom + 22)
    left = box.x + 30 + (_MASK + 26 if zoom == 1 else 0.0)
    return Box(left, top, box.x + box.width - 34 - left, box.y + box.height - 34 - top)


def _card(zoom: float, *, waits: bool) -> Box:
    """Return what the curtain says whom it calls on."""
    if zoom > 1:
        return Box(120, 110, 1040, 560)
    return Box(_CARD.x, _HIGHER, _CARD.width, _CARD.height) if waits else _CARD


def paint_curtain(canvas: Canvas, kit: Kit, called: Called, state: str, part: float) -> None:
    """Paint the curtain for a seat; ``part`` is how much of the hold is done."""
    paint_cloth(canvas)
    words, zoom = kit.words(), kit.zoom
    _turned_away(canvas, called.others)
    box = _card(zoom, waits=called.meanwhile is not None)
    if called.meanwhile is not None and zoom == 1:  # larger words leave no room for it
        below = box.y + box.height + _APART
        _paint_meanwhile(canvas, kit, called.meanwhile, Box(box.x, below, box.width, _LOW - below))
    canvas.panel(box.x, box.y, box.width, box.height, 28, theme.PAPER, ring=theme.LEMON)
    wide = _MASK if zoom == 1 else 190.0
    left = box.x + 30
    middle = box.y + (box.height / 2 if zoom == 1 else 130)
    canvas.picture(mask(called.seat), left, middle - wide / 2, wide, wide)
    x = left + wide + 26
    room = box.x + box.width - 34 - x
    y = box.y + _HEAD
    call = words.say("curtain.call", name=called.name)
    size = canvas.fitted(call, room, _CALL * min(zoom, _CALL_MOST), theme.TITLE, least=24)
    canvas.text(call, x, y, size, theme.INK, theme.TITLE, room=room)
    y += size * 0.8
    told = ((called.why, theme.RED_TEXT), (words.say("curtain.away"), theme.GREY))
    size, lines = 23 * zoom, list[list[str]]()
    while not lines or (sum(map(len, lines)) * size > _TOLD * zoom and size > theme.FLOOR):
        size -= bool(lines)
        lines = [canvas.even(one, room, size, theme.TEXT_BOLD) if one else [] for one, _ in told]
    for each, (_, colour) in zip(lines, told, strict=True):
        for line in each:
            canvas.text(line, x, y + size * 0.5, size, colour, theme.TEXT_BOLD)
            y += size * 1.2
        y += 5
    _how(canvas, kit, state, part, open_box(zoom, waits=called.meanwhile is not None))


def _paint_meanwhile(canvas: Canvas, kit: Kit, meanwhile: Meanwhile, box: Box) -> None:
    """Paint what those who wait may look at and talk of: its pictures, and a line beside them."""
    if meanwhile.paint is None:
        box = Box(box.x, box.y, box.width, _PLAIN_HIGH)
    canvas.panel(box.x, box.y, box.width, box.height, 20, theme.PAPER_2, shadow=False)
    left = box.x + 30
    if meanwhile.paint is not None:
        high = box.height - 12
        meanwhile.paint(canvas, Box(box.x + 10, box.y + 6, 2 * high, high))
        left = box.x + 2 * high + 30
    room = box.x + box.width - 24 - left
    head = 24.0
    size, lines = filled(canvas, meanwhile.text, room, box.height - head - 14, 22, theme.TEXT_BOLD)
    y = box.y + (box.height - head - size * LINE * len(lines)) / 2
    said = kit.words().say("curtain.meanwhile")
    canvas.text(said, left, y + head / 2, 17, theme.GREY, theme.BUTTON, room=room)
    for row, line in enumerate(lines):
        middle = y + head + size * LINE * (row + 0.5)
        canvas.text(line, left, middle, size, theme.INK, theme.TEXT_BOLD)


def how_to_open(kit: Kit, state: str) -> str:
    """Return what to press on the device that is spoken of."""
    hints = kit.hints
    pointer = "-pointer" if hints.cap("enter") in ("", FINGER) else ""
    return hints.with_keys(
        kit.words().say(f"curtain.{'armed' if state == 'armed' else 'open'}{pointer}")
    )


def _how(canvas: Canvas, kit: Kit, state: str, part: float, box: Box) -> None:
    """Write what to press, on a plate that fills while it is held."""
    fill = theme.LEMON if state == "armed" else theme.PAPER_2
    canvas.panel(box.x, box.y, box.width, box.height, 18, fill, shadow=False)
    if part > 0:
        wide = (box.width - 16) * part
        canvas.rect(box.x + 8, box.y + box.height - 18, max(10, wide), 10, theme.PLUM, 5)
    said = how_to_open(kit, state)
    size = 26 * kit.zoom
    lines = canvas.even(said, box.width - 36, size, theme.TEXT_BOLD)
    while len(lines) * size * 1.25 > box.height - 30 and size > theme.FLOOR:
        size -= 1
        lines = canvas.even(said, box.width - 36, size, theme.TEXT_BOLD)
    y = box.y + box.height / 2 - (len(lines) - 1) * size * 0.625
    for line in lines:
        canvas.text(
            line, box.x + box.width / 2, y, size, theme.INK, theme.TEXT_BOLD, align="middle"
        )
        y += size * 1.25


def paint_tab(canvas: Canvas, kit: Kit, key: str, name: str) -> None:
    """Paint the tab in the corner: what lets the curtain fall again, or draws it aside and back."""
    box, text = HIDE, f"{key} {kit.words().say(f'curtain.{name}')}"
    long = capped_width(canvas, text, theme.FLOOR, theme.BUTTON) + 32
    if long > box.width:  # a key with a long name; what is to be pressed ends where it did
        box = Box(box.x + box.width - long, box.y, long, box.height)
    canvas.rect(box.x, box.y, box.width, box.height, theme.INK)
    canvas.panel(
        box.x + 6, box.y + 3, box.width - 12, box.height - 6, 14, theme.LEMON, shadow=False
    )
    size = 20.0
    while size > theme.FLOOR and capped_width(canvas, text, size, theme.BUTTON) > box.width - 30:
        size -= 1
    wide = capped_width(canvas, text, size, theme.BUTTON)
    x = box.x + max(8.0, (box.width - wide) / 2)
    capped(canvas, text, x, box.middle[1], size, theme.INK, theme.BUTTON)


def paint_warning(canvas: Canvas, kit: Kit, seconds: int) -> None:
    """Paint below the tab in how many seconds the curtain falls by itself."""
    said = kit.words().say("curtain.idle", count=seconds)
    size = min(26.0, 18 * kit.zoom)
    wide = canvas.text_width(said, size, theme.BUTTON) + 36
    box = Box(1274 - wide, HIDE.height + 8, wide, size * 1.25 + 18)
    canvas.panel(box.x, box.y, box.width, box.height, 14, theme.PAPER, ring=theme.LEMON)
    canvas.text(said, box.x + 18, box.y + box.height / 2, size, theme.INK, theme.BUTTON)


def _turned_away(canvas: Canvas, others: Sequence[Seat]) -> None:
    """Paint the masks of the other people at both edges, looking elsewhere."""
    for at, seat in enumerate(others[:10]):
        side, row = at % 2, at // 2
        x = 44.0 if side == 0 else 1280 - 44 - 116
        y = 210.0 + row * 98 if len(others) > 2 else 302.0
        image = canvas.image(mask(seat), 116, 116)
        turned = canvas.art.turned(
            ("away", seat, side, image.get_width()), image, 24 if side == 0 else -24, 0.86
        )
        canvas.put_centred(turned, x + 58, y + 58, 0.5)


def paint_cloth(canvas: Canvas) -> None:
    """Paint folds over the whole surface: nothing that was there before is left."""
    size = canvas.surface.get_size()
    canvas.surface.blit(canvas.art.ground(("curtain", *size), lambda: _woven(canvas)), (0, 0))


def _woven(canvas: Canvas) -> pygame.Surface:
    size = canvas.surface.get_size()
    cloth = pygame.Surface(size, 0, canvas.surface)
    if canvas.art.strong:
        cloth.fill(theme.strong_fill(theme.PLUM))
        return cloth
    cloth.blit(canvas.art.sketch(_folds(*size), *size), (0, 0))
    return cloth


def _folds(width: int, height: int) -> str:
    """Return the curtain as SVG: folds, a hem below, and a scalloped valance above."""
    ink, lemon = html(theme.INK), html(theme.LEMON)
    k, step = height / 720, width / _FOLDS
    shapes = f'<rect width="{width}" height="{height}" fill="{html(_DARK)}"/>'
    for fold in range(_FOLDS):
        for part, end, colour in ((0, 1, _PLAIN), (0.14, 0.42, _LIGHT), (0.78, 1, _DARK)):
            x, right = fold * step + part * step, fold * step + end * step
            line = f'stroke="{ink}" stroke-width="{2.5 * k:.1f}"' if part == 0 else ""
            shapes += f'<path d="{_strip(fold, x, right, k)}" fill="{html(colour)}" {line}/>'
    many = 9
    wide = width / many
    for scallop in range(many):
        x = scallop * wide
        shapes += (
            f'<path d="M{x:.1f},-10 L{x + wide:.1f},-10 L{x + wide:.1f},{44 * k:.1f} '
            f'Q{x + wide / 2:.1f},{122 * k:.1f} {x:.1f},{44 * k:.1f}Z" fill="{html(_PLAIN)}" '
            f'stroke="{ink}" stroke-width="{3 * k:.1f}"/>'
            f'<path d="M{x:.1f},{36 * k:.1f} Q{x + wide / 2:.1f},{112 * k:.1f} '
            f'{x + wide:.1f},{36 * k:.1f}" fill="none" stroke="{lemon}" '
            f'stroke-width="{6 * k:.1f}"/>'
            f'<circle cx="{x:.1f}" cy="{50 * k:.1f}" r="{11 * k:.1f}" fill="{lemon}" '
            f'stroke="{ink}" stroke-width="{2.5 * k:.1f}"/>'
        )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}">{shapes}</svg>'
    )


def _strip(fold: int, left: float, right: float, k: float) -> str:
    """Return the path of a strip of a fold that sways on its way down."""
    sway, hem = 16 * k * math.sin(1.7 * fold), (696 - 8 * math.sin(2.1 * fold)) * k
    middle = (left + right) / 2
    return (
        f"M{left:.1f},0 L{right:.1f},0 "
        f"C{right + sway:.1f},{288 * k:.1f} {right - sway:.1f},{500 * k:.1f} "
        f"{right:.1f},{hem:.1f} Q{middle:.1f},{hem + 18 * k:.1f} {left:.1f},{hem:.1f} "
        f"C{left - sway:.1f},{500 * k:.1f} {left + sway:.1f},{288 * k:.1f} {left:.1f},0Z"
    )
