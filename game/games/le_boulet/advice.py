"""Advice: what the best bot would do with what a seat was told, and why, in a sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from game.core.words import Words
from game.games.le_boulet.model import actions as act
from game.games.le_boulet.model.actions import NOBODY_GETS, PAIR
from game.games.le_boulet.model.cards import BOULET, NONE
from game.games.le_boulet.model.state import State
from game.games.le_boulet.naming import card_name, theme_said

BEST: Final = "hard"
"""The best level of bot that answers at once."""


def may_be_taken_back(action: act.Action) -> bool:
    """Say whether a choice waits a moment before it is played: what is said is said."""
    return isinstance(action, act.Pass | act.Answer | act.Give)


def advice(
    view: State,
    viewer: int,
    action: act.Action,
    why: Mapping[str, Any],
    names: Sequence[str],
    words: Words,
) -> str:
    """Return what to do and why, from an action of the best bot."""
    done, because = _said(view, action, names, words)
    return words.say("advice.whole", done=done, because=because)


def _said(view: State, action: act.Action, names: Sequence[str], words: Words) -> tuple[str, str]:
    def say(key: str, **facts: object) -> str:
        return words.say(f"advice.{key}", **facts)

    def card(face: int) -> str:
        return card_name(face, words, view.options)

    match action:
        case act.Found() | act.FoundNone():
            return say(action.kind), say("two" if isinstance(action, act.Found) else "late")
        case act.Lead(a, b, theme):
            done = say("lead", one=card(a), two=card(b), theme=theme_said(theme, words))
            return done, say("both")
        case act.Pass(face):
            return (say("pass"), say("no-pair")) if face == NONE else (
                say("swap", card=card(face)), say("least")
            )  # fmt: skip
        case act.Answer(face):
            return say("lay", card=card(face)), say("boulet" if face == BOULET else "fits")
        case act.Decline():
            return say("decline"), say("nothing-fits")
        case act.Ask() | act.Explain():
            return say(action.kind), say("unknown" if action == act.ASK else "knows")
        case act.Contest(thing):
            what = say("pair") if thing == PAIR else card(view.answers[thing])
            return say("contest", what=what), say("doubtful", n=view.threshold)
        case act.Fine():
            return say("fine"), say("costs")
        case act.Defend():
            return say("defend"), say("touches")
        case act.Vote(good):
            return (say("yes"), say("agrees")) if good else (say("no"), say("disagrees"))
        case act.Give(to):
            if to == NOBODY_GETS:
                return say("keep"), say("whim")
            held = len(view.hands[to])
            return say("give", name=names[to]), say("holds", name=names[to], n=held)
