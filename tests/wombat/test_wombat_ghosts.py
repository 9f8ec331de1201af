"""The ghost league of Wombat: what may be guessed when, what counts, and what it is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from game.core.luck import Stream
from game.core.seats import CLOCK, Seat
from game.games import words
from game.games.wombat import ghosts
from game.games.wombat.model import actions as act
from game.games.wombat.model import events as ev
from game.games.wombat.model import state as at
from tests.wombat.wombat_running import Open, view

NAMES = ["Ana", "Kim", "Lou", "Max"]
GHOST = 0
WORDS = words("en", "wombat")


def built(number: int, complete: int, *, second: int = 1) -> list[Any]:
    """The facts of one build that all are told, up to its light; ``second``: when it is bet."""
    ticks = [ev.Ticked(tick) for tick in range(1, (second - 1) * 10 + 1)]
    return [ev.BuildBegan(number, bases=False), *ticks, ev.Lit((), (), ()), ev.Counted(complete)]


def voted(out: int | None) -> list[Any]:
    """The facts of both votes, the second of which puts somebody out or nobody."""
    opened = ev.VotesOpened((-1,) * len(NAMES))
    gone = [] if out is None else [ev.Eliminated(Seat(out))]
    begins = [ev.PhaseBegan(at.STRAW), opened, ev.PhaseBegan(at.DEBATE), ev.PhaseBegan(at.FINAL)]
    return [*begins, opened, *gone]


OUT = [*built(1, 1), *voted(GHOST)]
"""A first round after which the ghost is out."""
ROLES = ("basic", "wicked", "basic", "basic")


def guess(facts: Sequence[Any], seat: int = GHOST, **said: int) -> dict[str, Any]:
    """A guess that was sealed after so many facts."""
    return {"seat": seat, "at": len(facts), **said}


def points(facts: Sequence[Any], *guesses: dict[str, Any]) -> dict[int, int]:
    told = ghosts.league(facts, guesses, NAMES, NAMES, WORDS)
    return {one.seat: one.points for one in told}


def ended(facts: Sequence[Any], roles: tuple[str, ...] = ROLES) -> list[Any]:
    return [*facts, ev.Ended((Seat(1),), "bad", roles)]


@pytest.mark.parametrize(("second", "worth"), [(1, 3), (20, 3), (22, 2), (40, 2), (42, 1), (90, 1)])
def test_the_right_number_of_towers_is_worth_less_the_later(second: int, worth: int) -> None:
    dark = [*OUT, *built(2, 2, second=second)[:-2]]
    lit = [*OUT, *built(2, 2, second=second)]
    assert points(lit, guess(dark, towers=2)) == {GHOST: worth}
    assert points(lit, guess(dark, towers=1)) == {GHOST: 0}
    assert points(dark, guess(dark, towers=2)) == {}, "nothing is decided in the dark"


def test_a_number_of_towers_said_after_the_light_counts_nothing() -> None:
    lit = [*OUT, *built(2, 2)]
    assert points([*lit, *voted(None)], guess(lit, towers=2)) == {}


def test_who_goes_out_is_worth_more_before_the_vote_that_counts() -> None:
    lit = [*OUT, *built(2, 2)]
    votes = voted(2)
    for phases, worth in ((1, 2), (3, 2), (4, 1)):
        sealed_at = [*lit, *votes[:phases]]
        assert points([*lit, *votes], guess(sealed_at, next=2)) == {GHOST: worth}
        assert points([*lit, *votes], guess(sealed_at, next=3)) == {GHOST: 0}
    assert points(lit, guess([*lit, *votes[:1]], next=2)) == {}


def test_that_a_vote_puts_nobody_out_can_be_guessed() -> None:
    lit = [*OUT, *built(2, 2)]
    whole = [*lit, *voted(None)]
    assert points(whole, guess([*lit, ev.PhaseBegan(at.STRAW)], next=ghosts.NOBODY)) == {GHOST: 2}
    assert points(whole, guess([*lit, ev.PhaseBegan(at.STRAW)], next=1)) == {GHOST: 0}


def test_who_the_wicked_is_counts_at_the_end_by_how_many_were_in() -> None:
    dark = [*OUT, *built(2, 2)[:1]]
    later = [*OUT, *built(2, 2), *voted(3)]
    one, other = guess(dark, wicked=1), guess(later, wicked=1)
    assert points(later, one) == {}, "roles are told at the end alone"
    assert points(ended(later), one) == {GHOST: 3}
    assert points(ended(later), other) == {GHOST: 2}
    assert points(ended(later), guess(dark, wicked=2)) == {GHOST: 0}


def test_changing_ones_mind_counts_anew_and_saying_it_again_does_not() -> None:
    early, late = [*OUT, *built(2, 2)[:1]], [*OUT, *built(2, 2, second=50)[:-2]]
    lit = [*OUT, *built(2, 2, second=50)]
    assert points(lit, guess(early, towers=2), guess(late, towers=2)) == {GHOST: 3}
    assert points(lit, guess(early, towers=1), guess(late, towers=2)) == {GHOST: 1}
    assert points(lit, guess(early, towers=2), guess(late, towers=1)) == {GHOST: 0}


def test_who_was_the_wicked_gets_nothing_for_knowing_it() -> None:
    dark = [*OUT, *built(2, 2)[:1]]
    its = ended([*OUT, *built(2, 2)], ("wicked", "basic", "basic", "basic"))
    assert points(its, guess(dark, wicked=1), guess(dark, towers=2)) == {GHOST: 3}


def test_who_is_still_in_gets_nothing() -> None:
    dark = [*OUT, *built(2, 2)[:1]]
    assert points([*OUT, *built(2, 2)], guess(dark, seat=1, towers=2)) == {}
    assert points([*OUT, *built(2, 2)], guess(built(1, 1)[:1], towers=1)) == {}


def test_a_guess_stands_until_it_is_decided() -> None:
    dark, lit = [*OUT, *built(2, 2)[:1]], [*OUT, *built(2, 2)]
    said = [guess(dark, towers=2), guess(dark, wicked=1)]
    standing = [one.name for one in ghosts.sealed(dark, said, NAMES, NAMES, WORDS)]
    assert standing == ["towers", "wicked"]
    [left] = ghosts.sealed(lit, said, NAMES, NAMES, WORDS)
    assert (left.name, left.value, left.brief) == ("wicked", 1, "Kim")


def test_private_facts_move_no_guess() -> None:
    dark, lit = [*OUT, *built(2, 2)[:1]], [*OUT, *built(2, 2)]
    whole = [ev.RoleDealt(Seat(1), "wicked"), *lit, ev.Pointed(Seat(1), 2)]
    assert points(whole, guess(dark, towers=2)) == {GHOST: 3}


@pytest.mark.parametrize(
    "given",
    [{"towers": 4}, {"towers": -1}, {"next": -2}, {"next": 4}, {"wicked": -1}, {"wicked": "1"},
     {"towers": True}],
)  # fmt: skip
def test_what_is_no_guess_is_refused_and_counts_nothing_out_of_a_file(given: Any) -> None:
    with pytest.raises(ValueError, match=next(iter(given))):
        ghosts.guess_of(given, len(NAMES))
    dark = [*OUT, *built(2, 2)[:1]]
    assert points(ended([*OUT, *built(2, 2), *voted(None)]), guess(dark, **given)) == {}


def test_questions_follow_the_phase_and_ask_the_wicked_not_who_it_is() -> None:
    one = Open(4, 3, {"seconds": 60})
    wicked = one.truth.roles.index("wicked")
    while one.truth.phase != at.FINAL:
        if one.truth.phase == at.DEBATE:
            for seat in one.truth.living():
                if one.truth.phase == at.DEBATE:
                    one.match.submit(seat, act.READY)
            continue
        one.match.submit(CLOCK, one.match.pending()[CLOCK][0])
        seen = view(one.match, None, one.options)
        if Stream(seen.tick).below(20) == 0:
            _asked(one, wicked, seen)
    _asked(one, wicked, view(one.match, None, one.options))


def _asked(one: Open, wicked: int, seen: Any) -> None:
    def asked(table: Any) -> list[str]:
        return [its.name for its in ghosts.questions(table, NAMES, NAMES, WORDS)]

    lights = seen.phase == at.BUILD and seen.tick > seen.options.ticks
    now = [] if lights else ["towers"] if seen.phase == at.BUILD else ["next"]
    assert asked(seen) == [*now, "wicked"], "of what all were told everybody is asked alike"
    for seat in range(4):
        own = view(one.match, Seat(seat), one.options)
        assert asked(own) == (now if seat == wicked else [*now, "wicked"])
