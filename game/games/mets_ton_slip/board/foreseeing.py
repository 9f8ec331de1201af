"""Foreseeing: what a card would do where it is pointed at, and why a slot is locked.

It goes by what its viewer was told; nothing here depends on whether a defence is held.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.core.seats import Seat
from game.core.words import Words
from game.games.mets_ton_slip.board.touches import action_of
from game.games.mets_ton_slip.model import actions as act
from game.games.mets_ton_slip.model.cards import (
    ANY_SEASON,
    CARDS,
    CROIX_ROUGE,
    FETE,
    NOTHING,
    SEASONS,
    SLIP,
    SLOTS,
    STRIPS,
    VOLEUR,
    WEARABLE,
    season_of,
)
from game.games.mets_ton_slip.model.state import ACT, STEAL, State
from game.games.mets_ton_slip.rules.dressing import (
    bare,
    rests,
    slots_for,
    why_not,
    worn_without,
)
from game.games.mets_ton_slip.rules.legality import harms, pending, thefts
from game.games.mets_ton_slip.rules.refusals import refusal


@dataclass(frozen=True, slots=True)
class Preview:
    """What is foreseen."""

    key: str
    """The name of its sentence."""
    face: int = NOTHING
    seat: int = 0
    slot: int = 0
    falls: tuple[tuple[int, int], ...] = ()
    """Seats and slots that would be emptied."""
    gains: tuple[int, int] | None = None
    """The seat and the slot that would be filled."""
    seasons: int = ANY_SEASON
    """The seasons that the seat's outfit would go with."""
    missing: int = -1
    """How many garments the seat would lack then."""


def foresee(tokens: tuple[str, ...], view: State) -> Preview | None:
    """Return what pointing at something says; None where there is nothing to foresee."""
    me = view.asked()
    if me is None or not tokens:
        return None
    if len(tokens) == 1 and tokens[0].startswith("slot:") and not _steals(tokens, view, me):
        return _slot(tokens[0], view)
    action = action_of(tokens, view)
    if action is None:
        return None
    reason = refusal(view, me, action)
    match action:
        case act.Wear(face, slot):
            if reason is not None:
                return Preview(f"not-{reason}", face, me, slot) if reason in _LOCKS else None
            return _worn(face, me, slot, view)
        case act.Replace(face, target, slot, put) if reason is None:
            joker = view.worn[target][slot]
            own = worn_without(view.worn[me], put, joker)
            if target == me:
                own = worn_without(own, slot, face)
            seasons, missing = _then(own)
            key = "replace" if missing else "wins"
            return Preview(key, joker, target, put, (), (me, put), seasons, missing)
        case act.Attack(face, target) if reason is None:
            return _attacked(face, target, me, view)
        case act.Celebrate(face) if reason is None:
            falls = tuple(
                (seat, slot)
                for seat in range(view.seats)
                for slot in (bare(view.worn[seat]) if face == FETE else ())
            )
            return Preview("fete" if face == FETE else "troc", face, me, falls=falls)
        case act.Discard(face) if reason is None and view.phase == ACT:
            return Preview("discard", face, me)
        case act.Undress(slot) if reason is None:
            worn = worn_without(view.worn[me], slot)
            return Preview(
                "undress", view.worn[me][slot], me, slot, ((me, slot),), None, *_then(worn)
            )
        case act.Bear():
            return _borne(view)
        case act.Steal(slot, put) if reason is None:
            face = view.worn[view.pointed][slot]
            worn = worn_without(view.worn[me], put, face)
            falls = ((view.pointed, slot),)
            seasons, missing = _then(worn)
            key = "steal" if missing else "wins"
            return Preview(key, face, view.pointed, slot, falls, (me, put), seasons, missing)
        case _:
            return None


def _steals(tokens: tuple[str, ...], view: State, me: Seat) -> bool:
    """Say whether touching a slot steals what is worn there."""
    taken = action_of(tokens, view) if view.phase == STEAL else None
    return taken is not None and refusal(view, me, taken) is None


_LOCKS = ("level", "season", "slot-taken")


def _then(worn: Sequence[int]) -> tuple[int, int]:
    return season_of(worn), sum(face == NOTHING for face in worn)


def _worn(face: int, me: int, slot: int, view: State) -> Preview:
    worn = worn_without(view.worn[me], slot, face)
    seasons, missing = _then(worn)
    key = "wins" if not missing else "wear"
    return Preview(key, face, me, slot, (), (me, slot), seasons, missing)


def _attacked(face: int, target: int, thief: int, view: State) -> Preview:
    worn = view.worn[target]
    if face == CROIX_ROUGE:
        return Preview("croix", face, target)
    if face == VOLEUR:
        slots = {one.slot for one in thefts(view, thief, target) if isinstance(one, act.Steal)}
        falls = tuple((target, slot) for slot in sorted(slots))
        return Preview("voleur", face, target, falls=falls)
    falls = tuple((target, slot) for slot in STRIPS[face] if worn[slot] != NOTHING)
    return Preview("attack", face, target, falls=falls)


def _borne(view: State) -> Preview:
    """Return what the attack in the air would do: the same, whatever could answer it."""
    attack, me = view.attack, int(view.pointed)
    if not harms(view, attack, view.author, me):
        return Preview("bear-nothing", attack, me)
    seen = _attacked(attack, me, view.author, view)
    key = {"attack": "bear", "croix": "bear-croix", "voleur": "bear-voleur"}[seen.key]
    return replace(seen, key=key)


def _slot(token: str, view: State) -> Preview | None:
    """Say of a slot what is worn there, or what it waits for."""
    _, seat, number = token.split(":")
    slot = int(number)
    worn = view.worn[int(seat)]
    key = "holds" if worn[slot] != NOTHING else lock_of(worn, slot) or "open"
    return Preview(key, worn[slot], int(seat), slot, seasons=season_of(worn))


def lock_of(worn: Sequence[int], slot: int) -> str:
    """Return why an empty slot is locked: ``no-slip`` or ``no-base``; nothing if it is open."""
    if worn[slot] != NOTHING or rests(worn, slot):
        return ""
    return "no-slip" if worn[SLIP] == NOTHING else "no-base"


def locks_for(face: int, view: State, me: int) -> dict[int, str]:
    """Return by empty slot of one's own why a card cannot go where it belongs, and another could.

    What is locked for every card has its lock already.
    """
    reasons = {
        slot: why_not(face, slot, view.worn[me], view.options)
        for slot in slots_for(face, view.options)
        if not lock_of(view.worn[me], slot)
    }
    return {slot: reason for slot, reason in reasons.items() if reason in ("level", "season")}


def useless(face: int, view: State, me: int) -> bool:
    """Say whether a card of one's hand can only go to the wash now."""
    doings = pending(view).get(Seat(me), ())
    played = (act.Wear, act.Replace, act.Attack, act.Celebrate)
    return not any(isinstance(one, played) and one.face == face for one in doings)


def stuck(view: State, me: int) -> frozenset[int]:
    """Return the garments and jokers of one's hand that can be put nowhere at all now."""
    doings = pending(view).get(Seat(me), ())
    fit = {one.face for one in doings if isinstance(one, act.Wear | act.Replace)}
    return frozenset(face for face in view.hands[me] if face in WEARABLE and face not in fit)


# ---------------------------------------------------------------- in words


def seasons_said(seasons: int, words: Words) -> str:
    """Return seasons in words; all of them have one of their own."""
    if seasons == ANY_SEASON:
        return words.say("board.any-season")
    names = [words.say(f"season.{name}") for at_, name in enumerate(SEASONS) if seasons >> at_ & 1]
    return words.say("board.or").join(names)


def foretold(
    seen: Preview, view: State, viewer: int | None, names: Sequence[str], words: Words
) -> str:
    """Return the sentence of a preview."""
    mine = seen.seat == viewer
    fallen = [words.say(f"some.{SLOTS[slot]}") for seat, slot in seen.falls]
    key = f"board.foretold.{seen.key}"
    own = f"{key}-own"
    name = names[view.author if seen.key == "bear-voleur" else seen.seat]
    facts = {
        "name": name,
        "card": words.say(f"card.{CARDS[seen.face]}") if seen.face >= 0 else "",
        "slot": _begins(words.say(f"slot.{SLOTS[seen.slot]}")),
        "seasons": seasons_said(seen.seasons, words),
        "outfit": seasons_said(season_of(view.worn[seen.seat]), words),
        "n": max(seen.missing, 0),
        "falls": ", ".join(fallen),
    }
    return words.say(own if mine and words.knows(own) else key, **facts)


def _begins(text: str) -> str:
    """Return words as they begin a sentence."""
    return text[:1].upper() + text[1:]
