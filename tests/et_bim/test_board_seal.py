"""Only what its viewer was told is on a table, and it is the same table every time."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from tables import Watching, board_of, viewers_of

from game.core.journal import Journal
from game.core.luck import Luck
from game.core.seats import Seat
from game.games.et_bim.rules import RULES
from game.gangs.model.cards import BLANK
from game.gangs.model.state import CHOOSE, State
from game.match import Match

every_table = pytest.mark.parametrize(
    "seats",
    # those between are tried where time is: they are laid out like their neighbours
    [pytest.param(n, marks=[] if n == 4 else pytest.mark.slow) for n in range(4, 13)],
)


@every_table
def test_equal_views_have_equal_layouts(seats: int) -> None:
    table = Watching(seats, 2, viewers_of(seats, 2))
    for _ in table.positions(every=11):
        for viewer, view in table.views.items():
            fresh = RULES.initial(seats, table.match.options)
            for event in table.match.observations(viewer):
                RULES.apply(fresh, event)
            layouts = [board_of(one, viewer).layout(one) for one in (view, fresh, view.copy())]
            assert layouts[0] == layouts[1] == layouts[2]


def exchange(world: State, view: State, chance: Any) -> bool:
    """Exchange two secrets of the truth that a view does not hold; False if none differ."""
    cards = [
        (hand, at)
        for hand, seen in zip([*world.hands, world.bag], [*view.hands, view.bag], strict=True)
        for at, face in enumerate(seen)
        if face == BLANK
    ]
    tiles = [(world.characters, at) for at, c in enumerate(view.characters) if c == BLANK]
    done = False
    for places in (cards, tiles):
        pairs = [
            (one, other) for one, other in combinations(places, 2)
            if one[0][one[1]] != other[0][other[1]]
        ]  # fmt: skip
        if pairs:
            (left, a), (right, b) = pairs[chance.below(len(pairs))]
            left[a], right[b] = right[b], left[a]
            done = True
    return done


@every_table
def test_a_layout_does_not_change_with_a_secret_its_viewer_was_not_told(seats: int) -> None:
    compared = 0
    table = Watching(seats, 3, viewers_of(seats, 3))
    for truth in table.positions(every=3):
        for viewer, view in table.views.items():
            if truth.phase != CHOOSE:
                continue
            before = board_of(view, viewer).layout(view)
            worlds = [truth.copy(), truth.copy()]
            if not exchange(worlds[1], view, table.chance):
                continue
            compared += 1
            matches = [
                Match(RULES, seats, table.match.options, 5,
                      journal=Journal(world, RULES.apply), luck=Luck(5))
                for world in worlds
            ]  # fmt: skip
            assert board_of(view, viewer).layout(view) == before
            go_on_while_told_the_same(matches, view, viewer)
    assert compared > 5


def go_on_while_told_the_same(matches: list[Any], view: State, viewer: Seat | None) -> None:
    """Play the same in both worlds; what is shown must not tell them apart before what is told."""
    views, heard = [view.copy(), view.copy()], 0
    for _ in range(6):
        pending = [match.pending() for match in matches]
        if list(pending[0]) != list(pending[1]) or not pending[0]:
            return
        [seat] = pending[0]
        shared = [action for action in pending[0][seat] if action in pending[1][seat]]
        if not shared:
            return
        for match in matches:
            match.submit(seat, shared[-1])
        news = [match.observations(viewer, heard) for match in matches]
        if news[0] != news[1]:
            return
        heard += len(news[0])
        boards = [board_of(one, viewer) for one in views]
        for event in news[0]:
            for one in views:
                RULES.apply(one, event)
            seen = [
                (board.layout(one), board.log.take_in(event, one), board.prompt(one, ()))
                for board, one in zip(boards, views, strict=True)
            ]
            assert seen[0] == seen[1]


def test_no_picture_of_a_hidden_tile_or_of_another_hand_is_ever_shown() -> None:
    table = Watching(7, 1, viewers_of(7))
    for truth in table.positions(every=5):
        for viewer, view in table.views.items():
            layout = board_of(view, viewer).layout(view)
            for place, tile in enumerate(truth.tile_at):
                face = layout.sprites[f"tile:{tile}"].face
                known = view.characters[tile] != BLANK
                assert known or face == "tile_mystery"
                if place == viewer and truth.alive[place] and table.match.outcome() is None:
                    assert face == "tile_mystery", "one's own tile is shown on holding only"
