"""Caps: what to press for places and verbs, by where it lies on a keyboard or a gamepad."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import pygame

from game.core.commands import PAD
from game.core.words import Words
from game.games.wombat.board.touches import (
    PAD_PLACES,
    PAD_VERBS,
    PLACE_KEYS,
    SEAT_PLACES,
    VERB_KEYS,
)
from game.games.wombat.board.writing import MOON, SLATE
from game.stage.input.claims import PAD_SOURCE, RIGHT
from game.stage.input.last_device import GAMEPAD, KEYS, Hands
from game.stage.motion.layout import Box
from game.stage.paint.canvas import Canvas
from game.stage.paint.key_caps import cap_of, dim_cap, dim_wide

STEP: Final = 34.0
"""From one cap to the next."""
_PAD: Final = len(PLACE_KEYS)
"""The gamepad, behind the left and the right half."""
Keys = tuple[Mapping[Any, str], ...]
"""By half, and of a gamepad, the place of what means something."""


def _turned(*named: Mapping[str, Any]) -> Keys:
    return tuple({meant: name for name, meant in one.items()} for one in named)


OF_PLACE: Final = _turned(*PLACE_KEYS, PAD_PLACES)
OF_VERB: Final = _turned(*VERB_KEYS, PAD_VERBS)


def devices(hands: Hands, *, shared: bool) -> tuple[int, ...]:
    """Return whose caps stand here: of what is held, or of all that people around it claimed."""
    if shared:
        claims = hands.claims
        pads = any(source.startswith(PAD_SOURCE) for source in claims.all().values())
        if not claims.all() or not claims.seated():
            return ()
        whole = (0,) if hands.device == KEYS else ()  # some have no gamepad: the left half serves
        halves = tuple(range(_PAD)) if claims.halved else whole
        return (*halves, *((_PAD,) if pads else ()))
    if hands.device == GAMEPAD:
        return (_PAD,)
    return (int(hands.part == RIGHT),) if hands.device == KEYS and not hands.points else ()


def columns(hands: Hands) -> int:
    """Return how many caps stand in a row around one screen; a gamepad's stands below halves'."""
    return min(_PAD, len(devices(hands, shared=True)))


def cap(
    canvas: Canvas, keys: Keys, what: object, x: float, y: float, *, shared: bool = False,
    row: bool = False,
) -> None:  # fmt: skip
    """Paint what to press; a gamepad's below those of halves, unless all stand in a ``row``."""
    hands, left = canvas.art.hands, x
    for device in devices(hands, shared=shared):
        name = keys[device].get(what)
        if name is None:
            continue
        if device == _PAD:
            below = STEP if x > left and not row else 0.0
            cap_of(canvas, PAD + name, x if row else left, y + 14 + below)
            continue
        _key(canvas, name, x, y)
        x += STEP


def _key(canvas: Canvas, name: str, x: float, y: float) -> None:
    text = canvas.art.hands.keymap.name(int(vars(pygame)[f"KSCAN_{name}"])).upper()
    dim_cap(canvas, text, x, y, SLATE, MOON)


def stop_cap(canvas: Canvas, space: str, x: float, y: float) -> None:
    """Paint what lets be what a paw does, where one has a keyboard to oneself: the longest key."""
    if stop_wide(canvas, space):
        dim_cap(canvas, space, x, y, SLATE, MOON)


def stop_caps(canvas: Canvas, words: Words, x: float, y: float) -> None:
    """Paint the same beside its verb where a keyboard is shared: each half has a key for it."""
    if canvas.art.hands.claims.halved:
        for row, key in enumerate(("space", "backspace")):
            dim_cap(canvas, words.say(f"keys.{key}"), x, y + STEP * row, SLATE, MOON)


def stop_wide(canvas: Canvas, space: str) -> float:
    """Return how wide that key is, 0 where it is not painted."""
    alone = devices(canvas.art.hands, shared=False)[:1] not in ((), (_PAD,))
    return dim_wide(canvas, space) if alone else 0.0


def seat_caps(canvas: Canvas, seat: int, plate: Box, head: Box) -> float:
    """Paint what points at a seat, and return how much that takes beside its name.

    Keys stand in the upper corner, a gamepad's at the head: names and votes need the line below.
    """
    keys = [one for one in devices(canvas.art.hands, shared=True) if one != _PAD]
    wide = STEP * len(keys)
    x = plate.x + plate.width - 4 - wide
    for order, device in enumerate(keys):
        _key(canvas, OF_PLACE[device][SEAT_PLACES[seat]], x + STEP * order, plate.y + 6)
    if _PAD in devices(canvas.art.hands, shared=True):
        low = min(plate.y + plate.height - 16, head.y + head.height + 6)
        cap_of(canvas, PAD + OF_PLACE[_PAD][SEAT_PLACES[seat]], head.x + head.width - 26, low)
    return wide
