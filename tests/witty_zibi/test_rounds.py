"""Matches of several rounds, to their ends, however they are played (Z19, Z29, Z40)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from game.core.luck import Stream
from game.core.seats import Seat
from game.games import rules_of
from game.games.witty_zibi.model.options import GOAL, ROUNDS_MOST, VARIANTS
from game.games.witty_zibi.scenario import VOCABULARY
from game.gangs.model import events as ev
from game.gangs.model.cards import BLANK, LIMIT, gang_of
from game.match import Match
from tests.gangs.laid import Laid

RULES = rules_of("witty_zibi")
TABLES = [(seats, variant) for seats, variants in VARIANTS.items() for variant in variants]


def played(seats: int, seed: int, **options: Any) -> Match[Any, Any, Any]:
    """A match of random legal actions, to its end."""
    match = Match(RULES, seats, RULES.options(seats, options), seed)
    chance = Stream(seed)
    while asked := match.pending():
        [(seat, legal)] = asked.items()
        match.submit(seat, legal[chance.below(len(legal))])
    return match


def rounds_of(match: Match[Any, Any, Any]) -> list[list[Any]]:
    """The facts of a match, a list a round."""
    rounds: list[list[Any]] = []
    for event in match.open_book():
        if isinstance(event, ev.RoundBegan):
            rounds.append([])
        rounds[-1].append(event)
    return rounds


def points(happened: list[Any], seats: int, variant: str) -> tuple[int, ...]:
    """A round's points, counted from what happened alone."""
    shown = {e.tile: e.character for e in happened if isinstance(e, ev.TileShown)}
    clans = [gang_of(shown[seat]) for seat in range(seats)]
    sizes = Counter(clans)
    out = {e.seat for e in happened if isinstance(e, ev.Eliminated)}
    standing = {
        clan: [s for s in range(seats) if clans[s] == clan and s not in out] for clan in sizes
    }
    if variant in ("un_tout_seul", "orange"):
        pairs = [clan for clan in sizes if sizes[clan] > 1]
        fallen = [clan for clan in pairs if not standing[clan]]
        winning = [clan for clan in pairs if fallen and clan not in fallen]
        winning += [clan for clan in sizes if fallen and sizes[clan] == 1 and standing[clan]]
    else:
        left = [clan for clan in sizes if standing[clan]]
        winning = left if len(left) == 1 else []
    return tuple(
        0
        if clans[seat] not in winning
        else 2
        if seat in out
        else 4
        if sizes[clans[seat]] == 1
        else 3
        for seat in range(seats)
    )


@pytest.mark.parametrize(("seats", "variant"), TABLES)
def test_z16_points_are_those_that_a_person_would_write_down(seats: int, variant: str) -> None:
    for seed in range(3):
        match = played(seats, seed, variant=variant, rounds=3, expert=bool(seed % 2))
        totals = [0] * seats
        for happened in rounds_of(match):
            [end] = [event for event in happened if isinstance(event, ev.RoundEnded)]
            assert end.gained == points(happened, seats, variant)
            assert (end.reason == "undecided") == (not any(end.gained))
            totals = [total + one for total, one in zip(totals, end.gained, strict=True)]
        outcome = match.outcome()
        assert outcome is not None
        assert list(outcome.points) == totals
        most = [seat for seat in range(seats) if totals[seat] == max(totals) > 0]
        assert list(outcome.winners) == most


def test_z29_each_round_begins_one_seat_further() -> None:
    for seats in (4, 7):
        firsts = [
            next(event.seat for event in happened if isinstance(event, ev.TurnBegan))
            for happened in rounds_of(played(seats, 5, rounds=7))
        ]
        assert len(firsts) == 7
        assert all((before + 1) % seats == after for before, after in pairwise(firsts))


def test_z40_a_match_has_the_rounds_that_were_asked_for() -> None:
    for rounds in (1, 2, 5):
        assert len(rounds_of(played(4, 3, rounds=rounds))) == rounds
    assert len(rounds_of(played(4, 3))) == 5


def test_z40_first_to_twelve_ends_with_the_round_that_reaches_twelve() -> None:
    for seed in range(4):
        match = played(5, seed, goal=GOAL)
        before = [event.points for event in match.open_book() if isinstance(event, ev.RoundBegan)]
        assert all(max(scores) < GOAL for scores in before)
        outcome = match.outcome()
        assert outcome is not None
        assert max(outcome.points) >= GOAL or len(before) == ROUNDS_MOST


def test_z40_a_match_for_points_that_nobody_reaches_ends_all_the_same() -> None:
    laid = Laid(
        "witty_zibi",
        {
            "seats": 4,
            "options": {"goal": 12},
            "round": ROUNDS_MOST,
            "scores": {"1": 2},
            "hands": {"0": ["B10"], "1": [], "2": [], "3": []},
        },
    ).do({"seat": 0, "play": "B10", "target": 1}, {"seat": 1, "react": "pass"})
    outcome = laid.match.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.points) == ((1,), (0, 2, 0, 0))


def test_z23_where_nobody_has_a_point_nobody_wins() -> None:
    case = {
        "seats": 4,
        "round": 5,
        "hands": {"0": ["B10"], "1": [], "2": [], "3": []},
    }
    steps = ({"seat": 0, "play": "B10", "target": 1}, {"seat": 1, "react": "pass"})
    outcome = Laid("witty_zibi", case).do(*steps).match.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((), "points")


def test_z29_a_round_begins_on_an_empty_table() -> None:
    match = Match(RULES, 6, RULES.options(6, {"rounds": 3}), 1)
    chance = Stream(1)
    truth = match.journal.state
    while truth.round == 1:
        [(seat, legal)] = match.pending().items()
        match.submit(seat, legal[chance.below(len(legal))])
    assert [len(hand) for hand in truth.hands] == [12] * 6
    assert (truth.totals, truth.discard, truth.alive) == ([0] * 6, [], [True] * 6)
    assert (truth.reserve, truth.turn_number, truth.idle) == (4, 1, 0)
    for seat in range(6):
        view = RULES.initial(6, match.options)
        for event in match.observations(Seat(seat)):
            RULES.apply(view, event)
        assert [tile for tile, one in enumerate(view.characters) if one != BLANK] == [seat]


@pytest.mark.parametrize(("seats", "variant"), TABLES)
def test_z19_no_round_goes_on_that_is_decided(seats: int, variant: str) -> None:
    match = Match(RULES, seats, RULES.options(seats, {"variant": variant, "rounds": 2}), 11)
    chance = Stream(seats)
    truth = match.journal.state
    while asked := match.pending():
        assert truth.options.won(truth) == BLANK
        living = [truth.totals[seat] for seat in truth.living()]
        assert max(living) <= LIMIT
        assert all(not truth.hands[seat] for seat in range(seats) if not truth.alive[seat])
        assert all(truth.totals[seat] > LIMIT for seat in range(seats) if not truth.alive[seat])
        assert len(truth.bag) + sum(map(len, truth.hands)) <= len(truth.options.deck)
        [(seat, legal)] = asked.items()
        match.submit(seat, legal[chance.below(len(legal))])


def test_every_kind_of_public_event_that_files_may_expect_happens() -> None:
    told = {
        event.kind
        for seed in range(6)
        for seats in (4, 5)
        for event in played(seats, seed).open_book()
        if isinstance(event, ev.Public)
    }
    assert told == VOCABULARY.public_kinds - {"situation"}
