"""Turning points: the moments of a match that is over which decided it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from game.core.addressing import addressed
from game.core.endings import TurningPoint
from game.core.words import Words
from game.gangs.model import events as ev
from game.gangs.model.cards import GANG_NAMES, gang_of
from game.gangs.model.state import State
from game.gangs.rules.fold import apply

MOST: Final = 14
SAVED: Final = 80
"""Who had so much and was healed had been a blow away from being out."""
_Moment = tuple[str, str, dict[str, int], dict[str, str]]
"""Its text, its picture, the seats it names, the first one whose it is, and what else it names."""


def turning_points(
    state: State,
    events: Sequence[ev.Event],
    names: Sequence[str],
    words: Words,
    you: int | None = None,
) -> tuple[TurningPoint, ...]:
    """Return eliminations, swaps that changed sides, and who was saved, in their order.

    Events are all facts of the match, secrets too, folded into an empty table.
    """
    found: list[TurningPoint] = []
    last: ev.Laid | None = None
    for number, event in enumerate(events):
        if isinstance(event, ev.Laid):
            last = event
        elif isinstance(event, ev.TurnBegan):
            last = None
        moments = list(_moments(event, state, last, words))
        apply(state, event)
        part, turn = number / max(1, len(events)), state.turn_number
        for key, icon, seats, facts in moments:
            said = addressed(words, f"turning.{key}", seats, names, you, **facts)
            several = state.options.scored and not state.options.single
            when = words.say(
                "turning.when-round" if several else "turning.when", n=turn, round=state.round
            )
            text = words.say("turning.whole", when=when, said=said)
            found.append(TurningPoint(part, turn, next(iter(seats.values())), icon, text))
    # where there are too many, the last ones decided
    return tuple(found[-MOST:])


def _moments(
    event: ev.Event, before: State, last: ev.Laid | None, words: Words
) -> Iterator[_Moment]:
    """Yield what of a fact is worth telling, by the table on which it fell."""
    match event:
        case ev.Eliminated(seat, character):
            gang = gang_of(character)
            facts = {"gang": words.say(f"gang-of.{GANG_NAMES[gang]}")}
            by = None if last is None or last.seat != seat else last.by
            seats = {"name": int(seat)}
            if by is None:
                key = "out"
            elif by == seat:
                key = "out-self"
            else:
                friend = gang_of(before.character_at(by)) == gang
                key = "out-friend" if friend else "felled"
                seats["other"] = int(by)
            yield key, "icon_skull", seats, facts
        case ev.Swapped(_, first, second):
            one, two = before.character_at(first), before.character_at(second)
            if gang_of(one) == gang_of(two):
                return
            ends = [int(place) for place in (first, second) if place < before.n]
            key = "swap" if len(ends) == 2 else "swap-middle"
            yield key, "icon_p_swap", dict(zip(("name", "other"), ends, strict=False)), {}
        case ev.Healed(seat) if (total := before.totals[seat]) >= SAVED:
            yield "saved", "icon_p_heal", {"name": int(seat)}, {"total": str(total)}
        case _:
            pass
