"""The command ``deck``: decks of one's own pictures made, named, given away, taken in, erased."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final

from game.cli.options import UsageError
from game.cli.terminal import tell, write
from game.core.decks import LANGUAGES, NAME_MOST, Picture, tags_of, tidy
from game.core.words import Words
from game.store import decks
from game.store.decks import Deck, DeckFile
from game.store.files import FileError, read_bytes, write_atomic

WORDS_MOST: Final = 1_000_000
_DIGITS_MOST: Final = 6
"""Bytes of a file of names and tags."""


def run(asked: argparse.Namespace, said: Words, data: Path) -> int:
    """Do what is asked for with the decks of a folder of player's files.

    Raises:
        UsageError: something is missing, or no deck is called so.
        UserError: a file cannot be read or written, or a deck would be too small.
    """
    if asked.do != "list" and asked.what is None:
        raise UsageError("commands.missing", what=_WHAT[asked.do], command=f"deck {asked.do}")
    _DOES[asked.do](asked, said, data)
    return 0


def _list(asked: argparse.Namespace, said: Words, data: Path) -> None:
    found, wrong = decks.kept(data)
    for one in found:
        write(_line(one, said))
    if not found:
        write(said.say("decks.none"))
    for error in wrong:
        tell(said.say(error.key, **error.facts))


def _line(one: DeckFile, said: Words) -> str:
    key = "decks.line" if one.album.understood else "decks.line-people"
    many, short = len(one.album.pictures), one.album.fingerprint[:8]
    return said.say(key, title=one.title, n=many, print=short)


def _make(asked: argparse.Namespace, said: Words, data: Path) -> None:
    from game.photos.folder import Folder  # noqa: PLC0415 what decodes is loaded where it is used

    folder = Folder(Path(asked.what))
    _all(folder.steps())
    for failed in folder.failed:
        tell(said.say(failed.key, **failed.facts))
    pictures = [Picture(one.name) for one in folder.found]
    if asked.words is not None:
        pictures = _worded(pictures, asked.words)
    title = asked.title or folder.folder.resolve().name
    jpegs = [one.small.jpeg for one in folder.found]
    deck = decks.made(title, _language(said), pictures, jpegs)
    _keep(deck, said, data)


def _keep(deck: Deck, said: Words, data: Path) -> None:
    path = decks.keep(data, deck)
    write(_line(DeckFile(path, deck.title, deck.album), said))
    if not deck.album.understood:
        write(said.say("decks.no-bots"))


def _language(said: Words) -> str:
    return said.language if said.language in LANGUAGES else LANGUAGES[0]


def _sheet(asked: argparse.Namespace, said: Words, data: Path) -> None:
    """Write names and tags to be filled in; where there are none, colours are proposed."""
    from game.photos.taking import DeckIntake  # noqa: PLC0415 what decodes is loaded where it is used

    intake = DeckIntake(_one(asked.what, data).path)
    _all(intake.steps())
    lines = [said.say("decks.sheet-head")]
    for number, picture in enumerate(intake.deck.pictures):
        colours = [said.say(f"decks.colour.{one}") for one in intake.smalls[number].colours]
        tags = ", ".join(picture.tags or colours)
        lines.append(f"{number + 1}\t{picture.name}\t{tags}")
    write_atomic(_out(asked, "sheet"), ("\n".join(lines) + "\n").encode(), shared=True)


def _words(asked: argparse.Namespace, said: Words, data: Path) -> None:
    if asked.words is None:
        raise UsageError("commands.missing", what="--words FILE", command="deck words")
    old = _one(asked.what, data)
    deck = decks.read_deck(old.path)
    pictures = _worded(deck.pictures, asked.words)
    title = asked.title or deck.title
    new = decks.made(title, _language(said), pictures, deck.jpegs)
    _keep(new, said, data)
    if new.album.fingerprint != old.album.fingerprint:
        decks.erase(old.path)


def _worded(pictures: object, path: Path) -> list[Picture]:
    """Return pictures with the names and tags of a file, a picture a line: number, name, tags.

    Raises:
        UsageError: a line is none of that.
    """
    assert isinstance(pictures, list | tuple)
    found = list(pictures)
    try:
        lines = read_bytes(path, WORDS_MOST).decode("utf-8-sig").splitlines()
    except UnicodeDecodeError as error:
        raise FileError("commands.judge-letters", path) from error
    for at, line in enumerate(lines, 1):
        if not line.strip() or line.startswith("#"):
            continue
        written, *rest = line.split("\t")
        name = tidy(rest[0], NAME_MOST) if rest else ""
        digits = written.strip()
        number = int(digits) if digits.isdecimal() and len(digits) <= _DIGITS_MOST else 0
        if not 1 <= number <= len(found) or not name or len(rest) > 2:
            raise UsageError("decks.sheet-line", path=path, line=at, last=len(found))
        found[number - 1] = Picture(name, tags_of(rest[1] if len(rest) > 1 else ""))
    return found


def _export(asked: argparse.Namespace, said: Words, data: Path) -> None:
    deck = decks.read_deck(_one(asked.what, data).path)
    decks.write_deck(_out(asked, "export"), deck, shared=True)


def _import(asked: argparse.Namespace, said: Words, data: Path) -> None:
    from game.photos.taking import DeckIntake  # noqa: PLC0415 what decodes is loaded where it is used

    intake = DeckIntake(Path(asked.what))
    _all(intake.steps())
    _keep(intake.deck, said, data)


def _erase(asked: argparse.Namespace, said: Words, data: Path) -> None:
    one = _one(asked.what, data)
    decks.erase(one.path)
    write(said.say("decks.erased", title=one.title))


def _one(called: str, data: Path) -> DeckFile:
    """Return the one deck that is called so, by its title or the beginning of its fingerprint.

    Raises:
        UsageError: none is, or several.
    """
    every, _ = decks.kept(data)
    found = [one for one in every if one.title.casefold() == called.casefold()]
    if not found and len(called) >= 4:
        found = [one for one in every if one.album.fingerprint.startswith(called.lower())]
    if len(found) != 1:
        raise UsageError("decks.which" if found else "decks.unknown", given=called)
    return found[0]


def _out(asked: argparse.Namespace, command: str) -> Path:
    if asked.out is None:
        raise UsageError("commands.missing", what="--out FILE", command=f"deck {command}")
    path: Path = asked.out
    return path


def _all(steps: Iterator[None]) -> None:
    for _ in steps:
        pass


_Does = Callable[[argparse.Namespace, Words, Path], None]
_DOES: Final[Mapping[str, _Does]] = {
    "list": _list, "make": _make, "sheet": _sheet, "words": _words,
    "export": _export, "import": _import, "erase": _erase,
}  # fmt: skip
_WHAT: Final = {
    "make": "FOLDER", "import": "FILE", "sheet": "DECK", "words": "DECK", "export": "DECK",
    "erase": "DECK",
}  # fmt: skip
