"""What was said, beside what the light shows: few large lines, in words that need no legend."""

from __future__ import annotations

import pytest
from walking import Eyes, overlaps

from game.games.wombat.board.charges import Fact, charge_said
from game.games.wombat.board.evidence import Claim, Row, mattering, paint_evidence, rows_of
from game.games.wombat.model.phrases import phrase_of
from game.scenes.kit import Kit
from game.stage.motion.layout import Box

BOX = Box(822, 210, 446, 498)


STACKS = (6, 5, 4, 3), (), (6, 5, 3)
SAID = (
    "count:A:3", "count:A:4", "robbed:B", "done:C", "have:2", "need:3", "count:B:1", "help:A",
)  # fmt: skip


def said_by(*said: str, seat: int = 0) -> tuple[Row, ...]:
    """What a seat said, beside the light."""
    claims = [Claim(10 * tick + 1, seat, phrase_of(one), one) for tick, one in enumerate(said)]
    return rows_of(claims, seat, STACKS, (2,))


@pytest.mark.parametrize("zoom", [1.0, 2.0])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_what_was_said_is_read_from_afar_and_the_rest_in_the_log(
    kit: Kit, zoom: float, seats: int
) -> None:
    eyes, words = Eyes(kit.art, kit.hints), kit.words("wombat")
    every = [(seat, said_by(*SAID, seat=seat)) for seat in range(seats)]
    names = ["Maximilienne", "Ana", "Rosa", "Luc", "Kim", "Élodie"]
    with kit.art.wearing("wombat"):
        paint_evidence(eyes, BOX, every, names, zoom, words)
    told = [one.text for one in eyes.seen]
    assert words.say("evidence.said") in told
    assert words.say("evidence.shown") in told
    assert told.count(words.say("evidence.more")) == 1
    assert seats <= len([one for one in told if one in SAID]) <= 3 * seats, (
        "few lines, one at least"
    )
    least = 22 if seats <= 4 else 18
    matter = [one for one in eyes.seen if one.text != words.say("evidence.more")]
    assert all(one.size >= least for one in matter), min(one.size for one in matter)
    assert not overlaps(eyes.seen)
    assert not eyes.cuts
    assert all(one.right <= BOX.x + BOX.width and one.size >= 18 for one in eyes.seen)
    assert all(one.bottom <= BOX.y + BOX.height for one in eyes.seen)


@pytest.mark.parametrize("zoom", [1.0, 2.0])
@pytest.mark.parametrize(
    ("said", "key", "facts"),
    [
        ("count:A:4", "true", {"n": 4}),
        ("have:2", "held", {}),
        ("count:C:4", "less", {"n": 3}),
        ("done:A", "less", {"n": 4}),
        ("done:C", "right", {"n": 3, "right": 2}),
        ("count:B:1", "bare", {}),
        ("count:A:3", "high", {"n": 4}),
        ("robbed:B", "empty", {}),
    ],
)
def test_it_is_said_in_words_whether_the_light_bears_something_out(
    kit: Kit, zoom: float, said: str, key: str, facts: dict[str, int]
) -> None:
    eyes, words = Eyes(kit.art, kit.hints), kit.words("wombat")
    with kit.art.wearing("wombat"):
        paint_evidence(eyes, BOX, [(0, said_by(said)), (1, ())], ["Kim", "Ana"], zoom, words)
    told = " ".join(one.text for one in eyes.seen)
    assert f"{words.say(f'evidence.{key}', **facts)} {said}" in told
    assert words.say("evidence.silent") in told
    assert words.say("evidence.more") not in told, "nothing is left out"


def test_what_no_light_can_test_yields_to_what_it_tested() -> None:
    rows = said_by("need:3", "count:A:4", "help:A", "robbed:B")
    assert [row.text for row in mattering(rows)] == ["count:A:4", "robbed:B"]
    assert [row.text for row in mattering(said_by("need:3", "help:A"))] == ["help:A"]


@pytest.mark.parametrize("zoom", [1.0, 2.0])
@pytest.mark.parametrize("seats", [3, 6])
def test_what_else_is_against_a_seat_stands_there_where_there_is_room(
    kit: Kit, zoom: float, seats: int
) -> None:
    eyes, words = Eyes(kit.art, kit.hints), kit.words("wombat")
    every = [
        (seat, rows_of([Claim(9, seat, phrase_of("count:A:4"), "A has 4")], seat, STACKS, ()))
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
def test_a_tower_is_one_row_of_what_was_said_of_it_last(kit: Kit, zoom: float) -> None:
    rows = said_by("count:A:2", "count:A:5", "robbed:A", "robbed:A", "done:B", "count:B:4")
    eyes, words = Eyes(kit.art, kit.hints), kit.words("wombat")
    with kit.art.wearing("wombat"):
        paint_evidence(eyes, BOX, [(0, rows)], ["Kim"], zoom, words)
    told = [one.text for one in eyes.seen]
    assert [text for text in told if ":A" in text or ":B" in text] == ["robbed:A × 2", "count:B:4"]
    assert words.say("evidence.high", n=4) in told
    assert words.say("evidence.bare") in told
    assert not eyes.cuts
