"""What the table hears: pointer, keys and what they mean where nothing but the table is shown."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final

from game.core.seats import Seat
from game.core.words import Words
from game.games import part_of
from game.scenes.front.rules import RulesScene
from game.scenes.kit import Kit
from game.scenes.shared.ghosts import GhostPause, is_ghost
from game.scenes.shared.seen_by_all import WatchedScene
from game.scenes.table.areas import Areas, areas_of
from game.scenes.table.card import CardScene
from game.scenes.table.choosing import Touching
from game.scenes.table.fanning import Looking
from game.scenes.table.hint import hint
from game.scenes.table.identity import Meeting
from game.scenes.table.log import LogScene
from game.scenes.table.notes import NotesScene
from game.scenes.table.pause import PauseScene
from game.scenes.table.undo import Grace
from game.scenes.table.viewer import Following
from game.session import Session
from game.stage.input.bindings import PAD
from game.stage.input.inputs import (
    CloseAsked,
    FocusLost,
    Input,
    KeyPressed,
    KeyReleased,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Wheel,
)
from game.stage.input.last_device import GAMEPAD
from game.stage.motion.director import Director
from game.stage.motion.layout import Layout
from game.stage.scene import Answer, Close, Push, Scene

_SEAT_KEYS: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "-", "=")
OPENING: Final = ("menu", "rules", "log", "notes")
"""Areas at the table's edge that lead elsewhere."""
TWICE_MS: Final = 350
"""What is pressed again so soon was pressed twice, for those who cannot hold it."""
_ARROWS: Final = ("left", "right", "up", "down")


class TableInputs(WatchedScene, ABC):
    """The half of a table that hears; the half that draws and lets time pass extends it."""

    board: Any
    viewer: Seat | None
    looking: Looking
    grace: Grace
    hand: Touching
    focus: str | None
    meeting: Meeting | None = None
    """Who one is, as long as it is shown beside the table."""
    _settled: bool
    """Whether the gamepad's focus was led to what is asked for."""
    _kit: Kit
    _session: Session
    _words: Words
    _following: Following
    _director: Director
    _pressed: str | None
    _spot: tuple[float, float] | None = None
    """Where the pointer is, until a key moves the focus elsewhere."""
    _peek: bool
    _keep: bool
    _peek_age: int
    _fast: bool
    _may_step: bool

    @property
    def view(self) -> Any:
        """What the viewer was told, folded as far as it was shown."""
        return self._following.view

    @property
    def layout(self) -> Layout:
        """Where everything lies once the picture has caught up."""
        return self._director.layout

    @abstractmethod
    def is_mine(self) -> bool:
        """Say whether the picture has caught up and the viewer is asked."""

    @abstractmethod
    def lit(self) -> frozenset[str]:
        """Return the areas that begin or continue a legal action, when the viewer is asked."""

    @abstractmethod
    def touch(self, name: str) -> None:
        """Take in that the person touched an area of the table."""

    def hear(self, heard: Input) -> Answer:
        """Take in one input."""
        match heard:
            case PointerMoved(x, y):
                self._spot = x, y
                self.focus = self._areas().at(x, y)
                self.looking.rest(self.board.pile_at(x, y, self.view))
            case PointerPressed(x, y, 1):
                return self._press(x, y)
            case PointerReleased(x, y, 1):
                self._release(x, y)
            case PointerPressed(x, y):
                if not self._take_back() and str(self._areas().at(x, y)).startswith("seat:"):
                    return self._notes()
            case Wheel(x, y, notches) if notches > 0 and self._areas().at(x, y) == "log":
                return self._log(pages=1)
            case KeyPressed():
                return self._key(heard)
            case KeyReleased("i"):
                self._peek = self._keep
            case KeyReleased("tab"):
                self._fast = False
            case CloseAsked():
                self._session.close()
                return Close("quit")
            case FocusLost():
                self._peek = self._keep = self._fast = False
                self.meeting = None
                if self._kit.settings.pause_unfocused and self._session.outcome() is None:
                    return self._pause()
            case _:
                pass
        return None

    def cover(self) -> bool:
        """Let one's own tile lie face down again, where others sit before the screen."""
        seen = self._peek or self.meeting is not None
        if len(self._session.humans) < 2 or not seen:
            return False
        self._peek = self._keep = False
        self.meeting = None
        return True

    def _pause(self) -> Answer:
        hint = self._kit.settings.hints and self.is_mine()
        why = bool(self._session.head.training and self._session.reasons())
        if self.viewer is not None and is_ghost(self._session, self.viewer):
            return Push(GhostPause(self._kit, self._session, self.viewer, hint=hint, why=why))
        return Push(PauseScene(self._kit, self._session, hint=hint, why=why))

    def _buttons(self) -> tuple[Any, ...]:
        return tuple(self.board.buttons(self.view)) if self.is_mine() else ()

    def _areas(self) -> Areas:
        return areas_of(self.board, self.layout.touch, self.view, self._buttons())

    def _press(self, x: float, y: float) -> Answer:
        self._pressed = name = self._areas().at(x, y)
        self.looking.press(name)
        if name in OPENING:
            return self._open(name)
        if name == "identity":
            self._look()
        elif self._director.busy:
            self._pressed = None  # the release ends the skipping, it touches nothing
            self._director.skip()
        elif not self.is_mine():
            self._may_step = True
        elif name is not None and not name.startswith("seat:"):  # a seat may be held for long
            self.touch(name)
        return None

    def _open(self, name: str) -> Answer:
        """Open what an area of the table's edge leads to."""
        if name == "menu":
            return self._pause()
        if name == "log" and self.meeting is not None:  # it lies over the log
            self.meeting = None
            return None
        if name == "rules":
            return Push(RulesScene(self._kit, self._session.head.game))
        return self._log() if name == "log" else self._notes()

    def _look(self) -> None:
        """Look at one's own tile while something is held; twice at once: until the next time."""
        if self.viewer is None:
            return
        if self.meeting is not None:
            self.meeting = None
            return
        self._keep = self._peek_age < TWICE_MS and not self._keep
        self._peek, self._peek_age = not self._peek or self._keep, 0

    def settle(self) -> None:
        """Lead the gamepad's focus to what is asked for, as soon as one is asked."""
        mine = self.is_mine()
        if mine and self._kit.art.hands.device == GAMEPAD:
            self.focus = self._areas().first(self.focus if self._settled else None, self.lit())
        self._settled = mine

    def _release(self, x: float, y: float) -> None:
        self._peek = self._keep
        over = self._areas().at(x, y)
        looked = self.looking.release()
        dragged = over != self._pressed and self._pressed == self.hand.chosen
        seat = over == self._pressed and over is not None and over.startswith("seat:")
        if over is not None and not looked and (dragged or seat):
            self.touch(over)
        self._pressed = None

    def _key(self, heard: KeyPressed) -> Answer:
        key = heard.key
        if key in _ARROWS:
            self._spot = None
            self.focus = self._areas().beside(self.focus, key, self.lit())
            return None
        if heard.repeat:
            return None
        if key == "enter" and self.focus is not None and not self._director.busy:
            return self._enter(self.focus)
        match key:
            case "escape":
                return None if self._take_back() else self._pause()
            case "f1":
                return Push(self._help())
            case "menu" | "l":
                return self._pause() if key == "menu" else self._log()
            case "i":
                self._look()
            case "tab":
                self._fast = True
            case "f":
                self._fan()
            case "backspace":
                self._take_back()
            case "space" | "enter" if self._director.busy or self.grace.hurry():
                self._director.skip()
            case "pageup" | "pagedown" if heard.given.startswith(PAD):
                step = 1 if key == "pagedown" else -1
                self.focus = self._areas().along(self.focus, step, self.lit())
            case "pageup":
                return self._log(pages=1)
            case "h" if self._kit.settings.hints:
                self._hint()
            case "." | "space" if not self.is_mine():
                self._may_step = True
            case _:
                return self._shortcut(key)
        return None

    def _enter(self, focus: str) -> Answer:
        """Use the focused area."""
        if focus in OPENING:
            return self._open(focus)
        if focus == "identity":
            self._keep = self._peek = not self._peek and self.viewer is not None
        elif not self.grace.hurry():
            depth = len(self.hand.touched)
            self.touch(focus)
            if len(self.hand.touched) > depth:  # on to whom it may go to
                self.focus = self._areas().target(self.lit()) or focus
        return None

    def _take_back(self) -> bool:
        """Take the last thing back: a fan, a card that has not flown yet, a choice."""
        chosen = self.hand.chosen or self.grace.chosen
        if self.looking.close():
            return True
        taken = self.grace.take_back() or self.hand.let_go()
        if taken and chosen is not None and self._spot is None:  # no pointer says where one is
            self.focus = chosen
        return taken

    def _hint(self) -> None:
        """Say what the best bot would do with what the person knows."""
        if not self.is_mine() or self.viewer is None:
            return
        said = hint(self._session, self.viewer, self.view, self.hand.legal(self.view), self._words)
        self.hand.say(said, for_long=True)

    def _log(self, pages: int = 0) -> Answer:
        """Open the large log, so many pages back."""
        scene = LogScene(self._kit, self._following.log, self.viewer)
        for _ in range(pages):
            scene.hear(KeyPressed("pageup"))
        return Push(scene)

    def _notes(self) -> Answer:
        """Open the notes, where they are not switched off."""
        if not self._kit.settings.notes:
            return None
        return Push(NotesScene(self._kit, self._session, self.viewer))

    def _help(self) -> Scene:
        """Return the page of the card under the pointer or the focus, or else the rules."""
        game, names = self._session.head.game, self._session.head.names
        book = part_of(game, "cardbook")
        token = self._areas().token(self.focus) if self.focus is not None else None
        card = book.card_of(token or "", self._card_under())
        if card is None:
            return RulesScene(self._kit, game)
        page = book.page(self.view, self.viewer, card, names, self._words)
        return CardScene(self._kit, game, page)

    def _card_under(self) -> str:
        """Return the picture of the card that lies on top under the pointer."""
        if self._spot is None:
            return ""
        x, y = self._spot
        under = [
            pose
            for name, pose in self.layout.sprites.items()
            if name.startswith("card:")
            and abs(x - pose.x) <= pose.width / 2
            and abs(y - pose.y) <= pose.width * 0.7
        ]
        return max(under, key=lambda pose: pose.z).face if under else ""

    def _fan(self) -> None:
        """Fan the focused pile out, else one's own, or fold it again."""
        own = None if self.viewer is None else f"seat:{self.viewer}"
        seat = self.focus if self.focus is not None and self.focus.startswith("seat:") else own
        if seat is not None:
            self.looking.toggle(seat)

    def _shortcut(self, key: str) -> Answer:
        for cue in self._buttons():
            if cue.key == key:
                self.touch(f"button:{cue.token}")
                return None
        if key == "n":
            return self._notes()
        if key in _SEAT_KEYS:
            # a digit names a card first, then a seat
            number = _SEAT_KEYS.index(key)
            lit = self.lit()
            cards = not self.hand.touched and any(name.startswith("hand:") for name in lit)
            self.touch(f"hand:{number}" if cards else f"seat:{number}")
        elif key == "space" and self.focus is not None:
            self.touch(self.focus)
        return None
