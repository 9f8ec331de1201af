"""The lists of a replay: where one can go, through whose eyes, and what decided the match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any, Final

from game.ai.personas import faces
from game.core.seats import Seat
from game.core.words import Words
from game.scenes.after.course import Course, Moment
from game.scenes.after.picking import Pickable, PickScene
from game.scenes.kit import Kit
from game.scenes.view.projection import Projection
from game.scenes.view.spectator import Teller
from game.stage.table.replay_bar import Gaze
from game.store.heads import Head
from game.store.launch import Eyes
from game.store.replays import Pieces

BREATH_MS: Final = 500
EVERY_MS: Final = 5000
"""From one stop to the next, where a match goes by time."""
_TICKS: Final = 40
"""How many ticks stand on the line at most."""
_STEPS: Final = (1, 2, 5, 10, 20, 50, 100, 1000, 10**6)
_SIGNS: Final = {"public": "icon_eye", "all": "icon_p_ident"}
"""The pictures of eyes that are nobody's own."""


@dataclass(frozen=True, slots=True)
class ReplayStory:
    """What eyes were told of a match: facts, at which one can stop, and ticks for the line."""

    events: list[Any]
    turns: list[int]
    ticks: tuple[float, ...]
    """Parts of the match."""


def called(eyes: Eyes, head: Head, words: Words) -> str:
    """Return whose eyes these are."""
    if isinstance(eyes, str):
        return words.say(f"replay-screen.{eyes}")
    return words.say("replay-screen.seat", name=head.names[eyes])


def gaze(eyes: Eyes, head: Head, words: Words) -> Gaze:
    """Return how eyes are shown: the whole truth knows what is still to come."""
    return Gaze(_pictured(eyes, head), called(eyes, head, words), known=eyes == "all")


def _pictured(eyes: Eyes, head: Head) -> str:
    return _SIGNS[eyes] if isinstance(eyes, str) else faces(head.controllers)[eyes]


def eyes_list(kit: Kit, course: Course, now: Eyes) -> PickScene[Eyes]:
    """Return the list of all eyes through which a match may be seen."""
    words, head = kit.words(course.head.game), course.head
    picks = [
        Pickable(its, (_pictured(its, head),), called(its, head, words)) for its in course.eyes
    ]
    return PickScene(kit, words.say("replay-screen.whose"), picks, course.eyes.index(now))


def moments_list(
    kit: Kit, course: Course, moments: Sequence[Moment], public: int, now: Eyes
) -> PickScene[Moment]:
    """Return the list of turning points; the last one that was shown lies on lemon.

    Only whoever sees the whole truth ``now`` is told more of them than all saw.
    """
    words, looks = kit.words(course.head.game), faces(course.head.controllers)
    picks = []
    for its in moments:
        point = its.point
        if said := point.text if now == "all" else point.seen:
            picks.append(Pickable(its, (looks[point.seat], point.icon), said))
        else:
            picks.append(Pickable(its, (), words.say("replay-screen.behind")))
    past = sum(its.public < public for its in moments)
    return PickScene(kit, words.say("replay-screen.moments"), picks, past - 1)


def stops(kit: Kit, told: Teller, events: Sequence[Any], viewer: Seat | None) -> Pieces[list[int]]:
    """Find the facts that one can go to: where turns began, else all that the log tells.

    A turn that goes by time has stops in it, every ``EVERY_MS``.
    """
    turns: list[int] = []
    passed = 0
    for at, event in enumerate(events):
        passed += event.lasts_ms
        if event.begins_turn or (turns and passed >= EVERY_MS):
            turns.append(at)
            passed = 0
    if turns:
        return turns
    projection = Projection(kit, told, viewer)
    for at, event in enumerate(events):
        lines = len(projection.log)
        yield from projection.through([event])
        if len(projection.log) > lines:
            turns.append(at)
    return turns


def ticks(events: Sequence[Any], turns: Sequence[int]) -> list[int]:
    """Return how much all had been told at the start of each turn; of many turns, of every few."""
    step = next(step for step in _STEPS if len(turns) // step <= _TICKS)
    told = list(accumulate((event.is_for(None) for event in events), initial=0))
    return [told[turn] for turn in turns[::step]]


def due(events: Sequence[Any], at: int) -> float:
    """Return for how long the last of so many facts is shown before the next, in milliseconds."""
    if not at:
        return 0.0
    last = events[at - 1]
    return last.lasts_ms or (BREATH_MS if last.begins_turn else 0.0)
