"""User errors: errors that a person is told in one sentence of their language."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator


class UserError(Exception):
    """Something is wrong, with a cure; ``words.say(error.key, **error.facts)`` says it."""

    def __init__(self, key: str, **facts: object) -> None:
        """Keep the key of the strings and the facts that its text names."""
        super().__init__(f"{key} {facts or ''}".rstrip())
        self.key = key
        self.facts = facts


class ShippedError(UserError):
    """A file that came with the program is missing or damaged."""

    def __init__(self, path: object) -> None:
        """Keep which file it is."""
        super().__init__("store.shipped", path=path)


@contextlib.contextmanager
def shipped(path: object) -> Iterator[None]:
    """Turn whatever goes wrong while a file of the program's own is read into a ShippedError."""
    try:
        yield
    except (OSError, ValueError, RuntimeError) as error:  # pygame's errors are RuntimeErrors
        raise ShippedError(path) from error
