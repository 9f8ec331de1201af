"""A small grammar: *not, without, never, only, except, and, or*, "X that Y"; the rest is one piece.

Comparisons have patterns of their own (``comparing``). What it cannot part (a word that turns
things round in an odd place) it says.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from game.games.le_boulet.judge.affirming import affirmed, without_degree
from game.games.le_boulet.judge.comparing import compared_with, unmeasured
from game.games.le_boulet.judge.tables import folded


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece without grammar, read as a whole."""

    text: str


@dataclass(frozen=True, slots=True)
class Not:
    """What a tree is not true of."""

    of: Tree
    said: tuple[str, ...] = field(default=(), compare=False)
    """Whole sentences that may say what is denied."""


@dataclass(frozen=True, slots=True)
class Both:
    """What two trees are true of."""

    one: Tree
    other: Tree


@dataclass(frozen=True, slots=True)
class Either:
    """What one of two trees is true of."""

    one: Tree
    other: Tree


Tree = Piece | Not | Both | Either


class TooHardError(Exception):
    """The theme has a word of the grammar in a place where it cannot be parted."""


_PIECES: Final = 4
"""Pieces that a theme may have: each costs some 15 ms to read, and more of them are a list."""
_ANYTHING: Final = re.compile(
    r"^(?:c'est |it's |it is )?(?:(?:un|une|des|le|la|les|the|a|an|some) )?"
    r"(?:quelque chose|choses?|trucs?|machin|ce|celui|celle|ceux|quelqu'un|tout|tout ce|tous"
    r"|something|things?|someone|somebody|anything|everything|all|those|one)(?: de| d')?$"
)
_NEITHER: Final = re.compile(
    r"^(?:ce n'est |c'est |it's |it is )?(?:ni|neither) (.+?),? (?:ni|nor) (.+)$"
)
_SPLITS: Final = (
    (re.compile(r" (?:ou bien|ou|or) "), "either"),
    (re.compile(r"(?<!anything) (?:mais|but|yet) |, (?:et|and) "), "both"),
    (re.compile(r" (?:sauf|excepté|except for|except|apart from|hormis|but) "), "except"),
    (re.compile(r" (?:qui|that|which|who) (?!sait\b|knows\b)"), "both"),
    (re.compile(r" (?:et|and) "), "both"),
    (re.compile(r" (?:sans|without) "), "except"),
)
_EXCEPT_FIRST: Final = re.compile(
    r"^(?:sauf|excepté|sans|except|without)(?![\w-])(?: (?:de |d'|any |aucune? |no ))? ?(.+)$"
)
_ONLY: Final = re.compile(r"^(?:seulement|uniquement|rien que|only|just) (.+)$")
_NOT: Final = (
    re.compile(
        r"^(?:(?:ça|ca|ce|on|il|elle|cela) |c')?(?:ne |n')(.+?) (?:pas|jamais|plus|point)"
        r"(?: (?:de |d')?(.*))?$"
    ),
    re.compile(r"^(?:c'est |ça )?(?:pas|jamais|non)(?![\w-])(?: (?:de |d'|du |des ))? ?(.+)$"),
    re.compile(
        r"^(?:it |that |you |they |he |she |one |we )?"
        r"(?:is|are|does|do|can|could|will|would|has|have|was)(?:n't|not| not| never) (.+)$"
    ),
    re.compile(
        r"^(?:it is |it's |that is |that's |it |you |they )?(?:not|never|no) (?:a |an |any )?(.+)$"
    ),
    re.compile(r"^(?:it |they |he |she |you )?(?:has|have|got|it's got) no (.+)$"),
    re.compile(r"^(?:à )?(?:surtout )?ne (?:surtout )?(?:pas|jamais|plus) (.+)$"),
    re.compile(r"^(?:rien (?:de |d')|nothing )([\w-]+)$"),
    re.compile(r"^(?:(?:ça |il |elle |c')?(?:n'a|n'ont|n'y a|a) )?aucune? (.+)$"),
    re.compile(r"^(?!care)(?:it's )?(\w+)[ -]free$"),
)
_WITHOUT: Final = r"(?:ça|ca|lui|elle|eux|elles|cela|it|one|that|them|this|him|her)"
_DENIED: Final = (
    r"(?:can|could|do|does|would|will|did)(?: not|n't)|never|no|not an?|not|pas|plus|jamais"
    r"|aucune?|rien"
)
_APART: Final = re.compile(
    r"^(?:(?:c'est|ça|ce n'est|it's|it is|it) )?"
    r"(?:(?:(?:n'a |n'ont |a |ont |has )?(?:rien à voir|aucun (?:rapport|lien)|nothing to do"
    r"|no (?:link|connection))|(?:sans|without) (?:rapport|lien|any link)) (?:avec|with|to)"
    r"|(?:très |bien |really |very )?(?:loin d'être|far from being"
    r"|far from(?= (?!home|here|land|town|everything)[\w-]+$))) (.+)$"
)
"""What has nothing to do with something, or is far from it, is not that."""
_FAR_FROM: Final = re.compile(r"\b(?:loin d'|far from )")
_TWICE: Final = (
    re.compile(r"^(?:pas|jamais|never|not) (?:sans|without) (.+)$"),
    re.compile(
        rf"^(?:sans|without) {_WITHOUT},? (?:(?:je|on|tu|il y a|il n'y a|y a|c'est|i|you|we|there's"
        rf"|there is) )*(?:ne |n')?(.*?) ?(?:{_DENIED})(?: (?:de |d')?(.+))?$"
    ),
    re.compile(
        rf"^(?:(?:je|on|tu|il n'y a|y a|c'est|i|you|we|it is|it's|there's|there is) )*(?:ne |n')?"
        rf"(.*?) ?(?:{_DENIED}) (?:de |d'|proper |real )?(.+?) (?:sans|without)(?: {_WITHOUT})?$"
    ),
    re.compile(
        rf"^(.+?) (?:{_DENIED}) (?:do|exist|work|live|be|happen|exister|vivre|marcher)"
        rf" (?:sans|without)(?: {_WITHOUT})?$"
    ),
    re.compile(r"^(.*?)\b(?:ne |n')([\w']+) (?:que |qu')(.+)$"),
)
"""What is denied twice is said, and so is what is denied of all the rest (*ne … que*)."""
_SPOKEN_NOT: Final = re.compile(
    r"^(?:(?:ça|ca|on|il|elle|ils|elles|tu|je|j'|maman|papa) ?)?((?:se )?[\w']+)"
    r" (?:pas|jamais)(?: (.+))?$"
)
"""As French is spoken, *ne* is left out."""
_NEVER: Final = re.compile(r"\b(?:jamais|never)\b")
_PROHIBITED: Final = re.compile(
    r"^(?:please |surtout )?(?:don't|do not|(?:à )?ne (?:surtout )?(?:pas|jamais|plus)) \w"
)
_HARD: Final = re.compile(
    r"\b(?:plus|moins|aussi|autant|mieux|pire)(?: .+)? (?:que\b|qu')"
    r"|\b(?:more|less|fewer) .+ than\b|\bless than\b|\w+er than\b|\bas .+ as\b"
)
_LEFT: Final = re.compile(
    r"\b(?:pas|jamais|sans|sauf|excepté|ni|not|never|without|except|nor|neither)(?![\w-])"
    r"|n't\b|\bn'|\bne\b"
)


def part(theme: str) -> Tree:
    """Part a theme of either language.

    Raises:
        TooHardError: there is grammar in it that is not understood, or it has too many pieces.
    """
    tree = _tree(spaced(theme))
    if len(pieces(tree)) > _PIECES:
        raise TooHardError
    return tree


def spaced(theme: str) -> str:
    """Return a theme in small letters, without signs, its denials whole and in two words."""
    return without_degree(_unsigned(theme))


def in_some_degree(theme: str) -> bool:
    """Say whether a theme denies something in some degree: "not very", "loin d'être"."""
    text = _unsigned(theme)
    return without_degree(text) != text or _FAR_FROM.search(text) is not None


def says_less(theme: str) -> bool:
    """Say whether a theme only denies that something is as much: "less funny than a clown"."""
    found = unmeasured(_unsigned(theme))
    return found is not None and not found[1]


def _unsigned(theme: str) -> str:
    text = re.sub(r"[!?.;:«»\"()]+", " ", folded(theme))
    text = re.sub(r"\bcan(?:'t|not)\b", "can not", text)
    text = re.sub(r"\bwon't\b", "will not", text)
    return " ".join(text.split())


def _tree(text: str) -> Tree:
    if not text:
        raise TooHardError
    for pattern in _TWICE:
        if (found := pattern.match(text)) and (said := _without(found)):
            return Piece(said)
    if found := _NEITHER.match(text):
        return Both(Not(_denied(found[1])), Not(_denied(found[2])))
    for pattern, kind in _SPLITS:
        if (found := pattern.search(text)) and found.start() > 0:
            return _joined(kind, text[: found.start()].strip(" ,"), text[found.end() :])
    if compared_with(text):
        return Piece(text)
    if found := _APART.match(text):
        return Not(_denied(found[1]))
    if found := _EXCEPT_FIRST.match(text):
        return Not(_denied(found[1]))
    if found := _ONLY.match(text):
        return _tree(found[1])
    for pattern in (*_NOT, _SPOKEN_NOT):
        if found := pattern.match(text):
            return Not(_denied(_without(found)), affirmed(text))
    if _HARD.search(text) or unmeasured(text):
        return _beside(text)
    if _LEFT.search(text):
        raise TooHardError
    return Piece(text)


def _denied(text: str) -> Tree:
    """Return what is denied; without legs is what has none, whatever "legs" makes one think of."""
    return next((Piece(one) for one in (text, f"a {text}") if compared_with(one)), None) or _tree(
        text
    )


def _without(found: re.Match[str]) -> str:
    """Return what is left of a text without the words of the grammar."""
    return " ".join(one.strip() for one in found.groups() if one).strip()


def _beside(text: str) -> Tree:
    """Return what a comparison says that nobody has measured; it is rougher than what it was."""
    found = unmeasured(text)
    if not found or _HARD.search(found[0]):
        raise TooHardError
    what = _tree(found[0])
    return what if found[1] else Not(what)


def _joined(kind: str, left: str, right: str) -> Tree:
    other = _tree(right)
    if kind == "except":
        other = Not(other)
    if kind != "either" and _ANYTHING.match(left):
        return other
    # "quelque chose de froid qui se mange": what is left of it says something
    left = re.sub(r"^(?:quelque chose|something)(?: de| d')? ", "", left)
    return Either(_tree(left), other) if kind == "either" else Both(_tree(left), other)


def blended(tree: Tree, piece: Callable[[str], Sequence[float]]) -> list[float]:
    """Return how a tree fits things, by how its pieces do; these are taken for independent."""
    match tree:
        case Piece(text):
            return list(piece(text))
        case Not(of=of):
            return [1 - p for p in blended(of, piece)]
        case Both(one, other):
            pairs = zip(blended(one, piece), blended(other, piece), strict=True)
            return [p * q for p, q in pairs]
        case Either(one, other):
            pairs = zip(blended(one, piece), blended(other, piece), strict=True)
            return [1 - (1 - p) * (1 - q) for p, q in pairs]


def pieces(tree: Tree) -> list[str]:
    """Return the texts of all pieces, from left to right."""
    match tree:
        case Piece(text):
            return [text]
        case Not(of=of):
            return pieces(of)
        case Both(one, other) | Either(one, other):
            return [*pieces(one), *pieces(other)]


def spoken(tree: Tree, *, denied: bool = False) -> list[tuple[str, bool]]:
    """Return all pieces as one would say them, from left to right, and whether each is denied."""
    match tree:
        case Piece(text):
            return [(text, denied)]
        case Not(of=Piece(), said=(said, *_)):
            return [(said, not denied)]
        case Not(of=of):
            return spoken(of, denied=not denied)
        case Both(one, other) | Either(one, other):
            return [*spoken(one, denied=denied), *spoken(other, denied=denied)]


def means_more(theme: str) -> bool:
    """Say whether a theme that denies something means more than its contrary.

    "Do not shake" names what breaks, not all that nobody shakes; what is denied for all times is
    so, too. Of 26 forms with *never* whose pieces were well known the contrary put pictures in the
    wrong order (an AUC of 0.37), the whole read as one piece in the right one (0.66).
    """
    said = folded(theme)
    return _NEVER.search(said) is not None or _PROHIBITED.match(said) is not None


def negative(tree: Tree) -> bool:
    """Say whether a tree only tells what things are not: nothing in it narrows that."""
    match tree:
        case Piece():
            return False
        case Not():
            return True
        case Both(one, other):
            return negative(one) and negative(other)
        case Either(one, other):
            return negative(one) or negative(other)
