"""What is held against whom once the lights are on: clacks, words and paws."""

from __future__ import annotations

import pytest

from game.core.seats import Seat
from game.games.wombat import bot
from game.games.wombat.bot import wicked
from game.games.wombat.bot.beliefs import Beliefs
from game.games.wombat.bot.counting import FEATURES, MOST, counts, owners
from game.games.wombat.bot.fitted import WEIGHS, log_likely
from game.games.wombat.bot.ledger import Clack, Ledger
from game.games.wombat.bot.minds import MINDS
from game.games.wombat.bot.thinking import ThinkingBot
from game.games.wombat.model import events as ev
from game.games.wombat.model.roles import BASIC, ROLES, WICKED
from game.games.wombat.rules import RULES

ME, KIM, LEO = 0, 1, 2
BARE = ((), (), ())


def noted(*clacks: tuple[int, int]) -> Ledger:
    """A ledger in which spindles clacked at some ticks."""
    ledger = Ledger(ME, 3)
    ledger.clacks += [Clack(tick, place, False) for tick, place in clacks]
    return ledger


def of(ledger: Ledger, seat: int, feature: str, *held: int) -> int:
    """What is counted of a seat, everybody's paw over zone 1 with some bricks."""
    hands = tuple((one, 3, *held) for one in range(3))
    found = counts(ledger, BARE, hands, named=True, now=900)
    return found[seat][FEATURES.index(feature)]


def test_a_clack_is_whose_who_speaks_of_its_spindle_right_after_it() -> None:
    ledger = noted((100, 0), (150, 0))
    ledger.said(156, KIM, "count:A:2")
    ledger.said(190, LEO, "count:A:2")
    assert owners(ledger) == [-1, KIM], "Leo speaks too late"
    assert of(ledger, KIM, "claims") == 1
    assert of(ledger, LEO, "claims") == 0


def test_a_height_told_of_a_spindle_that_was_silent_is_hollow() -> None:
    ledger = noted((100, 0))
    ledger.said(105, KIM, "count:B:2")
    ledger.said(106, LEO, "count:A:1")
    assert of(ledger, KIM, "hollow") == 1
    assert of(ledger, LEO, "hollow") == 0


def test_who_raised_an_alarm_tells_what_was_found_and_claims_no_clack() -> None:
    ledger = noted((100, 0))
    ledger.said(104, KIM, "robbed:A")
    ledger.said(106, KIM, "count:A:1")
    assert owners(ledger) == [-1]
    assert of(ledger, KIM, "hollow") == 0
    assert of(ledger, KIM, "alarms") == 1


def test_who_was_at_another_spindle_is_not_exposed_by_a_clack_without_an_owner() -> None:
    ledger = noted((100, 0), (103, 2))
    ledger.said(108, KIM, "count:A:1")
    assert of(ledger, LEO, "exposed") == 1
    assert of(ledger, KIM, "exposed") == 0


def test_a_height_below_the_last_one_told_counts_as_lowered() -> None:
    ledger = noted()
    ledger.said(100, KIM, "count:A:3")
    ledger.said(200, LEO, "count:A:2")
    ledger.said(300, KIM, "count:A:3")
    assert of(ledger, LEO, "lowered") == 1
    assert of(ledger, KIM, "lowered") == 0


def test_bricks_in_a_paw_count_only_where_paws_have_names() -> None:
    assert of(noted(), KIM, "holds", 5, 4) == 2
    nameless = counts(noted(), BARE, ((3, 5, 4),) * 3, named=False, now=900)
    assert nameless[KIM][FEATURES.index("holds")] == 0


def test_all_know_of_a_loss_until_somebody_tells_another_height() -> None:
    ledger = noted()
    ledger.said(100, KIM, "count:A:3")
    assert not ledger.alarmed(0)
    ledger.said(200, LEO, "robbed:A")
    assert ledger.alarmed(0)
    assert not ledger.alarmed(1)
    ledger.said(300, KIM, "count:A:2")
    assert not ledger.alarmed(0)


def test_every_count_of_every_role_has_a_share() -> None:
    assert all(len(row) == len(FEATURES) == len(MOST) for row in WEIGHS)
    for role in ROLES:
        for towers in range(4):
            assert log_likely(role, MOST, towers) < 0


def test_who_says_nothing_and_holds_nothing_is_the_likelier_to_have_bared_all() -> None:
    silent = (0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0)
    busy = (5, 0, 1, 0, 1, 0, 0, 2, 1, 0, 1)

    def against(row: tuple[int, ...]) -> float:
        return log_likely(WICKED, row, 0) - log_likely(BASIC, row, 0)

    assert against(silent) > 2 > against(busy)


def test_fingers_of_an_earlier_round_count_no_more_once_all_have_pointed_again() -> None:
    beliefs = Beliefs(ME, 5, advanced=False, practice=False, weighs=1.0)
    beliefs.told(ME, BASIC)
    beliefs.sway([-1, 3, 3, 4, 3])
    beliefs.accuse(LEO, 3, 0.1)
    once = list(beliefs.swayed)
    beliefs.sway([-1, 3, 3, 4, 3])
    beliefs.accuse(LEO, 3, 0.1)
    assert beliefs.swayed == once
    assert once[3] > 0
    assert len([one for one in beliefs.evidence if one.seat == 3]) == 4


@pytest.mark.parametrize("level", ["normal", "hard", "expert"])
def test_the_wicked_of_a_better_level_waits_until_less_can_be_mended(level: str) -> None:
    options = RULES.options(5, {})
    its = bot.make(level, ME, 5, options, 3)
    assert isinstance(its, ThinkingBot)
    head, mind = its.head, its.head.mind
    RULES.apply(its.view, ev.RoleDealt(Seat(ME), WICKED))
    head.memory.keep("tower", 0, 2, 0)
    first = options.ticks * mind.waits // 100
    head.now = first - 1
    assert not wicked.spoil(head, 0, 99.0, tireless=True)
    head.now = first
    assert wicked.spoil(head, 0, 99.0, tireless=True)
    assert MINDS["easy"].waits < mind.waits
