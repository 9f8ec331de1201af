"""The table: the truth, what a seat was told and an imagined world alike; blank until told."""

from __future__ import annotations

from typing import Final

from game.core.seats import Seat
from game.games.mets_ton_slip.model.cards import ALL_SLOTS, NOTHING, UNKNOWN
from game.games.mets_ton_slip.model.options import Options

DRAW, KEEP, ACT, DISCARD, DEFEND, CROIX, STEAL, OVER = (
    "draw", "keep", "act", "discard", "defend", "croix", "steal", "over",
)  # fmt: skip
"""The moments of a turn; before the first turn nobody is asked either."""
_FIRST: Final = Seat(0)


class State:
    """Hands, outfits, baskets and what a turn has come to.

    Not a dataclass: bots copy it thousands of times a decision.
    """

    __slots__ = (
        "attack", "author", "baskets", "hands", "mirrors", "offered", "options", "phase",
        "pointed", "removed", "stock", "taken_off", "turn", "turns", "winners", "worn",
    )  # fmt: skip

    def __init__(self, options: Options, cards: int) -> None:
        """Begin with so many cards in the clean pile, and nothing else anywhere."""
        seats = range(options.seats)
        self.options = options
        self.hands: list[list[int]] = [[] for _ in seats]
        """By seat, in the order in which they came; who is not told sees ``UNKNOWN``."""
        self.worn: list[list[int]] = [[NOTHING for _ in ALL_SLOTS] for _ in seats]
        self.baskets: list[list[int]] = [[] for _ in seats]
        """By seat, the dirty laundry, oldest first."""
        self.stock: list[int] = [UNKNOWN] * cards
        """The clean pile; the last is drawn next."""
        self.removed: list[int] = []
        self.phase = OVER
        self.turn = _FIRST
        self.turns = 0
        """How many turns began."""
        self.offered = 0
        """How many cards, the last of the hand, somebody may keep one of."""
        self.taken_off = 0
        """How many worn cards were laid away in this turn."""
        self.attack = NOTHING
        """The attack that is not decided yet."""
        self.author = self.pointed = _FIRST
        self.mirrors = 0
        """How many Miroirs of this attack stand."""
        self.winners: tuple[Seat, ...] = ()

    def copy(self) -> State:
        """Return another table that is equal to this one."""
        twin = State.__new__(State)
        twin.options = self.options
        twin.hands = [hand[:] for hand in self.hands]
        twin.worn = [slots[:] for slots in self.worn]
        twin.baskets = [basket[:] for basket in self.baskets]
        twin.stock = self.stock[:]
        twin.removed = self.removed[:]
        twin.phase, twin.turn, twin.turns = self.phase, self.turn, self.turns
        twin.offered, twin.taken_off, twin.attack = self.offered, self.taken_off, self.attack
        twin.author, twin.pointed, twin.mirrors = self.author, self.pointed, self.mirrors
        twin.winners = self.winners
        return twin

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.hands)

    def asked(self) -> Seat | None:
        """Return who has to do something now, None before the first turn and after the end."""
        match self.phase:
            case "over":
                return None
            case "defend" | "croix":
                return self.pointed
            case "steal":
                return self.author
            case _:
                return self.turn
