"""Quantities: which words of both languages tell how much of what something has."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from game.games.le_boulet.judge.measures import LESS, MORE
from game.games.le_boulet.judge.ranked import bare

_ADJECTIVES: Final = {
    "size": (
        (
            "grand grande grands grandes gros grosse grosses long longue longs longues large larges"
            " volumineux imposant big bigger large larger long longer huge wide wider great greater"
        ),
        (
            "petit petite petits petites court courte minuscule fin fine étroit small smaller"
            " little tiny tinier short shorter thin thinner"
        ),
    ),
    "height": ("haut haute hauts hautes tall taller high higher", "bas basse low lower"),
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
SENSE: Final[Mapping[str, tuple[str, int]]] = {
    bare(word): (measure, sense)
    for measure, both in _ADJECTIVES.items()
    for words, sense in zip(both, (MORE, LESS), strict=True)
    for word in words.split()
}
NOUNS: Final = {
    **dict.fromkeys(("pattes", "jambes", "pieds", "legs", "feet", "paws"), "legs"),
    **dict.fromkeys(("roues", "wheels"), "wheels"),
    **dict.fromkeys(("bruit", "noise"), "loud"),
}
VERBS: Final = {
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
        ("euro euros € balles dollar dollars buck bucks quid $ £", "price", 1.0),
        ("fiver fivers", "price", 5.0),
        ("tenner tenners", "price", 10.0),
        ("grand", "price", 1e3),
        ("sou sous", "price", 0.05),
        ("centime centimes penny pennies pence", "price", 0.01),
        ("km/h kmh kph", "speed", 1.0),
        ("mph", "speed", 1.609),
        ("an ans année années year years", "age", 1.0),
        ("siècle siècles century centuries", "age", 100.0),
        ("degré degrés degree degrees", "heat", 1.0),
        ("décibel décibels decibel decibels", "loud", 1.0),
    )
    for word in words.split()
}
NUMBERS: Final = {
    word: number
    for words, number in (
        ("un une a an one", 1), ("deux two", 2), ("trois three", 3), ("quatre four", 4),
        ("cinq five", 5), ("six", 6), ("sept seven", 7), ("huit eight", 8), ("neuf nine", 9),
        ("dix ten", 10), ("douze twelve", 12), ("quinze fifteen", 15), ("vingt twenty", 20),
        ("trente thirty", 30), ("quarante forty", 40), ("cinquante fifty", 50),
        ("soixante sixty", 60), ("cent hundred", 100), ("mille thousand", 1000),
        ("demi half", 0.5), ("million", 1e6),
    )
    for word in words.split()
}  # fmt: skip
_TIMES: Final = {
    **dict.fromkeys(("cent", "cents", "hundred"), 100.0),
    **dict.fromkeys(("mille", "thousand"), 1e3),
    **dict.fromkeys(("million", "millions"), 1e6),
}
"""What a number before them is multiplied by: "two hundred euros", "un million d'euros"."""
_QUANTITY: Final = re.compile(
    r"^(?:(£|\$|€) ?)?(\d+(?:[.,]\d+)?|[a-z]+)(?: (?:a|un))?"
    rf"(?: ({'|'.join(_TIMES)})(?: (?:de |d'|of )?(?=\w))?)? ?([a-z€$£éèêû/]+)?"
    r"(?: (?:de )?(?:haut|hauteur|long|longueur|large|high|tall|long|wide|each|pièce|old))?$"
)
_NOTE: Final = re.compile(
    r"^(?:un |le )?billet de (\w+)(?: euros| balles)?$|^(?:an? )?(\w+)[ -](?:euro|pound) note$"
)
_MONEY: Final = frozenset(("pound", "pounds"))
"""Units of weight that are money, too."""


def quantity(text: str) -> Mapping[str, float]:
    """Return the quantity that a text names, "two metres", by its measure; none if it does not."""
    if found := _NOTE.match(text.strip()):
        number = _number(found[1] or found[2])
        return {} if number is None else {"price": number}
    if not (found := _QUANTITY.match(text.strip())):
        return {}
    number, unit = _number(found[2]), found[1] or found[4] or ""
    its = _UNITS.get(unit)
    if number is None or not its:
        return {}
    number *= _TIMES.get(found[3], 1.0)
    named = {its[0]: number * its[1]}
    return {**named, "price": number} if unit in _MONEY else named


def _number(word: str) -> float | None:
    return float(word.replace(",", ".")) if word[0].isdigit() else NUMBERS.get(word)
