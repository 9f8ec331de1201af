"""Answering: the window in which an aimed card flies and its target may answer.

Nothing of what is pressed meanwhile is seen or heard, and nothing reaches the match, before the
window is over. How long it is hangs on what the table agreed on, never on a hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from game.core.seats import Seat
from game.scenes.view.view_player import ViewPlayer
from game.session import Session
from game.store.heads import PACES

LEAST_MS: Final = 300
"""No window and no breath is shorter: a bot's answer is there by then, whatever it holds."""
CONFIRM_MS: Final = PACES["normal"]
"""How long a card flies at least where all confirm."""


def window_ms(pace: str) -> int:
    """Return how long an aimed card flies at a table's pace, in milliseconds."""
    return max(LEAST_MS, PACES.get(pace, CONFIRM_MS))


def flight_ms(session: Session, seat: Seat) -> int:
    """Return how long a card flies at a seat: nobody has to be waited for where a bot is asked."""
    whole = window_ms(session.head.house.pace)
    return whole if session.is_human(seat) else min(whole, CONFIRM_MS)


class SealedViewPlayer(ViewPlayer):
    """What all are told, and its pictures; a card in the air takes as long as its window."""

    pace = 1.0
    """How fast everything else runs; 0 shows it at once."""

    def _play(self, beat: Any, cues: Sequence[Any]) -> None:
        aimed = self._board.response.answering(self.view)
        self.director.pace = 1.0 if aimed else self.pace
        super()._play(beat, cues)
        asked = next(iter(self._session.rules.pending(self.view)), None) if aimed else None
        if asked is not None:
            self.director.last(flight_ms(self._session, asked))


class AnswerWindow:
    """One card in the air, and what is pressed meanwhile.

    ``chosen`` is what will be answered, None for the silent answer. A bot that has not made up its
    mind when the window ends is given one more, then it is silent.
    """

    def __init__(
        self, target: Seat, length: int, waits: Iterable[Seat] = (), moves: int = 0
    ) -> None:
        """Ask a seat; ``waits`` are the seats that have to confirm, if the table wants so.

        ``moves`` is how much had been done in the match when the card began to fly.
        """
        self.moves = moves
        self.target = target
        self.length = length
        self.chosen: Any = None
        self.waits = frozenset(waits)
        """The seats that have not confirmed yet."""
        self._elapsed = 0
        self._given = 1

    def pass_time(self, ms: int, people: Iterable[Seat]) -> None:
        """Let the card fly on; only people who are still here have to confirm."""
        self._elapsed += ms
        self.waits &= frozenset(people)

    def press(self, seats: Iterable[Seat], answer: Any, *, held: bool) -> None:
        """Take in that the device of some seats pressed an answer, and whether the asked holds it.

        Whoever presses what they do not hold has confirmed, too: nobody can tell it apart.
        """
        self.waits -= frozenset(seats)
        if held:
            self.chosen = answer

    @property
    def landed(self) -> bool:
        """Whether the card has flown for as long as it must."""
        return self._elapsed >= self.length

    @property
    def hangs(self) -> bool:
        """Whether the card has flown, and hangs in the air until all have confirmed."""
        return self.landed and bool(self.waits)

    @property
    def left(self) -> float:
        """How much of the flight is left, 1 to 0."""
        return max(0.0, 1 - self._elapsed / self.length)

    @property
    def over(self) -> bool:
        """Whether the answer is to be shown now."""
        return self._elapsed >= self.length * self._given and not self.waits

    @property
    def spent(self) -> bool:
        """Whether there was one more window already."""
        return self._given > 1

    def again(self) -> None:
        """Give one more whole window."""
        self._given = self._elapsed // self.length + 1
