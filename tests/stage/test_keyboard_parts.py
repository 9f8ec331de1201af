"""Several people at one keyboard: keys by their place, none of them shared, each told its own."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.games import commands
from game.stage.input import parts
from game.stage.input.bindings import with_games
from game.stage.input.claims import HALVES as BOTH
from game.stage.input.claims import KEYPAD, KEYS, LEFT, RIGHT, SHARED
from game.stage.input.devices import BY_PLACE
from game.stage.input.input_hints import KEYS as KEYS_DEVICE
from game.stage.input.input_hints import InputHints
from game.stage.input.inputs import Input, KeyPressed, KeyReleased, TextTyped
from game.stage.input.keymap import Keymap
from game.stage.input.listening import ANY, PARTS, TEXT, Listening
from game.stage.input.listening import COMMANDS as HEARD

COMMANDS = with_games(commands())
KEYS_OF = parts.keys_of(COMMANDS)
AZERTY = {
    pygame.KSCAN_W: "z",
    pygame.KSCAN_Z: "w",
    pygame.KSCAN_A: "q",
    pygame.KSCAN_Q: "a",
    pygame.KSCAN_M: ",",
    pygame.KSCAN_SEMICOLON: "m",
    pygame.KSCAN_COMMA: ";",
    pygame.KSCAN_PERIOD: ":",
    pygame.KSCAN_SLASH: "!",
    pygame.KSCAN_MINUS: ")",
}
QWERTY: dict[int, str] = {}
_CODES = {"enter": pygame.K_RETURN, "backspace": pygame.K_BACKSPACE, "tab": pygame.K_TAB}
_CODES |= {way: getattr(pygame, f"K_{way.upper()}") for way in ("up", "down", "left", "right")}


def listener(written: dict[int, str], *claims: str, hints: InputHints | None = None) -> Listening:
    hints = hints or InputHints()
    hints.bindings.play(commands(), {})
    hints.keymap = Keymap(written)
    for seat, source in enumerate(claims):
        hints.claims.claim(seat, source)
    return Listening(hints)


def press(listening: Listening, scancode: int, listens: str = HEARD) -> list[Any]:
    """Press the key at a place and let it go, as this keyboard tells of it."""
    keymap = listening.hints.keymap
    name = keymap.name(scancode)
    code = _CODES.get(name) or ord(name if len(name) == 1 else " ")
    found: list[Input] = []
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        event = pygame.Event(kind, key=code, scancode=scancode, mod=0)
        found += listening.handle_event(event, lambda x, y: (x, y), listens=listens)
    return found


def test_what_is_there_for_all_names_common_keys_whoever_pressed_last() -> None:
    hints = listener(QWERTY, LEFT, RIGHT).hints
    hints.use(KEYS_DEVICE, LEFT)
    assert (hints.part, hints.cap("escape")) == (LEFT, "q")
    with hints.for_all():
        assert (hints.part, hints.cap("escape")) == ("", "escape")


def test_no_key_belongs_to_both_and_each_half_can_do_all_that_is_needed() -> None:
    left, right = (
        [place for places in KEYS_OF[half].values() for place in places] for half in BOTH
    )
    assert len({*left, *right}) == len(left) + len(right)
    needed = {command.name for command in COMMANDS if command.needed}
    needed |= {"take", "bim", "notes", "identity", "discard", "mulligan", "hint", "fan"}
    needed |= {f"place-{n}" for n in range(1, 7)}
    for half in BOTH:
        assert needed <= KEYS_OF[half].keys(), half
    assert all(BY_PLACE[place] for place in (*left, *right)), "each can be told of"


@pytest.mark.parametrize("written", [QWERTY, AZERTY], ids=["qwerty", "azerty"])
@pytest.mark.parametrize("half", BOTH)
def test_a_half_is_heard_by_place_whatever_its_keys_write(
    written: dict[int, str], half: str
) -> None:
    listening = listener(written, LEFT, RIGHT)
    keys = {command.name: command.key for command in COMMANDS}
    for name, places in KEYS_OF[half].items():
        for place in places:
            down, up = press(listening, place)
            assert down == KeyPressed(keys[name])
            assert up == KeyReleased(keys[name])
            assert (down.source, up.source) == (half, half)


def test_a_keyboard_that_nobody_parted_is_heard_as_ever() -> None:
    listening = listener(AZERTY)
    down, up = press(listening, pygame.KSCAN_M)
    assert down == KeyPressed(",")
    down, _ = press(listening, pygame.KSCAN_B)
    assert (down, down.source, up.source) == (KeyPressed("b"), KEYS, KEYS)
    down, _ = press(listener(AZERTY, KEYS), pygame.KSCAN_B)
    assert down.source == KEYS
    down, _ = press(listening, pygame.KSCAN_W, PARTS)
    assert (down, down.source) == (KeyPressed("up"), LEFT), "a screen where halves are claimed"


NUM_LOCK = pygame.KMOD_NUM
DIGITS = {
    "KP_8": "up", "KP_4": "left", "KP_2": "down", "KP_6": "right", "KP_5": "enter",
    "KP_ENTER": "enter", "KP_0": "escape", "KP_PLUS": "space", "KP_MINUS": "b",
    "NUMLOCKCLEAR": "tab",
}  # fmt: skip
"""What scenes hear for some keys of the keypad, where somebody claimed it."""
PLACED = [key for key in DIGITS if key.startswith("KP_")]


def keypad(listening: Listening, key: str, mod: int = 0, listens: str = HEARD) -> list[Any]:
    """Press a key of the keypad and let it go."""
    code, place = vars(pygame)[f"K_{key}"], vars(pygame)[f"KSCAN_{key}"]
    return [
        one
        for kind in (pygame.KEYDOWN, pygame.KEYUP)
        for one in listening.handle_event(
            pygame.Event(kind, key=code, scancode=place, mod=mod), lambda x, y: (x, y),
            listens=listens,
        )
    ]  # fmt: skip


def test_a_keypad_can_do_all_that_is_needed_and_shares_no_key_but_enter() -> None:
    places = [place for its in KEYS_OF[KEYPAD].values() for place in its]
    assert len(places) == len({*places}) == 17, "every key of it"
    halves = {place for half in BOTH for its in KEYS_OF[half].values() for place in its}
    assert halves.intersection(places) == {pygame.KSCAN_KP_ENTER}
    needed = {command.name for command in COMMANDS if command.needed}
    needed |= {"take", "bim", "notes", "identity", "discard", "mulligan", "hint", "fan"}
    assert needed <= KEYS_OF[KEYPAD].keys()


@pytest.mark.parametrize("mod", [0, NUM_LOCK], ids=["without Num Lock", "with it"])
@pytest.mark.parametrize("written", [QWERTY, AZERTY], ids=["qwerty", "azerty"])
def test_a_keypad_is_heard_by_place_where_somebody_claimed_it(
    written: dict[int, str], mod: int
) -> None:
    for claims in ((KEYPAD,), (LEFT, RIGHT, KEYPAD)):
        listening = listener(written, *claims)
        for key, heard in DIGITS.items():
            down, up = keypad(listening, key, mod)
            assert (down, up) == (KeyPressed(heard), KeyReleased(heard))
            assert (down.source, up.source) == (KEYPAD, KEYPAD)
            assert down.place == key or key not in PLACED


@pytest.mark.parametrize("claims", [(), (KEYS,), (LEFT, RIGHT)])
def test_a_keypad_that_nobody_claimed_writes_and_leads_as_ever(claims: tuple[str, ...]) -> None:
    listening = listener(AZERTY, *claims)
    for key, heard in (("KP_7", "7"), ("KP_5", "5"), ("KP_0", "0")):
        down, _ = keypad(listening, key, NUM_LOCK)
        assert (down, down.source, down.place) == (KeyPressed(heard), KEYS, "")
    for key, heard in (("KP_8", "up"), ("KP_3", "pagedown"), ("KP_PERIOD", "delete")):
        down, _ = keypad(listening, key)
        assert (down, down.source, down.place) == (KeyPressed(heard), KEYS, "")
    for key in ("KP_5", "KP_0", "NUMLOCKCLEAR", "KP_PLUS", "KP_MINUS", "KP_DIVIDE", "KP_MULTIPLY"):
        assert keypad(listening, key) == [], "it means nothing"
    down, _ = keypad(listening, "KP_ENTER")
    assert (down, down.source) == (KeyPressed("enter"), RIGHT if LEFT in claims else KEYS)


def test_one_s_own_keypad_writes_in_fields_and_asks_for_a_place_elsewhere() -> None:
    listening = listener(QWERTY, KEYPAD)
    down, _ = keypad(listening, "KP_7", NUM_LOCK, TEXT)
    assert (down, down.source) == (KeyPressed("7"), KEYPAD)
    assert keypad(listening, "KP_PLUS", NUM_LOCK, TEXT) == [], "what it writes is told apart"
    assert keypad(listening, "KP_MULTIPLY", NUM_LOCK, ANY) == []
    (typed,) = listening.handle_event(pygame.Event(pygame.TEXTINPUT, text="7"), lambda x, y: (x, y))
    assert typed == TextTyped("7")
    hints = InputHints()
    listening = listener(QWERTY, hints=hints)
    down, _ = keypad(listening, "KP_MULTIPLY", listens=PARTS)
    assert down.source == KEYPAD, "a screen where parts are claimed"
    hints.claims.restore({0: LEFT, 1: KEYPAD})
    hints.claims.seated = lambda: False
    down, _ = keypad(listening, "KP_8", NUM_LOCK)
    assert (down, down.source) == (KeyPressed("8"), KEYS), "in menus the keyboard is whole"


def test_a_keypad_is_known_once_one_of_its_own_keys_is_pressed() -> None:
    hints = InputHints()
    listening = listener(QWERTY, hints=hints)
    press(listening, pygame.KSCAN_7)
    keypad(listening, "KP_ENTER")
    keypad(listening, "NUMLOCKCLEAR")
    assert not hints.keypad, "laptops have a key that says it is this Enter"
    keypad(listening, "KP_5")
    assert hints.keypad


def test_a_keypad_is_told_its_own_keys() -> None:
    hints = InputHints()
    hints.bindings.play(commands(), {})
    words = {"add": "+", "subtract": "−", "none": "None", "on-keypad": "the {key} apart"}
    hints.say = lambda key: words[key.removeprefix("keys.")]
    for seat, part in enumerate((LEFT, RIGHT, KEYPAD)):
        hints.claims.claim(seat, part)
    hints.keymap, hints.printed = Keymap(AZERTY), {"-": ")"}
    with hints.speaking(KEYPAD):
        assert [hints.short(hints.cap(key)) for key in ("up", "enter", "escape", "space", "b")] == [
            *"850+−"
        ]
    assert hints.with_keys("Hold [enter].", KEYPAD) == "Hold the 5 apart.", "there are two of it"
    assert hints.with_keys("[1] [7]", KEYPAD) == "None None", "cards are led to"
    hints.claims.restore({0: KEYPAD})
    with hints.speaking(SHARED):
        assert (hints.part, hints.cap("1")) == ("", "1"), "the rest of the keyboard is whole"


def test_keys_of_neither_half_and_what_is_written_are_heard_as_ever() -> None:
    listening = listener(AZERTY, LEFT, RIGHT)
    for code, place, name in (
        (pygame.K_ESCAPE, pygame.KSCAN_ESCAPE, "escape"),
        (pygame.K_F1, pygame.KSCAN_F1, "f1"),
        (pygame.K_DELETE, pygame.KSCAN_DELETE, "delete"),
    ):
        event = pygame.Event(pygame.KEYDOWN, key=code, scancode=place, mod=0)
        (heard,) = listening.handle_event(event, lambda x, y: (x, y))
        assert isinstance(heard, KeyPressed)
        assert (heard.key, heard.source) == (name, KEYS)
    for listens in (TEXT, ANY):
        down, up = press(listening, pygame.KSCAN_W, listens)
        assert (down, up, down.source) == (KeyPressed("z"), KeyReleased("z"), LEFT)
    down, _ = press(listening, pygame.KSCAN_RETURN, TEXT)
    assert (down, down.source) == (KeyPressed("enter"), RIGHT)
    (typed,) = listening.handle_event(pygame.Event(pygame.TEXTINPUT, text="z"), lambda x, y: (x, y))
    assert (typed, typed.source) == (TextTyped("z"), KEYS)  # type: ignore[union-attr]


def test_each_half_is_told_its_own_keys() -> None:
    hints = InputHints()
    hints.bindings.play(commands(), {})
    hints.keymap = Keymap(AZERTY)
    for seat, half in enumerate(BOTH):
        hints.claims.claim(seat, half)
    text = "[up] [left] [enter] [escape] [b] [n] [7]"
    assert hints.with_keys(text, LEFT) == "Z Q E A G C None", "7 is the other half's"
    assert hints.with_keys(text, RIGHT) == "Up Left Enter Backspace N , None"
    assert hints.with_keys("[1] [6]", RIGHT) == "7 ="
    assert hints.with_keys("[1]", "pad:0") == "None"
    with hints.speaking(LEFT):
        assert hints.named("enter") == "E"
        marked = hints.mark
        with hints.speaking(RIGHT):
            assert hints.named("enter") == "Enter"
            assert hints.mark != marked, "pictures of the other half's keys are others"
        assert hints.named("enter") == "E"


def test_who_shares_is_told_of_no_key_that_is_a_half_s() -> None:
    hints = InputHints()
    hints.bindings.play(commands(), {})
    hints.keymap = Keymap(QWERTY)
    hints.claims.claim(0, LEFT)
    with hints.speaking(SHARED):
        assert hints.cap("b") == "n", "the other half is free"
        hints.claims.claim(1, RIGHT)
        assert hints.cap("b") == ""
        assert hints.cap("f1") == "f1"
        assert hints.cap("escape") == "escape"
        hints.claims.clear()
        assert hints.cap("b") == "b"


def test_where_nobody_is_spoken_to_keys_are_named_as_settings_say() -> None:
    hints = InputHints()
    hints.bindings.play(commands(), {})
    hints.keymap = Keymap(QWERTY)
    hints.claims.restore({0: LEFT, 1: RIGHT, 2: KEYPAD})
    hints.use("keyboard")
    assert (hints.cap("enter"), hints.cap("right")) == ("enter", "right"), "settings say so"
    hints.use("keyboard", KEYPAD)
    assert hints.cap("1") == "", "the keypad is led to cards"


def test_a_gamepad_is_spoken_of_as_its_family_whoever_pressed_last() -> None:
    hints = InputHints()
    hints.bindings.play(commands(), {})
    hints.rack.add("p", "PS4", "playstation")
    hints.rack.add("n", "Switch", "nintendo")
    with hints.speaking("pad:0"):
        assert (hints.device, hints.family, hints.cap("enter")) == ("pad", "playstation", "pad:a")
        with hints.speaking("pad:1"):
            assert hints.family == "nintendo"
        hints.use("keyboard", LEFT)
        assert hints.device == "pad"
    assert hints.device == "keyboard"
