"""What the judge knows of each picture: its name, what is drawn, what can be said of it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Final, TypedDict

from game.games.le_boulet.judge.tables import WORD, folded
from game.games.le_boulet.judge.written import FORM, Spoken, Written
from game.games.le_boulet.model.bank import BANK

_FOLDER: Final = files("game.games.le_boulet") / "words"
WORD_KEY: Final = "word "
"""What the keys of words that were judged begin with."""

ALONE_KEY: Final = f"{WORD_KEY}alone "
"""And what those of words begin with that were judged by themselves, without their likes."""
_SPOKEN: Final = {
    "spoken.tsv": WORD_KEY,
    "spoken_more.tsv": f"{WORD_KEY}more ",
    "spoken_alone.tsv": ALONE_KEY,
}
"""Files of words, and what the keys of theirs begin with."""
_DENIED: Final = (
    (
        re.compile(r"^(?:(?:[çc]a n['’]est|c['’]est|[çc]a est) )?pas ", re.IGNORECASE),
        "ce n’est pas ",
    ),
    (re.compile(r"^(?:(?:it is|it['’]s) )?not ", re.IGNORECASE), "it isn’t "),
    (re.compile(r"^it does not ", re.IGNORECASE), "it doesn’t "),
    (re.compile(r"\bcan ?not ", re.IGNORECASE), "can’t "),
)
"""Ways in which people deny, and how judged themes are written."""


class Known(TypedDict):
    """One picture: its name, one sentence about the drawing, and short facts."""

    name: str
    drawing: str
    facts: list[str]


@cache
def pictures(lang: str) -> Mapping[str, Known]:
    """Return what is known of all pictures by id, in a language (``fr``, ``en``)."""
    # a test holds the files against this form
    text = (_FOLDER / f"pictures.{lang}.toml").read_text(encoding="utf-8")
    read: Mapping[str, Known] = tomllib.loads(text)
    return read


@cache
def near() -> Mapping[str, list[str]]:
    """Return by picture the words that make one think of it, in French, the nearest first."""
    found: dict[str, list[str]] = {}
    for name in ("near.fr.toml", "near_more.fr.toml", "near_scenes.fr.toml"):
        lines: Mapping[str, str] = tomllib.loads((_FOLDER / name).read_text(encoding="utf-8"))
        for key, line in lines.items():
            found.setdefault(key, []).extend(line.split(", "))
    return found


@cache
def judged() -> Written:
    """Return all themes that were judged over all pictures: the bank's, then all others."""
    found = Written()
    _bank(found)
    for one in sorted((_FOLDER / "judged").iterdir(), key=lambda file: file.name):
        _blocks(found, one.read_text(encoding="utf-8"))
    for name, prefix in _SPOKEN.items():
        for fr, en, *named in _lines(name):
            forms = [one.replace("; ", FORM) for one in (fr, en)]
            found.add(prefix + fr.partition("; ")[0], forms, named)
    for key, *named in _lines("judged_again.tsv"):
        found.judge(key, named)
    return found


def _blocks(found: Written, text: str) -> None:
    """Add themes in blocks of five lines: a key, French, English, what fits, what may.

    A tenth of the time that the same takes as TOML, of which there are two megabytes.
    """
    for block in text.strip().split("\n\n"):
        if not block.startswith("#"):
            key, *lines = block.split("\n")
            fr, en, *named = [line.partition(":")[2].strip() for line in lines]
            found.add(key, (fr, en), named)


def _bank(found: Written) -> None:
    """Add the bank's themes, with what else people say for them, which bots do not."""
    text = (_FOLDER / "bank_more.toml").read_text(encoding="utf-8")
    more: Mapping[str, Mapping[str, list[str]]] = tomllib.loads(text)
    for key, its in BANK.items():
        further = more.get(key, {})
        forms = ([*its[lang], *further.get(lang, [])] for lang in ("fr", "en"))
        named = (" ".join(its["yes"]), " ".join(its["arguable"]))
        found.add(key, list(map(FORM.join, forms)), named)


def _lines(name: str) -> Iterator[list[str]]:
    """Yield the lines of a file of words, parted by tabs."""
    for line in (_FOLDER / name).read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            yield line.split("\t")


@cache
def _spoken(lang: str) -> Spoken:
    return Spoken(judged(), lang)


def keys_of_form(text: str, lang: str) -> tuple[str, ...]:
    """Return which judged themes are spoken so, case and accents apart.

    A theme of the bank is so alone; else what several raters judged as the same words is several.
    """
    its = _spoken(lang)
    keys = its.keys(text) or its.keys(_as_written(text))
    return keys[:1] if keys and keys[0] in BANK else keys


def _as_written(text: str) -> str:
    """Return a text with its denial as judged themes are written."""
    for way, written in _DENIED:
        text = way.sub(written, text)
    return text


def key_of_form(text: str, lang: str) -> str | None:
    """Return the first judged theme that is spoken so; None if none is."""
    return next(iter(keys_of_form(text, lang)), None)


@cache
def said(lang: str) -> frozenset[str]:
    """Return the words that are said of the pictures: in judged themes, names and facts."""
    texts = [form for key in judged() for form in forms(key, lang)]
    for one in pictures(lang).values():
        texts += [one["name"], *one["facts"]]
    return frozenset(word for text in texts for word in WORD.findall(folded(text)))


def forms(key: str, lang: str) -> list[str]:
    """Return how a judged theme is spoken, the usual form first."""
    return judged().forms(key, lang)
