"""Hearing: what all devices tell, as the scene on top listens, and as one switch turns it."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.stage.input.devices import Units
from game.stage.input.inputs import Input
from game.stage.input.listening import TEXT, Listening
from game.stage.motion.layout import Box
from game.stage.one_switch import OneSwitch
from game.stage.settling import Settling
from game.stage.stack import Stack


def in_pixels(box: Box, units: Units) -> pygame.Rect:
    """Return where a box of a scene lies in its window."""
    (left, top), (right, _) = units(0, 0), units(1000, 0)
    scale = 1000 / (right - left)
    corner = round((box.x - left) * scale), round((box.y - top) * scale)
    return pygame.Rect(corner, (round(box.width * scale), round(box.height * scale)))


class Hearing:
    """The ears of one window."""

    def __init__(self, listening: Listening, switch: OneSwitch) -> None:
        """Take all devices, and what plays by one switch where that is wished."""
        self._listening = listening
        self._switch = switch
        self._settling = Settling()
        self._writes: bool | None = None
        """Whether the system was asked for text; None: it does as it likes."""
        self._written: pygame.Rect | None = None
        """Where the system was told that words are written."""

    def of(self, event: pygame.Event, units: Units, stack: Stack) -> Iterator[Input]:
        """Yield what an event means to the scene on top, which hears it before the next one."""
        self.write(units, stack)
        for given in self._listening.handle_event(
            event, units, listens=stack.listens, fingers=stack.fingers, steps=stack.row_heights,
            flicks=stack.flicks,
        ):  # fmt: skip
            yield from self._meant(given, stack)
        self.write(units, stack)

    def by_itself(self, ms: float, stack: Stack) -> Iterator[Input]:
        """Yield what is heard as time passes: what is held, and where one switch leads."""
        listens, flicks = stack.listens, stack.flicks
        for held in self._listening.pass_time(ms, listens=listens, flicks=flicks):
            yield from self._meant(held, stack)
        yield from self._switch.pass_time(ms, stack)

    def _meant(self, given: Input, stack: Stack) -> Iterator[Input]:
        """Yield an input as one switch turns it, if it is meant for the screen that is seen."""
        heard = self._switch.turned(given, stack)
        if heard is not None and self._settling.lets(heard, stack):
            yield heard
            self._settling.follow(heard, stack)

    # ------------------------------------------------------------ screens that change

    def settle(self, ms: int, stack: Stack, units: Units) -> int:
        """Let time pass for the screen that is seen, before more is pressed on it; return it."""
        self._settling.pass_time(ms, stack)
        self.write(units, stack)
        return ms

    def shown(self, stack: Stack) -> None:
        """Take in that the window shows its screen as it is now."""
        self._settling.shown(stack)

    # ------------------------------------------------------------ words

    def write(self, units: Units, stack: Stack) -> None:
        """Ask the system for text where a field has the focus, and nowhere else.

        An input method takes keys for itself, and a device without any opens some on its screen.
        What it offers it lays beside the place where words are written.
        """
        writes = stack.listens == TEXT
        if writes != self._writes:
            self._writes, self._written = writes, None
            if writes:
                pygame.key.start_text_input()
            else:
                pygame.key.stop_text_input()
                self._listening.stop_writing()
        box = stack.written if writes else None
        if box is not None and (rect := in_pixels(box, units)) != self._written:
            self._written = rect
            pygame.key.set_text_input_rect(rect)

    def reopen(self) -> None:
        """Take in that the window is another one, of which the system knows nothing yet."""
        self._writes = self._written = None
