"""The curtain: before anybody looks at what is theirs, the screen says whom it is for.

One component for all games. It says whom it calls, and what for; anybody
may look at the public table meanwhile: TABLE. It is CALL until the seat's own device is pressed,
then ARMED; pressed again, or held for a while, it opens: PEEK. What it was opened for is
a panel; what the panel decides is handed on only after the fallen curtain was drawn.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, replace
from typing import Any, Final, Protocol

from game.core.seats import Seat
from game.scenes.after.result import REMATCH
from game.scenes.kit import Kit
from game.scenes.rules import RulesScene
from game.scenes.shared.curtain_painting import (
    HIDE,
    Called,
    how_to_open,
    open_box,
    paint_cloth,
    paint_curtain,
    paint_tab,
    paint_warning,
)
from game.scenes.shared.curtain_presses import aside, drawn_again, pressed, released
from game.scenes.shared.pause import CouchPause, Missing
from game.scenes.shared.private_screens import PrivateScreens
from game.scenes.shared.whose import Looks
from game.session import Session
from game.stage.input.claims import KEYS, PAD_SOURCE, PARTS
from game.stage.input.fingers import Steps
from game.stage.input.inputs import (
    CloseAsked,
    FocusLost,
    Input,
    KeyPressed,
    KeyReleased,
    PointerPressed,
    source_of,
)
from game.stage.motion.layout import Box
from game.stage.one_switch import SCAN
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close, Push, Scene
from game.stage.situation import Meanwhile
from game.stage.sound.voice import Utterance
from game.stage.widgets.form import Form

CALL: Final = "call"
ARMED: Final = "armed"
PEEK: Final = "peek"
FALL: Final = "fall"
TABLE: Final = "table"
"""The curtain is drawn aside from the public table, which anybody may see."""

HOLD_MS: Final = 600
"""How long a key is held to look; pressing it twice does the same."""
IDLE_MS: Final = 30_000
"""After so long without an input the curtain falls again."""
WARNED_MS: Final = 10_000
"""So long before an idle look ends, a bar says that it will."""
FALL_MS: Final = 260
"""How long the curtain is seen to have fallen, at least one frame."""


@dataclass(frozen=True, slots=True)
class Fallen:
    """The curtain has fallen for good: whose it was, and what its panel decided."""

    seat: Seat
    value: Any = None


class PublicTable(Protocol):
    """What is seen where a curtain is drawn aside: it goes on, and hears what is pressed on it."""

    @property
    def moving(self) -> bool:
        """Whether a picture is on its way."""

    @property
    def shows(self) -> object:
        """What is seen, as a value."""

    @property
    def led(self) -> bool:
        """Whether keys lead the focus to something that one presses there."""

    def hear_through(self, heard: Input) -> Answer:
        """Take in what is pressed on it while the curtain is drawn aside."""

    def show_on(self, ms: int) -> None:
        """Move the picture on; nobody is asked for anything."""


class CurtainScene(Scene):
    """A curtain before what one seat alone may see."""

    name = "curtain"

    def __init__(
        self,
        kit: Kit,
        session: Session,
        seat: Seat,
        panel: PrivateScreens,
        why: Callable[[], str] = str,
    ) -> None:
        """Call a seat to what lies behind it; ``why``, in words of what all were told.

        It is asked anew whenever the curtain falls: what is called for may be another thing then.
        """
        self._kit = kit
        self._session = session
        self.skin = session.head.game
        self.seat = seat
        self.panel = panel
        self._says_why = why
        self.why = why()
        self.state = CALL
        self._missing = Missing(kit, session)
        self._down: tuple[object, ...] | None = None
        """What of the seat's own device is held down, and opens the curtain."""
        self._opened_by: tuple[object, ...] | None = None
        """What opened the curtain: its release is not meant for the panel."""
        self._held = self._idle = self._fell = 0
        self._drawn = False
        self._value: Any = None
        self.meanwhile: Callable[[], Meanwhile | None] = lambda: None
        """Returns what those who wait may look at and talk of."""
        self.look: Callable[[Seat], Scene] | None = None
        """What lets somebody else look, before this curtain is opened."""
        self.take: Callable[[Fallen], object] = lambda _: None
        """Keeps what they decided in that look."""
        self.table: PublicTable | None = None
        """What is seen where it is drawn aside."""
        self.told_beside = ""
        """What those before the second window are told meanwhile."""

    # ------------------------------------------------------------ what the window asks

    @property
    def people(self) -> int:
        """How many people sit here, and so may overhear what is spoken."""
        return len(self._session.people)

    @property
    def behind(self) -> bool:
        """Whether all that is shown now is for one seat's eyes, and ears."""
        return self.state == PEEK

    @property
    def listener(self) -> tuple[int, str]:
        """Whose the private words are, by seat and name."""
        return self.seat, self._session.head.names[self.seat]

    @property
    def listens(self) -> str:
        """What the open panel listens for."""
        return self.panel.stack.listens if self.state == PEEK else ""

    @property
    def written(self) -> Box | None:
        """Where words are written on the open panel."""
        return self.panel.stack.written if self.state == PEEK else None

    @property
    def page(self) -> object:
        """The curtain, or what is shown of the panel."""
        return self.panel.stack.screen if self.state == PEEK else None

    @property
    def fingers(self) -> str:
        """What a finger does on the open panel; a press on the curtain is held."""
        return self.panel.stack.fingers if self.state == PEEK else "press"

    @property
    def row_heights(self) -> Steps:
        """How high the rows of the panel's list are."""
        return self.panel.stack.row_heights()

    @property
    def scans(self) -> bool:
        """Whether one switch leads through what lies open."""
        return self.state == PEEK

    @property
    def moving(self) -> bool:
        """Whether every frame is another picture."""
        if self.state == PEEK:
            return self.panel.stack.moving
        if self.state == TABLE and self.table is not None:
            return self.table.moving
        return self.state == FALL or self._down is not None

    @property
    def shows(self) -> object:
        """What is seen, as a value."""
        if self.state == TABLE and self.table is not None:
            return self.state, self.table.shows
        return self.state, (self.panel.stack.shows, self._left) if self.state == PEEK else None

    @property
    def to_onlookers(self) -> str:
        """Who is called and what for, the same whatever they do behind it."""
        return self.told_beside

    @property
    def _left(self) -> int | None:
        """The seconds left of an idle look, once they are few."""
        left = IDLE_MS - self._idle
        return max(1, math.ceil(left / 1000)) if left <= WARNED_MS else None

    @property
    def part(self) -> float:
        """How much of the hold is done, 0 to 1."""
        return min(1.0, self._held / HOLD_MS) if self._down is not None else 0.0

    # ------------------------------------------------------------ falling

    def cover(self) -> bool:
        """Let the curtain fall at once; return whether anything was to be seen behind it."""
        seen = self.state == PEEK
        if self.state != FALL:
            self._to(CALL)
        return seen

    def _to(self, state: str) -> None:
        if self.state == PEEK:
            self.panel.handle_input(FocusLost())  # what is held down there is let go
        if state == CALL:
            self.why = self._says_why()
        self.state = state
        self.see_through = state == TABLE
        self._down = self._opened_by = None
        self._held = self._idle = 0

    def done(self, value: Any) -> None:
        """Fall for good, with what was decided."""
        self._value = value
        self.state, self._fell, self._drawn = FALL, 0, False

    # ------------------------------------------------------------ hearing

    def handle_input(self, heard: Input) -> Answer:
        """Take in one input: of the seat's own device, or what everybody may ask for."""
        if isinstance(heard, CloseAsked):
            return Close("quit")
        if isinstance(heard, FocusLost):
            self.cover()
            return self._pause(lost=heard.why) if self._kit.settings.pause_unfocused else None
        if self.state == FALL:
            return None
        heard = self._switched(heard)
        mine = self._is_mine(heard)
        if self.state == TABLE:
            return self._hear_table(heard)
        if self.state != PEEK and aside(heard):
            self._to(TABLE)
            return None
        if self.state == PEEK:
            return self._hear_peek(heard) if mine else None
        if isinstance(heard, KeyPressed) and heard.key in ("escape", "menu"):
            if mine and heard.key == "escape" and self.panel.looks:
                return Close(Fallen(self.seat, self.panel.decided))
            return None if heard.repeat else self._pause()
        if isinstance(heard, KeyPressed) and heard.key == "f1":  # nobody's secret
            self.cover()
            return None if heard.repeat else Push(RulesScene(self._kit, self.skin))
        return self._hear_closed(heard) if mine else None

    def _hear_table(self, heard: Input) -> Answer:
        """Draw the curtain again, or let the table hear what is pressed on it."""
        table = self.table
        if drawn_again(heard, led=table is not None and table.led):
            self._to(CALL)
        elif table is not None:
            return table.hear_through(heard)
        return None

    def _is_mine(self, heard: Input) -> bool:
        """Say whether an input is the seat's: while it writes, the whole keyboard is."""
        source = source_of(heard)
        if self._kit.claims.may(self.seat, source):
            return True
        top = self.panel.stack.top if self.state == PEEK else None
        writes = top is not None and top.form is not None and top.form.fields
        return writes and source in (KEYS, *PARTS)

    def _switched(self, heard: Input) -> Input:
        """Return what an input means: all that who plays by one switch presses confirms."""
        if not isinstance(heard, KeyPressed | KeyReleased) or heard.key == "menu":
            return heard
        one = self.seat in self._kit.switches and self._kit.claims.may(self.seat, heard.source)
        helper = heard.key == "escape" and not heard.source.startswith(PAD_SOURCE)
        return replace(heard, key="enter") if one and not helper else heard

    def _hear_closed(self, heard: Input) -> Answer:
        """Arm the curtain at the first press, open it at the second one."""
        self._idle = 0
        if released(heard) is not None and released(heard) == self._down:
            self._down, self._held = None, 0
        now = pressed(heard, self._plate)
        if now is None:
            return None
        if self.state == ARMED and self._down is None:
            self._open(now)
        else:
            self.state, self._down, self._held = ARMED, now, 0
        return None

    @property
    def _plate(self) -> Box:
        """Where a pointer opens the curtain: a press beside it was meant for something else."""
        return open_box(self._kit.zoom, waits=self._talk is not None)

    @property
    def _talk(self) -> Meanwhile | None:
        """What those who wait may look at and talk of, where anybody waits."""
        return self.meanwhile() if len(self._session.people) > 1 else None

    def _open(self, by: tuple[object, ...]) -> None:
        self._to(PEEK)
        self._opened_by = by

    def _hear_peek(self, heard: Input) -> Answer:
        self._idle = 0
        if self._opened_by is not None and released(heard) == self._opened_by:
            self._opened_by = None
            return None
        match heard:
            case KeyPressed("escape"):
                if heard.repeat or self.panel.take_back():
                    return None
                return self._leave()
            case KeyPressed("menu"):
                self._to(CALL)
                return self._pause()
            case PointerPressed(x, y, 1) if HIDE.holds(x, y) and not self._covered:
                return self._leave()
            case _:
                if heard == KeyPressed(SCAN) and self.panel.stack.top is not None:
                    heard = heard if self.panel.stack.top.scans else KeyPressed("tab")
                with _hushed(), self._speaking():
                    through = self.panel.handle_input(heard)
        if through:
            self.done(self.panel.decided)
        elif self.panel.left():
            self._to(CALL)
            return self._pause()
        return None

    def _leave(self) -> Answer:
        """Let the curtain fall: until the next look, or for good where somebody only looked."""
        if self.panel.looks:
            self.done(self.panel.decided)
        else:
            self._to(CALL)
        return None

    def _speaking(self) -> AbstractContextManager[None]:
        """Speak of this seat's device, whoever pressed something last."""
        return self._kit.hints.speaking(self._kit.claims.source(self.seat))

    @property
    def _covered(self) -> bool:
        """Whether something lies over the panel that has a way out in the same corner."""
        return self.panel.covered

    def _pause(self, *, lost: str = "") -> Answer:
        return Push(CouchPause(self._kit, self._session, lost=lost))

    # ------------------------------------------------------------ time

    def pass_time(self, ms: int) -> Answer:
        """Let a hold go on, an idle look end, and the fallen curtain be seen."""
        if self.state == FALL:
            self._fell += ms
            still = 0 if self._kit.settings.reduced_motion else FALL_MS
            if self._drawn and self._fell >= still:
                return Close(Fallen(self.seat, self._value))
            return None
        if not self._session.is_human(self.seat):
            return Close(Fallen(self.seat))
        if (missing := self._missing.scene()) is not None:
            self.cover()
            return Push(missing)
        if self.state == TABLE and self.table is not None:
            self.table.show_on(ms)
            return None
        self._idle += ms
        if self.state == ARMED and self._down is not None:
            self._held += ms
            if self._held >= HOLD_MS:
                self._open(self._down)
        elif self._idle >= IDLE_MS and self.state not in (CALL, TABLE):
            self._to(CALL)
        elif self.state == PEEK:
            with self._speaking():
                if self.panel.pass_time(ms):
                    self.done(self.panel.decided)
        return None

    def resume(self, result: Any) -> Answer:
        """Come back from the pause menu, or from what asked after a lost gamepad."""
        if isinstance(result, Looks):
            return None if self.look is None else Push(self.look(result.seat))
        if isinstance(result, Fallen):
            self.take(result)
        self._missing.go_on(result)
        return Close(result) if result in ("menu", "quit", REMATCH) else None

    # ------------------------------------------------------------ drawing, saying

    def draw(self, canvas: Canvas) -> None:
        """Draw what the seat may see while it looks, else the curtain, which hides everything."""
        with self._speaking():
            if self.state == PEEK:
                self.panel.draw(canvas)
                if not self._covered:
                    paint_tab(canvas, self._kit, "[escape]", "hide")
                if self._left is not None:
                    paint_warning(canvas, self._kit, self._left)
                return
            if self.state == FALL:
                paint_cloth(canvas)  # nobody is called: it hides the table until it is still
            elif self.state != TABLE:
                names, people = self._session.head.names, self._session.people
                others = [other for other in people if other != self.seat]
                called = Called(self.seat, names[self.seat], self.why, others, self._talk)
                paint_curtain(canvas, self._kit, called, self.state, self.part)
            if self.state != FALL:
                paint_tab(canvas, self._kit, "[tab]", "back" if self.state == TABLE else "table")
        self._drawn = self._drawn or self.state == FALL

    @property
    def spare(self) -> Box | None:
        """Where a toast may lie: at the foot of the curtain."""
        return None if self.state == PEEK else Box(0, 640, 1280, 80)

    def aside(self) -> list[Utterance]:
        """Return whom the curtain is for and what to press, or what its panel says to them."""
        if self.state == PEEK:
            return self.panel.spoken()
        words = self._kit.words()
        name = self._session.head.names[self.seat]
        if self.state == TABLE:
            return [Utterance(words.say("curtain.seen"))]
        if self.state == FALL:
            return []
        said = [words.say("curtain.call", name=name), self.why, words.say("curtain.away")]
        with self._speaking():
            said.append(how_to_open(self._kit, self.state))
        if (talk := self.meanwhile()) is not None:
            said.append(f"{words.say('curtain.meanwhile')} : {talk.text}")
        return [Utterance(one) for one in said if one]


@contextmanager
def _hushed() -> Iterator[None]:
    """Let no form be heard: how often somebody chose anew is their affair."""
    listeners, Form.listeners[:] = list(Form.listeners), []
    try:
        yield
    finally:
        Form.listeners[:] = listeners
