"""Keys by their place: a board may say what a key touches, whatever is written on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest
from game.games.snatch.board import Board

from game.ai import bot_process
from game.scenes.kit import Kit
from game.scenes.table.table import TableScene
from game.session import make_head, start
from game.stage.input.devices import Devices
from game.stage.input.inputs import KeyPressed
from game.stage.live_play import LivePlay
from game.store.heads import HUMAN
from tests.least.shelved import shelved

Sit = Callable[..., Any]


@pytest.fixture(autouse=True)
def on_the_shelf() -> Iterator[None]:
    with shelved():
        yield


def test_a_key_says_where_it_lies_whatever_is_written_on_it() -> None:
    pressed = pygame.event.Event(
        pygame.KEYDOWN, key=pygame.K_a, scancode=pygame.KSCAN_Q, mod=0, unicode="a"
    )
    heard = Devices().translate(pressed, lambda x, y: (x, y))
    assert isinstance(heard, KeyPressed)
    assert (heard.key, heard.place) == ("a", "Q"), "A lies there on AZERTY"


def test_a_board_that_knows_places_hears_its_keys_before_the_table_does(
    kit: Kit, sit: Sit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_process, "ENOUGH_STARTS", 0)
    places = {"L": "button:leave"}

    class ByPlace(LivePlay):
        def key_area(self, place: str, touched: tuple[str, ...], view: Any) -> str | None:
            return places.get(place)

    monkeypatch.setattr(Board, "live", ByPlace())
    head = make_head("snatch", [HUMAN, "random", HUMAN], ["Kim", "Ana", "Rosa"], {"ticks": 6}, 5)
    session = start(head, tmp_path)
    table = TableScene(kit, session)
    person = sit(table)
    while not table.is_mine():
        person.stack.pass_time(50)
    person.stack.handle_input(KeyPressed("l", place="L"))
    assert person.top is table, "the log, whose key this is elsewhere, stays shut"
    assert session.actors() == [0], "the seat has left it to the others"
    person.stack.handle_input(KeyPressed("l", place="K"))
    assert person.top.name == "log", "no other place is taken for it"
    person.stack.close_all()
