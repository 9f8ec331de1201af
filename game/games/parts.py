"""Parts: what a game brings to be played here. This page is the list.

A part is a module of the game's folder, or of its family's, found by its name and loaded when it
is first asked for. ``rules``, ``board`` and texts are needed; whatever else a game lacks is None
here, and left out everywhere (CONTRIBUTING.md says what then happens). What a part has to offer
says its face, a protocol that stands beside the values it answers in.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, overload

from game.core.words import Words

if TYPE_CHECKING:  # faces are for the reader and for mypy: the first picture does not wait for them
    from game.ai import learning
    from game.core import (
        actions,
        bots,
        busiest,
        choices,
        commands,
        decks,
        endings,
        judging,
        lessons,
        pages,
        panels,
        scenario_api,
        survival,
    )
    from game.core.rules import Ruled, Rules
    from game.stage.board import Boarded
    from game.stage.cast import Cast
    from game.stage.poster import Posters
    from game.stage.sound.screen_reader import ScreenReader

P = TypeVar("P")


class Part(Generic[P]):
    """A part that a game, or its family, may bring; what stands in for it else, or None."""

    def __init__(self, module: str, instead: Callable[[Game], P] | None = None) -> None:
        """Take the name of the module, and what makes a game's stand-in for it."""
        self.module = module
        self.instead = instead

    def __set_name__(self, owner: type[Game], name: str) -> None:
        """Keep the name under which it is asked for."""
        self._name = name

    @overload
    def __get__(self, game: None, owner: type[Game]) -> Part[P]: ...

    @overload
    def __get__(self, game: Game, owner: type[Game]) -> P: ...

    def __get__(self, game: Game | None, owner: type[Game]) -> Part[P] | P:
        """Load the part; from then on the game has it at hand."""
        if game is None:
            return self
        found: Any = part_of(game.packages, self.module)
        if found is None and self.instead is not None:
            found = self.instead(game)
        vars(game)[self._name] = found
        part: P = found
        return part

    def there(self, game: Game) -> bool:
        """Say whether a game brings it, without loading it: a button may stand before that."""
        return any(_there(f"{package}.{self.module}") for package in game.packages)


# ---------------------------------------------------------------- what stands in


def _by_chance(its: Game) -> bots.Levels:
    from game.ai.chance import Chance  # noqa: PLC0415 few games need it

    return Chance(its.rules)


def _plain_lobby(_: Game) -> choices.Lobby:
    from game.core import defaults  # noqa: PLC0415 few games need it

    return defaults.LOBBY


def _plain_log_lines(_: Game) -> pages.LogLines:
    from game.core import defaults  # noqa: PLC0415 few games need it

    return defaults


def _plain_ending(its: Game) -> endings.Ending:
    from game.core import defaults  # noqa: PLC0415 few games need it

    return defaults.Ending(its.rules)


class Game:
    """A game of the shelf, with all its parts."""

    def __init__(self, name: str, packages: Sequence[str]) -> None:
        """Take its name, and where its parts lie: its own package, then its family's."""
        self.name: Final = name
        self.packages: Final = tuple(packages)

    @property
    def folder(self) -> str:
        """Where its package lies, for a process that has to find it again."""
        return str(Path(import_module(self.packages[0]).__path__[0]).parent)

    @cached_property
    def stands(self) -> bool:
        """Whether it has a board: it can be played."""
        return any(_there(f"{package}.board") for package in self.packages)

    @cached_property
    def rules(self) -> Rules[Any, Any, Any, Any]:
        """What may be done, and the one fold. Needed."""
        part: Ruled = self._needed("rules")
        return part.RULES

    @cached_property
    def board(self) -> Boarded:
        """How it looks. Needed; it needs pygame, and nothing else does."""
        part: Boarded = self._needed("board")
        return part

    def words(self, language: str) -> Words:
        """Return its texts, before them those of its family, before them the program's. Needed.

        Raises:
            LookupError: no such language.
            ShippedError: a file of its texts is missing or damaged.
        """
        from game.store import texts  # noqa: PLC0415 whoever plays has no need of words

        return texts.words(language, *reversed(self.packages))

    # ------------------------------------------------------------ who plays

    bot: Part[bots.Levels] = Part("bot", _by_chance)
    pilot: Part[bots.Pilot | None] = Part("bot.pilot")
    practice: Part[learning.Practice | None] = Part("practice")
    study: Part[learning.Study | None] = Part("bot.study")
    reactions: Part[bots.Reactions | None] = Part("bot.reactions")
    oracle: Part[learning.Oracle | None] = Part("bot.oracle")
    allegiance: Part[endings.Allegiance | None] = Part("allegiance")
    chatter: Part[bots.Talk | None] = Part("chatter")
    quirks: Part[bots.Quirks | None] = Part("quirks")
    habits: Part[bots.Habits | None] = Part("bot.quirks")

    # ------------------------------------------------------------ before a match

    lobby: Part[choices.Lobby] = Part("lobby", _plain_lobby)
    cast: Part[Cast | None] = Part("cast")
    guide: Part[pages.Guide | None] = Part("guide")
    share: Part[choices.Share | None] = Part("share")
    decks: Part[decks.Decks | None] = Part("decks")
    lessons: Part[lessons.Lessons | None] = Part("lessons")
    scenario: Part[scenario_api.Scenario | None] = Part("scenario")

    # ------------------------------------------------------------ at the table

    log_lines: Part[pages.LogLines] = Part("log_lines", _plain_log_lines)
    portraits: Part[pages.Portraits | None] = Part("portraits")
    advice: Part[pages.Advice | None] = Part("advice")
    screen_reader: Part[ScreenReader | None] = Part("screen_reader")
    keys: Part[commands.Keys | None] = Part("keys")
    by_place: Part[commands.ByPlace | None] = Part("by_place")
    verbs: Part[actions.Verbs | None] = Part("verbs")
    cardbook: Part[pages.Cardbook | None] = Part("cardbook")
    judge: Part[judging.Judge | None] = Part("judge")
    dictionary: Part[judging.Dictionary | None] = Part("dictionary")
    notes: Part[pages.Notes | None] = Part("notes")
    ballots: Part[panels.Ballots | None] = Part("ballots")
    seating: Part[panels.Seating | None] = Part("seating")
    orders: Part[panels.StandingOrders | None] = Part("orders")
    envelopes: Part[panels.Envelopes | None] = Part("envelopes")
    survival: Part[survival.Survival | None] = Part("survival")
    ghosts: Part[panels.Ghosts | None] = Part("ghosts")
    gallery: Part[panels.Gallery | None] = Part("gallery")

    # ------------------------------------------------------------ when it is over

    ending: Part[endings.Ending] = Part("ending", _plain_ending)
    turning: Part[endings.Turning | None] = Part("turning")
    reasons: Part[endings.Reasons | None] = Part("reasons")
    hindsight: Part[endings.Hindsight | None] = Part("hindsight")
    figures: Part[endings.Figures | None] = Part("figures")
    poster: Part[Posters | None] = Part("poster")
    album: Part[endings.Albums | None] = Part("album")

    # ------------------------------------------------------------ for whoever measures

    busiest: Part[busiest.Busiest | None] = Part("busiest")

    def _needed(self, module: str) -> Any:
        found = part_of(self.packages, module)
        return found if found is not None else import_module(f"{self.packages[0]}.{module}")


def needed(part: P | None) -> P:
    """Return a part that whoever asks has seen to be there.

    Raises:
        LookupError: it is not.
    """
    if part is None:
        raise LookupError
    return part


def part_of(packages: Sequence[str], module: str) -> ModuleType | None:
    """Return a part from the first package that has it, None where none has."""
    found = next((name for one in packages if _there(name := f"{one}.{module}")), None)
    return None if found is None else import_module(found)


def _there(name: str) -> bool:
    try:
        found = find_spec(name)
    except ModuleNotFoundError:  # the package that it would be in is not there either
        return False
    return found is not None and found.origin is not None  # a folder that was left is no module
