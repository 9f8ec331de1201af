"""Answering: a card that fits, a Boulet, or none; and to whom a Boulet is handed."""

from __future__ import annotations

from typing import Final

from game.games.le_boulet.bot import planning
from game.games.le_boulet.bot.head import BotHead, Weighed
from game.games.le_boulet.model import actions as act
from game.games.le_boulet.model.cards import BOULET
from game.games.le_boulet.model.state import RETRY, State
from game.games.le_boulet.rules.flow import about_to_win

TWICE: Final = 2.0
"""Cards that one has more of when an answer is refused."""
KEPT: Final = 0.8
"""What it takes off to spend a Boulet: it fits always, and pictures do not."""
IRON: Final = 0.22
"""How often a Boulet is thought of at all, where nothing calls for one: it is an event."""
RESTS: Final = 3
"""So many leads after a Boulet none is thought of again, unless nothing else is held: two in a row
are no event."""
CALLED_FOR: Final = 1.1
"""A plan that gains so much more by a Boulet than by a picture, in cards, calls for it."""
URGED: Final = 0.5
"""How often it is thought of then."""
PAIR: Final = 0.8
"""What it takes off to lay one of the last two pictures beside Boulets: alone it leads nothing."""
STOPS: Final = 3.0
"""How much it is worth, at every level, to stop by a Boulet a seat that would win at once."""
GIFT: Final = 0.2
"""What it is worth that somebody else gets it."""
BLUFFS: Final = 0.2
"""How often somebody at a table of usual ones lays what they do not believe in, in a round."""
BLUFFED: Final = 9.0
"""Nothing fits worse than by so many logits."""
WHIM: Final = 1.0
"""How much it hangs on nothing to whom a Boulet goes, at most."""


def weighed(head: BotHead) -> list[Weighed]:
    """Return what can be laid, every card of the hand and nothing, in no order.

    As much is reckoned for a Boulet as for a picture.
    """
    view = head.view
    row = head.eye.row(head.meaning())
    its = planning.answers(head) if planning.near(head) else None
    hand = view.hands[head.seat]
    last_two = len(hand) > 2 and sum(face >= 0 for face in hand) == 2
    kept = -PAIR if head.mind.weighs and last_two else 0.0
    found = []
    for face in hand:
        risk = head.risk(row[face], head.seat)
        if face == BOULET:
            parts = {"card": 1.0, "gift": GIFT, "kept": -KEPT}
        else:
            parts = {"card": 1.0, "risk": -TWICE * risk, "kept": kept}
        if its is not None:
            ahead = its.boulet if face == BOULET else (1 - risk) * its.picture + risk * its.refused
            parts["ahead"] = ahead
        found.append(Weighed(act.Answer(face), parts))
    return [*found, Weighed(act.DECLINE, {"none": 0.0})]


def chosen(head: BotHead, found: list[Weighed]) -> Weighed:
    """Return what is laid of it; every card is looked at as long, whatever it is."""
    view = head.view
    about = view.leads, view.attempts, view.theme, view.phase, len(view.barred[head.seat])
    row = head.eye.row(head.meaning())
    bluffs = head.draw("bluffs", *about) < BLUFFS / (view.seats - 1) + 0.1 * head.nature.bold
    bluffs = bluffs and about_to_win(view) != head.seat  # a card that is drawn would undo it
    bar = -BLUFFED if bluffs else head.mind.stretch - head.nature.bold
    slips = head.draw("slips", *about) * 100 < head.mind.slips
    iron = head.draw("iron", view.leads, view.attempts)
    pictures = sum(face >= 0 for face in view.hands[head.seat])  # as much work whatever is held
    rests = pictures > 0 and head.iron >= 0 and view.leads - head.iron < RESTS
    wins = len(view.hands[head.seat]) == 1  # a Boulet that is the last card always fits
    ahead = [one.parts.get("ahead", 0.0) for one in found]
    most_ahead = 0.0
    for at, face in enumerate(view.hands[head.seat]):
        if face >= 0 and ahead[at] > most_ahead:
            most_ahead = ahead[at]
    whims = [head.draw("any", at, *about) for at in range(len(found))]
    values = [one.value for one in found]
    barred = view.barred[head.seat] if view.phase == RETRY else ()
    best, most = len(found) - 1, (0.0, 0.0)
    for at, face in enumerate(view.hands[head.seat]):
        fit = row[face]
        overlooked = head.draw("overlooks", at, *about) * 100 < head.mind.overlooks
        planned = ahead[at] - most_ahead >= CALLED_FOR
        thought_of = URGED if planned else IRON
        thinks = wins or (not rests and iron < thought_of)
        refrains = not thinks if face == BOULET else fit < bar
        if face in barred or overlooked or refrains:
            continue
        worth = (whims[at], 0.0) if slips else (values[at], fit)
        if bluffs and face >= 0:
            worth = (BLUFFED, fit)  # the picture that fits best, whatever it is worth
        if worth > most:
            best, most = at, worth
    return found[best]


def threat(cards: int, until: int) -> float:
    """Return how much a Boulet hinders a seat from winning soon, 0 to 1.

    ``until`` is how many lead before it: who leads next with a single card wins, so nothing
    hinders who leads next with none.
    """
    if cards == 0:
        return 1.0 if until else 0.0
    return (1.0 if until == 0 else 0.7) / cards


def _with_boulet(view: State, seat: int) -> int | None:
    """Return who wins if the round is closed once a seat was handed a Boulet."""
    after = view.copy()
    after.hands[seat].append(BOULET)
    return about_to_win(after)


def gifts(head: BotHead) -> list[Weighed]:
    """Return to whom a Boulet may be handed, the dearest first: who has fewest cards left."""
    view = head.view
    found = []
    for seat, hand in enumerate(view.hands):
        if seat == head.seat:
            continue
        danger = threat(len(hand), (seat - view.leader - 1) % view.seats)
        blocks = max(STOPS, head.mind.blocks) if danger == 1 else head.mind.blocks
        stopped = about_to_win(view) == seat and _with_boulet(view, seat) in (None, head.seat)
        parts = {
            "few": 2 * max(STOPS, blocks) if stopped else blocks * danger,
            "grudge": 0.4 * head.grudges[seat],
            "whim": WHIM * head.draw("gift", view.leads, view.attempts, seat),
        }
        found.append(Weighed(act.Give(seat), parts))
    found.sort(key=lambda one: -one.value)
    if planning.near(head):
        del found[planning.TRIED :]
        seats = [one.action.to for one in found if isinstance(one.action, act.Give)]
        for one, brings in zip(found, planning.gifts(head, seats), strict=True):
            one.parts["ahead"] = brings
    return sorted(found, key=lambda one: -one.value)
