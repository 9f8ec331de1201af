"""Bots of Branle-bas de Wombat call for a hand, and come when they are called (W26, W29, W30)."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from game.core.seats import Seat
from game.games.wombat.bot import building, helping, talking
from game.games.wombat.bot.minds import MINDS
from game.games.wombat.bot.thinking import ThinkingBot
from game.games.wombat.model import actions as act
from game.games.wombat.model import events as ev
from game.games.wombat.model.options import Options
from game.games.wombat.model.phrases import phrase_of
from game.games.wombat.model.places import TOWER
from game.games.wombat.model.roles import BASIC, GENEROUS, HELPLESS, TRUSTING, WICKED
from game.games.wombat.model.sensations import Touch
from game.games.wombat.rules import RULES
from tests.bench.wombat_learnt import LEARNT

ME = 1
ZONE_5 = 7
A, B = 0, 1


def sitting(role: str, held: Iterable[int] = (), at: int = ZONE_5) -> ThinkingBot:
    """A bot in its first build that has felt what it holds, its hand at a place."""
    options = Options(5, advanced=True)
    its = ThinkingBot(ME, options, 4, MINDS["expert"], LEARNT)
    its.view = its.head.view
    RULES.apply(its.view, ev.RoleDealt(Seat(ME), role))
    its.beliefs.learn_role(ME, role)
    RULES.apply(its.view, ev.BuildBegan(1, bases=False))
    its.head.begin(0)
    its.head.now = 300
    its.head.hand.place = at
    its.head.hand.sizes.extend(held)
    for spindle in range(3):
        its.head.memory.keep("tower", spindle, len(TOWER), 300)
    return its


def hear(its: ThinkingBot, seat: int, *phrases: str) -> None:
    for phrase in phrases:
        talking.listen(its.head, its.beliefs, seat, phrase_of(phrase))


def test_who_brings_a_brick_that_may_not_be_laid_says_so_and_holds_it_out() -> None:
    its = sitting(GENEROUS, [6], at=A)
    assert building.plan(its.head) == [act.Give(1)] * helping.TRIES
    assert [one.spelled for one in its.head.phrases] == ["have:6", "help:A"]


@pytest.mark.parametrize("role", [BASIC, TRUSTING, HELPLESS, WICKED])
def test_who_hears_that_a_brick_is_held_out_comes_with_an_open_palm(role: str) -> None:
    its = sitting(role)
    hear(its, 3, "have:6", "help:A")
    assert helping.answer(its.head) == [act.Go(A), *[act.GIVE_RECEIVE] * helping.PALMS]
    assert helping.answer(its.head) == [], "a call is met once"


def test_nobody_comes_late_or_with_full_hands_or_to_who_is_not_believed() -> None:
    late, full, wary = sitting(BASIC), sitting(BASIC, [1, 2]), sitting(BASIC)
    hear(late, 3, "have:6", "help:A")
    late.head.now += helping.FRESH + 1
    hear(full, 3, "have:6", "help:A")
    wary.beliefs.learn_role(3, WICKED)
    hear(wary, 3, "have:6", "help:A")
    assert [helping.answer(its.head) for its in (late, full, wary)] == [[], [], []]


def test_what_a_tower_needs_the_helpless_asks_for_and_the_generous_brings() -> None:
    asks = sitting(HELPLESS, at=B)
    assert helping.ask(asks.head, B, 6) == [act.GIVE_RECEIVE] * helping.PALMS
    said = [one.spelled for one in asks.head.phrases]
    assert said == ["need:6", "help:B"]
    brings = sitting(GENEROUS, [6], at=A)
    hear(brings, 4, *said)
    assert building.plan(brings.head)[0] == act.Go(B), "though A needs it too, and is nearer"


def test_once_a_gift_was_met_nothing_more_is_held_out() -> None:
    its = sitting(GENEROUS, [6], at=A)
    its.keys.program = building.plan(its.head)[1:]
    its.knower.know(ev.Felt(Seat(ME), Touch.GAVE), 0, 0)
    assert its.keys.program == []
