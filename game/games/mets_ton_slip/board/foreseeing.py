"""Foreseeing: what a card would do where it is pointed at, and why a slot is locked.

It goes by what its viewer was told; nothing here depends on whether a defence is held.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.core.seats import Seat
from game.core.targets import SLOT
from game.core.words import Words
from game.games.mets_ton_slip.log_lines import listed
from game.games.mets_ton_slip.model import actions as act
from game.games.mets_ton_slip.model.cards import (
    ANY_SEASON,
    BOUCLIER,
    CARDS,
    CROIX_ROUGE,
    FETE,
    MIROIR,
    NOTHING,
    SEASONS,
    SLIP,
    SLOTS,
    STRIPS,
    VOLEUR,
    WEARABLE,
    season_of,
)
from game.games.mets_ton_slip.model.state import ACT, DEFEND, STEAL, State
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


def foresee(tokens: tuple[str, ...], action: act.Action | None, view: State) -> Preview | None:
    """Return what pointing at something says, which means an action; None: nothing."""
    me = view.asked()
    if me is None or not tokens:
        return None
    if len(tokens) == 1 and tokens[0] in SLOT and not _steals(action, view, me):
        return _slot(tokens[0], view)
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
            return borne(view)
        case act.Defend(face):
            return _defended(face, view)
        case act.Steal(slot, put) if reason is None:
            face = view.worn[view.pointed][slot]
            worn = worn_without(view.worn[me], put, face)
            falls = ((view.pointed, slot),)
            seasons, missing = _then(worn)
            key = "steal" if missing else "wins"
            return Preview(key, face, view.pointed, slot, falls, (me, put), seasons, missing)
        case _:
            return None


def _steals(action: act.Action | None, view: State, me: Seat) -> bool:
    """Return whether touching a slot steals what is worn there."""
    taken = action if view.phase == STEAL else None
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


def borne(view: State) -> Preview:
    """Return what the attack in the air does if nothing answers it: the same for every hand."""
    return _hit("bear", view, view.author, view.pointed)


def restores(view: State) -> bool:
    """Say whether a Bouclier would send the attack in the air back, instead of ending it."""
    return view.mirrors > 0 and view.options.mirror_shield == "restore"


def _defended(face: int, view: State) -> Preview | None:
    """Return what a defence would do to the attack in the air, held or not."""
    if face == BOUCLIER:
        key = "shield-back" if restores(view) else "shield"
        return Preview(key, BOUCLIER, view.author)
    return _hit("mirror", view, view.pointed, view.author) if face == MIROIR else None


def _hit(key: str, view: State, author: int, target: int) -> Preview:
    """Return what the attack in the air would do to a seat, thrown by another one."""
    if not harms(view, view.attack, author, target):
        return Preview(f"{key}-nothing", view.attack, target)
    seen = _attacked(view.attack, target, author, view)
    return replace(seen, key=key if seen.key == "attack" else f"{key}-{seen.key}")


def _slot(token: str, view: State) -> Preview | None:
    """Say of a slot what is worn there, or what it waits for."""
    seat, slot = SLOT.numbers(token)
    worn = view.worn[seat]
    key = "holds" if worn[slot] != NOTHING else lock_of(worn, slot) or "open"
    return Preview(key, worn[slot], seat, slot, seasons=season_of(worn))


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


def attack_told(
    view: State, viewer: int | None, names: Sequence[str], words: Words, then: str
) -> str:
    """Return who attacks whom with what, and then what follows."""
    back, who = "-back" if view.mirrors else "", "mine" if view.pointed == viewer else "other"
    facts = {"name": names[view.author], "other": names[view.pointed]}
    card = words.say(f"card.{CARDS[view.attack]}")
    return f"{words.say(f'board.prompt.defend{back}-{who}', card=card, **facts)} {then}"


def falls_told(seen: Preview, words: Words) -> str:
    """Return what a preview empties, in a list: all of it, or what a thief may choose from."""
    fallen = [words.say(f"some.{SLOTS[slot]}") for _, slot in seen.falls]
    link = "or" if seen.key.endswith("voleur") else "and"
    return listed(fallen, words, link) if fallen else ""


def foretold(
    seen: Preview, view: State, viewer: int | None, names: Sequence[str], words: Words
) -> str:
    """Return the sentence of a preview; while one defends it says first what is in the air."""
    mine = seen.seat == viewer
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
        "falls": falls_told(seen, words),
    }
    said = words.say(own if mine and words.knows(own) else key, **facts)
    answers = view.phase == DEFEND and seen.key.startswith(_ANSWERS)
    return attack_told(view, viewer, names, words, said) if answers else said


_ANSWERS = ("bear", "shield", "mirror")


def _begins(text: str) -> str:
    """Return words as they begin a sentence."""
    return text[:1].upper() + text[1:]
