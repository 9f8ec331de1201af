"""Comparing: "bigger than my hand", "costs less than a coffee", "it fits in a suitcase".

What is compared, with what, and which way round is read by a few patterns of both languages; how
much there is of it, ``measures`` knows. What nobody has measured ("funnier than my boss") is read
as what it says of things by itself: funny.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from game.games.le_boulet.judge.denials import denies
from game.games.le_boulet.judge.measures import ALIKE, LESS, MORE, Comparison, known_of
from game.games.le_boulet.judge.quantities import NOUNS, NUMBERS, SENSE, VERBS, quantity
from game.games.le_boulet.judge.ranked import bare

_SIGNS: Final = {
    **dict.fromkeys(("plus", "more", "over", "above"), MORE),
    **dict.fromkeys(("moins", "less", "fewer", "under", "below"), LESS),
    **dict.fromkeys(("aussi", "autant", "as"), ALIKE),
}
_OPENING: Final = re.compile(
    r"^(?:(?:(?:c'est|ce sont|ça fait|ça|ca|il|elle|ils|elles|on|cela|it's|it is|it|they're|they"
    r"|that's|that|this|is|are|est|sont|être|be|to be|un truc|quelque chose|une chose|des choses"
    r"|something|things?|anything|animal|objet|de|d'|qui|which|encore|bien|beaucoup|nettement"
    r"|largement|un peu|clairement|vraiment|carrément|presque|almost|even|much|way|far|a bit"
    r"|really|definitely|just|about|à peu près|généralement|souvent|probably|usually|always"
    r"|toujours|can|could|peut|pourrait|might|would be|serait|a|has|have|it's got|got|avec|with"
    r"|fait|makes?|va|vont|court|roule|vole|avance|nage|file|goes|go|runs?|moves?|flies|travels?"
    r"|swims|vit|vivent|lives?|dure|lasts?|survit)(?: |(?<=')))*)"
)
_LASTS: Final = re.compile(r"\b(?:vi(?:t|vent|vre)|lives?|dure(?:nt|r)?|lasts?|survit|survives?)\b")
_LONGER: Final = re.compile(r"^(?:longer than|plus de|plus d'(?=\w)|over|more than) ?")
_WITH: Final = r"(?:qu'|que |than |comme |as )"
_HOW: Final = r"plus|moins|aussi|autant|more|less|fewer|as"
_THAN: Final = re.compile(rf"^({_HOW}) ([\w'-]+)(?: ([\w-]+))? {_WITH}(.+)$")
_SHORT: Final = re.compile(r"^([\w-]+(?:er|st)) than (.+)$")
_MANY: Final = re.compile(rf"^({_HOW}) (?:de |d')?([\w-]+) {_WITH}(.+)$")
_VERBED: Final = re.compile(
    r"^([\w-]+) (?:about |at )?(plus|moins|autant|more|less|over|under|as much)"
    rf"(?: lourd| cher)? (?:{_WITH}|de |d')?(.+)$"
)
_FITS: Final = re.compile(
    r"^(?:tient|tiennent|tenir|r?entrer?|r?entrent|passer?|passent|loger?|fits?|fitting|squeezes?)"
    r" (?:bien |facilement |easily |right )?"
    r"(?:dans|par|sous|à travers|in|into|inside|through|under)(?: of)? (.+)$"
)
_SIZED: Final = re.compile(
    r"^(?:(?:de |à )?la taille d(?:e |'|u |es )|(?:about )?the (?:same )?size (?:of|as) )(.+)$"
)
_LIKE: Final = re.compile(r"^([\w-]+) comme (.+)$")
_TOO: Final = re.compile(
    r"^(trop|too|assez|suffisamment) ([\w-]+) (?:pour|for|to)"
    r"(?: (?:rentrer|entrer|tenir|passer|loger|fit|go|get))?"
    r"(?: (?:dans|par|sous|in|into|through|inside|under))? (.+)$"
)
_ENOUGH: Final = re.compile(
    r"^([\w-]+) enough (?:for|to)(?: (?:fit|go|get))?(?: (?:in|into|through|inside))? (.+)$"
)
_NUMBERED: Final = re.compile(
    r"^(?:à |for |at )?(plus|moins|more|less|over|under|above|below|fewer) (?:de |d'|than )?(.+)$"
)
_HAS: Final = re.compile(
    r"\b(?:a|ont|avec|sur|à|has|have|with|got|on) (?:des |de |d'|ses |any |some |its )?"
    r"(?:(\w+) )?([\w-]+)$"
)
_VERB_THAN: Final = re.compile(rf"^(.+?) (plus|moins|mieux|autant|more|less|better) {_WITH}")
_VERB_AS: Final = re.compile(r"^(.+?) as [\w-]+ as ")
_SIMILE: Final = re.compile(
    r"^(?!(?:looks?|sounds?|feels?|smells?|tastes?|acts?|behaves?|thinks?|just|more|much|nothing|and"
    r"|things?|something|people|it|faire|et|un|une|tout|truc|chose|ressemble)\b)"
    r"([\w-]+) (?:comme|like|as) (?:(?:un|une|le|la|les|des|du|mon|ma|mes|son|sa|ses|an?|the|my"
    r"|his|her) |l').+$"
)
"""What things are by themselves beside what they are likened to: "red like a tomato"."""
_BETTER: Final = re.compile(rf"^(mieux|pire|meilleure?s?|better|worse) {_WITH}")


def compared_with(text: str) -> Comparison | None:
    """Return what a piece compares, None if it compares nothing that was measured.

    Args:
        text: a piece of a theme in either language, folded, without punctuation.
    """
    if found := _having(text):
        return found
    said = _OPENING.sub("", text)
    if _LASTS.search(text):  # "lives longer than a dog"
        said = _LONGER.sub("plus longtemps que ", said)
    tries: tuple[Callable[[str], Comparison | None], ...] = (
        _than, _many, _verbed, _fitting, _alike, _enough, _numbered,
    )  # fmt: skip
    return next((found for one in tries if (found := one(said))), None)


def unmeasured(text: str) -> tuple[str, bool] | None:
    """Return what a comparison says of things by itself, and whether it is so; None if it is none.

    "Funnier than my boss" says that it is funny, "less dangerous than a shark" that it is not
    dangerous, "it shines more than gold" that it shines, "red like a tomato" that it is red.
    """
    said = _OPENING.sub("", text)
    if found := _THAN.match(said):
        what = " ".join(word for word in found.groups()[1:3] if word)
        return _by_itself(what.removeprefix("de ").removeprefix("d'")), _SIGNS[found[1]] != LESS
    if found := _SHORT.match(said):
        return _by_itself(found[1]), True
    if found := _VERB_THAN.match(said):  # what costs less than something has its price, too
        return None if _SIGNS.get(found[2]) == LESS else (found[1], True)
    if found := _VERB_AS.match(said):
        return found[1], True
    if found := _BETTER.match(said):
        return _by_itself(found[1]), True
    return (found[1], True) if (found := _SIMILE.match(said)) else None


_ITSELF: Final = {
    "mieux": "bon", "meilleur": "bon", "meilleure": "bon", "meilleurs": "bon", "pire": "mauvais",
    "better": "good", "worse": "bad", "rather": "",
}  # fmt: skip


def _by_itself(adjective: str) -> str:
    """Return an adjective without its English ending: "scarier" is scary."""
    if adjective in _ITSELF:
        return _ITSELF[adjective]
    if adjective.endswith("ier"):
        return adjective.removesuffix("ier") + "y"
    return adjective


def _than(said: str) -> Comparison | None:
    """Read "plus grand que", "bigger than", "as heavy as"."""
    if found := _THAN.match(said):
        word = found[3] if found[3] and bare(found[3]) in SENSE else found[2]
        sense, sign = SENSE.get(bare(word)), _SIGNS[found[1]]
        rest = found[4]
    elif (found := _SHORT.match(said)) and found[1] not in ("rather", "other"):
        sense, sign, rest = SENSE.get(bare(found[1])), MORE, found[2]
    else:
        return None
    return _beside(sense, sign, rest)


def _beside(sense: tuple[str, int] | None, sign: int, rest: str) -> Comparison | None:
    if sense is None:
        return None
    measure, way = sense
    than = _number(rest, measure)
    return None if than is None else Comparison(measure, sign * way, than, way)


def _many(said: str) -> Comparison | None:
    """Read "plus de pattes que", "fewer wheels than"."""
    found = _MANY.match(said)
    if not found or found[2] not in NOUNS:
        return None
    return _beside((NOUNS[found[2]], MORE), _SIGNS[found[1]], found[3])


def _verbed(said: str) -> Comparison | None:
    """Read "pèse plus que", "costs under ten euros"."""
    found = _VERBED.match(said)
    if not found or found[1] not in VERBS:
        return None
    sign = _SIGNS[found[2].split()[0]]
    than = _number(found[3], VERBS[found[1]])
    return None if than is None else Comparison(VERBS[found[1]], sign, than)


def _having(text: str) -> Comparison | None:
    """Read "a des pattes", "it has four wheels"."""
    found = _HAS.search(text)
    if found and denies(text[: found.start()]):
        return None  # "it doesn't have legs" is the grammar's
    measure = NOUNS.get(found[2]) if found else None
    if found is None or measure not in ("legs", "wheels"):
        return None
    if found[1] is None:
        return Comparison(measure, MORE, 0)
    many = float(found[1]) if found[1].isdecimal() else NUMBERS.get(found[1])
    return None if many is None else Comparison(measure, ALIKE, many)


def _fitting(said: str) -> Comparison | None:
    """Read "tient dans la main", "fits in a car"."""
    found = _FITS.match(said)
    than = _number(found[1], "size") if found else None
    return None if than is None else Comparison("size", LESS, than)


def _alike(said: str) -> Comparison | None:
    """Read "de la taille d'un chat", "grand comme une maison"."""
    if found := _SIZED.match(said):
        than = _number(found[1], "size")
        return None if than is None else Comparison("size", ALIKE, than)
    if found := _LIKE.match(said):
        return _beside(SENSE.get(bare(found[1])), ALIKE, found[2])
    return None


def _enough(said: str) -> Comparison | None:
    """Read "too big for my bag", "assez petit pour une poche"."""
    if found := _TOO.match(said):
        return _beside(SENSE.get(bare(found[2])), MORE, found[3])
    if found := _ENOUGH.match(said):
        return _beside(SENSE.get(bare(found[1])), MORE, found[2])
    return None


def _numbered(said: str) -> Comparison | None:
    """Read "plus d'un mètre", "under ten euros"."""
    found = _NUMBERED.match(said)
    if found is None or not (unit := quantity(found[2])):
        return None
    measure, than = next(iter(unit.items()))
    return Comparison(measure, _SIGNS[found[1]], than)


def _number(text: str, measure: str) -> float | None:
    """Return how much something has of a measure that it is compared with, None if unknown."""
    if its := quantity(text):
        return its.get(measure, its.get("age") if measure == "life" else None)
    return known_of(text, measure)
