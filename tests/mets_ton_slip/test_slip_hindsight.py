"""Hindsight: whom bots saw winning, held against who won."""

from __future__ import annotations

from game.games.mets_ton_slip.hindsight import hindsight
from game.games.mets_ton_slip.model import events as ev
from game.replaying.again import play_again
from game.store.notes import noted
from game.tour import thought_out

SEATS = 3


def test_hindsight_sets_the_chances_of_every_decision_beside_who_won() -> None:
    replay = thought_out("mets_ton_slip", SEATS)
    facts: list[int] = []
    match = play_again(replay, facts)
    reasons, acts = noted(replay).reasons, [seat for seat, _ in replay.actions]
    state, book = match.rules.initial(SEATS, match.options), match.open_book()
    found = hindsight(state, book, facts, acts, reasons)
    assert len(reasons) > SEATS
    assert set(found) == {(a, b) for a in range(SEATS) for b in range(SEATS)}, "of oneself too"
    (winners,) = (each.winners for each in book if isinstance(each, ev.Ended))
    for (_, other), points in found.items():
        assert [point.part for point in points] == sorted(point.part for point in points)
        assert all(point.friend is (other in winners) for point in points)
    for seat in range(SEATS):
        for chances in zip(*(found[seat, other] for other in range(SEATS)), strict=True):
            assert abs(sum(point.chance for point in chances) - 1) < 0.01, "some seat will win"
    unfinished = [each for each in book if not isinstance(each, ev.Ended)]
    found = hindsight(state, unfinished, facts, acts, reasons)
    assert not any(point.friend for points in found.values() for point in points)
