"""Leaks that are planted in the rules of Wombat are seen by the pairs of worlds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.core.actions import RefusedError
from game.core.luck import Stream
from game.core.seats import Seat
from game.games.wombat.model import actions as act
from game.games.wombat.model import events as ev
from game.games.wombat.model.phrases import phrase_of
from game.games.wombat.rules import course, verbs
from tests.wombat.test_wombat_promises import exchanged_roles, pairs
from tests.wombat.wombat_running import Open

FULL = {"seconds": 60}


def noticed(exchange: Callable[[Open], Open], start: int) -> bool:
    """Whether a bystander is told otherwise in the other world, before anything is shown."""
    one = Open(5, start, FULL)
    try:
        return any(differ is not None for differ in pairs(one, exchange(one), start * 3, 250, None))
    except (
        RefusedError
    ):  # the acting hand felt otherwise, and cannot go on alike; a bystander could
        return False


def other_bricks(one: Open) -> Open:
    twin = Open(5, one.seed, FULL)
    lying = twin.truth.lying
    for bricks in lying:  # every brick is another one, of another size
        bricks[:] = [17 - brick for brick in bricks]
    return twin


def other_roles(one: Open) -> Open:
    twin = exchanged_roles(one, None, {"basic", "wicked"}, Stream(1))
    assert twin is not None
    return twin


@pytest.mark.parametrize("exchange", [other_bricks, other_roles])
def test_without_a_leak_a_bystander_notices_nothing(exchange: Callable[[Open], Open]) -> None:
    assert not any(noticed(exchange, start) for start in (1, 2))


def test_a_sound_by_size_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    move = verbs.move

    def loud(journal: Any, brick: int, old: int, new: int) -> None:
        move(journal, brick, old, new)
        if brick > 8:
            journal.tell(ev.Thudded())

    monkeypatch.setattr(verbs, "move", loud)
    assert any(noticed(other_bricks, start) for start in range(1, 6))


def test_a_hand_that_is_slower_by_its_role_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    begin = course.begin

    def slow(journal: Any, seat: int, percent: int, order: Any) -> Any:
        wicked = journal.state.roles[seat] == "wicked"
        return begin(journal, seat, 120 if wicked else percent, order)

    monkeypatch.setattr(course, "begin", slow)
    assert any(noticed(other_roles, start) for start in range(1, 6))


def test_a_breath_by_role_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    take_in = course.take_in

    def breath(journal: Any, seat: Seat, verb: act.Verb) -> None:
        take_in(journal, seat, verb)
        if journal.state.roles[seat] == "wicked":
            journal.tell(ev.Said(seat, phrase_of("need:1")))

    monkeypatch.setattr(course, "take_in", breath)
    assert any(noticed(other_roles, start) for start in range(1, 6))
