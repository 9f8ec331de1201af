"""A window at rest: nothing is drawn, nothing is missed, an input is seen at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app import window as app
from game.app.frame_clock import IDLE_MS, LOOKS, events_of
from game.games import game_of
from game.scenes.after.replay import ReplayScene
from game.scenes.front.title import TitleScene
from game.scenes.kit import Kit
from game.scenes.shared.away import AwayScene
from game.scenes.shared.couch import CouchScene
from game.scenes.shared.gathering import GatheringScene
from game.scenes.shared.live_couch import LiveCouchScene
from game.scenes.table.pause import PauseScene
from game.scenes.table.table import TableScene
from game.stage.input.inputs import PointerMoved
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.stage.paint.theme import INK
from game.stage.sound.player import Sound
from game.stage.stack import Stack
from game.stage.widgets.toast import STAYS_MS
from game.store.launch import Launch
from game.store.places import assets_root
from game.store.settings import Settings
from game.tour import play_on, table_session
from tests.touring import unlike_scenes

STEP_MS = 50
"""As much passes in a turn of these tests as in one of a window at rest."""
Turn = Callable[[Stack, int], None]


@pytest.fixture
def window(tmp_path: Path) -> Iterator[app.Window]:
    yield app.Window(Settings(), Launch(tmp_path))
    pygame.quit()


@pytest.fixture
def turns(monkeypatch: pytest.MonkeyPatch) -> Callable[[app.Window, Stack, Turn, int], list[int]]:
    """Show a window for so many turns of its loop, and return in which of them it was drawn."""

    def show(window: app.Window, stack: Stack, do: Turn, most: int) -> list[int]:
        turn, drawn = 0, []

        def events(clock: object, *, awake: bool) -> list[pygame.Event]:
            nonlocal turn
            turn += 1
            if turn > most:
                return [pygame.Event(pygame.QUIT)]
            do(stack, turn)
            return pygame.event.get()

        draw = Stack.draw

        def noted(self: Stack, canvas: Canvas) -> None:
            drawn.append(turn)
            draw(self, canvas)

        monkeypatch.setattr(app, "events_of", events)
        monkeypatch.setattr(Stack, "draw", noted)
        window.show(stack, lambda: turn * STEP_MS)
        return [turn for turn in drawn if turn <= most]

    return show


def nothing(stack: Stack, turn: int) -> None:
    """Leave all as it is."""


def mine(kit: Kit) -> TableScene:
    """Return the largest table, at rest in the middle of a match, its person asked."""
    session = table_session(kit, "et_bim", 12)
    play_on(session, turns=20)
    session.look_back()
    scene = TableScene(kit, session)
    canvas = Canvas(pygame.display.get_surface() or pygame.Surface((1280, 720)), kit.art, kit.hints)
    scene.draw(canvas)
    while scene.alert or scene.moving:
        scene.pass_time(4 * STEP_MS)
        scene.draw(canvas)
    assert scene.is_mine()
    return scene


@pytest.fixture
def table(window: app.Window, tmp_path: Path) -> Iterator[TableScene]:
    scene = mine(Kit(window.art, Settings(), tmp_path, "en", hints=window.hints))
    yield scene
    scene.watched.close()


def test_a_title_is_drawn_once(window: app.Window, turns: Any, tmp_path: Path) -> None:
    stack = Stack(TitleScene(Kit(window.art, Settings(), tmp_path, "en", hints=window.hints)))
    pygame.event.clear()
    assert turns(window, stack, nothing, 60) == [1]


def test_a_table_whose_person_thinks_is_drawn_once(
    window: app.Window, turns: Any, table: TableScene
) -> None:
    pygame.event.clear()
    assert turns(window, Stack(table), nothing, 60) == [1]


def test_an_input_after_a_long_rest_is_drawn_in_the_same_turn(
    window: app.Window, turns: Any, table: TableScene
) -> None:
    def point(stack: Stack, turn: int) -> None:
        if turn == 50:
            facts = {"pos": (640, 560), "rel": (9, 9), "buttons": (0, 0, 0)}
            pygame.event.post(pygame.Event(pygame.MOUSEMOTION, facts))

    pygame.event.clear()
    drawn = turns(window, Stack(table), point, 60)
    assert drawn[:2] == [1, 50]
    assert drawn[-1] <= 51, "at rest again"


def test_a_sentence_that_lapses_is_taken_off_the_picture(
    window: app.Window, turns: Any, table: TableScene
) -> None:
    said = {}

    def refuse(stack: Stack, turn: int) -> None:
        if turn == 5:
            table.hand.say("No.")
        if table.hand.reason:
            said[turn] = table.hand.reason

    pygame.event.clear()
    drawn = turns(window, Stack(table), refuse, 100)
    assert drawn == [1, 5, max(said)], "as it comes, and as it goes"


def test_who_one_is_leaves_the_picture_when_it_is_put_away(
    window: app.Window, tmp_path: Path
) -> None:
    kit = Kit(window.art, Settings(), tmp_path, "en", hints=window.hints)
    session = table_session(kit, "et_bim", 8)
    table = TableScene(kit, session)
    table.pass_time(STEP_MS)
    assert table.meeting is not None
    shown = table.shows
    table.meeting = None
    assert table.shows != shown
    session.close()


def test_a_toast_goes_by_itself(window: app.Window, turns: Any, table: TableScene) -> None:
    window.toast.say("A gamepad.")
    pygame.event.clear()
    drawn = turns(window, Stack(table), nothing, 2 * STAYS_MS // STEP_MS)
    assert drawn == [1, STAYS_MS // STEP_MS]


def test_a_window_at_rest_looks_for_inputs_and_lets_little_time_pass(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Clock:
        rates: list[int] = []  # noqa: RUF012 one clock is all there is

        def look(self, rate: int) -> None:
            self.rates.append(rate)

        def tick(self, pressed: object) -> None:
            self.rates.append(0)

    given: list[list[pygame.Event]] = [[], [], [pygame.Event(pygame.KEYUP)], []]
    monkeypatch.setattr(pygame.event, "get", lambda: given.pop(0) if given else [])
    clock: Any = Clock()
    assert len(events_of(clock, awake=False)) == 1, "as soon as there is one"
    assert clock.rates == [LOOKS] * 3
    assert events_of(clock, awake=False) == []
    assert len(clock.rates) * 1000 / LOOKS <= 2 * IDLE_MS
    clock.rates.clear()
    assert events_of(clock, awake=True) == []
    assert clock.rates == [0]


@pytest.mark.parametrize("held", [True, False])
def test_music_that_fades_keeps_the_window_awake(
    window: app.Window, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, held: bool
) -> None:
    asked: list[bool] = []

    def events(clock: object, *, awake: bool) -> list[pygame.Event]:
        asked.append(awake)
        return [pygame.Event(pygame.QUIT)] if len(asked) > 9 else []

    monkeypatch.setattr(app, "events_of", events)
    monkeypatch.setattr(Sound, "fading", held)
    window.show(Stack(TitleScene(Kit(window.art, Settings(), tmp_path, "en", hints=window.hints))))
    assert asked[-1] is held


def _clock_runs(stack: Stack) -> bool:
    """Say whether who is asked sees their time run out: that is seen at every step of it."""
    tables = [one.watched for one in stack.scenes if isinstance(one, TableScene | CouchScene)]
    if not tables or isinstance(stack.top, PauseScene | AwayScene):
        return False
    ballots = game_of(tables[0].head.game).ballots
    return ballots is not None and ballots.seconds(tables[0].view_of(None)) > 0


@pytest.mark.slow  # hundreds of screens, each for eight seconds
def test_no_screen_changes_without_saying_so(tmp_path: Path) -> None:
    pygame.display.init()
    pygame.font.init()
    surface = pygame.display.set_mode((640, 360))
    kit = Kit(Art(assets_root()), Settings(captions=True), tmp_path, "en")
    seen = set()
    for name, *scenes in unlike_scenes(kit):
        stack = Stack(scenes[0])
        for scene in scenes[1:]:
            stack.open(scene)
        stack.handle_input(PointerMoved(300, 250))
        shown, kept, changes = None, b"", 0
        for _ in range(8000 // 400):
            moved = stack.moving
            for _ in range(400 // STEP_MS):
                stack.pass_time(STEP_MS)
                moved = moved or stack.moving
            shows = stack.shows
            surface.fill(INK)  # some let through what is below, and here nothing is
            stack.draw(Canvas(surface, kit.art, kit.hints))
            picture = surface.get_buffer().raw
            if picture != kept and not moved:
                assert shows != shown, name
                changes += 1
            shown, kept = stack.shows, picture
        seen.add(name)
        plays = isinstance(stack.top, ReplayScene) and stack.top.alert
        plays = plays or isinstance(stack.top, GatheringScene | LiveCouchScene)  # time or paws move
        assert changes < 20 or plays or _clock_runs(stack), f"{name} never rests"
    pygame.quit()
    assert len(seen) > 30
