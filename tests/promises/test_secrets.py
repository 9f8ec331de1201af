"""Non-interference: what a viewer was never told of cannot be read off what it is told.

Two worlds are dealt alike. In one of them the contents of two places that the viewer was never
told of are exchanged, in place; draws stay the same by position. The same script, legal in both,
is played in both. The viewer is told the same, line by line, until a fact names an exchanged
thing to it, or the match is over in one of them. Its bot, told the same, does the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from hypothesis import event, given, settings
from hypothesis import strategies as st
from subjects import BLANK, SUBJECTS, Subject
from worlds import Game, Running, games, line

from game.core.luck import Stream, key_of
from game.core.seats import Seat, Viewer

SEEDS = st.integers(0, 10**9)


@dataclass
class Hearing:
    """What a viewer was told, and which secrets each fact gave away."""

    viewer: Viewer
    subject: Subject
    lines: list[str] = field(default_factory=list)
    given_away: list[dict[str, int]] = field(default_factory=list)
    ends: list[bool] = field(default_factory=list)
    lawful: set[str] = field(default_factory=set)
    """Where lies what the rules tell this viewer, whoever was in fact told: its own hand, tiles,
    and every hand it once saw a card of."""

    def __post_init__(self) -> None:
        self.lawful.add(f"hand:{self.viewer}")

    def __call__(self, happened: Any, truth: Any) -> None:
        told = list(self.subject.tells(happened, truth, self.viewer))
        self.lawful.update(":".join(place.split(":")[:2]) for place in told)
        if happened.is_for(self.viewer):
            secrets = self.subject.secrets(truth)
            self.lines.append(line(happened))
            self.ends.append(self.subject.ends(happened))
            self.given_away.append({place: secrets[place] for place in told})


class Pair:
    """Two worlds that one viewer cannot tell apart."""

    def __init__(self, game: Game, viewer: Viewer) -> None:
        """Deal the same match twice."""
        self.viewer = viewer
        self.subject = game[0]
        self.heard = [Hearing(viewer, self.subject) for _ in range(2)]
        self.one, self.other = (Running(game, heard) for heard in self.heard)
        self.exchanged: set[int] = set()
        """The two things of which each lies where the other does, in the other world."""

    def both(self) -> dict[Seat, list[Any]]:
        """What may be done in both worlds; the same seats are asked."""
        here, there = self.one.match.pending(), self.other.match.pending()
        assert list(here) == list(there), "who is asked depends on a secret"
        shared = {seat: [a for a in here[seat] if a in there[seat]] for seat in here}
        if self.viewer in here:
            assert list(here[self.viewer]) == list(there[self.viewer])
        return shared

    def submit(self, seat: Seat, action: Any) -> None:
        for running in (self.one, self.other):
            running.match.submit(seat, action)

    def unknown(self) -> list[str]:
        """The places of which the viewer should not have been told, which is under proof."""
        lawful = self.heard[0].lawful
        return [
            place
            for place in self.subject.secrets(self.one.truth)
            if ":".join(place.split(":")[:2]) not in lawful
        ]

    def exchange(self, first: str, second: str) -> None:
        truth = self.other.truth
        places = self.subject.secrets(truth)
        self.subject.put(truth, first, places[second])
        self.subject.put(truth, second, places[first])
        self.exchanged = {places[first], places[second]}

    def told_apart(self) -> bool:
        """Whether the viewer was told different things, which must then be shown things."""
        here, there = self.heard
        for at, (told, other) in enumerate(zip(here.lines, there.lines, strict=False)):
            if told != other:
                shown = self._shown(here.given_away[at], there.given_away[at])
                over = here.ends[at] or there.ends[at]
                assert shown or over, f"{self.viewer} was told of a secret: {told} or {other}"
                return True
        assert len(here.lines) == len(there.lines), f"{self.viewer} was told more"
        return False

    def _shown(self, here: dict[str, int], there: dict[str, int]) -> bool:
        """Whether a fact gave away an exchanged thing, and nothing else that differs."""
        first, second = Counter(here.values()), Counter(there.values())
        apart = [*(first - second).elements(), *(second - first).elements()]
        return here != there and (not apart or sorted(apart) == sorted(self.exchanged))


def exchangeable(pair: Pair, sort: str, chance: Stream) -> tuple[str, str] | None:
    """Two unknown places of a sort with different contents, or None where there are none."""
    truth = pair.subject.secrets(pair.one.truth)
    unknown = pair.unknown()
    kinds = {
        "tiles": ("tile", "tile"),
        "missions": ("mission", "mission"),
        "draw": ("hand", "bag"),
        "hands": ("hand", "hand"),
    }[sort]
    first, second = (
        chance.shuffled([place for place in unknown if place.startswith(kind)]) for kind in kinds
    )
    for one in first:
        for other in second:
            if truth[one] != truth[other]:
                return one, other
    return None


def script(pair: Pair, chance: Stream, most: int) -> Iterator[None]:
    """Play the same actions in both worlds while there are any."""
    for _ in range(most):
        asked = pair.both()
        seat = next((seat for seat in asked if asked[seat]), None)
        if seat is None:
            return
        pair.submit(seat, asked[seat][chance.below(len(asked[seat]))])
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


CASES = [
    ("fibs", "draw"),
    ("fibs", "hands"),
    *(("et_bim", sort) for sort in ("tiles", "draw", "hands", "missions")),
]


@pytest.mark.parametrize(("name", "sort"), CASES)
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


SLOW_THINKERS = [
    level
    for level in SUBJECTS["et_bim"].every_level
    if level.startswith("expert") and level != "expert-nosearch"
]
QUICK_THINKERS = [level for level in SUBJECTS["et_bim"].every_level if level not in SLOW_THINKERS]


@pytest.mark.slow
@pytest.mark.parametrize("level", QUICK_THINKERS)
@pytest.mark.parametrize("sort", ["tiles", "draw", "hands", "missions"])
@settings(max_examples=20)
@given(data=st.data())
def test_every_level_of_bot_is_blind(level: str, sort: str, data: st.DataObject) -> None:
    blind(level, sort, data)


@pytest.mark.slow
@pytest.mark.parametrize("level", SLOW_THINKERS)
@pytest.mark.parametrize("sort", ["tiles", "draw", "hands", "missions"])
@settings(max_examples=5)
@given(data=st.data())
def test_every_level_that_searches_is_blind(level: str, sort: str, data: st.DataObject) -> None:
    blind(level, sort, data)


def blind(level: str, sort: str, data: st.DataObject) -> None:
    found = exchanged(data.draw(games("et_bim")), sort, data.draw(SEEDS), bystander=False)
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
                events = world.match.heard(seat, heard[at])
                heard[at] += len(events)
                bot.hear(events)
                choices.append(bot.choose(asked[seat]))
        if pair.told_apart():
            break
        shared = pair.both()
        playing = next((one for one in shared if shared[one]), None)
        if playing is None:
            break
        action = shared[playing][chance.below(len(shared[playing]))]
        if playing == seat:
            assert choices[0] == choices[1], "a bot saw through its cards"
            action = choices[0]
            assert action in shared[seat]
        move = playing, action


@pytest.mark.parametrize("name", SUBJECTS)
@given(data=st.data())
def test_a_bot_that_hears_everything_at_once_chooses_what_it_would_have_chosen(
    name: str, data: st.DataObject
) -> None:
    running = Running(data.draw(games(name)))
    subject, seats, options = running.subject, running.seats, running.options
    level = data.draw(st.sampled_from(subject.levels))
    bots = [subject.bot(level, seat, seats, options, seat) for seat in range(seats)]
    heard = [0] * seats
    chance = Stream(data.draw(SEEDS))
    while asked := running.match.pending():
        [(seat, legal)] = asked.items()
        events = running.match.heard(seat, heard[seat])
        heard[seat] += len(events)
        for one in events:
            bots[seat].hear([one])
        choice = bots[seat].choose(legal)
        assert choice in legal
        if chance.below(12) == 0:
            late = subject.bot(level, seat, seats, options, seat)
            late.hear(running.match.heard(seat))
            assert late.choose(legal) == choice
        running.match.submit(seat, choice)
