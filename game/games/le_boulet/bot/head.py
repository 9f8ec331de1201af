"""The head: what one bot knows, sees and reckons with, whatever it is asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from game.ai.probability import any_of
from game.core.luck import Stream, key_of
from game.games.le_boulet.bot.beliefs import Beliefs, judged_good, refused
from game.games.le_boulet.bot.likeness import unexplained
from game.games.le_boulet.bot.minds import PLAIN, Mind, Nature
from game.games.le_boulet.bot.sight import Sight, sight
from game.games.le_boulet.bot.stakes import decides
from game.games.le_boulet.bot.taste import Eye
from game.games.le_boulet.model import events as ev
from game.games.le_boulet.model.actions import PAIR, Action
from game.games.le_boulet.model.cards import BOULET
from game.games.le_boulet.model.state import State
from game.games.le_boulet.model.themes import compared, is_joke

FINE: Final = 1 << 20
"""Draws between 0 and 1 are so fine."""
FADES: Final = 0.8
"""What is left of a grudge when the next lead begins, with somebody usual."""
HURT: Final = 1.0
GIVEN: Final = 0.4
"""The grudge against who accused oneself, and who gave one a Boulet."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """Something that could be done, and what it is worth, in parts that are added."""

    action: Action
    parts: dict[str, float]
    """At most four, in cards; judgements in logits."""

    @property
    def value(self) -> float:
        """What it is worth."""
        return sum(self.parts.values())


@dataclass
class BotHead:
    """One bot's head."""

    seat: int
    view: State
    seed: int
    mind: Mind
    born: Nature
    """What its character is like; what it does now goes by ``nature``."""
    eye: Eye
    beliefs: Beliefs
    grudges: list[float]
    said: dict[str, int] = field(default_factory=dict)
    """How often each theme was said in this match."""
    iron: int = -1
    """In which lead it laid a Boulet last, -1 if it never did."""

    @property
    def nature(self) -> Nature:
        """What it is like now: as anybody where somebody may win in this round."""
        return PLAIN if decides(self.view) else self.born

    def observe(self, event: ev.Event) -> None:
        """Take in what was told, before the view does."""
        if self.mind.believes:
            its = self.sight(event.theme) if isinstance(event, ev.Proposed) else None
            if its is None and self.view.theme:
                its = self.meaning()
            self.beliefs.observe(self.view, event, its)
        match event:
            case ev.Proposed(theme=theme):
                self.said[compared(theme)] = self.said.get(compared(theme), 0) + 1
            case ev.Accused(seat, thing) if self.owner(thing) == self.seat:
                self.grudges[seat] += HURT
            case ev.Gave(seat, to) if to == self.seat:
                self.grudges[seat] += GIVEN
            case ev.Answered(faces) if faces[self.seat] == BOULET:
                self.iron = self.view.leads
            case ev.Retried(self.seat, face) if face == BOULET:
                self.iron = self.view.leads
            case ev.LeadBegan():
                left = FADES - 0.3 * self.born.forgives
                self.grudges = [left * one for one in self.grudges]
            case _:
                pass

    def sight(self, theme: str) -> Sight:
        """Return how a theme is understood at this table."""
        options = self.view.options
        return sight(theme, options.album, options.taught)

    def meaning(self) -> Sight:
        """Return how the theme on the table is taken: as said, as explained, or by its pair.

        An explanation that says the theme again explains nothing, nor does a joke.
        """
        view = self.view
        its = self.sight(view.theme)
        if its.clear:
            return its
        if view.explanation and not is_joke(view.explanation):
            said = self.sight(view.explanation)
            if said.clear and said.key != its.key:
                return said
        return unexplained(its, view.pair, view.options.album)

    def draw(self, *about: object) -> float:
        """Return a draw between 0 and 1 that is always the same for the same thing."""
        return Stream(key_of("draw", self.seed, *about)).below(FINE) / FINE

    def owner(self, thing: int) -> int:
        """Return whose a thing on the table is."""
        return self.view.leader if thing == PAIR else thing

    def faces(self, thing: int) -> tuple[int, ...]:
        """Return the cards that a thing on the table is."""
        return self.view.pair if thing == PAIR else (self.view.answers[thing],)

    def sees(self, its: Sight, thing: int) -> float:
        """Return what a thing on the table is worth to this bot, in logits."""
        return self.eye.worst(its, self.faces(thing))

    def votes(self, value: float, out: Sequence[int]) -> list[float]:
        """Return how likely each seat votes for what seems worth so much, some left out."""
        seats = [seat for seat in range(self.view.seats) if seat not in out]
        if not self.mind.believes:
            return [judged_good(value)] * len(seats)
        return [self.beliefs.yes(seat, value) for seat in seats]

    def risk(self, value: float, owner: int) -> float:
        """Return how likely something is accused and refused that seems worth so much."""
        if not self.mind.weighs:
            return 0.5 * (1 - judged_good(value))
        yes = self.votes(value, (owner,))
        accused = any_of(self.mind.fears * (1 - one) for one in yes)
        # whoever accuses votes no
        return accused * refused(yes[1:], self.view.threshold)
