"""Beats: the road that each event's picture takes."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.games.mets_ton_slip.board.arrange import AIR, basket_pose, slot_pose, stock_pose
from game.games.mets_ton_slip.board.beat import FALL_MS, Beat
from game.games.mets_ton_slip.board.clothes_beats import fallen, put_on, stolen
from game.games.mets_ton_slip.board.pictures import BACK, picture_of
from game.games.mets_ton_slip.facts import WEAR_MS
from game.games.mets_ton_slip.model import events as ev
from game.games.mets_ton_slip.model.cards import BOUCLIER, FETE, MIROIR
from game.stage.motion.easing import in_out_sine
from game.stage.motion.layout import Pose
from game.stage.motion.timeline import Effect, Ghost, Move, Timeline

DRAW_MS: Final = 280
WASH_MS: Final = 1400
MOMENT_MS: Final = 1500
"""Nothing takes longer than this, not even the end."""


def beat_of(beat: Beat, event: ev.Event) -> Timeline | None:  # noqa: C901, PLR0912 one case an event
    """Return an event's picture; None when the next layout can simply be shown."""
    places = beat.places
    match event:
        case ev.SentUnder(seat):
            return _under_the_pile(beat, seat)
        case ev.Drew(seat):
            return _into_hand(beat, seat, stock_pose(places))
        case ev.Drawn():
            return _turned_up(beat)
        case ev.Fished(seat, source, face):
            return _into_hand(beat, seat, basket_pose(places.stands[source], face), face)
        case ev.Wore(seat, face, slot):
            return put_on(beat, [(seat, slot, face, beat.held(seat, face))])
        case ev.Replaced(seat, face, target, slot, joker, put):
            freed = slot_pose(places.stands[target], slot, joker)
            held = beat.held(seat, face)
            return put_on(beat, [(target, slot, face, held), (seat, put, joker, freed)])
        case ev.Attacked(seat, face):
            start = beat.held(seat, face)
            flight = Move(0, beat.window, in_out_sine, arc=46, swell=0.12, enter=start)
            return beat.road(beat.window, moves={AIR: flight} | beat.hand_gone())
        case ev.Mirrored(seat):
            return _defended(beat, seat, MIROIR, beat.window)
        case ev.Shielded(seat, undone):
            return _defended(beat, seat, BOUCLIER, beat.window if undone else WEAR_MS)
        case ev.Stripped(seat, slots, faces):
            return fallen(beat, seat, slots, faces)
        case ev.Stole(seat, target, slot, face, put):
            return stolen(beat, seat, target, slot, face, put)
        case ev.Unharmed():
            return beat.road(420, moves={AIR: Move(0, 420, spin=120)})
        case ev.Celebrated(seat, face):
            return _shown(beat, seat, face)
        case ev.LaidAway(seat, face):
            return _move(
                beat, dict.fromkeys(beat.new("card:basket"), beat.held(seat, face)), FALL_MS
            )
        case ev.TookOff(seat, slot, face):
            return fallen(beat, seat, (slot,), (face,), lead=0)
        case ev.Washed():
            return _washed(beat)
        case ev.HandedOn():
            return _handed_on(beat)
        case ev.TurnBegan():
            return beat.road(160, furniture=[(0, beat.after.furniture)])
        case ev.Ended():
            return beat.road(MOMENT_MS, effects=[Effect("confetti", 0, 0, 0, MOMENT_MS)])
        case _:
            return None


def _move(beat: Beat, starts: dict[str, Pose], ms: float) -> Timeline:
    """Let cards come from somewhere to where they lie now."""
    moves = {name: Move(0, ms, arc=34, swell=0.1, enter=start) for name, start in starts.items()}
    for name in starts:  # a card that lay there goes at once
        if name in beat.before.sprites:
            del moves[name]
    ghosts = [
        Ghost(start, beat.after.sprites[name], Move(0, ms, arc=34, swell=0.1))
        for name, start in starts.items()
        if name in beat.before.sprites
    ]
    return beat.road(ms, moves=moves | beat.hand_gone(), ghosts=ghosts)


def _into_hand(beat: Beat, seat: int, start: Pose, face: int | None = None) -> Timeline:
    if seat == beat.viewer:
        moves = {name: Move(0, DRAW_MS, arc=20, enter=start) for name in beat.new("hand.")}
        return beat.road(DRAW_MS, moves=moves)
    end = beat.held(seat, face)
    return beat.road(DRAW_MS, ghosts=[Ghost(start, end, Move(0, DRAW_MS, arc=24))])


def _under_the_pile(beat: Beat, seat: int) -> Timeline:
    """Cards go back under the clean pile, unseen."""
    end = replace(stock_pose(beat.places), face=BACK)
    gone = beat.hand_gone()
    starts = [beat.before.sprites[name] for name in gone] or [beat.held(seat, None)]
    ghosts = [Ghost(start, end, Move(0, DRAW_MS, arc=24)) for start in starts]
    return beat.road(DRAW_MS, moves=gone, ghosts=ghosts)


def _turned_up(beat: Beat) -> Timeline:
    """The card just drawn, a blank until now, turns its face up while the hand makes room."""
    gone = beat.hand_gone()
    blank = next((beat.before.sprites[name] for name in gone), None)
    moves = gone | {name: Move(0, 200, enter=blank, flip=True) for name in beat.new("hand.")}
    return beat.road(200, moves=moves)


def _defended(beat: Beat, seat: int, face: int, ms: float) -> Timeline:
    """The defence meets the attack, which turns round or is no more."""
    hit = beat.before.sprites.get(AIR)
    if hit is None:
        return beat.road(ms)
    shown = replace(hit, face=picture_of(face), turn=-hit.turn, z=500)
    come, stay = Move(0, 240), Move(240, min(ms, 520))
    ghosts = [Ghost(beat.held(seat, face), shown, come), Ghost(shown, shown, stay)]
    moves = beat.hand_gone() | {AIR: Move(240, ms, in_out_sine, arc=30)}
    kind = "bouclier" if face == BOUCLIER else "miroir"
    seen = beat.act(kind, seat, 160, max(ms, 900))
    return beat.road(max(ms, 900), moves=moves, ghosts=ghosts, effects=[seen])


def _shown(beat: Beat, seat: int, face: int) -> Timeline:
    """An event is held up in the middle of the table."""
    ask = beat.places.prompt
    up = Pose(ask.middle[0], 300, 120, picture_of(face), z=600, lift=16)
    ghosts = [
        Ghost(beat.held(seat, face), up, Move(0, 320)),
        Ghost(up, up, Move(320, 1000)),
        Ghost(up, replace(up, alpha=0.0), Move(1000, 1200)),
    ]
    party = [Effect("confetti", 0, 0, 200, MOMENT_MS)] if face == FETE else []
    ms = MOMENT_MS if party else 1200
    return beat.road(ms, moves=beat.hand_gone(), ghosts=ghosts, effects=party)


def _handed_on(beat: Beat) -> Timeline:
    """Every hand goes to the left neighbour."""
    seats = range(beat.view.seats)
    ghosts = []
    for seat in seats:
        head, to = (beat.places.stands[at].head for at in (seat, (seat + 1) % beat.view.seats))
        first = Pose(*head.middle, 44, BACK, z=500)
        last = Pose(*to.middle, 44, BACK, z=500)
        ghosts.append(Ghost(first, last, Move(0, 700, in_out_sine, arc=50)))
    return beat.road(760, ghosts=ghosts)


def _washed(beat: Beat) -> Timeline:
    """All baskets are tipped into the clean pile, one after the other."""
    end = stock_pose(beat.places)
    ghosts, moves = [], {}
    tipped = [name for name in beat.before.sprites if name.startswith("card:basket:")]
    for at, name in enumerate(tipped):
        first, start = beat.before.sprites[name], 160 * at
        moves[name] = Move(start, start)
        for more in range(4):
            begin = start + 70 * more
            fly = Move(begin, begin + 520, in_out_sine, arc=60, spin=140)
            ghosts.append(Ghost(first, replace(end, face=BACK), fly))
    return beat.road(WASH_MS, moves=moves, ghosts=ghosts)
