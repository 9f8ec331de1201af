"""Arranging: from a view to a layout, a pure function of it and of the last moments."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.core.targets import SEAT
from game.games.wombat.board.arguing import argued_boxes
from game.games.wombat.board.charges import (
    Charge,
    Fact,
    characters,
    charges,
    doubts,
    lit_facts,
    paw_at,
)
from game.games.wombat.board.evidence import Row, rows_of
from game.games.wombat.board.marking import Mark
from game.games.wombat.board.palms import Palm, Pool
from game.games.wombat.board.places import SIDE, Places
from game.games.wombat.board.recent import SHIFTED, Flash, Recent, RecentNote, Shift
from game.games.wombat.board.talking import Sentence, begun_by, offered
from game.games.wombat.board.verdicts import Verdict
from game.games.wombat.board.waving import gathered_tick
from game.games.wombat.model import actions as act
from game.games.wombat.model import state as at
from game.games.wombat.model.options import SHADOWS
from game.games.wombat.model.places import NOWHERE, SPINDLES, sizes
from game.games.wombat.model.roles import UNTOLD
from game.games.wombat.model.state import LONG_AGO, NO_PAW, NO_VOTE, NOTHING, State
from game.games.wombat.tally import CountResult
from game.games.wombat.tokens import PLACE, ROLE, SLOTS, TALK, VERBS
from game.stage.live_play import Gathered
from game.stage.motion.layout import Box, Layout, Spots, Touch
from game.stage.table.bar import WAYS

DARK, BRIGHT, OPEN = "dark", "bright", "open"
"""How the table lies: in the dark; with the lights on after a build; with the light on during one,
where everything is known."""


@dataclass(frozen=True, slots=True)
class Plate:
    """What is written at one seat."""

    name: str
    face: str
    own: bool
    alive: bool
    said: str
    """What it said last, in words, as long as that is fresh."""
    held: tuple[int, ...]
    """With the light on, the sizes of what its hand holds."""
    place: int
    paw: int
    """Among shadows that have names in the light: its number, where it stopped alone."""
    vote: int
    """Whom it pointed at when votes were opened, or one's own vote so far; ``NO_VOTE``."""
    ready: bool
    role: str
    """One's own role, or everybody's when all is over."""


@dataclass(frozen=True, slots=True)
class OwnHand:
    """One's own hand, as its owner was told it."""

    place: int
    sizes: tuple[int, ...]
    found: int
    running: act.HandVerb | None
    waiting: act.HandVerb | None
    sealed: bool
    """Whether a verb waits for the end of this tick."""
    covering: bool
    paw: int


@dataclass(frozen=True, slots=True)
class Furniture:
    """Everything that is painted of the table."""

    light: str
    phase: str
    number: int
    tick: int
    ticks: int
    good: int
    bad: int
    points: int
    plates: tuple[Plate, ...]
    hand: OwnHand | None
    shadows: bool
    shades: tuple[tuple[int, int], ...]
    flashes: tuple[tuple[int, Flash], ...]
    notes: tuple[RecentNote, ...]
    stacks: tuple[tuple[int, ...], ...]
    zones: tuple[tuple[int, ...], ...]
    loose: tuple[tuple[int, ...], ...]
    """Among shadows: hands as they stopped, without owners."""
    hands: tuple[tuple[int, int, int, float], ...]
    """With everything known: whose hand is where, for where it is bound, and how far on its way."""
    trails: tuple[tuple[int, tuple[tuple[int, int], ...]], ...]
    """With everything known: of each seat, when its hand came to which places, up to now."""
    shifts: tuple[Shift, ...]
    """With everything known: what was just laid on spindles, or taken off them."""
    checked: int
    """How many bricks the drum has tested; -1 for all."""
    reason: str
    practice: bool
    based: bool
    """Whether the largest bricks lay at the bottom of towers when the build began."""
    shared: bool
    """Whether all look at it, and it is nobody's."""
    marks: tuple[Mark, ...] = ()
    """In the dark: what was felt and heard where, as long as it is fresh."""
    told: tuple[tuple[int, int], ...] = ()
    """In a build: of towers of which it was said lately how high they are, that height."""
    argued: tuple[int, ...] = ()
    """The places whose keys say something in a debate, once one talks."""
    evidence: tuple[tuple[int, tuple[Row, ...]], ...] = ()
    """With the light on after a build, by seat what it said in the dark beside the light."""
    charges: tuple[Charge, ...] = ()
    """In a debate and in the vote after it: whom who accuses, and what speaks against them."""
    shown: tuple[Fact, ...] = ()
    """With the light on after a build, what it showed that nobody said."""
    doubts: tuple[tuple[int, Fact], ...] = ()
    """There, by seat, what all know against it besides what its own claims show."""
    counting: bool = False
    """Whether all count to three and point."""
    verdict: Verdict | None = None
    """How the vote that counts ended, once it is opened."""
    tally: CountResult | None = None
    """With the light on after a build: what its count gave."""
    votes_in: int = 0
    """While the light stands: from what it is counted down to the first vote; 0 for nothing."""
    waving: frozenset[int] = frozenset()
    """Among shadows: which paws wave now."""
    sentences: tuple[Sentence, ...] = ()
    """Around one screen: which phrases people have begun, the newest last."""
    gathered: Gathered | None = None
    """How far people have come who find their paws before time runs."""
    palms: tuple[tuple[int, Palm], ...] = ()
    """Among shadows: what all know of each paw, by its number."""
    pools: tuple[Pool, ...] = ()
    """What some of them hold together."""
    felt: tuple[Mark, ...] = ()
    """Among shadows: what all saw that a paw last felt of each spindle."""
    turned: int = LONG_AGO
    """When the box turned last, in this build."""
    on_floor: int | None = None
    """Among shadows: how many bricks lie in zones, as all have seen."""
    fruitless: int = 0
    """In the dark: in how many zones one's own hand looked last and found nothing."""
    shade: float = 0.0
    """How much of the dark still lies over it, 0 to 1, while the light comes on."""

    @property
    def beat(self) -> int:
        """The tick by which things move that move by themselves, while people gather, too."""
        return self.tick if self.gathered is None else gathered_tick(self.gathered)


def light_of(view: State) -> str:
    """Return how a view's table lies; the light is on once a build has shown its towers."""
    if view.phase != at.BUILD or view.lit:
        return BRIGHT
    known = view.missing == 0 and all(hand.place != NOWHERE or not view.alive[seat]
                                      for seat, hand in enumerate(view.hands))  # fmt: skip
    return OPEN if known else DARK


def furniture_of(
    view: State,
    viewer: int | None,
    names: Sequence[str],
    faces: Sequence[str],
    recent: Recent,
    *,
    yours: bool,
    couch: bool = False,
) -> Furniture:
    """Return what is painted of a view; it is ``yours``, or what somebody else knew.

    On a ``couch``, before everybody's eyes, paws wave.
    """
    options, light = view.options, light_of(view)
    waves = couch and viewer is None and light == DARK
    stacks, zones, held = _bricks(view, light)
    shadows = options.touch == SHADOWS
    seen = shadows and light == DARK
    tick = view.tick
    judged = light == BRIGHT and view.phase != at.OVER
    return Furniture(
        light=light,
        phase=view.phase,
        number=view.number,
        tick=tick,
        ticks=view.lasts,
        good=view.good,
        bad=view.bad,
        points=options.points,
        plates=tuple(
            replace(
                _plate(view, seat, viewer, names[seat], faces[seat], held.get(seat), recent),
                own=yours and seat == viewer,
            )
            for seat in range(view.seats)
        ),
        hand=None if viewer is None or not view.alive[viewer] else _hand(view, viewer),
        shadows=shadows,
        shades=tuple(sorted(view.shades.items())) if seen else (),
        flashes=tuple(sorted(recent.flashes.items())) if view.phase == at.BUILD else (),
        notes=recent.fresh(tick, said=waves and shadows),
        sentences=begun_by(recent.begun, view) if waves else (),
        stacks=stacks,
        zones=zones,
        loose=_stopped(view) if shadows and light == BRIGHT and view.lit else (),
        hands=tuple(_under_way(view, seat) for seat in view.living()) if light == OPEN else (),
        trails=tuple((seat, tuple(steps)) for seat, steps in recent.trails.items())
        if light == OPEN
        else (),
        shifts=tuple(one for one in recent.shifts.values() if tick - one.tick < SHIFTED)
        if light == OPEN
        else (),
        checked=-1,
        reason=view.reason,
        practice=options.practice,
        based=options.beginner,
        counting=view.counting,
        shared=viewer is None,
        marks=recent.marks.fresh(tick) if light == DARK and not shadows else (),
        told=recent.told_of(tick) if view.phase == at.BUILD else (),
        argued=()
        if viewer is None or view.phase != at.DEBATE
        else tuple(offered(view, viewer, (TALK,))),
        evidence=_evidence(view, light, recent),
        charges=charges(view, recent.claims, characters(faces), recent.heard) if judged else (),
        shown=lit_facts(view, recent.claims, recent.heard) if judged else (),
        doubts=doubts(view, recent.claims, recent.heard) if judged else (),
        tally=recent.tally if light == BRIGHT else None,
        waving=recent.waving(tick, view.shades) if shadows and waves else frozenset(),
        gathered=recent.gathered,
        palms=recent.palms.known() if seen else (),
        pools=recent.palms.pools if seen else (),
        felt=tuple(recent.felt[place] for place in sorted(recent.felt)) if seen else (),
        turned=recent.turned,
        on_floor=recent.on_floor if seen else None,
        fruitless=recent.marks.fruitless(tick) if light == DARK else 0,
    )


def _evidence(
    view: State, light: str, recent: Recent
) -> tuple[tuple[int, tuple[Row, ...]], ...]:  # fmt: skip
    """Return what everybody said in a build, as long as one argues about it."""
    if light != BRIGHT or not view.lit or view.phase == at.OVER:
        return ()
    stacks, _, hands = view.lit
    options = view.options
    held = {one[0]: one[2:] for one in hands} if options.owned else {}
    return tuple(
        (seat, rows_of(recent.claims, seat, stacks, held.get(seat, ())))
        for seat in range(view.seats)
        if view.alive[seat] or any(one.seat == seat for one in recent.claims)
    )


def _under_way(view: State, seat: int) -> tuple[int, int, int, float]:
    """Return whose hand is where, for where it is bound, and how far on its way: 0 to 1."""
    hand = view.hands[seat]
    if not isinstance(hand.running, act.Go) or hand.due <= hand.begun:
        return seat, hand.place, NOWHERE, 0.0
    part = (view.tick - hand.begun) / (hand.due - hand.begun)
    return seat, hand.place, hand.running.place, min(1.0, max(0.0, part))


def _bricks(
    view: State, light: str
) -> tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...], dict[int, tuple[int, ...]]]:
    """Return stacks, zones and what hands hold, as far as all may be shown."""
    if light == OPEN:
        every = tuple(map(sizes, view.lying))
        held = {seat: (hand.place, *sizes(hand.bricks)) for seat, hand in enumerate(view.hands)}
        return every[:SPINDLES], every[SPINDLES:], held
    if light == DARK or not view.lit:
        return (), (), {}
    stacks, zones, hands = view.lit
    if not view.options.owned:
        return stacks, zones, {}
    return stacks, zones, {one[0]: tuple(one[1:]) for one in hands}


def _stopped(view: State) -> tuple[tuple[int, ...], ...]:
    """Return where hands stopped in the light and what each held, without owners."""
    return tuple(hand[1:] if view.options.owned else hand for hand in view.lit[2])


def _plate(
    view: State,
    seat: int,
    viewer: int | None,
    name: str,
    face: str,
    held: tuple[int, ...] | None,
    recent: Recent,
) -> Plate:
    said_at, said = recent.said.get(seat, (0, ""))
    fresh = view.phase != at.BUILD or view.tick - said_at < 60
    vote = view.opened[seat] if view.opened and view.phase == at.DEBATE else NO_VOTE
    if seat == viewer and view.phase in (at.STRAW, at.FINAL):
        vote = view.pointing[seat]
    whole_truth = viewer is None and UNTOLD not in view.roles and not view.options.practice
    known = view.phase == at.OVER or seat == viewer or whole_truth
    return Plate(
        name=name,
        face=face,
        own=seat == viewer,
        alive=view.alive[seat],
        said=said if fresh else "",
        held=() if held is None else held[1:],
        place=NOWHERE if held is None else held[0],
        paw=paw_at(held[0], view) if held is not None and view.options.named else NO_PAW,
        vote=vote,
        ready=view.ready[seat] and view.phase == at.DEBATE,
        role=view.roles[seat] if known and view.roles[seat] != UNTOLD else "",
    )


def _hand(view: State, viewer: int) -> OwnHand:
    hand = view.hands[viewer]
    return OwnHand(
        hand.place, tuple(hand.sizes), NOTHING if hand.found == NOTHING else hand.found,
        hand.running, hand.waiting, hand.given is not None, hand.covering, hand.paw,
    )  # fmt: skip


# ---------------------------------------------------------------- what can be touched


def layout_of(furniture: Furniture, places: Places, viewer: int | None, spots: Spots) -> Layout:
    """Return the layout of what is painted: nothing flies at this table."""
    touch = dict(_touches(furniture, places, viewer))
    return Layout({}, furniture, touch, spots=spots)


def _touches(furniture: Furniture, places: Places, viewer: int | None) -> list[tuple[str, Touch]]:
    found = [(name, Touch(WAYS[name], name)) for name in ("rules", "menu")]
    for seat, box in enumerate(places.plates):
        found.append((SEAT.at(seat), Touch(box, SEAT.at(seat))))
    build = furniture.phase == at.BUILD
    if not build:
        log = Box(SIDE.x, SIDE.y, SIDE.width, places.foot - SIDE.y)
        found.append(("log", Touch(log, "log")))
    plays = viewer is not None and furniture.phase in (at.BUILD, at.DEBATE)
    if plays:
        boxes = dict(enumerate(places.cells)) if build else argued_boxes(furniture.argued)
        for place, box in boxes.items():
            found.append((PLACE.at(place), Touch(box, PLACE.at(place))))
    if plays and build:
        for verb, box in zip(VERBS, places.verbs, strict=True):
            found.append((verb, Touch(box, verb)))
        for slot, box in zip(SLOTS, places.slots, strict=True):
            found.append((slot, Touch(box, slot)))
        if not furniture.shadows:
            found.append((ROLE, Touch(places.role, ROLE)))
    elif plays:
        found.append((TALK, Touch(Box(0, 0, 0, 0), TALK)))
    return found
