"""Boards: how a game shows its table on one screen, and what it asks of a person there.

A board knows its game and its viewer; whoever holds one knows neither. A view and an action are
the game's own values: they are handed through and never looked into.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from game.core import defaults
from game.core.pages import LogLine, Sheet
from game.core.words import Words
from game.stage.cue import ButtonCue, Cue
from game.stage.foresight import Foresight
from game.stage.live_play import LivePlay
from game.stage.motion.layout import Box, Layout
from game.stage.motion.timeline import Frame, Timeline
from game.stage.onlooker import Onlooker
from game.stage.open_cards import OpenCards
from game.stage.paint.canvas import Canvas
from game.stage.response import Response
from game.stage.sound.cues import SoundCue
from game.stage.table.setting import Setting

SEAT_KEYS: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "-", "=")
"""The keys of the seats, in their order."""
TIME: Final = "time"
"""The area at which time is let pass that waits for a person."""
SAID: Final = "said:"
"""What a touch says that is written: this, and the text behind it."""


@dataclass(frozen=True, slots=True)
class Wording:
    """Words that are asked for, to go on from what was touched."""

    title: str
    hint: str
    """What stands in the line while it is empty."""
    done: str
    """What the button says that ends the writing."""
    most: int
    """So many letters there may be."""
    offers: tuple[str, ...] = ()
    """Texts that may be taken as they are."""
    paint: Callable[[Canvas, Box], None] | None = None
    """Paints what the words are about into a box, twice as wide as high."""
    understood: Callable[[str], Sequence[str]] = lambda _: ()
    """Returns sentences on how a text would be taken, before it is said."""
    meant: Callable[[str], str] | None = None
    """Returns what was perhaps meant by a text, which may be taken as it is, too; or nothing."""


@dataclass(frozen=True, slots=True)
class Meanwhile:
    """What those who wait may look at and talk of while somebody is called; all of it is public."""

    text: str
    paint: Callable[[Canvas, Box], None] | None = None
    """Paints what it is about into a box, twice as wide as high."""


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

    # ------------------------------------------------------------ pictures

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

    def aired(self, event: Any) -> bool:
        """Say whether the public view of a match that is over shows a fact: what all were told."""
        return bool(event.is_for(None))

    # ------------------------------------------------------------ sounds and words

    def cues(self, event: Any, view: Any) -> tuple[SoundCue, ...]:
        """Return what is heard of an event that was just folded."""
        return ()

    def tension(self, view: Any) -> float:
        """Return how tight the match is, 0 to 1."""
        return 0.0

    def line(self, event: Any, view: Any) -> LogLine | None:
        """Return what the log says of an event: the plain telling, if nothing else is said."""
        return defaults.line(event, view, self.names, self.words)

    def prompt(self, view: Any, touched: tuple[str, ...]) -> str:
        """Return the sentence that says what is asked of whom."""

    def covers(self, frame: Frame) -> str:
        """Return in words what lies over all of the table at this moment; empty: nothing does."""
        return ""

    def meanwhile(self, view: Any) -> Meanwhile | None:
        """Return what those who wait may look at while somebody is called; None: nothing."""
        return None

    def sheet(self, event: Any, view: Any) -> Sheet | None:
        """Return the score sheet that an event asks to be read, seen after it was folded."""
        return None

    # ------------------------------------------------------------ touches

    def spellings(self, action: Any, view: Any) -> list[tuple[str, ...]]:
        """Return every way to touch an action now."""

    def more(self, touched: tuple[str, ...], view: Any) -> frozenset[str]:
        """Return what may be touched after what was, of an action with an open field.

        Such an action is not listed, so it has no spellings: its field is put together touch by
        touch, as a number is of its digits, until ``action_of`` gives what the rules accept.
        """
        return frozenset()

    def wording(self, touched: tuple[str, ...], view: Any) -> Wording | None:
        """Return the words that are asked for next, after what was touched; None where none are.

        What is written is one touch more, ``SAID`` and the text, of which ``action_of`` makes
        what the rules accept or refuse.
        """
        return None

    def action_of(self, tokens: tuple[str, ...], view: Any) -> Any:
        """Return the action that touches would mean, legal or not; None where they mean none."""

    def astray(self, tokens: tuple[str, ...], view: Any) -> str:
        """Return a sentence on what to touch first, where a button alone means nothing yet."""
        return ""

    def buttons(self, view: Any) -> tuple[ButtonCue, ...]:
        """Return the buttons of the viewer's seat."""

    def goes_on(self, action: Any) -> bool:
        """Say whether who does this is asked again at once and alone, whatever comes of it."""
        return False

    # ------------------------------------------------------------ what is going on

    def playing(self, seat: int, view: Any) -> bool:
        """Return whether a seat is still in, at a game without the part ``survival``."""
        return True

    def laying(self, view: Any) -> bool:
        """Say whether the table is being laid: there is nothing to see yet."""
        return False


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
