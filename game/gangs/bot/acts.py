"""Acts: what somebody chose among, and how likely a kind of player was to choose it.

Nobody sees another's hand, so a throw is weighed against the plays of a typical hand: every face
counts as often as hands hold it. What face somebody throws depends on its cards, at whom it throws
it does not: a nested logit (McFadden, "Modelling the choice of residential location", 1978), a
nest a face, in which targets may be told apart more sharply than faces are. The model is fitted
with the same offers that it judges by.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import accumulate, groupby
from math import exp, log
from operator import mul
from typing import Final

from game.gangs.bot.policy import Faith, Policy, Row, row_of, sigmoid
from game.gangs.bot.traits import (
    EXCHANGE,
    REGAIN,
    SECOND_GAIN,
    THROWN,
    Glance,
    Traits,
)
from game.gangs.model.cards import BIM
from game.gangs.model.state import State
from game.gangs.rules.legality import replay_targets

FACTS, ACTS, NOTHING, AGAINST = "facts", "acts", "nothing", "against"
"""What somebody goes by: hard facts alone; what others did as well; nothing at all, so that all are
foes; or the contrary of what the facts say, who plays to mislead."""
LEAST: Final = 1e-300
"""No nest counts as less likely: its logarithm is taken."""
CHOICE, ANSWER = "choice", "answer"
"""Sorts of offers: one of several options, or a card sent back or taken."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of player, as others imagine it."""

    name: str
    policy: Policy
    goes_by: str
    share: float
    """How common it is thought to be before anything was seen, at a table of players one knows."""
    tremble: float
    dissimilarity: float = 1.0
    """Of options in one nest, 0 to 1: the smaller, the more sharply they are told apart."""
    elsewhere: float = 0.0
    """The same at a table of strangers. All shares of both add up to 1."""


@dataclass(slots=True)
class Option:
    """Something that could be done."""

    weight: float
    """How likely a typical hand can do it."""
    at: int
    """The place it is aimed at."""
    traits: Traits
    longer: float = 0.0
    """Of a second tile: how much longer its place lives than the first one's."""
    nest: int = -1
    """The face that is thrown. Options of a nest follow each other, and are as likely held."""


@dataclass(slots=True)
class Offer:
    """What a seat chose among, and what it chose."""

    seat: int
    options: list[Option]
    chosen: int
    sort: str = CHOICE
    first: int = -1
    """Of a second tile: the first one's place."""
    holds: float = 1.0
    """Of an answer: how likely the seat held an Et Bim!; ``chosen`` is 1 if it showed one."""


def thrown(glance: Glance, face: int, target: int) -> Offer:
    """Return what a seat chose among that threw a face at a seat."""
    view = glance.view
    held = dict(hand_chances(view, len(view.hands[glance.seat]), face))
    options: list[Option] = []
    chosen = -1
    for each in THROWN:
        if not held[each]:
            continue
        for at, traits in glance.throws(each):
            if each == face and at == target:
                chosen = len(options)
            options.append(Option(held[each], at, traits, nest=each))
    if chosen < 0:  # an attempt against the rules: no hand offers it
        chosen = len(options)
        options.append(Option(1.0, target, glance.throw(face, target)))
    return Offer(glance.seat, options, chosen)


def replayed(glance: Glance, face: int, target: int) -> Offer | None:
    """Return what a seat chose among that played a recycled card, None where it had no choice."""
    among = replay_targets(glance.view)
    if len(among) < 2 or target not in among:
        return None
    options = [Option(1.0, at, traits) for at, traits in glance.replays(face, among)]
    return Offer(glance.seat, options, among.index(target))


def seconded(glance: Glance, first: int, second: int) -> Offer | None:
    """Return what a seat chose a second tile among, None where it had no choice."""
    options = [Option(1.0, at, traits, longer) for at, traits, longer in glance.seconds(first)]
    places = [option.at for option in options]
    if len(options) < 2 or second not in places:
        return None
    return Offer(glance.seat, options, places.index(second), first=first)


def answered(glance: Glance, holds: float, *, back: bool) -> Offer | None:
    """Return what a seat chose among that took a card or sent it back."""
    if not back and holds <= 0:
        return None
    view = glance.view
    other = view.other_side()
    options = [Option(1.0, other, []), Option(1.0, other, glance.bim())]
    return Offer(glance.seat, options, int(back), ANSWER, holds=holds)


def hand_chances(view: State, cards: int, held: int) -> list[tuple[int, float]]:
    """Return for every face that can be thrown how likely a hand holds it, one being known."""
    seen = Counter(card & 15 for card in view.discard)
    for pile in view.piles:
        seen.update(card & 15 for card in pile)
    left = {face: max(0, view.options.copies[face] - seen[face]) for face in (*THROWN, BIM)}
    total = max(1, sum(left.values()))
    found = []
    for face in THROWN:
        share = left[face] / total
        found.append((face, 1.0 if face == held else 1 - (1 - share) ** max(0, cards - 1)))
    return found


# ---------------------------------------------------------------- how likely


def likely(kind: Kind, offer: Offer) -> Callable[[Faith], float]:
    """Return how likely a kind of player chose so, as a function of what it believes.

    What sending a card back tells of the hand is the same in every world: its chance is left out.
    """
    policy = kind.policy
    if offer.sort == ANSWER:
        return _answering(policy, offer, kind.tremble)
    if kind.goes_by == NOTHING and not any(policy.weights):
        even = offer.options[offer.chosen].weight / weight_of(offer.options)
        return lambda faith: even
    return _choosing(policy, offer, kind.tremble, kind.dissimilarity)


def weight_of(options: Iterable[Option]) -> float:
    """Return how many options a hand has on average, of those that a typical hand may have."""
    return sum(option.weight for option in options)


def nests_of(options: Iterable[Option]) -> list[tuple[int, int]]:
    """Return of every nest the number of its first option, and the number after its last."""
    sizes = [len(list(nest)) for _, nest in groupby(options, lambda option: option.nest)]
    ends = list(accumulate(sizes))
    return [(end - size, end) for end, size in zip(ends, sizes, strict=True)]


def _answering(policy: Policy, offer: Offer, tremble: float) -> Callable[[Faith], float]:
    back = offer.options[1]
    sums = policy.sums(back.traits)

    def chance(faith: Faith) -> float:
        send = (1 - tremble) * sigmoid(faith.value(sums, back.at)) + tremble / 2
        return send if offer.chosen else 1 - offer.holds * send

    return chance


def _choosing(
    policy: Policy, offer: Offer, tremble: float, dissimilarity: float
) -> Callable[[Faith], float]:
    sums = [policy.sums(option.traits) for option in offer.options]
    rows = [(option.at, *its[:5]) for option, its in zip(offer.options, sums, strict=True)]
    weights = [option.weight for option in offer.options]
    special = [
        (number, offer.options[number], its)
        for number, its in enumerate(sums)
        if its[EXCHANGE] or its[REGAIN] or offer.first >= 0
    ]
    gain = policy.weights[SECOND_GAIN] if offer.first >= 0 else 0.0
    chosen = offer.chosen
    nests = nests_of(offer.options)
    home = next(at for at, (_, end) in enumerate(nests) if chosen < end)
    held = [weights[first] for first, _ in nests]
    sharp = 1 / dissimilarity
    even = tremble * weights[chosen] / weight_of(offer.options)

    def chance(faith: Faith) -> float:
        enmity, doubt, friend, foe = faith.columns()
        values = [
            always + e * enmity[at] + d * doubt[at] + fr * friend[at] + fo * foe[at]
            for at, always, e, d, fr, fo in rows
        ]
        for number, option, its in special:
            values[number] += _more(faith, its, option.at)
            if gain:
                values[number] += gain * faith.exchange(offer.first, option.at, option.longer)
        most = max(values)
        grown = [exp(sharp * (value - most)) for value in values]
        within = [sum(grown[first:end]) or LEAST for first, end in nests]
        nested = [exp(dissimilarity * log(each)) for each in within]
        total: float = sum(map(mul, held, nested))
        mine = held[home] * nested[home] / total * grown[chosen] / within[home]
        return (1 - tremble) * mine + even

    return chance


def _more(faith: Faith, sums: tuple[float, ...], at: int) -> float:
    value = 0.0
    if sums[EXCHANGE]:
        value += sums[EXCHANGE] * faith.gain(at)
    if sums[REGAIN]:
        value += sums[REGAIN] * faith.regain(at)
    return value


# ---------------------------------------------------------------- for fitting


def option_row(offer: Offer, option: Option, faith: Faith) -> Row:
    """Return what an option's value is made of: the sum of weights times these."""
    row = row_of(option.traits, faith, option.at)
    if offer.first >= 0:
        row[SECOND_GAIN] = faith.exchange(offer.first, option.at, option.longer)
    return row
