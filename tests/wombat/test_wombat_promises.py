"""What holds in every match: no brick is lost, a view is what was told, verbs tell the same."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.luck import Stream
from game.core.seats import CLOCK, NOBODY, Seat, Viewer
from game.games.wombat.model import actions as act
from game.games.wombat.model.options import SHADOWS
from game.games.wombat.model.phrases import phrases
from game.games.wombat.model.places import BRICKS, PLACES
from game.games.wombat.model.roles import UNTOLD
from game.games.wombat.model.sensations import Touch
from game.games.wombat.model.state import BUILD, Hand, State
from game.games.wombat.rules import RULES
from game.match import Match
from tests.wombat.wombat_running import Open, played, view

SEEDS = st.integers(0, 10**9)
OPTIONS = st.fixed_dictionaries(
    {"seconds": st.just(60)},
    optional={
        "beginner": st.booleans(),
        "touch": st.sampled_from(["own", "shadows"]),
        "confused_step": st.sampled_from(["per_point", "after_count"]),
        "points": st.sampled_from([3, 5]),
        "practice": st.booleans(),
        "debate": st.sampled_from([60, 0]),
    },
)
opened = st.builds(
    lambda seats, seed, options, advanced: Open(
        seats, seed, {**options, "advanced": advanced and seats > 3}
    ),
    st.integers(3, 6), SEEDS, OPTIONS, st.booleans(),
)  # fmt: skip
SHORT = 80
"""Acts that quick proofs look at."""
OF_A_HAND = ("place", "sizes", "found", "running", "waiting", "given", "covering", "turned", "paw")
PUBLIC = (
    "phase", "number", "tick", "good", "bad", "switched", "alive", "ready", "opened", "clacks",
    "bases", "lit", "winners", "reason", "shades",
)  # fmt: skip


def acts(one: Open, seed: int, many: int | None, every: int = 2) -> Iterator[int]:
    """Play on and count; ``many`` acts, or to the end."""
    yield from (at for at, _ in enumerate(islice(played(one, Stream(seed), every=every), many)))


def lying(state: State) -> list[int]:
    held = [brick for hand in state.hands for brick in hand.bricks]
    return sorted([*held, *(brick for bricks in state.lying for brick in bricks)])


@given(one=opened, seed=SEEDS)
def test_eighteen_bricks_always(one: Open, seed: int) -> None:
    for _ in acts(one, seed, SHORT):
        RULES.check(one.truth)
        assert lying(one.truth) == [*range(BRICKS)]
        assert RULES.hidden_count(one.truth) == 0


@pytest.mark.slow
@given(one=opened, seed=SEEDS, every=st.integers(1, 8))
def test_every_match_ends_within_its_bound_and_no_brick_is_lost(
    one: Open, seed: int, every: int
) -> None:
    bound = RULES.turns_bound(one.truth)
    ticks = 0
    for seat, _ in played(one, Stream(seed), every=every):
        ticks += seat == CLOCK
        if ticks % 50 == 0:
            RULES.check(one.truth)
    assert ticks * (one.truth.seats + 1) < bound
    outcome = one.match.outcome()
    assert outcome is not None
    if one.options.practice:
        assert (outcome.winners, outcome.reason) == ((), "practice")
    else:
        assert max(one.truth.good, one.truth.bad) == one.options.points
        assert [one.truth.team(seat) for seat in outcome.winners] == [outcome.reason] * len(
            outcome.winners
        )


@given(one=opened, seed=SEEDS, many=st.integers(20, 200))
def test_a_view_is_what_was_told_and_no_more(one: Open, seed: int, many: int) -> None:
    for _ in acts(one, seed, many):
        pass
    truth = one.truth
    for viewer in (None, *map(Seat, range(truth.seats))):
        seen = view(one.match, viewer, one.options)
        for name in PUBLIC:
            assert getattr(seen, name) == getattr(truth, name), name
        assert [bricks for bricks in seen.lying if bricks] == []
        for seat, hand in enumerate(seen.hands):
            own = seat == viewer
            like = truth.hands[seat] if own else Hand()
            for name in OF_A_HAND:
                assert getattr(hand, name) == getattr(like, name), name
            assert (hand.bricks, hand.brick, hand.due) == ([], -1, 0)
            assert seen.roles[seat] == (truth.roles[seat] if own else UNTOLD)
        if viewer is not None:
            legal = one.match.pending().get(viewer, ())
            assert list(RULES.pending(seen).get(viewer, ())) == list(legal)


@given(one=opened, seed=SEEDS, many=st.integers(20, 200))
def test_an_imagined_world_is_whole_and_fits_what_was_told(one: Open, seed: int, many: int) -> None:
    for _ in acts(one, seed, many):
        pass
    for viewer in (None, *map(Seat, range(one.truth.seats))):
        seen = view(one.match, viewer, one.options)
        world = RULES.determinize(seen, viewer, Stream(seed))
        RULES.check(world)
        assert RULES.hidden_count(world) == 0
        assert lying(world) == [*range(BRICKS)]
        if viewer is not None:
            assert world.roles[viewer] == one.truth.roles[viewer]
            legal = RULES.pending(seen).get(viewer, ())
            assert list(RULES.pending(world).get(viewer, ())) == list(legal)
        if seen.phase == BUILD:
            for spindle, clacks in enumerate(seen.clacks):
                assert (len(world.lying[spindle]) - seen.bases - clacks) % 2 == 0


def every_action(state: State) -> list[act.Action]:
    """Everything a seat could say, legal or not."""
    slots = range(-1, 4)
    return [
        act.GROPE, act.PICK, act.TAKE, act.COVER, act.TURN, act.STOP, act.READY, act.Tick(1, 0),
        *map(act.Go, range(-1, PLACES + 1)), *map(act.Feel, slots), *map(act.Lay, slots),
        *map(act.Drop, slots), *map(act.Give, slots), *map(act.Vote, range(-3, state.seats + 1)),
        *map(act.Say, phrases(state.seats)[::7]), act.Say("role:basic"), act.Say("zut"),
    ]  # fmt: skip


def shape_of(action: act.Action) -> act.Action:
    match action:
        case act.Go():
            return act.GO
        case act.Say():
            return act.SAY
        case _:
            return action


@given(one=opened, seed=SEEDS, many=st.integers(0, 90))
def test_what_is_listed_is_what_is_accepted_and_the_rest_is_refused(
    one: Open, seed: int, many: int
) -> None:
    for _ in acts(one, seed, many):
        pass
    for seat in map(Seat, range(one.truth.seats)):
        own = view(one.match, seat, one.options)
        legal = one.match.pending().get(seat, ())
        accepted = set()
        for action in every_action(one.truth):
            reason = RULES.refusal(one.truth, seat, action)
            assert RULES.refusal(own, seat, action) == reason
            if reason is None:
                accepted.add(shape_of(action))
        assert accepted == set(legal)


@given(one=opened, seed=SEEDS, many=st.integers(100, 180))
def test_the_same_seed_and_verbs_from_plain_data_give_the_same_facts(
    one: Open, seed: int, many: int
) -> None:
    given_in = islice(played(one, Stream(seed)), many)
    spelled = [(seat, json.dumps(action.to_json())) for seat, action in given_in]
    assert any('"tick"' in text for _, text in spelled)
    again: Match[State, act.Action, object] = Match(RULES, one.truth.seats, one.options, one.seed)  # type: ignore[type-var]
    for seat, text in spelled[:-1]:  # the last one was not carried out
        again.submit(seat, RULES.action_from_json(json.loads(text)))
    assert again.journal.events == one.journal.events


@given(one=opened, seed=SEEDS, many=st.integers(50, 200), order=SEEDS)
def test_w23_the_order_in_which_verbs_of_a_tick_are_given_changes_nothing(
    one: Open, seed: int, many: int, order: int
) -> None:
    twin = Open(one.truth.seats, one.seed, one.given)
    chance, tick = Stream(order), []
    for seat, action in islice(played(one, Stream(seed)), many):
        tick.append((seat, action))
        if seat != CLOCK:
            continue
        for other, verb in (*chance.shuffled(tick[:-1]), tick[-1]):
            twin.match.submit(other, verb)
        tick = []
    for viewer in (None, *map(Seat, range(one.truth.seats))):
        told = one.match.observations(viewer)
        other = twin.match.observations(viewer)
        both = min(len(told), len(other))  # the last tick may be over in one of them alone
        assert both > 0
        assert other[:both] == told[:both]


@given(one=opened, seed=SEEDS)
def test_in_own_touches_are_private_and_among_shadows_public(one: Open, seed: int) -> None:
    for _ in acts(one, seed, SHORT):
        pass
    shadows = one.options.touch == SHADOWS
    kinds = {event.kind for event in one.match.observations(None)}
    assert ("paw_rested" in kinds) == shadows
    felt = {event.kind for event in one.journal.events} & {"felt", "rested"}
    assert felt == (set() if shadows else {"felt", "rested"} if len(felt) > 1 else {"rested"})
    for event in one.journal.events:
        if event.kind in ("scattered", "moved", "timed", "reached", "grasped", "carried"):
            assert event.to == NOBODY  # type: ignore[union-attr]


# ---------------------------------------------------------------- pairs of worlds


def pairs(
    one: Open, twin: Open, seed: int, many: int, viewer: Viewer
) -> Iterator[tuple[object, object] | None]:
    """Play the same verbs in two worlds; yield the first facts of a viewer that differ, or None."""
    told = 0
    chance = Stream(seed)
    for at, (seat, action) in enumerate(played(one, chance)):
        if at >= many:
            return
        if seat == CLOCK:
            # the worlds differ, and so do their marks: they are no facts
            twin.match.submit(CLOCK, twin.match.pending()[CLOCK][0])
        else:
            twin.match.submit(seat, action)
        first, second = one.match.observations(viewer, told), twin.match.observations(viewer, told)
        for mine, other in zip(first, second, strict=False):
            told += 1
            yield None if mine == other else (mine, other)


@given(one=opened, seed=SEEDS, many=st.integers(50, 200), which=SEEDS)
def test_two_exchanged_bricks_are_not_noticed_before_they_are_felt(
    one: Open, seed: int, many: int, which: int
) -> None:
    twin = Open(one.truth.seats, one.seed, one.given)
    chance = Stream(which)
    viewer = [None, *map(Seat, range(one.truth.seats))][chance.below(one.truth.seats + 1)]
    places = [(at, slot) for at in range(3, PLACES) for slot in range(len(one.truth.lying[at]))]
    (a, i), (b, j) = chance.shuffled(places)[:2]
    bricks = twin.truth.lying
    bricks[a][i], bricks[b][j] = bricks[b][j], bricks[a][i]
    exchanged = {bricks[a][i] // 3 + 1, bricks[b][j] // 3 + 1}
    for differ in pairs(one, twin, seed, many, viewer):
        if differ is None:
            continue
        mine, other = differ
        assert mine.kind in ("felt", "seen", "lit")  # type: ignore[attr-defined]
        if mine.kind != "lit":  # type: ignore[attr-defined]
            assert {mine.touch, other.touch} == {Touch(f"size {one}") for one in exchanged}  # type: ignore[attr-defined]
        return


def exchanged_roles(one: Open, viewer: Viewer, roles: set[str], chance: Stream) -> Open | None:
    """The same match in which two others have each other's role."""
    others = [seat for seat in range(one.truth.seats) if seat != viewer]
    some = [seat for seat in chance.shuffled(others) if one.truth.roles[seat] in roles]
    kinds = {one.truth.roles[seat]: seat for seat in some}
    if len(kinds) < 2:
        return None
    a, b = list(kinds.values())[:2]
    twin = Open(one.truth.seats, one.seed, one.given)
    dealt = twin.truth.roles
    dealt[a], dealt[b] = dealt[b], dealt[a]
    return twin


@given(one=opened, seed=SEEDS, many=st.integers(50, 200), which=SEEDS)
def test_two_unrestricted_roles_that_are_exchanged_are_never_noticed(
    one: Open, seed: int, many: int, which: int
) -> None:
    chance = Stream(which)
    viewer = [None, *map(Seat, range(one.truth.seats))][chance.below(one.truth.seats + 1)]
    twin = exchanged_roles(one, viewer, {"basic", "wicked", "confused"}, chance)
    if twin is None:
        return
    assert one.match.pending().keys() == twin.match.pending().keys()
    for differ in pairs(one, twin, seed, many, viewer):
        assert differ is None
    for seat in range(one.truth.seats):
        mine, other = one.match.pending().get(Seat(seat)), twin.match.pending().get(Seat(seat))
        assert mine == other


@pytest.mark.slow
@given(seats=st.integers(4, 6), start=SEEDS, seed=SEEDS, which=SEEDS)
def test_nor_to_the_end_of_the_match(seats: int, start: int, seed: int, which: int) -> None:
    one = Open(seats, start, {"seconds": 60, "advanced": True, "debate": 0})
    chance = Stream(which)
    viewer = Seat(chance.below(seats))
    twin = exchanged_roles(one, viewer, {"basic", "wicked", "confused"}, chance)
    if twin is None:
        return
    for differ in pairs(one, twin, seed, 10**6, viewer):
        if differ is not None:
            assert differ[0].kind == "ended"  # type: ignore[attr-defined]
            return


@given(start=SEEDS, seed=SEEDS, which=SEEDS, seats=st.integers(4, 6))
def test_a_restriction_that_is_never_met_is_never_noticed(
    start: int, seed: int, which: int, seats: int
) -> None:
    one = Open(seats, start, {"seconds": 60, "advanced": True, "touch": "shadows"})
    chance = Stream(which)
    viewer = Seat(chance.below(seats))
    free = {"basic", "wicked", "confused"}
    for restricted in chance.shuffled(["trusting", "helpless", "generous"]):
        twin = exchanged_roles(one, viewer, {restricted, *free}, chance)
        if twin is None or one.truth.roles == twin.truth.roles:
            continue
        told = 0
        for seat, action in islice(played(one, Stream(seed)), 180):
            mine = one.match.observations(viewer, told)
            if seat == CLOCK:
                twin.match.submit(CLOCK, twin.match.pending()[CLOCK][0])
            elif twin.match.accepts(seat, action):
                twin.match.submit(seat, action)
            else:
                return  # it was met
            assert twin.match.observations(viewer, told)[: len(mine)] == mine
            told += len(mine)
        return
