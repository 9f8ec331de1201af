"""Turning points: the moments of a match that is over which decided it.

A verdict decided something where the other one would have left somebody else with the fewest
cards, or ended the round otherwise; a Boulet, where it stopped a seat that would have won.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from game.core.addressing import addressed
from game.core.endings import TurningPoint
from game.core.words import Words
from game.games.le_boulet.model import events as ev
from game.games.le_boulet.model import state as at
from game.games.le_boulet.model.actions import NOBODY_GETS, PAIR
from game.games.le_boulet.model.cards import NONE
from game.games.le_boulet.model.state import State
from game.games.le_boulet.naming import card_name, theme_said
from game.games.le_boulet.rules.flow import about_to_win
from game.games.le_boulet.rules.fold import apply

MOST: Final = 14
_Moment = tuple[int, int, str, str, dict[str, int], dict[str, str]]
"""How much it weighs, whose it is, its picture, its text, the seats and what else that names."""


def turning_points(
    state: State, events: Sequence[ev.Event], names: Sequence[str], words: Words,
    you: int | None = None,
) -> tuple[TurningPoint, ...]:  # fmt: skip
    """Return verdicts that changed something, and Boulets that came in time, in their order.

    Events are all facts of the match, secrets too, folded into an empty table.
    """
    found: list[tuple[int, TurningPoint]] = []
    for number, event in enumerate(events):
        moments = list(_moments(event, state, words))
        apply(state, event)
        part = number / max(1, len(events))
        for weight, seat, icon, key, seats, facts in moments:
            text = addressed(words, f"turning.{key}", seats, names, you, n=state.leads, **facts)
            found.append((weight, TurningPoint(part, state.leads, seat, icon, text, text)))
    heavy = sorted(found, key=lambda one: (-one[0], -one[1].part))[:MOST]
    return tuple(moment for _, moment in sorted(heavy, key=lambda one: one[1].part))


def _moments(event: ev.Event, before: State, words: Words) -> Iterator[_Moment]:
    """Yield what of a fact decided something, by the table on which it fell."""
    match event:
        case ev.Voted(votes, good):
            yield from _verdict(before, votes.count(1), words, good=good)
        case ev.Gave(seat, to) if to != NOBODY_GETS:
            seats = {"name": int(seat), "other": int(to)}
            if about_to_win(before) == to:
                held = len(before.hands[to])
                yield (
                    4 if held else 7,
                    to,
                    "icon_boulet",
                    "chained" if held else "caught",
                    seats,
                    {},
                )
        case ev.Ended(winners, reason):
            yield 9, winners[0], "icon_star", f"won-{reason}", {"name": int(winners[0])}, {}
        case _:
            pass


def _verdict(before: State, yes: int, words: Words, *, good: bool) -> Iterator[_Moment]:
    """Yield a verdict, if the other one would have made another table of it."""
    seat, pair = before.accused, before.contested == PAIR
    first, other = _first(_sizes(before, good=good)), _first(_sizes(before, good=not good))
    thrice = not good and pair and before.attempts + 1 == at.ATTEMPTS
    undone = not good and pair and before.opened  # every answer goes back
    if first == other and not (thrice or undone):
        return
    seats = {"name": int(seat), "other": int(before.accuser)}
    facts = {"theme": theme_said(before.theme, words), "what": _contested(before, words)}
    if thrice:
        key = "thrice"
    elif good:
        key = "saved" if yes == before.threshold else "rash"
    else:
        key = "refused"
    yield 3 + 2 * (first != other), seat, "vote_yes" if good else "vote_no", key, seats, facts


def _sizes(before: State, *, good: bool) -> list[int]:
    """Return how many cards each holds after a verdict."""
    sizes = list(map(len, before.hands))
    sizes[before.accuser if good else before.accused] += 1
    if good:
        return sizes
    if before.contested != PAIR:
        sizes[before.accused] += 1
        return sizes
    sizes[before.leader] += len(before.pair)
    return [size + (face != NONE) for size, face in zip(sizes, before.answers, strict=True)]


def _first(sizes: Sequence[int]) -> int | None:
    """Return who alone holds the fewest cards, None where nobody does."""
    least = min(sizes)
    return sizes.index(least) if sizes.count(least) == 1 else None


def _contested(view: State, words: Words) -> str:
    faces = view.pair if view.contested == PAIR else (view.answers[view.contested],)
    return " + ".join(card_name(face, words, view.options) for face in faces)
