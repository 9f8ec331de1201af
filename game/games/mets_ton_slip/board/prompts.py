"""Prompts: one sentence that says what is asked of whom."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.words import Words
from game.games.mets_ton_slip.board.foreseeing import (
    attack_told,
    borne,
    falls_told,
    foretold,
    restores,
    useless,
)
from game.games.mets_ton_slip.log_lines import listed
from game.games.mets_ton_slip.model.cards import (
    ARLEQUIN,
    ATTACKS,
    CARDS,
    DEFENCES,
    EVENTS,
    FACE,
    FETE,
    HAND,
    JOKERS,
    NOTHING,
    SLOTS,
    STRIPS,
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
            return _defending(view, viewer, names, words)
        case "croix":
            return say(f"croix-{here}", name=name, by=names[view.author])
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


def _defending(view: State, viewer: int | None, names: Sequence[str], words: Words) -> str:
    """Return what an attack does to whom, and before those who may answer what that changes."""

    def say(key: str, **facts: object) -> str:
        return words.say(f"board.prompt.{key}", **facts)

    seen, author, pointed = borne(view), names[view.author], names[view.pointed]
    answers = say("answers-restore" if restores(view) else "answers", name=author)
    if view.pointed == viewer:
        return f"{foretold(seen, view, viewer, names, words)} {answers}"
    key, falls = seen.key.replace("bear", "lose"), falls_told(seen, words)
    lost = say(key, name=author, other=pointed, falls=falls)
    then = lost if viewer is not None else f"{lost} {answers}"
    return attack_told(view, viewer, names, words, then)


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
        return _attacking(face, words)
    elif face in EVENTS:
        told = words.say(
            "board.foretold.fete" if face == FETE else "board.foretold.troc", card=card
        )
        return words.say("board.prompt.event", told=told)
    elif face == ARLEQUIN:
        key = "arlequin"
    elif face in JOKERS:
        key = "joker"
    else:
        key = "wear" if face in WEARABLE else f"defence-{first}"
    return words.say(f"board.prompt.{key}", card=card)


def _attacking(face: int, words: Words) -> str:
    """Return what an attack of one's hand would do, and who shall have it."""
    card, own = words.say(f"card.{CARDS[face]}"), f"board.prompt.attack-{CARDS[face]}"
    if words.knows(own):
        return words.say(own, card=card)
    what = listed([words.say(f"slot.{SLOTS[slot]}") for slot in STRIPS[face]], words)
    return words.say("board.prompt.attack", card=card, what=what)
