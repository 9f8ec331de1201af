"""What a cell costs: ``python -m tests.bench.cells``; figures for docs/decisions/ hang on the load.

Times are medians in milliseconds, with the least and the most: until a cell is started (the window
waits for that), until its bot is made, and for a question with its answer, beside our own child's.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from game.ai.answering import Seating
from game.ai.cells.strangers import Strangers
from game.ai.process import Minds
from game.games import game_of
from game.match import Match

ROUNDS = 15
QUESTIONS = 200
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
    kinds = {"cell": f"file:{GOOD}:Good", "our own child": "random"}
    starts: dict[str, list[float]] = {kind: [] for kind in kinds}
    made: dict[str, list[float]] = {kind: [] for kind in kinds}
    asked: dict[str, list[float]] = {kind: [] for kind in kinds}
    memory = 0
    for _ in range(ROUNDS):
        for kind, level in kinds.items():
            seating = Seating(game, 4, {}, {int(seat): level}, {int(seat): 1})
            sits = (Strangers if kind == "cell" else Minds)(seating, time.monotonic)
            begun = time.perf_counter()
            sits.start()
            starts[kind].append(time.perf_counter() - begun)
            sits.hear(seat, match.heard(seat))
            sits.ask(seat, legal)
            waited(sits.answer)
            made[kind].append(time.perf_counter() - begun)
            for _ in range(QUESTIONS // ROUNDS):
                sits.ask(seat, legal)
                asked[kind].append(waited(sits.answer))
            if kind == "cell" and Path("/proc").exists():
                memory = max(memory, resident(sits))
            sits.close()
    for kind in kinds:
        told(f"{kind}: started", starts[kind])
        told(f"{kind}: first answer", made[kind])
        told(f"{kind}: a question", asked[kind])
    print(
        f"{'cell: memory of both processes':32} {memory / 1e6:8.1f} MB, shared pages counted once"
    )


def resident(sits: Any) -> int:
    """Bytes of a cell's two processes: what each has alone, and its share of what they share."""
    [sitting] = sits._cells.values()
    warden = sitting.cell.process
    children = Path(f"/proc/{warden}/task/{warden}/children").read_text().split()
    rollups = [Path(f"/proc/{one}/smaps_rollup").read_text() for one in (warden, *children)]
    lines = [line for text in rollups for line in text.splitlines() if line.startswith("Pss:")]
    return sum(int(line.split()[1]) * 1024 for line in lines)


if __name__ == "__main__":
    main()
