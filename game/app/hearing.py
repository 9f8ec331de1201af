"""Hearing: what all devices tell, as the scene on top listens, and as one switch turns it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from game.stage.input.devices import Units
from game.stage.input.inputs import Input
from game.stage.input.listening import TEXT, Listening
from game.stage.one_switch import OneSwitch
from game.stage.stack import Stack
from game.stage.widgets.form import Form

_WRITING: Final = (pygame.KEYDOWN, pygame.TEXTEDITING)


def written_at(form: Form | None, units: Units) -> pygame.Rect | None:
    """Return where words are written, in pixels: an input method lays beside it what it offers."""
    focused = None if form is None else form.focused
    if focused is None or not focused.writes:
        return None
    (left, top), (right, _) = units(0, 0), units(1000, 0)
    scale, box = 1000 / (right - left), focused.box
    corner = round((box.x - left) * scale), round((box.y - top) * scale)
    return pygame.Rect(corner, (round(box.width * scale), round(box.height * scale)))


class Hearing:
    """The ears of one window."""

    def __init__(self, listening: Listening, switch: OneSwitch) -> None:
        """Take all devices, and what plays by one switch where that is wished."""
        self._listening = listening
        self._switch = switch

    def of(self, event: pygame.Event, units: Units, stack: Stack) -> Iterator[Input]:
        """Yield what an event means to the scene on top."""
        if event.type in _WRITING and stack.listens == TEXT:
            written = written_at(stack.top.form if stack.top else None, units)
            if written is not None:
                pygame.key.set_text_input_rect(written)
        for given in self._listening.hear(
            event, units, listens=stack.listens, fingers=stack.fingers, steps=stack.steps,
            flicks=stack.flicks,
        ):  # fmt: skip
            if (heard := self._switch.turned(given, stack)) is not None:
                yield heard

    def by_itself(self, ms: float, stack: Stack) -> list[Input]:
        """Return what is heard as time passes: what is held, and where one switch leads."""
        listens, flicks = stack.listens, stack.flicks
        held = self._listening.pass_time(ms, listens=listens, flicks=flicks)
        return [*held, *self._switch.pass_time(ms, stack)]
