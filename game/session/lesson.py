"""A lesson's session: a match on a table laid out by hand, led by what each step expects."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any, Final

from game import __version__
from game.core.actions import Action, RefusedError, Timed
from game.core.lessons import By, Part, Step, Ticks
from game.core.seats import Seat, Viewer
from game.games import game_of, rules_of
from game.games.parts import needed
from game.match import Match
from game.session.play import Session
from game.store.heads import HUMAN, SCRIPTED, Head

PUPIL: Final = Seat(0)


class LessonSession(Session):
    """One part of a lesson; nothing of it is kept on file."""

    replayable = False

    def __init__(self, game: str, part: Part, names: Sequence[str]) -> None:
        """Lay the part's table.

        Raises:
            SituationError: it cannot be laid out.
        """
        rules = rules_of(game)
        table = needed(game_of(game).scenario).VOCABULARY.lay_out(part.table)
        match: Match[Any, Any, Any] = Match(
            rules, table.seats, table.options, table.seed, journal=table.journal, luck=table.luck
        )
        others = part.bots or (SCRIPTED,) * (table.seats - 1)
        head = Head(
            program=__version__,
            game=game,
            edition=rules.edition,
            seats=table.seats,
            options=rules.options_json(table.options),
            seed=table.seed,
            salt=game,
            names=list(names)[: table.seats],
            controllers=[HUMAN, *others],
        )
        self._scripted = not part.bots
        self._book = table.journal if part.open else None
        self.room = part.room
        """What its board is told that else lies there."""
        self._steps = part.steps
        self._at = 0
        self._script: deque[Action | By | Ticks] = deque()
        self.fulfilled = False
        """Whether what the step waits for was done."""
        self.others = 0
        """How many legal actions were something else than the step is about."""
        super().__init__(head, None, match=match)
        self.resumed = True  # the table is there already: there is nothing to be shown first

    # ------------------------------------------------------------ the steps

    @property
    def stage(self) -> Step | None:
        """The step that is on, None once all are done."""
        return self._steps[self._at] if self._at < len(self._steps) else None

    @property
    def progress(self) -> tuple[int, int]:
        """How many steps are done, and how many there are."""
        return self._at, len(self._steps)

    @property
    def settled(self) -> bool:
        """Whether the step is fulfilled and what followed from it was played."""
        return self.fulfilled and not self._script

    def fulfil(self) -> None:
        """Take the step as done: the others do what follows."""
        stage = self.stage
        if stage is not None and not self.fulfilled:
            self.fulfilled = True
            self._script.extend(stage.then)
            self._go_along()

    def counts_for(self, seat: Seat) -> bool:
        """Say that it is nobody's own match: its table was laid to be learnt at."""
        return False

    def go_on(self) -> None:
        """Turn to the next step."""
        self._at += 1
        self.fulfilled = False

    # ------------------------------------------------------------ what is told, and time

    def observations(self, viewer: Viewer, start: int = 0) -> list[Any]:
        """Return what a viewer was told; the person at an open table, everything."""
        if viewer != PUPIL or self._book is None:
            return super().observations(viewer, start)
        return list(self._book.events[start:])

    @property
    def runs(self) -> bool:
        """Whether time passes now at a table where the lesson says what happens."""
        return bool(self._script) and isinstance(self._script[0], Ticks)

    @property
    def scripted(self) -> bool:
        """Whether the lesson says what the others do, and when time passes."""
        return self._scripted

    def _time_acts(self, act: Timed) -> None:
        super()._time_acts(act)
        if self._script and isinstance(ticks := self._script[0], Ticks):
            self._script[0] = Ticks(ticks.number - 1)
            self._go_along()

    def _go_along(self) -> None:
        """Let seats that are named do what comes before time passes again."""
        while self._script:
            match self._script[0]:
                case By(seat, action):
                    self._script.popleft()
                    super().submit(seat, action)
                case Ticks(0):
                    self._script.popleft()
                case _:
                    return

    # ------------------------------------------------------------ playing

    def submit(self, seat: Seat, action: Action) -> None:
        """Carry out an action, of the person only if it is what the step is about.

        Raises:
            RefusedError: it is not legal now, or something else; nothing happened.
        """
        stage = self.stage
        if seat == PUPIL and stage is not None and not stage.free:
            legal = self.accepts(seat, action)
            if legal and (self.fulfilled or action not in stage.wants):
                self.others += 1
                raise RefusedError(stage.other)
            super().submit(seat, action)
            self.fulfil()
        else:
            super().submit(seat, action)

    def think(self) -> None:
        """Let the bots of a free match think; a scripted seat need not."""
        if not self._scripted:
            super().think()

    def ready(self) -> tuple[Seat, ...]:
        """Return who knows what to do: the seat the lesson goes on with, or bots of a match."""
        if not self._scripted:
            return super().ready()
        return self.asked()[:1] if self._script and not self.runs else ()

    def step(self, seat: Seat | None = None) -> None:
        """Let a seat do what the lesson says, or what its bot decided."""
        if not self._scripted:
            super().step(seat)
        elif ready := self.ready():
            action = self._script.popleft()
            assert not isinstance(action, By | Ticks)
            super().submit(ready[0], action)
            self._go_along()
