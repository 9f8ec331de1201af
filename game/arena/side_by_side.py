"""Matches in this process, or spread over several, with the same results in the same order."""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Final

from game.ai.sandboxes.kernel import close_memory, die_with_parent
from game.arena.company import Spares
from game.arena.lineups import Plan
from game.arena.matches import Record, play
from game.core.user_error import UserError
from game.games import places, stand

HANDFUL: Final = 4
"""Matches that a process is given at once."""
AHEAD: Final = 4
"""Handfuls that wait for each process, so that none is ever idle."""

Number = tuple[int, int]
"""A match by its deal and round."""


def results(plan: Plan, numbers: Iterable[Number], jobs: int) -> Generator[Record, None, None]:
    """Yield what is kept of each match, in the order of their numbers.

    Raises:
        UserError: a process died.
    """
    if jobs == 1:
        with contextlib.closing(Spares()) as spares:
            for deal, number in numbers:
                yield play(plan, deal, number, spares)
        return
    # fresh interpreters on every system: nothing of this one is copied into them
    context = multiprocessing.get_context("spawn")
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, context, _begin, (places(),))
    try:
        yield from spread(pool, plan, iter(numbers), jobs)
    except BrokenProcessPool:
        raise UserError("commands.arena-worker") from None
    except BaseException:
        # whoever interrupts does not want to wait for the matches under way
        for child in set(multiprocessing.active_children()) - others:
            child.terminate()
        raise
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def spread(
    pool: ProcessPoolExecutor, plan: Plan, numbers: Iterator[Number], jobs: int
) -> Iterator[Record]:
    """Yield matches in order, of which some are always under way in other processes."""
    waiting: deque[Future[list[Record]]] = deque()
    while True:
        while len(waiting) < jobs * AHEAD and (some := list(islice(numbers, HANDFUL))):
            waiting.append(pool.submit(_play_some, plan, some))
        if not waiting:
            return
        yield from waiting.popleft().result()


def _begin(folders: tuple[str, ...]) -> None:
    """Be a process of the pool: the keyboard's interrupt is the first process's affair."""
    close_memory()
    die_with_parent()  # an arena that is killed says goodbye to nobody
    stand(folders)
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_some(plan: Plan, numbers: list[Number]) -> list[Record]:
    return [play(plan, deal, number, _SPARES) for deal, number in numbers]


_SPARES: Final = Spares()
"""Those of a process of the pool; they go with it."""
