"""What a sandbox costs: ``python -m tests.bench.sandboxes``.

Times are medians in milliseconds, with the least and the most: until a sandbox is started (the
window waits for that), until its first answer, and for a question with its answer, beside our own
child's. They depend on what else the machine does; the processor time of a sandbox's processes, for
all that they do and for one question more, hardly does. To compare with another checkout, run this
very file there: ``PYTHONPATH=CHECKOUT python tests/bench/sandboxes.py``, in turns.
"""

from __future__ import annotations

import os
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from typing import Any

from game.ai.answering import Seating
from game.ai.bot_process import BotProcess
from game.ai.question import Question
from game.ai.sandboxes.external_bots import ExternalBots
from game.games import game_of
from game.match import Match

ROUNDS = 15
QUESTIONS = 200
ASKED = 2000
"""So many questions tell what one costs a processor."""
GOOD = Path(__file__).parents[1] / "ai" / "hostile" / "sorts.py"


def told(name: str, times: Sequence[float]) -> None:
    middle, least, most = statistics.median(times), min(times), max(times)
    print(f"{name:32} {1000 * middle:8.2f} ({1000 * least:.2f} to {1000 * most:.2f})")


def waited(answer: Callable[[], Any]) -> float:
    """Seconds until there is an answer, looked for without a pause."""
    start = time.perf_counter()
    while answer() is None:
        time.sleep(0)
    return time.perf_counter() - start


def main() -> None:
    game = game_of("et_bim")
    match: Match[Any, Any, Any] = Match(game.rules, 4, game.rules.options(4, {}), 7)
    [(seat, legal)] = match.pending().items()
    kinds = {"sandbox": f"file:{GOOD}:Good", "our own child": "random"}
    starts: dict[str, list[float]] = {kind: [] for kind in kinds}
    made: dict[str, list[float]] = {kind: [] for kind in kinds}
    asked: dict[str, list[float]] = {kind: [] for kind in kinds}
    memory = 0
    computed: dict[int, list[float]] = {many: [] for many in (1, ASKED)}
    for _ in range(ROUNDS):
        for kind, level in kinds.items():
            seating = Seating(game, 4, {}, {int(seat): level}, {int(seat): 1})
            sits = (ExternalBots if kind == "sandbox" else BotProcess)(seating, time.monotonic)
            begun = time.perf_counter()
            sits.start()
            starts[kind].append(time.perf_counter() - begun)
            sits.inform(seat, match.observations(seat))
            sits.ask(Question(seat, legal))
            waited(sits.answer)
            made[kind].append(time.perf_counter() - begun)
            for _ in range(QUESTIONS // ROUNDS):
                sits.ask(Question(seat, legal))
                asked[kind].append(waited(sits.answer))
            if kind == "sandbox" and sys.platform == "linux":
                memory = max(memory, resident(sits))
            sits.close()
        seating = Seating(game, 4, {}, {int(seat): kinds["sandbox"]}, {int(seat): 1})
        for many, spent in computed.items():
            spent.append(work_of(seating, match, many))
    for kind in kinds:
        told(f"{kind}: started", starts[kind])
        told(f"{kind}: first answer", made[kind])
        told(f"{kind}: a question", asked[kind])
    told("sandbox: processor time of a life", computed[1])
    both = zip(computed[1], computed[ASKED], strict=True)
    more = [(all_of_them - one) / (ASKED - 1) for one, all_of_them in both]
    told("sandbox: processor time of a question", more)
    print(f"{'sandbox: memory of both processes':32} {memory / 1e6:8.1f} MB, shared ones once")


def work_of(seating: Seating, match: Match[Any, Any, Any], questions: int) -> float:
    """Seconds of processor time that a sandbox took for so many questions, its end included."""
    before = getrusage(RUSAGE_CHILDREN)
    external = ExternalBots(seating, time.monotonic)
    [(seat, legal)] = match.pending().items()
    assert external.made(seat) == ""
    external.inform(seat, match.observations(seat))
    for _ in range(questions):
        assert external.choose_for(Question(seat, legal)).fault == ""
    external.close()
    after = getrusage(RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def resident(sits: Any) -> int:
    """Bytes of a sandbox's two processes: what each has alone, and its share of what they share.

    Their memory is closed, so that root alone learns it.
    """
    if os.getuid():
        return 0
    [sandbox] = sits.sandboxes
    supervisor = sandbox.process
    children = Path(f"/proc/{supervisor}/task/{supervisor}/children").read_text().split()
    rollups = [Path(f"/proc/{one}/smaps_rollup").read_text() for one in (supervisor, *children)]
    lines = [line for text in rollups for line in text.splitlines() if line.startswith("Pss:")]
    return sum(int(line.split()[1]) * 1024 for line in lines)


if __name__ == "__main__":
    main()
