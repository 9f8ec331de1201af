"""Answering: a card that fits, a Boulet, or none; and to whom a Boulet is handed."""

from __future__ import annotations

from typing import Final

from game.games.le_boulet.bot.head import Head, Weighed
from game.games.le_boulet.bot.leading import STRETCH
from game.games.le_boulet.bot.sight import sight
from game.games.le_boulet.model import actions as act
from game.games.le_boulet.model.cards import BOULET
from game.games.le_boulet.model.state import RETRY

TWICE: Final = 2.0
"""Cards that one has more of when an answer is refused."""
KEPT: Final = 0.3
"""What it takes off to spend a Boulet: it fits always, and pictures do not."""
GIFT: Final = 0.2
"""What it is worth that somebody else gets it."""
BLUFFS: Final = 0.06
"""How often somebody usual lays what they do not believe in."""
WON: Final = 5.0
"""How much more it is worth to hand a Boulet to who has no card left."""


def weighed(head: Head) -> list[Weighed]:
    """Return what can be laid, every card of the hand and nothing, in no order.

    As much is reckoned for a Boulet as for a picture.
    """
    view = head.view
    row = head.eye.row(sight(view.theme))
    found = []
    for face in view.hands[head.seat]:
        risk = head.risk(row[face], head.seat)
        if face == BOULET:
            parts = {"card": 1.0, "gift": GIFT, "kept": -KEPT}
        else:
            parts = {"card": 1.0, "risk": -TWICE * risk}
        found.append(Weighed(act.Answer(face), parts))
    return [*found, Weighed(act.DECLINE, {"none": 0.0})]


def chosen(head: Head, found: list[Weighed]) -> Weighed:
    """Return what is laid of it."""
    view = head.view
    about = view.leads, view.attempts, view.theme, view.phase, len(view.barred[head.seat])
    row = head.eye.row(sight(view.theme))
    bar = STRETCH - head.nature.bold
    if head.draw("bluffs", *about) < BLUFFS + 0.1 * head.nature.bold:
        bar -= 3.0
    barred = view.barred[head.seat] if view.phase == RETRY else ()
    some = [
        one for one in found
        if not isinstance(one.action, act.Answer)
        or (one.action.face not in barred and (one.action.face < 0 or row[one.action.face] >= bar))
    ]  # fmt: skip
    if head.draw("slips", *about) * 100 < head.mind.slips:
        return some[int(head.draw("any", *about) * len(some))]
    return max(some, key=lambda one: (one.value, _fit(one, row)))


def _fit(one: Weighed, row: tuple[float, ...]) -> float:
    return row[one.action.face] if isinstance(one.action, act.Answer) else 0.0


def gifts(head: Head) -> list[Weighed]:
    """Return to whom a Boulet may be handed, the dearest first: who has fewest cards left."""
    view = head.view
    found = []
    for seat, hand in enumerate(view.hands):
        if seat == head.seat:
            continue
        parts = {"few": 4.0 / (1 + len(hand)), "grudge": 0.4 * head.grudges[seat]}
        if not hand:
            parts["wins"] = WON
        found.append(Weighed(act.Give(seat), parts))
    slip = head.draw("gives", view.leads, *view.givers) * 100 < head.mind.slips
    # who slips does not look who is ahead
    about = (lambda one: head.draw("gift", view.leads, one.action)) if slip else _worth
    return sorted(found, key=about, reverse=True)


def _worth(one: Weighed) -> float:
    return one.value
