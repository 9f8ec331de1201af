"""The house rules: presets at the left, every rule with its sentence at the right, and a code."""

from __future__ import annotations

from typing import Any, Final

from game.scenes.front.rules import RulesScene
from game.scenes.history.facts import title_of
from game.scenes.kit import Kit
from game.scenes.lobby.rule_rows import RuleRow
from game.scenes.lobby.table_rules import OWN, Laid
from game.scenes.notice import NoticeScene, veil
from game.scenes.settings.writing import CODE, WritingScene, Written
from game.spelling.codes import LENGTH, ShareError
from game.stage.input.inputs import Input, KeyPressed
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close, FormScene, Push
from game.stage.widgets.form import Button, Changed, Form, Widget
from game.stage.widgets.rolls import BAR, LINE, Roll, paragraph

_PANEL: Final = Box(16, 12, 1248, 696)
_LEFT: Final = 40.0
_TOP: Final = 92.0
_WIDEST: Final = 430.0
_STEP: Final = 66.0
"""From one button at the left to the next."""
_PRESET: Final = "preset:"


class HouseRulesScene(FormScene):
    """What a table plays by; everything that is set here is set at once, in the table it is given.

    It closes with nothing: the table that lies below has changed.
    """

    name = "house"
    see_through = True

    def __init__(self, kit: Kit, laid: Laid) -> None:
        """Show the rules of a table."""
        self._kit = kit
        self._laid = laid
        self._words = kit.words(laid.game)
        preset = laid.preset()
        self._lay("done" if preset == OWN else f"{_PRESET}{preset}")

    # ------------------------------------------------------------ the form

    def _lay(self, focus: str | None) -> None:
        """Make the buttons at the left and the rows at the right."""
        kit, laid, zoom, say = self._kit, self._laid, self._kit.zoom, self._words.say
        now, size = laid.preset(), min(21.0, 40 / zoom)
        labels = {f"{_PRESET}{its.name}": say(f"preset.{its.name}") for its in laid.presets()}
        ways = ("enter", "done") if laid.shared else ("done",)
        labels |= {name: say(f"house.{name}") for name in ways}
        wide = max(kit.wide(text, size * zoom, theme.BUTTON) for text in labels.values())
        self._wide = min(_WIDEST, max(236.0, wide + 40))
        about = max(self._lines(name) for name in labels)
        self._about_top = _PANEL.y + _PANEL.height - 16 - about * 18 * zoom * LINE
        self._bottom = self._about_top - 16
        step = min(_STEP, (self._bottom - _TOP + 12) / len(labels))
        buttons: list[Widget] = []
        for place, (name, text) in enumerate(labels.items()):
            style = "main" if name in (f"{_PRESET}{now}", "done") else "plain"
            last = len(labels) - place
            y = self._bottom + 12 - step * last if last <= len(ways) else _TOP + step * place
            box = Box(_LEFT, y, self._wide, step - 12)
            buttons.append(Button(name, box, text, style=style, size=size))
        x = _LEFT + self._wide + 24
        area = Box(x, _TOP, _PANEL.x + _PANEL.width - 12 - x, self._bottom - _TOP)
        made = [RuleRow(its, laid.value(its.name)) for its in (*laid.rules(), *laid.table_rules())]
        rows = [row.lay(kit, area.width - BAR) for row in made]
        first = self._roll.first if self._roll is not None else 0
        self._roll = Roll(rows, area, 12)
        self._roll.first = first
        upper, lower = buttons[: -len(ways)], buttons[-len(ways) :]
        self._form = Form([*upper, *made, *lower], focus, zoom=zoom)
        self._roll.place(self._form)

    def _lines(self, name: str) -> int:
        return self._kit.lines(self._about(name), _PANEL.width - 48, 18 * self._kit.zoom)

    # ------------------------------------------------------------ what happens

    def hear(self, heard: Input) -> Answer:
        """Take in one input."""
        form = self._form
        if isinstance(heard, KeyPressed) and heard.key == "f1":
            return Push(RulesScene(self._kit, self._laid.game))
        if isinstance(heard, KeyPressed) and heard.key == "right" and self._at_left():
            form.focus = next(
                w.name for w in form.widgets if isinstance(w, RuleRow) and w.shown and w.enabled
            )
            return None
        return super().hear(heard)

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
            self._laid.take(name[len(_PRESET) :])
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
                facts["other"] = title_of(str(facts["other"]), self._kit)
            return Push(NoticeScene(self._kit, self._words.say(error.key, **facts)))
        self._lay("enter")
        return Push(NoticeScene(self._kit, self._words.say("house.taken", code=code)))

    def aside(self) -> str:
        """Return what the focused button does; beside a rule, what the rules are together."""
        return self._about(self._form.focus)

    def _about(self, name: str | None) -> str:
        say = self._words.say
        if name in ("enter", "done"):
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

    def draw(self, canvas: Canvas) -> None:
        """Draw the buttons, the rows in sight, the code and what is focused in words."""
        veil(canvas)
        panel, zoom, say = _PANEL, self._kit.zoom, self._words.say
        canvas.panel(panel.x, panel.y, panel.width, panel.height, 24)
        room = panel.width - 48
        if self._laid.shared:
            room -= self._paint_code(canvas, self._laid.code()) + 182
        title = say("house.title")
        size = canvas.fitted(title, room, min(50.0, 34 * zoom), theme.TITLE)
        canvas.text(title, _LEFT, 52, size, theme.INK, theme.TITLE)
        canvas.rect(_LEFT, self._about_top - 8, panel.width - 48, 2, theme.PAPER_2)
        paragraph(
            canvas, self.aside(), _LEFT, self._about_top, panel.width - 48, 18 * zoom, theme.GREY
        )  # fmt: skip
        if self._roll is not None:
            self._roll.draw_bar(canvas)
        self._form.draw(canvas)

    def _paint_code(self, canvas: Canvas, code: str) -> float:
        """Paint the code in the upper right corner, and return how wide it is."""
        zoom, right = self._kit.zoom, _PANEL.x + _PANEL.width - 28
        size = min(40.0, 24 * zoom)
        wide = canvas.text_width(code, size, theme.TITLE)
        canvas.panel(right - wide - 28, 26, wide + 28, 52, 14, theme.LEMON, shadow=False)
        canvas.text(code, right - 14, 52, size, theme.INK, theme.TITLE, align="right")
        label, size = self._words.say("house.code"), min(36.0, 20 * zoom)
        canvas.text(label, right - wide - 42, 52, size, align="right")
        return wide
