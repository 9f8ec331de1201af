"""Reading: how bots will take a theme before it is said, and themes that one might say."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from game.core.words import Words
from game.games.le_boulet.judge.reading import parts_as_said, read
from game.games.le_boulet.judge.tagged import bank_fits, fits
from game.games.le_boulet.judge.tongues import read_in_its_own
from game.games.le_boulet.model.bank import BANK
from game.games.le_boulet.model.cards import OWN, PICTURES
from game.games.le_boulet.model.options import Options
from game.games.le_boulet.model.state import State
from game.games.le_boulet.model.taught import marks_of, shares
from game.games.le_boulet.model.themes import MARK
from game.games.le_boulet.naming import theme_meant, theme_said

_OFFERS: Final = 6
_FITS: Final = 0.5
_ACCEPTED: Final = 0.3
"""From here on bots say yes to what was said in somebody's words: they stretch what is read."""
_SURE: Final = 0.8
_TOLD: Final = 2
"""So many phrases are told."""
_WELL: Final = 0.6
"""Below this a theme is not understood."""


def offers(pair: Sequence[int], view: State, words: Words) -> list[str]:
    """Return themes of the bank that fit both cards, the surest and narrowest first."""
    keys = [PICTURES[face] for face in pair if 0 <= face < OWN]
    own = [face - OWN for face in pair if face >= OWN]
    album = view.options.album
    rows = bank_fits(album) if album and own else ((),) * len(BANK)
    found = []
    for row, (key, theme) in zip(rows, BANK.items(), strict=True):
        if MARK + key in view.spent:
            continue
        sure = sum(one in theme["yes"] for one in keys) + sum(row[at] >= _SURE for at in own)
        known = all(one in theme["yes"] or one in theme["arguable"] for one in keys)
        if known and all(row[at] >= _FITS for at in own):
            found.append((-sure, len(theme["yes"]), key))
    return [theme_said(MARK + key, words) for *_, key in sorted(found)[:_OFFERS]]


def sentences(text: str, pair: Sequence[int], view: State, words: Words) -> list[str]:
    """Return how bots will read a theme: nearest phrases, how well, how many pictures fit.

    Of the hand it hangs on nothing but the two cards that were chosen, and on these only to say
    that they are merely named. What the house taught goes before what is read.
    """
    if marks := marks_of(view.options.taught, text):
        many = sum(fit >= _FITS for fit in shares(text, marks).values())
        return [words.say("reading.taught"), words.say("reading.fits", n=many, of=len(PICTURES))]
    keys = tuple(PICTURES[face] for face in pair if 0 <= face < OWN)
    return list(_told(text, keys, view.options, words))


def meant(text: str, view: State, words: Words) -> str:
    """Return the theme that was perhaps meant where a word is one letter off; empty: none was."""
    if not text.strip() or marks_of(view.options.taught, text):
        return ""
    theme = theme_meant(text, words)
    return read(theme, _tongue(theme, words.language)).meant or ""


def _told(text: str, pair: tuple[str, ...], options: Options, words: Words) -> Iterator[str]:
    meant = theme_meant(text, words)
    lang = _tongue(meant, words.language)
    found = read(meant, lang, pair)
    if found.understood < _WELL:  # it is believed whatever it fits: no reading of it counts
        yield words.say("reading.not-understood")
    if found.meant:
        yield words.say("reading.meant", word=found.meant)
    if found.understood < _WELL:
        return
    parts = parts_as_said(meant, lang)
    phrases = [
        words.say("reading.denied", phrase=one.phrase) if one.denied else one.phrase
        for one in found.reads[: min(_TOLD, parts or _TOLD)]
    ]
    if phrases:
        how = "sure" if parts else "guess"
        key = f"reading.{how}" if len(phrases) == 1 else f"reading.{how}-two"
        yield words.say(key, first=phrases[0], second=phrases[-1])
    every = [*found.fits.values()]
    if options.album:
        every += fits(meant, lang, options.album)
        every = [every[face] for face in options.faces]
    yield words.say("reading.fits", n=sum(fit >= _ACCEPTED for fit in every), of=len(every))
    if found.listed:
        yield words.say("reading.listed")


def _tongue(theme: str, usual: str) -> str:
    """Return the language in which bots take a theme; the reader's where they understand none."""
    its = read_in_its_own(theme)
    return usual if theme.startswith(MARK) or its.understood < _WELL else its.lang
