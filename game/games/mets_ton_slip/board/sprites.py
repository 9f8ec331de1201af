"""Sprites: painting one card where its pose says, with its shadow.

A small card is no card made small: it shows the garment's silhouette on its seasons' colours, and
their sign, so that an outfit is read across the table, in grey too.
"""

from __future__ import annotations

from typing import Final

import pygame

from game.core.words import Words
from game.games.mets_ton_slip.board.pictures import (
    BACK,
    FACE_OF_PICTURE,
    season_icon,
)
from game.games.mets_ton_slip.board.places import RATIO, SMALL
from game.games.mets_ton_slip.log_lines import card_name, card_picture, slot_icon
from game.games.mets_ton_slip.model.cards import (
    ARLEQUIN,
    JOKERS,
    PANTS,
    SEASONS_OF,
    SLOTS,
    STANDS_IN,
)
from game.stage.motion.layout import Pose
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas, html
from game.stage.paint.surfaces import ready
from game.stage.paint.theme import Colour
from game.stage.table.laid import hidden, lay
from game.stage.table.naming import named_card

TINTS: Final[tuple[Colour, ...]] = (
    (132, 204, 118),
    (255, 214, 74),
    (238, 120, 72),
    (126, 184, 240),
)
"""By season, its colour on small cards (assets/palette.json knows none of them: they are pale)."""
_SLIP: Final = (255, 214, 226)
_PATCHES: Final = (theme.MAGENTA, theme.LEMON, theme.TEAL, theme.ORANGE)


def paint_sprite(canvas: Canvas, pose: Pose, words: Words) -> None:
    """Paint one card with its shadow; large ones have their name written."""
    if not hidden(pose):
        image = card_image(canvas, pose.face, pose.width, words)
        lay(canvas, pose, image, (pose.face, image.get_width(), words.language))


def card_image(canvas: Canvas, picture: str, width: float, words: Words) -> pygame.Surface:
    """Return the picture of a card at a width in units."""
    if picture == BACK:
        return canvas.image(BACK, width, width * RATIO)
    w = canvas.pixels(width)
    face = FACE_OF_PICTURE[picture]
    if width < SMALL:
        small = _small if STANDS_IN[face] else _near
        return canvas.art.made(("small", picture, w), lambda: small(canvas, face, width))
    return named_card(canvas, picture, width, name_on(face, words))


# ---------------------------------------------------------------- large


def name_on(face: int, words: Words) -> str:
    """Return what is written on a card: of a garment its kind, for its seasons are drawn."""
    if face in JOKERS and face != ARLEQUIN:
        return words.say("board.joker")
    if not PANTS < face < ARLEQUIN:
        return card_name(face, words)
    name = words.say(f"slot.{SLOTS[STANDS_IN[face][0]]}")
    return name[:1].upper() + name[1:]


# ---------------------------------------------------------------- small


def _small(canvas: Canvas, face: int, width: float) -> pygame.Surface:
    """Return a small card: a silhouette on its seasons' colours, and their sign below."""
    w, h = canvas.pixels(width), canvas.pixels(width * RATIO)
    image = canvas.art.sketch(_svg("".join(_fills(face))), w, h)
    _edged(canvas, image)
    icon = "icon_any" if face == ARLEQUIN else slot_icon(STANDS_IN[face][0])
    wide = round(w * 0.8)
    sign = canvas.art.picture(icon, wide, wide)
    lower = face != PANTS and face != ARLEQUIN
    image.blit(sign, ((w - wide) // 2, round(h * (0.06 if lower else 0.22))))
    if lower:
        wide = round(w * 0.44)
        sign = canvas.art.picture(season_icon(face), wide, wide)
        image.blit(sign, ((w - wide) // 2, round(h * 0.63)))
    return ready(image)


def _near(canvas: Canvas, face: int, width: float) -> pygame.Surface:
    """Return a small card that nobody wears: what is drawn on it, without its frame and name."""
    w, h = canvas.pixels(width), canvas.pixels(width * RATIO)
    # not kept a second time at another size
    whole = canvas.art.scenery(card_picture(face), round(w * _NEARER), round(h * _NEARER))
    image = canvas.art.sketch(_svg(""), w, h)
    image.blit(whole, ((w - whole.get_width()) // 2, round(h / 2 - whole.get_height() * _HEART)))
    _edged(canvas, image)
    return ready(image)


def _edged(canvas: Canvas, image: pygame.Surface) -> None:
    """Round the corners of a small card, and draw its edge."""
    w, h = image.get_size()
    # cut by hand: SDL's SVG reader knows no clipping paths
    shape = _svg(f'<rect {_EDGE} fill="#FFFFFF"/>')
    image.blit(canvas.art.sketch(shape, w, h), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    line = f'<rect {_EDGE} fill="none" stroke="{html(theme.INK)}" stroke-width="5"/>'
    image.blit(canvas.art.sketch(_svg(line), w, h), (0, 0))


_NEARER: Final = 1.5
"""So many times as large a small card shows what is drawn on one that nobody wears."""
_HEART: Final = 0.54
"""How far down on such a card the middle of what is drawn lies."""
_EDGE: Final = 'x="3" y="3" width="94" height="134" rx="13"'


def _svg(drawn: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140">{drawn}</svg>'


def _fills(face: int) -> list[str]:
    def whole(colour: Colour) -> str:
        return f'<rect width="100" height="140" fill="{html(colour)}"/>'

    if face in JOKERS:
        return [
            f'<rect x="{at % 2 * 50}" y="{at // 2 * 70}" width="50" height="70" '
            f'fill="{html(colour)}"/>'
            for at, colour in enumerate(_PATCHES)
        ]
    if face == PANTS:
        return [whole(_SLIP)]
    tints = [tint for at, tint in enumerate(TINTS) if SEASONS_OF[face] >> at & 1]
    split = '<path d="M100,0 V140 H0 Z" fill="{}"/>'
    return [whole(tints[0]), *(split.format(html(tint)) for tint in tints[1:])]
