"""What a card would do where it is pointed at."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.words import Words
from game.games.mets_ton_slip.board.foreseeing import Preview, foresee, foretold
from game.games.mets_ton_slip.model.state import State
from game.stage.foresight import Foresight as AnyForesight


class Foresight(AnyForesight):
    """What a viewer foresees by what they were told."""

    def __init__(self, viewer: int | None, names: Sequence[str], words: Words) -> None:
        """Take whose eyes it is for."""
        self._viewer, self._names, self._words = viewer, names, words

    def preview(self, view: State, tokens: tuple[str, ...]) -> Preview | None:
        """Return what a touched card would do where it is pointed at, or what a slot waits for."""
        return foresee(tokens, view)

    def told(self, seen: Preview, view: State) -> str:
        """Return the sentence that says what was foreseen."""
        return foretold(seen, view, self._viewer, self._names, self._words)
