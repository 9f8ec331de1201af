"""Scenes: what the window shows, one over the other.

A scene never touches the stack; it answers what should happen to it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from game.stage.input.fingers import ROW, Steps
from game.stage.input.inputs import CloseAsked, Input, KeyPressed
from game.stage.input.listening import COMMANDS, TEXT
from game.stage.motion.layout import Box
from game.stage.paint.canvas import Canvas
from game.stage.sound.voice import Spoken
from game.stage.widgets.form import Changed, Form
from game.stage.widgets.rolls import Roll


class LogEntry(Protocol):
    """One line of a log."""

    text: str
    secret: bool
    """Whether it is for its own viewer only."""
    many: int
    """How many lines it stands for."""

    def since(self, many: int) -> str:
        """Return what is told of all it gathered but the first so many things; empty if nothing."""


class Scene(ABC):
    """One screen: hears inputs, lets time pass, draws itself.

    What the window, the narrator and those who look on ask a scene stands here, each with the
    answer of a screen in which nothing happens but by an input, and nothing is private.
    """

    name: str
    """What the screen is, for the tour, the log and whoever is read to."""
    see_through: bool = False
    """Whether the scene below is drawn first."""
    skin: str = ""
    """The game whose pictures it wears; without one those of the scene below."""
    keeps_awake: bool | None = None
    """Whether the screen is to stay lit, or may go dark; None: as the scene below has it."""
    music: str | None = None
    """The piece played over it (``stage.sound.player``); None: that of the scene below."""

    @abstractmethod
    def handle_input(self, heard: Input) -> Answer:
        """Take in one input."""

    @abstractmethod
    def draw(self, canvas: Canvas) -> None:
        """Draw the whole scene."""

    def pass_time(self, ms: int) -> Answer:
        """Let time pass, in milliseconds of the window's clock."""
        return None

    def resume(self, result: Any) -> Answer:
        """Come back to the top: the scene above closed with a result."""
        return None

    def cover(self) -> bool:
        """Let fall within the call what not everybody before the screen may see.

        Return whether anything fell. It is called wherever the scene lies on the stack; what it
        changes is drawn before anything else happens.
        """
        return False

    def ending(self) -> Scene | None:
        """Return what asks whether all is to end, where a match runs; None: it may end at once."""
        return None

    def take_back(self) -> bool:
        """Take back what was begun; False: there is nothing."""
        return False

    def left(self) -> bool:
        """Say, once, whether a person wants to have the menu, which lies before their curtain."""
        return False

    # ------------------------------------------------------------ when it is drawn

    @property
    def moving(self) -> bool:
        """Whether something moves now by itself, so that every frame is another picture."""
        return False

    @property
    def shows(self) -> object:
        """What changes of the picture as time passes, as a value; inputs draw it anyway."""
        return None

    @property
    def due_ms(self) -> float | None:
        """How long until something happens by the clock, in milliseconds; None: nothing does.

        The window wakes for it, and a window that stood still is taken as left.
        """
        return None

    @property
    def alert(self) -> bool:
        """Whether something may begin at any frame, though nothing moves yet."""
        return False

    @property
    def page(self) -> object:
        """Which of its pages it shows, as a value: what was meant for one is not for another."""
        return None

    @property
    def written(self) -> Box | None:
        """Where words are written, None where none are."""
        focused = self.form.focused if self.form is not None else None
        return focused.written if focused is not None and focused.writes else None

    @property
    def spare(self) -> Box | None:
        """Where there is nothing to press: a toast lies there."""
        return None

    @property
    def to_onlookers(self) -> str:
        """What it tells those before the second window, of what all were told; empty: nothing."""
        return ""

    # ------------------------------------------------------------ what it hears

    @property
    def listens(self) -> str:
        """What it listens for (``stage.input.listening``)."""
        return ""

    @property
    def fingers(self) -> str:
        """What a finger does (``stage.input.fingers``)."""
        return "steps"

    @property
    def scans(self) -> bool:
        """Whether it leads its focus on by itself where it hears so (``stage.one_switch``)."""
        return False

    @property
    def switches_apart(self) -> bool:
        """Whether it knows itself who of several people plays by one switch."""
        return False

    @property
    def flicks(self) -> bool:
        """Whether a gamepad's parts are places, of its stick by ``stage.input.flicks``."""
        return False

    @property
    def row_heights(self) -> Steps:
        """How high the rows of its list are (``stage.input.fingers``)."""
        return ROW

    # ------------------------------------------------------------ who is there, what is said

    @property
    def people(self) -> int:
        """How many people sit at its table, and so may overhear what is spoken; 0: it has none."""
        return 0

    @property
    def listener(self) -> tuple[int, str] | None:
        """Whose the private words are, by seat and name."""
        return None

    @property
    def behind(self) -> bool:
        """Whether all that is shown now is for one seat's eyes, and ears."""
        return False

    @property
    def form(self) -> Form | None:
        """The widgets that have the focus."""
        return None

    @property
    def log_lines(self) -> Sequence[LogEntry]:
        """What its log says so far."""
        return ()

    def spoken(self) -> Spoken:
        """Return what there is to say when it opens."""
        return ""

    def aside(self) -> Spoken:
        """Return what is told when it changes."""
        return ""

    def spoken_focus(self) -> Spoken:
        """Return what the focus lies on, where that is no widget."""
        return ""

    def spoken_hand(self) -> Spoken:
        """Return one's own cards."""
        return ""

    def spoken_piles(self) -> Spoken:
        """Return what lies before everybody who is still in."""
        return ""

    def spoken_events(self) -> Spoken:
        """Return the last lines of the log."""
        return ""


class FormScene(Scene):
    """A screen of widgets; where they are many, in a roll: a finger goes from row to row of it.

    It closes with its window and at Escape; what is used in it is handed to ``use``.
    """

    closes: tuple[str, ...] = ("escape",)
    """The keys at which it closes."""
    _form: Form
    roll: Roll | None = None
    """Its rows where they are many, None where all are seen at once."""

    @property
    def form(self) -> Form:
        """The widgets."""
        return self._form

    @property
    def listens(self) -> str:
        """What it listens for: letters, while something is written."""
        focused = self._form.focused
        return TEXT if focused is not None and focused.writes else COMMANDS

    @property
    def row_heights(self) -> Steps:
        """How high the roll's rows are."""
        return self.roll.offsets if self.roll is not None else ROW

    def handle_input(self, heard: Input) -> Answer:
        """Take in one input."""
        if isinstance(heard, CloseAsked):
            return self.leave("quit")
        if isinstance(heard, KeyPressed) and heard.key in self.closes:
            return self.leave()
        changed = self.led(heard)
        return self.unused(heard) if changed is None else self.use(changed)

    def led(self, heard: Input) -> Changed | None:
        """Let the widgets hear; return which one was used."""
        if self.roll is not None and self.roll.handle_input(heard, self._form):
            return None
        changed = self._form.handle_input(heard)
        if self.roll is not None and isinstance(heard, KeyPressed):
            self.roll.place(self._form)
        return changed

    def use(self, changed: Changed) -> Answer:
        """Do what a widget is for: to close, where that is all there is to do."""
        return self.leave()

    def unused(self, heard: Input) -> Answer:
        """Do what an input is for that used no widget: nothing."""
        return None

    def leave(self, result: Any = None) -> Answer:
        """Close, with a result."""
        return Close(result)

    def resume(self, result: Any) -> Answer:
        """Come back; where the program is to close, it does."""
        return self.leave("quit") if result == "quit" else None


END: Final = "end"
"""A scene that closes with this ends all."""


@dataclass(frozen=True, slots=True)
class Push:
    """Lay a scene over this one."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Replace:
    """Put a scene in the place of this one."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Close:
    """Take this scene away; the one below is resumed with the result."""

    result: Any = None
    below: bool = False
    """Whether the scene below goes, too, and the one below that is resumed."""


Answer = Push | Replace | Close | None
