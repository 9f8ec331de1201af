"""What is going on at this table, and what those talk of who wait for an unseen choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.core.words import Words
from game.games.le_boulet.board.painting import painted
from game.games.le_boulet.model import state as at
from game.games.le_boulet.model.state import State
from game.games.le_boulet.naming import theme_said
from game.stage.board import Board
from game.stage.situation import Meanwhile, Situation

LINES: Final = {at.RACE: 1, at.LEAD: 3, at.ANSWER: 6, at.RETRY: 2}
"""By moment, how many lines there are, one a round in turn; for other moments there are none."""
_FEW: Final = 3
"""With so few cards left somebody is near the end: that is what is talked of before a lead."""


def _said(view: State, names: Sequence[str], words: Words) -> str:
    """Return what those who wait are told; nothing where nobody waits for an unseen choice."""
    many = LINES.get(view.phase, 0)
    if not many:
        return ""
    fewest = min(map(len, view.hands))
    ahead = [name for name, hand in zip(names, view.hands, strict=True) if len(hand) == fewest]
    if view.phase == at.LEAD and fewest <= _FEW:
        return words.say("meanwhile.ahead", names=", ".join(ahead), n=fewest)
    return words.say(
        f"meanwhile.{view.phase}-{view.leads % many + 1}",
        name=names[view.accused if view.phase == at.RETRY else view.leader],
        theme=theme_said(view.theme, words),
    )


class BouletSituation(Situation):
    """Whether the table can be seen, and what is public of a choice that nobody sees."""

    def __init__(self, board: Board) -> None:
        """Take in whose words it speaks."""
        self._board = board

    def laying(self, view: State) -> bool:
        """Return whether the table is being laid: there is nothing to see yet."""
        return view.leads == 0 and view.phase == at.OVER

    def meanwhile(self, view: State) -> Meanwhile | None:
        """Return what those who wait may look at and talk of: the pair, its theme, who is ahead."""
        words = self._board.words
        text = _said(view, self._board.names, words)
        if not text:
            return None
        return Meanwhile(text, painted(view.pair, view, words) if view.pair else None)
