"""Reasons in sentences: why a bot did what it did, by the judgements and worths that it noted.

A judgement is a sum, of what is written of a card under a theme and of what the bot's own eye
makes of it; both are told, and so is what they come to.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from game.core.endings import Considered, ReasonText, Seen
from game.core.weighing import Limits, weighed
from game.core.words import Words
from game.games.le_boulet.bot.answering import TWICE
from game.games.le_boulet.judge import known
from game.games.le_boulet.model import actions as act
from game.games.le_boulet.model.actions import ACTIONS, PAIR, Action
from game.games.le_boulet.model.cards import BOULET, NONE, PICTURES
from game.games.le_boulet.model.sayings import form_of
from game.games.le_boulet.model.themes import MARK, NOT, as_typed, is_key
from game.games.le_boulet.naming import PICTURE

_OWN: Final = re.compile(r"photo:[0-9a-f]{16,64}:\d{1,3}:[^\n]{1,40}")
"""How one's own picture is drawn (``model.options.drawn_as``)."""
_NONE: Final[Mapping[str, str]] = {}
_LIMITS: Final[Limits] = (0.1, 0.5, 1.5)
"""In cards."""
NOTICED: Final = 0.5
"""How much an eye adds, in logits, before it is worth a word."""


def explained(
    why: Mapping[str, Any], seat: int, names: Sequence[str], words: Words, *, over: bool = True
) -> ReasonText | None:
    """Return a reason in sentences, None where it cannot be read."""
    try:
        values = why["values"]
        options = [ACTIONS.read(each) for each in values]
        worths = [float(each["value"]) for each in values]
        named = why.get("named", {})
        if not all(_OWN.fullmatch(one) for one in named.values()):
            return None
        return ReasonText(
            seat=seat,
            persona=why["persona"],
            turn=why["turn"],
            did=done(options[0], names, words, named),
            because=_because(options, worths, why, names, words),
            seen=tuple(_seen(each, words, named) for each in why["evidence"]),
            options=tuple(
                Considered(
                    _picture(one, named), done(one, names, words, named), _target(one),
                    words.say(f"why.worth-{word}" if at else "why.mine"),
                    bar,
                )
                for at, (one, (word, bar)) in enumerate(
                    zip(options, weighed(worths, _LIMITS), strict=True)
                )
            ),
            chances=tuple((at, share) for at, share in enumerate(why["ally"]) if at != seat),
            stake=max(worths) - min(worths),
        )  # fmt: skip
    except (ValueError, KeyError, IndexError, TypeError, AttributeError):
        return None


def number(value: float, words: Words) -> str:
    """Return a worth as sentences write it: signed, one decimal."""
    text = f"{value:+.1f}".replace("-", "\u2212")
    return text.replace(".", ",") if words.language == "fr" else text


def _because(
    options: Sequence[Action], worths: Sequence[float], why: Mapping[str, Any],
    names: Sequence[str], words: Words,
) -> str:  # fmt: skip
    """Return what it came from: the card that fits worst, or what weighed most."""
    action, judged = options[0], [each["act"] for each in why["evidence"]]
    named = why.get("named", {})
    if isinstance(action, act.Give):
        parts = why["values"][0]["parts"]
        most = max(parts, key=lambda name: parts[name])
        return words.say(f"why.gift-{most}", name=names[why["at"]])
    laid_none = isinstance(action, act.Decline) or action == act.Answer(BOULET)
    if laid_none and (said := _no_picture(options, why, words, named)):
        return said
    if not judged:
        best = max(range(len(worths)), key=worths.__getitem__)
        if number(worths[best], words) == number(worths[0], words):
            return words.say(f"why.{_unjudged(action)}")
        if options[best] == act.Answer(BOULET):
            return words.say("why.kept")
        return words.say("why.left", other=done(options[best], names, words, named))
    worst = min(judged, key=lambda each: float(each["sum"]))
    if not worst["clear"]:
        # matches of before believed what they did not understand
        return words.say("why.trusted" if worst["sum"] >= 0 else "why.baffled")
    facts = {"card": card(worst["face"], words, named), "theme": theme(worst["theme"], words)}
    said = words.say(f"why.{_verdict(worst)}", **facts)
    dared = {act.Answer: "bluff", act.Lead: "dared"}.get(type(action))
    return said if dared is None or worst["sum"] >= 0 else words.say(f"why.{dared}", because=said)


def _no_picture(
    options: Sequence[Action], why: Mapping[str, Any], words: Words, named: Mapping[str, str]
) -> str:
    """Return why a Boulet was laid or nothing, by the best picture there was; else nothing."""
    declined, values = isinstance(options[0], act.Decline), why["values"]
    pictures = [
        (action.face, each)
        for action, each in zip(options, values, strict=True)
        if isinstance(action, act.Answer) and action.face != BOULET
    ]
    if not pictures or "risk" not in pictures[0][1]["parts"]:
        return ""
    face, valued = pictures[0]
    passes = 1 + float(valued["parts"]["risk"]) / TWICE
    better = float(valued["value"]) > float(values[0]["value"]) + _LIMITS[0]
    facts = {"card": card(face, words, named), "n": round(100 * passes)}
    if not declined:
        return "" if better else words.say("why.boulet-than", **facts)
    said = words.say("why.missed" if better else "why.unlikely", **facts)
    kept = act.Answer(BOULET) in options
    return f"{said} {words.say('why.and-boulet')}" if kept else said


def _unjudged(action: Action) -> str:
    """Return which sentence tells why something was done for which no card was judged."""
    match action:
        case act.Answer(face) if face == BOULET:
            return "boulet"
        case act.Decline():
            return "declined"
        case act.Pass():
            return "no-pair"
        case _:
            return "nothing"


def _verdict(judged: Mapping[str, Any]) -> str:
    """Return in a word how a card was judged, and whether what is said of it or the eye settled it.

    The numbers themselves are told with each judgement (``_seen``).
    """
    plain, eye = float(judged["parts"]["theme"]), float(judged["parts"]["eye"])
    if judged["sum"] >= 0:
        if plain < 0:
            return "agreed-by-eye"
        return "agreed-against-eye" if eye <= -NOTICED else "agreed"
    if plain >= 0:
        return "doubted-by-eye"
    return "doubted-against-eye" if eye >= NOTICED else "doubted"


def _facts(judged: Mapping[str, Any], words: Words, named: Mapping[str, str]) -> dict[str, object]:
    parts = judged["parts"]
    return {
        "card": card(judged["face"], words, named),
        "theme": theme(judged["theme"], words),
        "plain": number(parts["theme"], words),
        "eye": number(parts["eye"], words),
        "sum": number(judged["sum"], words),
    }


def _seen(each: Mapping[str, Any], words: Words, named: Mapping[str, str]) -> Seen:
    judged = each["act"]
    phrases = [_phrase(phrase, words) for phrase in judged["phrases"]]
    facts = _facts(judged, words, named)
    if len(phrases) > 1:
        text = words.say("why.read-twice", first=phrases[0], second=phrases[1], **facts)
    elif phrases:
        text = words.say("why.read", first=phrases[0], **facts)
    else:
        text = words.say("why.unread", **facts)
    face = judged["face"]
    return Seen(
        each["turn"], each["seat"], None, _drawn(face, named), each["before"],
        each["after"], text,
    )  # fmt: skip


def _phrase(said: str, words: Words) -> str:
    """Return a phrase that a theme was read by, or that it is denied."""
    if said.startswith(NOT):
        return words.say("why.denied", phrase=said.removeprefix(NOT))
    return theme(said, words)


def card(face: int, words: Words, named: Mapping[str, str]) -> str:
    """Return what a card is called in a sentence; ``named`` are one's own pictures by face."""
    if face == BOULET:
        return words.say("why.a-boulet")
    if own := named.get(str(face)):
        return own.split(":", 3)[3]
    return known.pictures(words.language)[PICTURES[face]]["name"]


def theme(said: str, words: Words) -> str:
    """Return a theme as it is spoken; one given by its key in the language of the words."""
    if not is_key(said):
        return as_typed(said)
    return form_of(said.removeprefix(MARK), words.language)


def done(
    action: Action, names: Sequence[str], words: Words, named: Mapping[str, str] = _NONE
) -> str:
    """Return an act in a few words."""

    def say(key: str, **facts: object) -> str:
        return words.say(f"why.{key}", **facts)

    match action:
        case act.Lead(a, b, said):
            return say(
                "lead",
                one=card(a, words, named),
                two=card(b, words, named),
                theme=theme(said, words),
            )
        case act.Pass(face) if face != NONE:
            return say("swap", card=card(face, words, named))
        case act.Answer(face):
            return say("answer", card=card(face, words, named))
        case act.Contest(thing):
            return say("contest-pair") if thing == PAIR else say("contest", name=names[thing])
        case act.Vote(good):
            return say("vote-yes" if good else "vote-no")
        case act.Give(to) if to >= 0:
            return say("give", name=names[to])
        case _:
            return say(action.kind)


def _drawn(face: int, named: Mapping[str, str]) -> str:
    return named.get(str(face)) or f"{PICTURE}{PICTURES[face]}"


def _picture(action: Action, named: Mapping[str, str]) -> str:
    """Return the card that an act is about, or a sign of it."""
    match action:
        case act.Answer(face) | act.Lead(a=face) if face >= 0:
            return _drawn(face, named)
        case act.Pass(face) if face >= 0:
            return _drawn(face, named)
        case _:
            return "icon_hand"


def _target(action: Action) -> int | None:
    """Return the seat that an act is aimed at."""
    match action:
        case act.Contest(thing) if thing != PAIR:
            return thing
        case act.Give(to) if to >= 0:
            return to
        case _:
            return None
