"""Marks beside what was said: with the light on it is written below them what they mean."""

from __future__ import annotations

import pytest
from walking import Eyes, overlaps

from game.games.wombat.board.evidence import OTHER, SAME, UNSHOWN, Row, paint_evidence
from game.scenes.kit import Kit
from game.stage.motion.layout import Box

BOX = Box(822, 210, 446, 498)


@pytest.mark.parametrize("zoom", [1.0, 2.0])
@pytest.mark.parametrize("marks", [(SAME, OTHER, UNSHOWN), (UNSHOWN,), ()])
def test_what_marks_mean_is_read_below_them_in_the_room_there_is(
    kit: Kit, zoom: float, marks: tuple[str, ...]
) -> None:
    eyes, words = Eyes(kit.art), kit.words("wombat")
    rows = tuple(Row(10, 10, mark, 1, mark, ()) for mark in marks)
    with kit.art.wearing("wombat"):
        paint_evidence(eyes, BOX, [(0, rows), (1, ())], ["Kim", "Ana"], zoom, words)
    told = {mark: words.say(f"evidence.mark-{mark}") for mark in (SAME, OTHER, UNSHOWN)}
    found = [one for one in eyes.seen if one.text in told.values()]
    assert [one.text for one in found] == [told[mark] for mark in marks]
    assert all(one.right <= BOX.x + BOX.width and one.size >= 18 for one in found)
    assert not overlaps(eyes.seen)
