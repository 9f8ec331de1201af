"""Scenario files: finding them, reading them, and naming the line of what is wrong in them."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Sequence
from glob import has_magic, iglob
from itertools import islice
from pathlib import Path
from typing import Any, Final

from game.core.scenario_api import SituationError
from game.store.files import explained, read_bytes, stands

MOST: Final = 10_000
"""Files of one folder or pattern."""
_BITS: Final = 64
"""TOML promises numbers of so many; as text in base 2 or 16 it may hold any."""
_CASE = re.compile(r"^\s*\[\[\s*case\s*\]\]")


def files_of(paths: Sequence[str | Path]) -> Iterator[Path]:
    """Yield the scenario files that paths, folders and patterns name, in order.

    Raises:
        SituationError: a folder or pattern holds none.
    """
    if not paths:
        raise SituationError("scenario.no-file")
    for given in paths:
        path = Path(given)
        if stands(path) == "folder":
            with explained(path):
                found = sorted(islice(path.rglob("*.toml"), MOST))
            if not found:
                raise SituationError("scenario.empty-folder", path=path)
            yield from found
        elif stands(path) is None and has_magic(str(given)):
            names = sorted(islice(iglob(str(given), recursive=True), MOST))  # noqa: PTH207 patterns may be absolute
            if not names:
                raise SituationError("scenario.no-match", path=given)
            yield from map(Path, names)
        else:
            yield path


def read(file: Path) -> tuple[str, list[dict[str, Any]]]:
    """Return a file's text and its cases.

    Raises:
        SituationError: it is no scenario file; its word is the line, if one is known.
        FileError: it cannot be read.
    """
    try:
        text = read_bytes(file).decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise SituationError("scenario.not-utf-8") from None
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"\(at line (\d+), column \d+\)$", str(error))
        reason = str(error)[: place.start()].strip() if place else str(error)
        line = place[1] if place else str(text.count("\n") + 1)
        raise SituationError("scenario.not-toml", line, reason=reason) from None
    except (RecursionError, ValueError):
        raise SituationError("scenario.too-deep") from None
    if _huge(data):
        raise SituationError("scenario.too-deep")
    for key, value in data.items():
        if key != "case" or not isinstance(value, list):
            line = str(_line_with(text.splitlines(), key, 0))
            raise SituationError("scenario.no-case", line, name=key)
    cases = data.get("case", [])
    if not cases:
        raise SituationError("scenario.no-cases")
    for case in cases:
        if not isinstance(case, dict):
            raise SituationError("scenario.case-tables")
    return text, cases


def _huge(value: object) -> bool:
    """Say whether a whole number lies in there that Python writes down for nobody."""
    if isinstance(value, dict):
        return any(map(_huge, value.values()))
    if isinstance(value, list):
        return any(map(_huge, value))
    return isinstance(value, int) and value.bit_length() > _BITS


def line_of(text: str, index: int, word: str | None) -> int:
    """Return the line of a case, or of a word in it."""
    lines = text.splitlines()
    starts = [number for number, line in enumerate(lines) if _CASE.match(line)]
    if index >= len(starts):
        return 1
    first = starts[index]
    last = starts[index + 1] if index + 1 < len(starts) else len(lines)
    return first + 1 if word is None else _line_with(lines[:last], word, first)


def _line_with(lines: Sequence[str], word: str, first: int) -> int:
    whole_word = re.compile(rf"(?<!\w){re.escape(word)}(?!\w)")
    for number in range(first, len(lines)):
        if whole_word.search(lines[number]):
            return number + 1
    return first + 1
