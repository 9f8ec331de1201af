"""Facts are read again from their plain data: what a bot in a cell hears is what was told."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.luck import Stream
from game.core.reading import Facts
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
        again = facts.read(json.loads(json.dumps(event.to_json())))
        assert type(again) is type(event)
        assert again == event
