"""A match that is told as it is played, by a process that may be killed at any moment.

``kill_nine`` starts it. On standard output stands a line of JSON before everything that is done
(``will``) and behind it (``did``), written at once, so that whoever kills it knows how far it was.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from game.__main__ import crashed
from game.core.luck import Stream
from game.core.seats import Seat
from game.games import words
from game.games.wombat.model.roles import ROLES
from game.gangs.model.cards import CARD_NAMES, GANG_NAMES
from game.replaying.again import play_again
from game.session import Session, make_head, resuming, start
from game.store import recorder
from game.store.heads import HUMAN
from game.store.replays import at_once
from game.store.settings import Settings, save
from game.store.writer import AT_ONCE, Beside, Writer
from game.tour.matches import by_chance
from tests.bench.killed_ticks import Ticks
from tests.session.turns import asked_first

BOTS: Final = ("random", "greedy", "easy@rosa", "normal@ana")
WAYS: Final = ("outside", "half-written", "before-replay", "after-replay", "crash")
"""``outside``: killed from outside, wherever it is. The next three kill themselves: with half a
line on file, just before the replay of an ended match lies there, just before its sealed file
goes. ``crash``: something in the program fails, and a crash report is written."""
TABLES: Final[Mapping[str, Mapping[str, Sequence[str]]]] = {
    "et_bim": {
        "people": [HUMAN] * 4,
        "mixed": [HUMAN, "random", HUMAN, "greedy", HUMAN, "random"],
        "crowd": [HUMAN, HUMAN, *["random"] * 6],
    },
    "wombat": {
        "people": [HUMAN] * 4,
        "six": [HUMAN] * 6,
        "mixed": [HUMAN, "random", HUMAN, "greedy", "normal@ana", "random"],
        "alone": [HUMAN, "easy@rosa", "normal@ana"],
    },
}
OPTIONS: Final[Mapping[str, Sequence[Mapping[str, Any]]]] = {
    "et_bim": [{"modules": chosen} for chosen in ([], ["non"], ["oups", "non"], ["missions"])],
    "wombat": [{"seconds": 60}, {"seconds": 60, "touch": "shadows"}, {"beginner": True}],
}
NAMED: Final[Mapping[str, tuple[Sequence[str], Sequence[str]]]] = {
    "et_bim": (GANG_NAMES, CARD_NAMES),
    "wombat": ((), tuple(ROLES)),
}
"""By game, names of what is secret: of the first no file may hold any, of the others none that is
not sealed, where such a word comes about by chance."""
BESIDE: Final = 0.02
"""How often something is done beside the match in a tick; in other games before every fourth act.
"""


def tell(**facts: Any) -> None:
    """Write a line that is there even if this process is gone at once."""
    os.write(1, json.dumps(facts).encode() + b"\n")


class FailedError(Exception):
    """What fails on purpose, with everything in its words that a report must not hold."""


class Driver:
    """Whoever sits at the keyboard: plays for people, lets bots play, hands over, notes."""

    def __init__(self, session: Session, chance: random.Random) -> None:
        """Sit down at a session."""
        self.session = session
        self.writer = session.keeping.writer
        self.chance = chance
        self.number = 0
        self.fail_at = -1
        self.ticks = Ticks(session, chance, self._tell)

    def play(self) -> None:
        """Do one thing after the other until the match is over."""
        while (seat := asked_first(self.session)) is not None:
            if self.chance.random() < (BESIDE if self.session.real_time else 0.25):
                self._beside()
            elif self.session.real_time:
                self._count()
                self.ticks.play()
            elif self.session.is_human(seat):
                action = by_chance(self.session, seat, Stream(self.chance.getrandbits(64)))
                spelled = [int(seat), action.to_json(), {}]
                self._do("act", spelled, lambda a=action, s=seat: self.session.submit(s, a))
            elif self.session.ready():
                answer: Any = self.session.bots.questions.answers[seat]
                spelled = [int(seat), answer.action.to_json(), dict(answer.why)]
                self._do("act", spelled, self.session.step)
            else:
                time.sleep(0.0005)
        self.session.close()
        self._rest()
        tell(over=True)

    def _rest(self) -> None:
        while not self.writer.wait(1.0):
            pass

    def _tell(self, **facts: Any) -> None:
        """Tell of something; what was done once it is written."""
        if "did" in facts:
            self._rest()
        tell(**facts)

    def _beside(self) -> None:
        """Do something that is no action of the game."""
        session, chance = self.session, self.chance
        seat = Seat(chance.randrange(session.head.seats))
        more = () if session.real_time else ("guess", "orders")
        match chance.choice(("hand", "mark", "mark", *more)):
            case "hand":
                to = chance.choice((*BOTS, HUMAN, HUMAN))
                if session.controllers[seat] != to:
                    self._do("hand", [seat, to], lambda: session.hand_over(seat, to))
            case "mark":
                by = chance.choice(session.people)
                chips = [seat, chance.randrange(3), chance.randrange(5)]
                self._do("mark", [by, *chips], lambda: session.private.mark(*chips, by=by))
            case "guess":
                said = {"gang": chance.choice((None, *GANG_NAMES)), "next": int(seat)}
                whole = {"seat": int(seat), "at": len(session.observations(None)), **said}
                self._do("guess", whole, lambda: session.private.guess(seat, said))
            case _:
                orders = {"dmg10": chance.choice(("take", "BIM")), "heal": "take"}
                self._do("orders", [seat, orders], lambda: session.private.order(seat, orders))

    def _do(self, kind: str, what: Any, do: Callable[[], object]) -> None:
        self._count()
        self._tell(will=kind, what=what)
        do()
        self._tell(did=kind)

    def _count(self) -> None:
        self.number += 1
        if self.number == self.fail_at:
            head = self.session.head
            state = play_again(self.session.as_replay()).journal.state
            raise FailedError(f"{head.seed} {head.salt} {NAMED[head.game]} {state}")


def die() -> None:
    """End as with ``kill -9``: nothing is tidied up."""
    os.kill(os.getpid(), signal.SIGKILL)


def lay_traps(way: str, chance: random.Random) -> None:
    """Let this process kill itself in the midst of a write."""
    if way == "half-written":
        left, write = [chance.randrange(1, 60)], recorder.write_all

        def half(file: Any, content: bytes) -> None:
            left[0] -= 1
            if left[0] == 0:
                file.write(content[: chance.randrange(len(content) + 1)])
                die()
            write(file, content)

        recorder.write_all = half
    elif way == "before-replay":
        replace = Path.replace

        def before(path: Path, goal: Any) -> Any:
            if Path(goal).suffix == recorder.PLAIN:
                die()
            return replace(path, goal)

        Path.replace = before  # type: ignore[method-assign]
    elif way == "after-replay":
        unlink = Path.unlink

        def after(path: Path, missing_ok: bool = False) -> None:
            if path.suffix == recorder.SEALED:
                die()
            unlink(path, missing_ok)

        Path.unlink = after  # type: ignore[method-assign]


def matches(data: Path) -> set[Path]:
    """Return the files of matches that are not over."""
    return set((data / recorder.MATCHES).glob(f"*{recorder.SEALED}"))


def opened(data: Path, asked: argparse.Namespace, chance: random.Random) -> Session:
    """Return a new session, or the one that was left; its writer is beside it, or is not."""
    writer: Writer = Beside() if chance.random() < 0.5 else AT_ONCE
    path = asked.match
    if path is not None:
        session = at_once(resuming(path, data, writer=writer))
    else:
        tell(will="begin", what=None)
        controllers = list(TABLES[asked.game][asked.table])
        names = [f"N{seat}" for seat in range(len(controllers))]
        options = chance.choice(OPTIONS[asked.game])
        seed = 10**8 + chance.randrange(9 * 10**8)
        head = make_head(asked.game, controllers, names, dict(options), seed)
        before = matches(data)
        session = start(head, data, writer)
        while not writer.wait(1.0):
            pass
        path = next(iter(matches(data) - before), None)
    tell(did="begin", path=str(path), head=session.head.model_dump())
    return session


def main(argv: Sequence[str] | None = None) -> int:
    """Play a match until it is over, or until this process is no more."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--way", choices=WAYS, required=True)
    parser.add_argument("--game", choices=tuple(TABLES), default="et_bim")
    parser.add_argument("--table", default="people")
    parser.add_argument("--match", type=Path)
    asked = parser.parse_args(argv)
    chance = random.Random(asked.seed)  # noqa: S311 nothing here is a secret
    if chance.random() < 0.3:
        save(asked.data, Settings(player_name=f"Kim {asked.seed % 7}"))
    lay_traps(asked.way, chance)
    session = opened(asked.data, asked, chance)
    driver = Driver(session, chance)
    if asked.way == "crash":
        driver.fail_at = chance.randrange(1, 40)
    try:
        driver.play()
    except FailedError as error:
        given = ["play", "--seed", str(session.head.seed), "--data-dir", str(asked.data)]
        session.close()
        return crashed(error, words("en"), given)
    return 0


if __name__ == "__main__":
    sys.exit(main())
