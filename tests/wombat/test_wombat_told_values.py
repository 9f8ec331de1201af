"""Touches and phrases are values to the program, and files spell them as they always did."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest

from game.core.reading import Facts
from game.core.seats import Seat
from game.games.wombat.model import events as ev
from game.games.wombat.model.phrases import Phrase, phrase_of, phrases
from game.games.wombat.model.places import NAMES
from game.games.wombat.model.sensations import ARRIVALS, SIZED, Touch
from game.games.wombat.rules.fold import TOUCHES

WHO = Seat(2)


def facts() -> list[Any]:
    said = [ev.Said(WHO, phrase_of(one)) for one in phrases(12)]
    felt = [ev.Felt(WHO, touch) for touch in TOUCHES]
    return [*said, *felt, *(ev.Seen(3, touch) for touch in TOUCHES)]


def test_every_phrase_is_spelled_as_it_was_read() -> None:
    assert [phrase_of(one).spelled for one in phrases(12)] == list(phrases(12))


def test_files_hold_phrases_and_touches_as_plain_words() -> None:
    assert ev.Said(WHO, Phrase("count", place=1, many=4)).to_json() == {
        "kind": "said", "seat": 2, "phrase": "count:B:4",
    }  # fmt: skip
    assert ev.Felt(WHO, Touch.SIZE_3).to_json() == {"kind": "felt", "to": 2, "touch": "size 3"}
    assert ev.Seen(1, Touch.AT_C).to_json() == {"kind": "seen", "paw": 1, "touch": "at C"}


def test_what_was_told_is_read_again_and_sent_to_another_process() -> None:
    known = Facts(["game.games.wombat"])
    for fact in facts():
        assert known.event_of(json.loads(json.dumps(fact.to_json()))) == fact
        assert pickle.loads(pickle.dumps(fact)) == fact  # noqa: S301 our own bytes


def test_a_touch_knows_its_place_and_its_size() -> None:
    assert [touch.place for touch in ARRIVALS] == [*range(len(NAMES))]
    assert [touch.size for touch in SIZED] == [1, 2, 3, 4, 5, 6]
    assert (Touch.IN_THE_WAY.kind, Touch.IN_THE_WAY.size) == ("in-the-way", 0)


@pytest.mark.parametrize("spelled", ["", "zut", "count:A", "done:A:1"])
def test_no_phrase_is_read_from_what_spells_none(spelled: str) -> None:
    with pytest.raises(ValueError, match="no phrase"):
        phrase_of(spelled)
