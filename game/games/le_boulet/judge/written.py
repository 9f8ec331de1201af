"""Written: thousands of judged themes, kept as they are written and taken apart when asked for.

As objects they would take ten times the memory; and so would a dictionary of all they are said as.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from game.games.le_boulet.judge.ranked import Sums
from game.games.le_boulet.model.bank import Theme
from game.games.le_boulet.model.cards import PICTURES
from game.games.le_boulet.model.letters import plain, plain_all

FORM: Final = " | "
"""Between two forms of a theme."""
Verdict = tuple[list[int], list[int]]
_FIRST: Final = ord(" ")
"""The mark of the first picture; all are above that of a new line."""
_MARK: Final = {key: _FIRST + at for at, key in enumerate(PICTURES)}
_AT_ONCE: Final = 400
"""So many themes are taken apart together: more are no faster, and take memory for a while."""


def marks(named: str) -> bytes:
    """Return pictures that are named in a text as bytes, a picture each."""
    return bytes(map(_MARK.__getitem__, named.split()))


class Written(Mapping[str, Theme]):
    """Themes by their keys."""

    def __init__(self) -> None:
        """Begin with none."""
        self._lines: dict[str, bytes] = {}

    def add(self, key: str, forms: Sequence[str], named: Sequence[str]) -> None:
        """Add a theme: its forms, French and English, and what fits and what may."""
        said = "\n".join(forms).encode()
        self._lines[key] = b"\n".join((said, *map(marks, named)))

    def judge(self, key: str, named: Sequence[str]) -> None:
        """Add what another rater says of a theme: what fits and what may."""
        self._lines[key] = b"\n".join((self._lines[key], *map(marks, named)))

    def __getitem__(self, key: str) -> Theme:
        """Return a theme as its first rater judged it."""
        fr, en = (self.forms(key, lang) for lang in ("fr", "en"))
        yes, arguable = ([PICTURES[at] for at in its] for its in self.verdicts(key)[0])
        return {"fr": fr, "en": en, "yes": yes, "arguable": arguable}

    def verdicts(self, key: str) -> list[Verdict]:
        """Return what each rater said: where pictures stand that fit, and where those that may."""
        its = [[one - _FIRST for one in line] for line in self._lines[key].split(b"\n")[2:]]
        return list(zip(its[::2], its[1::2], strict=True))

    def __iter__(self) -> Iterator[str]:
        """Go through the keys."""
        return iter(self._lines)

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self._lines)

    def forms(self, key: str, lang: str) -> list[str]:
        """Return how a theme is spoken in a language, the usual form first."""
        return self._lines[key].split(b"\n", 2)[lang == "en"].decode().split(FORM)


class Spoken:
    """Which themes are spoken as a text is: sums of all forms in order, and whose each is."""

    def __init__(self, themes: Written, lang: str) -> None:
        """Take all forms of all themes in a language."""
        self._themes, self._lang = themes, lang
        self._keys = list(themes)
        starts = range(0, len(self._keys), _AT_ONCE)
        self._whose = Sums(one for first in starts for one in self._told(first))

    def _told(self, first: int) -> Iterator[tuple[int, str]]:
        """Yield each form of some themes, after the place of the theme."""
        some = enumerate(self._keys[first : first + _AT_ONCE], first)
        said = [(at, form) for at, key in some for form in self._themes.forms(key, self._lang)]
        for (at, _), text in zip(said, plain_all(form for _, form in said), strict=True):
            yield at, text

    def keys(self, text: str) -> tuple[str, ...]:
        """Return all themes that are spoken so, case and accents apart, in their order."""
        same = plain(text)
        found = dict.fromkeys(self._keys[one] for one in self._whose.numbers(same))
        return tuple(key for key in found if same in self._plain(key))

    def _plain(self, key: str) -> list[str]:
        return plain_all(self._themes.forms(key, self._lang))
