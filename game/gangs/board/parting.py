"""Parting: somebody who sits at this screen is out: who did it, with what, and who they were.

All of it is told to everybody in the same moment, so it shows no more than the fact itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from game.core.words import Words
from game.gangs.board.arrange import picture_of
from game.gangs.board.beat import Beat
from game.gangs.board.identity import BADGES
from game.gangs.board.marks import tile_name
from game.gangs.board.places import TILE_RATIO
from game.gangs.board.plates import Plate
from game.gangs.board.sprites import paint_sprite
from game.gangs.model.cards import BLANK, CARD_NAMES, GANG_NAMES, NO_DAMAGE, gang_of
from game.gangs.model.events import Eliminated
from game.gangs.model.state import NONE
from game.stage.motion.easing import in_out_sine, out_back, out_cubic
from game.stage.motion.layout import Box, Pose
from game.stage.motion.timeline import Effect, Frame, Move, between
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.filling import LINE, filled
from game.stage.table.busts import Cut, bust
from game.stage.table.top_bar import USUAL

MS: Final = 2500
READ_MS: Final = 1800
"""So long it stands where nothing moves."""
KIND: Final = "parting"
_VEIL_MS: Final = 250
_FLY_MS: Final = 300
_TURN_MS: Final = 250
_SHEET_MS: Final = 420
"""When what is told of it begins to come up,"""
_UP_MS: Final = 200
"""and for how long it comes."""
_LARGE: Final = 168.0
_MIDDLE: Final = 192.0
_TOP: Final = 312.0
_BUST: Final = 150.0
_ASIDE: Final = 460.0
"""From how far aside come who did it, with what, and who is out."""
_SIZE: Final = 24.0
_TITLE: Final = 44.0
_WIDE: Final = {False: 800.0, True: 1180.0}
_ROW: Final = {False: 46.0, True: 84.0}
_HEAD: Final = {False: 70.0, True: 86.0}
"""Measures of the sheet by whether words are large."""


@dataclass(frozen=True, slots=True)
class Parting:
    """What is told of somebody who is out."""

    who: Plate
    by: Plate | None
    """Who did it, where somebody else did."""
    face: int
    """The card that did it, NO_DAMAGE where none did."""
    back: bool
    """Whether it was their own, and was sent back."""
    round: int
    """The round of a match of several, 0 without them."""
    turns: int
    left: int
    """How many are still in."""
    character: int
    lying: Pose
    """Their tile as it lay, seen or unseen,"""
    shown: Pose
    """and as it lies now."""
    colour: theme.Colour
    zoom: float
    idle: bool
    """Whether nobody who looks can go on from it."""


def parting(beat: Beat, event: Eliminated) -> Effect:
    """Return the picture of somebody's going, over all of the table."""
    view, seat, plates = beat.view, event.seat, beat.before.furniture.plates
    tile, gang = f"tile:{view.tile_at[seat]}", gang_of(event.character)
    by = None if view.by in (NONE, seat) else plates[view.by]
    its = Parting(
        who=plates[seat],
        by=by,
        face=plates[seat].last,
        back=by is not None and view.bims % 2 == 1,
        round=view.round,
        turns=view.out_turns[seat],
        left=len(view.living()),
        character=event.character,
        lying=beat.before.sprites[tile],
        shown=beat.after.sprites[tile],
        colour=view.options.lexicon.colours[gang],
        zoom=beat.places.zoom,
        idle=beat.idle,
    )
    return Effect(KIND, 0, 0, 0, MS, {"words": 1, "its": its})


def paint_parting(canvas: Canvas, effect: Effect, part: float, words: Words) -> None:
    """Paint it at 0..1 of its time: the table darkens, the tile turns, the sheet comes up."""
    its: Parting = effect.facts["its"]
    ms = part * (effect.end - effect.start)
    canvas.rect(0, 0, 1280, 720, theme.INK, 0, round(0.74 * min(1.0, ms / _VEIL_MS), 1))
    come = out_back(min(1.0, max(0.0, (ms - _FLY_MS) / _TURN_MS)))
    if come > 0.05:
        badge = BADGES[gang_of(its.character)].removeprefix("icon_badge_")
        image = canvas.image(f"splat_win_{badge}", 540, 311)
        grown = canvas.art.turned(("parting", badge, image.get_width()), image, 0, come)
        canvas.put_centred(grown, 640, _MIDDLE)
    far = _ASIDE * (1 - out_cubic(min(1.0, ms / _FLY_MS)))
    if its.by is not None:
        bust(canvas, Cut(its.by.face, _BUST, theme.TOMATO), 262 - far, _TOP - 4)
    if its.face != NO_DAMAGE:
        x = 372.0 if its.by is not None else 336.0
        card = Pose(x - far, 220, 92, picture_of(its.face, 92), turn=9, lift=6)
        paint_sprite(canvas, card, words)
    bust(canvas, Cut(its.who.face, _BUST, weight="faint"), 980 + far, _TOP - 4)
    _tile(canvas, its, ms, words)
    up = out_cubic(min(1.0, max(0.0, (ms - _SHEET_MS) / _UP_MS)))
    if up > 0:
        _sheet(canvas, its, 720 - (720 - _TOP) * up, words)


def _tile(canvas: Canvas, its: Parting, ms: float, words: Words) -> None:
    """Paint the tile on its way to the middle, where it turns over."""
    up = replace(its.lying, x=640.0, y=_MIDDLE, width=_LARGE, turn=0.0, scale=1.0, alpha=1.0)
    face = replace(up, face=its.shown.face)
    turned = _FLY_MS + _TURN_MS
    if ms < _FLY_MS:
        pose = between(its.lying, up, Move(0, _FLY_MS, in_out_sine), ms)
    else:
        pose = between(up, face, Move(_FLY_MS, turned, flip=up.face != face.face), ms)
    paint_sprite(canvas, pose, words)
    if ms >= turned:
        top = _MIDDLE - _LARGE * TILE_RATIO / 2
        tile_name(canvas, its.character, 640 - _LARGE / 2, top, _LARGE, words)


def _sheet(canvas: Canvas, its: Parting, top: float, words: Words) -> None:
    """Paint what is told of it, on a sheet that begins so far down."""
    large = its.zoom > USUAL
    wide, row, head = _WIDE[large], _ROW[large], _HEAD[large]
    rows = list(_rows(its, words))
    box = Box(640 - wide / 2, top, wide, head + len(rows) * row + 16)
    canvas.panel(box.x, box.y, box.width, box.height, 22, theme.PAPER)
    canvas.panel(box.x, box.y, box.width, head, 22, its.colour, shadow=False)
    title, most = _title(its, words), _TITLE * min(its.zoom, 1.3)
    size = canvas.fitted(title, wide - 60, most, theme.TITLE)
    canvas.text(
        title, 640, top + head / 2, size, theme.WHITE, theme.TITLE, align="middle",
        outline=theme.INK, outline_width=4,
    )  # fmt: skip
    icon = min(40.0, row - 8)
    for at, (picture, said) in enumerate(rows):
        middle = top + head + 8 + (at + 0.5) * row
        canvas.picture(picture, box.x + 26, middle - icon / 2, icon, icon)
        x = box.x + 26 + icon + 16
        room = box.x + box.width - 24 - x
        size, lines = filled(canvas, said, room, row - 4, _SIZE * its.zoom, theme.TEXT_BOLD)
        for line, text in enumerate(lines):
            y = middle + (line - (len(lines) - 1) / 2) * size * LINE
            canvas.text(text, x, y, size, theme.INK, theme.TEXT_BOLD, room=room)
    if its.idle:
        return
    size = theme.FLOOR * min(its.zoom, 1.4)
    foot = box.y + box.height + 8 + size
    canvas.text(words.say("parting.on"), 640, foot, size, theme.PAPER, align="middle")


def spoken(frame: Frame, words: Words) -> str:
    """Return in words what a moment of somebody's going shows, empty where nobody goes."""
    its = next((one.facts["its"] for one, _ in frame.effects if one.kind == KIND), None)
    if its is None:
        return ""
    told = [_title(its, words), *(said for _, said in _rows(its, words))]
    return " ".join(one if one[-1] in ".!" else f"{one}." for one in told)


def _title(its: Parting, words: Words) -> str:
    return _said(its, "round" if its.round else "out", words)


def _rows(its: Parting, words: Words) -> Iterator[tuple[str, str]]:
    """Yield what is told, each with its picture."""
    if its.face != NO_DAMAGE:
        card = words.say(f"log.a.{CARD_NAMES[its.face]}")
        key = "self" if its.by is None else "sent" if its.back else "hit"
        yield "icon_skull" if its.by is None else its.by.face, _said(its, key, words, card=card)
    if its.character != BLANK:
        gang = gang_of(its.character)
        said = words.say(f"gang-name.{GANG_NAMES[gang]}")
        yield BADGES[gang], _said(its, "gang", words, gang=said)
    held = _said(its, "held", words, n=its.turns)
    left = words.say("parting.left", n=its.left) if its.left > 1 else ""
    yield "icon_heart_low", f"{held} {left}".strip()


def _said(its: Parting, key: str, words: Words, **facts: object) -> str:
    """Return a sentence on who is out: to themselves, or by their name."""
    whose = "-you" if its.who.own else ""
    other = "" if its.by is None else its.by.name
    return words.say(f"parting.{key}{whose}", name=its.who.name, other=other, **facts)
