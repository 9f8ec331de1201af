"""Facts: what happened, and who is told (W22, W35)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from game.core.events import Private, Public
from game.core.seats import Seat
from game.games.wombat.model.actions import TICK_MS, HandVerb, Verb, verb_from_json
from game.games.wombat.model.hidden import Carried, Grasped, Moved, Reached, Scattered, Timed
from game.games.wombat.model.phrases import Phrase, phrase_of
from game.games.wombat.model.sensations import Touch

Spelling = Mapping[str, Callable[[Any], Any]]
_TOUCH: Final[Spelling] = {"touch": lambda touch: touch.value}
_READ_TOUCH: Final[Spelling] = {"touch": Touch}

# ---------------------------------------------------------------- a match and its phases


@dataclass(slots=True)
class RoleDealt(Private):
    """Somebody's own role."""

    to: Seat
    role: str
    kind: ClassVar[str] = "role_dealt"


@dataclass(slots=True)
class Resumed(Public):
    """The table stands in the middle of a match; laid by hand, for scenarios and lessons."""

    round: int
    good: int
    bad: int
    out: tuple[int, ...]
    kind: ClassVar[str] = "resumed"


@dataclass(slots=True)
class BuildBegan(Public):
    """A build begins: what lay about is scattered anew; ``bases`` lie on their spindles or not."""

    number: int
    bases: bool
    tick: int = 1
    kind: ClassVar[str] = "build_began"
    begins_turn: ClassVar[bool] = True


@dataclass(slots=True)
class PhaseBegan(Public):
    """The straw vote, the debate or the final vote begins."""

    phase: str
    tick: int = 1
    kind: ClassVar[str] = "phase_began"


@dataclass(slots=True)
class Ticked(Public):
    """A tick is over."""

    number: int
    kind: ClassVar[str] = "ticked"
    lasts_ms: ClassVar[int] = TICK_MS


@dataclass(slots=True)
class Lit(Public):
    """Lights on: stacks from the bottom up, zones by size, hands as they stopped (W18).

    A hand is its owner, its place and the bricks in it; among shadows it has no owner, and their
    order tells nothing.
    """

    stacks: tuple[tuple[int, ...], ...]
    zones: tuple[tuple[int, ...], ...]
    hands: tuple[tuple[int, ...], ...]
    kind: ClassVar[str] = "lit"


@dataclass(slots=True)
class Counted(Public):
    """So many towers are complete."""

    complete: int
    kind: ClassVar[str] = "counted"


@dataclass(slots=True)
class Scored(Public):
    """A team's marker moves by one point."""

    team: str
    kind: ClassVar[str] = "scored"


@dataclass(slots=True)
class Switched(Private):
    """The Confused is told that he is of the Bad team from now on."""

    to: Seat
    kind: ClassVar[str] = "switched"


@dataclass(slots=True)
class Pointed(Private):
    """Whom somebody points at, so far."""

    to: Seat
    target: int
    kind: ClassVar[str] = "pointed"


@dataclass(slots=True)
class VotesOpened(Public):
    """Whom everybody pointed at, by seat; ``NO_VOTE`` for the eliminated."""

    targets: tuple[int, ...]
    kind: ClassVar[str] = "votes_opened"


@dataclass(slots=True)
class Eliminated(Public):
    """Somebody is out; the role stays a secret."""

    seat: Seat
    kind: ClassVar[str] = "eliminated"


@dataclass(slots=True)
class Readied(Public):
    """Somebody has debated enough."""

    seat: Seat
    kind: ClassVar[str] = "readied"


@dataclass(slots=True)
class Ended(Public):
    """The match is over, which team won, ``practice`` if none could, and all roles."""

    winners: tuple[Seat, ...]
    reason: str
    roles: tuple[str, ...]
    kind: ClassVar[str] = "ended"


# ---------------------------------------------------------------- what all hear


@dataclass(slots=True)
class Clacked(Public):
    """A brick was laid on a spindle or taken off it."""

    place: int
    kind: ClassVar[str] = "clacked"


@dataclass(slots=True)
class Thudded(Public):
    """A brick was let go, somewhere."""

    kind: ClassVar[str] = "thudded"


@dataclass(slots=True)
class Scraped(Public):
    """The box was turned by a quarter."""

    kind: ClassVar[str] = "scraped"


@dataclass(slots=True)
class Said(Public):
    """Somebody said a phrase."""

    seat: Seat
    phrase: Phrase
    kind: ClassVar[str] = "said"
    spelling: ClassVar[Spelling] = {"phrase": lambda phrase: phrase.spelled}
    reading: ClassVar[Spelling] = {"phrase": phrase_of}


# ---------------------------------------------------------------- what hands feel


@dataclass(slots=True)
class PawNumbered(Private):
    """The number of one's own paw among the shadows (W35)."""

    to: Seat
    number: int
    kind: ClassVar[str] = "paw_numbered"


@dataclass(slots=True)
class Rested(Private):
    """Where one's own hand is when the build begins."""

    to: Seat
    place: int
    kind: ClassVar[str] = "rested"


@dataclass(slots=True)
class PawRested(Public):
    """Where a paw is when the build begins."""

    paw: int
    place: int
    kind: ClassVar[str] = "paw_rested"


@dataclass(slots=True)
class Held(Private):
    """So many bricks one holds from the start, or has found one; at tables laid by hand."""

    to: Seat
    bricks: int
    found: bool
    kind: ClassVar[str] = "held"


@dataclass(slots=True)
class Felt(Private):
    """What a hand felt, told to its owner alone."""

    to: Seat
    touch: Touch
    kind: ClassVar[str] = "felt"
    spelling: ClassVar[Spelling] = _TOUCH
    reading: ClassVar[Spelling] = _READ_TOUCH


@dataclass(slots=True)
class Seen(Public):
    """What a paw felt, told to all."""

    paw: int
    touch: Touch
    kind: ClassVar[str] = "seen"
    spelling: ClassVar[Spelling] = _TOUCH
    reading: ClassVar[Spelling] = _READ_TOUCH


# ---------------------------------------------------------------- what a hand is about


@dataclass(slots=True)
class Given(Private):
    """A verb is sealed until this tick ends."""

    to: Seat
    verb: Verb
    kind: ClassVar[str] = "given"
    spelling: ClassVar[Spelling] = {"verb": lambda verb: verb.to_json()}
    reading: ClassVar[Spelling] = {"verb": verb_from_json}


@dataclass(slots=True)
class Queued(Private):
    """The verb that was given waits for the hand, in place of what waited."""

    to: Seat
    kind: ClassVar[str] = "queued"


@dataclass(slots=True)
class Began(Private):
    """The waiting verb runs."""

    to: Seat
    verb: HandVerb
    kind: ClassVar[str] = "began"
    spelling: ClassVar[Spelling] = {"verb": lambda verb: verb.to_json()}
    reading: ClassVar[Spelling] = {"verb": verb_from_json}


@dataclass(slots=True)
class Lapsed(Private):
    """The waiting verb could not begin."""

    to: Seat
    kind: ClassVar[str] = "lapsed"


@dataclass(slots=True)
class Freed(Private):
    """A gift that nobody met is over."""

    to: Seat
    kind: ClassVar[str] = "freed"


@dataclass(slots=True)
class Stopped(Private):
    """What waited is dropped, and what ran, unless it must be ended (W27)."""

    to: Seat
    kept: bool
    kind: ClassVar[str] = "stopped"


Event = (
    RoleDealt | Resumed | BuildBegan | PhaseBegan | Ticked | Lit | Counted | Scored | Switched
    | Pointed | VotesOpened | Eliminated | Readied | Ended | Clacked | Thudded | Scraped | Said
    | PawNumbered | Rested | PawRested | Held | Felt | Seen | Given | Queued | Began | Lapsed
    | Freed | Stopped | Scattered | Carried | Timed | Reached | Grasped | Moved
)  # fmt: skip
