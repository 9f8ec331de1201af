"""Taste: how one bot sees what anybody sees, through an eye of its own.

An eye leans to some families of pictures, is literal or poetic, and has a draw of its own for
every theme and picture. It hangs on the bot's seed alone, so it never contradicts itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Final

from game.core.decks import Album
from game.core.luck import Stream, key_of
from game.games.le_boulet.bot.sight import SEEN_THROUGH, WHOLE, Sight, bank_rows, thought_of

FAMILIES: Final = (10, 10, 10, 10, 9, 10, 10, 10, 10, 10, 11, 10, 10, 10, 10, 10)
"""How many pictures each family has: wild and farm animals, water and insects, nature, places,
savoury, sweet, house, tools, technology, vehicles, clothes, people, fantastic, leisure, rest."""
FAMILY_OF: Final = (
    *(family for family, many in enumerate(FAMILIES) for _ in range(many)), 0, 0,
)  # fmt: skip
LEANING: Final = 0.35
"""How far eyes lean to a family, a standard deviation in logits."""
OWN: Final = 0.8
"""How far eyes are apart in a single picture under one theme, likewise."""
LITERAL: Final = (0.75, 1.1)
"""By so much the most poetic and the most literal eye stretch what does not fit."""
_SIZE: Final = 1024
_GAMMA: Final = 0x9E3779B97F4A7C15
_FINE: Final = 1 << 16


def _bell() -> tuple[float, ...]:
    """Return draws that are nearly normal, of mean 0 and standard deviation 1."""
    chance = Stream(key_of("bell"))  # twelve even draws together have a variance of one
    return tuple(sum(chance.below(_FINE) / _FINE for _ in range(12)) - 6 for _ in range(_SIZE))


_BELL: Final = _bell()


def _place(face: int) -> int:
    return (face * 2654435761 >> 7) % _SIZE


_PLACE: Final = tuple(map(_place, range(WHOLE)))


class Eye:
    """One bot's eye."""

    def __init__(self, seed: int, album: Album | None = None) -> None:
        """Open an eye; one's own pictures are of no family, and no eye leans to them."""
        own = 0 if album is None else len(album.pictures)
        chance = Stream(key_of("eye", seed))
        bell = [_BELL[chance.below(_SIZE)] * LEANING for _ in FAMILIES]
        lean = [bell[family] for family in FAMILY_OF]
        self._lean = (*lean[:-2], *(0.0,) * own, *lean[-2:])
        self._places = (*_PLACE[:-2], *map(_place, range(WHOLE, WHOLE + own)), *_PLACE[-2:])
        least, most = LITERAL
        self._literal = least + (most - least) * chance.below(_FINE) / _FINE
        self._key = chance.below(1 << 62)
        self._rows: dict[tuple[int, str], tuple[float, ...]] = {}
        self._album = album

    @cached_property
    def bank(self) -> tuple[tuple[float, ...], ...]:
        """All themes of the bank by face, as this eye sees them; few eyes look for a link."""
        rows = enumerate(bank_rows(self._album))
        return tuple(self._through(enumerate(row), self._start(number, "")) for number, row in rows)

    def _start(self, number: int, key: str) -> int:
        """Return where the draws of a theme begin, by its number in the bank or else its key."""
        return self._key + number * _GAMMA if number >= 0 else key_of(self._key, key)

    def _through(self, plains: Iterable[tuple[int, float]], key: int) -> tuple[float, ...]:
        start = (key >> 9) % _SIZE
        literal, lean, places = self._literal, self._lean, self._places
        return tuple(
            (plain if plain >= 0 else plain * literal)
            + lean[face]
            + OWN * _BELL[start ^ places[face]]
            for face, plain in plains
        )

    def row(self, its: Sight) -> tuple[float, ...]:
        """Return by face how far a theme is true of a picture in this eye, in logits."""
        at = its.number, its.key
        found = self._rows.get(at)
        if found is None:
            found = self._rows[at] = self._through(enumerate(its.row), self._start(*at))
        return found

    def glance(self, its: Sight, faces: Sequence[int]) -> tuple[float, ...]:
        """Return the same of some cards alone: most themes that come to mind are never said."""
        plains = ((face, its.row[face]) for face in faces)
        return self._through(plains, self._start(its.number, its.key))

    def parts(self, its: Sight, face: int) -> dict[str, float]:
        """Return what a judgement of this eye is the sum of: the theme, the family, its own."""
        plain = its.row[face]
        theme = plain if plain >= 0 else plain * self._literal
        lean = self._lean[face]
        return {"theme": theme, "family": lean, "own": self.row(its)[face] - theme - lean}

    def worst(self, its: Sight, faces: Sequence[int]) -> float:
        """Return what some cards are worth under a theme: as much as the worst of them, 0 for none.

        A pair is two of them; a list of its own two pictures is seen through.
        """
        row = self.row(its)
        found = min((row[face] for face in faces if face >= 0), default=0.0)
        return min(found, SEEN_THROUGH) if its.listed and len(faces) > 1 else found


def come_to_mind(face: int, many: int, key: int, album: Album | None = None) -> list[int]:
    """Return so many themes, by number, that one thinks of when one sees a card.

    A Boulet makes one think of any; whatever the card, it is as much work.
    """
    told = thought_of(album)[face]
    count = len(told)
    return [told[(key + turn) % count] for turn in range(many)]
