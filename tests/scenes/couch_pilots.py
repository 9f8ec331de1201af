"""Pilots around one screen: each plays with a device of their own, and with nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import pygame
from devices import Devices, VirtualPad
from people import ARROWS, ways

from game.core.commands import PAD
from game.core.luck import Stream, key_of
from game.games import commands
from game.scenes.shared.private_table import SEEN, PrivateTableScene
from game.stage.input import parts
from game.stage.input.bindings import with_games
from game.stage.input.claims import HALVES

FRAME_MS: Final = 100
FRAMES_MOST: Final = 60_000
COMMANDS: Final = with_games(commands())
_COMMAND: Final = {command.key: command.name for command in COMMANDS}
_LEADS: Final = ("done", "seal", "next", "ready", "before", "later")
"""What leads on from a panel, the first one that there is."""


class Hand:
    """One person's hand: what scenes hear as a key, pressed on this device."""

    def __init__(self, devices: Devices, device: Any) -> None:
        """Take a gamepad, or the half of the keyboard by its name."""
        self.devices = devices
        self.device = device

    @property
    def source(self) -> str:
        return self.device if isinstance(self.device, str) else str(self.device.source)

    def press(self, *keys: str) -> None:
        for key in keys:
            if isinstance(self.device, str):
                self._type(parts.keys_of(COMMANDS)[self.device][_COMMAND[key]][0])
            else:
                bindings = self.devices.listening.hints.bindings
                self.device.press(bindings.inputs_of_key(key, PAD)[0].removeprefix(PAD))

    def can(self, key: str) -> bool:
        """Whether the device has something for a key."""
        if isinstance(self.device, str):
            return _COMMAND[key] in parts.keys_of(COMMANDS)[self.device]
        return bool(self.devices.listening.hints.bindings.inputs_of_key(key, PAD))

    def _type(self, place: int) -> None:
        self.devices.inputs += 1
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            # what it writes is nothing to a half: on AZERTY it is another letter
            self.devices.handle_event(pygame.Event(kind, key=ord("\u00e9"), scancode=place, mod=0))


class Couch:
    """Several pilots before one stack of scenes; the seats of the others are bots."""

    def __init__(self, person: Any, seats: Sequence[int]) -> None:
        """Let the first two seats hold gamepads, and the others a half of the keyboard each."""
        self.person = person
        self.devices = Devices(person)
        self.pads = [VirtualPad(self.devices) for _ in seats[:2]]
        held = [*self.pads, *HALVES][: len(seats)]
        self.hands = {
            seat: Hand(self.devices, device) for seat, device in zip(seats, held, strict=True)
        }
        self.chance = Stream(key_of("couch", len(seats)))
        self.frames = 0
        self.looks = dict.fromkeys(seats, 0)
        """How often each one's curtain opened."""
        self.cards = dict.fromkeys(seats, 0)
        self.answers = dict.fromkeys(seats, 0)

    def close(self) -> None:
        for pad in self.pads:
            pad.unplug()
        self.devices.close()

    @property
    def top(self) -> Any:
        return self.person.stack.top

    def tick(self) -> None:
        self.frames += 1
        assert self.frames < FRAMES_MOST, f"still {self.person.stack.names}"
        self.devices.pass_time(FRAME_MS)
        if self.frames % 61 == 0 or self.top.name == "curtain":
            self.person.look()

    def until(self, name: str) -> None:
        """Play until a scene is on top."""
        while self.top.name != name:
            self.tick()
            self.act()

    def act(self) -> None:
        """Do what the screen asks for, by whoever is asked."""
        top = self.top
        match top.name:
            case "curtain":
                self.behind(top)
            case "couch":
                self._public(top)
            case "round":
                self.hands[min(self.hands)].press("enter")
            case _:
                pass

    # ------------------------------------------------------------ the curtain

    def behind(self, curtain: Any) -> None:
        seat, hand = curtain.seat, self.hands[curtain.seat]
        if curtain.state in ("call", "armed"):
            self._intrude(curtain)
            before = curtain.state
            hand.press("enter")
            if before == "armed":
                assert curtain.state == "peek"
                self.looks[seat] += 1
        elif curtain.state == "peek":
            self._intrude(curtain)
            self._decide(curtain, hand)

    def _intrude(self, curtain: Any) -> None:
        """Let the others press: nothing comes of it.

        But for B on a pad: anybody may draw the curtain aside from the public table.
        """
        before = curtain.state, curtain.panel.scene, curtain.panel.stack.shows
        keys = ("enter", "b", "right") if curtain.state == "peek" else ("enter", "right")
        for seat, hand in self.hands.items():
            if seat != curtain.seat:
                hand.press(keys[self.chance.below(len(keys))])
        after = curtain.state, curtain.panel.scene, curtain.panel.stack.shows
        assert after == before, (before, after, self.person.stack.names)

    def _decide(self, curtain: Any, hand: Hand) -> None:
        scene = curtain.panel.scene
        if isinstance(scene, PrivateTableScene):
            if scene.is_mine():
                self.play(scene, hand)
                self.cards[curtain.seat] += curtain.panel.scene is not scene
            elif any(cue.token == SEEN for cue in scene.buttons()):
                hand.press("enter")
            return
        form = scene.form
        if self.chance.below(2):  # look around, and choose something
            hand.press(ARROWS[self.chance.below(4)])
            if form.focus not in _LEADS:
                hand.press("enter")
            return
        way_on = next(name for name in _LEADS if name in [one.name for one in form.widgets])
        hand.press(*ways(scene, ARROWS)[way_on])
        if form.focus == way_on:  # unless what is pressed was held down already, by others
            hand.press("enter")

    # ------------------------------------------------------------ cards

    def play(self, table: Any, hand: Hand) -> None:
        """Choose a card and whom it goes to: what has the focus, or the next thing that may."""
        buttons = {cue.token: cue.key for cue in table.board.touches.buttons(table.view)}
        lit = sorted(table.lit())
        cards = [name for name in lit if name.startswith("hand:")]
        if "mulligan" in buttons and hand.can("m"):
            hand.press("m")
        elif isinstance(hand.device, str) and cards and not table.hand.touched:
            hand.press(str(1 + int(cards[self.chance.below(len(cards))].removeprefix("hand:"))))
        else:
            self._steer(table, hand)
        if table.hand.touched and "discard" in buttons and hand.can("d"):
            hand.press("d")

    def _steer(self, table: Any, hand: Hand) -> None:
        focus = table.focus or ""
        if focus not in table.lit() and not focus.startswith("button:"):
            hand.press("pagedown" if hand.can("pagedown") else ARROWS[self.chance.below(4)])
        if (table.focus or "") in table.lit() or (table.focus or "").startswith("button:"):
            hand.press("enter")

    def _public(self, couch: Any) -> None:
        window = couch.window
        if window is not None and window.target in self.hands:
            hand = self.hands[window.target]
            if self.chance.below(8) == 0:
                hand.press("b")
                self.answers[window.target] += 1
        elif couch.is_mine():
            self.play(couch, self.hands[couch.asked])
        else:
            pygame.time.wait(1)  # the bots think beside the window
