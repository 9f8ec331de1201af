"""Reasons in sentences: why a bot did what it did, from the facts and numbers that it kept.

Nothing is made up: a sentence says what the numbers of a reason say, the act that moved a belief
most and what was thought of its other end; where none did, that none did.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from game.core.endings import Considered, ReasonText, Seen
from game.core.weighing import Limits, weighed
from game.core.words import Words
from game.gangs.bot.habits import ANY, HABITS
from game.gangs.model.actions import (
    ACTIONS,
    Action,
    Answer,
    Attempt,
    Discard,
    Mulligan,
    Replay,
    Second,
    Throw,
)
from game.gangs.model.cards import (
    BIM,
    CARD_NAMES,
    DAMAGE,
    HEAL,
    IDENT,
    RECYCLE,
    SHIELD,
    SWAP,
)

SURE: Final = 0.995
"""From here on a chance is said to be known."""
PROBABLY: Final = 0.8
"""From here on somebody is surely with one, as one says it; below, perhaps."""
WORTH: Final = 0.1
"""So little more or less is worth no word; damage of 10 is worth about 1."""
STAKE: Final = 20.0
"""How much a belief that was turned round weighs when decisions are compared: as somebody's end."""
SIDES: Final = ("friend", "friend-perhaps", "foe", "foe-perhaps")
_LIMITS: Final[Limits] = (WORTH, 1.0, 4.0)
_MEANT: Final[Mapping[int, str]] = {
    IDENT: "look", RECYCLE: "recycle", SWAP: "swap", HEAL: "help", SHIELD: "help",
}  # fmt: skip
"""What a card is for, where no part of its worth says more."""
_GROUPS: Final[Mapping[str, str]] = {
    "near": "hurt", "d10": "hurt", "d20": "hurt", "d30": "hurt", "next": "hurt",
    "kill": "kill", "revenge": "revenge", "risk": "risk", "heal": "help", "shield": "help",
    "look": "look", "swap": "swap", "second": "swap", "recycle": "recycle", "discard": "keep",
    "non": "keep", "bim": "keep",
}  # fmt: skip
_EXACT: Final[Mapping[str, str]] = {
    "hurt_friend": "friend", "bim_friend": "friend", "bim_kill": "kill", "bim_hurt": "hurt",
    "bim_harm": "pain", "bim_out": "pain", "non_harm": "pain", "non_out": "pain",
    "bim_help": "help", "bim_lost": "lost", "discard_damage": "hurt",
}  # fmt: skip


def explained(
    why: Mapping[str, Any], seat: int, names: Sequence[str], words: Words, *, over: bool = True
) -> ReasonText | None:
    """Return a reason in sentences, None where it cannot be read."""
    try:
        action = ACTIONS.read(why["action"])
        values = [(ACTIONS.read(each), float(each["value"])) for each in why["values"]]
        worths = [value for _, value in values]
        compared = weighed(worths, _LIMITS)
        return ReasonText(
            seat=seat,
            persona=why["persona"],
            turn=why["turn"],
            did=done(action, names, words),
            because=_said(why, seat, names, words, over=over),
            seen=tuple(_seen(act, names, words) for act in why["evidence"]),
            options=tuple(
                Considered(
                    _picture(one), done(one, names, words), _target(one, names),
                    words.say(f"why.worth-{word}" if at else "why.mine"),
                    bar,
                )
                for at, ((one, _), (word, bar)) in enumerate(zip(values, compared, strict=True))
            ),
            chances=tuple(
                (place, float(share))
                for place, share in enumerate(why["ally"][: len(names)])
                if place != seat
            ),
            stake=_stake(worths, why["evidence"]),
        )  # fmt: skip
    except (ValueError, KeyError, IndexError, TypeError, AttributeError):
        return None


# ---------------------------------------------------------------- because


def _said(
    why: Mapping[str, Any], seat: int, names: Sequence[str], words: Words, *, over: bool
) -> str:
    """Return what it came from, in one sentence of whoever decided."""
    at, action = why["at"], ACTIONS.read(why["action"])
    other = at is not None and at != seat and at < len(names)
    facts = {"name": names[at]} if other else {}
    if isinstance(action, Answer):
        facts |= _aimed(why, facts.get("name"), words)
    if why.get("habit"):
        return words.say(f"why.habit{_habit(why['persona'], action)}", **facts)
    if isinstance(action, Answer):
        if not over and action.face is None:
            return words.say("why.taken", **facts)  # if one could have answered is still a secret
        return words.say(f"why.{_answered(action, why)}", **facts)
    if other and _agrees(action, float(why["ally"][at])) and (its := _belief(
        why, at, seat, names, words
    )):  # fmt: skip
        return words.say(f"why.{its[0]}", **its[1])
    purpose = _most(why["values"][0].get("parts", {}))
    if not over and purpose == "keep":
        purpose = "nothing"  # what one still holds
    if purpose == "nothing" and isinstance(action, Throw | Attempt):
        purpose = _MEANT.get(action.face, purpose)
    if other and purpose == "nothing":
        return words.say(f"why.{_least(why, at, seat)}", **facts)
    key = f"why.at-{purpose}"
    return words.say(key if other and words.knows(key) else f"why.for-{purpose}", **facts)


def _aimed(why: Mapping[str, Any], name: str | None, words: Words) -> dict[str, str]:
    """Return what a card is called that was answered, alone and with who played it.

    Older files do not say which card it was.
    """
    face = why.get("answered")
    the = words.say(f"why-the.{face if face in CARD_NAMES else 'card'}")
    return {"the": the, "card": the if name is None else words.say("why.of", the=the, name=name)}


def _habit(who: str, action: Action) -> str:
    """Return which sentence tells the habit that chose an act; nothing where none is known."""
    if who not in HABITS:
        return ""
    habit = HABITS[who]
    match action:
        case Answer(face):
            return "-back" if face == BIM else "-takes"
        case Throw(face, _):
            plays = [play for play in (*habit.plays, *habit.scarce) if face in play[0]]
        case Replay():
            plays = [*habit.plays, *habit.scarce]
        case _:
            return ""
    whom = {at for _, at in plays}
    return f"-{whom.pop()}" if len(whom) == 1 else f"-{ANY}" if whom else ""


def _least(why: Mapping[str, Any], at: int, seat: int) -> str:
    """Return which sentence tells of a seat that it was aimed at for want of somebody better."""
    if not why["evidence"]:
        return "unmoved"
    share = float(why["ally"][at])
    others = (float(its) for place, its in enumerate(why["ally"][:-1]) if place not in (at, seat))
    if all(share < its for its in others):
        return "least-of-all"
    return "rather-foe" if share < 0.5 else "spare"


def _agrees(action: Action, share: float) -> bool:
    """Say whether an act does to somebody what one would do who believes that of them."""
    face = action.face if isinstance(action, Throw | Attempt) else None
    if face is None:
        return False
    return share < 0.5 if DAMAGE[face] else face in (HEAL, SHIELD) and share >= 0.5


def _answered(action: Answer, why: Mapping[str, Any]) -> str:
    """Return which sentence tells why a card was taken, sent back or refused."""
    values = why["values"]
    if action.face is not None:
        return f"answer-{_most(values[0].get('parts', {}))}"
    # what else could be done is kept with its worth, against taking the card
    if len(values) < 2:
        return "take-help" if why.get("answered") in ("HEAL", "SHIELD") else "take-empty"
    against = {trait: -part for trait, part in values[1].get("parts", {}).items()}
    return f"take-{_most(against)}"


def _belief(
    why: Mapping[str, Any], at: int, seat: int, names: Sequence[str], words: Words
) -> tuple[str, dict[str, str]] | None:
    """Return which sentence tells what was believed of a place, and what stands in it.

    None where nothing had told it, or what moved it most spoke against it.

    It names the act that moved that belief most, and what was thought of whoever was on the act's
    other end where that explains the way it moved; else only that it moved.
    """
    share, name = float(why["ally"][at]), names[at]
    if share >= SURE or share <= 1 - SURE:
        return ("knew-friend" if share >= SURE else "knew-foe"), {"name": name}
    if not why["evidence"]:
        return None
    most = max(why["evidence"], key=_moved)
    its, up = most["act"], most["after"] > most["before"]
    if up is not (share >= 0.5):
        return None
    author, target = int(most["seat"]), its.get("target")
    way = _way(its)
    if way is None or target is None:
        did = _act(most, names, words)
    else:
        mine = "-me" if target == seat else ""
        did = words.say(f"why.did-{way}{mine}", name=names[author], other=names[target])
    facts = {"did": did, "name": name}
    end = {"target": target, "author": author}.get(most.get("about", ""))
    other = {"target": author, "author": target}.get(most.get("about", ""))
    if way is None or end != at or other is None:
        return ("moved-up" if up else "moved-down"), facts
    with_me = 1.0 if other == seat else float(most["other"])
    explains = (with_me >= 0.5) is (way == "helped")  # that it rose
    if explains is not up:
        return ("moved-up" if up else "moved-down"), facts
    about = "me" if other == seat else "so"
    facts["so"] = words.say(f"why.{about}-{_level(share)}", name=name)
    if other == seat:
        return "because-me", facts
    facts["was"] = words.say(f"why.was-{_level(with_me)}", name=names[other])
    return "because", facts


def _stake(worths: Sequence[float], acts: Sequence[Mapping[str, Any]]) -> float:
    """Return how much hung on a choice: nothing where there was none."""
    if len(worths) < 2:
        return 0.0
    return max(worths) - min(worths) + STAKE * max(map(_moved, acts), default=0.0)


def _moved(act: Mapping[str, Any]) -> float:
    return abs(float(act["after"]) - float(act["before"]))


def _way(its: Mapping[str, Any]) -> str | None:
    """Return whether an act hurt, helped or sent something back; None where it is none of these."""
    if its["kind"] == "answer":
        face = CARD_NAMES.index(its["of"])
        return "sent" if its["card"] is not None and DAMAGE[face] else None
    if its["kind"] != "throw":
        return None
    face = CARD_NAMES.index(its["card"])
    return "hurt" if DAMAGE[face] else "helped" if face in (HEAL, SHIELD) else None


def _level(share: float) -> str:
    """Return how sure a chance makes one that somebody was with one, or was not."""
    at = (share < 0.5) * 2 + (1 - PROBABLY < share < PROBABLY)
    return SIDES[at]


def _most(parts: Mapping[str, float]) -> str:
    """Return what an act was worth most for, by its parts."""
    groups: dict[str, float] = {}
    for trait, part in parts.items():
        group = _EXACT.get(trait) or _GROUPS.get(trait.partition("_")[0])
        if group is not None:
            groups[group] = groups.get(group, 0.0) + part
    best = max(groups, key=groups.__getitem__, default="")
    return best if best and groups[best] >= WORTH else "nothing"


# ---------------------------------------------------------------- acts and cards


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


def _target(action: Action, names: Sequence[str]) -> int | None:
    """Return the seat that an action is aimed at."""
    match action:
        case Throw(_, place) | Attempt(_, place) | Replay(place) | Second(place):
            return place if place < len(names) else None
        case _:
            return None


def _name(place: int, names: Sequence[str], words: Words) -> str:
    return names[place] if place < len(names) else words.say("log.the-middle")


def _card(card: str, words: Words) -> str:
    return words.say(f"log.card.{card}")


def percent(share: float) -> int:
    """Return a chance in per cent, as sentences say it."""
    return round(100 * share)


def _seen(act: Mapping[str, Any], names: Sequence[str], words: Words) -> Seen:
    """Return an act that moved a belief, as it is shown."""
    its, before, after = act["act"], percent(act["before"]), percent(act["after"])
    facts = {"did": _act(act, names, words), "before": before, "after": after}
    text = words.say("why.evidence", n=act["turn"], **facts)
    card = its.get("card") or its.get("of") or "swap"
    other = its.get("target", its.get("place"))
    other = other if other is not None and other < len(names) else None
    picture = f"mini_{card.lower()}"
    return Seen(act["turn"], act["seat"], other, picture, act["before"], act["after"], text)


def _act(act: Mapping[str, Any], names: Sequence[str], words: Words) -> str:
    its, who = act["act"], names[act["seat"]]
    if its["kind"] == "throw":
        card = _card(its["card"], words)
        return words.say("why.act-throw", name=who, card=card, other=names[its["target"]])
    if its["kind"] == "second":
        first, second = (_name(its[key], names, words) for key in ("first", "place"))
        return words.say("why.act-second", name=who, first=first, second=second)
    card = _card(its["of"], words)
    key = "took" if its["card"] is None else "sent"
    return words.say(f"why.act-{key}", name=who, card=card, other=names[its["target"]])
