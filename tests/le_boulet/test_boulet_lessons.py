"""What lessons and the table say when it matters: a last card, one yes, a theme of one's own."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.actions import RefusedError
from game.games import game_of, words
from game.games.le_boulet.board.places import places_for
from game.games.le_boulet.lessons import SECTIONS
from game.games.le_boulet.log_lines import line
from game.games.le_boulet.model import events as ev
from game.games.le_boulet.model import state as at
from game.games.le_boulet.model.actions import Lead
from game.games.le_boulet.model.options import Options
from game.games.le_boulet.model.state import State
from game.scenes.tutorial.panel import BOX
from game.session.lesson import PUPIL, LessonSession
from tests.boxes import overlap

GAME = "le_boulet"
NAMES = ["Kim", "Ana", "Léo", "Max"]
pytestmark = pytest.mark.any_language


def test_a_theme_of_ones_own_is_refused_kindly() -> None:
    session = LessonSession(GAME, SECTIONS[0].parts[0], NAMES)
    session.fulfil()
    session.go_on()
    stage = session.stage
    assert stage is not None
    wanted = stage.wants[0]
    assert isinstance(wanted, Lead)
    with pytest.raises(RefusedError) as refused:
        session.submit(PUPIL, Lead(wanted.a, wanted.b, "mes vacances"))
    said = words("fr", GAME).say(f"refusal.{refused.value.reason}")
    assert "thème proposé" in said
    assert said != words("fr", GAME).say("refusal.lesson")
    session.close()


@pytest.mark.parametrize("zoom", [1.0, 2.0])
def test_nothing_of_a_lesson_lies_below_its_panel(zoom: float) -> None:
    its = places_for(4, 0, room_for="lesson", zoom=zoom)
    view = table(0, 0, 0, 0)
    board = game_of(GAME).board.Board(view, 0, NAMES, words("fr", GAME), zoom=zoom)
    panel = board.layout(view).spots.lesson_box(read=True) or BOX
    things = [*its.pair, its.prompt, its.right, its.hand, its.captions]
    things += [box for one in its.stands for box in (one.seat, one.card, one.head)]
    assert not [one for one in things if overlap(panel, one)]
    assert its.banner.middle[0] - 250 > panel.x + panel.width - 20


def table(*held: int) -> State:
    """Return a table with so many cards in each hand."""
    view = State(Options(seats=4))
    view.hands = [list(range(10 * seat, 10 * seat + many)) for seat, many in enumerate(held)]
    view.leader = 0
    return view


def test_a_last_card_is_told_when_a_lead_begins() -> None:
    say = words("fr", GAME)
    told = line(ev.LeadBegan(0), table(4, 1, 3, 2), NAMES, say)
    assert told is not None
    assert "Ana" in told.text
    assert "au moment de mener" in told.text
    assert line(ev.LeadBegan(0), table(1, 2, 3, 2), NAMES, say) is None, "the leader has won"


def test_a_vote_says_that_one_yes_is_enough() -> None:
    view: Any = table(4, 3, 3, 2)
    view.phase, view.pair, view.theme = at.VOTE, (1, 2), "thème"
    view.accused, view.accuser, view.contested = 0, 1, -1
    board = game_of(GAME).board.Board(view, 2, NAMES, words("fr", GAME))
    assert "Un seul oui suffit" in board.prompt(view, ())
