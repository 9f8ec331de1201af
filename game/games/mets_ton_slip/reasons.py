"""Reasons in sentences: why a bot did what it did, by the chances to win that it noted.

Nothing is made up: of every act that was weighed it is known how likely each seat was thought to
win after it, and these add up to a whole.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.endings import Considered, Explained
from game.core.words import Words
from game.games.mets_ton_slip.model import actions as act
from game.games.mets_ton_slip.model.actions import Action, action_from_json
from game.games.mets_ton_slip.model.cards import SLOTS
from game.games.mets_ton_slip.telling import a_card, card_picture, slot_icon


def explained(
    why: Mapping[str, Any], seat: int, names: Sequence[str], words: Words
) -> Explained | None:
    """Return a reason in sentences, None where it cannot be read."""
    try:
        options = [(action_from_json(plain(each)), each) for each in why["values"]]
        chances = [shares(each, len(names)) for _, each in options]
        mine = [each[seat] for each in chances]
        return Explained(
            seat=seat,
            persona=why["persona"],
            turn=why["turn"],
            did=done(options[0][0], names, words),
            because=(
                _habit(why["persona"], words) if why.get("habit")
                else _because(options, chances, seat, names, words)
            ),
            seen=(),
            options=tuple(
                Considered(
                    _picture(one), done(one, names, words), _target(one),
                    words.say("why.worth", n=percent(share)),
                    share,
                )
                for (one, _), share in zip(options, mine, strict=True)
            ),
            chances=tuple((at, share) for at, share in enumerate(chances[0]) if at != seat),
            stake=max(mine) - min(mine),
        )  # fmt: skip
    except (ValueError, KeyError, IndexError, TypeError, AttributeError):
        return None


def plain(valued: Mapping[str, Any]) -> dict[str, Any]:
    """Return the action alone of an entry of ``values``."""
    return {key: one for key, one in valued.items() if key not in ("value", "parts")}


def shares(valued: Mapping[str, Any], seats: int) -> list[float]:
    """Return how likely everybody was thought to win; the least of many is what is left."""
    told = {int(seat): float(share) for seat, share in valued["parts"].items()}
    left = max(0.0, 1 - sum(told.values())) / max(1, seats - len(told))
    return [told.get(seat, left) for seat in range(seats)]


def percent(share: float) -> int:
    """Return a chance in per cent, as sentences say it."""
    return round(100 * share)


# ---------------------------------------------------------------- because


def _habit(who: str, words: Words) -> str:
    """Return that something was done from habit, with what the character's card says of it."""
    if not words.knows(card := f"persona.{who}"):
        return words.say("why.habit")
    return words.say("why.habit-card", card=words.say(card))


def _because(
    options: Sequence[tuple[Action, Mapping[str, Any]]],
    chances: Sequence[Sequence[float]],
    seat: int,
    names: Sequence[str],
    words: Words,
) -> str:
    """Return what it came from, in one sentence: whom it stops, or what it brings oneself."""
    mine, done_first = percent(chances[0][seat]), options[0][0]
    if len(options) == 1:
        return words.say("why.alone", n=mine)
    other = max(range(1, len(options)), key=lambda at: chances[at][seat])
    theirs, instead = percent(chances[other][seat]), done(options[other][0], names, words)
    target = _target(done_first)
    if target is not None and target != seat and theirs <= mine:
        before, after = percent(chances[other][target]), percent(chances[0][target])
        if after < before:
            facts = {"name": names[target], "before": before, "after": after}
            return words.say("why.stops", **facts)
    key = "same" if theirs == mine else "better" if theirs < mine else "despite"
    return words.say(f"why.{key}", n=mine, other=theirs, instead=instead)


# ---------------------------------------------------------------- acts


def done(action: Action, names: Sequence[str], words: Words) -> str:
    """Return an act in a few words."""

    def say(key: str, **facts: object) -> str:
        return words.say(f"why.{key}", **facts)

    match action:
        case act.Wear(face) | act.Discard(face) | act.Celebrate(face) | act.Defend(face):
            return say(action.kind, what=a_card(face, words))
        case act.Replace(face, target) | act.Attack(face, target):
            return say(action.kind, what=a_card(face, words), name=names[target])
        case act.Draw(source) if source >= 0:
            return say("fish", name=names[source])
        case act.Undress(slot) | act.Give(slot) | act.Steal(slot):
            return say(action.kind, slot=words.say(f"slot.{SLOTS[slot]}"))
        case _:
            return say(action.kind)


def _picture(action: Action) -> str:
    """Return the card that an act plays, or a sign of what it is about."""
    match action:
        case (
            act.Wear(face) | act.Discard(face) | act.Celebrate(face) | act.Defend(face)
            | act.Replace(face) | act.Attack(face)
        ):  # fmt: skip
            return card_picture(face)
        case act.Undress(slot) | act.Give(slot) | act.Steal(slot):
            return slot_icon(slot)
        case _:
            return "icon_deck" if isinstance(action, act.Draw) else "icon_hand"


def _target(action: Action) -> int | None:
    """Return the seat that an act is aimed at."""
    return action.target if isinstance(action, act.Attack | act.Replace) else None


__all__ = ["explained", "percent", "shares"]
