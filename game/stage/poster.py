"""Posters: a picture to keep of a match that is over, and how its winners are shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import pygame

from game.core.pages import Names
from game.core.words import Words
from game.stage.motion.layout import Box
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas


class Posters(Protocol):
    """What a game paints of its winners; a view has seen all that was public of a match."""

    def poster(
        self,
        art: Art,
        view: Any,
        events: Sequence[Any],
        names: Names,
        words: Words,
        faces: Sequence[str],
        /,
    ) -> pygame.Surface:
        """Return the picture that is saved, at its own size in pixels.

        ``events`` are all public facts of the match, and ``view`` is what they come to; ``faces``
        are the pictures of everybody, by seat.
        """

    def winners(
        self, canvas: Canvas, view: Any, box: Box, part: float, faces: Sequence[str], /
    ) -> None:
        """Paint who won into a box of the result, at 0..1 of the time they take to appear.

        ``faces`` are the pictures of everybody, by seat, as the rows beside it show them.
        """
