"""Strangers at Branle-bas de Wombat's table: they do what no bot of ours does.

What ours believe beside them is measured by ``tests.bench.wombat_figures --stranger KIND``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from game.core.bots import Bot
from game.games.wombat.bot.chance_bot import ChanceBot
from game.games.wombat.bot.learnt import Learnt
from game.games.wombat.bot.minds import MINDS, Mind
from game.games.wombat.bot.thinking import ThinkingBot
from game.games.wombat.model import actions as act
from game.games.wombat.model import events as ev
from game.games.wombat.model import state as at
from game.games.wombat.model.actions import Action
from game.games.wombat.model.options import Options
from game.games.wombat.model.places import NAMES, SIZES, SPINDLES
from game.games.wombat.model.roles import WICKED
from tests.bench.wombat_foreign import Foreign, Style
from tests.bench.wombat_learnt import LEARNT
from tests.bench.wombat_people import PEOPLE, Habit, Person


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


class Echo(ThinkingBot):
    """Builds, and of its own words says none: it says again what others say."""

    def __init__(self, seat: int, options: Options, seed: int, mind: Mind, learnt: Learnt) -> None:
        """Sit down with nothing to say."""
        super().__init__(seat, options, seed, mind, learnt)
        self._caught: list[str] = []

    def hear(self, events: Sequence[ev.Event]) -> None:
        """Catch one phrase of three."""
        super().hear(events)
        self._caught += [
            one.phrase.spelled for one in events
            if isinstance(one, ev.Said) and one.seat != self.seat and not (self.tick + one.seat) % 3
        ]  # fmt: skip

    def choose(self, legal: Sequence[Action]) -> Action | None:
        """Return what a normal one would do, its words another's."""
        chosen = super().choose(legal)
        if self.view.phase != at.BUILD:
            self._caught.clear()
            return chosen
        if (chosen is None or isinstance(chosen, act.Say)) and self._caught and act.SAY in legal:
            return act.Say(self._caught.pop(0))
        return None if isinstance(chosen, act.Say) else chosen


class Helper(ThinkingBot):
    """Builds, and whatever it means to say, it says help."""

    def choose(self, legal: Sequence[Action]) -> Action | None:
        """Return what a normal one would do, all its words one."""
        chosen = super().choose(legal)
        if not isinstance(chosen, act.Say) or self.view.phase != at.BUILD:
            return chosen
        return act.Say(f"help:{NAMES[self.tick % SPINDLES]}")


class Low(ThinkingBot):
    """Builds, and tells every height one too low."""

    def choose(self, legal: Sequence[Action]) -> Action | None:
        """Return what a normal one would do, of heights one less."""
        chosen = super().choose(legal)
        if not isinstance(chosen, act.Say) or self.view.phase != at.BUILD:
            return chosen
        word, _, rest = chosen.phrase.partition(":")
        name, _, many = rest.partition(":")
        if word not in ("count", "done"):
            return chosen
        return act.Say(f"count:{name}:{max(0, int(many or SIZES) - 1)}")


class TwoFaced(ThinkingBot):
    """Plays well and tells the truth, but as the Wicked: then it never stops, and lies."""

    def __init__(self, seat: int, options: Options, seed: int, mind: Mind, learnt: Learnt) -> None:
        """Sit down."""
        super().__init__(seat, options, seed, mind, learnt)
        self._bold = replace(mind, boldness=MINDS["greedy"].boldness, waits=0)

    def choose(self, legal: Sequence[Action]) -> Action | None:
        """Return what a good player would do; as the Wicked spoil, and tell of bricks laid."""
        evil = self.view.roles[self.seat] == WICKED
        if evil:
            self.mind = self._bold
        chosen = super().choose(legal)
        if evil and chosen is None and self.view.phase == at.BUILD and not self.tick % 47:
            place = self.tick // 47 % SPINDLES
            return act.Say(f"count:{NAMES[place]}:{3 + self.tick % 3}")
        return chosen


class Accuser(ThinkingBot):
    """Builds, and accuses everybody, in the dark and in the light."""

    def choose(self, legal: Sequence[Action]) -> Action | None:
        """Return what a normal one would do, and every second an accusation."""
        chosen = super().choose(legal)
        if (
            chosen is None
            and act.SAY in legal
            and not self.tick % 20
            and self.view.alive[self.seat]
        ):
            others = [one for one in self.view.living() if one != self.seat]
            return act.Say(f"accuse:{others[self.tick // 20 % len(others)]}")
        return chosen


Maker = Callable[[int, Options, int], Bot]


def _of(kind: type[ThinkingBot], level: str = "normal") -> Maker:
    return lambda seat, options, seed: kind(seat, options, seed, MINDS[level], LEARNT)


def _terse(seat: int, options: Options, seed: int) -> Bot:
    return ThinkingBot(seat, options, seed, replace(MINDS["expert"], talks=25), LEARNT)


def _as(style: Style) -> Maker:
    return lambda seat, options, seed: Foreign(seat, options, seed, style)


def _with(habit: Habit) -> Maker:
    return lambda seat, options, seed: Person(seat, options, seed, habit)


STRANGERS: Final[Mapping[str, Maker]] = {
    "chance": ChanceBot,
    "silent": _of(Silent),
    "liar": _of(Liar),
    "mumbler": _of(Mumbler),
    "sleeper": _of(Sleeper),
    "abstainer": _of(Abstainer),
    "left": _of(LeftPointer),
    "echo": _of(Echo),
    "helper": _of(Helper),
    "low": _of(Low),
    "twofaced": _of(TwoFaced, "hard"),
    "accuser": _of(Accuser),
    "terse": _terse,
    "easy": _of(ThinkingBot, "easy"),
    "expert": _of(ThinkingBot, "expert"),
    "plain": _as(Style()),
    "muted": _as(Style(talks=0)),
    "blind": _as(Style(feels=False, talks=0)),
    "blind teller": _as(Style(feels=False)),
    "feeler": _as(Style(lays=False, idles=(act.FEEL_SPINDLE,))),
    "hoarder": _as(Style(hoards=True, talks=0)),
    "coverer": _as(Style(idles=(act.COVER, act.TURN, act.COVER))),
    "crier": _as(Style(says=("help:A", "help:B", "guard:C"))),
    "finger": _as(Style(accuses=True)),
    "modest": _as(Style(off=-1)),
    "claimer": _as(Style(says=("role:basic", "role:trusting"))),
    "harmless": _as(Style(steals=False)),
    "fidget": _as(Style(idles=(act.Go(4), act.Go(8)))),
    **{name: _with(habit) for name, habit in PEOPLE.items()},
}
FAMILIES: Final = (
    ("silent", "muted", "terse", "mumbler"),
    ("liar", "low", "modest", "twofaced"),
    ("sleeper", "fidget", "feeler", "harmless"),
    ("chance", "crier", "finger", "accuser", "claimer"),
    ("hoarder", "coverer", "abstainer", "left"),
    ("blind", "blind teller", "echo", "helper"),
    ("plain", "easy", "expert"),
    tuple(PEOPLE),
)
"""Kinds that are alike are left out together."""
