"""What guides, lessons, hints and card pages say of the rules, played (decision 0053)."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from game import scenario
from game.games import shelf, words
from game.store.texts import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
HOMES = {"gangs": ROOT / "game" / "gangs"} | {
    game: ROOT / "game" / "games" / game for game in shelf()
}
RULING = re.compile(r"(?:[EZBMW]\d+|\d\d[ab]?:)")
"""How a reference begins: with a ruling, or with the number of a golden scenario."""
SECTIONS = ("guide", "lessons", "advice", "explain", "cardbook", "role-explained")


def flat(table: Mapping[str, Any], before: str = "") -> Iterator[tuple[str, Any]]:
    """Every text or list of a table, by its whole key."""
    for key, value in table.items():
        whole = f"{before}{key}"
        if isinstance(value, dict):
            yield from flat(value, f"{whole}.")
        else:
            yield whole, value


def sentences(home: Path) -> set[str]:
    """The keys of what is said there of the rules; titles of lessons say nothing."""
    return {
        key
        for file in (home / "strings" / "en").glob("*.toml")
        for key, _ in flat(tomllib.loads(file.read_text("utf-8")))
        if key.split(".")[0] in SECTIONS and not key.endswith((".title", ".one"))
    }


def said(home: Path) -> tuple[dict[str, list[str]], list[str]]:
    """The ruling and case that play each sentence, and the sentences that state no rule."""
    table = tomllib.loads((home / "strings" / "said.toml").read_text("utf-8"))
    silent = [f"{group}.{key}" for group, keys in table.pop("none").items() for key in keys]
    return dict(flat(table)), silent


def named(home: Path) -> list[str]:
    """The cases that play what is said there, by name."""
    return sorted({one for many in said(home)[0].values() for one in many})


@cache
def cases() -> dict[str, tuple[str, str]]:
    """Every case of ours by its name: its game, and how it is written."""
    found = {}
    for file in (ROOT / "tests" / "scenarios").rglob("*.toml"):
        for block in re.split(r"^(?=\[\[case\]\])", file.read_text("utf-8"), flags=re.MULTILINE)[
            1:
        ]:
            [case] = tomllib.loads(block)["case"]
            found[case["name"]] = (case["game"], block)
    return found


@pytest.mark.parametrize("home", HOMES)
def test_every_sentence_names_what_plays_it_or_states_no_rule(home: str) -> None:
    played, silent = said(HOMES[home])
    assert sorted([*played, *silent]) == sorted(sentences(HOMES[home]))
    assert all(played.values())
    carried = [one for many in played.values() for one in many]
    assert [one for one in carried if not RULING.match(one)] == []


@pytest.mark.parametrize("home", HOMES)
def test_what_a_sentence_states_is_what_the_rules_do(
    home: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    every = cases()
    names = named(HOMES[home])
    games = {every[name][0] for name in names}
    assert games == ({home} if home in shelf() else {"et_bim", "witty_zibi"})
    file = tmp_path / "said.toml"
    file.write_text("\n".join(every[name][1] for name in names), "utf-8")
    code = scenario.run([file])
    printed = capsys.readouterr()
    assert code == 0, printed
    assert printed.out == f"{len(names)} passed, 0 failed\n"


@cache
def texts(game: str, language: str) -> dict[str, Any]:
    """All texts of a game of its own, by their keys."""
    return dict(
        pair
        for file in (HOMES[game] / "strings" / language).glob("*.toml")
        for pair in flat(tomllib.loads(file.read_text("utf-8")))
    )


NOW = [
    ("et_bim", "guide.second", "Never your own", "Jamais la vôtre"),
    ("et_bim", "guide.replay", "but yourself", "sauf vous"),
    ("et_bim", "guide.reflected", "between the two", "entre les deux"),
    ("et_bim", "lessons.actions.replay", "but yourself", "sauf vous"),
    ("witty_zibi", "guide.replay", "but yourself", "sauf vous"),
    ("witty_zibi", "guide.looked", "nobody else has", "personne d’autre"),
    ("witty_zibi", "guide.turn", "do not draw for your turn", "ne pioche pas à son tour"),
    ("witty_zibi", "lessons.throw.hand", "for your turn", "pour jouer"),
    ("witty_zibi", "lessons.cards.replay", "but yourself", "sauf vous"),
    ("mets_ton_slip", "guide.joker", "Somebody else", "Quelqu’un d’autre"),
    ("mets_ton_slip", "guide.give", "into your basket", "dans votre panier"),
    ("mets_ton_slip", "explain.SLIP", "nothing more goes on", "plus rien ne s’enfile"),
    ("le_boulet", "guide.back-pair", "{name} draws; all answers", "{name} pioche"),
    ("le_boulet", "guide.boulet", "may be given away", "peut se donner"),
    ("le_boulet", "prompt.lead-again", "another theme; the pictures", "un autre thème"),
    ("le_boulet", "cardbook.boulet", "you may give it", "vous pouvez le donner"),
    ("wombat", "guide.final", "half of those still in", "moitié des joueurs en lice"),
    ("wombat", "lessons.vote.final", "half of those still in", "moitié des joueurs en lice"),
    ("wombat", "lessons.wicked.secret", "One tower or none", "Une tour ou aucune"),
    ("wombat", "lessons.roles.role", "some wombats", "certains"),
    ("wombat", "cardbook.spindle", "nobody hears fingers", "nul n’entend les doigts"),
]
"""Sentences that taught what is false, and the words that put them right."""


@pytest.mark.parametrize(("game", "key", "english", "french"), NOW)
def test_guidance_teaches_what_is_so(game: str, key: str, english: str, french: str) -> None:
    for language, there in zip(LANGUAGES, (french, english), strict=True):
        assert there in texts(game, language)[key]
        assert words(language, game).knows(key)
