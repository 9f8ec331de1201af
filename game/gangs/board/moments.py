"""Moments: an identity learnt, somebody knocked out, and the end; each takes 2.5 s at most."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.core.words import Words
from game.gangs.board.arrange import tile_picture
from game.gangs.board.beat import Beat, gone_sprites
from game.gangs.board.identity import BADGES
from game.gangs.board.marks import tile_name
from game.gangs.board.parting import MS, READ_MS, parting
from game.gangs.board.places import TILE_RATIO, Places
from game.gangs.model import events as ev
from game.gangs.model.cards import BLANK, GANG_NAMES, gang_of
from game.stage.motion.easing import in_cubic, in_out_sine, out_back
from game.stage.motion.layout import Pose
from game.stage.motion.timeline import Effect, Ghost, Move, Timeline
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas

NOTICE_MS: Final = 300
"""The looker's own table shows so long that they look, and then what they see."""
LOOK_MS: Final = 1500
FLY_MS: Final = 300
TURN_MS: Final = 250
BACK_MS: Final = 220
NEW_ROLE_MS: Final = 2000
"""Nothing else says that one is somebody else now: it stays a little longer."""
FALL_MS: Final = 1500
UNMASK_MS: Final = 500
"""At the end each gang turns its tiles over in its turn, the winner last."""
LARGE: Final = 168.0
"""How wide a tile is that everybody is to look at."""
_BESIDE: Final = 100.0
"""How far from the near card of large words the middle of other words is."""
KIND: Final = "who"


def looked(beat: Beat, event: ev.Looked) -> Timeline:
    """The tile goes to the one who looks, its back to everybody else, and comes home."""
    lying = beat.after.sprites[f"tile:{beat.view.tile_at[event.target]}"]
    looker = beat.places.seats[event.seat].head.middle
    line = Effect("look", lying.x, lying.y, 0, NOTICE_MS, {"x1": looker[0], "y1": looker[1]})
    if event.seat == beat.viewer:
        return beat.road(NOTICE_MS, effects=[line])
    turn = 14 if looker[0] < lying.x else -14
    held = replace(lying, x=looker[0], y=looker[1], z=500, turn=turn, scale=1.7, alpha=1.0)
    return beat.road(LOOK_MS, ghosts=_there_and_back(lying, held, LOOK_MS), effects=[line])


def tile_shown(beat: Beat, event: ev.TileShown) -> Timeline | None:
    """The tile comes to the middle, turns over, is looked at, and goes home."""
    name = f"tile:{event.tile}"
    lying, shown = beat.before.sprites.get(name), beat.after.sprites.get(name)
    if lying == shown:
        own = beat.viewer is not None and beat.view.tile_at[beat.viewer] == event.tile
        return _new_role(beat, lying, event.character) if own and lying is not None else None
    if lying is None or shown is None or beat.view.turn == BLANK:  # dealt: all see theirs at once
        return beat.road(460, moves={name: Move(0, 460, flip=True, swell=0.5)})
    ghosts, who = _shown_large(beat, lying, shown, event.character, LOOK_MS - NOTICE_MS)
    moves = {name: Move(FLY_MS + TURN_MS, FLY_MS + TURN_MS)}
    return beat.road(LOOK_MS - NOTICE_MS, moves=moves, ghosts=ghosts, effects=[who])


def _new_role(beat: Beat, lying: Pose, character: int) -> Timeline:
    """One's own tile was changed: it is shown to its owner, and goes home with its back up."""
    shown = replace(lying, face=tile_picture(character))
    ghosts, who = _shown_large(beat, lying, shown, character, NEW_ROLE_MS)
    *way, home = ghosts
    away = Ghost(home.first, lying, replace(home.move, flip=home.first.face != lying.face))
    who = replace(who, facts={"character": character, "own": 1})
    x, y = beat.own_spot
    sign = Effect("new-role", x, y, 0, NEW_ROLE_MS / 2)
    return beat.road(NEW_ROLE_MS, ghosts=[*way, away], effects=[sign, who])


def eliminated(beat: Beat, event: ev.Eliminated) -> Timeline:
    """The mask comes off: a burst, hand and pile are swept away, the tile turns, large.

    For somebody who sits here the table takes a breath.
    """
    moves: dict[str, Move] = {}
    for index, name in enumerate(gone_sprites(beat)):
        leave = replace(beat.discard(BLANK), face=beat.before.sprites[name].face)
        moves[name] = Move(260 + index * 24, 620 + index * 24, in_cubic, leave=leave)
    effects = [Effect("out", *out_spot(beat.places, event.seat), 0, 900, {"seat": event.seat})]
    ghosts: list[Ghost] = []
    name = f"tile:{beat.view.tile_at[event.seat]}"
    steps = [(320.0, beat.after.furniture)]
    if event.seat in beat.people:
        moves[name] = Move(MS - BACK_MS, MS)
        effects.append(parting(beat, event))
        return beat.road(
            MS, moves=moves, effects=effects, furniture=steps, read_ms=READ_MS, any_key=True
        )
    lying, shown = beat.before.sprites.get(name), beat.after.sprites.get(name)
    if lying is not None and shown is not None and lying != shown:
        moves[name] = Move(FALL_MS - BACK_MS, FALL_MS, flip=lying.face != shown.face)
        ghosts, who = _shown_large(beat, lying, shown, event.character, FALL_MS, after=200)
        effects.append(who)
    return beat.road(FALL_MS, moves=moves, ghosts=ghosts, effects=effects, furniture=steps)


def out_spot(places: Places, seat: int) -> tuple[float, float]:
    """Return where it is said that a seat is out: on it, or beside a card that covers it all."""
    place = places.seats[seat]
    if places.brief and place.kind == "own":
        return place.card.x - _BESIDE, place.pile.y
    return place.box.middle


def ended(beat: Beat, event: ev.Ended) -> Timeline:
    """Gang by gang, all tiles that are known now turn over; the winning one's come last."""
    new = {
        name: pose
        for name, pose in beat.after.sprites.items()
        if name.startswith("tile:") and beat.before.sprites.get(name) != pose
    }
    its = {name: gang_of(beat.view.characters[int(name[5:])]) for name in new}
    order = sorted(set(its.values()), key=lambda gang: (gang == event.gang, gang))
    moves = {}
    for name, gang in its.items():
        start = order.index(gang) * UNMASK_MS
        moves[name] = Move(start, start + UNMASK_MS, flip=True, swell=0.9)
    return beat.road(max(1, len(order)) * UNMASK_MS + 100, moves=moves)


def _there_and_back(lying: Pose, held: Pose, ms: float) -> list[Ghost]:
    return [
        Ghost(lying, held, Move(0, FLY_MS, out_back)),
        Ghost(held, held, Move(FLY_MS, ms - BACK_MS)),
        Ghost(held, lying, Move(ms - BACK_MS, ms, in_out_sine)),
    ]


def _shown_large(
    beat: Beat, lying: Pose, shown: Pose, character: int, ms: float, after: float = 0.0
) -> tuple[list[Ghost], Effect]:
    """Return a tile's way to the middle, over, and home, with what is written under it."""
    x, y = beat.places.prompt.middle[0], 312.0
    # in large words an unknown tile is not seen where it lies
    up = replace(lying, x=x, y=y, width=LARGE, z=600, turn=0.0, scale=1.0, alpha=1.0)
    face = replace(up, face=shown.face)
    there, turned = after + FLY_MS, after + FLY_MS + TURN_MS
    ghosts = [
        Ghost(lying, up, Move(after, there, in_out_sine)),
        Ghost(up, face, Move(there, turned, flip=lying.face != shown.face)),
        Ghost(face, face, Move(turned, ms - BACK_MS)),
        Ghost(face, shown, Move(ms - BACK_MS, ms, in_out_sine)),
    ]
    facts = {"character": character}
    return ghosts, Effect(KIND, x, y, there + TURN_MS / 2, ms - BACK_MS, facts)


def paint_who(canvas: Canvas, effect: Effect, part: float, words: Words) -> None:
    """Write a tile's name into its band, and its gang on a banner below it."""
    character = effect.facts["character"]
    left, top = effect.x - LARGE / 2, effect.y - LARGE * TILE_RATIO / 2
    if part > 0.15:
        tile_name(canvas, character, left, top, LARGE, words)
    gang = gang_of(character)
    said, size = words.say(f"gang-name.{GANG_NAMES[gang]}"), 34.0
    wide = canvas.text_width(said, size, theme.TITLE) + 82
    x, y = effect.x - wide / 2, top + LARGE * TILE_RATIO + 12
    canvas.rect(x - 3, y - 3, wide + 6, 60, theme.INK, 18)
    canvas.rect(x, y, wide, 54, theme.LEMON, 16)
    canvas.picture(BADGES[gang], x + 12, y + 6, 42, 42)
    canvas.text(said, x + 64, y + 27, size, theme.INK, theme.TITLE)
    if "own" not in effect.facts:
        return
    told, size = words.say("envelopes.own-new"), 26.0
    wide = canvas.text_width(told, size, theme.TITLE) + 36
    canvas.rect(effect.x - wide / 2, top - 52, wide, 42, theme.INK, 14)
    canvas.text(told, effect.x, top - 31, size, theme.LEMON, theme.TITLE, align="middle")
