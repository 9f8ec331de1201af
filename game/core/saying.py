"""Errors that a person is told in one sentence of their language."""

from __future__ import annotations


class SayableError(Exception):
    """Something is wrong, with a cure; ``words.say(error.key, **error.facts)`` says it."""

    def __init__(self, key: str, **facts: object) -> None:
        """Keep the key of the strings and the facts that its text names."""
        super().__init__(f"{key} {facts or ''}".rstrip())
        self.key = key
        self.facts = facts
