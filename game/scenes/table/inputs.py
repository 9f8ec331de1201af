"""What the table hears: pointer, keys and what they mean where nothing but the table is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.ai.personas import persona_of
from game.core.commands import PAD
from game.core.pages import CardPage
from game.games import game_of
from game.scenes.characters.character import CharacterScene
from game.scenes.kit import Kit
from game.scenes.rules import RulesScene
from game.scenes.table.card import CardScene
from game.scenes.table.hint import hint
from game.scenes.table.log import LogScene
from game.scenes.table.pointing import OPENING, Pointing
from game.scenes.table.spectator_controls import NEXT, watched
from game.scenes.view.view_player import ViewPlayer
from game.session import Session
from game.stage.board import SEAT_KEYS, TIME
from game.stage.cue import Cue
from game.stage.input.input_hints import GAMEPAD
from game.stage.input.inputs import (
    CloseAsked,
    FocusLost,
    Input,
    KeyPressed,
    KeyReleased,
    PointerPressed,
)
from game.stage.one_switch import SCAN
from game.stage.scene import Answer, Close, Push, Scene
from game.stage.table.marks import names_seat, numbers_slots

if TYPE_CHECKING:
    from game.scenes.table.at_table import AtTable

TWICE_MS: Final = 350
"""What is pressed again so soon was pressed twice, for those who cannot hold it."""
_ARROWS: Final = ("left", "right", "up", "down")


class TableInputs:
    """What is pressed and pointed at on a table: where one is, what is held down."""

    def __init__(self, table: AtTable, kit: Kit, session: Session, player: ViewPlayer) -> None:
        """Hear for a table."""
        self._at = table
        self._kit = kit
        self._session = session
        self._player = player
        self.pointing = Pointing(table, self)
        self.peek = self.keep = False
        """Whether one looks at one's own tile, and goes on when nothing is held any more."""
        self.peek_age = TWICE_MS
        """How long ago one began to, in milliseconds."""
        self.fast = self.may_step = False
        self.settled = False
        """Whether the focus was led to what is asked for."""

    def handle_input(self, heard: Input) -> Answer:
        """Take in one input."""
        if self.ends(heard):
            return None
        match heard:
            case KeyPressed() if self._by_place(heard):
                pass
            case KeyPressed(key) if key == SCAN:
                self._at.focus = self._at.areas().in_turn(
                    self._at.focus, self._at.lit(), self._at.hand.chosen
                )
            case KeyPressed():
                return self._key(heard)
            case KeyReleased("i"):
                self.peek = self.keep
            case KeyReleased("tab"):
                self.fast = False
            case CloseAsked():
                self._session.close()
                return Close("quit")
            case FocusLost(why):
                self.let_go()
                self._at.meeting = None
                wished = self._kit.settings.pause_unfocused or self._session.real_time
                if wished and self._session.outcome() is None:
                    return self._at.pause(lost=why)
            case _:
                return self.pointing.handle_input(heard)
        return None

    def let_go(self) -> None:
        """Hold nothing down any more."""
        self.peek = self.keep = self.fast = False
        self.pointing.let_go()

    def cover(self) -> bool:
        """Let one's own tile lie face down again, where others sit before the screen."""
        seen = self.peek or self._at.meeting is not None
        if len(self._session.humans) < 2 or not seen:
            return False
        self.peek = self.keep = False
        self._at.meeting = None
        return True

    def ends(self, heard: Input) -> bool:
        """Let a picture be over that ends with whatever is pressed; False where none does."""
        pressed = isinstance(heard, PointerPressed) or (
            isinstance(heard, KeyPressed) and not heard.repeat
        )
        return pressed and self._at.any_key and self.skip()

    def skip(self) -> bool:
        """Let a picture that runs be over; False where none does."""
        busy = self._player.director.busy
        if busy:
            self._player.director.skip()
        return busy

    def again(self, name: str | None) -> bool:
        """Take in a second press before a choice is submitted; False where it is none.

        Its target's lets the card fly at once, the card's own puts it down again.
        """
        if name is None or self._at.grace.action is None:
            return False
        if name == self._at.grace.chosen:
            return self.take_back()
        return self._at.grace.hurry(name)

    def open(self, name: str) -> Answer:
        """Open what an area of the table's edge leads to."""
        if name == "menu":
            return self._at.pause()
        if name == TIME:
            self._at.time.let_pass()
            return None
        over = self._at.layout.spots.meeting is None
        if name == "log" and over and self._at.meeting is not None:  # it lies over the log
            self._at.meeting = None
            return None
        if name == "rules":
            return Push(RulesScene(self._kit, self._session.head.game))
        return self.log() if name == "log" else self._at.notes()

    def look(self) -> None:
        """Look at one's own tile while something is held; twice at once: until the next time.

        It takes the place of what said who one is; nothing is left of that when it is let go.
        """
        if self._at.viewer is None:
            return
        self._at.meeting = None
        self.keep = self.peek_age < TWICE_MS and not self.keep
        self.peek, self.peek_age = not self.peek or self.keep, 0

    def _met(self) -> bool:
        """Put away who one is, in others' turns; False where it is not seen."""
        seen = self._at.meeting is not None and not self._at.is_mine()
        if seen:
            self._at.meeting = None
        return seen

    def settle(self) -> None:
        """Lead the focus to what is asked for, as soon as one is asked, where nothing points.

        That is so for gamepads and parts of a keyboard; that of whole keyboards is led to slots,
        where neither a card nor a button is chosen among. Whatever is fanned out gives way to it.
        """
        mine = self._at.is_mine()
        if mine and not self.settled:
            self._at.looking.give_way()
        hands = self._kit.art.hands
        if mine and (hands.device == GAMEPAD or hands.part):
            self._at.focus = self._at.areas().first(
                self._at.focus if self.settled else None, self._at.lit()
            )
        elif mine and not self.settled and self.pointing.spot is None:
            lit, areas = self._at.lit(), self._at.areas()
            if numbers_slots(lit, None) and self._at.focus not in lit:
                self._at.focus = areas.target(lit)
        self.settled = mine

    def character(self, seat: int) -> Scene | None:
        """Return the card of who plays a seat, where it is a character."""
        its = persona_of(self._session.controllers[seat])
        game = self._session.head.game
        return None if its is None else CharacterScene(self._kit, game, its)

    def _key(self, heard: KeyPressed) -> Answer:
        key = heard.key
        if key in _ARROWS:
            self.pointing.spot = None
            self._at.focus = self._at.areas().beside(self._at.focus, key, self._at.lit())
            return None
        if heard.repeat:
            return None
        free = not self._player.director.busy or watched(self._at.focus) is not None
        if key == "enter" and self._at.focus is not None and free:
            return self._enter(self._at.focus)
        match key:
            case "escape":
                return None if self.take_back() else self._at.pause()
            case "f1":
                return Push(self._help())
            case "menu" | "l":
                return self._at.pause() if key == "menu" else self.log()
            case "i":
                self.look()
            case "tab":
                return self._hurry()
            case "f":
                self._fan()
            case "backspace":
                self.take_back()
            case "space" | "enter" if self.skip() or self._at.grace.hurry() or self._met():
                pass
            case "pageup" | "pagedown" if heard.given.startswith(PAD):
                step = 1 if key == "pagedown" else -1
                self._at.focus = self._at.areas().along(self._at.focus, step, self._at.lit())
            case "pageup":
                return self.log(pages=1)
            case "h":
                return self._advise()
            case "." | "space" if not (self._at.is_mine() or self._at.bets):
                self.may_step = True
            case _:
                return self._shortcut(key)
        return None

    def placed(self, heard: KeyPressed) -> str | None:
        """Return what a key touches by its place on the keyboard, None where it touches nothing."""
        if not heard.place or heard.repeat or self._at.viewer is None:
            return None
        return self._at.board.live.key_area(heard.place, self._at.hand.touched, self._at.view)

    def _by_place(self, heard: KeyPressed) -> bool:
        """Touch what a key means by its place on the keyboard, where the board says so."""
        area = self.placed(heard)
        if area is not None:
            self._at.touch(area)
        return area is not None

    def _hurry(self) -> Answer:
        """Go faster while it is held; who is out need not hold it. Au pas, let time pass."""
        if self._session.real_time and self._at.watching.on:
            return self._at.watch(NEXT)
        if self._session.real_time:
            self._at.time.let_pass()
        elif self._at.watching.on:
            self._at.watching.press_faster()
        else:
            self.fast = True
        return None

    def _advise(self) -> Answer:
        """Say what could be played; in others' turns, where bots say why, open their reasons."""
        if not self._at.is_mine() and (why := self._at.training.scene()):
            return Push(why)
        if not self._kit.settings.hints or game_of(self._session.head.game).advice is None:
            return self._shortcut("h")
        self.hint()
        return None

    def _enter(self, focus: str) -> Answer:
        """Use the focused area."""
        if (token := watched(focus)) is not None:
            return self._at.watch(token)
        if focus in OPENING:
            return self.open(focus)
        if focus == "identity":
            self.keep = self.peek = not self.peek and self._at.viewer is not None
        elif not self._at.grace.hurry():
            self._touch(focus)
        return None

    def _touch(self, name: str) -> None:
        """Touch by a key; what Enter would go on with is pointed at, and so drawn, before it is."""
        before = self._at.hand.touched
        self._at.touch(name)
        lit, after = self._at.lit(), self._at.hand.touched
        # a card more, or another card instead
        if after != before and len(after) >= max(1, len(before)) and self._at.focus not in lit:
            self._at.focus = self._at.areas().target(lit) or name

    def _first(self, name: str) -> str:
        """Return what a button's key touches: the focused card, where the button waits for one.

        Where a pointer lies says nothing of what keys choose.
        """
        focus, areas = self._at.focus, self._at.areas()
        if focus is None or self.pointing.spot is not None:
            return name
        first, token = areas.token(focus), areas.token(name)
        if first is None or token is None or not focus.startswith("hand:"):
            return name
        return focus if self._at.hand.waits_for(self._at.view, token, first) else name

    def take_back(self) -> bool:
        """Take the last thing back: a fan, a card that has not flown yet, a choice."""
        chosen = self._at.hand.chosen or self._at.grace.chosen
        if self._at.looking.close():
            return True
        taken = self._at.grace.take_back() or self._at.hand.let_go()
        if taken and chosen is not None and self.pointing.spot is None:  # no pointer says where
            self._at.focus = chosen
        return taken

    def hint(self) -> None:
        """Say what the best bot would do with what the person knows."""
        if not self._at.is_mine() or self._at.viewer is None:
            return
        said = hint(
            self._session,
            self._at.viewer,
            self._at.view,
            self._at.hand.legal(self._at.view),
            self._at.words,
        )
        self._at.hand.say(said, for_long=True)

    def log(self, pages: int = 0) -> Answer:
        """Open the large log, so many pages back."""
        sieves = game_of(self._session.head.game).log_lines.SIEVES
        scene = LogScene(self._kit, self._at.words, self._player.log, self._at.viewer, sieves)
        for _ in range(pages):
            scene.handle_input(KeyPressed("pageup"))
        return Push(scene)

    def page(self) -> CardPage | None:
        """Return the page of the card under the pointer or the focus, None where there is none."""
        book, at = game_of(self._session.head.game).cardbook, self._at
        token = at.areas().token(at.focus) if at.focus is not None else None
        card = None if book is None else book.card_of(token or "", self.pointing.card_under())
        if book is None or card is None:
            return None
        return book.page(at.view, at.viewer, card, self._session.head.names, at.words)

    def card(self) -> Scene | None:
        """Return the help for the card under the pointer or the focus, None where there is none."""
        page = self.page()
        return None if page is None else CardScene(self._kit, self._session.head.game, page)

    def _help(self) -> Scene:
        """Return the help for a card, else for who sits there, else the rules."""
        if (card := self.card()) is not None:
            return card
        token = self._at.areas().token(self._at.focus) if self._at.focus is not None else None
        seat = int(token[5:]) if token is not None and token.startswith("seat:") else None
        its = None if seat is None else self.character(seat)
        return its or RulesScene(self._kit, self._session.head.game)

    def _fan(self) -> None:
        """Fan the focused pile out, else one's own, or fold it again."""
        own = None if self._at.viewer is None else f"seat:{self._at.viewer}"
        seat = (
            self._at.focus
            if self._at.focus is not None and self._at.focus.startswith("seat:")
            else own
        )
        if seat is not None:
            self._at.looking.toggle(seat)

    def _numbered(self, number: int) -> None:
        """Touch what a number names: a slot or a seat that may be chosen now, else a card."""
        slots = self._at.areas().numbered(self._at.lit(), self._at.hand.chosen)
        if slots:
            if number < len(slots):
                self._touch(slots[number])
            return
        card, seat = f"hand:{number}", f"seat:{number}"
        if self.again(seat) or self.again(card):
            return
        hand = self._at.hand
        cue = Cue(self._at.lit(), touched=hand.touched, chosen=hand.chosen)
        areas, aims = self._at.areas(), names_seat(number, cue)
        if aims and areas.token(seat) is None:
            hand.say(self._at.words.say("table.numbers-aim"))
            return
        self._touch(seat if aims or areas.token(card) is None else card)

    def _shortcut(self, key: str) -> Answer:
        for cue in self._at.buttons():
            if cue.key == key:
                if watched(f"button:{cue.token}") is not None:
                    return self._at.watch(cue.token)
                self._at.touch(self._first(f"button:{cue.token}"))
                return None
        if key == "n":
            return self._at.notes()
        if key == "g" and self._at.sidelines.on:
            self._at.focus = f"button:{self._at.sidelines.turn_page()}"
        if key in SEAT_KEYS:
            self._numbered(SEAT_KEYS.index(key))
        elif key == "space" and self._at.focus is not None:
            self._at.touch(self._at.focus)
        return None
