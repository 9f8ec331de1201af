"""Touching places of a build with a gamepad, as a thumb does."""

from __future__ import annotations

from typing import Final

from devices import Devices, VirtualPad

from game.games.wombat.board.touches import PAD_PLACES, PAD_VERBS
from game.stage.input.flicks import FLICKS, SETTLE_MS

_PARTS: Final = {
    **{f"place:{place}": part for part, place in PAD_PLACES.items()},
    **{verb: part for part, verb in PAD_VERBS.items()},
}
_SIDES: Final = {"left": (0, -0.9), "right": (0, 0.9), "up": (1, -0.9), "down": (1, 0.9)}


def touch_by(devices: Devices, pad: VirtualPad, area: str) -> None:
    """Flick the stick or press a button, whatever touches an area."""
    part = _PARTS[area]
    if part not in FLICKS:
        pad.press(part)
        return
    ways = [_SIDES[way] for way in part.split("-")[1:]]
    for axis, far in ways:
        pad.push(axis, far)
    for heard in devices.listening.pass_time(SETTLE_MS, flicks=devices.person.stack.flicks):
        devices.person.stack.handle_input(heard)
    for axis, _ in ways:
        pad.push(axis, 0.0)
