"""Who is asked, for tests of games that ask one seat at a time."""

from __future__ import annotations

from game.core.seats import Seat
from game.session import Session


def asked_first(session: Session) -> Seat | None:
    """Return the first seat that is asked, None when all is over."""
    return next(iter(session.asked()), None)
