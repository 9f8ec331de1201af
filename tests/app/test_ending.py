"""Whoever closes the window while people play is asked first; nobody else is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game import app
from game.scenes.front.title import TitleScene
from game.scenes.kit import Kit
from game.scenes.table.table import TableScene
from game.session import Session, make_head
from game.stage.input.inputs import KeyPressed
from game.stage.stack import Stack
from game.store.heads import HUMAN
from game.store.launch import Launch
from game.store.settings import Settings


class Desk:
    """The window over its title, and over a table."""

    def __init__(self, folder: Path) -> None:
        self.window = app.Window(Settings(), Launch(folder))
        self.kit = Kit(self.window.art, Settings(welcomed=True), folder, hints=self.window.hints)
        self.stack = Stack(TitleScene(self.kit))

    def sit(self, people: int) -> Session:
        """Let so many people and some bots sit down."""
        seats = [*[HUMAN] * people, *["random"] * (4 - people)]
        session = Session(make_head("et_bim", seats, list("abcd"), seed=3), None)
        self.stack.open(TableScene(self.kit, session))
        return session

    def tell(self, kind: int) -> None:
        self.window.handle_event(pygame.Event(kind), self.stack)


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    yield Desk(tmp_path)
    pygame.quit()


def test_closing_the_window_over_a_match_asks_first(desk: Desk) -> None:
    session = desk.sit(1)
    desk.tell(pygame.WINDOWCLOSE)
    assert desk.stack.names == ["title", "table", "confirm"]
    desk.stack.handle_input(KeyPressed("enter"))
    assert desk.stack.names == ["title", "table"], "the focus lies where one plays on"
    desk.tell(pygame.WINDOWCLOSE)
    desk.stack.handle_input(KeyPressed("right"))
    desk.stack.handle_input(KeyPressed("enter"))
    assert desk.stack.empty
    session.close()


def test_whoever_closes_it_once_more_is_believed(desk: Desk) -> None:
    session = desk.sit(1)
    desk.tell(pygame.WINDOWCLOSE)
    desk.tell(pygame.WINDOWCLOSE)
    assert desk.stack.empty
    session.close()


@pytest.mark.parametrize("people", [None, 0])
def test_where_nobody_plays_nobody_is_asked(desk: Desk, people: int | None) -> None:
    session = desk.sit(people) if people is not None else None
    desk.tell(pygame.WINDOWCLOSE)
    assert desk.stack.empty
    if session is not None:
        session.close()


def test_a_system_that_ends_asks_nobody(desk: Desk) -> None:
    session = desk.sit(1)
    desk.tell(pygame.QUIT)
    assert desk.stack.empty
    session.close()
