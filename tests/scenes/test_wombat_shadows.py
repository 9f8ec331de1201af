"""What paws among shadows feel is large enough to read, however many crowd one place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest
from walking import Eyes, Longer, Seen, longer, overlaps

from game.core.words import Words
from game.games import words
from game.games.wombat.board import Board
from game.games.wombat.board.arranging import Furniture
from game.games.wombat.board.labels import flash_said
from game.games.wombat.board.lines import lines_of
from game.games.wombat.board.places import NOTES, SIDE, places_for
from game.games.wombat.board.recent import Flash
from game.games.wombat.board.shades import standing
from game.games.wombat.model import events as ev
from game.games.wombat.model import state as at
from game.games.wombat.model.places import NAMES as PLACES
from game.games.wombat.model.places import SPINDLES
from game.games.wombat.model.sensations import Touch
from game.games.wombat.model.state import State
from game.games.wombat.naming import place_said
from game.games.wombat.rules import RULES
from game.stage.cue import Cue
from game.stage.input.claims import HALVES
from game.stage.live_play import Begun
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
    return flash_said(Flash(0, PLACE, Touch(touch)), words, own=False)


def drawn(
    art: Art, language: str, zoom: float,
    felt: Mapping[int, tuple[int, str] | list[tuple[int, str]]], *,
    longer: bool = True, place: int = PLACE, begun: Sequence[Begun] = (),
) -> tuple[Eyes, Furniture]:  # fmt: skip
    """Draw paws at a place, each of which felt something in a tick, in ``longer`` words."""
    spoken = words(language, "wombat")
    if longer:
        spoken = Longer(language, *spoken.tables)
    view = State(RULES.options(len(NAMES), {"touch": "shadows"}))
    board = Board(view, None, NAMES, spoken, zoom=zoom, room_for="couch")
    view.phase, view.number = at.BUILD, 1
    board.log.take_in(ev.BuildBegan(1, bases=False), view)
    view.shades = dict.fromkeys(felt, place)
    for paw, touches in felt.items():
        board.log.take_in(ev.PawRested(paw, place), view)
        for view.tick, touch in touches if isinstance(touches, list) else [touches]:
            board.log.take_in(ev.Seen(paw, Touch(touch)), view)
    view.tick = 100
    board.live.overhear(begun)
    table, eyes = board.layout(view).furniture, Eyes(art)
    for seat, source in enumerate(HALVES if begun else ()):
        eyes.hints.claims.claim(seat, source)
    with art.wearing("wombat"):
        board.draw(eyes, Frame({}, (), table), Cue(), [], view)
    eyes.hints.claims.clear()
    cell = places_for(len(NAMES), zoom).cells[place]
    for one in eyes.seen:
        assert one.size >= theme.FLOOR, one
        box = cell if cell.holds(*one.middle) else SIDE if one.left >= SIDE.x else one
        assert box is one or (box.x <= one.left and one.right <= box.x + box.width + 1), one
    assert eyes.cuts == []
    assert list(overlaps(eyes.seen)) == []
    return eyes, table


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("zoom", [*slow([1.0]), 2.0])
@pytest.mark.parametrize("paws", [*slow(range(2, 6)), 6])
def test_no_word_lies_over_paws_that_share_a_place_and_lines_say_them_all(
    art: Art, language: str, zoom: float, paws: int
) -> None:
    """In words that are a third longer, whatever they felt; shorter ones where they must be."""
    said = words(language, "wombat")
    for first in range(len(TOUCHES)):
        touches = [TOUCHES[(first + paw) % len(TOUCHES)] for paw in range(paws)]
        felt = {paw + 1: (100 - paw, touch) for paw, touch in enumerate(touches)}
        eyes, table = drawn(art, language, zoom, felt)
        cell = places_for(len(NAMES), zoom).cells[PLACE]
        there = [one.text for one in eyes.seen if cell.holds(*one.middle) and one.text.strip()]
        assert sorted(there) == sorted([*map(str, felt), place_said(PLACE)]), "numbers alone"
        for line in lines_of(table, said):
            assert written(eyes, line.paw) in (longer(line.text), longer(line.short))
            touch = touches[line.paw - 1]
            missed = said.say("lines.missed") if touch == "nothing" else ""
            assert line.short == (missed or touch_shown(touch, said))


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("zoom", [1.0, 2.0])
@pytest.mark.parametrize("paws", [1, 2, 6])
def test_a_whole_tower_stays_in_the_line_of_the_paw_that_felt_it(
    art: Art, language: str, zoom: float, paws: int
) -> None:
    felt = {1: [*((70 + 3 * row, f"size {row + 1}") for row in range(6)), (85, "bottom")]}
    felt |= {paw: [(60, "hand")] for paw in range(2, paws + 1)}
    eyes, _ = drawn(art, language, zoom, felt, longer=False, place=0)
    said = words(language, "wombat").say("touch.gone-down", sizes="1 2 3 4 5 6")
    assert written(eyes, 1) == said


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("zoom", [*slow([1.0]), 2.0])
@pytest.mark.parametrize("paws", [*slow([4]), 6])
def test_while_a_list_of_phrases_is_open_lines_stand_in_two_columns(
    art: Art, language: str, zoom: float, paws: int
) -> None:
    said = words(language, "wombat")
    felt = {paw: (100 - paw, TOUCHES[paw]) for paw in range(1, paws + 1)}
    eyes, table = drawn(art, language, zoom, felt, begun=[Begun(1, ("talk",), True)])
    for line in lines_of(table, said):
        assert written(eyes, line.paw) in (longer(line.text), longer(line.short))
    assert len({round(one.middle[1]) for one in heads(eyes)}) == paws // 2


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
    board.log.take_in(ev.Seen(2, Touch(f"at {PLACES[PLACE + 2]}")), view)
    eyes = Eyes(art)
    with art.wearing("wombat"):
        board.draw(eyes, Frame({}, (), board.layout(view).furniture), Cue(), [], view)
    cells = places_for(len(NAMES), zoom).cells
    for number, place in (("1?", PLACE), ("2?", PLACE + 2), ("3", PLACE + 4)):
        [stand] = standing(cells[place], 1)
        assert [one.text for one in eyes.seen if stand.paw.holds(*one.middle)] == [number]
    assert list(overlaps(eyes.seen)) == []


@pytest.mark.parametrize("paws", range(2, 7))
def test_paws_that_share_a_place_are_large_enough_to_read(paws: int) -> None:
    least = {2: 54.0, 3: 54.0, 4: 40.0}.get(paws, 26.0)
    for cell in places_for(len(NAMES), 1.0).cells:
        assert {stand.paw.width >= least for stand in standing(cell, paws)} == {True}


def written(eyes: Eyes, paw: int) -> str:
    """Return what is written in the line of a paw, at the right of its number."""
    [head] = [one for one in heads(eyes) if one.text == str(paw)]
    its = [
        one
        for one in eyes.seen
        if abs(one.middle[1] - head.middle[1]) < 12 and 0 < one.left - head.right < 30
    ]
    return " ".join(one.text for one in sorted(its, key=lambda one: one.top))


def heads(eyes: Eyes) -> list[Seen]:
    """Return the numbers at the head of lines, which stand in one column or two."""
    left = NOTES.x + 21.5
    places = left, left + NOTES.width / 2
    return [
        one
        for one in eyes.seen
        if one.text.isdigit() and min(abs(one.middle[0] - x) for x in places) < 3
    ]
