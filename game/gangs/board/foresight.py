"""What a card would do, and when that is known to be a mistake."""

from __future__ import annotations

from dataclasses import replace

from game.gangs.board.foreseeing import foresee, foretold, in_vain
from game.gangs.board.preview import Preview
from game.gangs.log_lines import card_name
from game.gangs.model.actions import Action, Answer, Replay, Throw
from game.gangs.model.cards import BIM, BLANK, DAMAGE, FACE_OF_NAME, gang_of
from game.gangs.model.state import REACT, State
from game.stage.board import Board
from game.stage.foresight import Foresight as AnyForesight


class Foresight(AnyForesight):
    """What a viewer foresees by what they were told."""

    def __init__(self, board: Board) -> None:
        """Take whose eyes and words it is for; a board may change its language."""
        self._board = board

    def preview(self, view: State, tokens: tuple[str, ...]) -> Preview | None:
        """Return what the touched card would do to the pointed seat; None while none is."""
        if len(tokens) == 1 and tokens[0] in FACE_OF_NAME and view.phase != REACT:
            return None
        return foresee(self._board.touches.action_of(tokens, view), view)

    def sentence(self, seen: Preview, view: State) -> str:
        """Return the sentence that says what was foreseen."""
        return foretold(seen, view, self._board.viewer, self._board.names, self._board.words)

    def warning(self, action: Action, view: State) -> str:
        """Return a sentence when an action is known to hurt an ally of the viewer, else ''.

        A card that is sent back in vain is warned of, too.
        """
        match action:
            case Answer(face) if face == BIM and view.phase == REACT:
                return self._vain(view)
            case Throw(face, target):
                pass
            case Replay(target):
                face = view.card & 15
            case _:
                return ""
        if self._board.viewer is None or not DAMAGE[face]:
            return ""
        mine, theirs = view.character_at(self._board.viewer), view.character_at(target)
        if BLANK in (mine, theirs) or gang_of(mine) != gang_of(theirs):
            return ""
        if not any(
            view.marks[seat] < 0 and seat not in (target, self._board.viewer)
            for seat in view.living()
        ):
            return ""  # there is nobody else
        return self._board.words.say("table.prompt.ally", name=self._board.names[target])

    def _vain(self, view: State) -> str:
        """Return a sentence when a card sent back would do nothing, else ''."""
        seen = None if self._board.viewer is None else in_vain(view)
        if seen is None:
            return ""
        if seen.key == "look":
            name, card = self._board.names[seen.seat], card_name(BIM, self._board.words)
            return self._board.words.say("table.prompt.known", name=name, card=card)
        said = self.sentence(replace(seen, returning=False), view)
        return self._board.words.say("table.prompt.vain", said=said)
