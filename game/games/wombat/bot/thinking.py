"""The bot: told what its seat is told, it knows it late, presses keys, speaks and points.

It is asked once a tick. Its answer to the question of a tick is carried out two ticks later, which
is part of its reaction (``senses``).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.core.luck import Stream, key_of
from game.core.seats import Seat
from game.games.wombat.bot import building, daring, grounds, talking, wicked
from game.games.wombat.bot.beliefs import Beliefs
from game.games.wombat.bot.head import BotHead
from game.games.wombat.bot.knowing import Knower
from game.games.wombat.bot.learnt import Learnt
from game.games.wombat.bot.ledger import Ledger
from game.games.wombat.bot.memory import Memory
from game.games.wombat.bot.minds import Mind
from game.games.wombat.bot.natures import PLAIN, Nature, Temper, natured
from game.games.wombat.bot.paws import FOLLOWED, Paws
from game.games.wombat.bot.pressing import IDLE, Keys
from game.games.wombat.bot.senses import Backlog, FirstLook
from game.games.wombat.model import actions as act
from game.games.wombat.model import events as ev
from game.games.wombat.model import state as at
from game.games.wombat.model.actions import Action, Verb
from game.games.wombat.model.options import SHADOWS, Options
from game.games.wombat.model.roles import BAD
from game.games.wombat.model.state import State

_READ: Final = (ev.Said, ev.VotesOpened)
"""What all want to read before somebody speaks."""
_SILENT: Final = (ev.Given, ev.Queued)
"""What tells a seat only that its own key was taken."""
READ: Final = 24
"""In a debate nobody speaks before the last line, or the vote, was there for so many ticks;"""
TURNS: Final = 3
"""each waits so many more than the one before, so that two never speak at once;"""
LAST: Final = 20
"""and nobody has said all before the last line was there for so many more: it may be answered;"""
APART: Final = 6
"""then each is through so many after the one before, as people are."""


class ThinkingBot:
    """A bot of a level."""

    def __init__(
        self,
        seat: int,
        options: Options,
        seed: int,
        mind: Mind,
        learnt: Learnt,
        nature: Nature = PLAIN,
    ) -> None:
        """Sit down, as somebody of some nature."""
        mind = natured(mind, nature)
        self.seat, self.mind = seat, mind
        self.view = State(options)
        self.tick = 0
        """How many ticks were told of in this match."""
        self._line = Backlog(mind, key_of("senses", seed))
        self._first_look = FirstLook(options)
        self._paw = -1
        self.beliefs = Beliefs(
            seat, options.seats, learnt, advanced=options.advanced, practice=options.practice,
            weighs=mind.weighs,
        )  # fmt: skip
        self.head = BotHead(
            seat, mind, self.view, Memory(mind, seed), Ledger(seat, options.seats),
            Stream(key_of("choices", seed)), Temper(nature, key_of("nature", seed)),
            Paws(seat, mind.keeps, key_of("paws", seed), learnt.tracks)
            if options.touch == SHADOWS else None,
        )  # fmt: skip
        self.keys = Keys(mind)
        self.knower = Knower(self.head, self.beliefs, self.keys)
        """What takes a fact in once one perceives it."""
        self._phase = ("", 0)
        """The phase and the round in which one last pointed or was ready."""
        self._vote: int | None = None
        self._readied = False
        self._spoken = 0
        """When somebody spoke last, or all pointed."""
        self._reason: dict[str, Any] = {}

    # ------------------------------------------------------------ being told

    def hear(self, events: Sequence[ev.Event]) -> None:
        """Take in what the seat was just told; it is known later."""
        for event in events:
            kind = type(event)
            self._first_look.hear(event)
            if kind is ev.Ticked:
                self.tick += 1
            elif kind not in _SILENT:
                if kind in _READ:
                    self._spoken = self.tick
                self._tell(event)

    def _tell(self, event: ev.Event) -> None:
        own = known = True
        match event:
            case ev.PawNumbered(number=number):
                self._paw = number
            case ev.Seen(paw, _):
                # known later, it would be one's own, whose number may be that one by then
                known = paw == self._paw
            case ev.Said() | ev.Thudded():
                own = False
            case _:
                pass
        followed = self.head.paws is not None and type(event) in FOLLOWED
        self._line.tell(self.tick, event, own=own, followed=followed, known=known)

    # ------------------------------------------------------------ answering

    def choose(self, legal: Sequence[Action]) -> Action | None:
        """Return the verb to be carried out two ticks from now, None for none.

        A key that means nothing now is pressed all the same, and does nothing: what is legal hangs
        on what is told but not yet known.
        """
        pressed = self._answer()
        return pressed if pressed is None or offered(pressed, legal) else None

    def _answer(self) -> Action | None:
        now = self.head.now = self.tick
        self._reason = {}
        for late, told, event in self._line.known(now):
            self.knower.know(event, late, told)
        if self.head.paws is not None:
            for told, event in self._line.followed(now):
                self.head.paws.observe(told, event)
        if not self.keys.pace.free(now) or not self.view.alive[self.seat]:
            return None
        match self.view.phase:
            case at.BUILD:
                return self._build(now)
            case at.DEBATE:
                return self._debate(now)
            case at.STRAW | at.FINAL:
                return self.point(now)
            case _:
                return None

    def why(self) -> dict[str, Any]:
        """Return what the last answer came from; nothing where it goes on with a plan."""
        return self._reason

    # ------------------------------------------------------------ the build

    def _build(self, now: int) -> Action | None:
        if self._first_look.looks:
            return None
        verb = self._next(now)
        if verb is not None:
            return self.keys.press(now, verb, self.head.hand)
        if self.head.phrases:
            said = self.head.phrases.pop(0)
            return self.keys.press(now, act.Say(said.spelled), self.head.hand)
        return None

    def _next(self, now: int) -> Verb | None:
        """Return the hand's next verb, if it is time to press one."""
        keys, head = self.keys, self.head
        hand = head.hand
        if not keys.free(now, hand):
            return None
        if keys.program:
            return keys.program.pop(0)
        feels = hand.running == act.FEEL_SPINDLE and bool(head.feeling)
        if (hand.running is not None and not feels) or not keys.due(now):
            return None
        keys.chosen()
        if feels and head.deep:
            return None
        head.goal, head.facts = "", {}
        keys.program = self._plan()
        if not keys.program:
            keys.wait(IDLE, now)
            return None
        if feels:
            return act.STOP
        verb = keys.program.pop(0)
        self._reason = grounds.planned(head, self.beliefs, verb, keys.program, head.facts)
        return verb

    def _plan(self) -> list[Verb]:
        head = self.head
        if self.view.team(self.seat) == BAD:
            wants = daring.wants(head, self.knower.acts)
            tireless = self.mind.boldness > wicked.TIRELESS
            if acts := wicked.spoil(head, wants, tireless=tireless):
                self.knower.acts += 1
                budget = round(10 * (self.knower.acts - 1 + wants))
                head.facts |= {"acts": self.knower.acts, "budget": budget}
                return acts
            wicked.boast(head)
        return building.plan(head)

    # ------------------------------------------------------------ talk and votes

    def _fresh(self) -> bool:
        """Say whether this is the first question of a phase."""
        phase = (self.view.phase, self.view.number)
        if phase == self._phase:
            return False
        self._phase, self._vote, self._readied = phase, None, False
        return True

    def _debate(self, now: int) -> Action | None:
        self._fresh()
        waits = TURNS * self._place() if self.head.phrases else LAST + APART * self._place()
        if self._readied or not self.keys.due(now) or now - self._spoken < READ + waits:
            return None
        self.keys.pace.press(now)
        if self.head.phrases:
            said = self.head.phrases.pop(0)
            self._reason = grounds.accused(self.head, self.beliefs, said)
            if said.word == "accuse":
                self.head.accused = said.seat
            return act.Say(said.spelled)
        talking.reconsider(self.head, self.beliefs)
        if self.head.phrases:
            return None
        self._readied = True
        return act.READY

    def _place(self) -> int:
        """Return how many living seats speak before this one: somebody else begins every time."""
        living = self.view.living()
        return (living.index(Seat(self.seat)) + self.view.number) % len(living)

    def point(self, now: int) -> Action | None:
        """Return whom to point at now, None where the finger stays."""
        self._fresh()
        if not self.keys.due(now):
            return None
        self.keys.chosen()
        final = self.view.phase == at.FINAL
        target = weighed = talking.target(self.head, self.beliefs, final=final)
        if not final:
            target = talking.straw(self.head, self.beliefs)
        if target == self._vote or (self._vote is None and target == act.SKY):
            return None
        self._vote = target
        self._reason = (
            grounds.pointed(self.head, self.beliefs, target, final=final)
            if target == weighed
            else grounds.fancied(self.head, self.beliefs, target)
        )
        self.keys.pace.press(now)
        return act.Vote(target)


def offered(action: Action, legal: Sequence[Action]) -> bool:
    """Say whether an action, or the shape that it fills, is legal."""
    match action:
        case act.Go():
            return act.GO in legal
        case act.Say():
            return act.SAY in legal
        case _:
            return action in legal
