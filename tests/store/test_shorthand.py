"""Ticks are written short, and come back as they were."""

from __future__ import annotations

import json
import zlib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.seats import CLOCK
from game.store import seal, shorthand
from game.store.lines import RECORD_MOST
from game.store.shorthand import Shorthand, ShorthandError, spelled

ACTS = [{"kind": "grab"}, {"kind": "shout", "word": 3}, {"kind": "vote", "target": -1}]
KNOWN = Shorthand(shorthand.words(ACTS))

_fields = st.dictionaries(
    st.sampled_from(["word", "target", "é…"]), st.integers() | st.text(max_size=9), max_size=3
)
_acts = st.builds(
    lambda seat, fields: {"seat": seat, "kind": "shout", **fields}, st.integers(0, 63), _fields
)
_ticks = st.builds(
    lambda numbers, acts, late, mark: {
        "seat": int(CLOCK), "tick": numbers[0], "done": numbers[1],
        **({"acts": acts} if acts else {}), **({"late": late} if late else {}),
        "kind": "tick", "number": numbers[0], **mark,
    },
    st.tuples(st.integers(1, 95_000), st.integers(0, 10**6)),
    st.lists(_acts, max_size=30),
    st.lists(st.integers(0, 5), max_size=6),
    st.fixed_dictionaries({}, optional={"mark": st.integers(-(2**70), 2**70)}),
)  # fmt: skip


@given(_ticks)
def test_whatever_was_done_in_a_tick_comes_back(tick: dict[str, Any]) -> None:
    assert KNOWN.whole(KNOWN.short(tick), RECORD_MOST) == spelled(tick)


@given(_ticks, st.integers(0, 2**32 - 1), st.integers(0, 2**32 - 1))
def test_a_tick_takes_as_many_bytes_whatever_its_mark_is(
    tick: dict[str, Any], one: int, other: int
) -> None:
    lengths = {len(KNOWN.short(tick | {"mark": mark})) for mark in (one, other, 0)}
    assert len(lengths) == 1


def test_a_tick_of_acts_that_a_game_lists_takes_some_bytes_each() -> None:
    acts = [{"seat": seat, **ACTS[seat % 3]} for seat in range(6)]
    tick = {"seat": -1, "tick": 95_000, "done": 10**6, "kind": "tick", "number": 95_000}
    tick |= {"mark": 2**32 - 1}
    more = len(KNOWN.short({**tick, "acts": acts})) - len(KNOWN.short(tick))
    assert more <= 6 * 6
    assert len(spelled({"acts": acts})) > 6 * 25


@pytest.mark.parametrize(
    "text",
    [
        b"\x01", b"\x01\xff\xff", KNOWN.short({"seat": -1, "tick": 1})[:-1],
        KNOWN.short({"seat": -1, "tick": 1}) + b"\0",
    ],
)  # fmt: skip
def test_what_was_not_written_so_is_refused(text: bytes) -> None:
    with pytest.raises(ShorthandError):
        KNOWN.whole(text, RECORD_MOST)


def test_what_takes_far_more_than_a_line_is_refused_before_it_is_let_out() -> None:
    press = zlib.compressobj(9, zlib.DEFLATED, -15)
    bomb = press.compress(b"[" * 10**7) + press.flush()
    with pytest.raises(ShorthandError):
        KNOWN.whole(b"\x01" + bomb, RECORD_MOST)
    with pytest.raises(ShorthandError):
        shorthand.apart(b"{}\0" + zlib.compress(b" " * 10**7), RECORD_MOST)


def test_a_head_carries_the_words_and_is_itself_again() -> None:
    head = json.dumps({"format": 1, "names": ["Zoé\u0000"]}).encode()
    back, known = shorthand.apart(shorthand.with_words(head, shorthand.words(ACTS)), RECORD_MOST)
    tick = {"seat": -1, "tick": 3, "kind": "tick", "acts": [{"seat": 0, **ACTS[1]}]}
    assert back == head
    assert known is not None
    assert known.whole(KNOWN.short(tick), RECORD_MOST) == spelled(tick)
    assert shorthand.apart(head, RECORD_MOST) == (head, None)


def test_a_file_sealed_in_an_unknown_way_begins_no_match_for_us() -> None:
    first = seal.first_line(b"k" * 16, short=True)
    assert seal.key_of_first_line(first) == b"k" * 16
    newer = json.dumps(json.loads(first) | {"sealed": 3}).encode()
    assert seal.key_of_first_line(newer) is None
