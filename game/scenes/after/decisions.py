"""Decisions: which of those that bots explain are worth being asked about."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from game.core.endings import ReasonText
from game.core.words import Words
from game.games import game_of
from game.store.heads import Head
from game.store.notes import Reasons

WHY: Final = "h"
"""The key that asks for a reason: the one that asks for advice at a table."""


def sentences(
    head: Head, acts: Sequence[int], reasons: Reasons, words: Words, *, over: bool = True
) -> dict[int, ReasonText]:
    """Return by the number of an action its reason in sentences; ``acts`` are actions' seats.

    A character's own turn of speech heads the first reason of a match alone, and no two reasons
    that follow each other say the same, in the match or from one seat. Until the match is ``over``
    nothing is told of what else somebody could have done: that names cards which they still hold.
    """
    part = game_of(head.game).reasons
    if part is None:
        return {}
    known = [(at, why) for at, why in sorted(reasons.items()) if at < len(acts)]
    if not over:
        known = [(at, _of_what_was_done(why)) for at, why in known]
    told = {at: part.explained(why, acts[at], head.names, words, over=over) for at, why in known}
    found: dict[int, ReasonText] = {}
    spoken, last = dict[int, str](), ""
    for at, each in told.items():
        if each is None:
            continue
        last = _said(each, last, spoken.get(each.seat), words)
        found[at] = replace(each, because=last)
        spoken[each.seat] = last
    return found


def _of_what_was_done(why: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a reason without what else was weighed."""
    return {**why, "values": why.get("values", ())[:1]}


def _said(its: ReasonText, last: str, own: str | None, words: Words) -> str:
    """Return a reason as a whole sentence, other than what was said last, by anybody or by them.

    ``own`` is what they said last, None where they have said nothing yet.
    """
    voice = f"persona-why.{its.persona}"
    if own is None and its.persona and words.knows(voice):
        return words.say(voice, because=its.because)
    forms = (
        its.because[:1].upper() + its.because[1:],
        words.say("why.again", because=its.because),
        words.say("why.still", because=its.because),
    )
    return next(form for form in forms if form not in (last, own))


def most_at_stake(told: Mapping[int, ReasonText], among: Iterable[int]) -> int | None:
    """Return the decision on which most hung, the last one of equals; None where there is none."""
    return max(among, key=lambda at: (told[at].stake, at), default=None)


class Decisions:
    """The decisions of a match that is shown again."""

    def __init__(self, told: Mapping[int, ReasonText], facts: Sequence[int]) -> None:
        """Take their reasons, and how many facts there were before every act."""
        self._told = told
        self._facts = facts

    def played(self, end: int, acts: Iterable[int]) -> bool:
        """Say whether any of some acts came before a fact."""
        return any(self._facts[at] < end for at in acts)

    def most(self, start: int, end: int) -> int | None:
        """Return the decision on which most hung between facts, else in the last turn of any."""
        past = [at for at in self._told if self._facts[at] < end]
        among = [at for at in past if self._facts[at] >= start]
        last = [at for at in past if self._told[at].turn == self._told[past[-1]].turn]
        return most_at_stake(self._told, among or last)
