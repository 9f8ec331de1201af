"""Turning points: the moments of a match that is over which decided it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from game.core.addressing import addressed
from game.core.endings import TurningPoint
from game.core.words import Words
from game.games.le_boulet.model import events as ev
from game.games.le_boulet.model import state as at
from game.games.le_boulet.model.actions import NOBODY_GETS, PAIR
from game.games.le_boulet.model.state import State
from game.games.le_boulet.naming import card_name, theme_said
from game.games.le_boulet.rules.fold import apply

MOST: Final = 14
_CLOSE: Final = 2
"""Whoever held so few cards was about to win."""
_Moment = tuple[int, int, str, str, dict[str, int], dict[str, str]]
"""How much it weighs, whose it is, its picture, its text, the seats and what else that names."""


def turning_points(
    state: State, events: Sequence[ev.Event], names: Sequence[str], words: Words,
    you: int | None = None,
) -> tuple[TurningPoint, ...]:  # fmt: skip
    """Return verdicts, themes that nobody took, and Boulets that came in time, in their order.

    Events are all facts of the match, secrets too, folded into an empty table.
    """
    found: list[tuple[int, TurningPoint]] = []
    for number, event in enumerate(events):
        moments = list(_moments(event, state, words))
        apply(state, event)
        part = number / max(1, len(events))
        for weight, seat, icon, key, seats, facts in moments:
            text = addressed(words, f"turning.{key}", seats, names, you, n=state.leads, **facts)
            found.append((weight, TurningPoint(part, state.leads, seat, icon, text)))
    heavy = sorted(found, key=lambda one: (-one[0], -one[1].part))[:MOST]
    return tuple(moment for _, moment in sorted(heavy, key=lambda one: one[1].part))


def _moments(event: ev.Event, before: State, words: Words) -> Iterator[_Moment]:
    """Yield what of a fact is worth telling, by the table on which it fell."""
    match event:
        case ev.Voted(votes, good):
            seat, yes = before.accused, votes.count(1)
            seats = {"name": seat, "other": int(before.accuser)}
            facts = {
                "theme": theme_said(before.theme, words), "what": _contested(before, words),
            }  # fmt: skip
            weight = 2 + (len(before.hands[seat]) <= _CLOSE)
            if good and yes == before.threshold:
                yield weight + 2, seat, "vote_yes", "saved", seats, facts
            elif good:
                yield weight - 1, seat, "vote_yes", "rash", seats, facts
            elif before.contested == PAIR and before.attempts + 1 == at.ATTEMPTS:
                yield weight + 2, seat, "vote_no", "thrice", seats, facts
            else:
                yield weight, seat, "vote_no", "refused", seats, facts
        case ev.Gave(seat, to) if to != NOBODY_GETS:
            held = len(before.hands[to])
            seats = {"name": int(seat), "other": int(to)}
            if held == 0:
                yield 7, to, "icon_boulet", "caught", seats, {}
            elif held <= _CLOSE:
                yield 4, to, "icon_boulet", "chained", seats, {}
        case ev.Ended(winners, reason):
            yield 9, winners[0], "icon_star", f"won-{reason}", {"name": int(winners[0])}, {}
        case _:
            pass


def _contested(view: State, words: Words) -> str:
    faces = view.pair if view.contested == PAIR else (view.answers[view.contested],)
    return " + ".join(card_name(face, words, view.options) for face in faces)
