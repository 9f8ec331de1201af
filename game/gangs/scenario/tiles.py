"""Tiles: which ones lie where in a scenario, from what its case says and leaves out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import combinations_with_replacement
from typing import Any

from game.core.luck import Luck
from game.core.scenario_api import SituationError, listed
from game.gangs.model.cards import BLANK, CHARLOTTE, GANG_SIZE, GANGS, gang_of
from game.gangs.model.options import Options
from game.gangs.model.state import State
from game.gangs.rules.setup import choose_tiles
from game.gangs.scenario.names import gang
from game.gangs.scenario.steps import MIDDLE

ReadOptions = Callable[[int, Mapping[str, Any]], Options]
"""How a game reads its options for so many seats."""
_TRIES = 1000
"""Shuffles until two gangs live; with two living seats every second one does, at the worst."""


def choose(
    case: Mapping[str, Any],
    options: Options,
    given: Mapping[str, Any],
    out: Sequence[int],
    luck: Luck,
    read_options: ReadOptions,
) -> tuple[Options, list[int]]:
    """Return the options that fit the tiles, and the characters place by place.

    Raises:
        SituationError: the tiles cannot lie so.
    """
    seats = whole_seats(case)
    middle = _middle(case, options)
    if middle and given.get("mystery") is False:
        raise SituationError("scenario.mystery", "mystery")
    if len(middle) > options.mystery and "mystery" not in options.to_json():
        raise SituationError("scenario.no-middle", "mystery", where="mystery")
    if "tiles" in case:
        gangs = [gang(one, "tiles", options.lexicon) for one in listed(case["tiles"], "tiles")]
        if len(gangs) != seats:
            raise SituationError("scenario.tiles", "tiles", named=len(gangs), seats=seats)
        gangs += middle
        gangs += _left_over(gangs, options, options.mystery - len(middle))
        _check_charlotte(gangs, options)
        dealt = _characters(gangs, options)
    else:
        if len(middle) > options.mystery:
            options = read_options(seats, {**given, "mystery": True})
        dealt = _deal(seats, options, middle, out, luck)
    teams = tuple(sorted(Counter(_gangs(dealt)).values(), reverse=True))
    options = replace(options, teams=teams, mystery=type(options.mystery)(len(dealt) - seats))
    winner = _winner(dealt, options, seats, out)
    if winner != BLANK:
        raise SituationError("scenario.one-gang", "tiles", gang=options.lexicon.gangs[winner])
    return options, dealt


def whole_seats(case: Mapping[str, Any]) -> int:
    """Return the number of seats of a case whose options were read already."""
    seats: int = case["seats"]
    return seats


def _middle(case: Mapping[str, Any], options: Options) -> list[int]:
    """Return the gangs of the tiles in the middle, as far as they are named."""
    if MIDDLE not in case:
        return []
    value = case[MIDDLE]
    several = isinstance(value, list) and len(value) <= options.mystery
    return [gang(one, MIDDLE, options.lexicon) for one in (value if several else [value])]


def _left_over(gangs: Sequence[int], options: Options, count: int) -> Sequence[int]:
    """Return the gangs of so many tiles that are left of the selection."""
    if count < 1:
        return ()
    if options.charlotte and CHARLOTTE not in gangs:
        return (CHARLOTTE,)
    named = [gang for gang in gangs if gang != CHARLOTTE]
    wanted = sorted(options.teams)
    fitting = [
        left
        for left in combinations_with_replacement(range(GANGS), count)
        if sorted(Counter([*named, *left]).values()) == wanted
    ]
    if len(fitting) != 1:
        raise SituationError("scenario.left-over", "tiles", sizes=_sizes(options))
    return fitting[0]


def _check_charlotte(gangs: Sequence[int], options: Options) -> None:
    name = options.lexicon.gangs[CHARLOTTE]
    if CHARLOTTE in gangs and not options.charlotte:
        raise SituationError("scenario.module", name, where=f"tiles: {name}", module="charlotte")
    if options.charlotte and CHARLOTTE not in gangs:
        raise SituationError("scenario.no-charlotte", name, gang=name)


def _gangs(dealt: Sequence[int]) -> list[int]:
    """Return the gangs of tiles, Charlotte left out: she has none."""
    return [gang_of(one) for one in dealt if gang_of(one) != CHARLOTTE]


def _characters(gangs: Sequence[int], options: Options) -> list[int]:
    """Return a character for each gang named, no character twice."""
    used: Counter[int] = Counter()
    dealt: list[int] = []
    for one in gangs:
        most = 1 if one == CHARLOTTE else GANG_SIZE
        if used[one] == most:
            name = options.lexicon.gangs[one]
            raise SituationError("scenario.gang-full", name, most=most, gang=name)
        dealt.append(one * GANG_SIZE + used[one])
        used[one] += 1
    return dealt


def _deal(
    seats: int,
    options: Options,
    middle: Sequence[int],
    out: Sequence[int],
    luck: Luck,
) -> list[int]:
    """Return tiles dealt from the seed, so that nobody has won yet."""
    chosen = choose_tiles(options, luck)
    for one in middle:
        if one not in map(gang_of, chosen):
            absent = next((gang for gang in map(gang_of, chosen) if gang not in middle), one)
            chosen = tuple(
                tile + (one - absent) * GANG_SIZE if gang_of(tile) == absent else tile
                for tile in chosen
            )
    stream = luck.stream("tiles")
    for _ in range(_TRIES):
        dealt = stream.shuffled(sorted(chosen))
        for place, one in enumerate(reversed(middle), 1):
            there = [at for at in range(len(dealt) + 1 - place) if gang_of(dealt[at]) == one]
            if not there:
                raise SituationError("scenario.left-over", "mystery", sizes=_sizes(options))
            dealt[there[-1]], dealt[-place] = dealt[-place], dealt[there[-1]]
        if _winner(dealt, options, seats, out) == BLANK:
            return dealt
    raise SituationError("scenario.one-gang-out", "out")


def _sizes(options: Options) -> str:
    return "+".join(map(str, options.teams))


def _winner(dealt: Sequence[int], options: Options, seats: int, out: Sequence[int]) -> int:
    """Return the gang that would have won already, with these seats out; BLANK for none."""
    state = State(seats, options)
    state.characters = list(dealt)
    for seat in out:
        state.alive[seat] = False
    return options.won(state)
