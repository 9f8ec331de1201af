"""Facts and actions are read again from their plain data; whatever else stands there is refused."""

from __future__ import annotations

import json
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.luck import Stream
from game.core.reading import Facts
from game.core.scenario_api import Table
from game.core.seats import CLOCK, Seat
from game.games import game_of, shelf
from tests.nasty import NUMBERS, SHAPES, TEXTS
from tests.promises.subjects import TRIED
from tests.promises.worlds import Running, games

pytestmark = pytest.mark.parametrize("name", TRIED)


@given(data=st.data())
def test_every_fact_is_read_again_from_what_it_spells(name: str, data: st.DataObject) -> None:
    running = Running(data.draw(games(name)))
    for _ in running.steps(Stream(data.draw(st.integers(0, 10**9)))):
        pass
    packages = {kind.__module__.rpartition(".")[0] for kind in map(type, running.journal.events)}
    facts = Facts({*packages, *(kind.__module__ for kind in map(type, running.journal.events))})
    for event in running.journal.events:
        again = facts.event_of(json.loads(json.dumps(event.to_json())))
        assert type(again) is type(event)
        assert again == event


@given(data=st.data())
def test_every_legal_action_is_kept_and_written_in_its_own_words(
    name: str, data: st.DataObject
) -> None:
    running = Running(data.draw(games(name)))
    rules, table = (
        running.rules,
        Table(running.seats, running.options, running.journal, running.luck, running.seed),
    )
    part = game_of(rules.name).scenario if rules.name in shelf() else None
    steps = part.VOCABULARY.steps if part else None
    for _ in islice(running.steps(Stream(data.draw(st.integers(0, 10**9)))), 60):
        for seat, legal in running.match.pending().items():
            for action in legal:
                kept = json.loads(json.dumps(action.to_json()))
                assert rules.action_from_json(kept) == action
                assert rules.action_from_json({**kept, "value": 0.5}) == action
            if steps and seat != CLOCK:
                written = [steps.spell(action, table) for action in legal]
                assert len(set(written)) == len(legal)
                for one in written:
                    steps.check_spelling(one, table)


@pytest.mark.slow
@given(data=st.data())
def test_whatever_spells_an_action_is_one_that_can_be_kept_or_is_refused(
    name: str, data: st.DataObject
) -> None:
    running, chance = Running(data.draw(games(name))), Stream(data.draw(st.integers(0, 10**9)))
    rules, nasty = running.rules, st.sampled_from([*TEXTS[:60], *NUMBERS, *SHAPES])
    for seat, action in islice(running.steps(chance), 40):  # some matches are long
        spelled = action.to_json()
        key = data.draw(st.sampled_from(sorted(spelled)))
        try:
            meant = rules.action_from_json({**spelled, key: data.draw(nasty)})
        except ValueError:
            continue
        if rules.accepts(running.journal.state, Seat(seat), meant):
            kept = json.loads(json.dumps(meant.to_json()))
            assert rules.action_from_json(kept) == meant
        if data.draw(st.booleans()):
            return
