"""A lesson: the table itself, with a sentence beside it that says what to try.

The table is the one that matches are played at; the lesson only lays it, holds it still while
there is something to read, and points at what a sentence speaks of.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.cli.seats import seat_names
from game.core.lessons import Section, Step
from game.core.targets import HAND, SEAT, kind_of
from game.games import game_of
from game.scenes.after.result import PLAY, REMATCH, ResultScene
from game.scenes.kit import Kit
from game.scenes.table.pause import PauseScene
from game.scenes.table.table import TableScene
from game.scenes.tutorial.lesson_time import LessonTime
from game.scenes.tutorial.panel import LessonPanel
from game.session.lesson import LessonSession
from game.stage.input.inputs import (
    CloseAsked,
    FocusLost,
    Input,
    KeyPressed,
    PointerMoved,
    PointerPressed,
)
from game.stage.motion.layout import Box
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close, Push, Replace, Scene
from game.stage.sound.voice import Utterance
from game.stage.widgets.form import Form
from game.store.heads import HUMAN, SCRIPTED

_AGAIN: Final = ("R", "F5")
"""What begins a lesson again: the last of these where letters lie at places of a table."""
_FEW: Final = 3
"""Where more than these would do, nothing is pointed at."""
_PANEL_KEYS: Final = ("enter", "space", "left", "right", "up", "down")


def sections_of(game: str) -> tuple[Section, ...]:
    """Return the lessons of a game, in order; none where it brings none, or no words for them."""
    part, vocabulary = game_of(game).lessons, game_of(game).scenario
    return () if part is None or vocabulary is None else part.SECTIONS


def done_key(game: str, section: Section) -> str:
    """Return the name under which a section is kept as done."""
    return f"{game}.{section.name}"


class LessonTable(TableScene):
    """The table of a lesson, which can be held still."""

    held = True
    """While there is something to read, nothing can be touched."""
    meets = False
    """A lesson says itself who one is."""

    def __init__(self, kit: Kit, session: LessonSession) -> None:
        """Sit down at the table of a part."""
        self.room_for = session.room
        self._leaves = True
        """Whether the menu's key leaves the lesson."""
        super().__init__(kit, session)
        self.time = self.timed(LessonTime(kit, session, lambda: self.held))

    def _apply_settings(self) -> None:
        super()._apply_settings()
        self.hand.asks = False  # it says itself what is to be pressed
        if self._leaves:
            way = {"table.menu": self.words.say("lesson-screen.leave")}
            self.board.words = self.words = self.words.plus(way)

    def at_step(self, *, held: bool, free: bool) -> None:
        """Take in whether a step holds the table still, and whether it is a match with a menu."""
        self.held, self._leaves = held, not free
        self._apply_settings()

    def result(self) -> ResultScene:
        """Return what shows how the match of a lesson ended, and leads on to play."""
        return ResultScene(self._kit, self._session, self.viewer, learnt=True)

    def is_mine(self) -> bool:
        """Say whether the viewer is asked, and may answer now."""
        return not self.held and super().is_mine()

    def prompt(self, preview: Any) -> str:
        """Return what is asked of whom: nothing while there is something to read."""
        return "" if self.held else super().prompt(preview)

    @property
    def busy(self) -> bool:
        """Whether a picture is on its way or to come, or a key is held to look at one's tile."""
        looks = self.glance.on and not self.glance.kept
        return looks or self.moving or self.player.behind


class LessonScene(Scene):
    """One section of the tutorial."""

    name = "lesson"
    music = "table"
    keeps_awake = True
    fingers = "press"

    def __init__(self, kit: Kit, game: str, index: int) -> None:
        """Begin the section of that index."""
        self._kit = kit
        self.skin = self._game = game
        self._index = index
        self.section = sections_of(game)[index]
        """What is taught."""
        self._part = 0
        self._lay()

    def _lay(self) -> None:
        """Lay the table of the part that is on."""
        part = self.section.parts[self._part]
        words = self._kit.words(self._game)
        player = self._kit.settings.player_name or words.say("commands.player")
        others = part.bots or (SCRIPTED,) * 3
        names = seat_names([HUMAN, *others], [player], words.say("commands.bot-names").split())
        self.session = LessonSession(self._game, part, names)
        self.table = LessonTable(self._kit, self.session)
        self._write()

    def _write(self) -> None:
        """Write the panel of the step that is on."""
        stage = self.session.stage
        assert stage is not None
        self.table.at_step(held=stage.only_read or stage.look, free=stage.free)
        self.panel = None
        if not stage.free:
            last = self._part + 1 == len(self.section.parts) and self._last_step
            here = self._index, len(sections_of(self._game))
            self.panel = LessonPanel(
                self._kit, self._game, self.section, stage, self.session.head.names, here,
                last=last, box=self.table.layout.spots.lesson_box(read=stage.only_read),
                again=_AGAIN[self.session.real_time],
            )  # fmt: skip

    @property
    def _last_step(self) -> bool:
        at, steps = self.session.progress
        return at + 1 == steps

    @property
    def moving(self) -> bool:
        """Whether a picture is on its way."""
        return self.table.moving

    @property
    def shows(self) -> object:
        """What changes of the picture as time passes, where nothing moves."""
        ticked = self.panel is not None and self.panel.fulfilled
        return self.table.shows, self.panel, ticked, self.session.fulfilled, self.session.stage

    @property
    def alert(self) -> bool:
        """Whether something may begin at the table at any frame."""
        return self.table.alert

    @property
    def flicks(self) -> bool:
        """Whether a gamepad's parts are places: where they are at the table."""
        return self.table.flicks

    @property
    def due_ms(self) -> float | None:
        """How long until a tick ends, while time runs at the table."""
        return self.table.due_ms

    # ------------------------------------------------------------ inputs

    def handle_input(self, heard: Input) -> Answer:
        """Take in one input: the panel's, else the table's."""
        panel = self.panel
        if panel is not None and not isinstance(heard, CloseAsked):
            used = self._panel_hears(panel, heard)
            if used is not None:
                return self._use(used)
            if isinstance(heard, PointerPressed) and panel.box.holds(heard.x, heard.y):
                return None
        answer = self.table.handle_input(heard)
        if isinstance(heard, FocusLost) and panel is not None:
            return None  # nothing runs on: a lesson waits by itself
        return self._mine(answer)

    def _panel_hears(self, panel: LessonPanel, heard: Input) -> str | None:
        """Return which button of the panel was used; "" where the panel took the input."""
        match heard:
            case PointerMoved() | PointerPressed():
                changed = panel.form.handle_input(heard)
                return changed.name if changed is not None else None
            case KeyPressed(key="r", place=place) if not self._means(place):
                return "again"
            case KeyPressed(key) if key in _PANEL_KEYS and panel.waits and not self.table.moving:
                changed = panel.form.handle_input(heard)
                return changed.name if changed is not None else ""
            case _:
                return None

    def _means(self, place: str) -> bool:
        """Say whether a key stands at something on the table, by where it lies: then it is its."""
        table = self.table
        return bool(place) and table.board.live.key_area(place, (), table.view) is not None

    def _use(self, name: str) -> Answer:
        if name == "next" and not self.session.fulfilled:
            self.session.fulfil()
        elif name == "again":
            self.session.close()
            self._part = 0
            self._lay()
        return None

    def _mine(self, answer: Answer) -> Answer:
        """Return what the table's answer is in a lesson: its menu leads out, its end is kept."""
        stage = self.session.stage
        free = stage is not None and stage.free
        if isinstance(answer, Push) and isinstance(answer.scene, PauseScene) and not free:
            self.session.close()
            return Close()
        if isinstance(answer, Push) and isinstance(answer.scene, ResultScene):
            self._keep()
        return answer

    # ------------------------------------------------------------ time

    def pass_time(self, ms: int) -> Answer:
        """Move the table on, and the lesson when the table has caught up."""
        answer = self._mine(self.table.pass_time(ms))
        stage = self.session.stage
        if answer is not None or stage is None:
            return answer
        if stage.look and self.table.glance.on:
            self.session.fulfil()
        if self.session.fulfilled and self.panel is not None:
            self.panel.fulfil()
        if not self.session.settled or self.table.busy:
            return None
        self.session.go_on()
        if self.session.stage is not None:
            self._write()
            return None
        return self._next()

    def _next(self) -> Answer:
        """Go on to the next part, the next section, or back to the list."""
        self.session.close()
        if self._part + 1 < len(self.section.parts):
            self._part += 1
            self._lay()
            return None
        self._keep()
        if self._index + 1 < len(sections_of(self._game)):
            return Replace(LessonScene(self._kit, self._game, self._index + 1))
        return Close()

    def _keep(self) -> None:
        """Keep that the section was done."""
        key = done_key(self._game, self.section)
        if key not in self._kit.settings.lessons_done:
            self._kit.settings.lessons_done = [*self._kit.settings.lessons_done, key]
            self._kit.save_settings()

    def resume(self, result: Any) -> Answer:
        """Come back from the rules or the result."""
        if result == REMATCH:
            self._use("again")
            return None
        if result == PLAY:
            self.session.close()
            return Close(PLAY)
        if result in ("menu", "quit"):
            self.session.close()
            return Close(result if result == "quit" else None)
        answer = self._mine(self.table.resume(result))
        if self.panel is not None:
            self._write()
        return answer

    # ------------------------------------------------------------ what is spoken

    @property
    def form(self) -> Form | None:
        """The panel's buttons, while they have the focus."""
        panel = self.panel
        return panel.form if panel is not None and panel.waits else None

    @property
    def people(self) -> int:
        """One learns alone."""
        return 1

    @property
    def log_lines(self) -> Sequence[Any]:
        """What the table's log says so far."""
        return self.table.log_lines

    def spoken(self) -> str:
        """Return which lesson it is."""
        return "" if self.panel is None else self.panel.heading

    def spoken_focus(self) -> list[Utterance]:
        """Return what the focus lies on at the table; the panel's own is its form's."""
        return [] if self.form is not None else self.table.spoken_focus()

    def aside(self) -> list[Utterance]:
        """Return what is to be tried, and what the table asks."""
        sentence = [] if self.panel is None else [Utterance(self.panel.sentence)]
        return sentence + self.table.aside()

    def spoken_hand(self) -> list[Utterance]:
        """Return one's own cards."""
        return self.table.spoken_hand()

    def spoken_piles(self) -> list[Utterance]:
        """Return what lies before everybody."""
        return self.table.spoken_piles()

    def spoken_events(self) -> list[Utterance]:
        """Return the last lines of the log."""
        return self.table.spoken_events()

    # ------------------------------------------------------------ drawing

    def pointed(self) -> list[Box]:
        """Return where what the sentence speaks of lies now."""
        stage = self.session.stage
        if stage is None or self.session.fulfilled or self.table.moving:
            return []
        touched = self.table.hand.touched
        left = [token for token in stage.points if token not in touched]
        left += self._leading(stage, touched) if touched and not left else []
        meant = {
            name: touch.box
            for name, touch in self.table.layout.touch.items()
            if touch.token in left and touch.box.width
        }
        now = meant.keys() & self.table.lit()
        boxes = [box for name, box in meant.items() if name in now or not now]
        if self.table.is_mine():
            boxes += [box for token, box in self.table.button_boxes.items() if token in left]
        return boxes

    def _leading(self, stage: Step, touched: tuple[str, ...]) -> list[str]:
        """Return what is to be touched next, where few things lead to what a step wants."""
        board, view = self.table.board, self.table.view

        def leads(way: tuple[str, ...]) -> bool:
            meant = board.touches.action_of(way, view)
            if meant is not None:
                return meant in stage.wants
            return any(leads((*way, token)) for token in board.touches.more(way, view))

        found = [token for token in board.touches.more(touched, view) if leads((*touched, token))]
        return sorted(found) if len(found) <= _FEW else []

    def draw(self, canvas: Canvas) -> None:
        """Draw the table, and over it the sentence and what it points at."""
        self.table.draw(canvas)
        if self.panel is not None:
            fanned = self.table.pile_fan.pile is not None
            places = [touch.box for touch in self.table.layout.touch.values()]
            written = self.table.layout.spots.written
            pointed = self.pointed()
            if written:  # there buttons lie beside each other
                others = self.table.button_boxes.values()
                written = (*written, *(one for one in others if one not in pointed))
            self.panel.draw(
                canvas, pointed, keyed=self._keyed, fanned=fanned, places=places, written=written
            )

    @property
    def _keyed(self) -> bool:
        """Whether seats show the keys that choose them."""
        kinds = set(map(kind_of, self.table.lit()))
        return bool(self.table.hand.touched) or (SEAT.name in kinds and HAND.name not in kinds)
