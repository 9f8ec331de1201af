"""Shortening: reasons that are cut to the length that all reasons have on file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from game.store.shorthand import spelled


def fitted(note: Mapping[str, Any], most: int) -> Mapping[str, Any]:
    """Return a note of a reason whose line takes at most ``most`` bytes, the lesser parts cut.

    The options that were considered less go first, then evidence, what was held of each seat, what
    it lacked, and at last the reason itself. Names of cards that are no longer mentioned go, too.
    """
    if len(spelled({"note": note})) <= most:
        return note
    why = dict(note["why"])
    shorter = {"why": why, "at": note["at"]}
    while len(spelled({"note": shorter})) > most:
        values, evidence = why.get("values", ()), why.get("evidence", ())
        if len(values) > 1:
            why["values"] = values[:-1]
        elif evidence:
            why["evidence"] = evidence[:-1]
        elif spare := next((key for key in ("held", "left") if key in why), None):
            del why[spare]
        else:
            return {"why": {}, "at": note["at"]}
        if "named" in why:
            mentioned = set(_numbers((why["values"], why["evidence"])))
            why["named"] = {
                card: name for card, name in why["named"].items() if int(card) in mentioned
            }
    return shorter


def _numbers(data: object) -> Iterator[int]:
    """Yield all whole numbers in plain data."""
    if isinstance(data, Mapping):
        data = list(data.values())
    if isinstance(data, list | tuple):
        for part in data:
            yield from _numbers(part)
    elif type(data) is int:
        yield data
