"""The album: the themes of a match, what was laid for each, and how the votes went."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from game.games.le_boulet.model import events as ev
from game.games.le_boulet.model.actions import PAIR
from game.games.le_boulet.model.cards import NONE


@dataclass(slots=True)
class Verdict:
    """One vote: what it was on, a seat's answer or the pair, its card, and how it went."""

    thing: int
    face: int
    votes: tuple[int, ...]
    good: bool


@dataclass(slots=True)
class Entry:
    """One theme that was said."""

    number: int
    """Of which lead, from 1."""
    seat: int
    theme: str
    pair: tuple[int, int]
    answers: dict[int, int] = field(default_factory=dict)
    """By seat, the card that lay there at last."""
    verdicts: list[Verdict] = field(default_factory=list)


def album(events: Sequence[Any]) -> list[Entry]:
    """Return every theme of a match in their order, from what all were told."""
    found: list[Entry] = []
    number, thing = 0, PAIR
    for event in events:
        match event:
            case ev.LeadBegan():
                number += 1
            case ev.Proposed(seat, a, b, theme):
                found.append(Entry(number, seat, theme, (a, b)))
            case ev.Answered(faces) if found:
                found[-1].answers = {
                    seat: face for seat, face in enumerate(faces) if face != NONE
                }  # fmt: skip
            case ev.Retried(seat, face) if found and face != NONE:
                found[-1].answers[seat] = face
            case ev.Accused(_, thing):
                pass
            case ev.Voted(votes, good) if found:
                face = found[-1].pair[0] if thing == PAIR else found[-1].answers[thing]
                found[-1].verdicts.append(Verdict(thing, face, votes, good))
                if not good and thing != PAIR:
                    del found[-1].answers[thing]
            case _:
                pass
    return found


def dearest(entries: Sequence[Entry], most: int) -> list[Entry]:
    """Return the themes that most was voted on and laid for, in their order."""
    best = sorted(entries, key=lambda one: (-len(one.verdicts), -len(one.answers), one.number))
    return sorted(best[:most], key=lambda one: one.number)
