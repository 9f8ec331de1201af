"""Phrases: the vectors of all that is known of the pictures, made when the tables are made.

``assets/sources/boulet_judge.py`` writes them; which they are follows from the words themselves.
"""

from __future__ import annotations

import hashlib
import json
from array import array
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import chain
from math import sqrt
from struct import unpack
from typing import Final, Literal

from game.core.user_error import ShippedError
from game.games.le_boulet.judge import known
from game.games.le_boulet.judge.denials import has_denial
from game.games.le_boulet.judge.packed import Packed
from game.games.le_boulet.judge.tables import FOLDER, shipped_bytes
from game.games.le_boulet.judge.vectors import Vector
from game.games.le_boulet.model.cards import PICTURES

NEAR: Final = "near"
"""What the phrases are called that one thinks of; they are French in both languages."""
BYTE: Final = 128
"""No number of a vector is larger; it is added to all, for packed numbers have no sign."""


def facts(key: str, lang: str) -> list[str]:
    """Return what can be said of a picture and a mean of words can read.

    What says what a picture is not would be read as its contrary.
    """
    return [text for text in known.pictures(lang)[key]["facts"] if not has_denial(text)]


def groups(name: str) -> list[tuple[str, ...]]:
    """Return all phrases of a file in its order: of a language, or those near pictures.

    First each judged theme as all its forms, of which the file holds the middle; then what may be
    said of pictures, each once, last how they are drawn.
    """
    if name == NEAR:
        return [(text,) for text in dict.fromkeys(_near())]
    alone = [(text,) for text in dict.fromkeys(_of_pictures(name))]
    return [*(tuple(known.forms(key, name)) for key in known.judged()), *alone]


def usual(name: str) -> list[str]:
    """Return how each of these is usually said."""
    if name == NEAR:
        return list(dict.fromkeys(_near()))
    every = known.judged()
    return [*(every.forms(key, name)[0] for key in every), *dict.fromkeys(_of_pictures(name))]


def digest(every: Iterable[Iterable[str]]) -> str:
    """Return what tells phrases from all others, for a file that was made of them."""
    return hashlib.sha256("\n".join(map("\t".join, every)).encode()).hexdigest()


def _near() -> Iterator[str]:
    return chain.from_iterable(known.near()[key] for key in PICTURES)


def _of_pictures(lang: str) -> Iterator[str]:
    yield from chain.from_iterable(facts(key, lang) for key in PICTURES)
    for kind in ("name", "drawing"):
        yield from (_one(key, lang, kind) for key in PICTURES)


def _one(key: str, lang: str, kind: str) -> str:
    its = known.pictures(lang)[key]
    return its["name"] if kind == "name" else its["drawing"]


class Phrases:
    """Many phrases, and how near a piece of a theme lies to each of them."""

    def __init__(self, name: str) -> None:
        """Take in a file: ``fr``, ``en``, or ``near``.

        Raises:
            ShippedError: it is missing or damaged, or of more phrases or fewer than are known.
        """
        self.texts = usual(name)
        """How each is usually said."""
        self.themes = 0 if name == NEAR else len(known.judged())
        """So many of them, the first ones, are judged themes."""
        alone = enumerate(self.texts[self.themes :], self.themes)
        self.place: Mapping[str, int] = {text: at for at, text in alone}
        """Where what is said or drawn of pictures stands."""
        self._name = name
        squares, columns = self._parts()
        self.scales = array("d", (1 / sqrt(its) for its in squares))
        self._packed = Packed(columns, BYTE, len(self.texts))

    def _parts(self) -> tuple[tuple[int, ...], list[bytes]]:
        """Return the squares of all lengths, and all vectors, a number of all after the other."""
        file, many = f"phrases.{self._name}.bin", len(self.texts)
        head, rest = shipped_bytes(file).split(b"\n", 1)
        numbers = json.loads(head)["numbers"]
        if len(rest) != (4 + numbers) * many:
            raise ShippedError(str(FOLDER / file))
        columns = [rest[at : at + many] for at in range(4 * many, (4 + numbers) * many, many)]
        return unpack(f"<{many}I", rest[: 4 * many]), columns

    def products(self, piece: Vector) -> list[int]:
        """Return the products of a direction with all phrases, still to be scaled."""
        return self._packed.products(piece.bytes)

    def judged(self) -> Packed:
        """Return the judged themes by themselves."""
        _, columns = self._parts()  # read again: it is asked for once, and they are a megabyte
        return Packed([its[: self.themes] for its in columns], BYTE, self.themes)


def by_picture(kind: Literal["near", "fact", "name", "drawing"], lang: str) -> list[list[int]]:
    """Return by picture the places of its phrases of one kind."""
    place = phrases(NEAR if kind == NEAR else lang).place
    if kind == "near":
        return [[place[text] for text in known.near()[key]] for key in PICTURES]
    if kind == "fact":
        return [[place[text] for text in facts(key, lang)] for key in PICTURES]
    return [[place[_one(key, lang, kind)]] for key in PICTURES]


@cache
def phrases(name: str) -> Phrases:
    """Return the phrases of a file, taken in when it is first asked for."""
    return Phrases(name)
