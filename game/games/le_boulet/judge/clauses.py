"""Clauses: what somebody does with a thing, "my mother makes me eat it", has a subject of its own.

Of such a clause the verb alone says little of the thing, and so does who does it.
"""

from __future__ import annotations

import re
from collections.abc import Set as AbstractSet
from typing import Final

_FR_KIN: Final = "maman|papa|mamie|papi|mémé|pépé|tonton|tata|tout le monde|personne"
_FR_WHO: Final = (
    rf"(?:{_FR_KIN}|(?:(?:mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leurs?|le|la|les"
    r"|une?|des|chaque) |l')(?!qui\b)[\w-]+(?: (?:de |du |des |d')?(?!que?\b|qui\b)[\w-]+)??)"
)
_FR_NO_VERB: Final = r"(?!(?:été|hiver|automne|après|an|année)\b)"
"""What *l'* stands before and is no verb, at the end of a line such as "la mer l'été"."""
_FR_TO: Final = (
    rf"(?:(?:(?:me|te|se|nous|vous|lui|y) )+(?:l'|en |y )?|[mts]'(?:y |en )?|l'{_FR_NO_VERB})"
)
"""What is done to somebody or something, before the verb."""
_EN_KIN: Final = (
    "mum|mom|dad|daddy|mummy|gran|granny|grandma|grandpa|nobody|everybody|everyone|somebody"
)
_EN_WHO: Final = (
    rf"(?:{_EN_KIN}|(?:my|your|his|her|our|their|the|an?|every) [\w'-]+"
    r"(?: (?!that\b|which\b|who\b)[\w-]+)??)"
)
_EN_NO_VERB: Final = (
    r"(?!(?:of|in|on|with|for|to|and|or|like|at|from|about|behind|under|over|by|without|inside|after"
    r"|before|around|through|against|near|beside|beyond|than|but|as|into|that|which|who)\b)"
)
_BEGINS: Final = 4
"""How many first letters tell a word, conjugated or not."""
_PRONOUN: Final = 2
"""So short a word is "me" or "it" in either language."""
_CLAUSES: Final = (
    re.compile(rf"^(?P<who>{_FR_WHO}) (?:ne |n')?{_FR_TO}\w"),
    re.compile(rf"^(?P<who>{_FR_WHO}) [\w']+ (?:ça|ca|cela)$"),
    re.compile(rf"^(?P<who>{_EN_WHO}) {_EN_NO_VERB}[\w']+ (?:it|this|that|them|me|us|him|her)\b"),
)


def subject_of(text: str) -> str:
    """Return who does something in a clause of either language; nothing where it is none.

    Args:
        text: what was said, folded.
    """
    found = (clause.match(text) for clause in _CLAUSES)
    return next((one["who"] for one in found if one), "")


def have_in_common(some: AbstractSet[str], others: AbstractSet[str]) -> bool:
    """Say whether two sets of words share one, whatever its ending: "borrow", "borrowed"."""
    shared = {one for one in some & others if len(one) > _PRONOUN}
    begun = {one[:_BEGINS] for one in some if len(one) >= _BEGINS}
    return bool(shared) or any(one[:_BEGINS] in begun for one in others)
