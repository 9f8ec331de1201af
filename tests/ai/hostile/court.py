"""A window of an unprivileged user, beside which a bot tries everything: ``court.py FOLDER HOW``.

Prints as JSON what got through, and whether the window is what it was. ``FOLDER`` is for the user
alone; ``HOW`` is a key of ``ENTRIES``.
"""

import ctypes
import json
import os
import signal
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[2]))

from game.ai.answering import Seating
from game.ai.question import Question
from game.ai.sandboxes.confine import CALLS, FILES
from game.ai.sandboxes.external_bots import ExternalBots
from game.ai.sandboxes.kernel import close_memory
from game.ai.sandboxes.sandbox import Sandbox
from game.games import game_of
from game.match import Match

SECRET = ctypes.create_string_buffer(b"the seed of a sealed match")
PARTS = ("oom_score_adj", "coredump_filter")


ENTRIES: dict[str, tuple[str | None, dict[str, frozenset[str]]]] = {
    "shut": (None, {}),
    "no landlock": ("no_landlock.py", {"bounds": frozenset({CALLS})}),
    "no filter": ("no_filter.py", {"bounds": frozenset({FILES})}),
}
"""What a sandbox is started with, and which bounds hold there: all, or without one wall."""


def state() -> dict[str, object]:
    """What others might have changed of this process."""
    libc = ctypes.CDLL(None)
    return {
        "nice": os.getpriority(os.PRIO_PROCESS, 0),
        "processors": sorted(os.sched_getaffinity(0)),
        "scheduled": os.sched_getscheduler(0),
        "disk": libc.syscall(252 if os.uname().machine == "x86_64" else 31, 1, 0),
        "secret": SECRET.value.decode(),
        **{name: Path(f"/proc/self/{name}").read_text() for name in PARTS},
    }


def children(process: int) -> list[int]:
    return [
        int(one) for one in Path(f"/proc/{process}/task/{process}/children").read_text().split()
    ]


def gone(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


def main(folder: Path, how: str) -> None:
    entry, wanted = ENTRIES[how]
    close_memory()  # as the program does first of all
    signalled: list[int] = []
    signal.signal(signal.SIGWINCH, lambda number, _: signalled.append(number))
    own, private = folder / "bots" / "mine", folder / "private"
    own.mkdir(parents=True)
    private.mkdir()
    (private / "match").write_bytes(SECRET.value)
    (own / "mine.txt").write_text("mine")
    (own / "deeds.py").write_text((HERE / "deeds.py").read_text())
    game = game_of("et_bim")
    match: Match = Match(game.rules, 4, game.rules.options(4, {}), 7)
    [(asked, legal)] = match.pending().items()
    other = (asked + 1) % 4
    levels = {other: f"file:{own / 'deeds.py'}:Good", asked: f"file:{own / 'deeds.py'}:Tries"}
    sandboxes: list[Sandbox] = []

    def sandbox_of(game) -> Sandbox:
        sandboxes.append(Sandbox(game) if entry is None else Sandbox(game, HERE / entry))
        return sandboxes[-1]

    seeds = {seat: seat for seat in levels}
    around = {
        "window": os.getpid(),
        "address": ctypes.addressof(SECRET),
        "secret": str(private / "match"),
        "mine": str(own / "mine.txt"),
        "disk alone": how == "no filter",
        "neighbour": 0,
    }
    (own / "around.json").write_text(json.dumps(around))
    neighbour = ExternalBots(
        Seating(game, 4, {}, {other: levels[other]}, seeds), time.monotonic, sandbox_of, **wanted
    )
    assert neighbour.made(other) == "", neighbour.made(other)
    around["neighbour"] = children(sandboxes[0].process)[0]
    (own / "around.json").write_text(json.dumps(around))
    external = ExternalBots(
        Seating(game, 4, {}, {asked: levels[asked]}, seeds), time.monotonic, sandbox_of, **wanted
    )
    made = external.made(asked)
    before, files = state(), sorted(str(path) for path in folder.rglob("*"))
    external.inform(asked, match.observations(asked))
    fault = made or external.choose_for(Question(asked, legal)).fault
    codes, _ = external.beliefs(asked)
    bot = children(sandboxes[1].process)
    os.kill(sandboxes[1].process, signal.SIGKILL)
    end = time.monotonic() + 20
    while not all(map(gone, bot)) and time.monotonic() < end:
        time.sleep(0.01)
    print(
        json.dumps(
            {
                "fault": fault,
                "codes": codes,
                "signalled": signalled,
                "user": os.getuid(),
                "changed": {
                    name: [was, state()[name]]
                    for name, was in before.items()
                    if state()[name] != was
                },
                "written": sorted({str(path) for path in folder.rglob("*")} ^ set(files)),
                "neighbour": neighbour.choose_for(Question(other, legal)).fault,
                "ended": bool(bot) and all(map(gone, bot)),
            }
        )
    )
    for each in (external, neighbour):
        each.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
