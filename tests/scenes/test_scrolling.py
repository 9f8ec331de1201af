"""Scrolling: a finger and a touchpad go along a list as it is, not past what one reads."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest
from devices import Devices

from game import tour
from game.scenes.characters.personas import PersonasScene
from game.scenes.kit import Kit
from game.scenes.lobby.lobby import LobbyScene
from game.scenes.settings.bindings import BindingsScene
from game.scenes.settings.settings import SettingsScene
from game.scenes.view.notes import NotesScene
from game.stage.input.fingers import SLOP
from game.stage.scene import Scene

pytestmark = pytest.mark.any_language

Sit = Callable[[Scene], Any]
STEP = 7.0
"""So far a finger goes from one event to the next, in table units."""
GAP = 14.0
"""Between two rows of a roll."""


def notes(kit: Kit) -> Scene:
    session = tour.table_session(kit, "et_bim", 12)
    tour.play_on(session, turns=24)
    return NotesScene(kit, session, session.humans[0])


ROLLS: dict[str, Callable[[Kit], Scene]] = {
    "personas": lambda kit: PersonasScene(kit, "et_bim", "rosa"),
    "lobby": lambda kit: LobbyScene(kit, "et_bim"),
    "notes": notes,
    "bindings": BindingsScene,
    "settings": SettingsScene,
}


@pytest.fixture
def kit(kit: Kit) -> Kit:
    kit.settings.text_size = 200
    return kit


def held(person: Any) -> Devices:
    pygame.display.set_mode((1280, 720))
    return Devices(person)


@pytest.mark.parametrize("name", ROLLS)
def test_what_a_finger_lies_on_stays_within_half_a_row_of_it(kit: Kit, sit: Sit, name: str) -> None:
    person = sit(ROLLS[name](kit))
    devices, roll = held(person), person.top.roll
    roll.first = 0
    roll.place(person.top.form)
    steps, form = dict(roll.offsets), person.top.form
    assert len(steps) > 2
    own = [widget for row in roll.rows for widget in row.widgets]
    began, end = form[own[0].name].box.y, max(steps.values())
    half = (max(row.height for row in roll.rows) + GAP) / 2
    seen = {widget.name for widget in own if widget.shown}
    gone, starts = 0.0, 700.0
    devices.finger(pygame.FINGERDOWN, 400, starts)
    while gone < min(end, 690):
        gone += STEP
        devices.finger(pygame.FINGERMOTION, 400, starts - gone)
        assert abs(began - form[own[0].name].box.y - gone) <= half + SLOP + STEP, gone
        seen |= {widget.name for widget in own if widget.shown}
    devices.finger(pygame.FINGERUP, 400, starts - gone)
    passed = [w.name for row in roll.rows[: roll.last + 1] for w in row.widgets]
    assert roll.first > 0
    assert seen >= set(passed), "no row was gone past unseen"


@pytest.mark.parametrize("name", ROLLS)
def test_one_jerk_of_a_finger_comes_to_where_a_slow_one_does(kit: Kit, sit: Sit, name: str) -> None:
    firsts = set()
    for parts in (1, 50):
        person = sit(ROLLS[name](kit))
        roll = person.top.roll
        roll.first = 0
        roll.place(person.top.form)
        devices = held(person)
        devices.finger(pygame.FINGERDOWN, 400, 700)
        for part in range(1, parts + 1):
            devices.finger(pygame.FINGERMOTION, 400, 700 - 500 * part / parts)
        firsts.add(person.top.roll.first)
    assert len(firsts) == 1
    assert firsts != {0}


def test_a_touchpad_goes_on_a_row_for_a_whole_notch_of_small_parts(kit: Kit, sit: Sit) -> None:
    person = sit(ROLLS["personas"](kit))
    devices, roll = held(person), person.top.roll
    roll.first = 0
    roll.place(person.top.form)

    def turn(part: float, times: int) -> int:
        for _ in range(times):
            devices.handle_event(pygame.Event(pygame.MOUSEWHEEL, precise_y=part))
        return int(roll.first)

    assert turn(-0.125, 7) == 0
    assert turn(-0.125, 1) == 1
    assert turn(-0.125, 12) == 2
    assert turn(0.125, 7) == 2, "what was turned the other way does not count"
    assert turn(0.125, 1) == 1
    assert turn(-2.0, 1) == 3, "two notches that a wheel tells at once are two rows"
