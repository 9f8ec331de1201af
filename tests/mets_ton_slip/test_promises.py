"""What holds in every match: nothing is lost, nothing is given away, everything ends."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

from hypothesis import assume, given
from hypothesis import strategies as st

from game.core.journal import Journal
from game.core.luck import Luck, Stream
from game.core.seats import Seat, Viewer
from game.games.mets_ton_slip.model import actions as act
from game.games.mets_ton_slip.model import state as at
from game.games.mets_ton_slip.model.cards import (
    ALL_SLOTS,
    CARDS,
    CLOTHES,
    NOTHING,
    STANDS_IN,
    UNKNOWN,
    WEARABLE,
)
from game.games.mets_ton_slip.model.events import Event, HandTold
from game.games.mets_ton_slip.model.state import State
from game.games.mets_ton_slip.rules import RULES
from game.games.mets_ton_slip.rules.dressing import dressed, why_not
from game.match import Match
from tests.mets_ton_slip.running import SlipMatch, asked, begun, played, view

SEATS = st.integers(2, 5)
SEEDS = st.integers(0, 10**9)
OPTIONS = st.fixed_dictionaries(
    {},
    optional={
        "arlequin_slip": st.booleans(),
        "mirror_shield": st.sampled_from(["void", "restore"]),
        "discard_placed": st.sampled_from(["any", "one"]),
    },
)


class Open:
    """A match whose truth can be looked at."""

    def __init__(self, seats: int, seed: int, options: dict[str, Any]) -> None:
        self.seed, self.given = seed, options
        self.options = RULES.options(seats, options)
        self.journal: Journal[State, Event] = Journal(
            RULES.initial(seats, self.options), RULES.apply
        )
        luck = Luck(seed)
        RULES.deal(self.journal, luck)
        self.match: SlipMatch = Match(
            RULES, seats, self.options, seed, journal=self.journal, luck=luck
        )

    @property
    def truth(self) -> State:
        return self.journal.state


STANDING = [[face for face in WEARABLE if slot in STANDS_IN[face]] for slot in ALL_SLOTS]
opened = st.builds(Open, SEATS, SEEDS, OPTIONS)


@given(one=opened, seed=SEEDS)
def test_no_card_is_lost_and_every_match_ends_within_its_bound(one: Open, seed: int) -> None:
    bound = RULES.turns_bound(one.truth)
    for number, _ in enumerate(played(one.match, Stream(seed))):
        RULES.check(one.truth)
        assert RULES.hidden_count(one.truth) == 0
        assert number < bound
    outcome = one.match.outcome()
    assert outcome is not None
    assert outcome.winners
    if outcome.reason == "dressed":
        assert outcome.winners == tuple(
            seat for seat, worn in enumerate(one.truth.worn) if dressed(worn)
        )


@given(one=opened, seed=SEEDS)
def test_m22_two_never_finish_at_once(one: Open, seed: int) -> None:
    for _ in played(one.match, Stream(seed)):
        assert not any(map(dressed, one.truth.worn))
    assert sum(map(dressed, one.truth.worn)) <= 1


def every_action(state: State) -> Iterator[act.Action]:
    """Everything a player of this table could say, legal or not."""
    seats, faces, slots = range(state.seats + 1), range(len(CARDS)), range(len(ALL_SLOTS) + 1)
    yield from (act.FINISH, act.BEAR)
    yield from (act.Draw(source) for source in (act.STOCK, *seats))
    for face in faces:
        yield from (act.Celebrate(face), act.Discard(face), act.Defend(face), act.Keep(face))
        yield from (act.Wear(face, slot) for slot in slots)
        yield from (act.Attack(face, seat) for seat in seats)
    for slot in slots:
        yield from (act.Undress(slot), act.Give(slot))
        yield from (act.Steal(slot, put) for put in slots)
    for face in (*CLOTHES, CLOTHES.stop):
        for target in seats:
            # any slot is tried with one place to go, and the right ones with all
            yield from (act.Replace(face, target, slot, 0) for slot in slots)
            yield from (
                act.Replace(face, target, slot, put) for slot in STANDS_IN[face] for put in slots
            )


@given(one=opened, seed=SEEDS, every=st.integers(5, 60))
def test_what_is_listed_is_what_is_accepted_and_the_rest_is_refused(
    one: Open, seed: int, every: int
) -> None:
    looked = 0
    for number, (seat, _) in enumerate(played(one.match, Stream(seed))):
        if number % every or looked > 3:
            continue
        looked += 1
        legal = set(one.match.pending()[seat])
        own = view(one.match, seat, one.options)
        assert RULES.pending(own)[seat] == one.match.pending()[seat]
        for action in every_action(one.truth):
            reason = RULES.refusal(one.truth, seat, action)
            assert (reason is None) == (action in legal), (action, reason)
            assert RULES.refusal(own, seat, action) == reason
            other = Seat((seat + 1) % one.truth.seats)
            assert RULES.refusal(one.truth, other, action) == "not-your-turn"


@given(
    outfit=st.tuples(*(st.sampled_from([NOTHING, *fit]) for fit in STANDING)),
    stolen=st.tuples(*(st.sampled_from([NOTHING, *fit]) for fit in STANDING)),
    hand=st.lists(st.sampled_from(WEARABLE), min_size=1, max_size=5),
    options=OPTIONS,
)
def test_m34_on_any_outfit_just_what_nothing_forbids_is_put_on(
    outfit: tuple[int, ...], stolen: tuple[int, ...], hand: list[int], options: dict[str, Any]
) -> None:
    chosen = RULES.options(3, options)
    state = RULES.initial(3, chosen)
    state.worn[0], state.worn[1], state.hands[0] = [*outfit], [*stolen], hand
    state.phase, state.turn = at.ACT, Seat(0)
    worn = {one for one in RULES.pending(state)[Seat(0)] if isinstance(one, act.Wear)}
    assert worn == {
        act.Wear(face, slot)
        for face, slot in product(hand, ALL_SLOTS)
        if why_not(face, slot, outfit, chosen) is None
    }
    state.phase, state.author, state.pointed = at.STEAL, Seat(0), Seat(1)
    assert set(RULES.pending(state)[Seat(0)]) == {
        act.Steal(slot, put)
        for slot, put in product(ALL_SLOTS, ALL_SLOTS)
        if stolen[slot] != NOTHING and why_not(stolen[slot], put, outfit, chosen) is None
    }


@given(one=opened, seed=SEEDS)
def test_a_view_is_the_truth_but_for_what_was_not_told(one: Open, seed: int) -> None:
    chance = Stream(seed)
    for number, _ in enumerate(played(one.match, chance)):
        if number % 9:
            continue
        viewer: Viewer = [None, *map(Seat, range(one.truth.seats))][
            chance.below(one.truth.seats + 1)
        ]
        seen, truth = view(one.match, viewer, one.options), one.truth
        RULES.check(seen)
        assert seen.asked() == truth.asked()
        for name in ("worn", "baskets", "removed", "turn", "turns", "phase", "attack", "mirrors"):
            assert getattr(seen, name) == getattr(truth, name)
        assert seen.stock == [UNKNOWN] * len(truth.stock)
        for seat, hand in enumerate(seen.hands):
            assert len(hand) == len(truth.hands[seat])
            assert Counter(known(hand)) <= Counter(truth.hands[seat])
            if seat == viewer:
                assert hand == truth.hands[seat]
        world = RULES.determinize(seen, viewer, chance)
        RULES.check(world)
        assert RULES.hidden_count(world) == 0


@given(one=opened, seed=SEEDS)
def test_actions_and_facts_are_read_again_from_plain_data(one: Open, seed: int) -> None:
    spelled = [
        (seat, json.dumps(action.to_json())) for seat, action in played(one.match, Stream(seed))
    ]
    again = Match(RULES, one.truth.seats, one.options, one.seed)
    for seat, text in spelled:
        again.submit(seat, RULES.action_from_json(json.loads(text)))
    assert [*again.open_book()] == [*one.match.open_book()]


# ---------------------------------------------------------------- two worlds


def known(cards: list[int]) -> list[int]:
    return [card for card in cards if card != UNKNOWN]


def hidden(one: Open, seen: State) -> list[tuple[list[int], int]]:
    """Where in the truth a viewer does not know what lies: by pile and place.

    Of equal cards of a hand it is the last ones that it knows: which they are, nobody can tell.
    """
    found = [(one.truth.stock, place) for place in range(len(one.truth.stock))]
    for hand, told in zip(one.truth.hands, seen.hands, strict=True):
        left = Counter(known(told))
        for place in reversed(range(len(hand))):
            if left[hand[place]]:
                left[hand[place]] -= 1
            else:
                found.append((hand, place))
    return found


@given(one=opened, seed=SEEDS, early=st.integers(0, 200))
def test_nobody_can_tell_two_worlds_apart_by_what_they_were_not_told(
    one: Open, seed: int, early: int
) -> None:
    chance = Stream(seed)
    other = Open(one.truth.seats, one.seed, one.given)
    for number, (seat, action) in enumerate(played(one.match, chance)):
        if number == early:
            break
        other.match.submit(seat, action)
    assume(asked(one.match) is not None)
    viewer = [None, *map(Seat, range(one.truth.seats))][chance.below(one.truth.seats + 1)]
    seen = view(one.match, viewer, one.options)
    places, twins = hidden(one, seen), hidden(other, seen)
    assume(len(places) > 1)
    a, b = chance.below(len(places)), chance.below(len(places))
    assume(places[a][0][places[a][1]] != places[b][0][places[b][1]])
    first, second = twins[a], twins[b]
    first[0][first[1]], second[0][second[1]] = second[0][second[1]], first[0][first[1]]
    moved = {first[0][first[1]], second[0][second[1]]}
    told = len(one.match.observations(viewer))
    while (now := asked(one.match)) is not None:
        seat, legal = now
        there = asked(other.match)
        assert there is not None
        assert there[0] == seat, "who is asked hangs on nothing that is hidden"
        if seat == viewer:
            assert there[1] == legal
        both = [action for action in legal if action in there[1]]
        # what names an exchanged card tells of it: there the worlds may part
        mine = [action for action in both if getattr(action, "face", NOTHING) not in moved]
        if not mine:
            return
        action = mine[chance.below(len(mine))]
        one.match.submit(seat, action)
        other.match.submit(seat, action)
        ours, theirs = one.match.observations(viewer, told), other.match.observations(viewer, told)
        told += len(ours)
        if ours != theirs:
            names = {card for event in (*ours, *theirs) for card in named(event)}
            assert names & moved, (ours, theirs)
            return


def named(event: Event) -> set[int]:
    """The cards that a fact names."""
    faces = {getattr(event, "face", UNKNOWN), *getattr(event, "faces", ())}
    return faces - {UNKNOWN}


def test_the_same_deal_has_the_same_cards_on_every_machine() -> None:
    hand = next(fact for fact in begun(4, 7).observations(Seat(0)) if isinstance(fact, HandTold))
    assert [CARDS[face] for face in hand.faces] == [
        "J-SWEATER", "SHOES-AU", "DOCTEUR", "SWEATER-AU", "COAT-SU", "SLIP",
    ]  # fmt: skip
