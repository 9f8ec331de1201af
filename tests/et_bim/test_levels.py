"""The levels of bots that think: what they believe, and what none of them does."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence

import pytest
from tables import Bots

from game.ai import shared
from game.core.luck import Stream, key_of
from game.core.seats import Seat
from game.gangs.allegiance import camps, prior
from game.gangs.bot import PLAYED
from game.gangs.model.actions import Action, Replay, Throw
from game.gangs.model.cards import DAMAGE, gang_of
from game.gangs.model.state import State
from tests.slow import slow, slow_rows

QUICK = tuple(level for level in PLAYED if level != "expert")
MIXED = ("greedy", "random", "greedy")
"""Who acts while others are only asked what they believe: quick, and not all alike."""


def field(seats: int) -> list[str]:
    return [MIXED[seat % len(MIXED)] for seat in range(seats)]


# ---------------------------------------------------------------- what is certain

TABLES = [
    *slow_rows((seats, seats % 3, ()) for seats in (4, 5, 7, 8)),
    (10, 1, ()),
    *slow_rows([(5, 1, ("charlotte",)), (8, 0, ("charlotte",))]),
    (5, 3, ("missions", "oups", "non")),
]


@pytest.mark.parametrize(("seats", "seed", "modules"), TABLES)
def test_who_goes_by_facts_believes_what_a_count_of_all_worlds_says(
    seats: int, seed: int, modules: tuple[str, ...]
) -> None:
    check_facts(seats, seed, modules)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("seats", "modules"),
    [
        *((seats, ()) for seats in range(4, 13)),
        *((seats, ("charlotte", "missions")) for seats in range(4, 9)),
    ],
)
def test_the_same_at_every_table(seats: int, seed: int, modules: tuple[str, ...]) -> None:
    check_facts(seats, 10 + seed, modules)


def check_facts(seats: int, seed: int, modules: Sequence[str]) -> None:
    """Compare two ways of counting at positions of a whole match, through every seat's eyes."""
    game = Bots(field(seats), seed, modules)
    watchers = [game.made("facts", seat) for seat in range(seats)]
    told = [0] * seats
    chance = Stream(key_of("facts", seats, seed))
    for number, _ in enumerate(game.choices()):
        if number % 5:
            continue
        seat = chance.below(seats)
        events = game.match.observations(Seat(seat), told[seat])
        told[seat] += len(events)
        watchers[seat].hear(events)
        rows = watchers[seat].beliefs()
        assert [sum(row) for row in rows] == pytest.approx([1] * len(rows))
        for row, counted in zip(rows, prior(game.view(seat)), strict=True):
            assert row == pytest.approx(counted)


@pytest.mark.parametrize("level", [*slow(QUICK), "expert"])
@pytest.mark.parametrize(
    ("seats", "modules"), [*slow_rows([(4, ()), (5, ("charlotte",))]), (6, ("missions",))]
)
def test_beliefs_are_chances_and_what_is_certain_stays_so(
    level: str, seats: int, modules: tuple[str, ...]
) -> None:
    game = Bots(field(seats), 5, modules)
    watchers = [game.made(level, seat) for seat in range(seats)]
    told = [0] * seats
    certain = 0
    for number, _ in enumerate(game.choices()):
        if number % 6:
            continue
        seat = number % seats
        events = game.match.observations(Seat(seat), told[seat])
        told[seat] += len(events)
        watchers[seat].hear(events)
        truth = camps(game.truth)
        for place, (row, counted) in enumerate(
            zip(watchers[seat].beliefs(), prior(game.view(seat)), strict=True)
        ):
            assert sum(row) == pytest.approx(1)
            assert all(0 <= share <= 1 + 1e-9 for share in row)
            assert row[truth[place]] > 0, "the truth is never ruled out"
            for share, its in zip(row, counted, strict=True):
                if its in (0, 1):
                    certain += 1
                    assert share == pytest.approx(its)
    assert certain > 20


# ---------------------------------------------------------------- alone and among others


@pytest.mark.slow
def test_a_bot_thinks_among_others_as_it_does_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    check_alone("hard", 5, 2, monkeypatch)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [4, 6, 8])
@pytest.mark.parametrize("level", PLAYED)
def test_every_level_thinks_among_others_as_it_does_alone(
    level: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    check_alone(level, seats, seats, monkeypatch)


def check_alone(level: str, seats: int, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ask the same of a bot in whose process nobody else has thought yet."""
    levels = [level if seat % 2 else "hard" for seat in range(seats)]
    game = Bots(levels, seed)
    compared = 0
    chance = Stream(key_of("alone", level, seats))
    for seat, legal, choice in game.choices():
        if levels[seat] != level or chance.below(3):
            continue
        believed = game.bots[seat].beliefs()
        with monkeypatch.context() as patch:
            patch.setattr(shared, "newest", OrderedDict())
            alone = game.made(level, seat)
            alone.hear(game.match.observations(seat))
            assert alone.choose(legal) == choice
            assert alone.beliefs() == believed
        compared += 1
    assert compared > 1


# ---------------------------------------------------------------- what no level does


@pytest.mark.parametrize("level", [*slow(QUICK[:-1]), QUICK[-1]])
def test_no_level_hurts_a_seat_that_it_was_shown_to_be_a_friend(level: str) -> None:
    could = 0
    for seed in range(10):
        game = Bots([level] * 4, seed)
        for seat, legal, choice in game.choices():
            view = game.bots[seat].view
            mine = gang_of(view.character_at(seat))
            friends = [
                other
                for other in view.living()
                if view.character_at(other) >= 0 and gang_of(view.character_at(other)) == mine
            ]
            hurting = [action for action in legal if hurts(action, view, friends)]
            if not hurting or len(hurting) == len(legal):
                continue
            could += 1
            # where friends alone are left to aim at, one has to
            others = [action for action in legal if action not in hurting]
            if any(isinstance(action, Throw | Replay) for action in others):
                assert choice not in hurting
    assert could > 8


def hurts(action: Action, view: State, friends: Sequence[int]) -> bool:
    match action:
        case Throw(face, target):
            return bool(DAMAGE[face]) and target in friends
        case Replay(target):
            return bool(DAMAGE[view.card & 15]) and target in friends
        case _:
            return False
