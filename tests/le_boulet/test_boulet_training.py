"""Training: why a bot chose is told once its choice is open, and not while it is sealed."""

from __future__ import annotations

import time
from pathlib import Path

from game.core.luck import Stream
from game.core.seats import Seat
from game.session import Session, make_head, start
from tests.store.kept import reasons_on_file

NAMES = ["Kim", "Ana", "Rosa", "Hugo"]
ME = Seat(0)


def wait_for_bots(session: Session) -> None:
    """Let every bot that is asked choose, until only the person is asked, or nobody."""
    while any(session.is_bot(seat) for seat in session.asked()):
        if session.ready():
            session.step()
        else:
            time.sleep(0.001)


def test_nothing_is_told_of_a_choice_that_is_still_sealed(tmp_path: Path) -> None:
    head = make_head(
        "le_boulet", ["human", *["normal"] * 3], NAMES, {"race": False}, 5, training=True
    )
    session, sealed, told = start(head, tmp_path), 0, 0
    chance = Stream(7)
    try:
        while session.asked() and sealed < 4:
            before = len(session.actors())
            wait_for_bots(session)
            if ME not in session.asked():
                continue
            public = len(session.observations(None))
            mine = session.view_of(ME)
            hidden = [at for at in reasons_on_file(tmp_path) if at not in session.reasons()]
            sealed += bool(hidden)
            assert all(at >= before for at in hidden), "what is open was kept back"
            assert all(session.is_bot(Seat(session.actors()[at])) for at in hidden)
            filled = session.rules.fill
            assert filled is not None
            session.submit(ME, filled(mine, ME, session.legal(ME)[-1], chance))
            if len(session.observations(None)) > public:
                assert set(hidden) <= set(session.reasons()), "it is open, and not told"
                told += len(hidden)
    finally:
        session.close()
    assert sealed == 4
    assert told
