"""Moments that nobody may miss are said in large words, by what all were told."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from game.core.luck import Stream
from game.games import words
from game.games.mets_ton_slip.board import Board
from game.games.mets_ton_slip.board.arrange import AIR
from game.games.mets_ton_slip.board.headlines import headline
from game.games.mets_ton_slip.model import events as ev
from game.games.mets_ton_slip.model.cards import FACE, NOTHING, UNKNOWN
from game.games.mets_ton_slip.model.options import Options
from game.games.mets_ton_slip.model.state import ACT, State
from game.games.mets_ton_slip.rules import RULES
from game.stage.motion.layout import Box
from game.stage.motion.timeline import Timeline
from game.stage.table.announcement import READ_MS
from game.stage.table.asking import button_boxes
from tests.boxes import overlap
from tests.mets_ton_slip.running import begun, played

NAMES = ["Ana", "Bo", "Chloé", "Driss", "Maximilienne"]
OUTFIT = ("SLIP", "TROUSERS-SP", "SWEATER-SP", "SHOES-SP", "COAT-SP", "HAT-SP")
WORDS = words("en", "mets_ton_slip")


def table(seats: int, *worn: int) -> State:
    """A table at which each seat wears so many garments, from below."""
    seen = State(Options(seats), 103)
    seen.turns, seen.turn, seen.phase = 5, 1, ACT
    seen.hands = [[UNKNOWN] * 6 for _ in range(seats)]
    for seat, many in enumerate(worn):
        for slot in range(many):
            seen.worn[seat][slot] = FACE[OUTFIT[slot]]
    return seen


def beat(seen: State, event: ev.Event, viewer: int | None, zoom: float = 1.0) -> Timeline:
    """The road of an event at a table, which it changes."""
    board = Board(seen, viewer, NAMES[: seen.seats], WORDS, zoom=zoom)
    before = board.layout(seen)
    RULES.apply(seen, event)
    found = board.beat(event, before, board.layout(seen), seen, 900)
    assert found is not None
    return found


def said(seen: State, event: ev.Event, viewer: int | None, zoom: float = 1.0) -> list[Any]:
    frame = beat(seen, event, viewer, zoom).at(450)
    return [effect.facts for effect, _ in frame.effects if effect.kind == "headline"]


ATTACK = ev.Attacked(1, FACE["GASTRO"], 0)
LAST = ev.Wore(1, FACE["COAT-SP"], 4)


@pytest.mark.parametrize(
    ("worn", "event", "viewer", "text"),
    [
        ((3, 4), LAST, 0, "One garment to go for Bo!"),
        ((3, 4), LAST, None, "One garment to go for Bo!"),
        ((3, 4), LAST, 1, "One garment to go for you!"),
        ((3, 3), ev.Wore(1, FACE["SHOES-SP"], 3), 0, None),
        ((3, 4), ATTACK, 0, "Bo attacks you!"),
        ((3, 4), ATTACK, 2, None),
        ((5, 4), ev.Stole(1, 0, 4, FACE["COAT-SP"], 4), 0, "Bo steals a spring coat from you!"),
        ((5, 4), ev.Stole(1, 0, 4, FACE["COAT-SP"], 4), 2, "One garment to go for Bo!"),
        ((3, 6), ev.Ended((1,)), 0, "Bo wins, dressed from underpants to hat!"),
        ((3, 6), ev.Ended((1,)), 1, "You win, dressed from underpants to hat!"),
    ],
)
def test_a_headline_says_what_nobody_may_miss(
    worn: tuple[int, ...], event: ev.Event, viewer: int | None, text: str | None
) -> None:
    found = said(table(3, *worn), event, viewer)
    assert [facts["text"] for facts in found] == ([] if text is None else [text])


def test_what_one_loses_is_said_in_large_words() -> None:
    seen = table(3, 3, 4)
    RULES.apply(seen, ATTACK)
    faces = FACE["SLIP"], FACE["TROUSERS-SP"]
    (facts,) = said(seen, ev.Stripped(0, (0, 1), faces), 0)
    assert facts["text"] == "You lose underpants and a pair of spring trousers!"


@pytest.mark.parametrize(("seats", "zoom"), [*product((2, 5), (1.0, 1.5, 2.0))])
def test_a_headline_covers_neither_what_is_asked_nor_the_attack(seats: int, zoom: float) -> None:
    seen = table(seats, 3, 4)
    (facts,) = said(seen, ATTACK, 0, zoom)
    board = Board(seen, 0, NAMES[:seats], WORDS, zoom=zoom)
    its, layout = facts["box"], board.layout(seen)
    air = layout.sprites[AIR]
    flies = Box(air.x - air.width / 2, air.y - air.width * 0.7, air.width, air.width * 1.4)
    assert not overlap(its, flies)
    boxes = [touch.box for touch in layout.touch.values()]
    boxes += button_boxes(layout.spots.buttons, board.touches.buttons(seen)).values()
    assert not [box for box in boxes if overlap(its, box)]


def test_the_table_waits_for_a_headline_but_not_where_somebody_answers() -> None:
    assert beat(table(3, 3, 4), LAST, 0).duration >= READ_MS
    for viewer in (0, 2, None):
        assert beat(table(3, 3, 4), ATTACK, viewer).duration == 900


def test_without_movement_a_headline_is_read_too() -> None:
    calm = beat(table(3, 3, 4), LAST, 0).calm()
    assert calm.duration >= READ_MS
    for ms in (0, 700, calm.duration - 1):
        assert [effect.kind for effect, _ in calm.at(ms).effects] == ["headline"]
    assert beat(table(3, 3, 2), ev.Wore(1, FACE["SWEATER-SP"], 2), 0).calm().duration < 300


def test_headlines_follow_from_what_all_were_told_and_are_few() -> None:
    match, turns, many = begun(4, 5), 0, 0
    for _ in played(match, Stream(2), wild=9):
        turns += 1
        if turns > 600:
            break
    truth, blind = (RULES.initial(4, RULES.options(4, {})) for _ in range(2))
    board = Board(blind, None, NAMES[:4], WORDS)
    for event in match.open_book():
        before = board.layout(blind).furniture
        RULES.apply(truth, event)
        if event.is_for(None):
            RULES.apply(blind, event)
            told = headline(event, before, blind, 0, NAMES, WORDS)
            assert told == headline(event, before, truth, 0, NAMES, WORDS)
            many += told is not None
    assert 0 < many < turns / 3
    assert any(NOTHING not in worn or worn.count(NOTHING) < 6 for worn in blind.worn)
