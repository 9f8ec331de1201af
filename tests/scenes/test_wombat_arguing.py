"""Accusations: clues of the light stay in sight, and every line stays inside its row."""

from __future__ import annotations

import pytest

from game.games import words
from game.games.wombat.board import Board
from game.games.wombat.board.charges import charge_said
from game.games.wombat.board.places import FLOOR
from game.games.wombat.model import events as ev
from game.games.wombat.model import state as at
from game.games.wombat.model.phrases import phrase_of
from game.games.wombat.model.state import State
from game.games.wombat.rules import RULES
from game.stage.cue import Cue
from game.stage.motion.timeline import Frame
from game.stage.paint.art import Art
from tests.scenes.walking import Eyes, overlaps
from tests.slow import slow

NAMES = ("Joueur", "Rosa", "Barthélemy", "Ana", "Kim", "Maximilien")
STACKS = ((6, 5, 3), (6, 5, 4, 3, 2), (6, 5, 4, 1))
HANDS = ((0, 2, 3), (1, 3), (2, 3), (3, 1, 1), (4, 1, 1), (5, 1))
DARK = "done:B", "count:A:4", "count:C:5", "have:2", "robbed:A"


def arguing(seats: int, zoom: float, language: str, accused: int) -> tuple[State, Board]:
    """A debate in which all accuse a seat, after everybody said a lot."""
    view = State(RULES.options(seats, {"touch": "own"}))
    view.phase, view.number = at.BUILD, 1
    board = Board(view, 0, NAMES[:seats], words(language, "wombat"), zoom=zoom)
    for order in range(len(DARK) * seats):
        view.tick = 100 + order
        board.log.take_in(ev.Said(order % seats, phrase_of(DARK[order // seats])), view)
    view.phase, view.lit = at.DEBATE, (STACKS, ((),) * 9, HANDS[:seats])
    view.opened = (accused,) * seats
    for seat in range(seats):
        view.tick = 10 + seat
        whom = accused if seat != accused else (seat + 1) % seats
        board.log.take_in(ev.Said(seat, phrase_of(f"accuse:{whom}")), view)
    return view, board


@pytest.mark.parametrize("language", ["fr", *slow(["en"])])
@pytest.mark.parametrize("zoom", [1.0, 2.0])
@pytest.mark.parametrize("seats", [3, 6])
def test_clues_of_the_light_stay_beside_accusations_and_every_row_fits(
    art: Art, seats: int, zoom: float, language: str
) -> None:
    for accused in range(seats):
        view, board = arguing(seats, zoom, language, accused)
        furniture = board.layout(view).furniture
        eyes = Eyes(art)
        with art.wearing("wombat"):
            board.draw(eyes, Frame({}, (), furniture), Cue(), [], view)
        assert eyes.cuts == []
        assert list(overlaps(eyes.seen)) == []
        texts = [line.text for line in eyes.seen]
        clue = charge_said(furniture.shown[0], NAMES, board.words, "clue")
        assert any(text.startswith(clue) for text in texts), clue
        inside = [line for line in eyes.seen if FLOOR.x < line.left < FLOOR.x + FLOOR.width
                  and line.top > FLOOR.y and line.top < FLOOR.y + FLOOR.height]  # fmt: skip
        assert all(line.bottom <= FLOOR.y + FLOOR.height for line in inside)


@pytest.mark.parametrize("seats", [3, 6])
def test_the_panel_says_once_that_it_leaves_rows_to_the_log(art: Art, seats: int) -> None:
    view, board = arguing(seats, 1.0, "en", 1)
    eyes = Eyes(art)
    with art.wearing("wombat"):
        board.draw(eyes, Frame({}, (), board.layout(view).furniture), Cue(), [], view)
    more = board.words.say("evidence.more")
    assert [line.text for line in eyes.seen if "log" in line.text] == [more]


@pytest.mark.every_language
@pytest.mark.parametrize("zoom", [1.0, 2.0])
@pytest.mark.parametrize("seats", [4, 6])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_blank_vote_shows_all_the_light_showed_the_weightiest_first(
    art: Art, zoom: float, seats: int, language: str
) -> None:
    view = State(RULES.options(seats, {"touch": "shadows"}))
    view.phase, view.number, view.tick = at.BUILD, 1, 100
    board = Board(view, None, NAMES[:seats], words(language, "wombat"), zoom=zoom)
    for seat, phrase in ((1, "count:A:5"), (2, "count:C:6")):
        board.log.take_in(ev.Said(seat, phrase_of(phrase)), view)
    view.phase, view.tick = at.STRAW, 40
    view.shades = {paw: 2 + paw for paw in range(1, seats)}
    hands = tuple((2 + paw, 1 + paw % 3) for paw in range(1, seats))
    view.lit = (STACKS, ((),) * 9, hands)
    furniture, eyes = board.layout(view).furniture, Eyes(art)
    with art.wearing("wombat"):
        board.draw(eyes, Frame({}, (), furniture), Cue(), [], view)
    told = " ".join(line.text for line in eyes.seen if FLOOR.x < line.left < FLOOR.x + FLOOR.width)
    spots = []
    for fact in furniture.shown:
        forms = [charge_said(fact, NAMES, board.words, kind) for kind in ("unsaid", "clue")]
        spots.append(next(told.index(one) for one in forms if one in told))
    assert len(spots) > 4
    assert spots == sorted(spots)
    assert eyes.cuts == []
    assert list(overlaps(eyes.seen)) == []
