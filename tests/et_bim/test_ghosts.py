"""The ghost league: what a sealed guess is worth, and that nothing else counts."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tables import NAMES, Watching

from game.ai.personas import faces
from game.core.seats import NOBODY, Seat
from game.games import words
from game.gangs.ghosts import guess_of, league, may_guess, questions, scored
from game.gangs.model import events as ev
from game.gangs.model.cards import BLANK, GANG_NAMES, gang_of

LOOKS = faces(["human"] * len(NAMES))

BEGINS = [ev.TurnBegan(Seat(0), 1)]
FIRST = ev.Eliminated(Seat(2), 0, ())
SECOND = ev.Eliminated(Seat(3), 4, ())
LATER = ev.TurnBegan(Seat(1), 7)
END = ev.Ended(1, (0, 1), "gang")
MATCH = [*BEGINS, FIRST, LATER, SECOND, END]
"""Five seats: 2 falls, then in turn 7 seat 3 does, and the chicots win."""


def guess(
    seat: int, at: int, gang: str | None = None, following: int | None = None, pair: Any = None
) -> Any:
    return {"seat": seat, "at": at, "gang": gang, "next": following, "pair": pair}


def points(*guesses: Any, events: Any = MATCH, seats: int = 5) -> list[tuple[str, int, int]]:
    """What counted: the question, the turn, and what it brought."""
    return [(one.question, one.turn, one.points) for one in scored(events, seats, guesses)]


def test_the_right_gang_is_worth_as_many_points_as_seats_live() -> None:
    assert points(guess(2, 2, "chicots")) == [("gang", 1, 4)]
    assert points(guess(3, 4, "chicots")) == [("gang", 7, 3)]


def test_the_right_next_one_is_worth_a_point_less_than_seats_live() -> None:
    assert points(guess(2, 2, None, 3)) == [("next", 1, 3)]


def test_what_is_wrong_counts_and_brings_nothing() -> None:
    assert points(guess(2, 2, "bogosses", 4)) == [("gang", 1, 0), ("next", 1, 0)]


def test_a_guess_keeps_its_first_worth_only_if_its_gang_never_changes() -> None:
    early, late = guess(2, 2, "chicots"), guess(2, 4, "chicots")
    doubt = guess(2, 3, "bogosses")
    assert points(early, late) == [("gang", 1, 4)]
    assert points(early, doubt, late) == [("gang", 7, 3)]
    assert points(early, guess(2, 3, None, 1), late) == [("gang", 1, 4), ("next", 7, 0)]


def test_only_the_last_name_before_somebody_falls_counts() -> None:
    assert points(guess(2, 2, None, 3), guess(2, 3, None, 1)) == [("next", 7, 0)]
    assert points(guess(2, 2, None, 1), guess(2, 3, None, 3)) == [("next", 7, 3)]


def test_pairs_of_several_people_sealed_before_one_fall_count_each() -> None:
    dealt = [ev.TileShown(NOBODY, seat, seat) for seat in range(5)]
    early, other, late = (
        guess(2, at, pair=pair) for at, pair in ((3, "0:1"), (3, "3:4"), (4, "0:4"))
    )
    told = points(early, other, late, events=[ev.TilesChosen((0, 1, 2, 3, 4)), *dealt, *MATCH])
    assert [(question, turn) for question, turn, _ in told] == [("pair", 1), ("pair", 7)]


def test_after_each_fall_another_name_may_be_right() -> None:
    more = [*MATCH[:-1], ev.Eliminated(Seat(4), 8, ()), END]
    told = points(guess(2, 2, None, 3), guess(2, 4, None, 4), events=more)
    assert told == [("next", 1, 3), ("next", 7, 2)]


def test_nobody_fell_where_the_match_ended_first() -> None:
    assert points(guess(2, 4, None, 4)) == [("next", 7, 0)]


@pytest.mark.parametrize("at", [0, 1, 5, 6, 99])
def test_who_was_not_out_or_came_too_late_guessed_nothing(at: int) -> None:
    assert points(guess(2, at, "chicots", 3)) == []
    assert points(guess(0, 2, "chicots", 3)) == []


@pytest.mark.parametrize("gang", [1, "", "moustaches", True])
def test_no_such_gang_counts_for_nothing(gang: Any) -> None:
    assert points(guess(2, 2, gang), guess(2, 3, "chicots")) == [("gang", 7, 4)]


def test_that_nobody_wins_can_be_guessed() -> None:
    drawn = [*MATCH[:-1], ev.Ended(BLANK, (), "cap")]
    assert points(guess(2, 2, "nobody"), events=drawn) == [("gang", 1, 4)]
    assert points(guess(2, 2, "nobody")) == [("gang", 1, 0)]


def test_every_round_with_missions_is_a_league_of_its_own() -> None:
    over = ev.RoundEnded(0, (0,), "gang", (), (), ())
    again = ev.RoundBegan(2, (0,) * 5)
    rounds = [*MATCH[:-1], over, again, LATER, FIRST, over, ev.Ended(BLANK, (0,), "points")]
    told = points(
        guess(2, 2, "bogosses"),
        guess(2, 6, "bogosses"),  # all live again: nobody is a ghost
        guess(2, 8, "bogosses", 1),
        events=rounds,
    )
    assert told == [("gang", 1, 4), ("gang", 7, 4), ("next", 7, 0)]


@given(st.integers(4, 8), st.integers(0, 30), st.data())
def test_in_every_match_who_knows_the_end_gets_all_there_is_to_get(
    seats: int, seed: int, data: st.DataObject
) -> None:
    watching = Watching(seats, seed, tuple(map(Seat, range(seats))))
    asked: list[tuple[int, int, int, dict[str, bool]]] = []
    """Who was out, after how many public facts, how many lived, and which friends are right."""
    while watching.match.pending():
        watching.step()
        watching.catch_up()
        for seat in range(seats):
            view = watching.views[Seat(seat)]
            if may_guess(view, seat):
                gangs, living, *pairs = questions(view, NAMES, LOOKS, words("en", "et_bim"))
                assert [one.value for one in living.options] == view.living()
                assert {one.value for one in gangs.options} <= {*GANG_NAMES, "nobody"}
                at = len(watching.match.observations(None))
                right = {
                    str(one.value): friends(watching.match.journal.state, str(one.value))
                    for pair in pairs
                    for one in pair.options
                }
                assert not pairs or any(right.values()), "there is a right answer"
                asked.append((seat, at, len(living.options), right))
    if not asked:
        return
    events = watching.match.observations(None)
    seat, at, living_then, pairs = data.draw(st.sampled_from(asked))
    end = events[-1]
    gang = "nobody" if end.gang == BLANK else GANG_NAMES[end.gang]
    falls = [e.seat for e in events[at:] if isinstance(e, ev.Eliminated)]
    following = int(falls[0]) if falls else None
    told = scored(events, seats, [guess(seat, at, gang, following)])
    assert [one.points for one in told] == [living_then, living_then - 1][: 1 + bool(falls)]
    assert all(one.right for one in told)
    for pair, right in pairs.items() if falls else ():
        [one] = scored(watching.match.open_book(), seats, [guess(seat, at, pair=pair)])
        sides = len({gang_of(character) for character in watching.match.journal.state.selection})
        assert (one.right, one.points) == (right, sides * right)
        assert scored(events, seats, [guess(seat, at, pair=pair)]) == [], "tiles were not told"


def friends(truth: Any, pair: str) -> bool:
    """Whether two seats are of one gang now; the same twice: whether nobody in is with it."""
    one, other = map(int, pair.split(":"))
    gangs = {seat: gang_of(truth.character_at(seat)) for seat in truth.living()}
    mine = gangs.pop(one)
    return gangs[other] == mine if other != one else mine not in gangs.values()


@pytest.mark.parametrize("pair", ["1:9", "1", ":", "a:b", "1:2:3", 12, ["1:2"], "111:1"])
def test_what_is_no_pair_is_refused_as_a_guess_and_left_out_on_file(pair: Any) -> None:
    with pytest.raises(ValueError, match="pair"):
        guess_of({"pair": pair}, 9)
    assert points(guess(2, 2, "chicots", pair=pair)) == [("gang", 1, 4)]


# ---------------------------------------------------------------- what is shown


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_league_names_everybody_whose_guesses_counted_the_best_first(language: str) -> None:
    guesses = [guess(2, 2, "bogosses", 3), guess(3, 4, "nobody"), guess(2, 4, "chicots")]
    shown = league(MATCH, guesses, NAMES[:5], LOOKS, words(language, "et_bim"))
    assert [(one.seat, one.points) for one in shown] == [(2, 6), (3, 0)]
    assert [(line.right, line.points) for line in shown[0].lines] == [(True, 3), (True, 3)]
    assert NAMES[3] in shown[0].lines[0].text
    assert "Chicots" in shown[0].lines[1].text


def test_where_nobody_guessed_there_is_no_league() -> None:
    assert league(MATCH, [], NAMES[:5], LOOKS, words("en", "et_bim")) == ()
