"""The scenario interface: what a game lends to the runner, to lay out and check a table.

A case of a scenario file is plain data. The runner knows files, steps and counting; the game
knows its cards, how a table is laid out, and what can be compared after the last step.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any, Generic, Protocol, TypeVar

from game.core.actions import Action
from game.core.journal import Journal
from game.core.luck import Luck
from game.core.seats import Viewer
from game.core.words import Words

T = TypeVar("T")


class DeferredText:
    """A text to be said later, in whichever language; its facts may be such texts themselves."""

    __slots__ = ("_facts", "_key")

    def __init__(self, key: str, /, **facts: object) -> None:
        """Keep the key of the strings and the facts that its text names."""
        self._key = key
        self._facts = facts

    def said(self, words: Words) -> str:
        """Return the text in the language of these words."""
        facts = {
            name: fact.said(words) if isinstance(fact, DeferredText) else fact
            for name, fact in self._facts.items()
        }
        return words.say(self._key, **facts)


Where = str | DeferredText
"""Where in a file something stands: a key of it, or a text."""


class SituationError(ValueError):
    """A case that cannot be run; the phrase says what is wrong and the cure."""

    def __init__(self, key: str, word: object = None, /, **facts: object) -> None:
        """Keep the text, and the word of the file that is at fault, to find its line."""
        super().__init__(key, facts)
        self.phrase = DeferredText(key, **facts)
        self.word = None if word is None else str(word)


@dataclass(slots=True)
class Table:
    """A table laid out by hand, ready to be played on."""

    seats: int
    options: Any
    journal: Journal[Any, Any]
    luck: Luck
    seed: int
    laid: int = field(init=False)
    """How many facts were told to lay it out."""

    def __post_init__(self) -> None:
        self.laid = len(self.journal.events)

    def told(self, viewer: Viewer, start: int = 0) -> list[Any]:
        """Return what a viewer was told, from the start-th fact of all on."""
        return [event for event in self.journal.events[start:] if event.is_for(viewer)]


Parser = Callable[[object, str, Table], T]
"""Returns what a value of the file says under a key, at a table, or raises ``SituationError``."""


@dataclass(frozen=True, slots=True)
class Observable(Generic[T]):
    """What can be expected under one key: see ``core.observables``."""

    name: str
    """The key."""
    parser: Parser[T]
    read: Callable[[Table, T], T]
    """Returns what is found on a table where something was wanted."""

    def parse(self, value: object, table: Table) -> T:
        """Return an expectation in the form that ``read`` answers in.

        Raises:
            SituationError: it cannot be read.
        """
        return self.parser(value, self.name, table)


class Steps(Protocol):
    """How a game's actions are written: see ``core.scenario_steps``."""

    @property
    def keys(self) -> frozenset[str]:
        """What may stand in a step, beside ``seat`` and ``refused``."""

    def action(self, step: Mapping[str, Any], table: Table) -> Action:
        """Return the action that a step spells.

        Raises:
            SituationError: it spells none.
        """

    def spell(self, action: Any, table: Table) -> str:
        """Return an action as lists of legal actions write it, such as ``D10>1``."""

    def check_spelling(self, spelled: str, table: Table) -> None:
        """Check an entry of a list of legal actions.

        Raises:
            SituationError: no action is written so.
        """


Wait = Callable[[], Callable[[], bool]]
"""Begins to wait when a step is taken; what it returns says whether enough time has passed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Vocabulary:
    """A game's words in scenario files. What is read raises ``SituationError`` where it cannot."""

    setup_keys: frozenset[str]
    """What may stand in a case, beside its name, game, steps and expectations."""
    steps: Steps
    """How actions are written: a ``StepReader`` (``core.scenario_steps``) of their kinds."""
    observables: Mapping[str, Observable[Any]]
    """By key, what can be expected beside what every game has: who is ``asked``, what is ``legal``
    or ``not_legal``, ``winners``, whether it is ``over``, and ``public`` events."""
    refusals: frozenset[str]
    public_kinds: frozenset[str]
    lay_out: Callable[[Mapping[str, Any]], Table]
    """Returns the table that a case describes, or raises ``OptionsError``."""
    time_keys: frozenset[str] = frozenset()
    """What lets time pass in a step, before its verb or alone, in a real-time game."""
    waits: Callable[[Mapping[str, Any], Table], Wait] | None = None
    """Returns how long a step that has such a key waits; what is returned raises
    ``SituationError`` where that time is over."""


class Scenario(Protocol):
    """``scenario``: the part that holds a game's vocabulary."""

    @property
    def VOCABULARY(self) -> Vocabulary:
        """The game's words."""


# ---------------------------------------------------------------- reading plain data


def check_keys(given: Mapping[str, Any], known: Iterable[str], where: Where) -> None:
    """Check that only known keys stand in a table of the file.

    Raises:
        SituationError: another one does.
    """
    names = sorted(known)
    for key in given:
        if key not in names:
            raise SituationError(
                "scenario.key", key, given=shown(key), where=where, hint=closest(key, names)
            )


def closest(word: str, known: Iterable[str]) -> DeferredText:
    """Return a hint at what was meant: the nearest known word, or all of them."""
    names = list(known)
    near = get_close_matches(word, names, 1, 0.6) or [
        name for name in names if name.lower() == word.lower()
    ]
    if near:
        return DeferredText("scenario.near", near=near[0])
    return DeferredText("scenario.known", known=", ".join(names))


def whole(value: object, where: Where) -> int:
    """Return a whole number.

    Raises:
        SituationError: it is none.
    """
    if isinstance(value, bool) or not isinstance(value, int):
        raise SituationError("scenario.whole", where=where, given=shown(value))
    return value


def within(value: object, least: int, most: int, where: str) -> int:
    """Return a whole number within bounds.

    Raises:
        SituationError: it is not.
    """
    number = whole(value, where)
    if not least <= number <= most:
        raise SituationError(
            "scenario.number", where, where=where, given=shown(value), least=least, most=most
        )
    return number


def flag(value: object, where: Where) -> bool:
    """Return true or false.

    Raises:
        SituationError: it is neither.
    """
    if not isinstance(value, bool):
        raise SituationError("scenario.flag", where=where, given=shown(value))
    return value


def listed(value: object, where: Where) -> list[Any]:
    """Return a list.

    Raises:
        SituationError: it is none.
    """
    if not isinstance(value, list):
        raise SituationError("scenario.list", where=where, given=shown(value))
    return value


def tabled(value: object, where: Where) -> dict[str, Any]:
    """Return a table of the file.

    Raises:
        SituationError: it is none.
    """
    if not isinstance(value, dict):
        raise SituationError("scenario.table", where=where, given=shown(value))
    return value


def seat_of(value: object, seats: int, where: Where) -> int:
    """Return a seat, written as a number or as a key.

    Raises:
        SituationError: no such seat.
    """
    number = value
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) <= 3:
        number = int(value)
    if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number < seats:
        raise SituationError(
            "scenario.seat", value, where=where, given=shown(value), last=seats - 1
        )
    return number


def seats_of(value: object, seats: int, where: Where) -> list[int]:
    """Return a list of seats.

    Raises:
        SituationError: it is none.
    """
    return [seat_of(one, seats, where) for one in listed(value, where)]


def by_seat(value: object, seats: int, where: Where) -> dict[int, Any]:
    """Return a table whose keys are seats.

    Raises:
        SituationError: it is none.
    """
    return {seat_of(key, seats, where): one for key, one in tabled(value, where).items()}


def index_of(value: object, names: Sequence[str], kind: str, where: Where) -> int:
    """Return which of some names is written; ``kind`` is what they name, such as ``card``.

    The text ``scenario.KIND`` says that there is none: ``{where}: no card {given}{hint}``.

    Raises:
        SituationError: none of them is; an empty name is nobody's.
    """
    if not isinstance(value, str) or not value or value not in names:
        hint = closest(str(value), filter(None, names))
        raise SituationError(f"scenario.{kind}", value, where=where, given=shown(value), hint=hint)
    return names.index(value)


def word_of(value: object, known: Sequence[str], where: Where) -> str:
    """Return a word that is one of those known.

    Raises:
        SituationError: it is none.
    """
    return known[index_of(value, known, "word", where)]


def verb_of(step: Mapping[str, Any], verbs: Sequence[str]) -> str:
    """Return the one verb that a step has.

    Raises:
        SituationError: it has none, or several.
    """
    there = [verb for verb in verbs if verb in step]
    known = ", ".join(verbs)
    if not there:
        raise SituationError("scenario.nothing-to-do", known=known)
    if len(there) > 1:
        first, *_, last = there
        raise SituationError("scenario.two-verbs", last, first=first, last=last, known=known)
    return there[0]


def enough(cards: Sequence[int], size: int, seat: int) -> None:
    """Check that there are cards for a hand that is left out.

    Raises:
        SituationError: so many are not left.
    """
    if len(cards) < size:
        raise SituationError("scenario.short", "hands", seat=seat, size=size, left=len(cards))


def frame_of(case: Mapping[str, Any]) -> tuple[int, int, dict[str, Any]]:
    """Return what every case may say: how many seats, the seed, the options as they are written.

    Raises:
        SituationError: seats are missing, or one of them cannot be read.
    """
    if "seats" not in case:
        raise SituationError("scenario.no-seats")
    seats = whole(case["seats"], "seats")
    seed = whole(case.get("seed", 0), "seed")
    return seats, seed, tabled(case.get("options", {}), "options")


def shown(value: object) -> str:
    """Return a value of the file as a message quotes it, on one line and not too long."""
    text = f'"{value}"' if isinstance(value, str) else repr(value)
    text = text.replace("\n", " ")
    return text if len(text) <= 60 else text[:57] + "..."
