"""Reasons in sentences: why a bot did what it did, from the facts and numbers that it kept.

Every number in a sentence stands in the reason: chances in per cent, values with one decimal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from game.core.endings import Considered, Explained
from game.core.words import Words
from game.gangs.model.actions import (
    Action,
    Answer,
    Attempt,
    Discard,
    Mulligan,
    Replay,
    Second,
    Throw,
    action_from_json,
)
from game.gangs.model.cards import BIM, CARD_NAMES

SURE: Final = 0.995
"""From here on a chance is said to be known."""
_GROUPS: Final[Mapping[str, str]] = {
    "near": "hurt", "d10": "hurt", "d20": "hurt", "d30": "hurt", "next": "hurt",
    "kill": "kill", "revenge": "revenge", "risk": "risk", "heal": "help", "shield": "help",
    "look": "look", "swap": "swap", "second": "swap", "recycle": "recycle", "discard": "keep",
    "non": "keep", "bim": "keep",
}  # fmt: skip
_EXACT: Final[Mapping[str, str]] = {
    "hurt_friend": "friend", "bim_friend": "friend", "bim_kill": "kill", "bim_hurt": "hurt",
    "bim_harm": "pain", "bim_out": "pain", "non_harm": "pain", "non_out": "pain",
    "bim_help": "help", "discard_damage": "hurt",
}  # fmt: skip


def explained(
    why: Mapping[str, Any], seat: int, names: Sequence[str], words: Words
) -> Explained | None:
    """Return a reason in sentences, None where it cannot be read."""
    try:
        action = action_from_json(why["action"])
        values = [(action_from_json(each), float(each["value"])) for each in why["values"]]
        aimed = why["at"]
        belief, evidence = "", tuple[str, ...]()
        if aimed is not None and aimed != seat:
            share = float(why["ally"][aimed])
            belief = _belief(share, _name(aimed, names, words), words)
            evidence = tuple(_act(act, names, words) for act in why["evidence"])
        worth, did = words.number(values[0][1]), done(action, names, words)
        return Explained(
            seat=seat,
            persona=why["persona"],
            turn=why["turn"],
            did=did,
            played=words.say("why.played", name=names[seat], done=did, worth=worth),
            belief=belief,
            evidence=evidence,
            counted=_counted(why["values"][0].get("parts", {}), words),
            others=tuple(
                words.say("why.other", done=done(one, names, words), worth=words.number(value))
                for one, value in values[1:]
            ),
            options=tuple(
                Considered(_picture(one), done(one, names, words), words.number(value))
                for one, value in values
            ),
            chances=tuple(
                (place, float(share))
                for place, share in enumerate(why["ally"][: len(names)])
                if place != seat
            ),
        )
    except (ValueError, KeyError, IndexError, TypeError, AttributeError):
        return None


def done(action: Action, names: Sequence[str], words: Words) -> str:
    """Return an action in a few words."""
    match action:
        case Throw(face, target) | Attempt(face, target):
            return words.say("why.throw", card=_card(CARD_NAMES[face], words), name=names[target])
        case Replay(target):
            return words.say("why.replay", name=names[target])
        case Second(place):
            return words.say("why.second", name=_name(place, names, words))
        case Answer(face):
            return words.say(
                "why.take" if face is None else "why.bim" if face == BIM else "why.non"
            )
        case Discard(face):
            return words.say("why.discard", card=_card(CARD_NAMES[face], words))
        case Mulligan():
            return words.say("why.mulligan")


def _picture(action: Action) -> str:
    """Return the small picture of the card that an action plays, or of an open hand."""
    match action:
        case Throw(face, _) | Attempt(face, _) | Discard(face):
            return f"mini_{CARD_NAMES[face].lower()}"
        case Answer(face) if face is not None:
            return f"mini_{CARD_NAMES[face].lower()}"
        case Replay():
            return "mini_recycle"
        case Second():
            return "mini_swap"
        case Mulligan():
            return "icon_hand"
        case Answer():
            return "icon_aim"


def _name(place: int, names: Sequence[str], words: Words) -> str:
    return names[place] if place < len(names) else words.say("log.the-middle")


def _card(card: str, words: Words) -> str:
    return words.say(f"log.card.{card}")


def _belief(share: float, name: str, words: Words) -> str:
    if share >= SURE or share <= 1 - SURE:
        return words.say("why.knew-friend" if share >= SURE else "why.knew-foe", name=name)
    key = "friend" if share >= 0.5 else "foe"
    return words.say(f"why.thought-{key}", name=name, share=percent(share))


def percent(share: float) -> int:
    """Return a chance in per cent, as sentences say it."""
    return round(100 * share)


def _act(act: Mapping[str, Any], names: Sequence[str], words: Words) -> str:
    its, who = act["act"], names[act["seat"]]
    if its["kind"] == "throw":
        card = _card(its["card"], words)
        did = words.say("why.act-throw", name=who, card=card, other=names[its["target"]])
    elif its["kind"] == "second":
        places = (_name(its[key], names, words) for key in ("first", "place"))
        did = words.say("why.act-second", name=who, first=next(places), second=next(places))
    else:
        card = _card(its["of"], words)
        key = "took" if its["card"] is None else "sent"
        did = words.say(f"why.act-{key}", name=who, card=card, other=names[its["target"]])
    before, after = percent(act["before"]), percent(act["after"])
    return words.say("why.evidence", n=act["turn"], did=did, before=before, after=after)


def _counted(parts: Mapping[str, float], words: Words) -> str:
    groups: dict[str, float] = {}
    for trait, part in parts.items():
        group = _EXACT.get(trait) or _GROUPS.get(trait.partition("_")[0], "hurt")
        groups[group] = groups.get(group, 0.0) + part
    best = sorted(groups.items(), key=lambda pair: -abs(pair[1]))[:2]
    told = [
        words.say(
            "why.part", what=words.say(f"why.trait-{group}"), worth=words.number(part, sign=True)
        )
        for group, part in best
        if abs(part) >= 0.05
    ]
    return words.say("why.counted", parts=words.say("why.and").join(told)) if told else ""
