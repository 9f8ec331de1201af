"""Touches: how an action of Fibs is spelled, and its buttons."""

from __future__ import annotations

from typing import Final

from game.games.fibs.board.arranging import FACE
from game.games.fibs.model import ANSWER, FACES, JUDGE, Action, Ask, Say, State

from game.core.targets import SEAT
from game.stage.board import Board
from game.stage.cue import ButtonCue
from game.stage.touches import Touches

_BUTTONS: Final = {ANSWER: ("give", "deny"), JUDGE: ("believe", "doubt")}
"""What is answered by a button; both stand there whatever one holds."""


class FibsTouches(Touches):
    """How actions are spelled at this table, and its buttons."""

    def __init__(self, board: Board) -> None:
        """Take whose seat and words it is for."""
        self._board = board

    def spellings(self, action: Action, view: State) -> list[tuple[str, ...]]:
        """Return every way to touch an action: face and seat in any order, or a button."""
        if isinstance(action, Ask):
            face, seat = FACE.at(action.face), SEAT.at(action.target)
            return [(face, seat), (seat, face)]
        return [(action.word,)]

    def action_of(self, tokens: tuple[str, ...], view: State) -> Action | None:
        """Return the action that touches would mean, legal or not; None where they mean none."""
        if len(tokens) == 1 and tokens[0] in ("give", "deny", "believe", "doubt"):
            return Say(tokens[0])
        me = -1 if self._board.viewer is None else self._board.viewer
        seats = [SEAT.number(token) for token in tokens if token in SEAT]
        faces = [FACE.number(token) for token in tokens if token in FACE]
        return Ask((seats or [me])[-1], (faces or [FACES[0]])[-1])

    def buttons(self, view: State) -> tuple[ButtonCue, ...]:
        """Return the buttons of the viewer's seat."""
        if self._board.viewer is None or view.asked() != self._board.viewer:
            return ()
        say = self._board.words.say
        return tuple(
            ButtonCue(token, say(f"button.{token}"), token[0], token[0].upper(), style)
            for token, style in zip(_BUTTONS.get(view.phase, ()), ("main", "plain"), strict=False)
        )
