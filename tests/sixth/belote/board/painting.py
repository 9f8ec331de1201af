"""Painting: a frame of the table onto a canvas."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.games.belote.board.arranging import (
    CARD,
    LOG,
    POINTS,
    PROMPT,
    RATIO,
    ROW,
    TRUMP,
    Furniture,
    Plate,
)
from game.games.belote.cards import RANKS, SUITS, rank_of, suit_of
from game.games.belote.model import BLANK

from game.core.pages import LogLine
from game.core.targets import HAND, SEAT
from game.core.words import Words
from game.stage.cue import Cue
from game.stage.motion.layout import Box, Pose
from game.stage.motion.timeline import Frame
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas, html
from game.stage.paint.key_caps import key_cap
from game.stage.paint.theme import Colour
from game.stage.table.asking import paint_asking
from game.stage.table.bar import paint_bar
from game.stage.table.log import paint_log

_SHAPES: Final = (
    "M12 1C9 6 2 9 2 14.5a5 5 0 0 0 8.6 3.4L9 23h6l-1.6-5.1A5 5 0 0 0 22 14.5C22 9 15 6 12 1z",
    "M12 22C5 16 1 13 1 8.2A5.7 5.7 0 0 1 12 6a5.7 5.7 0 0 1 11 2.2C23 13 19 16 12 22z",
    "M12 1l9 11-9 11-9-11z",
    "M12 1a5 5 0 0 0-4 7A5 5 0 1 0 11 17L9 23h6l-2-6A5 5 0 1 0 16 8 5 5 0 0 0 12 1z",
)
_INKS: Final[Sequence[Colour]] = (theme.INK, theme.RED_FIGURE, theme.RED_FIGURE, theme.INK)


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
    notes = words.say("table.notes") if furniture.notes else ""
    paint_bar(canvas, _said(furniture, words), zoom, words, notes)
    for seat, plate in enumerate(furniture.plates):
        _plate(canvas, plate, zoom, words, focused=SEAT.at(seat) == cue.focus)
    _points(canvas, furniture, viewer, zoom, words)
    _trump(canvas, furniture.trump, zoom, words)
    dim = _columns(canvas, furniture, cue)
    for pose in (*sorted(frame.resting.values(), key=lambda one: one.z), *frame.moving):
        _card(canvas, pose, words, dim=pose.face in dim)
    paint_log(canvas, LOG, log, zoom, words)
    paint_asking(canvas, cue, PROMPT, ROW, zoom)


def _said(furniture: Furniture, words: Words) -> str:
    if furniture.over:
        return words.say("bar.over")
    key = "bar.turn" if furniture.name else "bar.before"
    return words.say(key, n=furniture.number, name=furniture.name)


def _plate(canvas: Canvas, plate: Plate, zoom: float, words: Words, *, focused: bool) -> None:
    """Paint a seat: its name, and whether it deals."""
    box = plate.box
    if focused:
        canvas.focus(box.x, box.y, box.width, box.height)
    canvas.panel(box.x, box.y, box.width, box.height, ring=theme.LEMON if plate.turn else None)
    room = box.width - 32
    name = words.say("seat.you", name=plate.name) if plate.own else plate.name
    size = canvas.fitted(name, room, min(32.0, 20 * zoom), theme.TEXT_BOLD)
    canvas.text(name, box.x + 16, box.y + 24, size, theme.INK, theme.TEXT_BOLD, room=room)
    if plate.deals:
        said = words.say("seat.deals")
        y = box.y + (64 if plate.own else 48)
        size = canvas.fitted(said, room, min(30.0, 18 * zoom) if plate.own else 18.0)
        canvas.text(said, box.x + 16, y, size, theme.GREY, room=room)


def _points(
    canvas: Canvas, furniture: Furniture, viewer: int | None, zoom: float, words: Words
) -> None:
    """Paint both sides' points, those of this deal behind them."""
    canvas.panel(POINTS.x, POINTS.y, POINTS.width, POINTS.height)
    for at, names in enumerate(furniture.sides):
        y, right = POINTS.y + 30 + 44 * at, POINTS.x + POINTS.width - 16
        said = words.say("points.deal", score=furniture.scores[at], n=furniture.made[at])
        size = min(32.0, 22 * zoom)
        wide = canvas.text(said, right, y, size, theme.INK, theme.TITLE, align="right")
        who = words.say(("points.we", "points.they")[at])
        if viewer is None:
            who = words.say("points.pair", one=names[0], other=names[1])
        room = POINTS.width - wide - 44
        size = canvas.fitted(who, room, min(28.0, 20 * zoom), theme.TEXT_BOLD)
        canvas.text(who, POINTS.x + 16, y, size, theme.INK, theme.TEXT_BOLD, room=room)


def _trump(canvas: Canvas, trump: int, zoom: float, words: Words) -> None:
    """Paint which suit is trump."""
    canvas.panel(TRUMP.x, TRUMP.y, TRUMP.width, TRUMP.height)
    said = words.say("trump.title")
    size = canvas.fitted(said, TRUMP.width - 32, min(28.0, 18 * zoom))
    canvas.text(said, TRUMP.x + 16, TRUMP.y + 26, size, theme.GREY)
    if trump != BLANK:
        suit(canvas, trump, TRUMP.x + 16, TRUMP.y + 48, 40)
        name = words.say(f"suit.{SUITS[trump]}")
        size = canvas.fitted(name, TRUMP.width - 84, min(34.0, 24 * zoom), theme.TITLE)
        canvas.text(name, TRUMP.x + 68, TRUMP.y + 68, size, theme.INK, theme.TITLE)


def _columns(canvas: Canvas, furniture: Furniture, cue: Cue) -> frozenset[str]:
    """Paint focus and keys of the viewer's cards; return those that may not be played now."""
    lit = [HAND.at(at) in cue.lit for at in range(len(furniture.columns))]
    for at, box in enumerate(furniture.columns):
        card = Box(box.x + 4, box.y + 8, box.width - 8, 126)
        if HAND.at(at) in (cue.focus, cue.chosen):
            canvas.focus(card.x, card.y, card.width, card.height)
        if lit[at] and cue.played:
            key_cap(canvas, str(at + 1), box.middle[0] - 11, box.y + box.height - 26)
    if not any(lit):
        return frozenset()
    return frozenset(
        CARD.at(card) for card, may in zip(furniture.hand, lit, strict=True) if not may
    )


def _card(canvas: Canvas, pose: Pose, words: Words, *, dim: bool) -> None:
    """Paint one card; one that fades in is seen from half on."""
    wide = pose.width * pose.scale * pose.stretch
    high = pose.width * pose.scale * RATIO
    if pose.alpha < 0.5 or wide < 4:
        return
    left, top = pose.x - wide / 2, pose.y - high / 2
    card = CARD.find(pose.face)
    if card is None:
        canvas.picture(pose.face, left, top, wide, high)
        return
    fill = theme.LAVENDER if dim else theme.WHITE
    canvas.panel(left, top, wide, high, wide * 0.12, fill, line=2, shadow=wide > 60)
    rank = words.say(f"rank-short.{RANKS[rank_of(card)]}")
    colour = _INKS[suit_of(card)]
    canvas.text(rank, pose.x, pose.y - high * 0.2, wide * 0.5, colour, theme.TITLE, align="middle")
    suit(canvas, suit_of(card), pose.x - wide * 0.24, pose.y + high * 0.06, wide * 0.48)


def suit(canvas: Canvas, number: int, x: float, y: float, size: float) -> None:
    """Paint the sign of a suit into a square."""
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">'
        f'<path d="{_SHAPES[number]}" fill="{html(_INKS[number])}"/></svg>'
    )
    canvas.drawing(svg, x, y, size, size)
