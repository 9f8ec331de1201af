"""Thinking: bots that keep a machine busy beside what is measured."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.synchronize import Event
from typing import Any

from game.ai.child import stand_back
from game.cli.seats import learned, played
from game.games import game_of, rules_of
from game.match import Match
from game.session import again, make_head, start

Beside = Callable[[], None]


@contextmanager
def thinkers(game: str) -> Iterator[Beside]:
    """Let bots think without a pause, and ask others as the table does, one step a frame.

    The first keep a process busy, as slow thinkers would; the second are what a table of bots
    costs the window: to tell them, to ask them, and to carry out what they answer.
    """
    context = multiprocessing.get_context("spawn")
    over = context.Event()
    child = context.Process(target=_think, args=(game, over), daemon=True)
    child.start()
    seats = rules_of(game).seat_counts[-1]
    best, names = played(game)[-1], [str(seat) for seat in range(seats)]
    head = make_head(game, [best] * seats, names, seed=1)
    session = start(head, None)

    def beside() -> None:
        nonlocal session
        if session.outcome() is not None:
            session.close()
            session = again(session)
        elif session.ready():
            session.step()

    try:
        yield beside
    finally:
        session.close()
        over.set()
        child.join(2)
        child.terminate()


def _think(game: str, over: Event) -> None:
    """Be the child: play matches of bots until it is over, as far behind as the program's own."""
    stand_back()
    rules = rules_of(game)
    seats = rules.seat_counts[-1]
    options = rules.options(seats, {})
    make = game_of(game).bot.make
    data, _ = learned(game, played(game))
    level, seed = played(game)[-1], 0
    while not over.is_set():
        seed += 1
        match: Match[Any, Any, Any] = Match(rules, seats, options, seed)
        bots = [make(level, seat, seats, options, seat, data) for seat in range(seats)]
        heard = [0] * seats
        for seat, legal in match.in_turn():
            if over.is_set():
                break
            events = match.observations(seat, heard[seat])
            heard[seat] += len(events)
            bots[seat].hear(events)
            match.answer(seat, bots[seat].choose(list(legal)))
