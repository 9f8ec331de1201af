"""Readings: what bots make of a theme, exact for the bank's own, weighed for all others."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Final, TypedDict

from game.ai.probability import logistic, logit
from game.core.judging import KnownPhrase, Reading
from game.games.le_boulet.judge import grammar, known, measures, ours
from game.games.le_boulet.judge.affirming import affirmed
from game.games.le_boulet.judge.clauses import have_in_common, subject_of
from game.games.le_boulet.judge.comparing import compared_with
from game.games.le_boulet.judge.denials import denies, stems, told_otherwise
from game.games.le_boulet.judge.evidence import evidence
from game.games.le_boulet.judge.grammar import Both, Either, Not, Piece
from game.games.le_boulet.judge.lists import names_two
from game.games.le_boulet.judge.spelling import spelled
from game.games.le_boulet.judge.tables import folded, shipped_bytes, table
from game.games.le_boulet.judge.vectors import content, vector, worded
from game.games.le_boulet.judge.verdicts import (
    EDGE,
    agreed,
    exact,
    held,
    is_exact,
    judged_as,
    said_again,
)
from game.games.le_boulet.model.cards import PICTURES
from game.games.le_boulet.model.sayings import form_of
from game.games.le_boulet.model.themes import MARK, compared, has_key

__all__ = ["KnownPhrase", "Reading", "of_key", "read"]

_TOO_HARD: Final = 0.3
"""What is understood at most where the grammar gives up; below 0.5 a bot says that it does not."""
_HARDLY: Final = 0.1
"""The same of a negation of what is hardly known: it would let nearly everything pass."""
_HALF: Final = 0.5
"""What is understood less is not understood."""
_SURELY: Final = 0.85
"""How well a picture fits at least what is denied, for the denial not to be true of it."""
_DENIED: Final = 0.1
"""How well that denial fits it at most."""
_CLEAR: Final = 0.85
"""How well three pictures fit at least what can be said not to be so: of what is true of hardly any
picture, as far as is known, the contrary would be true of nearly all."""
_AS_JUDGED: Final = 0.9
"""What lies so near a judged theme is known of all pictures, of however many words it is."""
_MOST: Final = 8 / 9
"""So many of the pictures a denial lets pass at most: who named fewer than the others named what
comes to mind ("clean", "new"), and not all that is so, as with "animal" and "food"."""
_MOST_HARDLY: Final = 0.5
"""A denial in some degree passes fewer: "not very nice" speaks of what is bad, not of the rest."""
_PARTS: Final = re.compile(r"^(?:ça a (?:des|une?)|it has) ")
"""What a thing has can be seen: what lacks it is all the rest, feathers of 156 pictures."""
_ARGUED: Final = 0.1
"""What fits less is not argued about. "Engine" and "fruit" part the pictures, "clean" and "charm"
leave more to argue about than they name: only of the former is all the rest without it."""
_FAR: Final = 0.64
"""What lies further from all that is known, and has no word in common with the nearest, is known
by analogy alone. Of 16 such themes of the raters, the five further ones had an AUC of 0.71 and the
others of 0.95."""
_DOES: Final = 0.78
_OTHERWISE: Final = 0.85
_WHO: Final = 0.9
"""How near a phrase is to a clause at least that says only what is done in it, says it in other
words, or only names who does it: that may lie near, and say something else ("the boss told me")."""
_BY_ANALOGY: Final = 0.4
"""What is understood of it at most."""
_OURS: Final = 0.2
"""The same of what only those at one table can know."""
_LEAST: Final = 0.4
"""What a known word counts at least beside an unknown one, however frequent it is."""
_UNKNOWN: Final = 1.1
"""What an unknown word counts: more than any known one, for half understood is not understood."""


_TOLD: Final = 2
"""Phrases that are told of a reading."""


class _Weights(TypedDict):
    piece: list[float]
    heights: dict[str, list[float]]
    tree: list[float]
    base: float


@cache
def _weights() -> _Weights:
    found: _Weights = json.loads(shipped_bytes("weights.json"))
    return found


@lru_cache(1024)
def read(theme: str, lang: str, pair: tuple[str, ...] = ()) -> Reading:
    """Read a theme, said of a pair of pictures or of none in particular.

    Args:
        theme: what was said, or ``@`` and a key of the bank.
        lang: the language of the words, ``fr`` or ``en``.
        pair: ids of the pictures it was said of; they only decide what a mere list is.

    Raises:
        ShippedError: a word table is missing or damaged.
    """
    if has_key(theme):
        return replace(of_key(compared(theme), lang), theme=theme)
    listed = names_two(theme, lang, pair)
    tree = theme_tree(theme, lang)
    understood, meant = _understood(theme, lang)
    if tree is not None and all(counted(text, lang) for text in grammar.pieces(tree)):
        understood, meant = 1.0, None  # whatever its words
    if tree is None:
        understood, tree = min(understood, _TOO_HARD), Piece(folded(theme))
    elif (grammar.negative(tree) and not _all_known(tree, lang)) or any(
        _turned(text, lang) for text in grammar.pieces(tree)
    ):
        understood = min(understood, _HARDLY)
    if not known.key_of_form(theme, lang):
        likened = max(_likened(text, lang) for text in grammar.pieces(tree))
        shown = min(_shown(text, lang) for text in grammar.pieces(tree))
        understood = min(understood, likened, shown)
    fits = composed(tree, lang)
    fits = raised(fits, tree.text, lang) if isinstance(tree, Piece) else compound(fits)
    if _passes_too_many(tree, fits, theme, lang):
        understood = min(understood, _HARDLY)
    if not _is_measured(tree, theme, lang):
        fits = _not_so(fits, theme, lang)
    if understood < _HALF:  # what is not understood is no reason to think anything
        base = _weights()["base"]
        fits = [base + 2 * understood * (p - base) for p in fits]
    reads = _reads(tree, lang) if understood > 0 else ()
    named = dict(zip(PICTURES, (round(p, 4) for p in fits), strict=True))
    return Reading(theme, lang, understood, listed, reads, MappingProxyType(named), meant)


@lru_cache(1024)
def of_key(key: str, lang: str = "fr") -> Reading:
    """Return the reading of a theme of the bank or a saying, by its key, with or without ``@``.

    Raises:
        KeyError: there is no such theme.
    """
    bare = key.removeprefix(MARK)
    form = form_of(bare, lang)
    fits = MappingProxyType(dict(zip(PICTURES, exact(bare), strict=True)))
    reads = (KnownPhrase(form, 1.0),)
    return Reading(MARK + bare, lang, 1.0, False, reads, fits, read_as=form)


def parts_as_said(theme: str, lang: str) -> int:
    """Return how many parts a theme has that were judged in its words, or are decided by numbers.

    0 where one of them was not: that is read by what lies near, and may be taken for something
    else, however well each of its words is known.
    """
    if has_key(theme):
        return 1
    tree = theme_tree(theme, lang)
    parts = [] if tree is None else list(grammar.pieces(tree))
    return len(parts) if all(_in_words(text, lang) for text in parts) else 0


def _in_words(text: str, lang: str) -> bool:
    if counted(text, lang):
        return True
    its = stems(text, lang)
    return any(stems(known.forms(key, lang)[0], lang) == its for key in judged_as(text, lang))


def theme_tree(theme: str, lang: str) -> grammar.Tree | None:
    """Return a theme in its parts, whole where it was judged so; None if it cannot be parted."""
    if known.key_of_form(theme, lang):
        return Piece(folded(theme))
    try:
        tree = _affirmed(grammar.part(theme), lang)
    except grammar.TooHardError:
        return None
    if grammar.negative(tree) and grammar.means_more(theme) and _all_known(tree, lang):
        decided = all(counted(text, lang) for text in grammar.pieces(tree))
        return tree if decided else Piece(folded(theme))
    return tree


def _is_measured(tree: grammar.Tree, theme: str, lang: str) -> bool:
    """Say whether numbers, letters or the bank decide a theme, so that nothing else may."""
    judged = judged_as(theme, lang)
    return is_exact(judged) or all(counted(text, lang) for text in grammar.pieces(tree))


def _affirmed(tree: grammar.Tree, lang: str) -> grammar.Tree:
    """Return a tree whose denials deny sentences, where more is known of these than of words."""
    match tree:
        case Not(of=Piece(text), said=every):
            return _denial(text, every, lang)
        case Both(one, other):
            return Both(_affirmed(one, lang), _affirmed(other, lang))
        case Either(one, other):
            return Either(_affirmed(one, lang), _affirmed(other, lang))
        case _:
            return tree


def _denial(text: str, every: tuple[str, ...], lang: str) -> Not:
    """Return the denial of a piece, or of the sentence that says it, where that was judged.

    What lends itself to a joke, "you lend it to your neighbour", may be judged as a whole: its
    contrary still is no more known than its words are.
    """
    its = judged_as(text, lang)
    if counted(text, lang):  # "n'a pas de pattes" leaves "a pattes", which is no paw
        return Not(Piece(every[0] if every and its else text), every)
    said = next((one for one in every if judged_as(one, lang)), None)
    if said is None or judged_as(said, lang) == its:
        return Not(Piece(text), every)
    judged = is_exact(judged_as(said, lang)) or _of_one_word(said, lang)
    return (
        Not(Piece(said), (said,)) if judged or _well_known(text, lang) else Not(Piece(text), every)
    )


def _not_so(fits: Sequence[float], theme: str, lang: str) -> list[float]:
    """Return how a denial fits: never what surely is as it denies, whoever judged it so."""
    every = affirmed(grammar.spaced(theme))
    said = next((one for one in every if judged_as(one, lang)), every[0] if every else None)
    if said is None or grammar.means_more(theme):
        return list(fits)
    so = read(said, lang)
    if so.understood < _HALF:
        return list(fits)
    pairs = zip(fits, so.fits.values(), strict=True)
    return [min(p, _DENIED) if its >= _SURELY else p for p, its in pairs]


def compound(fits: Sequence[float]) -> list[float]:
    """Return how a theme of several pieces fits, by what its pieces together would say."""
    return _straightened(fits, _weights()["tree"])


def height(text: str, lang: str) -> str | None:
    """Return which kind of theme a piece is by itself, None of what is exact.

    Of a word, which is judged strictly, people let less pass than of a phrase; and who was asked
    about a theme by itself named fewer pictures than who has each of them before their eyes.
    """
    judged = judged_as(text, lang)
    if is_exact(judged) or (not judged and counted(text, lang)):
        return None
    alone = all(len(content(worded(one, lang).known, lang)) <= 1 for one in said_again(text))
    return ("word" if alone else "phrase") + (" judged" if judged else "")


def raised(fits: Sequence[float], text: str, lang: str) -> list[float]:
    """Return how a theme of one piece fits, as high as raters say of themes of its kind."""
    kind = height(text, lang)
    return list(fits) if kind is None else _straightened(fits, _weights()["heights"][kind])


def _straightened(fits: Sequence[float], line: Sequence[float]) -> list[float]:
    slope, constant = line
    return [logistic(slope * logit(p, EDGE) + constant) for p in fits]


def piece_fits(text: str, lang: str) -> tuple[float, ...]:
    """Return how a piece without grammar fits each picture of the house."""
    return _piece(text, lang)


@lru_cache(64)
def counted(text: str, lang: str) -> tuple[float, ...] | None:
    """Return how a piece fits that numbers or letters decide, None if they do not."""
    if its := compared_with(text):
        return measures.fits(its)
    return spelled(text, [one["name"] for one in known.pictures(lang).values()])


def composed(tree: grammar.Tree, lang: str) -> list[float]:
    """Return how a parted theme fits each picture, pieces taken for independent of each other."""
    return grammar.blended(tree, lambda text: _piece(text, lang))


def _all_known(tree: grammar.Tree, lang: str) -> bool:
    return all(_well_known(text, lang) for text in grammar.pieces(tree))


def _passes_too_many(tree: grammar.Tree, fits: Sequence[float], theme: str, lang: str) -> bool:
    """Say whether a denial lets more pictures pass than it can mean ("not clean" is no telephone).

    What numbers, letters or the bank decide may be denied of any number, and so may parts that
    were judged.
    """
    less, texts = grammar.says_less(theme), grammar.pieces(tree)
    if not grammar.negative(tree) or (not less and all(_is_decided(one, lang) for one in texts)):
        return False
    if less or grammar.in_some_degree(theme):
        most = _MOST_HARDLY
    elif all(_is_decided(one, lang) or _is_clear_cut(one, lang) for one in texts):
        return False
    else:
        most = _MOST
    return sum(p >= _HALF for p in fits) > most * len(fits)


def _is_decided(text: str, lang: str) -> bool:
    judged = judged_as(text, lang)
    seen = bool(judged) and _PARTS.match(text) is not None
    return seen or is_exact(judged) or counted(text, lang) is not None


def _is_clear_cut(text: str, lang: str) -> bool:
    """Say whether fewer pictures may be argued about than clearly are as a piece says."""
    fits = _piece(text, lang)
    fitting = sum(p >= _HALF for p in fits)
    return sum(p >= _ARGUED for p in fits) - fitting <= fitting


@lru_cache(1024)
def _turned(text: str, lang: str) -> bool:
    """Say whether a piece is known by its contrary alone, and so would be read as that."""
    if judged_as(text, lang) or counted(text, lang):
        return False
    piece = vector(text, lang)
    return piece is not None and evidence(lang).turned(piece, text)


def _well_known(text: str, lang: str) -> bool:
    """Say whether it is known of all pictures what a piece says, so that its contrary is, too.

    It was judged, or nearly so; or it is one word that says something and some pictures clearly
    fit it. Of more words, what is known of those that fit says little of all the others.
    """
    if judged_as(text, lang) or counted(text, lang):
        return True
    piece = vector(text, lang)
    if piece is None or sorted(_piece(text, lang))[-3] < _CLEAR:
        return False
    return _of_one_word(text, lang) or evidence(lang).nearest_judged(piece) >= _AS_JUDGED


def _of_one_word(text: str, lang: str) -> bool:
    return len(content(worded(text, lang).known, lang)) == 1


@lru_cache(1024)
def _piece(text: str, lang: str) -> tuple[float, ...]:
    judged = judged_as(text, lang)
    if is_exact(judged):
        return tuple(exact(judged[0]))
    if not judged and (its := counted(text, lang)):
        return its
    piece = vector(text, lang)
    if piece is None:
        return (_weights()["base"],) * len(PICTURES)
    *weights, constant = _weights()["piece"]
    logits = [
        constant + sum(w * x for w, x in zip(weights, row, strict=True))
        for row in evidence(lang).features(piece, text)
    ]
    if judged:  # by one rater or a few, for reading alone: the rest has a say too
        share, sure = held(judged), agreed(judged, text, lang)
        logits = [one + share * (its - one) for one, its in zip(logits, sure, strict=True)]
    return tuple(map(logistic, logits))


def _reads(tree: grammar.Tree, lang: str) -> tuple[KnownPhrase, ...]:
    """Return the phrases by which a theme is read: the nearest of each of its first pieces."""
    pieces = grammar.spoken(tree)
    if len(pieces) == 1:
        [(text, denied)] = pieces
        return tuple(replace(one, denied=denied) for one in _near(text, lang))
    firsts: dict[str, KnownPhrase] = {}
    for text, denied in pieces:
        if near := _near(text, lang):
            firsts.setdefault(near[0].phrase, replace(near[0], denied=denied))
        if len(firsts) == _TOLD:  # each further one costs as much as reading a piece
            break
    return tuple(firsts.values())


def _near(text: str, lang: str) -> list[KnownPhrase]:
    """Return by which phrases a piece is read; what was measured is read as it stands.

    They deny something where it does. What was judged as it is spoken is read as that where no
    phrase is really like it.
    """
    judged = judged_as(text, lang)
    if counted(text, lang) and not judged:
        return [KnownPhrase(text, 1.0)]
    turned, every = denies(text), _nearest(text, lang)
    near = [one for one in every if denies(one.phrase) == turned]
    if judged and (turned or not _is_like(text, every[:_TOLD], lang)):
        near = [KnownPhrase(known.forms(judged[0], lang)[0], 1.0)]
    return near[:_TOLD]


@lru_cache(64)
def _nearest(text: str, lang: str) -> tuple[KnownPhrase, ...]:
    its = vector(text, lang)
    return () if its is None else tuple(evidence(lang).nearest(its))


def _is_like(text: str, near: Sequence[KnownPhrase], lang: str) -> bool:
    """Say whether phrases have a word in common with a text, or are really near to it."""
    its = stems(text, lang)
    return any(one.weight >= _FAR or its & stems(one.phrase, lang) for one in near)


def _likened(text: str, lang: str) -> float:
    """Return how well a piece is understood by what it is likened to.

    All words of an idiom may be known, and the idiom not: nothing that is known is like it then.
    """
    near = _nearest(text, lang)[:_TOLD]
    if judged_as(text, lang) or counted(text, lang) or not near:
        return 1.0
    told = [one.phrase for one in _near(text, lang)]
    if not _is_like(text, near, lang) or told_otherwise(text, told):
        return _BY_ANALOGY
    its = stems(text, lang)
    who = stems(subject_of(text), lang)
    if who and not any(_keeps(one, who, its - who, lang) for one in near):
        return _BY_ANALOGY
    return 1.0 if any(its & stems(one.phrase, lang) for one in near) else near[0].weight


@lru_cache(64)
def _shown(text: str, lang: str) -> float:
    """Return how well the picture fits that fits a piece best; 1 where it was judged or counted.

    What fits no picture better than that is understood no better: its words are known, and what
    they say together is not ("Obélix adore").
    """
    if judged_as(text, lang) or counted(text, lang):
        return 1.0
    return round(max(raised(_piece(text, lang), text, lang)), 3)


def _keeps(near: KnownPhrase, who: frozenset[str], does: frozenset[str], lang: str) -> bool:
    """Say whether a phrase says what a clause does: who does something, and what.

    "My mother makes me" is neither "mum" nor what one is made to do.
    """
    its = stems(near.phrase, lang)
    named, done = have_in_common(its, who), have_in_common(its, does)
    if named and done:
        return True
    return near.weight >= (_WHO if named else _DOES if done else _OTHERWISE)


def share_known(theme: str, lang: str) -> float:
    """Return how much of a theme's words is known in a language, whatever they are about."""
    words, its = worded(theme, lang), table(lang)
    said = content(words.known, lang)
    weight = sum(max(_LEAST, its.weight(word)) for word in said)
    weight += 0.05 * (len(words.known) - len(said))
    return weight / (weight + _UNKNOWN * len(words.unknown)) if weight else 0.0


def _understood(theme: str, lang: str) -> tuple[float, str | None]:
    """Return how much is understood, from 0 to 1, and what may have been meant instead."""
    words, its, understood = worded(theme, lang), table(lang), share_known(theme, lang)
    if ours.is_ours(theme, lang) and not known.key_of_form(theme, lang):
        understood = min(understood, _OURS)
    meant = folded(theme)
    for word in words.unknown:
        if near := its.near(word, known.said(lang)):
            meant = re.sub(rf"(?<!\w){word}(?!\w)", near, meant)
    return round(understood, 3), meant if meant != folded(theme) else None


def forget() -> None:
    """Forget all readings and weights: the latter were fitted anew."""
    for kept in (read, of_key, _piece, _turned, _weights):
        kept.cache_clear()
