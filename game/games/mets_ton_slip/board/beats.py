"""Beats: the road that each event's picture takes."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from game.games.mets_ton_slip.board.arrange import AIR, basket_pose, slot_pose, stock_pose
from game.games.mets_ton_slip.board.pictures import BACK, picture_of
from game.games.mets_ton_slip.board.places import Places
from game.games.mets_ton_slip.model import events as ev
from game.games.mets_ton_slip.model.cards import BOUCLIER, MIROIR
from game.games.mets_ton_slip.model.state import State
from game.stage.motion.easing import in_out_sine
from game.stage.motion.layout import Layout, Pose
from game.stage.motion.timeline import Ghost, Move, Timeline

DRAW_MS: Final = 280
WEAR_MS: Final = 460
FALL_MS: Final = 420
AFTER_MS: Final = 110
"""What falls together falls one after the other."""


class Beat:
    """What a beat is made from."""

    def __init__(
        self,
        before: Layout,
        after: Layout,
        view: State,
        viewer: int | None,
        places: Places,
        window: float,
    ) -> None:
        """Take both layouts, the view after the event, and how long what is answered flies."""
        self.before = before
        self.after = after
        self.view = view
        self.viewer = viewer
        self.places = places
        self.window = window

    def road(self, ms: float, **parts: Any) -> Timeline:
        """Return a timeline of so many milliseconds between the two layouts."""
        return Timeline(self.before, self.after, ms, **parts)

    def held(self, seat: int, face: int | None = None) -> Pose:
        """Return a card that leaves a hand: one's own from where it lay, others' from the name."""
        picture = BACK if face is None else picture_of(face)
        if seat == self.viewer:
            gone = [
                pose
                for name, pose in self.before.sprites.items()
                if name.startswith("hand.") and name not in self.after.sprites
            ]
            if gone:
                return replace(gone[-1], face=picture)
            x, y = self.places.hand.middle
            return Pose(x, y, self.places.hand.height / 1.4, picture, z=400)
        head = self.places.stands[seat].head
        return Pose(head.x + head.width - 40, head.y + head.height / 2, 30, picture, z=400)

    def hand_gone(self) -> dict[str, Move]:
        """Return the cards of the hand that are not there any more, from the first moment on."""
        return {
            name: Move(0, 0)
            for name in self.before.sprites
            if name.startswith("hand.") and name not in self.after.sprites
        }

    def new(self, prefix: str) -> list[str]:
        """Return the sprites that lie there after, and not before."""
        return [
            name
            for name in self.after.sprites
            if name.startswith(prefix) and name not in self.before.sprites
        ]


def beat_of(beat: Beat, event: ev.Event) -> Timeline | None:  # noqa: C901, PLR0912 one case an event
    """Return an event's picture; None when the next layout can simply be shown."""
    places = beat.places
    match event:
        case ev.Drew(seat):
            return _into_hand(beat, seat, stock_pose(places))
        case ev.Drawn():
            return _turned_up(beat)
        case ev.Fished(seat, source, face):
            return _into_hand(beat, seat, basket_pose(places.stands[source], face), face)
        case ev.Wore(seat, face, slot):
            return _move(beat, {f"card:worn:{seat}:{slot}": beat.held(seat, face)}, WEAR_MS)
        case ev.Replaced(seat, face, target, slot, joker, put):
            freed = slot_pose(places.stands[target], slot, joker)
            return _move(
                beat,
                {
                    f"card:worn:{target}:{slot}": beat.held(seat, face),
                    f"card:worn:{seat}:{put}": freed,
                },
                WEAR_MS,
            )
        case ev.Attacked(seat, face):
            start = beat.held(seat, face)
            flight = Move(0, beat.window, in_out_sine, arc=46, swell=0.12, enter=start)
            return beat.road(beat.window, moves={AIR: flight} | beat.hand_gone())
        case ev.Mirrored(seat):
            return _defended(beat, seat, MIROIR, beat.window)
        case ev.Shielded(seat, undone):
            return _defended(beat, seat, BOUCLIER, beat.window if undone else WEAR_MS)
        case ev.Stripped(seat, slots, faces):
            return _fallen(beat, seat, slots, faces)
        case ev.Stole(seat, target, slot, face, put):
            start = slot_pose(places.stands[target], slot, face)
            return _move(beat, {f"card:worn:{seat}:{put}": start}, WEAR_MS)
        case ev.Celebrated(seat, face):
            return _shown(beat, seat, face)
        case ev.LaidAway(seat, face):
            return _move(
                beat, dict.fromkeys(beat.new("card:basket"), beat.held(seat, face)), FALL_MS
            )
        case ev.TookOff(seat, slot, face):
            start = slot_pose(places.stands[seat], slot, face)
            return _move(beat, dict.fromkeys(beat.new("card:basket"), start), FALL_MS)
        case ev.HandedOn():
            return _handed_on(beat)
        case ev.TurnBegan():
            return beat.road(160, furniture=[(0, beat.after.furniture)])
        case ev.Ended():
            return beat.road(700)
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
    return beat.road(ms, moves=moves, ghosts=ghosts)


def _fallen(beat: Beat, seat: int, slots: tuple[int, ...], faces: tuple[int, ...]) -> Timeline:
    """Garments fly into the basket, one after the other."""
    stand = beat.places.stands[seat]
    ghosts = []
    for at, (slot, face) in enumerate(zip(slots, faces, strict=True)):
        start = AFTER_MS * at
        move = Move(start, start + FALL_MS, arc=40, spin=-40)
        ghosts.append(Ghost(slot_pose(stand, slot, face), basket_pose(stand, face), move))
    ms = FALL_MS + AFTER_MS * max(0, len(slots) - 1)
    moves = {f"card:worn:{seat}:{slot}": Move(0, 0) for slot in slots}
    moves |= {
        name: Move(ms - 1, ms, enter=beat.after.sprites[name]) for name in beat.new("card:basket")
    }
    return beat.road(ms + 120, moves=moves, furniture=[(0, beat.after.furniture)], ghosts=ghosts)


def _shown(beat: Beat, seat: int, face: int) -> Timeline:
    """An event is held up in the middle of the table."""
    ask = beat.places.prompt
    up = Pose(ask.middle[0], 300, 120, picture_of(face), z=600, lift=16)
    ghosts = [
        Ghost(beat.held(seat, face), up, Move(0, 320)),
        Ghost(up, up, Move(320, 1000)),
        Ghost(up, replace(up, alpha=0.0), Move(1000, 1200)),
    ]
    return beat.road(1200, moves=beat.hand_gone(), ghosts=ghosts)


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
