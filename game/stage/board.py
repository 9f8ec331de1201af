"""Boards: how a game shows its table on one screen, and what it asks of a person there.

A board knows its game and its viewer; whoever holds one knows neither. A view and an action are
the game's own values: they are handed through and never looked into.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

from game.core.pages import LogLine
from game.core.words import Words
from game.stage.cue import Cue
from game.stage.foresight import Foresight
from game.stage.live_play import LivePlay
from game.stage.motion.layout import Layout
from game.stage.motion.timeline import Frame, Timeline
from game.stage.onlooker import Onlooker
from game.stage.open_cards import OpenCards
from game.stage.paint.canvas import Canvas
from game.stage.response import Response
from game.stage.situation import Situation
from game.stage.table.setting import Setting
from game.stage.table_log import TableLog
from game.stage.table_sounds import TableSounds
from game.stage.touches import Touches

TIME: Final = "time"
"""The area at which time is let pass that waits for a person."""


class Board(Protocol):
    """One table on one screen."""

    viewer: int | None
    names: Sequence[str]
    words: Words
    onlooker: Onlooker
    """How it is looked at."""
    faces: Sequence[str] = ()
    """Everybody's picture, by seat: layouts made from now on show them."""
    setting: Setting
    """How large words are, and what is kept of the picture."""
    names_who_acts: bool = False
    """Whether what it asks of whoever is acting calls them by name."""
    foresight: Foresight = Foresight()
    """What it foresees of what is pointed at."""
    live: LivePlay = LivePlay()
    """What it answers where the game is played in real time."""
    cards: OpenCards = OpenCards()
    """What cards may be painted beside it."""
    response: Response = Response()
    """What may be answered while it is in the air."""
    touches: Touches = Touches()
    """What touching it means."""
    sounds: TableSounds = TableSounds()
    """What is heard at it."""
    situation: Situation = Situation()
    """What is going on at it."""
    log: TableLog
    """What it tells in writing."""

    def __init__(
        self,
        view: Any,
        viewer: int | None,
        names: Sequence[str],
        words: Words,
        *,
        zoom: float = 1.0,
        room_for: str = "",
    ) -> None:
        """Set the table up as ``Boarded`` says; a plain one is the same whatever else is there."""
        self.viewer = viewer
        self.names = list(names)
        self.words = words
        self.onlooker = Onlooker()
        self.setting = Setting(zoom)
        self.log = TableLog(self)

    def layout(self, view: Any) -> Layout:
        """Return where everything lies."""

    def beat(
        self, event: Any, before: Layout, after: Layout, view: Any, window_ms: float
    ) -> Timeline | None:
        """Return the road from one layout to the next, None where there is none to go.

        What may be answered flies for the window, in milliseconds.
        """
        return None

    def draw(
        self, canvas: Canvas, frame: Frame, cue: Cue, log: Sequence[LogLine], view: Any
    ) -> None:
        """Paint the whole table."""

    def prompt(self, view: Any, touched: tuple[str, ...]) -> str:
        """Return the sentence that says what is asked of whom."""


class Boarded(Protocol):
    """``board``: how the game looks."""

    def Board(
        self,
        view: Any,
        viewer: int | None,
        names: Sequence[str],
        words: Words,
        *,
        zoom: float = 1.0,
        room_for: str = "",
    ) -> Board:
        """Return the table as a viewer sees it: a seat, or None for a bystander.

        ``zoom`` is how much larger words are wished than usual; ``room_for`` says what else lies
        at the table: a ``lesson`` (or what a part of one calls its room), or a ``replay``'s bar,
        above which everything ends (``table.replay_bar``); or that it is a ``couch``'s, where
        others sit around the screen, or a ``show``'s, where nobody who looks plays.
        """
