"""Foreseeing: the exact consequence of what is pointed at, on what its viewer was told.

Nothing here depends on whether an answer is held: the same is foreseen whatever the hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from game.core.words import Words
from game.gangs.board.preview import Preview
from game.gangs.log_lines import card_name
from game.gangs.model.actions import (
    ANSWER_BIM,
    TAKE,
    Action,
    Answer,
    Attempt,
    Replay,
    Second,
    Throw,
)
from game.gangs.model.cards import (
    BLANK,
    D10,
    D20,
    D30,
    DAMAGE,
    HEAL,
    IDENT,
    LIMIT,
    NO_DAMAGE,
    NON,
    RECYCLE,
    SHIELD,
)
from game.gangs.model.state import NONE, REACT, State
from game.gangs.rules.legality import pending

_PLAIN: Final = {IDENT: "look", SHIELD: "shield"}
_GIVEN: Final = "give"
_VAIN: Final = ("lost", "heal-nothing", "recycle-nothing")


def foresee(action: Action | None, view: State) -> Preview | None:
    """Return what an action would do if nobody answers it; None where it is not legal now."""
    asked = view.asked()
    if asked == NONE or action is None:
        return None
    if isinstance(action, Answer):
        return _answer(action, view) if view.phase == REACT else None
    if action not in pending(view).get(asked, ()):  # type: ignore[call-overload]
        return None
    match action:
        case Throw(face, target):
            return _landing(face, target, view)
        case Replay(target):
            return _landing(view.card & 15, target, view)
        case Attempt(face, target):
            key = "oups-red" if view.tokens[asked] else "oups"
            return Preview(target, key=key, face=face)
        case Second(place):
            return Preview(view.target, key="second", other=place)
        case _:
            return None


def _answer(action: Answer, view: State) -> Preview:
    face, back = view.card & 15, view.bims & 1
    mine, other = (view.player, view.target) if back else (view.target, view.player)
    if action.face == NON:
        return Preview(mine, key="refused")
    if action.face is None:
        seen = _returned(face, mine, view) if back else _landing(face, mine, view)
        return replace(seen, taking=True)
    seen = _landing(face, other, view) if back else _returned(face, other, view)
    return replace(seen, returning=True)


def _returned(face: int, seat: int, view: State) -> Preview:
    """Return what a card does where it lands sent back: it may be lost there (E41, E42)."""
    equal = view.options.alternates and face in (D20, D30) and view.lasts[seat] == face
    lost = view.marks[seat] >= 0 or equal
    return Preview(seat, key="lost", face=face) if lost else _landing(face, seat, view)


def _landing(face: int, seat: int, view: State) -> Preview:
    """Return what a card does where it lands."""
    total, last, pile = view.totals[seat], view.lasts[seat], view.piles[seat]
    if DAMAGE[face]:
        total = view.hit(seat, DAMAGE[face])
        key = "damage" if total == view.totals[seat] + DAMAGE[face] else "spared"
        return Preview(seat, total, total > LIMIT, face, key=key, face=face)
    damages = [card for card in pile if DAMAGE[card & 15]]
    if face == HEAL and not damages:
        return Preview(seat, key="heal-nothing")
    if face == HEAL or (face == RECYCLE and pile and DAMAGE[pile[-1] & 15]):
        gone = damages.pop()
        total = min(LIMIT, sum(DAMAGE[card & 15] for card in damages))
        last = damages[-1] & 15 if damages else NO_DAMAGE
        key = "heal" if face == HEAL else "recycle-damage"
        return Preview(seat, total, False, last, key=key, face=gone & 15, card=f"card:{gone >> 4}")
    if face == RECYCLE:
        if not pile:
            return Preview(seat, key="recycle-nothing")
        return Preview(seat, key="recycle", face=pile[-1] & 15, card=f"card:{pile[-1] >> 4}")
    if face == IDENT and view.options.gives:
        return Preview(seat, key=_GIVEN)
    return Preview(seat, key=_PLAIN.get(face, "swap"))


def _controller(seen: Preview, view: State) -> int:
    """Return the seat under whose control a foreseen card would land."""
    if not seen.taking:
        return view.asked()
    return view.other_side()


def in_vain(view: State) -> Preview | None:
    """Return what a card sent back would do where that is nothing, by what its viewer was told.

    Looking at somebody whom one knows is nothing, too.
    """
    seen = _answer(ANSWER_BIM, view)
    known = seen.key == "look" and view.character_at(seen.seat) != BLANK
    return seen if known or seen.key in _VAIN else None


def effect(view: State, names: Sequence[str], words: Words) -> str:
    """Return, in a few words to whoever is asked, what the card in the air does if they take it."""
    seen = _answer(TAKE, view)
    return words.say(
        f"table.effect.{'out' if seen.key == 'damage' and seen.out else seen.key}",
        card=card_name(seen.face, words),
        n=DAMAGE[seen.face],
        before=view.totals[seen.seat],
        total=seen.total,
        by=names[_controller(seen, view)],
    )


def foretold(
    seen: Preview, view: State, viewer: int | None, names: Sequence[str], words: Words
) -> str:
    """Return the sentence of a preview."""

    def say(key: str, **facts: object) -> str:
        return words.say(f"table.foretold.{key}", **facts)

    seat = seen.seat
    name = words.say("table.you", name=names[seat]) if seat == viewer else names[seat]
    key = seen.key
    if key == "damage" and seen.out:
        key = "out"
    if key in ("shield", "swap") and _controller(seen, view) == viewer:
        key += "-own"
    other = words.say("log.the-middle") if seen.other == view.n else names[seen.other]
    said = say(
        key,
        name=name,
        card=card_name(seen.face, words),
        n=DAMAGE[seen.face],
        before=view.totals[seat],
        total=seen.total,
        other=other,
        by=names[_controller(seen, view)],
    )
    if seen.key == "damage" and seen.total == LIMIT:
        said += " " + say("edge", n=LIMIT)
    if seen.counts and not seen.out and view.options.alternates:
        said += " " + say(
            "free" if seen.last in (D10, NO_DAMAGE) else "barred",
            n=0 if seen.last == NO_DAMAGE else DAMAGE[seen.last],
        )
    if seen.returning:
        said = say("returning", said=said)
    return said
