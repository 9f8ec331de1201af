"""The archive: matches taken in and out, what the list shows, and the deleted ones erased."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from game.games import rules_of, shelf
from game.scenes.confirm import ConfirmScene
from game.scenes.kit import Kit
from game.scenes.notice import NoticeScene
from game.scenes.panel import EDGE, PanelScene, button_row, choice_row, ways_on, written_row
from game.scenes.settings.actions import do, taken_in
from game.scenes.working import worked
from game.scenes.writing import Written
from game.stage.input.inputs import FileDropped, Input, KeyPressed
from game.stage.input.listening import TEXT
from game.stage.motion.layout import NOWHERE, Box
from game.stage.scene import Answer, Close, Push
from game.stage.widgets.fields import Hinted
from game.stage.widgets.form import Button, Changed, Choice
from game.stage.widgets.rolls import BAR, Row
from game.store.exchange import EXPORTS, Each
from game.store.files import FileError
from game.store.history import deleted, erase
from game.store.imports import IMPORTS, Import

_PATH_MOST: Final = 1024


@dataclass(frozen=True, slots=True)
class Sifted:
    """Which matches the list shows: of how many seats, 0 for any; of which game, "" for any."""

    seats: int = 0
    game: str = ""


class ArchiveScene(PanelScene):
    """What is done with all matches at once; it closes with which of them the list shows."""

    name = "archive"
    usual = Box(120, 12, 1040, 696)

    def __init__(self, kit: Kit, sifted: Sifted) -> None:
        """Open it with what the list shows so far."""
        super().__init__(kit)
        self._sifted = sifted
        self._path = ""
        self._asked = False
        self._lay("winners")

    # ------------------------------------------------------------ the form

    def _lay(self, focus: str | None) -> None:
        """Make the rows, and what is told of the focused one."""
        kit, panel = self._kit, self._panel
        say, wide = kit.words().say, panel.width - 2 * EDGE - BAR
        many = len(deleted(kit.data))
        winners = [(True, say("archive.shown")), (False, say("archive.hidden"))]
        counts = sorted({n for game in shelf() for n in rules_of(game).seat_counts})
        seats = [(0, say("archive.seats-all")), *((n, str(n)) for n in counts)]
        games = [("", say("archive.games-all")), *((game, kit.title_of(game)) for game in shelf())]
        rows = [
            self._choice("winners", winners, kit.settings.show_winners, wide),
            self._choice("games", games, self._sifted.game, wide),
            self._choice("seats", seats, self._sifted.seats, wide),
            button_row(kit, "import", say("archive.import"), wide),
            self._path_row(wide),
            button_row(kit, "export", say("archive.export"), wide),
            button_row(kit, "folder", say("archive.folder"), wide),
        ]
        if many:
            rows.append(button_row(kit, "erase", say("archive.erase", n=many), wide))
        done, end = ways_on(kit, panel, [("done", say("archive.done"))])
        names = [widget.name for row in rows for widget in row.widgets]
        end = self._keep_room(map(self._about, names), panel.x + EDGE, end - 10)
        box = Box(panel.x + EDGE, self._top, wide + BAR, end - 8 - self._top)
        self._roll_out(rows, box, focus, after=done)

    def _choice(self, name: str, options: list[tuple[Any, str]], value: Any, wide: float) -> Row:
        label = self._kit.words().say(f"archive.{name}")
        return choice_row(self._kit, Choice(name, NOWHERE, label, options, value), wide)

    def _path_row(self, wide: float) -> Row:
        """Return where a path is written, and the button that takes it."""
        say = self._kit.words().say
        hint = say("archive.path")
        field = Hinted("path", NOWHERE, self._path, hint, most=_PATH_MOST, kind="path")
        field.called = hint
        button = Button("take", NOWHERE, say("archive.take"), size=20)
        return written_row(self._kit, field, button, wide)

    def _about(self, name: str | None) -> str:
        words, data = self._kit.words(), self._kit.data
        key = f"archive.about-{'take' if name == 'path' else name}"
        paths = {"import": data / IMPORTS, "export": data / EXPORTS}
        return words.say(key, path=paths.get(name or "", data)) if words.knows(key) else ""

    # ------------------------------------------------------------ inputs

    def handle_input(self, heard: Input) -> Answer:
        """Take in one input."""
        match heard:
            case FileDropped(path):
                return self._import(path)
            case KeyPressed("enter", given="enter") if self.listens == TEXT:
                return self._import(self._path)
            case _:
                return super().handle_input(heard)

    def leave(self, result: Any = None) -> Answer:
        """Close; the history is told what is to be seen."""
        return Close(result or self._sifted)

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
                return self._import(self._path)
            case "erase":
                self._asked = True
                say, many = self._kit.words().say, len(deleted(self._kit.data))
                question = say("archive.ask-erase", n=many)
                return Push(ConfirmScene(self._kit, question, say("match-details.erase")))
            case "done":
                return Close(self._sifted)
            case name:
                return do(name, self._kit)
        return None

    def _import(self, path: str) -> Answer:
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

    @property
    def title(self) -> str:
        """What is done here."""
        return self._kit.words().say("archive.title")

    def footnote(self) -> str:
        """Return what the focused row means."""
        return self._about(self._form.focus)
