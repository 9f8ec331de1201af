"""The ghost league: who is out guesses, sealed, which gang wins, who falls next, who is with whom.

Scoring. A *round* ends with the match, or with a round of Missions. While L seats live:

- the right gang is worth L points. Each ghost's last gang of a round counts, as of the moment from
  which on it stuck to it: sealing the same gang again costs nothing, changing one's mind does;
- the right next one out is worth L - 1 points. Each ghost's last name before somebody falls
  counts; when the round ends first, nobody was right;
- the right friend of somebody, as their tiles lie then, is worth as many points as gangs play. Each
  ghost's last one before somebody falls counts.

So the earlier, the more: with chance alone each name is worth a little under one point on average,
whenever it is sealed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from game.core.panels import GuessLine, GuessOption, GuessQuestion, Standing
from game.core.words import Words
from game.gangs.ghost_moments import NOBODY, sides, told
from game.gangs.model.cards import BLANK, GANG_NAMES, gang_of
from game.gangs.model.state import State
from game.gangs.portraits import BADGES

GANG: Final = "gang"
NEXT: Final = "next"
PAIR: Final = "pair"
"""Two seats as ``3:7``, of one gang; the same twice: with nobody who is still in."""
_PAIR: Final = re.compile(r"[0-9]{1,2}:[0-9]{1,2}")

# ---------------------------------------------------------------- what is asked


def may_guess(view: State, seat: int) -> bool:
    """Say whether a seat is a ghost now: out, while others still play."""
    return not view.alive[seat] and not view.reason and view.alive.count(True) > 1


def questions(
    view: State, names: Sequence[str], looks: Sequence[str], words: Words
) -> tuple[GuessQuestion, ...]:
    """Return what a ghost is asked; a seat's own view also tells what it knows of tiles."""
    living = view.living()
    gangs = sorted(set(map(gang_of, view.selection)))
    winners = [
        GuessOption(
            GANG_NAMES[gang],
            words.say(f"gang-name.{GANG_NAMES[gang]}"),
            "",
            f"icon_badge_{BADGES[gang]}",
        )
        for gang in gangs
    ]
    winners.append(GuessOption(NOBODY, words.say("ghosts.nobody"), "", "icon_badge_q"))
    fallen = [
        GuessOption(seat, names[seat], _known(view, seat, words), looks[seat]) for seat in living
    ]
    worth = words.say("ghosts.worth", n=gang_worth(len(living)))
    less = words.say("ghosts.worth", n=next_worth(len(living)))
    return (
        GuessQuestion(GANG, words.say("ghosts.gang", worth=worth), tuple(winners)),
        GuessQuestion(NEXT, words.say("ghosts.next", worth=less), tuple(fallen)),
        *_friends(view, names, fallen, words),
    )


def _friends(
    view: State, names: Sequence[str], fallen: Sequence[GuessOption], words: Words
) -> Iterator[GuessQuestion]:
    """Yield who is with whom, of somebody whose tile the viewer does not know."""
    unknown = [seat for seat in view.living() if view.character_at(seat) == BLANK]
    if not unknown:
        return
    seat = unknown[view.turn_number % len(unknown)]
    worth = words.say("ghosts.worth", n=sides(view.selection))
    friends = [
        GuessOption(f"{seat}:{one.value}", one.text, one.note, one.picture)
        for one in fallen
        if one.value != seat
    ]
    friends.append(
        GuessOption(f"{seat}:{seat}", words.say("ghosts.with-nobody"), "", "icon_badge_q")
    )
    asked = words.say("ghosts.pair", name=names[seat], worth=worth)
    yield GuessQuestion(PAIR, asked, tuple(friends))


def _known(view: State, seat: int, words: Words) -> str:
    """Return a seat's total, and its gang where the viewer knows it."""
    parts = [words.say("ghosts.total", n=view.totals[seat])]
    character = view.character_at(seat)
    if character != BLANK:
        parts.append(words.say(f"gang-name.{GANG_NAMES[gang_of(character)]}"))
    return " · ".join(parts)


def guess_of(given: Mapping[str, object], seats: int) -> dict[str, str | int | None]:
    """Return a guess: which gang wins, which seat is out next, two friends if they were guessed.

    None where it says nothing.

    Raises:
        ValueError: there is no such gang or seat.
    """
    gang, following, pair = given.get(GANG), given.get(NEXT), given.get(PAIR)
    if not (gang is None or (isinstance(gang, str) and gang in (*GANG_NAMES, NOBODY))):
        raise ValueError(f"{GANG}: {gang!r}")
    if not (following is None or (type(following) is int and 0 <= following < seats)):
        raise ValueError(f"{NEXT}: {following!r}")
    if pair is None:
        return {GANG: gang, NEXT: following}
    if not (isinstance(pair, str) and _PAIR.fullmatch(pair)) or max(_seats(pair)) >= seats:
        raise ValueError(f"{PAIR}: {pair!r}")
    return {GANG: gang, NEXT: following, PAIR: pair}


def _seats(pair: str) -> tuple[int, int]:
    one, _, other = pair.partition(":")
    return int(one), int(other)


# ---------------------------------------------------------------- what it was worth


def gang_worth(living: int) -> int:
    """Return the points of the right gang, guessed while so many seats live."""
    return living


def next_worth(living: int) -> int:
    """Return the points of the right next one out, guessed while so many seats live."""
    return living - 1


@dataclass(frozen=True, slots=True)
class Scored:
    """A guess that counted."""

    seat: int
    question: str
    value: str | int
    turn: int
    """The number of the turn in which it was sealed."""
    right: bool
    points: int


def scored(events: Sequence[Any], seats: int, guesses: Sequence[Mapping[str, Any]]) -> list[Scored]:
    """Return which guesses counted and what they brought, in the order in which they were sealed.

    ``events`` are all facts; a guess says after how many that all were told it was sealed.
    What was sealed by somebody who was not out then does not count.
    """
    moments, falls, ends = told(events, seats)
    counted: dict[tuple[str, int, int], tuple[int, Scored]] = {}
    for number, guess in enumerate(guesses):
        seat, at = guess["seat"], guess["at"]
        if not 0 <= at < len(moments):
            continue
        moment = moments[at]
        if seat in moment.living or len(moment.living) < 2 or moment.round >= len(ends):
            continue
        gang, following, pair = (_read(guess, seats, name) for name in (GANG, NEXT, PAIR))
        if gang is not None:
            key = (GANG, seat, moment.round)
            before = counted.get(key)
            if before is None or before[1].value != gang:
                right = gang == ends[moment.round]
                worth = gang_worth(len(moment.living))
                one = Scored(seat, GANG, gang, moment.turn, right, worth * right)
                counted[key] = number, one
        if following is not None and moment.fall < len(falls):
            right = following == falls[moment.fall]
            worth = next_worth(len(moment.living))
            one = Scored(seat, NEXT, following, moment.turn, right, worth * right)
            counted[NEXT, seat, moment.fall] = number, one
        if isinstance(pair, str) and moment.gangs and moment.living.issuperset(_seats(pair)):
            right = moment.friends(*_seats(pair))
            one = Scored(seat, PAIR, pair, moment.turn, right, moment.sides * right)
            counted[PAIR, seat, moment.fall] = number, one
    return [one for _, one in sorted(counted.values(), key=lambda each: each[0])]


def _read(guess: Mapping[str, Any], seats: int, name: str) -> str | int | None:
    """Return what a guess says to one question; a file may hold anything."""
    try:
        return guess_of({name: guess.get(name)}, seats).get(name)
    except ValueError:
        return None


# ---------------------------------------------------------------- what is shown at the end


def league(
    events: Sequence[Any],
    guesses: Sequence[Mapping[str, Any]],
    names: Sequence[str],
    looks: Sequence[str],
    words: Words,
) -> tuple[Standing, ...]:
    """Return everybody whose guesses counted, the one with most points first."""
    found: dict[int, list[Scored]] = {}
    for one in scored(events, len(names), guesses):
        found.setdefault(one.seat, []).append(one)
    points = {seat: sum(one.points for one in ones) for seat, ones in found.items()}
    return tuple(
        Standing(
            seat,
            points[seat],
            words.say("ghosts.worth", n=points[seat]),
            tuple(_lines(found[seat], names, looks, words)),
        )
        for seat in sorted(found, key=lambda seat: (-points[seat], seat))
    )


def _lines(
    ones: Sequence[Scored], names: Sequence[str], looks: Sequence[str], words: Words
) -> Iterator[GuessLine]:
    for one in ones:
        if one.question == NEXT:
            seat = int(one.value)
            text = words.say("ghosts.said-next", turn=one.turn, name=names[seat])
            picture = looks[seat]
        elif one.question == PAIR:
            seat, other = _seats(str(one.value))
            key = "ghosts.said-alone" if seat == other else "ghosts.said-pair"
            text = words.say(key, turn=one.turn, name=names[seat], other=names[other])
            picture = looks[other]
        elif one.value in GANG_NAMES:
            gang = GANG_NAMES.index(str(one.value))
            name = words.say(f"gang-name.{one.value}")
            text = words.say("ghosts.said-gang", turn=one.turn, gang=name)
            picture = f"icon_badge_{BADGES[gang]}"
        else:
            text = words.say("ghosts.said-nobody", turn=one.turn)
            picture = "icon_badge_q"
        yield GuessLine(text, one.right, one.points, picture)
