"""A picture that is kept: a file of its own, whole or not there."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pygame

from game.store.files import write_atomic


def keep_picture(picture: pygame.Surface, path: Path) -> None:
    """Write a picture as PNG: the whole of it, or nothing.

    Raises:
        FileError: the folder cannot be written, or the disk is full.
    """
    content = BytesIO()
    pygame.image.save(picture, content, "picture.png")  # to a file, it does not say what went wrong
    write_atomic(path, content.getvalue(), shared=True)
