"""Answering: who sits where, what they are asked through, and what is kept of their reasons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from game.ai.learning import Oracle
from game.ai.open_actions import OpenActions
from game.ai.personas import AT
from game.ai.question import Choice, Question
from game.core.bots import Habits, Levels, Reactions
from game.core.rules import Rules

OTHERS: Final = 2
"""So many alternatives are kept."""
PARTS: Final = 4
"""So many parts of each value are kept, the largest."""
_NUMBERS: Final = ("value", "parts")


class Playable(Protocol):
    """What a bot host needs of a game; another process finds it again where it is sent to one."""

    @property
    def name(self) -> str:
        """What it is called."""

    @property
    def folder(self) -> str:
        """Where its package lies."""

    @property
    def rules(self) -> Rules[Any, Any, Any, Any]:
        """What may be done."""

    @property
    def bot(self) -> Levels:
        """Who plays it."""

    @property
    def habits(self) -> Habits | None:
        """What its characters let be seen, None where they have no habits."""

    @property
    def reactions(self) -> Reactions | None:
        """Who plays it more slowly, None where nobody can."""

    @property
    def oracle(self) -> Oracle | None:
        """Who is told everything, for measuring, None where nobody is."""


@dataclass(frozen=True, slots=True)
class Seating:
    """Which bots sit where, as values that can be sent to another process.

    ``levels`` maps seats to ``greedy``, ``random``, … or ``file:PATH.py:CLASS``; ``seeds`` holds
    each bot's own seed. Options are plain data as in a replay's head.
    """

    game: Playable
    seats: int
    options: Mapping[str, Any]
    levels: Mapping[int, str]
    seeds: Mapping[int, int]
    data: Mapping[str, Any] | None = None
    """What the game's bots have learnt."""
    reactions: int = 100
    """How long they take to react, in percent of what their levels do."""
    kept: tuple[str, ...] = ()
    """Files and folders that no bot out of a file reads, though it may lie beside them."""
    people: tuple[int, ...] = ()
    """In which seats people sit."""


class Answering(Protocol):
    """Somebody who answers questions for seats, in their own time; nobody ever waits for them.

    Several questions may be under way, in turns one a seat: a newer one takes the place of the one
    before, and what is answered to that one is dropped. A tick's question takes no other's place;
    who fails there does nothing.
    """

    @property
    def there(self) -> bool:
        """Whether everybody has sat down, so that a question is answered at once."""

    def start(self) -> None:
        """Be there before the first question, so that its answer comes at once."""

    def inform(self, seat: int, events: Sequence[Any]) -> None:
        """Be told what a seat was told."""

    def ask(self, question: Question) -> None:
        """Be asked."""

    def answer(self) -> Choice | None:
        """Return an answer to a question that is still open, once; None where none has come."""

    def change(self, seat: int, seating: Seating) -> None:
        """Let a seat change hands, as in a new seating; a new bot has to be told everything."""

    def close(self) -> None:
        """Go."""


def open_actions_of(seating: Seating) -> OpenActions:
    """Return what the seats of a match may answer, nothing told to them yet."""
    rules = seating.game.rules
    return OpenActions(rules, seating.seats, rules.options(seating.seats, seating.options))


def kept(why: Mapping[str, Any], action: Any, legal: Sequence[Any], level: str) -> dict[str, Any]:
    """Return what is kept of a bot's reasons for an action; nothing where it gave none.

    A reason holds ``level``, ``persona``, the ``turn``, the ``action`` that was played and the
    place ``at`` which it was aimed, ``ally`` (by place the chance of a friend), ``values`` (the
    action played first, then the best others that could be played, each with its value and the
    ``parts`` it is made of) ``evidence`` (acts that moved the chance of that place most),
    ``habit`` where it was done from habit, ``named`` what cards of one's own are drawn as, ``held``
    what was held of each seat, as its game's hindsight reads it, ``left`` what each seat lacked
    of a victory, where all can see that, and ``answered`` which open card it was an answer to.

    All that was weighed is worked over before it is looked at what could be played: the work is
    the same for who had no other answer.
    """
    if not why.get("values"):
        return {}
    done = action.to_json()
    most = max(len(legal), len(why["values"]))
    offered = [legal[at % len(legal)].to_json() for at in range(most)]
    values = sorted(map(_trimmed, why["values"]), key=lambda each: -each["value"])
    weighed = [(_action_of(each), each) for each in values]
    mine = [each for said, each in weighed if said == done]
    others: list[dict[str, Any]] = []
    met = [done]
    for said, each in weighed:
        if said in offered and said not in met:  # cards that are alike are said once
            others += [each]
            met += [said]
    chosen = [*mine[:1], *others[:OTHERS]]
    level, _, name = level.partition(AT)
    return {
        "level": level,
        "persona": name,
        "turn": why.get("turn", 0),
        "action": done,
        "at": why.get("at"),
        "ally": list(why["ally"]),
        "values": chosen,
        "evidence": list(why.get("evidence", ())),
        **({"habit": True} if why.get("habit") else {}),
        **{key: why[key] for key in ("named", "answered") if why.get(key)},
        **{key: list(why[key]) for key in ("held", "left") if why.get(key)},
    }


def _trimmed(valued: Mapping[str, Any]) -> dict[str, Any]:
    """Return a copy of an entry of ``values`` with the largest of its parts alone."""
    parts = sorted(valued.get("parts", {}).items(), key=lambda part: -abs(part[1]))
    return {**valued, "parts": dict(parts[:PARTS])} if "parts" in valued else dict(valued)


def _action_of(valued: Mapping[str, Any]) -> dict[str, Any]:
    """Return the action alone of an entry of ``values``."""
    return {key: each for key, each in valued.items() if key not in _NUMBERS}
