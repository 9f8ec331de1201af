"""The table: the truth, what a seat was told and an imagined world alike; blank until told."""

from __future__ import annotations

from typing import Final

from game.core.seats import Seat
from game.games.le_boulet.model.actions import PAIR
from game.games.le_boulet.model.cards import NONE, UNKNOWN
from game.games.le_boulet.model.options import SEAT_COUNTS, Options

RACE, LEAD, ANSWER, EXPLAIN, OPEN, DEFENCE, VOTE, RETRY, GIVE, OVER = (
    "race", "lead", "answer", "explain", "open", "defend", "vote", "retry", "give", "over",
)  # fmt: skip
"""The moments of a round; before the first and after the end nobody is asked."""
ATTEMPTS: Final = 3
"""So many associations of a lead may be refused (B21)."""
UNCHOSEN: Final = -9
"""Nothing was chosen yet, or one was not told."""


_TWICE: Final = [tuple(Seat(seat) for seat in range(most)) * 2 for most in range(SEAT_COUNTS.stop)]
"""For every number of seats two turns around the table, from the first seat on."""


class State:
    """Hands, what lies on the table, and how far its round has come.

    Not a dataclass: bots copy it thousands of times a decision.
    """

    __slots__ = (
        "accused", "accuser", "answers", "aside", "askers", "attempts", "barred", "choices",
        "contested", "defence", "discard", "explanation", "givers", "good", "hands", "known",
        "lapsed", "leader", "leads", "opened", "options", "pair", "phase", "reason", "spent",
        "stock", "theme", "winners",
    )  # fmt: skip

    def __init__(self, options: Options) -> None:
        """Begin with all cards in the stock."""
        seats = range(options.seats)
        self.options = options
        self.hands: list[list[int]] = [[] for _ in seats]
        """By seat; who is not told sees ``UNKNOWN``."""
        self.known: list[list[int]] = [[] for _ in seats]
        """By seat, what all know of a hand: what went back there, or was given (B24)."""
        self.stock: list[int] = [UNKNOWN] * options.cards
        """The last is drawn next."""
        self.discard: list[int] = []
        self.aside: tuple[int, ...] = ()
        """Cards that are not played with, at tables laid by hand."""
        self.phase = OVER
        self.leader = Seat(0)
        self.leads = 0
        """How many leads began."""
        self.attempts = 0
        """How many associations of this lead were refused."""
        self.pair: tuple[int, ...] = ()
        self.theme = ""
        self.askers: tuple[Seat, ...] = ()
        """Who asked for an explanation of the theme: that is done once."""
        self.explanation = ""
        self.spent: list[str] = []
        """Themes that were refused in this round, as they are compared (B15)."""
        self.answers = [NONE for _ in seats]
        """By seat, what lies before it."""
        self.barred: list[list[int]] = [[] for _ in seats]
        """By seat, cards that were refused under this theme (B15)."""
        self.good: frozenset[int] = frozenset()
        """What was validated: the pair, and seats whose answers were."""
        self.opened = False
        """Whether the answers of this attempt lie open."""
        self.choices = [UNCHOSEN for _ in seats]
        """By seat, what was chosen and is told to nobody else yet (B32)."""
        self.contested = UNCHOSEN
        self.accuser = self.accused = Seat(0)
        self.lapsed: tuple[Seat, ...] = ()
        """Who contested as well, as far as one was told, and came behind the accuser (B19)."""
        self.defence = ""
        self.givers: list[Seat] = []
        """Who has still to give a Boulet, the next one first (B13)."""
        self.winners: tuple[Seat, ...] = ()
        self.reason = ""

    def copy(self) -> State:
        """Return another table that is equal to this one."""
        twin = State.__new__(State)
        twin.options, twin.aside = self.options, self.aside
        twin.hands = [hand[:] for hand in self.hands]
        twin.known = [hand[:] for hand in self.known]
        twin.barred = [cards[:] for cards in self.barred]
        twin.stock, twin.discard = self.stock[:], self.discard[:]
        twin.spent, twin.answers = self.spent[:], self.answers[:]
        twin.choices, twin.givers = self.choices[:], self.givers[:]
        twin.phase, twin.leader, twin.leads = self.phase, self.leader, self.leads
        twin.attempts, twin.pair, twin.theme = self.attempts, self.pair, self.theme
        twin.askers, twin.explanation = self.askers, self.explanation
        twin.good, twin.opened, twin.contested = self.good, self.opened, self.contested
        twin.accuser, twin.accused, twin.defence = self.accuser, self.accused, self.defence
        twin.lapsed = self.lapsed
        twin.winners, twin.reason = self.winners, self.reason
        return twin

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.hands)

    @property
    def threshold(self) -> int:
        """How many validations save what is contested (B4, B29)."""
        return 1 if self.seats <= 6 else 2

    def around(self) -> list[Seat]:
        """Return all seats in turn from the leader's left on, the leader last."""
        left, seats = self.leader + 1, len(self.hands)
        return list(_TWICE[seats][left : left + seats])

    def contesting(self) -> list[Seat]:
        """Return who chose to contest, from the leader's left on, as far as one was told."""
        free = (NONE, UNCHOSEN)
        return [
            seat
            for seat in self.around()
            if (choice := self.choices[seat]) == PAIR or (self.phase == OPEN and choice not in free)
        ]

    def asked(self) -> list[Seat]:
        """Return who has to do something now; of those who choose sealed, who has not yet."""
        match self.phase:
            case "over":
                return []
            case "lead" | "explain":
                return [self.leader]
            case "defend" | "retry":
                return [self.accused]
            case "give":
                return self.givers[:1]
            case _:
                return self._choosing()

    def _choosing(self) -> list[Seat]:
        out = {"answer": self.leader, "vote": self.accused}.get(self.phase)
        return [
            Seat(seat)
            for seat, choice in enumerate(self.choices)
            if choice == UNCHOSEN and seat != out
        ]
