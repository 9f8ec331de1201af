"""Naming: what places, phrases, roles and touches are called in a player's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.core.signs import SIGNS
from game.core.words import Words
from game.games.wombat.model import actions as act
from game.games.wombat.model.options import TICKS
from game.games.wombat.model.phrases import Phrase
from game.games.wombat.model.places import NAMES, PLACES, SPINDLES
from game.games.wombat.model.sensations import Touch

ICONS: Final = {
    "paw": "icon_paw", "brick": "icon_brick", "say": "icon_bubble", "ear": "icon_ear",
    "drum": "icon_drum", "sky": "icon_sky", "vote": "icon_vote", "hidden": "icon_hidden",
}  # fmt: skip
"""Small pictures, by what they stand for."""
FRAME: Final = "card_frame"
"""The empty card on which the picture of a page lies."""


def role_picture(role: str) -> str:
    """Return the picture of a role: a builder, who is nobody at the table."""
    return f"role_{role}"


def cap_picture(role: str) -> str:
    """Return the helmet of a role that is the Bad team's, to be laid over whoever wore it."""
    return f"cap_{role}"


def role_told(role: str, words: Words, *, practice: bool) -> str:
    """Return what who has a role does; in a practice build all only build."""
    return words.say(f"role-explained.{'practice' if practice else role}")


TOWERS: Final = tuple(SIGNS)
"""What towers are called: signs, for every letter and figure is a key (files spell A, B, C)."""
_ALIKE: Final = {Touch.LAID: Touch.CLACK, Touch.TOOK: Touch.CLACK, Touch.FULL: Touch.FAILED,
                 Touch.EMPTY: Touch.FAILED, Touch.NOBODY: Touch.UNMET}  # fmt: skip
"""What a paw felt, without what tells who lays at a tower from who takes, or why nothing came."""
_CALLED: Final = {
    name: TOWERS[place] if place < SPINDLES else name for place, name in enumerate(NAMES)
}


def place_said(place: int) -> str:
    """Return what a place is called: a tower by its sign, a zone by its figure."""
    return _CALLED[NAMES[place]] if 0 <= place < PLACES else ""


def name_said(name: str) -> str:
    """Return what is called so in files as people call it."""
    return _CALLED.get(name, name)


def spelled(text: str) -> str:
    """Return a text as files spell it: towers by their letters."""
    for place, sign in enumerate(TOWERS):
        text = text.replace(sign, NAMES[place])
    return text


def seconds_left(tick: int, ticks: int) -> int:
    """Return how many seconds the clock shows at a tick of so many."""
    return -(-max(0, ticks - tick + 1) // TICKS)


def time_said(tick: int, ticks: int) -> str:
    """Return what the clock shows at a tick of so many: minutes and seconds that are left."""
    seconds = seconds_left(tick, ticks)
    return f"{seconds // 60}:{seconds % 60:02}"


def phrase_said(phrase: Phrase, names: Sequence[str], words: Words) -> str:
    """Return a phrase as it is said."""
    key = f"phrase.{phrase.word}"
    match phrase.word:
        case "have" | "need":
            return words.say(key, size=phrase.size)
        case "count":
            return words.say(key, place=place_said(phrase.place), n=phrase.many)
        case "accuse":
            return words.say(key, name=names[phrase.seat])
        case "role":
            return words.say(key, role=words.say(f"role-short.{phrase.role}"))
        case _:
            return words.say(key, place=place_said(phrase.place))


def touch_said(touch: Touch, words: Words, where: str = "") -> str:
    """Return what a hand felt, in words, and of a size ``where``."""
    shown = touch.size or place_said(touch.place)
    return words.say(f"touch.{touch.kind}{where and '-'}{where}", value=shown)


def touch_told(touch: Touch, words: Words, where: str = "") -> str:
    """Return what a hand felt where there is room to say why."""
    if words.knows(told := f"told.{touch.kind}"):
        return words.say(told)
    return touch_said(touch, words, where)


def touch_shown(touch: Touch, words: Words, where: str = "") -> str:
    """Return what all see that a paw felt which is not theirs: not whether it laid or took."""
    return touch_said(alike(touch), words, where)


def alike(touch: Touch) -> Touch:
    """Return a touch without what all must not be told of it."""
    return _ALIKE.get(touch, touch)


def verb_said(verb: act.HandVerb, words: Words) -> str:
    """Return what a hand is about, in words."""
    match verb:
        case act.Go(place):
            return words.say("verb.go", place=place_said(place))
        case act.Feel(what):
            kind = {act.FOUND: "found", act.SPINDLE: "spindle"}.get(what, "held")
            return words.say(f"verb.feel-{kind}")
        case act.Give(act.RECEIVE):
            return words.say("verb.receive")
        case _:
            return words.say(f"verb.{verb.kind}")
