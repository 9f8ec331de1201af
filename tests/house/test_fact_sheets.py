"""Every kind of event has a row in the fact sheet of its game, and what rows name is there."""

from __future__ import annotations

from dataclasses import fields
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from typing import Any, get_args

import pytest

from game.ai.personas import MOODS
from game.core.fact_sheet import AIMED, EVERYBODY, FactRow
from game.core.luck import Stream
from game.games import game_of, shelf
from game.store.places import assets_root
from game.store.texts import LANGUAGES
from tests.promises.subjects import SUBJECTS
from tests.promises.worlds import Running


def sheets() -> dict[str, list[str]]:
    """The games that go by each package's sheet."""
    found: dict[str, list[str]] = {}
    for name in shelf():
        for package in game_of(name).packages:
            if find_spec(f"{package}.facts") is not None:
                found.setdefault(package, []).append(name)
    return found


SHEETS = sheets()
pytestmark = pytest.mark.parametrize(("package", "games"), SHEETS.items())


def rows(package: str) -> dict[str, FactRow]:
    return dict(import_module(f"{package}.facts").FACTS)


def kinds(package: str) -> dict[str, Any]:
    return {one.kind: one for one in get_args(import_module(f"{package}.model.events").Event)}


def fields_named_by(row: FactRow) -> set[str]:
    """The fields that a row names, without those that not every event has."""
    at = {field for sound in row.sounds for field in (sound.only, sound.spares)}
    given = set() if row.seats == FactRow().seats else set(row.seats)
    return (at | given | set(row.moods) | set(row.says)) - {"", AIMED, EVERYBODY}


def test_every_kind_of_event_has_a_row_and_no_other(package: str, games: list[str]) -> None:
    assert {name.partition(" ")[0] for name in rows(package)} == set(kinds(package))


def test_a_row_names_fields_that_its_event_has(package: str, games: list[str]) -> None:
    of = kinds(package)
    for name, row in rows(package).items():
        there = {field.name for field in fields(of[name.partition(" ")[0]])}
        assert fields_named_by(row) <= there, name
        assert all(sound.at in ("", "seat", *there) for sound in row.sounds), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_that_a_row_names_is_there(
    package: str, games: list[str], language: str
) -> None:
    spoken = [game_of(game).words(language) for game in games]
    asked = {f"log.{row.line}" for row in rows(package).values() if row.line}
    sounds = [sound for row in rows(package).values() for sound in row.sounds]
    asked |= {f"sound.{sound.caption or sound.name}" for sound in sounds}
    assert [key for key in sorted(asked) if not any(its.knows(key) for its in spoken)] == []


def test_every_picture_and_sound_that_a_row_names_is_there(package: str, games: list[str]) -> None:
    root = assets_root()
    svg = {path.stem for of in ("", *games) for path in (root / "svg" / of).glob("*.svg")}
    ogg = {path.stem for path in (root / "sounds").glob("*.ogg")}
    assert {row.icon for row in rows(package).values()} - svg <= {""}
    assert {sound.name for row in rows(package).values() for sound in row.sounds} <= ogg


def told_in(game: str) -> list[Any]:
    """All events of the beginning of a match, secret ones too."""
    seats, options = SUBJECTS[game].tables()[-1]
    found: list[Any] = []
    running = Running((SUBJECTS[game], seats, options, 5), lambda event, _: found.append(event))
    for _ in islice(running.steps(Stream(7)), 150):
        pass
    return found


def test_every_event_of_a_match_finds_its_row(package: str, games: list[str]) -> None:
    row_of = import_module(f"{package}.facts").row_of
    for events in map(told_in, games):
        assert len(events) > 150
        assert all(isinstance(row_of(event), FactRow) for event in events)


def test_a_row_names_moods_and_occasions_that_there_are(package: str, games: list[str]) -> None:
    talked_of = set(import_module(f"{package}.chatter").OFTEN)
    for row in rows(package).values():
        assert set(row.moods.values()) <= set(MOODS)
        assert set(row.says.values()) <= talked_of
