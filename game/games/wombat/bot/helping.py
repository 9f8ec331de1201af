"""Helping: calls for a hand are heard and met, and gifts change hands (W26, W45).

Who brings a brick and may not lay it says so and holds it out; who may not pick one up asks for it
and holds out a palm. Whoever hears it and has room comes: a brick that is brought saves the search.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from game.games.wombat.bot.head import BotHead
from game.games.wombat.model import actions as act
from game.games.wombat.model.actions import Verb
from game.games.wombat.model.phrases import Phrase
from game.games.wombat.model.places import CARRIED, STEPS
from game.games.wombat.model.roles import GENEROUS, HELPLESS

FRESH: Final = 45
"""So many ticks a call for help counts."""
TOGETHER: Final = 30
"""What is had or needed belongs to a call by the same seat within so many ticks."""
TRIES: Final = 3
"""So often in a row a brick is held out."""
PALMS: Final = 2
"""So often in a row a palm is held out to who called."""
AGAIN: Final = 25
"""After so many ticks one calls again."""
FAR: Final = 2
"""From more steps away one comes less surely."""
COMES: Final = 60
"""So many of a hundred times, from there."""
HAVE: Final = "have"
NEED: Final = "need"


class Call(NamedTuple):
    """Somebody called for a hand at a spindle: when it was heard, who, and what for."""

    tick: int
    seat: int
    word: str
    """``have`` or ``need``; empty where nothing was said."""
    size: int


def heard(head: BotHead, seat: int, phrase: Phrase) -> None:
    """Take in a phrase about bricks that somebody has, needs, or wants a hand for."""
    if phrase.word in (HAVE, NEED):
        head.spoken[seat] = Call(head.now, seat, phrase.word, phrase.size)
        return
    last = head.spoken.get(seat)
    what = last if last is not None and head.now - last.tick <= TOGETHER else None
    head.calls[phrase.place] = Call(
        head.now, seat, what.word if what else "", what.size if what else 0
    )  # fmt: skip


def wanted_at(head: BotHead, size: int) -> int | None:
    """Return the spindle at which somebody asked for a brick of a size, None if nobody did."""
    for place, call in head.calls.items():
        if call.word == NEED and call.size == size and head.now - call.tick <= FRESH:
            return place
    return None


def answer(head: BotHead) -> list[Verb]:
    """Come to whoever holds a brick out, with an open palm; nothing where nobody is heard."""
    if len(head.hand.sizes) >= CARRIED or head.role == GENEROUS:
        return []
    now, at = head.now, head.hand.place
    offers = [
        place
        for place, call in head.calls.items()
        if call.word != NEED and now - call.tick <= FRESH
    ]
    if not offers:
        return []
    place = head.nearest(offers)
    call = head.calls.pop(place)
    far = at >= 0 and STEPS[at][place] > FAR
    if far and head.role != HELPLESS and not head.likely(COMES):
        return []
    head.goal, head.facts = "receive", {"who": call.seat, "size": call.size, "place": place}
    return [*head.go(place), *[act.GIVE_RECEIVE] * PALMS]


def offer(head: BotHead, spindle: int, slot: int, size: int) -> list[Verb]:
    """Bring a brick to a spindle and hold it out there."""
    head.goal, head.facts = "give", {"size": size, "place": spindle}
    if head.now - head.offered.get(spindle, -AGAIN) >= AGAIN:
        head.offered[spindle] = head.now
        head.say(Phrase("have", size=size))
        head.say(Phrase("help", place=spindle))
    return [*head.go(spindle), *[act.Give(slot)] * TRIES]


def ask(head: BotHead, spindle: int, size: int) -> list[Verb]:
    """Ask for a brick that is needed, with an open palm."""
    head.goal, head.facts = "ask", {"size": size}
    if head.now - head.offered.get(spindle, -AGAIN) >= AGAIN:
        head.offered[spindle] = head.now
        head.say(Phrase("need", size=size))
        head.say(Phrase("help", place=spindle))
    return [act.GIVE_RECEIVE] * PALMS
