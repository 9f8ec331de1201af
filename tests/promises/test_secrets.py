"""Non-interference: what a viewer was never told of cannot be read off what it is told.

Two worlds are dealt alike. In one of them the contents of two places that the viewer was never
told of are exchanged, in place; draws stay the same by position. The same script, legal in both,
is played in both. The viewer is told the same, line by line, until a fact names an exchanged
thing to it, or the match is over in one of them. Its bot, told the same, does the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import event, given, settings
from hypothesis import strategies as st

from game.core.luck import Stream, key_of
from game.core.seats import CLOCK, Seat, Viewer
from game.core.ticks import tick_of
from tests.promises.pairs import Pair, exchangeable
from tests.promises.subjects import BLANK, SLOW, SUBJECTS, TRIED
from tests.promises.worlds import Game, Running, games, some

SEEDS = st.integers(0, 10**9)
SOME = settings.default.max_examples if settings.default else 0
WORLDS = SOME if SOME < 50 else 4 * SOME
"""Pairs of each sort: some two thousand in all where there is time."""


def script(pair: Pair, chance: Stream, most: int) -> Iterator[None]:
    """Play the same actions in both worlds while there are any."""
    for _ in range(most):
        asked = pair.both()
        seat = next((seat for seat in asked if asked[seat]), None)
        if seat is None:
            return
        pair.submit(seat, some(pair.one.rules, pair.one.truth, seat, asked[seat], chance))
        yield


def exchanged(game: Game, sort: str, seed: int, *, bystander: bool) -> tuple[Pair, Stream] | None:
    """Two worlds that differ in a secret of some viewer, early or late in the match."""
    chance = Stream(seed)
    viewers: list[Viewer] = [*([None] if bystander else []), *map(Seat, range(game[1]))]
    pair = Pair(game, viewers[chance.below(len(viewers))])
    for _ in script(pair, chance, chance.below(3) * chance.below(4 * game[1])):
        pass
    if not pair.both():
        return None
    known = pair.subject.secrets(pair.one.view(pair.viewer))
    told = [place for place in pair.unknown() if known[place] != BLANK]
    assert not told, f"{pair.viewer} was told of {told}, which is no affair of its"
    places = exchangeable(pair, sort, chance)
    if places is None:
        return None
    pair.exchange(*places)
    return pair, chance


ZIBI_SORTS = ("tiles", "draw", "hands")
CASES = [
    ("fibs", "draw"),
    ("fibs", "hands"),
    ("lone", "numbers"),
    pytest.param("belote", "hands", marks=SLOW),
    *(("et_bim", sort) for sort in ("tiles", "draw", "hands", "missions")),
    *(pytest.param("witty_zibi", sort, marks=SLOW) for sort in ZIBI_SORTS),
    *(pytest.param("mets_ton_slip", sort, marks=SLOW) for sort in ("draw", "hands")),
]


@pytest.mark.parametrize(("name", "sort"), [*CASES, ("witty_zibi-few", "hands")])
@settings(max_examples=WORLDS)
@given(data=st.data())
def test_a_viewer_cannot_tell_two_worlds_apart_by_what_it_was_not_told(
    name: str, sort: str, data: st.DataObject
) -> None:
    found = exchanged(data.draw(games(name)), sort, data.draw(SEEDS), bystander=True)
    if found is None:
        event("nothing to exchange")
        return
    pair, chance = found
    assert not pair.told_apart()
    steps = 0
    for _ in script(pair, chance, 10**6):
        steps += 1
        if pair.told_apart():
            break
    event(f"told the same for {'more than 20' if steps > 20 else 'up to 20'} actions")


@pytest.mark.parametrize(("name", "sort"), CASES)
@given(data=st.data())
def test_a_bot_told_the_same_does_the_same_whatever_the_truth(
    name: str, sort: str, data: st.DataObject
) -> None:
    found = exchanged(data.draw(games(name)), sort, data.draw(SEEDS), bystander=False)
    if found is None:
        event("nothing to exchange")
        return
    pair, chance = found
    play_both(pair, chance, pair.subject.levels[chance.below(len(pair.subject.levels))])


BLIND = [
    *(("et_bim", sort) for sort in ("tiles", "draw", "hands", "missions")),
    *(("witty_zibi", sort) for sort in ZIBI_SORTS),
    *(("mets_ton_slip", sort) for sort in ("draw", "hands")),
]
THINKERS = [(name, sort, level) for name, sort in BLIND for level in SUBJECTS[name].every_level]
SEARCHING = [
    (name, sort, level)
    for name, sort, level in THINKERS
    if level.startswith("expert") and level != "expert-nosearch"
]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "sort", "level"), [one for one in THINKERS if one not in SEARCHING]
)
@settings(max_examples=6)
@given(data=st.data())
def test_every_level_of_bot_is_blind(name: str, sort: str, level: str, data: st.DataObject) -> None:
    blind(name, level, sort, data)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "sort", "level"), SEARCHING)
@settings(max_examples=2)
@given(data=st.data())
def test_every_level_that_searches_is_blind(
    name: str, sort: str, level: str, data: st.DataObject
) -> None:
    blind(name, level, sort, data)


def blind(name: str, level: str, sort: str, data: st.DataObject) -> None:
    found = exchanged(data.draw(games(name)), sort, data.draw(SEEDS), bystander=False)
    if found is None:
        event("nothing to exchange")
        return
    play_both(*found, level)


def play_both(pair: Pair, chance: Stream, level: str) -> None:
    """Let the viewer's seat be a bot's in both worlds, and see it do the same."""
    seat, subject, running = pair.viewer, pair.subject, pair.one
    assert seat is not None
    seed = key_of("bot", chance.below(10**6))
    bots = [subject.bot(level, seat, running.seats, running.options, seed) for _ in range(2)]
    worlds = (pair.one, pair.other)
    heard = [0, 0]
    move: tuple[Seat, Any] | None = None
    while True:
        choices = []
        # one world after the other, so that a bot that looks behind the scenes finds its own
        for at, (bot, world) in enumerate(zip(bots, worlds, strict=True)):
            if move is not None:
                world.match.submit(*move)
            asked = world.match.pending()
            if seat in asked:
                events = world.match.observations(seat, heard[at])
                heard[at] += len(events)
                bot.hear(events)
                choices.append(bot.choose(asked[seat]))
        if pair.told_apart():
            break
        shared = pair.both()
        playing = next((one for one in shared if shared[one]), None)
        if playing is None:
            break
        action = some(running.rules, running.truth, playing, shared[playing], chance)
        if playing == seat:
            assert choices[0] == choices[1], "a bot saw through its cards"
            action = choices[0]
            assert running.match.accepts(seat, action)
        move = playing, action


@pytest.mark.parametrize("name", TRIED)
@given(data=st.data())
def test_a_bot_that_hears_everything_at_once_chooses_the_same(
    name: str, data: st.DataObject
) -> None:
    running = Running(data.draw(games(name)))
    subject, seats, options = running.subject, running.seats, running.options
    level = data.draw(st.sampled_from(subject.levels))
    bots = [subject.bot(level, seat, seats, options, seat) for seat in range(seats)]
    heard = [0] * seats
    chance = Stream(data.draw(SEEDS))
    while asked := running.match.pending():
        seat = list(asked)[chance.below(len(asked))]
        legal = asked[seat]
        if seat == CLOCK:
            running.match.submit(CLOCK, legal[0])
            continue
        events = running.match.observations(seat, heard[seat])
        heard[seat] += len(events)
        for one in events:
            bots[seat].hear([one])
        choice = bots[seat].choose(legal)
        real_time = tick_of(asked) is not None
        if real_time and (choice is None or not running.match.accepts(seat, choice)):
            continue  # nothing, in this tick: what cannot be done when it is due is not done
        assert running.match.accepts(seat, choice)
        if chance.below(12) == 0:
            late = subject.bot(level, seat, seats, options, seat)
            late.hear(running.match.observations(seat))
            assert late.choose(legal) == choice
            assert late.choose(legal) == choice, "asking again changes nothing"
        running.match.submit(seat, choice)
