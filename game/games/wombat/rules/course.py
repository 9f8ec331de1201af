"""The course of a match: deal, builds tick by tick, counts and votes."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.luck import Luck
from game.core.seats import NOBODY, Seat
from game.games.wombat.model import actions as act
from game.games.wombat.model import events as ev
from game.games.wombat.model import hidden
from game.games.wombat.model import state as at
from game.games.wombat.model.actions import SKY
from game.games.wombat.model.phrases import phrase_of
from game.games.wombat.model.places import (
    BRICKS,
    PLACES,
    SIZE,
    SIZES,
    SPINDLES,
    TOWER,
    ZONES,
    sizes,
)
from game.games.wombat.model.roles import CONFUSED, GOOD_DECK, WORTH, fixed
from game.games.wombat.model.state import NO_VOTE, POINTING
from game.games.wombat.rules.legality import held_fast
from game.games.wombat.rules.touches import Told, rest
from game.games.wombat.rules.verbs import begin, end

JITTER = 20
"""A verb takes 80 to 120 percent of its base (W24)."""


def deal(journal: Told, luck: Luck) -> None:
    """Deal the roles, and begin the first build."""
    deal_roles(journal, luck)
    build(journal, luck, 1)


def deal_roles(journal: Told, luck: Luck) -> None:
    """Tell everybody their role."""
    options = journal.state.options
    roles = fixed(options.seats, advanced=options.advanced, practice=options.practice)
    drawn = luck.stream("good deck").shuffled(GOOD_DECK)[: options.seats - len(roles)]
    for seat, role in enumerate(luck.stream("roles").shuffled([*roles, *drawn])):
        journal.tell(ev.RoleDealt(Seat(seat), role))


def build(journal: Told, luck: Luck, number: int) -> None:
    """Scatter the bricks, and let the living begin to build."""
    state = journal.state
    bases = state.options.beginner
    journal.tell(ev.BuildBegan(number, bases))
    journal.tell(hidden.Scattered(NOBODY, scattered(luck, bases=bases)))
    rest(journal, rested(luck, state.living(), state.seats), numbered(luck, state.living()))


def scattered(luck: Luck, *, bases: bool) -> tuple[tuple[int, ...], ...]:
    """Return which bricks lie where: each in a zone drawn by itself, or a base (W19)."""
    lying: list[list[int]] = [[] for _ in range(PLACES)]
    stream = luck.stream("scatter")
    for brick in range(BRICKS):
        zone = ZONES[stream.below(len(ZONES))]
        if bases and SIZE[brick] == SIZES:
            zone = BRICKS - 1 - brick
        lying[zone].append(brick)
    return tuple(map(tuple, lying))


def rested(luck: Luck, seats: Sequence[int], count: int) -> dict[int, int]:
    """Return in which zones hands rest when a build begins, each drawn by itself (W48)."""
    stream = luck.stream("resting")
    drawn = [ZONES[stream.below(len(ZONES))] for _ in range(count)]
    return {seat: drawn[seat] for seat in seats}


def numbered(luck: Luck, seats: Sequence[int]) -> dict[int, int]:
    """Return the numbers of paws, drawn anew for every build (W35)."""
    drawn = luck.stream("paws").shuffled(range(1, len(seats) + 1))
    return dict(zip(seats, drawn, strict=True))


# ---------------------------------------------------------------- acts


def play(journal: Told, luck: Luck, seat: Seat, action: act.Action) -> None:
    """Carry out an act that is legal; verbs of a build are sealed until the tick ends (W23)."""
    state = journal.state
    match action:
        case act.Tick():
            _tick(journal, luck)
        case act.Vote(target):
            journal.tell(ev.Pointed(seat, target))
        case act.Ready():
            journal.tell(ev.Readied(seat))
            if all(state.ready[one] for one in state.living()):
                journal.tell(ev.PhaseBegan(at.FINAL))
        case act.Say(phrase) if state.phase == at.DEBATE:
            journal.tell(ev.Said(seat, phrase_of(phrase)))
        case _:
            journal.tell(ev.Given(seat, action))


def _tick(journal: Told, luck: Luck) -> None:
    state = journal.state
    tick = state.tick
    if state.phase == at.BUILD:
        _carry_out(journal, luck)
    journal.tell(ev.Ticked(tick))
    match state.phase:
        case at.BUILD if tick >= state.options.ticks:
            _light(journal, luck)
        case at.STRAW | at.FINAL if tick >= POINTING:
            _open(journal, luck)
        case at.DEBATE if tick >= state.options.debate_ticks:
            journal.tell(ev.PhaseBegan(at.FINAL))


def _carry_out(journal: Told, luck: Luck) -> None:
    """End a tick of a build: what was given is taken in, verbs end, verbs begin (W36).

    Every seat's jitter and the order are drawn whatever happens (W23, W24).
    """
    state = journal.state
    hands, tick = state.hands, state.tick
    below = luck.stream("jitter").below
    percents = [100 - JITTER + below(2 * JITTER + 1) for _ in hands]
    order = luck.stream("order").shuffled(range(len(hands)))
    for seat in order:
        if (verb := hands[seat].given) is not None:
            take_in(journal, Seat(seat), verb)
    for seat in order:
        hand = hands[seat]
        if hand.running is not None and hand.due <= tick:
            end(journal, luck, seat)
    freed: list[int] = []
    for seat in order:
        hand = hands[seat]
        if hand.waiting is not None and hand.running is None and seat not in freed:
            freed += begin(journal, seat, percents[seat], order)


def take_in(journal: Told, seat: Seat, verb: act.Verb) -> None:
    """Tell of what a seat was given to do."""
    match verb:
        case act.Say(phrase):
            journal.tell(ev.Said(seat, phrase_of(phrase)))
        case act.Stop():
            journal.tell(ev.Stopped(seat, held_fast(journal.state, seat)))
        case _:
            journal.tell(ev.Queued(seat))


# ---------------------------------------------------------------- lights, count, votes


def _light(journal: Told, luck: Luck) -> None:
    """Lights on (W18), and count (W3, W4)."""
    state = journal.state
    hands = [(seat, state.hands[seat]) for seat in state.living()]
    shown = [(seat, hand.place, *sizes(hand.bricks)) for seat, hand in hands]
    if not state.options.owned:
        shown = sorted(one[1:] for one in shown)
    stacks = tuple(map(sizes, state.lying[:SPINDLES]))
    zones = tuple(tuple(sorted(sizes(bricks))) for bricks in state.lying[SPINDLES:])
    journal.tell(ev.Lit(stacks, zones, tuple(shown)))
    complete = stacks.count(TOWER)
    journal.tell(ev.Counted(complete))
    if state.options.practice:
        _end(journal, "practice")
        return
    team, points = WORTH[complete]
    for _ in range(points):
        before = state.switched
        journal.tell(ev.Scored(team))
        _tell_switch(journal, before=before)
        if max(state.good, state.bad) >= state.options.points:
            _end(journal, team)
            return
    before = state.switched
    journal.tell(ev.PhaseBegan(at.STRAW))
    _tell_switch(journal, before=before)


def _tell_switch(journal: Told, *, before: bool) -> None:
    state = journal.state
    if state.switched and not before and CONFUSED in state.roles:
        journal.tell(ev.Switched(Seat(state.roles.index(CONFUSED))))


def _end(journal: Told, reason: str) -> None:
    state = journal.state
    winners = (Seat(seat) for seat in range(state.seats) if state.team(seat) == reason)
    journal.tell(ev.Ended(tuple(winners), reason, tuple(state.roles)))


def _open(journal: Told, luck: Luck) -> None:
    """Open the votes, silence points at the sky (W31); the final ones may put somebody out (W1)."""
    state = journal.state
    final = state.phase == at.FINAL
    pointing = enumerate(state.pointing)
    votes = [(SKY if vote == NO_VOTE else vote, state.alive[seat]) for seat, vote in pointing]
    targets = tuple(vote if alive else NO_VOTE for vote, alive in votes)
    journal.tell(ev.VotesOpened(targets))
    if not final:
        journal.tell(ev.PhaseBegan(at.DEBATE))
        return
    living = state.living()
    for seat in living:
        if 2 * targets.count(seat) > len(living):
            journal.tell(ev.Eliminated(seat))
            break
    build(journal, luck, state.number + 1)
