"""Shadows may have names in the light: where several people sit down, as it comes."""

from __future__ import annotations

from typing import Any

import pytest

from game.games import game_of, words
from game.games.wombat import lobby, seating, share
from game.games.wombat.board import Board
from game.games.wombat.board.charges import lit_facts
from game.games.wombat.model import events as ev
from game.games.wombat.model import state as at
from game.games.wombat.model.places import SPINDLES
from game.games.wombat.model.state import State

RULES = game_of("wombat").rules
SHADOWS = {"touch": "shadows"}
NAMED = {**SHADOWS, "named": True}
PEOPLE = ("Ana", "Rosa", "Hugo", "Kim")
SAID = words("en", "wombat")
STOPPED = {1: (0, ()), 2: (SPINDLES + 1, (3,)), 3: (SPINDLES + 4, (5,)), 4: (SPINDLES + 4, (1,))}
"""By the number of a paw, which is the next seat's here, where it stopped with what."""


def lit(options: dict[str, Any]) -> tuple[State, Board]:
    """Return what all see of paws that stopped when the light went on."""
    view = State(RULES.options(4, options))
    board = Board(view, None, PEOPLE, SAID, room_for="couch")
    rests = [ev.PawRested(paw, place) for paw, (place, _) in STOPPED.items()]
    hands = [(paw - 1, place, *held) for paw, (place, held) in STOPPED.items()]
    shown = tuple(hands) if view.options.owned else tuple(sorted(one[1:] for one in hands))
    for event in (
        ev.BuildBegan(1, bases=False), *rests, ev.Lit(((6, 5, 4), (), ()), ((),) * 9, shown),
        ev.Counted(0), ev.PhaseBegan(at.STRAW),
    ):  # fmt: skip
        RULES.apply(view, event)
        board.log.take_in(event, view)
    return view, board


def test_several_people_have_names_in_the_light_unless_the_table_chose() -> None:
    assert seating.seated({}, 3) == NAMED
    assert seating.seated({}, 1) == {"touch": "own"}
    assert seating.seated(SHADOWS, 3) == SHADOWS


@pytest.mark.parametrize("touch", ["own", "fitting"])
def test_only_shadows_can_be_named_and_files_of_others_say_nothing_of_it(touch: str) -> None:
    assert "named" not in RULES.options_json(RULES.options(4, {"touch": touch, "named": True}))
    assert RULES.options_json(RULES.options(4, NAMED))["named"] is True
    assert "named" not in RULES.options_json(RULES.options(4, SHADOWS))


def test_codes_of_tables_without_names_are_what_they_were() -> None:
    plain, named = (RULES.options_json(RULES.options(4, one)) for one in (SHADOWS, NAMED))
    assert share.table_of(share.number_of(4, named)) == (4, named)
    assert share.number_of(4, plain) < share.size() / 4
    assert share.number_of(4, named) == share.number_of(4, plain) + share.size() / 2


def test_the_lobby_offers_names_for_shadows_alone() -> None:
    for touch in ("fitting", "own", "shadows"):
        values = {**lobby.values(4, {}), "touch": touch}
        rule = next(one for one in lobby.rules(4, values, SAID) if one.name == "named")
        assert rule.enabled is (touch == "shadows")


def test_a_seat_shows_its_paw_where_it_stopped_alone() -> None:
    view, board = lit(NAMED)
    plates = board.layout(view).furniture.plates
    assert [plate.paw for plate in plates] == [1, 2, 0, 0], "two stopped in one zone"
    assert [plate.held for plate in plates] == [(), (3,), (5,), (1,)]
    view, board = lit(SHADOWS)
    assert all(not plate.paw and not plate.held for plate in board.layout(view).furniture.plates)


def test_the_light_says_who_held_what_a_tower_lacked() -> None:
    view, _ = lit(NAMED)
    assert ("awaited", 1, 3) in {(one.key, one.seat, one.size) for one in lit_facts(view, (), {})}
    view, _ = lit(SHADOWS)
    assert all(one.seat not in range(4) for one in lit_facts(view, ()))
