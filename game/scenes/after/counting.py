"""Counting: a match that is over goes into the statistics of the person who played it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from game.ai.personas import persona_of
from game.core.endings import SeatFigures
from game.core.seats import Seat
from game.core.ticks import is_real_time
from game.games import game_of
from game.scenes.kit import Kit
from game.session import Session
from game.store.files import FileError
from game.store.heads import House
from game.store.statistics import Played, count, load

PACE: Final = "pace"
"""By what matches against the clock are grouped, whatever the game: how fast time went."""
USUAL: Final = "usual"


def pace_of(house: House) -> str:
    """Return how fast time went, or what helped against it; several of these are one thing."""
    helps = {"steps": house.steps, "slow": house.slow > 1, "reactions": house.reactions > 100}
    found = [name for name, on in helps.items() if on]
    return USUAL if not found else found[0] if len(found) == 1 else "several"


def counted(
    kit: Kit,
    session: Session,
    viewer: Seat | None,
    told: Callable[[str], object] = lambda record: None,
) -> str:
    """Count a match that is over, once, for the person who played it; return what was a record.

    Where the disk takes its time that is ``told`` later.

    It is nobody's where a bot played most of the seat, or plays it at the end.

    Where it cannot be counted, the next scene with room for it says so.
    """
    outcome, head = session.outcome(), session.head
    if viewer is None or not session.counts_for(viewer) or outcome is None:
        return ""
    if not outcome.played:
        return ""
    did, part = SeatFigures(), game_of(head.game).figures
    if part is not None:
        did = part.figures_of(session.fresh_view(), session.open_book(), viewer)
    paced = pace_of(head.house) if is_real_time(game_of(head.game).rules, head.seats) else ""
    groups = {**did.groups, PACE: paced} if paced else did.groups
    most = did.most if paced in ("", USUAL) else {}  # records are not broken with help
    met = {
        its.id: (Seat(seat) in outcome.winners, did.others.get(seat, {}))
        for seat, kind in enumerate(session.controllers)
        if (its := persona_of(kind)) is not None
    }
    turns = sum(event.begins_turn for event in session.observations(None))
    played = Played(
        game=head.game, match=f"{head.seed}-{head.salt}", seats=head.seats,
        won=viewer in outcome.winners, groups=groups, most=most, sums=did.sums,
        length=turns or len(session.actors()), met=met,
    )  # fmt: skip
    found: list[str] = []
    later = False

    def receive(came: Any) -> None:
        words = kit.words(head.game)
        if isinstance(came, FileError):
            kit.notices.append(words.say(came.key, **came.facts))
            return
        records, notice, streak = came
        if notice is not None:
            kit.notices.append(words.say(notice))
        if records:
            facts = {**most, "best_streak": streak}
            name = records[-1]  # one is enough to be glad of, the rarest
            what = words.say(f"statistics-screen.record-{name}", n=facts[name])
            found.append(words.say("statistics-screen.record", what=what))
            if later:
                told(found[0])

    kit.write(lambda: _count(kit.data, played), receive)
    later = True
    return found[0] if found else ""


def _count(data: Path, played: Played) -> tuple[tuple[str, ...], str | None, int]:
    """Count a match; return its records, a notice if any, and the longest row of wins."""
    records, notice = count(data, played)
    streak = load(data)[0].games[played.game].best_streak if records else 0
    return records, notice, streak
