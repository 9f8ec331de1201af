"""The settings: tabs at the left, rows at the right; every change holds at once and is kept."""

from __future__ import annotations

from typing import Any, Final

from game.scenes.confirm import ConfirmScene
from game.scenes.kit import Kit
from game.scenes.panel import EDGE, PanelScene, button_row, choice_row
from game.scenes.settings.actions import do, offered
from game.scenes.settings.explained import (
    AIR,
    ExplainedButton,
    ExplainedChoice,
    explained_rows,
)
from game.scenes.settings.rows import RESET, TABS, Setting, SettingAction, SettingChoice, here
from game.stage.input.claims import ARROWS
from game.stage.input.inputs import Input, KeyPressed
from game.stage.motion.layout import NOWHERE, Box
from game.stage.paint import theme
from game.stage.scene import Answer, Close, Push
from game.stage.sound.voice import Spoken
from game.stage.widgets.form import Button, Changed, Choice, Widget
from game.stage.widgets.rolls import Row
from game.store import newer
from game.store.settings import Settings

_STEP: Final = 66.0
"""From one tab to the next."""
_GAPS: Final = (14.0, 8.0)
"""Between two rows; the second one where all rows are seen with it, and not with the first."""
_ALIVE: Final = ("language", "text_size", "high_contrast", "names")
"""Settings after which everything is laid out anew."""


class SettingsScene(PanelScene):
    """What a player may set."""

    name = "settings"

    def __init__(self, kit: Kit, *, seated: bool = False, tab: str = "game") -> None:
        """Open the settings; ``seated`` where a match waits below."""
        super().__init__(kit)
        self._seated = seated
        self._tab = tab
        self._asked: SettingAction | None = None
        self._explains = False
        """Whether what each row means stands beside it."""
        self._lay(f"tab:{tab}")

    # ------------------------------------------------------------ the form

    def _lay(self, focus: str | None) -> None:
        """Make the tabs, and the rows of the tab that is open."""
        say, zoom, panel = self._kit.words().say, self._kit.zoom, self._panel
        size = min(20.0, 40 / zoom)
        labels = {f"tab:{tab}": say(f"settings-screen.tab-{tab}") for tab in TABS}
        wide = max(self._kit.wide(text, size * zoom, theme.BUTTON) for text in labels.values())
        wide = min(420.0, max(200.0, wide + 34))
        tabs: list[Widget] = []
        for place, (name, text) in enumerate(labels.items()):
            style = "main" if name == f"tab:{self._tab}" else "plain"
            box = Box(panel.x + EDGE, self._top + _STEP * place, wide, _STEP - 14)
            tabs.append(Button(name, box, text, style=style, size=size))
        left = panel.x + EDGE + wide + 36
        room = panel.x + panel.width - EDGE - left
        self._rows = {row.name: row for row in self._offered()}
        # in the far corner: on the title, which this may lie over, nothing there ends the program
        label, end = say("settings-screen.done"), panel.y + panel.height - 14
        broad = max(140.0, self._kit.wide(label, size * zoom, theme.BUTTON) + 34)
        corner = Box(left + room - broad, end - _STEP + 6, broad, _STEP - 14)
        done = Button("done", corner, label, style="main", size=size)
        foot = self._keep_room([self._about("tab:")], left, end, beside=broad + 20) - 8
        area = Box(left, self._top, room, min(foot, corner.y - 8) - self._top)
        explained = [self._explained(row) for row in self._rows.values()]
        rows, gap = explained_rows(self._kit, explained, area), AIR
        self._explains = rows is not None
        if rows is None:  # what the focused one means stands below them
            told = map(self._about, (*self._rows, "tab:"))
            high = self._keep_room(told, left, end, beside=broad + 20) - 8 - self._top
            rows = [self._row(row, room) for row in self._rows.values()]
            whole = sum(row.height for row in rows)
            fits = [gap for gap in _GAPS if whole + gap * (len(rows) - 1) <= high]
            area, gap = Box(left, self._top, room + 24, high), (fits or _GAPS)[0]
        self._roll_out(rows, area, focus, before=tabs, after=[done], gap=gap)

    def _offered(self) -> list[Setting]:
        rows: list[Setting] = []
        for row in TABS[self._tab]:
            if isinstance(row, SettingChoice):
                rows += [own] if (own := here(row)) is not None else []
            elif offered(row.name) and not (row.away and self._seated):
                rows.append(row)
        return [*rows, RESET] if any(isinstance(row, SettingChoice) for row in rows) else rows

    def _row(self, row: Setting, wide: float) -> Row:
        """Return a row's widget, as high as its words need."""
        label = self._kit.words().say(f"settings-screen.{row.name}")
        if isinstance(row, SettingAction):
            return button_row(self._kit, row.name, label, wide)
        options, value = self._options(row)
        return choice_row(self._kit, Choice(row.name, NOWHERE, label, options, value), wide)

    def _explained(self, row: Setting) -> ExplainedChoice | ExplainedButton:
        """Return a row's widget with what it means."""
        label = self._kit.words().say(f"settings-screen.{row.name}")
        if isinstance(row, SettingAction):
            return ExplainedButton(row.name, label, self._about(row.name))
        return ExplainedChoice(row.name, label, self._about(row.name), *self._options(row))

    def _options(self, row: SettingChoice) -> tuple[list[tuple[Any, str]], Any]:
        """Return the values of a setting in words, and the one that holds."""
        value = self._kit.language if row.name == "language" else self._value(row.name)
        values = list(row.values)
        if value not in [one for one, _ in values]:
            values.insert(0, (value, self._written(value)))
        return [(one, self._shown(text)) for one, text in values], value

    def _value(self, name: str) -> Any:
        if name == "guide":  # in a guided match it is chosen for one game alone
            return self._kit.settings.guide or any(self._kit.settings.guided.values())
        return getattr(self._kit.settings, name)

    def _written(self, value: Any) -> str:
        return " × ".join(map(str, value)) if isinstance(value, tuple) else str(value)

    def _shown(self, text: str) -> str:
        words = self._kit.words()
        if text.endswith("%"):
            return words.say("settings-screen.percent", n=text.rstrip("% "))
        key = f"settings-screen.{text}"
        return words.say(key) if words.knows(key) else text

    # ------------------------------------------------------------ what happens

    def led(self, heard: Input) -> Changed | None:
        """Lead among tabs and rows; a tab that has the focus is open."""
        if not isinstance(heard, KeyPressed):
            return super().led(heard)
        if self._led(heard.key):
            return None
        # from a tab the arrows lead to others, not into the rows beside them
        tabbed = self._form.focus not in self._rows and heard.key in ARROWS
        changed = self._form.handle_input(heard) if tabbed else super().led(heard)
        focus = self._form.focus or ""
        if focus.startswith("tab:") and focus[4:] != self._tab:
            self._open(focus[4:])
        return changed

    def _led(self, key: str) -> bool:
        """Lead between tabs and rows where the arrows alone would not."""
        names, focus, tabs = list(self._rows), self._form.focus, list(TABS)
        if key in ("pageup", "pagedown"):
            step = 1 if key == "pagedown" else -1
            self._open(tabs[(tabs.index(self._tab) + step) % len(tabs)])
        elif names and key == "up" and focus == names[0]:
            self._form.focus = f"tab:{self._tab}"
        elif names and key == "down" and focus == names[-1]:
            self._form.focus = "done"
        elif key == "right" and names and focus not in names:
            self._enter()
        else:
            return False
        return True

    def _enter(self) -> None:
        """Let the focus go into the rows."""
        if self._rows and self.roll is not None:
            self._form.focus = next(iter(self._rows))
            self.roll.place(self._form)

    def _open(self, tab: str) -> None:
        self._tab, self.roll = tab, None
        self._lay(f"tab:{tab}")

    def use(self, changed: Changed) -> Answer:
        """Do what a widget is for."""
        name = changed.name
        if name == "done":
            return self.leave()
        if name.startswith("tab:"):
            if name[4:] != self._tab:
                self._open(name[4:])
            else:
                self._enter()
            return None
        row = self._rows[name]
        if isinstance(row, SettingChoice):
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
        if name == "guide":
            self._kit.settings.guided = {}  # it is said for every game
            if value:
                self._kit.settings.explained = []  # who asks for it is explained all anew
        setattr(self._kit.settings, name, value)
        if name in _ALIVE:
            settings = self._kit.settings
            self._kit.art.set_look(strong=settings.high_contrast, named=settings.names)
            self._lay(name)

    def _reset(self) -> None:
        """Take the usual values for the settings of the tab that is open."""
        usual = Settings()
        for row in self._rows.values():
            if isinstance(row, SettingChoice):
                self._set(row.name, getattr(usual, row.name))
        self._lay("reset")

    def leave(self, result: Any = None) -> Answer:
        """Keep what was set, and close."""
        self._kit.save_settings()
        return Close(result)

    def footnote(self) -> str:
        """Return what the focused row means, where that does not stand beside it."""
        beside = self._explains and self._form.focus in self._rows
        return "" if beside else self._about(self._form.focus)

    def aside(self) -> Spoken:
        """Return what the focused row means, to be spoken."""
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

    # ------------------------------------------------------------ words

    def _about(self, name: str | None) -> str:
        words = self._kit.words()
        trouble = self._kit.speech.trouble
        if name == "speech" and self._kit.settings.speech and trouble is not None:
            return words.say(trouble)
        key = f"settings-screen.about-{'tab' if name and name.startswith('tab:') else name}"
        said = words.say(key, path=self._kit.data) if words.knows(key) else ""
        return self._kit.hints.with_keys(said)

    @property
    def title(self) -> str:
        """What the screen is called."""
        return self._kit.words().say("settings-screen.title")
