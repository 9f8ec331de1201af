"""Verbs: every act of a table, as the words in which its file is written."""

from __future__ import annotations

from collections.abc import Iterator

from game.games.wombat.model import actions as act
from game.games.wombat.model.phrases import phrases
from game.games.wombat.model.places import PLACES


def verbs(seats: int) -> Iterator[act.Action]:
    """Yield every act of a table of so many seats, those of time left out."""
    yield from map(act.Say, phrases(seats))
    yield from map(act.Vote, range(act.SKY, seats))
    yield from (act.READY, act.STOP, act.TURN, act.COVER, act.GROPE, act.PICK, act.TAKE)
    yield from (act.FEEL_SPINDLE, act.FEEL_FOUND, *act.FEEL_SLOTS[-1], act.GIVE_RECEIVE)
    yield from (*act.GIFTS[-1], *act.DROPS[-1], *act.LAYS[-1])
    yield from map(act.Go, range(PLACES))
