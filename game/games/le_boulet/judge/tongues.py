"""Tongues: in which language a theme was said, as far as its words tell.

What is private in one language may be nothing special in the other ("le surnom de Kevin"), so what
words are about does not count. What both tables know is not understood in both: "the" is no French
tea. So how frequent the words are counts beside how many of them are known.
"""

from __future__ import annotations

from math import log
from typing import Final

from game.core.judging import Reading
from game.games.le_boulet.judge.reading import read, share_known
from game.games.le_boulet.judge.tables import WORD, folded, table
from game.games.le_boulet.judge.vectors import is_joint
from game.games.le_boulet.model.bank import LANGUAGES

_UNKNOWN: Final = log(60_000)
"""How strange a word is that no table has: as if it were rarer than all that are there."""
_RESTORED: Final = 2.0
"""How much stranger a word is whose accents had to be restored."""
_COUNTS: Final = 0.05
"""What a word e times rarer takes off, of what is understood."""


def strange(theme: str, lang: str) -> float:
    """Return how strange the words of a theme are in a language, the mean of their log ranks."""
    its, found = table(lang), []
    for word in WORD.findall(folded(theme)):
        spelled = its.form_of(word, accents=False)
        if is_joint(word, lang):
            found.append(0.0)
        elif spelled is None:
            found.append(_UNKNOWN)
        else:
            found.append(log(2 + its.ranks[spelled]) + (_RESTORED if spelled != word else 0.0))
    return sum(found) / max(1, len(found))


def read_in_its_own(theme: str) -> Reading:
    """Return the reading of a theme in the language in which it was said, likeliest.

    Raises:
        ShippedError: a word table is missing or damaged.
    """

    def told(lang: str) -> float:
        return share_known(theme, lang) - _COUNTS * strange(theme, lang)

    return read(theme, max(LANGUAGES, key=told))
