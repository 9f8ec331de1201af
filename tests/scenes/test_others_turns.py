"""Others' turns: at a large table faster than 1.2 s each, but for what concerns the viewer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from people import plays_on

from game.core.luck import Stream, key_of
from game.games import game_of
from game.scenes.kit import Kit
from game.scenes.table.others_turns import LONG_MS, OthersTurns
from game.session import Session
from game.tour.matches import by_chance, play_on, seated, table_session

pytestmark = pytest.mark.any_language


@pytest.fixture(autouse=True)
def no_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Session, "think", lambda session: None)


def rates(kit: Kit, game: str, seats: int, wait_ms: float = 0.0) -> Iterator[tuple[Any, float]]:
    """Yield each event of a match with the rate after it, so long after its turn began."""
    session = table_session(kit, game, seats)
    play_on(session, turns=4 * seats)
    me = session.humans[0]
    view, others = session.fresh_view(), OthersTurns(kit, session, me)
    for event in session.observations(me):
        session.rules.apply(view, event)
        others.update(view)
        if event.begins_turn:
            others.pass_time(wait_ms)
        yield event, others.rate(0.0)
    session.close()


def about(event: Any) -> set[int]:
    """Return the seats that a throw, a replay or a turn names."""
    found = {getattr(event, name, None) for name in ("seat", "target")}
    return {int(seat) for seat in found if seat is not None}


@pytest.mark.parametrize(("game", "seats"), [("et_bim", 8), ("et_bim", 12), ("witty_zibi", 8)])
def test_a_turn_keeps_its_pace_from_the_moment_it_names_the_viewer(
    kit: Kit, game: str, seats: int
) -> None:
    mine, quick, usual = False, 0, 0
    for event, rate in rates(kit, game, seats):
        if event.begins_turn:
            mine = False
        if event.kind in ("turn_began", "thrown", "replayed"):
            mine = mine or 0 in about(event)
            quick, usual = quick + (not mine), usual + mine
            assert (rate == 1.0) is mine, event
    assert quick > seats
    assert usual > 4


def test_a_long_turn_of_others_is_hurried_to_its_end(kit: Kit) -> None:
    short = max(rate for _, rate in rates(kit, "et_bim", 12))
    assert max(rate for _, rate in rates(kit, "et_bim", 12, wait_ms=LONG_MS)) > short > 1


FRAME_MS = 16
ACTS = 180
"""After so many somebody is about to fall."""


def turns_at(kit: Kit, session: Session, acts: int) -> Iterator[tuple[int, bool, bool]]:
    """Yield how long each turn of others takes at a table, whether it is about one, and a fall.

    Bots are as quick as they may be, so nothing is waited for but what is shown.
    """
    me, chance = session.humans[0], Stream(key_of("pace", session.head.seed))
    table = seated(kit, session)
    session.ready = session.asked  # type: ignore[method-assign] they have thought already
    session.step = lambda seat: session.submit(  # type: ignore[method-assign]
        seat, by_chance(session, seat, chance)
    )
    survival, turn, ms, mine, living = game_of("et_bim").survival, None, 0, True, 0
    assert survival is not None
    before = session.moves
    while session.moves < before + acts and session.outcome() is None:
        if table.is_mine():
            session.submit(me, by_chance(session, me, chance))
        table.pass_time(FRAME_MS)
        now = survival.turn_of(table.view)
        if now != turn:
            yield ms, mine, len(survival.living(table.view)) < living
            turn, ms, mine = now, 0, now == me
            living = len(survival.living(table.view))
        ms += FRAME_MS
        mine = mine or me in survival.concerned(table.view)


@pytest.mark.slow
def test_no_turn_of_others_takes_over_1200_ms_not_even_a_fall(kit: Kit) -> None:
    session = table_session(kit, "et_bim", 12)
    me = session.humans[0]
    plays_on(session, acts=ACTS)
    assert session.view_of(me).alive[me]
    turns = list(turns_at(kit, session, 150))
    others = [(ms, falls) for ms, mine, falls in turns if not mine]
    assert len(others) > 20
    assert any(falls for _, falls in others)
    assert max(ms for ms, _ in others) <= 1200
    session.close()


@pytest.mark.parametrize(
    ("seats", "chosen", "faster"),
    [(6, "large", False), (8, "large", True), (6, "always", True), (12, "never", False)],
)
def test_the_setting_says_at_which_tables(kit: Kit, seats: int, chosen: Any, faster: bool) -> None:
    kit.settings.others_turns = chosen
    assert any(rate > 1 for _, rate in rates(kit, "et_bim", seats)) is faster


def test_who_only_watches_sees_all_at_its_usual_pace(kit: Kit) -> None:
    session = table_session(kit, "et_bim", 12)
    others = OthersTurns(kit, session, None)
    others.update(session.fresh_view())
    others.pass_time(LONG_MS)
    assert others.rate(0.0) == 1.0
    session.close()
