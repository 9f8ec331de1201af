"""Beside: one thing that a thread makes while the window goes on."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread
from typing import Generic, TypeVar

Made = TypeVar("Made")


class Beside(Generic[Made]):
    """One thing that a thread makes beside everything else."""

    def __init__(self, make: Callable[[], Made]) -> None:
        """Begin."""
        self._made: list[Made] = []
        self._failure: BaseException | None = None
        self._thread = Thread(target=self._run, args=(make,), daemon=True)
        self._thread.start()

    def _run(self, make: Callable[[], Made]) -> None:
        try:
            self._made.append(make())
        except BaseException as error:  # noqa: BLE001 told to whoever takes what was made
            self._failure = error

    def done(self, seconds: float = 0.0) -> bool:
        """Wait for it no longer than that; return whether it is made, or has failed."""
        self._thread.join(seconds)
        return not self._thread.is_alive()

    def result(self) -> Made:
        """Return what was made.

        Raises:
            BaseException: what went wrong with it.
        """
        self._thread.join()
        if self._failure is not None:
            raise self._failure
        return self._made[0]
