"""Acts: what somebody chose among, and how likely a kind of player was to choose it.

Nobody sees another's hand, so a throw is weighed against the plays of a typical hand: every face
counts as often as hands hold it. What face somebody throws depends on its cards, at whom it throws
it does not: a nested logit (McFadden, "Modelling the choice of residential location", 1978), a
nest a face, in which targets may be told apart more sharply than faces are. The model is fitted
with the same offers that it judges by.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, groupby
from math import exp, log
from operator import mul
from typing import Final

from game.gangs.bot.habits import BACK, DEAR, LIKELY, TAKES, WHOLE, Habit, open_plays, spared
from game.gangs.bot.policy import Faith, Policy, Row, row_of, sigmoid
from game.gangs.bot.traits import (
    EXCHANGE,
    HURT,
    REGAIN,
    SECOND_GAIN,
    THROWN,
    Glance,
    Traits,
)
from game.gangs.model import events as ev
from game.gangs.model.cards import BIM, DAMAGE, LIMIT
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
class PlayerKind:
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
    faces: list[int] = field(default_factory=list)
    """Of throws: by option the face."""
    rate: float = 0.0
    """How often a habit of its author decides; its ``plays`` hold the numbers of their options."""
    plays: list[list[int]] = field(default_factory=list)
    wants: int = -1
    """Of an answer: what its author's habit is, as ``chosen``; -1 where it has none."""


def from_habit(offer: Offer, habit: Habit, view: State, struck: int) -> None:
    """Note in an offer what a character does there whose habit all know."""
    offer.rate = habit.often(view.options) / WHOLE
    if offer.sort == ANSWER:
        out = view.hit(offer.seat, DAMAGE[view.card & 15]) > LIMIT
        wants = {BACK: 1, TAKES: -1 if out else 0}
        offer.wants = wants.get(habit.answer, -1)
    elif offer.faces:
        cards = zip(offer.faces, (option.at for option in offer.options), strict=True)
        offer.plays = open_plays(habit, view, struck, cards)


def offered(
    event: ev.Event, glance: Callable[[int], Glance], holds: Sequence[float]
) -> Offer | None:
    """Return what the author of an event that comes next chose among, None if nothing.

    ``glance`` tells what a seat sees, ``holds`` how likely each holds an Et Bim!.
    """
    match event:
        case ev.Thrown(seat, face, target):
            return thrown(glance(seat), face, target)
        case ev.Replayed(seat, card, target):
            return replayed(glance(seat), card & 15, target)
        case ev.Swapped(by, first, second):
            return seconded(glance(by), first, second)
        case ev.Accepted(seat) | ev.Reflected(seat):
            back = isinstance(event, ev.Reflected)
            return answered(glance(seat), holds[seat], back=back)
        case _:
            return None


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
    faces = [face if option.nest < 0 else option.nest for option in options]
    return Offer(glance.seat, options, chosen, faces=faces)


def replayed(glance: Glance, face: int, target: int) -> Offer | None:
    """Return what a seat chose among that played a recycled card, None where it had no choice."""
    among = replay_targets(glance.view)
    if len(among) < 2 or target not in among:
        return None
    options = [Option(1.0, at, traits) for at, traits in glance.replays(face, among)]
    return Offer(glance.seat, options, among.index(target), faces=[face] * len(options))


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


def likely(kind: PlayerKind, offer: Offer) -> Callable[[Faith], float]:
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
    sums, dear = policy.sums(back.traits), DEAR * abs(policy.weights[HURT])

    def chance(faith: Faith) -> float:
        worth = faith.value(sums, back.at)
        send = (1 - tremble) * sigmoid(worth) + tremble / 2
        if (offer.wants == 0 and worth <= dear) or (
            offer.wants == 1 and worth >= -dear and faith.ally[back.at] <= LIKELY
        ):
            send += offer.rate * (offer.wants - send)
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
    dear = DEAR * abs(policy.weights[HURT])
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
        usual = (1 - tremble) * mine + even
        if not offer.plays:
            return usual
        fair = exp(-sharp * dear)
        return usual + offer.rate * (_habitual(offer, faith, grown, usual, fair) - usual)

    return chance


def _habitual(
    offer: Offer, faith: Faith, grown: Sequence[float], usual: float, fair: float
) -> float:
    """Return how likely who goes by its habit chose so: by the first of its plays that it has.

    A play that is worth less than ``fair``, as ``grown`` has it, is too dear.
    """
    left, found, options = 1.0, 0.0, offer.options
    for numbers in offer.plays:
        of = [at for at in numbers if not spared(offer.faces[at], faith.ally[options[at].at])]
        if not of or max(grown[at] for at in of) < fair:
            continue
        if offer.chosen in of:
            whole = sum(options[at].weight * grown[at] for at in of)
            mine = options[offer.chosen].weight * grown[offer.chosen]
            found += left * (mine / whole if whole > LEAST else 1 / len(of))
        lacks = 1.0
        for _, each in {(offer.faces[at], options[at].weight) for at in of}:
            lacks *= 1 - each
        left *= lacks
    return found + left * usual


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
