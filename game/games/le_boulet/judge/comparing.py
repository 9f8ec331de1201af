"""Comparing: "bigger than my hand", "costs less than a coffee", "it fits in a suitcase".

What is compared, with what, and which way round is read by a few patterns of both languages; how
much there is of it, ``measures`` knows. What nobody has measured ("funnier than my boss") is read
as what it says of things by itself: funny.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from game.games.le_boulet.judge.measures import ALIKE, LESS, MORE, Comparison, known_of
from game.games.le_boulet.judge.ranked import bare

_ADJECTIVES: Final = {
    "size": (
        (
            "grand grande grands grandes gros grosse grosses haut haute hauts hautes long longue"
            " longs longues large larges volumineux imposant big bigger large larger tall taller"
            " long longer huge wide wider high higher great greater"
        ),
        (
            "petit petite petits petites court courte minuscule fin fine étroit small smaller"
            " little tiny tinier short shorter thin thinner"
        ),
    ),
    "weight": ("lourd lourde lourds lourdes heavy heavier", "léger légère légers light lighter"),
    "price": (
        "cher chère chers chères coûteux coûteuse expensive dear dearer pricey pricier costly",
        "abordable économique cheap cheaper",
    ),
    "speed": (
        "vite rapide rapides rapidement fast faster quick quicker quickly",
        "lent lente lents lentement slow slower slowly",
    ),
    "age": (
        "vieux vieille vieilles ancien ancienne anciens âgé âgée old older ancient",
        "jeune jeunes récent récente young younger recent newer",
    ),
    "loud": ("bruyant bruyante bruyants loud louder noisy noisier", "silencieux quiet quieter"),
    "heat": (
        "chaud chaude chauds hot hotter warm warmer",
        "froid froide froids glacé cold colder cool cooler",
    ),
    "life": ("longtemps", ""),
}
"""By measure, what says that there is more of it, and what says that there is less."""
_SENSE: Final[Mapping[str, tuple[str, int]]] = {
    bare(word): (measure, sense)
    for measure, both in _ADJECTIVES.items()
    for words, sense in zip(both, (MORE, LESS), strict=True)
    for word in words.split()
}
_NOUNS: Final = {
    **dict.fromkeys(("pattes", "jambes", "pieds", "legs", "feet", "paws"), "legs"),
    **dict.fromkeys(("roues", "wheels"), "wheels"),
    **dict.fromkeys(("bruit", "noise"), "loud"),
}
_VERBS: Final = {
    **dict.fromkeys(("pèse", "pese", "pèsent", "weigh", "weighs"), "weight"),
    **dict.fromkeys(("coûte", "coute", "coûtent", "vaut", "cost", "costs", "worth"), "price"),
    **dict.fromkeys(("mesure", "mesurent", "measures"), "size"),
}
_UNITS: Final[Mapping[str, tuple[str, float]]] = {
    word: (measure, worth)
    for words, measure, worth in (
        ("mm millimètre millimètres millimeter millimeters", "size", 1e-3),
        ("cm centimètre centimètres centimeter centimeters", "size", 1e-2),
        ("m mètre mètres metre metres meter meters", "size", 1.0),
        ("km kilomètre kilomètres kilometre kilometres kilometer kilometers", "size", 1e3),
        ("inch inches", "size", 0.0254),
        ("foot", "size", 0.3048),
        ("mile miles", "size", 1609.0),
        ("g gramme grammes gram grams", "weight", 1e-3),
        ("kg kilo kilos kilogram kilograms", "weight", 1.0),
        ("tonne tonnes ton tons", "weight", 1e3),
        ("pound pounds", "weight", 0.4536),
        ("euro euros € balles dollar dollars bucks quid $ £", "price", 1.0),
        ("km/h kmh kph", "speed", 1.0),
        ("mph", "speed", 1.609),
        ("an ans année années year years", "age", 1.0),
        ("siècle siècles century centuries", "age", 100.0),
        ("degré degrés degree degrees", "heat", 1.0),
        ("décibel décibels decibel decibels", "loud", 1.0),
    )
    for word in words.split()
}
_NUMBERS: Final = {
    word: number
    for words, number in (
        ("un une a an one", 1), ("deux two", 2), ("trois three", 3), ("quatre four", 4),
        ("cinq five", 5), ("six", 6), ("dix ten", 10), ("vingt twenty", 20), ("trente thirty", 30),
        ("cinquante fifty", 50), ("cent hundred", 100), ("mille thousand", 1000),
        ("demi half", 0.5), ("million", 1e6),
    )
    for word in words.split()
}  # fmt: skip
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
_QUANTITY: Final = re.compile(
    r"^(?:(£|\$|€) ?)?(\d+(?:[.,]\d+)?|[a-z]+)(?: (?:a|un))? ?([a-z€$£éèêû/]+)?"
    r"(?: (?:de )?(?:haut|hauteur|long|longueur|large|high|tall|long|wide|each|pièce|old))?$"
)


def compared_with(text: str) -> Comparison | None:
    """Return what a piece compares, None if it compares nothing that was measured.

    Args:
        text: a piece of a theme in either language, folded, without punctuation.
    """
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
    dangerous, "it shines more than gold" that it shines.
    """
    said = _OPENING.sub("", text)
    if found := _THAN.match(said):
        what = " ".join(word for word in found.groups()[1:3] if word)
        return _by_itself(what.removeprefix("de ").removeprefix("d'")), _SIGNS[found[1]] != LESS
    if found := _SHORT.match(said):
        return _by_itself(found[1]), True
    if found := re.match(rf"^(.+?) (plus|moins|mieux|autant|more|less|better) {_WITH}", said):
        return found[1], _SIGNS.get(found[2], MORE) != LESS
    if found := re.match(r"^(.+?) as [\w-]+ as ", said):
        return found[1], True
    if found := re.match(rf"^(mieux|pire|meilleure?s?|better|worse) {_WITH}", said):
        return _by_itself(found[1]), True
    return None


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
        word = found[3] if found[3] and bare(found[3]) in _SENSE else found[2]
        sense, sign = _SENSE.get(bare(word)), _SIGNS[found[1]]
        rest = found[4]
    elif (found := _SHORT.match(said)) and found[1] not in ("rather", "other"):
        sense, sign, rest = _SENSE.get(bare(found[1])), MORE, found[2]
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
    if not found or found[2] not in _NOUNS:
        return None
    return _beside((_NOUNS[found[2]], MORE), _SIGNS[found[1]], found[3])


def _verbed(said: str) -> Comparison | None:
    """Read "pèse plus que", "costs under ten euros"."""
    found = _VERBED.match(said)
    if not found or found[1] not in _VERBS:
        return None
    sign = _SIGNS[found[2].split()[0]]
    than = _number(found[3], _VERBS[found[1]])
    return None if than is None else Comparison(_VERBS[found[1]], sign, than)


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
        return _beside(_SENSE.get(bare(found[1])), ALIKE, found[2])
    return None


def _enough(said: str) -> Comparison | None:
    """Read "too big for my bag", "assez petit pour une poche"."""
    if found := _TOO.match(said):
        return _beside(_SENSE.get(bare(found[2])), MORE, found[3])
    if found := _ENOUGH.match(said):
        return _beside(_SENSE.get(bare(found[1])), MORE, found[2])
    return None


def _numbered(said: str) -> Comparison | None:
    """Read "plus d'un mètre", "under ten euros"."""
    found = _NUMBERED.match(said)
    unit = _unit(found[2]) if found else {}
    for measure, than in unit.items():
        return Comparison(measure, _SIGNS[found[1]] if found else MORE, than)
    return None


def _unit(text: str) -> Mapping[str, float]:
    """Return the quantity that a text names, "two metres", by its measure; none if it does not."""
    found = _QUANTITY.match(text.strip())
    if not found:
        return {}
    number = _NUMBERS.get(found[2])
    if found[2][0].isdigit():
        number = float(found[2].replace(",", "."))
    its = _UNITS.get(found[1] or found[3] or "")
    return {its[0]: number * its[1]} if number is not None and its else {}


def _number(text: str, measure: str) -> float | None:
    """Return how much something has of a measure that it is compared with, None if unknown."""
    quantity = _unit(text)
    if quantity:
        return quantity.get(measure, quantity.get("age") if measure == "life" else None)
    return known_of(text, measure)
