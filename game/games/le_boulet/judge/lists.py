"""Lists: a theme that merely names two pictures, however it joins them, is seen through.

"Either a cat or a dog", "c'est un chat ou bien un chien": what is left of it without the two names
is nothing but words that join, choose, hedge or point, in either language.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from game.games.le_boulet.judge import known
from game.games.le_boulet.judge.tables import folded
from game.games.le_boulet.model.letters import plain

_JOINING: Final = """
et ou soit sinon puis ainsi entre mais contre versus vs tantot voire ensuite
and or either both then otherwise well between but alongside failing against n
"""
_JOINTS: Final = frozenset(_JOINING.split())
_SIGNS: Final = re.compile(r"[,;/&+|]")
_DIE: Final = re.compile(r"\bdé(?=s?\b)")
_PHRASES: Final = re.compile(
    r"\b(?:if not|not only|something like|next to|together with|(?:a )?defaut(?: de?)?|faute de?"
    r"|aussi bien|si ce n est(?: pas)?|quelque chose comme|en compagnie de?)\b"
)
"""What joins, whatever its words: "if not a cat then a dog"."""
_POINTS: Final = """
le la les l un une de des du d au aux ce c cet cette ces ca cela il elle ils elles on y a
mon ma mes m ton ta tes t son sa ses s notre nos votre vos leur leurs moi toi
the an my your his her its our their it this that these those he she they me you
"""
_MAY_BE: Final = """
est es sont fait etre peut may might could be been is are was were re ll would say said
dire dirais dirait je j i crois croit pense suppose imagine think guess believe reckon
"""
_HEDGES: Final = """
bien alors meme aussi encore que also even else as maybe perhaps possibly probably
just simply rather only possiblement probablement certainement surement plutot juste
simplement eventuellement genre disons donc so yes oui euh voila bref hein
one ones two deux choix autre autres other each chacun all tous toutes tout
fois once at to together ensemble same temps time whether if si of
"""
_SHOWING: Final = """
choose pick take call option options whichever whatever guess first second next side there here
choisir choisis choisissez prends prenez hesite hesiter penche premier second abord ensuite cote
see sees got can ve have has picture pictures image images something thing things who knows same
voir vois voit voyez a ai as voici voila quelque chose choses pareil qui sait tu en company
"""
_BESIDE: Final = frozenset((_POINTS + _MAY_BE + _HEDGES + _SHOWING).split())
"""Words that say nothing of two pictures but that it may be them."""


def names_two(theme: str, lang: str, pair: tuple[str, ...] = ()) -> bool:
    """Say whether a theme only names two pictures, those of the pair if one is given."""
    named, keys = _names(lang)
    said = _PHRASES.sub(" or ", _plain(theme))
    two = {keys[found] for found in named.findall(said)}
    if len(two) != 2 or (pair and two != set(pair)):
        return False
    rest = named.sub(" ", said).split()
    joined = _SIGNS.search(theme) or not _JOINTS.isdisjoint(rest)
    return bool(joined) and set(rest) <= _JOINTS | _BESIDE


def _plain(text: str) -> str:
    """Return a text as ``plain`` does, but for the die, *dé*, which is no *de*."""
    return plain(_DIE.sub("dado", folded(text)))


@cache
def _names(lang: str) -> tuple[re.Pattern[str], dict[str, str]]:
    """Return what finds the names of all pictures, alone or in the plural, and whose each is."""
    keys = {_plain(one["name"]): key for key, one in known.pictures(lang).items()}
    every = "|".join(sorted(keys, key=len, reverse=True))
    return re.compile(rf"\b({every})(?:e?s|x)?\b"), keys
