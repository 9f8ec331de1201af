"""Addressing: a text about seats, said to whoever sits in one of them."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.pages import Names
from game.core.words import Words


def addressed(
    words: Words, key: str, seats: Mapping[str, int], names: Names, you: int | None,
    **facts: object,
) -> str:  # fmt: skip
    """Return a text that names seats; to ``you`` it says you, where there is a form that does.

    Where ``name`` is yours that form is ``KEY-you``; ``KEY-by-you`` where ``other`` is.
    """
    forms = {"name": f"{key}-you", "other": f"{key}-by-you"}
    mine = (forms[fact] for fact, seat in seats.items() if seat == you and fact in forms)
    form = next((one for one in mine if words.knows(one)), key)
    return words.say(form, **{fact: names[seat] for fact, seat in seats.items()}, **facts)
