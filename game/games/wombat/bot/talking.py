"""Talking: what is told and believed during a build, what is argued, and whom one points at."""

from __future__ import annotations

from typing import Final

from game.games.wombat.bot import helping
from game.games.wombat.bot.beliefs import Beliefs
from game.games.wombat.bot.head import BotHead
from game.games.wombat.model.actions import SKY
from game.games.wombat.model.phrases import Phrase
from game.games.wombat.model.places import NOWHERE, SIZES, TOWER
from game.games.wombat.model.roles import BAD, CONFUSED

CROWD: Final = 25
"""Two bricks on one spindle within so many ticks: one of them may be wrong, whoever tells of it."""
DOUBTED: Final = 0.6
"""Who is so likely bad is not believed."""
ONCE: Final = 1
"""Nor who says more often than this in a build what speaks of no brick."""
POINTS: Final = 0.55
"""Whom one points at in earnest is so likely bad."""
THIRD: Final = 3
THREE: Final = 0.7
"""The same among three, where any of the others is likelier, and a wrong vote is the end."""
ROBBED: Final = 0.22
"""The same after a build without a tower: somebody did nothing but spoil."""
QUIET: Final = 3
"""Among more than three, whoever said no more than this in the first build is spared that bound:
they may be new."""
MEETS: Final = 0.08
"""What a finger of the straw vote is worth in the final one, as a share of being Bad."""
STRAW: Final = 1.25
"""In the straw vote one points at whom is so many times as likely bad as a stranger."""
ACCUSED: Final = 0.1
"""What an accusation adds to a seat's odds, in logits."""


def tell_count(head: BotHead, spindle: int, need: int) -> None:
    """Tell how high a tower is by now."""
    if need >= 0 and head.likely(head.mind.talks):
        high = Phrase("count", place=spindle, many=SIZES - need)
        head.say(high if need else Phrase("done", place=spindle))


def listen(head: BotHead, beliefs: Beliefs, seat: int, phrase: Phrase) -> None:
    """Take in what somebody says during a build, as far as one believes it."""
    doubted = (
        beliefs.seems()[seat] > DOUBTED
        or seat in beliefs.odd_kinds.doubted()
        or head.ledger.strange[seat] > ONCE
    )
    if phrase.word in ("have", "need", "help") and not doubted:
        helping.heard(head, seat, phrase)
    if phrase.place == NOWHERE or not head.temper.takes_in(doubted=doubted):
        return
    spindle, now = phrase.place, head.now
    crowd = head.ledger.many(spindle, now - CROWD) > 1
    if phrase.height is not None and phrase.height <= SIZES:
        head.memory.keep("tower", spindle, SIZES - phrase.height, now, felt=False)
        if crowd:
            head.memory.stir(spindle)
    elif phrase.word == "robbed":
        head.memory.drop("tower", spindle)


def weigh(beliefs: Beliefs, seat: int, phrase: Phrase) -> None:
    """Take in what somebody says in a debate."""
    if phrase.word == "accuse" and beliefs.seat not in (seat, phrase.seat):
        beliefs.accuse(seat, phrase.seat, ACCUSED)


def suspects(head: BotHead, beliefs: Beliefs) -> list[tuple[float, int]]:
    """Return how likely each living other seems bad, most likely first."""
    bad = beliefs.seems()
    found = [(bad[seat], seat) for seat in head.view.living() if seat != head.seat]
    return sorted(found, key=lambda one: (-one[0], (one[1] - head.seat) % beliefs.seats))


def prepare(head: BotHead, beliefs: Beliefs) -> None:
    """Think of what to say in a debate: whom one would point at, and first what one lost to them.

    Who is suspected too little for that is not accused.
    """
    accused = target(head, beliefs, final=True)
    seat = choice(head, beliefs, final=True) if accused == SKY else accused
    lost = [one.detail for one in beliefs.evidence if one.seat == seat and one.detail]
    if lost and (accused != SKY or beliefs.seems()[seat] > _usual(head)):
        _, place, _ = lost[-1]
        head.phrases.append(Phrase("robbed", place=place))
    if accused != SKY:
        head.phrases.append(Phrase("accuse", seat=accused))


def reconsider(head: BotHead, beliefs: Beliefs) -> None:
    """Think again of whom one accused, once all have spoken; another one is accused aloud."""
    if head.accused != SKY and (seat := convinced(head, beliefs)) != head.accused:
        head.phrases.append(Phrase("accuse", seat=seat))


def convinced(head: BotHead, beliefs: Beliefs) -> int:
    """Return whom one points at who has accused: the same, unless others were heard to be worse."""
    seat, bad = choice(head, beliefs, final=True), beliefs.seems()
    return seat if bad[seat] > bad[head.accused] else head.accused


def _usual(head: BotHead) -> float:
    """Return how likely a stranger is bad, a little raised."""
    return STRAW / max(1, head.view.seats - 1)


def target(head: BotHead, beliefs: Beliefs, *, final: bool) -> int:
    """Return whom to point at, or the sky; in earnest, whom one accused."""
    if final and head.accused != SKY:
        return convinced(head, beliefs)
    seat = choice(head, beliefs, final=final)
    return seat if beliefs.seems()[seat] > bound(head, seat, final=final) else SKY


def straw(head: BotHead, beliefs: Beliefs) -> int:
    """Return whom to point at in the straw vote, as one's nature has it, of either team."""
    whom = target(head, beliefs, final=False)
    return head.temper.straw(head.view, head.seat, whom, choice(head, beliefs, final=False))


def choice(head: BotHead, beliefs: Beliefs, *, final: bool) -> int:
    """Return whom one would point at: of suspects nearly alike, who has more fingers already.

    Without more than half of all fingers nobody is out (W1), so they have to meet.
    """
    found = suspects(head, beliefs)
    if head.role == CONFUSED and head.view.team(head.seat) == BAD and len(found) > 1:
        del found[0]  # that may be the Wicked, who is with it now
    opened = head.view.opened if final else ()
    return max(found, key=lambda one: one[0] + MEETS * opened.count(one[1]))[1]


def bound(head: BotHead, seat: int, *, final: bool) -> float:
    """Return how likely bad a seat must be for one to point there, not at the sky."""
    if not final:
        return _usual(head)
    many = len(head.view.living()) > THIRD
    bare = not any(stack == TOWER for stacks in head.view.lit[:1] for stack in stacks)
    new = many and head.view.number == 1 and head.ledger.words[seat] <= QUIET
    if bare and not new:
        return max(ROBBED, _usual(head))
    return POINTS if many else THREE
