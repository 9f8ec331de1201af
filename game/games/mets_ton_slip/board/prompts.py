"""Prompts: one sentence that says what is asked of whom."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.words import Words
from game.games.mets_ton_slip.board.foreseeing import useless
from game.games.mets_ton_slip.model.cards import (
    ARLEQUIN,
    ATTACKS,
    CARDS,
    DEFENCES,
    EVENTS,
    FACE,
    HAND,
    JOKERS,
    NOTHING,
    SLOTS,
    WEARABLE,
)
from game.games.mets_ton_slip.model.state import CROIX, DEFEND, OVER, STEAL, State


def prompt(
    view: State,
    viewer: int | None,
    touched: tuple[str, ...],
    names: Sequence[str],
    words: Words,
    *,
    acting: int | None = None,
) -> str:
    """Return the prompt of a view; empty between two moments.

    ``acting`` is the seat that chooses on a table that all see.
    """

    def say(key: str, **facts: object) -> str:
        return words.say(f"board.prompt.{key}", **facts)

    asked = view.asked()
    if view.phase == OVER or asked is None:
        return say("over") if view.winners else ""
    if view.phase in (DEFEND, CROIX, STEAL) and view.attack == NOTHING:
        return ""  # it is decided: clothes fall, or nothing does, and the turn is about to end
    who = "mine" if asked == viewer else "other"
    here = "here" if viewer is None and asked == acting else who
    name = names[asked]
    match view.phase:
        case "draw":
            left = HAND - len(view.hands[asked])
            return say(f"draw-{who}", name=name, n=left)
        case "keep":
            return say(f"keep-{who}", name=name)
        case "defend":
            card = words.say(f"card.{CARDS[view.attack]}")
            back = "-back" if view.mirrors else ""
            by = names[view.author]
            return say(f"defend{back}-{who}", card=card, name=by, other=name)
        case "croix":
            return say(f"croix-{here}", name=name)
        case "steal":
            if touched and here != "other":
                return say("put")
            return say(f"steal-{here}", name=name, other=names[view.pointed])
        case "discard":
            return say(f"discard-{who}", name=name)
        case _:
            return (
                _own_turn(touched, view, asked, words)
                if who == "mine"
                else say("act-other", name=name)
            )


def _own_turn(touched: tuple[str, ...], view: State, me: int, words: Words) -> str:
    if not touched:
        return words.say("board.prompt.act-mine")
    first = touched[0]
    if first not in FACE:
        return words.say("board.prompt.undress", slot=words.say(f"slot.{SLOTS[int(first[-1])]}"))
    face, card = FACE[first], words.say(f"card.{first}")
    if len(touched) > 1:
        return words.say("board.prompt.put")
    if face not in DEFENCES and useless(face, view, me):
        key = "useless"
    elif face in ATTACKS:
        key = "attack"
    elif face in EVENTS:
        key = "event"
    elif face == ARLEQUIN:
        key = "arlequin"
    elif face in JOKERS:
        key = "joker"
    else:
        key = "wear" if face in WEARABLE else "defence"
    return words.say(f"board.prompt.{key}", card=card)
