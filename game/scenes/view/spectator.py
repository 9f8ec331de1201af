"""Spectators: matches that tell what all are told, and scenes that let others look on."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from game.core.nudges import Nudge
from game.core.seats import Seat
from game.replaying.again import Played
from game.stage.paint.canvas import Canvas
from game.stage.scene import Scene
from game.store.heads import Head


class Teller(Protocol):
    """Something that tells a match to whoever may hear it: a session, or a replay."""

    @property
    def head(self) -> Head:
        """The head of the match."""

    @property
    def rules(self) -> Any:
        """The rules of its game."""

    @property
    def controllers(self) -> list[str]:
        """Who plays which seat now, which all see."""

    @property
    def humans(self) -> Sequence[Seat]:
        """The seats that people play here now."""

    @property
    def nudges(self) -> Sequence[Nudge]:
        """Who cheered and booed whom so far, in order."""

    def fresh_view(self) -> Any:
        """Return the table before anything was told."""

    def observations(self, viewer: None, start: int = 0) -> list[Any]:
        """Return what a bystander was told, from its start-th fact on."""


def public_view(told: Teller) -> Any:
    """Return the table as all saw it at last."""
    view = told.fresh_view()
    for event in told.observations(None):
        told.rules.apply(view, event)
    return view


class PublicMatch:
    """A match that tells what all are told: whoever holds this cannot ask it for more."""

    def __init__(self, told: Teller) -> None:
        """Take whoever may be told more."""
        self._told = told
        self.head = told.head.model_copy(update={"seed": 0})
        """The head without the seed, from which every card could be reckoned."""
        self.most: int | None = None
        """So many facts are told at most; None: all there are."""

    @property
    def rules(self) -> Any:
        """The rules of the game."""
        return self._told.rules

    @property
    def controllers(self) -> list[str]:
        """Who plays which seat now."""
        return self._told.controllers

    @property
    def humans(self) -> Sequence[Seat]:
        """The seats that people play here now."""
        return self._told.humans

    @property
    def nudges(self) -> Sequence[Nudge]:
        """Who cheered and booed whom so far, in order."""
        return self._told.nudges

    def fresh_view(self) -> Any:
        """Return the table before anything was told."""
        return self._told.fresh_view()

    def observations(self, viewer: object = None, start: int = 0) -> list[Any]:
        """Return what all were told, from the start-th fact on, whoever asks."""
        told = self._told.observations(None, start)
        return told if self.most is None else told[: max(0, self.most - start)]

    def already_seen(self, viewer: object = None) -> int:
        """Return how much there is now: who comes to a table sees it as it is."""
        return len(self.observations())


@dataclass(frozen=True, eq=False, slots=True)
class Rerun:
    """A match that is played again, for a bystander: as far as it is shown, and never a secret."""

    head: Head
    _match: Played
    _shown: Callable[[], int]
    nudges: Sequence[Nudge] = ()

    @property
    def rules(self) -> Any:
        """The rules of its game."""
        return self._match.rules

    @property
    def controllers(self) -> list[str]:
        """Who played which seat when it began."""
        return self.head.controllers

    @property
    def humans(self) -> Sequence[Seat]:
        """Return nobody: who played need not be who looks."""
        return ()

    def fresh_view(self) -> Any:
        """Return the table before anything was told."""
        return self._match.rules.initial(self.head.seats, self._match.options)

    def observations(self, viewer: None, start: int = 0) -> list[Any]:
        """Return what all were told up to what is shown now, from the start-th fact on."""
        return self._match.observations(viewer)[start : self._shown()]


class WatchedScene(Scene, ABC):
    """A scene of a match, which others may follow from beside the table."""

    music = "table"
    keeps_awake = True

    @property
    @abstractmethod
    def watched(self) -> Teller:
        """The match."""

    @property
    def told_by_now(self) -> int | None:
        """How much of what all are told its picture has come to; None: no matter how much."""
        return None

    @property
    def pace(self) -> float | None:
        """How fast its pictures move; None: as it is set."""
        return None


class PublicScene(Scene, ABC):
    """A scene that has a picture for everybody."""

    @abstractmethod
    def draw_public(self, canvas: Canvas) -> None:
        """Draw it as all may see it, whatever lies over it."""
