"""A match ends, replays to the same facts, and refuses what it does not offer, with a reason."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.actions import RefusedError
from game.core.luck import Stream
from game.core.seats import CLOCK, Seat
from game.core.ticks import tick_of
from game.match import Match
from game.store.texts import LANGUAGES
from tests.promises.subjects import TRIED
from tests.promises.worlds import Running, contents, games, line

pytestmark = pytest.mark.parametrize("name", TRIED)
SEEDS = st.integers(0, 10**9)
TRIED_AT_ONCE = 200
"""So many acts are tried at one point of a match: where more can be said, these are drawn."""


@given(data=st.data())
def test_every_match_ends_within_its_bound(name: str, data: st.DataObject) -> None:
    running = Running(data.draw(games(name)))
    bound = running.rules.turns_bound(running.truth)
    for number, _ in enumerate(running.steps(Stream(data.draw(SEEDS)))):
        assert running.match.outcome() is None
        assert number < bound
    outcome = running.match.outcome()
    assert outcome is not None
    assert set(outcome.winners) <= set(range(running.seats))
    assert running.subject.ends(running.journal.events[-1])


@given(data=st.data())
def test_the_same_seed_and_actions_give_the_same_facts(name: str, data: st.DataObject) -> None:
    running = Running(data.draw(games(name)))
    spelled = [
        (seat, json.dumps(action.to_json()))
        for seat, action in running.steps(Stream(data.draw(SEEDS)))
    ]
    rules = running.rules
    options = rules.options(
        running.seats, json.loads(json.dumps(rules.options_json(running.options)))
    )
    again = Match(rules, running.seats, options, running.seed)
    for seat, text in spelled:
        again.submit(seat, rules.action_from_json(json.loads(text)))
    assert list(map(line, again.open_book())) == list(map(line, running.match.open_book()))
    assert again.outcome() == running.match.outcome()


@given(data=st.data())
def test_what_is_not_offered_is_refused_with_a_reason_in_every_language(
    name: str, data: st.DataObject
) -> None:
    running = Running(data.draw(games(name)))
    chance = Stream(data.draw(SEEDS))
    sayable = list(running.subject.every_action(running.truth))
    reasons = set()
    for number, (asked, _) in enumerate(running.steps(chance)):
        if number % 16:
            continue
        before = contents(running.truth)
        told = len(running.journal.events)
        for seat in (asked, Seat((asked + 1) % running.seats), CLOCK):
            pending = running.match.pending()
            if running.rules.fill is None:
                assert set(pending.get(seat, ())) <= set(sayable)
            for action in _some(sayable, Stream(number)):
                if running.match.accepts(seat, action):
                    assert running.rules.refusal(running.truth, seat, action) is None
                    continue
                with pytest.raises(RefusedError) as refused:
                    running.match.submit(seat, action)
                reasons.add(refused.value.reason)
                if seat not in pending and tick_of(pending) is None:
                    assert refused.value.reason == "not-your-turn"
        assert contents(running.truth) == before
        assert len(running.journal.events) == told
    for language in LANGUAGES:
        words = running.subject.texts(language)
        assert [reason for reason in reasons if not words.knows(f"refusal.{reason}")] == []


def _some(sayable: list[Any], chance: Stream) -> list[Any]:
    many = len(sayable)
    if many <= TRIED_AT_ONCE:
        return sayable
    return [sayable[chance.below(many)] for _ in range(TRIED_AT_ONCE)]


@given(data=st.data())
def test_the_reason_for_ones_own_seat_follows_from_what_it_was_told(
    name: str, data: st.DataObject
) -> None:
    running = Running(data.draw(games(name)))
    chance = Stream(data.draw(SEEDS))
    sayable = list(running.subject.every_action(running.truth))
    for number, (asked, _) in enumerate(running.steps(chance)):
        if number % 16 == 0:
            view = running.view(asked)
            for action in _some(sayable, Stream(number)):
                assert running.rules.refusal(view, asked, action) == running.rules.refusal(
                    running.truth, asked, action
                )
