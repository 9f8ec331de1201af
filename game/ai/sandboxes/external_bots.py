"""The external bots of one match: bots out of files, each in its own sandbox, and their faults.

Whatever one does, a legal action of its seat's comes back, and a fault in words of ours; a sandbox
that came to its end is not filled again.
"""

from __future__ import annotations

import contextlib
import tempfile
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.ai import patience
from game.ai.answering import Playable, Seating, open_actions_of
from game.ai.faults import GARBLED, ILLEGAL, SILENT, UNMADE
from game.ai.question import Choice, Question
from game.ai.sandboxes.lines import FATAL, MADE, Reply
from game.ai.sandboxes.sandbox import Sandbox
from game.core.bots import file_of, is_external

SandboxOf = Callable[[Playable], Sandbox]
"""Brings a sandbox that is nobody's yet."""


@dataclass(slots=True)
class _Sitting:
    """A sandbox and what its seat was asked."""

    sandbox: Sandbox
    number: int = MADE
    """Of the last question."""
    open: dict[int, Question] = field(default_factory=dict)
    """Those that are still to be answered, by numbers of the sandbox's own: those of the match
    would tell how often others are asked."""
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
        return min(patience.LOOK_S, self.looked - before)


def _homes() -> Iterator[str]:
    """Yield folders where much lies together: none of them is a bot's own."""
    yield str(Path(tempfile.gettempdir()).resolve())
    with contextlib.suppress(RuntimeError):  # nobody's home
        yield str(Path.home().resolve())


class ExternalBots:
    """The bots out of files of one match; ``Answering`` says what for.

    The arena, which has nothing else to do, waits for them: ``made``, ``choose`` and ``beliefs``.
    """

    def __init__(
        self,
        seating: Seating,
        clock: Callable[[], float],
        sandbox_of: SandboxOf = Sandbox,
        *,
        behind: bool = True,
        bounds: frozenset[str] | None = None,
    ) -> None:
        """Take the seating, of which others are left out, a clock in seconds and who has sandboxes.

        They stand ``behind`` a window where a core is short. No bot runs in a sandbox in which not
        all ``bounds`` hold: without any, those that its system is known for.
        """
        self._bounds = bounds
        self._seating = seating
        self._clock = _Clock(clock)
        self._sandbox_of = sandbox_of
        self._open_actions = open_actions_of(seating)
        self._sandboxes: dict[int, _Sitting] = {}
        self._answers: deque[Choice] = deque()
        self._ended: list[Sandbox] = []
        """Sandboxes that are to be buried when there is time."""
        self._behind = behind

    # ------------------------------------------------------------ sitting down

    @property
    def seats(self) -> list[int]:
        """The seats of external bots."""
        return [seat for seat, kind in self._seating.levels.items() if is_external(kind)]

    @property
    def sandboxes(self) -> list[Sandbox]:
        """All that were started and are not buried yet."""
        return [*self._ended, *(sitting.sandbox for sitting in self._sandboxes.values())]

    def start(self) -> None:
        """Start a sandbox for everybody who has none yet."""
        for seat in self.seats:
            if seat not in self._sandboxes:
                self._sandboxes[seat] = self._made(seat)

    def _made(self, seat: int) -> _Sitting:
        seating = self._seating
        path, name = file_of(seating.levels[seat])
        sitting = _Sitting(self._sandbox_of(seating.game))
        life = {
            "seat": seat, "seats": seating.seats, "options": dict(seating.options),
            "seed": seating.seeds[seat], "path": path, "name": name,
            "homes": list(_homes()), "kept": list(seating.kept),
            **({} if self._bounds is None else {"bounds": sorted(self._bounds)}),
        }  # fmt: skip
        if Path(path).is_absolute():
            sitting.sandbox.live(life, behind=self._behind)
        else:  # it would hang on a folder of now
            self._end(sitting, UNMADE)
        return sitting

    def change(self, seat: int, seating: Seating) -> None:
        """Let a seat change hands; a new bot has to be told everything."""
        self._seating = seating
        self._open_actions.forget(seat)
        self._answers = deque(choice for choice in self._answers if choice.seat != seat)
        if (before := self._sandboxes.pop(seat, None)) is not None:
            self._end(before, "")
        self.start()

    def _end(self, sitting: _Sitting, fault: str) -> None:
        sitting.fault = fault
        sitting.sandbox.end()
        self._ended.append(sitting.sandbox)

    def close(self) -> None:
        """Let them go, with all that they have started."""
        sandboxes = self.sandboxes
        self._ended, self._sandboxes = [], {}
        for sandbox in sandboxes:
            sandbox.end()  # all at once, then one after the other
        for sandbox in sandboxes:
            sandbox.bury()

    # ------------------------------------------------------------ beside a window

    def inform(self, seat: int, events: Sequence[Any]) -> None:
        """Tell a bot what its seat was told."""
        self.start()
        self._open_actions.note(seat, events)
        sitting = self._sandboxes[seat]
        if not sitting.fault:
            sitting.sandbox.inform([event.to_json() for event in events])

    @property
    def there(self) -> bool:
        """Whether everybody has sat down, or never will."""
        self.start()
        self.poll()
        return all(one.made or one.fault for one in self._sandboxes.values())

    def ask(self, question: Question) -> None:
        """Ask a bot; nobody knows it by a quirk."""
        self.start()
        seat = question.seat
        sitting = self._sandboxes[seat]
        if not question.real_time:
            self._answers = deque(choice for choice in self._answers if choice.seat != seat)
        if sitting.fault:
            self._answers.append(self._open_actions.instead(question, sitting.fault))
            return
        self._clock.passed()
        self._put(sitting, question)

    def _put(self, sitting: _Sitting, question: Question) -> None:
        if not question.real_time:
            sitting.open.clear()
        if not sitting.open:
            sitting.waited = 0.0
        sitting.number += 1
        sitting.open[sitting.number] = question
        offered = [action.to_json() for action in question.legal]
        sitting.sandbox.ask(sitting.number, {"legal": offered, "real_time": question.real_time})

    def answer(self) -> Choice | None:
        """Return an answer that has come, once; never waits."""
        self.poll()
        return self._answers.popleft() if self._answers else None

    def poll(self) -> None:
        """Take in whatever came, and for how long nothing did."""
        passed = self._clock.passed()
        for sitting in self._sandboxes.values():
            while not sitting.fault and (reply := sitting.sandbox.reply()) is not None:
                self._take(sitting, reply)
            if sitting.open:
                sitting.waited += passed
                if sitting.waited >= patience.PATIENCE_S:
                    self._take(sitting, Reply(sitting.number, SILENT))

    def _take(self, sitting: _Sitting, reply: Reply) -> None:
        """Take in what a sandbox said; an answer to an older question is nobody's any more."""
        sitting.made |= reply.number == MADE
        if reply.fault.partition(":")[0] in FATAL:
            self._end(sitting, reply.fault)
        answered = list(sitting.open) if sitting.fault else [reply.number]
        for number in answered:
            if number in sitting.open:
                sitting.waited = 0.0
                self._answers.append(self._choice(sitting.open.pop(number), reply))

    def _choice(self, question: Question, reply: Reply) -> Choice:
        if reply.fault:
            return self._open_actions.instead(question, reply.fault)
        if reply.action is None and question.real_time:
            return question.answered(None)
        if reply.action is None:
            return self._open_actions.instead(question, GARBLED)
        try:
            meant = self._seating.game.rules.action_from_json(reply.action)
            action = self._open_actions.meant(question.seat, question.legal, meant)
        except Exception:  # noqa: BLE001 it may spell anything
            action = None
        if action is None:
            return self._open_actions.instead(question, ILLEGAL)
        return question.answered(action)

    # ------------------------------------------------------------ waited for

    def made(self, seat: int) -> str:
        """Wait until a seat's bot is made, and return what is wrong with it, if anything."""
        self.start()
        sitting = self._sandboxes[seat]
        if not sitting.made and not sitting.fault:
            reply = sitting.sandbox.reply(patience.PATIENCE_S) or Reply(MADE, SILENT)
            self._take(sitting, reply)
        return sitting.fault

    def choose_for(self, question: Question) -> Choice:
        """Wait for a legal action of a seat, its bot's own if it gives one in time."""
        sitting = self._sandboxes[question.seat]
        if sitting.fault:
            return self._open_actions.instead(question, sitting.fault)
        self._put(sitting, question)
        self._take(sitting, self._reply(sitting))
        return self._answers.popleft()

    def beliefs(self, seat: int) -> tuple[list[list[float]] | None, str]:
        """Wait for a bot's beliefs, None where it tells none, and what went wrong, if anything."""
        sitting = self._sandboxes[seat]
        if sitting.fault:
            return None, ""
        sitting.number += 1
        sitting.sandbox.ask(sitting.number, {"beliefs": True})
        reply = self._reply(sitting)
        self._take(sitting, reply)
        return reply.beliefs, reply.fault

    def _reply(self, sitting: _Sitting) -> Reply:
        """Wait for the reply to the last question, or for what keeps it from coming."""
        while (reply := sitting.sandbox.reply(patience.PATIENCE_S)) is not None:
            if reply.fault or reply.number == sitting.number:
                return reply
        return Reply(sitting.number, SILENT)
