"""Guesses of ghosts: how one is asked for, what a file says of one, how the league is ranked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.core.panels import GuessLine, GuessOption, GuessQuestion, LeagueStanding
from game.core.words import Words

Guess = dict[str, str | int | None]
"""Answers by the names of their questions, None where one was left open."""


def asked(
    name: str, title: str, points: int, options: Sequence[GuessOption], words: Words
) -> GuessQuestion:
    """Return a question with what the right answer is worth, in words."""
    worth = words.say("ghosts.worth", n=points)
    label = words.say("ghosts.asked", question=title, worth=worth)
    return GuessQuestion(name, label, tuple(options), title, worth)


def answer(
    guess_of: Callable[[Mapping[str, object], int], Guess],
    guess: Mapping[str, Any],
    seats: int,
    name: str,
) -> str | int | None:
    """Return what a guess says to one question; a file may hold anything."""
    try:
        return guess_of({name: guess.get(name)}, seats).get(name)
    except ValueError:
        return None


def ranked(lines: Mapping[int, Sequence[GuessLine]], words: Words) -> tuple[LeagueStanding, ...]:
    """Return the ghosts with their lines, the one with most points first."""
    points = {seat: sum(line.points for line in every) for seat, every in lines.items()}
    return tuple(
        LeagueStanding(
            seat, points[seat], words.say("ghosts.worth", n=points[seat]), tuple(lines[seat])
        )
        for seat in sorted(lines, key=lambda seat: (-points[seat], seat))
    )
