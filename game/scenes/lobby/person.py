"""A person at the table: the name, the seat, and what helps."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from game.ai.personas import mask
from game.core.choices import Rule, on_or_off
from game.scenes.kit import Kit
from game.scenes.lobby.rows import Named
from game.scenes.lobby.seat_rows import NameField
from game.scenes.lobby.seats import Sitting
from game.scenes.panel import EDGE, PanelScene, row_high, ways_on
from game.scenes.rule_rows import RuleRow
from game.scenes.rules import RulesScene
from game.scenes.writing import Written
from game.stage.input.inputs import Input, KeyPressed
from game.stage.motion.layout import NOWHERE, Box
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close, Push
from game.stage.widgets.form import Changed
from game.stage.widgets.rolls import BAR, Row
from game.store.heads import ASSISTS

_FACE: Final = 60.0


@dataclass(frozen=True, slots=True)
class Placed:
    """Somebody was looked at, and may have changed places."""

    seat: int


class PersonScene(PanelScene):
    """What is set for one person; alone, what helps is the settings' affair."""

    name = "person"
    usual = Box(150, 90, 980, 540)

    def __init__(self, kit: Kit, game: str, sitting: Sitting, seat: int, seats: int) -> None:
        """Look at the person of a seat; everything is set at once."""
        super().__init__(kit)
        self._game = game
        self._words = kit.words(game)
        self._sitting = sitting
        self._seat = self._from = seat
        self._seats = seats
        self._lay("name")

    def _lay(self, focus: str | None) -> None:
        kit, panel, say, seat = self._kit, self._panel, self._words.say, self._seat
        wide = panel.width - 2 * EDGE - BAR
        field = NameField(seat, NOWHERE, self._sitting.names[seat], say("seats.name"))
        name = Named(field, say("person.name"), Box(0, 0, wide, row_high(kit)))
        name.name, name.called = "name", say("person.name")
        rows = [Row(name.box.height, [name])]
        rows += [RuleRow(its, value).lay(kit, wide) for its, value in self._rules()]
        done, end = ways_on(kit, panel, [("done", say("person.done"))])
        told = [
            say(f"person.{key}") for key in ("name-explained", "place-explained", "alone", "seen")
        ]
        end = self._keep_room(told, panel.x + EDGE, end - 10)
        top = self._top + 12
        area = Box(panel.x + EDGE, top, wide + BAR, end - 8 - top)
        self._roll_out(rows, area, focus, after=done)

    def _rules(self) -> list[tuple[Rule, Any]]:
        """Return where one sits and what helps, with what is set."""
        say, mine = self._words.say, self._sitting.assists[self._seat]
        places = [(seat, str(seat + 1)) for seat in range(self._seats)]
        label, says = say("person.place"), say("person.place-explained")
        place = Rule("place", label, says, places, usual=self._from)
        found: list[tuple[Rule, Any]] = [(place, self._seat)]
        switch = on_or_off(self._words)
        for name in ASSISTS if self._offers_helps else ():
            says = say(f"person.{name}-explained")
            found.append((Rule(name, say(f"person.{name}"), says, switch), name in mine))
        return found

    # ------------------------------------------------------------ what happens

    def handle_input(self, heard: Input) -> Answer:
        """Take in one input."""
        if isinstance(heard, KeyPressed) and heard.key == "f1":
            return Push(RulesScene(self._kit, self._game))
        return super().handle_input(heard)

    def leave(self, result: Any = None) -> Answer:
        """Close; the lobby is told whose seat it was."""
        return Close(result or Placed(self._seat))

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

    def footnote(self) -> str:
        """Return what there is to know of the focused field."""
        if self._form.focus == "name":
            return self._words.say("person.name-explained")
        if len(self._sitting.people(self._seats)) == 1:
            return self._words.say("person.alone")
        return self._words.say("person.seen" if self._offers_helps else "person.place-explained")

    @property
    def _offers_helps(self) -> bool:
        return self._sitting.offers_helps(self._seats)

    @property
    def title(self) -> str:
        """Whose panel it is."""
        called = self._sitting.called(self._seats, self._words)[self._seat]
        return self._words.say("person.title", name=called)

    def paint(self, canvas: Canvas) -> None:
        """Paint the mask of the seat in the corner."""
        box = self._panel
        left = box.x + box.width - EDGE - _FACE
        canvas.picture(mask(self._seat), left, self._title_y - _FACE / 2, _FACE, _FACE)
