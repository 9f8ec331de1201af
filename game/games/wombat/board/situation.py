"""What is going on at this table: it is laid, some are out, and how far a skip is."""

from __future__ import annotations

from typing import Final

from game.games.wombat.model import state as at
from game.games.wombat.model.state import State
from game.games.wombat.naming import seconds_left
from game.stage.board import Board
from game.stage.situation import Situation, Skipped

_TALKS: Final = (at.STRAW, at.DEBATE, at.FINAL)


class WombatSituation(Situation):
    """Who is still in, whether the table can be seen, and how far a skip is."""

    def __init__(self, board: Board) -> None:
        """Take in whose words it speaks."""
        self._board = board

    def playing(self, seat: int, view: State) -> bool:
        """Return whether a seat is still in."""
        return bool(view.alive[seat])

    def laying(self, view: State) -> bool:
        """Return whether the table is being laid: there is nothing to see yet."""
        return view.number == 0 and not view.reason

    def skipped(self, view: State, *, to_end: bool) -> Skipped:
        """Return how far a skip is: by the score to the end, else by the clock."""
        say, most = self._board.words.say, view.options.points
        build = {"build": view.number, "good": view.good, "bad": view.bad, "points": most}
        if to_end:
            points = view.good + view.bad + (_over(view) if view.phase == at.BUILD else 0)
            return Skipped(say("skipped.end", **build), min(1.0, points / (2 * most - 1)))
        if view.phase == at.BUILD:
            left = seconds_left(view.tick, view.lasts)
            return Skipped(say("skipped.dark", **build, n=left), _over(view))
        phase = _TALKS.index(view.phase) if view.phase in _TALKS else len(_TALKS) - 1
        return Skipped(say("skipped.light", **build), (phase + _over(view)) / len(_TALKS))


def _over(view: State) -> float:
    """Return how much of a phase is over."""
    return min(1.0, view.tick / max(1, view.lasts))
