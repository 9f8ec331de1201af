"""Turning points: the moments of a match that is over which changed who would win."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from game.core.addressing import addressed
from game.core.endings import TurningPoint
from game.core.pages import Names
from game.core.words import Words
from game.gangs.model import events as ev
from game.gangs.model.cards import BLANK, CHARLOTTE, GANG_NAMES, gang_of
from game.gangs.model.state import State
from game.gangs.rules.fold import apply

MOST: Final = 10
SAVED: Final = 80
"""Who had so much and was healed had been a blow away from being out."""
_WON, _POINTS, _GONE, _AHEAD, _ROUND, _LEVEL, _SIDES, _MINE, _HEAL, _LEAST = range(9, -1, -1)
"""What weighs how much, in order."""


@dataclass(frozen=True, slots=True)
class _Moment:
    """What happened, what it changed, and how much that weighs."""

    weight: int
    key: str
    icon: str
    seats: dict[str, int]
    """The seats it names, the first one whose it is."""
    facts: dict[str, str] = field(default_factory=dict)
    so: str = ""
    """What it changed, as a sentence."""
    seen: str = ""
    """What all saw of it, where that was less; nobody saw then what it changed."""


def turning_points(
    state: State, events: Sequence[ev.Event], names: Names, words: Words, you: int | None = None
) -> tuple[TurningPoint, ...]:
    """Return what changed who would win, what befell ``you``, and who was saved, in their order.

    Events are all facts of the match, secrets too, folded into an empty table.
    """
    found: list[tuple[int, TurningPoint]] = []
    telling = _Telling(names, words, you)
    for number, event in enumerate(events):
        moments = list(telling.moments(event, state))
        apply(state, event)
        if isinstance(event, ev.RoundEnded):
            moments += telling.round_ended(event, state)
        part, turn = number / max(1, len(events)), state.turn_number
        several = state.options.scored and not state.options.single
        key = "turning.when-round" if several else "turning.when"
        when = words.say(key, n=turn, round=state.round)
        for its in moments:
            said, seen = (
                addressed(words, f"turning.{key}", its.seats, names, you, **its.facts)
                for key in (its.key, its.seen or its.key)
            )
            whole = f"{said} {its.so}".strip()
            text, seen = (
                words.say("turning.whole", when=when, said=one)
                for one in (whole, seen if its.seen else whole)
            )
            seat = next(iter(its.seats.values()))
            found.append((its.weight, TurningPoint(part, turn, seat, its.icon, text, seen)))
    heavy = sorted(found, key=lambda one: (-one[0], -one[1].part))[:MOST]
    return tuple(moment for _, moment in sorted(heavy, key=lambda one: one[1].part))


class _Telling:
    """Tells what facts changed, to one reader."""

    def __init__(self, names: Names, words: Words, you: int | None) -> None:
        """Begin before the first fact."""
        self._names, self._words, self._you = names, words, you
        self._last: ev.Laid | None = None
        self._ahead: list[int] = []
        """Who had the most points when the last round ended."""

    def moments(self, event: ev.Event, before: State) -> Iterator[_Moment]:
        """Yield what of a fact is worth telling, by the table on which it fell."""
        match event:
            case ev.Laid():
                self._last = event
            case ev.TurnBegan():
                self._last = None
            case ev.Eliminated():
                yield from self._out(event, before)
            case ev.Swapped(_, first, second):
                yield from self._swapped(int(first), int(second), before)
            case ev.Healed(seat) if (total := before.totals[seat]) >= SAVED:
                facts = {"total": str(total)}
                yield _Moment(_HEAL, "saved", "icon_p_heal", {"name": int(seat)}, facts)
            case _:
                pass

    def _out(self, event: ev.Eliminated, before: State) -> Iterator[_Moment]:
        """Yield an elimination that changed who would win, or that a person was part of."""
        seat, gang = int(event.seat), gang_of(event.character)
        facts = {"gang": self._words.say(f"gang-of.{GANG_NAMES[gang]}")}
        last, seats, friend = self._last, {"name": seat}, False
        by = None if last is None or last.seat != seat else int(last.by)
        if by is None:
            key = "out"
        elif by == seat:
            key = "out-self"
        else:
            friend = gang_of(before.character_at(by)) == gang
            key = "out-friend" if friend else "felled"
            seats["other"] = by
        weight, so = self._changed(before, seat, gang)
        if self._you in seats.values() or friend:
            weight = max(weight, _MINE)
        if weight > _LEAST:
            seen = "felled" if friend else key
            yield _Moment(weight, key, "icon_skull", seats, facts, so, seen)

    def _changed(self, before: State, seat: int, gang: int) -> tuple[int, str]:
        """Return how much it changes that somebody falls, and in a sentence what."""
        stood = Counter(gang_of(before.character_at(one)) for one in _standing(before))
        left = stood - Counter([gang])
        if len(left) == 1 and before.options.scored and not before.options.single:
            return _LEAST, ""  # the end of the round says so
        if len(left) == 1:
            return _WON, self._say("won", gang=self._gang(*left))
        if not left[gang] and left and gang != CHARLOTTE:
            return _GONE, self._say("gone", gang=self._gang(gang))
        led, leads = _most(stood), _most(left)
        if len(leads) == 1 and leads != led:
            most, second = (n for _, n in left.most_common(2))
            return _AHEAD, self._say("ahead", gang=self._gang(*leads), n=most, m=second)
        if len(leads) > 1 and len(led) == 1:
            level = self._listed([self._gang(each) for each in leads])
            return _LEVEL, self._say("level", gangs=level, n=left[leads[0]])
        return _LEAST, ""

    def _swapped(self, first: int, second: int, before: State) -> Iterator[_Moment]:
        """Yield a swap after which somebody wins with others; of a person it says with whom."""
        gangs = {place: gang_of(before.character_at(place)) for place in (first, second)}
        if gangs[first] == gangs[second]:
            return
        ends = [place for place in (first, second) if place < before.n]
        key = "swap" if len(ends) == 2 else "swap-middle"
        its = self._you if self._you in ends else ends[0]
        other = second if its == first else first
        gang = self._gang(gangs[other])
        so = addressed(self._words, "turning.now", {"name": its}, self._names, self._you, gang=gang)
        seats = dict(zip(("name", "other"), ends, strict=False))
        yield _Moment(_SIDES, key, "icon_p_swap", seats, so=_capital(so), seen=f"{key}-seen")

    def round_ended(self, event: ev.RoundEnded, after: State) -> Iterator[_Moment]:
        """Yield whose a round was, and who leads by points then."""
        if not after.points:
            return
        most = max(after.points)
        ahead = [seat for seat, points in enumerate(after.points) if points == most]
        weight = _ROUND if ahead == self._ahead else _POINTS
        self._ahead = ahead
        if len(ahead) == 1:
            seats = {"name": ahead[0]}
            so = addressed(self._words, "turning.leads", seats, self._names, self._you, n=most)
        else:
            you = self._words.say("turning.you")
            called = [you if seat == self._you else self._names[seat] for seat in ahead]
            so = self._say("tied", names=self._listed(called), n=most)
        key = "round-nobody" if event.gang == BLANK else "round"
        gang = "" if event.gang == BLANK else self._gang(event.gang)
        yield _Moment(weight, key, "icon_star", {"name": ahead[0]}, {"gang": gang}, _capital(so))

    def _gang(self, gang: int) -> str:
        return self._words.say(f"gang.{GANG_NAMES[gang]}")

    def _listed(self, called: Sequence[str]) -> str:
        *first, last = called
        return f"{', '.join(first)}{self._words.say('result.and')}{last}"

    def _say(self, key: str, **facts: object) -> str:
        return _capital(self._words.say(f"turning.{key}", **facts))


def _standing(state: State) -> list[int]:
    return [seat for seat in range(state.n) if state.alive[seat]]


def _most(stood: Counter[int]) -> list[int]:
    """Return the gangs of which most stand."""
    return sorted(gang for gang, n in stood.items() if n == max(stood.values()))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
