"""A picture of the window that is kept: a file of its own, whole or not there."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from io import BytesIO
from pathlib import Path

import pygame

from game.scenes.kit import Kit
from game.store.files import FileError, check_folder, write_atomic
from game.store.tidying import PICTURES


def keep_view(kit: Kit, view: pygame.Surface, failed: Callable[[str], object]) -> None:
    """Have what the window shows written below the folder of the player's files.

    ``failed`` takes the sentence that says why it was not.
    """
    path = view_path(kit.data)
    try:
        check_folder(path.parent, writing=True)
    except FileError as error:
        failed(kit.trouble(error))
        return
    content = _png(view)

    def told(came: object) -> None:
        if isinstance(came, FileError):
            failed(kit.trouble(came))

    kit.writer.do(lambda: write_atomic(path, content, shared=True), told)


def view_path(data: Path) -> Path:
    """Return where a picture of the window lies that is taken now."""
    return data / PICTURES / f"faux-freres-{datetime.now().astimezone():%Y%m%d-%H%M%S}.png"


def keep_picture(picture: pygame.Surface, path: Path) -> None:
    """Write a picture as PNG: the whole of it, or nothing.

    Raises:
        FileError: the folder cannot be written, or the disk is full.
    """
    write_atomic(path, _png(picture), shared=True)


def _png(picture: pygame.Surface) -> bytes:
    content = BytesIO()
    pygame.image.save(picture, content, "picture.png")  # to a file, it does not say what went wrong
    return content.getvalue()
