"""The table: one person, or nobody, watches a match and touches what is theirs to touch.

The scene folds what its viewer is told, one event at a time and only when the picture of the one
before has ended, so a person never acts on a table that is not shown yet.
"""

from __future__ import annotations

from typing import Any, Final

from game.core.actions import RefusedError
from game.core.seats import Seat
from game.games import part_of
from game.scenes.areas import Areas, areas_of
from game.scenes.following import Following
from game.scenes.kit import Kit
from game.scenes.looking import Looking
from game.scenes.notice import NoticeScene
from game.scenes.pause import PauseScene
from game.scenes.peek import PeekScene
from game.scenes.result import ResultScene
from game.scenes.round import RoundScene
from game.scenes.rules import RulesScene
from game.scenes.touching import Touching
from game.session import Session
from game.stage.canvas import Canvas
from game.stage.input import (
    CloseAsked,
    FocusLost,
    Input,
    KeyPressed,
    KeyReleased,
    PointerMoved,
    PointerPressed,
    PointerReleased,
)
from game.stage.layout import Layout
from game.stage.scene import Answer, Close, Push, Replace

BREATH_MS: Final = 350
"""The pause before a bot's turn card, the same whatever it holds; divided by the pace."""
END_MS: Final = 1400
"""How long the last picture stays before the result is shown."""
FAST: Final = 6.0
"""How much faster everything runs while the skip key is held."""
_SEAT_KEYS: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "-", "=")
_ARROWS: Final = ("left", "right", "up", "down")


class TableScene:
    """A running match on the screen."""

    name = "table"
    see_through = False

    def __init__(self, kit: Kit, session: Session, *, watch: bool = False) -> None:
        """Sit down at a session: at its first human seat, or beside the table to watch."""
        self._kit = kit
        self._session = session
        self._watch = watch
        self._words = kit.words(session.head.game)
        self.viewer: Seat | None = None if watch or not session.humans else session.humans[0]
        view = session.fresh_view()
        self._boards = part_of(session.head.game, "board")
        names = session.head.names
        self.board = self._boards.Board(view, self.viewer, names, self._words)
        self.looking = Looking()
        self.hand = Touching(session.rules, self.board, self.viewer)
        # there is nothing to see before the first turn, and nothing new in what was on file
        self._following = Following(session, self.board, view, self.viewer)
        self._director = self._following.director
        self._apply_settings()
        self.focus: str | None = None
        self._pressed: str | None = None
        self._peek = self._fast = self._may_step = self._waiting = False
        self._breath = self._ended = 0
        self._began = self.viewer is None or session.resumed

    @property
    def view(self) -> Any:
        """What the viewer was told, folded as far as it was shown."""
        return self._following.view

    # ------------------------------------------------------------ time

    def pass_time(self, ms: int) -> Answer:
        """Move the picture on; when it has caught up, take in what is next or let bots act."""
        if not self._began:
            self._began = True
            return Push(PeekScene(self._kit, self._session, self.view, self.viewer))
        self._session.think()
        self._tell_faults()
        if self._kit.notices:  # of the match's file, or left by the options: it has to be read
            return Push(NoticeScene(self._kit, self._kit.notices.pop(0)))
        self.hand.pass_time(ms)
        self.looking.pass_time(ms)
        left = ms * (FAST if self._fast else 1.0)
        self._director.pass_time(left)
        if self._following.laid_anew():
            self._began = self.viewer is None
        if self._director.busy:
            self._breath = 0
            return None
        return self._caught_up(left)

    def _caught_up(self, ms: float) -> Answer:
        sheet = self._following.take_sheet()
        if sheet is not None:
            names = self._session.head.names
            return Push(RoundScene(self._kit, self._words, sheet, names, self.viewer))
        if not self._began:
            return None
        if self._session.outcome() is not None:
            self._ended += round(ms)
            if self._ended < self._paced(END_MS):
                return None
            self._ended = 0
            return Push(ResultScene(self._kit, self._session, self.viewer))
        if self.is_mine():
            return None
        self._breath += round(ms)
        answering = self.board.answering(self.view)
        self._waiting = self._kit.settings.step_mode and not answering and not self._may_step
        if self._waiting:
            return None
        # an answer comes when the flight, its window, has ended; a turn card after a breath
        if self._breath >= (0 if answering else self._paced(BREATH_MS)) and self._session.ready():
            self._may_step = False
            self._breath = 0
            self._session.step()
        return None

    def _paced(self, ms: int) -> int:
        pace = self._kit.settings.pace
        return 0 if pace == 0 else round(ms / pace)

    def _tell_faults(self) -> None:
        """Say once what went wrong beside the table: a bot that failed, a file that is lost."""
        for seat, what in self._session.take_faults():
            name = self._session.head.names[seat]
            self.hand.say(self._kit.words().say("table.bot-failed", name=name, what=what))
        error = self._session.take_file_error()
        if error is not None:
            self._kit.notices.append(self._kit.words().say(error.key, **error.facts))

    # ------------------------------------------------------------ whose move

    def is_mine(self) -> bool:
        """Say whether the picture has caught up and the viewer is asked."""
        return (
            self.viewer is not None
            and not self._director.busy
            and self._session.outcome() is None
            and self.viewer in self._session.rules.pending(self.view)
            and not self._following.behind
        )

    @property
    def moving(self) -> bool:
        """Whether a picture is on its way."""
        return self._director.busy or self.looking.waiting

    @property
    def layout(self) -> Layout:
        """Where everything lies once the picture has caught up."""
        return self._director.layout

    def lit(self) -> frozenset[str]:
        """Return the areas that begin or continue a legal action, when the viewer is asked."""
        if not self.is_mine():
            return frozenset()
        return self.hand.lit(self.view, dict(self.layout.touch))

    def touch(self, name: str) -> None:
        """Take in that the person touched an area of the table."""
        token = self._areas().token(name)
        if token is None or self.viewer is None or not self.is_mine():
            return
        action = self.hand.touch(self.view, name, token, self._words)
        if action is None:
            return
        try:
            self._session.submit(self.viewer, action)
        except RefusedError as refused:  # view and match disagree: say so, lose nothing
            self.hand.say(self._words.say(f"refusal.{refused.reason}"))

    # ------------------------------------------------------------ inputs

    def hear(self, heard: Input) -> Answer:
        """Take in one input."""
        match heard:
            case PointerMoved(x, y):
                self.focus = self._areas().at(x, y)
                self.looking.rest(self.board.pile_at(x, y, self.view))
            case PointerPressed(x, y, 1):
                return self._press(x, y)
            case PointerReleased(x, y, 1):
                self._release(x, y)
            case PointerPressed():
                self.hand.let_go()
            case KeyPressed():
                return self._key(heard)
            case KeyReleased("i"):
                self._peek = False
            case KeyReleased("tab"):
                self._fast = False
            case CloseAsked():
                self._session.close()
                return Close("quit")
            case FocusLost():
                self._peek = self._fast = False
                if self._kit.settings.pause_unfocused and self._session.outcome() is None:
                    return Push(PauseScene(self._kit, self._session))
            case _:
                pass
        return None

    def _buttons(self) -> tuple[Any, ...]:
        return tuple(self.board.buttons(self.view)) if self.is_mine() else ()

    def _areas(self) -> Areas:
        return areas_of(self.board, self.layout.touch, self.view, self._buttons())

    def _press(self, x: float, y: float) -> Answer:
        self._pressed = name = self._areas().at(x, y)
        self.looking.press(name)
        if name == "menu":
            return Push(PauseScene(self._kit, self._session))
        if name == "rules":
            return Push(RulesScene(self._kit, self._session.head.game))
        if name == "identity":
            self._peek = True
        elif self._director.busy:
            self._pressed = None  # the release ends the skipping, it touches nothing
            self._director.skip()
        elif not self.is_mine():
            self._may_step = True
        elif name is not None and not name.startswith("seat:"):  # a seat may be held for long
            self.touch(name)
        return None

    def _release(self, x: float, y: float) -> None:
        self._peek = False
        over = self._areas().at(x, y)
        looked = self.looking.release()
        dragged = over != self._pressed and self._pressed == self.hand.chosen
        seat = over == self._pressed and over is not None and over.startswith("seat:")
        if over is not None and not looked and (dragged or seat):
            self.touch(over)
        self._pressed = None

    def _key(self, heard: KeyPressed) -> Answer:
        key = heard.key
        if heard.repeat and key not in _ARROWS:
            return None
        match key:
            case "escape":
                let_go = self.looking.close() or self.hand.let_go()
                return None if let_go else Push(PauseScene(self._kit, self._session))
            case "f1":
                return Push(RulesScene(self._kit, self._session.head.game))
            case "i":
                self._peek = self.viewer is not None
            case "tab":
                self._fast = True
            case "f":
                self._fan()
            case "backspace":
                self.hand.let_go()
            case "space" | "enter" if self._director.busy:
                self._director.skip()
            case "." | "space" if not self.is_mine():
                self._may_step = True
            case "left" | "right" | "up" | "down":
                self.focus = self._areas().beside(self.focus, key, self.lit())
            case "enter" if self.focus is not None:
                self.touch(self.focus)
            case _:
                self._shortcut(key)
        return None

    def _fan(self) -> None:
        """Fan the focused pile out, else one's own, or fold it again."""
        own = None if self.viewer is None else f"seat:{self.viewer}"
        seat = self.focus if self.focus is not None and self.focus.startswith("seat:") else own
        if seat is not None:
            self.looking.toggle(seat)

    def _shortcut(self, key: str) -> None:
        for cue in self._buttons():
            if cue.key == key:
                self.touch(f"button:{cue.token}")
                return
        if key in _SEAT_KEYS:
            # a digit names a card first, then a seat
            number = _SEAT_KEYS.index(key)
            lit = self.lit()
            cards = not self.hand.touched and any(name.startswith("hand:") for name in lit)
            self.touch(f"hand:{number}" if cards else f"seat:{number}")
        elif key == "space" and self.focus is not None:
            self.touch(self.focus)

    # ------------------------------------------------------------ scenes above

    def resume(self, result: Any) -> Answer:
        """Come back from a scene above: the peek, the pause menu, the rules or the result."""
        self._peek = self._fast = False
        self._apply_settings()
        if result in ("menu", "quit"):
            self._session.close()
            return Close(result)
        if result == "rematch":
            self._session.close()
            return Replace(TableScene(self._kit, self._session.again(), watch=self._watch))
        return None

    def _apply_settings(self) -> None:
        self._words = self._kit.words(self._session.head.game)
        self.board.words = self._words
        self._director.pace = self._kit.settings.pace
        self._director.reduced_motion = self._kit.settings.reduced_motion
        self.hand.asks = self._kit.settings.confirm_ally

    # ------------------------------------------------------------ drawing

    def _prompt(self, preview: Any) -> str:
        if self._waiting and not self._director.busy and not self.is_mine():
            return self._words.say("table.step")
        if preview is not None:
            return str(self.board.foretold(preview, self.view))
        return str(self.board.prompt(self.view, self.hand.touched))

    def draw(self, canvas: Canvas) -> None:
        """Draw the table as the viewer sees it."""
        mine = self.is_mine()
        pointed = self._areas().token(self.focus) if self.focus is not None else None
        tokens = self.hand.touched if pointed is None else (*self.hand.touched, pointed)
        preview = self.board.preview(self.view, tokens) if mine else None
        cue = self._boards.Cue(
            lit=self.lit(),
            focus=self.focus,
            touched=self.hand.touched,
            chosen=self.hand.chosen,
            peek=self._peek,
            prompt=self._prompt(preview),
            reason=self.hand.reason,
            buttons=self._buttons(),
            preview=preview,
            clock=None,
            fast=self._fast,
            fan=None if self.looking.pile is None else int(self.looking.pile[5:]),
        )
        self.board.draw(canvas, self._director.frame(), cue, self._following.log, self.view)
