"""Building: what an honest hand does next, from what it has in mind."""

from __future__ import annotations

from typing import Final

from game.games.wombat.bot import helping
from game.games.wombat.bot.head import BotHead
from game.games.wombat.bot.memory import WRONG
from game.games.wombat.model import actions as act
from game.games.wombat.model.actions import Verb
from game.games.wombat.model.phrases import Phrase
from game.games.wombat.model.places import CARRIED, SPINDLES, TOWER
from game.games.wombat.model.roles import GENEROUS, HELPLESS, TRUSTING

LAST: Final = 300
"""With so many ticks left a hand that is at a complete tower covers it;"""
OVER: Final = 50
"""with so many any hand does: nothing else is worth beginning."""
NEAR: Final = 14
"""A hand that was felt at one's spindle so many ticks ago may be laying there."""
AHEAD: Final = 3
"""An empty hand takes up a brick that is so many sizes smaller than one that is needed."""
ROUND: Final = (3, 4, 5, 8, 7, 6, 9, 10, 11)
"""The zones as one goes through them, row by row, to and fro."""
STAYS: Final = 15
"""So many of a hundred times one searches on where there was a brick that nobody needs."""
LOOKS: Final = 8
"""So many of a hundred times one looks at a tower that one lost track of before one fetches."""
HOLDS: Final = 40
"""So many ticks a hand stays over a tower before it thinks again."""


def plan(head: BotHead) -> list[Verb]:
    """Return the verbs to press, one after the other; none is to wait."""
    hand = head.hand
    if hand.covering and head.now < head.hold:
        return []
    if hand.found > 0:
        return _found(head, hand.found)
    if hand.found == 0:
        head.goal = "feel"
        return [act.FEEL_FOUND]
    return (
        _carry(head, list(hand.sizes))
        or helping.answer(head)
        or _mend(head)
        or _guard(head)
        or _seek(head)
    )


# ---------------------------------------------------------------- what is held


def _carry(head: BotHead, held: list[int]) -> list[Verb]:
    """Do something about what the hand holds."""
    if 0 in held:
        head.goal = "feel"
        return [act.Feel(held.index(0) + 1)]
    needs = head.needs()
    fits = [(spindle, need) for spindle, need in needs.items() if need in held]
    if fits:
        places = [spindle for spindle, _ in fits]
        if head.role == GENEROUS:
            asked = [one for one in places if helping.wanted_at(head, needs[one]) == one]
            spindle = head.nearest(asked or places)
            need = needs[spindle]
            return helping.offer(head, spindle, held.index(need) + 1, need)
        spindle = head.nearest(places)
        return _lay(head, spindle, held.index(needs[spindle]) + 1, needs[spindle])
    if len(held) == CARRIED:
        if lost := [spindle for spindle in range(SPINDLES) if _doubtful(head, spindle)]:
            return visit(head, head.nearest(lost))
        return shed(head, held)
    return []


def _doubtful(head: BotHead, spindle: int) -> bool:
    thing = head.memory.tower(spindle, head.now)
    return thing is None or thing.stirred


def _lay(head: BotHead, spindle: int, slot: int, size: int) -> list[Verb]:
    """Lay a brick that fits, after a look at the tower if one is careful."""
    head.goal, head.facts = "lay", {"size": size, "place": spindle}
    thing = head.memory.tower(spindle, head.now)
    at = head.hand.place == spindle
    sure = thing is not None and thing.felt and at
    company = at and head.now - head.company < NEAR and head.likely(head.mind.care)
    doubt = thing is None or thing.stirred or company
    if not doubt and (sure or not head.likely(head.mind.care)):
        return [*head.go(spindle), act.Lay(slot)]
    return visit(head, spindle)


def visit(head: BotHead, spindle: int) -> list[Verb]:
    """Feel a spindle."""
    head.goal, head.facts = "verify", {"place": spindle}
    thing = head.memory.tower(spindle, head.now)
    odd = thing is None or thing.stirred or thing.value == WRONG
    head.company -= NEAR  # one looks once
    head.deep = odd or head.likely(head.mind.deep)
    return [*head.go(spindle), act.FEEL_SPINDLE]


def shed(head: BotHead, held: list[int]) -> list[Verb]:
    """Let go of the brick that is needed last, where one is or nearby."""
    head.goal = "drop"
    needs = [need for need in head.needs().values() if need > 0]

    def far(size: int) -> int:
        return min((need - size if size <= need else 9 for need in needs), default=9)

    slot = max(range(len(held)), key=lambda at: (far(held[at]), -held[at])) + 1
    return [*head.go(head.zone_near()), act.Drop(slot)]


# ---------------------------------------------------------------- towers


def _mend(head: BotHead) -> list[Verb]:
    """Take off what is wrong, or ask for it; look at towers that one lost track of."""
    wrong = [spindle for spindle, need in head.needs().items() if need == WRONG]
    room = CARRIED - len(head.hand.sizes)
    if wrong and head.role == TRUSTING:
        for spindle in wrong:
            if head.now - head.offered.get(spindle, -helping.AGAIN) >= helping.AGAIN:
                head.offered[spindle] = head.now
                head.say(Phrase("robbed", place=spindle))
    elif wrong and room:
        head.goal = "repair"
        spindle = head.nearest(wrong)
        if head.hand.place == spindle and head.here is not None:
            return [act.TAKE] * min(room, bad(head.here))
        return visit(head, spindle)
    if all(head.need(spindle) is None for spindle in range(SPINDLES)):
        return visit(head, head.nearest(list(range(SPINDLES))))
    return []


def bad(stack: list[int]) -> int:
    """Return how many bricks must come off before a stack is sound."""
    sound = 0
    while sound < min(len(stack), len(TOWER)) and stack[sound] == TOWER[sound]:
        sound += 1
    return max(1, len(stack) - sound)


def _guard(head: BotHead) -> list[Verb]:
    """Cover a tower that is complete, once nothing else is to be done, or one is there by the end.

    One hand is enough to cover a tower: the others go on with the next.
    """
    done = [spindle for spindle in range(SPINDLES) if head.need(spindle) == 0]
    if not head.mind.guards or not done:
        return []
    open_ = any(need > 0 for need in head.needs().values())
    if head.hand.place in done and (not open_ or head.left < LAST):
        spindle = head.hand.place
    elif head.left < OVER or not open_:
        spindle = head.nearest(done)
    else:
        return []
    if head.need(spindle) == 0 and _doubtful(head, spindle) and head.left > HOLDS:
        return visit(head, spindle)
    head.goal, head.facts = "guard", {"place": spindle}
    head.hold = head.now + HOLDS
    if head.hand.covering and head.hand.place == spindle:
        return []
    return [*head.go(spindle), act.COVER]


# ---------------------------------------------------------------- the floor


def wanted(head: BotHead, size: int) -> bool:
    """Say whether a brick is worth picking up."""
    held = head.hand.sizes
    if len(held) == CARRIED:
        return False
    needs = [need for need in head.needs().values() if need > 0]
    if needs.count(size) > held.count(size):
        return True
    if size not in held and (size + 1 in needs or size + 1 in held):
        return True
    return not held and any(size < need <= size + AHEAD for need in needs)


def _found(head: BotHead, size: int) -> list[Verb]:
    """Pick up what was felt, or leave it and remember where it lies."""
    if wanted(head, size) and head.role != HELPLESS:
        head.goal = "fetch"
        picked = _carry(head, [*head.hand.sizes, size])
        head.memory.drop("loose", head.hand.place, size)
        return [act.PICK, *picked]
    if head.needs() and size < max(head.needs().values()):
        head.memory.keep("loose", head.hand.place, size, head.now)
    if head.role == HELPLESS:
        if size in head.needs().values():
            head.say(Phrase("have", size=size))
        return _tend(head)
    return _search(head, stays=head.likely(STAYS))


def _seek(head: BotHead) -> list[Verb]:
    """Fetch a brick that is needed."""
    if head.role == HELPLESS:
        return _tend(head)
    lost = [spindle for spindle in range(SPINDLES) if head.need(spindle) is None]
    if lost and head.likely(LOOKS):
        return visit(head, head.nearest(lost))
    return _search(head)


def _search(head: BotHead, *, stays: bool = False) -> list[Verb]:
    """Go where a needed brick lies, or on to the next zone."""
    head.goal = "fetch"
    now = head.now
    lying = {
        its.place: its.value
        for its in head.memory.things("loose", now)
        if wanted(head, its.value)
    }  # fmt: skip
    if lying:
        zone = head.nearest(list(lying))
    elif stays:
        zone = head.hand.place
    else:
        zone = _next_zone(head)
    head.facts = {"known": lying[zone], "place": zone} if zone in lying else {}
    return [*head.go(zone), act.GROPE, act.FEEL_FOUND]


def _next_zone(head: BotHead) -> int:
    """Return the next zone on the way round that is not known to be empty, and go on from there.

    Who goes round needs to remember nothing, and is nowhere twice before it was everywhere.
    """
    empty = {its.place for its in head.memory.things("empty", head.now)}
    at = ROUND.index(head.swept)
    way = [ROUND[(at + head.way * step) % len(ROUND)] for step in range(1, len(ROUND) + 1)]
    head.swept = next((zone for zone in way if zone not in empty), way[0])
    return head.swept


def _tend(head: BotHead) -> list[Verb]:
    """Look after the towers in turn: the Helpless picks up nothing."""
    now, place = head.now, head.hand.place
    need = head.need(place) if place < SPINDLES else None
    if need is not None and need > 0 and head.here is not None and head.likely(50):
        head.here = None
        return helping.ask(head, place, need)
    known = {spindle: head.memory.tower(spindle, now) for spindle in range(SPINDLES)}
    other = [spindle for spindle in range(SPINDLES) if spindle != place]
    lost = [spindle for spindle in other if (its := known[spindle]) is None or its.stirred]
    return visit(head, head.nearest(lost or other))
