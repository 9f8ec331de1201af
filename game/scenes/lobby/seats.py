"""Sitting: who has which seat of a table that is laid out, a person or a bot of some character."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from game.ai.personas import AT, PERSONAS, Persona, persona
from game.cli.seats import apart, played, seat_names, usual, usual_helps
from game.core.sanitize import clean
from game.core.ticks import is_real_time
from game.core.words import Words
from game.games import game_of, rules_of
from game.store.heads import ASSISTS, HUMAN
from game.store.settings import Settings

MIXED: Final = ""
"""The level of all where they differ."""
_SEVERAL: Final = 2
LONGEST: Final = 12
"""Letters of a name."""


class Sitting:
    """By seat a person's name and helps, and the bot that sits there where no person does."""

    def __init__(self, game: str, last: Mapping[str, Any], most: int, settings: Settings) -> None:
        """Take the last table of a game, of whatever made; what is not known is as usual."""
        self._game = game
        self.played = played(game)
        """The levels that a bot may have."""
        self.characters = game_of(game).bot.CHARACTERS
        """Whether bots are somebody."""
        self._normal = usual(game)
        known = [one if one in self.played else self._normal for one in _list(last.get("levels"))]
        self.levels = known[:most] + [self._normal] * (most - len(known))
        self._characters = _characters(last.get("characters"), most)
        found = [
            seat for seat in _list(last.get("people")) if type(seat) is int and 0 <= seat < most
        ]
        self._human = [seat in found for seat in range(most)] if found else [True]
        self._human += [False] * (most - len(self._human))
        names = [_name(one) for one in _list(last.get("names"))][:most]
        self.names = names + [""] * (most - len(names))
        """What was written, also where a bot sits now."""
        if "names" not in last:
            self.names[self._human.index(True)] = settings.player_name
        self._usual = usual_helps(settings)
        helps = [_assists(one) for one in _list(last.get("assists"))][:most]
        self.assists = [list(self._usual) if one is None else one for one in helps]
        self.assists += [list(self._usual) for _ in range(most - len(self.assists))]
        self.watch = last.get("watch") is True

    # ------------------------------------------------------------ people

    def people(self, seats: int) -> list[int]:
        """Return the seats of people, ascending; none where all watch."""
        return [] if self.watch else [seat for seat in range(seats) if self._human[seat]]

    def toggle(self, seat: int, seats: int) -> None:
        """Let a person sit down instead of a bot, or the other way; without anybody all watch."""
        if self.watch:
            self._human = [other == seat for other in range(len(self._human))]
            self.watch = False
        elif self.people(seats) == [seat]:
            self.watch = True
        else:
            self._human[seat] = not self._human[seat]

    def bring_together(self, seats: int) -> None:
        """Let two people sit down at least; who sits there keeps their seat."""
        self.watch = False
        for seat in range(seats):
            if len(self.people(seats)) < _SEVERAL and not self._human[seat]:
                self._human[seat] = True

    def only_first(self, seats: int) -> None:
        """Let the first person play alone; the others' names stay."""
        first = self.people(seats)[0]
        self._human = [seat == first for seat in range(len(self._human))]

    def settle(self, seats: int) -> None:
        """Keep everybody at a table that has become smaller: people come before bots."""
        for seat in range(seats, len(self._human)):
            free = [other for other in range(seats) if not self._human[other]]
            if self._human[seat] and free:
                self.exchange(seat, free[-1])
            self._human[seat] = False

    def exchange(self, one: int, other: int) -> None:
        """Let two change places, whoever they are."""
        lists: list[list[Any]] = [
            self._human, self.names, self.assists, self.levels, self._characters
        ]  # fmt: skip
        for its in lists:
            its[one], its[other] = its[other], its[one]

    def helps(self, seats: int) -> dict[str, list[str]]:
        """Return what helps whom, as a match's head says it; alone, the settings help."""
        helped = self.people(seats) if self.offers_helps(seats) else []
        return {str(seat): self.assists[seat] for seat in helped}

    def offers_helps(self, seats: int) -> bool:
        """Say whether people may be helped: behind a curtain, which no clock waits for."""
        return len(self.people(seats)) > 1 and not is_real_time(rules_of(self._game), seats)

    # ------------------------------------------------------------ bots

    def at(self, seat: int) -> Persona:
        """Return which character sits at a seat."""
        return persona(self._characters[seat])

    def seat(self, seat: int, name: str) -> None:
        """Let a character sit at a seat; who sat there sits where that one sat."""
        other = self._characters.index(name)
        people = self._characters
        people[seat], people[other] = name, people[seat]

    def all_level(self, seats: int) -> str:
        """Return the level of all bots, MIXED where they differ."""
        people = self.people(seats)
        levels = {self.levels[seat] for seat in range(seats) if seat not in people}
        return levels.pop() if len(levels) == 1 else self._normal if not levels else MIXED

    def set_all(self, level: str) -> None:
        """Give every seat a level."""
        if level != MIXED:
            self.levels = [level] * len(self.levels)

    # ------------------------------------------------------------ the table

    def controllers(self, seats: int) -> list[str]:
        """Return who controls each seat, as a match's head names it."""
        people = self.people(seats)
        who = [f"{AT}{one}" if self.characters else "" for one in self._characters]
        return [
            HUMAN if seat in people else f"{self.levels[seat]}{who[seat]}" for seat in range(seats)
        ]

    def called(self, seats: int, words: Words) -> list[str]:
        """Return what the table calls each seat, no two alike."""
        people = self.people(seats)
        written = [self.names[seat].strip() for seat in people]
        if len(people) == 1:
            usual = [words.say("commands.player")]
        else:
            usual = [words.say("seats.player", n=n) for n in range(1, len(people) + 1)]
        taken = [name for name in written if name]
        names = [
            name or apart(other, taken) for name, other in zip(written, usual, strict=True)
        ]  # fmt: skip
        return seat_names(self.controllers(seats), names, words.say("commands.bot-names").split())

    def kept(self, seats: int) -> dict[str, Any]:
        """Return what is remembered of a table."""
        return {
            "levels": self.levels[:seats],
            "characters": self._characters[:seats],
            "people": [seat for seat in range(seats) if self._human[seat]],
            "names": list(self.names),
            "assists": [list(one) for one in self.assists],
            "watch": self.watch,
        }


def _list(given: object) -> Sequence[Any]:
    return given if isinstance(given, list) else ()


def _name(given: object) -> str:
    return clean(given, LONGEST).strip() if isinstance(given, str) else ""


def _assists(given: object) -> list[str] | None:
    if not isinstance(given, list) or not all(isinstance(one, str) for one in given):
        return None
    return [name for name in ASSISTS if name in given]


def _characters(given: object, most: int) -> list[str]:
    """Return who sits where; every seat has its own mask, by which its usual character is known."""
    usual = {its.mask - 1: its.id for its in PERSONAS}
    seated = [usual[seat % len(usual)] for seat in range(max(most, len(usual)))]
    known = [one for one in _list(given) if one in usual.values()]
    if len(set(known)) == len(known) == len(_list(given)):
        for seat, one in enumerate(known):
            other = seated.index(one)
            seated[seat], seated[other] = one, seated[seat]
    return seated
