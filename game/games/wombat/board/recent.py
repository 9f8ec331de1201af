"""Recent: what was felt, heard and said in the last moments; it fades, as it does from a mind."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from game.core.pages import LogLine
from game.games.wombat.board.clacks import Clacks
from game.games.wombat.board.evidence import Claim, turned
from game.games.wombat.board.felt_towers import FeltTowers
from game.games.wombat.board.gifts import Gifts
from game.games.wombat.board.marking import FADING, Mark, Marks, carried
from game.games.wombat.board.palms import Palms
from game.games.wombat.board.waving import Wave, Waves, gathered_tick
from game.games.wombat.felt import EITHER, TOWER, by_hand
from game.games.wombat.model import events as ev
from game.games.wombat.model import hidden
from game.games.wombat.model.phrases import Phrase
from game.games.wombat.model.places import (
    BRICKS,
    NOWHERE,
    SIZE,
    SIZES,
    SPINDLES,
    TURNED,
    sizes,
    sound,
)
from game.games.wombat.model.sensations import Touch
from game.games.wombat.model.state import BUILD, LONG_AGO, State
from game.games.wombat.tally import CountResult, tally_of
from game.stage.live_play import Begun, Gathered

FLASH: Final = 12
"""So many ticks a touch is seen beside a paw (more than a second)."""
SAID: Final = 2 * FADING
"""So many ticks it is remembered what was said of a spindle."""
_MOST: Final = 8
_BUILDS: Final = 100
"""More than a match has: whoever looks for a paw again sees waves of no other build."""
TRAIL: Final = 30
"""So many ticks a trail is seen, with the light on."""
SHIFTED: Final = 8
"""So many ticks it is seen, with the light on, that a brick was laid or taken."""


@dataclass(frozen=True, slots=True)
class RecentNote:
    """Something of the last moments."""

    tick: int
    icon: str
    text: str
    own: bool
    """Whether one's own hand felt it."""
    many: int = 1
    """How often in a row."""
    by: int | None = None
    """Who said it, where it was said."""


@dataclass(frozen=True, slots=True)
class Flash:
    """A touch beside a paw."""

    tick: int
    place: int
    touch: Touch
    where: str = ""
    """Of a size: where it was felt."""
    sizes: tuple[int, ...] = ()
    """What was felt of a tower, from its top; then ``touch`` is the last, or its foot."""
    times: int = 1
    """How often in a row it felt just this there."""


@dataclass(frozen=True, slots=True)
class Shift:
    """A brick that was laid on a spindle or taken off it: known where everything is."""

    tick: int
    place: int
    size: int
    laid: bool
    better: int
    """How many bricks lie right more than before, on this spindle."""


class Recent:
    """The last moments of one build, as one viewer was told them."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.notes: list[RecentNote] = []
        self.said: dict[int, tuple[int, str]] = {}
        """By seat, when it last said what, in words."""
        self.begun: tuple[Begun, ...] = ()
        """Around one screen, which phrases people have begun, the newest last."""
        self.claims: list[Claim] = []
        """What was said in the build that goes on or was lit last."""
        self._clacks = Clacks()
        self._listened = False
        """Whether it was there when the build began."""
        self.tally: CountResult | None = None
        """What the last count gave; None in a build."""
        self.flashes: dict[int, Flash] = {}
        """By the number of a paw, what it last felt; one's own hand has the number 0."""
        self.felt: dict[int, Mark] = {}
        """By spindle, what a paw among shadows last felt of it."""
        self.turned = LONG_AGO
        """When the box turned last, in this build."""
        self.told: dict[int, tuple[int, int]] = {}
        """By spindle, when it was last said how high it is, and what was said."""
        self.marks = Marks()
        """What was last felt, and heard, where."""
        self.shifts: dict[int, Shift] = {}
        """By spindle, what was last laid or taken there."""
        self.waves = Waves()
        """Which paws among shadows wave."""
        self.gathered: Gathered | None = None
        """How far people have come who find their paws before time runs."""
        self._gathering, self._gatherings = Waves(), 0
        """Which paws wave meanwhile, and how often people have looked for theirs."""
        self._gifts, self._felt_towers, self._all_felt = Gifts(), FeltTowers(), FeltTowers()
        """Gifts; the towers that paws go down, and the same as far as all can tell: of one's own
        paw one knows more."""
        self._stirred: dict[int, int] = {}
        """By spindle, when a brick was last laid there or taken, since the box has turned."""
        self.palms = Palms()
        """What all know of paws among shadows."""
        self.on_floor: int | None = None
        """How many bricks lie in zones, where all see what is picked up and dropped there."""
        self.trails: dict[int, list[tuple[int, int]]] = {}
        """By seat, the places where its hand was, and the ticks in which it came there."""

    def where(self, event: ev.Event, view: State) -> str:
        """Return where a size was felt that was just folded and not taken in; else nothing."""
        match event:
            case ev.Felt(to, touch):
                return by_hand(touch, view.hands[to])
            case ev.Seen(paw, touch):
                for hand in view.hands:
                    if hand.paw == paw:
                        return by_hand(touch, hand)
                return self._known(paw, touch, view)
            case _:
                return ""

    def _known(self, paw: int, touch: Touch, view: State) -> str:
        """Return where a size was felt as far as all can tell, before it is taken in."""
        where = self.palms.where(paw, touch)
        going = where and self._all_felt.so_far(paw, view.tick, view.options)
        return TOWER if going else where

    def show(self, event: ev.Event, view: State, line: LogLine | None, short: str) -> None:
        """Take in a fact that was just folded, its line of the log, and a shorter text of it."""
        tick, where = view.tick, self.where(event, view)
        known = self._known(event.paw, event.touch, view) if isinstance(event, ev.Seen) else ""
        self.marks.show(event, view)
        self.palms.show(event, tick)
        self._clacks.show(event, tick)
        match event:
            case ev.BuildBegan(_, bases):
                self.claims, self.tally, self._clacks = [], None, Clacks(bases=bases)
                self._listened = True
                self._begin(view)
                self.on_floor = BRICKS - SPINDLES * bases
            case ev.PhaseBegan():
                self._begin(view)
            case ev.Counted(complete) if not view.options.practice:
                self.tally = tally_of(view, complete)
            case hidden.Moved(_, brick, old, new) if min(old, new) < SPINDLES:
                self._shift(brick, min(old, new), view, laid=new < SPINDLES)
            case ev.Ticked() if not view.missing:
                self._step(view)
            case ev.Said(seat, phrase):
                self.said[seat] = (tick, short)
                dark = view.phase == BUILD
                hollow = dark and self._clacks.hollow(tick, seat, phrase)
                self.claims.append(Claim(tick, seat, phrase, short, not dark, hollow))
                if dark:
                    self._tell(tick, phrase)
            case ev.Clacked(place):
                self.claims = self._clacks.made_good(self.claims, place, tick)
                self._stirred[place] = tick
                if place in self.felt:
                    self.felt[place] = replace(self.felt[place], stirred=True)
            case ev.Freed():
                self._gifts.freed()
            case ev.Felt(to, touch):
                self._flash(0, self._gifts.felt(touch), view, view.hands[to].place, where)
            case ev.Scraped():
                self.told = {TURNED[place]: said for place, said in self.told.items()}
                self.felt, self._stirred = carried(self.felt), {}
                self.claims = [turned(one) for one in self.claims]
                self._forget_places(tick)
            case ev.Seen(paw, touch):
                self._part(self.palms.parted(event), view)
                self._see(tick, paw, touch, view, where)
                self._may_hold(paw, touch, view, known)
            case _:
                pass
        if line is not None and short and not isinstance(event, ev.Said):
            self.note(RecentNote(tick, line.icon, short, isinstance(event, ev.Felt)))

    def note(self, note: RecentNote) -> None:
        """Keep something for a while; what was just noted is counted."""
        last = self.notes[-1] if self.notes else note
        if (last.icon, last.text, last.own) == (note.icon, note.text, note.own):
            note = replace(note, many=last.many + (last is not note))
            del self.notes[-1:]
        self.notes.append(note)
        del self.notes[:-_MOST]

    def _begin(self, view: State) -> None:
        """Forget all but what was said: another phase begins."""
        self.notes, self.said, self.flashes, self.told = [], {}, {}, {}
        self.shifts, self.trails, self.on_floor, self.turned = {}, {}, None, LONG_AGO
        self.felt = {}
        self.marks, self.waves, self.palms = Marks(), Waves(view.number), Palms()
        self._gifts, self._felt_towers, self._all_felt = Gifts(), FeltTowers(), FeltTowers()
        self._stirred = {}

    def _flash(self, paw: int, touch: Touch, view: State, place: int, where: str) -> None:
        """Keep what a paw felt, with what it has felt of a tower so far."""
        sizes = self._felt_towers.feel(paw, touch, view.tick, place, where, view.options)
        if len(sizes) == 1 and touch is not Touch.BOTTOM and where != TOWER:
            sizes = ()  # the next brick, or the foot, tells that it was a tower's
        before, times = self.flashes.get(paw), 1
        if before is not None and touch is before.touch is Touch.NOTHING and before.place == place:
            times += before.times
        self.flashes[paw] = Flash(view.tick, place, touch, where, sizes, times)

    def _part(self, paws: Sequence[int], view: State) -> None:
        """Take in that numbers were drawn anew among paws: what each felt may be of another."""
        for towers in (self._felt_towers, self._all_felt):
            towers.shuffle(paws, view.tick, view.options)
        for number in paws:
            self.flashes.pop(number, None)
            self.waves.came(view.tick, number)

    def _see(self, tick: int, paw: int, touch: Touch, view: State, where: str) -> None:
        """Take in what all see of a paw."""
        shown = self._gifts.seen(paw, touch, view.shades)
        since = self._felt_towers.since(paw, tick, view.options)
        self._flash(paw, shown, view, view.shades.get(paw, NOWHERE), where)
        flash = self.flashes[paw]
        if touch is Touch.BOTTOM or flash.sizes:
            stirred = self._stirred.get(flash.place, LONG_AGO) >= since
            mark = Mark(tick, flash.place, touch, flash.sizes, touch is Touch.BOTTOM, stirred)
            before = self.felt.get(flash.place)
            if before is None or not mark.begins(before):
                self.felt[flash.place] = mark
        if touch.place != NOWHERE:
            self.waves.came(tick, paw)
        if self.on_floor is not None:
            self.on_floor += (touch is Touch.DROPPED) - (touch is Touch.PICKED)

    def _may_hold(self, paw: int, touch: Touch, view: State, known: str) -> None:
        """Take in whether a size felt at a tower may be of the paw, as far as all can tell."""
        place = view.shades.get(paw, NOWHERE)
        sizes = self._all_felt.feel(paw, touch, view.tick, place, known, view.options)
        settled = touch is Touch.BOTTOM or len(sizes) > 1 or (bool(sizes) and known == TOWER)
        if settled or known == EITHER[True]:
            self.palms.may_hold(paw, 0 if settled else touch.size)

    def accuser_of(self, seat: int | None) -> int | None:
        """Return who accused a seat last in the debate about the last build, None where nobody."""
        said = (one for one in self.claims if one.argued and one.phrase.seat == seat)
        accused = [one.seat for one in said if one.phrase.word == "accuse"]
        return accused[-1] if accused else None

    def _shift(self, brick: int, place: int, view: State, *, laid: bool) -> None:
        right = sound(sizes(view.lying[place]))
        before = sound(sizes([*view.lying[place], brick] if not laid else view.lying[place][:-1]))
        self.shifts[place] = Shift(view.tick, place, SIZE[brick], laid, right - before)

    def _forget_places(self, tick: int) -> None:
        """Show no more what was felt and said where something else lies since the box turned.

        Whose paw turned it has felt that, and nothing that lies elsewhere now.
        """
        self.turned = tick
        self.flashes = {paw: one for paw, one in self.flashes.items() if one.touch is Touch.TURNED}
        about = {(one.seat, one.tick) for one in self.claims if one.moved}
        self.said = {seat: its for seat, its in self.said.items() if (seat, its[0]) not in about}

    def _tell(self, tick: int, phrase: Phrase) -> None:
        """Take in what is said of a spindle; of one that was robbed nobody knows any more."""
        if phrase.height is not None:
            self.told[phrase.place] = (tick, min(SIZES, phrase.height))
        elif phrase.word == "robbed":
            self.told.pop(phrase.place, None)

    @property
    def heard(self) -> Mapping[int, int] | None:
        """By tower, when it clacked last in the build that goes on or was lit last, if known."""
        return self._clacks.heard if self._listened else None

    def told_of(self, tick: int) -> tuple[tuple[int, int], ...]:
        """Return by spindle the height that was said lately."""
        said = sorted(self.told.items())
        return tuple((place, high) for place, (since, high) in said if tick - since < SAID)

    def _step(self, view: State) -> None:
        """Keep where hands came to, where everything is known."""
        for seat, hand in enumerate(view.hands):
            trail = self.trails.setdefault(seat, [])
            if not trail or trail[-1][1] != hand.place:
                trail.append((view.tick, hand.place))
                del trail[:-5]

    def wave(self, tick: int, wave: Wave) -> None:
        """Take in that a person asks where their paw is."""
        if self.gathered is not None:
            self._gathering.ask(gathered_tick(self.gathered), wave.paw, wave.place)
        else:
            self.waves.ask(tick, wave.paw, wave.place)

    def gather(self, gathered: Gathered | None, view: State) -> None:
        """Take in how far people have come who find their paws; None: time runs again."""
        if self.gathered is None:  # others wave each time: what is the same twice was no key's
            self._gathering = Waves(view.number + _BUILDS * self._gatherings)
            self._gatherings += 1
        self.gathered = gathered

    def waving(self, tick: int, shades: Mapping[int, int]) -> frozenset[int]:
        """Return which paws wave at a tick, or now while people gather."""
        if self.gathered is not None:
            return self._gathering.now(gathered_tick(self.gathered), shades)
        return self.waves.now(tick, shades)

    def fresh(self, tick: int, *, said: bool = False) -> tuple[RecentNote, ...]:
        """Return what has not faded yet at a tick, the newest last; with what was ``said``, too."""
        spoken = self.said.items() if said else ()
        notes = [
            *self.notes,
            *(RecentNote(since, "icon_bubble", text, False, by=seat)
              for seat, (since, text) in spoken),
        ]  # fmt: skip
        notes.sort(key=lambda one: one.tick)
        return tuple(one for one in notes if tick - one.tick < FADING)
