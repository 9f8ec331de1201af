"""Chatter: what characters say of what everybody saw; hands and beliefs are not asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any, Final

from game.ai import speaking
from game.ai.speaking import Occasion, parted
from game.games.le_boulet.facts import row_of
from game.games.le_boulet.model import events as ev
from game.games.le_boulet.model.actions import PAIR
from game.games.le_boulet.model.themes import is_joke

OFTEN: Final[Mapping[str, float]] = {
    "greeting": 0.6, "accusing": 4.0, "good": 0.45, "refused": 0.5, "loaded": 0.25, "won": 0.9,
    "lost": 0.5, "unsure": 9.0, "moved": 0.8, "unmoved": 0.8,
}  # fmt: skip
"""How often somebody who is neither talkative nor silent speaks up, by the occasion: a thing that
all at the table saw. Whoever accuses, or does not understand a theme, says so; and who judged a
plea answers it."""
LINES: Final[Mapping[str, int]] = {
    **dict.fromkeys(OFTEN, 6), "unsure": 2, "moved": 2, "unmoved": 2,
}  # fmt: skip
"""How many lines everybody has for an occasion: ``persona-line.NAME.OCCASION-NUMBER``."""


_ANSWERS: Final = ("unmoved", "moved")
"""By the vote, how whoever gave it answers a plea."""


class _Accused:
    """Whose card or pair is contested just now."""

    def __init__(self) -> None:
        self.seat = 0
        self._leader = 0

    def see(self, event: ev.Event) -> None:
        match event:
            case ev.Proposed(seat):
                self._leader = seat
            case ev.Accused(_, thing):
                self.seat = self._leader if thing == PAIR else thing
            case _:
                pass


class _Shown:
    """What changes faces, in one match."""

    def __init__(self) -> None:
        self._accused = _Accused()

    def __call__(self, moods: list[str], event: ev.Event) -> None:
        self._accused.see(event)
        speaking.show(moods, event, row_of(event), self._accused.seat)


class _Heard:
    """What gives somebody something to say, in one match."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        self._accused = _Accused()
        self._greeted: set[int] = set()
        self._pleaded = False
        """Whether somebody pleads who admits no joke."""

    def __call__(self, event: ev.Event, seats: int) -> Iterator[Occasion]:
        self._accused.see(event)
        yield from speaking.occasions(event, row_of(event), self._accused.seat)
        match event:
            case ev.LeadBegan(seat) if seat not in self._greeted:
                self._greeted.add(seat)
                yield seat, "greeting"
            case ev.Defended(_, text):
                self._pleaded = bool(text) and not is_joke(text)
            case ev.Voted(votes) if self._pleaded:
                yield from ((at, _ANSWERS[vote]) for at, vote in enumerate(votes) if vote >= 0)
            case ev.Ended(winners):
                yield from parted(winners, seats)
            case _:
                pass


Moods = partial(speaking.Moods, showing=_Shown)
Chatter = partial(speaking.Chatter, often=OFTEN, lines=LINES, occasions=_Heard)
