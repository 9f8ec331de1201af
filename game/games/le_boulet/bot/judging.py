"""Judging: accusing, defending, voting. Judgement comes first, interest tips what is arguable."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from typing import Final

from game.games.le_boulet.bot import planning
from game.games.le_boulet.bot.beliefs import BAR, refused, squash
from game.games.le_boulet.bot.head import Head, Weighed
from game.games.le_boulet.bot.sight import bank_rows
from game.games.le_boulet.model import actions as act
from game.games.le_boulet.model.actions import PAIR
from game.games.le_boulet.model.bank import KEYS
from game.games.le_boulet.model.themes import MARK

WRONG: Final = -0.4
"""What seems worth less, in logits, seems wrong: it may be accused. Where one may argue, at 0, to
accuse is not worth it (docs/bots_le_boulet.md)."""
OFTEN: Final = 0.25
"""How often somebody usual accuses what seems wrong."""
CROWD: Final = 4
"""At a table of more, each leaves it to the others: as often as if so many shared it."""
CAREFUL: Final = 0.6
"""Who learns how others judge seldom accuses what they refuse less likely than this."""
SELDOM: Final = 0.3
LEAST_GAIN: Final = 0.15
"""Who plans the last cards accuses what seems wrong and brings so much, in cards."""
AHEAD: Final = 2
"""With so few cards left somebody is about to win."""
TIPS: Final = 0.6
"""So near its bar, in logits, a judgement is arguable: interest may tip it."""
TIPPED: Final = 0.35
"""How often it does, at most."""
MOVED: Final = 1.2
"""So far a defence moves a judge at most, in logits."""
TOUCHES: Final = 0.15
"""How much a phrase must have in common with the theme to be a defence: a cosine."""
_ENOUGH: Final = 0.45


def objection(head: Head, things: list[int]) -> Weighed | None:
    """Return the accusation that is made, None where all seems well.

    Whoever does not understand the theme accuses nobody.
    """
    view, its = head.view, head.sight(head.view.theme)
    if not its.clear:
        return None
    found = []
    for thing in things:
        value = head.sees(its, thing)
        owner = head.owner(thing)
        fails = 0.8
        if head.mind.weighs:
            fails = refused(head.votes(value, (owner, head.seat)), view.threshold)
        rate = OFTEN + head.nature.accuses + 0.1 * min(2.0, head.grudges[owner])
        ahead = len(view.hands[owner]) <= AHEAD
        rate = (rate + 0.2) if ahead else rate * head.mind.accuses
        rate *= min(1.0, CROWD / view.seats)
        if head.mind.believes and fails < CAREFUL:
            # who plans does not pay for what others let pass
            rate *= SELDOM * head.mind.accuses
        about = head.draw("accuses", view.leads, view.attempts, view.theme, *head.faces(thing))
        planned = planning.near(head)
        if value < WRONG and (planned or about < rate):
            cards = (3.0 if thing == PAIR else 2.0) * fails
            parts = {"wrong": cards, "cost": fails - 1.0}
            if planned:
                parts = {"ahead": planning.objection(head, thing, fails)}
            found.append(Weighed(act.Contest(thing), parts))
    best = max(found, key=lambda one: one.value, default=None)
    return best if best is None or not planning.near(head) or best.value > LEAST_GAIN else None


def votes(head: Head) -> list[Weighed]:
    """Return both votes, the one that is given first: judgement, then what tips it."""
    view, its = head.view, head.sight(head.view.theme)
    thing = view.contested
    faces = [face for face in head.faces(thing) if face >= 0]
    row = head.eye.row(its)
    worst = min(faces, key=lambda face: row[face], default=0)
    parts = head.eye.parts(its, worst)
    seen = head.sees(its, thing)
    moved = moved_by(head, worst)
    bar = BAR - head.nature.forgives
    value = seen + moved - bar
    if abs(value) < TIPS and its.clear:
        value += _tip(head)
    yes = {"theme": parts["theme"], "family": parts["family"], "own": parts["own"]}
    yes["rest"] = value - sum(yes.values())
    no = {name: -part for name, part in yes.items()}
    both = [Weighed(act.Vote(1), yes), Weighed(act.Vote(0), no)]
    return both if value > 0 else both[::-1]


def _tip(head: Head) -> float:
    """Return how far interest and grudges tip an arguable vote, in logits; mostly nothing."""
    view = head.view
    about = head.draw("tips", view.leads, view.attempts, view.theme, *head.faces(view.contested))
    if about >= TIPPED:
        return 0.0
    if planning.near(head):
        brings = planning.vote(head)
        return 2 * TIPS if brings > 0 else -2 * TIPS if brings < 0 else 0.0
    against = head.grudges[view.accused] + (len(view.hands[view.accused]) <= AHEAD)
    for_it = head.grudges[view.accuser] if view.accuser != head.seat else 0.0
    return 2 * TIPS if for_it > against else -2 * TIPS if against > for_it else 0.0


def moved_by(head: Head, face: int) -> float:
    """Return how far the defence moves this judge about a card, 0 to 1.2 logits.

    What is said has to fit the picture and to touch the theme; anything else moves nobody.
    """
    view = head.view
    if not view.defence:
        return 0.0
    said, its = head.sight(view.defence), head.sight(view.theme)
    if not said.clear or not its.clear or said.key == its.key or face < 0:
        return 0.0
    shared = touch(its.key, its.row, said.key, said.row)
    if shared < TOUCHES:
        return 0.0
    fit = squash(said.row[face])
    return MOVED * head.nature.listens * min(1.0, shared / _ENOUGH) * max(0.0, 2 * fit - 1)


@lru_cache(4096)
def touch(one: str, a: tuple[float, ...], other: str, b: tuple[float, ...]) -> float:
    """Return how much two themes have in common: the cosine of what they are true of."""
    mine, theirs = [squash(value) for value in a[:-2]], [squash(value) for value in b[:-2]]
    both = sum(x * y for x, y in zip(mine, theirs, strict=True))
    return both / sqrt(sum(x * x for x in mine) * sum(y * y for y in theirs))


def defence(head: Head) -> str:
    """Return what the accused says: the phrase that links its card to the theme, or nothing.

    It goes by the card on the table and the theme alone, never by the hand.
    """
    view, its = head.view, head.sight(head.view.theme)
    if not its.clear:
        return ""
    row = head.eye.row(its)
    faces = [face for face in head.faces(view.contested) if face >= 0]
    worst = min(faces, key=lambda face: row[face])
    best, told = TOUCHES, ""
    for key, theirs, plain in zip(
        KEYS, head.eye.bank, bank_rows(head.view.options.album), strict=True
    ):
        if MARK + key == its.key or plain[worst] <= 0 or theirs[worst] <= 0:
            continue
        shared = touch(its.key, its.row, MARK + key, plain)
        if shared > best:
            best, told = shared, MARK + key
    return told
