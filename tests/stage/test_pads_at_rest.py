"""What has axes is not yet a gamepad, and an axis moves nothing before it was seen at rest."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.stage.input.pads import Pad, Pads

KNOWN, UNKNOWN = True, False


def push(pads: Pads, value: float, axis: int = 0) -> list[tuple[str, bool]]:
    """Tell of where an axis stands, as SDL does of the pad there is."""
    (instance, pad), *_ = pads.pads.items()
    kind = pygame.CONTROLLERAXISMOTION if pad.known else pygame.JOYAXISMOTION
    value = round(value * 32767) if pad.known else value
    told = pads.translate(pygame.Event(kind, instance_id=instance, axis=axis, value=value))
    assert told is not None
    return told[1]


class Device:
    """A device as SDL opens it."""

    def __init__(self, axes: tuple[float, ...], buttons: int, *, known: bool) -> None:
        self.name = "a thing"
        self._axes = axes
        self._buttons = buttons
        self._known = known

    def as_joystick(self) -> Device:
        return self

    def get_name(self) -> str:
        return self.name

    def get_instance_id(self) -> int:
        return 5

    def get_guid(self) -> str:
        return "0"

    def get_numbuttons(self) -> int:
        return self._buttons

    def get_axis(self, axis: int) -> float:
        value = self._axes[axis] if axis < len(self._axes) else 0.0
        return round(value * 32767) if self._known else value

    def rumble(self, *args: Any) -> bool:
        return False


@pytest.fixture
def plug(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Plug a device in, while the program runs."""

    def plugged(*axes: float, buttons: int = 8, known: bool = UNKNOWN) -> Pads:
        device = Device(axes, buttons, known=known)
        made = SimpleNamespace(is_controller=lambda at: known, Controller=lambda at: device)
        monkeypatch.setattr("game.stage.input.pads.controller", made)
        monkeypatch.setattr(pygame.joystick, "Joystick", lambda at: device)
        pads = Pads()
        pads.translate(pygame.Event(pygame.JOYDEVICEADDED, device_index=0))
        return pads

    return plugged


@pytest.mark.parametrize("known", [KNOWN, UNKNOWN])
def test_axes_without_a_button_are_no_gamepad(plug: Any, known: bool) -> None:
    told: list[Pad] = []
    pads = plug(0.0, 0.2, 0.98, buttons=0, known=known)
    pads.told = lambda what, pad: told.append(pad)
    assert (pads.pads, told) == ({}, [])
    assert plug(0.0, 0.0, buttons=1, known=known).pads


@pytest.mark.parametrize("known", [KNOWN, UNKNOWN])
@pytest.mark.parametrize("axis", [0, 1])
def test_an_axis_that_never_rested_moves_nothing(plug: Any, known: bool, axis: int) -> None:
    pads = plug(-1.0, 1.0, known=known)
    assert push(pads, -1.0, axis) == push(pads, -0.8, axis) == push(pads, 1.0, axis) == []
    assert not pads.holding, "nothing repeats"
    assert push(pads, 0.1, axis) == []
    (moved,) = push(pads, 1.0, axis)
    assert moved == (("right", "down")[axis], True)


def test_each_axis_rests_by_itself(plug: Any) -> None:
    pads = plug(0.0, 1.0)
    push(pads, 0.0, 0)
    assert push(pads, 1.0, 1) == []
    assert push(pads, -1.0, 0) == [("left", True)]


def test_a_stick_that_never_rested_flicks_nowhere(plug: Any) -> None:
    pads = plug(1.0, 0.0)
    (instance,) = pads.pads
    held = pygame.Event(pygame.JOYAXISMOTION, instance_id=instance, axis=0, value=1.0)
    pads.translate(held, flicks=True)
    assert not pads.holding
    assert pads.flicked(1000) == []


def test_a_pad_that_lies_there_at_rest_is_heard_at_once(plug: Any) -> None:
    pads = plug(0.0, 0.0, known=KNOWN)
    assert push(pads, 1.0) == [("right", True)]
