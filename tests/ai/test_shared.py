"""What is worked out once for all: each watcher gets what follows from what it was told alone."""

from __future__ import annotations

from typing import Any

import pytest

from game.ai import shared
from game.ai.shared import KEPT, Shared
from game.core.luck import Stream, key_of


class Said:
    """A follower that remembers what it took, and counts how many there are of it."""

    made = 0
    taken = 0

    def __init__(self) -> None:
        type(self).made += 1
        self.heard: list[Any] = []

    def observe(self, event: Any) -> None:
        type(self).taken += 1
        self.heard.append(event)


@pytest.fixture(autouse=True)
def nobody_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared, "newest", shared.OrderedDict())
    Said.made = Said.taken = 0


def watcher(key: str = "table") -> Shared[Said]:
    return Shared(key, Said)


def tell(watcher: Shared[Said], *events: Any) -> None:
    for event in events:
        watcher.observe(event)


def test_whoever_is_told_the_same_finds_the_work_done() -> None:
    ana, bo = watcher(), watcher()
    tell(ana, 1, 2, 3)
    tell(bo, 1, 2, 3)
    assert ana.now() is bo.now()
    assert (Said.made, Said.taken) == (1, 3)


def test_whoever_was_told_less_is_not_told_more() -> None:
    ana, bo = watcher(), watcher()
    tell(ana, 1, 2, 3)
    ana.now()
    tell(bo, 1, 2)
    assert bo.now().heard == [1, 2]
    assert ana.now().heard == [1, 2, 3]


def test_whoever_was_told_something_else_works_it_out_anew() -> None:
    ana, bo = watcher(), watcher()
    tell(ana, 1, 2, 3)
    tell(bo, 1, 9, 3)
    assert ana.now().heard == [1, 2, 3]
    assert bo.now().heard == [1, 9, 3]
    tell(ana, 4)
    tell(bo, 4)
    assert ana.now().heard == [1, 2, 3, 4]
    assert bo.now().heard == [1, 9, 3, 4]


def test_who_parts_later_takes_nothing_along() -> None:
    ana, bo = watcher(), watcher()
    tell(ana, 1)
    tell(bo, 1)
    assert ana.now() is bo.now()
    tell(ana, 2)
    tell(bo, 3)
    assert ana.now().heard == [1, 2]
    assert bo.now().heard == [1, 3]
    assert ana.now().heard == [1, 2]


def test_tables_with_other_keys_share_nothing() -> None:
    ana, bo = watcher("here"), watcher("there")
    tell(ana, 1)
    tell(bo, 1)
    assert ana.now() is not bo.now()


def test_a_follower_that_is_forgotten_is_made_again_and_knows_the_same() -> None:
    many = [watcher(f"table {number}") for number in range(KEPT + 3)]
    for number, each in enumerate(many):
        tell(each, number)
        each.now()
    for number, made in ((3, 0), (2, 1), (0, 1)):
        Said.made = 0
        late = watcher(f"table {number}")
        tell(late, number)
        assert late.now().heard == [number]
        assert Said.made == made, "so many are kept, and no more"


def test_watchers_told_anything_in_any_order_get_what_they_were_told() -> None:
    chance = Stream(key_of("shared"))
    for _ in range(60):
        watchers = [watcher() for _ in range(4)]
        told: list[list[int]] = [[] for _ in watchers]
        script = [chance.below(3) for _ in range(30)]
        for _ in range(120):
            who = chance.below(4)
            # mostly what everybody is told, now and then something of one's own
            own = chance.below(40) == 0
            event = 7 if own else script[len(told[who]) % len(script)]
            watchers[who].observe(event)
            told[who].append(event)
            if chance.below(3) == 0:
                asked = chance.below(4)
                assert watchers[asked].now().heard == told[asked]
