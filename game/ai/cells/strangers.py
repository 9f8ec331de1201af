"""The strangers of one match: bots out of files, each in a cell of its own, and what is wrong.

Whatever one does, a legal action of its seat's comes back, and a fault in words of ours; a cell
that came to its end is not filled again.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.ai import process
from game.ai.answering import Choice, Playable, Seating, shapes_of
from game.ai.cells.cell import Cell
from game.ai.cells.lines import FATAL, MADE, Reply
from game.ai.faults import GARBLED, ILLEGAL, SILENT, UNMADE
from game.core.bots import file_of, is_stranger

CellOf = Callable[[Playable], Cell]
"""Brings a cell that is nobody's yet."""


@dataclass(slots=True)
class _Sitting:
    """A cell and what its seat was asked."""

    cell: Cell
    number: int = MADE
    """Of the last question."""
    legal: Sequence[Any] | None = None
    """What may be done, while it is asked."""
    waited: float = 0.0
    made: bool = False
    fault: str = ""
    """What ended it, or never let it begin."""


@dataclass(slots=True)
class _Clock:
    """Seconds in which somebody looked: while the window stood still nobody waited."""

    now: Callable[[], float]
    looked: float = field(default=0.0)

    def passed(self) -> float:
        """Return what counts since the last look."""
        before, self.looked = self.looked, self.now()
        return min(process.LOOK_S, self.looked - before)


class Strangers:
    """The bots out of files of one match; ``Answering`` says what for.

    The arena, which has nothing else to do, waits for them: ``made``, ``choose`` and ``beliefs``.
    """

    def __init__(
        self,
        seating: Seating,
        clock: Callable[[], float],
        cell_of: CellOf = Cell,
        *,
        behind: bool = True,
    ) -> None:
        """Take the seating, of which others are left out, a clock in seconds and who has cells.

        They stand ``behind`` a window where a core is short.
        """
        self._seating = seating
        self._clock = _Clock(clock)
        self._cell_of = cell_of
        self._shapes = shapes_of(seating)
        self._cells: dict[int, _Sitting] = {}
        self._answers: deque[Choice] = deque()
        self._ended: list[Cell] = []
        """Cells that are to be buried when there is time."""
        self._behind = behind

    # ------------------------------------------------------------ sitting down

    @property
    def seats(self) -> list[int]:
        """The seats of strangers."""
        return [seat for seat, kind in self._seating.levels.items() if is_stranger(kind)]

    def start(self) -> None:
        """Start a cell for everybody who has none yet."""
        for seat in self.seats:
            if seat not in self._cells:
                self._cells[seat] = self._made(seat)

    def _made(self, seat: int) -> _Sitting:
        seating = self._seating
        path, name = file_of(seating.levels[seat])
        sitting = _Sitting(self._cell_of(seating.game))
        life = {
            "seat": seat, "seats": seating.seats, "options": dict(seating.options),
            "seed": seating.seeds[seat], "path": path, "name": name,
        }  # fmt: skip
        if Path(path).is_absolute():
            sitting.cell.live(life, behind=self._behind)
        else:  # it would hang on a folder of now
            self._end(sitting, UNMADE)
        return sitting

    def change(self, seat: int, seating: Seating) -> None:
        """Let a seat change hands; a new bot has to be told everything."""
        self._seating = seating
        self._shapes.forget(seat)
        self._answers = deque(choice for choice in self._answers if choice.seat != seat)
        if (before := self._cells.pop(seat, None)) is not None:
            self._end(before, "")
        self.start()

    def _end(self, sitting: _Sitting, fault: str) -> None:
        sitting.fault = fault
        sitting.cell.end()
        self._ended.append(sitting.cell)

    def close(self) -> None:
        """Let them go, with all that they have started."""
        cells = [*self._ended, *(sitting.cell for sitting in self._cells.values())]
        self._ended, self._cells = [], {}
        for cell in cells:
            cell.end()  # all at once, then one after the other
        for cell in cells:
            cell.bury()

    # ------------------------------------------------------------ beside a window

    def hear(self, seat: int, events: Sequence[Any]) -> None:
        """Tell a bot what its seat was told."""
        self.start()
        self._shapes.hear(seat, events)
        sitting = self._cells[seat]
        if not sitting.fault:
            sitting.cell.hear([event.to_json() for event in events])

    def ask(self, seat: int, legal: Sequence[Any], tics: bool = False) -> None:
        """Ask a bot for one of its legal actions; nobody knows it by a tic."""
        self.start()
        sitting = self._cells[seat]
        self._answers = deque(choice for choice in self._answers if choice.seat != seat)
        if sitting.fault:
            self._answers.append(self._instead(seat, legal, sitting.fault))
            return
        self._clock.passed()
        self._put(sitting, legal)

    def _put(self, sitting: _Sitting, legal: Sequence[Any]) -> None:
        sitting.number += 1
        sitting.legal, sitting.waited = legal, 0.0
        sitting.cell.ask(sitting.number, {"legal": [action.to_json() for action in legal]})

    def answer(self) -> Choice | None:
        """Return an answer that has come, once; never waits."""
        passed = self._clock.passed()
        for seat, sitting in self._cells.items():
            while not sitting.fault and (reply := sitting.cell.reply()) is not None:
                self._take(seat, sitting, reply)
            if sitting.legal is not None:
                sitting.waited += passed
                if sitting.waited >= process.PATIENCE_S:
                    self._take(seat, sitting, Reply(sitting.number, SILENT))
        return self._answers.popleft() if self._answers else None

    def _take(self, seat: int, sitting: _Sitting, reply: Reply) -> None:
        """Take in what a cell said; an answer to an older question is nobody's any more."""
        sitting.made |= reply.number == MADE
        if reply.fault.partition(":")[0] in FATAL:
            self._end(sitting, reply.fault)
        if sitting.legal is None or not (sitting.fault or reply.number == sitting.number):
            return
        legal, sitting.legal = sitting.legal, None
        self._answers.append(self._choice(seat, legal, reply))

    def _choice(self, seat: int, legal: Sequence[Any], reply: Reply) -> Choice:
        if reply.fault:
            return self._instead(seat, legal, reply.fault)
        if reply.action is None:
            return self._instead(seat, legal, GARBLED)
        try:
            meant = self._seating.game.rules.action_from_json(reply.action)
            action = self._shapes.meant(seat, legal, meant)
        except Exception:  # noqa: BLE001 it may spell anything
            action = None
        return self._instead(seat, legal, ILLEGAL) if action is None else Choice(seat, action)

    def _instead(self, seat: int, legal: Sequence[Any], fault: str) -> Choice:
        """Return the first thing a seat may do."""
        return Choice(seat, self._shapes.any(seat, legal), fault)

    # ------------------------------------------------------------ waited for

    def made(self, seat: int) -> str:
        """Wait until a seat's bot is made, and return what is wrong with it, if anything."""
        self.start()
        sitting = self._cells[seat]
        if not sitting.made and not sitting.fault:
            reply = sitting.cell.reply(process.PATIENCE_S) or Reply(MADE, SILENT)
            self._take(seat, sitting, reply)
        return sitting.fault

    def choose(self, seat: int, legal: Sequence[Any]) -> Choice:
        """Wait for a legal action of a seat, its bot's own if it gives one in time."""
        sitting = self._cells[seat]
        if not sitting.fault:
            self._put(sitting, legal)
            reply = self._reply(seat, sitting)
            if not self._answers:
                self._take(seat, sitting, reply)
            return self._answers.popleft()
        return self._instead(seat, legal, sitting.fault)

    def beliefs(self, seat: int) -> tuple[list[list[float]] | None, str]:
        """Wait for a bot's beliefs, None where it tells none, and what went wrong, if anything."""
        sitting = self._cells[seat]
        if sitting.fault:
            return None, ""
        sitting.number += 1
        sitting.cell.ask(sitting.number, {"beliefs": True})
        reply = self._reply(seat, sitting)
        self._take(seat, sitting, reply)
        return reply.beliefs, reply.fault

    def _reply(self, seat: int, sitting: _Sitting) -> Reply:
        """Wait for the reply to the last question, or for what keeps it from coming."""
        while (reply := sitting.cell.reply(process.PATIENCE_S)) is not None:
            if reply.fault or reply.number == sitting.number:
                return reply
        return Reply(sitting.number, SILENT)
