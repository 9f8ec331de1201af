"""Study: matches whose truth is known, taken apart for a fit of what hands are believed to hold.

At every turn one hidden card is an example: which of the faces that nobody saw it is, each as
likely at first as there are many of it, by what its holder did not do with it. Nothing here is
part of playing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final, NoReturn

from game.ai.learning import Example, Look, Row
from game.core.bots import Bot
from game.games.mets_ton_slip.bot.belief import FACES, Belief
from game.games.mets_ton_slip.bot.drifters import DRIFTERS, DriftingBot
from game.games.mets_ton_slip.bot.learned import kinds_of
from game.games.mets_ton_slip.bot.tallies import TRAITS
from game.games.mets_ton_slip.model import events as ev
from game.games.mets_ton_slip.model.cards import DECK, DEFENCES
from game.games.mets_ton_slip.model.options import Options
from game.games.mets_ton_slip.model.state import State
from game.games.mets_ton_slip.rules.determinizations import unseen
from game.games.mets_ton_slip.rules.fold import apply

__all__ = [
    "FIELD", "HEARS", "KINDS", "START", "TERMS", "TRAITS", "WAYS", "Apprentice", "Study",
    "kinds_of", "lesson", "player", "truth", "whole",
]  # fmt: skip

TERMS: Final[tuple[str, ...]] = ()
HELD: Final = "held"
WAYS: Final = (HELD,)
ANYBODY: Final = "anybody"
KINDS: Final[Mapping[str, str]] = {ANYBODY: HELD}
"""One kind stands for all: whom one sits beside is not known, and a field of all sorts makes it
careful."""
FIELD: Final[Mapping[str, str]] = dict.fromkeys(
    ("easy", "normal", "greedy", "hard", *DRIFTERS), ANYBODY
)
HEARS: Final = ("hand", "drawn")
START: Final[Mapping[str, Any]] = {
    "kinds": {ANYBODY: {"goes_by": HELD, "share": 1.0, "tremble": 0.02, "weights": {}}}
}


def player(
    name: str, seat: int, seats: int, options: Options, seed: int, data: Mapping[str, Any]
) -> Bot:
    """Return somebody of the field."""
    from game.games.mets_ton_slip.bot import make  # noqa: PLC0415 the levels know what was learnt

    if name in DRIFTERS:
        return DriftingBot(seat, seats, options, seed, name)
    return make(name, seat, seats, options, seed, data)


def whole(kinds: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    """Return fitted kinds in the shape of the data file."""
    return {"kinds": dict(kinds)}


def truth(state: State) -> list[int]:
    """Return nothing: hands change, and a study hears what is dealt and drawn."""
    return []


def lesson(data: Mapping[str, Any], seats: int) -> Mapping[str, Any]:
    """Return nothing: what to do is not practised here, but imagined at the table."""
    return {}


def Apprentice(*_: object, **__: object) -> NoReturn:  # noqa: N802 a part calls it as a class
    """Refuse: nobody practises, these bots look ahead instead.

    Raises:
        LookupError: always.
    """
    raise LookupError(ANYBODY)


class Study:
    """One match, told again to what all believe while the truth is known."""

    def __init__(self, seats: int, options: Options, data: Mapping[str, Any]) -> None:
        """Begin before the deal."""
        kind = kinds_of(data)[0]
        self.record = Belief(options, len(DECK), kind.policy.weights, kind.tremble)
        self.turns = 0
        self._truth = State(options, len(DECK))
        self._next = 0

    def learn_from(
        self, event: ev.Event, characters: Sequence[int], *, learn: bool = True
    ) -> Example | None:
        """Take one event in; return what it is an example of, if one is to ``learn``."""
        apply(self._truth, event)
        if not event.is_for(None):
            return None
        self.record.observe(event)
        self.turns += isinstance(event, ev.TurnBegan)
        if not learn or not isinstance(event, ev.TurnBegan | ev.Ready):
            return None
        return self._example()

    def _example(self) -> Example | None:
        """Return the next hidden card, one after the other, round the table."""
        cards = [
            (seat, at) for seat, its in enumerate(self.record.hidden) for at in range(len(its))
        ]
        if not cards:
            return None
        self._next += 1
        seat, at = cards[self._next * 7 % len(cards)]
        face = self._faces(seat)[at]
        # faces are strangers to each other: each is a nest of its own
        rest = unseen(self.record.view)
        faces = [one for one in FACES if rest[one] > 0]
        came = self.record.hidden[seat][at]
        rows: list[Row] = [self.record.row(seat, came, one) for one in faces]
        counts = [rest[one] * self.record.spared(seat, came, one) for one in faces]
        return Example(seat, False, faces.index(face), counts, [1] * len(faces), {HELD: rows})

    def _faces(self, seat: int) -> list[int]:
        """Return what a seat truly holds unseen, what came first first, as hidden cards lie."""
        known = Counter(self.record.view.hands[seat])
        found = []
        for face in reversed(self._truth.hands[seat]):
            if known[face] > 0:
                known[face] -= 1
            else:
                found.append(face)
        return found[::-1]

    def looks(self, characters: Sequence[int]) -> list[Look]:
        """Return what is believed now of every hand that is not known to hold a defence."""
        said, prior = self.record.holds(DEFENCES), self.record.counted().holds(DEFENCES)
        return [
            Look(self.turns, said[seat], prior[seat], any(face in hand for face in DEFENCES))
            for seat, hand in enumerate(self._truth.hands)
            if 0 < prior[seat] < 1
        ]
