"""``random``, and ``greedy``, who knows what it was shown and no more."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.seated_bot import SeatedBot
from game.gangs.allegiance import ally_chances, prior
from game.gangs.model.actions import (
    ANSWER_BIM,
    ANSWER_NON,
    TAKE,
    Action,
    Answer,
    Attempt,
    Discard,
    Mulligan,
    Replay,
    Second,
    Throw,
)
from game.gangs.model.cards import (
    BIM,
    D20,
    D30,
    DAMAGE,
    HEAL,
    IDENT,
    LIMIT,
    NON,
    RECYCLE,
    SHIELD,
    SWAP,
)
from game.gangs.model.options import Options
from game.gangs.model.state import State
from game.gangs.rules.fold import apply
from game.gangs.rules.legality import second_places, targets

# Values are in tens of damage on an untouched enemy. They were set by hand and tried against
# each other; the fitted model of a later version takes their place.
KILL = 14.0
BIM_WORTH = 1.6
"""What an Et Bim! in the hand is worth keeping for."""
NON_WORTH = 2.0
"""What the only NON is worth keeping for."""
LOOK = 2.2
SHIELD_WORTH = 1.2
FRIENDLY_FIRE = 60.0
"""What it costs to hurt a seat known to be of one's own gang: more than anything gains."""
ANSWERS = 3
"""So many answers there are at most: taking a card, Et Bim!, NON."""


def _honest(legal: Sequence[Action]) -> list[Action]:
    """Return the actions without offences: bots never offend on purpose (E79)."""
    return [action for action in legal if not isinstance(action, Attempt)]


def held_first(ranked: Sequence[Action], legal: Sequence[Action]) -> Action:
    """Return the best of the answers that are held, having looked at all alike.

    Each is looked at, and as many held ones are looked through, whatever the hand holds: how long
    an answer takes must not tell what else could have been answered.
    """
    faces = [one.face for one in (*legal, *legal, *legal)[:ANSWERS] if isinstance(one, Answer)]
    best = ranked[-1]
    for one in ranked[::-1]:
        if isinstance(one, Answer) and one.face in faces:
            best = one
    return best


class RandomBot(SeatedBot[State]):
    """Plays any legal action, every one as likely."""

    def __init__(self, seat: int, seats: int, options: Options, seed: int) -> None:
        """Sit down."""
        super().__init__(seat, State(seats, options), apply, seed)

    def choose(self, legal: Sequence[Action]) -> Action:
        """Return any of them but an offence."""
        plays = legal if TAKE in legal else _honest(legal)
        return plays[self.chance().below(len(plays))]


class GreedyBot(RandomBot):
    """Weighs what each action does to likely friends and enemies, one step ahead."""

    def __init__(self, seat: int, seats: int, options: Options, seed: int) -> None:
        """Sit down."""
        super().__init__(seat, seats, options, seed)
        self._ally: list[float] = []

    def choose(self, legal: Sequence[Action]) -> Action:
        """Return the action of the greatest value; near ties are broken by luck."""
        self._ally = ally_chances(self.view, self.seat)
        chance = self.chance()
        # every answer is weighed, held or not: thinking takes as long whatever the hand holds
        answering = TAKE in legal
        weighed = self._answers() if answering else _honest(legal)
        values = [self._value(action) + chance.below(1000) / 5000 for action in weighed]
        self._why = {
            "ally": [round(share, 3) for share in self._ally],
            "values": [
                {**action.to_json(), "value": round(value, 2)}
                for action, value in zip(weighed, values, strict=True)
            ],
        }
        pairs = sorted(zip(values, weighed, strict=True), key=lambda pair: -pair[0])
        ranked = [action for _, action in pairs]
        return held_first(ranked, legal) if answering else ranked[0]

    def beliefs(self) -> list[list[float]]:
        """Return, for every place (the middle last), the chance of each gang."""
        return prior(self.view)

    # ------------------------------------------------------------ values

    def _answers(self) -> tuple[Action, ...]:
        """Return every answer that this table knows."""
        if self.view.options.non:
            return (TAKE, ANSWER_BIM, ANSWER_NON)
        return (TAKE, ANSWER_BIM)

    def _value(self, action: Action) -> float:
        match action:
            case Throw(face, target):
                return self._aim(face, target, self.seat) - self._risk(face, target)
            case Replay(target):
                face = self.view.card & 15
                return self._aim(face, target, self.seat) - self._risk(face, target)
            case Second(place):
                return self._exchange(self.view.target, place)
            case Answer():
                return -NON_WORTH if action.face == NON else self._answer(back=action.face == BIM)
            case Discard(face):
                return -0.5 - (BIM_WORTH if face == BIM else 0.1 * DAMAGE[face])
            case Mulligan():
                return 0.0
            case Attempt():
                return -FRIENDLY_FIRE

    def enmity(self, seat: int) -> float:
        """Return +1 for a certain enemy, -1 for a certain friend."""
        return 1 - 2 * self._ally[seat]

    def _hurt(self, seat: int, damage: int) -> float:
        """Return how much a damage hurts, more the nearer the seat is to the limit."""
        total = self.view.totals[seat]
        if total + damage > LIMIT and not self.view.spared(seat):
            return KILL
        damage = self.view.hit(seat, damage) - total
        return damage / 10 * (1 + total / 60)

    def _relief(self, seat: int, damage: int) -> float:
        total = self.view.totals[seat]
        return damage / 10 * (0.6 + total / 70)

    def _aim(self, face: int, at: int, by: int) -> float:
        """Return the worth, to me, of a face resolving on a seat under a controller."""
        enmity = self.enmity(at)
        view = self.view
        if DAMAGE[face]:
            known = FRIENDLY_FIRE if self._ally[at] == 1 and at != self.seat else 0.0
            return enmity * self._hurt(at, DAMAGE[face]) - known
        if face == HEAL:
            last = view.lasts[at]
            return -enmity * self._relief(at, DAMAGE[last]) if last >= 0 else -0.3
        if face == SHIELD:
            return -enmity * (SHIELD_WORTH + view.totals[at] / 45)
        if face == IDENT:
            share = self._ally[at]
            mine = by == self.seat
            return LOOK * 4 * share * (1 - share) if mine else 0.4 * (2 * self._ally[by] - 1)
        if face == SWAP:
            if by != self.seat:
                return -0.3
            places = second_places(view, by, at)
            return max((self._exchange(at, place) for place in places), default=0.0) - 0.2
        if face == RECYCLE:
            return self._recycling(at, by)
        return 0.0

    def _recycling(self, at: int, by: int) -> float:
        pile = self.view.piles[at]
        if not pile:
            return -0.2
        face = pile[-1] & 15
        gain = -self.enmity(at) * self._relief(at, DAMAGE[face]) if DAMAGE[face] else 0.0
        if by != self.seat or face == RECYCLE:
            return gain - 0.2
        # a card that goes back to where it came from gains and loses the same
        others = [t for t in targets(self.view, by, face) if t != at]
        return gain + max((self._aim(face, t, by) for t in others), default=0.0) * 0.9

    def _exchange(self, first: int, second: int) -> float:
        """Return the worth of changing two tiles: friends should sit where life is long."""
        view = self.view
        life_first = (LIMIT + 10 - view.totals[first]) / 40
        life_second = (LIMIT + 10 - view.totals[second]) / 40 if second < view.n else 0.0
        return (life_second - life_first) * 2 * (self._ally[first] - self._ally[second])

    def _risk(self, face: int, target: int) -> float:
        """Return what it costs on average that the card may come back."""
        back = self._bim_chance(target) * (0.5 if self._ally[target] < 1 else 0.2)
        if self.view.marks[self.seat] >= 0:
            return 0.0
        if face in (D20, D30) and self.view.lasts[self.seat] == face:
            return 0.0
        if not DAMAGE[face]:
            return 0.3 * back
        return back * self._hurt(self.seat, DAMAGE[face])

    def _bim_chance(self, seat: int) -> float:
        """Return how likely a hand holds an Et Bim!, counting those seen elsewhere."""
        view = self.view
        seen = view.hands[self.seat].count(BIM)
        seen += sum(1 for card in view.discard if card & 15 == BIM)
        unseen = len(view.bag) + sum(map(len, view.hands)) - len(view.hands[self.seat])
        share = max(0, view.options.copies[BIM] - seen) / max(1, unseen)
        return float(1 - (1 - share) ** len(view.hands[seat]))

    def _answer(self, *, back: bool) -> float:
        """Return the worth of taking a card, or of sending it back, held or not."""
        view = self.view
        face = view.card & 15
        other = view.other_side()
        taken = self._on_me(face, other)
        if not back:
            return taken
        if view.bims & 1:  # it is my own card: back on its target, as announced
            return self._aim(face, other, self.seat) * 0.8 - BIM_WORTH
        lost = view.marks[other] >= 0 or (face in (D20, D30) and view.lasts[other] == face)
        returned = 0.0 if lost else self._aim(face, other, self.seat) * 0.8
        return returned - BIM_WORTH

    def _on_me(self, face: int, by: int) -> float:
        """Return the worth of a card resolving on me: I am my own best friend."""
        view = self.view
        if view.bims & 1:
            if view.marks[self.seat] >= 0:
                return 0.0
            if face in (D20, D30) and view.lasts[self.seat] == face:
                return 0.0
        return self._aim(face, self.seat, by)
