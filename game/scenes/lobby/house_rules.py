"""The house rules: presets at the left, every rule with its sentence at the right, and a code."""

from __future__ import annotations

from typing import Any, Final

from game.cli.codes import LENGTH, ShareError
from game.scenes.copying import COPY, CopyButton
from game.scenes.kit import Kit
from game.scenes.lobby.table_rules import OWN, ChosenRules
from game.scenes.notice import NoticeScene
from game.scenes.panel import EDGE, PanelScene
from game.scenes.rule_rows import RuleRow
from game.scenes.rules import RulesScene
from game.scenes.writing import CODE, WritingScene, Written
from game.stage.input.inputs import Input, KeyPressed
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close, Push
from game.stage.widgets.form import Button, Changed, Widget
from game.stage.widgets.rolls import BAR

_WIDEST: Final = 430.0
_STEP: Final = 66.0
"""From one button at the left to the next."""
_PRESET: Final = "preset:"


class HouseRulesScene(PanelScene):
    """What a table plays by; everything that is set here is set at once, in the table it is given.

    It closes with nothing: the table that lies below has changed.
    """

    name = "house"

    def __init__(self, kit: Kit, laid: ChosenRules) -> None:
        """Show the rules of a table."""
        super().__init__(kit)
        self._laid = laid
        self._words = kit.words(laid.game)
        preset = laid.preset()
        self._lay("done" if preset == OWN else f"{_PRESET}{preset}")

    # ------------------------------------------------------------ the form

    def _lay(self, focus: str | None) -> None:
        """Make the buttons at the left and the rows at the right."""
        kit, laid, zoom, panel = self._kit, self._laid, self._kit.zoom, self._panel
        now, size, say = laid.preset(), min(21.0, 40 / zoom), self._words.say
        labels = {f"{_PRESET}{its.name}": say(f"preset.{its.name}") for its in laid.presets()}
        ways = ("enter", "done") if laid.shared else ("done",)
        labels |= {name: say(f"house.{name}") for name in ways}
        wide = max(kit.wide(text, size * zoom, theme.BUTTON) for text in labels.values())
        wide = min(_WIDEST, max(236.0, wide + 40))
        left, top = panel.x + EDGE, self._top + 8
        bottom = self._keep_room(map(self._about, labels), left, panel.y + panel.height - 16) - 8
        step = min(_STEP, (bottom - top + 12) / len(labels))
        buttons: list[Widget] = []
        for place, (name, text) in enumerate(labels.items()):
            style = "main" if name in (f"{_PRESET}{now}", "done") else "plain"
            last = len(labels) - place
            y = bottom + 12 - step * last if last <= len(ways) else top + step * place
            buttons.append(
                Button(name, Box(left, y, wide, step - 12), text, style=style, size=size)
            )
        x = left + wide + 24
        area = Box(x, top, panel.x + panel.width - 12 - x, bottom - top)
        made = [RuleRow(its, laid.value(its.name)) for its in (*laid.rules(), *laid.table_rules())]
        rows = [row.lay(kit, area.width - BAR) for row in made]
        upper, lower = buttons[: -len(ways)], buttons[-len(ways) :]
        if laid.shared:
            lower.append(self._code())
        self._roll_out(rows, area, focus, before=upper, after=lower)

    def _code(self) -> CopyButton:
        """Return the code in the upper right corner, which a press copies."""
        kit, panel, code = self._kit, self._panel, self._laid.code()
        size = min(40.0, 24 * kit.zoom)
        wide = kit.wide(code, size, theme.BUTTON) + size + 60
        box = Box(panel.x + panel.width - EDGE - wide, self._title_y - 26, wide, 52)
        return CopyButton(kit, box, code, code, style="main", size=size / kit.zoom)

    # ------------------------------------------------------------ what happens

    def handle_input(self, heard: Input) -> Answer:
        """Take in one input."""
        form = self._form
        if isinstance(heard, KeyPressed) and heard.key == "f1":
            return Push(RulesScene(self._kit, self._laid.game))
        if isinstance(heard, KeyPressed) and heard.key == "right" and self._at_left():
            form.focus = next(
                w.name for w in form.widgets if isinstance(w, RuleRow) and w.shown and w.enabled
            )
            return None
        return super().handle_input(heard)

    def _at_left(self) -> bool:
        return not isinstance(self._form.focused, RuleRow)

    def use(self, changed: Changed) -> Answer:
        """Do what a widget is for."""
        name = changed.name
        if name == "done":
            return Close()
        if name == "enter":
            title = self._words.say("house.enter-title")
            return Push(WritingScene(self._kit, "", most=LENGTH + 4, kind=CODE, title=title))
        if name.startswith(_PRESET):
            self._laid.lay_preset(name[len(_PRESET) :])
        else:
            self._laid.set(name, changed.value)
        self._lay(name)
        return None

    def resume(self, result: Any) -> Answer:
        """Come back: with a code that was written, if one was."""
        if result == "quit":
            return Close("quit")
        if not isinstance(result, Written):
            return None
        try:
            code = self._laid.take_code(result.text)
        except ShareError as error:
            facts = dict(error.facts)
            if "other" in facts:
                facts["other"] = self._kit.title_of(str(facts["other"]))
            return Push(NoticeScene(self._kit, self._words.say(error.key, **facts)))
        self._lay("enter")
        return Push(NoticeScene(self._kit, self._words.say("house.taken", code=code)))

    def footnote(self) -> str:
        """Return what the focused button does; beside a rule, what the rules are together."""
        return self._about(self._form.focus)

    def _about(self, name: str | None) -> str:
        say = self._words.say
        if name in ("enter", "done", COPY):
            return say(f"house.{name}-explained")
        its = name[len(_PRESET) :] if name and name.startswith(_PRESET) else self._laid.preset()
        return say("house.own-explained" if its == OWN else f"preset-explained.{its}")

    def spoken(self) -> str:
        """Return the code, which is read out to other tables, where there is one."""
        if not self._laid.shared:
            return ""
        code = " ".join(self._laid.code().replace("-", ""))
        return f"{self._words.say('house.code')} {code}"

    # ------------------------------------------------------------ drawing

    @property
    def title(self) -> str:
        """What the screen is called."""
        return self._words.say("house.title")

    @property
    def _title_room(self) -> float:
        if not self._laid.shared:
            return super()._title_room
        zoom = self._kit.zoom
        code = self._code().box.width
        label = self._kit.wide(self._words.say("house.code"), min(36.0, 20 * zoom))
        return super()._title_room - code - label - 40

    def paint(self, canvas: Canvas) -> None:
        """Paint what the code is called, where there is one."""
        if not self._laid.shared:
            return
        size = min(36.0, 20 * self._kit.zoom)
        right = self._form[COPY].box.x - 14
        canvas.text(self._words.say("house.code"), right, self._title_y, size, align="right")
