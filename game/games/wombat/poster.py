"""The poster: the towers of every build as the lights found them, who won, and who was who."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import pygame

from game.core.words import Words
from game.games.wombat.board.bricks import brick, brick_wide, tower
from game.games.wombat.board.writing import DIM, DUSK, MOON, NIGHT, write
from game.games.wombat.model import events as ev
from game.games.wombat.model.places import BRICKS, TOWER, sound
from game.games.wombat.model.roles import BAD, GOOD
from game.games.wombat.model.state import State
from game.games.wombat.naming import cap_picture
from game.stage.motion.easing import in_out_sine
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas

SIZE: Final = (1200, 1600)
"""A poster, in pixels."""
_WIDE, _HIGH = 600.0, 800.0
_TOP, _ROOM, _ROW = 186.0, 384.0, 186.0
"""Where builds begin, how high all of them may be, and one at most."""
_PARTY: Final = Box(30, 584, _WIDE - 60, 118)
"""Where everybody stands with name and role."""
_TALL: Final = 1.86
"""How high a tower of six is against its largest brick's width."""
BEAM: Final = (176, 122, 74)
"""What whoever won stands behind: the wood of the spindles."""


@dataclass(slots=True)
class Build:
    """A build as all saw it."""

    stacks: tuple[tuple[int, ...], ...]
    points: list[str] = field(default_factory=list)
    """The team of each point that was scored."""
    out: int | None = None
    """Who was voted out after it."""


def builds(events: Sequence[Any]) -> list[Build]:
    """Return all builds of public facts, in order."""
    found: list[Build] = []
    for event in events:
        match event:
            case ev.Lit(stacks):
                found.append(Build(stacks))
            case ev.Scored(team) if found:
                found[-1].points.append(team)
            case ev.Eliminated(seat) if found:
                found[-1].out = seat
            case _:
                pass
    return found


def poster(
    art: Art,
    view: State,
    events: Sequence[Any],
    names: Sequence[str],
    words: Words,
    faces: Sequence[str],
    /,
) -> pygame.Surface:
    """Return the picture that is saved: every build at its lights, and all wombats unmasked."""
    canvas = Canvas(pygame.Surface(SIZE), art)
    canvas.k, canvas.left, canvas.top = SIZE[0] / _WIDE, 0, 0
    canvas.surface.fill(NIGHT)
    canvas.rect(14, 14, _WIDE - 28, _HIGH - 28, theme.LEMON, 22)
    canvas.rect(18, 18, _WIDE - 36, _HIGH - 36, DUSK, 19)
    canvas.picture("logo", 30, 24, 250, 156)
    score = words.say("board.score", good=view.good, bad=view.bad)
    title = Box(290, 40, 276, 80 if not view.options.practice else 120)
    write(canvas, words.say("poster-art.title"), title, 40, MOON, theme.TITLE)
    if not view.options.practice:
        write(canvas, score, Box(290, 124, 276, 40), 24, theme.LEMON, theme.BUTTON)
    seen = builds(events)
    step = min(_ROW, _ROOM / max(1, len(seen)))
    top = _TOP + (_ROOM - step * len(seen)) / 2
    for number, one in enumerate(seen):
        row = Box(30, top + step * number, _WIDE - 60, step - 6)
        _build(canvas, one, number + 1, row, names, words)
    _party(canvas, view, names, words, faces)
    canvas.panel(30, 708, _WIDE - 60, 62, 18, theme.LEMON)
    said = Box(50, 712, _WIDE - 100, 54)
    write(canvas, words.say(f"result.won-{view.reason}"), said, 32, theme.INK, theme.TITLE)
    return canvas.surface


def _build(
    canvas: Canvas, build: Build, number: int, row: Box, names: Sequence[str], words: Words
) -> None:
    """Paint one build: its three towers, and what was said of it with the light on."""
    canvas.rect(row.x, row.y, row.width, row.height, (40, 34, 58), 14)
    largest = min(84.0, (row.height - 14) / _TALL)
    for spindle, stack in enumerate(build.stacks):
        x, foot = row.x + 56 + spindle * (largest + 26), row.y + row.height - 7
        wide = largest * 0.9
        canvas.rect(x - wide / 2, foot - 3, wide, 4, DIM, 2)
        canvas.rect(x - 2, row.y + 8, 4, row.height - 14, DIM, 2)
        tower(canvas, stack, x, foot - 2, row.height - 12, largest)
        if stack == TOWER:
            mark = largest * 0.34
            canvas.picture("mark_right", x + largest / 2 - mark, row.y + 4, mark, mark)
    left = row.x + 56 + 3 * (largest + 26) - largest / 2
    room = row.x + row.width - 14 - left
    lines = [(words.say("bar.build", n=number), 24.0, theme.LEMON)]
    right = sum(map(sound, build.stacks))
    lines.append((words.say("board.sound", n=right, most=BRICKS), 20.0, MOON))
    lines += [
        (words.say(f"poster-art.points-{team}", n=many), 20.0, MOON)
        for team in (GOOD, BAD)
        if (many := build.points.count(team))
    ]
    if build.out is not None:
        lines.append((words.say("poster-art.out", name=names[build.out]), 20.0, MOON))
    high = (row.height - 10) / max(3, len(lines))
    for order, (text, wished, colour) in enumerate(lines):
        y = row.y + 5 + (row.height - 10 - high * len(lines)) / 2 + high * order
        size = canvas.fitted(text, room, min(wished, high * 0.86), theme.BUTTON, least=11)
        canvas.text(text, left, y + high / 2, size, colour, theme.BUTTON, room=room)


def _party(
    canvas: Canvas, view: State, names: Sequence[str], words: Words, faces: Sequence[str]
) -> None:
    """Paint everybody with name and role; who won stands in the light."""
    step = _PARTY.width / view.seats
    for seat, name in enumerate(names):
        won = seat in view.winners or not view.winners
        box = Box(_PARTY.x + step * seat, _PARTY.y, step, _PARTY.height)
        wide = min(step - 6, 78.0)
        x = box.middle[0] - wide / 2
        if won:
            canvas.rect(x - 2, box.y, wide + 4, 80, theme.LEMON, 14, 0.28)
        for picture in _worn(view, seat, faces):
            canvas.picture(picture, x, box.y + 80 - wide, wide, wide, 1.0 if won else 0.5)
        for y, text, font in (
            (90.0, name, theme.BUTTON),
            (108.0, words.say(f"role-short.{view.roles[seat]}"), theme.TEXT),
        ):
            size = canvas.fitted(text, step - 8, 17, font, least=11)
            canvas.text(text, box.middle[0], box.y + y, size, MOON, font, align="middle",
                        room=step - 6)  # fmt: skip


def _worn(view: State, seat: int, faces: Sequence[str]) -> tuple[str, ...]:
    """Return a seat's face, and over it the helmet of its role if that was the Bad team's."""
    if view.options.practice or view.team(seat) != BAD:
        return (faces[seat],)
    return faces[seat], cap_picture(view.roles[seat])


# ---------------------------------------------------------------- in the result


def winners(canvas: Canvas, view: State, box: Box, part: float, faces: Sequence[str], /) -> None:
    """Let the last towers come down brick by brick, and whoever won jump behind a beam."""
    stacks = view.lit[0] if view.lit else ()
    foot = box.y + box.height - 10
    largest = min(box.height / (_TALL + 0.5), box.width * 0.14)
    step, middle = largest * 1.16, box.x + box.width / 2
    best: list[int] = list(view.winners) or list(range(view.seats))
    spare = (box.width - 3 * step - 12) / 2
    half = 1.5 * step
    for side in (-1, 1):
        its = best[::2] if side < 0 else best[1::2]
        wide = min(box.height * 0.62, spare / max(1.0, 0.62 * len(its) + 0.38))
        for at, seat in reversed(list(enumerate(its))):
            hop = abs(math.sin(math.tau * part + at + side)) * 12 * (1 - max(0.0, 2 * part - 1))
            x = middle + side * (1.5 * step + wide * 0.5 + at * wide * 0.62)
            half = max(half, abs(x - middle) + wide / 2)
            # drawn to the chest: at the top of a hop the beam still hides where they end
            for picture in _worn(view, seat, faces):
                canvas.picture(picture, x - wide / 2, foot + 6 - wide - hop, wide, wide)
    half = min(half, box.width / 2)
    canvas.panel(middle - half, foot - 10, 2 * half, 20, 10, BEAM, shadow=False)
    for spindle, stack in enumerate(stacks):
        x = middle + (spindle - 1) * step
        canvas.picture("spindle", x - largest * 0.64, foot - largest * 1.92, largest * 1.28,
                       largest * 2.1)  # fmt: skip
        for row, size in enumerate(stack):
            come = in_out_sine(min(1.0, max(0.0, part * 2.4 - 0.16 * row)))
            y = foot - largest * 0.17 - row * largest * 0.34 * 0.86 - (1 - come) * box.height * 0.3
            if come > 0:
                brick(canvas, size, x, y, largest)
    if not stacks:
        brick(canvas, 6, middle, foot, brick_wide(6, largest))
