"""What a pair of windows on Wombat is made of, drawn by its number, and the two worlds it shows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from game.core.luck import Stream, key_of
from game.core.seats import Seat, Viewer
from game.games.wombat.model.options import SHADOWS
from game.games.wombat.model.places import BRICKS, PLACES, SPINDLES
from game.store.settings import Settings
from tests.wombat.wombat_running import Open

FREE: Final = ("basic", "wicked", "confused")
RESTRICTED: Final = ("trusting", "helpless", "generous")
SORTS: Final = ("bricks", "roles", "confused", "restricted")
"""What is exchanged: two bricks, two unrestricted roles, Basic and Confused before the switch, or a
restriction that is never met and a role without one; for leaks ``sizes``, those of all bricks."""
LAWFUL: Final = {
    "bricks": ("felt", "seen", "lit"),
    "sizes": ("lit",),
    "confused": ("switched", "ended"),
}
"""By sort, the facts that tell a viewer what was exchanged; of roles the end alone."""
SKIPPED: Final = (0, 0, 0, 0, 90, 90, 585, 600)
"""So many ticks pass before the windows open: the lights go on at 600, then all point and argue."""
EARLY: Final = (0, 0, 30, 90, 200)
"""The same where bricks are exchanged, which the lights show."""
APART: Final = (("left", "right"), ("keypad", "left"))
PADS: Final = ("pad:0", "pad:1")
ALONE, SHARED, HELD, CLOSED = "alone", "shared", "held", "closed"
ROOMS: Final = (ALONE, ALONE, ALONE, SHARED, HELD, CLOSED)
"""One's own table, or one that is watched; around one screen two parts of a keyboard, or two
gamepads; or two gamepads and closed eyes, whose motors tell what is felt."""


@dataclass(frozen=True)
class Plan:
    """What a pair is made of."""

    seats: int
    given: dict[str, Any]
    seed: int
    sort: str
    room: str
    viewer: Viewer
    """Whose window it is; nobody's where somebody watches, or several sit around one screen."""
    settings: Settings
    frame_ms: int
    skipped: int
    on_file: bool
    draws: bool
    """Whether frames are drawn; what sounds, is written, shaken, spoken and due always counts."""
    paints: bool
    """Whether the pixels of frames are compared, too."""
    counts: bool
    """Whether the calls of functions are counted: what a frame costs."""

    @property
    def people(self) -> int:
        """How many people sit around one screen."""
        return 0 if self.room == ALONE else len(PADS)

    @property
    def sources(self) -> tuple[str, ...]:
        """By person around one screen, what they hold."""
        parts = APART[self.seed % len(APART)]
        return () if self.room == ALONE else parts if self.room == SHARED else PADS

    @property
    def eyes(self) -> tuple[Viewer, ...]:
        """Whose facts the window, or a motor, tells of."""
        closed = (*map(Seat, range(self.people)),) if self.room == CLOSED else ()
        return (self.viewer, *closed)


def plan(chance: Stream, number: int, sort: str, skipped: int | None) -> Plan:
    """Draw a table and whose eyes look at it; how closely it is looked at goes by its number."""
    seats = 4 + chance.below(3)
    room = ROOMS[chance.below(len(ROOMS))]
    settings = Settings(
        language=("fr", "en")[chance.below(2)],
        reduced_motion=bool(chance.below(2)),
        captions=bool(chance.below(2)),
        speech=True,
    )
    alone = chance.below(seats + 1)
    if sort == "sizes":  # of somebody who only watches: whoever plays would feel it soon
        room, alone = ALONE, seats
    given = {
        "seconds": 60, "advanced": True, "debate": 0,
        "touch": SHADOWS if room in (SHARED, HELD) else "own", "beginner": not chance.below(3),
    }  # fmt: skip
    times = EARLY if sort == "bricks" else SKIPPED
    drawn = times[chance.below(len(times))]
    return Plan(
        seats=seats, given=given, seed=chance.below(10**9), sort=sort, room=room,
        viewer=None if room != ALONE or alone == seats else Seat(alone),
        settings=settings, frame_ms=(37, 50, 110)[chance.below(3)],
        skipped=drawn if skipped is None else skipped,
        on_file=bool(chance.below(2)),
        draws=number % 4 == 0 or skipped is not None, paints=number % 8 == 0,
        counts=number % 10 == 3,
    )  # fmt: skip


def dealt(number: int, sort: str, skipped: int | None) -> tuple[Plan, Stream, tuple[Open, Open]]:
    """Return a pair; a table where nothing can be exchanged is dealt anew."""
    for attempt in range(20):
        chance = Stream(key_of("pair of Wombat", number, attempt, sort))
        its = plan(chance, number, sort, skipped)
        if (found := worlds(its, chance)) is not None:
            return its, chance, found
    raise LookupError(f"pair {number}: nothing can be exchanged")


def worlds(its: Plan, chance: Stream) -> tuple[Open, Open] | None:
    """Deal twice and exchange in the second world; None where there is nothing to exchange."""
    one, other = (Open(its.seats, its.seed, its.given) for _ in range(2))
    truth = other.truth
    if its.sort == "sizes":
        for bricks in truth.lying:
            bricks[:] = [BRICKS - 1 - brick for brick in bricks]
        return one, other
    if its.sort == "bricks":
        lying = [
            (place, slot)
            for place in range(SPINDLES, PLACES)
            for slot in range(len(truth.lying[place]))
        ]
        (a, i), (b, j) = chance.shuffled(lying)[:2]
        first, second = truth.lying[a][i], truth.lying[b][j]
        truth.lying[a][i], truth.lying[b][j] = second, first
        return one, other
    # keys of people are pressed blindly, and would meet a restriction; motors are their own
    spared = its.sort == "restricted" or its.room == CLOSED
    others = [seat for seat in range(its.people if spared else 0, its.seats) if seat != its.viewer]
    of_sort = {"roles": FREE, "confused": ("basic", "confused")}
    kinds = {truth.roles[seat]: seat for seat in chance.shuffled(others)}
    if its.sort == "restricted":
        sides = [[kinds[role] for role in some if role in kinds] for some in (RESTRICTED, FREE)]
        pair = [side[0] for side in sides if side]
    else:
        pair = [kinds[role] for role in of_sort[its.sort] if role in kinds][:2]
    if len(pair) < 2:
        return None
    a, b = pair
    truth.roles[a], truth.roles[b] = truth.roles[b], truth.roles[a]
    return one, other
