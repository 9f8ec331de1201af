"""Builders around one screen: each plays Branle-bas de Wombat with a device of their own.

What somebody does next they read off the table that their own seat was told. How they do it is what
their fingers can: places and verbs of a half of the keyboard or of a gamepad, or one switch, whose
steps they count in the pulses that their own channel gives them, and in nothing else.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Any, Final

import pygame
from devices import Devices, VirtualPad
from thumbs import touch_by

from game.core.seats import Seat
from game.core.targets import SEAT
from game.games.wombat.board.touches import (
    ALIKE,
    IN_LIGHT,
    PLACE_KEYS,
    ROBBED,
    SCANNED,
    SEAT_PLACES,
    VERB_KEYS,
)
from game.games.wombat.model import state as at
from game.games.wombat.model.options import TICKS
from game.games.wombat.model.places import SPINDLES
from game.games.wombat.tokens import PLACE, READY_TOKEN, SKY_TOKEN
from game.scenes.shared.blind_scan import PULSE
from game.stage.input.claims import KEYPAD, PARTS
from game.stage.input.motors import GAP_MS

FRAME_MS: Final = 100
FRAMES_MOST: Final = 120_000
SECOND: Final = "second"
"""What is wished au pas once one has nothing more to do."""
MIDDLE: Final = 1
_SIGNS: Final = {"SEMICOLON": ";", "COMMA": ",", "PERIOD": ".", "SLASH": "/"}
_OVER_MS: Final = 2 * GAP_MS + PULSE
"""After so long without another pulse a count is over."""


def placed(area: str) -> str:
    """Return what touches an area where a keyboard, or one picture, is shared."""
    if area in SEAT:
        return PLACE.at(SEAT_PLACES[SEAT.number(area)])
    return ALIKE if area in (SKY_TOKEN, READY_TOKEN) else area


class Half:
    """A part of a keyboard: one of its halves, or the keypad without Num Lock."""

    def __init__(self, devices: Devices, which: str) -> None:
        self.devices = devices
        self.source = which
        number = PARTS.index(which)
        self._keys = {PLACE.at(place): key for key, place in PLACE_KEYS[number].items()}
        self._keys |= {verb: key for key, verb in VERB_KEYS[number].items()}
        if which == KEYPAD:  # a build asks for no verb here that has two keys
            self._keys |= {verb: key for key, verb in IN_LIGHT.items()}
        self._second = ("tab", "enter", "NUMLOCKCLEAR")[number]
        self.wishes: deque[str] = deque()

    def press(self, key: str) -> None:
        codes, sign = vars(pygame), _SIGNS.get(key, key.lower())
        code = codes.get(f"K_{key}") or pygame.key.key_code(sign)
        place = codes[f"KSCAN_{key}"]
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self.devices.handle_event(
                pygame.Event(kind, key=code, scancode=place, mod=0, unicode="")
            )

    def claim(self) -> None:
        self.press(self._keys["cover"])

    def work(self) -> None:
        while self.wishes:
            wish = self.wishes.popleft()
            if wish == SECOND and self.source == KEYPAD:
                self.press(self._second)
            elif wish == SECOND:
                self.devices.key(self._second)
            else:
                self.press(self._keys[placed(wish)])


class Thumbs:
    """A gamepad."""

    def __init__(self, devices: Devices) -> None:
        self.devices = devices
        self.pad = VirtualPad(devices)
        self.wishes: deque[str] = deque()

    @property
    def source(self) -> str:
        return self.pad.source

    def claim(self) -> None:
        self.pad.press("x")

    def work(self) -> None:
        while self.wishes:
            wish = self.wishes.popleft()
            if wish == SECOND:
                self.pad.press("lt")
            else:
                touch_by(self.devices, self.pad, placed(wish))


class Switch(Thumbs):
    """One button of a gamepad, and a thumb that feels pulses and counts them."""

    ROWS: Final = (*SCANNED, (SECOND,))

    def __init__(self, devices: Devices, keys: dict[str, str]) -> None:
        super().__init__(devices)
        self._keys = {placed: key for key, placed in keys.items()}
        self._pulses = 0
        self._quiet = 0
        self._row: tuple[str, ...] | None = None
        self.presses = 0

    def feel(self, ms: int) -> None:
        """Feel a pulse; those that tell of a step are of one length."""
        if ms == PULSE:
            self._pulses += 1
            self._quiet = 0

    def begin_anew(self) -> None:
        """Something lay over the table: the walk begins with rows again."""
        self._row, self._pulses, self._quiet = None, 0, 0

    def work(self) -> None:
        """Press where what was counted is what is wished."""
        self._quiet += FRAME_MS
        if not self._pulses or self._quiet < _OVER_MS:
            return
        counted, self._pulses = self._pulses, 0
        if not self.wishes:
            return
        key = self._key(self.wishes[0])
        if self._row is None:
            row = self.ROWS[counted - 1]
            if key in row:
                self._press()
                self._row = row if len(row) > 1 else None
                if self._row is None:
                    self.wishes.popleft()
        elif self._row[counted - 1] == key:
            self._press()
            self._row = None
            self.wishes.popleft()

    def _press(self) -> None:
        self.presses += 1
        self.pad.press("a")

    def _key(self, wish: str) -> str:
        return wish if wish == SECOND else self._keys[placed(wish)]


class Builder:
    """One person: what they were told, and what they do next."""

    def __init__(self, seat: int, fingers: Any) -> None:
        self.seat = seat
        self.fingers = fingers
        self.turns: set[tuple[int, str]] = set()
        self.acts = 0
        self.said = 0

    def think(self, view: Any, *, steps: bool) -> None:
        """Wish for what comes next; nothing while something wished is still to be done.

        Who can argue waits for the first second, in which keys still point.
        """
        if self.fingers.wishes or (not steps and view.phase == at.DEBATE and view.tick <= TICKS):
            return
        wishes = list(self._next(view))
        self.fingers.wishes.extend(wishes)
        if steps and not (wishes and view.phase == at.BUILD):
            self.fingers.wishes.append(SECOND)

    def _next(self, view: Any) -> Iterator[str]:
        turn = view.number, view.phase
        if not view.alive[self.seat]:
            return
        if view.phase == at.BUILD:
            yield from self._build(view.hands[self.seat])
        elif turn in self.turns:
            return
        elif view.phase in (at.STRAW, at.FINAL):
            self.turns.add(turn)
            others = [seat for seat in view.living() if seat != Seat(self.seat)]
            yield SKY_TOKEN if view.phase == at.STRAW else SEAT.at(others[self.seat % len(others)])
        elif view.phase == at.DEBATE:
            self.turns.add(turn)
            if self.said < 1:
                self.said += 1
                others = [seat for seat in view.living() if seat != Seat(self.seat)]
                yield SEAT.at(others[self.seat % len(others)])  # by the key that votes for it
                yield ROBBED[self.seat % SPINDLES]  # by the key of who robs a tower
            yield READY_TOKEN

    def _build(self, hand: Any) -> Iterator[str]:
        if hand.running or hand.waiting or hand.given:
            return
        self.acts += 1
        zone = PLACE.at(SPINDLES + (self.acts + 3 * self.seat) % 9)
        if hand.place < SPINDLES:
            yield PLACE.at(hand.place) if hand.sizes else zone
        elif not hand.sizes:
            if hand.place == SPINDLES + (self.acts + 3 * self.seat) % 9:
                yield "take"
            else:
                yield zone if hand.found < 0 and self.acts % 4 == 0 else "take"
        else:
            yield PLACE.at(MIDDLE) if hand.sizes[0] else "feel"
