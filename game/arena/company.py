"""The company at a table of the arena: our own bots in this very process, strangers in cells."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Sequence
from typing import Any

from game.ai.answering import Choice, Playable, Seating
from game.ai.bot_host import BotHost
from game.ai.bot_router import ours
from game.ai.cells.cell import Cell
from game.ai.cells.strangers import CellOf, Strangers


class Spares:
    """Cells that stand by, so that a match need not wait until interpreters have started."""

    def __init__(self) -> None:
        """Begin with none."""
        self._cells: deque[tuple[Playable, Cell]] = deque()

    def take(self, game: Playable) -> Cell:
        """Return a cell that is nobody's yet; nobody gets it after whoever had it."""
        while self._cells:
            its, cell = self._cells.popleft()
            if its is game:
                return cell
            cell.bury()
        return Cell(game)

    def stand_by(self, game: Playable, many: int) -> None:
        """Let so many cells start while something else is done."""
        while len(self._cells) < many:
            self._cells.append((game, Cell(game)))

    def close(self) -> None:
        """Let them go."""
        while self._cells:
            self._cells.popleft()[1].bury()


class Company:
    """Everybody at one table, waited for."""

    def __init__(self, seating: Seating, cell_of: CellOf = Cell) -> None:
        """Let them sit down; ``cell_of`` brings cells for those who need one."""
        self._host = BotHost(ours(seating), oracles=True)
        self._strangers = Strangers(seating, time.monotonic, cell_of, behind=False)
        self._strangers.start()
        self._strange = frozenset(self._strangers.seats)

    @property
    def cells(self) -> int:
        """How many of them live in cells."""
        return len(self._strange)

    def _at(self, seat: int) -> BotHost | Strangers:
        return self._strangers if seat in self._strange else self._host

    def broken(self, seat: int) -> str:
        """Return why a seat's bot could not be called in, if it could not."""
        if seat in self._strange:
            return self._strangers.made(seat)
        return self._host.broken.get(seat, "")

    def hear(self, seat: int, events: Sequence[Any]) -> None:
        """Tell a bot what its seat was told."""
        self._at(seat).hear(seat, events)

    def choose(self, seat: int, legal: Sequence[Any], *, real_time: bool = False) -> Choice:
        """Return a legal action for a seat, its bot's own if it gives one."""
        return self._at(seat).choose(seat, legal, real_time=real_time)

    def beliefs(self, seat: int) -> tuple[list[list[float]] | None, str]:
        """Return a bot's beliefs, None where it tells none, and what went wrong, if anything."""
        return self._at(seat).beliefs(seat)

    def close(self) -> None:
        """Let everybody go."""
        self._strangers.close()
