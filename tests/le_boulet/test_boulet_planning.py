"""Expert bots of Le Boulet plan the last cards, by the rules and by what they know alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest

from game.core.luck import Stream
from game.core.seats import Seat
from game.games.le_boulet import bot
from game.games.le_boulet.bot import planning
from game.games.le_boulet.bot.futures import Future
from game.games.le_boulet.bot.thinking import ThinkingBot
from game.games.le_boulet.model import actions as act
from game.games.le_boulet.model import events as ev
from game.games.le_boulet.model import state as at
from game.games.le_boulet.model.cards import BOULET, PICTURES
from game.games.le_boulet.rules import RULES, determinizations
from game.games.le_boulet.rules.legality import pending
from tests.le_boulet.boulet_running import Open, willing
from tests.secrecy.working import calls

FACE = {name: face for face, name in enumerate(PICTURES)}
ROSE, CACTUS, BEE, BED = (FACE[name] for name in ("rose", "cactus", "abeille", "lit"))


THINKS_OF_IRON = 10
"""A seed by which a bot thinks of its Boulet in the first round."""


def seated(
    hand: Sequence[int], sizes: Sequence[int], seat: int = 2, level: str = "expert", seed: int = 3
) -> ThinkingBot:
    """A bot that was dealt a hand, others so many cards, where the first seat leads."""
    its = bot.make(level, seat, len(sizes), RULES.options(len(sizes), {}), seed)
    assert isinstance(its, ThinkingBot)
    dealt = tuple(len(hand) if at == seat else size for at, size in enumerate(sizes))
    its.hear([ev.Laid(dealt, 100), ev.HandDealt(Seat(seat), tuple(hand)), ev.Raced()])
    its.hear([ev.RaceWon(Seat(0), by_lot=False), ev.LeadBegan(Seat(0))])
    return its


def led(its: ThinkingBot, a: int, b: int, theme: str = "@pique") -> None:
    its.hear([ev.Proposed(Seat(0), a, b, theme)])


def asked(its: ThinkingBot) -> act.Action:
    return its.choose(list(pending(its.view)[Seat(its.seat)]))


@pytest.mark.parametrize("seats", [3, 7])
def test_a_future_loses_no_card_and_doubles_none(seats: int) -> None:
    one, chance = Open(seats, 11, {"hand": 5}), Stream(4)
    ended = 0
    for number in range(40):
        seat, legal = next(iter(one.match.pending().items()))
        shape = willing(list(legal), chance, 4)
        one.match.submit(seat, RULES.fill(one.truth, seat, shape, chance))
        if one.match.outcome():
            break
        if one.truth.phase in (at.LEAD, at.ANSWER, at.OPEN, at.GIVE, at.RETRY):
            future = Future(one.truth.copy(), number)
            future.play(one.truth.leads + seats)
            determinizations.check(future.state)
            ended += future.state.phase == at.OVER
            assert future.state.phase in (at.OVER, at.LEAD)
            chances = [future.chance(one) for one in range(seats)]
            assert sum(chances) == pytest.approx(1)
    assert ended


def test_a_boulet_is_kept_for_a_leader_who_lays_the_last_cards() -> None:
    """A rose pricks, too, and whoever does not plan lays it; a Boulet stops who would win."""
    done = {}
    for level in ("expert", "hard"):
        its = seated((ROSE, BOULET), (2, 6, 2, 6), level=level, seed=THINKS_OF_IRON)
        led(its, CACTUS, BEE)
        done[level] = asked(its)
    assert done == {"expert": act.Answer(BOULET), "hard": act.Answer(ROSE)}


@pytest.mark.parametrize(
    ("hand", "done"),
    [((ROSE, BED, BOULET), BOULET), ((ROSE, BED, 120, BOULET), ROSE), ((ROSE, BED), ROSE)],
)
def test_the_last_two_pictures_stay_a_pair_while_a_boulet_can_be_laid(
    hand: tuple[int, ...], done: int
) -> None:
    its = seated(hand, (6, 6, len(hand), 6), level="greedy", seed=THINKS_OF_IRON)
    led(its, CACTUS, BEE)
    assert asked(its) == act.Answer(done)


@pytest.mark.slow
def test_a_boulet_is_an_event_few_think_of_one_in_any_round() -> None:
    laid = 0
    for seed in range(120):
        its = seated((BED, 120, 3, BOULET, BOULET), (6, 6, 5, 6), level="normal", seed=seed)
        led(its, CACTUS, BEE)
        laid += asked(its) == act.Answer(BOULET)
    assert 10 <= laid <= 40


def test_and_is_handed_to_that_leader_then() -> None:
    its = seated((ROSE, BOULET), (2, 6, 2, 6))
    led(its, CACTUS, BEE)
    its.hear([ev.Answered((-3, -3, BOULET, -3)), ev.Agreed()])
    assert asked(its) == act.Give(0)
    why = its.why()
    assert "ahead" in why["values"][0]["parts"]


def test_whoever_lays_the_last_cards_is_accused_only_of_what_does_not_fit() -> None:
    for second, done in ((BED, act.Contest(act.PAIR)), (BEE, act.FINE)):
        its = seated((ROSE, BOULET, 120), (2, 6, 3, 6))
        its.head.beliefs.trust = 0.99  # it knows well how the others judge
        led(its, CACTUS, second)
        its.hear([ev.Answered((-3, -3, -3, -3))])
        assert asked(its) == done
    sure, unsure = (planning.objection(its.head, act.PAIR, fails) for fails in (0.95, 0.3))
    assert sure > max(0, unsure), "who is wrong draws a card"


def test_nobody_plans_while_all_have_many_cards() -> None:
    many = seated((ROSE, BOULET, BED, 120), (5, 6, 4, 6))
    few = seated((ROSE, BOULET, BED), (5, 6, 3, 6))
    assert not planning.near(many.head)
    assert planning.near(few.head)
    assert not planning.near(seated((ROSE, BOULET, BED), (5, 6, 3, 6), level="hard").head)


HANDS = [(ROSE, BEE, 12), (BOULET,) * 3, (BED, 120, BOULET)]


def test_planning_an_answer_takes_as_many_calls_whatever_the_hand(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(planning, "WORK", 1)  # to count calls makes them slow
    monkeypatch.setattr(planning, "LEAST", 1)
    counted: list[Counter[str]] = []
    for _ in range(2):  # the first time fills what is kept for all matches
        counted = []
        for hand in HANDS:
            its = seated(hand, (5, 6, 3))
            led(its, CACTUS, 100)
            counted.append(calls(partial(its.choose, [act.DECLINE])))
            assert any("play" in name for name in counted[-1])
    assert counted[0] == counted[1] == counted[2]


@pytest.mark.parametrize("seats", [3, 10])
def test_what_is_imagined_is_bounded_by_the_seats_alone(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    leads, played = 0, Future.play

    def counting(future: Future, last: int) -> None:
        nonlocal leads
        before = future.state.leads
        played(future, last)
        leads += future.state.leads - before

    monkeypatch.setattr(Future, "play", counting)
    monkeypatch.setattr(planning, "WORK", 2_000)
    its = seated((ROSE, BOULET, BED), (5,) * seats)
    led(its, CACTUS, BEE)
    asked(its)
    ways = 4
    least = planning.LEAST * planning.TURNS * ways * (seats + 1)
    assert 0 < leads <= max(least, 2_000 // planning.COSTS)


def test_hidden_cards_exchanged_change_no_plan(monkeypatch: pytest.MonkeyPatch) -> None:
    """Others play on by chance, never the two cards that lie otherwise in the other world."""
    planned, follow = 0, planning.follow

    def counting(*given: Any, **named: Any) -> planning.Followed:
        nonlocal planned
        planned += 1
        return follow(*given, **named)

    monkeypatch.setattr(planning, "follow", counting)
    monkeypatch.setattr(planning, "WORK", 1)
    monkeypatch.setattr(planning, "LEAST", 1)
    one, twin = (Open(3, 8, {"hand": 5}) for _ in range(2))
    hidden = twin.truth.hands
    hidden[1][0], hidden[2][0] = hidden[2][0], hidden[1][0]
    apart = {hidden[1][0], hidden[2][0]}
    assert len(apart) == 2
    bots = [bot.make("expert", 0, 3, one.options, 5) for _ in range(2)]
    heard, chance = 0, Stream(2)
    while asked := one.match.pending():
        seat, legal = next(iter(asked.items()))
        if seat == 0:
            news = one.match.observations(seat, heard)
            assert twin.match.observations(seat, heard) == news
            heard += len(news)
            for each in bots:
                each.hear(news)
            action = bots[0].choose(legal)
            assert bots[1].choose(twin.match.pending()[seat]) == action
        else:
            free = [one for one in legal if not apart & {*one.to_json().values()}]
            action = RULES.fill(one.truth, seat, willing(free, chance, 4), chance)
        one.match.submit(seat, action)
        twin.match.submit(seat, action)
    assert planned > 12
