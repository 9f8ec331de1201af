"""What paws among shadows feel is large enough to read, however many crowd one place."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

import pytest
from walking import Eyes, Longer, longer, overlaps

from game.core.words import Words
from game.games import words
from game.games.wombat.board import Board
from game.games.wombat.board.labels import flash_said
from game.games.wombat.board.places import places_for
from game.games.wombat.board.recent import Flash
from game.games.wombat.board.shades import standing
from game.games.wombat.model import events as ev
from game.games.wombat.model import state as at
from game.games.wombat.model.places import NAMES as PLACES
from game.games.wombat.model.places import SPINDLES
from game.games.wombat.model.state import State
from game.games.wombat.rules import RULES
from game.stage.cue import Cue
from game.stage.motion.timeline import Frame
from game.stage.paint import theme
from game.stage.paint.art import Art
from tests.slow import slow

NAMES = ("Ana", "Rosa", "Hugo", "Kim", "Zoé", "Max")
TOUCHES = (
    "unmet", "found", "nothing", "picked", "full", "gone", "bottom", "laid", "in-the-way", "moved",
    "dropped", "gave", "got", "nobody", "covering", "turned",
)  # fmt: skip
PLACE = SPINDLES + 2


def touch_shown(touch: str, words: Words) -> str:
    return flash_said(Flash(0, PLACE, touch), words, own=False)


def crowd(
    art: Art, language: str, zoom: float,
    felt: Mapping[int, tuple[int, str] | list[tuple[int, str]]], *,
    longer: bool = True, place: int = PLACE,
) -> Eyes:  # fmt: skip
    """Draw paws at a place, each of which felt something in a tick, in ``longer`` words."""
    spoken = words(language, "wombat")
    if longer:
        spoken = Longer(language, *spoken.tables)
    view = State(RULES.options(len(NAMES), {"touch": "shadows"}))
    board = Board(view, None, NAMES, spoken, zoom=zoom, room_for="couch")
    view.phase, view.number = at.BUILD, 1
    view.shades = dict.fromkeys(felt, place)
    for paw, touches in felt.items():
        board.log.take_in(ev.PawRested(paw, place), view)
        for view.tick, touch in touches if isinstance(touches, list) else [touches]:
            board.log.take_in(ev.Seen(paw, touch), view)
    view.tick = 100
    eyes = Eyes(art)
    with art.wearing("wombat"):
        board.draw(eyes, Frame({}, (), board.layout(view).furniture), Cue(), [], view)
    cell = places_for(len(NAMES), zoom).cells[place]
    eyes.seen[:] = [one for one in eyes.seen if cell.holds(*one.middle)]
    for one in eyes.seen:
        assert one.size >= theme.FLOOR, one
        assert cell.x <= one.left, one
        assert one.right <= cell.x + cell.width, one
        assert one.bottom <= cell.y + cell.height, one
    assert list(overlaps(eyes.seen)) == []
    return eyes


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("paws", [*slow(range(1, 6)), 6])
def test_words_of_paws_in_a_crowd_are_whole_and_large_enough(
    art: Art, language: str, paws: int
) -> None:
    for first in range(len(TOUCHES)):
        touches = [TOUCHES[(first + paw) % len(TOUCHES)] for paw in range(paws)]
        felt = {paw + 1: (100 - paw, touch) for paw, touch in enumerate(touches)}
        text = " ".join(one.text for one in crowd(art, language, 2.0, felt).seen)
        said = longer(touch_shown(touches[0], words(language, "wombat")))
        assert said in text, "the newest is said"


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("zoom", [1.0, 2.0])
@pytest.mark.parametrize("paws", [5, 6])
@pytest.mark.parametrize("other", ["took", "bottom", "full"])
def test_at_a_tower_all_of_five_and_six_paws_are_told_of_and_can_be_read(
    art: Art, language: str, zoom: float, paws: int, other: str
) -> None:
    """Size, room and overlaps are held by ``crowd``; nobody is left out of what was just felt."""
    felt = {paw: (90, "laid" if paw in (1, 3) else other) for paw in range(1, paws + 1)}
    rows = rows_of(crowd(art, language, zoom, felt, longer=False, place=0))
    assert sorted(" ".join(rows).replace(" ", "")) == list(map(str, range(1, paws + 1)))
    clack = touch_shown("laid", words(language, "wombat"))
    assert clack in [text for numbers, text in rows.items() if "1" in numbers]


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("zoom", [1.0, 2.0])
def test_each_paw_of_a_crowd_says_at_its_number_what_it_just_felt(
    art: Art, language: str, zoom: float
) -> None:
    """As many as felt the same share a row, which is called by all their numbers."""
    said = words(language, "wombat")
    felt = {1: (98, "in-the-way"), 2: (99, "moved"), 3: (100, "moved"), 4: (99, "moved")}
    rows = rows_of(crowd(art, language, zoom, felt, longer=False))
    assert rows["1"] == touch_shown("in-the-way", said)
    assert rows["2 3 4"] == touch_shown("moved", said)
    rows = rows_of(crowd(art, language, zoom, {**felt, 2: (100, "gave"), 4: (60, "moved")},
                         longer=False))  # fmt: skip
    assert rows.get("2") == touch_shown("gave", said)
    assert rows.get("3") == touch_shown("moved", said)
    assert not any("4" in numbers for numbers in rows), "that was long ago"


def test_where_rows_are_too_many_what_was_felt_first_is_left_out(art: Art) -> None:
    felt = {paw: (94 + paw, touch) for paw, touch in enumerate(("moved", *TOUCHES[:5]), 1)}
    rows = rows_of(crowd(art, "fr", 1.0, felt, longer=False))
    assert "6" in rows
    assert "1" not in rows


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("zoom", [1.0, 2.0])
def test_three_paws_that_felt_three_things_are_all_told_of(
    art: Art, language: str, zoom: float
) -> None:
    said = words(language, "wombat")
    for first in range(len(TOUCHES)):
        felt = {paw: TOUCHES[(first + 5 * paw) % len(TOUCHES)] for paw in (1, 2, 3)}
        told = {paw: (97 + paw, touch) for paw, touch in felt.items()}
        rows = rows_of(crowd(art, language, zoom, told, longer=False))
        for paw, touch in felt.items():
            assert touch_shown(touch, said) in [
                text for numbers, text in rows.items() if str(paw) in numbers
            ]


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("zoom", [1.0, 2.0])
@pytest.mark.parametrize("paws", [1, 2, 3])
def test_a_whole_tower_stays_at_the_paw_that_felt_it_as_one_line(
    art: Art, language: str, zoom: float, paws: int
) -> None:
    """Size, room and overlaps are held by ``crowd``; of several the last three bricks are shown."""
    felt = {1: [*((70 + 3 * row, f"size {row + 1}") for row in range(6)), (85, "bottom")]}
    felt |= {paw: [(60, "hand")] for paw in range(2, paws + 1)}
    eyes = crowd(art, language, zoom, felt, longer=False, place=0)
    sizes = "… 4 5 6" if paws > 1 else "1 2 3 4 5 6"
    said = words(language, "wombat").say("touch.gone-down", sizes=sizes)
    assert said in " ".join(one.text for one in eyes.seen)


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("zoom", [1.0, 2.0])
def test_a_number_that_may_have_changed_is_written_as_a_question(
    art: Art, language: str, zoom: float
) -> None:
    """Two share a hole, one leaves; a paw elsewhere is who it was."""
    said, there = words(language, "wombat"), {1: PLACE, 2: PLACE, 3: PLACE + 4}
    view = State(RULES.options(len(NAMES), {"touch": "shadows"}))
    board = Board(view, None, NAMES, said, zoom=zoom, room_for="couch")
    view.phase, view.number, view.tick = at.BUILD, 1, 20
    for paw, place in there.items():
        board.log.take_in(ev.PawRested(paw, place), view)
    view.shades = there | {2: PLACE + 2}
    board.log.take_in(ev.Seen(2, f"at {PLACES[PLACE + 2]}"), view)
    eyes = Eyes(art)
    with art.wearing("wombat"):
        board.draw(eyes, Frame({}, (), board.layout(view).furniture), Cue(), [], view)
    cells = places_for(len(NAMES), zoom).cells
    for number, place in (("1?", PLACE), ("2?", PLACE + 2), ("3", PLACE + 4)):
        [stand] = standing(cells[place], 1)
        assert [one.text for one in eyes.seen if stand.paw.holds(*one.middle)] == [number]
    assert list(overlaps(eyes.seen)) == []


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("zoom", [1.0, 2.0])
@pytest.mark.parametrize("place", [0, PLACE])
def test_each_of_two_paws_has_one_whole_line_below_both(
    art: Art, language: str, zoom: float, place: int
) -> None:
    """Whatever they feel, and wherever a size may be; ``crowd`` holds size, room and overlaps."""
    said = words(language, "wombat")
    where = "tower-or-paw" if place == 0 else "hole-or-paw"
    for one, other in (*pairwise(TOUCHES), ("size 4", "got"), ("moved", "size 4")):
        before = [(70, "laid"), (71, "found"), (72, "size 4")]
        told = {1: [*before, (100, one)], 2: [*before, (99, other)]}
        rows = rows_of(crowd(art, language, zoom, told, longer=False, place=place))
        for paw, touch in (("1", one), ("2", other)):
            flash = Flash(0, place, touch, where if touch.startswith("size") else "")
            its = [text for numbers, text in rows.items() if paw in numbers]
            assert its == [flash_said(flash, said, own=False)]


@pytest.mark.parametrize("paws", [3, 4])
def test_three_or_four_paws_of_a_place_are_almost_as_large_as_two(paws: int) -> None:
    for cell in places_for(len(NAMES), 1.0).cells:
        assert {stand.paw.width for stand in standing(cell, paws)} == {40.0}


def rows_of(eyes: Eyes) -> dict[str, str]:
    """Return what is said in the rows of a crowd, by the numbers at the head of each."""
    texts = [one for one in eyes.seen if one.text.strip()]
    return {
        head.text: text.text
        for head in texts
        for text in texts
        if set(head.text) <= set("123456 ")
        and abs(head.middle[1] - text.middle[1]) < 2
        and 0 < text.left - head.right < 15
    }
