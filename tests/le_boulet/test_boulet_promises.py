"""What holds in every match: nothing is lost, nothing is told too early, everything ends."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from game.core.luck import Stream
from game.core.seats import Seat, Viewer
from game.games.le_boulet.model import actions as act
from game.games.le_boulet.model.cards import PICTURES, UNKNOWN
from game.games.le_boulet.model.state import RACE, UNCHOSEN, State
from game.games.le_boulet.rules import RULES
from game.match import Match
from tests.le_boulet.boulet_running import Open, played, view

SEATS = st.integers(3, 10)
SEEDS = st.integers(0, 10**9)
OPTIONS = st.fixed_dictionaries(
    {},
    optional={
        "hand": st.sampled_from([8, 6, 5]),
        "boulets": st.sampled_from([30, 20, 10]),
        "race": st.booleans(),
        "open_hands": st.booleans(),
        "boulet_in_pair": st.booleans(),
    },
)
opened = st.builds(Open, SEATS, SEEDS, OPTIONS)


@given(one=opened, seed=SEEDS, wild=st.integers(2, 9))
def test_no_card_is_lost_and_every_match_ends_within_its_bound(
    one: Open, seed: int, wild: int
) -> None:
    bound = RULES.turns_bound(one.truth)
    for number, _ in enumerate(played(one, Stream(seed), wild)):
        if not number % 5:
            RULES.check(one.truth)
        assert RULES.hidden_count(one.truth) == 0
        assert number < bound
    outcome = one.match.outcome()
    assert outcome is not None
    sizes = [len(hand) for hand in one.truth.hands]
    for seat in outcome.winners:
        match outcome.reason:
            case "empty":
                assert sizes[seat] == 0
            case "one-card":
                assert sizes[seat] == 1
                assert seat == one.truth.leader
            case reason:
                assert reason == "bound"
                assert sizes[seat] == min(sizes)


def every_action(state: State) -> list[act.Action]:
    """Everything a player of this table could say, legal or not, themes by a few of them."""
    faces = range(-3, len(PICTURES) + 1)
    seats = range(-2, state.seats + 1)
    held = sorted({face for hand in state.hands for face in hand[:2]})
    themes = ("ça pique", "", "?", "a" * 61, state.theme or "zut", *state.spent[:1])
    return [
        act.FOUND_NONE, act.DECLINE, act.FINE, act.DEFEND, act.Defend("\u200b"), *act.VOTES,
        *map(act.Found, (-1, 0, 600, 601)),
        *map(act.Pass, faces), *map(act.Answer, faces),
        *map(act.Contest, seats), *map(act.Give, seats),
        *(act.Lead(a, b, theme) for a in held for b in held for theme in themes),
    ]  # fmt: skip


def shape_of(action: act.Action) -> act.Action:
    match action:
        case act.Lead(a, b):
            return act.Lead(min(a, b), max(a, b))
        case act.Found():
            return act.FOUND
        case act.Defend():
            return act.DEFEND
        case _:
            return action


@pytest.mark.slow
@given(one=opened, seed=SEEDS, every=st.integers(5, 60))
def test_what_is_listed_is_what_is_accepted_and_the_rest_is_refused(
    one: Open, seed: int, every: int
) -> None:
    looked = 0
    for number, (seat, _) in enumerate(played(one, Stream(seed))):
        if number % every or looked > 3:
            continue
        looked += 1
        own = view(one.match, seat, one.options)
        legal = one.match.pending()[seat]
        assert RULES.pending(own)[seat] == legal
        accepted = set()
        for action in every_action(one.truth):
            reason = RULES.refusal(one.truth, seat, action)
            assert RULES.refusal(own, seat, action) == reason
            if reason is None:
                assert shape_of(action) in legal
                accepted.add(shape_of(action))
        listed = [one for one in legal if not isinstance(one, act.Lead)]
        assert set(listed) <= accepted
        for idle in set(range(one.truth.seats)) - set(one.match.pending()):
            assert RULES.refusal(one.truth, Seat(idle), act.DECLINE) == "not-your-turn"


@pytest.mark.slow
@given(one=opened, seed=SEEDS)
def test_a_view_is_the_truth_but_for_what_was_not_told(one: Open, seed: int) -> None:
    chance = Stream(seed)
    for number, _ in enumerate(played(one, chance)):
        if number % 9:
            continue
        viewer: Viewer = [None, *map(Seat, range(one.truth.seats))][
            chance.below(one.truth.seats + 1)
        ]
        seen, truth = view(one.match, viewer, one.options), one.truth
        RULES.check(seen)
        for name in (
            "known", "discard", "phase", "leader", "leads", "attempts", "pair", "theme", "spent",
            "answers", "barred", "good", "opened", "contested", "accuser", "accused", "defence",
            "givers",
        ):  # fmt: skip
            assert getattr(seen, name) == getattr(truth, name), name
        assert seen.stock == [UNKNOWN] * len(truth.stock)
        for seat, hand in enumerate(seen.hands):
            assert len(hand) == len(truth.hands[seat])
            if seat == viewer:
                assert Counter(hand) == Counter(truth.hands[seat])
                assert seen.choices[seat] == truth.choices[seat]
            else:
                assert sorted(face for face in hand if face != UNKNOWN) == sorted(seen.known[seat])
                assert seen.choices[seat] == UNCHOSEN
        world = RULES.determinize(seen, viewer, chance)
        RULES.check(world)
        assert RULES.hidden_count(world) == 0


@pytest.mark.slow
@given(one=opened, seed=SEEDS)
def test_actions_and_facts_are_read_again_from_plain_data(one: Open, seed: int) -> None:
    spelled = [(seat, json.dumps(action.to_json())) for seat, action in played(one, Stream(seed))]
    again = Match(RULES, one.truth.seats, one.options, one.seed)
    for seat, text in spelled:
        again.submit(seat, RULES.action_from_json(json.loads(text)))
    assert [*again.open_book()] == [*one.match.open_book()]


@given(one=opened, seed=SEEDS, early=st.integers(0, 150), order=SEEDS)
def test_b18_b32_the_order_of_choosing_changes_nothing_and_tells_nothing(
    one: Open, seed: int, early: int, order: int
) -> None:
    twin = Open(one.truth.seats, one.seed, one.given)
    chance, other = Stream(seed), Stream(order)
    for number, (seat, action) in enumerate(played(one, chance)):
        if (
            number >= early
            and len(one.match.pending()) > 1
            and one.truth.choices.count(UNCHOSEN) == one.truth.seats
        ):
            break
        twin.match.submit(seat, action)
    pending = one.match.pending()
    assume(len(pending) > 1)
    chosen = {
        seat: RULES.fill(one.truth, seat, legal[chance.below(len(legal))], chance)
        for seat, legal in pending.items()
    }
    for match, seats in ((one.match, list(chosen)), (twin.match, other.shuffled(list(chosen)))):
        told = len(match.observations(None))
        for number, seat in enumerate(seats):
            assert len(match.observations(None)) == told, (
                "somebody was told something before the last"
            )
            assert sorted(match.pending()) == sorted(seats[number:])
            match.submit(seat, chosen[seat])
    for viewer in (None, *map(Seat, range(one.truth.seats))):
        assert one.match.observations(viewer) == twin.match.observations(viewer)


@given(one=opened, seed=SEEDS, early=st.integers(0, 150))
def test_nobody_can_tell_two_worlds_apart_by_hands_they_did_not_see(
    one: Open, seed: int, early: int
) -> None:
    """Two cards that a viewer does not know of change places in the truth; it is told the same."""
    chance = Stream(seed)
    twin = Open(one.truth.seats, one.seed, one.given)
    for number, (seat, action) in enumerate(played(one, chance)):
        if number == early:
            break
        twin.match.submit(seat, action)
    assume(one.match.pending())
    assume(one.truth.phase != RACE)
    viewer = [None, *map(Seat, range(one.truth.seats))][chance.below(one.truth.seats + 1)]
    seats = [seat for seat in range(one.truth.seats) if seat != viewer]
    hidden = [
        (seat, at)
        for seat in seats
        for at, face in enumerate(one.truth.hands[seat])
        # a card that was chosen and is still sealed cannot be another one
        if face not in one.truth.known[seat] and one.truth.choices[seat] == UNCHOSEN
    ]
    assume(len(hidden) > 1)
    (a, i), (b, j) = (hidden[chance.below(len(hidden))] for _ in range(2))
    hands = twin.truth.hands
    moved = {hands[a][i], hands[b][j]}
    assume(len(moved) == 2)
    hands[a][i], hands[b][j] = hands[b][j], hands[a][i]
    for seat, action in played(one, chance):
        assert sorted(one.match.pending()) == sorted(twin.match.pending())
        if names(action) & moved or not twin.match.accepts(seat, action):
            return  # what names an exchanged card tells of it
        twin.match.submit(seat, action)
        # the act is carried out in the first world when the loop goes on
        one_told = len(one.match.observations(viewer))
        assert twin.match.observations(viewer)[:one_told] == one.match.observations(viewer)


def names(action: act.Action) -> set[int]:
    match action:
        case act.Lead(a, b):
            return {a, b}
        case act.Pass(face) | act.Answer(face):
            return {face}
        case _:
            return set()
