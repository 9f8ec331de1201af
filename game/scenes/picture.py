"""A picture of the window that is kept: a file of its own, whole or not there."""

from __future__ import annotations

from datetime import datetime
from io import BytesIO
from pathlib import Path

import pygame

from game.store.files import write_atomic
from game.store.tidying import PICTURES


def keep_picture(picture: pygame.Surface, data: Path) -> None:
    """Write a picture as PNG below the folder of the player's files: the whole of it, or nothing.

    Raises:
        FileError: the folder cannot be written, or the disk is full.
    """
    name = f"faux-freres-{datetime.now().astimezone():%Y%m%d-%H%M%S}.png"
    content = BytesIO()
    pygame.image.save(picture, content, name)  # to a file, it does not say what went wrong
    write_atomic(data / PICTURES / name, content.getvalue(), shared=True)
