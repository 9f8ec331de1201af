"""Prompts: the sentence that says what is asked of whom, with the light on."""

from __future__ import annotations

from game.core.words import Words
from game.games.wombat.model import state as at
from game.games.wombat.model.state import State


def prompt(
    view: State, viewer: int | None, touched: tuple[str, ...], words: Words, *, couch: bool
) -> str:
    """Return what is asked; in a build the table itself says it, and nothing is asked."""
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
        return words.say("prompt.debate" if plays else "prompt.debate-others")
    if not plays:
        return words.say("prompt.pointing-others")
    return words.say(f"prompt.{view.phase}")
