"""Every level plays whole matches at every sort of table: no fault, nothing that is not legal."""

from __future__ import annotations

from typing import Any

import pytest

from game.ai.answering import Seating
from game.ai.bot_host import BotHost
from game.ai.question import Question
from game.cli.seats import learned
from game.core.luck import Stream, key_of
from game.core.seats import Seat
from game.games import game_of
from game.games.et_bim.model.options import MODULES, ROUNDS, splits
from game.games.et_bim.rules import RULES
from game.gangs.allegiance import camps, prior
from game.gangs.bot import LEVELS, PARTS
from game.match import Match

MATCHES = 5
FEW = 2
"""Of those that take their time."""


def table(chance: Stream) -> tuple[int, dict[str, Any]]:
    """Any table: seats, split, mystery tile, modules, each as likely as not."""
    seats = 4 + chance.below(9)
    modules = [module for module in MODULES if chance.below(2)]
    playable = splits(seats, charlotte="charlotte" in modules)
    teams, mystery = playable[chance.below(len(playable))]
    return seats, {
        "teams": list(teams),
        "mystery": mystery,
        "heal_needs_damage": bool(chance.below(2)),
        "modules": modules,
        **({"rounds": ROUNDS[chance.below(len(ROUNDS))]} if "missions" in modules else {}),
    }


def play(level: str, number: int) -> None:
    """Play one match, the level under proof at every other seat at least."""
    chance = Stream(key_of("everywhere", level, number))
    seats, given = table(chance)
    options = RULES.options(seats, given)
    match: Match[Any, Any, Any] = Match(RULES, seats, options, number)
    levels = {
        seat: level if seat % 2 == number % 2 else LEVELS[chance.below(len(LEVELS))]
        for seat in range(seats)
    }
    seeds = {seat: key_of("bot", number, seat) for seat in range(seats)}
    data, error = learned("et_bim", levels.values())
    assert error is None
    table_of = RULES.options_json(options)
    host = BotHost(Seating(game_of("et_bim"), seats, table_of, levels, seeds, data=data))
    told = [0] * seats
    for step in range(10**6):
        pending = match.pending()
        if not pending:
            break
        [(seat, legal)] = pending.items()
        events = match.observations(seat, told[seat])
        told[seat] += len(events)
        host.inform(seat, events)
        choice = host.choose_for(Question(seat, legal))
        assert not choice.fault, (levels[seat], given, number, choice.fault)
        assert choice.action in legal
        if step % 25 == 0:
            check_beliefs(match, host, seat)
        match.submit(seat, choice.action)
    assert match.outcome() is not None


def check_beliefs(match: Match[Any, Any, Any], host: BotHost, seat: Seat) -> None:
    rows, fault = host.beliefs(seat)
    assert not fault
    if rows is None:
        return
    view = RULES.initial(match.seats, match.options)
    for event in match.observations(seat):
        RULES.apply(view, event)
    truth = camps(match.journal.state)
    for place, (row, counted) in enumerate(zip(rows, prior(view), strict=True)):
        assert sum(row) == pytest.approx(1)
        assert row[truth[place]] > 0, "the truth is never ruled out"
        for share, its in zip(row, counted, strict=True):
            assert its not in (0, 1) or share == pytest.approx(its)


def test_a_level_plays_at_any_table() -> None:
    play("hard", 0)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("level", "number"),
    [
        (level, number)
        for level in [*LEVELS, *PARTS]
        for number in range(FEW if level.startswith("expert") else MATCHES)
    ],
)
def test_every_level_plays_at_every_sort_of_table(level: str, number: int) -> None:
    play(level, number)
