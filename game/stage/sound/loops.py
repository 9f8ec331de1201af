"""Music that goes round: most of it held in memory, the longest read as it plays."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pygame

TRACKS: Final[Mapping[str, tuple[str, ...]]] = {
    "title": ("music_title",),
    "table": ("music_table_1", "music_table_2", "music_table_3"),
    "result": ("music_result",),
}
"""Files of each piece of music; those of one piece sound together, their lengths being once, twice
and three times the same."""
MUSIC: Final = [name for names in TRACKS.values() for name in names]
STREAMED: Final = "music_table_1"
"""Read as it plays, as the mixer can one file: held, the longest of a table's takes 19 MB."""


class Loop:
    """Music that goes round, held in memory, on a channel of its own."""

    def __init__(self, path: Path) -> None:
        """Read all of it."""
        self._sound = pygame.mixer.Sound(path)
        self._channel = pygame.mixer.Channel(MUSIC.index(path.stem))
        self.volume = 0.0

    def blend(self, volume: float) -> None:
        """Be so loud from now on."""
        self.volume = volume
        self._sound.set_volume(volume)

    def play(self) -> None:
        """Begin, unless it plays already."""
        if not self._channel.get_busy():
            self._channel.play(self._sound, loops=-1)

    def stop(self) -> None:
        """End, for ever."""
        self._channel.stop()


class Stream(Loop):
    """Music that goes round, read as it plays."""

    def __init__(self, path: Path) -> None:
        """Open the file."""
        pygame.mixer.music.load(path)
        self.volume = 0.0

    def blend(self, volume: float) -> None:
        """Be so loud from now on."""
        self.volume = volume
        pygame.mixer.music.set_volume(volume)

    def play(self) -> None:
        """Begin, unless it plays already."""
        if not pygame.mixer.music.get_busy():
            pygame.mixer.music.play(-1)

    def stop(self) -> None:
        """End, and close the file."""
        pygame.mixer.music.unload()
