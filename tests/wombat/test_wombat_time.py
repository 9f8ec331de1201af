"""Same seed and verbs, same facts: however many pictures a second, lost, asleep, slow or paused."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from typing import Any, Final

import pytest

from game.core.luck import Stream
from game.core.seats import CLOCK, Seat
from game.games.wombat.model.actions import TICK_MS
from game.games.wombat.rules import RULES
from game.session import Session, make_head
from game.store.heads import HUMAN, House
from tests.secrecy.botting import Silent
from tests.slow import slow
from tests.wombat.wombat_running import Open

SEATS: Final = 4
TICKS: Final = 150
GIVEN: Final = {"touch": "own", "seconds": 60}
MOST: Final = 3
"""So many ticks pass at once at most."""
ASLEEP: Final = 3_600_000.0
"""An hour: a machine that slept."""
FRAMES: Final = {
    "20 a second": (50.0,),
    "60 a second": (1000 / 60,),
    "144 a second": (1000 / 144,),
    "many lost": (16.0, 16.0, 230.0, 16.0, 90.0, 299.0),
    "asleep": (*(16.0,) * 20, ASLEEP),
    "paused": (16.0, 0.0, 0.0, 16.0, 0.0),
}
"""By what happens, how long the frames last, in milliseconds; none of them passes while paused."""


def script(seed: int) -> dict[int, list[tuple[Seat, Any]]]:
    """Return verbs by tick that may be done there, in the match of that seed."""
    one, chance = Open(SEATS, seed, GIVEN), Stream(seed)
    found: dict[int, list[tuple[Seat, Any]]] = {}
    for tick in range(TICKS):
        for seat in map(Seat, range(SEATS)):
            legal = one.match.pending().get(seat, ())
            if chance.below(3) or not legal:
                continue
            verb = RULES.fill(one.truth, seat, legal[chance.below(len(legal))], chance)
            one.match.submit(seat, verb)
            found.setdefault(tick, []).append((seat, verb))
        one.match.submit(CLOCK, one.match.pending()[CLOCK][0])
    return found


def facts(frames: Iterator[float], house: House, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Play the script in a session whose frames last so long, and return all that is told."""
    monkeypatch.setattr("game.session.bots.BotRouter", Silent)
    head = make_head("wombat", [HUMAN] * SEATS, ["Kim", "Ana", "Rosa", "Bilal"], GIVEN, 7,
                     house=house)  # fmt: skip
    session = Session(head, None, match=Open(SEATS, 7, GIVEN).match)
    given, before = script(7), 0
    while (now := session.actors().count(CLOCK)) < TICKS:
        assert now - before <= MOST, "never more than three ticks at once"
        before = now
        for seat, verb in given.pop(now, []):
            session.submit(seat, verb)
        ms = next(frames)
        # what is pressed in a frame that is lost is heard after it: here nobody presses anything
        quiet = not any(tick in given for tick in range(now + 1, now + MOST + 1))
        session.pass_time(ms if ms < TICK_MS or quiet else TICK_MS / 2)
    session.close()
    return [until(session.observations(viewer)) for viewer in (None, *map(Seat, range(SEATS)))]


def until(told: list[Any]) -> list[Any]:
    """Return what was told up to the last tick that all have reached."""
    ticked = [at for at, event in enumerate(told) if event.kind == "ticked"]
    return told[: ticked[TICKS - 1] + 1]


@pytest.fixture(scope="module")
def told() -> list[Any]:
    """What is told where the ticks are ended one by one."""
    with pytest.MonkeyPatch.context() as patch:
        return facts(cycle((TICK_MS / 2,)), House(), patch)


@pytest.mark.parametrize("frames", [*slow([*FRAMES][:3]), *[*FRAMES][3:5], *slow([*FRAMES][5:])])
@pytest.mark.parametrize("slow", [*slow([1]), 4])
def test_the_same_facts_at_any_pace_of_pictures(
    frames: str, slow: int, told: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert facts(cycle(FRAMES[frames]), House(slow=slow), monkeypatch) == told
    assert sum(event.kind != "ticked" for event in told[1]) > 50


def test_the_same_facts_step_by_step(told: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    assert facts(cycle((1000 / 60,)), House(steps=True), monkeypatch) == told
