"""Match details: what is known of one match of the history, and what can be done with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

from game.scenes.after.receipts import verifying
from game.scenes.after.rewinding import watching
from game.scenes.confirm import ConfirmScene
from game.scenes.copying import CopyButton
from game.scenes.history.facts import Past
from game.scenes.history.match_details_rows import facts, ways
from game.scenes.kit import Kit
from game.scenes.lobby.going_on import going_on
from game.scenes.notice import NoticeScene
from game.scenes.panel import PanelScene, row_high, ways_on
from game.scenes.working import opened, written
from game.stage.motion.layout import Box
from game.stage.scene import Answer, Close, Push
from game.stage.widgets.form import Changed
from game.stage.widgets.rolls import Row
from game.store.exchange import export_match
from game.store.files import FileError
from game.store.history import MatchFile, Move, erase, put_away, restore
from game.store.replays import Pieces

T = TypeVar("T")
_GAP: Final = 10.0
"""Between two cards."""


@dataclass(frozen=True, slots=True)
class Deleted:
    """A match was deleted: what was moved, so that it can be undone."""

    moves: tuple[Move, ...]


def match_details(kit: Kit, past: Past, one: MatchFile) -> Pieces[MatchDetailsScene]:
    """Read a match piece by piece, for its page."""
    yield from past.pieces(one)
    return MatchDetailsScene(kit, past, one)


class MatchDetailsScene(PanelScene):
    """One match of the history."""

    name = "match-details"
    see_through = False
    usual = Box(140, 16, 1000, 688)

    def __init__(self, kit: Kit, past: Past, one: MatchFile) -> None:
        """Open a match's file as far as the history knows it."""
        super().__init__(kit)
        self._past = past
        self._one = one
        self._winners = kit.settings.show_winners
        self._asked = ""
        self._left: object = None
        """What this closes with once its last notice was read."""
        self._lay()

    def _lay(self, focus: str | None = None) -> None:
        """Lay out what there is to read above what there is to do."""
        kit, panel = self._kit, self._panel
        told = facts(kit, self._past, self._one, winners=self._winners)
        say, names = kit.words().say, ways(self._past, self._one, winners=self._winners)
        buttons, foot = ways_on(
            kit, panel, [(name, say(f"match-details.{name}")) for name in names]
        )
        box = Box(panel.x + 24, self._top, panel.width - 48, foot - 14 - self._top)
        rows = told.rows(box, _GAP)
        if told.receipt:
            high, wide = row_high(kit), rows[0].widgets[0].box.width
            copy = CopyButton(kit, Box(0, 0, wide, high), say("copying.receipt"), told.receipt)
            rows.append(Row(high, [copy]))
        self._roll_out(rows, box, focus, before=buttons, gap=_GAP)
        self._said = told.said

    # ------------------------------------------------------------ inputs

    def use(self, changed: Changed) -> Answer:
        """Do what a button is for, or tell why that cannot be."""
        try:
            return self._use(changed.name)
        except FileError as error:
            return self._tell(self._kit.trouble(error))

    def _use(self, name: str) -> Answer:
        path, say = self._one.path, self._kit.words().say
        match name:
            case "resume":
                return going_on(self._kit, path)
            case "watch":
                # as everybody saw it: who wants the truth asks for it there
                return opened(self._kit, path, watching(self._kit, path))
            case "verify":
                return opened(self._kit, path, verifying(self._kit, path))
            case "winners":
                self._winners = True
                self._lay()
            case "export":
                key = "exported-sealed" if self._one.kind == "unfinished" else "exported"
                told = f"match-details.{key}"
                return self._written(export_match, lambda its: self._tell(say(told, path=its)))
            case "delete" | "erase":
                self._asked = name
                question = say(f"match-details.ask-{name}", when=self._past.when(self._one))
                return Push(ConfirmScene(self._kit, question, say(f"match-details.{name}")))
            case "restore":
                said = say("match-details.restored")
                return self._written(restore, lambda _: self._tell(said, left="changed"))
            case _:
                return Close()
        return None

    def _tell(self, said: str, left: object = None) -> Answer:
        self._left = left
        return Push(NoticeScene(self._kit, said))

    def _confirmed(self, name: str) -> Answer:
        """Do what was asked back."""
        if name == "delete":
            return self._written(put_away, lambda moves: Close(Deleted(tuple(moves))))
        said = self._kit.words().say("match-details.erased")
        return self._written(erase, lambda _: self._tell(said, left="changed"))

    def _written(self, deed: Callable[[Path, Path], T], then: Callable[[T], Answer]) -> Answer:
        """Do something with the file, and what follows from that, or say why it cannot be."""
        work = partial(deed, self._kit.data, self._one.path)
        return written(self._kit, work, then, lambda error: self._tell(self._kit.trouble(error)))

    def resume(self, result: Any) -> Answer:
        """Come back from a question, a notice, a replay or the table."""
        asked, self._asked = self._asked, ""
        left, self._left = self._left, None
        if result in ("menu", "quit"):  # from a table, which leads on to the title
            return Close(result)
        if asked and result is True:
            try:
                return self._confirmed(asked)
            except FileError as error:
                return self._tell(self._kit.trouble(error))
        if left is not None or (result is not None and result is not False):
            return Close(left or "changed")  # the file is another one now, or is gone
        return None

    @property
    def page(self) -> object:
        """Whether it says who won: then what was offered below lies higher up."""
        return self._winners

    def spoken(self) -> str:
        """Return all that stands there."""
        return self._said

    @property
    def title(self) -> str:
        """Which match it is."""
        return self._past.line(self._one)
