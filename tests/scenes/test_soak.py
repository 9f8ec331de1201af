"""Random inputs on all devices at once, at tables of several people: nothing breaks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pygame
import pytest
from couch_pilots import Couch
from people import NAMES

from game.core.luck import Stream, key_of
from game.scenes.kit import Kit
from game.scenes.shared.couch import table_of
from game.session import make_head, start
from game.stage.input.claims import LEFT, RIGHT
from game.store.heads import HUMAN, House

_BUTTONS: Final = (
    "a", "b", "x", "y", "lb", "rb", "up", "down", "left", "right", "start", "back", "ls", "rs",
    "lt", "rt",
)  # fmt: skip
_NAMED: Final = (
    "RETURN", "ESCAPE", "BACKSPACE", "TAB", "SPACE", "F1", "F10", "LEFT", "RIGHT", "UP", "DOWN",
    "PAGEUP", "PAGEDOWN", "MINUS", "COMMA", "PERIOD", "SEMICOLON", "EQUALS",
)  # fmt: skip
_KEYS: Final = {
    **{getattr(pygame, f"KSCAN_{name}"): getattr(pygame, f"K_{name}") for name in _NAMED},
    **{pygame.KSCAN_A + at: pygame.K_a + at for at in range(26)},
    **{pygame.KSCAN_1 + at: pygame.K_1 + at for at in range(9)},
}
"""Keys of a keyboard by their place."""


class Toddlers:
    """Whoever hits anything: gamepads, keys, mouse, fingers, cables, and the window's edge."""

    def __init__(self, couch: Couch, word: str) -> None:
        self.couch = couch
        self.chance = Stream(key_of("soak", word))
        self.pulled: list[Any] = []

    def hit(self) -> None:
        """Do one thing, mostly a button or a key."""
        which, devices = self.chance.below(100), self.couch.devices
        if which < 45:
            pad = self.couch.pads[self.chance.below(len(self.couch.pads))]
            if pad not in self.pulled:
                pad.hold(_BUTTONS[self.chance.below(len(_BUTTONS))], down=self.chance.below(2) > 0)
        elif which < 85:
            place = list(_KEYS)[self.chance.below(len(_KEYS))]
            kind = (pygame.KEYDOWN, pygame.KEYDOWN, pygame.KEYUP)[self.chance.below(3)]
            devices.handle_event(pygame.Event(kind, key=_KEYS[place], scancode=place, mod=0))
        elif which < 97:
            x, y = self.chance.below(1280), self.chance.below(720)
            (devices.click if self.chance.below(2) else devices.tap)(x, y)
        elif which < 98:
            self._cable()
        elif which < 99:
            devices.handle_event(pygame.Event(pygame.WINDOWFOCUSLOST))

    def _cable(self) -> None:
        pad = self.couch.pads[self.chance.below(len(self.couch.pads))]
        if pad in self.pulled:
            pad.plug()
            self.pulled.remove(pad)
        else:
            pad.unplug()
            self.pulled.append(pad)

    def mend(self) -> None:
        for pad in self.pulled:
            pad.plug()


class Soak:
    """Matches of four people and bots, played by pilots among toddlers."""

    def __init__(self, kit: Kit, sit: Any, word: str) -> None:
        self.kit, self.word = kit, word
        kit.settings.pace = 0
        self.begun = self.ended = 0
        self.seen: set[str] = set()
        self.couch = Couch(sit(self.table()), list(range(4)))
        self.toddlers = Toddlers(self.couch, word)

    def table(self) -> Any:
        seats, seed = (12, 4, 9, 6)[self.begun % 4], self.begun
        head = make_head("et_bim", [HUMAN] * 4 + ["greedy"] * (seats - 4), NAMES[:seats], seed=seed)
        house = House(pace="brisk", orders=seed % 2 > 0)
        self.kit.claims.restore({0: "pad:0", 1: "pad:1", 2: LEFT, 3: RIGHT})
        self.kit.settings.reduced_motion = seed % 3 == 0
        self.begun += 1
        return table_of(self.kit, start(head.model_copy(update={"house": house}), self.kit.data))

    def turn(self, number: int) -> None:
        """Let something be hit, the pilots act, and time pass; begin anew where all is over."""
        stack = self.couch.person.stack
        self.toddlers.hit()
        if not stack.empty and stack.top.name == "result":
            self.ended += 1
            stack.close_all()
        if stack.empty:
            stack.open(self.table())
        self.seen.add(stack.top.name)
        if number % 2 and self._playing():
            self.couch.act()
        elif number % 2 and stack.top.name not in ("couch", "curtain"):
            self.couch.devices.key("escape")  # else every match would be left soon
        if number % 3 == 0:
            self.couch.devices.pass_time(100)
        if number % 40 == 0 and not stack.empty:
            self.couch.person.look()

    def _playing(self) -> bool:
        """Say whether it is the pilots' to act: each has what they claimed.

        Two gamepads alike that were both pulled may come back as one another.
        """
        names, couch = self.couch.person.stack.names, self.couch
        if self.toddlers.pulled or names[-1] not in ("curtain", "couch", "round"):
            return False
        return self.kit.claims.all() == {seat: hand.source for seat, hand in couch.hands.items()}

    def close(self) -> None:
        self.toddlers.mend()
        self.couch.close()
        self.couch.person.stack.close_all()


@pytest.fixture
def soak(kit: Kit, sit: Any, request: pytest.FixtureRequest) -> Iterator[Soak]:
    soak = Soak(kit, sit, request.node.name)
    yield soak
    soak.close()


@pytest.mark.slow
@pytest.mark.parametrize("kit", ["fr"], indirect=True)
def test_random_inputs_on_all_devices_break_nothing(soak: Soak) -> None:
    for number in range(30_000):
        if soak.begun < 3:
            soak.turn(number)
    assert soak.seen >= {"curtain", "couch", "pause", "lost"}, soak.seen
