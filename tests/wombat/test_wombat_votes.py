"""Who accuses points at whom they accused; and what is drummed for."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from game.games.wombat import bot
from game.games.wombat.board.beats import VERDICT_MS, WICKED_MS, rolled, unmasked
from game.games.wombat.bot import talking
from game.games.wombat.bot.beliefs import Beliefs
from game.games.wombat.bot.head import BotHead
from game.games.wombat.bot.thinking import ThinkingBot
from game.games.wombat.model import events as ev
from game.games.wombat.model import state as at
from game.games.wombat.model.actions import SKY
from game.games.wombat.model.places import TOWER
from game.games.wombat.model.roles import WICKED
from game.games.wombat.rules import RULES
from tests.bench.wombat_figures import played
from tests.bench.wombat_learnt import DATA

SEATS = 6


@cache
def match(number: int) -> tuple[ev.Event, ...]:
    its, _ = played(RULES.options(SEATS, {}), 7_000 + number)
    return tuple(its.journal.events)


def debates(number: int) -> Iterator[tuple[list[tuple[int, int]], tuple[int, ...]]]:
    """Yield for each debate who accused whom, in order, and where all pointed then."""
    said: list[tuple[int, int]] = []
    phase = ""
    for event in match(number):
        match event:
            case ev.BuildBegan():
                phase, said = at.BUILD, []
            case ev.PhaseBegan(phase):
                pass
            case ev.Said(seat, phrase) if phase == at.DEBATE and phrase.word == "accuse":
                said.append((seat, phrase.seat))
            case ev.VotesOpened(targets) if phase == at.FINAL:
                yield said, targets
            case _:
                pass


@pytest.mark.slow
def test_who_accuses_points_at_whom_they_accused_last() -> None:
    accused = 0
    for number in range(6):
        for said, targets in debates(number):
            for seat, whom in dict(said).items():
                assert targets[seat] == whom, (number, said, targets)
                accused += 1
    assert accused > 20, "there are debates worth the name"


def suspecting(level: str = "normal", role: str = "basic") -> tuple[BotHead, Beliefs]:
    its = bot.make(level, 0, SEATS, RULES.options(SEATS, {}), 3, DATA)
    assert isinstance(its, ThinkingBot)
    its.beliefs.learn_role(0, role)
    return its.head, its.beliefs


@pytest.mark.parametrize("others", [0, 3])
def test_who_hears_worse_of_somebody_else_says_so_before_they_point(others: int) -> None:
    head, beliefs = suspecting()
    head.accused = 2
    beliefs.accuse(1, 2, 0.1)
    for seat in range(1, 1 + others):
        beliefs.accuse(seat, 5, 2.0)
    talking.reconsider(head, beliefs)
    assert [one.spelled for one in head.phrases] == (["accuse:5"] if others else [])
    assert talking.target(head, beliefs, final=True) == (5 if others else 2)


def test_who_accused_nobody_may_point_at_the_sky() -> None:
    head, beliefs = suspecting()
    talking.reconsider(head, beliefs)
    assert head.accused == SKY
    assert head.phrases == []


@pytest.mark.parametrize("level", ["easy", "normal", "hard", "expert"])
def test_a_bare_first_build_is_not_held_against_who_hardly_spoke(level: str) -> None:
    head, _ = suspecting(level)
    quiet, loud = 1, 2
    head.ledger.words[loud] = 2 * talking.QUIET

    def bound(seat: int, number: int, *stack: int) -> float:
        head.view.number, head.view.lit = number, ((stack, (), ()), ((),) * 9, ())
        return talking.bound(head, seat, final=True)

    built = bound(quiet, 1, *TOWER)
    assert built == bound(loud, 1, *TOWER) == bound(quiet, 1) > bound(loud, 1)
    assert bound(quiet, 2) == bound(loud, 2) == bound(loud, 1), "by now all have had their chance"


@pytest.mark.parametrize("level", ["easy", "normal", "hard", "expert"])
@pytest.mark.parametrize("final", [False, True])
def test_who_is_bad_argues_and_points_as_somebody_good_there_would(level: str, final: bool) -> None:
    aims, phrases = [], []
    for role in ("basic", WICKED):
        head, beliefs = suspecting(level, role)
        head.view.roles[0] = role
        aims.append([talking.target(head, beliefs, final=final)])
        for seat in (1, 3, 5):
            beliefs.accuse(seat, 4, 1.5)
            aims[-1].append(talking.target(head, beliefs, final=final))
        beliefs.sway((4, 2, SKY, 4, 1, 4))
        aims[-1].append(talking.target(head, beliefs, final=final))
        talking.prepare(head, beliefs)
        phrases.append([one.spelled for one in head.phrases])
    assert aims[0] == aims[1]
    assert len(set(aims[0])) > 1, "it hangs on what was heard"
    assert phrases[0] == phrases[1]


def test_votes_are_drummed_for_and_the_wicked_is_unmasked_last() -> None:
    for many in range(7):
        strokes = rolled(many)
        assert len(strokes) == many + 1
        assert strokes == sorted(strokes)
        assert strokes[-1] < VERDICT_MS, "all are counted before it is said what came of it"
    shown = unmasked(("basic", WICKED, "basic", "trusting"))
    assert [seat for seat, _ in shown] == [0, 2, 3, 1]
    times = [when for _, when in shown]
    assert times[-1] - times[-2] >= WICKED_MS
