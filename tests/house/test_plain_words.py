"""Screens speak to people: no word of a machine stands in what a player reads there."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

import game

FOLDERS: Final = [
    *Path(game.__path__[0]).rglob("strings/fr"),
    *Path(game.__path__[0]).rglob("strings/en"),
]
FOR_EXPERTS: Final = {"arena", "bench", "commands", "fit", "receipt", "scenario", "store", "share"}
"""Files of what commands say, and of what is wrong with files."""
MACHINE: Final = {
    "fr": r"graines?|sel|hachage|json|octets?|événements?|booléen\w*|chaînes? de caractères",
    "en": r"seeds?|salt|hash(es)?|json|bytes?|events?|boolean\w*|strings?",
}


def texts(folder: Path) -> Iterator[tuple[str, str]]:
    for file in sorted(folder.glob("*.toml")):
        if file.stem not in FOR_EXPERTS:
            yield from flat(tomllib.loads(file.read_text("utf-8")), f"{file.stem}.")


def flat(table: dict[str, Any], before: str) -> Iterator[tuple[str, str]]:
    for key, value in table.items():
        if isinstance(value, dict):
            yield from flat(value, f"{before}{key}.")
        else:
            yield f"{before}{key}", value


@pytest.mark.parametrize("language", sorted(MACHINE))
def test_no_word_of_a_machine_stands_on_a_screen(language: str) -> None:
    words = re.compile(rf"\b({MACHINE[language]})\b", re.IGNORECASE)
    folders = [folder for folder in FOLDERS if folder.name == language]
    assert len(folders) > 5
    found = [
        f"{folder.parent.parent.name}: {key} = {text}"
        for folder in folders
        for key, text in texts(folder)
        if words.search(re.sub(r"\{\w+\}", "", text))
    ]
    assert not found


def test_french_says_nothing_of_a_person_that_hangs_on_their_gender() -> None:
    """Who bears a name is not known: "Ana était seul" is wrong of half of all people."""
    named = r"\{(name|names|other|left|right|top|who|target)\},?( qui)?"
    being = r"(est|était|a été|sera|serait|reste|restait)( déjà| encore| tout| donc)?"
    ends = r"(seule?|prête?|morte?|sûre?|première?|dernière?|contente?|[a-zéèê]+(é|ée))"
    words = re.compile(rf"{named} {being} {ends}\b|\b[Vv]ous seule?\b|\bseule? \{{name\}}")
    folders = [folder for folder in FOLDERS if folder.name == "fr"]
    of_things = {"thrice"}
    found = [
        f"{folder.parent.parent.name}: {key} = {text}"
        for folder in folders
        for key, text in texts(folder)
        if words.search(text) and key.split(".")[-1] not in of_things
    ]
    assert not found


def test_sounds_in_english_are_english() -> None:
    """A card's name may be French; what one hears may not."""
    french = re.compile(r"\b(paf|aïe|ouille|vlan|boum)\b", re.IGNORECASE)
    for folder in FOLDERS:
        if folder.name == "en" and (folder / "sounds.toml").exists():
            for key, text in flat(tomllib.loads((folder / "sounds.toml").read_text("utf-8")), ""):
                assert not french.search(text), f"{key} = {text}"
