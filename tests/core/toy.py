"""Fibs, the smallest complete game with secrets: the example to read before writing another.

Cards show 1 to 4. Two lie in every hand, the others in the bag. Whose turn it is draws a card and
asks another seat for a face. That seat gives one if it holds one, or denies, truly or not. Who
asked believes it or doubts: a doubter looks at the whole hand, alone, and whoever was wrong to
lie or to doubt gives the other a point; a given card is a point too. The match is over when a
turn begins on an empty bag. A real game spreads these parts over `model`, `rules` and `bot`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any, ClassVar

from game.core.events import Private, Public
from game.core.journal import Journal
from game.core.luck import Luck, Stream, key_of
from game.core.rules import OptionsError, Outcome
from game.core.seats import NOBODY, Seat, Viewer

BLANK = -1  # what one was not told
FACES = range(1, 5)
ASK, ANSWER, JUDGE, OVER = "ask", "answer", "judge", "over"  # the moments of a turn

# ---------------------------------------------------------------- actions: what a player wants


@dataclass(frozen=True, slots=True)
class Ask:
    target: int
    face: int
    kind: ClassVar[str] = "ask"

    def to_json(self) -> dict[str, Any]:
        return {"kind": self.kind, "target": self.target, "face": self.face}


@dataclass(frozen=True, slots=True)
class Say:
    kind: str  # "give" or "deny" of who is asked, "believe" or "doubt" of who asked

    def to_json(self) -> dict[str, Any]:
        return {"kind": self.kind}


GIVE, DENY, BELIEVE, DOUBT = map(Say, ("give", "deny", "believe", "doubt"))
Action = Ask | Say

# ---------------------------------------------------------------- events: what happened


@dataclass(slots=True)
class Stocked(Private):  # to NOBODY: the truth alone knows what lies where in the bag
    to: Seat
    faces: tuple[int, ...]
    kind: ClassVar[str] = "stocked"


@dataclass(slots=True)
class Began(Public):
    seat: Seat
    kind: ClassVar[str] = "began"
    begins_turn: ClassVar[bool] = True


@dataclass(slots=True)
class Picked(Private):  # to NOBODY: from which place of the bag the next card comes
    to: Seat
    place: int
    kind: ClassVar[str] = "picked"


@dataclass(slots=True)
class Drew(Public):  # everybody sees that a card was drawn …
    seat: Seat
    kind: ClassVar[str] = "drew"


@dataclass(slots=True)
class Drawn(Private):  # … and the one who drew it what it shows
    to: Seat
    face: int
    kind: ClassVar[str] = "drawn"


@dataclass(slots=True)
class Asked(Public):
    seat: Seat
    target: Seat
    face: int
    kind: ClassVar[str] = "asked"


@dataclass(slots=True)
class Given(Public):
    seat: Seat
    face: int
    kind: ClassVar[str] = "given"


@dataclass(slots=True)
class Denied(Public):
    seat: Seat
    kind: ClassVar[str] = "denied"


@dataclass(slots=True)
class Shown(Private):  # what a doubter saw in the other's hand
    to: Seat
    seat: Seat
    faces: tuple[int, ...]
    kind: ClassVar[str] = "shown"


@dataclass(slots=True)
class Judged(Public):
    lied: bool
    kind: ClassVar[str] = "judged"


@dataclass(slots=True)
class Ended(Public):
    winners: tuple[Seat, ...]
    kind: ClassVar[str] = "ended"


Event = (
    Stocked | Began | Picked | Drew | Drawn | Asked | Given | Denied | Shown | Judged | Ended
)  # fmt: skip

# ---------------------------------------------------------------- the table


@dataclass
class State:
    """The truth, what a seat was told and an imagined world alike; blank until told."""

    copies: int
    hands: list[list[int]]
    bag: list[int]
    given: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    phase: str = OVER
    turn: int = 0
    target: int = 0
    face: int = BLANK
    winners: tuple[Seat, ...] = ()


class Fibs:
    """The rules protocol, promise by promise."""

    name = "fibs"
    edition = 1
    seat_counts = range(2, 5)

    # ------------------------------------------------------------ options

    def options(self, seats: int, given: Mapping[str, Any]) -> int:
        copies = given.get("copies", 4)
        if seats not in self.seat_counts or copies not in (3, 4, 5) or set(given) - {"copies"}:
            raise OptionsError("options", seats=seats)
        return int(copies)

    def options_json(self, options: int) -> dict[str, Any]:
        return {"copies": options}

    # ------------------------------------------------------------ the course of a match

    def initial(self, seats: int, options: int) -> State:
        bag = [BLANK] * (options * len(FACES))
        return State(options, [[] for _ in range(seats)], bag, points=[0] * seats)

    def deal(self, journal: Journal[State, Event], luck: Luck) -> None:
        journal.tell(Stocked(NOBODY, tuple(FACES) * journal.state.copies))
        for seat in list(range(len(journal.state.hands))) * 2:
            self._draw(journal, luck, Seat(seat))
        self._begin(journal, luck, luck.below("first seat", len(journal.state.hands)))

    def pending(self, state: State) -> Mapping[Seat, Sequence[Action]]:
        # derived from the state, never stored: who is asked depends on public facts alone,
        # what is offered on what that seat was told
        if state.phase == ASK:
            others = [seat for seat in range(len(state.hands)) if seat != state.turn]
            return {Seat(state.turn): [Ask(seat, face) for seat in others for face in FACES]}
        if state.phase == ANSWER:
            hand = state.hands[state.target]
            if BLANK in hand:  # somebody else's view: that hand is not known
                return {Seat(state.target): []}
            return {Seat(state.target): [GIVE, DENY] if state.face in hand else [DENY]}
        return {Seat(state.turn): [BELIEVE, DOUBT]} if state.phase == JUDGE else {}

    def play(self, journal: Journal[State, Event], luck: Luck, seat: Seat, action: Action) -> None:
        state = journal.state
        if isinstance(action, Ask):
            journal.tell(Asked(seat, Seat(action.target), action.face))
            return
        if action == DENY:
            journal.tell(Denied(seat))
            return
        if action == GIVE:
            journal.tell(Given(seat, state.face))
        elif action == DOUBT:
            hand = state.hands[state.target]
            journal.tell(Shown(seat, Seat(state.target), tuple(hand)))
            journal.tell(Judged(state.face in hand))
        self._begin(journal, luck, (state.turn + 1) % len(state.hands))

    def _begin(self, journal: Journal[State, Event], luck: Luck, seat: int) -> None:
        state = journal.state
        if state.bag:
            journal.tell(Began(Seat(seat)))
            self._draw(journal, luck, Seat(seat))
        else:
            most = max(state.points)
            best = [Seat(one) for one, points in enumerate(state.points) if points == most]
            journal.tell(Ended(tuple(best)))

    def _draw(self, journal: Journal[State, Event], luck: Luck, seat: Seat) -> None:
        journal.tell(Picked(NOBODY, luck.below("draws", len(journal.state.bag))))
        journal.tell(Drew(seat))
        journal.tell(Drawn(seat, journal.state.hands[seat][-1]))

    def refusal(self, state: State, seat: Seat, action: Action) -> str | None:
        asked = self.pending(state)
        if seat not in asked:
            return "not-your-turn"
        if action in asked[seat]:
            return None
        return "not-held" if action == GIVE and state.phase == ANSWER else "not-offered"

    def turns_bound(self, state: State) -> int:
        return 3 * state.copies * len(FACES)  # a card is drawn each turn, three say something

    def outcome(self, state: State) -> Outcome | None:
        return Outcome(state.winners, "points") if state.winners else None

    def action_from_json(self, data: Mapping[str, Any]) -> Action:
        if data.get("kind") == "ask":
            return Ask(data["target"], data["face"])
        return {say.kind: say for say in (GIVE, DENY, BELIEVE, DOUBT)}[data["kind"]]

    # ------------------------------------------------------------ the one fold, for everybody

    def apply(self, state: State, event: Event) -> None:
        match event:
            case Stocked(_, faces):
                state.bag[:] = faces
            case Began(seat):
                state.turn, state.phase = seat, ASK
            case Picked(_, place):
                state.bag[place], state.bag[-1] = state.bag[-1], state.bag[place]
            case Drew(seat):
                state.hands[seat].append(state.bag.pop())
            case Drawn(to, face):
                state.hands[to][-1] = face
            case Asked(_, target, face):
                state.target, state.face, state.phase = target, face, ANSWER
            case Given(seat, face):
                hand = state.hands[seat]
                hand.remove(face if face in hand else BLANK)
                state.given.append(face)
                state.points[state.turn] += 1
            case Denied():
                state.phase = JUDGE
            case Shown(_, seat, faces):
                state.hands[seat][:] = faces
            case Judged(lied):
                state.points[state.turn if lied else state.target] += 1
            case Ended(winners):
                state.winners, state.phase = winners, OVER

    # ------------------------------------------------------------ worlds

    def determinize(self, view: State, viewer: Viewer, chance: Stream) -> State:
        world = deepcopy(view)
        unseen = chance.shuffled(list(self._unseen(view).elements()))
        for places in (*world.hands, world.bag):
            places[:] = [unseen.pop() if face == BLANK else face for face in places]
        return world

    def blanks(self, state: State) -> int:
        return sum(places.count(BLANK) for places in (*state.hands, state.bag))

    def check(self, state: State) -> None:
        assert self._unseen(state).total() == self.blanks(state), "cards were lost or doubled"

    def _unseen(self, state: State) -> Counter[int]:
        unseen = Counter(dict.fromkeys(FACES, state.copies))
        for places in (*state.hands, state.bag, state.given):
            unseen.subtract(face for face in places if face != BLANK)
        assert all(count >= 0 for count in unseen.values()), "a card too many"
        return unseen


RULES = Fibs()


class Bot:
    """Asks for what it holds least of, gives when asked, doubts now and then: on its own view."""

    def __init__(self, level: str, seat: int, seats: int, options: int, seed: int) -> None:
        self.view = RULES.initial(seats, options)
        self._seat, self._seed, self._heard = seat, seed, 0

    def hear(self, events: Sequence[Event]) -> None:
        for event in events:
            RULES.apply(self.view, event)
        self._heard += len(events)

    def choose(self, legal: Sequence[Action]) -> Action:
        # each choice has its own luck, so that hearing everything again changes nothing
        chance = Stream(key_of("choice", self._seed, self._heard))
        hand = self.view.hands[self._seat]
        return min(chance.shuffled(legal), key=lambda a: hand.count(getattr(a, "face", BLANK)))


TEXTS = {
    "en": {
        "refusal.not-your-turn": "It is not your turn.",
        "refusal.not-held": "You hold no such card.",
        "refusal.not-offered": "Not now.",
    },
    "fr": {
        "refusal.not-your-turn": "Ce n’est pas votre tour.",
        "refusal.not-held": "Vous n’avez pas cette carte.",
        "refusal.not-offered": "Pas maintenant.",
    },
}
