"""Beats: the road that an event's picture takes, from one layout to the next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from game.core.words import Words
from game.games.le_boulet.board.arranging import Furniture
from game.games.le_boulet.board.effects import CHAIN_ARC, UNTOLD
from game.games.le_boulet.board.places import Places
from game.games.le_boulet.facts import VOTED_MS
from game.games.le_boulet.log_lines import some_names
from game.games.le_boulet.model import events as ev
from game.games.le_boulet.model.actions import NOBODY_GETS, PAIR
from game.games.le_boulet.model.cards import BOULET, NONE
from game.games.le_boulet.model.state import UNCHOSEN, State
from game.games.le_boulet.naming import BACK, BOULET_CARD
from game.stage.motion.layout import Box, Layout, Pose
from game.stage.motion.timeline import Effect, Ghost, Move, Timeline
from game.stage.table.verdicts import struck

LAY_MS: Final = 620
FALL_MS: Final = 420
"""How long answers take to lie there face down."""
FLIP_MS: Final = 420
"""How long one of them takes to turn."""
APART_MS: Final = (230.0, 420.0)
"""How far turns are apart at least and at most."""
ALL_MS: Final = 2600.0
"""In about so much all of them turn."""
ACCUSE_MS: Final = 1000
READ_MS: Final = 2200
"""How long what all have to read stays at least, unless somebody presses on."""
VOTE_MS: Final = VOTED_MS + READ_MS
DRAW_MS: Final = 420
GIVE_MS: Final = 760
BEGIN_MS: Final = 220
LAST_MS: Final = 1500
"""How long it is said that somebody has a single card left; any press goes on."""
CLOSE_MS: Final = 560


@dataclass(frozen=True, slots=True)
class Road:
    """What a beat is made from."""

    before: Layout
    after: Layout
    view: State
    viewer: int | None
    places: Places
    words: Words

    def go(
        self,
        ms: float,
        *,
        moves: dict[str, Move] | None = None,
        ghosts: Sequence[Ghost] = (),
        effects: Sequence[Effect] = (),
        new: bool = False,
        told: float = 0.0,
        read_ms: float = 0.0,
    ) -> Timeline:
        """Return a timeline of so many milliseconds; ``new``: what is written changes at once.

        The log says what happened only when it was seen: after ``told`` milliseconds.
        """
        furniture = [(0.0, self.after.furniture)] if new else []
        if told:
            effects = [*effects, Effect(UNTOLD, 0, 0, 0, told)]
        return Timeline(
            self.before, self.after, ms, moves=moves, ghosts=ghosts, effects=effects,
            furniture=furniture, read_ms=read_ms,
        )  # fmt: skip

    def new(self, prefix: str) -> list[str]:
        """Return the sprites that lie there after, and not before."""
        return [
            name for name in self.after.sprites
            if name.startswith(prefix) and name not in self.before.sprites
        ]  # fmt: skip

    def held(self, seat: int, face: str = BACK) -> Pose:
        """Return a card that comes out of a hand, or goes into it."""
        if seat == self.viewer:
            box = self.places.hand
            return Pose(*box.middle, 90, face, z=500)
        x, base = self.places.stands[seat].bust
        return Pose(x, base - 20, 44, face, z=500)


def _spot(box: Box, face: str) -> Pose:
    return Pose(*box.middle, box.width, face, z=500)


def beat_of(event: ev.Event, road: Road) -> Timeline | None:
    """Return the road of an event that was just folded, None where there is none to go."""
    match event:
        case ev.Proposed(seat):
            return _laid(road, seat, road.new("pair."), LAY_MS)
        case ev.Answered():
            return _turned(event, road)
        case ev.Wondered() | ev.Explained():
            return road.go(READ_MS, new=True, read_ms=READ_MS)
        case ev.Retried(seat):
            return _laid(road, seat, road.new("laid."), LAY_MS)
        case ev.Accused(_, thing):
            box = road.places.pair[1] if thing == PAIR else road.places.stands[thing].card
            x, y, size = struck(box)
            falls = Effect("gavel", x, y, 0, ACCUSE_MS, {"size": size})
            up = replace(road.after.furniture, contested=UNCHOSEN)
            its = [(0.0, up)]
            return Timeline(road.before, road.after, ACCUSE_MS, effects=[falls], furniture=its)
        case ev.Defended(_, text):
            return road.go(READ_MS if text else 200, new=True, read_ms=READ_MS if text else 0)
        case ev.Voted():
            return _voted(event, road)
        case ev.TakenBack():
            return _taken_back(road)
        case ev.Drew(seat):
            start = _spot(road.places.stock, BACK)
            if seat == road.viewer:
                moves = {name: Move(0, DRAW_MS, arc=20, enter=start) for name in road.new("hand.")}
                return road.go(DRAW_MS, moves=moves)
            ghost = Ghost(start, road.held(seat), Move(0, DRAW_MS, arc=24))
            return road.go(DRAW_MS, ghosts=[ghost])
        case ev.Gave(seat, to):
            laid = road.before.sprites.get(f"laid.{seat}.{BOULET}")
            start = replace(laid, z=500) if laid else road.held(seat, BOULET_CARD)
            nobody = to == NOBODY_GETS
            end = _spot(road.places.discard, BOULET_CARD) if nobody else road.held(to, BOULET_CARD)
            ghost = Ghost(start, end, Move(0, GIVE_MS, arc=CHAIN_ARC, swell=0.15))
            facts = {"x": end.x, "y": end.y}
            chain = Effect("chain", start.x, start.y, 0, GIVE_MS, facts)
            return road.go(GIVE_MS, ghosts=[ghost], effects=[chain], moves=_gone(road))
        case ev.Passed(seat):
            return _laid(road, seat, road.new("discard."), LAY_MS)
        case ev.Closed():
            end = _spot(road.places.discard, BACK)
            moves = {
                name: Move(0, CLOSE_MS, leave=replace(end, face=pose.face))
                for name, pose in road.before.sprites.items()
                if name.startswith(("pair.", "laid."))
            }
            return road.go(CLOSE_MS, moves=moves)
        case ev.LeadBegan(seat):
            return _begun(road, seat)
        case ev.Ended():
            return road.go(2400, effects=[Effect("confetti", 0, 0, 0, 2400)])
        case _:
            return None


def _begun(road: Road, leader: int) -> Timeline:
    """Before anybody leads all are told to whom a single card is left, unless that wins now."""
    plates = road.after.furniture.plates
    last = [plate.name for plate in plates if plate.last]
    if not last or plates[leader].last:  # who leads with a single card has won (B11)
        return road.go(BEGIN_MS, new=True)
    said = road.words.say("board.last-card", names=some_names(last, road.words), n=len(last))
    box = road.places.banner
    told = Effect("last", *box.middle, 0, LAST_MS, {"box": box, "text": said})
    return road.go(LAST_MS, new=True, effects=[told], read_ms=LAST_MS)


def _gone(road: Road) -> dict[str, Move]:
    """Return the cards that are not there any more, from the first moment on."""
    return {name: Move(0, 0) for name in road.before.sprites if name not in road.after.sprites}


def turns(event: ev.Answered, view: State) -> list[tuple[int, float]]:
    """Return who laid an answer, from the leader's left on, and when it begins to turn, in ms."""
    laid = [int(seat) for seat in view.around() if event.faces[seat] != NONE]
    least, most = APART_MS
    apart = max(least, min(most, ALL_MS / max(1, len(laid))))
    return [(seat, FALL_MS + apart * at) for at, seat in enumerate(laid)]


def _laid(road: Road, seat: int, names: Sequence[str], ms: float) -> Timeline:
    """Cards come out of a hand, one's own from where they lay."""
    own = [pose for name, pose in road.before.sprites.items()
           if name.startswith("hand.") and name not in road.after.sprites]  # fmt: skip
    moves = _gone(road)
    for at, name in enumerate(names):
        face = road.after.sprites[name].face
        mine = [pose for pose in own if pose.face == face]
        start = replace(mine[0], z=500) if mine else road.held(seat, face)
        moves[name] = Move(110 * at, ms, arc=36, swell=0.08, enter=start)
    return road.go(ms, moves=moves, new=True, told=ms)


def _turned(event: ev.Answered, road: Road) -> Timeline:
    """All answers come face down together, then turn one by one from the leader's left on."""
    moves, ghosts, end = _gone(road), [], 0.0
    named = {int(name.split(".")[1]): name for name in road.new("laid.")}
    for seat, start in turns(event, road.view):
        name = named[seat]
        down = replace(road.after.sprites[name], face=BACK)
        end = start + FLIP_MS
        ghosts.append(Ghost(road.held(seat), down, Move(0, FALL_MS, arc=18)))
        if start > FALL_MS:
            ghosts.append(Ghost(down, down, Move(FALL_MS, start)))
        moves[name] = Move(start, end, flip=True, enter=down)
    return road.go(max(end, 1.0), moves=moves, ghosts=ghosts, new=True, told=end)


def _voted(event: ev.Voted, road: Road) -> Timeline:
    """Every thumb is shown at its seat at once, then the verdict, where the plea was read."""
    effects = []
    for seat, vote in enumerate(event.votes):
        if vote in (0, 1):
            picture = "vote_yes" if vote else "vote_no"
            facts = {"picture": picture, "size": 46}
            effects.append(Effect("vote", *road.places.stands[seat].thumb, 0, VOTE_MS, facts))
    text = road.words.say("board.validated" if event.good else "board.refused")
    contested, leader = road.before.furniture.contested, road.before.furniture.leader
    box = road.places.beside(leader if contested in (PAIR, UNCHOSEN) else contested)
    votes = event.votes.count(1), event.votes.count(0)
    facts = {"text": text, "good": event.good, "votes": votes, "box": box}
    effects.append(Effect("said", *box.middle, VOTED_MS, VOTE_MS, facts))
    shown = _without_fists(road.before.furniture)
    # what was refused is taken back next: nobody pleads for it any more
    final = replace(_without_fists(road.after.furniture), speaker=NONE)
    return Timeline(
        road.before, replace(road.after, furniture=final), VOTE_MS, read_ms=READ_MS,
        effects=[*effects, Effect(UNTOLD, 0, 0, 0, VOTED_MS)],
        furniture=[(0.0, shown), (VOTED_MS, replace(shown, speaker=NONE))],
    )  # fmt: skip


def _without_fists(written: Furniture) -> Furniture:
    return replace(written, plates=tuple(replace(one, keeps=False) for one in written.plates))


def _taken_back(road: Road) -> Timeline:
    """What was refused goes back where it came from."""
    moves = {}
    for name, pose in road.before.sprites.items():
        if name in road.after.sprites or not name.startswith(("pair.", "laid.")):
            continue
        seat = road.view.leader if name.startswith("pair.") else int(name.split(".")[1])
        moves[name] = Move(0, LAY_MS, arc=30, leave=road.held(seat, pose.face))
    return road.go(LAY_MS, moves=moves, new=True)
