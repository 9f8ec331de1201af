"""Turning points: the votes, the lies and the bricks that decided a match that is over."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from game.games import words
from game.games.wombat.board.verdicts import NOBODY, verdict_of
from game.games.wombat.model import events as ev
from game.games.wombat.model import state as at
from game.games.wombat.model.roles import BAD
from game.games.wombat.model.state import State
from game.games.wombat.rules import RULES
from game.games.wombat.rules.fold import apply
from game.games.wombat.turning import MOST, turning_points
from tests.bench.wombat_figures import played
from tests.slow import slow_rows

NAMES = ("Ana", "Rosa", "Hugo", "Kim", "Lou", "Max")
TABLES = [(3, False), (4, False), (5, True), (6, True)]


@cache
def match(seats: int, advanced: bool, seed: int) -> tuple[Any, ...]:
    options = RULES.options(seats, {"advanced": advanced})
    return tuple(played(options, seed)[0].journal.events)


def fresh(seats: int, advanced: bool) -> State:
    return RULES.initial(seats, RULES.options(seats, {"advanced": advanced}))


def points(seats: int, advanced: bool, seed: int, language: str = "en", you: int | None = None):  # type: ignore[no-untyped-def]
    state, events = fresh(seats, advanced), match(seats, advanced, seed)
    return turning_points(state, events, NAMES[:seats], words(language, "wombat"), you)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "advanced"), TABLES)
def test_every_match_has_turning_points_in_its_order(seats: int, advanced: bool) -> None:
    for seed in (11, 12):
        found = points(seats, advanced, seed)
        assert 0 < len(found) <= MOST
        parts = [point.part for point in found]
        assert parts == sorted(parts)
        assert all(0 <= part <= 1 for part in parts)
        assert len({point.text for point in found}) == len(found)


@pytest.mark.parametrize(("seats", "advanced"), [TABLES[0], *slow_rows(TABLES[1:])])
def test_whoever_is_voted_out_is_told_as_innocent_or_as_caught(seats: int, advanced: bool) -> None:
    said = words("en", "wombat").say
    for seed in (11, 12, 13):
        state, events = fresh(seats, advanced), match(seats, advanced, seed)
        texts = {point.text for point in points(seats, advanced, seed)}
        expected = set()
        for event in events:
            apply(state, event)
            if not (isinstance(event, ev.VotesOpened) and state.phase == at.FINAL):
                continue
            out = verdict_of(event.targets).out
            if out == NOBODY:
                continue
            wicked = state.roles[out] == "wicked"
            kind = "caught" if wicked else "turned" if state.team(out) == BAD else "innocent"
            expected.add(said(f"turning.{kind}", build=state.number, name=NAMES[out]))
        assert expected <= texts


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_person_is_called_you(language: str) -> None:
    for seed in (11, 12):
        for seat in range(4):
            told = points(4, False, seed, language, seat)
            assert not [one for one in told if one.seat == seat and NAMES[seat] in one.text]
