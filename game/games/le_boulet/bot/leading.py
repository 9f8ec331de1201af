"""Leading: which phrases come to mind, which pair, or none.

Nothing that was said in this evening is said again, as long as anything else comes to mind.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.core.decks import Album
from game.core.luck import key_of
from game.games.le_boulet.bot import planning
from game.games.le_boulet.bot.beliefs import judged_good
from game.games.le_boulet.bot.head import BotHead, Weighed
from game.games.le_boulet.bot.sight import Sight, bank_rows, sayable, sayings_seen, sight
from game.games.le_boulet.bot.taste import come_to_mind
from game.games.le_boulet.model import actions as act
from game.games.le_boulet.model.cards import BOULET, NONE, PICTURES
from game.games.le_boulet.rules.legality import may_lead, may_swap

PAIR_CARDS: Final = 2.0
BACK: Final = 3.0
"""Cards that a pair gets rid of; and that one has more of when it is refused."""
STRETCH: Final = 0.3
"""So many logits a pair must be worth to somebody who is neither bold nor timid."""
BLUFFS: Final = 0.75
"""How often somebody usual leads what they do not believe in, rather than pass."""
AGAIN: Final = 0.35
"""What it takes off a theme that it was said in this match, each time."""
NEAR: Final = 0.35
CLOSE: Final = 0.1
"""Pairs that are worth so much less than the best are led as gladly; and by who looks at how many
a theme lets answer."""
FAR_FETCHED: Final = 0.2
"""How much the bold are drawn to what fits less, and the timid to what fits more, in logits."""
BROADLY: Final = 2.0
"""How much anybody is drawn to a theme that is true of many pictures, so that others may answer."""
KINDLY: Final = 3.0
"""How much more the forgiving are, and how much less accusers: both of the share that fits."""
_APART: Final = 7919
_NOWHERE: Final = -99.0


def weighed(head: BotHead) -> list[Weighed]:
    """Return the pairs that come to mind, the best first; none where none may be led."""
    view, hand = head.view, head.view.hands[head.seat]
    key = key_of("phrases", head.seed, view.leads, view.attempts)
    numbers: list[int] = []
    for at, face in enumerate(hand):
        numbers += come_to_mind(face, head.mind.phrases, key + at * _APART, view.options.album)
    themes, seen = sayable(), sayings_seen()
    found: dict[tuple[str, int, int], float] = {}
    for theme in map(themes.__getitem__, numbers):
        row = head.eye.glance(seen.get(theme) or head.sight(theme), hand)
        a, b, best, second = NONE, NONE, _NOWHERE, _NOWHERE
        for face, value in zip(hand, row, strict=True):
            if face < 0:
                continue
            if value > best:
                a, b, best, second = face, a, value, best
            elif value > second:
                b, second = face, value
        if b != NONE:
            found[theme, a, b] = second
    if not may_lead(view):
        return []
    allowed = [one for one in found if one[0] not in view.spent]
    told = {*head.said, *view.options.said}
    values = [
        _weigh(head, act.Lead(min(a, b), max(a, b), theme), found[theme, a, b])
        for theme, a, b in [one for one in allowed if one[0] not in told] or allowed
    ]
    values.sort(key=lambda one: -one.value)
    if values and planning.near(head):
        tried = values[: planning.TRIED]
        risks = [one.parts["risk"] / -BACK for one in tried]
        for one, brings in zip(tried, planning.leads(head, tried, risks), strict=True):
            one.parts["narrow"] = 0.0
            one.parts["ahead"] = brings
        values = sorted(tried, key=lambda one: -one.value)
    return values


def _weigh(head: BotHead, pair: act.Lead, value: float) -> Weighed:
    its = head.sight(pair.theme)
    parts = {"cards": PAIR_CARDS, "risk": -BACK * head.risk(value, head.seat)}
    if head.mind.narrow:
        parts["narrow"] = -head.mind.narrow * answers_allowed(head, its)
    if again := head.said.get(pair.theme, 0):
        parts["again"] = -AGAIN * again
    return Weighed(pair, parts)


def answers_allowed(head: BotHead, its: Sight) -> float:
    """Return how many answers a theme allows to others: by cards that are known, and by chance."""
    view, row = head.view, its.row
    faces = view.options.faces if view.options.album else range(len(PICTURES))
    goods = _good(its.key, view.options.album)
    unseen = [goods[face] for face in faces if face not in view.discard]
    share = sum(unseen) / max(1, len(unseen))
    found = 0.0
    for seat, hand in enumerate(view.hands):
        if seat != head.seat:
            none = 1.0
            for face in view.known[seat]:
                none *= 1 - judged_good(row[face])
            none *= (1 - 0.8 * share) ** max(0, len(hand) - len(view.known[seat]))
            found += 1 - none
    return found


@lru_cache(2048)
def _good(theme: str, album: Album | None) -> tuple[float, ...]:
    """Return by face how likely anybody finds a picture good under a theme that bots say."""
    row = sight(theme, album).row[:-2]
    goods = {value: judged_good(value) for value in set(row)}
    return tuple(map(goods.__getitem__, row))


def chosen(head: BotHead, pairs: list[Weighed]) -> act.Action:
    """Return what is led of the pairs that came to mind, or the pass."""
    view = head.view
    leads = view.leads, view.attempts
    fair = [one for one in pairs if fits(head, one) >= STRETCH - head.nature.bold]
    some = fair
    if not fair and head.draw("bluff", *leads) < BLUFFS + 0.15 * head.nature.bold:
        some = sorted(pairs, key=lambda one: -fits(head, one))[:1]
    if not some:
        return passing(head)
    if head.draw("slip", *leads) * 100 < head.mind.slips:
        near = some
    else:
        within = CLOSE if head.mind.narrow else NEAR
        near = [one for one in some if one.value >= some[0].value - within]
    return max(near, key=lambda one: _drawn_to(head, one)).action


def _drawn_to(head: BotHead, one: Weighed) -> float:
    """Return how much a pair is to a bot's liking: by its nature, and else by chance."""
    view, nature = head.view, head.nature
    pair = one.action
    assert isinstance(pair, act.Lead)
    goods = _good(pair.theme, view.options.album)
    broadly = BROADLY + KINDLY * (nature.forgives - nature.accuses)
    broad = broadly * sum(goods) / len(goods)
    far = FAR_FETCHED * nature.bold * fits(head, one)
    return head.draw("fancies", view.leads, view.attempts, pair.theme) + broad - far


def fits(head: BotHead, one: Weighed) -> float:
    """Return what a pair is worth under its theme to the bot itself, in logits."""
    pair = one.action
    assert isinstance(pair, act.Lead)
    return min(head.eye.glance(head.sight(pair.theme), (pair.a, pair.b)))


def passing(head: BotHead) -> act.Pass:
    """Return the pass, and the swap of the card that links worst with the others."""
    view, hand = head.view, head.view.hands[head.seat]
    if not may_swap(view):
        return act.Pass()
    images = sorted({face for face in hand if face != BOULET})
    if len(images) < 2 and BOULET in hand:
        return act.Pass(BOULET)  # without two pictures nobody ever leads
    if not images:
        return act.Pass()
    return act.Pass(min(images, key=lambda face: _links(head, face, images)))


def _links(head: BotHead, face: int, images: list[int]) -> float:
    """Return how well a card goes with the others: themes of the bank that both fit."""
    others = [one for one in images if one != face]
    return sum(
        1.0
        for row in bank_rows(head.view.options.album)
        if row[face] >= 0 and any(row[one] >= 0 for one in others)
    ) + head.draw("keeps", face)
