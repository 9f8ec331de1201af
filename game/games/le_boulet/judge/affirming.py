"""Affirming: what a plain denial denies, said as people would say it if it were so.

"It does not fly" denies "it flies". That is known of all pictures, while "fly" alone is an insect,
too; and a theme and its denial are judged by the same words, so they never both fit.
"""

from __future__ import annotations

import re
from typing import Final

_FR_IS: Final = re.compile(
    r"^(?:c'est|(?:ce |ça |ca |cela )?n'est) (?:pas|plus)(?: du tout| vraiment)? (.+)$"
)
_FR_NOT: Final = re.compile(
    r"^(?:(ça|ca|cela|il|elle|on) )?(?:ne |n')(.+?) (?:pas|plus|point)(?: du tout)?\b ?(.*)$"
)
_FR_SPOKEN: Final = re.compile(
    r"^(ça|ca|cela|il|elle|on) ((?:se |s'|y |en )?[\w']+) pas(?: du tout)?\b ?(.*)$"
)
"""As French is spoken, *ne* is left out."""
_FR_NONE: Final = re.compile(r"^(?:de |d')(?!(?:la|l')\b)(.+)$")
_FR_SOME: Final = ("des {}", "du {}", "de la {}", "de l'{}", "un {}", "une {}")
"""What *pas de* may stand for; which of these it is only a dictionary would know."""
_FR_NO_ONE: Final = re.compile(r"^(?:(?:ça |il |elle )?(?:n'a |n'ont |a ))?aucune? (\w+)$")
_FR_HAS: Final = ("ça a des {}s", "ça fait du {}")
_EN_IS: Final = re.compile(
    r"^(?:(?:it|that|this)(?:'s| is) not|(?:(?:it|that|this) )?is(?:n't| not))"
    r"(?: at all| really)? (.+)$"
)
_EN_DOES: Final = re.compile(
    r"^(?:(it|that|this|they|you|we|one|i) )?do(?:es)?(?:n't| not) (\w+)(?: any\b)?(.*)$"
)
_EN_CAN: Final = re.compile(
    r"^((?:(?:it|that|this|they|you|we|one|i) )?(?:can|could|will|would))(?:n't| not) (.+)$"
)
_EN_NO: Final = re.compile(r"^(?:it )?has no (.+)$")
_BARE: Final = re.compile(r"^(?:pas|not) (?:une? |an? )?(.+)$")
_DEGREE: Final = (
    r"(?:très|trop|si|tellement|super|hyper|ultra|méga|vraiment|franchement|spécialement"
    r"|particulièrement|exactement|extrêmement|terriblement|vachement|bien(?! \w+ée?s?\b)"
    r"|du tout|ce qu'on appelle|ce que j'appelle"
    r"|at all|very|too|so|really|exactly|remotely|particularly|especially|terribly|awfully"
    r"|overly|all that(?! (?:is|was|i|you|we)\b)|that(?! (?:one|thing|way|time|kind|is|was|it)\b)"
    r"|what (?:you|i)(?:'d| would) call)"
)
_HOW_MUCH: Final = re.compile(
    rf"(?<![\w'])(pas|jamais|not|never|\w+n't)(?: {_DEGREE})+"
    r"(?= \w)(?!.* (?:(?:pour|for|to|as|than|que(?! ça$))\b|qu'))"
)
"""What is denied in some degree, unless it is compared: "not very clean" means "not clean"."""
_NO_MORE: Final = re.compile(r"(?<![\w'])plus(?= (?:très|trop|si|tellement|vraiment) )")
_HOW_SURELY: Final = re.compile(
    r"(?<![\w'])(?:vraiment|franchement|clairement|absolument|carrément|really|definitely|certainly"
    r"|clearly|absolutely) (?=(?:pas|not)\b)"
)
_AS_THAT: Final = re.compile(r"(\b(?:pas|jamais|not|never|\w+n't) .*\w) (?:que ça|du tout|at all)$")
_MANY: Final = frozenset(("they", "you", "we", "i"))
"""Persons whose verbs have no ending."""
_ODD: Final = {"have": "has", "be": "is"}


def affirmed(text: str) -> tuple[str, ...]:
    """Return the ways to say what a denial of either language denies; none if it is no plain one.

    Args:
        text: what was said, folded.
    """
    return _in_french(text) or _in_english(text) or tuple(_BARE.findall(text))


def without_degree(text: str) -> str:
    """Return a text whose denials deny as a whole: "c'est pas très propre" is "c'est pas propre".

    Args:
        text: what was said, folded, without signs.
    """
    plainer = _HOW_MUCH.sub(r"\1", _HOW_SURELY.sub("", _NO_MORE.sub("pas", text)))
    return _AS_THAT.sub(r"\1", plainer)


def _in_french(text: str) -> tuple[str, ...]:
    if found := _FR_IS.match(text):
        return (f"c'est {found[1]}",)
    if found := _FR_NO_ONE.match(text):
        return tuple(has.format(found[1]) for has in _FR_HAS)
    if not (found := _FR_NOT.match(text) or _FR_SPOKEN.match(text)):
        return ()
    said = f"{'on' if found[1] == 'on' else 'ça'} {found[2]}"
    if none := _FR_NONE.match(found[3]):
        return tuple(f"{said} {some.format(none[1])}" for some in _FR_SOME)
    return (f"{said} {found[3]}".strip(),)


def _in_english(text: str) -> tuple[str, ...]:
    if found := _EN_IS.match(text):
        return (f"it's {found[1]}",)
    if found := _EN_DOES.match(text):
        who, verb, rest = found[1] or "it", found[2], found[3]
        return (f"{who} {verb if who in _MANY else _third(verb)}{rest}",)
    if found := _EN_CAN.match(text):
        return (f"{found[1]} {found[2]}",)
    return (f"it has {found[1]}",) if (found := _EN_NO.match(text)) else ()


def _third(verb: str) -> str:
    """Return an English verb as it is said of one thing: fly, flies."""
    if odd := _ODD.get(verb):
        return odd
    if re.search(r"[^aeiou]y$", verb):
        return f"{verb[:-1]}ies"
    return f"{verb}es" if re.search(r"(?:s|sh|ch|x|z|o)$", verb) else f"{verb}s"
