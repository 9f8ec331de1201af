"""The Wicked: builds like everybody, and spoils a little, by the rulebook's tips and in our words.

Lay a brick where it does not belong; take one off and let it go far away; keep what is needed in
the hand; tell of bricks that are not there; turn the box; do it late, do it near others; build in
between. Every act costs suspicion: ``daring`` says how many more it takes.
"""

from __future__ import annotations

from typing import Final

from game.games.wombat.bot import talking
from game.games.wombat.bot.head import PERCENT, THOUSAND, BotHead
from game.games.wombat.model import actions as act
from game.games.wombat.model.actions import Verb
from game.games.wombat.model.phrases import Phrase
from game.games.wombat.model.places import CARRIED, SIZES, SPINDLES, STEPS, ZONES

TIRELESS: Final = 20
"""Who is bolder than this does nothing else."""
EARLY: Final = 80
"""No act before this tick: there is nothing to spoil."""
LIES: Final = 40
"""So many of a hundred bricks taken off on purpose are told of as if they had been laid."""
GUARDED: Final = 60
"""It keeps away for so many ticks from a tower that somebody covered."""
SPARE: Final = 10
"""It waits so many ticks longer than the rules ask, because it knows its own turn late."""
CRIES: Final = 50
"""So many of a hundred times it meets a guard it cries thief."""
BOASTS: Final = (0, 0, 18, 13, 6, 4)
"""So many of a thousand decisions come with a height told out of the blue, by how many others live:
few hands need it more."""
NEARLY: Final = 3
"""A tower that needs a brick smaller than this may be called done."""
REACH: Final = 25
"""So long an act takes: what begins later comes too late."""
PACE: Final = 20
"""It decides about once in so many ticks."""


def spoil(head: BotHead, wants: float, *, tireless: bool) -> list[Verb]:
    """Return an act of sabotage to be done now, none if the hand had better build.

    ``wants`` acts are spread over the time that is left.
    """
    early = max(EARLY, head.view.options.ticks * head.mind.waits // PERCENT)
    if head.now - head.began < early:
        return []
    chances = max(1.0, (head.left - REACH) / PACE)
    rate = 100 if tireless else round(100 * wants / chances)
    if not head.likely(min(100, rate)):
        return []
    held = list(head.hand.sizes)
    if not tireless and _may_turn(head) and head.likely(head.mind.turns):
        head.goal, head.facts = "spin", {}
        head.spun = head.now
        return [act.TURN]
    tall = _tall(head)
    if held and not tireless and (wrong := _misfit(head, held)) is not None:
        spindle, slot = wrong
        head.goal, head.facts = "spoil", {"place": spindle}
        return [*head.go(spindle), act.Lay(slot)]
    if tall is None:
        return []
    if len(held) == CARRIED:
        head.goal, head.facts = "scatter", {}
        return [*head.go(_far(head.hand.place, head)), act.Drop(1), act.Drop(1)]
    head.goal, head.facts = "rob", {"place": tall}
    return [*head.go(tall), act.TAKE, act.Go(_far(tall, head)), act.Drop(len(held) + 1)]


def _tall(head: BotHead) -> int | None:
    """Return the spindle that, for all one knows, carries most."""
    height = {
        spindle: SIZES - need
        for spindle in range(SPINDLES)
        if (need := head.need(spindle)) is not None
        and 0 <= need < SIZES - head.view.bases
        and not _guarded(head, spindle)
    }
    if not height:
        return None
    return max(height, key=lambda one: (height[one], -STEPS[head.hand.place][one]))


def _may_turn(head: BotHead) -> bool:
    """Say whether the rules let the hand turn the box again (W20)."""
    again = head.view.options.durations.turn + head.view.options.durations.turn_again
    return head.spun is None or head.now - head.spun > again + SPARE


def _guarded(head: BotHead, spindle: int) -> bool:
    """Say whether a hand covered a spindle a moment ago."""
    return head.now - head.hindered.get(spindle, -GUARDED) < GUARDED


def _misfit(head: BotHead, held: list[int]) -> tuple[int, int] | None:
    """Return a spindle and a slot that do not fit each other."""
    best: tuple[int, int, int] | None = None
    for spindle in range(SPINDLES):
        need = head.need(spindle)
        if need is None or need < 0 or need == SIZES or _guarded(head, spindle):
            continue
        for slot, size in enumerate(held, 1):
            if size != need and size:
                worth = SIZES - need - STEPS[head.hand.place][spindle]
                if best is None or worth > best[0]:
                    best = (worth, spindle, slot)
    return None if best is None else best[1:]


def _far(place: int, head: BotHead) -> int:
    """Return a zone far from a place."""
    return max(ZONES, key=lambda zone: STEPS[place][zone] * 2 + head.chance.below(4))


def lie(head: BotHead, spindle: int) -> bool:
    """Tell of a brick that one took off, now and then, as if one had laid it; say whether one did.

    A clack was heard there: a height told of a spindle that is silent gives the liar away, and so
    does who tells of more bricks than everybody else.
    """
    need = head.need(spindle) if spindle < SPINDLES else None
    if need is None or need <= 0 or head.mind.boldness > TIRELESS:
        return False
    often = LIES * head.temper.nature.lies / 100
    if not head.likely(round(often)):
        return False
    talking.tell_count(head, spindle, need - 1)
    return True


def cry(head: BotHead, spindle: int) -> None:
    """Say now and then that a covered tower was robbed, so that its guard lifts a hand to look."""
    if head.likely(round(CRIES * head.temper.nature.lies / 100)):
        head.say(Phrase("robbed", place=spindle))


def boast(head: BotHead) -> None:
    """Tell now and then that a tower is done, or higher than it is: nobody builds there then."""
    spindle = _tall(head)
    if spindle is None or head.now - head.began < EARLY:
        return
    others = len(head.view.living()) - 1
    often = BOASTS[others] * head.temper.nature.lies / 100
    if head.chance.below(THOUSAND) >= often:
        return
    need = head.need(spindle)
    if need is not None and 0 < need <= SIZES // 2:
        high = Phrase("count", place=spindle, many=SIZES - need + 1)
        head.say(Phrase("done", place=spindle) if need < NEARLY else high)
