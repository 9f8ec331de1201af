"""What paws among shadows feel is large enough to read, however many crowd one place."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from walking import Eyes, Longer, longer, overlaps

from game.games import words
from game.games.wombat.board import Board
from game.games.wombat.board.places import places_for
from game.games.wombat.model import events as ev
from game.games.wombat.model import state as at
from game.games.wombat.model.places import SPINDLES
from game.games.wombat.model.state import State
from game.games.wombat.naming import touch_shown
from game.games.wombat.rules import RULES
from game.stage.cue import Cue
from game.stage.motion.timeline import Frame
from game.stage.paint import theme
from game.stage.paint.art import Art
from tests.slow import slow

NAMES = ("Ana", "Rosa", "Hugo", "Kim", "Zoé", "Max")
TOUCHES = (
    "hand", "found", "nothing", "picked", "full", "gone", "bottom", "laid", "in-the-way", "moved",
    "dropped", "gave", "got", "nobody", "covering", "turned",
)  # fmt: skip
PLACE = SPINDLES + 2


def crowd(art: Art, language: str, zoom: float, felt: Mapping[int, tuple[int, str]]) -> Eyes:
    """Draw paws at one place, each of which felt something in a tick, in longer words."""
    spoken = Longer(language, *words(language, "wombat")._tables)
    view = State(RULES.options(len(NAMES), {"touch": "shadows"}))
    board = Board(view, None, NAMES, spoken, zoom=zoom, room_for="couch")
    view.phase, view.number = at.BUILD, 1
    view.shades = dict.fromkeys(felt, PLACE)
    for paw, (tick, touch) in felt.items():
        view.tick = tick
        board.log.line(ev.Seen(paw, touch), view)
    view.tick = 100
    eyes = Eyes(art)
    with art.wearing("wombat"):
        board.draw(eyes, Frame({}, (), board.layout(view).furniture), Cue(), [], view)
    cell = places_for(len(NAMES), zoom).cells[PLACE]
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


def test_paws_that_share_a_room_say_the_newest_that_one_felt(art: Art) -> None:
    for late in range(1, 7):
        felt = {
            paw: (98 + (paw == late), "found" if paw == late else "gone") for paw in range(1, 7)
        }
        seen = [one.text for one in crowd(art, "en", 1.0, felt).seen]
        assert not [text for text in seen if "gone" in text]
        assert len([text for text in seen if "brick" in text]) == 1
