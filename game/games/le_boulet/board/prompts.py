"""Prompts: the sentence that says what is asked of whom."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.targets import SEAT
from game.core.words import Words
from game.games.le_boulet.ballots import refusable
from game.games.le_boulet.model import state as at
from game.games.le_boulet.model.actions import PAIR
from game.games.le_boulet.model.cards import NONE
from game.games.le_boulet.model.state import UNCHOSEN, State
from game.games.le_boulet.model.themes import is_joke
from game.games.le_boulet.naming import card_name, theme_said
from game.games.le_boulet.rules.legality import may_lead
from game.games.le_boulet.tokens import FACE


def prompt(
    view: State,
    viewer: int | None,
    touched: tuple[str, ...],
    names: Sequence[str],
    words: Words,
    *,
    beforehand: bool = False,
    openly: bool = False,
) -> str:
    """Return what is asked; of sealed choices nothing but that they are made.

    ``beforehand``: what is asked now is what is done if one's answer is refused, or one's
    accusation comes behind another that fails. ``openly``: who
    chooses is one of those who read, and called by name.
    """
    if view.phase == at.OVER:
        return words.say("prompt.over") if view.winners else ""
    asked = view.asked()
    if view.lapsed and not touched and view.phase in (at.DEFENCE, at.VOTE):
        why = words.say("prompt.lapsed", name=names[view.accuser], leader=names[view.leader])
        plain = view.copy()
        plain.lapsed = ()
        return f"{why} {prompt(plain, viewer, touched, names, words, openly=openly)}"
    if viewer not in asked:
        return _waiting(view, viewer, names, words)
    if touched:
        return _begun(view, touched, names, words)
    key = f"prompt.{view.phase}-{'open' if openly else 'mine'}"
    if view.phase == at.LEAD and not may_lead(view):
        key = "prompt.lead-cannot"
    elif view.phase == at.LEAD and view.attempts:
        key = "prompt.lead-again"
    elif beforehand and view.phase == at.RETRY and viewer is not None:
        key = f"prompt.retry-{'before' if refusable(view, viewer) else 'for-all'}"
    elif beforehand:
        key = f"prompt.{view.phase}-before"
    elif view.phase == at.ANSWER and view.explanation:
        key = f"prompt.answer-{'joked' if is_joke(view.explanation) else 'explained'}"
    return words.say(
        key,
        name=names[_named(view)],
        other=names[view.accused],
        what=_contested(view, words),
        theme=theme_said(view.theme, words),
        text=theme_said(view.explanation, words),
        n=view.threshold,
        who=names[asked[0]],
    )


def _named(view: State) -> int:
    """Return who is named: whoever asked, who says what a theme is about, or who accuses."""
    if view.phase == at.ANSWER:
        return view.leader
    return view.askers[0] if view.phase == at.EXPLAIN else view.accuser


def _contested(view: State, words: Words) -> str:
    """Return what is contested, as a sentence speaks of it."""
    if view.contested == PAIR:
        return " + ".join(card_name(face, words, view.options) for face in view.pair)
    if view.contested == UNCHOSEN or view.answers[view.contested] == NONE:
        return ""
    return card_name(view.answers[view.contested], words, view.options)


def _waiting(view: State, viewer: int | None, names: Sequence[str], words: Words) -> str:
    if view.phase in (at.RACE, at.ANSWER, at.OPEN, at.VOTE):
        said = "others"
        if viewer is not None and view.choices[viewer] != UNCHOSEN:
            said = "chosen"
        elif viewer is None and view.phase == at.ANSWER and PAIR in view.good:
            said = "stands"
        return words.say(
            f"prompt.{view.phase}-{said}",
            name=names[view.leader],
            other=names[view.accused],
            what=_contested(view, words),
            theme=theme_said(view.theme, words),
            n=view.threshold,
        )
    asked = view.asked()
    if not asked:
        return ""
    return words.say(f"prompt.{view.phase}-other", name=names[asked[0]])


def _begun(view: State, touched: tuple[str, ...], names: Sequence[str], words: Words) -> str:
    first = touched[0]
    if first in FACE:
        card = card_name(FACE.number(first), words, view.options)
        return words.say("prompt.second" if view.phase == at.LEAD else "prompt.lay", card=card)
    if view.phase in (at.ANSWER, at.RETRY) and first in ("decline", "ask", "contest"):
        return words.say(f"prompt.seal-{first}")
    if first == "swap":
        return words.say("prompt.swap")
    if first in SEAT:
        return words.say("prompt.contest", name=names[SEAT.number(first)])
    return words.say("prompt.whom") if first == "contest" else ""
