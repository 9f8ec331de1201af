"""How early somebody is out, and how long they watch."""

from __future__ import annotations

import pytest
from test_matches import plan

from game.arena.figures import ArenaFigures
from game.arena.ledger import RecordLine
from game.arena.matches import ArenaTable, Record, play
from game.arena.printing import told
from game.arena.waiting import Waiting
from game.games import game_of, rules_of, words
from game.games.parts import needed
from game.gangs.model import events as ev
from game.gangs.survival import harm


def counted(*told: object) -> list[int]:
    """What is counted of facts at a table of four."""
    rules = rules_of("et_bim")
    view = rules.initial(4, rules.options(4, {}))
    waiting = Waiting(needed(game_of("et_bim").survival), rules, view)
    waiting.count(told)
    return waiting.record()


def turns(*seats: int, start: int = 1) -> list[ev.TurnBegan]:
    return [ev.TurnBegan(seat, number) for number, seat in enumerate(seats, start)]  # type: ignore[arg-type]


OUT_2 = ev.Eliminated(2, 0, ())  # type: ignore[arg-type]
OUT_1 = ev.Eliminated(1, 1, ())  # type: ignore[arg-type]


def test_whoever_is_out_first_watches_what_is_left() -> None:
    assert counted(*turns(0, 1)) == []
    assert counted(*turns(0, 1), OUT_2, *turns(3, 0, 1, start=3)) == [2, 3, 0]
    late = counted(*turns(0, 1, 2, 3, 0, 1, 2, 3, 0), OUT_2, *turns(1, start=10), OUT_1)
    assert late == [9, 1, 2], "nobody had fewer turns of their own"


def test_in_a_new_round_all_are_in_again() -> None:
    again = ev.RoundBegan(2, ())
    told = (*turns(0, 1), OUT_2, *turns(3, start=3), again, *turns(0, 1, 2, 3, 0))
    assert counted(*told) == [2, 1, 0]
    assert counted(*told, OUT_1)[2] == 0
    assert counted(*turns(0, 1, 2, 3, 0, 1, 2), OUT_2, again, *turns(0), OUT_1)[2] == 0


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_what_is_counted_in_matches_is_what_happened(name: str) -> None:
    table = ArenaTable(plan(*[name] * 8), 1, 0)
    table.play()
    facts = [e for e in table.match.journal.events if isinstance(e, ev.TurnBegan | ev.Eliminated)]
    first = next(at for at, e in enumerate(facts) if isinstance(e, ev.Eliminated))
    own = [
        sum(isinstance(b, ev.TurnBegan) and b.seat == e.seat for b in facts[:at])
        for at, e in enumerate(facts)
        if isinstance(e, ev.Eliminated)
    ]
    later = sum(isinstance(e, ev.TurnBegan) for e in facts[first:])
    assert table.out() == [first, later, min(own)]
    assert max(harm(table.match.journal.state)) <= 100, "who is out bears nothing"


def test_the_figures_are_means_and_a_share_and_skip_older_lines() -> None:
    table = plan(*["random"] * 4)
    figures = ArenaFigures(table)
    match: Record = play(table, 0, 0)
    for deal, out in enumerate([[11, 93, 1], [21, 7, 2], [], None]):
        figures.add({**match, "deal": deal, "out": out})
    older = {name: value for name, value in match.items() if name != "out"}
    RecordLine.model_validate(older)
    figures.add({**older, "deal": 9})
    report = figures.report(5)
    low, high = report["out"].pop("ci95")
    assert low < 1 / 3 < high
    assert report["out"] == {"first_turn": 16.0, "watched": 50.0, "before_second_turn": 0.3333}
    report["out"]["ci95"] = [low, high]
    assert "16.0" in told(report, 5, "", words("en"))
