"""Marks beside what was said: with the light on it is written below them what they mean."""

from __future__ import annotations

import pytest
from walking import Eyes, overlaps

from game.games.wombat.board.charges import Fact, charge_said
from game.games.wombat.board.evidence import (
    OTHER,
    SAME,
    UNSHOWN,
    Claim,
    Row,
    borne_out,
    paint_evidence,
    rows_of,
)
from game.games.wombat.model.phrases import phrase_of
from game.scenes.kit import Kit
from game.stage.motion.layout import Box

BOX = Box(822, 210, 446, 498)


@pytest.mark.parametrize("zoom", [1.0, 2.0])
@pytest.mark.parametrize("marks", [(SAME, OTHER, UNSHOWN), (UNSHOWN,), ()])
def test_what_marks_mean_is_read_below_them_in_the_room_there_is(
    kit: Kit, zoom: float, marks: tuple[str, ...]
) -> None:
    eyes, words = Eyes(kit.art, kit.hints), kit.words("wombat")
    rows = tuple(Row(10, 10, mark, 1, mark, ()) for mark in marks)
    with kit.art.wearing("wombat"):
        paint_evidence(eyes, BOX, [(0, rows), (1, ())], ["Kim", "Ana"], zoom, words)
    told = {mark: words.say(f"evidence.mark-{mark}") for mark in (SAME, OTHER, UNSHOWN)}
    found = [one for one in eyes.seen if one.text in told.values()]
    assert [one.text for one in found] == [told[mark] for mark in marks]
    assert all(one.right <= BOX.x + BOX.width and one.size >= 18 for one in found)
    assert not overlaps(eyes.seen)


STACKS = (6, 5, 4, 3), (), (6, 5, 3)
SAID = (
    "count:A:3", "count:A:4", "robbed:B", "done:C", "have:2", "need:3", "count:B:1", "help:A",
)  # fmt: skip


@pytest.mark.parametrize("zoom", [1.0, 2.0])
@pytest.mark.parametrize("seats", [3, 6])
def test_what_the_light_shows_is_said_in_words_and_summed_up_by_seat(
    kit: Kit, zoom: float, seats: int
) -> None:
    eyes, words = Eyes(kit.art, kit.hints), kit.words("wombat")
    every = [
        (seat, rows_of([Claim(tick, seat, phrase_of(one), one) for tick, one in enumerate(SAID)],
                       seat, STACKS, (2,), 900))
        for seat in range(seats)
    ]  # fmt: skip
    assert borne_out(every[0][1]) == [(SAME, 2), (OTHER, 2)]
    names = ["Maximilienne", "Ana", "Rosa", "Luc", "Kim", "Élodie"]
    with kit.art.wearing("wombat"):
        paint_evidence(eyes, BOX, every, names, zoom, words)
    told = [one.text for one in eyes.seen]
    assert told.count("2") == 2 * seats, "how much holds, and how much does not, beside each name"
    assert words.say("evidence.shown") in told
    if seats == 3 and zoom == 1:
        for key, facts in (
            ("high", {"n": 4}), ("right", {"n": 3, "right": 2}), ("bare", {}), ("held", {"n": 2})
        ):  # fmt: skip
            assert words.say(f"evidence.{key}", **facts) in told
    assert not overlaps(eyes.seen)
    assert not eyes.cuts
    assert all(one.right <= BOX.x + BOX.width and one.size >= 18 for one in eyes.seen)


@pytest.mark.parametrize("zoom", [1.0, 2.0])
@pytest.mark.parametrize("seats", [3, 6])
def test_what_else_is_against_a_seat_stands_there_where_there_is_room(
    kit: Kit, zoom: float, seats: int
) -> None:
    eyes, words = Eyes(kit.art, kit.hints), kit.words("wombat")
    every = [
        (seat, rows_of([Claim(9, seat, phrase_of("count:A:4"), "A has 4")], seat, STACKS, (), 900))
        for seat in range(seats)
    ]
    doubt = charge_said(Fact("hollow", place=0, many=6), (), words)
    with kit.art.wearing("wombat"):
        paint_evidence(eyes, BOX, every, ["Kim"] * seats, zoom, words, {1: doubt})
    told = " ".join(one.text for one in eyes.seen)
    assert (doubt in told) is (zoom == 1 or seats == 3)
    assert not overlaps(eyes.seen)
    assert not eyes.cuts
    assert all(one.right <= BOX.x + BOX.width and one.size >= 18 for one in eyes.seen)
    assert all(one.bottom <= BOX.y + BOX.height for one in eyes.seen)


@pytest.mark.parametrize("zoom", [1.0, 2.0])
def test_a_tower_is_one_row_of_what_was_said_of_it_last_by_the_clock(kit: Kit, zoom: float) -> None:
    said = ("count:A:2", "count:A:5", "robbed:A", "robbed:A", "done:B", "count:B:4")
    claims = [Claim(10 * tick + 1, 0, phrase_of(one), one) for tick, one in enumerate(said)]
    eyes, words = Eyes(kit.art, kit.hints), kit.words("wombat")
    with kit.art.wearing("wombat"):
        rows = rows_of(claims, 0, STACKS, (), 1200)
        paint_evidence(eyes, BOX, [(0, rows)], ["Kim"], zoom, words)
    told = [one.text for one in eyes.seen]
    assert [text for text in told if text[1:2] == ":"] == ["1:58 robbed:A × 2", "1:55 count:B:4"]
    assert words.say("evidence.mark-unshown") in told
    assert words.say("evidence.mark-other") in told
    assert not eyes.cuts
