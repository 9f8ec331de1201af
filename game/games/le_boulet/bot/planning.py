"""Planning the last cards: what each act leads to, imagined in worlds that fit what a bot knows.

A world holds what is known for certain (a bot's own hand, cards that went back or were given where
all saw it) and else any card not seen, all as likely. In the same worlds every act is followed for
some leads; what it brings is the difference in how often the bot wins. Where everybody is asked at
once a bot imagines its own hand, too, by what all know of it: the work for an answer must not hang
on what it holds, and what is weighed then are kinds of acts, to lay a picture, a Boulet or nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from game.core.luck import Stream, key_of
from game.core.seats import Seat
from game.games.le_boulet.bot.futures import Future
from game.games.le_boulet.bot.head import BotHead, Weighed
from game.games.le_boulet.model import actions as act
from game.games.le_boulet.model import events as ev
from game.games.le_boulet.model import state as at
from game.games.le_boulet.model.actions import PAIR
from game.games.le_boulet.model.cards import BOULET, NONE, UNKNOWN
from game.games.le_boulet.model.state import State
from game.games.le_boulet.rules import flow
from game.games.le_boulet.rules.determinizations import determinize

NEAR: Final = 3
"""Plans are made as soon as somebody holds so few cards."""
SURE: Final = 2.0
"""So much the more what may be chance counts against what seems to be brought."""
WORK: Final = 6_000
"""How much is imagined for a decision: the leads, times what one of them costs."""
TURNS: Final = 2
"""So often each world is played on: to lay one out costs as much as a lead."""
LEAST: Final = 4
"""So many worlds there are at least."""
COSTS: Final = 8
"""What a lead costs beside the seats."""
DEAR: Final = 12.0
"""So many cards a won match is worth, and any chance of it as much less."""
TRIED: Final = 4
"""So many pairs, or seats for a Boulet, are followed at most."""

Way = Callable[[Future], None]
"""What is done at the start of a future."""


def near(head: BotHead) -> bool:
    """Say whether a bot plans now: by what all know."""
    return head.mind.plans and min(map(len, head.view.hands)) <= NEAR


def _worlds(head: BotHead, many: int, *, own: bool) -> Iterator[State]:
    """Yield worlds; ``own`` with one's hand as it is, else as all others may think it to be."""
    view, seat = head.view, Seat(head.seat)
    if not own:
        view = view.copy()
        known = view.known[seat]
        view.hands[seat] = [*known, *[UNKNOWN] * (len(view.hands[seat]) - len(known))]
    about = view.leads, view.attempts, view.phase, len(view.discard), view.contested
    chance = Stream(key_of("imagined", head.seed, *about))
    for _ in range(many):
        yield determinize(view, seat, chance)


@dataclass(frozen=True, slots=True)
class Followed:
    """How often one wins in the same worlds, by way."""

    every: tuple[tuple[float, ...], ...]

    def gain(self, better: int, than: int) -> float:
        """Return what a way brings beside another, in cards; what may be chance counts less."""
        gains = [a - b for a, b in zip(self.every[better], self.every[than], strict=True)]
        mean = sum(gains) / len(gains)
        spread = sum((one - mean) ** 2 for one in gains) / len(gains) ** 2
        total = mean * mean + SURE * spread
        return DEAR * mean * mean * mean / total if total else 0.0


def follow(head: BotHead, ways: Sequence[Way], *, own: bool) -> Followed:
    """Return what several ways lead to, as much of it as ``WORK`` allows."""
    view = head.view
    leads = view.seats  # a whole turn around the table
    many = max(LEAST, WORK // (TURNS * len(ways) * leads * (COSTS + view.seats)))
    found: list[list[float]] = [[] for _ in ways]
    for number, world in enumerate(_worlds(head, many, own=own)):
        for turn in range(TURNS):
            for way, each in zip(ways, found, strict=True):
                future = Future(world.copy(), number * TURNS + turn, head.seat)
                way(future)
                future.play(view.leads + leads)
                each.append(future.chance(head.seat))
    return Followed(tuple(map(tuple, found)))


# ---------------------------------------------------------------- leads


def leads(head: BotHead, pairs: Sequence[Weighed], risks: Sequence[float]) -> list[float]:
    """Return what following the first pairs says of each, in cards, beside being refused."""

    def proposed(pair: act.Lead) -> Way:
        def way(future: Future) -> None:
            future.journal.tell(ev.Proposed(Seat(head.seat), pair.a, pair.b, pair.theme))
            future.state.good |= {PAIR}

        return way

    def refused(future: Future) -> None:
        future.state.attempts += 1
        flow.draw(future.journal, future.luck, Seat(head.seat))

    tried = [one.action for one in pairs]
    ways = [proposed(pair) for pair in tried if isinstance(pair, act.Lead)]
    found = follow(head, [refused, *ways], own=True)
    return [
        (1 - risk) * (found.gain(1, 0) + found.gain(number, 1))
        for number, risk in enumerate(risks, 1)
    ]


# ---------------------------------------------------------------- answers


@dataclass(frozen=True, slots=True)
class Prospects:
    """What laying something brings beside laying nothing, in cards."""

    picture: float = 0.0
    refused: float = 0.0
    """A picture that is taken back."""
    boulet: float = 0.0


def answers(head: BotHead) -> Prospects:
    """Return what an answer brings: by what all know, so it takes no longer with one hand."""
    seat = head.seat
    retry = head.view.phase == at.RETRY

    def lay(future: Future, face: int) -> None:
        if retry:
            future.journal.tell(ev.Retried(Seat(seat), face))
        else:
            future.answers(seat, face)
        future.state.good |= {seat}

    def held(future: Future, boulet: bool) -> int:
        """Return a card of a kind, which lies in the hand then, whatever was imagined there."""
        hand = future.state.hands[seat]
        for face in hand:
            if (face == BOULET) is boulet:
                return face
        hand[0] = BOULET if boulet else 0
        return hand[0]

    def refused(future: Future) -> None:
        lay(future, NONE)
        flow.draw(future.journal, future.luck, Seat(seat))

    ways: tuple[Way, ...] = (
        lambda future: lay(future, NONE),
        lambda future: lay(future, held(future, boulet=False)),
        refused,
        lambda future: lay(future, held(future, boulet=True)),
    )
    found = follow(head, ways, own=False)
    picture = found.gain(1, 0)
    return Prospects(picture, found.gain(2, 0), picture + found.gain(3, 1))


# ---------------------------------------------------------------- what others laid


def _judged(head: BotHead, thing: int, *, good: bool) -> Way:
    return lambda future: future.judge(Seat(head.seat), thing, good=good)


def objection(head: BotHead, thing: int, fails: float) -> float:
    """Return what accusing something brings that is refused so likely, in cards."""
    ways = [lambda future: None, _judged(head, thing, good=False), _judged(head, thing, good=True)]
    found = follow(head, ways, own=False)
    return fails * found.gain(1, 0) + (1 - fails) * found.gain(2, 0)


def vote(head: BotHead) -> float:
    """Return what it brings that what is voted on is found good, in cards."""
    thing = head.view.contested
    ways = [_judged(head, thing, good=False), _judged(head, thing, good=True)]
    return follow(head, ways, own=False).gain(1, 0)


def gifts(head: BotHead, seats: Sequence[int]) -> list[float]:
    """Return what a Boulet handed to each of some seats brings, beside the first, in cards."""

    def given(to: int) -> Way:
        return lambda future: flow.give(future.journal, Seat(head.seat), to)

    found = follow(head, [given(to) for to in seats], own=True)
    return [found.gain(number, 0) for number in range(len(seats))]
