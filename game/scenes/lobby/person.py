"""A person at the table: the name, the seat, and what helps."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from game.ai.personas import mask
from game.core.choices import Rule, on_or_off
from game.scenes.front.rules import RulesScene
from game.scenes.kit import Kit
from game.scenes.lobby.rows import Named
from game.scenes.lobby.rule_rows import RuleRow
from game.scenes.lobby.seat_rows import NameField
from game.scenes.lobby.seats import Sitting
from game.scenes.notice import veil
from game.scenes.settings.writing import Written, keys_for
from game.stage.input.inputs import Input, KeyPressed
from game.stage.input.listening import COMMANDS, TEXT
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close, FormScene, Push
from game.stage.widgets.form import Button, Changed, Form
from game.stage.widgets.rolls import BAR, LINE, Roll, Row, paragraph
from game.store.heads import ASSISTS

_PANEL: Final = Box(150, 40, 980, 640)
_LARGE: Final = Box(16, 12, 1248, 696)


@dataclass(frozen=True, slots=True)
class Placed:
    """Somebody was looked at, and may have changed places."""

    seat: int


class PersonScene(FormScene):
    """What is set for one person; alone, what helps is the settings' affair."""

    name = "person"
    see_through = True

    def __init__(self, kit: Kit, game: str, sitting: Sitting, seat: int, seats: int) -> None:
        """Look at the person of a seat; everything is set at once."""
        self._kit = kit
        self._game = game
        self._words = kit.words(game)
        self._sitting = sitting
        self._seat = self._from = seat
        self._seats = seats
        self._lay("name")

    def _lay(self, focus: str | None) -> None:
        kit, zoom, say, seat = self._kit, self._kit.zoom, self._words.say, self._seat
        self._panel = box = _PANEL if zoom == 1 else _LARGE
        wide, about = box.width - 36, 18 * zoom * LINE * self._lines
        foot = about + 28 + 24 * zoom + 50
        field = NameField(seat, Box(0, 0, 0, 0), self._sitting.names[seat], say("seats.name"))
        name = Named(field, say("person.name"), Box(0, 0, wide - BAR, 46 + 30 * (zoom - 1)))
        name.name, name.called = "name", say("person.name")
        made = [RuleRow(its, value) for its, value in self._rules()]
        rows = [Row(name.box.height, [name]), *(row.lay(kit, wide - BAR) for row in made)]
        whole = sum(row.height + 12 for row in rows)
        if zoom == 1:  # as high as it is long
            high = min(box.height, 78 + whole + foot)
            self._panel = box = Box(box.x, 360 - high / 2, box.width, high)
        bottom = box.y + box.height
        self._about_top = bottom - foot + 16
        area = Box(box.x + 24, box.y + 78, wide, self._about_top - 16 - box.y - 78)
        high = 28 + 24 * zoom
        end = Box(box.x + box.width - 344, bottom - 20 - high, 320, high)
        done = Button("done", end, say("person.done"), style="main")
        first = self._roll.first if self._roll is not None else 0
        self._roll = Roll(rows, area, 12)
        self._roll.first = first
        self._form = Form([name, *made, done], focus, zoom=zoom)
        self._roll.place(self._form)

    def _rules(self) -> list[tuple[Rule, Any]]:
        """Return where one sits and what helps, with what is set."""
        say, mine = self._words.say, self._sitting.assists[self._seat]
        several = len(self._sitting.people(self._seats)) > 1
        places = [(seat, str(seat + 1)) for seat in range(self._seats)]
        label, says = say("person.place"), say("person.place-explained")
        place = Rule("place", label, says, places, usual=self._from)
        found: list[tuple[Rule, Any]] = [(place, self._seat)]
        switch = on_or_off(self._words)
        for name in ASSISTS if several else ():
            says = say(f"person.{name}-explained")
            found.append((Rule(name, say(f"person.{name}"), says, switch), name in mine))
        return found

    @property
    def _lines(self) -> int:
        keys = ("name-explained", "alone", "seen")
        room, size = self._panel.width - 48, 18 * self._kit.zoom
        return max(self._kit.lines(self._words.say(f"person.{key}"), room, size) for key in keys)

    # ------------------------------------------------------------ what happens

    def hear(self, heard: Input) -> Answer:
        """Take in one input."""
        if isinstance(heard, KeyPressed) and heard.key == "f1":
            return Push(RulesScene(self._kit, self._game))
        return super().hear(heard)

    def leave(self, result: Any = None) -> Answer:
        """Close; the lobby is told whose seat it was."""
        return Close(result or Placed(self._seat))

    def unused(self, heard: Input) -> Answer:
        """Open the keys on the screen, for whoever writes without any."""
        keys = keys_for(self._kit, self._form.focused, heard)
        return Push(keys) if keys is not None else None

    @property
    def listens(self) -> str:
        """What the scene listens for: letters, while the name is written."""
        return TEXT if self._form.focused is not None and self._form.focused.writes else COMMANDS

    def use(self, changed: Changed) -> Answer:
        """Do what a widget is for."""
        name, value, sitting = changed.name, changed.value, self._sitting
        if name == "done":
            return Close(Placed(self._seat))
        if name == "name":
            sitting.names[self._seat] = value
        elif name == "place":
            sitting.exchange(self._seat, self._from)  # whoever was passed by sits as before
            sitting.exchange(self._from, value)
            self._seat = value
        else:
            mine = {*sitting.assists[self._seat]} ^ {name}
            sitting.assists[self._seat] = [one for one in ASSISTS if one in mine]
        return None

    def resume(self, result: Any) -> Answer:
        """Come back with a name that was written."""
        if isinstance(result, Written):
            self._sitting.names[self._seat] = result.text
            self._lay("name")
        return Close("quit") if result == "quit" else None

    def aside(self) -> str:
        """Return what there is to know of the focused field."""
        if self._form.focus == "name":
            return self._words.say("person.name-explained")
        several = len(self._sitting.people(self._seats)) > 1
        return self._words.say("person.seen" if several else "person.alone")

    # ------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw whose panel it is, the rows in sight and what the focused one means."""
        veil(canvas)
        box, zoom = self._panel, self._kit.zoom
        canvas.panel(box.x, box.y, box.width, box.height, 24)
        canvas.picture(mask(self._seat), box.x + 24, box.y + 10, 60, 60)
        called = self._sitting.called(self._seats, self._words)[self._seat]
        title, room = self._words.say("person.title", name=called), box.width - 130
        size = canvas.fitted(title, room, min(50.0, 32 * zoom), theme.TITLE)
        canvas.text(title, box.x + 98, box.y + 42, size, theme.INK, theme.TITLE)
        y = self._about_top
        canvas.rect(box.x + 24, y - 8, box.width - 48, 2, theme.PAPER_2)
        paragraph(canvas, self.aside(), box.x + 24, y, box.width - 48, 18 * zoom, theme.GREY)
        if self._roll is not None:
            self._roll.draw_bar(canvas)
        self._form.draw(canvas)
