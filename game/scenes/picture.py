"""A picture of the window that is kept: a file of its own, whole or not there."""

from __future__ import annotations

from datetime import datetime
from io import BytesIO
from pathlib import Path

import pygame

from game.store.files import write_atomic
from game.store.tidying import PICTURES


def keep_view(view: pygame.Surface, data: Path) -> None:
    """Write what the window shows below the folder of the player's files.

    Raises:
        FileError: as for `keep_picture`.
    """
    name = f"faux-freres-{datetime.now().astimezone():%Y%m%d-%H%M%S}.png"
    keep_picture(view, data / PICTURES / name)


def keep_picture(picture: pygame.Surface, path: Path) -> None:
    """Write a picture as PNG: the whole of it, or nothing.

    Raises:
        FileError: the folder cannot be written, or the disk is full.
    """
    content = BytesIO()
    pygame.image.save(picture, content, "picture.png")  # to a file, it does not say what went wrong
    write_atomic(path, content.getvalue(), shared=True)
