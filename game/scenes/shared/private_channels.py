"""Private channels: what a match asks of its people's devices, and who could not play it.

Where all play at once each needs keys of their own; in the dark each feels or hears by themselves
what nobody else may know. A gamepad of one's own that shakes does that, or an output of sound of
one's own; nothing else does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.ticks import is_real_time
from game.games import game_of
from game.scenes.kit import Kit
from game.scenes.shared.able import deal, idle
from game.stage.input.claims import MOUSE, SHARED
from game.store.heads import Head


class Channels:
    """What a match asks of the channels of its people."""

    def __init__(self, kit: Kit, head: Head) -> None:
        """Take a match that several people are about to play."""
        self._kit = kit
        self._game = game_of(head.game)
        self.game = head.game
        """Whose words the page speaks."""
        self.head = head
        """The head of the match."""
        view = self._game.rules.initial(
            head.seats, self._game.rules.options(head.seats, head.options)
        )
        words = kit.words(head.game)
        board: Any = self._game.board.Board(view, None, head.names, words, room_for="couch")
        self.dark = bool(board.live.private(view))
        """Whether each person feels what nobody else may know."""
        self.live = is_real_time(self._game.rules, head.seats)
        """Whether all play at once around one screen."""
        self.scans = self.live and bool(board.live.scanned())
        """Whether one switch may play there."""
        self.rows: str = board.live.scanned_told()
        """What a walk of one switch leads through, in words."""

    def deal(self, people: Sequence[int]) -> list[int]:
        """Give whoever could press nothing a device, while there are any; return who got one."""
        return deal(self._kit, people, pads_first=self.dark) if self.live else []

    def lacking(self, names: Sequence[str], people: Sequence[int]) -> str:
        """Return the sentence that names who could not play; empty where all can."""
        key, seats = self._lack(people)
        if not seats:
            return ""
        return self._kit.words().say(key, names=", ".join(names[seat] for seat in seats))

    def unable(self, people: Sequence[int]) -> Sequence[int]:
        """Return who of these people could not play with what they have."""
        return self._lack(people)[1]

    def _lack(self, people: Sequence[int]) -> tuple[str, Sequence[int]]:
        """Return the text that says what is lacking first of all, and who lacks it."""
        kit = self._kit
        waiting = idle(kit, people) if self.live else []
        if waiting:
            return "channels.idle", waiting
        scanning = [seat for seat in people if seat in kit.switches] if self.scans else []
        shared = [seat for seat in scanning if kit.claims.source(seat) in (SHARED, MOUSE)]
        if shared:
            return "channels.no-switch", shared
        needing = people if self.dark else scanning
        by_hand = [seat for seat in needing if not kit.audio_outputs.of(seat)]
        asks = "" if self.dark else "scan-"
        if not kit.settings.rumble:
            return f"channels.{asks}off", by_hand
        rack = kit.hints.rack
        held = {seat: rack.place(kit.claims.source(seat)) for seat in by_hand}
        without = [seat for seat, place in held.items() if place is None or not place.here]
        if without:
            return f"channels.{asks}without", without
        still = [seat for seat, place in held.items() if place is not None and not place.shakes]
        return f"channels.{asks}still", still
