"""Reasons in sentences: why a bot began a plan, said something in a debate or pointed at somebody.

Nothing is made up: ``bot.grounds`` notes what the bot had in mind and what it had counted. How far
it trusted somebody is told step by step, and every step begins where the one before it ended.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from game.core.endings import Considered, ReasonText, Seen
from game.core.words import Words
from game.games.wombat.model import actions as act
from game.games.wombat.model.actions import ACTIONS, SKY, Action
from game.games.wombat.model.options import TICKS
from game.games.wombat.model.phrases import phrase_of
from game.games.wombat.naming import ICONS, phrase_said, place_said, verb_said

PLAN: Final = "plan"
_PICTURED: Final[Mapping[str, str]] = {
    "claims": ICONS["say"], "blamed": ICONS["brick"], "denied": ICONS["say"],
    "exposed": ICONS["ear"], "loot": ICONS["paw"], "stands": ICONS["paw"], "gone": ICONS["brick"],
    "alarms": ICONS["say"], "holds": ICONS["paw"], "hollow": ICONS["ear"], "lowered": ICONS["say"],
    "thefts": ICONS["paw"], "proved": ICONS["say"],
    "paws": ICONS["paw"],
    "pointed": ICONS["vote"], "accused": ICONS["say"], "rest": ICONS["hidden"],
}  # fmt: skip
"""The small picture of each kind of evidence."""

_COUNTED: Final = 9
"""So many acts a Wicked wanted are told by number; more are as many as it could."""


def explained(
    why: Mapping[str, Any], seat: int, names: Sequence[str], words: Words, *, over: bool = True
) -> ReasonText | None:
    """Return a reason in sentences, None where it cannot be read or may not be told yet."""
    if not over:
        return None  # every plan and every vote tells a role, or what a paw alone has felt
    try:
        options = [ACTIONS.read(each) for each in why["values"]]
        worths = [float(each["value"]) for each in why["values"]]
        noted = why["evidence"]
        plan = noted[0]["act"] if noted and noted[0]["act"]["what"] == PLAN else None
        seen = () if plan else tuple(evidence(each, names, words) for each in noted)
        because = (
            _planned(plan, options[0], names, words) if plan
            else _judged(options, worths, noted, names, words)
        )  # fmt: skip
        most = max(worths)
        return ReasonText(
            seat=seat,
            persona=why["persona"],
            turn=why["turn"],
            did=done(options[0], names, words),
            because=because,
            seen=seen,
            options=tuple(
                Considered(
                    _picture(one), done(one, names, words), _target(one),
                    _worth(one, worth, plan, words),
                    worth if plan is None else worth / most if most > 0 else 1.0,
                )
                for one, worth in zip(options, worths, strict=True)
            ),
            chances=tuple(
                (at, share) for at, share in enumerate(why["ally"][: len(names)]) if at != seat
            ),
            stake=most if plan is None else 0.0,
        )  # fmt: skip
    except (ValueError, KeyError, IndexError, TypeError, AttributeError):
        return None


def percent(share: float) -> int:
    """Return a chance in per cent, as sentences say it."""
    return round(100 * share)


def seconds(ticks: int) -> int:
    """Return how long some ticks are, in whole seconds, as sentences say it."""
    return round(ticks / TICKS)


def done(action: Action, names: Sequence[str], words: Words) -> str:
    """Return an act in a few words."""
    match action:
        case act.Vote(target):
            if target == SKY:
                return words.say("why.sky")
            return words.say("why.point", name=names[target])
        case act.Say(phrase):
            return words.say("why.say", said=phrase_said(phrase_of(phrase), names, words))
        case act.Stop() | act.Ready() | act.Tick():
            return words.say(f"why.{action.kind}")
        case _:
            return verb_said(action, words)


# ---------------------------------------------------------------- plans


def _planned(
    plan: Mapping[str, Any], action: Action, names: Sequence[str], words: Words
) -> str:  # fmt: skip
    """Return what a plan came from, in one sentence."""
    key, facts = ground(plan, names, words)
    if isinstance(action, act.Go) and words.knows(f"why.{key}-to"):
        return words.say(f"why.{key}-to", **facts, to=place_said(action.place))
    return words.say(f"why.{key}", **facts)


def ground(
    plan: Mapping[str, Any], names: Sequence[str], words: Words
) -> tuple[str, dict[str, Any]]:
    """Return which text says what a plan came from, and the facts that it tells.

    Raises:
        ValueError: no such plan is known.
    """
    place = place_said(plan.get("place", -1))
    ago, need = seconds(plan.get("ago", 0)), plan.get("need", 0)
    match goal := plan["goal"]:
        case "lay":
            key = "lay-felt" if plan.get("felt", True) else "lay-heard"
            facts = {"size": plan["size"], "place": place, "n": ago, "need": need}
            return (key if ago else "lay-now"), facts
        case "verify":
            return f"verify-{_doubt(plan)}", {"place": place, "n": ago, "need": need}
        case "fetch":
            if plan.get("known"):
                return "fetch-known", {"size": plan["known"], "place": place}
            sizes = words.say("why.or").join(map(str, plan["needs"]))
            return ("fetch", {"sizes": sizes}) if sizes else ("fetch-any", {})
        case "give" | "ask":
            return goal, {"size": plan["size"], "place": place}
        case "receive":
            key, name = "receive" if plan["size"] else "receive-any", names[plan["who"]]
            return key, {"name": name, "size": plan["size"], "place": place}
        case "guard":
            return goal, {"place": place, "n": seconds(plan["left"])}
        case "spoil" | "rob" | "scatter" | "spin":
            dares = max(1, round(plan["budget"] / 10))
            key = "dared" if dares <= _COUNTED else "dared-all"
            dared = words.say(f"why.{key}", n=plan["acts"], budget=dares)
            return goal, {"place": place, "dared": dared}
        case "pose":
            return "pose-sky" if plan["sky"] else "pose", {}
        case "blame":  # as files of before 30 November 2026 have it
            return "blame" if plan["fingers"] else "blame-first", {"n": plan["fingers"]}
        case "feel" | "drop" | "repair" | "tell" | "habit":
            return goal, {"place": place}
        case _:
            raise ValueError(goal)


def _doubt(plan: Mapping[str, Any]) -> str:
    """Return why a tower is looked at."""
    if "need" not in plan:
        return "lost"
    if plan["wrong"]:
        return "wrong"
    if plan["stirred"]:
        return "stirred"
    return "careful" if plan["need"] else "done"


# ---------------------------------------------------------------- judgements


def _judged(
    options: Sequence[Action],
    worths: Sequence[float],
    noted: Sequence[Mapping[str, Any]],
    names: Sequence[str],
    words: Words,
) -> str:
    """Return whom one thought Bad, and the fact that moved this most."""
    target = _target(options[0])
    heavy = _weightiest(noted, against=target is not None)
    fact = "" if heavy is None else f" {_fact(heavy, names, words)}"
    if target is not None:
        return words.say("why.suspected", name=names[target], n=percent(worths[0])) + fact
    n, bound = 0, percent(worths[0])
    if noted:
        n = percent(1 - float(noted[-1]["after"]))
        name = names[noted[0]["seat"]]
        return words.say("why.nobody-but", name=name, n=n, bound=bound) + fact
    return words.say("why.nobody", bound=bound)


def _weightiest(
    noted: Sequence[Mapping[str, Any]], *, against: bool
) -> Mapping[str, Any] | None:  # fmt: skip
    """Return the fact that spoke most against somebody, or for; one's own loss before all."""
    sign = 1 if against else -1
    moved = [
        ((bool(each["act"]["detail"]), sign * (float(each["before"]) - float(each["after"]))), at)
        for at, each in enumerate(noted)
        if each["act"]["what"] != "rest"
    ]
    (_, by), at = max(moved, default=((False, 0.0), 0))
    return noted[at] if by > 0 else None


def _fact(each: Mapping[str, Any], names: Sequence[str], words: Words) -> str:
    """Return one piece of evidence as a fact."""
    noted, name = each["act"], names[each["seat"]]
    what, many = noted["what"], noted["many"]
    match what:
        case "thefts":
            return words.say("why.thefts", name=name, n=(many + 1) // 2)
        case "gone" if many and noted["detail"]:
            size, place, ticks = noted["detail"]
            return words.say(
                "why.gone", name=name, size=size, place=place_said(place), n=seconds(ticks)
            )  # fmt: skip
        case "pointed" | "accused":
            return words.say(f"why.{what}", name=name, other=names[many])
        case "rest":
            return words.say("why.rest", name=name, n=noted["of"])
        case "gone" | "stands":
            key = "stands" if what == "stands" and many else f"{what}-not"
            return words.say(f"why.{key}", name=name, n=each["turn"])
        case _:
            return words.say(f"why.{what}", name=name, n=many)


def evidence(each: Mapping[str, Any], names: Sequence[str], words: Words) -> Seen:
    """Return something that moved a belief, in a sentence."""
    before, after = float(each["before"]), float(each["after"])
    moved = words.say("why.moved", before=percent(before), after=percent(after))
    what = each["act"]["what"]
    text = f"{_fact(each, names, words)} {moved}"
    return Seen(each["turn"], each["seat"], None, _PICTURED[what], before, after, text)


def _worth(action: Action, worth: float, plan: Mapping[str, Any] | None, words: Words) -> str:
    """Return how something that could have been done compares, in a few words."""
    if plan is None or plan["goal"] == "pose":
        key = "bound" if isinstance(action, act.Vote) and action.target == SKY else "bad"
        return words.say(f"why.{key}", n=percent(worth))
    if plan["goal"] == "blame":
        return words.say("why.fingers", n=round(worth))
    verbs = [verb_said(_hand(one), words) for one in plan.get("then", ())]
    if not verbs:
        return words.say("why.then-see")
    return words.say("why.then", verbs=", ".join(verbs))


def _hand(plain: Mapping[str, Any]) -> act.HandVerb:
    verb = ACTIONS.read(plain)
    if isinstance(verb, (act.Say, act.Stop, act.Vote, act.Ready, act.Tick)):
        raise ValueError(verb.kind)
    return verb


def _picture(action: Action) -> str:
    """Return the picture of what an act is about."""
    match action:
        case act.Vote(target):
            return ICONS["sky"] if target == SKY else ICONS["vote"]
        case act.Say():
            return ICONS["say"]
        case act.Lay() | act.Give() | act.Take() | act.Pick():
            return ICONS["brick"]
        case _:
            return ICONS["paw"]


def _target(action: Action) -> int | None:
    """Return the seat that an act is aimed at."""
    match action:
        case act.Vote(target) if target != SKY:
            return target
        case act.Say(phrase) if phrase.startswith("accuse:"):
            return phrase_of(phrase).seat
        case _:
            return None
