"""Clacks: which heights were told in the dark though nothing new had clacked there.

Clacks and claims are public, so this is the same for every viewer. What it finds is told as a fact,
so every clack before a claim counts, whoever made it and however many spoke of it. Bots weigh more
closely whose clack it may have been (``bot.counting``).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from game.games.wombat.board.evidence import Claim
from game.games.wombat.model import events as ev
from game.games.wombat.model.options import TICKS
from game.games.wombat.model.phrases import REPORTS, Phrase
from game.games.wombat.model.places import TURNED

FRESH: Final = 5 * TICKS
"""A clack is new for so long, even if a height was told since: people take time to speak."""
LATE: Final = TICKS
"""So soon after a claim a clack is still what it spoke of."""


class Clacks:
    """The clacks of one build, and which claims came without one."""

    def __init__(self, *, bases: bool = False) -> None:
        """Begin with a build in which nothing was heard; ``bases``: each tower has one brick."""
        self._least = int(bases)
        self.heard: dict[int, int] = {}
        """By tower, when it clacked last."""
        self._told: dict[int, tuple[int, int]] = {}
        """By tower, the height that was told last, and when."""
        self._alarms: dict[tuple[int, int], int] = {}
        """By seat and tower, when it last said that the tower was robbed."""

    def show(self, event: ev.Event, tick: int) -> None:
        """Take in a clack, or a turn of the box."""
        match event:
            case ev.Clacked(place):
                self.heard[place] = tick
            case ev.Scraped():
                self.heard = {TURNED[place]: since for place, since in self.heard.items()}
                self._told = {TURNED[place]: told for place, told in self._told.items()}
                self._alarms = {
                    (who, TURNED[place]): since for (who, place), since in self._alarms.items()
                }
            case _:
                pass

    @staticmethod
    def made_good(claims: Sequence[Claim], place: int, tick: int) -> list[Claim]:
        """Return claims as they stand after a clack: it may be what somebody has just spoken of."""

        def spoke_of_it(one: Claim) -> bool:
            told = one.phrase.height is not None and one.phrase.place == place
            return told and tick - one.tick <= LATE

        return [
            replace(one, hollow=False) if one.hollow and spoke_of_it(one) else one for one in claims
        ]

    def hollow(self, tick: int, seat: int, phrase: Phrase) -> bool:
        """Take in what a seat says; say whether it tells a new height and no new clack made it."""
        place, high = phrase.place, phrase.height
        if phrase.word == "robbed":
            self._alarms[seat, place] = tick
        if high is None:
            return False
        before, since = self._told.get(place, (self._least, -1))
        self._told[place] = high, tick
        if high == before or tick - self._alarms.get((seat, place), -REPORTS - 1) <= REPORTS:
            return False
        heard = self.heard.get(place)
        return heard is None or (heard < since and tick - heard > FRESH)
