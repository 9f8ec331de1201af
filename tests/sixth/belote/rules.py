"""The rules of Belote, promise by promise (``game.core.rules``); in words: RULES.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, Final

from game.games.belote.cards import (
    BELOTE,
    CAPOT,
    DECK,
    LAST,
    SEATS,
    SIZE,
    SUITS,
    legal,
    other_royal,
    ruled_out,
    suit_of,
    winner,
    worth,
)
from game.games.belote.model import (
    ACTIONS,
    BLANK,
    SIDES,
    Action,
    Began,
    Counted,
    Dealt,
    Drawn,
    Ended,
    Event,
    Laid,
    Opened,
    Options,
    Play,
    Played,
    State,
    Taken,
    Turned,
    side_of,
)

from game.core.journal import Journal
from game.core.luck import Luck, Stream
from game.core.rules import OptionsError, Outcome
from game.core.seats import Seat, Viewer

TRUMPS: Final = ("turned", "lot")
TARGETS: Final = (151, 301, 501, 1001)
USUAL: Final = Options("turned", 501)
_LEAST: Final = 162
"""A deal brings both sides together no fewer points."""


class Belote:
    """Belote behind the rules protocol."""

    name: Final = "belote"
    edition: Final = 1
    seat_counts: Final = range(SEATS, SEATS + 1)
    fill: Final = None

    # ------------------------------------------------------------ options

    def options(self, seats: int, given: Mapping[str, Any]) -> Options:
        """Return what says what is trump, and how many points win."""
        if seats != SEATS:
            raise OptionsError("seats", seats=seats)
        trump, target = given.get("trump", USUAL.trump), given.get("target", USUAL.target)
        if set(given) - {"trump", "target"}:
            raise OptionsError("unknown")
        if trump not in TRUMPS:
            raise OptionsError("trump")
        if type(target) is not int or target not in TARGETS:
            raise OptionsError("target")
        return Options(trump, target)

    def options_json(self, options: Options) -> dict[str, Any]:
        """Return options as plain data."""
        return {"trump": options.trump, "target": options.target}

    # ------------------------------------------------------------ the course of a match

    def initial(self, seats: int, options: Options) -> State:
        """Return the table before anything was told."""
        return State(options)

    def deal(self, journal: Journal[State, Event], luck: Luck) -> None:
        """Let somebody deal for the first time."""
        self._deal(journal, luck, luck.below("first dealer", SEATS))

    def _deal(self, journal: Journal[State, Event], luck: Luck, dealer: int) -> None:
        journal.tell(Began(Seat(dealer)))
        cards = luck.stream("deals").shuffled(DECK)
        for seat in map(Seat, range(SEATS)):
            journal.tell(Dealt(seat, tuple(cards[seat * SIZE : (seat + 1) * SIZE])))
        if journal.state.options.trump == "lot":
            journal.tell(Drawn(luck.below("trumps", len(SUITS))))
        else:
            journal.tell(Turned(Seat(dealer), journal.state.hands[dealer][-1]))
        journal.tell(Opened(Seat((dealer + 1) % SEATS)))

    def pending(self, state: State) -> Mapping[Seat, Sequence[Action]]:
        """Return who plays next and which cards; none of a hand that is not known."""
        seat = state.asked()
        if seat is None:
            return {}
        hand = state.hands[seat]
        cards = () if BLANK in hand else legal(hand, state.trick, state.trump)
        return {seat: [Play(card) for card in cards]}

    def accepts(self, state: State, seat: Seat, action: Action) -> bool:
        """Say whether a card may be played: every one that may be is listed."""
        return action in self.pending(state).get(seat, ())

    def play(self, journal: Journal[State, Event], luck: Luck, seat: Seat, action: Action) -> None:
        """Play a card, which may end a trick, that a deal, and that the match."""
        state, card = journal.state, action.card
        other, said = other_royal(card, state.trump), ""
        if other is not None:
            if other in state.hands[seat]:
                said = "belote"
            elif state.belote == seat:
                said = "rebelote"
        journal.tell(Played(seat, card, said))
        if len(state.trick) < SEATS:
            return
        taker = Seat((state.leader + winner(state.trick, state.trump)) % SEATS)
        points = sum(worth(one, state.trump) for one in state.trick)
        over = not state.hands[seat]
        if over:
            points += CAPOT if state.tricks[side_of(taker)] == SIZE - 1 else LAST
        journal.tell(Taken(taker, points))
        if not over:
            journal.tell(Opened(taker))
            return
        journal.tell(Counted(tuple(state.made)))
        if max(state.scores) < state.options.target:
            self._deal(journal, luck, (state.dealer + 1) % SEATS)
            return
        best = side_of(taker)
        if state.scores[0] != state.scores[1]:
            best = state.scores.index(max(state.scores))
        journal.tell(Ended(tuple(Seat(one) for one in range(SEATS) if side_of(one) == best)))

    def refusal(self, state: State, seat: Seat, action: Action) -> str | None:
        """Return why a card may not be played, None if it may."""
        asked = self.pending(state)
        if seat not in asked:
            return "not-your-turn"
        if action in asked[seat]:
            return None
        if action.card not in state.hands[seat]:
            return "not-held"
        bound = suit_of(asked[seat][0].card)
        if suit_of(action.card) == bound:
            return "go-over"
        return "follow" if bound == suit_of(state.trick[0]) else "trump"

    def turns_bound(self, state: State) -> int:
        """Return more cards than can be played before a side has enough points."""
        return ((SIDES * state.options.target) // _LEAST + 1) * len(DECK)

    def outcome(self, state: State) -> Outcome | None:
        """Return who has won, and each seat's side's points."""
        if not state.winners:
            return None
        points = tuple(state.scores[side_of(seat)] for seat in range(SEATS))
        return Outcome(state.winners, "points", points)

    def action_from_json(self, data: Mapping[str, Any]) -> Action:
        """Return the action that plain data spells."""
        return ACTIONS.read(data)

    # ------------------------------------------------------------ the one fold, for everybody

    def apply(self, state: State, event: Event) -> None:
        """Fold an event into a state, in place."""
        match event:
            case Began(dealer):
                _clear(state, [SIZE] * SEATS)
                state.dealer = dealer
                state.number += 1
            case Laid(gone, made, tricks, scores, held):
                _clear(state, held)
                state.gone.update(gone)
                state.made[:], state.tricks[:], state.scores[:] = made, tricks, scores
            case Dealt(to, cards):
                state.hands[to][:] = cards
            case Turned(seat, card):
                state.trump = suit_of(card)
                if card not in state.gone:
                    state.shown[seat].add(card)
            case Drawn(suit):
                state.trump = suit
            case Opened(seat):
                state.leader = seat
            case Played(seat, card, said):
                _play(state, seat, card, said)
            case Taken(seat, points):
                state.made[side_of(seat)] += points
                state.tricks[side_of(seat)] += 1
                state.last[:], state.trick[:] = state.trick, ()
            case Counted(points):
                state.scores[:] = [old + new for old, new in zip(state.scores, points, strict=True)]
                state.made[:] = [0] * SIDES
            case Ended(winners):
                state.winners = winners

    # ------------------------------------------------------------ worlds

    def determinize(self, view: State, viewer: Viewer, chance: Stream) -> State:
        """Return a complete world that fits what all know of who holds what, and what not."""
        world = deepcopy(view)
        known = {card for hand in view.hands for card in hand}
        free = [hand.count(BLANK) for hand in view.hands]
        given: list[list[int]] = [[] for _ in view.hands]
        for seat, cards in enumerate(view.shown):
            if free[seat]:
                given[seat] += sorted(cards - known)
        fixed = {card for cards in given for card in cards}
        unseen = chance.shuffled([one for one in DECK if one not in view.gone | known | fixed])
        if not any(free):
            return world
        fits = [
            [seat for seat in range(SEATS) if free[seat] and card not in view.lacks[seat]]
            for card in DECK
        ]
        unseen.sort(key=lambda card: len(fits[card]))  # whoever has least choice chooses first
        for card in unseen:
            _place(card, given, free, fits, fixed, chance, set())
        for hand, its in zip(world.hands, given, strict=True):
            order = chance.shuffled(its)
            hand[:] = [order.pop() if card == BLANK else card for card in hand]
        return world

    def hidden_count(self, state: State) -> int:
        """Return how many cards of a state are unknown."""
        return sum(hand.count(BLANK) for hand in state.hands)

    def check(self, state: State) -> None:
        """Check that no card was lost or doubled."""
        known = [card for hand in state.hands for card in hand if card != BLANK]
        assert len({*known, *state.gone}) == len(known) + len(state.gone), "a card is there twice"
        assert len(known) + len(state.gone) + self.hidden_count(state) == len(DECK), "cards lost"


def _clear(state: State, held: Sequence[int]) -> None:
    """Let a deal begin with hands of so many cards."""
    state.hands[:] = [[BLANK] * many for many in held]
    for sets in (state.lacks, state.shown):
        for cards in sets:
            cards.clear()
    state.gone.clear()
    state.trick.clear()
    state.last.clear()
    state.tricks[:] = state.made[:] = [0] * SIDES
    state.trump = state.belote = BLANK


def _play(state: State, seat: int, card: int, said: str) -> None:
    """Fold a card that was played, and what all learn from it of the hand it came from."""
    hand = state.hands[seat]
    hand.remove(card if card in hand else BLANK)
    state.lacks[seat] |= ruled_out(card, state.trick, state.trump)
    state.shown[seat].discard(card)
    other = other_royal(card, state.trump)
    if other is not None:
        (state.shown if said == "belote" else state.lacks)[seat].add(other)
    if said == "belote":
        state.belote = seat
    if said == "rebelote":
        state.made[side_of(seat)] += BELOTE
    state.gone.add(card)
    state.trick.append(card)


def _place(
    card: int,
    given: list[list[int]],
    free: Sequence[int],
    fits: Sequence[Sequence[int]],
    fixed: set[int],
    chance: Stream,
    tried: set[int],
) -> bool:
    """Give a card to a hand that may hold it, where all are full in exchange for another card."""
    seats = chance.shuffled(fits[card])
    for seat in seats:
        if len(given[seat]) < free[seat]:
            given[seat].append(card)
            return True
    for seat in seats:
        if seat in tried:
            continue
        tried.add(seat)
        for at, other in enumerate(given[seat]):
            if other not in fixed and _place(other, given, free, fits, fixed, chance, tried):
                given[seat][at] = card
                return True
    return False


RULES: Final = Belote()
