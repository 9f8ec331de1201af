"""The rules of Fibs, promise by promise (``game.core.rules``); in words: RULES.md."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, Final

from game.games.fibs.model import (
    ACTIONS,
    ANSWER,
    ASK,
    BELIEVE,
    BLANK,
    DENY,
    DOUBT,
    FACES,
    GIVE,
    JUDGE,
    OVER,
    SEAT_COUNTS,
    Action,
    Ask,
    Asked,
    Began,
    Believed,
    Caught,
    Cleared,
    Denied,
    Drawn,
    Drew,
    Ended,
    Event,
    Given,
    Picked,
    Shown,
    State,
    Stocked,
)

from game.core.journal import Journal
from game.core.luck import Luck, Stream
from game.core.rules import OptionsError, Outcome
from game.core.seats import NOBODY, Seat, Viewer

_COPIES: Final = range(3, 6)
"""So many cards of each face there may be."""
_USUAL: Final = 4


class Fibs:
    """Fibs behind the rules protocol."""

    name: Final = "fibs"
    edition: Final = 1
    seat_counts: Final = SEAT_COUNTS
    fill: Final = None

    # ------------------------------------------------------------ options

    def options(self, seats: int, given: Mapping[str, Any]) -> int:
        """Return how many cards there are of each face, the one thing that may be set."""
        copies = given.get("copies", _USUAL)
        if seats not in self.seat_counts:
            raise OptionsError("seats", seats=seats)
        if type(copies) is not int or copies not in _COPIES or set(given) - {"copies"}:
            raise OptionsError("copies", least=_COPIES[0], most=_COPIES[-1])
        return copies

    def options_json(self, options: int) -> dict[str, Any]:
        """Return options as plain data."""
        return {"copies": options}

    # ------------------------------------------------------------ the course of a match

    def initial(self, seats: int, options: int) -> State:
        """Return the table before anything was told."""
        bag = [BLANK] * (options * len(FACES))
        return State(options, [[] for _ in range(seats)], bag, points=[0] * seats)

    def deal(self, journal: Journal[State, Event], luck: Luck) -> None:
        """Fill the bag, deal two cards each, let somebody begin."""
        journal.tell(Stocked(NOBODY, tuple(FACES) * journal.state.copies))
        for seat in list(range(len(journal.state.hands))) * 2:
            self._draw(journal, luck, Seat(seat))
        self._begin(journal, luck, luck.below("first seat", len(journal.state.hands)))

    def pending(self, state: State) -> Mapping[Seat, Sequence[Action]]:
        """Return who is asked, and what they may say.

        It is derived from the state, never stored: who is asked hangs on public facts alone, what
        is offered on what that seat was told.
        """
        if state.phase == ASK:
            others = [seat for seat in range(len(state.hands)) if seat != state.turn]
            return {state.turn: [Ask(seat, face) for seat in others for face in FACES]}
        if state.phase == ANSWER:
            hand = state.hands[state.target]
            if BLANK in hand:  # somebody else's view: that hand is not known
                return {state.target: []}
            return {state.target: [GIVE, DENY] if state.face in hand else [DENY]}
        return {state.turn: [BELIEVE, DOUBT]} if state.phase == JUDGE else {}

    def accepts(self, state: State, seat: Seat, action: Action) -> bool:
        """Say whether something may be said: what is offered is offered whole."""
        return action in self.pending(state).get(seat, ())

    def play(self, journal: Journal[State, Event], luck: Luck, seat: Seat, action: Action) -> None:
        """Carry out what was said."""
        state = journal.state
        if isinstance(action, Ask):
            journal.tell(Asked(seat, Seat(action.target), action.face))
            return
        if action == DENY:
            journal.tell(Denied(seat))
            return
        if action == GIVE:
            journal.tell(Given(seat, state.face))
        elif action == BELIEVE:
            journal.tell(Believed(seat))
        else:
            hand = state.hands[state.target]
            journal.tell(Shown(seat, state.target, tuple(hand)))
            lied = state.face in hand
            journal.tell((Caught if lied else Cleared)(state.target))
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
        """Return why something may not be said, None if it may."""
        asked = self.pending(state)
        if seat not in asked:
            return "not-your-turn"
        if action in asked[seat]:
            return None
        return "not-held" if action == GIVE and state.phase == ANSWER else "not-offered"

    def turns_bound(self, state: State) -> int:
        """Return more than anybody will say: a card is drawn each turn, three say something."""
        return 3 * state.copies * len(FACES)

    def outcome(self, state: State) -> Outcome | None:
        """Return who has the most points once the bag is empty."""
        if not state.winners:
            return None
        return Outcome(state.winners, "points", tuple(state.points))

    def action_from_json(self, data: Mapping[str, Any]) -> Action:
        """Return the action that plain data spells."""
        return ACTIONS.read(data)

    # ------------------------------------------------------------ the one fold, for everybody

    def apply(self, state: State, event: Event) -> None:
        """Fold an event into a state, in place."""
        match event:
            case Stocked(_, faces):
                state.bag[:] = faces
            case Began(seat):
                state.turn, state.phase = seat, ASK
                state.number += 1
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
            case Caught():
                state.points[state.turn] += 1
            case Cleared(seat):
                state.points[seat] += 1
            case Ended(winners):
                state.winners, state.phase = winners, OVER
            case Believed():
                pass

    # ------------------------------------------------------------ worlds

    def determinize(self, view: State, viewer: Viewer, chance: Stream) -> State:
        """Return a complete world that fits what a viewer was told: every blank is filled."""
        world = deepcopy(view)
        unseen = chance.shuffled(list(_unseen(view).elements()))
        for places in (*world.hands, world.bag):
            places[:] = [unseen.pop() if face == BLANK else face for face in places]
        return world

    def hidden_count(self, state: State) -> int:
        """Return how many cards of a state are unknown."""
        return sum(places.count(BLANK) for places in (*state.hands, state.bag))

    def check(self, state: State) -> None:
        """Check that no card was lost or doubled."""
        assert _unseen(state).total() == self.hidden_count(state), "cards were lost or doubled"


def _unseen(state: State) -> Counter[int]:
    """Return how many cards of each face are not seen in a state."""
    unseen = Counter(dict.fromkeys(FACES, state.copies))
    for places in (*state.hands, state.bag, state.given):
        unseen.subtract(face for face in places if face != BLANK)
    assert all(count >= 0 for count in unseen.values()), "a card too many"
    return unseen


RULES: Final = Fibs()
