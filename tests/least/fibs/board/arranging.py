"""Arranging: from a view to a layout, a pure function. Table units, 1280 × 720."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.games.fibs.model import ANSWER, BLANK, FACES, OVER, State

from game.core.targets import HAND, SEAT, Numbered
from game.stage.motion.layout import Box, Layout, Pose, Spots, Touch
from game.stage.table.bar import WAYS

FACE: Final = Numbered("face")
"""Cards of one's hand, by their face: what touching them says."""
LOG: Final = Box(1056, 58, 212, 554)
PROMPT: Final = Box(272, 612, 772, 42)
ROW: Final = Box(272, 658, 772, 54)
"""The row of buttons."""
OWN: Final = Box(12, 440, 248, 160)
_TOP: Final = Box(12, 58, 1032, 140)
"""Where the others sit."""
_HAND: Final = Box(272, 416, 772, 184)
"""Below it is only what a person is asked: there a replay has its bar."""
BAG: Final = (420.0, 304.0)
ASKED: Final = (528.0, 304.0)
GIVEN: Final = (636.0, 304.0)
RATIO: Final = 1.4
"""How high a card is against its width."""
_LARGE, _SMALL = 84.0, 40.0


@dataclass(frozen=True, slots=True)
class Plate:
    """What is written at one seat."""

    box: Box
    name: str
    points: int
    held: int
    state: str
    """``turn`` whose turn it is, ``aim`` who was asked, or nothing."""
    own: bool


@dataclass(frozen=True, slots=True)
class Furniture:
    """Everything written on the table."""

    plates: tuple[Plate, ...]
    bag: int
    given: int
    number: int
    name: str
    """Whose turn it is, nothing before the first one."""
    over: bool
    columns: tuple[Box, ...]
    """Where the viewer's cards lie, by face; none for a bystander."""


def seat_box(view: State, viewer: int | None, seat: int) -> Box:
    """Return where a seat is: the viewer's below, the others above, clockwise from there."""
    count = len(view.hands)
    place = (seat - (viewer or 0)) % count
    if place == 0:
        return OWN
    wide = min(300.0, (_TOP.width - 12 * (count - 2)) / (count - 1))
    left = _TOP.x + (_TOP.width - (wide + 12) * (count - 1) + 12) / 2
    return Box(left + (place - 1) * (wide + 12), _TOP.y, wide, _TOP.height)


def bag_pose() -> Pose:
    """Return a card that comes out of the bag."""
    return Pose(*BAG, _SMALL, "card_back", z=50)


def hand_pose(view: State, viewer: int | None, seat: int) -> Pose:
    """Return a card that comes out of a hand."""
    if seat == viewer:
        return Pose(*_HAND.middle, _LARGE, "card_back", z=50)
    return Pose(*seat_box(view, viewer, seat).middle, _SMALL, "card_back", z=50)


def layout_of(view: State, viewer: int | None, names: Sequence[str]) -> Layout:
    """Return the whole table of a view, seen from a seat or by a bystander."""
    sprites: dict[str, Pose] = {}
    touch = {name: Touch(WAYS[name], name) for name in ("rules", "menu")}
    touch["log"] = Touch(LOG, "log")
    for seat, hand in enumerate(view.hands):
        box = seat_box(view, viewer, seat)
        touch[SEAT.at(seat)] = Touch(box, SEAT.at(seat))
        if seat != viewer:
            row = Box(box.x + 10, box.y + 74, box.width - 20, 56)
            sprites |= _row(f"held.{seat}", sorted(hand), row, _SMALL)
    columns: list[Box] = []
    if viewer is not None:
        wide = _HAND.width / len(FACES)
        for at, face in enumerate(FACES):
            column = Box(_HAND.x + at * wide + 4, _HAND.y, wide - 8, _HAND.height)
            columns.append(column)
            touch[HAND.at(at)] = Touch(column, FACE.at(face))
            held = [one for one in view.hands[viewer] if one == face]
            cards = Box(column.x + 36, column.y + 8, column.width - 46, column.height - 16)
            sprites |= _row(f"own.{face}", held, cards, _LARGE)
    if view.face != BLANK and view.phase not in (OVER, "ask"):
        sprites[f"asked.{view.number}"] = Pose(*ASKED, _LARGE, str(view.face), z=30, lift=6)
    if view.given:
        last = f"given.{len(view.given)}"
        sprites[last] = Pose(*GIVEN, _LARGE, str(view.given[-1]), z=20)
    written = _furniture(view, viewer, names, tuple(columns))
    return Layout(sprites, written, touch, spots=Spots(captions=LOG, buttons=ROW))


def _row(name: str, faces: Sequence[int], box: Box, width: float) -> dict[str, Pose]:
    """Return cards from left to right, as near to each other as the box wants."""
    step = min(width + 6, (box.width - width) / max(1, len(faces) - 1))
    return {
        f"{name}.{at}": Pose(
            box.x + width / 2 + at * step,
            box.y + box.height / 2,
            width,
            "card_back" if face == BLANK else str(face),
            z=at,
        )
        for at, face in enumerate(faces)
    }


def _furniture(
    view: State, viewer: int | None, names: Sequence[str], columns: tuple[Box, ...]
) -> Furniture:
    plates = tuple(
        Plate(
            seat_box(view, viewer, seat),
            names[seat],
            view.points[seat],
            len(hand),
            _state(view, seat),
            seat == viewer,
        )
        for seat, hand in enumerate(view.hands)
    )
    return Furniture(
        plates,
        bag=len(view.bag),
        given=len(view.given),
        number=view.number,
        name=names[view.turn] if view.number else "",
        over=bool(view.winners),
        columns=columns,
    )


def _state(view: State, seat: int) -> str:
    if view.phase == ANSWER and seat == view.target:
        return "aim"
    return "turn" if view.phase != OVER and seat == view.turn else ""
