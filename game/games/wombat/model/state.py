"""The table: the truth, what a seat was told and an imagined world alike; blank until told."""

from __future__ import annotations

from copy import copy
from typing import Final

from game.core.seats import Seat
from game.games.wombat.model.actions import SKY, HandVerb, Verb
from game.games.wombat.model.options import AFTER_COUNT, TICKS, Options
from game.games.wombat.model.places import BRICKS, NOWHERE, PLACES, SPINDLES
from game.games.wombat.model.roles import BAD, CONFUSED, GOOD, UNTOLD, WICKED

BUILD, STRAW, DEBATE, FINAL, OVER = "build", "straw", "debate", "final", "over"
PHASES: Final = (BUILD, STRAW, DEBATE, FINAL, OVER)
"""The phases that take time, or wait (W51); before the deal and after the end: ``over``."""
POINTING: Final = 3 * TICKS
"""How long a count of three is, in ticks (W51)."""
NO_VOTE: Final = -2
"""The vote of somebody who is out, or has not pointed."""
NOTHING: Final = -1
"""Nothing was found; else the size of what was, or 0 where it was not felt."""
NO_BRICK: Final = -1
LONG_AGO: Final = -(10**6)
"""When a hand last turned the box that never did."""
NO_PAW: Final = 0
HAND: Final = PLACES
"""What a hand's number as a place of bricks begins at."""
SWITCH_AT: Final = 2
"""At so many points of the Good the Confused goes over (W50)."""


class Hand:
    """What a seat knows of its own hand, and what the truth alone knows of it.

    Not a dataclass: playouts make and copy thousands.
    """

    __slots__ = (
        "begun", "brick", "bricks", "covering", "due", "finger", "found", "given", "paw",
        "percent", "place", "running", "sizes", "turned", "waiting",
    )  # fmt: skip

    def __init__(self) -> None:
        """Begin empty, nowhere."""
        self.place = NOWHERE
        self.sizes: list[int] = []
        """By slot, the size that was felt, 0 where none was."""
        self.found = NOTHING
        self.running: HandVerb | None = None
        self.waiting: HandVerb | None = None
        self.given: Verb | None = None
        """The verb of this tick, sealed until it ends."""
        self.covering = False
        self.turned = LONG_AGO
        """The tick in which this hand last turned the box, in this build."""
        self.paw = NO_PAW
        self.bricks: list[int] = []
        """The truth alone: which bricks they are."""
        self.brick = NO_BRICK
        """The truth alone: which one was found."""
        self.due = self.begun = self.percent = 0
        """The truth alone: of the running verb."""
        self.finger = 0
        """The truth alone: how high the finger is on the spindle that is felt."""

    def copy(self) -> Hand:
        """Return another hand that is equal to this one."""
        twin = copy(self)
        twin.sizes, twin.bricks = self.sizes[:], self.bricks[:]
        return twin


class State:
    """Roles, score, phase, hands and bricks."""

    __slots__ = (
        "alive", "bases", "clacks", "good", "bad", "hands", "lit", "lying", "number", "opened",
        "options", "phase", "pointing", "ready", "reason", "roles", "shades", "switched", "tick",
        "winners",
    )  # fmt: skip

    def __init__(self, options: Options) -> None:
        """Begin before anything was told."""
        seats = range(options.seats)
        self.options = options
        self.roles = [UNTOLD for _ in seats]
        self.phase = OVER
        self.number = 0
        """The round."""
        self.tick = 0
        """The present tick of the phase, 1 the first."""
        self.good = self.bad = 0
        self.switched = False
        """Whether a Confused, if there is one, is of the Bad team."""
        self.alive = [True for _ in seats]
        self.ready = [False for _ in seats]
        self.pointing = [NO_VOTE for _ in seats]
        self.opened: tuple[int, ...] = ()
        """The votes of the last pointing that was opened, by seat."""
        self.hands = [Hand() for _ in seats]
        self.lying: list[list[int]] = [[] for _ in range(PLACES)]
        """The truth alone: which bricks lie at each place, on spindles from the bottom up."""
        self.bases = False
        """Whether this build began with the largest bricks on their spindles."""
        self.clacks = [0] * SPINDLES
        """How many clacks were heard of what is a spindle now, in this build."""
        self.shades: dict[int, int] = {}
        """Among shadows: where each paw is."""
        self.lit: tuple[tuple[tuple[int, ...], ...], ...] = ()
        """The last lights: stacks, zones, hands (W18)."""
        self.winners: tuple[Seat, ...] = ()
        self.reason = ""

    def copy(self) -> State:
        """Return another table that is equal to this one."""
        twin = copy(self)
        twin.hands = [hand.copy() for hand in self.hands]
        twin.lying = [bricks[:] for bricks in self.lying]
        twin.roles, twin.alive, twin.ready = self.roles[:], self.alive[:], self.ready[:]
        twin.pointing, twin.clacks = self.pointing[:], self.clacks[:]
        twin.shades = dict(self.shades)
        return twin

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.hands)

    def living(self) -> list[Seat]:
        """Return who is not eliminated."""
        return [Seat(seat) for seat, alive in enumerate(self.alive) if alive]

    def team(self, seat: int) -> str:
        """Return the team of a seat whose role is known (W5)."""
        role = self.roles[seat]
        return BAD if role == WICKED or (role == CONFUSED and self.switched) else GOOD

    def there(self, place: int) -> list[int]:
        """Return whose hands are at a place, by seat; on its way a hand is where it left (W48)."""
        return [seat for seat, hand in enumerate(self.hands) if hand.place == place]

    def targets(self, seat: int) -> list[int]:
        """Return whom a seat may point at (W2, W31)."""
        return [other for other in self.living() if other != seat] + [SKY]

    @property
    def counting(self) -> bool:
        """Whether all count to three and point: their votes are not opened yet (W51)."""
        return self.phase in (STRAW, FINAL) and self.tick <= POINTING

    @property
    def lasts(self) -> int:
        """How many ticks the phase takes; none where a debate has no clock."""
        if self.phase == BUILD:
            return self.options.ticks
        return self.options.debate * TICKS if self.phase == DEBATE else POINTING

    @property
    def late(self) -> bool:
        """Whether the Confused goes over only after a count (W33)."""
        return self.options.confused_step == AFTER_COUNT

    @property
    def missing(self) -> int:
        """How many bricks one was not told the place of; the truth knows them all."""
        lying = sum(map(len, self.lying))
        return BRICKS - lying - sum(len(hand.bricks) for hand in self.hands)
