"""Strokes: what is drawn with a brush: bars of paint, splats, and bubbles to speak in.

No two strokes are alike, and the same one is always the same: its wobble comes from its size.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from game.stage.motion.layout import Box
from game.stage.paint.canvas import Canvas, html
from game.stage.paint.theme import INK, PAPER, WHITE, Colour, edge_of, strong_fill

_LINE: Final = 2.5
_WAVES: Final = 26.0
"""Between two bends of a stroke's edge, in units."""
_BENDS: Final = 100
"""No stroke has more, however long it is asked to be."""


def _fill(canvas: Canvas, colour: Colour) -> tuple[Colour, Colour, float]:
    """Return a colour as it is painted, that of its edge, and how thick the edge is."""
    if canvas.art.strong:
        fill = strong_fill(colour)
        return fill, edge_of(fill), _LINE * 1.5
    return colour, INK, _LINE


def _luck(seed: int, at: int) -> float:
    """Return a number between -1 and 1 that is always the same for the same two."""
    return math.sin(seed * 12.9898 + at * 78.233) * 43758.5453 % 2 - 1


def stroke(
    canvas: Canvas, box: Box, colour: Colour, *, hollow: bool = False, upright: bool = False
) -> None:
    """Paint a brush's stroke into a box, wet and lined; a ``hollow`` one is only its pale shape.

    An ``upright`` one was drawn from its foot upwards, and has its loose end at its head.
    """
    wide, high = (box.height, box.width) if upright else (box.width, box.height)
    fill, edge, line = _fill(canvas, colour)
    seed, inset = round(wide) * 7 + round(high), line
    top, bottom, end = inset, high - inset, wide - inset
    bends = min(_BENDS, max(1, round(wide / _WAVES)))
    step, swing = (end - inset) / bends, min(2.2, high * 0.07)
    near = min(high * 0.42, wide * 0.4)
    points = [f"M{near:.1f},{top:.1f}"]
    for at in range(bends):
        x = near + (end - near - min(8.0, near)) * (at + 1) / bends
        y = top + swing * abs(_luck(seed, at))
        points.append(f"Q{x - step / 2:.1f},{y - swing:.1f} {x:.1f},{y:.1f}")
    # the loose end: where the bristles left the paper
    loose = min(8.0, near)
    for at, part in enumerate((0.3, 0.52, 0.76)):
        x = end - loose * 0.6 * abs(_luck(seed + 5, at))
        points.append(f"L{x:.1f},{top + (bottom - top) * part:.1f}")
    for at in range(bends):
        x = end - loose - (end - near - loose) * (at + 1) / bends
        y = bottom - swing * abs(_luck(seed + 9, at))
        points.append(f"Q{x + step / 2:.1f},{y + swing:.1f} {x:.1f},{y:.1f}")
    middle = (top + bottom) / 2
    points.append(f"C{inset:.1f},{bottom:.1f} {inset:.1f},{middle:.1f} {inset:.1f},{middle:.1f}")
    points.append(f"C{inset:.1f},{middle:.1f} {inset:.1f},{top:.1f} {near:.1f},{top:.1f}Z")
    shape = f'<path d="{" ".join(points)}" fill="{html(fill)}"'
    if hollow:
        shape += "/>"
    else:
        shape += f' stroke="{html(edge)}" stroke-width="{line}" stroke-linejoin="round"/>'
        if wide > 40 and not canvas.art.strong:  # a glint, as all wet paint has
            glint = min(wide * 0.5, wide - near - 18)
            y = top + max(3.0, high * 0.2)
            shape += (
                f'<path d="M{near + 4:.1f},{y:.1f} h{glint:.1f}" stroke="{html(WHITE)}" '
                'stroke-width="2.5" stroke-linecap="round" stroke-opacity=".7" fill="none"/>'
            )
    turned = f'<g transform="translate(0,{box.height:.1f}) rotate(-90)">{shape}</g>'
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {box.width:.1f} {box.height:.1f}">'
        f"{turned if upright else shape}</svg>"
    )
    canvas.drawing(svg, box.x, box.y, box.width, box.height)


def brushed(canvas: Canvas, spots: Sequence[tuple[float, float]], colour: Colour) -> None:
    """Paint a wet line through points, one after the other."""
    if len(spots) < 2:
        return
    fill, edge, line = _fill(canvas, colour)
    left, top = min(x for x, _ in spots) - 8, min(y for _, y in spots) - 8
    wide = max(x for x, _ in spots) + 8 - left
    high = max(y for _, y in spots) + 8 - top
    points = " ".join(f"{x - left:.1f},{y - top:.1f}" for x, y in spots)
    drawn = (
        f'<polyline points="{points}" fill="none" stroke-linejoin="round" stroke-linecap="round"'
    )
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:.1f} {high:.1f}">'
        f'{drawn} stroke="{html(edge)}" stroke-width="{6 + 2 * line}"/>'
        f'{drawn} stroke="{html(fill)}" stroke-width="6"/></svg>'
    )
    canvas.drawing(svg, left, top, wide, high)


def splat(
    canvas: Canvas, x: float, y: float, size: float, colour: Colour, *, kind: int = 0
) -> None:
    """Paint a splat around a point, with room for a number; ``kind`` tells one from the next."""
    fill, edge, line = _fill(canvas, colour)
    arms = 6 + kind % 3
    spots: list[tuple[float, float]] = []
    for at in range(arms):
        angle = math.tau * (at + 0.28 * _luck(kind + 2, at)) / arms
        far = 40 + 7 * _luck(kind + 4, at)
        # a wide root, a neck, a round tip: no two arms are alike
        for turn, reach in ((-0.3, 31), (-0.13, far - 4), (0.0, far), (0.13, far - 4), (0.3, 31)):
            spots.append((angle + turn * 6 / arms, reach))
    points = [(50 + r * math.cos(turn), 50 + r * math.sin(turn)) for turn, r in spots]
    path = f"M{points[0][0]:.1f},{points[0][1]:.1f}"
    many = len(points)
    for at in range(many):  # a smooth line through all of them
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = (points[(at + by) % many] for by in (-1, 0, 1, 2))
        path += (
            f"C{bx + (cx - ax) / 6:.1f},{by + (cy - ay) / 6:.1f} "
            f"{cx - (dx - bx) / 6:.1f},{cy - (dy - by) / 6:.1f} {cx:.1f},{cy:.1f}"
        )
    paint = f'fill="{html(fill)}" stroke="{html(edge)}" stroke-width="{100 * line / size:.1f}"'
    drops = ""
    for at in range(2):  # what flew on
        angle = math.tau * (at * 0.37 + 0.5 + kind * 0.17)
        far, wide = 45.0, 3.2 + at
        drops += (
            f'<circle cx="{50 + far * math.cos(angle):.1f}" cy="{50 + far * math.sin(angle):.1f}" '
            f'r="{wide}" {paint}/>'
        )
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'{drops}<path d="{path}Z" {paint} stroke-linejoin="round"/>'
        f'<ellipse cx="34" cy="32" rx="6" ry="3.6" fill="{html(WHITE)}" fill-opacity=".85" '
        'transform="rotate(-35 34 32)"/></svg>'
    )
    canvas.drawing(svg, x - size / 2, y - size / 2, size, size)


def bubble(canvas: Canvas, box: Box, colour: Colour = PAPER) -> None:
    """Paint a bubble whose speaker is at its left."""
    fill, edge, line = _fill(canvas, WHITE if colour == PAPER else colour)
    tail, wide, high, r = 22.0, box.width, box.height, 20.0
    left, right, top, bottom = tail, wide + tail - line, line, high - line
    middle = high * 0.42
    path = (
        f"M{left + r},{top} H{right - r} Q{right},{top} {right},{top + r} V{bottom - r} "
        f"Q{right},{bottom} {right - r},{bottom} H{left + r} Q{left},{bottom} {left},{bottom - r} "
        f"V{middle + 12} L{line},{middle + 6} L{left},{middle - 10} V{top + r} "
        f"Q{left},{top} {left + r},{top}Z"
    )
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide + tail:.1f} {high:.1f}">'
        f'<path d="{path}" fill="{html(fill)}" stroke="{html(edge)}" stroke-width="{line}" '
        'stroke-linejoin="round"/></svg>'
    )
    canvas.drawing(svg, box.x - tail, box.y, wide + tail, high)
