"""Focus: arrows lead where one looks, and never into a trap."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from game.stage.input.focus import neighbour
from game.stage.motion.layout import Box

GRID = {
    f"{column}{row}": Box(100 * column, 60 * row, 80, 44) for row in range(3) for column in range(3)
}
ARROWS = ("left", "right", "up", "down")

places = st.tuples(st.integers(0, 12), st.integers(0, 8))
boxes = st.sets(places, min_size=1, max_size=14).map(
    lambda found: {f"{x},{y}": Box(100 * x, 80 * y, 90, 60) for x, y in sorted(found)}
)


def test_the_nearest_area_that_way_is_next() -> None:
    assert neighbour(GRID, "11", "left") == "01"
    assert neighbour(GRID, "11", "right") == "21"
    assert neighbour(GRID, "11", "up") == "10"
    assert neighbour(GRID, "11", "down") == "12"


def test_at_the_edge_the_focus_goes_round_in_its_row() -> None:
    assert neighbour(GRID, "21", "right") == "01"
    assert neighbour(GRID, "01", "left") == "21"
    assert neighbour(GRID, "10", "up") == "12"
    assert neighbour(GRID, "12", "down") == "10"


def test_without_a_focus_the_first_area_gets_it() -> None:
    assert neighbour(GRID, None, "left") == "00"
    assert neighbour(GRID, "gone", "left") == "00"
    assert neighbour({}, "gone", "left") is None


def test_an_area_alone_keeps_the_focus() -> None:
    assert all(neighbour({"only": Box(0, 0, 10, 10)}, "only", key) == "only" for key in ARROWS)


@given(boxes)
def test_every_area_is_reached_from_every_other_with_arrows(found: dict[str, Box]) -> None:
    for start in found:
        reached, edge = {start}, [start]
        while edge:
            at = edge.pop()
            for key in ARROWS:
                to = neighbour(found, at, key)
                assert to in found
                if to not in reached:
                    reached.add(to)
                    edge.append(to)
        assert reached == set(found)
