"""Cards: a picture in its frame, with its name below."""

from __future__ import annotations

from typing import Final

import pygame

from game.core.decks import PHOTO
from game.core.words import Words
from game.games.le_boulet.board.places import RATIO
from game.games.le_boulet.model.cards import BOULET, OWN, PICTURES
from game.games.le_boulet.naming import BACK, BOULET_CARD, PICTURE, labelled
from game.stage.motion.layout import Pose
from game.stage.paint.canvas import Canvas
from game.stage.table.naming import foot_name

_INSET: Final = 0.085
"""How far the picture lies inside the frame, of the card's width."""
_BAND: Final = 0.235
"""How high the band with the name is, of the card's width."""
_SMALL: Final = 70.0
"""A narrower card has no name: it is written large while one points at it."""
_FACES: Final = {f"{PICTURE}{key}": face for face, key in enumerate(PICTURES)} | {
    BOULET_CARD: BOULET
}


def face_of(picture: str) -> int | None:
    """Return the card that a drawing shows, None for a back."""
    if picture.startswith(PHOTO):
        return OWN + int(picture.split(":", 3)[2])
    return _FACES.get(picture)


def card_image(canvas: Canvas, picture: str, width: float, words: Words) -> pygame.Surface:
    """Return a card's picture at a width in units; kept by size, language and look."""
    if picture == BACK:
        return canvas.image(BACK, width, width * RATIO)
    wide, high = canvas.pixels(width), canvas.pixels(width * RATIO)

    def make() -> pygame.Surface:
        image = canvas.art.picture("card_frame", wide, high).copy()
        side = round(wide * (1 - 2 * _INSET))
        drawn = [picture]
        if canvas.art.strong and picture.startswith(PICTURE):
            drawn = [picture.replace(PICTURE, "plain_", 1)]
        elif picture == BOULET_CARD and not canvas.art.strong:
            drawn = ["card_cellar", picture]
        named = width >= _SMALL and canvas.art.named
        top = round(wide * _INSET) if named else (high - side) // 2
        for one in drawn:
            image.blit(canvas.art.picture(one, side, side), ((wide - side) // 2, top))
        if named:
            foot_name(canvas, image, labelled(picture, words), width, width * _BAND)
        return image

    look = words.language, canvas.art.strong, canvas.art.named
    return canvas.art.made(("boulet", picture, wide, *look), make)


def paint_card(canvas: Canvas, pose: Pose, words: Words) -> None:
    """Paint a card as it lies or flies."""
    wide = pose.width * pose.scale
    if wide * pose.stretch < 3 or pose.alpha < 0.03:
        return
    image = card_image(canvas, pose.face, pose.width, words)
    flat = pose.stretch > 0.98
    if flat:
        rise = max(2.0, pose.lift)
        canvas.shadow(
            pose.x - wide / 2, pose.y - wide * RATIO / 2, wide, wide * RATIO, wide * 0.1,
            dx=rise * 0.5 + 1, dy=rise * 0.7 + 1, blur=4, alpha=round(90 * pose.alpha / 20) * 20,
        )  # fmt: skip
    if pose.turn or pose.scale != 1:
        look = words.language, canvas.art.strong, canvas.art.named
        key = pose.face, image.get_width(), *look
        image = canvas.art.turned(key, image, pose.turn, pose.scale, flying=pose.flying)
    if not flat:
        size = max(1, round(image.get_width() * pose.stretch)), image.get_height()
        image = pygame.transform.smoothscale(image, size)
    canvas.put_centred(image, pose.x, pose.y, pose.alpha)
