"""Playing in real time: where keys lie, what a paw feels, and what a count may cover."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Any

from game.games.wombat.board import touches
from game.games.wombat.board.arranging import DARK, Furniture, light_of
from game.games.wombat.board.beats import LIGHT, TOGETHER
from game.games.wombat.board.bets import bets_of
from game.games.wombat.board.feeling import felt
from game.games.wombat.board.places import AT_CLOCK, CLOCK, PAW
from game.games.wombat.board.recent import Recent
from game.games.wombat.board.waving import Wave
from game.games.wombat.by_place import STOPS
from game.games.wombat.model import events as ev
from game.games.wombat.model import state as at
from game.games.wombat.model.options import SHADOWS, TICKS
from game.games.wombat.model.state import NO_VOTE, State
from game.games.wombat.tokens import MORE, TALK
from game.stage.board import Board
from game.stage.live_play import Begun, Gathered, LivePlay
from game.stage.motion.layout import Box


class Live(LivePlay):
    """The real time of one table on one screen."""

    def __init__(self, board: Board, recent: Recent, *, couch: bool) -> None:
        """Take whose eyes and words it is for; ``couch``: several people share one screen."""
        self._board = board
        self._recent = recent
        self._couch = couch

    def key_area(self, place: str, touched: tuple[str, ...], view: State) -> str | None:
        """Return the area that a key touches by where it lies: twelve places, and the verbs."""
        viewer = self._board.viewer
        if self._couch and view.phase != at.BUILD:
            return None if viewer is None else touches.shared_area(place, view)
        if viewer is not None and not self._reaches(touched, view):
            return touches.out_area(place, touched, view, shared=self._couch)
        return touches.key_area(place, touched, view, viewer, shared=self._couch)

    def _reaches(self, touched: tuple[str, ...], view: State) -> bool:
        """Return whether places are the box's own now: not for who is out and does not talk."""
        viewer = self._board.viewer
        out = view.phase == at.BUILD and viewer is not None and not view.alive[viewer]
        return not out or TALK in touched

    def flicks(self, touched: tuple[str, ...], view: State) -> bool:
        """Return whether gamepads touch places: in a build, in a phrase, and around one screen."""
        talks = view.phase == at.DEBATE and touched[:1] == (TALK,)
        builds = view.phase == at.BUILD and self._reaches(touched, view)
        return builds or talks or self._couch

    def bets(
        self, view: State, seat: int, touched: tuple[str, ...] = ()
    ) -> Mapping[str, tuple[str, int]]:
        """Return what a seat that is out may bet now, by what it touches: not while it talks."""
        return {} if set(touched) - {MORE} else bets_of(view, seat)

    def early(self, view: State) -> bool:
        """Return whether presses of a count are done after it: where nobody reacts to a picture."""
        return view.phase in (at.BUILD, at.DEBATE) or (self._couch and view.counting)

    def free(self, seat: int, view: State) -> bool:
        """Return whether what a seat does now begins now: its paw is about nothing."""
        hand = view.hands[seat]
        return view.phase != at.BUILD or (hand.running is None and hand.given is None)

    def aloud(self, touched: tuple[str, ...], view: State) -> tuple[str, ...]:
        """Return what all may see of what a seat has touched: the phrase that it begins."""
        said = touches.plain(touched)
        return said if view.phase == at.BUILD and said[:1] == (TALK,) else ()

    def overhear(self, begun: Sequence[Begun]) -> None:
        """Show which phrases people have begun."""
        self._recent.begun = tuple(begun)

    def scanned(self) -> tuple[tuple[str, ...], ...]:
        """Return the left half's places, row by row, and its verbs."""
        return touches.SCANNED

    def scanned_told(self) -> str:
        """Return the same in words."""
        return self._board.words.say("scan.rows")

    def private(self, view: State) -> bool:
        """Return whether each of several people needs a channel of their own: eyes are closed."""
        return view.options.touch != SHADOWS

    def felt(self, event: ev.Event, view: State) -> tuple[int, ...]:
        """Return the pulses in which a paw feels a fact; what all see needs none."""
        return felt(event) if self.private(view) else ()

    def whereabouts(self, place: str, touched: tuple[str, ...], view: State) -> Wave | None:
        """Return the paw that a key lets wave, as all know it; None where it lets none."""
        viewer = self._board.viewer
        if viewer is None or not touches.waves(place, touched, view, viewer):
            return None
        hand = view.hands[viewer]
        return Wave(hand.paw, hand.place)

    def point_out(self, whereabouts: Any, view: State) -> None:
        """Let a paw wave on this picture."""
        self._recent.wave(view.tick, whereabouts)

    def meets(self, view: State) -> bool:
        """Return whether roles were dealt: in a practice build everybody is the same."""
        return not view.options.practice

    def gathers(self, view: State) -> int | None:
        """Return for which build people find their paws: around one screen, among shadows."""
        builds = self._couch and light_of(view) == DARK and not self.private(view)
        return view.number if builds else None

    def gathers_by(self, place: str) -> bool:
        """Return whether a key says that its person is ready: by the light it says the same."""
        return touches.is_ready(place)

    def late(self, place: str, view: State) -> bool:
        """Return whether a key of a first second still means what was before it.

        A build begins while some are still ready for it, a debate while some still point.
        """
        ready = self.gathers_by(place) and self.gathers(view) is not None
        return view.tick <= TICKS and (ready or view.phase == at.DEBATE)

    def shows_by(self) -> str:
        """Return a key that lets a paw wave."""
        return STOPS[0]

    def gathers_told(self) -> str:
        """Return how one finds one's paw, how it lays and takes, and when its number changes."""
        say = self._board.words.say
        return " ".join(map(say, ("finding.rule", "dark.again", "finding.found", "finding.anew")))

    def gather(self, gathered: Gathered | None, view: State) -> None:
        """Show how far people have come who find their paws."""
        self._recent.gather(gathered, view)

    def listening(self, view: State) -> bool:
        """Return whether a murmur might lie over a clack: in the dark."""
        return light_of(view) == DARK

    def given(self, seat: int, view: State) -> bool:
        """Return whether a seat points in this vote, at somebody or at the sky."""
        return view.counting and view.pointing[seat] != NO_VOTE

    def hears(self, view: State, furniture: Furniture) -> bool:
        """Return whether a vote is asked for by what is shown: a key of the build is no vote."""
        return furniture.counting or not view.counting

    def ends_count(
        self, furniture: Furniture, asked: AbstractSet[int], given: AbstractSet[int]
    ) -> bool:
        """Return whether the countdown to a vote may end: all have pointed.

        Where nobody here votes, it is as short as before one person alone.
        """
        if not furniture.votes_in:
            return False
        return asked <= given if asked else furniture.votes_in <= TOGETHER - LIGHT

    def counting(self, view: State) -> bool:
        """Return whether the table itself counts down now: hands rise at its end.

        Around one screen a vote that the menu stopped is counted in again: all find their keys.
        """
        stopped = self._couch and view.tick > 1
        return view.phase in (at.STRAW, at.FINAL) and not stopped

    def count_box(self, view: State) -> Box:
        """Return where a count stands: between one's paw's two places, or beside the time.

        Around one screen it covers nothing there.
        """
        alone = view.phase == at.BUILD and self._board.viewer is not None
        return PAW if alone else AT_CLOCK

    def time_box(self, view: State) -> Box:
        """Return where a touch lets time pass: the clock."""
        return CLOCK
