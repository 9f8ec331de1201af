"""The house rule of ours: nobody is out before their second turn, in both games."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.cli.codes import code_of, read_code
from game.core.luck import Luck, Stream
from game.core.seats import Seat
from game.games import game_of, rules_of, words
from game.gangs.board.seats import heart, sheet_rows
from game.gangs.model import events as ev
from game.gangs.model.cards import D30, DAMAGE, LIMIT
from game.gangs.model.state import State
from game.match import Match
from game.store.heads import House
from tests.promises.subjects import SUBJECTS
from tests.promises.worlds import Running

GAMES = ("et_bim", "witty_zibi")


@pytest.mark.parametrize("game", GAMES)
@given(seats=st.integers(4, 9), seed=st.integers(0, 10**6), rule=st.booleans())
def test_nobody_is_out_before_their_second_turn(
    game: str, seats: int, seed: int, rule: bool
) -> None:
    rules = rules_of(game)
    match = Match(rules, seats, rules.options(seats, {"two_turns": rule}), seed)
    chance = Stream(Luck(seed).stream("play").below(2**30))
    begun: Counter[int] = Counter()
    heard = 0
    for seat, legal in match.in_turn():
        hard = [one for one in legal if DAMAGE[getattr(one, "face", None) or 0]] or list(legal)
        match.submit(seat, hard[chance.below(len(hard))])
        told = match.observations(None, heard)
        heard += len(told)
        match.check()
        for event in told:
            match event:
                case ev.RoundBegan():
                    begun.clear()
                case ev.TurnBegan(seat):
                    begun[seat] += 1
                case ev.Eliminated(seat):
                    assert not rule or begun[seat] >= 2
        if len(begun) == seats and min(begun.values()) > 2:
            return


@pytest.mark.parametrize("game", GAMES)
def test_a_total_fits_its_pile_between_the_last_card_and_the_elimination(
    game: str,
) -> None:
    rules = rules_of(game)
    seen: Counter[str] = Counter()

    def look(event: Any, truth: State) -> None:
        rules.check(truth)
        if isinstance(event, ev.Eliminated):
            pile = sum(DAMAGE[card & 15] for card in truth.piles[event.seat])
            total = truth.totals[event.seat]
            seen["cut before" if total < pile else "never cut"] += 1
            for wrong in (LIMIT - 10, total + 10):
                truth.totals[event.seat] = wrong
                with pytest.raises(AssertionError, match="does not fit"):
                    rules.check(truth)
            truth.totals[event.seat] = total

    def harm(seat: int, action: Any) -> tuple[int, int]:
        target = getattr(action, "target", None)
        mean = target not in (None, seat) and DAMAGE[getattr(action, "face", None) or 0]
        return (running.truth.totals[target], mean) if mean else (-1, 0)

    for seed in range(40):
        running = Running((SUBJECTS[game], 9, {"two_turns": True}, seed), look)
        chance = Stream(seed)
        for seat, legal in running.match.in_turn():  # all on whoever stands worst
            worst = max(harm(seat, one) for one in legal)
            hard = [one for one in legal if harm(seat, one) == worst]
            running.match.submit(seat, hard[chance.below(len(hard))])
            rules.check(running.truth)
            if min(running.truth.begun) > 2:
                break
        if seen["cut before"] and seen["never cut"]:
            return
    pytest.fail(f"no such case came up: {seen}")


@pytest.mark.parametrize("game", GAMES)
def test_without_the_rule_codes_and_files_say_nothing_of_it(game: str) -> None:
    rules = rules_of(game)
    for seats in rules.seat_counts:
        plain, ours = (rules.options(seats, {"two_turns": on}) for on in (False, True))
        assert "two_turns" not in rules.options_json(plain)
        assert rules.options(seats, rules.options_json(ours)) == ours != plain
        codes = [code_of(game, seats, rules.options_json(one), House()) for one in (plain, ours)]
        assert codes[0] != codes[1]
        read = [rules.options(seats, read_code(code).options) for code in codes]
        assert read == [plain, ours]


def test_codes_of_before_the_rule_stay_as_they_were() -> None:
    assert code_of("et_bim", 12, {}, House(pace="normal")) == "AE86-A43W"
    assert code_of("witty_zibi", 9, {}, House(pace="normal")) == "AZFZ-GVE9"


@pytest.mark.parametrize("game", GAMES)
def test_a_preset_for_large_tables_plays_it_and_says_whose_rule_it_is(game: str) -> None:
    lobby = game_of(game).lobby
    for seats in rules_of(game).seat_counts:
        large = [its for its in lobby.presets(seats) if its.options.get("two_turns")]
        assert [its.name for its in large] == (["large"] if seats >= 8 else [])
    for language, ours in (("fr", "de nous"), ("en", "our own")):
        rule = next(
            one for one in lobby.rules(9, {}, words(language, game)) if one.name == "two-turns"
        )
        assert ours in rule.says


def test_bots_know_that_a_blow_puts_nobody_out_yet() -> None:
    rules = rules_of("et_bim")
    for rule in (False, True):
        view = rules.initial(6, rules.options(6, {"two_turns": rule}))
        view.totals[2] = LIMIT
        assert (view.hit(2, DAMAGE[D30]) > LIMIT) is not rule
        rules.apply(view, ev.TurnBegan(Seat(2), 1))
        assert (view.hit(2, DAMAGE[D30]) > LIMIT) is not rule
        rules.apply(view, ev.TurnBegan(Seat(2), 7))
        assert view.hit(2, DAMAGE[D30]) > LIMIT


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_shows_that_it_cannot_be_out_until_its_second_turn(game: str) -> None:
    rules, said = rules_of(game), words("en", game)
    match = Match(rules, 4, rules.options(4, {"two_turns": True}), 3)
    view = rules.initial(4, match.options)
    names = "Ana", "Kim", "Lou", "Max"
    board = game_of(game).board.Board(view, Seat(0), names, said)
    begun: Counter[int] = Counter()
    heard = 0
    for seat, legal in match.in_turn():
        for event in match.observations(Seat(0), heard):
            rules.apply(view, event)
            heard += 1
            if isinstance(event, ev.TurnBegan):
                begun[event.seat] += 1
        for plate in board.layout(view).furniture.plates:
            rows = sheet_rows(plate, names, said)
            told = any(said.say("table.spared") in piece for row in rows for piece in row)
            assert told is (begun[plate.seat] < 2)
            assert (heart(replace(plate, total=90)) == "icon_heart_100") is told
        if min(begun[one] for one in range(4)) > 1:
            return
        match.submit(seat, legal[0])
    raise AssertionError("over before everybody's second turn")
