"""How long a person waits between two turns of their own, in milliseconds of the table's clock.

    python -m tests.bench.between_turns --seats 12 --matches 3

What is shown is counted, not what the machine takes: bots think as long as they like. A person
who plays by chance sits with characters of a level, once at every setting of others' turns.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import NamedTuple

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.ai.personas import PERSONAS
from game.core.luck import Stream, key_of
from game.core.seats import Seat
from game.games import game_of
from game.games.parts import needed
from game.scenes.kit import Kit
from game.session import Session, start
from game.stage.paint.art import Art
from game.store.places import assets_root
from game.store.settings import OTHERS_ALWAYS, OTHERS_LARGE, OTHERS_NEVER, Settings
from game.tour.matches import by_chance, seated, shown_head

FRAME_MS = 16
MOST_MS = 240_000
"""So much of a match is looked at; a person is out by then as a rule."""


class Turn(NamedTuple):
    """A turn as it was shown."""

    seat: Seat | None
    ms: int
    mine: bool
    """Whether it was the person's, or about them."""


def turns(kit: Kit, session: Session) -> Iterator[Turn]:
    """Yield the turns of a match until its person is out."""
    me, chance = session.humans[0], Stream(key_of("between", session.head.seed))
    table, survival = seated(kit, session), needed(game_of(session.head.game).survival)
    turn, ms, mine, clock = survival.turn_of(table.view), 0, False, 0
    while session.outcome() is None and clock < MOST_MS and me in survival.living(table.view):
        while not session.ready() and any(map(session.is_bot, session.asked())):
            time.sleep(0.0005)
        if table.is_mine():
            session.submit(me, by_chance(session, me, chance))
        table.pass_time(FRAME_MS)
        clock += FRAME_MS
        if (now := survival.turn_of(table.view)) != turn:
            yield Turn(turn, ms, mine)
            turn, ms, mine = now, 0, False
        ms += FRAME_MS
        mine = mine or me in survival.concerned(table.view)


def waits(of: list[Turn], me: Seat) -> Iterator[int]:
    """Yield how long it took from each turn of a seat to its next one."""
    since: int | None = None
    for turn in of:
        if turn.seat == me:
            if since is not None:
                yield since
            since = 0
        elif since is not None:
            since += turn.ms


def main() -> None:
    """Measure, and print a line a setting."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="et_bim")
    parser.add_argument("--seats", type=int, default=12)
    parser.add_argument("--level", default="easy")
    parser.add_argument("--matches", type=int, default=3)
    asked = parser.parse_args()
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    art = Art(assets_root())
    people = PERSONAS[: asked.seats - 1]
    minds = [f"{asked.level}@{its.id}" for its in people]
    names = ["Jade", *(its.name for its in people)]
    for wish in (OTHERS_NEVER, OTHERS_LARGE, OTHERS_ALWAYS):
        between, others, ours = list[int](), list[int](), list[int]()
        for seed in range(1, asked.matches + 1):
            with tempfile.TemporaryDirectory() as folder:
                kit = Kit(art, Settings(language="fr", others_turns=wish), Path(folder))
                session = start(shown_head(asked.game, ["human", *minds], names, {}, seed), None)
                found = list(turns(kit, session))
                between += waits(found, session.humans[0])
                others += [turn.ms for turn in found if not turn.mine]
                ours += [turn.ms for turn in found if turn.mine and turn.seat != 0]
                session.close()
        print(
            f"{wish}: {len(between)} waits, median {median(between):.0f} ms, at most"
            f" {max(between)} ms; {len(others)} turns of others, median {median(others):.0f} ms,"
            f" at most {max(others)} ms, {sum(ms > 1200 for ms in others)} over 1200 ms;"
            f" {len(ours)} that aim at the person, median {median(ours or [0]):.0f} ms"
        )


if __name__ == "__main__":
    main()
