"""Curtains of a first look, which people pass on the way to what a test is about."""

from __future__ import annotations

from typing import Any

from game.scenes.shared.curtain import CALL, PEEK
from game.stage.input.inputs import KeyPressed, KeyReleased


def pass_curtains(person: Any, kit: Any) -> list[int]:
    """Let everybody who is called look with their own device; return who was."""
    looked: list[int] = []
    for _ in range(400):
        top = person.stack.top
        if top.name != "curtain":
            return looked
        source = kit.claims.source(top.seat)
        if top.state == CALL:
            press(person, source)
            press(person, source)
            assert top.state == PEEK
            looked.append(int(top.seat))
            press(person, source)
        person.look((320, 180))
        person.stack.pass_time(100)
    raise AssertionError(person.stack.names)


def press(person: Any, source: str) -> None:
    """Press what confirms on a device."""
    person.stack.handle_input(KeyPressed("enter", source=source))
    person.stack.handle_input(KeyReleased("enter", source=source))
