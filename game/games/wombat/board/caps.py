"""Caps: what to press for places and verbs, by where it lies on a keyboard or a gamepad."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

import pygame

from game.core.commands import PAD
from game.games.wombat.board.touches import (
    IN_LIGHT,
    PAD_PLACES,
    PAD_VERBS,
    PLACE_KEYS,
    SEAT_PLACES,
    VERB_KEYS,
)
from game.games.wombat.board.writing import MOON, NIGHT, SLATE
from game.games.wombat.by_place import OPENED, OPENS, STOPS
from game.games.wombat.tokens import STOP_VERB
from game.stage.input.claims import HALVES, KEYPAD, PAD_SOURCE, PARTS
from game.stage.input.input_hints import GAMEPAD, KEYS, InputHints
from game.stage.motion.layout import Box
from game.stage.paint.canvas import Canvas, html
from game.stage.paint.key_caps import cap_of, dim_cap, dim_wide, return_sign, round_cap
from game.stage.paint.theme import LEMON

STEP: Final = 34.0
"""From one cap to the next."""
_GAP: Final = 4.0
BET_SIGN: Final = 24.0
"""How large the sign of a bet is."""
_KEYPAD: Final = PARTS.index(KEYPAD)
_PAD: Final = len(PARTS)
"""The gamepad, behind all parts of a keyboard."""
_ROWS: Final = 2
"""In so many rows stand the keys that stop."""
_ROUND: Final = "KP_"
_ENTER: Final = "KP_ENTER"
Keys = tuple[Mapping[Any, str], ...]
"""By part, and of a gamepad, the place of what means something."""


def _turned(*named: Mapping[str, Any]) -> Keys:
    return tuple({meant: name for name, meant in one.items()} for one in named)


_OF_KEYPAD: Final = {f"{OPENS}+{key}": verb for key, verb in OPENED.items()}
OF_PLACE: Final = _turned(*PLACE_KEYS, PAD_PLACES)
OF_VERB: Final = _turned(*VERB_KEYS[:_KEYPAD], VERB_KEYS[_KEYPAD] | _OF_KEYPAD, PAD_VERBS)
OF_LIGHT: Final = _turned(*VERB_KEYS[:_KEYPAD], IN_LIGHT, PAD_VERBS)
"""The same with the light on, where a verb's key says something else."""


def devices(hints: InputHints, *, shared: bool) -> tuple[int, ...]:
    """Return whose caps stand here: of what is held, or of all that people around it claimed."""
    if shared:
        claims = hints.claims
        pads = any(source.startswith(PAD_SOURCE) for source in claims.all().values())
        if not claims.all() or not claims.seated():
            return ()
        whole = (0,) if hints.device == KEYS else ()  # some have no gamepad: the left half serves
        halves = tuple(range(len(HALVES))) if claims.halved else whole
        keypad = (_KEYPAD,) if KEYPAD in claims.parts else ()
        return (*halves, *keypad, *((_PAD,) if pads else ()))
    if hints.device == GAMEPAD:
        return (_PAD,)
    part = PARTS.index(hints.part) if hints.part else 0
    return (part,) if hints.device == KEYS and not hints.points else ()


def held_by(hints: InputHints, seats: Collection[int]) -> tuple[int, ...]:
    """Return which of the devices around one screen are those of some seats."""
    sources = {hints.claims.source(seat) for seat in seats}
    pads = any(source.startswith(PAD_SOURCE) for source in sources)
    whole = any(not source.startswith(PAD_SOURCE) and source not in PARTS for source in sources)
    return tuple(
        one
        for one in devices(hints, shared=True)
        if (pads if one == _PAD else PARTS[one] in sources or (whole and not hints.claims.halved))
    )


def columns(hints: InputHints) -> int:
    """Return how many caps stand in a row around one screen; the others stand below halves'."""
    return min(len(HALVES), len(devices(hints, shared=True)))


def cap(
    canvas: Canvas, keys: Keys, what: object, x: float, y: float, *, shared: bool = False,
    row: bool = False, most: int = _PAD + 1, of: Sequence[int] | None = None,
) -> None:  # fmt: skip
    """Paint what to press; what is no half's stands below those of halves, or all in a ``row``.

    There are at most so many: what a stick means is read off the keypad's digits. ``of`` says which
    devices' caps stand there, where not all do.
    """
    held = (devices(canvas.hints, shared=shared) if of is None else of)[:most]
    left, below = x, STEP if held[:1] in ((0,), (1,)) and not row else 0.0
    for device in held:
        name = keys[device].get(what)
        if device == _KEYPAD and below:
            x = left
        if name is None:
            continue
        if device == _PAD:
            at = x if row or _KEYPAD in held else left
            cap_of(canvas, PAD + name, at, y + 14 + below)
        else:
            x += _key(canvas, name, x, y + (below if device == _KEYPAD else 0.0))


def device_cap(
    canvas: Canvas, device: int, verb: str, x: float, y: float, *, keys: Keys = OF_VERB
) -> None:
    """Paint what one device presses for a verb."""
    if device == _PAD:
        cap_of(canvas, PAD + keys[device][verb], x, y + 14)
    else:
        _key(canvas, STOPS[device] if verb == STOP_VERB else keys[device][verb], x, y)


def _key(canvas: Canvas, name: str, x: float, y: float, *, stands_out: bool = False) -> float:
    """Paint a key, or two that are pressed after each other; return how wide they and a gap are."""
    fill, ink = (MOON, NIGHT) if stands_out else (SLATE, MOON)
    left = x
    for one in name.split("+"):
        text = "" if one == _ENTER else _text(canvas, one)
        paint = round_cap if one.startswith(_ROUND) else dim_cap
        if paint is round_cap:
            paint(canvas, text, x, y, NIGHT, MOON)
        else:
            paint(canvas, text, x, y, fill, ink)
        if not text:
            return_sign(canvas, x, y, MOON)
        x += dim_wide(canvas, text) + _GAP
    return x - left


def _text(canvas: Canvas, name: str) -> str:
    """Return what stands on a key."""
    hints = canvas.hints
    return hints.label(hints.keymap.name(int(vars(pygame)[f"KSCAN_{name}"])))


def seat_caps_wide(there: Sequence[int], *, bets: bool) -> float:
    """Return how much of the upper corner of a plate is taken by what points at its seat."""
    return STEP * (sum(one < _KEYPAD for one in there) + bets)


def bet_sign(canvas: Canvas, x: float, y: float) -> None:
    """Paint the sign of a bet, a target."""
    canvas.drawing(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" '
        f'stroke="{html(LEMON)}" stroke-width="2.6" stroke-linecap="round">'
        '<circle cx="12" cy="12" r="7"/><path d="M12,1.5 V7 M12,17 V22.5 M1.5,12 H7 M17,12 H22.5"/>'
        "</svg>",
        x, y, BET_SIGN, BET_SIGN,
    )  # fmt: skip


def stop_cap(canvas: Canvas, space: str, x: float, y: float) -> None:
    """Paint what lets be what a paw does, where one has a keyboard to oneself: the longest key."""
    if stop_wide(canvas, space):
        dim_cap(canvas, space, x, y, SLATE, MOON)


def stop_caps(canvas: Canvas, x: float, y: float, parts: Sequence[int]) -> float:
    """Paint the same of parts of a keyboard in two rows; return how wide they are."""
    ends = [x] * _ROWS
    for order, part in enumerate(parts):
        row, name = order % _ROWS, STOPS[part]
        ends[row] += _key(canvas, name, ends[row], y + STEP * row)
        ends[row] += 4
    return max(ends) - x


def stop_caps_of_all(canvas: Canvas, box: Box) -> float:
    """Paint into a box what stops on all devices around a screen; return how wide that is."""
    keyboard = parts(canvas.hints)
    x = box.x + stop_caps(canvas, box.x, box.middle[1] - STEP * min(_ROWS, len(keyboard)) / 2 + 3,
                          keyboard)  # fmt: skip
    for device in devices(canvas.hints, shared=True):
        if device not in keyboard:
            device_cap(canvas, device, STOP_VERB, x, box.middle[1] - 14)
            x += stop_cap_wide(canvas, device)
    return x - box.x


def stop_caps_wide(canvas: Canvas) -> float:
    """Return how wide that is."""
    keyboard = parts(canvas.hints)
    rows = [keyboard[row::_ROWS] for row in range(_ROWS)]
    others = [one for one in devices(canvas.hints, shared=True) if one not in keyboard]
    wide = max(sum(stop_cap_wide(canvas, one) + 4 for one in row) for row in rows)
    return wide + sum(stop_cap_wide(canvas, one) for one in others)


def stop_cap_wide(canvas: Canvas, device: int) -> float:
    """Return how wide it is what one device presses to let something be."""
    name = STOPS[device] if device != _PAD else ""
    return dim_wide(canvas, _text(canvas, name)) + _GAP if name else STEP + 2 * _GAP


def parts(hints: InputHints) -> tuple[int, ...]:
    """Return which parts of a keyboard people around one screen play with."""
    return tuple(one for one in devices(hints, shared=True) if one != _PAD)


def stop_wide(canvas: Canvas, space: str) -> float:
    """Return how wide that key is, 0 where it is not painted."""
    alone = devices(canvas.hints, shared=False)[:1] not in ((), (_PAD,))
    return dim_wide(canvas, space) if alone else 0.0


def seat_caps(
    canvas: Canvas, seat: int, plate: Box, head: Box, there: Sequence[int], *, bets: bool = False
) -> float:
    """Paint what points at a seat on some devices; return how much that takes beside its name.

    The halves' stand in the upper corner, others at the head: names and votes need the room. What
    ``bets`` in the dark stands out there, behind the sign of a bet.
    """
    keys, wide = [one for one in there if one < _KEYPAD], seat_caps_wide(there, bets=bets)
    low = min(plate.y + plate.height - 16, head.y + head.height + 6)
    x = plate.x + plate.width - 4 - STEP * len(keys)
    if bets:
        bet_sign(canvas, x - BET_SIGN - 6, plate.y + 20 - BET_SIGN / 2)
    for order, device in enumerate(keys):
        _key(canvas, OF_PLACE[device][SEAT_PLACES[seat]], x + STEP * order, plate.y + 6,
             stands_out=bets)  # fmt: skip
    if _KEYPAD in there:
        _key(canvas, OF_PLACE[_KEYPAD][SEAT_PLACES[seat]], head.x - 4, low - 14)
    if _PAD in there:
        cap_of(canvas, PAD + OF_PLACE[_PAD][SEAT_PLACES[seat]], head.x + head.width - 26, low)
    return wide
