"""The ghost league: who is out guesses, sealed, which gang wins, who falls next, who is with whom.

Scoring. A *round* ends with the match, or with a round of Missions. While L seats live:

- the right gang is worth L points. Each ghost's last gang of a round counts, as of the moment from
  which on it stuck to it: sealing the same gang again costs nothing, changing one's mind does;
- the right next one out is worth L - 1 points. Each ghost's last name before somebody falls
  counts; when the round ends first, nobody was right;
- the right friend of somebody, as their tiles lie then, is worth as many points as gangs play. Each
  ghost's last one of each person counts before somebody falls.

What is sealed is asked no more while it stands: the gang and the friends until the round ends, the
next one out until somebody falls.

So the earlier, the more: with chance alone each name is worth a little under one point on average,
whenever it is sealed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from game.core.guesses import Guess, answer, asked, ranked
from game.core.panels import GuessLine, GuessOption, GuessQuestion, LeagueStanding, SealedGuess
from game.core.words import Words
from game.gangs.ghost_moments import NOBODY, Moment, sides, told
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


def seen(view: State, words: Words) -> str:
    """Return in a sentence what those who are out may see."""
    middle = view.mystery and view.character_at(view.n) != BLANK
    return words.say("ghosts.sees-middle" if middle else "ghosts.sees-masks")


def questions(
    view: State,
    names: Sequence[str],
    looks: Sequence[str],
    words: Words,
    sealed: Sequence[SealedGuess] = (),
) -> tuple[GuessQuestion, ...]:
    """Return what a ghost is asked besides what it sealed.

    A seat's own view also tells what it knows of tiles.
    """
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
    every = (
        asked(GANG, words.say("ghosts.gang"), gang_worth(len(living)), winners, words),
        asked(NEXT, words.say("ghosts.next"), next_worth(len(living)), fallen, words),
    )
    standing = {one.name for one in sealed}
    paired = {_seats(str(one.value))[0] for one in sealed if one.name == PAIR}
    return (
        *(question for question in every if question.name not in standing),
        *_friends(view, names, fallen, words, paired),
    )


def _friends(
    view: State,
    names: Sequence[str],
    fallen: Sequence[GuessOption],
    words: Words,
    paired: set[int],
) -> Iterator[GuessQuestion]:
    """Yield who is with whom, of somebody not yet paired whose tile the viewer does not know."""
    hidden = (seat for seat in view.living() if view.character_at(seat) == BLANK)
    unknown = [seat for seat in hidden if seat not in paired]
    if not unknown:
        return
    seat = unknown[view.turn_number % len(unknown)]
    friends = [
        GuessOption(f"{seat}:{one.value}", one.text, one.note, one.picture)
        for one in fallen
        if one.value != seat
    ]
    friends.append(
        GuessOption(f"{seat}:{seat}", words.say("ghosts.with-nobody"), "", "icon_badge_q")
    )
    title = words.say("ghosts.pair", name=names[seat])
    yield asked(PAIR, title, sides(view.selection), friends, words)


def _known(view: State, seat: int, words: Words) -> str:
    """Return a seat's total, and its gang where the viewer knows it."""
    parts = [words.say("ghosts.total", n=view.totals[seat])]
    character = view.character_at(seat)
    if character != BLANK:
        parts.append(words.say(f"gang-name.{GANG_NAMES[gang_of(character)]}"))
    return " · ".join(parts)


def guess_of(given: Mapping[str, object], seats: int) -> Guess:
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
class Sealed:
    """A guess that counts, and when it was sealed."""

    seat: int
    question: str
    value: str | int
    turn: int
    """The number of the turn in which it was sealed."""


@dataclass(frozen=True, slots=True)
class Scored(Sealed):
    """A guess that counted."""

    right: bool
    points: int


def scored(events: Sequence[Any], seats: int, guesses: Sequence[Mapping[str, Any]]) -> list[Scored]:
    """Return which guesses counted and what they brought, in the order in which they were sealed.

    ``events`` are all facts; a guess says after how many that all were told it was sealed.
    What was sealed by somebody who was not out then does not count.
    """
    moments, falls, ends = told(events, seats)
    found = []
    for moment, one in _counting(moments, seats, guesses):
        ended = moment.round < len(ends)
        if one.question == GANG and ended:
            right, worth = one.value == ends[moment.round], gang_worth(len(moment.living))
        elif one.question == PAIR and moment.gangs and ended:
            right, worth = moment.friends(*_seats(str(one.value))), moment.sides
        elif one.question == NEXT and moment.fall < len(falls):
            right, worth = one.value == falls[moment.fall], next_worth(len(moment.living))
        else:
            continue
        found.append(Scored(one.seat, one.question, one.value, one.turn, right, worth * right))
    return found


def _counting(
    moments: Sequence[Moment], seats: int, guesses: Sequence[Mapping[str, Any]]
) -> list[tuple[Moment, Sealed]]:
    """Return which guesses count and when each was sealed, in the order they were sealed in."""
    counted: dict[tuple[Any, ...], tuple[int, Moment, Sealed]] = {}
    for number, guess in enumerate(guesses):
        seat, at = guess["seat"], guess["at"]
        if not 0 <= at < len(moments):
            continue
        moment = moments[at]
        if seat in moment.living or len(moment.living) < 2:
            continue
        keys: dict[str, tuple[Any, ...]] = {
            GANG: (GANG, seat, moment.round),
            NEXT: (NEXT, seat, moment.fall),
        }
        if isinstance(pair := answer(guess_of, guess, seats, PAIR), str):
            of, other = _seats(pair)
            if moment.living.issuperset((of, other)):
                keys[PAIR] = (PAIR, seat, moment.fall, of)
        for name, key in keys.items():
            value, before = answer(guess_of, guess, seats, name), counted.get(key)
            stuck_to = name == GANG and before is not None and before[2].value == value
            if value is not None and not stuck_to:
                counted[key] = number, moment, Sealed(seat, name, value, moment.turn)
    every = sorted(counted.values(), key=lambda each: each[0])
    return [(moment, one) for _, moment, one in every]


def sealed(
    events: Sequence[Any],
    guesses: Sequence[Mapping[str, Any]],
    names: Sequence[str],
    looks: Sequence[str],
    words: Words,
) -> tuple[SealedGuess, ...]:
    """Return which guesses stand after the facts that all were told so far, in words."""
    moments, _, _ = told(events, len(names))
    now = moments[-1]
    standing: dict[tuple[Any, ...], SealedGuess] = {}
    for moment, one in _counting(moments, len(names), guesses):
        fits = moment.fall == now.fall if one.question == NEXT else moment.round == now.round
        if fits:
            of = _seats(str(one.value))[0] if one.question == PAIR else None
            text, picture = _said(one, names, looks, words)
            standing[one.question, of] = SealedGuess(
                one.question, one.value, text, picture, _brief(one, names, words)
            )
    return tuple(standing.values())


def _brief(one: Sealed, names: Sequence[str], words: Words) -> str:
    """Return what somebody guessed, in a word or two."""
    if one.question == NEXT:
        return names[int(one.value)]
    if one.question == PAIR:
        seat, other = _seats(str(one.value))
        return names[seat] if seat == other else f"{names[seat]} + {names[other]}"
    known = one.value in GANG_NAMES
    return words.say(f"gang-name.{one.value}" if known else "ghosts.nobody")


# ---------------------------------------------------------------- what is shown at the end


def league(
    events: Sequence[Any],
    guesses: Sequence[Mapping[str, Any]],
    names: Sequence[str],
    looks: Sequence[str],
    words: Words,
) -> tuple[LeagueStanding, ...]:
    """Return everybody whose guesses counted, the one with most points first."""
    lines: dict[int, list[GuessLine]] = {}
    for one in scored(events, len(names), guesses):
        text, picture = _said(one, names, looks, words)
        lines.setdefault(one.seat, []).append(GuessLine(text, one.right, one.points, picture))
    return ranked(lines, words)


def _said(one: Sealed, names: Sequence[str], looks: Sequence[str], words: Words) -> tuple[str, str]:
    """Return what somebody guessed in words, and the picture before them."""
    if one.question == NEXT:
        seat = int(one.value)
        return words.say("ghosts.said-next", turn=one.turn, name=names[seat]), looks[seat]
    if one.question == PAIR:
        seat, other = _seats(str(one.value))
        key = "ghosts.said-alone" if seat == other else "ghosts.said-pair"
        text = words.say(key, turn=one.turn, name=names[seat], other=names[other])
        return text, looks[other]
    if one.value in GANG_NAMES:
        gang, name = GANG_NAMES.index(str(one.value)), words.say(f"gang-name.{one.value}")
        text = words.say("ghosts.said-gang", turn=one.turn, gang=name)
        return text, f"icon_badge_{BADGES[gang]}"
    return words.say("ghosts.said-nobody", turn=one.turn), "icon_badge_q"
