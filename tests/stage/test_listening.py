"""Listening: whatever is held at once and however it is mixed, each press is let go once, by whom.

Gamepads are told of by SDL's own events, as a virtual one is (tests of scenes plug those in).
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.games import commands
from game.stage.input.claims import KEYS, LEFT, MOUSE, RIGHT
from game.stage.input.input_hints import InputHints
from game.stage.input.inputs import FocusLost, Input, KeyPressed, KeyReleased, TextAsked, sourced
from game.stage.input.listening import ANY, COMMANDS, PARTS, TEXT, Listening
from game.stage.input.pads import FAST_MS, SLOW_MS, Pad

INSTANCES: Final = (40, 41, 42)
BUTTONS: Final = tuple(
    getattr(pygame, f"CONTROLLER_BUTTON_{name}")
    for name in ("A", "B", "X", "Y", "RIGHTSTICK", "DPAD_LEFT", "DPAD_RIGHT", "LEFTSHOULDER")
)
TRIGGERS: Final = (pygame.CONTROLLER_AXIS_TRIGGERLEFT, pygame.CONTROLLER_AXIS_TRIGGERRIGHT)
KEYBOARD: Final = (
    (pygame.K_w, pygame.KSCAN_W),
    (pygame.K_b, pygame.KSCAN_B),
    (pygame.K_n, pygame.KSCAN_N),
    (pygame.K_RETURN, pygame.KSCAN_RETURN),
    (pygame.K_KP_ENTER, pygame.KSCAN_KP_ENTER),
    (pygame.K_UP, pygame.KSCAN_UP),
    (pygame.K_SPACE, pygame.KSCAN_SPACE),
    (pygame.K_ESCAPE, pygame.KSCAN_ESCAPE),
)


class Held:
    """Several devices, and what was heard of them that is not let go yet."""

    def __init__(self) -> None:
        hints = InputHints()
        hints.bindings.play(commands(), {})
        self.listening = Listening(hints)
        for instance in INSTANCES:
            self.plug(instance)
        self.listens = COMMANDS
        self.down: Counter[tuple[str, str]] = Counter()
        self.heard: list[Input] = []

    @property
    def hints(self) -> InputHints:
        return self.listening.hints

    def plug(self, instance: int) -> None:
        pads = self.listening.pads
        number = pads.rack.add(f"guid {instance}", f"pad {instance}")
        pads.pads[instance] = Pad(None, f"pad {instance}", number, known=True)

    def handle(self, kind: int, **facts: Any) -> list[Input]:
        event = pygame.Event(kind, **facts)
        return self.take(
            self.listening.handle_event(event, lambda x, y: (x, y), listens=self.listens), kind
        )

    def take(self, found: list[Input], kind: int = 0) -> list[Input]:
        for one in found:
            if isinstance(one, KeyPressed) and not one.repeat:
                assert one.source, "whose it was"
                self.down[one.key, one.source] += 1
            elif isinstance(one, KeyPressed):
                assert self.down[one.key, one.source], "what repeats is down"
            elif isinstance(one, KeyReleased):
                assert self.down[one.key, one.source], f"{one} was never pressed"
                self.down[one.key, one.source] -= 1
        if kind == pygame.JOYDEVICEREMOVED:
            assert all(isinstance(one, KeyReleased) for one in found)
        self.heard += found
        return found

    def button(self, instance: int, button: int, *, down: bool) -> list[Input]:
        kind = pygame.CONTROLLERBUTTONDOWN if down else pygame.CONTROLLERBUTTONUP
        return self.handle(kind, instance_id=instance, button=button)

    def axis(self, instance: int, axis: int, value: float) -> list[Input]:
        facts = {"instance_id": instance, "axis": axis, "value": round(value * 32767)}
        return self.handle(pygame.CONTROLLERAXISMOTION, **facts)

    def key(self, which: int, *, down: bool) -> list[Input]:
        code, place = KEYBOARD[which]
        kind = pygame.KEYDOWN if down else pygame.KEYUP
        return self.handle(kind, key=code, scancode=place, mod=0)

    def let_go(self) -> None:
        """Let go of all that can be held."""
        for instance in INSTANCES:
            for button in BUTTONS:
                self.button(instance, button, down=False)
            for axis in range(6):
                self.axis(instance, axis, 0.0)
        for which in range(len(KEYBOARD)):
            self.key(which, down=False)


PAD = st.sampled_from(INSTANCES)
STEP = st.one_of(
    st.tuples(st.just("button"), PAD, st.sampled_from(BUTTONS), st.booleans()),
    st.tuples(st.just("axis"), PAD, st.sampled_from(TRIGGERS), st.sampled_from((0.0, 0.5, 1.0))),
    st.tuples(st.just("axis"), PAD, st.sampled_from((0, 1, 2)), st.sampled_from((-1.0, 0.0, 1.0))),
    st.tuples(st.just("key"), st.integers(0, len(KEYBOARD) - 1), st.booleans()),
    st.tuples(st.just("time"), st.sampled_from((50, SLOW_MS))),
    st.tuples(st.just("claim"), st.integers(0, 3), st.sampled_from((LEFT, RIGHT, KEYS, "pad:1"))),
    st.tuples(st.just("bind"), st.sampled_from(("bim", "take")), st.sampled_from(("pad:x", "n"))),
    st.tuples(st.just("listens"), st.sampled_from((COMMANDS, TEXT, ANY, PARTS))),
    st.tuples(st.just("pull"), PAD),
    st.tuples(st.just("leave")),
)


def do(held: Held, step: tuple[Any, ...]) -> None:
    match step:
        case ("button", instance, button, down):
            held.button(instance, button, down=down)
        case ("axis", instance, axis, value):
            held.axis(instance, axis, value)
        case ("key", which, down):
            held.key(which, down=down)
        case ("time", ms):
            held.take(held.listening.pass_time(ms, listens=held.listens))
        case ("claim", seat, source):
            held.hints.claims.claim(seat, source)
        case ("bind", command, given):
            if held.hints.bindings.keeps(command, given) is None:
                held.hints.bindings.bind(command, given)
        case ("listens", listens):
            held.listens = listens
        case ("pull", instance) if instance in held.listening.pads.pads:
            held.handle(pygame.JOYDEVICEREMOVED, instance_id=instance)
            source = f"pad:{INSTANCES.index(instance)}"
            assert not any(n for (_, whose), n in held.down.items() if whose == source)
            held.plug(instance)
        case ("leave",):
            assert isinstance(held.handle(pygame.WINDOWFOCUSLOST)[-1], FocusLost)
            assert not any(held.down.values()), "nothing is down while the window is left"
            assert not held.listening.holding
        case _:
            pass


@given(st.lists(STEP, max_size=40))
def test_presses_and_releases_pair_up_by_device_in_any_interleaving(
    steps: list[tuple[Any, ...]],
) -> None:
    held = Held()
    for step in steps:
        do(held, step)
    held.let_go()
    assert not any(held.down.values()), {one: n for one, n in held.down.items() if n}


@given(st.lists(STEP.filter(lambda step: step[0] in ("button", "axis", "time")), max_size=30))
def test_what_one_gamepad_is_heard_as_does_not_hang_on_the_others(
    steps: list[tuple[Any, ...]],
) -> None:
    together = Held()
    for step in steps:
        do(together, step)
    for number, instance in enumerate(INSTANCES):
        alone = Held()
        for step in steps:
            if step[0] == "time" or step[1] == instance:
                do(alone, step)
        source = f"pad:{number}"
        assert [one for one in together.heard if one.source == source] == alone.heard  # type: ignore[union-attr]


def test_a_chord_is_made_and_ended_on_one_gamepad() -> None:
    held = Held()
    mine, other = INSTANCES[:2]
    assert held.axis(mine, TRIGGERS[0], 1.0) == [KeyPressed("tab")]
    assert held.axis(other, TRIGGERS[1], 1.0) == [KeyPressed(".")], "no chord of two people"
    (chord,) = held.axis(mine, TRIGGERS[1], 1.0)
    assert (chord, chord.source) == (KeyPressed("b"), "pad:0")  # type: ignore[union-attr]
    assert held.axis(other, TRIGGERS[1], 0.0) == [KeyReleased(".")]
    assert held.axis(mine, TRIGGERS[1], 0.0) == [KeyReleased("b")]
    assert held.axis(mine, TRIGGERS[0], 0.0) == [KeyReleased("tab")]


def test_directions_of_two_gamepads_repeat_beside_each_other() -> None:
    held = Held()
    mine, other = INSTANCES[:2]
    held.axis(mine, 0, -1.0)
    held.button(other, pygame.CONTROLLER_BUTTON_DPAD_RIGHT, down=True)
    assert held.listening.holding
    both = held.listening.pass_time(SLOW_MS)
    assert [(one.key, one.source) for one in both if isinstance(one, KeyPressed)] == [
        ("left", "pad:0"),
        ("right", "pad:1"),
    ]
    held.axis(mine, 0, 0.0)
    (left,) = held.listening.pass_time(FAST_MS)
    assert (left, left.source) == (KeyPressed("right", repeat=True), "pad:1")  # type: ignore[union-attr]


def test_a_direction_that_was_pressed_for_another_screen_does_not_repeat() -> None:
    held = Held()
    held.listens = ANY
    held.button(INSTANCES[0], pygame.CONTROLLER_BUTTON_DPAD_LEFT, down=True)
    held.listens = COMMANDS
    assert held.listening.pass_time(SLOW_MS) == []


def test_a_key_that_is_called_otherwise_by_now_is_let_go() -> None:
    held = Held()
    place = pygame.KSCAN_COMMA
    down = held.handle(pygame.KEYDOWN, key=ord(";"), scancode=place, mod=pygame.KMOD_LSHIFT)
    assert down == [KeyPressed(".", shift=True)]
    assert held.handle(pygame.KEYUP, key=ord(";"), scancode=place, mod=0) == [KeyReleased(".")]


def test_a_shortcut_is_heard_where_something_is_written_and_nowhere_else() -> None:
    held = Held()
    facts = {"key": pygame.K_v, "scancode": pygame.KSCAN_V, "mod": pygame.KMOD_LCTRL}
    for listens, heard in ((COMMANDS, []), (ANY, []), (PARTS, []), (TEXT, [TextAsked("paste")])):
        held.listens = listens
        assert held.handle(pygame.KEYDOWN, **facts) == heard
        assert held.handle(pygame.KEYUP, **facts) == []


def test_a_key_that_went_down_as_a_shortcut_does_not_repeat_as_itself() -> None:
    held = Held()
    place = {"key": pygame.K_LEFT, "scancode": pygame.KSCAN_LEFT}
    held.handle(pygame.KEYDOWN, mod=pygame.KMOD_LCTRL, **place)
    assert held.handle(pygame.KEYDOWN, mod=0, **place) == []
    assert held.handle(pygame.KEYUP, mod=0, **place) == []


def test_two_keys_of_one_name_are_two_presses() -> None:
    held = Held()
    enter, keypad = 3, 4
    held.key(enter, down=True)
    held.key(keypad, down=True)
    assert held.key(enter, down=False) == [KeyReleased("enter")]
    assert held.key(keypad, down=False) == [KeyReleased("enter")]


def test_a_key_claimed_while_it_is_held_is_released_by_whoever_pressed_it() -> None:
    held = Held()
    (down,) = held.key(0, down=True)
    held.hints.claims.claim(0, LEFT)
    (again,) = held.key(0, down=True)
    (up,) = held.key(0, down=False)
    assert (down, again, up) == (
        KeyPressed("w"),
        KeyPressed("w", repeat=True),
        KeyReleased("w"),
    )
    assert {one.source for one in (down, again, up)} == {KEYS}  # type: ignore[union-attr]
    (down,) = held.key(0, down=True)
    assert (down, down.source) == (KeyPressed("up"), LEFT)  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("kind", "facts"),
    [
        (pygame.MOUSEMOTION, {"pos": (3, 4), "rel": (9, 9)}),
        (pygame.MOUSEBUTTONDOWN, {"pos": (3, 4), "button": 1}),
        (pygame.MOUSEBUTTONUP, {"pos": (3, 4), "button": 1}),
        (pygame.FINGERDOWN, {"finger_id": 1, "x": 0.5, "y": 0.5}),
        (pygame.MOUSEWHEEL, {"precise_y": 1.0}),
    ],
)
def test_mouse_and_fingers_are_one_device(kind: int, facts: dict[str, Any]) -> None:
    pygame.display.init()
    held = Held()
    event = pygame.Event(kind, facts)
    found = held.listening.handle_event(event, lambda x, y: (x, y), fingers="press")
    assert found
    assert all(one.source == MOUSE for one in found)  # type: ignore[union-attr]


def test_what_comes_from_no_device_has_no_source() -> None:
    assert sourced(FocusLost(), MOUSE) == FocusLost()
