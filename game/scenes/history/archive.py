"""The archive: matches taken in and out, what the list shows, and the deleted ones erased."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from game.games import rules_of, shelf
from game.scenes.confirm import ConfirmScene
from game.scenes.history.facts import title_of
from game.scenes.kit import Kit
from game.scenes.notice import NoticeScene, veil
from game.scenes.settings.actions import do, taken_in
from game.scenes.settings.writing import Written, keys_for
from game.scenes.working import worked
from game.stage.input.inputs import FileDropped, Input, KeyPressed
from game.stage.input.listening import COMMANDS, TEXT
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close, FormScene, Push
from game.stage.widgets.fields import Hinted
from game.stage.widgets.form import Button, Changed, Choice, Form, Widget
from game.stage.widgets.rolls import BAR, Roll, Row
from game.store.exchange import EXPORTS, Each
from game.store.files import FileError
from game.store.history import deleted, erase
from game.store.imports import IMPORTS, Import

_PANEL: Final = Box(120, 12, 1040, 696)
_LARGE: Final = Box(16, 12, 1248, 696)
"""The panel for larger words."""
_PATH_MOST: Final = 1024


@dataclass(frozen=True, slots=True)
class Sifted:
    """Which matches the list shows: of how many seats, 0 for any; of which game, "" for any."""

    seats: int = 0
    game: str = ""


class ArchiveScene(FormScene):
    """What is done with all matches at once; it closes with which of them the list shows."""

    name = "archive"
    see_through = True

    def __init__(self, kit: Kit, sifted: Sifted) -> None:
        """Open it with what the list shows so far."""
        self._kit = kit
        self._sifted = sifted
        self._path = ""
        self._asked = False
        self._panel = _PANEL if kit.zoom == 1 else _LARGE
        self._lay("winners")

    # ------------------------------------------------------------ the form

    def _lay(self, focus: str | None) -> None:
        """Make the rows, and what is told of the focused one."""
        kit, zoom, panel = self._kit, self._kit.zoom, self._panel
        say, wide = kit.words().say, panel.width - 56 - BAR
        high = 48 + 26 * (zoom - 1)
        many = len(deleted(kit.data))
        winners = [(True, say("archive.shown")), (False, say("archive.hidden"))]
        counts = sorted({n for game in shelf() for n in rules_of(game).seat_counts})
        seats = [(0, say("archive.seats-all")), *((n, str(n)) for n in counts)]
        games = [("", say("archive.games-all")), *((game, title_of(game, kit)) for game in shelf())]
        rows = [
            self._choice("winners", winners, kit.settings.show_winners, wide),
            self._choice("games", games, self._sifted.game, wide),
            self._choice("seats", seats, self._sifted.seats, wide),
            self._row(Button("import", Box(0, 0, wide, high), say("archive.import"), size=20)),
            self._path_row(wide, high),
            self._row(Button("export", Box(0, 0, wide, high), say("archive.export"), size=20)),
            self._row(Button("folder", Box(0, 0, wide, high), say("archive.folder"), size=20)),
        ]
        if many:
            label = say("archive.erase", n=many)
            rows.append(self._row(Button("erase", Box(0, 0, wide, high), label, size=20)))
        label = say("archive.done")
        broad = kit.wide(label, 22 * zoom, theme.BUTTON) + 80
        end = panel.y + panel.height - 16 - high
        done = Button("done", Box(640 - broad / 2, end, broad, high), label, style="main")
        names = [widget.name for row in rows for widget in row.widgets]
        self._told_high = 24 * zoom * max(self._lines(name) for name in names)
        top = panel.y + 22 + 44 * min(1.5, zoom)
        self._told_at = end - 14 - self._told_high
        box = Box(panel.x + 28, top, wide + BAR, self._told_at - 14 - top)
        self._roll: Roll = Roll(rows, box, 12)
        widgets = [widget for row in rows for widget in row.widgets]
        self._form = Form([*widgets, done], focus, zoom=zoom)
        self._roll.place(self._form)

    def _row(self, *widgets: Widget) -> Row:
        return Row(max(widget.box.height for widget in widgets), widgets)

    def _choice(self, name: str, options: list[tuple[Any, str]], value: Any, wide: float) -> Row:
        """Return a row with a label, above its value where they do not fit beside each other."""
        kit, zoom = self._kit, self._kit.zoom
        label, size = kit.words().say(f"archive.{name}"), 19 * zoom
        high = 48 + 26 * (zoom - 1)
        choice = Choice(name, Box(0, 0, wide, high), label, options, value)
        longest = max(kit.wide(text, size, theme.BUTTON) for _, text in options)
        if longest > 0.54 * wide - 80 or kit.wide(label, size) > 0.46 * wide - 14:
            choice.above = size * 1.3 + 4
            choice.box = Box(0, 0, wide, high + choice.above)
        return self._row(choice)

    def _path_row(self, wide: float, high: float) -> Row:
        """Return where a path is written, and the button that takes it."""
        kit, zoom = self._kit, self._kit.zoom
        label = kit.words().say("archive.take")
        broad = min(0.5 * wide, kit.wide(label, 20 * zoom, theme.BUTTON) + 40)
        box, hint = Box(0, 0, wide - broad - 12, high), kit.words().say("archive.path")
        field = Hinted("path", box, self._path, hint, most=_PATH_MOST, kind="path")
        field.called = hint
        return self._row(field, Button("take", Box(wide - broad, 0, broad, high), label, size=20))

    def _about(self, name: str | None) -> str:
        words, data = self._kit.words(), self._kit.data
        key = f"archive.about-{'take' if name == 'path' else name}"
        paths = {"import": data / IMPORTS, "export": data / EXPORTS}
        return words.say(key, path=paths.get(name or "", data)) if words.knows(key) else ""

    def _lines(self, name: str) -> int:
        return self._kit.lines(self._about(name), self._panel.width - 56, 18 * self._kit.zoom)

    # ------------------------------------------------------------ inputs

    @property
    def listens(self) -> str:
        """What the scene listens for: letters, while a path is written."""
        return TEXT if self._form.focus == "path" else COMMANDS

    def hear(self, heard: Input) -> Answer:
        """Take in one input."""
        match heard:
            case FileDropped(path):
                return self._take(path)
            case KeyPressed("enter", given="enter") if self.listens == TEXT:
                return self._take(self._path)
            case _:
                return super().hear(heard)

    def leave(self, result: Any = None) -> Answer:
        """Close; the history is told what is to be seen."""
        return Close(result or self._sifted)

    def unused(self, heard: Input) -> Answer:
        """Open the keys on the screen, for whoever writes without any."""
        keys = keys_for(self._kit, self._form.focused, heard)
        return Push(keys) if keys is not None else None

    def use(self, changed: Changed) -> Answer:
        """Do what a widget is for."""
        match changed.name:
            case "winners":
                self._kit.settings.show_winners = changed.value
                self._kit.save_settings()
            case "seats":
                self._sifted = replace(self._sifted, seats=changed.value)
            case "games":
                self._sifted = replace(self._sifted, game=changed.value)
            case "path":
                self._path = changed.value
            case "take":
                return self._take(self._path)
            case "erase":
                self._asked = True
                say, many = self._kit.words().say, len(deleted(self._kit.data))
                question = say("archive.ask-erase", n=many)
                return Push(ConfirmScene(self._kit, question, say("dossier.erase")))
            case "done":
                return Close(self._sifted)
            case name:
                return do(name, self._kit)
        return None

    def _take(self, path: str) -> Answer:
        """Take in a file by where it lies."""
        if not path.strip():
            return Push(NoticeScene(self._kit, self._about("take")))
        try:
            its = Path(path.strip().strip("\"'")).expanduser()
            return taken_in(Import.of_file(self._kit.data, its), self._kit)
        except FileError as error:
            said = self._kit.trouble(error)
        except (RuntimeError, ValueError):  # no such home, or a letter that no path may hold
            said = self._kit.words().say("store.missing", path=path)
        return Push(NoticeScene(self._kit, said))

    def _erase(self) -> Answer:
        """Erase all that was deleted; what the system forbids stays, and is said."""
        say, data = self._kit.words().say, self._kit.data
        erasing = Each([one.path for one in deleted(data)], lambda path: erase(data, path))
        try:
            answer = worked(self._kit, erasing, lambda: say("archive.erased", n=erasing.at))
        except FileError as error:
            answer = Push(NoticeScene(self._kit, self._kit.trouble(error)))
        self._lay("winners")
        return answer

    def resume(self, result: Any) -> Answer:
        """Come back from a notice, a question or the keys on the screen."""
        asked, self._asked = self._asked, False
        if result == "quit":
            return Close("quit")
        if isinstance(result, Written):
            self._path = result.text
            self._lay("path")
        return self._erase() if asked and result is True else None

    def aside(self) -> str:
        """Return what the focused row means."""
        return self._about(self._form.focus)

    # ------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the rows, and what the focused one means."""
        veil(canvas)
        box, zoom = self._panel, self._kit.zoom
        canvas.panel(box.x, box.y, box.width, box.height, 24)
        title = self._kit.words().say("archive.title")
        size = canvas.fitted(title, box.width - 60, min(52.0, 32 * zoom), theme.TITLE)
        y = box.y + 10 + 24 * min(1.5, zoom)
        canvas.text(title, box.x + 28, y, size, theme.INK, theme.TITLE)
        self._form.draw(canvas)
        self._roll.draw_bar(canvas)
        said = self._about(self._form.focus)
        for row, line in enumerate(canvas.wrap(said, box.width - 56, 18 * zoom) if said else ()):
            y = self._told_at + 24 * zoom * (row + 0.5)
            canvas.text(line, box.x + 28, y, 18 * zoom, theme.GREY)
