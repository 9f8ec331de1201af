"""Beats of the modules: a NON, an Oups, and the rounds of a match with Missions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from game.gangs.board.arrange import card_sprite, picture_of
from game.gangs.board.beat import GONE, Beat, gone_sprites
from game.gangs.model import events as ev
from game.gangs.model.cards import NON
from game.gangs.model.state import BETWEEN
from game.gangs.portraits import UNDECIDED
from game.stage.motion.easing import in_cubic, in_out_sine, out_cubic
from game.stage.motion.layout import Pose
from game.stage.motion.timeline import Effect, Ghost, Move, Timeline

BURST_MS: Final = 640
OUPS_MS: Final = 760
MISSION_MS: Final = 500
ROUND_MS: Final = 420
OPEN_MS: Final = 1600
"""A round that nobody wins is seen to be over for so long."""
OPEN_Y: Final = 300.0
UNDER: Final = 146.0
"""How far below its middle the words of such a round reach."""


def _refused(beat: Beat, event: ev.Refused) -> Timeline:
    """The card stops short at a big NON, and both go to the discard pile."""
    gone = gone_sprites(beat)
    aimed = next(name for name in gone if name.startswith("card:"))
    spot = beat.before.sprites[aimed]
    end = beat.discard(NON)
    moves = {name: Move(240, BURST_MS, in_cubic, leave=end) for name in gone}
    ghosts = []
    if event.seat != beat.viewer:
        ghosts.append(Ghost(beat.aiming(event.seat, "mini_non"), end, Move(0, 420, arc=40)))
    burst = Effect("non", spot.x, spot.y, 0, BURST_MS)
    return beat.road(BURST_MS, moves=moves, ghosts=ghosts, effects=[burst])


def _offended(beat: Beat, event: ev.Offended) -> Timeline:
    """The card flies, and bounces off its equal: back to the hand, or down on its owner."""
    x, y = beat.pile_spot(event.target)
    burst = Effect("oups", x, y, 240, OUPS_MS)
    bounce = Pose(
        x, y, beat.places.seats[event.target].width * 1.4, picture_of(event.face, 46), z=420
    )
    if beat.view.phase == BETWEEN:  # again: it stays in the air until it comes down
        name = card_sprite(beat.view.card)
        start = beat.before.sprites.get(name, beat.aiming(event.seat, bounce.face))
        moves = dict.fromkeys(gone_sprites(beat), GONE)
        moves[name] = Move(260, OUPS_MS, out_cubic, arc=60, spin=180, enter=bounce)
        ghosts = [Ghost(start, bounce, Move(0, 260, in_out_sine, arc=30))]
        return beat.road(OUPS_MS, moves=moves, ghosts=ghosts, effects=[burst])
    start = beat.aiming(event.seat, bounce.face)
    ghosts = [
        Ghost(start, bounce, Move(0, 260, in_out_sine, arc=30)),
        Ghost(bounce, start, Move(260, 620, out_cubic, arc=60, spin=180)),
    ]
    steps = [(260.0, beat.after.furniture)]
    return beat.road(OUPS_MS, ghosts=ghosts, effects=[burst], furniture=steps)


def _mission_dealt(beat: Beat, event: ev.MissionDealt) -> Timeline:
    x, y = beat.own_spot
    return beat.road(MISSION_MS, effects=[Effect("mission", x, y, 0, MISSION_MS)])


def _round(beat: Beat, event: ev.RoundBegan | ev.RoundEnded) -> Timeline:
    furniture = [(0.0, beat.after.furniture)]
    if isinstance(event, ev.RoundBegan) or event.reason != UNDECIDED:
        return beat.road(ROUND_MS, furniture=furniture)
    prompt = beat.places.prompt
    high = min(OPEN_Y, prompt.y - UNDER)  # in large words the prompt stands higher
    burst = Effect(UNDECIDED, prompt.middle[0], high, 0, OPEN_MS)
    return beat.road(OPEN_MS, furniture=furniture, effects=[burst])


EXTRA_BEATS: Final[Mapping[type, Callable[[Beat, Any], Timeline | None]]] = {
    ev.Refused: _refused,
    ev.Offended: _offended,
    ev.MissionDealt: _mission_dealt,
    ev.RoundBegan: _round,
    ev.RoundEnded: _round,
}
