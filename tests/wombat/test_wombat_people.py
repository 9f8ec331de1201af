"""People who tear without a pause: bots put them out, and nobody innocent in their place."""

from __future__ import annotations

import pytest

from game.core.luck import key_of
from game.games.wombat.model import events as ev
from game.games.wombat.model.roles import GOOD, WICKED
from game.games.wombat.rules import RULES
from tests.bench.wombat_figures import out_at, played
from tests.bench.wombat_people import PEOPLE
from tests.bench.wombat_strangers import FAMILIES, STRANGERS
from tests.slow import but_first

MATCHES = 10
MISSED = ("slinker",)
"""Who tears and is not found out yet (``docs/bots_wombat.md``)."""
TEARING = tuple(kind for kind, habit in PEOPLE.items() if not habit.mixes and kind not in MISSED)
"""Who lays bricks anywhere and takes none is missed, as docs/bots_wombat.md tells."""


def test_people_sit_in_practice_a_family_of_their_own() -> None:
    assert set(PEOPLE) <= set(STRANGERS)
    assert tuple(PEOPLE) in FAMILIES
    assert len(TEARING) >= 6


@pytest.mark.parametrize("kind", but_first(PEOPLE))
def test_a_stranger_may_be_put_where_the_wicked_sits_or_beside_it(kind: str) -> None:
    options = RULES.options(4, {"seconds": 60})
    for chair in (WICKED, GOOD):
        its, judges = played(options, 5, stranger=kind, chair=chair)
        ours = {one.seat for one in judges}
        [person] = set(range(4)) - ours
        assert (its.state.roles[person] == WICKED) == (chair == WICKED)


def test_as_the_wicked_they_take_and_lay_without_a_word_of_help() -> None:
    options = RULES.options(5, {})
    its, _ = played(options, 11, stranger="ripper", chair=WICKED)
    wicked = its.state.roles.index(WICKED)
    said = [one for one in its.journal.events if isinstance(one, ev.Said) and one.seat == wicked]
    took = [verb for _, seat, verb in its.done if seat == wicked and verb.kind == "take"]
    assert not said
    assert len(took) > 10


@pytest.mark.slow
@pytest.mark.parametrize("kind", TEARING)
def test_a_person_who_tears_without_a_pause_is_voted_out(kind: str) -> None:
    options = RULES.options(5, {})
    caught = wronged = 0
    for number in range(MATCHES):
        seed = key_of("people", kind, number) % 10**9
        its, _ = played(options, seed, stranger=kind, chair=WICKED)
        wicked = its.state.roles.index(WICKED)
        out = {seat: out_at(its.journal.events, seat) for seat in range(5)}
        caught += out[wicked] in (1, 2)
        wronged += any(vote in (1, 2) for seat, vote in out.items() if seat != wicked)
    # half is far below the 70 of a hundred that docs/bots_wombat.md tells of: ten matches are few
    assert caught >= MATCHES // 2, f"{caught} of {MATCHES}"
    assert wronged <= MATCHES // 2, f"{wronged} of {MATCHES}"
