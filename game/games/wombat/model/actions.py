"""Verbs: what a hand may do, what may be said and voted, and the act of time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Final

from game.core.fields import ActionKinds, Number, Spelled, Text
from game.games.wombat.model.options import SEAT_COUNTS
from game.games.wombat.model.places import NAMES

OPEN_PLACE: Final = -1
"""A place that is still to be filled in."""
FOUND: Final = 0
"""What is felt: the brick that was found; 1 and 2 are slots of the hand."""
SPINDLE: Final = -1
"""What is felt: the spindle where the hand is."""
RECEIVE: Final = 0
"""A gift that is taken; 1 and 2 are slots that are given."""
SKY: Final = -1
"""Whom one points at who points at nobody."""
TICK_MS: Final = 100

_SLOTS: Final = range(1, 3)
Place = Annotated[int, Number("place", dict(enumerate(NAMES)))]
Slot = Annotated[int, Number("slot", numbers=_SLOTS)]
Felt = Annotated[int, Number("slot", {FOUND: "found", SPINDLE: "spindle"}, _SLOTS)]
Gift = Annotated[int, Number("slot", {RECEIVE: "take"}, _SLOTS)]
Phrase = Annotated[str, Text(least=1)]
Pointed = Annotated[int, Number("seat", {SKY: "sky"}, range(SEAT_COUNTS.stop))]


@dataclass(frozen=True, slots=True)
class Go(Spelled):
    """Reach for a place; without one it is the shape of a reach."""

    place: Place = OPEN_PLACE
    kind: ClassVar[str] = "go"


@dataclass(frozen=True, slots=True)
class Grope(Spelled):
    """Look for a brick in the zone where the hand is."""

    kind: ClassVar[str] = "grope"


@dataclass(frozen=True, slots=True)
class Pick(Spelled):
    """Pick up the brick that was found."""

    kind: ClassVar[str] = "pick"


@dataclass(frozen=True, slots=True)
class Feel(Spelled):
    """Feel the dots of a brick in hand or found, or a spindle from the top."""

    what: Felt
    kind: ClassVar[str] = "feel"


@dataclass(frozen=True, slots=True)
class Lay(Spelled):
    """Lay a brick on the spindle where the hand is."""

    slot: Slot
    kind: ClassVar[str] = "lay"


@dataclass(frozen=True, slots=True)
class Take(Spelled):
    """Take the top brick off the spindle where the hand is."""

    kind: ClassVar[str] = "take"


@dataclass(frozen=True, slots=True)
class Drop(Spelled):
    """Let a brick go in the zone where the hand is."""

    slot: Slot
    kind: ClassVar[str] = "drop"


@dataclass(frozen=True, slots=True)
class Give(Spelled):
    """Hold a brick out to another hand, or an empty palm."""

    what: Gift
    kind: ClassVar[str] = "give"


@dataclass(frozen=True, slots=True)
class Cover(Spelled):
    """Lay the hand over the spindle where it is."""

    kind: ClassVar[str] = "cover"


@dataclass(frozen=True, slots=True)
class Turn(Spelled):
    """Turn the box by a quarter."""

    kind: ClassVar[str] = "turn"


@dataclass(frozen=True, slots=True)
class Stop(Spelled):
    """Let be what the hand does and what waits."""

    kind: ClassVar[str] = "stop"


@dataclass(frozen=True, slots=True)
class Say(Spelled):
    """Say a phrase; without one it is the shape."""

    phrase: Phrase = ""
    kind: ClassVar[str] = "say"


@dataclass(frozen=True, slots=True)
class Vote(Spelled):
    """Point at a seat, or at the sky."""

    target: Pointed
    kind: ClassVar[str] = "vote"


@dataclass(frozen=True, slots=True)
class Ready(Spelled):
    """Say that one has debated enough."""

    kind: ClassVar[str] = "ready"


@dataclass(frozen=True, slots=True)
class Tick(Spelled):
    """Time: the present tick ends. The mark is a digest of the table as this tick found it."""

    number: int
    mark: int
    kind: ClassVar[str] = "tick"

    @property
    def after_ms(self) -> int:
        """How long a tick is, in milliseconds of play."""
        return TICK_MS

    @property
    def ends_tick(self) -> bool:
        """What is given in a tick is sealed until it ends (W23)."""
        return True


HandVerb = Go | Grope | Pick | Feel | Lay | Take | Drop | Give | Cover | Turn
"""What a hand does: one runs, one waits."""
Verb = HandVerb | Stop | Say
"""What is given in a tick of a build, one a seat (W23)."""
Action = Verb | Vote | Ready | Tick

ACTIONS: Final = ActionKinds[Action](Action)
GO, GROPE, PICK, TAKE, COVER, TURN = Go(), Grope(), Pick(), Take(), Cover(), Turn()
STOP, SAY, READY = Stop(), Say(), Ready()
FEEL_FOUND, FEEL_SPINDLE, GIVE_RECEIVE = Feel(FOUND), Feel(SPINDLE), Give(RECEIVE)
FEEL_SLOTS: Final = ((), (Feel(1),), (Feel(1), Feel(2)))
LAYS: Final = ((), (Lay(1),), (Lay(1), Lay(2)))
DROPS: Final = ((), (Drop(1),), (Drop(1), Drop(2)))
GIFTS: Final = ((), (Give(1),), (Give(1), Give(2)))
"""The verbs for each slot, by how many bricks are held."""


def verb_from_json(data: Mapping[str, Any]) -> Verb:
    """Return the verb of a build that plain data spells.

    Raises:
        ValueError: it spells none.
    """
    made = ACTIONS.read(data)
    if isinstance(made, (Vote, Ready, Tick)):
        raise ValueError(f"{made.kind} is no verb of a build")
    return made
