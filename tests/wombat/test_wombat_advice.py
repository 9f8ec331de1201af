"""Hints of Wombat: what somebody would do who forgets nothing of what a seat was told, and why."""

from __future__ import annotations

import pytest

from game.ai.answering import Seating
from game.ai.bot_host import BotHost
from game.ai.question import Question
from game.core.luck import Stream
from game.core.seats import CLOCK, Seat
from game.games import game_of, words
from game.games.wombat.advice import BEST, advice, may_be_taken_back
from game.games.wombat.bot import LEVELS
from game.games.wombat.model import actions as act
from game.games.wombat.model import state as at
from game.games.wombat.model.places import NAMES as PLACE_NAMES
from game.games.wombat.model.places import SIZE, SPINDLES
from tests.bench.wombat_learnt import DATA
from tests.wombat.wombat_running import Open, played, view
from tests.wombat.wombat_worlds import dealt

NAMES = ["Kim", "Ana", "Rosa", "Bilal", "Gwen", "Hugo"]
KIM = Seat(0)


def hint(one: Open, language: str = "en") -> tuple[str, act.Action | None]:
    """Return what Kim is told to do, and the act that it means."""
    seats = one.truth.seats
    host = BotHost(Seating(game_of("wombat"), seats, one.given, {0: BEST}, {0: 0}, data=DATA))
    host.inform(0, one.match.observations(KIM))
    choice = host.choose_for(Question(0, one.match.pending().get(KIM, ()), tick=0))
    assert not choice.fault
    told = view(one.match, KIM, one.options)
    said = advice(told, 0, choice.action, host.why(0), NAMES, words(language, "wombat"))
    return said, choice.action


def does(one: Open, action: act.Action, ticks: int = 12) -> None:
    one.match.submit(KIM, action)
    for _ in range(ticks):
        one.match.submit(CLOCK, one.match.pending()[CLOCK][0])


@pytest.fixture
def building() -> Open:
    """A practice build, Kim's paw in a zone in which the only brick, a 6, was found."""
    for seed in range(1000):
        one = Open(4, seed, {"practice": True, "touch": "own", "seconds": 60})
        lying = enumerate(one.truth.lying)
        alone = [at for at, bricks in lying if [SIZE[brick] for brick in bricks] == [6]]
        if alone and alone[0] != one.truth.hands[0].place:
            break
    does(one, act.Go(alone[0]))
    while one.match.pending()[KIM].count(act.PICK) == 0:
        does(one, act.GROPE)
    return one


def test_a_brick_that_was_found_is_felt_at_once_and_laid_where_it_fits(building: Open) -> None:
    assert hint(building) == (
        "Hint: feel the brick you found, because you do not know yet which brick that is.",
        act.FEEL_FOUND,
    )
    does(building, act.FEEL_FOUND, ticks=3)
    assert hint(building) == ("Hint: wait, because your wombat feels the brick.", None)
    does(building, act.Say("have:6"))
    assert hint(building)[1] == act.PICK
    does(building, act.PICK)
    said, meant = hint(building)
    assert isinstance(meant, act.Go)
    assert meant.place < SPINDLES
    assert "needs a 6" in said
    does(building, meant)
    assert hint(building)[1] == act.Lay(1)


def test_what_was_felt_long_ago_is_not_forgotten(building: Open) -> None:
    does(building, act.FEEL_FOUND)
    does(building, act.Go(SPINDLES), ticks=300)
    said, meant = hint(building)
    zone = next(
        at for at, bricks in enumerate(building.truth.lying) if [SIZE[b] for b in bricks] == [6]
    )
    name = PLACE_NAMES[zone]
    assert said == f"Hint: go to zone {name}, because a 6 lay in zone {name}, and a tower needs it."
    assert meant == act.Go(zone)


@pytest.mark.slow
def test_every_hint_is_legal_and_a_sentence_in_both_languages() -> None:
    phases = set()
    for seed, touch in ((1, "own"), (2, "shadows")):
        one = Open(6, seed, {"seconds": 60, "advanced": True, "touch": touch})
        for number, _ in enumerate(played(one, Stream(seed), every=8)):
            if number % 211 == 0 and number:
                said, meant = hint(one, "fr")
                assert said.startswith("Conseil\u00a0: ")
                assert ", car " in said
                assert said.endswith((".", "!"))
                assert hint(one)[1] == meant, "asked twice it is the same"
                assert meant is None or one.match.accepts(KIM, meant)
                phases.add(one.truth.phase)
            if one.truth.number > 2:
                break
    assert at.BUILD in phases
    assert phases & {at.STRAW, at.DEBATE, at.FINAL}


def test_a_hint_hangs_on_what_was_told_alone() -> None:
    compared = 0
    for number in range(40):
        its, _, worlds = dealt(number, "roles", 0)
        if its.viewer != KIM:
            continue
        for _ in range(20):
            for one in worlds:
                one.match.submit(CLOCK, one.match.pending()[CLOCK][0])
        compared += 1
        assert hint(worlds[0]) == hint(worlds[1])
    assert compared > 1


def test_the_adviser_plays_nowhere_and_nothing_waits_to_be_taken_back() -> None:
    assert BEST not in LEVELS
    assert not may_be_taken_back(act.GROPE)
    assert not may_be_taken_back(act.Vote(1))
