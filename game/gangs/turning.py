"""Turning points: the moments of a match that is over which decided it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.core.endings import TurningPoint
from game.core.words import Words
from game.gangs.model import events as ev
from game.gangs.model.cards import DAMAGE, GANG_NAMES, face_of, gang_of
from game.gangs.model.state import State
from game.gangs.rules.fold import apply

MOST: Final = 14
HITS: Final = 3
"""How many hits are told at most."""


def turning_points(
    state: State, events: Sequence[ev.Event], names: Sequence[str], words: Words
) -> tuple[TurningPoint, ...]:
    """Return eliminations, swaps that changed sides and the biggest hits, in their order.

    Events are all facts of the match, secrets too, folded into an empty table.
    """
    found: list[tuple[int, float, TurningPoint]] = []

    def say(key: str, **facts: object) -> str:
        said = words.say(f"turning.{key}", n=state.turn_number, **facts)
        several = state.options.scored and not state.options.single
        return words.say("turning.round", round=state.round, said=said) if several else said

    for number, event in enumerate(events):
        before = [state.character_at(place) for place in range(len(state.tile_at))]
        apply(state, event)
        part, turn = number / max(1, len(events)), state.turn_number
        match event:
            case ev.Eliminated(seat, character):
                gang = words.say(f"gang-of.{GANG_NAMES[gang_of(character)]}")
                text = say("out", name=names[seat], gang=gang)
                found.append((2, 0, TurningPoint(part, turn, seat, "icon_skull", text)))
            case ev.Swapped(_, first, second) if gang_of(before[first]) != gang_of(before[second]):
                both = [
                    names[place] if place < state.n else words.say("log.the-middle")
                    for place in (first, second)
                ]
                text = say("swap", name=both[0], other=both[1])
                found.append(
                    (1, part, TurningPoint(part, turn, min(first, second), "icon_p_swap", text))
                )
            case ev.Laid(card, seat) if (worth := DAMAGE[face_of(card)]) >= 20:
                total = state.totals[seat]
                text = say("hit", name=names[seat], worth=worth, total=total)
                icon = f"icon_shape_d{worth}"
                found.append((0, worth + total / 200, TurningPoint(part, turn, seat, icon, text)))
            case _:
                pass
    outs = {(moment.turn, moment.seat) for kind, _, moment in found if kind == 2}
    hits = sorted(
        (one for one in found if one[0] == 0 and (one[2].turn, one[2].seat) not in outs),
        key=lambda one: -one[1],
    )[:HITS]
    others = [one for one in found if one[0] > 0]
    # where there are too many, the last ones decided
    kept = sorted((*others, *hits), key=lambda one: one[2].part)[-MOST:]
    return tuple(moment for _, _, moment in kept)
