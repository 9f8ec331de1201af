"""The command ``judge``: what a game's own reader makes of themes, one a line; an empty sheet."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from game.cli.options import UsageError
from game.cli.terminal import write
from game.core.judging import Judge, KnownPhrase, Reading
from game.core.sanitize import shown
from game.core.words import Words
from game.games import game_of
from game.games.parts import needed
from game.store.files import FileError, read_bytes, write_atomic

MOST_BYTES: Final = 1_000_000
"""A file of themes holds no more than this."""
_PAIR: Final = "|"


def run(asked: argparse.Namespace, said: Words) -> int:
    """Read themes from a file, or one a line from standard input, or write an empty sheet.

    Raises:
        UsageError: a line holds no theme that can be said, or names no two pictures.
        FileError: a file cannot be read or written.
    """
    judge = needed(game_of(asked.game).judge)
    lang = said.language if said.language in judge.LANGUAGES else judge.LANGUAGES[0]
    if asked.sheet is not None:
        if asked.themes is not None:
            raise UsageError("commands.exclude", first="--themes", second="--sheet")
        write_atomic(asked.sheet, _sheet(judge, lang).encode(), shared=True)
        return 0
    names = judge.pictures(lang)
    where = asked.themes or Path("-")
    for number, line in enumerate(_lines(asked.themes), 1):
        if not line.strip():
            continue
        theme, *rest = (part.strip() for part in line.split(_PAIR))
        pair = tuple(" ".join(rest).split())
        if rest and (len(pair) != 2 or set(pair) - set(names)):
            raise UsageError("commands.judge-pair", path=where, line=number, given=" ".join(pair))
        if (reason := judge.why_not(theme)) is not None:
            why = game_of(asked.game).words(said.language).say(reason)
            raise UsageError("commands.judge-theme", path=where, line=number, why=why)
        reading = judge.read(theme, lang, pair)
        for text in [_object(reading)] if asked.json else _plain(reading, names, said):
            write(text)
    return 0


def _lines(path: Path | None) -> Iterator[str]:
    if path is None:
        yield from sys.stdin
        return
    try:
        yield from read_bytes(path, MOST_BYTES).decode("utf-8-sig").splitlines()
    except UnicodeDecodeError as error:
        raise FileError("commands.judge-letters", path) from error


def _object(reading: Reading) -> str:
    """Return one JSON object, pictures by their ids, the likeliest first."""
    fits = sorted(reading.fits.items(), key=lambda one: -one[1])
    whole = {
        "theme": reading.theme,
        "read_as": reading.read_as,
        "meant": reading.meant,
        "understood": round(reading.understood, 3),
        "list": reading.listed,
        "reads": [_read_by(one) for one in reading.reads],
        "pictures": {name: round(p, 4) for name, p in fits},
    }
    return json.dumps(whole, ensure_ascii=False)


def _read_by(one: KnownPhrase) -> dict[str, object]:
    its: dict[str, object] = {"phrase": one.phrase, "weight": one.weight}
    return {**its, "denied": True} if one.denied else its


def _plain(reading: Reading, names: dict[str, str], said: Words) -> Iterator[str]:
    """Tell a reading in a few lines: how well, by which phrases, and what fits best."""
    theme, well = shown(reading.theme, 100), round(100 * reading.understood)
    yield said.say("commands.judge-understood", theme=theme, well=well)
    if reading.listed:
        yield "  " + said.say("commands.judge-list")
    if reading.meant is not None:
        yield "  " + said.say("commands.judge-meant", meant=reading.meant)
    if reading.reads:
        yield "  " + said.say(
            "commands.judge-reads", phrases=" · ".join(_phrase(one, said) for one in reading.reads)
        )
    best = sorted(reading.fits.items(), key=lambda one: -one[1])[:8]
    yield "  " + ", ".join(f"{names[name]} {p:.2f}" for name, p in best)


def _phrase(one: KnownPhrase, said: Words) -> str:
    return said.say("commands.judge-denied", phrase=one.phrase) if one.denied else one.phrase


def _sheet(judge: Judge, lang: str) -> str:
    """Return an empty sheet for people: a line a picture, a column a theme to be filled in."""
    names = judge.pictures(lang)
    return "picture\tname\t\t\t\t\n" + "".join(
        f"{key}\t{name}\t\t\t\t\n" for key, name in names.items()
    )
