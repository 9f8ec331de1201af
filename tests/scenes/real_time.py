"""A table for the least real-time game, which brings none: one key, one button, one fruit."""

from __future__ import annotations

import time
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest
from game.games.pulse.model import GRAB, State

from game.core.pages import LogLine
from game.games import game_of
from game.scenes.kit import Kit
from game.scenes.shared.couch import table_of
from game.session import Session, make_head, start
from game.stage.board import Board as AnyBoard
from game.stage.cue import ButtonCue, Cue
from game.stage.live_play import LivePlay
from game.stage.motion.layout import Box, Layout, Spots, Touch
from game.stage.motion.timeline import Frame
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.touches import Touches
from game.store.heads import HUMAN, House

LOG = Box(1060, 80, 208, 500)
MENU_BOX = Box(1100, 4, 160, 44)
GRAB_BOX = Box(500, 400, 280, 60)
ROW = Box(500, 560, 280, 60)
PLACED = ("G", "Q", "pad:b", "pad:flick-up", "pad:ls")
"""What grabs by where it lies."""
NAMES = ["Kim", "Ana", "Rosa", "Bilal", "Gwen", "Hugo"]


class Live(LivePlay):
    """Keys that grab by where they lie."""

    def key_area(self, place: str, touched: tuple[str, ...], view: State) -> str | None:
        return "grab" if place in PLACED else None

    def flicks(self, touched: tuple[str, ...], view: State) -> bool:
        return True

    def time_box(self, view: State) -> Box:
        return Box(20, 20, 100, 40)

    def free(self, seat: int, view: State) -> bool:
        return not view.grabs[seat]


class PulseTouches(Touches):
    """One button, which grabs."""

    def spellings(self, action: Any, view: State) -> list[tuple[str, ...]]:
        return [(action.kind,)] if action == GRAB else []

    def action_of(self, tokens: tuple[str, ...], view: State) -> Any:
        return GRAB if tokens == ("grab",) else None

    def buttons(self, view: State) -> tuple[ButtonCue, ...]:
        return (ButtonCue("grab", "grab", "g", "G", "main"),)


class Board(AnyBoard):
    """What was said of points, and a button."""

    live = Live()
    touches = PulseTouches()

    def layout(self, view: State) -> Layout:
        reaches = self.viewer is not None and view.grabs[self.viewer]
        shown = (view.number, tuple(view.points), view.fruit, reaches)
        return Layout(
            {},
            shown,
            {
                "log": Touch(LOG, "log"),
                "grab": Touch(GRAB_BOX, "grab"),
                "menu": Touch(MENU_BOX, "menu"),
            },
            spots=Spots(buttons=ROW),
        )

    def draw(
        self, canvas: Canvas, frame: Frame, cue: Cue, log: Sequence[LogLine], view: State
    ) -> None:
        canvas.rect(0, 0, 1280, 720, theme.PAPER)
        canvas.text(f"{view.number} {view.points}", 640, 300, 40, theme.INK, align="middle")
        if cue.buttons:
            canvas.panel(ROW.x, ROW.y, ROW.width, ROW.height)

    def prompt(self, view: State, touched: tuple[str, ...]) -> str:
        return ""


def in_time(patch: pytest.MonkeyPatch) -> None:
    """Let time wait for whoever thinks: here a second of play passes sooner than a bot answers."""
    passes = Session.pass_time

    def waits(session: Session, ms: float) -> None:
        ends = time.monotonic() + 60
        while session.bots.questions.waits and time.monotonic() < ends:
            session.think()
            time.sleep(0.001)
        passes(session, ms)

    patch.setattr(Session, "pass_time", waits)


def table(
    kit: Kit,
    patch: pytest.MonkeyPatch,
    *others: str,
    ticks: int = 40,
    house: House | None = None,
) -> Any:
    """Return a person's table, against others; the couch, where these are people, too."""
    its = game_of("pulse")
    patch.setitem(vars(its), "board", SimpleNamespace(Board=Board))
    controllers = [HUMAN, *others]
    names = NAMES[: len(controllers)]
    head = make_head("pulse", controllers, names, {"ticks": ticks}, 5, house=house)
    return table_of(kit, start(head.model_copy(update={"salt": "5a17" * 4}), kit.data))
