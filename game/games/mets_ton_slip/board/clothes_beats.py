"""Beats of clothes: they fly onto a figure, fall off it in their order, or go with a thief."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from game.games.mets_ton_slip.board.arrange import basket_pose, slot_pose, worn_sprite
from game.games.mets_ton_slip.board.beat import (
    AFTER_MS,
    FALL_MS,
    Beat,
    lead_of,
    thrown_last,
)
from game.games.mets_ton_slip.board.plates import Furniture
from game.games.mets_ton_slip.facts import WEAR_MS
from game.games.mets_ton_slip.model.cards import CARDS, NOTHING
from game.games.mets_ton_slip.outfits import worn_picture
from game.stage.motion.layout import Pose
from game.stage.motion.timeline import Effect, Ghost, Move, Timeline

REACH_MS: Final = 460
"""How long a thief's arm needs to come over."""


def put_on(beat: Beat, worn: Sequence[tuple[int, int, int, Pose]]) -> Timeline:
    """Let cards fly to slots, and garments onto figures: seat, slot, face, where it comes from."""
    moves, ghosts, effects = {}, [], []
    for at, (seat, slot, face, start) in enumerate(worn):
        name = worn_sprite(seat, slot)
        first, last = 160 * at, 160 * at + WEAR_MS
        if name in beat.before.sprites:  # a joker lay there
            ghosts.append(Ghost(start, beat.after.sprites[name], Move(first, last, arc=34)))
        else:
            moves[name] = Move(first, last, arc=34, swell=0.1, enter=start)
        effects.append(_garment(beat, seat, slot, face, start, first, last, off=False))
    ms = WEAR_MS + 160 * (len(worn) - 1)
    return beat.road(ms, moves=moves | beat.hand_gone(), ghosts=ghosts, effects=effects)


def fallen(
    beat: Beat,
    seat: int,
    slots: Sequence[int],
    faces: Sequence[int],
    lead: float | None = None,
) -> Timeline:
    """Let an attack be seen to act, then garments fall into the basket, one after the other."""
    acts = lead is None and bool(lead_of(beat.view))
    lead = lead_of(beat.view) if lead is None else lead
    stand = beat.places.stands[seat]
    ghosts, effects, bare = [], [], beat.before.furniture
    moves: dict[str, Move] = {}
    furniture = []
    for at, (slot, face) in enumerate(zip(slots, faces, strict=True)):
        start = lead + AFTER_MS * at
        last, end = slot_pose(stand, slot, face), basket_pose(stand, face)
        ghosts.append(Ghost(last, end, Move(start, start + FALL_MS, arc=40, spin=-40)))
        moves[worn_sprite(seat, slot)] = Move(start, start)
        effects.append(_garment(beat, seat, slot, face, end, start, start + FALL_MS, off=True))
        bare = _without(bare, seat, {slot: NOTHING})
        furniture.append((start, bare))
    ms = lead + FALL_MS + AFTER_MS * max(0, len(slots) - 1)
    moves |= {
        name: Move(ms - 1, ms, enter=beat.after.sprites[name]) for name in beat.new("card:basket")
    }
    if acts:
        kind = CARDS[thrown_last(beat.view)].lower()
        effects.insert(0, beat.act(kind, seat, 0, ms + 100))
    return beat.road(ms + 100, moves=moves, furniture=furniture, ghosts=ghosts, effects=effects)


def stolen(beat: Beat, seat: int, target: int, slot: int, face: int, put: int) -> Timeline:
    """Let the thief's glove come over, and take a garment home, where it is put on."""
    start = slot_pose(beat.places.stands[target], slot, face)
    end = REACH_MS + WEAR_MS
    x, y, high = beat.figure(target)
    x1, y1, _ = beat.figure(seat)
    facts = {"x1": x1, "y1": y1 - high / 2, "high": max(150.0, high)}
    glove = Effect("glove", x, y - high / 2, 0, end, facts)
    moves = {
        worn_sprite(target, slot): Move(REACH_MS, REACH_MS),
        worn_sprite(seat, put): Move(REACH_MS, end, arc=34, swell=0.1, enter=start),
    }
    comes = _garment(beat, seat, put, face, replace(start, x=x, y=y - high / 2), REACH_MS, end)
    bare = _without(beat.before.furniture, target, {slot: NOTHING})
    return beat.road(end, moves=moves, furniture=[(REACH_MS, bare)], effects=[comes, glove])


def _garment(
    beat: Beat,
    seat: int,
    slot: int,
    face: int,
    other: Pose,
    start: float,
    end: float,
    *,
    off: bool = False,
) -> Effect:
    """Return a garment that flies onto a figure from somewhere, or off it to there."""
    x, y, high = beat.figure(seat)
    facts = {
        "x1": other.x, "y1": other.y, "high": high, "off": off,
        "picture": worn_picture(seat, slot, face),
    }  # fmt: skip
    return Effect("garment", x, y - high / 2, start, end, facts)


def _without(furniture: Furniture, seat: int, changed: Mapping[int, int]) -> Furniture:
    """Return what is written where some of a seat's slots hold other cards."""
    plates = list(furniture.plates)
    worn = list(plates[seat].worn)
    for slot, face in changed.items():
        worn[slot] = face
    plates[seat] = replace(plates[seat], worn=tuple(worn))
    return replace(furniture, plates=tuple(plates))
