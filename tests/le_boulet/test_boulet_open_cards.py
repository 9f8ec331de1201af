"""Answers turn one by one, and nothing at the table says one before its card has turned."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.core.seats import Seat
from game.games import words
from game.games.le_boulet.board import Board
from game.games.le_boulet.model import events as ev
from game.games.le_boulet.model.cards import BOULET, NONE
from game.games.le_boulet.model.state import UNCHOSEN, State
from game.games.le_boulet.naming import picture_of
from game.games.le_boulet.rules import RULES
from game.stage.cue import Cue
from game.stage.motion.timeline import Timeline
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.stage.table.verdicts import STAMP
from game.store.places import assets_root

SEATS, LEADER = 6, 4
LAID = (20, 21, NONE, BOULET, NONE, 25)
NAMES = ["Ana", "Hugo", "Rosa", "Kim", "Léo", "Iris"]


class Table:
    """A table at which all answers lie sealed, and the road of their turning."""

    def __init__(self) -> None:
        pygame.display.init()
        pygame.font.init()
        pygame.display.set_mode((64, 64))
        self.words = words("fr", "le_boulet")
        self.view = State(RULES.options(SEATS, {}))
        self.board = Board(self.view, 0, NAMES, self.words)
        hands = [[20 + seat, 40 + seat, 60 + seat, 80 + seat] for seat in range(SEATS)]
        self.log: list[Any] = []
        self.told(
            ev.Laid((4,) * SEATS, 90), ev.HandDealt(Seat(0), tuple(hands[0])), ev.Raced(),
            ev.RaceWon(Seat(LEADER), by_lot=True), ev.LeadBegan(Seat(LEADER)),
            ev.Proposed(Seat(LEADER), 44, 64, "@pique"),
        )  # fmt: skip

    def told(self, *events: ev.Event) -> Timeline | None:
        road = None
        for event in events:
            before = self.board.layout(self.view)
            RULES.apply(self.view, event)
            after = self.board.layout(self.view)
            line = self.board.log.take_in(event, self.view)
            self.log += [] if line is None else [line]
            road = self.board.beat(event, before, after, self.view, 400)
        return road

    def written(self, road: Timeline, ms: float) -> str:
        """What is written at a moment, on any layer."""
        found: list[str] = []
        whole = Canvas.text

        def noted(canvas: Canvas, text: str, *rest: Any, **more: Any) -> float:
            found.append(text)
            return whole(canvas, text, *rest, **more)

        art = Art(assets_root())
        art.skin = "le_boulet"
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Canvas, "text", noted)
            canvas = Canvas(pygame.Surface((1280, 720)), art)
            self.board.draw(canvas, road.at(ms), Cue(), self.log, self.view)
        return " ".join(found)


@pytest.fixture
def table() -> Table:
    return Table()


def open_at(road: Timeline, ms: float, table: Table) -> set[int]:
    """The seats whose answers are seen."""
    frame = road.at(ms)
    seen = {pose.face for pose in (*frame.moving, *frame.resting.values())}
    return {
        seat
        for seat, face in enumerate(LAID)
        if face != NONE and picture_of(face, table.view.options) in seen
    }


def test_answers_turn_one_by_one_from_the_leaders_left_on(table: Table) -> None:
    road = table.told(ev.Answered(LAID))
    assert road is not None
    order: list[int] = []
    for ms in range(0, round(road.duration) + 40, 20):
        order += sorted(open_at(road, ms, table) - set(order))
    assert order == [5, 0, 1, 3]
    heard = table.board.sounds.cues(ev.Answered(LAID), table.view)
    turns = [cue.delay for cue in heard if cue.name == "turned"]
    assert len(turns) == 4
    assert turns == sorted(set(turns)), "each card is heard as it turns"


def test_the_log_says_answers_when_all_cards_have_turned(table: Table) -> None:
    road = table.told(ev.Answered(LAID))
    assert road is not None
    name = table.words.say("log.brief.answered", n=4)
    for ms in (0, road.duration * 0.3, road.duration * 0.6, road.duration - 30):
        assert name not in table.written(road, ms)
    assert name in table.written(road, road.duration + 1)


def test_a_verdict_is_in_no_log_before_it_is_said(table: Table) -> None:
    table.told(ev.Answered(LAID), ev.Accused(Seat(0), 1), ev.Defended(Seat(1), ""))
    road = table.told(ev.Voted((0, NONE, 0, 0, 0, 0), good=False))
    assert road is not None
    line = table.words.say("log.brief.refused")
    assert line not in table.written(road, 100)
    assert line in table.written(road, road.duration + 1)


def test_thumbs_and_verdict_cover_no_card(table: Table) -> None:
    table.told(ev.Answered(LAID), ev.Accused(Seat(0), 1), ev.Defended(Seat(1), "@rond"))
    road = table.told(ev.Voted((0, NONE, 1, 0, 0, 0), good=True))
    assert road is not None
    frame = road.at(road.duration * 0.7)
    cards = [
        (pose.x - pose.width / 2, pose.y - pose.width * 0.62, pose.width, pose.width * 1.24)
        for pose in frame.resting.values()
    ]
    shown = [one for one, _ in frame.effects if one.kind in ("vote", "said")]
    assert len(shown) == SEATS
    for effect in shown:
        wide, high = STAMP if effect.kind == "said" else [float(effect.facts["size"])] * 2
        for x, y, width, tall in cards:
            apart = abs(effect.x - x - width / 2) >= (wide + width) / 2
            assert apart or abs(effect.y - y - tall / 2) >= (high + tall) / 2


def test_no_fist_and_no_plea_comes_back_once_the_votes_were_shown(table: Table) -> None:
    table.told(ev.Answered(LAID), ev.Accused(Seat(0), 1), ev.Defended(Seat(1), "@rond"))
    assert any(plate.keeps for plate in table.board.layout(table.view).furniture.plates)
    road = table.told(ev.Voted((0, NONE, 0, 0, 0, 0), good=False))
    assert road is not None
    for ms in (10, road.duration * 0.7, road.duration + 1):
        written = road.at(ms).furniture
        assert not any(plate.keeps for plate in written.plates)
        assert (written.speaker == NONE) == (ms > 100), "the verdict stands where the plea was"
    back = table.told(ev.TakenBack(1))
    assert back is not None
    assert back.at(10).furniture.speaker == NONE


def test_one_gavel_falls_and_then_lies_there(table: Table) -> None:
    table.told(ev.Answered(LAID))
    road = table.told(ev.Accused(Seat(0), 1))
    assert road is not None
    falling = road.at(100)
    assert [effect.kind for effect, _ in falling.effects] == ["gavel"]
    assert falling.furniture.contested == UNCHOSEN
    assert road.at(road.duration + 1).furniture.contested == 1
