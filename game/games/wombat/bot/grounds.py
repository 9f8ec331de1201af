"""Grounds: what a plan, a phrase and a vote came from, as facts that ``reasons`` puts into words.

They are looked at, never drawn: noting a reason changes nothing that a bot does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.games.wombat.bot import talking
from game.games.wombat.bot.beliefs import Beliefs
from game.games.wombat.bot.head import BotHead
from game.games.wombat.bot.memory import WRONG
from game.games.wombat.model import actions as act
from game.games.wombat.model.actions import SKY, Action, Verb
from game.games.wombat.model.phrases import Phrase
from game.games.wombat.model.places import SPINDLES
from game.games.wombat.model.roles import BAD

STEPS: Final = 3
"""A belief is told in so many steps: what weighed little, and what weighed most."""
PLAN: Final = "plan"
"""What is noted of a plan stands where evidence does, under this word."""
_FINE: Final = 4
"""Digits of a share."""


def planned(
    head: BotHead, beliefs: Beliefs, verb: Verb, then: Sequence[Verb], facts: dict[str, int | str]
) -> dict[str, Any]:
    """Return why a hand begins a plan."""
    noted: dict[str, Any] = {"what": PLAN, "goal": head.goal, "place": head.hand.place, **facts}
    place = noted["place"]
    thing = head.memory.peek(place) if 0 <= place < SPINDLES else None
    if thing is not None:
        noted |= {
            "need": thing.value, "wrong": thing.value == WRONG, "felt": thing.felt,
            "ago": max(0, head.now - thing.since), "stirred": thing.stirred,
        }  # fmt: skip
    needs = (head.memory.peek(spindle) for spindle in range(SPINDLES))
    noted["needs"] = sorted({its.value for its in needs if its is not None and its.value > 0})
    noted["left"] = max(0, head.left)
    noted["then"] = [one.to_json() for one in then]
    return _whole(head, beliefs, verb, None, [(verb, 0.0)], [_entry(head, noted)])


def pointed(head: BotHead, beliefs: Beliefs, target: int, *, final: bool) -> dict[str, Any]:
    """Return why one points at somebody, or at the sky."""
    bad = beliefs.seems()
    others = [seat for seat in head.view.living() if seat != head.seat]
    chosen = act.Vote(target)
    most = target if target != SKY else talking.choice(head, beliefs, final=final)
    bound = talking.bound(head, most, final=final)
    values = [(act.Vote(seat), round(bad[seat], _FINE)) for seat in others]
    if not (final and target == head.accused):  # who has accused points at no sky
        values.append((act.Vote(SKY), round(bound, _FINE)))
    if head.view.team(head.seat) == BAD:
        return _whole(head, beliefs, chosen, _at(target), values, [_posed(head, target)])
    return _whole(head, beliefs, chosen, _at(target), values, _of(beliefs, most))


def fancied(head: BotHead, beliefs: Beliefs, target: int) -> dict[str, Any]:
    """Return why a character points where its level would not: from habit, and nothing else."""
    chosen = act.Vote(target)
    noted: dict[str, Any] = {"what": PLAN, "goal": "habit"}
    return _whole(head, beliefs, chosen, _at(target), [(chosen, 0.0)], [_entry(head, noted)])


def accused(head: BotHead, beliefs: Beliefs, phrase: Phrase) -> dict[str, Any]:
    """Return why one says something in a debate."""
    said = act.Say(phrase.spelled)
    noted: dict[str, Any]
    if phrase.word != "accuse":
        noted = {"what": PLAN, "goal": "tell"}
        return _whole(head, beliefs, said, None, [(said, 0.0)], [_entry(head, noted)])
    target = phrase.seat
    share = round(beliefs.seems()[target], _FINE)
    if head.view.team(head.seat) == BAD:
        return _whole(head, beliefs, said, target, [(said, share)], [_posed(head, target)])
    return _whole(head, beliefs, said, target, [(said, share)], _of(beliefs, target))


def _posed(head: BotHead, target: int) -> dict[str, Any]:
    """Note that somebody Bad does what somebody Good in this seat would do."""
    return _entry(head, {"what": PLAN, "goal": "pose", "sky": target == SKY})


def _at(target: int) -> int | None:
    return None if target == SKY else target


def _entry(head: BotHead, noted: dict[str, Any]) -> dict[str, Any]:
    turn = head.view.number
    return {"seat": head.seat, "turn": turn, "before": 0.0, "after": 0.0, "act": noted}


def _of(beliefs: Beliefs, seat: int) -> list[dict[str, Any]]:
    """Return how one came to trust or suspect a seat; shares are of being Good."""
    found = []
    for group, before, after in beliefs.steps_to(seat, STEPS):
        one = group[-1]
        what = one.what if len(group) == 1 else "rest"
        found.append({
            "seat": seat,
            "turn": one.turn,
            "before": round(1 - before, _FINE),
            "after": round(1 - after, _FINE),
            "act": {"what": what, "many": one.many, "detail": list(one.detail), "of": len(group)},
        })  # fmt: skip
    return found


def _whole(
    head: BotHead,
    beliefs: Beliefs,
    chosen: Action,
    target: int | None,
    values: Sequence[tuple[Action, float]],
    evidence: list[dict[str, Any]],
) -> dict[str, Any]:
    """Return a reason; who is Bad has whoever is Bad with them."""
    bad = beliefs.bad()
    mine = head.view.team(head.seat) == BAD
    return {
        "turn": head.view.number,
        "at": target,
        "action": chosen.to_json(),
        "ally": [round(share if mine else 1 - share, _FINE) for share in bad],
        "values": [{**one.to_json(), "value": value} for one, value in values],
        "evidence": evidence,
    }
