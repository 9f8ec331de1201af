"""The ghost league: who is out guesses how many towers will stand, who goes out, who is wicked.

Scoring (ours). Of what a ghost answers to one question its last answer counts, as of the moment
from which on it stuck to it:

- how many towers are complete when the light goes on is worth 3 points in the first 20 seconds of
  the dark, then 2, and 1 after 40 seconds;
- whom a vote puts out, or that it puts out nobody, is worth 2 points until the vote that counts
  begins, then 1;
- who the Wicked is, is worth as many points as were still in. It is counted when all is over, and
  not for who was the Wicked.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from game.core.guesses import Guess, answer, asked, ranked
from game.core.panels import GuessLine, GuessOption, GuessQuestion, LeagueStanding, SealedGuess
from game.core.words import Words
from game.games.wombat.model import events as ev
from game.games.wombat.model import state as at
from game.games.wombat.model.options import TICKS
from game.games.wombat.model.places import SPINDLES
from game.games.wombat.model.roles import UNTOLD, WICKED
from game.games.wombat.model.state import State

TOWERS: Final = "towers"
NEXT: Final = "next"
WHO: Final = "wicked"
_EVERY: Final = (TOWERS, NEXT, WHO)
NOBODY: Final = -1
"""Whom a vote puts out that puts out nobody."""
_MOST: Final = 3
_STEP: Final = 20 * TICKS
"""After so many ticks of the dark a number of towers is worth a point less."""
_EARLY, _LATE = 2, 1
_LAST: Final = 10**6
"""The column of a whole match, right of those of its rounds."""

# ---------------------------------------------------------------- what is asked


def may_guess(view: State, seat: int) -> bool:
    """Say whether a seat is a ghost now: out, while others still play."""
    return not view.alive[seat] and not view.reason


def seen(view: State, words: Words) -> str:
    """Return in a sentence what those who are out may see."""
    return words.say("ghosts.sees")


def questions(
    view: State,
    names: Sequence[str],
    looks: Sequence[str],
    words: Words,
    sealed: Sequence[SealedGuess] = (),
) -> tuple[GuessQuestion, ...]:
    """Return what a ghost is asked now besides what it sealed.

    Who knows to be the Wicked is not asked who it is; a table as all see it asks everybody alike.
    """
    found = []
    if dark(view):
        worth = tower_worth(view.tick)
        heights = [
            GuessOption(n, words.say("ghosts.stand", n=n), "", "icon_brick")
            for n in range(SPINDLES + 1)
        ]
        found.append(asked(TOWERS, words.say("ghosts.towers"), worth, heights, words))
    if view.phase == at.DEBATE or view.counting:
        fallen = [GuessOption(int(one), names[one], "", looks[one]) for one in view.living()]
        fallen.append(GuessOption(NOBODY, words.say("ghosts.nobody"), "", "icon_sky"))
        worth = next_worth(view.phase)
        found.append(asked(NEXT, words.say("ghosts.next"), worth, fallen, words))
    if WICKED not in view.roles:
        unknown = [seat for seat, role in enumerate(view.roles) if role == UNTOLD]
        every = [GuessOption(seat, names[seat], "", looks[seat]) for seat in unknown]
        worth = len(view.living())
        found.append(asked(WHO, words.say("ghosts.wicked"), worth, every, words))
    standing = {one.name for one in sealed}
    return tuple(one for one in found if one.name not in standing)


def dark(view: State) -> bool:
    """Say whether a build goes on, so that nobody knows yet how many towers will stand."""
    return view.phase == at.BUILD and view.number > 0 and view.tick <= view.options.ticks


def guess_of(given: Mapping[str, object], seats: int) -> Guess:
    """Return a guess: how many towers, whom the vote puts out, who the Wicked is, or None.

    Raises:
        ValueError: there are no such towers, or there is no such seat.
    """
    least = {TOWERS: 0, NEXT: NOBODY, WHO: 0}
    most = {TOWERS: SPINDLES, NEXT: seats - 1, WHO: seats - 1}
    found: Guess = {}
    for name in _EVERY:
        value = given.get(name)
        if value is None:
            found[name] = None
        elif type(value) is int and least[name] <= value <= most[name]:
            found[name] = value
        else:
            raise ValueError(f"{name}: {value!r}")
    return found


# ---------------------------------------------------------------- what it is worth


def tower_worth(tick: int) -> int:
    """Return the points of the right number of towers, guessed in a tick of the dark."""
    return max(1, _MOST - max(0, tick - 1) // _STEP)


def next_worth(phase: str) -> int:
    """Return the points of who goes out, guessed in a phase with the light on."""
    return _LATE if phase == at.FINAL else _EARLY


@dataclass(frozen=True, slots=True)
class Sealed:
    """A guess that counts: in which round it was sealed, and what it is worth if it is right."""

    seat: int
    question: str
    value: int
    number: int
    worth: int

    @property
    def stretch(self) -> tuple[int, str, int]:
        """Of guesses of one stretch the last counts: of a build, of a vote, of a whole match."""
        return self.seat, self.question, 0 if self.question == WHO else self.number


class _Course:
    """A match as all were told it: what may be guessed now, and what has been decided."""

    def __init__(self, seats: int) -> None:
        self._phase, self._number, self._tick = "", 0, 0
        self._living = set(range(seats))
        self._towers: dict[int, int] = {}
        """By round how many were complete."""
        self._fallen: dict[int, int] = {}
        """By round whom its vote put out."""
        self._roles: tuple[str, ...] = ()

    def follow(self, event: Any) -> None:
        """Take in a fact."""
        match event:
            case ev.Resumed(round=number, out=out):
                self._number = number
                self._living -= set(out)
            case ev.BuildBegan(number=number, tick=tick):
                self._number, self._phase, self._tick = number, at.BUILD, tick
            case ev.PhaseBegan(phase=phase, tick=tick):
                self._phase, self._tick = phase, tick
            case ev.Ticked(number=number):
                self._tick = number + 1
            case ev.Lit():
                self._phase = ""
            case ev.Counted(complete=complete):
                self._towers[self._number] = complete
            case ev.VotesOpened() if self._phase == at.FINAL:
                self._fallen[self._number] = NOBODY
            case ev.Eliminated(seat=seat):
                self._fallen[self._number] = int(seat)
                self._living.discard(int(seat))
            case ev.Ended(roles=roles):
                self._roles = tuple(roles)
            case _:
                pass

    def sealed(self, guess: Mapping[str, Any], seats: int) -> Iterator[Sealed]:
        """Yield what of a guess counts that is sealed now."""
        seat, worths = int(guess["seat"]), self._worths()
        if seat in self._living:
            return
        for name in worths:
            value = answer(guess_of, guess, seats, name)
            if isinstance(value, int):
                yield Sealed(seat, name, value, self._number, worths[name])

    def _worths(self) -> dict[str, int]:
        """Return what may be guessed now, and what it is worth."""
        found = {WHO: len(self._living)}
        if self._phase == at.BUILD:
            found[TOWERS] = tower_worth(self._tick)
        elif self._phase:
            found[NEXT] = next_worth(self._phase)
        return found

    def right(self, one: Sealed) -> bool | None:
        """Say whether a guess was right, None where that is not decided, or never will be."""
        truth = self.truth(one)
        return None if truth is None else truth == one.value

    def truth(self, one: Sealed) -> int | None:
        """Return what a guess should have said, None where that is not decided, or never will."""
        if one.question == WHO:
            asked = self._roles and self._roles[one.seat] != WICKED
            return self._roles.index(WICKED) if asked and WICKED in self._roles else None
        return (self._towers if one.question == TOWERS else self._fallen).get(one.number)


def _told(
    events: Iterable[Any], seats: int, guesses: Sequence[Mapping[str, Any]]
) -> tuple[_Course, list[Sealed]]:
    """Return a match as far as it was told, and the guesses that count, in their order."""
    course, counted = _Course(seats), dict[tuple[int, str, int], Sealed]()
    waiting = sorted(guesses, key=lambda one: int(one["at"]))  # of one moment as they were sealed
    facts = at_guess = 0

    def seal() -> None:
        nonlocal at_guess
        while at_guess < len(waiting) and waiting[at_guess]["at"] <= facts:
            for one in course.sealed(waiting[at_guess], seats):
                before = counted.get(one.stretch)
                if before is None or before.value != one.value:
                    counted.pop(one.stretch, None)
                    counted[one.stretch] = one
            at_guess += 1

    for event in events:
        if event.is_for(None):
            seal()
            facts += 1
        course.follow(event)
    seal()
    return course, list(counted.values())


def sealed(
    events: Sequence[Any],
    guesses: Sequence[Mapping[str, Any]],
    names: Sequence[str],
    looks: Sequence[str],
    words: Words,
) -> tuple[SealedGuess, ...]:
    """Return which guesses stand after the facts that all were told so far, in words."""
    course, ones = _told(events, len(names), guesses)
    return tuple(
        SealedGuess(
            one.question, one.value, *_said(one, names, looks, words), _brief(one, names, words)
        )
        for one in ones
        if course.right(one) is None
    )


# ---------------------------------------------------------------- what is shown at the end


def league(
    events: Sequence[Any],
    guesses: Sequence[Mapping[str, Any]],
    names: Sequence[str],
    looks: Sequence[str],
    words: Words,
) -> tuple[LeagueStanding, ...]:
    """Return everybody whose guesses were decided, the one with most points first."""
    course, ones = _told(events, len(names), guesses)
    lines: dict[int, list[GuessLine]] = {}
    for one in ones:
        true = course.truth(one)
        if true is None:
            continue
        right, came = true == one.value, _briefly(one.question, true, names, words)
        text, picture = _said(one, names, looks, words)
        whole = one.question == WHO
        truth = "" if right else words.say("ghosts.truth", what=came)
        line = GuessLine(
            text, right, one.worth * right, picture,
            words.say("ghosts.column-wicked" if whole else "ghosts.column", number=one.number),
            _LAST if whole else one.number,
            words.say(f"ghosts.cell-{one.question}", what=_brief(one, names, words)), truth,
        )  # fmt: skip
        lines.setdefault(one.seat, []).append(line)
    return ranked(lines, words)


def _brief(one: Sealed, names: Sequence[str], words: Words) -> str:
    """Return what somebody guessed, in a word or two."""
    return _briefly(one.question, one.value, names, words)


def _briefly(question: str, value: int, names: Sequence[str], words: Words) -> str:
    """Return an answer to a question, in a word or two."""
    if question == TOWERS:
        return words.say("ghosts.stand", n=value)
    return words.say("ghosts.nobody") if value == NOBODY else names[value]


def _said(one: Sealed, names: Sequence[str], looks: Sequence[str], words: Words) -> tuple[str, str]:
    """Return what somebody guessed in words, and the picture before them."""
    what = _brief(one, names, words)
    text = words.say(f"ghosts.said-{one.question}", number=one.number, what=what)
    if one.question == TOWERS:
        return text, "icon_brick"
    return text, "icon_sky" if one.value == NOBODY else looks[one.value]
