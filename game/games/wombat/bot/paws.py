"""Paws: whose each paw among shadows is, exactly over all ways there are (W35, W53).

A mind follows grey paws that are all alike. Its own it knows. Numbers are drawn anew among paws of
which one leaves a place that they shared; from then on all of these are as likely each other. Whose
a paw is shows by what seats say: who tells of a tower mostly has just touched it. When the light is
on, what paws did is gone through once more, forwards and backwards (the forward-backward algorithm
for hidden Markov chains, Baum and others 1970): what was said later tells of what was done before.
Whoever is followed for long is lost now and then, the sooner the lower the level.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import permutations
from math import exp
from typing import Any, Final, NamedTuple

from game.ai.probability import normalised
from game.core.luck import Stream
from game.games.wombat.bot import tracks
from game.games.wombat.bot.tracks import Act, Tracks
from game.games.wombat.model import events as ev
from game.games.wombat.model.phrases import Phrase
from game.games.wombat.model.places import NOWHERE, SPINDLES, TURNED, sound
from game.games.wombat.model.sensations import Touch

_FINE: Final = 1 << 20
EVERY: Final = 20
"""After so many ticks at least one reckons with having lost track meanwhile."""
FOLLOWS: Final = 2
"""A paw is lost, and what one did is forgotten, after so many times as long as a thing in mind: one
goes on looking. People keep track of four things that are alike, and of hardly one which of them is
which (Pylyshyn 2004, Visual Cognition 11)."""
_LAID: Final = "laid"
FOLLOWED: Final = frozenset(
    (ev.BuildBegan, ev.PawNumbered, ev.PawRested, ev.Seen, ev.Said, ev.Scraped)
)
"""The facts that tell of paws, and of who speaks."""
Orbits = tuple[tuple[int, ...], ...]
Weights = list[float]
Stacks = Sequence[tuple[int, ...]]


class PawAct(NamedTuple):
    """Something a paw did, and how likely it was whose, by seat."""

    tick: int
    kind: str
    place: int
    shares: dict[int, float]


class Done(NamedTuple):
    """Something a paw did, before it is known how that looks in the light."""

    at: int
    """After how many steps."""
    tick: int
    kind: str
    place: int
    label: int
    """Which of the others' numbers it had, -1 for one's own."""


@cache
def ways(others: int) -> tuple[tuple[int, ...], ...]:
    """Return every way in which so many seats have so many numbers: by seat, which one."""
    return tuple(permutations(range(others)))


@cache
def orbits_of(others: int, labels: frozenset[int]) -> Orbits:
    """Return which ways become each other when these numbers are drawn anew."""
    found: dict[tuple[int, ...], list[int]] = {}
    for at, way in enumerate(ways(others)):
        found.setdefault(tuple(-1 if one in labels else one for one in way), []).append(at)
    return tuple(tuple(every) for every in found.values())


def _mixed(weights: Weights, orbits: Orbits) -> Weights:
    """Return weights after numbers were drawn anew: within an orbit all are as likely."""
    fresh = [0.0] * len(weights)
    for every in orbits:
        mean = sum(weights[at] for at in every) / len(every)
        for at in every:
            fresh[at] = mean
    return fresh


def _blurred(weights: Weights, lost: float) -> Weights:
    """Return weights after track was lost with some chance."""
    mean = lost * sum(weights) / len(weights)
    return [mean + (1 - lost) * one for one in weights]


class Paws:
    """What one mind makes of the paws of one build."""

    def __init__(self, seat: int, keeps: int, seed: int, its: Tracks) -> None:
        """Begin with nobody's; ``keeps`` is how many ticks a thing stays in mind."""
        self.seat = seat
        self._lives = FOLLOWS * keeps
        self._chance, self._tracks = Stream(seed), its
        self.told: list[tuple[int, Any]] = []
        """Every fact of the build so far, with its tick."""

    def observe(self, tick: int, event: ev.Event) -> None:
        """Take in a fact of a build, in the order in which all were told."""
        if isinstance(event, ev.BuildBegan):
            self.told = []
        self.told.append((tick, event))

    def deeds(self, living: Sequence[int], stacks: Stacks) -> list[PawAct]:
        """Return what paws did in the build that was just lit, as far as one remembers it."""
        others = [seat for seat in living if seat != self.seat]
        if not others:
            return []
        chain = Chain(others, self._lives, self._tracks)
        for tick, event in self.told:
            chain.go(tick, event)
        now = self.told[-1][0] if self.told else 0
        return [one for one in chain.judged(stacks) if self._remembers(now - one.tick)]

    def _remembers(self, ticks: int) -> bool:
        """Draw whether something is still in mind so many ticks later."""
        return self._chance.below(_FINE) < exp(-ticks / self._lives) * _FINE


class Chain:
    """The paws of one build, gone through in order."""

    def __init__(self, others: Sequence[int], lives: float, its: Tracks) -> None:
        """Take the seats of paws that are not one's own; track is lost after so many ticks."""
        self._others, self._lives, self._tracks = list(others), lives, its
        self._ways = ways(len(others))
        self._own = 0
        self._labels: list[int] = []
        """By label, the number that it stands for now."""
        self.places: dict[int, int] = {}
        """By number, where that paw is."""
        self.acts: dict[int, list[Act]] = {}
        """By number, what it may have done last."""
        self._felt: dict[int, int] = {}
        """By number, which spindle it felt to the bottom during this stay."""
        self._layers: list[list[int]] = [[] for _ in range(SPINDLES)]
        """By spindle, from the bottom up, which deed laid each brick; -1 for bases."""
        self.steps: list[tuple[str, Any]] = []
        """What changed whose paws are likely whose: what it was, and how."""
        self.done: list[Done] = []
        """What paws did, in order."""
        self._blurred = 0

    # ------------------------------------------------------------ forwards

    def go(self, tick: int, event: ev.Event) -> None:
        """Take in one fact."""
        match event:
            case ev.BuildBegan(_, bases):
                self._layers = [[-1] * bases for _ in range(SPINDLES)]
                self._blurred = tick
            case ev.PawNumbered(number=number):
                self._numbered(number)
            case ev.PawRested(paw, place):
                self.places[paw] = place
                if paw != self._own:
                    self._labels.append(paw)
            case ev.Seen(paw, touch) if paw in self.places:
                self._blur(tick)
                self._seen(tick, paw, touch)
            case ev.Said(seat, phrase) if seat in self._others:
                self._said(tick, seat, phrase)
            case ev.Scraped():
                old = self._layers
                self._layers = [[] for _ in range(SPINDLES)]
                for place in range(SPINDLES):
                    self._layers[TURNED[place]] = old[place]
                self.acts = {
                    paw: [one._replace(place=TURNED[one.place]) for one in acts]
                    for paw, acts in self.acts.items()
                }
            case _:
                pass

    def _numbered(self, number: int) -> None:
        """One's own paw has another number: who had that has one's old one, or another's."""
        if self._own and number in self._labels:
            self._labels[self._labels.index(number)] = self._own
            for table in (self.acts, self._felt):
                _swap(table, number, self._own)
        self._own = number

    def _blur(self, tick: int) -> None:
        """Lose track now and then."""
        gone = tick - self._blurred
        if gone >= EVERY:
            self._blurred = tick
            self.steps.append(("blur", 1 - exp(-gone / self._lives)))

    def _seen(self, tick: int, paw: int, touch: Touch) -> None:
        place = self.places[paw]
        if touch.place != NOWHERE:
            self._arrived(tick, paw, place, touch.place)
            return
        if place >= SPINDLES:
            return
        if touch in (Touch.LAID, Touch.TOOK, Touch.BOTTOM):
            self.acts[paw] = [Act(tick, place, touch.kind, 1.0)]
        if touch is Touch.BOTTOM:
            self._felt[paw] = place
        elif touch is Touch.LAID:
            self._layers[place].append(len(self.done))
            self._do(tick, paw, _LAID, place)
        elif touch is Touch.TOOK:
            if self._layers[place]:
                self._layers[place].pop()
            self._do(tick, paw, "repair" if self._felt.get(paw) == place else "rob", place)

    def _do(self, tick: int, paw: int, kind: str, place: int) -> None:
        label = -1 if paw == self._own else self._labels.index(paw)
        self.done.append(Done(len(self.steps), tick, kind, place, label))

    def _arrived(self, tick: int, paw: int, old: int, new: int) -> None:
        """A paw left a place: whoever was there with it may have any of their numbers now."""
        there = [one for one, place in self.places.items() if place == old and one != self._own]
        if len(there) > 1:
            labels = frozenset(self._labels.index(one) for one in there)
            self.steps.append(("mix", orbits_of(len(self._others), labels)))
            acts = self._shared(tick, there)
            for one in there:
                self.acts[one] = acts
                self._felt.pop(one, None)
        self._felt.pop(paw, None)
        self.places[paw] = new

    def _shared(self, tick: int, there: Sequence[int]) -> list[Act]:
        """Return what each of these paws may have done last: any of what all did of late."""
        found: dict[Act, float] = {}
        for one in there:
            for act in self.acts.get(one, ()):
                if tick - act.tick <= tracks.LATE:
                    key = act._replace(share=0.0)
                    found[key] = found.get(key, 0.0) + act.share / len(there)
        return [act._replace(share=share) for act, share in found.items()]

    def _said(self, tick: int, seat: int, phrase: Phrase) -> None:
        """Whoever tells of a tower has mostly touched it just now."""
        word, place = phrase.word, phrase.place
        if word not in tracks.SAYS:
            return
        likely = [
            self._tracks.likely(word, tick, place, self.places[paw], self.acts.get(paw, ()))
            for paw in self._labels
        ]
        at = self._others.index(seat)
        self.steps.append(("weigh", [likely[way[at]] for way in self._ways]))

    # ------------------------------------------------------------ backwards

    def judged(self, stacks: Stacks) -> list[PawAct]:
        """Return all deeds as they look in the light."""
        ahead = self._forwards()
        behind = [1.0] * len(self._ways)
        found: list[PawAct] = []
        step = len(self.steps)
        for number in range(len(self.done) - 1, -1, -1):
            done = self.done[number]
            while step > done.at:
                step -= 1
                behind = normalised(self._passed(behind, step))
            if done.label < 0:
                continue
            likely = [a * b for a, b in zip(ahead[number], behind, strict=True)]
            kind, shares = self.kind(number, stacks), self._shares(done, likely)
            found.append(PawAct(done.tick, kind, done.place, shares))
        return found[::-1]

    def _forwards(self) -> list[Weights]:
        """Return, by deed, how likely every way was by what had been before it."""
        weights = [1.0 / len(self._ways)] * len(self._ways)
        found: list[Weights] = []
        step = 0
        for done in self.done:
            while step < done.at:
                weights = normalised(self._passed(weights, step))
                step += 1
            found.append(weights)
        return found

    def _passed(self, weights: Weights, step: int) -> Weights:
        """Return weights on the other side of a step: each is alike both ways."""
        what, how = self.steps[step]
        if what == "mix":
            return _mixed(weights, how)
        if what == "blur":
            return _blurred(weights, how)
        return [a * b for a, b in zip(weights, how, strict=True)]

    def _shares(self, done: Done, likely: Weights) -> dict[int, float]:
        sums = [0.0] * len(self._others)
        for way, weight in zip(self._ways, likely, strict=True):
            sums[way.index(done.label)] += weight
        return dict(zip(self._others, normalised(sums), strict=True))

    def kind(self, number: int, stacks: Stacks) -> str:
        """Return what a deed was, with the light on; a brick that was taken again was right."""
        done = self.done[number]
        if done.kind != _LAID:
            return done.kind
        for layers, stack in zip(self._layers, stacks, strict=True):
            if number in layers and len(layers) == len(stack):
                row, right = layers.index(number), sound(tuple(stack))
                return "right" if row < right else "wrong" if row == right else "over"
        return "right"


def _swap(table: dict[int, Any], one: int, other: int) -> None:
    """Let two numbers change what is known of them."""
    kept = {at: table.pop(at) for at in (one, other) if at in table}
    if one in kept:
        table[other] = kept[one]
    if other in kept:
        table[one] = kept[other]
