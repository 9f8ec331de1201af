"""The Wicked spoils as much as it takes: by what it hears, its memory, the clock and the score."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.core.seats import Seat
from game.games.wombat.bot import building, daring, talking, wicked
from game.games.wombat.bot.head import BotHead
from game.games.wombat.bot.minds import ADVISER, MINDS
from game.games.wombat.bot.thinking import ThinkingBot
from game.games.wombat.model import actions as act
from game.games.wombat.model import events as ev
from game.games.wombat.model.options import Options
from game.games.wombat.model.places import SPINDLES, ZONES
from game.games.wombat.model.roles import BASIC, WICKED
from game.games.wombat.rules import RULES
from tests.bench.wombat_learnt import LEARNT

ME, SEATS = 0, 5


def sat(role: str = WICKED, level: str = ADVISER, **given: int) -> tuple[ThinkingBot, BotHead]:
    """A bot half way through the first build, and its head, which forgets nothing."""
    options: Options = RULES.options(SEATS, given)
    its = ThinkingBot(ME, options, 3, MINDS[level], LEARNT)
    RULES.apply(its.view, ev.RoleDealt(Seat(ME), role))
    its.head.begin(0)
    its.head.now = options.ticks // 2
    return its, its.head


def towers(head: BotHead, *needs: int, clacks: int = 3) -> None:
    """Know what the towers need, with so many clacks heard at each."""
    for spindle, need in enumerate(needs):
        head.memory.keep("tower", spindle, need, head.now)
        head.view.clacks[spindle] = clacks


def test_the_wicked_builds_along_where_two_towers_are_out_of_reach() -> None:
    _, head = sat()
    towers(head, 5, 5, 6, clacks=1)
    assert daring.wants(head, 0) == 0
    assert wicked.spoil(head, daring.wants(head, 0), tireless=False) == []


def test_the_wicked_dares_more_the_faster_the_others_build() -> None:
    _, head = sat()
    many = []
    for clacks in (3, 5, 8):
        towers(head, 1, 2, 3, clacks=clacks)
        many.append(daring.wants(head, 0))
    assert many == sorted(many)
    assert many[0] < many[-1]


@pytest.mark.parametrize("points", [3, 5])
def test_the_wicked_hides_when_it_leads_and_hurries_when_it_trails(points: int) -> None:
    _, head = sat(points=points)
    towers(head, 1, 1, 3, clacks=6)
    even = daring.wants(head, 0)
    head.view.bad = 2
    assert daring.wants(head, 0) < even
    head.view.bad, head.view.good = 0, 2
    assert daring.wants(head, 0) > even


def test_fingers_that_pointed_at_the_wicked_make_it_dare_less() -> None:
    _, head = sat()
    towers(head, 0, 0, 2, clacks=6)
    even = daring.wants(head, 0)
    head.view.opened = (-1, ME, ME, -1, -1)
    assert 0 < daring.wants(head, 0) < even


def test_three_towers_that_stand_take_more_acts_than_two() -> None:
    _, head = sat()
    head.now = head.view.options.ticks - 40
    towers(head, 0, 0, 3, clacks=6)
    two = daring.wants(head, 0)
    towers(head, 0, 0, 0, clacks=6)
    assert daring.wants(head, 0) > two > 0


def test_the_wicked_avoids_a_tower_that_a_hand_has_just_covered() -> None:
    _, head = sat()
    towers(head, 0, 3, 6, clacks=6)
    head.hindered[0] = head.now - 1
    robbed = [wicked.spoil(head, 99.0, tireless=True) for _ in range(20)]
    assert all(verbs and verbs[0] == act.Go(1) for verbs in robbed)
    head.now += wicked.GUARDED
    assert wicked.spoil(head, 99.0, tireless=True)[0] == act.Go(0)


def test_the_wicked_turns_the_box_no_sooner_than_the_rules_let_it() -> None:
    _, head = sat(level="expert")
    towers(head, 1, 1, 1, clacks=6)
    again = head.view.options.durations.turn + head.view.options.durations.turn_again
    turned = []
    for now in range(450, 850):
        head.now = now
        if wicked.spoil(head, 99.0, tireless=False) == [act.TURN]:
            turned.append(now)
    assert len(turned) > 1
    assert min(late - soon for soon, late in pairwise(turned)) > again


def test_a_searching_hand_is_in_every_zone_before_it_comes_back_to_one() -> None:
    _, head = sat(BASIC)
    towers(head, 2, 2, 2)
    went = []
    for _ in ZONES:
        head.memory.clear()
        towers(head, 2, 2, 2)
        verb = building.plan(head)[0]
        if isinstance(verb, act.Go):
            head.hand.place = verb.place
        went.append(head.hand.place)
    zones = [place for place in went if place >= SPINDLES]
    assert len(zones) == len(set(zones)) > len(ZONES) // 2


def test_a_build_without_a_tower_names_nobody_by_itself() -> None:
    its, head = sat(BASIC)
    head.view.lit = (((), (), ()), (), ())
    bound = talking.bound(head, 1, final=True)
    assert bound > max(its.beliefs.bad())
