"""The bot host: whatever a bot does, the match goes on with a legal action and names the fault."""

from __future__ import annotations

from typing import Any

import pytest

from game.ai.answering import Seating
from game.ai.bot_host import BotHost
from game.ai.question import Question
from game.core.seats import Seat
from game.games import game_of
from game.games.et_bim.rules import RULES
from game.games.parts import Game
from game.match import Match

BOTS = """
class Plain:
    def __init__(self, seat, seats, options, seed):
        self.heard = 0
        self.facts = seat, seats, options.teams, seed
    def hear(self, events):
        self.heard += len(events)
    def choose(self, legal):
        return legal[-1]
class Unmade(Plain):
    def __init__(self, *facts):
        raise OSError("no brain")
class Deaf(Plain):
    def hear(self, events):
        self.heard += 1
        raise ValueError("too loud")
class Thrower(Plain):
    def choose(self, legal):
        raise RuntimeError("dropped\\n  everything")
class Mute(Plain):
    def choose(self, legal):
        return None
class Cheat(Plain):
    def choose(self, legal):
        return {"kind": "win"}
class Odd(Plain):
    def choose(self, legal):
        class Weird:
            def __eq__(self, other):
                return False
            def __repr__(self):
                return "w" * 1000
        return Weird()
class Leaver(Plain):
    def choose(self, legal):
        raise SystemExit(3)
class Poisoner(Plain):
    def choose(self, legal):
        class Poison:
            def __eq__(self, other):
                raise ArithmeticError("do not compare me")
        return Poison()
class Thief(Plain):
    def choose(self, legal):
        legal.clear()
class YesMan(Plain):
    def choose(self, legal):
        class Yes:
            def __eq__(self, other):
                return True
            def __repr__(self):
                return "yes\\nto all"
        return Yes()
class Wordless(Plain):
    def choose(self, legal):
        class Nothing:
            def __repr__(self):
                raise ZeroDivisionError("no words")
        return Nothing()
class Half(Plain):
    def choose(self, legal):
        class Weird:
            def __eq__(self, other):
                raise ArithmeticError("half an action")
        poisoned = type(legal[0])(*[Weird() for _ in type(legal[0]).__slots__])
        return poisoned
class Quitter(Plain):
    def choose(self, legal):
        class Quit(BaseException):
            pass
        raise Quit("at once")
class Generated(Plain):
    def choose(self, legal):
        raise GeneratorExit
class Deep(Plain):
    def choose(self, legal):
        return self.choose(legal)
class Interrupted(Plain):
    def choose(self, legal):
        raise KeyboardInterrupt
class Believer(Plain):
    def beliefs(self):
        return ["x"]
class Unspeakable(Plain):
    def choose(self, legal):
        class NoWords(Exception):
            def __str__(self):
                raise self
        raise NoWords
"""


@pytest.fixture
def match() -> Match[Any, Any, Any]:
    return Match(RULES, 4, RULES.options(4, {}), 7)


KINDS: dict[str, Any] = {}
exec(BOTS, KINDS)  # noqa: S102 written above


class Levels:
    """The bots of Et Bim!, and some that a mistake of ours might make."""

    PARTS = LEARNED = ()

    def make(self, level: str, *facts: Any) -> Any:
        return KINDS[level](*facts[:4]) if level in KINDS else _bot().make(level, *facts)


def _bot() -> Any:
    return game_of("et_bim").bot


def seating(**levels: str) -> Seating:
    seats = {int(name[1:]): level for name, level in levels.items()}
    game = Game("et_bim", game_of("et_bim").packages)
    vars(game)["bot"] = Levels()
    return Seating(game, 4, {}, seats, {seat: 100 + seat for seat in seats})


def asked(match: Match[Any, Any, Any]) -> tuple[Seat, list[Any]]:
    [(seat, legal)] = match.pending().items()
    return seat, list(legal)


def test_a_bot_is_told_where_it_sits(
    match: Match[Any, Any, Any],
) -> None:
    seat, legal = asked(match)
    host = BotHost(seating(**{f"s{seat}": "Plain"}))
    host.inform(seat, match.observations(seat))
    choice = host.choose_for(Question(seat, legal))
    assert (choice.seat, choice.action, choice.fault) == (seat, legal[-1], "")
    made: Any = host.bots[seat]
    assert made.facts == (seat, 4, (2, 2), 100 + seat)
    assert made.heard == len(match.observations(seat))


@pytest.mark.parametrize(
    ("kind", "named"),
    [
        ("Unmade", "OSError: no brain"),
        ("Deaf", "ValueError: too loud"),
        ("Thrower", "RuntimeError: dropped everything"),
        ("Mute", "not legal: None"),
        ("Cheat", "not legal: {'kind': 'win'}"),
        ("Odd", "not legal: www"),
        ("Leaver", "SystemExit: 3"),
        ("Poisoner", "not legal: <"),
        ("Thief", "not legal: None"),
        ("YesMan", "not legal: yes to all"),
        ("Wordless", "ZeroDivisionError: no words"),
        ("Half", "ArithmeticError: half an action"),
        ("Quitter", "Quit: at once"),
        ("Generated", "GeneratorExit"),
        ("Deep", "RecursionError"),
        ("Unspeakable", "NoWords"),
    ],
)
def test_a_bot_that_fails_is_named_and_the_first_legal_action_is_played(
    match: Match[Any, Any, Any], kind: str, named: str
) -> None:
    seat, legal = asked(match)
    host = BotHost(seating(**{f"s{seat}": kind}))
    host.inform(seat, match.observations(seat))
    for _ in range(2):
        choice = host.choose_for(Question(seat, legal))
        assert choice.action is legal[0]
        assert choice.fault.startswith(named)
        assert len(choice.fault) <= 200


@pytest.mark.parametrize("level", ["file:/nowhere/at/all.py:Bot", "file:", "genius", ""])
def test_a_level_that_does_not_exist_is_a_fault_at_the_first_choice(
    match: Match[Any, Any, Any], level: str
) -> None:
    seat, legal = asked(match)
    host = BotHost(seating(**{f"s{seat}": level}))
    host.inform(seat, match.observations(seat))
    choice = host.choose_for(Question(seat, legal))
    assert choice.action is legal[0]
    assert choice.fault


def test_a_bot_that_failed_to_hear_is_told_nothing_more(
    match: Match[Any, Any, Any],
) -> None:
    host = BotHost(seating(s0="Deaf"))
    host.inform(0, match.observations(Seat(0)))
    host.inform(0, match.observations(Seat(0)))
    assert host.broken == {0: "ValueError: too loud"}
    deaf: Any = host.bots[0]
    assert deaf.heard == 1


def test_the_keyboard_still_interrupts(match: Match[Any, Any, Any]) -> None:
    seat, legal = asked(match)
    host = BotHost(seating(**{f"s{seat}": "Interrupted"}))
    with pytest.raises(KeyboardInterrupt):
        host.choose_for(Question(seat, legal))


def test_an_oracle_sits_in_the_arena_alone(match: Match[Any, Any, Any]) -> None:
    assert BotHost(seating(s0="oracle")).broken == {0: "LookupError: oracle"}
    assert BotHost(seating(s0="oracle"), oracles=True).broken == {}


def test_beliefs_are_told_by_who_has_some(match: Match[Any, Any, Any]) -> None:
    host = BotHost(seating(s0="greedy", s1="random", s2="Believer", s3="genius"))
    host.inform(0, match.observations(Seat(0)))
    rows, fault = host.beliefs(0)
    assert fault == ""
    assert rows is not None
    assert [round(sum(row), 9) for row in rows] == [1] * 4
    assert 1.0 in rows[0]
    assert host.beliefs(1) == (None, "")
    rows, fault = host.beliefs(2)
    assert rows is None
    assert fault.startswith("ValueError")
    assert host.beliefs(3) == (None, "")


def test_a_faulty_bot_spoils_no_other_and_the_match_ends(
    match: Match[Any, Any, Any],
) -> None:
    levels = {"s0": "Thrower", "s1": "greedy", "s2": "random", "s3": "greedy"}
    host = BotHost(seating(**levels))
    told = [0] * 4
    faulty = set()
    while match.pending():
        for seat in map(Seat, range(4)):
            events = match.observations(seat, told[seat])
            host.inform(seat, events)
            told[seat] += len(events)
        seat, legal = asked(match)
        choice = host.choose_for(Question(seat, legal))
        assert choice.action in legal
        if choice.fault:
            faulty.add(seat)
        match.submit(seat, choice.action)
    assert faulty == {0}
