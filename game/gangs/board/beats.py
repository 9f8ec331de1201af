"""Beats: the road that each event's picture takes. Times are the style guide's."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from game.gangs.board import moments
from game.gangs.board.arrange import card_sprite, picture_of
from game.gangs.board.beat import GONE, Beat, gone_sprites, new_sprites
from game.gangs.board.extra_beats import EXTRA_BEATS
from game.gangs.board.ticking import ticking
from game.gangs.facts import LAND_MS
from game.gangs.model import events as ev
from game.gangs.model.cards import BIM, BLANK, DAMAGE, face_of
from game.stage.motion.easing import in_cubic, in_out_sine, out_back, out_cubic
from game.stage.motion.layout import Pose
from game.stage.motion.timeline import Effect, Ghost, Move, Timeline

DRAW_MS: Final = 220
SHIELD_MS: Final = 380
SWAP_MS: Final = 800
SPLATS: Final = {10: "splat_s", 20: "splat_m", 30: "splat_l"}


def _drew(beat: Beat, event: ev.Drew) -> Timeline:
    if event.seat == beat.viewer:
        new = new_sprites(beat)
        moves = {name: Move(0, DRAW_MS, arc=20, enter=beat.deck()) for name in new}
        return beat.road(DRAW_MS, moves=moves)
    to = beat.seat_spot(event.seat)
    move = Move(0, DRAW_MS, arc=24)
    return beat.road(DRAW_MS, ghosts=[Ghost(beat.deck(), to, move)])


def _drawn(beat: Beat, event: ev.Drawn) -> Timeline:
    """The card just drawn, a blank until now, turns its face up while the hand makes room."""
    gone = gone_sprites(beat)
    blank = next((beat.before.sprites[name] for name in gone if ".-1." in name), None)
    moves = dict.fromkeys(gone, GONE)
    for name in new_sprites(beat):
        moves[name] = Move(0, 200, enter=blank, flip=True)
    return beat.road(200, moves=moves)


def _thrown(beat: Beat, event: ev.Thrown) -> Timeline:
    name = card_sprite(beat.view.card)
    gone = gone_sprites(beat)
    picture = beat.after.sprites[name].face
    start = beat.aiming(event.seat, picture)
    if event.seat == beat.viewer and gone:
        start = replace(beat.before.sprites[gone[-1]], face=picture)
    flight = Move(0, beat.window, in_out_sine, arc=beat.arc, spin=-13, swell=0.12, enter=start)
    moves = {name: flight} | dict.fromkeys(gone, GONE)
    trail = _trail(beat, start, beat.after.sprites[name], event.face)
    enter, steps = beat.entering()
    return beat.road(beat.window, moves=moves, effects=[*enter, trail], furniture=steps)


def _trail(beat: Beat, start: Pose, end: Pose, face: int) -> Effect:
    facts = {"x1": end.x, "y1": end.y, "arc": beat.arc, "face": face}
    return Effect("trail", start.x, start.y, 0, beat.window, facts)


def _replayed(beat: Beat, event: ev.Replayed) -> Timeline:
    name = card_sprite(event.card)
    start = beat.before.sprites.get(name)
    end = beat.after.sprites[name]
    flight = Move(0, beat.window, in_out_sine, arc=beat.arc, swell=0.12, enter=start)
    trail = _trail(beat, start or end, end, face_of(event.card))
    enter, steps = beat.entering()
    return beat.road(beat.window, moves={name: flight}, effects=[*enter, trail], furniture=steps)


def _reflected(beat: Beat, event: ev.Reflected) -> Timeline:
    """A pan swings, a star bursts, and the card comes back on a flatter arc."""
    name = card_sprite(beat.view.card)
    hit = beat.before.sprites[name]
    back = Move(220, beat.window + 220, in_out_sine, arc=20, spin=24, swell=0.08)
    moves: dict[str, Move] = {name: back}
    end = beat.discard(BIM)
    for gone in gone_sprites(beat):
        moves[gone] = Move(0, 320, leave=end)
    ghosts = []
    if event.seat != beat.viewer:
        from_hand = beat.aiming(event.seat, picture_of(BIM, 26))
        ghosts.append(Ghost(from_hand, end, Move(0, 360, arc=40)))
    burst = Effect("bim", hit.x, hit.y, 0, 620, {"count": beat.view.bims})
    duel = [(220.0, beat.after.furniture)]
    return beat.road(beat.window + 220, moves=moves, ghosts=ghosts, effects=[burst], furniture=duel)


def _laid(beat: Beat, event: ev.Laid) -> Timeline:
    name = card_sprite(event.card)
    damage = DAMAGE[face_of(event.card)]
    moves = {name: Move(0, LAND_MS, in_cubic)}
    end = beat.after.sprites.get(name)
    if not damage or end is None:
        return beat.road(LAND_MS + 120, moves=moves, furniture=[(LAND_MS, beat.after.furniture)])
    splat = Effect("splat", end.x, end.y, LAND_MS, LAND_MS + 560, {"name": SPLATS[damage]})
    ticks, steps = ticking(beat, event.seat, LAND_MS)
    road = LAND_MS + 560
    return beat.road(road, moves=moves, furniture=steps, effects=[splat, *ticks])


def _destroyed(beat: Beat, event: ev.Destroyed) -> Timeline:
    name = card_sprite(event.card)
    end = beat.discard(face_of(event.card))
    spot = beat.before.sprites.get(name, end)
    puff = Effect("puff", spot.x, spot.y, 0, 420, {"reason": event.reason})
    return beat.road(
        520, moves={name: Move(140, 520, in_cubic, spin=90, leave=end)}, effects=[puff]
    )


def _shielded(beat: Beat, event: ev.Shielded) -> Timeline:
    """A lid spins down across the pile."""
    name = next((n for n, p in beat.after.sprites.items() if _turned(beat, n, p)), "")
    end = beat.after.sprites.get(name)
    if end is None:
        return beat.road(SHIELD_MS)
    start = replace(end, scale=1.5, lift=14)
    return beat.road(SHIELD_MS, moves={name: Move(0, SHIELD_MS, out_back, spin=450, enter=start)})


def _turned(beat: Beat, name: str, pose: Pose) -> bool:
    old = beat.before.sprites.get(name)
    return pose.face == "shield_across" and (old is None or old.face != pose.face)


def _shield_lapsed(beat: Beat, event: ev.ShieldLapsed) -> Timeline:
    """The card across the pile turns upright into its place."""
    moves = {
        name: Move(0, 340, in_out_sine, spin=90, flip=False)
        for name, pose in beat.before.sprites.items()
        if pose.face == "shield_across" and beat.after.sprites.get(name) != pose
    }
    return beat.road(340, moves=moves)


def _healed(beat: Beat, event: ev.Healed) -> Timeline:
    name = card_sprite(event.card)
    end = beat.discard(face_of(event.card))
    glow = Effect("heal", *beat.pile_spot(event.seat), 0, 520)
    moves = {name: Move(60, 520, in_out_sine, arc=40, leave=end)}
    ticks, steps = ticking(beat, event.seat, 120)
    return beat.road(520, moves=moves, effects=[glow, *ticks], furniture=steps)


def _recycled(beat: Beat, event: ev.Recycled) -> Timeline:
    name = card_sprite(event.card)
    turn = Effect("recycle", *beat.pile_spot(event.seat), 0, 460)
    moves = {name: Move(0, 460, out_cubic, arc=30, swell=0.1)}
    ticks, steps = ticking(beat, event.seat, 80)
    return beat.road(460, moves=moves, effects=[turn, *ticks], furniture=steps)


def _swapped(beat: Beat, event: ev.Swapped) -> Timeline:
    """Two tiles lift, cross on two arcs, and land."""
    at = beat.view.tile_at
    moves = {
        f"tile:{at[event.first]}": Move(0, SWAP_MS, in_out_sine, arc=70, swell=0.9),
        f"tile:{at[event.second]}": Move(0, SWAP_MS, in_out_sine, arc=-50, swell=0.9),
    }
    return beat.road(SWAP_MS, moves=moves)


def _discarded(beat: Beat, event: ev.Discarded) -> Timeline:
    end = beat.discard(event.face)
    gone = gone_sprites(beat)
    if gone:
        return beat.road(380, moves={name: Move(0, 380, arc=30, leave=end) for name in gone})
    start = beat.aiming(event.seat, picture_of(event.face, 26))
    return beat.road(620, ghosts=[Ghost(start, end, Move(0, 620, in_out_sine, arc=50, swell=0.6))])


def _mulliganed(beat: Beat, event: ev.Mulliganed) -> Timeline:
    """The hand is shown in a row at its seat, then swept away."""
    box = beat.places.seats[event.seat].box
    _, y = beat.pile_spot(event.seat)
    ghosts = []
    for index, face in enumerate(event.faces):
        up = Pose(
            box.x + 30 + index * 36,
            y,
            56,
            picture_of(face, 56),
            z=400 + index,
        )
        end = beat.discard(face)
        start = beat.seat_spot(event.seat, up.face)
        ghosts.append(Ghost(start, up, Move(0, 240)))
        ghosts.append(Ghost(up, up, Move(240, 1100)))
        ghosts.append(Ghost(up, end, Move(1100, 1400, in_cubic)))
    return beat.road(1400, moves=dict.fromkeys(gone_sprites(beat), GONE), ghosts=ghosts)


def _reshuffled(beat: Beat, event: ev.Reshuffled) -> Timeline:
    ghosts = [
        Ghost(beat.discard(BLANK), beat.deck(), Move(step * 60, step * 60 + 260, arc=30))
        for step in range(4)
    ]
    return beat.road(460, ghosts=ghosts)


def _turn_began(beat: Beat, event: ev.TurnBegan) -> Timeline:
    return beat.road(160, furniture=[(0, beat.after.furniture)])


def _situation(beat: Beat, event: ev.Situation) -> Timeline:
    return beat.road(200)


_BEATS: Final[Mapping[type, Callable[[Beat, Any], Timeline | None]]] = {
    ev.Situation: _situation,
    ev.Drew: _drew,
    ev.Drawn: _drawn,
    ev.Reshuffled: _reshuffled,
    ev.TurnBegan: _turn_began,
    ev.Mulliganed: _mulliganed,
    ev.Discarded: _discarded,
    ev.Thrown: _thrown,
    ev.Replayed: _replayed,
    ev.Reflected: _reflected,
    ev.Destroyed: _destroyed,
    ev.Laid: _laid,
    ev.Looked: moments.looked,
    ev.TileShown: moments.tile_shown,
    ev.Shielded: _shielded,
    ev.ShieldLapsed: _shield_lapsed,
    ev.Healed: _healed,
    ev.Recycled: _recycled,
    ev.Swapped: _swapped,
    ev.Eliminated: moments.eliminated,
    ev.Ended: moments.ended,
    **EXTRA_BEATS,
}


def beat_of(beat: Beat, event: ev.Event) -> Timeline | None:
    """Return an event's picture; None when the next layout can simply be shown."""
    play = _BEATS.get(type(event))
    return play(beat, event) if play is not None else None
