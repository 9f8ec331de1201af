"""The match: who is told what, what is refused, and the book that stays closed."""

from __future__ import annotations

from typing import Any

import pytest
from game.games.fibs.model import GIVE, Ask, Shown
from game.games.fibs.rules import RULES

from game.core.actions import RefusedError
from game.core.luck import bot_seed
from game.core.seats import CLOCK, NOBODY, Seat
from game.match import Match


def started(seats: int = 3, seed: int = 4) -> Match[Any, Any, Any]:
    return Match(RULES, seats, RULES.options(seats, {}), seed)


def play_out(match: Match[Any, Any, Any]) -> None:
    while asked := match.pending():
        [(seat, legal)] = asked.items()
        match.submit(seat, legal[-1])


def test_a_viewers_stream_has_no_gaps_where_others_were_told_something() -> None:
    match = started()
    whole = match.observations(Seat(1))
    assert [match.observations(Seat(1), start) for start in range(len(whole))] == [
        whole[start:] for start in range(len(whole))
    ]
    told = len(whole)
    play_out(match)
    assert match.observations(Seat(1), told) == match.observations(Seat(1))[told:]
    assert match.observations(Seat(1))[:told] == whole


def test_everybody_is_told_what_is_addressed_to_them_and_nothing_else() -> None:
    match = started()
    play_out(match)
    book = match.open_book()
    for viewer in (None, *map(Seat, range(3)), NOBODY):
        assert match.observations(viewer) == [event for event in book if event.is_for(viewer)]
    assert any(isinstance(event, Shown) for event in book)
    assert not any(hasattr(event, "to") for event in match.observations(None))
    assert not any(hasattr(event, "to") for event in match.observations(NOBODY))


def test_what_a_viewer_was_given_is_a_list_of_its_own() -> None:
    match = started()
    match.observations(Seat(0)).clear()
    assert match.observations(Seat(0))


def test_what_is_not_legal_is_refused_with_its_reason_and_changes_nothing() -> None:
    match = started()
    [turn] = match.pending()
    other = Seat((turn + 1) % 3)
    before = match.observations(None)
    for seat, action, reason in (
        (other, Ask(turn, 1), "not-your-turn"),
        (CLOCK, Ask(turn, 1), "not-your-turn"),
        (turn, Ask(turn, 1), "not-offered"),
        (turn, GIVE, "not-offered"),
    ):
        with pytest.raises(RefusedError) as refused:
            match.submit(seat, action)
        assert refused.value.reason == reason
    assert match.observations(None) == before


def test_the_book_stays_closed_until_the_match_is_over() -> None:
    match = started()
    with pytest.raises(PermissionError):
        match.open_book()
    play_out(match)
    assert match.outcome() is not None
    assert match.open_book()


def test_a_bots_seed_tells_nothing_of_the_matchs() -> None:
    seeds = {bot_seed(seed, salt, Seat(s)) for seed in (1, 2) for salt in "ab" for s in range(12)}
    assert len(seeds) == 48
