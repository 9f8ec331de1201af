"""Clacks: which heights were told in the dark though nothing had just clacked there.

Clacks and claims are public, so this is the same for every viewer. Bots weigh it alike
(``bot.counting``); a height that was told before is none of it.
"""

from __future__ import annotations

from game.games.wombat.board.evidence import height_of
from game.games.wombat.model import events as ev
from game.games.wombat.model.phrases import CLAIMED, REPORTS
from game.games.wombat.model.places import NAMES, TURNED


class Clacks:
    """The clacks of one build that nobody has claimed yet."""

    def __init__(self) -> None:
        """Begin with a build in which nothing was heard."""
        self._free: list[tuple[int, int]] = []
        """When and where."""
        self._told: dict[int, int] = {}
        self._alarms: dict[tuple[int, int], int] = {}
        """By seat and tower, when it last said that the tower was robbed."""

    def show(self, event: ev.Event, tick: int) -> None:
        """Take in a clack, or a turn of the box."""
        match event:
            case ev.Clacked(place):
                self._free.append((tick, place))
            case ev.Scraped():
                self._free = [(since, TURNED[place]) for since, place in self._free]
                self._told = {TURNED[place]: high for place, high in self._told.items()}
                self._alarms = {
                    (who, TURNED[place]): since for (who, place), since in self._alarms.items()
                }
            case _:
                pass

    def hollow(self, tick: int, seat: int, phrase: str) -> bool:
        """Take in what a seat says; say whether it tells a new height and no clack made it."""
        kind, *rest = phrase.split(":")
        if kind == "robbed":
            self._alarms[seat, NAMES.index(rest[0])] = tick
        told = height_of(phrase)
        if told is None:
            return False
        place, high = told
        repeated = self._told.get(place) == high
        self._told[place] = high
        if tick - self._alarms.get((seat, place), -REPORTS - 1) <= REPORTS:
            return False
        for one in reversed(self._free):
            if one[1] == place and tick - one[0] <= CLAIMED:
                self._free.remove(one)
                return False
        return not repeated
