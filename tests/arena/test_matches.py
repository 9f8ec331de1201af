"""One match without a screen: the same deal whoever sits, and nothing told that should not be."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from game.arena.beliefs import Watch
from game.arena.company import Company
from game.arena.figures import ArenaFigures
from game.arena.lineups import Plan
from game.arena.matches import ArenaTable, dealt, play, sides_of
from game.games import game_of, rules_of
from game.games.parts import needed
from game.gangs.model.cards import BLANK

SHARES = {"0.25", "0.50", "0.75"}


def plan(*kinds: str, beliefs: bool = False, seed: int = 1, **more: Any) -> Plan:
    seats = more.get("seats", len(kinds))
    rules = rules_of("et_bim")
    given = more.pop("options", {})
    return Plan(
        game="et_bim",
        seats=more.pop("seats", seats),
        options=rules.options_json(rules.options(seats, given)),
        seed=seed,
        mode=more.pop("mode", "seats"),
        kinds=kinds,
        controllers=more.pop("controllers", {kind: kind for kind in kinds}),
        rotate=more.pop("rotate", False),
        beliefs=beliefs,
    )


def without_times(record: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in record.items() if name != "times"}


def test_the_same_seed_deals_the_same_whoever_sits() -> None:
    first = plan("random", "random", "random", "random", "random")
    other = plan("greedy", "oracle", "greedy", "random", "random")
    for deal in range(4):
        mine, theirs = (
            [event.to_json() for event in dealt(one, deal).journal.events] for one in (first, other)
        )
        assert mine == theirs
    assert [e.to_json() for e in dealt(first, 0).journal.events] != [
        e.to_json() for e in dealt(first, 1).journal.events
    ]


def test_the_same_plan_gives_the_same_matches() -> None:
    table = plan("greedy", "random", "oracle", "greedy", beliefs=True)
    assert [without_times(play(table, deal, 0)) for deal in range(4)] == [
        without_times(play(table, deal, 0)) for deal in range(4)
    ]
    assert without_times(play(table, 0, 0)) != without_times(play(replace(table, seed=2), 0, 0))


@pytest.mark.parametrize("seats", [4, 7, 12])
def test_a_match_is_played_to_its_end_and_counted(seats: int) -> None:
    table = plan("greedy", *["random"] * (seats - 1))
    record = play(table, 3, 0)
    assert record["kinds"] == list(table.kinds)
    assert set(record["winners"]) <= set(range(seats))
    assert record["wins"]["greedy"][1] == 1
    assert record["wins"]["random"][1] == seats - 1
    assert sum(won for won, _ in record["wins"].values()) == (len(record["winners"]) or seats / 2)
    assert record["turns"] > 4
    assert sum(record["times"]["random"].values()) > 4
    assert record["points"] == record["faults"] == record["beliefs"] == {}


def test_the_match_is_checked_by_nothing_lost() -> None:
    table = ArenaTable(plan("greedy", "oracle", "random", "greedy", "random", beliefs=True), 2, 0)
    table.play()
    table.match.check()


def test_a_mirrored_kind_wins_with_the_gang_it_filled() -> None:
    table = plan("greedy", "random", seats=6, mode="mirror", options={"teams": [2, 2, 2]})
    assert sides_of(table) == 3
    for number in range(6):
        record = play(table, 1, number)
        camps = needed(game_of("et_bim").allegiance).camps(dealt(table, 1).journal.state)
        kinds_of = {
            camp: {record["kinds"][s] for s in range(6) if camps[s] == camp} for camp in camps
        }
        assert all(len(kinds) == 1 for kinds in kinds_of.values())
        assert sum(counted for _, counted in record["wins"].values()) == 3
        assert sum(won for won, _ in record["wins"].values()) in (1, 1.5)


# ---------------------------------------------------------------- the oracle


@pytest.mark.parametrize("seats", [4, 5, 7])
def test_an_oracle_knows_every_tile_and_nothing_else_that_is_secret(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: dict[int, list[Any]] = {seat: [] for seat in range(seats)}
    inform = Company.inform

    def noted(company: Company, seat: int, events: Sequence[Any]) -> None:
        heard[seat] += events
        inform(company, seat, events)

    monkeypatch.setattr(Company, "inform", noted)
    table = ArenaTable(plan("oracle", *["greedy"] * (seats - 1)), 0, 0)
    table.play()
    seen: Any = table.company.own.bots[0]
    for seat in range(seats):
        table.catch_up(seat)  # type: ignore[arg-type]
    truth = table.match.journal.state
    assert BLANK not in seen.view.characters
    assert seen.view.characters == truth.characters
    assert seen.view.tile_at == truth.tile_at
    assert set(seen.view.bag) <= {BLANK}
    for seat in range(1, seats):
        assert set(seen.view.hands[seat]) <= {BLANK}
        told = [event for event in table.match.journal.events if event.is_for(seat)]  # type: ignore[arg-type]
        assert heard[seat] == told, "others are told what their seat is told"


def test_an_oracle_is_told_from_the_first_choice_on() -> None:
    table = ArenaTable(plan("oracle", "oracle", "random", "random"), 0, 0)
    [(seat, _)] = table.match.pending().items()
    for one in (0, 1):
        table.catch_up(one)  # type: ignore[arg-type]
        view: Any = table.company.own.bots[one]
        assert BLANK not in view.view.characters
        assert {max(row) for row in view.beliefs()} == {1.0}
    assert seat in range(4)


def test_knowing_all_tiles_wins_more() -> None:
    table = plan("oracle", "greedy", seats=8, mode="mirror")
    won = sum(
        play(table, deal, number)["wins"]["oracle"][0] for deal in range(10) for number in (0, 1)
    )
    assert won > 13


# ---------------------------------------------------------------- beliefs


def test_believers_are_measured_at_three_moments() -> None:
    table = plan("greedy", "random", "oracle", "greedy", "random", "random", beliefs=True)
    found = play(table, 0, 0)["beliefs"]
    assert set(found) == {"greedy", "oracle"}
    for shares in found.values():
        could, harmed = shares.pop("acts")
        assert could > harmed == 0, "neither harms whom it knows to be a friend"
        assert set(shares) <= SHARES
        assert "0.25" in shares
    for sums in found["greedy"].values():
        assert sums[0] <= 2 * 5
        assert sums[1] == pytest.approx(sums[2]), "greedy believes what is certain, no more"
    for sums in found["oracle"].values():
        assert sums[1] == sums[3] == 0, "an oracle is never wrong"
        assert sums[0] == 0 or sums[2] > 0


@pytest.mark.parametrize("level", ["greedy", pytest.param("oracle", marks=pytest.mark.slow)])
def test_a_friend_that_is_harmed_on_purpose_is_counted(
    level: str, bots: Callable[[str], str]
) -> None:
    spec = bots("Traitor")
    table = plan(spec, level, level, level, beliefs=True)
    found = ArenaFigures(table)
    for deal in range(3):
        found.add(play(table, deal, 0))
    harmed = found.friends_harmed()
    assert harmed[level] == 0
    assert harmed[spec] > 0.3


def test_watching_changes_no_match() -> None:
    watched = plan("greedy", "random", "oracle", "greedy", "random", "random", beliefs=True)
    for deal in range(3):
        alone = without_times(play(replace(watched, beliefs=False), deal, 0))
        assert {**without_times(play(watched, deal, 0)), "beliefs": {}} == alone


def test_beliefs_that_are_none_are_a_fault_once_a_match(bots: Callable[[str], str]) -> None:
    spec = bots("Unsound")
    table = plan(spec, "greedy", "greedy", "greedy", beliefs=True)
    record = play(table, 0, 0)
    assert record["faults"] == {spec: 1}
    [[kind, seat, what]] = record["named"]
    assert (kind, seat) == (spec, 0)
    assert what.startswith("beliefs")
    assert spec not in record["beliefs"]


@pytest.mark.slow
def test_a_bot_that_is_sure_and_wrong_pays_for_it(bots: Callable[[str], str]) -> None:
    spec = bots("Sure")
    table = plan(spec, "greedy", "random", "random", beliefs=True)
    sums = [play(table, deal, 0)["beliefs"][spec]["0.25"] for deal in range(3)]
    loss, prior = sum(one[1] for one in sums), sum(one[2] for one in sums)
    assert loss > 4 * prior


# ---------------------------------------------------------------- modules


def test_charlotte_is_played_by_the_first_kind_and_counted_in_no_gang() -> None:
    options = {"modules": ["charlotte"]}
    table = plan("greedy", "random", seats=7, mode="mirror", options=options)
    measure = needed(game_of("et_bim").allegiance)
    met = 0
    for deal in range(8):
        camps = measure.camps(dealt(table, deal).journal.state)[:7]
        if measure.ALONE not in camps:
            continue
        met += 1
        for number in (0, 1):
            record = play(table, deal, number)
            assert record["kinds"][camps.index(measure.ALONE)] == "greedy"
            assert [counted for _, counted in record["wins"].values()] == [1, 1]
            assert sum(won for won, _ in record["wins"].values()) == 1
    assert met > 2


def test_an_oracle_is_told_the_tiles_of_every_round(monkeypatch: pytest.MonkeyPatch) -> None:
    options = {"modules": ["missions"]}
    table = ArenaTable(
        plan("oracle", "greedy", "random", "random", options=options, beliefs=True), 0, 0
    )
    looked: list[int] = []
    look = Watch.note_beliefs

    def noted(watch: Watch, truth: Any, turns: int) -> None:
        oracle: Any = table.company.own.bots[0]
        assert oracle.view.characters == truth.characters
        looked.append(turns)
        look(watch, truth, turns)

    monkeypatch.setattr(Watch, "note_beliefs", noted)
    table.play()
    assert looked[-1] == table.turns


def test_where_a_game_counts_points_they_are_told() -> None:
    table = plan("greedy", "greedy", "random", "random", options={"modules": ["missions"]})
    record = play(table, 0, 0)
    assert set(record["points"]) == {"greedy", "random"}
    assert [seats for _, seats in record["points"].values()] == [2, 2]
    report = ArenaFigures(table)
    report.add(record)
    for kind, entry in report.report(1)["entries"].items():
        assert entry["points"] == record["points"][kind][0] / 2
