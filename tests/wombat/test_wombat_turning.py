"""Turning points: the votes, the lies and the bricks that decided a match that is over."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from game.core.addressing import addressed
from game.core.seats import NOBODY as HIDDEN
from game.core.seats import Seat
from game.games import words
from game.games.wombat.board.verdicts import NOBODY, verdict_of
from game.games.wombat.lost_towers import lost_towers
from game.games.wombat.model import events as ev
from game.games.wombat.model import hidden
from game.games.wombat.model import state as at
from game.games.wombat.model.phrases import phrase_of
from game.games.wombat.model.places import COPIES, PLACES, TOWER, sizes
from game.games.wombat.model.roles import BAD
from game.games.wombat.model.state import HAND, State
from game.games.wombat.naming import place_said, time_said
from game.games.wombat.rules import RULES
from game.games.wombat.rules.fold import apply
from game.games.wombat.turning import MOST, turning_points
from tests.bench.wombat_figures import played
from tests.slow import slow, slow_rows

NAMES = ("Ana", "Rosa", "Hugo", "Kim", "Lou", "Max")
TABLES = [(3, False), (4, False), (5, True), (6, True)]


@cache
def match(seats: int, advanced: bool, seed: int) -> tuple[Any, ...]:
    options = RULES.options(seats, {"advanced": advanced})
    return tuple(played(options, seed)[0].journal.events)


def fresh(seats: int, advanced: bool) -> State:
    return RULES.initial(seats, RULES.options(seats, {"advanced": advanced}))


def points(seats: int, advanced: bool, seed: int, language: str = "en", you: int | None = None):  # type: ignore[no-untyped-def]
    state, events = fresh(seats, advanced), match(seats, advanced, seed)
    return turning_points(state, events, NAMES[:seats], words(language, "wombat"), you)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "advanced"), TABLES)
def test_every_match_has_turning_points_in_its_order(seats: int, advanced: bool) -> None:
    for seed in (11, 12):
        found = points(seats, advanced, seed)
        assert 0 < len(found) <= MOST
        parts = [point.part for point in found]
        assert parts == sorted(parts)
        assert all(0 <= part <= 1 for part in parts)
        assert len({point.text for point in found}) == len(found)


@pytest.mark.parametrize(("seats", "advanced"), [TABLES[0], *slow_rows(TABLES[1:])])
def test_whoever_is_voted_out_is_told_as_innocent_or_as_caught(seats: int, advanced: bool) -> None:
    said = words("en", "wombat").say
    for seed in (11, 12, 13):
        state, events = fresh(seats, advanced), match(seats, advanced, seed)
        texts = {(point.text, point.seen) for point in points(seats, advanced, seed)}
        expected = set()
        for event in events:
            apply(state, event)
            if not (isinstance(event, ev.VotesOpened) and state.phase == at.FINAL):
                continue
            out = verdict_of(event.targets).out
            if out == NOBODY:
                continue
            wicked = state.roles[out] == "wicked"
            kind = "caught" if wicked else "turned" if state.team(out) == BAD else "innocent"
            facts = {"build": state.number, "name": NAMES[out]}
            expected.add((said(f"turning.{kind}", **facts), said("turning.sent-out", **facts)))
        assert expected <= texts


@pytest.mark.parametrize("language", ["fr", *slow(["en"])])
def test_a_person_is_called_you(language: str) -> None:
    for seed in (11, 12):
        for seat in range(3):
            told = points(3, False, seed, language, seat)
            assert not [one for one in told if one.seat == seat and NAMES[seat] in one.text]


TAKER, ZONE = 2, 3


def bricks(*tower: int) -> list[int]:
    """The first bricks of some sizes."""
    return [(size - 1) * COPIES for size in tower]


def taken(place: int, brick: int, *, to: int = ZONE) -> list[Any]:
    """A paw takes a brick off a tower, and lets it go in a zone or holds it."""
    paw = HAND + TAKER
    moves = [hidden.Moved(HIDDEN, brick, place, paw)]
    return moves + [hidden.Moved(HIDDEN, brick, paw, to)] * (to != paw)


def laid(place: int, brick: int) -> list[Any]:
    """A paw picks a brick up in a zone, and lays it on a tower."""
    paw = HAND + TAKER
    return [hidden.Moved(HIDDEN, brick, ZONE, paw), hidden.Moved(HIDDEN, brick, paw, place)]


def lost_build(
    towers: dict[int, list[int]], loose: list[int], *deeds: list[Any], after: int = 600
) -> list[Any]:
    """A match that Bad wins by one build, in which somebody did some deeds."""
    lying: list[tuple[int, ...]] = [()] * PLACES
    for place, its in towers.items():
        lying[place] = tuple(its)
    lying[ZONE] = tuple(loose)
    events: list[Any] = [
        *(ev.RoleDealt(Seat(seat), "wicked" if seat == TAKER else "basic") for seat in range(4)),
        ev.BuildBegan(1, bases=False),
        hidden.Scattered(HIDDEN, tuple(lying)),
        *(ev.Ticked(tick) for tick in range(1, after)),
        *(one for deed in deeds for one in (*deed, ev.Ticked(1))),
    ]
    state = fresh(4, advanced=False)
    for event in events:
        apply(state, event)
    stacks = tuple(sizes(state.lying[spindle]) for spindle in range(3))
    roles = tuple(state.roles)
    return [
        *events, ev.Lit(stacks, ((),) * 9, ()), ev.Counted(stacks.count(TOWER)),
        ev.Scored("bad"), ev.Ended((Seat(TAKER),), "bad", roles),
    ]  # fmt: skip


FIRST = bricks(*TOWER)
LOST = {
    "robbed": lost_build({0: FIRST}, [], taken(0, FIRST[-1])),
    "robbed in the hand": lost_build({0: FIRST}, [], taken(0, FIRST[-1], to=HAND + TAKER)),
    "turned, then robbed": lost_build({2: FIRST}, [], [ev.Scraped()], taken(0, FIRST[-1])),
    "robbed, then turned": lost_build({0: FIRST}, [], taken(0, FIRST[-1]), [ev.Scraped()]),
    "spoilt": lost_build({0: FIRST}, [1], laid(0, 1)),
    "undone": lost_build({0: FIRST[:5]}, [], taken(0, FIRST[4]), taken(0, FIRST[3])),
    "blocked": lost_build({0: FIRST[:4]}, [1], laid(0, 1)),
}


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("how", LOST)
def test_a_match_lost_by_a_tower_that_went_tells_how_it_went(how: str, language: str) -> None:
    said = words(language, "wombat")
    told = turning_points(fresh(4, advanced=False), LOST[how], NAMES[:4], said)
    [gone] = lost_towers(fresh(4, advanced=False), LOST[how])
    assert (gone.seat, gone.place, gone.build) == (TAKER, 0, 1)
    facts = {
        "place": "●", "build": 1, "n": gone.left, "stood": gone.stood, "size": gone.wrong,
        "need": 6 - gone.stood,
    }  # fmt: skip
    time = time_said(gone.tick, 900)
    key = "turning.robbed" if "robbed" in how else f"turning.{how}"
    text = addressed(said, key, {"name": TAKER}, NAMES, None, time=time, **facts)
    assert text in [point.text for point in told]


def test_a_tower_that_stood_again_at_the_light_was_not_lost() -> None:
    again = lost_build({0: FIRST}, [], taken(0, FIRST[-1]), laid(0, FIRST[-1]))
    assert list(lost_towers(fresh(4, advanced=False), again)) == []
    mended = lost_build({0: FIRST[:4]}, [1], laid(0, 1), taken(0, 1))
    assert list(lost_towers(fresh(4, advanced=False), mended)) == []


def test_however_many_moments_there_are_the_tower_that_lost_is_told() -> None:
    events = LOST["robbed"]
    votes: list[Any] = []
    for _ in range(MOST + 2):
        votes += [ev.PhaseBegan(at.FINAL), ev.VotesOpened((TAKER, 3, 0, TAKER))]
    begin = events.index(next(one for one in events if isinstance(one, ev.BuildBegan)))
    full = [*events[:begin], *votes, *events[begin:]]
    told = turning_points(fresh(4, advanced=False), full, NAMES[:4], words("en", "wombat"))
    assert len(told) == MOST
    assert "takes a brick off ●" in told[-1].text


def test_a_tower_lost_in_a_build_that_good_won_decided_nothing() -> None:
    events = [ev.Counted(2) if isinstance(one, ev.Counted) else one for one in LOST["robbed"]]
    told = turning_points(fresh(4, advanced=False), events, NAMES[:4], words("en", "wombat"))
    assert not [point for point in told if "off ●" in point.text]
    assert list(lost_towers(fresh(4, advanced=False), events))


# ---------------------------------------------------------------- what was said


def said_of(seat: int, phrase: str) -> list[Any]:
    return [ev.Said(Seat(seat), phrase_of(phrase))]


def put(paw: int, place: int, brick: int) -> list[Any]:
    """Somebody picks a brick up in a zone, and lays it on a tower."""
    hand = HAND + paw
    return [hidden.Moved(HIDDEN, brick, ZONE, hand), hidden.Moved(HIDDEN, brick, hand, place)]


SHORT = {0: FIRST[:5], 1: [brick + 1 for brick in FIRST]}
"""One tower lacks one brick, another is complete: with both, the build is the Good team's."""
DONE = said_of(TAKER, "done:A")


def calls_told(events: list[Any], language: str = "en") -> list[str]:
    found = turning_points(fresh(4, advanced=False), events, NAMES[:4], words(language, "wombat"))
    return [one.text for one in found if one.icon == "icon_bubble"]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_false_call_that_left_a_tower_unfinished_is_a_turning_point(language: str) -> None:
    [text] = calls_told(lost_build(SHORT, [0], DONE), language)
    assert NAMES[TAKER] in text
    assert "●" in text
    two = SHORT | {0: FIRST[:4]}
    [other] = calls_told(lost_build(two, [0], DONE), language)
    assert other != text, "how many bricks it lacks"


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_false_height_that_had_a_wrong_brick_laid_is_a_turning_point(language: str) -> None:
    towers = SHORT | {0: FIRST[:3]}
    led = lost_build(towers, [FIRST[4]], said_of(TAKER, "count:A:4"), put(0, 0, FIRST[4]))
    [text] = calls_told(led, language)
    assert "2" in text
    own = lost_build(towers, [FIRST[4]], said_of(TAKER, "count:A:4"), put(TAKER, 0, FIRST[4]))
    assert calls_told(own) == [], "the Bad needed no call to lay it"


NOTHING_CAME_OF_IT = {
    "its author was out": lost_build(SHORT, [0], [ev.Eliminated(Seat(TAKER))], DONE),
    "honest, if wrong": lost_build(SHORT, [0], said_of(0, "done:A")),
    "touched again": lost_build(SHORT, [0], DONE, put(0, 0, 0), taken(0, 0)),
    "taken back": lost_build(SHORT, [0], DONE, said_of(0, "count:A:5")),
    "turned away": lost_build(SHORT, [0], DONE, [ev.Scraped()]),
    "wrong before": lost_build(SHORT | {0: [*FIRST[:4], 0]}, [0], DONE),
    "too late": lost_build(SHORT, [0], DONE, after=880),
    "lost anyway": lost_build({0: FIRST[:5]}, [0], DONE),
    "of a hand": lost_build(SHORT, [0], said_of(TAKER, "have:6")),
    "of a height": lost_build(SHORT, [0], said_of(TAKER, "count:A:2")),
}


@pytest.mark.parametrize("how", NOTHING_CAME_OF_IT)
def test_a_call_that_changed_nothing_is_no_turning_point(how: str) -> None:
    assert calls_told(NOTHING_CAME_OF_IT[how]) == []


def test_a_tower_that_honest_hands_built_wrong_is_told_however_low() -> None:
    wrong = lost_build({1: FIRST}, [FIRST[1], 0, 1, 2], *(put(0, 0, brick) for brick in (0, 1, 2)))
    [gone] = lost_towers(fresh(4, advanced=False), wrong)
    assert (gone.seat, gone.stood, gone.wrong) == (0, 0, 1)
    told = turning_points(fresh(4, advanced=False), wrong, NAMES[:4], words("en", "wombat"))
    assert "lays a 1 on ●, which needed a 6" in " ".join(point.text for point in told)


def test_the_tower_that_won_a_build_is_one_that_the_light_found() -> None:
    events = lost_build(
        {0: FIRST, 1: [one + 1 for one in FIRST[:5]], 2: [one + 2 for one in FIRST[:5]]}, [1, 2],
        put(0, 1, 1), put(1, 2, 2), taken(2, 2),
    )  # fmt: skip
    told = turning_points(fresh(4, advanced=False), events, NAMES[:4], words("en", "wombat"))
    [whole] = [one for one in told if "completes" in one.text]
    assert (whole.seat, place_said(1) in whole.text) == (0, True)
