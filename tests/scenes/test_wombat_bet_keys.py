"""Keys of bets around one screen: those of who is out alone, and nothing lies over a word."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from test_wombat_bets import NAMES, laid, sat, until

from game.ai import bot_process
from game.games.wombat.board.bets import HEIGHTS
from game.games.wombat.board.caps import BET_SIGN, bet_sign
from game.games.wombat.board.places import places_for
from game.games.wombat.board.touches import PLACE_KEYS, SEAT_PLACES
from game.games.wombat.model import state as at
from game.games.wombat.tokens import VERBS
from game.scenes.kit import Kit
from game.session import Session, make_head
from game.stage.motion.layout import Box
from game.store.heads import HUMAN, House

pytestmark = pytest.mark.any_language
SEATS: Final = 3
KEYPAD_OUT: Final = 2
SHOWN: Final = [
    {what: place.removeprefix("KP_") for place, what in keys.items()} for keys in PLACE_KEYS
]
"""By part of the keyboard, what stands on the key of a place."""


@pytest.fixture(autouse=True)
def no_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_process, "ENOUGH_STARTS", 0)


@pytest.fixture
def around(kit: Kit, sit: Callable[..., Any]) -> Iterator[Callable[..., Any]]:
    made: list[Session] = []

    def sits(out: int, phase: str = at.BUILD, text_size: int = 100, **given: Any) -> Any:
        kit.settings.pace, kit.settings.text_size = 0.0, text_size
        options = {"seconds": 60, "points": 5, "touch": "shadows"}
        made.append(
            laid(make_head("wombat", [HUMAN] * SEATS, NAMES[:SEATS], options, 3, **given), out)
        )
        until(made[-1], phase, 30 if phase == at.BUILD else 1)
        made[-1].look_back()
        return sat(kit, sit, made[-1])

    yield sits
    for one in made:
        one.close()


def keys_at(person: Any, plate: Box) -> set[str]:
    """What single letters and figures stand on the plate of a seat."""
    lines = person.look().lines
    return {one.text for one in lines if plate.holds(one.x, one.y) and len(one.text) == 1}


@pytest.mark.parametrize("out", range(SEATS))
def test_in_the_dark_seats_show_the_keys_of_who_is_out_alone(
    around: Callable[..., Any], out: int
) -> None:
    person = around(out)
    for seat, plate in enumerate(places_for(SEATS, 1.0).plates):
        assert keys_at(person, plate) == {SHOWN[out][SEAT_PLACES[seat]]}


@pytest.mark.parametrize("out", range(SEATS))
def test_what_bets_at_a_seat_in_the_dark_is_a_key_behind_a_target(
    around: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, out: int
) -> None:
    person, signs = around(out), list[Box]()

    def noted(canvas: Any, x: float, y: float) -> None:
        signs.append(Box(x, y, BET_SIGN, BET_SIGN))
        bet_sign(canvas, x, y)

    monkeypatch.setattr("game.games.wombat.board.caps.bet_sign", noted)
    lines = person.look().lines
    for plate in places_for(SEATS, 1.0).plates:
        there = [one for one in lines if plate.holds(one.x, one.y)]
        (sign,) = (one for one in signs if plate.meets(one))
        for one in there:
            text = Box(one.x, one.y - one.size / 2, one.width, one.size)
            assert not sign.meets(text), one
        beside = [one.text for one in there if one.y < plate.y + 30 and one.x > sign.x]
        assert len(beside) == (out != KEYPAD_OUT), "the keypad's key stands at the head"


def test_what_is_asked_of_who_is_out_begins_with_a_call_to_bet(
    around: Callable[..., Any],
) -> None:
    person = around(1)
    words = person.top.words
    asked = words.say("betting.asked", names=NAMES[1], asked=words.say("ghosts.towers"))
    assert person.top.prompt(None).startswith(asked.partition("?")[0])


@pytest.mark.parametrize("ghosts", [True, False])
def test_in_a_vote_who_is_out_has_keys_there_only_to_bet(
    around: Callable[..., Any], ghosts: bool
) -> None:
    person = around(1, at.STRAW, house=House(ghosts=ghosts))
    plate = places_for(SEATS, 1.0).plates[0]
    pressing = (0, 1, 2) if ghosts else (0, 2)
    assert keys_at(person, plate) == {SHOWN[part][SEAT_PLACES[0]] for part in pressing}


@pytest.mark.parametrize("text_size", [100, 200])
def test_how_many_towers_one_bets_on_lies_over_no_word_and_no_key(
    around: Callable[..., Any], text_size: int
) -> None:
    person = around(1, text_size=text_size)
    boxes = dict(zip(VERBS, places_for(SEATS, text_size / 100).verbs, strict=True))
    for n, verb in enumerate(HEIGHTS):
        there = [one for one in person.look().lines if boxes[verb].holds(one.x, one.y)]
        (chip,) = (one for one in there if one.text == str(n))
        lies = Box(chip.x - 2, chip.y - 12, 50, 24)
        for one in there:
            high = one.size
            text = Box(one.x, one.y - high / 2, one.width, high)
            assert one is chip or not lies.meets(text), (verb, one)
