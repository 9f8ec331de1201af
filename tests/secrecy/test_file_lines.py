"""A match's file grows by as many lines whatever was decided: counting them tells nothing."""

from __future__ import annotations

import json
from itertools import islice, product
from pathlib import Path
from typing import Any

import pytest

from game.gangs.orders import REFUSED, SENT_BACK, TAKEN, Orders
from game.session import make_head
from game.store import seal
from game.store.notes import reason_note
from game.store.recorder import REASON_LINES, Recorder
from tests.secrecy.working import Asked, learnt, windows


def size(note: dict[str, Any]) -> int:
    return len(json.dumps({"note": note}, ensure_ascii=False, separators=(",", ":")).encode())


def test_orders_take_one_line_whatever_they_say() -> None:
    names = Orders().to_json()
    for said in product((TAKEN, SENT_BACK, REFUSED), repeat=2):
        orders = {name: said[at % 2] for at, name in enumerate(names)}
        assert size({"orders": [11, orders]}) <= seal.ROOM


def test_reasons_take_as_many_lines_long_or_short_and_are_read_again(tmp_path: Path) -> None:
    head = make_head("et_bim", ["easy"] * 4, ["A", "B", "C", "D"], {}, 1)
    grown = []
    for number, why in enumerate(({"level": "easy"}, {"level": "easy", "values": ["x" * 40] * 9})):
        recorder = Recorder.create(tmp_path / str(number), head)
        before = recorder.path.stat().st_size
        recorder.write({"note": reason_note(0, why)})
        grown.append(recorder.path.stat().st_size - before)
        recorder.close()
    assert grown[0] == grown[1] == REASON_LINES * (seal.LENGTH + 1)


@pytest.mark.slow
@pytest.mark.parametrize("level", ["greedy", "normal@rosa", "hard@hugo"])
def test_no_reason_needs_more_lines_than_it_is_given(level: str) -> None:
    data, seen = learnt(), 0
    for window in islice(windows(12, 40, 5), 20):
        for holds in (0, 1):
            seen += 1
            why = Asked(window, level, holds, data).answer().why
            assert size(reason_note(10_000, why)) <= REASON_LINES * seal.ROOM
    assert seen > 10
