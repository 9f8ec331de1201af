"""Prompts: the sentence that says what is asked of whom, with the light on."""

from __future__ import annotations

from game.core.words import Words
from game.games.wombat.model import state as at
from game.games.wombat.model.state import State


def prompt(
    view: State,
    viewer: int | None,
    touched: tuple[str, ...],
    words: Words,
    *,
    couch: bool,
    accuser: str = "",
) -> str:
    """Return what is asked; in a build the table itself says it, and nothing is asked.

    ``accuser`` is who accused the viewer last in this debate.
    """
    if view.phase == at.OVER:
        return words.say("prompt.over") if view.reason else ""
    if view.phase == at.BUILD:
        return ""
    if viewer is None and couch:  # whoever looks there is asked, by keys that stand on seats
        return words.say(
            "prompt.debate-couch" if view.phase == at.DEBATE else f"prompt.{view.phase}"
        )
    plays = viewer is not None and view.alive[viewer]
    if view.phase == at.DEBATE:
        if touched:
            return words.say("prompt.talk")
        if plays and accuser:
            return words.say("prompt.debate-accused", name=accuser)
        if plays:
            return words.say("prompt.debate")
        return words.say("prompt.debate-others" if viewer is None else "prompt.debate-out")
    if not plays:
        return words.say("prompt.pointing-others" if viewer is None else "prompt.pointing-out")
    return words.say(f"prompt.{view.phase}")
