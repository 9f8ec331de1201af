"""Beliefs: how likely everybody is of the Bad team, exactly over all deals there can be.

A deal is as likely as it is dealt, times how often somebody of each role is seen to do what that
seat was seen to do (``fitted``), build by build. A Confused is judged as the Wicked once he is one.

Who is Bad argues and points by what somebody Good in that seat would believe (``seems``): else
votes tell who knows.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from math import exp
from typing import Final, NamedTuple

from game.ai.evidence import strongest
from game.games.wombat.bot import judging, tracks
from game.games.wombat.bot.counting import FEATURES
from game.games.wombat.bot.deals import deals
from game.games.wombat.bot.fitted import TRUST
from game.games.wombat.bot.learnt import Learnt
from game.games.wombat.bot.odd_kinds import SIGNS, OddKinds
from game.games.wombat.bot.paws import PawAct
from game.games.wombat.model.roles import BASIC, CONFUSED, ROLES, WICKED

_BAD: Final = (WICKED, CONFUSED)
_NONE: Final[Mapping[int, tuple[int, ...]]] = {}
SWAYED: Final = 0.2
"""What somebody's vote for a seat adds to its odds, in logits, if they are surely good."""


class Evidence(NamedTuple):
    """Something that speaks for or against a seat."""

    turn: int
    """In which build."""
    seat: int
    what: str
    """A feature of the ledger, or ``pointed`` or ``accused`` by somebody."""
    many: int
    """How often; or who pointed."""
    detail: tuple[int, ...]
    """Of the last brick that was gone its size, its spindle and after how many ticks."""
    logs: Mapping[str, float]
    """By role, what it adds to the logarithm of how likely this is."""
    lean: float
    """What it adds to the odds of being the Wicked, in logits."""


Step = tuple[tuple[Evidence, ...], float, float]
"""Evidence, and how likely a seat was bad before it and after."""


class Beliefs:
    """What one bot believes of everybody's team."""

    def __init__(
        self,
        seat: int,
        seats: int,
        learnt: Learnt,
        *,
        advanced: bool,
        practice: bool,
        weighs: float,
    ) -> None:
        """Begin without evidence."""
        self._learnt = learnt
        self.seat, self.seats, self.weighs = seat, seats, weighs
        self._advanced = advanced
        self._deals = deals(seats, advanced=advanced, practice=practice)
        self.known: dict[int, str] = {}
        """Roles one was told; one's own, and for an oracle all."""
        self._logs: list[dict[str, float]] = [{} for _ in range(seats)]
        """By seat and role, the logarithm of how likely its acts were."""
        self.odd_kinds = OddKinds(seats, learnt.signs, advanced=advanced)
        """What one makes of everybody's kind, told before what they did is."""
        self.switched = False
        self.swayed = [0.0] * seats
        """What others' votes say of each seat, in logits."""
        self._accused: set[tuple[int, int]] = set()
        """Who accused whom since all pointed: again is no more."""
        self.evidence: list[Evidence] = []
        self.turn_of = 1
        """The build that one last saw lit."""
        self._now: list[float] | None = None
        self._seems: list[float] | None = None

    def learn_role(self, seat: int, role: str) -> None:
        """Take in a role."""
        self.known[seat] = role
        self._forget()

    def see(
        self,
        counts: Mapping[int, Sequence[int]],
        *,
        switched: bool,
        towers: int,
        turn: int = 1,
        details: Mapping[int, tuple[int, ...]] = _NONE,
        unowned: tuple[int, float] = (0, 0.0),
        out: Collection[int] = (),
    ) -> None:
        """Take in what everybody was seen to do in a build, and how many towers came of it.

        ``unowned`` is what ``counting`` says of clacks that are nobody's; who is ``out`` made none.
        """
        self.turn_of = turn
        others = {seat: many for seat, many in counts.items() if seat != self.seat}
        found = (
            self._restricted(others, towers, switched=switched)
            if self._advanced
            else self._basic(others, towers, unowned)
        )
        for seat, each in found.items():
            logs = self._logs[seat]
            for at, (feature, adds) in enumerate(zip(FEATURES, each, strict=True)):
                for role, more in adds.items():
                    logs[role] = logs.get(role, 0.0) + more
                detail = details.get(seat, ()) if feature == "gone" else ()
                self.evidence.append(
                    Evidence(turn, seat, feature, others[seat][at], detail, adds, 0.0)
                )
        for seat in out if not self._advanced else ():
            logs = self._logs[seat]
            logs[WICKED] = logs.get(WICKED, 0.0) + judging.absent(unowned[1], towers)
        self._forget()

    def _basic(
        self, counts: Mapping[int, Sequence[int]], towers: int, unowned: tuple[int, float]
    ) -> dict[int, list[dict[str, float]]]:
        """Return by seat and feature what each count says, where one is the Wicked, others are not.

        Whoever plays them: this was learnt beside strangers, too.
        """
        signs = self.odd_kinds.signs
        voices = {
            seat: judging.voice(signs.get(seat, SIGNS[0]), many) for seat, many in counts.items()
        }
        none = dict.fromkeys(ROLES, 0.0)
        return {
            seat: [
                {**none, WICKED: lean}
                for lean in self._learnt.judge.leans(
                    many,
                    voices[seat],
                    beside=judging.oddest(voices, seat),
                    towers=towers,
                    unowned=unowned,
                )
            ]
            for seat, many in counts.items()
        }

    def _restricted(
        self, counts: Mapping[int, Sequence[int]], towers: int, *, switched: bool
    ) -> dict[int, list[dict[str, float]]]:
        """Return by seat and feature what each count says by role, where roles are advanced."""
        clear, found = self.odd_kinds.clear(), {}
        for seat, many in counts.items():
            kinds, before = self.odd_kinds.shares[seat], dict.fromkeys(ROLES, 0.0)
            each = []
            for at in range(len(FEATURES)):
                after = {
                    role: self._learnt.acts.log_likely(
                        WICKED if role == CONFUSED and switched else role,
                        many[: at + 1], towers, kinds,
                    )
                    for role in ROLES
                }  # fmt: skip
                each.append({role: clear * (after[role] - before[role]) for role in ROLES})
                before = after
            found[seat] = each
        return found

    def follow(self, turn: int, deeds: Sequence[PawAct]) -> None:
        """Take in what paws did in a build, each of them somebody's with some chance."""
        for seat, logs in enumerate(self._logs):
            mine = [(one.kind, one.shares[seat]) for one in deeds if seat in one.shares]
            if not mine:
                continue
            adds = {
                role: self._learnt.tracks.log_likely(
                    WICKED if role == CONFUSED and self.switched else role, mine
                )
                for role in ROLES
            }
            for role, more in adds.items():
                logs[role] = logs.get(role, 0.0) + more
            many = round(sum(share for kind, share in mine if kind in tracks.AGAINST))
            self.evidence.append(Evidence(turn, seat, "paws", many, (), adds, 0.0))
        self._forget()

    def turn(self, *, switched: bool) -> None:
        """Take in whether a Confused is bad by now."""
        if switched != self.switched:
            self.switched = switched
            self._forget()

    def sway(self, votes: Sequence[int]) -> None:
        """Take in whom all pointed at: who is likely good may know something.

        What was pointed at and said before is in it: it counts no more.
        """
        self.swayed = [0.0] * self.seats
        self._accused.clear()
        self.evidence = [one for one in self.evidence if one.logs]
        self._forget()
        now = self.seems()
        for voter, target in enumerate(votes):
            if voter != self.seat and 0 <= target < self.seats and target != self.seat:
                self._lean(target, "pointed", voter, SWAYED * self.weighs * (1 - 2 * now[voter]))
        self._forget()

    def accuse(self, seat: int, target: int, much: float) -> None:
        """Take in that somebody accuses somebody; said again it counts no more."""
        if (seat, target) in self._accused:
            return
        self._accused.add((seat, target))
        self._lean(target, "accused", seat, much * self.weighs * (1 - 2 * self.seems()[seat]))
        self._forget()

    def _lean(self, target: int, what: str, who: int, much: float) -> None:
        self.swayed[target] += much
        self.evidence.append(Evidence(self.turn_of, target, what, who, (), {}, much))

    def _forget(self) -> None:
        """Reckon anew when it is asked for."""
        self._now = self._seems = None

    def bad(self) -> list[float]:
        """Return how likely each seat is of the Bad team now."""
        if self._now is None:
            self._now = self._reckon(self._logs, self.swayed)
        return self._now

    def seems(self) -> list[float]:
        """Return how likely each seat is Bad, as somebody Good in this seat would believe."""
        role = self.known.get(self.seat)
        if role != WICKED and not (role == CONFUSED and self.switched):
            return self.bad()
        if self._seems is None:
            self._seems = self._reckon(self._logs, self.swayed, poses=True)
        return self._seems

    def by_facts(self) -> list[float]:
        """Return how likely each seat is of the Bad team, whatever others point at and say."""
        return self._reckon(self._logs, [0.0] * self.seats)

    def strongest(self, seat: int, most: int) -> list[Evidence]:
        """Return what weighs most of what speaks of a seat, in its order; one's own loss always."""
        every = [one for one in self.evidence if one.seat == seat]
        return strongest(every, lambda one: (bool(one.detail), abs(self._weight(one))), most)

    def _weight(self, one: Evidence) -> float:
        if not one.logs:
            return one.lean
        return self.weighs * TRUST[self.seats] * (one.logs[WICKED] - one.logs[BASIC])

    def steps_to(self, seat: int, most: int) -> list[Step]:
        """Return how one came to believe what one believes of a seat, step by step.

        First all that weighs little, then the strongest. Every step begins where the last one
        ended, the first one with what one believes without anything of this seat, and the last one
        ends with what one believes now.
        """
        kept = self.strongest(seat, most - 1)
        rest = tuple(one for one in self.evidence if one.seat == seat and one not in kept)
        logs: dict[str, float] = {}
        lean, steps = 0.0, []
        before = self._without(seat, logs, lean)
        for group in (rest, *((one,) for one in kept)):
            for one in group:
                lean += one.lean
                for role, more in one.logs.items():
                    logs[role] = logs.get(role, 0.0) + more
            after = self._without(seat, logs, lean)
            if group:
                steps.append((group, before, after))
            before = after
        return steps

    def _without(self, seat: int, logs: dict[str, float], lean: float) -> float:
        """Return how likely a seat is bad with other evidence of it than there is."""
        every, swayed = list(self._logs), list(self.swayed)
        every[seat], swayed[seat] = logs, lean
        return self._reckon(every, swayed)[seat]

    def _reckon(
        self,
        every: Sequence[Mapping[str, float]],
        swayed: Sequence[float],
        *,
        poses: bool = False,
    ) -> list[float]:
        total, sums = 0.0, [0.0] * self.seats
        weigh = self.weighs * TRUST[self.seats]
        tables = [{role: exp(weigh * log) for role, log in logs.items()} for logs in every]
        lean = [exp(one) for one in swayed]
        for deal, ways in self._deals:
            fits = all(deal[seat] == role for seat, role in self.known.items())
            if (deal[self.seat] in _BAD) if poses else not fits:
                continue
            likely = float(ways)
            for seat, role in enumerate(deal):
                if tables[seat]:
                    likely *= tables[seat].get(role, 1.0)
                if role == WICKED:
                    likely *= lean[seat]
            total += likely
            for seat, role in enumerate(deal):
                if role == WICKED or (role == CONFUSED and self.switched):
                    sums[seat] += likely
        return [one / total for one in sums] if total else [0.0] * self.seats
