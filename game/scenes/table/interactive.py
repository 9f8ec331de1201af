"""The interactive table: what is pressed and pointed at, and what it means there."""

from __future__ import annotations

from abc import ABC
from typing import Final

from game.core.commands import PAD
from game.core.pages import CardPage
from game.core.seats import Viewer
from game.core.targets import BUTTON, HAND, SEAT
from game.games import game_of
from game.scenes.kit import Kit
from game.scenes.table.areas import OPENING
from game.scenes.table.at_table import AtTable
from game.scenes.table.help import TableHelp
from game.scenes.table.hint import hint
from game.scenes.table.log import LogScene
from game.scenes.table.spectator_controls import NEXT, watched
from game.scenes.view.projection import Projection
from game.session import Session
from game.stage.board import TIME
from game.stage.cue import Cue
from game.stage.input.input_hints import GAMEPAD
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
from game.stage.one_switch import SCAN
from game.stage.scene import Answer, Close, Push, Scene
from game.stage.table.marks import SEAT_KEYS, names_seat, numbers_slots

_ARROWS: Final = ("left", "right", "up", "down")


class InteractiveTable(AtTable, ABC):
    """A table at which keys, gamepads and pointers do something, where nothing lies over it."""

    def __init__(
        self, kit: Kit, session: Session, viewer: Viewer, projection: Projection | None = None
    ) -> None:
        """Lay the table, and hold nothing down."""
        super().__init__(kit, session, viewer, projection)
        self.settled = False
        """Whether the focus was led to what is asked for."""
        self._help = TableHelp(kit, session, viewer)

    def handle_input(self, heard: Input) -> Answer:
        """Take in one input."""
        if self.ends(heard):
            return None
        match heard:
            case KeyPressed() if (area := self.placed(heard)) is not None:
                self.touch(area)
            case KeyPressed(key) if key == SCAN:
                self.focus = self.areas().in_turn(self.focus, self.lit(), self.hand.chosen)
            case KeyPressed():
                return self._key(heard)
            case KeyReleased("i"):
                self.glance.release()
            case KeyReleased("tab"):
                self.fast = False
            case CloseAsked():
                self._session.close()
                return Close("quit")
            case FocusLost(why):
                self.let_go()
                self.meeting = None
                wished = self.settings.pause_unfocused or self._session.real_time
                if wished and self._session.outcome() is None:
                    return self.pause(lost=why)
            case _:
                return self._pointed_at(heard)
        return None

    def let_go(self) -> None:
        """Hold nothing down any more."""
        self.glance.end()
        self.fast = False
        self.pointing.let_go()

    def cover(self) -> bool:
        """Let one's own tile lie face down again, where others sit before the screen."""
        seen = self.glance.on or self.meeting is not None
        if len(self._session.humans) < 2 or not seen:
            return False
        self.glance.end()
        self.meeting = None
        return True

    def ends(self, heard: Input) -> bool:
        """Let a picture be over that ends with whatever is pressed; False where none does."""
        pressed = isinstance(heard, PointerPressed) or (
            isinstance(heard, KeyPressed) and not heard.repeat
        )
        return pressed and self.any_key and self._skip()

    def _skip(self) -> bool:
        """Let a picture that runs be over; False where none does."""
        busy = self.director.busy
        if busy:
            self.director.skip()
        return busy

    def settle(self) -> None:
        """Lead the focus to what is asked for, as soon as one is asked, where nothing points.

        That is so for gamepads and parts of a keyboard; that of whole keyboards is led to slots,
        where neither a card nor a button is chosen among. Whatever is fanned out gives way to it.
        """
        mine = self.is_mine()
        if mine and not self.settled:
            self.pile_fan.give_way()
        hints = self._kit.hints
        if mine and (hints.device == GAMEPAD or hints.part):
            self.focus = self.areas().first(self.focus if self.settled else None, self.lit())
        elif mine and not self.settled and self.pointing.spot is None:
            lit, areas = self.lit(), self.areas()
            if numbers_slots(lit, None) and self.focus not in lit:
                self.focus = areas.target(lit)
        self.settled = mine

    def take_back(self) -> bool:
        """Take the last thing back: a fan, a card that has not flown yet, a choice."""
        chosen = self.hand.chosen or self.undo_window.chosen
        if self.pile_fan.fold():
            return True
        taken = self.undo_window.take_back() or self.hand.let_go()
        if taken and chosen is not None and self.pointing.spot is None:  # no pointer says where
            self.focus = chosen
        return taken

    def _pressed_again(self, name: str | None) -> bool:
        """Take in a second press before a choice is submitted; False where it is none.

        Its target's lets the card fly at once, the card's own puts it down again.
        """
        if name is None or self.undo_window.action is None:
            return False
        return self.take_back() if name == self.undo_window.chosen else self.undo_window.hurry(name)

    # ------------------------------------------------------------ what opens

    def open(self, name: str) -> Answer:
        """Open what an area of the table's edge leads to."""
        if name == "menu":
            return self.pause()
        if name == TIME:
            self.time.let_pass()
            return None
        over = self.layout.spots.meeting is None
        if name == "log" and over and self._put_away():  # it lies over the log
            return None
        if name == "rules":
            return Push(self._help.rules())
        return self.log() if name == "log" else self.notes()

    def log(self, pages: int = 0) -> Answer:
        """Open the large log, so many pages back."""
        sieves = game_of(self._session.head.game).log_lines.SIEVES
        scene = LogScene(self._kit, self.words, self.player.log, self.viewer, sieves)
        for _ in range(pages):
            scene.handle_input(KeyPressed("pageup"))
        return Push(scene)

    def card_page(self) -> CardPage | None:
        """Return the page of the card under the pointer or the focus, None where there is none."""
        token = self.areas().token(self.focus) if self.focus is not None else None
        under = self.pointing.card_under(self.layout)
        return self._help.page(self.view, self.words, token or "", under)

    def _helped(self) -> Scene:
        """Return the help for a card, else for who sits there, else the rules."""
        if (page := self.card_page()) is not None:
            return self._help.card(page)
        token = self.areas().token(self.focus) if self.focus is not None else None
        seat = SEAT.find(token)
        its = None if seat is None else self._help.character(seat)
        return its or self._help.rules()

    def advise(self) -> None:
        """Say what the best bot would do with what the person knows."""
        if not self.is_mine() or self.viewer is None:
            return
        legal = self.hand.legal(self.view)
        said = hint(self._session, self.viewer, self.view, legal, self.words)
        self.hand.say(said, for_long=True)

    def _look(self) -> None:
        """Look at one's own tile, which takes the place of what said who one is."""
        if self.viewer is not None:
            self.meeting = None
            self.glance.begin()

    def _put_away(self) -> bool:
        """Put away who one is; False where it is not seen."""
        seen = self.meeting is not None
        self.meeting = None
        return seen

    # ------------------------------------------------------------ keys

    def _key(self, heard: KeyPressed) -> Answer:
        key = heard.key
        if key in _ARROWS:
            self.pointing.spot = None
            self.focus = self.areas().beside(self.focus, key, self.lit())
            return None
        if heard.repeat or self._late(key):
            return None
        free = not self.director.busy or watched(self.focus) is not None
        if key == "enter" and self.focus is not None and free:
            return self._enter(self.focus)
        match key:
            case "escape":
                return None if self.take_back() else self.pause()
            case "f1":
                return Push(self._helped())
            case "menu" | "l":
                return self.pause() if key == "menu" else self.log()
            case "i":
                self._look()
            case "tab":
                return self._go_faster()
            case "f":
                self._fan()
            case "backspace":
                self.take_back()
            case "space" | "enter" if self._pressed_on():
                pass
            case "pageup" | "pagedown" if heard.given.startswith(PAD):
                step = 1 if key == "pagedown" else -1
                self.focus = self.areas().along(self.focus, step, self.lit())
            case "pageup":
                return self.log(pages=1)
            case "h":
                return self._asked_for_advice()
            case "." | "space" if not (self.is_mine() or self.bets):
                self.may_step = True
            case _:
                return self._shortcut(key)
        return None

    def _late(self, key: str) -> bool:
        """Say whether a key was meant to skip a picture that just ended: it answers nothing."""
        skips = key in ("space", "enter") and not self.director.busy
        return skips and self.director.just_skipped

    def _pressed_on(self) -> bool:
        """Let what is seen now be over: a picture, a short while, who one is in others' turns."""
        over = self._skip() or self.undo_window.hurry()
        return over or (not self.is_mine() and self._put_away())

    def _go_faster(self) -> Answer:
        """Go faster while it is held; who is out need not hold it. Au pas, let time pass."""
        if self._session.real_time and self.spectator_controls.on:
            return self.watch(NEXT)
        if self._session.real_time:
            self.time.let_pass()
        elif self.spectator_controls.on:
            self.spectator_controls.press_faster()
        else:
            self.fast = True
        return None

    def _asked_for_advice(self) -> Answer:
        """Say what could be played; in others' turns, where bots say why, open their reasons."""
        if not self.is_mine() and (why := self.training.scene()):
            return Push(why)
        if not self.settings.hints or game_of(self._session.head.game).advice is None:
            return self._shortcut("h")
        self.advise()
        return None

    def _enter(self, focus: str) -> Answer:
        """Use the focused area."""
        if (token := watched(focus)) is not None:
            return self.watch(token)
        if focus in OPENING:
            return self.open(focus)
        if focus == "identity":
            if self.viewer is not None:
                self.glance.toggle()
        elif not self.undo_window.hurry():
            self._touch(focus)
        return None

    def _touch(self, name: str) -> None:
        """Touch by a key; what Enter would go on with is pointed at, and so drawn, before it is."""
        before = self.hand.touched
        self.touch(name)
        lit, after = self.lit(), self.hand.touched
        # a card more, or another card instead
        if after != before and len(after) >= max(1, len(before)) and self.focus not in lit:
            self.focus = self.areas().target(lit) or name

    def _first(self, name: str) -> str:
        """Return what a button's key touches: the focused card, where the button waits for one.

        Where a pointer lies says nothing of what keys choose.
        """
        focus, areas = self.focus, self.areas()
        if focus is None or self.pointing.spot is not None:
            return name
        first, token = areas.token(focus), areas.token(name)
        if first is None or token is None or focus not in HAND:
            return name
        return focus if self.hand.waits_for(self.view, token, first) else name

    def _fan(self) -> None:
        """Fan the focused pile out, else one's own, or fold it again."""
        own = None if self.viewer is None else SEAT.at(self.viewer)
        seat = self.focus if self.focus in SEAT else own
        if seat is not None:
            self.pile_fan.toggle(seat)

    def _numbered(self, number: int) -> None:
        """Touch what a number names: a slot or a seat that may be chosen now, else a card."""
        slots = self.areas().numbered(self.lit(), self.hand.chosen)
        if slots:
            if number < len(slots):
                self._touch(slots[number])
            return
        card, seat = HAND.at(number), SEAT.at(number)
        if self._pressed_again(seat) or self._pressed_again(card):
            return
        hand = self.hand
        cue = Cue(self.lit(), touched=hand.touched, chosen=hand.chosen)
        areas, aims = self.areas(), names_seat(number, cue)
        if aims and areas.token(seat) is None:
            hand.say(self.words.say("table.numbers-aim"))
            return
        self._touch(seat if aims or areas.token(card) is None else card)

    def _shortcut(self, key: str) -> Answer:
        for cue in self.buttons():
            if cue.key == key:
                if watched(BUTTON.at(cue.token)) is not None:
                    return self.watch(cue.token)
                self.touch(self._first(BUTTON.at(cue.token)))
                return None
        if key == "n":
            return self.notes()
        if key == "g" and self.sidelines.on:
            self.focus = BUTTON.at(self.sidelines.turn_page())
        if key in SEAT_KEYS:
            self._numbered(SEAT_KEYS.index(key))
        elif key == "space" and self.focus is not None:
            self.touch(self.focus)
        return None

    # ------------------------------------------------------------ a pointer

    def _pointed_at(self, heard: Input) -> Answer:
        """Take in what a pointer does."""
        match heard:
            case PointerMoved(x, y):
                self.pointing.move(x, y, self.told, self.hand.chosen)
                self.focus = self._under(x, y)
                self.pile_fan.hover(self.layout.spots.pile_at(x, y))
            case PointerPressed(x, y, 1):
                return self._pressed_at(x, y)
            case PointerReleased(x, y, 1):
                return self._released_at(x, y)
            case PointerPressed(x, y):
                self.pointing.spot, self.focus = (x, y), self._under(x, y)
                if self.take_back():
                    return None
                if (page := self.card_page()) is not None:
                    return Push(self._help.card(page))
                return self.notes() if self.focus in SEAT else None
            case Wheel(x, y, notches) if notches > 0 and self._under(x, y) == "log":
                return self.log(pages=1)
            case _:
                pass
        return None

    def _under(self, x: float, y: float) -> str | None:
        return self.areas().at(x, y, self.lit())

    def _pressed_at(self, x: float, y: float) -> Answer:
        reveal = self.layout.spots.meeting
        if reveal is not None and reveal.holds(x, y) and self._put_away():
            self.pointing.press(x, y, None)
            return None
        name = self._under(x, y)
        self.pointing.press(x, y, name)
        self.pile_fan.press(name)
        if name in OPENING:
            return self.open(name)
        if (token := watched(name)) is not None:
            self.pointing.spend()
            return self.watch(token)
        if name == "identity":
            self._look()
        elif self._skip() or self._pressed_again(name):
            self.pointing.spend()
        elif self._character_at(x, y) is None and not (self.is_mine() or self.bets):
            self.may_step = True
        elif name is not None and name == self.hand.chosen:
            self.pointing.puts_down = True
        elif name is not None and name not in SEAT:  # a seat may be held for long
            self.touch(name)
        return None

    def _released_at(self, x: float, y: float) -> Answer:
        self.glance.release()
        over, looked = self._under(x, y), self.pile_fan.release()
        released = self.pointing.release(over, self.hand.chosen)
        if over is None or looked:
            return None
        on_seat = released.clicked and over in SEAT
        if on_seat and (card := self._character_at(x, y)) is not None:
            return Push(card)
        if released.touches:
            self.touch(over)
        return None

    def _character_at(self, x: float, y: float) -> Scene | None:
        """Return the card of the character whose head is there, while nothing is aimed at it."""
        seat = None if self.hand.touched else self.layout.spots.head_at(x, y)
        aimed = seat is not None and SEAT.at(seat) in self.lit()
        return None if seat is None or aimed else self._help.character(seat)
