"""Others' turns: faster at a large table, but for what concerns the viewer or puts somebody out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.scenes.kit import Kit
from game.scenes.table.others_turns import LONG_MS, OthersTurns
from game.session import Session
from game.showing.matches import play_on, table_session

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
    for event in session.heard(me):
        session.rules.apply(view, event)
        others.look(view)
        if event.begins_turn:
            others.pass_time(wait_ms)
        yield event, others.rate
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
        if event.kind in ("turn_began", "thrown", "replayed", "eliminated"):
            mine = mine or 0 in about(event) or event.kind == "eliminated"
            quick, usual = quick + (not mine), usual + mine
            assert (rate == 1.0) is mine, event
    assert quick > seats
    assert usual > 4


def test_a_long_turn_of_others_is_hurried_to_its_end(kit: Kit) -> None:
    short = max(rate for _, rate in rates(kit, "et_bim", 12))
    assert max(rate for _, rate in rates(kit, "et_bim", 12, wait_ms=LONG_MS)) > short > 1


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
    others.look(session.fresh_view())
    others.pass_time(LONG_MS)
    assert others.rate == 1.0
    session.close()
