"""Claiming: who plays with what. Press to take a place; whoever presses nothing shares.

It changes ``kit.claims`` while it is shown, and closes with ``"claimed"``; with None where all
stays as it was before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.scenes.kit import Kit
from game.scenes.notice import veil
from game.scenes.shared.claim_rows import ROW, Place, both_halves, called, offered, words_block
from game.stage.input.claims import ARROWS, PAD_SOURCE, SHARED, asking
from game.stage.input.inputs import CloseAsked, Input, KeyPressed
from game.stage.input.listening import HALVES
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close, FormScene
from game.stage.widgets.form import Button, Changed, Form
from game.stage.widgets.rolls import Block, Roll, Row

CLAIMED: Final = "claimed"
_LEADS: Final = (*ARROWS, "pageup", "pagedown")
_LEFT: Final = 76.0
_WIDE: Final = 1128.0
_LIST: Final = 716.0
_KEYS: Final = 376.0
"""How wide the list of people is where the halves' keys stand beside it, and how wide they are."""


class ClaimingScene(FormScene):
    """Everybody who plays, and what they play with."""

    name = "claiming"
    see_through = True
    listens = HALVES

    def __init__(self, kit: Kit, names: Sequence[str], people: Sequence[int]) -> None:
        """Take everybody's names, by seat, and the seats that people sit at."""
        self._kit = kit
        self._names = list(names)
        self._people = list(people)
        self._before = kit.claims.all()
        self._said = ""
        rack = kit.art.hands.rack
        held = {s: its for s, its in self._before.items() if s in self._people and rack.here(its)}
        kit.claims.take(held)
        self._there = rack.sources
        self._lay()
        # where nobody holds a gamepad, most share what lies on the table
        self._form.focus = (self._next() if self._there else None) or "start"
        self._place()

    def _lay(self) -> None:
        """Make the rows, as large as words are wished."""
        kit, zoom = self._kit, self._kit.zoom
        say = kit.words().say
        self._how = say("claiming.how")
        self._beside = zoom < 1.2
        wide = _LIST if self._beside else _WIDE - 44
        high = 56 + 36 * (zoom - 1)
        self._rows = [Place(s, Box(0, 0, wide, high), self._names[s]) for s in self._people]
        foot = 50 + 24 * (zoom - 1)
        start = Button("start", Box(984, 690 - foot, 220, foot), say("claiming.start"))
        start.style = "main"
        back = Button("back", Box(744, 690 - foot, 220, foot), say("claiming.back"))
        start.size = back.size = 20
        rows = [Row(high, [row]) for row in self._rows]
        if self._beside:
            self._top = 104 + 26.0 * kit.lines(self._how, _WIDE, 20) + 12
            y = self._top
            blocks = both_halves(kit, _KEYS, 690 - foot - 26 - y)
            for block in blocks:
                block.box = Box(_LEFT + _WIDE - _KEYS, y, _KEYS, block.box.height)
                y += block.box.height + 10
        else:
            self._top = 104.0
            blocks = [words_block(kit, self._how, wide), *both_halves(kit, wide)]
            told = [Row(block.box.height, [block]) for block in blocks]
            rows = [told[0], *rows, *told[1:]]
        self._blocks: list[Block] = blocks
        # beside the list they would be in the way of the focus
        led = [] if self._beside else self._blocks
        self._form = Form([*self._rows, *led, back, start], zoom=zoom)
        room = 690 - foot - 16 - self._top
        self._roll = Roll(rows, Box(_LEFT, self._top, wide + 44, room))
        self._offer()

    def _offer(self) -> None:
        """Offer everybody what they can have now."""
        for row in self._rows:
            row.offer(offered(self._kit, row.seat), self._kit.claims.source(row.seat))

    def _place(self) -> None:
        assert self._roll is not None
        self._roll.place(self._form)

    def _next(self) -> str | None:
        """Return the row that is to be taken: the first from the focus on that only shares."""
        names = [row.name for row in self._rows]
        focus = self._form.focus
        at = names.index(focus) if focus in names else 0
        rows = [*self._rows[at:], *self._rows[:at]]
        return next((row.name for row in rows if row.value == SHARED), None)

    # ------------------------------------------------------------ what happens

    def hear(self, heard: Input) -> Answer:
        """Take in one input."""
        if isinstance(heard, CloseAsked):
            self._kit.claims.take(self._before)
            return Close("quit")
        if self._asked(heard):
            return None
        if isinstance(heard, KeyPressed) and heard.key == "escape":
            return self._leave()
        assert self._roll is not None
        if self._roll.hear(heard, self._form):
            return None
        changed = self._form.hear(heard)
        if isinstance(heard, KeyPressed):
            self._place()
        return self.use(changed) if changed is not None else None

    def _asked(self, heard: Input) -> bool:
        """Let a device take or give up a place; False where the input leads through the form."""
        if not isinstance(heard, KeyPressed):
            return False
        focused, claims = self._form.focused, self._kit.claims
        mine = claims.seat(heard.source)
        if heard.key in ("left", "right") and isinstance(focused, Place) and mine is not None:
            return focused.seat != mine  # a thumb that rests on a stick changes nobody else's
        source = asking(heard, claims)
        if source is None:
            return False
        if mine is not None:
            return self._pressed_again(heard.key, mine)
        pad = source.startswith(PAD_SOURCE)
        on_button = not isinstance(focused, Place)
        if pad and (heard.key == "escape" or (on_button and heard.key == "enter")):
            return False
        self._take(source)
        return True

    def _pressed_again(self, key: str, seat: int) -> bool:
        """Let a device that has a place give it up, or be led; say whose it is at all else."""
        if key == "escape":
            self._give_up(seat)
            return True
        if key in _LEADS or (key == "enter" and not isinstance(self._form.focused, Place)):
            return False
        device = called(self._kit, self._kit.claims.source(seat))
        self._tell("claiming.not-yours", device=device, name=self._names[seat])
        return True

    def _take(self, source: str) -> None:
        """Give the place that is lit, or the first that only shares, to a device."""
        row = self._next()
        if row is None:
            self._tell("claiming.full")
            return
        seat = int(row.removeprefix(ROW))
        self._kit.claims.claim(seat, source)
        self._offer()
        self._form.focus = row
        self._form.focus = self._next() or "start"
        self._place()
        self._tell("claiming.plays", device=called(self._kit, source), name=self._names[seat])
        self._sound("ui_confirm")

    def _give_up(self, seat: int) -> None:
        self._kit.claims.release(seat)
        self._offer()
        self._form.focus = f"{ROW}{seat}"
        self._place()
        self._tell("claiming.given-up", name=self._names[seat])
        self._sound("ui_back")

    def use(self, changed: Changed) -> Answer:
        """Take in that a widget was used."""
        if changed.name == "start":
            return Close(CLAIMED)
        if changed.name == "back":
            return self._leave()
        if changed.name.startswith(ROW):
            seat = int(changed.name.removeprefix(ROW))
            self._kit.claims.claim(seat, changed.value)
            self._offer()
            device = called(self._kit, changed.value)
            self._tell("claiming.plays", device=device, name=self._names[seat])
        return None

    def _leave(self) -> Answer:
        self._kit.claims.take(self._before)
        return Close()

    def _tell(self, key: str, **facts: str) -> None:
        self._said = self._kit.words().say(key, **facts)

    @staticmethod
    def _sound(name: str) -> None:
        for listener in Form.listeners:
            listener(name)

    def pass_time(self, ms: int) -> Answer:
        """Follow gamepads that come and go."""
        there = self._kit.art.hands.rack.sources
        if there != self._there:
            came = len(there) > len(self._there)
            self._there = there
            self._offer()
            if came and self._form.focus == "start":  # its first press is for a place
                self._form.focus = self._next() or "start"
                self._place()
        return None

    @property
    def shows(self) -> object:
        """What is seen: which gamepads there are."""
        return tuple(self._there)

    # ------------------------------------------------------------ words and drawing

    def spoken(self) -> str:
        """Return what is to be read: how it goes, and the keys where the focus does not tell."""
        told = [block.said for block in self._blocks] if self._beside else []
        return " ".join([self._how, *(f"{said}." for said in told)])

    def aside(self) -> str:
        """Return what came of the last press."""
        return self._said

    def draw(self, canvas: Canvas) -> None:
        """Draw the list."""
        veil(canvas)
        canvas.panel(40, 24, 1200, 684, 24)
        kit, zoom = self._kit, self._kit.zoom
        title = kit.words().say("claiming.title")
        canvas.text(title, _LEFT, 68, min(44.0, 34 * zoom), theme.INK, theme.TITLE, room=_WIDE)
        if self._beside:
            for row, line in enumerate(canvas.wrap(self._how, _WIDE, 20)):
                canvas.text(line, _LEFT, 110 + 26 * row, 20, theme.GREY)
        foot = self._form["start"].box
        self._words_at_foot(canvas, Box(_LEFT, foot.middle[1], 624, foot.height + 12), 19 * zoom)
        assert self._roll is not None
        self._roll.draw_bar(canvas)
        lit = self._next()
        for place in self._rows:
            place.lit = place.name == lit
        for block in self._blocks if self._beside else ():
            block.draw(canvas, focused=False)
        self._form.draw(canvas)

    def _words_at_foot(self, canvas: Canvas, box: Box, size: float) -> None:
        """Paint what came of the last press, around the middle of the box's left edge."""
        lines = canvas.wrap(self._said, box.width, size) if self._said else []
        while size > theme.FLOOR and len(lines) * size * 1.15 > box.height:
            size -= 1
            lines = canvas.wrap(self._said, box.width, size)
        for row, line in enumerate(lines):
            y = box.y + size * 1.15 * (row - (len(lines) - 1) / 2)
            canvas.text(line, box.x, y, size, theme.INK, theme.TEXT_BOLD)
