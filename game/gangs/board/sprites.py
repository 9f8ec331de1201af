"""Sprites: painting one picture where its pose says, with its shadow and its name."""

from __future__ import annotations

import pygame

from game.core.words import Words
from game.gangs.board import marks
from game.gangs.board.arrange import picture_of, tile_picture
from game.gangs.board.places import RATIO, SHIELD, TILE_RATIO, Places
from game.gangs.model.cards import BLANK, CARD_NAMES, CHARACTER_NAMES, FACE_OF_NAME
from game.gangs.model.options import Options
from game.stage.motion.layout import Pose
from game.stage.paint.canvas import Canvas
from game.stage.table.laid import hidden, lay
from game.stage.table.marks import shadow_ahead


def paint_sprite(canvas: Canvas, pose: Pose, words: Words) -> None:
    """Paint one picture with its shadow; large cards get their name written."""
    if hidden(pose):
        return
    image, key = _image(canvas, pose, words)
    shadow = pose.lift > 0 or not pose.face.startswith("tile")
    lay(canvas, pose, image, key, _ratio(pose.face), shadow=shadow)


def _ratio(face: str) -> float:
    if face.startswith("tile"):
        return TILE_RATIO
    return 65 / 91 if face == "shield_across" else RATIO


def flying(places: Places) -> list[Pose]:
    """Return a pose of every picture that may come to fly over a table, as wide as it would."""
    widths = {places.hand[2], places.stock_card, *(seat.width for seat in places.seats)}
    cards = [
        Pose(0, 0, width, picture_of(face, width))
        for width in sorted(widths)
        for face in (BLANK, *range(len(CARD_NAMES)))
    ]
    # what goes to a pile has the drawing of a small card all the way, as wide as it lay in the air
    small = [Pose(0, 0, places.air, picture_of(face, 0)) for face in range(len(CARD_NAMES))]
    tiles = [
        Pose(0, 0, width, tile_picture(character))
        for width in sorted({seat.tile[2] for seat in places.seats})
        for character in (BLANK, *range(len(CHARACTER_NAMES)))
    ]
    shields = [
        Pose(0, 0, SHIELD * width, "shield_across")
        for width in sorted({seat.width for seat in places.seats})
    ]
    return [*cards, *small, *tiles, *shields]


def plays(pose: Pose, options: Options) -> bool:
    """Say whether a card's picture is one of a table's: not every game has all of the family."""
    face = FACE_OF_NAME.get(pose.face.partition("_")[2].upper())
    return face is None or options.copies[face] > 0


def prepare(canvas: Canvas, pose: Pose, words: Words) -> None:
    """Draw a picture for later: the first time takes as long as a whole frame of others."""
    _image(canvas, pose, words)
    shadow_ahead(canvas, pose.width)


def _image(canvas: Canvas, pose: Pose, words: Words) -> tuple[pygame.Surface, object]:
    w, h = canvas.pixels(pose.width), canvas.pixels(pose.width * _ratio(pose.face))
    key = (pose.face, w, words.language)
    if not pose.face.startswith("card_") or pose.face == "card_back":
        return canvas.art.picture(pose.face, w, h), key
    return marks.named_card(canvas, pose.face, pose.width, words), key
