"""Able: who of several people has keys of their own, and how keys are dealt out to the others.

Where all play at once nobody waits for a keyboard to be handed on, and a pointer is seen by all.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.scenes.kit import Kit
from game.stage.input.claims import HALVES, KEYPAD, MOUSE, PARTS, SHARED


def idle(kit: Kit, people: Sequence[int]) -> list[int]:
    """Return who of these people could press nothing that is theirs alone."""
    claims = kit.claims
    sharing = [seat for seat in people if claims.source(seat) == SHARED]
    left = any(claims.may(sharing[0], half) for half in HALVES) if len(sharing) == 1 else False
    return [
        seat for seat in people if claims.source(seat) == MOUSE or (seat in sharing and not left)
    ]


def places(kit: Kit) -> list[str]:
    """Return what there is to play with where all play at once, in the order it is dealt out.

    Some keyboards have no keypad: it counts once somebody has pressed one of its keys.
    """
    hints = kit.hints
    parts = PARTS if hints.keypad or kit.claims.seat(KEYPAD) is not None else HALVES
    return [*parts, *filter(hints.rack.here, hints.rack.sources)]


def too_many(kit: Kit, people: int) -> int:
    """Return for how many of so many people there is no part of the keyboard and no gamepad."""
    return max(0, people - len(places(kit)))


def deal(kit: Kit, people: Sequence[int], *, pads_first: bool) -> list[int]:
    """Give those who could press nothing gamepads and parts of the keyboard, while there are any.

    ``pads_first``: each is to feel something; else the parts go first. Returned is who got one.
    """
    claims = kit.claims
    lacking = idle(kit, people)
    for seat in lacking:
        claims.release(seat)
    lacking = idle(kit, people)
    free = [source for source in places(kit) if claims.owner(source) is None]
    if pads_first:
        free.sort(key=PARTS.__contains__)
    dealt = list(zip(lacking, free, strict=False))
    for seat, source in dealt:
        claims.claim(seat, source)
    return [seat for seat, _ in dealt]


def able_to_share(kit: Kit, people: Sequence[int], seat: int) -> bool:
    """Say whether a seat could still press something if it shared what lies on the table."""
    before = kit.claims.all()
    kit.claims.release(seat)
    able = seat not in idle(kit, people)
    kit.claims.restore(before)
    return able
