"""Effects: paint, bursts and words that are there for a moment only."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from game.core.words import Words
from game.gangs.board import moments, parting
from game.gangs.portraits import UNDECIDED
from game.stage.motion.easing import blend, out_back, out_cubic
from game.stage.motion.layout import Box
from game.stage.motion.timeline import Effect
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.table.beads import bead, trail
from game.stage.table.duel import paint_entering

BELOW: Final = ("duel", "trail", "look")
"""What is painted under what flies."""
TRAIL_COLOURS = {0: theme.LEMON, 1: theme.ORANGE, 2: theme.TOMATO}
ALONE: Final = (UNDECIDED, moments.KIND)
"""What takes the middle of the table: nothing else is read there meanwhile."""
_APART: Final = 4.0
"""How far words of a moment stay off words that stay."""
_BURSTS = {"bim": "icon_p_bim", "non": "icon_p_non", "oups": "icon_oups"}
SPLAT_SIZE = {"splat_s": 70, "splat_m": 104, "splat_l": 136}


def paint_effect(
    canvas: Canvas, effect: Effect, part: float, words: Words, written: Sequence[Box] = ()
) -> None:
    """Paint a running effect at 0..1 of its time; beads and words keep off what is ``written``."""
    match effect.kind:
        case "trail":
            end, arc = (effect.facts["x1"], effect.facts["y1"]), effect.facts["arc"]
            colour = TRAIL_COLOURS.get(effect.facts["face"], theme.WHITE)
            trail(canvas, (effect.x, effect.y), end, arc, part, colour, written)
        case "duel":
            paint_entering(canvas, effect.facts["duel"], effect.facts["faces"], part)
        case "splat":
            _splat(canvas, effect, part)
        case "bim" | "non" | "oups":
            _burst(canvas, effect, part, words.say(f"table.burst.{effect.kind}"), written)
        case "look":
            _look(canvas, effect, part)
        case "undecided":
            _undecided(canvas, effect, part, words, written)
        case moments.KIND:
            moments.paint_who(canvas, effect, part, words)
        case parting.KIND:
            parting.paint_parting(canvas, effect, part, words)
        case "out":
            _out(canvas, effect, part, words, written)
        case _:
            _badge(canvas, effect, part)


def _splat(canvas: Canvas, effect: Effect, part: float) -> None:
    name = effect.facts["name"]
    size = SPLAT_SIZE[name]
    image = canvas.image(name, size, size)
    grown = min(1.0, part / 0.36)
    scale = max(0.05, out_back(grown) * 1.05)
    fade = 1.0 if part < 0.55 else (1 - part) / 0.45
    turned = canvas.art.turned(("splat", name, image.get_width()), image, 0, scale)
    canvas.put_centred(turned, effect.x, effect.y, fade)


def _cry(
    canvas: Canvas, text: str, x: float, y: float, size: float, colour: theme.Colour,
    written: Sequence[Box],
) -> None:  # fmt: skip
    """Write words of a moment, outlined, at a point or just above what is written there."""
    half = canvas.text_width(text, size, theme.TITLE) / 2 + _APART
    high = size / 2 + _APART
    for box in sorted(written, key=lambda one: -one.y):
        beside = abs(box.middle[0] - x) >= box.width / 2 + half
        if not beside and abs(box.middle[1] - y) < box.height / 2 + high:
            y = box.y - high
    canvas.text(
        text, x, y, size, colour, theme.TITLE,
        align="middle", outline=theme.INK, outline_width=4,
    )  # fmt: skip


def _burst(canvas: Canvas, effect: Effect, part: float, text: str, written: Sequence[Box]) -> None:
    grown = out_back(min(1.0, part / 0.3))
    fade = 1.0 if part < 0.65 else (1 - part) / 0.35
    size = 170
    icon = _BURSTS[effect.kind]
    image = canvas.image(icon, size, size)
    swing = 24 * math.sin(part * 9) * (1 - part)
    turned = canvas.art.turned((icon, image.get_width()), image, swing, max(0.05, grown))
    canvas.put_centred(turned, effect.x, effect.y, fade)
    if fade > 0.4:
        size = 34 + 4 * min(4, effect.facts.get("count", 1))
        _cry(canvas, text, effect.x, effect.y + 74, size, theme.LEMON, written)


def _look(canvas: Canvas, effect: Effect, part: float) -> None:
    """A dotted line of sight from the one who looks to the tile."""
    shown = out_cubic(min(1.0, part * 2.5))
    fade = 1.0 if part < 0.8 else (1 - part) / 0.2
    if fade < 0.3:
        return
    steps = 16
    for step in range(2, round(steps * shown)):
        at = step / steps
        x = blend(effect.facts["x1"], effect.x, at)
        y = blend(effect.facts["y1"], effect.y, at)
        bead(canvas, x, y, 3, (47, 120, 208))


def _out(canvas: Canvas, effect: Effect, part: float, words: Words, written: Sequence[Box]) -> None:
    size = 200
    image = canvas.image("splat_l", size, size)
    grown = out_back(min(1.0, part / 0.25))
    fade = 0.9 if part < 0.5 else 0.9 * (1 - part) / 0.5
    turned = canvas.art.turned(("out", image.get_width()), image, 0, max(0.05, grown))
    canvas.put_centred(turned, effect.x, effect.y, fade)
    if part < 0.85:
        said = words.say("table.preview-out")
        _cry(canvas, said, effect.x, effect.y, 34, theme.WHITE, written)


def _undecided(
    canvas: Canvas, effect: Effect, part: float, words: Words, written: Sequence[Box]
) -> None:
    """Whom nothing is left to throw: the banner of a round that nobody wins."""
    grown = out_back(min(1.0, part / 0.2))
    fade = 1.0 if part < 0.85 else (1 - part) / 0.15
    image = canvas.image("undecided", 400, 250)
    turned = canvas.art.turned(("undecided", image.get_width()), image, 0, max(0.05, grown))
    canvas.put_centred(turned, effect.x, effect.y, fade)
    if fade > 0.4:
        said = words.say("table.burst.undecided")
        _cry(canvas, said, effect.x, effect.y + 112, 46, theme.LEMON, written)


def _badge(canvas: Canvas, effect: Effect, part: float) -> None:
    """A pictogram that rises and fades: healed, recycled, lost, a new role."""
    icon = {
        "heal": "icon_p_heal",
        "recycle": "icon_p_recycle",
        "puff": "icon_discard",
        "new-role": "icon_p_swap",
        "mission": "icon_mission",
    }[effect.kind]
    if effect.kind == "puff" and effect.facts["reason"] == "shield":
        icon = "icon_p_shield"
    scale = max(0.05, out_back(min(1.0, part / 0.4)))
    image = canvas.image(icon, 64, 64)
    turn = -180 * part if effect.kind == "recycle" else 0
    turned = canvas.art.turned((icon, image.get_width()), image, turn, scale)
    canvas.put_centred(turned, effect.x, effect.y - 26 * part, min(1.0, (1 - part) * 2.5))
