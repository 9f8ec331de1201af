"""Bots that take longer: a help apart from level, at the table and where reasons are told again."""

from __future__ import annotations

from collections import Counter
from statistics import median
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import pytest

from game.ai.answering import Answering, Seating
from game.ai.bot_host import BotHost
from game.ai.question import Question
from game.core.seats import Seat
from game.games import game_of
from game.games.wombat import bot
from game.games.wombat.bot.minds import MINDS
from game.games.wombat.bot.reactions import slowed
from game.games.wombat.bot.senses import choosing, reaction
from game.games.wombat.model import actions as act
from game.games.wombat.model import events as ev
from game.games.wombat.model.options import SHADOWS, TICKS, Options
from game.scenes.after.counting import PACE, USUAL, pace_of
from game.session import bots as session_bots
from game.session import make_head
from game.session.bots import Bots
from game.store.heads import House
from tests.bench.wombat_learnt import DATA
from tests.bench.wombat_matches import Played
from tests.wombat.wombat_running import Open

FACTS = 400


@pytest.mark.parametrize("level", ["easy", "normal", "hard", "expert"])
@pytest.mark.parametrize("percent", [150, 200])
def test_perceiving_and_choosing_take_so_much_longer(level: str, percent: int) -> None:
    usual, slow = MINDS[level], slowed(MINDS[level], percent)
    took = [median(reaction(mind, 7, number) for number in range(FACTS)) for mind in (usual, slow)]
    assert took[1] / took[0] == pytest.approx(percent / 100, rel=0.04)
    assert choosing(slow, 6) / choosing(usual, 6) == pytest.approx(percent / 100, rel=0.03)
    assert (slow.span, slow.slips, slow.keeps) == (usual.span, usual.slips, usual.keeps)


@pytest.mark.parametrize("percent", [100, 150, 200])
def test_who_sits_down_reacts_as_the_table_agreed(percent: int) -> None:
    levels = {0: "normal", 1: "expert", 2: "random", 3: "greedy"}
    seeds = dict.fromkeys(levels, 5)
    seating = Seating(game_of("wombat"), 4, {}, levels, seeds, data=DATA, reactions=percent)
    host = BotHost(seating)
    for seat in (0, 1, 3):
        assert host.bots[seat].mind.mean == MINDS[levels[seat]].mean * percent // 100
    assert host.broken == {}


def test_the_session_seats_them_as_the_head_says(monkeypatch: pytest.MonkeyPatch) -> None:
    head = make_head("wombat", ["normal"] * 4, list("abcd"), {}, 3, house=House(reactions=200))
    seated: list[Seating] = []
    monkeypatch.setattr(
        session_bots, "BotRouter", lambda seating, _: seated.append(seating) or Mock(Answering)
    )
    Bots(head, head.controllers, lambda seat, start: [])
    assert [seating.reactions for seating in seated] == [200]


def test_statistics_tell_paces_apart() -> None:
    assert PACE == "pace"
    assert pace_of(House()) == USUAL
    assert pace_of(House(reactions=150)) == "reactions"
    assert pace_of(House(steps=True)) == "steps"
    assert pace_of(House(slow=2)) == "slow"
    assert pace_of(House(slow=4, reactions=200)) == "several"


def test_a_key_that_by_now_means_nothing_is_no_fault_and_nonsense_is_one() -> None:
    one = Open(4, 1, {"practice": True, "touch": "own"})
    seating = Seating(game_of("wombat"), 4, one.given, {0: "normal"}, {0: 5}, data=DATA)
    host, kim = BotHost(seating), Seat(0)
    bots: dict[int, Any] = host.bots
    host.inform(0, one.match.observations(kim))
    legal, here = one.match.pending()[kim], one.truth.hands[0].place
    for answer, fault in ((act.Go(here), ""), (act.Vote(1), "not legal"), ("go", "not legal")):
        bots[0] = SimpleNamespace(choose=lambda _, its=answer: its)
        choice = host.choose_for(Question(0, legal, tick=0))
        assert choice.action is None
        assert choice.fault.partition(":")[0] == fault


@pytest.mark.parametrize("level", ["random", "easy", "expert"])
def test_among_shadows_nobodys_bot_begins_in_the_first_second_of_a_build(level: str) -> None:
    """Whatever their roles: paws lie at the numbers that people have just read."""
    options, first = Options(4, touch=SHADOWS, seconds=10, debate=5), Counter[int]()
    bots = [bot.make(level, seat, 4, options, seat + 1, DATA) for seat in range(4)]
    build = ticks = 0
    for event in Played(bots, options, 5).journal.events:
        match event:
            case ev.BuildBegan(number):
                build, ticks = number, 0
            case ev.Ticked():
                ticks += 1
            case ev.Began() if not first[build]:
                first[build] = ticks
            case _:
                pass
    assert len(first) > 1
    assert all(TICKS < ticks < 3 * TICKS for ticks in first.values()), first
