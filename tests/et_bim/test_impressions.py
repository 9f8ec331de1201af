"""Impressions: what a deed says of whoever did it, and of whoever it was done to."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.core.seats import Seat
from game.games.et_bim.rules import RULES
from game.gangs.bot import make
from game.gangs.bot.easy import MANNERS
from game.gangs.bot.impressions import Memory, PublicAct, impressions
from game.gangs.model.cards import CHARLOTTE, D10, card_of, gang_of
from game.gangs.model.events import Eliminated, Laid, TurnBegan
from game.gangs.model.state import State
from game.match import Match
from game.training.playing import to_the_end
from tests.slow import slow

NORMAL = MANNERS["normal"].weights
EVEN = [1.0, 0.5, 0.5, 0.5]
"""Tile 0 is one's own; of the others nothing is known."""
ME, ANA, BO = 0, 1, 2


def after(*deeds: PublicAct, prior: list[float] = EVEN) -> list[float]:
    return impressions(prior, ME, deeds, NORMAL)


def deed(by: int, to: int, harm: float, *, knew: bool = False) -> PublicAct:
    return PublicAct(by, to, harm, knew)


def test_without_deeds_one_believes_what_is_certain() -> None:
    assert after(prior=[1.0, 0.25, 0.0, 0.75]) == pytest.approx([1.0, 0.25, 0.0, 0.75])


def test_who_hurts_me_is_likely_an_enemy_and_who_helps_me_likely_a_friend() -> None:
    assert after(deed(ANA, ME, 2.0))[ANA] < 0.5
    assert after(deed(ANA, ME, -2.0))[ANA] > 0.5


def test_who_hurts_my_enemy_is_likely_a_friend() -> None:
    assert after(deed(ANA, BO, 2.0), prior=[1.0, 0.5, 0.0, 0.5])[ANA] > 0.5


def test_whom_my_friend_hurts_is_likely_an_enemy() -> None:
    assert after(deed(BO, ANA, 2.0), prior=[1.0, 0.5, 1.0, 0.5])[ANA] < 0.5


def test_a_deed_of_one_who_had_looked_says_more() -> None:
    guessed, known = after(deed(ANA, ME, 2.0)), after(deed(ANA, ME, 2.0, knew=True))
    assert known[ANA] < guessed[ANA] < 0.5


def test_a_deed_between_strangers_says_nothing() -> None:
    assert after(deed(ANA, BO, 3.0, knew=True)) == pytest.approx(EVEN)


def test_nothing_moves_what_is_certain() -> None:
    sure = [1.0, 1.0, 0.0, 0.5]
    deeds = [deed(ANA, ME, 3.0, knew=True), deed(BO, ME, -3.0, knew=True)] * 20
    assert after(*deeds, prior=sure)[:3] == sure[:3]


def test_nobody_is_ever_taken_for_certain_by_deeds_alone() -> None:
    chances = after(*[deed(ANA, ME, 3.0, knew=True)] * 100)
    assert 0.01 < chances[ANA] < 0.03


def test_at_a_large_table_harmless_seats_that_have_hardly_played_are_fresh() -> None:
    memory, view = Memory(12, None), State(12, RULES.options(12, {}))
    for seat in (0, 1, 2, 1):
        memory.note(view, TurnBegan(Seat(seat), 1))
    memory.note(view, Laid(card_of(1, D10), Seat(0), Seat(2)))
    assert 1 not in memory.fresh(0), "it has played twice"
    assert 2 not in memory.fresh(0), "it hit me"
    assert {2, 3, 11} <= set(memory.fresh(5))
    assert not Memory(6, None).fresh(0), "at a small table nobody is out so soon"


@pytest.mark.parametrize("level", [*slow(["easy"]), "normal"])
def test_whoever_hardly_played_is_not_finished_off_if_another_can_be_hit(level: str) -> None:
    options = RULES.options(12, {})
    for seed in range(3):
        match: Match[Any, Any, Any] = Match(RULES, 12, options, seed)
        bots = [make(level, seat, 12, options, seed + seat) for seat in range(12)]
        to_the_end(match, bots)
        begun: Counter[int] = Counter()
        for fact in match.observations(None):
            if isinstance(fact, TurnBegan):
                begun[fact.seat] += 1
            if isinstance(fact, Eliminated):
                assert begun[fact.seat] > 1


def test_who_may_be_charlotte_is_worth_as_little_as_an_even_chance() -> None:
    options = RULES.options(6, {"modules": ["charlotte"]})
    match: Match[Any, Any, Any] = Match(RULES, 6, options, 4)
    told = 0
    for seat in range(6):
        bot: Any = make("normal", seat, 6, options, 1)
        bot.hear(match.observations(Seat(seat)))
        if gang_of(bot.view.character_at(seat)) == CHARLOTTE:
            continue
        for share, row in zip(bot.faith().ally, bot.beliefs(), strict=True):
            mine = row[gang_of(bot.view.character_at(seat))]
            if 0 < row[CHARLOTTE] < 1:
                told += 1
                assert share == pytest.approx(mine + row[CHARLOTTE] / 2)
    assert told
