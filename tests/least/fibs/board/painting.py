"""Painting: a frame of the table onto a canvas."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.games.fibs.board.arranging import (
    BAG,
    FACE,
    GIVEN,
    LOG,
    PROMPT,
    RATIO,
    ROW,
    Furniture,
    Plate,
)

from game.core.pages import LogLine
from game.core.targets import HAND, SEAT
from game.core.words import Words
from game.stage.cue import Cue
from game.stage.motion.layout import Box, Pose
from game.stage.motion.timeline import Frame
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.key_caps import key_cap
from game.stage.paint.theme import Colour
from game.stage.table.asking import paint_asking
from game.stage.table.bar import paint_bar
from game.stage.table.log import paint_log

_COLOURS: Final[Mapping[str, Colour]] = {
    "1": theme.TEAL,
    "2": theme.MAGENTA,
    "3": theme.ORANGE,
    "4": theme.GREEN,
}
_RINGS: Final[Mapping[str, Colour]] = {"turn": theme.LEMON, "aim": theme.MAGENTA}


def paint(
    canvas: Canvas,
    frame: Frame,
    cue: Cue,
    log: Sequence[LogLine],
    viewer: int | None,
    zoom: float,
    words: Words,
) -> None:
    """Paint the whole table."""
    furniture: Furniture = frame.furniture
    canvas.surface.blit(canvas.ground("ground_table"), canvas.spot(0, 0))
    paint_bar(canvas, _said(furniture, words), zoom, words)
    for seat, plate in enumerate(furniture.plates):
        name = SEAT.at(seat)
        _plate(canvas, plate, zoom, words, lit=name in cue.lit, focused=name == cue.focus)
        if name in cue.lit and cue.touched:
            key_cap(canvas, str(seat + 1), plate.box.x + 12, plate.box.y + plate.box.height - 20)
    _piles(canvas, furniture, zoom, words)
    for at, column in enumerate(furniture.columns):
        _column(canvas, column, at, cue)
    for pose in (*sorted(frame.resting.values(), key=lambda one: one.z), *frame.moving):
        _card(canvas, pose)
    paint_log(canvas, LOG, log, zoom, words)
    paint_asking(canvas, cue, PROMPT, ROW, zoom)


def _said(furniture: Furniture, words: Words) -> str:
    if furniture.over or not furniture.number:
        return words.say("bar.over" if furniture.over else "bar.before")
    return words.say("bar.turn", n=furniture.number, name=furniture.name)


def _plate(
    canvas: Canvas, plate: Plate, zoom: float, words: Words, *, lit: bool, focused: bool
) -> None:
    """Paint a seat: its name, its points, how many cards it holds."""
    box = plate.box
    if lit or focused:
        edge = 8 if focused else 5
        colour = theme.LEMON if lit else theme.WHITE
        canvas.rect(
            box.x - edge, box.y - edge, box.width + 2 * edge, box.height + 2 * edge, colour, 22
        )
    canvas.panel(box.x, box.y, box.width, box.height, ring=_RINGS.get(plate.state))
    points = str(plate.points)
    size = min(34.0, 26 * zoom)
    right = box.x + box.width - 14
    wide = canvas.text(points, right, box.y + 30, size, theme.INK, theme.TITLE, align="right")
    canvas.picture("icon_star", right - wide - 30, box.y + 18, 24, 24)
    room = box.width - wide - 62
    name = words.say("seat.you", name=plate.name) if plate.own else plate.name
    size = canvas.fitted(name, room, 20 * zoom, theme.TEXT_BOLD)
    canvas.text(name, box.x + 16, box.y + 30, size, theme.INK, theme.TEXT_BOLD, room=room)
    held = words.say("seat.held", n=plate.held)
    size = canvas.fitted(held, box.width - 32, 18 * zoom)
    canvas.text(held, box.x + 16, box.y + 58, size, theme.GREY, room=box.width - 32)


def _piles(canvas: Canvas, furniture: Furniture, zoom: float, words: Words) -> None:
    """Paint the bag, and where given cards go."""
    for (x, y), count, key in (
        (BAG, furniture.bag, "pile.bag"),
        (GIVEN, furniture.given, "pile.given"),
    ):
        wide, high = 84.0, 84 * RATIO
        if key == "pile.bag" and count:
            for step in (3, 0):
                left, top = x - wide / 2 - step, y - high / 2 - step
                canvas.picture("card_back", left, top, wide, high)
        else:
            canvas.rect(x - wide / 2, y - high / 2, wide, high, theme.PAPER_2, 10, 0.5)
        text = words.say(key, n=count)
        size = canvas.fitted(text, 150, 18 * zoom, theme.TEXT_BOLD)
        side, align = (x - wide / 2 - 14, "right") if key == "pile.bag" else (x + wide / 2 + 14, "")
        canvas.text(
            text, side, y, size, theme.WHITE, theme.TEXT_BOLD, align=align, outline=theme.INK
        )


def _column(canvas: Canvas, box: Box, at: int, cue: Cue) -> None:
    """Paint where the viewer's cards of one face lie, and its key."""
    name = HAND.at(at)
    chosen = name == cue.chosen or FACE.at(at + 1) in cue.touched
    if name == cue.focus or chosen:
        canvas.focus(box.x, box.y, box.width, box.height)
    fill = theme.YOLK if chosen else theme.PAPER
    canvas.rect(box.x, box.y, box.width, box.height, fill, 16, 1.0 if name in cue.lit else 0.55)
    face = str(at + 1)
    canvas.text(face, box.x + 20, box.y + 30, 30, _COLOURS[face], theme.TITLE, align="middle")
    if name in cue.lit:
        key_cap(canvas, face, box.x + 6, box.y + box.height - 22)


def _card(canvas: Canvas, pose: Pose) -> None:
    """Paint one card; one that fades in is seen from half on."""
    wide = pose.width * pose.scale * pose.stretch
    high = pose.width * pose.scale * RATIO
    if pose.alpha < 0.5 or wide < 4:
        return
    left, top = pose.x - wide / 2, pose.y - high / 2
    colour = _COLOURS.get(pose.face)
    if colour is None:
        canvas.picture(pose.face, left, top, wide, high)
        return
    canvas.panel(left, top, wide, high, wide * 0.12, theme.WHITE, line=2, shadow=wide > 60)
    canvas.text(pose.face, pose.x, pose.y, wide * 0.62, colour, theme.TITLE, align="middle")
