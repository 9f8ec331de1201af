"""Sight: how far a theme is true of every picture, as anybody would see it, in logits.

Themes of the bank were judged by three raters, and sayings by two; of what a person says in their
own words the judge makes a reading. Who does not understand a theme believes what is claimed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Final

from game.ai.probability import logit
from game.core.decks import Album
from game.core.luck import Stream, key_of
from game.games.le_boulet.judge import tagged
from game.games.le_boulet.judge.tongues import read_in_its_own
from game.games.le_boulet.model.bank import BANK, KEYS
from game.games.le_boulet.model.cards import BOULET, PICTURES
from game.games.le_boulet.model.sayings import SAYINGS
from game.games.le_boulet.model.taught import Taught, marks_of, shares
from game.games.le_boulet.model.themes import MARK, NOT, compared

YES, ARGUABLE, NO = 0.95, 0.5, 0.02
"""How likely somebody finds a theme of the bank true of a picture, by how it was judged."""
UNTOLD: Final = 0.0
"""What is not understood says nothing of any picture, in logits (``bot.likeness`` goes on)."""
LEAST: Final = 0.6
"""Below this a theme counts as not understood."""
SEEN_THROUGH: Final = -2.5
"""A list of its own two pictures is no theme: in logits, what a pair under it is worth."""
WHOLE: Final = len(PICTURES) + 2
"""Rows hold a place for every picture and two more, so that a Boulet and an unknown card, whose
faces are negative, can be looked up in the same way."""
SHARPER: Final = 1.6
KINDER: Final = 1.8
"""What was read in somebody's words is right in its order, and careful in its height: where it
gives 30 in 100, people say yes. Of the ways to stretch it that were tried, all agree as well with
the raters' calibrating half; by this one bots agree with each other hardly more than raters do
(docs/bots_le_boulet.md)."""
COMMON: Final = 8
"""For every so many pictures that a theme is true of it comes to mind once more."""
DOUBT: Final = 2.5
"""The benefit of the doubt, in logits: who knows a picture by its tags alone knows what it does not
show even less than what it shows."""
SURE: Final = logit(YES)
"""Nothing of one's own is surer than what the bank says."""
FEW: Final = 8
"""So many themes come to mind with one's own picture at least, however badly they fit."""
_CLOSEST: Final = 0.01
"""No share is taken for surer."""
_FACES: Final = range(len(PICTURES))


@dataclass(frozen=True, slots=True)
class Sight:
    """A theme, as it is understood without anybody's taste."""

    key: str
    """What it has in common with the same theme said otherwise."""
    number: int
    """Which theme of the bank it is, -1 if none."""
    row: tuple[float, ...]
    """By face, how far it is true of a picture, in logits."""
    understood: float
    listed: bool
    phrases: tuple[tuple[str, float], ...]
    """The written phrases that it was read by, with the weight of each; the heaviest first."""

    @property
    def clear(self) -> bool:
        """Whether it is understood at all."""
        return self.understood >= LEAST


def _row(shares: dict[str, float], rest: float) -> tuple[float, ...]:
    found = [logit(shares.get(name, rest), _CLOSEST) for name in PICTURES]
    return (*found, 0.0, 0.0)


def _read_row(shares: dict[str, float]) -> tuple[float, ...]:
    """Return the row of a reading: who reads never is as sure as who was told (see ``KINDER``)."""
    return (*(SHARPER * one + KINDER for one in _row(shares, NO)[:-2]), 0.0, 0.0)


def _with(row: tuple[float, ...], own: Sequence[float]) -> tuple[float, ...]:
    """Return a row with places for one's own pictures, between the house's and the last two."""
    return (*row[:-2], *(min(SURE, logit(p, _CLOSEST) + DOUBT) for p in own), *row[-2:])


@lru_cache(4)
def bank_rows(album: Album | None = None) -> tuple[tuple[float, ...], ...]:
    """Return the rows of all themes of the bank, in its order; one's own pictures by their tags."""
    if album is not None:
        return tuple(map(_with, bank_rows(), tagged.bank_fits(album)))
    return tuple(
        _row(dict.fromkeys(its["arguable"], ARGUABLE) | dict.fromkeys(its["yes"], YES), NO)
        for its in BANK.values()
    )


@cache
def bank_numbers() -> dict[str, int]:
    """Return the number of every theme of the bank by its key."""
    return {key: number for number, key in enumerate(KEYS)}


@lru_cache(4)
def said_of(album: Album | None = None) -> tuple[tuple[int, ...], ...]:
    """Return by face the themes of the bank that are true of a picture, or arguably so.

    What is true of many pictures is there several times: it comes to mind more often. At a
    Boulet's place stand all themes. Of one's own pictures they are those that its tags fit best.
    """
    if album is not None:
        house, chance = said_of(), Stream(key_of("said of", album.fingerprint))
        own = (tuple(chance.shuffled(_likeliest(column)))
               for column in zip(*tagged.bank_fits(album), strict=True))  # fmt: skip
        return (*house[:-2], *own, *house[-2:])
    chance = Stream(key_of("said of"))
    every = range(len(KEYS))
    rows = bank_rows()
    often = [1 + sum(value >= 0 for value in row[:-2]) // COMMON for row in rows]
    faces = [
        [number for number in every if rows[number][face] >= 0 for _ in range(often[number])]
        for face in _FACES
    ]
    # in no order: what stands side by side in the bank is much alike
    return tuple(tuple(chance.shuffled(told)) for told in (*faces, [*every], [*every]))


@cache
def sayings_seen() -> dict[str, Sight]:
    """Return how all sayings are understood, as they are said: the same by whoever they are.

    Both raters of a saying judged it for all pictures, so its reading is as sure as the bank's.
    """
    found, faces = {}, {name: face for face, name in enumerate(PICTURES)}
    yes, arguable, no = (logit(share, _CLOSEST) for share in (YES, ARGUABLE, NO))
    for key, its in SAYINGS.items():
        row = [no] * len(PICTURES)
        for names, value in ((its.arguable, arguable), (its.yes, yes)):
            for name in names.split():
                row[faces[name]] = value
        said, seen = MARK + key, (*row, 0.0, 0.0)
        found[said] = Sight(said, -1, seen, 1.0, listed=False, phrases=((said, 1.0),))
    return found


@cache
def sayable() -> tuple[str, ...]:
    """Return all that bots may say, by number: the bank's themes, then the sayings."""
    return (*(MARK + key for key in KEYS), *sayings_seen())


@lru_cache(4)
def thought_of(album: Album | None = None) -> tuple[tuple[int, ...], ...]:
    """Return by face what one may say of a picture, by number, as ``said_of`` tells the bank's.

    Sayings were never judged on one's own pictures: with those the bank's alone are said.
    """
    if album is not None:
        return said_of(album)
    chance, first = Stream(key_of("thought of")), len(KEYS)
    told: list[list[int]] = [[] for _ in _FACES]
    for number, its in enumerate(sayings_seen().values(), first):
        for face in _FACES:
            if its.row[face] >= 0:
                told[face].append(number)
    each = [*told, *[[*range(first, len(sayable()))]] * 2]
    every = [[*dict.fromkeys(bank), *its] for bank, its in zip(said_of(), each, strict=True)]
    return tuple(map(tuple, map(chance.shuffled, every)))


def _likeliest(fits: Sequence[float]) -> list[int]:
    """Return the themes that fit a picture, or the few that do best where hardly any does."""
    order = sorted(range(len(fits)), key=lambda number: -fits[number])
    return [at for place, at in enumerate(order) if fits[at] >= ARGUABLE or place < FEW]


@lru_cache(512)
def sight(theme: str, album: Album | None = None, taught: Taught = ()) -> Sight:
    """Return how a theme is understood, a key of the bank or what somebody said.

    With an album it is seen how far it is true of one's own pictures, too. What the house taught
    goes before what is read; of one's own pictures it says nothing, so one may argue.
    """
    key = compared(theme)
    number = bank_numbers().get(key.removeprefix(MARK), -1) if key.startswith(MARK) else -1
    if number >= 0:
        return Sight(
            key, number, bank_rows(album)[number], 1.0, listed=False, phrases=((key, 1.0),)
        )
    if its := sayings_seen().get(key):
        if album is None:
            return its
        return replace(its, row=_with(its.row, [ARGUABLE] * len(album.pictures)))
    if marks := marks_of(taught, theme):
        row = _row(shares(theme, marks), NO)
        if album is not None:
            row = _with(row, [ARGUABLE] * len(album.pictures))
        return Sight(key, -1, row, 1.0, listed=False, phrases=((theme, 1.0),))
    told = read_in_its_own(theme)  # nobody says in which language somebody spoke
    if told.understood < LEAST:
        row = (UNTOLD,) * (WHOLE + (len(album.pictures) if album else 0))
        return Sight(key, -1, row, told.understood, listed=told.listed, phrases=())
    phrases = tuple((NOT * one.denied + one.phrase, one.weight) for one in told.reads)
    row = _read_row(dict(told.fits))
    if album is not None:
        row = _with(row, tagged.fits(theme, told.lang, album))
    return Sight(key, -1, row, told.understood, told.listed, phrases)


assert (BOULET % WHOLE) == WHOLE - 2, "a Boulet's place is the last but one"
