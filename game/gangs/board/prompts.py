"""Prompts: one sentence that says what is asked of whom."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.words import Words
from game.gangs.board.foreseeing import effect
from game.gangs.board.touches import silence
from game.gangs.log_lines import card_name
from game.gangs.model.actions import MULLIGAN, Discard
from game.gangs.model.cards import CARD_NAMES, D20, D30
from game.gangs.model.state import CHOOSE, OVER, REACT, REPLAY, SECOND, State
from game.gangs.reserves import settled
from game.gangs.rules.legality import pending


def prompt(
    view: State,
    viewer: int | None,
    touched: tuple[str, ...],
    names: Sequence[str],
    words: Words,
) -> str:
    """Return the prompt of a view; empty between two moments."""

    def say(key: str, **facts: object) -> str:
        return words.say(f"table.prompt.{key}", **facts)

    asked = view.asked()
    if view.phase == OVER:
        return say("over")
    if asked < 0:
        return ""
    mine = asked == viewer
    if view.phase == REACT:
        return _answer(view, names, words, mine=mine)
    if view.phase == SECOND:
        return say("second" if mine else "other-second", name=names[view.target if mine else asked])
    if view.phase == REPLAY:
        card = card_name(view.card & 15, words)
        return say("replay", card=card) if mine else say("other-replay", name=names[asked])
    if view.phase == CHOOSE and mine:
        return _own_turn(view, touched, words)
    return say("other-turn", name=names[asked])


def _answer(view: State, names: Sequence[str], words: Words, *, mine: bool) -> str:
    """Return who aims what at whom, and, to whoever answers, what it does and how to answer."""
    thrower, aimed = names[view.player], names[view.target]
    back = view.bims & 1
    by, at = (aimed, thrower) if back else (thrower, aimed)
    if not mine:
        key = "other-settled" if settled(view) else "other-answer-back" if back else "other-answer"
        facts = (by, at) if settled(view) else (thrower, aimed)
        return words.say(f"table.prompt.{key}", name=facts[0], other=facts[1])
    key = "settled" if settled(view) else "answer-back" if back else "answer"
    key += "-non" if view.options.non and not settled(view) else ""
    return words.say(
        f"table.prompt.{key}",
        name=by,
        card=card_name(view.card & 15, words),
        effect=effect(view, names, words),
        take=words.say(f"table.button.{silence(view)}"),
    )


def _own_turn(view: State, touched: tuple[str, ...], words: Words) -> str:
    if touched and touched[0] in CARD_NAMES:
        face = CARD_NAMES.index(touched[0])
        key = "target-oups" if view.tokens and face in (D20, D30) else "target"
        does = words.say(f"explain.{touched[0]}")
        return words.say(f"table.prompt.{key}", card=card_name(face, words), does=does)
    legal = pending(view).get(view.asked(), ())  # type: ignore[call-overload]
    if MULLIGAN in legal:
        return words.say("table.prompt.mulligan")
    discards = [isinstance(action, Discard) for action in legal]
    key = "discard" if discards and all(discards) else "may-discard" if any(discards) else "choose"
    return words.say(f"table.prompt.{key}")
