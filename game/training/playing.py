"""Matches to learn from: every seat's kind is drawn independently of its side.

Where kinds follow sides, "plays like the other kind" means "is an enemy", and a fit learns a
handshake between bots that is worthless against people (docs/decisions).
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any, Final

from game.ai.learning import Study
from game.core.luck import Stream, bot_seed, key_of
from game.core.seats import Seat
from game.games import game_of, places, rules_of, stand
from game.match import Match

FEWEST: Final = 4
"""Matches are counted at so many seats; larger tables play fewer, as many seats in all."""


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """A match that was played: what everybody heard, and the truth."""

    seats: int
    names: tuple[str, ...]
    """By seat who of the field played it."""
    options: Any
    """Those of its table."""
    events: tuple[Any, ...]
    """What was told to everybody, and what a study hears beside it."""
    characters: tuple[int, ...]
    """Who every tile is."""


@dataclass(frozen=True, slots=True)
class Order:
    """A match to be played, as plain data that can be sent to another process."""

    game: str
    seats: int
    number: int
    seed: int
    data: Mapping[str, Any]


def orders(
    game: str, counts: Sequence[int], matches: int, seed: int, data: Mapping[str, Any]
) -> list[Order]:
    """Return the matches of a fit: so many at four seats, as many seats in all at other tables."""
    return [
        Order(game, seats, number, seed, data)
        for seats in counts
        for number in range(max(2, matches * FEWEST // seats))
    ]


def played(every: Sequence[Order], jobs: int) -> Iterator[PlayedMatch]:
    """Yield every match in order, played here or by several processes."""
    if jobs == 1:
        yield from map(play, every)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, stand, (places(),)) as pool:
        yield from pool.map(play, every, chunksize=4)


def play(order: Order) -> PlayedMatch:
    """Play one match."""
    rules = rules_of(order.game)
    study = study_of(order.game)
    seed = key_of("fit", order.seed, order.seats, order.number) % 10**9
    options = table_of(order.game, order.seats, seed)
    chance = Stream(key_of("field", seed))
    field = sorted(study.FIELD)
    names = tuple(field[chance.below(len(field))] for _ in range(order.seats))
    match: Match[Any, Any, Any] = Match(rules, order.seats, options, seed)
    journal = match.journal
    bots = [
        study.player(
            name, seat, order.seats, options, bot_seed(seed, "fit", Seat(seat)), order.data
        )
        for seat, name in enumerate(names)
    ]
    to_the_end(match, bots)
    events = tuple(
        event for event in journal.events if event.is_for(None) or event.kind in study.HEARS
    )
    return PlayedMatch(order.seats, names, options, events, tuple(study.truth(journal.state)))


def study_of(game: str) -> Study:
    """Return how a game's matches are taken apart.

    Raises:
        LookupError: its bots learn nothing.
    """
    part = game_of(game).study
    if part is None:
        raise LookupError(game)
    return part


def table_of(game: str, seats: int, seed: int) -> Any:
    """Return the options of one of the tables at which a game's bots learn; the usual ones."""
    practice = game_of(game).practice
    tables = ({},) if practice is None else practice.TABLES
    chance = Stream(key_of("table", seed))
    return rules_of(game).options(seats, tables[chance.below(len(tables))])


def to_the_end(match: Match[Any, Any, Any], bots: Sequence[Any]) -> None:
    """Let bots play a match, each told what its seat is told when it is asked."""
    heard = [0] * match.seats
    for seat, legal in match.in_turn():
        news = match.observations(seat, heard[seat])
        heard[seat] += len(news)
        bots[seat].hear(news)
        match.answer(seat, bots[seat].choose(list(legal)))
