"""Knowing: what every fact does to a head, once it has come through."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.games.wombat.bot import counting, talking, wicked
from game.games.wombat.bot.beliefs import Beliefs
from game.games.wombat.bot.head import BotHead
from game.games.wombat.bot.ledger import Clack
from game.games.wombat.bot.memory import WRONG
from game.games.wombat.bot.pressing import Keys
from game.games.wombat.model import actions as act
from game.games.wombat.model import events as ev
from game.games.wombat.model import state as at
from game.games.wombat.model.phrases import Phrase
from game.games.wombat.model.places import SIZES, SPINDLES, TOWER
from game.games.wombat.model.roles import GENEROUS, HELPLESS
from game.games.wombat.model.sensations import Touch
from game.games.wombat.rules.fold import apply

FAILED: Final = frozenset((
    Touch.NOTHING, Touch.GONE, Touch.IN_THE_WAY, Touch.FULL, Touch.EMPTY, Touch.MOVED,
))  # fmt: skip
"""Touches after which what was planned makes no sense."""
WATCHES: Final = (HELPLESS, GENEROUS)
"""Whose hands have less to do tell what they feel: others need not feel it themselves."""
LIED: Final = 50
"""So many of a hundred bricks that are laid wrongly on purpose are told of as if right."""


class Knower:
    """Takes in what is known, fact by fact."""

    def __init__(self, head: BotHead, beliefs: Beliefs, keys: Keys) -> None:
        """Take the parts of one bot that know."""
        self.head, self.beliefs, self.keys = head, beliefs, keys
        self._clacked = -1
        """When one's own hand laid or took a brick."""
        self.acts = 0
        """Acts of sabotage in this build."""
        self.lied = False
        """Whether one told of a brick that one had taken off, in this build."""
        self._kinds: dict[type, Callable[[Any, int, int], None]] = {
            ev.Began: self._began, ev.Lapsed: self._lapsed, ev.Stopped: self._lapsed,
            ev.Freed: self._lapsed, ev.Clacked: self._heard_clack, ev.Said: self._said,
            ev.Scraped: self._scraped, ev.RoleDealt: self._role, ev.BuildBegan: self._build,
            ev.Lit: self._lit, ev.PhaseBegan: self._phase, ev.VotesOpened: self._votes,
        }  # fmt: skip

    def know(self, event: ev.Event, late: int, told: int) -> None:
        """Know a fact since a time; it was told before the question of a tick."""
        head = self.head
        hand = head.hand
        running = hand.running
        apply(head.view, event)
        if isinstance(event, ev.Felt) or (isinstance(event, ev.Seen) and event.paw == hand.paw):
            self._touch(event.touch, running, late, told)
        elif (kind := self._kinds.get(type(event))) is not None:
            kind(event, late, told)

    # ------------------------------------------------------------ one's own hand

    def _touch(self, touch: Touch, running: object, late: int, told: int) -> None:
        head = self.head
        hand = head.hand
        if touch is Touch.HAND:
            head.company = head.now
            return
        if running == act.FEEL_SPINDLE and (touch.size or touch is Touch.BOTTOM):
            self._felt_spindle(touch.size, late)
            return
        if touch in FAILED:
            self.keys.program = []
            self.keys.settle()
        match touch:
            case Touch.LAID:
                self._clacked = told
                self._laid()
            case Touch.TOOK:
                self._clacked = told
                head.ledger.took(hand.place)
                if head.goal == "rob" and not self.lied:
                    self.lied = wicked.lie(head, hand.place)
                if head.here:
                    hand.sizes[-1] = head.here.pop()
                    head.note(head.here)
                    if head.goal == "repair" and (need := head.need(hand.place)) is not None:
                        talking.tell_count(head, hand.place, need)
                elif hand.place < SPINDLES:
                    self._lowered(hand.place)
            case Touch.NOTHING:
                head.memory.keep("empty", hand.place, 1, head.now)
            case Touch.EMPTY:
                head.note([])
            case Touch.GAVE | Touch.GOT:
                self.keys.program = []
            case Touch.IN_THE_WAY:
                head.hindered[hand.place] = head.now
                if head.goal == "rob" and hand.place < SPINDLES:
                    wicked.cry(head, hand.place)
                else:
                    head.memory.drop("tower", hand.place)
            case _:
                pass
        self.keys.decide(late, hand)

    def _lowered(self, place: int) -> None:
        """One's own hand took a brick off a tower: it needs that one, if one knew what it needs."""
        head = self.head
        need = head.need(place)
        if need is None or need == WRONG:
            head.memory.drop("tower", place)
        else:
            head.memory.keep("tower", place, need + 1, head.now)

    def _felt_spindle(self, size: int, late: int) -> None:
        """Feel one brick more of a spindle; of no size is its bottom."""
        head = self.head
        if size:
            head.feeling.append(size)
            if len(head.feeling) > 1 or head.deep:
                return
            head.note_top(size)
        else:
            head.note(head.feeling[::-1])
            if head.hand.place < SPINDLES:
                self._found(head.feeling[::-1])
        head.checked = head.now
        self.keys.drop(late, head.hand)

    def _found(self, stack: list[int]) -> None:
        """Note how high a tower is; that it is wrong, or lower than was told, one says aloud once.

        Who says so tells how high it is now, so that nobody else needs to feel it.
        """
        head = self.head
        place, ledger = head.hand.place, head.ledger
        told = [one.height for one in ledger.claims if one.place == place]
        wrong = head.need(place) == WRONG
        lower = bool(told) and told[-1] > len(stack)
        ledger.saw(head.now, place, tuple(stack))
        if (wrong or lower) and not ledger.alarmed(place) and head.likely(head.mind.talks):
            head.say(Phrase("robbed", place=place))
            if not wrong:
                talking.tell_count(head, place, SIZES - len(stack))
        elif head.role in WATCHES and (need := head.need(place)) is not None:
            talking.tell_count(head, place, need)

    def _laid(self) -> None:
        """A brick came to lie: what one knew of the tower goes on, and one tells of it."""
        head = self.head
        place, size = head.hand.place, self.keys.laying
        if place >= SPINDLES:
            return
        need = head.need(place)
        if need is None or need <= 0:
            head.memory.drop("tower", place)
            return
        right = size in (0, need)
        head.ledger.lay(head.now, place, size or need)
        head.memory.keep("tower", place, need - 1 if right else WRONG, head.now)
        if head.ledger.stirred(place, head.checked):
            head.memory.stir(place)
        if head.here is not None:
            head.here.append(size or need)
        if right or head.likely(LIED):
            talking.tell_count(head, place, need - 1)

    def _began(self, event: ev.Began, late: int, told: int) -> None:
        self.keys.began(event.verb)
        if isinstance(event.verb, act.Go):
            self.head.here = None
        elif event.verb == act.FEEL_SPINDLE:
            self.head.feeling = []

    def _lapsed(self, event: object, late: int, told: int) -> None:
        self.keys.settle()
        self.keys.decide(late, self.head.hand)

    # ------------------------------------------------------------ what all hear

    def _heard_clack(self, event: ev.Clacked, late: int, told: int) -> None:
        head, place = self.head, event.place
        at_hand = head.hand.place == place
        own = at_hand and told == self._clacked
        head.ledger.clacks.append(Clack(told, place, own))
        if own:
            return
        head.memory.stir(place)
        if at_hand:
            head.here = None
            if self.keys.program and isinstance(self.keys.program[-1], act.Lay):
                self.keys.drop(late, head.hand)

    def _said(self, event: ev.Said, late: int, told: int) -> None:
        head = self.head
        if head.view.phase != at.BUILD:
            talking.weigh(self.beliefs, event.seat, event.phrase)
            return
        head.ledger.said(told, event.seat, event.phrase)
        if event.seat != head.seat:
            talking.listen(head, self.beliefs, event.seat, event.phrase)

    def _scraped(self, event: object, late: int, told: int) -> None:
        head = self.head
        wrong = head.likely(head.mind.miscounts)
        head.memory.turn((0, 2)[head.chance.below(2)] if wrong else 1)
        head.ledger.turned()
        head.here = None
        self.keys.drop(late, head.hand)

    # ------------------------------------------------------------ the course of a match

    def _role(self, event: ev.RoleDealt, late: int, told: int) -> None:
        self.beliefs.learn_role(event.to, event.role)

    def _build(self, event: object, late: int, told: int) -> None:
        self.head.ledger.begin()
        self.head.begin(told)
        self.acts, self.lied = 0, False
        self.keys.clear()
        self.keys.decide(late, self.head.hand)

    def _lit(self, event: ev.Lit, late: int, told: int) -> None:
        """Lights on: hold what was said against what is seen."""
        view = self.head.view
        if view.options.practice:
            return
        named = view.options.owned
        ledger, stacks = self.head.ledger, event.stacks
        signs = counting.signs(ledger, stacks)
        odd_kinds = self.beliefs.odd_kinds
        odd_kinds.see({seat: sign for seat, sign in signs.items() if view.alive[seat]})
        counts = counting.counts(
            ledger, stacks, event.hands, named=named, now=self.head.now,
            doubted=odd_kinds.doubted(), bases=view.bases, zones=event.zones,
        )  # fmt: skip
        living = {seat: many for seat, many in counts.items() if view.alive[seat]}
        self.beliefs.see(
            living, switched=self.beliefs.switched, turn=view.number,
            towers=sum(stack == TOWER for stack in stacks),
            details={one.seat: (one.size, one.place, one.ticks)
                     for one in ledger.gone(stacks, self.head.now)},
            unowned=counting.unowned(
                ledger, stacks, doubted=odd_kinds.doubted(), bases=view.bases
            ),
            out=[seat for seat, alive in enumerate(view.alive) if not alive],
        )  # fmt: skip
        if self.head.paws is not None:
            self.beliefs.follow(view.number, self.head.paws.deeds(view.living(), stacks))

    def _phase(self, event: ev.PhaseBegan, late: int, told: int) -> None:
        head = self.head
        self.beliefs.turn(switched=head.view.switched)
        self.keys.clear()
        head.phrases.clear()
        if event.phase == at.STRAW:
            head.accused = act.SKY
        if event.phase == at.DEBATE:
            talking.prepare(head, self.beliefs)
        self.keys.decide(late, head.hand)

    def _votes(self, event: ev.VotesOpened, late: int, told: int) -> None:
        if self.head.view.phase == at.STRAW:
            self.beliefs.sway(event.targets)
