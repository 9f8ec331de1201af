"""Tiles: which ones lie where in a scenario, from what its case says and leaves out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from game.core.luck import Luck
from game.core.situations import SituationError, listed
from game.gangs.model.cards import CHARLOTTE, GANG_NAMES, GANG_SIZE, GANGS, gang_of
from game.gangs.model.options import Options
from game.gangs.rules.setup import choose_tiles
from game.gangs.scenario.expect import gang

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
    middle = gang(case["mystery"], "mystery") if "mystery" in case else None
    if middle is not None and given.get("mystery") is False:
        raise SituationError("scenario.mystery", "mystery")
    if "tiles" in case:
        gangs = [gang(one, "tiles") for one in listed(case["tiles"], "tiles")]
        if len(gangs) != seats:
            raise SituationError("scenario.tiles", "tiles", named=len(gangs), seats=seats)
        if middle is None and options.mystery:
            middle = _left_over(gangs, options)
        gangs += [] if middle is None else [middle]
        _check_charlotte(gangs, options)
        dealt = _characters(gangs)
    else:
        if middle is not None and not options.mystery:
            options = read_options(seats, {**given, "mystery": True})
        dealt = _deal(seats, options, middle, out, luck)
    _check_gangs(dealt, seats, out)
    teams = tuple(sorted(Counter(_gangs(dealt)).values(), reverse=True))
    return replace(options, teams=teams, mystery=type(options.mystery)(len(dealt) - seats)), dealt


def whole_seats(case: Mapping[str, Any]) -> int:
    """Return the number of seats of a case whose options were read already."""
    seats: int = case["seats"]
    return seats


def _left_over(gangs: Sequence[int], options: Options) -> int:
    """Return the gang of the tile that is left of the selection."""
    if options.charlotte and CHARLOTTE not in gangs:
        return CHARLOTTE
    named = [gang for gang in gangs if gang != CHARLOTTE]
    wanted = sorted(options.teams)
    fitting = [gang for gang in range(GANGS) if sorted(Counter([*named, gang]).values()) == wanted]
    if len(fitting) != 1:
        sizes = "+".join(map(str, options.teams))
        raise SituationError("scenario.left-over", "tiles", sizes=sizes)
    return fitting[0]


def _check_charlotte(gangs: Sequence[int], options: Options) -> None:
    name = GANG_NAMES[CHARLOTTE]
    if CHARLOTTE in gangs and not options.charlotte:
        raise SituationError("scenario.module", name, where=f"tiles: {name}", module="charlotte")
    if options.charlotte and CHARLOTTE not in gangs:
        raise SituationError("scenario.no-charlotte", name, gang=name)


def _gangs(dealt: Sequence[int]) -> list[int]:
    """Return the gangs of tiles, Charlotte left out: she has none."""
    return [gang_of(one) for one in dealt if gang_of(one) != CHARLOTTE]


def _characters(gangs: Sequence[int]) -> list[int]:
    """Return a character for each gang named, no character twice."""
    used: Counter[int] = Counter()
    dealt: list[int] = []
    for one in gangs:
        most = 1 if one == CHARLOTTE else GANG_SIZE
        if used[one] == most:
            name = GANG_NAMES[one]
            raise SituationError("scenario.gang-full", name, most=most, gang=name)
        dealt.append(one * GANG_SIZE + used[one])
        used[one] += 1
    return dealt


def _deal(
    seats: int,
    options: Options,
    middle: int | None,
    out: Sequence[int],
    luck: Luck,
) -> list[int]:
    """Return tiles dealt from the seed, two gangs living at least."""
    chosen = choose_tiles(options, luck)
    if middle is not None and middle not in map(gang_of, chosen):
        absent = gang_of(chosen[0])
        chosen = tuple(
            one + (middle - absent) * GANG_SIZE if gang_of(one) == absent else one for one in chosen
        )
    stream = luck.stream("tiles")
    for _ in range(_TRIES):
        dealt = stream.shuffled(sorted(chosen))
        if middle is not None:
            last = next(at for at in reversed(range(seats + 1)) if gang_of(dealt[at]) == middle)
            dealt[last], dealt[-1] = dealt[-1], dealt[last]
        if len(_living_gangs(dealt, seats, out)) > 1:
            return dealt
    raise SituationError("scenario.one-gang-out", "out")


def _living_gangs(dealt: Sequence[int], seats: int, out: Sequence[int]) -> set[int]:
    return set(_gangs([dealt[seat] for seat in range(seats) if seat not in out]))


def _check_gangs(dealt: Sequence[int], seats: int, out: Sequence[int]) -> None:
    living = _living_gangs(dealt, seats, out)
    if len(living) < 2:
        name = GANG_NAMES[living.pop()]
        raise SituationError("scenario.one-gang", "tiles", gang=name)
