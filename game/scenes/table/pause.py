"""The pause: go on, read the rules, change options, or leave the match, which is kept."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from typing import Any, Final

from game.replaying.again import is_tried
from game.scenes.after.receipts import promise
from game.scenes.after.result import REMATCH
from game.scenes.copying import CopyLine
from game.scenes.kept_tables import keep_options
from game.scenes.kit import Kit
from game.scenes.notice import veil
from game.scenes.rules import RulesScene
from game.scenes.settings.settings import SettingsScene
from game.session import Session
from game.session.dealing import next_options
from game.stage.input.inputs import Input, KeyPressed
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close, FormScene, Push
from game.stage.widgets.form import Button, Form, Widget

_SOON_MS: Final = 250
"""So long nothing is said of a match whose file is being written."""
_AGAIN_MS: Final = 1000
"""So often the file is looked at while the menu stands."""
_LARGE: Final = 1.5
"""Words of this size and more are large."""
_DEAF_MS: Final = 1000
"""So long keys that were meant for a match in real time do nothing in a menu nobody asked for."""


class PauseScene(FormScene):
    """A menu over the table."""

    name = "pause"
    see_through = True
    keeps_awake = False

    def __init__(
        self,
        kit: Kit,
        session: Session,
        *,
        hint: bool = False,
        why: bool = False,
        lost: str = "",
        more: Mapping[str, str] | None = None,
    ) -> None:
        """Pause a session; ``hint`` and ``why`` where one may be asked for.

        ``lost`` says why it came where nobody asked for it: see ``FocusLost``. ``more`` holds
        entries of one's own by name, each with its icon.
        """
        self._kit = kit
        tried = session.replayable and is_tried(session.head)
        self._more = ({"for-real": "icon_play"} if tried else {}) | dict(more or {})
        self.used = ""
        """The entry that the last input used."""
        self._hint = hint
        self._why = why
        self._session = session
        self._lost = lost
        self._deaf = _DEAF_MS if lost and session.real_time else 0
        self._instead = ""
        """What is said for a moment in place of what stands at the foot."""
        self._since = 0
        """How long it is not known whether the match is on file."""
        session.keeping.settle()
        self._kept = ""
        self._look()
        self._form = self._menu()

    def _look(self) -> bool:
        """See how much of the match is on file; say whether that is another sentence."""
        before, found = self._kept, self._session.keeping.on_file
        if not self._session.replayable:
            key, trouble = "lesson", ""
        elif found.once_over:
            key, trouble = "trial", ""
        elif found.sure or found.error is not None:
            key = "kept" if found.whole else "behind" if found.begun else "unkept"
            trouble = "" if found.error is None else self._kit.trouble(found.error)
        elif self._since < _SOON_MS:  # a disk that answers in time makes no sentence flicker
            return False
        else:
            key, trouble = "keeping", ""
        self._kept = self._kit.words().say(f"pause.{key}", trouble=trouble).strip()
        return self._kept != before

    def pass_time(self, ms: int) -> Answer:
        """Say what becomes of the match's file; what is not on it is tried again."""
        self._since += ms
        self._deaf -= ms
        if self._look():
            self._form = self._menu(self._form.focus)
        if self._since >= _AGAIN_MS and self._session.keeping.on_file.sure:
            self._since = 0
            self._session.keeping.settle()
        return None

    @property
    def _told(self) -> list[str]:
        """What is said at the foot: why the menu came by itself, and what of the match is kept.

        Large words have no room for both.
        """
        if not self._lost:
            return [self._kept]
        why = self._kit.words().say(f"pause.{self._lost}")
        return [why, self._kept] if self._kit.zoom < _LARGE else [why]

    @property
    def to_onlookers(self) -> str:
        """That nobody plays now."""
        return self._kit.words().say("pause.title")

    @property
    def shows(self) -> object:
        """What is said of the match's file, and for a moment in its place."""
        return self._kept, self._instead

    def _menu(self, focus: str | None = None) -> Form:
        words = self._kit.words()
        icons = self._more | {"rules": "icon_book", "options": "icon_gear"}
        if self._why:  # what is there at times only lies below what always is
            icons["why"] = "icon_badge_q"
        if self._hint:
            icons["hint"] = "icon_p_ident"
        icons["leave"] = "icon_exit"
        zoom = self._kit.zoom
        labels = [words.say(f"pause.{name}") for name in ("resume", *icons)]
        wide = max(self._kit.wide(label, 22 * zoom, theme.BUTTON) for label in labels)
        self._promise = promise(self._kit, self._session)
        promised = self._kit.wide(self._promise, 18 * zoom, theme.TEXT) + 48
        wide = min(900.0, max(320.0, wide + 28 + 38 * zoom, promised))
        left, high = 640 - wide / 2, 46 + 24 * (zoom - 1)
        told = sum(self._kit.lines(one, wide, 18 * zoom) for one in self._told)
        lines = max(1, told) + bool(self._promise)
        rest = 84 + 60 + 20 + (24 * lines + 44) * zoom
        if rest + (high + 10) * len(icons) > 708:  # many entries in large words
            rest -= 24 * zoom
            high = (708 - rest) / len(icons) - 10
        self._high = rest + (high + 10) * len(icons)
        self._top, self._wide = (720 - self._high) / 2, wide
        y = self._top + 84
        widgets: list[Widget] = [Button("resume", Box(left, y, wide, 60), labels[0], style="main")]
        y += 80
        for (name, icon), label in zip(icons.items(), labels[1:], strict=True):
            size = min(22.0, high / zoom / 1.4)
            widgets.append(Button(name, Box(left, y, wide, high), label, icon=icon, size=size))
            y += high + 10
        self._foot = y + 18 * zoom
        if self._promise:
            foot = self._foot + 24 * zoom * (lines - 1)
            box = Box(left, foot - 9 * zoom, wide, 24 * zoom)
            its = self._session.receipt
            widgets.append(CopyLine(self._kit, box, self._promise, its, size=18))
        return Form(widgets, focus, zoom=zoom)

    def handle_input(self, heard: Input) -> Answer:
        """Take in one input."""
        if isinstance(heard, KeyPressed) and self._deaf > 0:
            return None
        if isinstance(heard, KeyPressed) and heard.key in ("escape", "menu"):
            return Close()
        if isinstance(heard, KeyPressed) and heard.key == "f1":  # the table's cap shows it, dimmed
            return Push(RulesScene(self._kit, self._session.head.game))
        changed = self._form.handle_input(heard)
        self.used = changed.name if changed is not None else ""
        match self.used:
            case "resume":
                return Close()
            case "hint" | "why" as wanted:
                return Close(wanted)
            case "rules":
                return Push(RulesScene(self._kit, self._session.head.game))
            case "options":
                return Push(SettingsScene(self._kit, seated=True))
            case "leave":
                return Close("menu")
            case "for-real":
                return self.in_earnest()
            case _:
                pass
        return None

    def in_earnest(self) -> Answer:
        """End what was only tried out: the table plays by its real rules now, and ever after."""
        head, options = self._session.head, next_options(self._session)
        changed = {name: its for name, its in options.items() if head.options.get(name) != its}
        keep_options(self._kit.settings, head.game, changed)
        self._kit.save_settings()
        return Close(REMATCH)

    def spoken(self) -> str:
        """Return what was promised of the deal."""
        return self._promise

    def aside(self) -> str:
        """Return why the menu came by itself, and what is known of the match's file."""
        return self._instead or " ".join(self._told).strip()

    def resume(self, result: Any) -> Answer:
        """Come back, perhaps in another language."""
        self._look()
        self._form = self._menu()
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the menu."""
        words = self._kit.words()
        veil(canvas)
        zoom = self._kit.zoom
        canvas.panel(608 - self._wide / 2, self._top, self._wide + 64, self._high, 24)
        title = words.say("pause.title")
        canvas.text(title, 640, self._top + 44, 32, theme.INK, theme.TITLE, align="middle")
        self._form.draw(canvas)
        said, ink = ([self._instead], theme.INK) if self._instead else (self._told, theme.GREY)
        even = [canvas.even(one, self._wide, 18 * zoom) for one in said]
        for row, line in enumerate(chain(*even)):
            canvas.text(line, 640, self._foot + 24 * zoom * row, 18 * zoom, ink, align="middle")
