"""The cardbook: what a verb, a place, a brick in one's paw and one's own role are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.core.pages import CardPage
from game.core.words import Words
from game.games.wombat.model.places import NAMES, SPINDLES
from game.games.wombat.model.roles import BASIC, GOOD_DECK, UNTOLD
from game.games.wombat.model.state import State
from game.games.wombat.naming import FRAME, TOWERS, role_picture, role_told
from game.games.wombat.tokens import PLACE, ROLE, SLOTS, VERBS

_SPINDLE, _ZONE = "spindle", "zone"
_PICTURES: Final = {
    "take": "icon_paw", "feel": "paw", "give": "paw_grey", "cover": "paw_cover", "turn": "box_lit",
    "talk": "icon_bubble", "stop": "icon_paw", _SPINDLE: "icon_brick", _ZONE: "box_lit",
}  # fmt: skip


def card_of(token: str, picture: str) -> str | None:
    """Return what an area of a build is, None where it is none."""
    if token in VERBS or token in SLOTS or token == ROLE:
        return token
    if token in PLACE:
        return _SPINDLE if PLACE.number(token) < SPINDLES else _ZONE
    return None


def page(
    view: State, viewer: int | None, card: str, names: Sequence[str], words: Words
) -> CardPage:
    """Return the page of an area: only what its viewer was told stands there."""
    if card == ROLE:
        return _role(UNTOLD if viewer is None else view.roles[viewer], view, words)
    if card in SLOTS:
        return _brick(view, viewer, SLOTS.index(card), words)
    place = {"place": " ".join(TOWERS)} if card == _SPINDLE else {"place": f"1 … {NAMES[-1]}"}
    name = words.say(f"cardbook.{card}-name", **place) if card in (_SPINDLE, _ZONE) else ""
    return CardPage(
        picture=_PICTURES[card],
        name=name or words.say(f"button.{card}"),
        does=words.say(f"cardbook.{card}"),
        copies=words.say("cardbook.of-place" if name else "cardbook.of-verb"),
        barred=(),
        frame=FRAME,
    )


def _role(role: str, view: State, words: Words) -> CardPage:
    """Return the page of one's own role, and how many of its kind are dealt."""
    shown = role or BASIC
    one = not view.options.practice and (shown not in GOOD_DECK or view.options.advanced)
    kind = "practice" if view.options.practice else "one" if one and shown != BASIC else "some"
    return CardPage(
        picture=role_picture(shown),
        name=words.say(f"role.{shown}"),
        does=role_told(shown, words, practice=view.options.practice),
        copies=words.say(f"cardbook.role-{kind}"),
        barred=(),
        frame=FRAME,
    )


def _brick(view: State, viewer: int | None, slot: int, words: Words) -> CardPage:
    """Return the page of what one's paw holds there, as far as it was felt."""
    held = [] if viewer is None else view.hands[viewer].sizes
    size = held[slot] if slot < len(held) else 0
    kind = "brick" if size else "unfelt" if slot < len(held) else "no-brick"
    return CardPage(
        picture=f"brick_{size}" if size else "icon_brick",
        name=words.say(f"cardbook.{kind}-name", size=size),
        does=words.say(f"cardbook.{kind}", size=size, below=size + 1),
        copies=words.say("cardbook.bricks"),
        barred=(),
        frame=FRAME,
    )
