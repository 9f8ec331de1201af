"""What the judge knows of each picture: its name, what is drawn, what can be said of it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from sys import intern
from typing import Final, TypedDict

from game.games.le_boulet.judge.tables import WORD, folded
from game.games.le_boulet.model.bank import BANK, Theme
from game.games.le_boulet.model.letters import plain

_FOLDER: Final = files("game.games.le_boulet") / "words"
WORD_KEY: Final = "word "
"""What the keys of words that were judged begin with."""


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
    for name in ("near.fr.toml", "near_more.fr.toml"):
        lines: Mapping[str, str] = tomllib.loads((_FOLDER / name).read_text(encoding="utf-8"))
        for key, line in lines.items():
            found.setdefault(key, []).extend(line.split(", "))
    return found


@cache
def judged() -> Mapping[str, Theme]:
    """Return all themes that were judged over all pictures: the bank's, then those nobody says."""
    others: dict[str, Theme] = {}
    for one in sorted((_FOLDER / "judged").iterdir(), key=lambda file: file.name):
        others |= _blocks(one.read_text(encoding="utf-8"))
    return {**_bank(), **others, **_words()}


def _blocks(text: str) -> Iterator[tuple[str, Theme]]:
    """Yield themes in blocks of five lines: a key, French, English, what fits, what may.

    A tenth of the time that the same takes as TOML, of which there are two megabytes.
    """
    for block in text.strip().split("\n\n"):
        if not block.startswith("#"):
            key, *lines = block.split("\n")
            fr, en, yes, arguable = (line.partition(":")[2].strip() for line in lines)
            yield key, {
                "fr": fr.split(" | "), "en": en.split(" | "),
                "yes": _names(yes), "arguable": _names(arguable),
            }  # fmt: skip


def _names(line: str) -> list[str]:
    return list(map(intern, line.split()))  # each name once in memory, not sixty thousand times


def _bank() -> dict[str, Theme]:
    """Return the bank's themes, with what else people say for them, which bots do not."""
    text = (_FOLDER / "bank_more.toml").read_text(encoding="utf-8")
    more: Mapping[str, Mapping[str, list[str]]] = tomllib.loads(text)
    found: dict[str, Theme] = {}
    for key, its in BANK.items():
        further = more.get(key, {})
        fr, en = ([*its[lang], *further.get(lang, [])] for lang in ("fr", "en"))
        found[key] = {"fr": fr, "en": en, "yes": its["yes"], "arguable": its["arguable"]}
    return found


def _words() -> dict[str, Theme]:
    """Return words that were judged, a line each: how they are said, what they are true of."""
    found: dict[str, Theme] = {}
    for line in (_FOLDER / "spoken.tsv").read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        fr, en, yes, arguable = (part.split("; ") for part in line.split("\t"))
        found[f"{WORD_KEY}{fr[0]}"] = {
            "fr": fr, "en": en, "yes": _names(yes[0]), "arguable": _names(arguable[0]),
        }  # fmt: skip
    return found


@cache
def _spoken(lang: str) -> Mapping[str, str]:
    return {plain(form): key for key in judged() for form in forms(key, lang)}


def key_of_form(text: str, lang: str) -> str | None:
    """Return which judged theme is spoken so, case and accents apart; None if none is."""
    return _spoken(lang).get(plain(text))


@cache
def said(lang: str) -> frozenset[str]:
    """Return the words that are said of the pictures: in judged themes, names and facts."""
    texts = [form for key in judged() for form in forms(key, lang)]
    for one in pictures(lang).values():
        texts += [one["name"], *one["facts"]]
    return frozenset(word for text in texts for word in WORD.findall(folded(text)))


def forms(key: str, lang: str) -> list[str]:
    """Return how a judged theme is spoken, the usual form first."""
    theme = judged()[key]
    return theme["fr"] if lang == "fr" else theme["en"]
