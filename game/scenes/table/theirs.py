"""Theirs: whether somebody may answer what one of several people around one screen is asked."""

from __future__ import annotations

from game.core.seats import Seat
from game.scenes.kit import Kit
from game.session import Session
from game.stage.input.claims import KEYS, PAD_SOURCE, PARTS
from game.stage.input.inputs import Input, KeyPressed, source_of


def theirs(kit: Kit, session: Session, seat: Seat, heard: Input, *, writes: bool = False) -> bool:
    """Say whether an input may answer what a seat is asked: one of its device, or of nobody's.

    Who ``writes`` needs a whole keyboard. As the question stops everybody, a key of nobody's, or
    what opens the menu, may put it away; and so may anybody answer whose gamepad is unplugged.
    """
    source, claims = source_of(heard), kit.claims
    nobodys = claims.owner(source) is None and not source.startswith(PAD_SOURCE)
    if len(session.people) < 2 or claims.may(seat, source) or seat in kit.lost_seats():
        return True
    if writes and source in (KEYS, *PARTS):
        return True
    if not isinstance(heard, KeyPressed):
        return nobodys
    return heard.key == "menu" or (heard.key == "escape" and nobodys)
