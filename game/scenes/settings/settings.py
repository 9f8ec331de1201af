"""The settings: tabs at the left, rows at the right; every change holds at once and is kept."""

from __future__ import annotations

from typing import Any, Final

from game.scenes.confirm import ConfirmScene
from game.scenes.kit import Kit
from game.scenes.notice import veil
from game.scenes.settings.actions import do, offered
from game.scenes.settings.rows import RESET, TABS, Deed, Pick, Row, here
from game.stage.input.fingers import ROW
from game.stage.input.inputs import CloseAsked, Input, KeyPressed, Wheel
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close, FormScene, Push
from game.stage.widgets.form import Button, Changed, Choice, Form, Widget
from game.store import newer
from game.store.settings import Settings

_TOP: Final = 88.0
_BOTTOM: Final = 696.0
_LEFT: Final = 44.0
_RIGHT: Final = 1236.0
_STEP: Final = 66.0
"""From one tab to the next."""
_GAPS: Final = (14.0, 8.0)
"""Between two rows; the second one where all rows are seen with it, and not with the first."""
_ALIVE: Final = ("language", "text_size", "high_contrast")
"""Settings after which everything is laid out anew."""


class SettingsScene(FormScene):
    """What a player may set."""

    name = "settings"
    see_through = True

    def __init__(self, kit: Kit, *, seated: bool = False, tab: str = "game") -> None:
        """Open the settings; ``seated`` where a match waits below."""
        self._kit = kit
        self._seated = seated
        self._tab = tab
        self._first = 0
        self._asked: Deed | None = None
        self._lay(f"tab:{tab}")

    # ------------------------------------------------------------ the form

    def _lay(self, focus: str | None) -> None:
        """Make the tabs, and the rows of the tab that is open."""
        say, zoom = self._kit.words().say, self._kit.zoom
        size = min(20.0, 40 / zoom)
        labels = {f"tab:{tab}": say(f"settings-screen.tab-{tab}") for tab in TABS}
        labels["done"] = say("settings-screen.done")
        wide = max(self._kit.wide(text, size * zoom, theme.BUTTON) for text in labels.values())
        wide = min(420.0, max(200.0, wide + 34))
        widgets: list[Widget] = []
        for place, (name, text) in enumerate(labels.items()):
            style = "main" if name in (f"tab:{self._tab}", "done") else "plain"
            box = Box(_LEFT, _TOP + _STEP * place, wide, _STEP - 14)
            widgets.append(Button(name, box, text, style=style, size=size))
        self._area = Box(_LEFT + wide + 36, _TOP, _RIGHT - _LEFT - wide - 36, 0)
        self._rows = {row.name: row for row in self._offered()}
        self._list = [self._widget(row) for row in self._rows.values()]
        self._form = Form(widgets + self._list, focus, zoom=zoom)
        most = max(self._about_lines(name) for name in (*self._rows, "tab:"))
        self._about_high = most * 24 * zoom
        high, room = sum(widget.box.height for widget in self._list), self._room
        fits = [gap for gap in _GAPS if high + gap * (len(self._list) - 1) <= room]
        self._gap = (fits or _GAPS)[0]
        self._scroll()

    @property
    def _room(self) -> float:
        """How high the rows may be together."""
        return _BOTTOM - self._about_high - 24 - _TOP

    def _offered(self) -> list[Row]:
        rows: list[Row] = []
        for row in TABS[self._tab]:
            if isinstance(row, Pick):
                rows += [own] if (own := here(row)) is not None else []
            elif offered(row.name) and not (row.away and self._seated):
                rows.append(row)
        return [*rows, RESET] if any(isinstance(row, Pick) for row in rows) else rows

    def _widget(self, row: Row) -> Widget:
        """Return a row's widget, as high as its words need."""
        words, zoom, wide = self._kit.words(), self._kit.zoom, self._area.width
        label, line = words.say(f"settings-screen.{row.name}"), 19 * zoom
        high = max(46.0, 46 + 30 * (zoom - 1))
        if isinstance(row, Deed):
            return Button(row.name, Box(self._area.x, 0, wide, high), label, size=20)
        value = self._kit.language if row.name == "language" else self._value(row.name)
        values = list(row.values)
        if value not in [one for one, _ in values]:
            values.insert(0, (value, self._written(value)))
        options = [(one, self._shown(text)) for one, text in values]
        choice = Choice(row.name, Box(self._area.x, 0, wide, high), label, options, value)
        longest = max(self._kit.wide(text, line, theme.BUTTON) for _, text in options)
        lines = self._kit.lines(label, 0.46 * wide - 14, line)
        if longest > 0.54 * wide - 80 or lines > 2:
            lines = self._kit.lines(label, wide - 4, line)
            choice.above = lines * line * 1.2 + 4
            choice.box = Box(self._area.x, 0, wide, high + choice.above)
        elif lines * line * 1.2 > high:
            choice.box = Box(self._area.x, 0, wide, lines * line * 1.2)
        return choice

    def _value(self, name: str) -> Any:
        return getattr(self._kit.settings, name)

    def _written(self, value: Any) -> str:
        return " × ".join(map(str, value)) if isinstance(value, tuple) else str(value)

    def _shown(self, text: str) -> str:
        words = self._kit.words()
        if text.endswith("%"):
            return words.say("settings-screen.percent", n=text.rstrip("% "))
        key = f"settings-screen.{text}"
        return words.say(key) if words.knows(key) else text

    def _scroll(self) -> None:
        """Place the rows so that the focused one is seen; only whole rows are."""
        names = [widget.name for widget in self._list]
        room, gap = self._room, self._gap
        highs = [widget.box.height + gap for widget in self._list]
        self._first = min(self._first, max(0, len(names) - 1))
        if self._form.focus in names:
            at = names.index(self._form.focus)
            self._first = min(self._first, at)
            while self._first < at and sum(highs[self._first : at + 1]) > room + gap:
                self._first += 1
        while self._first and sum(highs[self._first - 1 :]) <= room + gap:
            self._first -= 1
        y = _TOP - sum(highs[: self._first])
        for widget, high in zip(self._list, highs, strict=True):
            box = widget.box
            widget.box = Box(box.x, y, box.width, box.height)
            widget.shown = y >= _TOP - 1 and y + box.height <= _TOP + room + 1
            y += high
        part = min(1.0, (room + 15) / max(1.0, sum(highs)))  # below the last row is no gap
        self._part = (self._first / max(1, len(names)), part)

    # ------------------------------------------------------------ what happens

    def hear(self, heard: Input) -> Answer:
        """Take in one input."""
        if isinstance(heard, CloseAsked):
            return self.leave("quit")
        if isinstance(heard, Wheel):
            self._wheel(-1 if heard.notches > 0 else 1)
            return None
        if isinstance(heard, KeyPressed) and self._led(heard.key):
            return None
        if isinstance(heard, KeyPressed) and heard.key == "escape":
            return self.leave()
        changed = self._form.hear(heard)
        focus = self._form.focus or ""
        if isinstance(heard, KeyPressed) and focus.startswith("tab:") and focus[4:] != self._tab:
            self._open(focus[4:])
        elif isinstance(heard, KeyPressed):
            self._scroll()
        return self.use(changed) if changed is not None else None

    def _led(self, key: str) -> bool:
        """Lead between tabs and rows where the arrows alone would not."""
        names, focus = [widget.name for widget in self._list], self._form.focus
        tabs = list(TABS)
        if key in ("pageup", "pagedown"):
            step = 1 if key == "pagedown" else -1
            self._open(tabs[(tabs.index(self._tab) + step) % len(tabs)])
        elif names and key == "up" and focus == names[0]:
            self._form.focus = f"tab:{self._tab}"
        elif names and key == "down" and focus == names[-1]:
            self._form.focus = "done"
        elif key == "right" and names and focus not in names:
            self._form.focus = names[0]
            self._scroll()
        else:
            return False
        return True

    @property
    def steps(self) -> float:
        """How high a row is in the middle, for a finger that goes along them."""
        rows = [widget.box.height + self._gap for widget in self._list]
        return sum(rows) / len(rows) if rows else ROW

    def _wheel(self, by: int) -> None:
        shown = [widget.name for widget in self._list if widget.shown]
        names = [widget.name for widget in self._list]
        if not shown:
            return
        at = names.index(shown[-1] if by > 0 else shown[0]) + by
        if 0 <= at < len(names):
            self._form.focus = names[at]
            self._scroll()

    def _open(self, tab: str) -> None:
        self._tab, self._first = tab, 0
        self._lay(f"tab:{tab}")

    def use(self, changed: Changed) -> Answer:
        """Do what a widget is for."""
        name = changed.name
        if name == "done":
            return self.leave()
        if name.startswith("tab:"):
            if name[4:] != self._tab:
                self._open(name[4:])
            elif self._list:
                self._form.focus = self._list[0].name
                self._scroll()
            return None
        row = self._rows[name]
        if isinstance(row, Pick):
            self._set(name, changed.value)
            return None
        if not row.asks:
            return do(name, self._kit)
        self._asked = row
        say = self._kit.words().say
        tab = say(f"settings-screen.tab-{self._tab}")
        question = say(f"settings-screen.ask-{name}", tab=tab, page=newer.page())
        return Push(ConfirmScene(self._kit, question, say(f"settings-screen.{name}")))

    def _set(self, name: str, value: Any) -> None:
        if name == "language":
            self._kit.spoken = None
        setattr(self._kit.settings, name, value)
        if name in _ALIVE:
            self._kit.art.look(strong=self._kit.settings.high_contrast)
            self._lay(name)

    def _reset(self) -> None:
        """Take the usual values for the settings of the tab that is open."""
        usual = Settings()
        for row in self._rows.values():
            if isinstance(row, Pick):
                self._set(row.name, getattr(usual, row.name))
        self._lay("reset")

    def leave(self, result: Any = None) -> Answer:
        """Keep what was set, and close."""
        self._kit.save_settings()
        return Close(result)

    def aside(self) -> str:
        """Return what the focused row means."""
        return self._about(self._form.focus)

    def resume(self, result: Any) -> Answer:
        """Come back from a page, or from a question: what was confirmed is done."""
        asked, self._asked = self._asked, None
        if result == "quit":
            return self.leave("quit")
        if asked is None or result is not True:
            return None
        if asked is RESET:
            self._reset()
            return None
        return do(asked.name, self._kit)

    # ------------------------------------------------------------ drawing

    def _about(self, name: str | None) -> str:
        words = self._kit.words()
        trouble = self._kit.speech.trouble
        if name == "speech" and self._kit.settings.speech and trouble is not None:
            return words.say(trouble)
        key = f"settings-screen.about-{'tab' if name and name.startswith('tab:') else name}"
        said = words.say(key, path=self._kit.data) if words.knows(key) else ""
        return self._kit.art.hands.told(said)

    def _about_lines(self, name: str) -> int:
        return self._kit.lines(self._about(name), self._area.width - 8, 18 * self._kit.zoom)

    def draw(self, canvas: Canvas) -> None:
        """Draw the tabs, the rows that fit, and what the focused one means."""
        veil(canvas)
        canvas.panel(16, 12, 1248, 696, 24)
        title = self._kit.words().say("settings-screen.title")
        canvas.text(title, _LEFT, 50, 32, theme.INK, theme.TITLE)
        self._form.draw(canvas)
        start, part = self._part
        if part < 1:
            high = self._room
            canvas.rect(_RIGHT + 10, _TOP, 8, high, theme.PAPER_2, 4)
            canvas.rect(_RIGHT + 10, _TOP + high * start, 8, high * part, theme.INK, 4)
        size = 18 * self._kit.zoom
        lines = canvas.wrap(self._about(self._form.focus), self._area.width, size)
        y = _BOTTOM - self._about_high
        canvas.rect(self._area.x, y - 12, self._area.width, 2, theme.PAPER_2)
        for row, line in enumerate(lines):
            step = 24 * self._kit.zoom
            canvas.text(line, self._area.x, y + step * (row + 0.5), size, theme.GREY)
