"""A replay's controls: whatever stands among them, all of it lies in the window."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.games import game_of, shelf, words
from game.scenes.after.replay_controls import Controls
from game.stage.motion.layout import Box

pytestmark = pytest.mark.any_language


def apart(one: Box, other: Box) -> bool:
    beside = one.x + one.width <= other.x or other.x + other.width <= one.x
    return beside or one.y + one.height <= other.y or other.y + other.height <= one.y


@pytest.mark.parametrize("game", shelf())
@pytest.mark.parametrize("zoom", [1.0, 1.4])
def test_controls_with_why_and_poster_lie_in_the_window_and_not_on_each_other(
    game: str, zoom: float
) -> None:
    its = game_of(game)
    for seats in its.rules.seat_counts:
        view = its.rules.initial(seats, its.rules.options(seats, {}))
        spoken, names = words("en", game), ["Kim"] * seats
        board = its.board.Board(view, None, names, spoken, room_for="replay")
        controls = Controls(spoken, zoom)
        asked = {"why": "Why did Kim take it?", "moments": True, "poster": True}
        controls.show(board.controls(), playing=True, pace=1.0, eyes="All", **asked)
        boxes = [widget.box for widget in controls.form.widgets]
        assert all(box.x >= 0 and box.x + box.width <= 1280 for box in boxes)
        assert all(box.y >= 0 and box.y + box.height <= 716 for box in boxes)
        assert all(apart(one, other) for one, other in combinations(boxes, 2))
