"""Strangers at Branle-bas de Wombat's table: they do what no bot of ours does.

What ours believe beside them is measured by ``tests.bench.wombat_figures --stranger KIND``. Beside
the first three ours learnt (``game.games.wombat.bot.strangers``), beside the others never.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from game.core.bots import Bot
from game.games.wombat.bot.minds import MINDS
from game.games.wombat.bot.sitting import ChanceBot
from game.games.wombat.bot.thinking import ThinkingBot
from game.games.wombat.model import actions as act
from game.games.wombat.model import state as at
from game.games.wombat.model.actions import Action
from game.games.wombat.model.options import Options
from game.games.wombat.model.places import NAMES, SIZES, SPINDLES


class Silent(ThinkingBot):
    """Builds, and never says a word."""

    def choose(self, legal: Sequence[Action]) -> Action | None:
        """Return what a normal one would do, its words kept."""
        chosen = super().choose(legal)
        return None if isinstance(chosen, act.Say) else chosen


class Mumbler(ThinkingBot):
    """Builds, and says one word of three."""

    said = 0

    def choose(self, legal: Sequence[Action]) -> Action | None:
        """Return what a normal one would do, most of its words kept."""
        chosen = super().choose(legal)
        if not isinstance(chosen, act.Say) or self.view.phase != at.BUILD:
            return chosen
        self.said += 1
        return None if self.said % 3 else chosen


class Sleeper(ThinkingBot):
    """Does and says nothing in the dark."""

    def choose(self, legal: Sequence[Action]) -> Action | None:
        """Return what a normal one would do once there is light."""
        chosen = super().choose(legal)
        return None if self.view.phase == at.BUILD else chosen


class Liar(ThinkingBot):
    """Builds, and whatever it says of a tower is wrong."""

    def choose(self, legal: Sequence[Action]) -> Action | None:
        """Return what a normal one would do, of another spindle and another height."""
        chosen = super().choose(legal)
        if not isinstance(chosen, act.Say) or self.view.phase != at.BUILD:
            return chosen
        word, _, rest = chosen.phrase.partition(":")
        name, _, many = rest.partition(":")
        if name not in NAMES[:SPINDLES]:
            return chosen
        other = NAMES[(NAMES.index(name) + 1) % SPINDLES]
        height = f":{(int(many) + 1) % SIZES}" if word == "count" else ""
        return act.Say(f"{word}:{other}{height}")


class Abstainer(ThinkingBot):
    """Plays, and never points at anybody."""

    def choose(self, legal: Sequence[Action]) -> Action | None:
        """Return what a normal one would do, but no vote."""
        chosen = super().choose(legal)
        return None if isinstance(chosen, act.Vote) else chosen


class LeftPointer(ThinkingBot):
    """Plays, and always points at its left neighbour."""

    def choose(self, legal: Sequence[Action]) -> Action | None:
        """Return what a normal one would do, and point to the left."""
        chosen = super().choose(legal)
        if self.view.phase not in (at.STRAW, at.FINAL):
            return chosen
        living = [one for one in self.view.living() if one != self.seat]
        left = min(living, key=lambda one: (one - self.seat) % self.view.seats)
        return act.Vote(left) if act.Vote(left) in legal else None


Maker = Callable[[int, Options, int], Bot]


def _of(kind: type[ThinkingBot]) -> Maker:
    return lambda seat, options, seed: kind(seat, options, seed, MINDS["normal"])


STRANGERS: Final[Mapping[str, Maker]] = {
    "chance": ChanceBot,
    "silent": _of(Silent),
    "liar": _of(Liar),
    "mumbler": _of(Mumbler),
    "sleeper": _of(Sleeper),
    "abstainer": _of(Abstainer),
    "left": _of(LeftPointer),
}
