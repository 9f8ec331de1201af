"""The stack: the top scene hears, what it answers is done, what can be seen through is."""

from __future__ import annotations

from typing import Any

import pygame

from game.stage.input.inputs import CloseAsked, Input, KeyPressed
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close, Push, Replace, Scene
from game.stage.stack import Stack
from game.store.places import assets_root

KEY = KeyPressed("a")


class Plain(Scene):
    """A scene that answers what it was told to answer."""

    def __init__(self, name: str, *, see_through: bool = False) -> None:
        self.name = name
        self.see_through = see_through
        self.answer: Answer = None
        self.later: Answer = None
        self.heard: list[Input] = []
        self.results: list[Any] = []
        self.drawn = 0
        self.time = 0

    def handle_input(self, heard: Input) -> Answer:
        self.heard.append(heard)
        return self.answer

    def pass_time(self, ms: int) -> Answer:
        self.time += ms
        return self.answer

    def draw(self, canvas: Canvas) -> None:
        self.drawn += 1

    def resume(self, result: Any) -> Answer:
        self.results.append(result)
        self.answer = None
        return self.later


def canvas() -> Canvas:
    return Canvas(pygame.Surface((64, 36)), Art(assets_root()))


def test_a_pushed_scene_hears_and_the_one_below_stands_still() -> None:
    below, above = Plain("below"), Plain("above")
    stack = Stack(below)
    below.answer = Push(above)
    stack.handle_input(KEY)
    stack.handle_input(KEY)
    stack.pass_time(16)
    assert stack.top is above
    assert (below.heard, above.heard) == ([KEY], [KEY])
    assert (below.time, above.time) == (0, 16)


def test_a_closing_scene_hands_its_result_to_the_one_below() -> None:
    below, above = Plain("below"), Plain("above")
    stack = Stack(below)
    stack.open(above)
    above.answer = Close("menu")
    stack.handle_input(KEY)
    assert stack.top is below
    assert below.results == ["menu"]


def test_what_a_resumed_scene_answers_is_followed_too() -> None:
    title, lobby, table = Plain("title"), Plain("lobby"), Plain("table")
    stack = Stack(title)
    stack.open(lobby)
    stack.open(table)
    lobby.later = Close("quit")
    title.later = Close("quit")
    table.answer = Close("quit")
    stack.pass_time(16)
    assert stack.empty
    assert stack.top is None
    assert stack.result == "quit"


def test_a_scene_may_take_anothers_place() -> None:
    first, second = Plain("first"), Plain("second")
    stack = Stack(first)
    first.answer = Replace(second)
    stack.handle_input(KEY)
    assert stack.top is second
    second.answer = Close()
    stack.handle_input(KEY)
    assert stack.empty
    assert first.results == []


def test_only_what_can_be_seen_is_drawn() -> None:
    title, table = Plain("title"), Plain("table")
    pause, options = Plain("pause", see_through=True), Plain("options", see_through=True)
    stack = Stack(title)
    for scene in (table, pause, options):
        stack.open(scene)
    stack.draw(canvas())
    assert [scene.drawn for scene in (title, table, pause, options)] == [0, 1, 1, 1]


def test_an_empty_stack_does_nothing() -> None:
    only = Plain("only")
    only.answer = Close()
    stack = Stack(only)
    stack.handle_input(KEY)
    stack.handle_input(KEY)
    stack.pass_time(16)
    stack.draw(canvas())
    assert (only.heard, only.time, only.drawn) == ([KEY], 0, 0)


def test_closing_the_window_tells_every_scene() -> None:
    below, above = Plain("below"), Plain("above")
    stack = Stack(below)
    stack.open(above)
    stack.close_all()
    assert stack.empty
    assert below.heard == above.heard == [CloseAsked()]
