"""Sitting down: several people press to say what they play with, and then they are at the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.scenes.claiming import CLAIMED, ClaimingScene
from game.scenes.kit import Kit
from game.stage.input import Input
from game.stage.scene import Answer, Close, Replace, Scene


class SittingDown(ClaimingScene):
    """The claiming of devices on the way to a table; who goes back has begun no match."""

    def __init__(
        self, kit: Kit, names: Sequence[str], people: Sequence[int], table: Callable[[], Scene]
    ) -> None:
        """Take everybody's names by seat, who of them is a person, and what begins the match."""
        super().__init__(kit, names, people)
        self._table = table

    def hear(self, heard: Input) -> Answer:
        """Claim; when all is claimed the table stands in the place of this scene."""
        answer = super().hear(heard)
        if isinstance(answer, Close) and answer.result == CLAIMED:
            return Replace(self._table())
        return answer
