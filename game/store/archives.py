"""Archives from outside: opened without reading a list of their contents that is longer than ours.

Python reads an archive's whole list before it tells of a single entry, and a list may be as long as
the file: 60,000 entries of no bytes at all take a fifth of a second.
"""

from __future__ import annotations

import contextlib
import io
import zipfile
from collections.abc import Iterator


@contextlib.contextmanager
def archive_of(file: io.RawIOBase | io.BytesIO, listed_most: int) -> Iterator[zipfile.ZipFile]:
    """Open an archive whose list of contents takes ``listed_most`` bytes at most; close its file.

    Raises:
        BadZipFile: it says that its list is longer, or it is no archive. What else a damaged one
            makes Python say is told as it comes.
    """
    with _Listed(file, listed_most) as listed, zipfile.ZipFile(listed) as archive:
        listed.most = None
        yield archive


class _Listed(io.BufferedReader):
    """An archive's file, of which no more than some bytes are read at once until its list is."""

    most: int | None

    def __init__(self, file: io.RawIOBase | io.BytesIO, most: int) -> None:
        super().__init__(file)
        self.most = most

    def read(self, size: int | None = -1, /) -> bytes:
        """Return the next bytes.

        Raises:
            BadZipFile: it says that its list is far longer than any of ours.
        """
        if self.most is None:
            return super().read(size)
        most = self.most + 1
        found = super().read(most if size is None or size < 0 else min(size, most))
        if len(found) > self.most:
            raise zipfile.BadZipFile
        return found
