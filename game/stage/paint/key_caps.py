"""Caps: what to press, drawn: keys of the keyboard, buttons of the gamepad, a finger.

Callers name the key that scenes hear; what is drawn is what gives it on the device used last.
"""

from __future__ import annotations

from math import cos, sin, tau
from typing import Final

from game.core.commands import PAD
from game.stage.input.flicks import FLICKS
from game.stage.input.input_hints import FINGER, NINTENDO, ON_KEYPAD, PLAIN, PLAYSTATION, XBOX
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas, html
from game.stage.paint.theme import Colour

LEFT: Final = "left"
RIGHT: Final = "right"
_SIZE: Final = 18
_ROUND: Final = 28.0
_PLUS: Final = 12.0
_GAP: Final = 7.0
_BETWEEN: Final = 24.0
"""After a cap, and after words."""
_ARROWS: Final = {
    "left": "12,1 2,8 12,15",
    "right": "2,1 12,8 2,15",
    "up": "1,13 7,3 13,13",
    "down": "1,3 7,13 13,3",
}
_DRAWN: Final = ("a", "b", "x", "y", "up", "down", "left", "right", "stick", "back", "start")
_LETTERS: Final = {
    "a": (148, 214, 88), "b": (255, 128, 112), "x": (120, 184, 255), "y": (255, 214, 92)
}  # fmt: skip
_SHAPES: Final = {
    "a": '<path d="M9,9 L19,19 M19,9 L9,19"/>',
    "b": '<circle cx="14" cy="14" r="6"/>',
    "x": '<rect x="8.5" y="8.5" width="11" height="11"/>',
    "y": '<path d="M14,7.5 L20.5,18.5 H7.5 Z"/>',
}
_SPOTS: Final = {"a": (14, 20.5), "b": (20.5, 14), "x": (7.5, 14), "y": (14, 7.5)}
_ARMS: Final = {
    "up": "M11,4 H17 V11 H11 Z",
    "down": "M11,17 H17 V24 H11 Z",
    "left": "M4,11 H11 V17 H4 Z",
    "right": "M17,11 H24 V17 H17 Z",
}
_FLICKED: Final = 7.0
"""How far the knob of a stick that is flicked lies off the middle."""
_FINGER: Final = (
    '<circle cx="12.5" cy="9" r="7.5" fill="none" stroke="{line}" stroke-width="2"/>'
    '<path d="M10.5,9 a2,2 0 0 1 4,0 V15 l5,1.6 q2.5,0.9 2.2,3.4 L21,26.5 H11.5 L6.5,19.5 '
    'q1.4,-2 4,-0.4 Z" fill="{line}" stroke="{line}" stroke-width="1.4" '
    'stroke-linejoin="round"/>'
)
_RETURNS: Final = "M22,7 V15 H9 M13,10.5 L8.5,15 L13,19.5"
"""The arrow that stands on an Enter where there is no room for its name."""


def cap_width(canvas: Canvas, key: str) -> float:
    """Return how wide the cap of a key is, 0 where nothing gives it on this device."""
    return caps_width(canvas, canvas.hints.cap(key.lower()))


def caps_width(canvas: Canvas, given: str) -> float:
    """Return how wide the caps of an input are."""
    parts = _parts(given)
    return sum(_wide(canvas, part) for part in parts) + _PLUS * max(0, len(parts) - 1)


def key_cap(canvas: Canvas, key: str, x: float, y: float) -> float:
    """Paint what to press for a key, from its left edge on, and return its width."""
    return cap_of(canvas, canvas.hints.cap(key.lower()), x, y)


def cap_of(canvas: Canvas, given: str, x: float, y: float) -> float:
    """Paint an input as the bindings spell it, and return its width."""
    left = x
    for place, part in enumerate(_parts(given)):
        if place:
            _plus(canvas, x + _PLUS / 2, y)
            x += _PLUS
        if part.startswith(PAD):
            _button(canvas, part[len(PAD) :], x, y)
        elif part == FINGER:
            _drawn(canvas, _FINGER, x, y, theme.WHITE, theme.INK, 8)
        else:
            _key(canvas, part, x, y)
        x += _wide(canvas, part)
    return x - left


def dim_cap(canvas: Canvas, label: str, x: float, y: float, fill: Colour, ink: Colour) -> None:
    """Paint a key that is known by where it lies, small and dim, from its left upper corner on."""
    wide = dim_wide(canvas, label)
    canvas.rect(x, y, wide, 28, fill, 7)
    named(canvas, label, x + wide / 2, y + 14.5, ink, theme.BUTTON)


def round_cap(canvas: Canvas, label: str, x: float, y: float, fill: Colour, ink: Colour) -> None:
    """Paint a key of the keypad in the same way, but round: its digits are not those of the row."""
    wide = dim_wide(canvas, label)
    canvas.rect(x, y, wide, 28, ink, 14)
    canvas.rect(x + 2, y + 2, wide - 4, 24, fill, 12)
    named(canvas, label, x + wide / 2, y + 14.5, ink, theme.BUTTON, rounded=True)


def return_sign(canvas: Canvas, x: float, y: float, ink: Colour) -> None:
    """Paint what is on a key that enters, over a cap without a word."""
    canvas.drawing(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 28" fill="none" '
        f'stroke="{html(ink)}" stroke-width="2.4" stroke-linecap="round" '
        f'stroke-linejoin="round"><path d="{_RETURNS}"/></svg>',
        x, y, 30, 28,
    )  # fmt: skip


def dim_wide(canvas: Canvas, label: str) -> float:
    """Return how wide such a key is, in units."""
    return max(30.0, canvas.text_width(label, _SIZE, theme.BUTTON) + 12)


def named(
    canvas: Canvas, label: str, x: float, y: float, ink: Colour, font: str, *, rounded: bool = False
) -> None:
    """Write what a key is called on its cap; those of the keypad are round."""
    canvas.text(label, x, y, _SIZE, ink, font, align="middle")


def _plus(canvas: Canvas, x: float, y: float) -> None:
    canvas.text(
        "+", x, y, _SIZE, theme.INK, theme.TEXT_BOLD, align="middle", outline=theme.WHITE
    )  # fmt: skip


def _parts(given: str) -> list[str]:
    if given.startswith(PAD):
        return [PAD + button for button in given[len(PAD) :].split("+")]
    return [given] if given else []


def _wide(canvas: Canvas, part: str) -> float:
    if part == FINGER or (part.startswith(PAD) and part[len(PAD) :] in (*_DRAWN, *FLICKS)):
        return _ROUND
    if part in _ARROWS:
        return _ROUND
    label = canvas.hints.short(part)
    return max(_ROUND, canvas.text_width(label, _SIZE, theme.TEXT_BOLD) + 16)


def _key(canvas: Canvas, key: str, x: float, y: float) -> None:
    width = _wide(canvas, key)
    rounded = key.startswith(ON_KEYPAD)
    corner = 13.0 if rounded else 7.0
    canvas.rect(x - 1.5, y - 14.5, width + 3, 29, theme.INK, corner + 1.5)
    canvas.rect(x, y - 13, width, 26, theme.WHITE, corner)
    if key in _ARROWS:
        _arrow(canvas, x + width / 2, y, key)
        return
    label = canvas.hints.short(key)
    named(canvas, label, x + width / 2, y, theme.INK, theme.TEXT_BOLD, rounded=rounded)


def _button(canvas: Canvas, button: str, x: float, y: float) -> None:
    """Paint a button of the pad held last: a letter, a shape, or only its place."""
    family = canvas.hints.family
    if button in _SHAPES and family in (PLAYSTATION, PLAIN):
        dots = "".join(
            f'<circle cx="{cx}" cy="{cy}" r="{4 if name == button else 2.4}" fill="{{line}}" '
            f'fill-opacity="{1 if name == button else 0.55}" stroke="none"/>'
            for name, (cx, cy) in _SPOTS.items()
        )
        shape = dots if family == PLAIN else _SHAPES[button]
        _drawn(canvas, _stroked(shape), x, y, theme.INK, theme.WHITE, 14)
    elif button in _SHAPES:
        _drawn(canvas, "", x, y, theme.INK, theme.WHITE, 14)
        colour = _LETTERS[button] if family == XBOX else theme.WHITE
        canvas.text(button.upper(), x + 14, y, _SIZE, colour, theme.TEXT_BOLD, align="middle")
    elif button in _ARMS:
        cross = '<path d="M11,4 H17 V11 H24 V17 H17 V24 H11 V17 H4 V11 H11 Z" fill="none"/>'
        lit = f'<path d="{_ARMS[button]}" fill="{{line}}"/>'
        _drawn(canvas, _stroked(cross + lit, 1.8), x, y, theme.INK, theme.WHITE, 14)
    elif button in FLICKS:
        _drawn(canvas, _stroked(_flicked(button), 2), x, y, theme.INK, theme.WHITE, 14)
    elif button == "stick":
        stick = '<circle cx="14" cy="14" r="5" fill="{line}"/><path d="M14,3.5 V6 M14,22 V24.5 '
        stick += 'M3.5,14 H6 M22,14 H24.5"/>'
        _drawn(canvas, _stroked(stick, 2), x, y, theme.INK, theme.WHITE, 14)
    elif button in ("back", "start"):
        marks = {
            "start": '<path d="M8,9.5 H20 M8,14 H20 M8,18.5 H20"/>',
            "back": '<path d="M8,8 H16 V16 H8 Z M12,16 V20 H20 V12 H16"/>',
        }[button]
        if family == NINTENDO:
            marks = f'<path d="M8,14 H20{" M14,8 V20" if button == "start" else ""}"/>'
        _drawn(canvas, _stroked(marks, 2), x, y, theme.INK, theme.WHITE, 14)
    else:
        label = canvas.hints.short(PAD + button)
        width = _wide(canvas, PAD + button)
        canvas.rect(x - 1.5, y - 14.5, width + 3, 29, theme.WHITE, 9.5)
        canvas.rect(x, y - 13, width, 26, theme.INK, 8)
        canvas.text(label, x + width / 2, y, _SIZE, theme.WHITE, theme.TEXT_BOLD, align="middle")


def _flicked(flick: str) -> str:
    """Return a stick whose knob is pushed where it is flicked to."""
    turn = tau * FLICKS.index(flick) / len(FLICKS)
    x, y = 14 + _FLICKED * cos(turn), 14 + _FLICKED * sin(turn)
    line = f'<path d="M14,14 L{x:.1f},{y:.1f}" stroke-opacity="0.6"/>'
    return f'{line}<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{{line}}" stroke="none"/>'


def _stroked(shapes: str, thick: float = 2.4) -> str:
    return (
        f'<g fill="none" stroke="{{line}}" stroke-width="{thick}" stroke-linecap="round" '
        f'stroke-linejoin="round">{shapes}</g>'
    )


def _drawn(
    canvas: Canvas, shapes: str, x: float, y: float, fill: Colour, line: Colour, corner: float
) -> None:
    """Paint shapes on a round or a square of 28 units."""
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 30 30">'
        f'<rect x="0" y="0" width="28" height="28" rx="{corner}" fill="{html(fill)}" '
        f'stroke="{html(line)}" stroke-width="1.6"/>{shapes.replace("{line}", html(line))}</svg>'
    )
    canvas.drawing(svg, x - 1, y - 15, 30, 30)


def arrow(canvas: Canvas, x: float, y: float, *, left: bool) -> None:
    """Paint a small triangle that points left or right; the fonts have none."""
    _arrow(canvas, x, y, "left" if left else "right")


def _arrow(canvas: Canvas, x: float, y: float, way: str) -> None:
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 14 16">'
        f'<polygon points="{_ARROWS[way]}" fill="#2B1836" stroke="#2B1836" stroke-width="2" '
        'stroke-linejoin="round"/></svg>'
    )
    canvas.drawing(svg, x - 7, y - 8, 14, 16)


def capped(
    canvas: Canvas,
    text: str,
    x: float,
    y: float,
    size: float,
    colour: Colour,
    font: str = theme.TEXT,
    *,
    align: str = "left",
    outline: Colour | None = None,
) -> float:
    """Paint a line whose ``[keys]`` are drawn as caps, and return its width."""
    whole = capped_width(canvas, text, size, font)
    left = x - whole * {"left": 0.0, "middle": 0.5, "right": 1.0}[align]
    for cap, part in _split(canvas, text):
        if cap:
            left += key_cap(canvas, part, left, y) + _GAP
        else:
            canvas.text(part, left, y, size, colour, font, outline=outline)
            left += canvas.text_width(part, size, font) + _BETWEEN
    return whole


def capped_width(canvas: Canvas, text: str, size: float, font: str = theme.TEXT) -> float:
    """Return how wide a line with ``[keys]`` is."""
    parts = _split(canvas, text)
    wide = sum(
        cap_width(canvas, part) + _GAP if cap else canvas.text_width(part, size, font) + _BETWEEN
        for cap, part in parts
    )
    return wide - (_GAP if parts and parts[-1][0] else _BETWEEN)


def _split(canvas: Canvas, text: str) -> list[tuple[bool, str]]:
    """Return the parts of a line: whether it is a cap, and its key or its words."""
    found: list[tuple[bool, str]] = []
    while "[" in text and "]" in text:
        before, _, rest = text.partition("[")
        key, _, text = rest.partition("]")
        found += [(False, before.strip())] if before.strip() else []
        found += [(True, key)] if canvas.hints.cap(key) else []
    return [*found, (False, text.strip())] if text.strip() else found
