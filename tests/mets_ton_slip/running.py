"""Matches for the proofs: played by whoever dresses when they can, or by chance."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from game.core.bots import Bot
from game.core.luck import Stream
from game.core.seats import Seat, Viewer
from game.games.mets_ton_slip.model import actions as act
from game.games.mets_ton_slip.model.events import Event
from game.games.mets_ton_slip.model.options import Options
from game.games.mets_ton_slip.model.state import State
from game.games.mets_ton_slip.rules import RULES
from game.match import Match

SlipMatch = Match[State, act.Action, Event]
_EAGER = (act.Wear, act.Replace, act.Steal), (act.Attack, act.Defend), (act.Finish,), (act.Discard,)


def begun(seats: int, seed: int, **options: Any) -> SlipMatch:
    return Match(RULES, seats, RULES.options(seats, options), seed)


def dressing(legal: Sequence[act.Action], chance: Stream) -> act.Action:
    """What somebody does who wants to be dressed: chance alone takes clothes off for ever."""
    for kinds in _EAGER:
        if some := [one for one in legal if isinstance(one, kinds)]:
            return some[chance.below(len(some))]
    return legal[chance.below(len(legal))]


def asked(match: SlipMatch) -> tuple[Seat, Sequence[act.Action]] | None:
    return next(iter(match.pending().items()), None)


def played(match: SlipMatch, chance: Stream, wild: int = 5) -> Iterator[tuple[Seat, act.Action]]:
    """Play to the end; one act in ``wild`` is any that is legal."""
    while (one := asked(match)) is not None:
        seat, legal = one
        freely = not chance.below(wild)
        action = legal[chance.below(len(legal))] if freely else dressing(legal, chance)
        yield seat, action
        match.submit(seat, action)


def view(match: SlipMatch, viewer: Viewer, options: Options) -> State:
    """What a viewer's stream folds to."""
    folded = RULES.initial(options.seats, options)
    for event in match.observations(viewer):
        RULES.apply(folded, event)
    return folded


def by_bots(
    match: SlipMatch, bots: Sequence[Bot], acts: int
) -> Iterator[tuple[Seat, act.Action, list[act.Action]]]:
    """Let bots play so many acts, or to the end, each told what its seat is told.

    Yields who acted, the act, and what had been legal.
    """
    heard = [0] * len(bots)
    for _ in range(acts):
        if (one := asked(match)) is None:
            return
        seat, legal = one[0], list(one[1])
        news = match.observations(seat, heard[seat])
        heard[seat] += len(news)
        bots[seat].hear(news)
        action = bots[seat].choose(legal)
        assert action in legal
        match.submit(seat, action)
        yield seat, action, legal
