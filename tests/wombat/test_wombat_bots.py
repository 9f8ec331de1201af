"""Bots of Branle-bas de Wombat: they press like people, and know what they were told, late."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import combinations, permutations
from typing import Any

import pytest

from game.core.luck import key_of
from game.core.seats import Seat
from game.games.wombat import bot
from game.games.wombat.bot.beliefs import Beliefs
from game.games.wombat.bot.deals import deals
from game.games.wombat.bot.memory import Memory
from game.games.wombat.bot.minds import MINDS
from game.games.wombat.bot.oracle import OracleBot
from game.games.wombat.bot.senses import LEAST, PRESSES, WITHIN, choosing, reaction
from game.games.wombat.model import events as ev
from game.games.wombat.model.actions import TICK_MS
from game.games.wombat.model.options import Options
from game.games.wombat.model.roles import GOOD_DECK, TRUSTING, fixed
from game.games.wombat.rules import RULES
from tests.bench.wombat_learnt import DATA, LEARNT
from tests.bench.wombat_matches import Played
from tests.wombat.wombat_led import Watched

SEAT = 1
SHORT = Options(3, practice=True, seconds=20)
ROLES_OF_FOUR = ("basic", "basic", "wicked", "basic")
NORMAL = MINDS["normal"]


class Anything(list[Any]):
    """All is legal: then every key that is pressed is seen."""

    def __contains__(self, key: object) -> bool:
        return True


@cache
def build(level: str = "normal", seed: int = 3) -> tuple[Watched, Played]:
    bots = [
        Watched(bot.make(level, seat, 3, SHORT, key_of(seed, seat), DATA), Anything())
        for seat in range(3)
    ]
    return bots[SEAT], Played(bots, SHORT, seed)


def again(told: list[list[Any]], level: str = "normal", seed: int = 3) -> list[Any]:
    its = bot.make(level, SEAT, 3, SHORT, key_of(seed, SEAT), DATA)
    answers = []
    for news in told:
        its.hear(news)
        answers.append(its.choose(Anything()))
    return answers


def test_the_same_seed_plays_the_same_match() -> None:
    first = build()[1]
    bots = [bot.make("normal", seat, 3, SHORT, key_of(3, seat), DATA) for seat in range(3)]
    assert Played(bots, SHORT, 3).done == first.done
    assert len(first.done) > 20


def test_what_a_bot_does_depends_only_on_what_its_seat_was_told() -> None:
    watched, _ = build()
    assert again(watched.told[: len(watched.answers)]) == watched.answers


@pytest.mark.parametrize("when", range(20, 180, 16))
def test_whatever_was_told_after_t_less_r_changes_nothing_a_bot_does_at_t(when: int) -> None:
    watched, _ = build()
    number = sum(
        not isinstance(one, (ev.Ticked, ev.Given, ev.Queued))
        for news in watched.told[:when]
        for one in news
    )
    late = reaction(NORMAL, key_of("senses", key_of(3, SEAT)), number)
    assert late >= LEAST
    other = [list(news) for news in watched.told[:when]]
    other += [[one for one in news if isinstance(one, ev.Ticked)] for news in watched.told[when:]]
    first = next(
        at for at, news in enumerate(watched.told) if at >= when and news != other[at]
    )  # nothing else was told before that
    known = first + (late - LEAST) // TICK_MS  # the question before which it is not known
    assert again(other[:known]) == watched.answers[:known]


def test_fingers_press_six_keys_in_ten_ticks_at_most() -> None:
    watched, _ = build("expert")
    pressed = [answer is not None for answer in watched.answers]
    assert all(sum(pressed[at : at + WITHIN]) <= PRESSES for at in range(len(pressed)))
    assert sum(pressed) > 10


def test_reactions_follow_levels_and_take_at_least_a_fifth_of_a_second() -> None:
    middles = []
    for level, middle in zip(bot.PLAYED, (1000, 800, 650, 500), strict=True):
        mind = MINDS[level]
        every = sorted(reaction(mind, 7, at) + choosing(mind, 7) for at in range(2001))
        assert every[0] >= LEAST
        middles.append(every[1000])
        assert abs(every[1000] - middle) <= middle / 10, (level, every[1000])
    assert middles == sorted(middles, reverse=True)


def wrong_after(level: str, ticks: int, trials: int = 400) -> float:
    """The share of sizes that are forgotten or false after some time, other things coming."""
    wrong = 0
    for seed in range(trials):
        memory = Memory(MINDS[level], seed)
        memory.keep("tower", 0, 4, 0)
        for at in range(30, ticks + 1, 30):
            memory.keep("loose", 3 + at // 30, 2, at)
        thing = memory.tower(0, ticks)
        wrong += thing is None or thing.value != 4
    return wrong / trials


def test_memory_is_worse_the_older_it_is_and_the_lower_the_level() -> None:
    shares = {level: [wrong_after(level, at) for at in (30, 180)] for level in bot.PLAYED}
    assert all(soon < late for soon, late in shares.values()), shares
    for lower, higher in zip(bot.PLAYED, bot.PLAYED[1:], strict=False):
        assert shares[lower][1] > shares[higher][1], shares
    assert 0.10 <= shares["normal"][0] <= 0.25, shares
    assert 0.50 <= shares["normal"][1] <= 0.90, shares
    assert shares["expert"][0] >= 0.05, shares
    assert shares["expert"][1] >= 0.35, shares


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_deals_are_as_likely_as_the_deck_makes_them(seats: int) -> None:
    always = fixed(seats, advanced=True, practice=False)
    every: Counter[tuple[str, ...]] = Counter()
    for drawn in combinations(GOOD_DECK, seats - len(always)):
        every.update(permutations([*always, *drawn]))
    reckoned = dict(deals(seats, advanced=True, practice=False))
    share = sum(every.values()) / sum(reckoned.values())
    assert {deal: ways * share for deal, ways in reckoned.items()} == dict(every)


def test_without_evidence_every_other_seat_is_as_likely_the_wicked() -> None:
    beliefs = Beliefs(0, 5, LEARNT, advanced=True, practice=False, weighs=1.0)
    beliefs.learn_role(0, TRUSTING)
    assert beliefs.bad() == pytest.approx([0, 0.25, 0.25, 0.25, 0.25])


def test_levels_are_made_from_their_names_and_others_are_refused() -> None:
    for level in bot.LEVELS:
        assert bot.make(level, 0, 3, SHORT, 1) is not None
    with pytest.raises(LookupError):
        bot.make("wizard", 0, 3, SHORT, 1)


def test_an_oracle_that_is_told_the_roles_has_nothing_left_to_guess() -> None:
    its = OracleBot(0, 4, Options(4), 1)
    its.hear([ev.RoleDealt(Seat(seat), role) for seat, role in enumerate(ROLES_OF_FOUR)])
    for tick in range(30):
        its.choose([])
        its.hear([ev.Ticked(tick + 1)])
    assert its.beliefs.bad() == [0, 0, 1, 0]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "given"),
    [(3, {"beginner": True}), (4, {"advanced": True}), (6, {"advanced": True, "touch": "shadows"})],
)
def test_bots_of_every_level_play_whole_matches(seats: int, given: dict[str, Any]) -> None:
    options = RULES.options(seats, given)
    levels = [bot.LEVELS[seat % len(bot.LEVELS)] for seat in range(seats)]
    bots = [
        bot.make(level, seat, seats, options, key_of(5, seat), DATA)
        for seat, level in enumerate(levels)
    ]
    played = Played(bots, replace(options, debate=60), 5)
    assert RULES.outcome(played.state) is not None
    assert played.done
