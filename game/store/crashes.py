"""Crash reports: what went wrong with the program, without anything of the match that was on.

A report is sent to whoever is asked for help, and lies where everybody at the table can read it
while a match goes on. An error's own words may name a card or a seed (``KeyError: 'BIM'``), so they
are kept only where they come from the system or name the program's own parts; the code's lines
and the kinds of errors, which say where to look, are always kept.
"""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import Final

from game.core.sanitize import shown
from game.store.files import write_atomic

FOLDER: Final = "crashes"
_OPEN: Final = (
    OSError, ImportError, SyntaxError, NameError, AttributeError, TypeError, ArithmeticError,
    RecursionError,
)  # fmt: skip
"""Errors whose words are the system's, or name types and names of the program, never values."""
_SCREEN: Final = "pygame"
"""Errors of this module are the screen's and the sound's."""
_DEAL: Final = ("--seed", "--key")
"""What follows these on the command line decides the deal."""
_LONGEST: Final = 300
"""Characters of what one line says."""


def said(error: BaseException) -> str:
    """Return in one line what kind of error it is, and its words where they hold no secret."""
    kind = type(error)
    if not issubclass(kind, _OPEN) and kind.__module__.partition(".")[0] != _SCREEN:
        return kind.__name__
    return shown(" ".join(f"{kind.__name__}: {error}".split()), _LONGEST)


def crash_report(data: Path, version: str, given: Sequence[str], error: BaseException) -> Path:
    """Write down what went wrong, for whoever is asked for help; return where.

    Raises:
        FileError: the folder cannot be written.
    """
    now = datetime.now().astimezone()
    path = data / FOLDER / f"{now:%Y%m%d-%H%M%S}-{os.getpid()}.txt"
    head = f"Faux Frères {version}\n{sys.version}\n{sys.platform}\n{_without_seed(given)}\n\n"
    text = head + "\n".join(_told(error))
    write_atomic(path, text.encode("utf-8", "replace"))
    return path


def _told(error: BaseException) -> Iterator[str]:
    """Yield an error and what led to it, the first cause last."""
    seen: set[int] = set()
    now: BaseException | None = error
    while now is not None and id(now) not in seen:
        seen.add(id(now))
        yield said(now)
        yield "".join(traceback.format_tb(now.__traceback__))
        now = now.__cause__ or now.__context__


def _without_seed(given: Sequence[str]) -> list[str]:
    told: list[str] = []
    for word in given:
        name, equals, _ = word.partition("=")
        if told and told[-1] in _DEAL:
            told.append("…")
        else:
            told.append(f"{name}=…" if equals and name in _DEAL else word)
    return told
