"""Laid: a picture where its pose says, with its shadow, and where it is on the table."""

from __future__ import annotations

import pygame

from game.stage.motion.layout import Box, Pose
from game.stage.motion.timeline import Frame
from game.stage.paint.canvas import Canvas
from game.stage.table.marks import CARD_RATIO, card_shadow


def hidden(pose: Pose) -> bool:
    """Say whether nothing is seen of what has a pose: it is too pale, or seen from its edge."""
    return pose.alpha <= 0.01 or pose.stretch < 0.03


def lay(
    canvas: Canvas,
    pose: Pose,
    image: pygame.Surface,
    key: object,
    ratio: float = CARD_RATIO,
    *,
    shadow: bool = True,
) -> None:
    """Paint a picture, kept under a key where it is turned; ``ratio`` is how high it is."""
    wide, high = pose.width * pose.scale * pose.stretch, pose.width * pose.scale * ratio
    if shadow:
        card_shadow(canvas, pose, wide, high)
    if pose.stretch < 0.99:
        size = max(1, canvas.pixels(wide)), max(1, canvas.pixels(high))
        image = pygame.transform.smoothscale(image, size)
    elif abs(pose.turn) >= 1 or abs(pose.scale - 1) > 0.01:
        image = canvas.art.turned(key, image, pose.turn, pose.scale, flying=pose.flying)
    canvas.put_centred(image, pose.x, pose.y, pose.alpha)


def card_box(pose: Pose) -> Box:
    """Return what a card covers that is not turned."""
    high = pose.width * CARD_RATIO
    return Box(pose.x - pose.width / 2, pose.y - high / 2, pose.width, high)


def in_the_air(frame: Frame, picture: str, name: str) -> Pose | None:
    """Return a card that is to be answered, where it flies now, or rests by its name."""
    flying = [pose for pose in frame.moving if pose.face == picture]
    return flying[-1] if flying else frame.resting.get(name)
