"""The history: all matches in one list, finished and unfinished, searched and gone through."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from game.core.user_error import UserError
from game.scenes.history.archive import ArchiveScene, Sifted
from game.scenes.history.facts import AT_ONCE, PLAYED_SLICE, SLICE, Past, Sieve
from game.scenes.history.match_details import Deleted, match_details
from game.scenes.history.rows import GAP, MatchRow, entry, footed, headed
from game.scenes.kit import Kit
from game.scenes.notice import NoticeScene
from game.scenes.panel import EDGE, PanelScene
from game.scenes.settings.actions import taken_in
from game.scenes.working import PIECE_S, opened, written
from game.scenes.writing import Written, keys_for
from game.stage.input.fingers import ROW
from game.stage.input.inputs import CloseAsked, FileDropped, Input, KeyPressed, Wheel
from game.stage.input.listening import COMMANDS, TEXT
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close, Push
from game.stage.widgets.form import Form
from game.stage.widgets.rolls import paragraph
from game.store.files import FileError
from game.store.history import MatchFile, Move, bring_back, deleted, kept
from game.store.imports import Import


class ReplaysScene(PanelScene):
    """All matches, the one played last first."""

    name = "replays"
    see_through = False
    usual = Box(140, 16, 1000, 688)

    def __init__(self, kit: Kit, dropped: str = "", kind: str = "all") -> None:
        """Look through the folder; ``dropped`` is a file to be taken in first."""
        super().__init__(kit)
        self._dropped = dropped
        self._wanted = ""
        self._kind = kind
        self._sifted = Sifted()
        self._undo: list[Move] = []
        self._past = Past(kit)
        self._files: list[MatchFile] = []
        self._sift("row:0")

    # ------------------------------------------------------------ what there is

    def _sift(self, focus: str | None = None, *, anew: bool = True) -> None:
        """Look through the matches from the first one on; ``anew``: through the folder, too."""
        if anew:  # not at every letter of a search: the files of years take their time
            data = self._kit.data
            self._files = deleted(data) if self._kind == "deleted" else kept(data)
        files = self._files
        if self._kind in ("unfinished", "finished"):
            over = self._kind == "finished"
            files = [one for one in files if (one.kind == "finished") is over]
        words = self._wanted.strip()
        winners, sifted = self._kit.settings.show_winners, self._sifted

        def fits(one: MatchFile) -> bool | None:
            head = self._past.head(one)
            seats, game = (0, "") if isinstance(head, FileError) else (head.seats, head.game)
            if sifted.seats not in (0, seats) or sifted.game not in ("", game):
                return False
            return not words or self._past.finds(one, words, winners=winners)

        self._slice = PLAYED_SLICE if words and winners else SLICE
        self._sieve = Sieve(files, fits if words or sifted != Sifted() else None)
        self._sieve.go_on(self._slice)
        self._first = self._last = 0
        self._form = self._rows(focus or self._form.focus)

    @property
    def found(self) -> list[MatchFile]:
        """The matches that fit what is looked for, as far as they were looked through."""
        return self._sieve.found

    def _rows(self, focus: str | None = None) -> Form:
        """Make as many rows as fit from the first one on; files are read only for those."""
        panel = self._panel
        head, top = headed(self._kit, panel, self._wanted, self._kind)
        foot, end = footed(self._kit, panel, undo=bool(self._undo))
        widgets = list(head)
        y = top
        self._last = self._first
        for number in range(self._first, len(self.found)):
            box = Box(panel.x + 24, y, panel.width - 48 - 20, end - 16 - y)
            row = entry(self._kit, self._past, self.found[number], f"row:{number}", box)
            if number > self._first and row.box.height > box.height:
                break
            self._last = number
            widgets.append(row)
            y += row.box.height + GAP
        if focus is not None and focus.startswith("row:"):
            place = min(max(int(focus[4:]), self._first), self._last)
            focus = f"row:{place}" if self.found else "back"
        return Form([*widgets, *foot], focus, zoom=self._kit.zoom, before=self._form)

    # ------------------------------------------------------------ inputs

    def handle_input(self, heard: Input) -> Answer:
        """Take in one input."""
        match heard:
            case CloseAsked():
                return Close("quit")
            case KeyPressed("escape"):
                return Close()
            case FileDropped(path):
                return self._import(path)
            case Wheel(_, _, notches):
                self._scroll(-1 if notches > 0 else 1)
                return None
            case KeyPressed("pagedown" | "pageup" as key):
                page = self._last + 1 - self._first
                self._scroll(page if key == "pagedown" else -page, lead=True)
                return None
            case KeyPressed("home" | "end" as key) if self.listens == COMMANDS:
                many = len(self.found)
                self._scroll(many if key == "end" else -many, lead=True)
                return None
            case KeyPressed("up" | "down" as key):
                if self._led(key):
                    return None
            case KeyPressed("enter", given=given) if self.listens == TEXT and given == "enter":
                self._form.focus = f"row:{self._first}" if self.found else "search"
                return None
            case _:
                pass
        keys = keys_for(self._kit, self._form.focused, heard)
        changed = self._form.handle_input(heard)
        if changed is None:
            keys = keys or keys_for(self._kit, self._form.focused, heard)
            return Push(keys) if keys is not None else None
        return self._use(changed.name, changed.value)

    def _led(self, key: str) -> bool:
        """Lead along the rows where the arrows alone would leave them, or would skip some."""
        focus = self._form.focus or ""
        if not self.found:
            return False
        if key == "down" and focus == f"row:{self._last}" and self._last + 1 < len(self.found):
            self._scroll(1)
        elif key == "up" and focus == f"row:{self._first}" and self._first:
            self._scroll(-1)
        elif key == "down" and focus in ("search", "kind", "more"):
            self._form.focus = f"row:{self._first}"
        elif key == "up" and focus in ("back", "undo"):
            self._form.focus = f"row:{self._last}"
        else:
            return False
        return True

    def _use(self, name: str, value: Any) -> Answer:
        match name:
            case "search":
                if value != self._wanted:
                    self._wanted = value
                    self._sift("search", anew=False)
            case "kind":
                self._kind = value
                self._sift("kind")
            case "more":
                return Push(ArchiveScene(self._kit, self._sifted))
            case "undo":
                return self._take_back()
            case "back":
                return Close()
            case _:
                one = self.found[int(name[4:])]
                kit, past = self._kit, self._past
                return opened(kit, one.path, match_details(kit, past, one))
        return None

    @property
    def row_heights(self) -> float:
        """How high a row in sight is in the middle, for a finger that goes along them."""
        rows = [widget.box for widget in self._form.widgets if isinstance(widget, MatchRow)]
        return sum(box.height + GAP for box in rows) / len(rows) if rows else ROW

    def _scroll(self, by: int, *, lead: bool = False) -> None:
        """Go on by so many rows, never past the row with which the last one is in sight."""
        before, wanted = self._first, max(0, self._first + by)
        most = len(self.found) - 1
        self._first = min(wanted, most) if most >= 0 else 0
        form = self._rows(self._form.focus)
        if by > 0 and self._last >= most:  # the last page is a full one
            while self._first > 0:
                self._first -= 1
                self._rows()
                if self._last < most:
                    self._first += 1
                    break
            form = self._rows(self._form.focus)
        focus = f"row:{self._last if by > 0 else self._first}"
        if lead or self._first == before or str(self._form.focus).startswith("row:"):
            form.focus = focus if self.found else form.focus
        self._form = form

    # ------------------------------------------------------------ what is done

    def _import(self, path: str) -> Answer:
        """Take in a file that was let go over the window."""
        try:
            answer = taken_in(Import.of_file(self._kit.data, Path(path)), self._kit)
        except FileError as error:
            said = self._kit.trouble(error)
            answer = Push(NoticeScene(self._kit, said))
        self._sift()
        return answer

    def _take_back(self) -> Answer:
        """Bring back what was deleted last."""
        moves, self._undo = self._undo, []

        def back(_: object) -> None:
            self._sift("row:0")
            self._point_at(moves[0].before)

        def failed(error: UserError) -> Answer:
            self._sift()
            return Push(NoticeScene(self._kit, self._kit.trouble(error)))

        return written(self._kit, partial(bring_back, moves), back, failed)

    def _point_at(self, path: Path) -> None:
        """Lay the focus on a match, where it is found."""
        places = [at for at, one in enumerate(self.found) if one.path == path]
        if places:
            self._first = 0
            self._rows()
            self._scroll(max(0, places[0] - self._last))
            self._form.focus = f"row:{places[0]}"

    def resume(self, result: Any) -> Answer:
        """Come back: files may have been taken in, deleted or played on."""
        first, focus = self._first, self._form.focus
        match result:
            case "menu" | "quit":
                return Close(result)
            case Written(text):
                self._wanted = text
                self._sift("search", anew=False)
                return None
            case Sifted():
                self._sifted = result
            case Deleted(moves):
                self._undo = list(moves)
            case _:
                pass
        self._sift(focus)
        at = -1
        while self._sieve.searching and len(self.found) <= first and at != self._sieve.at:
            at = self._sieve.at
            self._sieve.go_on(self._slice)  # nearly all of it was read already
        self._first = min(first, max(0, len(self.found) - 1))
        self._form = self._rows(focus)
        return None

    def pass_time(self, ms: int) -> Answer:
        """Take in what was dropped before, and go on searching."""
        if self._dropped:
            path, self._dropped = self._dropped, ""
            return self._import(path)
        self._past.room = AT_ONCE // 4
        read = self._past.read_on(PIECE_S)
        if self._sieve.searching:
            self._sieve.go_on(self._slice)
            read = True
        if read:
            self._form = self._rows(self._form.focus)
        return None

    @property
    def alert(self) -> bool:
        """Whether a search goes on, or files in sight are being read."""
        return self._sieve.searching or self._past.reading

    @property
    def shows(self) -> object:
        """How far the search is, and what is in sight."""
        return self._sieve.at, id(self._form)

    # ------------------------------------------------------------ drawing

    def aside(self) -> str:
        """Return how many matches there are, or how far the search is."""
        say = self._kit.words().say
        if self._sieve.searching:
            return say("history.searching", at=self._sieve.at, of=self._sieve.many)
        if self.found:
            return say("history.found", n=len(self.found))
        if self._wanted or self._sifted != Sifted():
            return say("history.none-found")
        return say("history.none-deleted" if self._kind == "deleted" else "history.none")

    @property
    def title(self) -> str:
        """What the list is called."""
        return self._kit.words().say("title.replays")

    def paint(self, canvas: Canvas) -> None:
        """Paint how many matches there are, and which part of them is in sight."""
        box, zoom, aside = self._panel, self._kit.zoom, self.aside()
        if self.found or self._sieve.searching:
            right, small = box.x + box.width - EDGE, 18 * zoom
            wide = canvas.text_width(self.title, self._title_size(canvas), theme.TITLE)
            small = canvas.fitted(aside, box.width - 2 * EDGE - wide - 32, small)
            canvas.text(aside, right, self._title_y, small, theme.GREY, align="right")
        else:
            room = box.width - 2 * EDGE
            paragraph(canvas, aside, box.x + EDGE, 300, room, 22 * zoom, theme.GREY)
        if self._first or self._last + 1 < len(self.found):
            self._bar(canvas)

    def _bar(self, canvas: Canvas) -> None:
        """Paint which part of the list is in sight."""
        shown = [w.box for w in self._form.widgets if isinstance(w, MatchRow)]
        box, top = self._panel, shown[0].y
        high = self._form["back"].box.y - 16 - top
        part, many = (self._last + 1 - self._first) / len(self.found), len(self.found)
        thumb = max(24.0, high * part)
        at = (high - thumb) * self._first / max(1, many - (self._last + 1 - self._first))
        x = box.x + box.width - 34
        canvas.rect(x, top, 8, high, theme.PAPER_2, 4)
        canvas.rect(x, top + min(high - thumb, at), 8, thumb, theme.INK, 4)
