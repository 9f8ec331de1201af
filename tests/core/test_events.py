"""Facts as plain data: their own fields, and nothing of their class."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.core.events import Public
from game.core.seats import Seat


@dataclass(slots=True)
class Began(Public):
    seat: Seat
    kind: ClassVar[str] = "began"
    begins_turn: ClassVar[bool] = True


def test_a_fact_as_plain_data_holds_its_own_fields_and_no_more() -> None:
    assert Began(Seat(1)).to_json() == {"kind": "began", "seat": 1}
