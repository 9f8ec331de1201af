"""``kill -9`` at random moments: every match comes back as it was, and nothing tells a secret.

Run in a checkout: ``python -m tests.bench.kill_nine --times 200 --seed 1``. Matches of people and
bots are played by processes of their own (``killed_match``), which are killed: from outside at any
moment, and in the midst of writing. After each kill the match is resumed and held against what
was done, as it was told before and after each thing; most are then played on, and killed again.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final
from unittest import mock

from game.core.seats import CLOCK
from game.session import resume
from game.store.chronicle import Chronicle
from game.store.heads import Head
from game.store.recorder import PLAIN, SEALED
from game.store.replays import finished, read_replay, troubles, unfinished
from tests.bench.file_uses import Deaf
from tests.bench.killed_match import NAMED, TABLES, WAYS
from tests.bench.retold import Told, filled, state_of

HERE: Final = Path(__file__).resolve().parents[2]
LONGEST_S: Final = 120.0
"""So long a process may take until it is killed, resumed or done."""
QUIET: Final = {**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
LOST_MOST: Final = 1
"""So many ticks may be lost at most, whatever was done: that whose line is just being written."""
_CODE: Final = re.compile(r"^ {4}.*$", re.MULTILINE)
"""Lines of the program in a traceback: they name cards as every reader of the program knows."""


@dataclass
class Report:
    """What became of all kills."""

    kills: Counter[str] = field(default_factory=Counter)
    equal: int = 0
    midst: int = 0
    """Kills between what was begun and its end: either side of it is right."""
    too_early: int = 0
    """Kills before there was a match."""
    lost: Counter[int] = field(default_factory=Counter)
    """How many ticks that had ended were not on file yet, in a real-time game."""
    over: int = 0
    matches: int = 0
    files: int = 0
    bytes: int = 0
    crash_reports: int = 0
    wrong: list[str] = field(default_factory=list)
    """What should not be."""

    def lines(self, seconds: float) -> Iterator[str]:
        """Yield the report."""
        ways = ", ".join(f"{way} {count}" for way, count in sorted(self.kills.items()) if count)
        kills = sum(self.kills.values())
        yield f"kills: {kills} ({ways}) in {self.matches} matches, {seconds:.0f} s"
        yield f"resumed to the very same state: {self.equal}"
        yield f"of these stopped in the midst of something: {self.midst}"
        if self.lost:
            ticks = ", ".join(f"{lost}: {times}" for lost, times in sorted(self.lost.items()))
            yield f"ticks that had ended and were lost, and how often: {ticks}"
        yield f"killed before the match was there: {self.too_early}"
        yield f"matches that ended, whole as replays: {self.over}"
        yield f"searched for secrets after each kill: {self.files} files, {self.bytes} bytes in all"
        yield f"crash reports among them: {self.crash_reports}"
        yield f"wrong: {len(self.wrong)}"
        yield from self.wrong


class Killer:
    """One folder of files, in which matches are begun, killed and gone on with."""

    def __init__(self, data: Path, chance: random.Random, game: str = "et_bim") -> None:
        """Take an empty folder."""
        self.data = data
        self.game = game
        self.chance = chance
        self.report = Report()
        self.told: Told | None = None
        self.path: Path | None = None
        self.ended: dict[str, Head] = {}
        """By the name of its file, every match that ended."""

    # ------------------------------------------------------------ one life of a process

    def once(self, way: str) -> None:
        """Let a process play, kill it, and see what it left."""
        argv = [sys.executable, "-m", "tests.bench.killed_match", "--data", str(self.data)]
        argv += ["--seed", str(self.chance.randrange(10**9)), "--way", way]
        if self.path is not None:
            argv += ["--match", str(self.path)]
        else:
            self.report.matches += 1
            argv += ["--game", self.game, "--table", self.chance.choice(tuple(TABLES[self.game]))]
        with subprocess.Popen(
            argv, cwd=HERE, env=QUIET, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        ) as child:
            lines, errors = self._watched(child, way)
        self.report.kills[way] += child.returncode == -9
        if child.returncode not in (-9, 0) and way != "crash":
            self.report.wrong.append(f"{way}: ended with {child.returncode}: {errors[-500:]}")
        self._search("standard error", errors)
        self.look(lines, way)

    def _watched(self, child: subprocess.Popen[bytes], way: str) -> tuple[list[Any], str]:
        assert child.stdout is not None
        assert child.stderr is not None
        if way == "outside":
            if self.chance.random() < 0.1:  # at any moment of its start
                time.sleep(self.chance.random() * 1.5)
            else:
                lines = [child.stdout.readline() for _ in range(self.chance.randrange(1, 120))]
                time.sleep(self.chance.random() * 0.004)
                child.kill()
                return self._read(b"".join(lines) + child.stdout.read()), ""
            child.kill()
        out, errors = child.communicate(timeout=LONGEST_S)
        return self._read(out), errors.decode()

    def _read(self, out: bytes) -> list[Any]:
        return [json.loads(line) for line in out.split(b"\n")[:-1]]

    # ------------------------------------------------------------ what it left

    def look(self, lines: list[Any], way: str) -> None:
        told, under_way = self.told, None
        for line in lines:
            if line.get("did") == "begin":
                told = told or Told(Head.model_validate(line["head"]))
                self.path = Path(line["path"])
            elif "will" in line:
                under_way = (line["will"], line["what"])
            elif "did" in line:
                assert told is not None
                assert under_way is not None
                told, under_way = told.after(*under_way), None
        if under_way is not None and under_way[0] == "begin":
            under_way = None
        if troubled := troubles(self.data):
            self.report.wrong.append(f"{way}: {troubled}")
        self.told = told
        if told is None or self.path is None:
            self.report.too_early += 1
            for one in unfinished(self.data):  # begun, and nobody was told: not gone on with
                one.path.unlink()
        else:
            self._hold_against(told, under_way, way)
        self.search_all()

    def _hold_against(self, told: Told, under_way: Any, way: str) -> None:
        assert self.path is not None
        possible = [told]
        if under_way is not None:
            self.report.midst += 1
            possible += [told.after(*under_way), told.after(*under_way, why=False)]
        plain = self.data / "replays" / self.path.with_suffix(PLAIN).name
        if not plain.exists():
            kept: list[Chronicle] = []
            keeps = lambda *given, **more: kept.append(Chronicle(*given, **more)) or kept[-1]  # noqa: E731
            try:
                with (
                    mock.patch("game.session.bots.BotRouter", Deaf),
                    mock.patch("game.session.recorder_setup.Chronicle", keeps),
                ):
                    session = resume(self.path, self.data)
                found = state_of(session, kept[-1])
                session.close()
            except Exception as error:  # noqa: BLE001 whatever it is, it is reported
                self.report.wrong.append(f"{way}: {type(error).__name__}: {error}")
                self.drop()
                return
            same = [one for one in self._either(possible, found) if _equal(one, found)]
            self._note(same, possible, found, way)
        if plain.exists():
            self._hold_replay_against(plain, possible, way)

    def _either(self, possible: list[Told], found: Any) -> list[Told]:
        """Return what may be found; in a real-time game the last ticks may be lost."""
        many = len(found["actions"])
        shorter = [possible[0].without(lost) for lost in range(1, LOST_MOST + 1)]
        return possible + [one for one in shorter if len(one.actions) == many and self._real_time]

    @property
    def _real_time(self) -> bool:
        return self.told is not None and any(seat == CLOCK for seat, _ in self.told.actions)

    def _note(self, same: list[Told], possible: list[Told], found: Any, way: str) -> None:
        if same:
            self.report.equal += 1
            if self._real_time:
                ended = [
                    sum(seat == CLOCK for seat, _ in one.actions) for one in (possible[0], same[0])
                ]
                self.report.lost[max(0, ended[0] - ended[1])] += 1
            self.told = same[0]
            return
        state = possible[0].state()
        differ = [key for key in state if state[key] != found[key]]
        many = [len(one["actions"]) for one in (found, *(its.state() for its in possible))]
        hands = [one["hands"] for one in (found, *(its.state() for its in possible))]
        self.report.wrong.append(
            f"{way}: {self.path}: another state: {differ}; acts found, told: {many}, hands: {hands}"
        )
        self.drop()

    def _hold_replay_against(self, plain: Path, possible: list[Told], way: str) -> None:
        """See that an ended match is a whole replay, and is not offered again."""
        assert self.path is not None
        replay = read_replay(plain)
        acts = [list(one) for one in replay.actions]
        if not any(_spelled(one) == filled(acts, one.actions) for one in possible):
            self.report.wrong.append(f"{way}: {plain}: another replay")
        elif possible[-1].match().outcome() is None:
            self.report.wrong.append(f"{way}: {plain}: a replay of a match that is not over")
        offered = [one.path for one in unfinished(self.data)]
        if plain not in finished(self.data) or self.path in offered:
            self.report.wrong.append(f"{way}: {plain}: offered again, or not there")
        self.report.over += 1
        self.ended[self.path.stem] = replay.head
        self.drop()

    def drop(self) -> None:
        if self.path is not None:
            self.path.unlink(missing_ok=True)
        self.path = self.told = None

    # ------------------------------------------------------------ secrets

    def search_all(self) -> None:
        for path in self.data.rglob("*"):
            if path.is_file() and not any(name in path.name for name in self.ended):
                self.report.files += 1
                content = path.read_bytes()
                self.report.bytes += len(content)
                sealed = path.suffix == SEALED or f"{SEALED}." in path.name
                self._search(str(path), content.decode("utf-8", "replace"), sealed=sealed)

    def _search(self, where: str, text: str, *, sealed: bool = False) -> None:
        """Look for what a file must not tell while a match goes on."""
        heads = [*self.ended.values(), *([self.told.head] if self.told is not None else [])]
        secrets = [word for head in heads for word in (str(head.seed), head.salt)]
        never, unsealed = NAMED[self.game]
        secrets += never
        plain = text if sealed else _CODE.sub("", text)
        found = [word for word in secrets if word in plain]
        if not sealed:  # letters in a row come about by chance in what is scrambled
            found += [name for name in unsealed if re.search(rf"\b{name}\b", plain)]
        if found:
            self.report.wrong.append(f"{where}: tells {found}")


def _spelled(told: Told) -> list[Any]:
    return [list(one) for one in told.actions]


def _equal(told: Told, found: dict[str, Any]) -> bool:
    actions = filled(found["actions"], told.actions)
    return len(told.actions) == len(actions) and told.state() == {**found, "actions": actions}


def run(times: int, seed: int, game: str = "et_bim") -> Report:
    """Kill so many times, and return what became of it."""
    chance = random.Random(seed)  # noqa: S311 nothing here is a secret
    with tempfile.TemporaryDirectory() as folder:
        killer = Killer(Path(folder), chance, game)
        while sum(killer.report.kills.values()) < times:
            [way] = chance.choices(WAYS, weights=(60, 25, 6, 6, 6))
            killer.once(way)
            if chance.random() < 0.2:
                killer.drop()
        killer.report.crash_reports = len(list((killer.data / "crashes").glob("*")))
        return killer.report


def main(argv: Sequence[str] | None = None) -> int:
    """Print the report; 1 if anything is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=tuple(TABLES), default="et_bim")
    asked = parser.parse_args(argv)
    assert os.name == "posix", "kill -9 is POSIX's"
    began = time.monotonic()
    report = run(asked.times, asked.seed, asked.game)
    for line in report.lines(time.monotonic() - began):
        print(line)
    return 1 if report.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
