"""Prompts: the sentence that says what is asked of whom, with the light on."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.words import Words
from game.games.wombat.model import state as at
from game.games.wombat.model.state import State


def prompt(
    view: State,
    viewer: int | None,
    touched: tuple[str, ...],
    words: Words,
    *,
    names: Sequence[str],
    couch: bool,
    accuser: str = "",
) -> str:
    """Return what is asked: nothing in a build, where the table itself says it, or after a vote.

    ``accuser`` is who accused the viewer last in this debate.
    """
    if view.phase == at.OVER:
        return words.say("prompt.over") if view.reason else ""
    if view.phase != at.DEBATE and not view.counting:
        return ""
    if viewer is None and couch:  # whoever looks there is asked, by keys that stand on seats
        if view.phase != at.DEBATE:
            return words.say(f"prompt.{view.phase}")
        # what stands on towers and seats is explained as long as anybody may press it
        if not (awaited := _awaited(view, names, words)):
            return words.say("prompt.debate-couch")
        return f"{words.say('prompt.debate-couch-short')} {awaited}"
    plays = viewer is not None and view.alive[viewer]
    if view.phase == at.DEBATE:
        asked = _argued(plays, viewer, touched, accuser, words)
        return f"{asked} {_awaited(view, names, words)}".strip()
    if not plays:
        return words.say("prompt.pointing-others" if viewer is None else "prompt.pointing-out")
    return words.say(f"prompt.{view.phase}")


def _argued(
    plays: bool, viewer: int | None, touched: tuple[str, ...], accuser: str, words: Words
) -> str:
    """Return what is asked in a debate."""
    if touched:
        return words.say("prompt.talk")
    if plays and accuser:
        return words.say("prompt.debate-accused", name=accuser)
    if plays:
        return words.say("prompt.debate")
    return words.say("prompt.debate-others" if viewer is None else "prompt.debate-out")


def _awaited(view: State, names: Sequence[str], words: Words) -> str:
    """Return who still speaks, once somebody in a debate has said enough."""
    if not any(view.ready):
        return ""
    speak = [names[one] for one in view.living() if not view.ready[one]]
    return words.say("prompt.awaited", names=", ".join(speak))
