"""Reasons in sentences: why a bot did what it did, by what lay open and the chances that it noted.

Nothing is made up: what an act is good for follows from it and from what all wore, and of every act
that was weighed it is known how likely each seat was thought to win after it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from game.core.endings import Considered, ReasonText
from game.core.words import Words
from game.games.mets_ton_slip.bot.habits import BACK, FIRST, HABITS, STEALS, STRIKES
from game.games.mets_ton_slip.log_lines import a_card, card_picture, slot_icon
from game.games.mets_ton_slip.model import actions as act
from game.games.mets_ton_slip.model.actions import ACTIONS, Action
from game.games.mets_ton_slip.model.cards import CARDS, FETE, MIROIR, SLIP, SLOTS

_BLOWS: Final = (BACK, FIRST, STEALS, STRIKES)
"""Tastes that choose an attack, the one that says most first."""
NEARLY: Final = 2
"""With so many slots to fill at most somebody is about to win."""


def explained(
    why: Mapping[str, Any], seat: int, names: Sequence[str], words: Words, *, over: bool = True
) -> ReasonText | None:
    """Return a reason in sentences, None where it cannot be read or may not be told yet."""
    try:
        options = [(ACTIONS.read(each), each) for each in why["values"]]
        if not over and isinstance(options[0][0], act.Keep):
            return None  # what was kept is still held
        chances = [shares(each, len(names)) for _, each in options]
        mine = [each[seat] for each in chances]
        return ReasonText(
            seat=seat,
            persona=why["persona"],
            turn=why["turn"],
            did=done(options[0][0], names, words),
            because=(
                _habit(why["persona"], options[0][0], names, words) if why.get("habit")
                else _answered(why, options, names, words, over=over) or _because(
                    options, chances, _left(why, len(names)), seat, names, words, over=over
                )
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


def _left(why: Mapping[str, Any], seats: int) -> list[int] | None:
    """Return how many slots everybody had to fill, None where a file does not say."""
    told = why.get("left")
    return None if told is None else [int(told[seat]) for seat in range(seats)]


def shares(valued: Mapping[str, Any], seats: int) -> list[float]:
    """Return how likely everybody was thought to win; the least of many is what is left."""
    told = {int(seat): float(share) for seat, share in valued["parts"].items()}
    left = max(0.0, 1 - sum(told.values())) / max(1, seats - len(told))
    return [told.get(seat, left) for seat in range(seats)]


def percent(share: float) -> int:
    """Return a chance in per cent, as sentences say it."""
    return round(100 * share)


# ---------------------------------------------------------------- because


def _habit(who: str, action: Action, names: Sequence[str], words: Words) -> str:
    """Return that something was done from habit, and from which."""
    tastes = HABITS[who].tastes if who in HABITS else ()
    match action:
        case act.Attack(face, target):
            taste = next((one for one in _BLOWS if one in tastes), STRIKES)
            facts = {"what": a_card(face, words), "name": names[target]}
            return words.say(f"why.habit-{taste}", **facts)
        case act.Wear(face) | act.Celebrate(face):
            return words.say(f"why.habit-{action.kind}", what=a_card(face, words))
        case act.Replace(_, target):
            return words.say("why.habit-steals", name=names[target])
        case act.Draw(source) if source >= 0:
            return words.say("why.habit-fish", name=names[source])
        case act.Finish():
            return words.say("why.habit-hoards")
        case _:
            return words.say("why.habit")


def _answered(
    why: Mapping[str, Any],
    options: Sequence[tuple[Action, Mapping[str, Any]]],
    names: Sequence[str],
    words: Words,
    *,
    over: bool,
) -> str:
    """Return why an attack was borne or warded off; nothing where a file does not say which."""
    action, face = options[0][0], why.get("answered")
    if face not in CARDS or not isinstance(action, act.Bear | act.Defend):
        return ""
    facts = {"what": a_card(CARDS.index(face), words), "name": names[why["at"]]}
    if isinstance(action, act.Defend):
        key = "mirror" if action.face == MIROIR else "shield"
    elif not over:
        key = "secret"  # if one could have answered is still a secret
    else:
        key = "empty" if len(options) == 1 else "spare"
    return words.say(f"why.answer-{key}", **facts)


def _because(
    options: Sequence[tuple[Action, Mapping[str, Any]]],
    chances: Sequence[Sequence[float]],
    left: Sequence[int] | None,
    seat: int,
    names: Sequence[str],
    words: Words,
    *,
    over: bool,
) -> str:
    """Return what it came from, in words: what it is good for, and what else there was."""
    acts = [action for action, _ in options]
    key, facts = _since(acts[0], left, seat, names, others=acts[1:], over=over)
    ground = words.say(f"why.since-{key}", **facts)
    if len(options) == 1:
        return ground
    mine = percent(chances[0][seat])
    other = max(range(1, len(options)), key=lambda at: chances[at][seat])
    theirs, instead = percent(chances[other][seat]), done(acts[other], names, words)
    target = _target(acts[0])
    if target is not None and target != seat and theirs <= mine:
        before, after = percent(chances[other][target]), percent(chances[0][target])
        if after < before:
            stops = {"name": names[target], "before": before, "after": after}
            return f"{ground} {words.say('why.stops', **stops)}"
    key = "same" if theirs == mine else "better" if theirs < mine else "despite"
    return f"{ground} {words.say(f'why.{key}', instead=instead)}"


def _since(
    action: Action, left: Sequence[int] | None, seat: int, names: Sequence[str],
    *, others: Sequence[Action], over: bool,
) -> tuple[str, dict[str, object]]:  # fmt: skip
    """Return which text says what an act is good for, and the facts that it tells.

    ``left`` is how many slots everybody had to fill before it; older files do not say.
    """
    match action:
        case act.Wear(_, slot) if slot == SLIP:
            return "slip", {}
        case act.Wear() | act.Steal() if left is not None:
            return action.kind, {"n": left[seat] - 1}
        case act.Wear() | act.Steal():
            return f"{action.kind}-old", {}
        case act.Replace(_, target):
            return "replace-own" if target == seat else "replace", {}
        case act.Attack(_, target):
            if left is not None and left[target] <= NEARLY:
                return "attack-near", {"name": names[target], "n": left[target]}
            ahead = left is not None and all(left[target] <= left[at] for at in _rest(left, seat))
            return "attack-ahead" if ahead else "attack", {"name": names[target]}
        case act.Celebrate(face):
            return ("feast" if face == FETE else "troc"), {}
        case act.Discard() if any(isinstance(one, act.Wear | act.Replace) for one in others):
            return "discard-first", {}
        case act.Defend(face):
            return ("mirror" if face == MIROIR else "shield"), {}
        case act.Draw(source):
            return ("draw" if source == act.STOCK else "fish"), {}
        case act.Give():
            return ("give" if others or not over else "give-only"), {}
        case _:
            return action.kind, {}


def _rest(left: Sequence[int], seat: int) -> list[int]:
    return [at for at in range(len(left)) if at != seat]


# ---------------------------------------------------------------- acts


def done(action: Action, names: Sequence[str], words: Words) -> str:
    """Return an act in a few words."""

    def say(key: str, **facts: object) -> str:
        return words.say(f"why.{key}", **facts)

    match action:
        case (
            act.Wear(face) | act.Discard(face) | act.Celebrate(face) | act.Defend(face)
            | act.Keep(face)
        ):  # fmt: skip
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
