"""A table that is laid: for how many, by which of the game's rules, and what its people agreed on.

It knows no game: what can be set, and what goes well together, each game's own ``lobby`` says.
"""

from __future__ import annotations

import contextlib
from collections.abc import Mapping, Sequence
from typing import Any, Final

from pydantic import ValidationError

from game.cli.codes import LATE, code_of, read_code, says_late
from game.core.choices import Preset, Rule, on_or_off
from game.core.decks import OURS
from game.core.ticks import is_real_time
from game.core.words import Words
from game.games import game_of, rules_of
from game.scenes.kept_tables import seats_of, usual_seats
from game.store.decks import DeckFile
from game.store.heads import CONFIRM, PACES, House

FIRST_STEPS: Final = "first"
"""The preset for a first time, in every game that has one."""
OWN: Final = "own"
"""What rules are called that are no preset."""
PACE: Final = "pace"
"""How long one has to answer: set where one sees who sits down, and part of no preset."""
LEAST_CLOCK_MS: Final = 8000
"""The shortest clock that is offered: several people have to look up first."""
THUMBS: Final = "thumbs"
"""How one votes, in its place where several choose at once: such a game has a clock of its own."""
_SEEN: Final = (PACE, THUMBS)
DECK: Final = "deck"
"""Which pictures are played with, where a game is played with decks of one's own."""
SLOW: Final = "slow"
STEPS: Final = "steps"
"""How fast time goes in a real-time game, and whether it waits for people: part of no preset."""
REACTIONS: Final = "reactions"
"""How long bots take to react, where they do."""
_TIME: Final = (SLOW, STEPS, REACTIONS)
_HOUSE: Final = (*_SEEN, *_TIME, "orders", "ghosts")
_CLOCK: Final = "clock"
"""Under what the time to answer is remembered; it stood among the house's rules once."""
_CHOSEN: Final = "chosen"
"""Under what is remembered which rules were chosen that come by themselves otherwise; in tables of
before, those that are other than what would come."""
_SEATS: Final = "seats"
_VOTES: Final = "votes"
"""Under what the way to vote is remembered where one votes; tables of before say nothing of it."""


class ChosenRules:
    """The rules of a table; every value is one that can be played."""

    def __init__(
        self,
        game: str,
        last: Mapping[str, Any],
        words: Words,
        decks: Sequence[DeckFile] = (),
        *,
        people: int = 0,
    ) -> None:
        """Lay the last table of a game again, of whatever made; what is not known is as usual.

        ``decks`` are those of one's own pictures; ``people``: how many sit at the table.
        """
        self.game = game
        its = game_of(game)
        self.part = its.lobby
        self.shared = its.share is not None
        """Whether these rules have a code."""
        missing = {"orders"} if its.orders is None else set[str]()
        missing |= {"ghosts"} if its.ghosts is None else set[str]()
        self.real_time = is_real_time(its.rules, its.rules.seat_counts[0])
        """Whether it is played in real time: nobody has a clock of their own to answer by."""
        missing |= set() if self.real_time else {*_TIME}
        missing |= {REACTIONS} if its.reactions is None else set()
        self._agreed = [name for name in _HOUSE if name not in (*missing, *_SEEN)]
        self.votes = its.ballots is not None
        """Whether several choose at once what hangs on no hand."""
        self._words = words
        self.new = False
        """Whether nobody here has played it, as far as is known."""
        self.seats = seats_of(last, game)
        self._decks = {} if its.decks is None else {one.album.fingerprint: one for one in decks}
        self.deck = str(last.get(DECK, ""))
        """The fingerprint of the deck that is played with, ``house+`` before it where it is mixed
        with the game's own pictures; empty for those alone."""
        if self.deck.removeprefix(OURS) not in self._decks:
            self.deck = ""
        options = last.get("options")
        self.values: dict[str, Any] = {}
        if isinstance(options, dict):
            self.values = self.part.values(self.seats, options)
        self.house = _house(last, votes=self.votes)
        self._people = people
        self._settle()
        chosen = last.get(_CHOSEN)
        self._chosen = {*map(str, chosen)} if isinstance(chosen, list) else self._apart()
        """Rules that would come by themselves, if nobody had chosen them."""

    def rules(self) -> list[Rule]:
        """Return what can be set of the game."""
        return self.part.rules(self.seats, self.values, self._words)

    def seat_people(self, people: int) -> None:
        """Take in how many people sit at the table; its seats follow where nobody chose them."""
        self._people = people
        if self.part.SEATS_AMONG and _SEATS not in self._chosen:
            self._resize(usual_seats(self.game, people))
        self._follow()

    @property
    def seats_came(self) -> bool:
        """Whether there are as many seats as suit the people, and nobody chose them."""
        fitting = self.part.SEATS_AMONG.get(self._people)
        return _SEATS not in self._chosen and self.seats == fitting

    def _resize(self, seats: int) -> None:
        """Let so many sit down; a preset that is laid is that for so many."""
        laid, self.seats = self.preset(), seats
        own = {rule.name: self.values[rule.name] for rule in self._by_itself()}
        for its in self.presets():
            if its.name == laid:
                options, self.house = self._of(its)
                self.values = {**self.part.values(seats, options), **own}
        self._settle()

    def _follow(self) -> None:
        """Let rules come and go with the table that nobody has chosen."""
        for rule in self._by_itself():
            if rule.name not in self._chosen:
                self.values[rule.name] = self._coming(rule)

    def _by_itself(self) -> list[Rule]:
        """Return the rules that come by themselves until somebody chooses."""
        return [rule for rule in self.rules() if rule.among_people is not None]

    def _coming(self, rule: Rule) -> Any:
        """Return the value of a rule that comes by itself."""
        among = rule.among_people if self._people else None
        return rule.options[rule.usual if among is None else among][0]

    def came(self) -> list[Rule]:
        """Return the rules that are as they come by themselves, and not as usual."""
        found = ((rule, self.values[rule.name]) for rule in self._by_itself())
        return [
            rule for rule, its in found if its == self._coming(rule) != rule.options[rule.usual][0]
        ]

    def _apart(self) -> set[str]:
        """Return what would come by itself, and is other than that."""
        every = self._by_itself()
        apart = {rule.name for rule in every if self.values[rule.name] != self._coming(rule)}
        follows = self.seats == usual_seats(self.game, self._people)
        return apart if follows or not self.part.SEATS_AMONG else {_SEATS, *apart}

    def _settle(self) -> None:
        """Let values that are not on offer be the usual ones."""
        while unknown := [rule for rule in self.rules() if not self._offered(rule)]:
            its = unknown[0]  # one value may change what else is on offer
            self.values[its.name] = self._coming(its)

    def _offered(self, rule: Rule) -> bool:
        return self.values.get(rule.name) in [value for value, _ in rule.options]

    def at_level(self, level: str) -> list[str]:
        """Return what the rules mean to people among bots of a level, in sentences."""
        found = [rule.at_levels[level] for rule in self.rules() if level in rule.at_levels]
        return found if self._people else []

    def table_rules(self) -> list[Rule]:
        """Return what people at a table agree on, whatever is played."""
        say = self._words.say
        switch: Sequence[tuple[Any, str]] = on_or_off(self._words)
        slow = [(times, say(f"house.slow-{times}")) for times in (1, 2, 4)]
        as_ever = House()
        is_usual: dict[str, Any] = {"orders": as_ever.orders, "ghosts": as_ever.ghosts}
        is_usual |= {SLOW: as_ever.slow, STEPS: as_ever.steps, REACTIONS: as_ever.reactions}
        react = [(percent, say(f"house.reactions-{percent}")) for percent in (100, 150, 200)]
        found = []
        for name in self._agreed:
            choices = {SLOW: slow, REACTIONS: react}.get(name, switch)
            usual = [value for value, _ in choices].index(is_usual[name])
            label, explained = say(f"house.{name}"), say(f"house.{name}-explained")
            found.append(Rule(name, label, explained, choices, usual=usual))
        return [*found, self._deck_rule()] if self._decks else found

    def _deck_rule(self) -> Rule:
        """Return which pictures are played with, the game's own first."""
        say = self._words.say
        choices = [("", say("house.deck-ours"))]
        for fingerprint, one in self._decks.items():
            choices.append((fingerprint, say("house.deck-alone", title=one.title)))
            choices.append((f"{OURS}{fingerprint}", say("house.deck-mixed", title=one.title)))
        return Rule(DECK, say("house.deck"), say("house.deck-explained"), choices)

    def paces(self) -> list[tuple[str, str]]:
        """Return how long one may have to answer, with texts, the usual first: no clock.

        A shorter clock is offered only where a code or an older table says so.
        """
        clocks = [pace for pace, ms in PACES.items() if ms >= LEAST_CLOCK_MS]
        if self.house.pace not in (CONFIRM, *clocks):
            clocks.insert(0, self.house.pace)
        return [(pace, self._words.say(f"house.pace-{pace}")) for pace in (CONFIRM, *clocks)]

    def thumbs(self) -> list[tuple[bool, str]]:
        """Return how people around one screen may vote, with texts."""
        return [
            (on, self._words.say(f"house.thumbs-{'yes' if on else 'no'}")) for on in (False, True)
        ]

    def value(self, name: str) -> Any:
        """Return what is set."""
        if name == DECK:
            return self.deck
        return getattr(self.house, name) if name in _HOUSE else self.values[name]

    def set(self, name: str, value: Any) -> None:
        """Set a rule of the game or of the table, or ``seats``."""
        if name in _HOUSE:
            self.house = House(**{**self.house.model_dump(), name: value})
        elif name == _SEATS:
            self._chosen |= {_SEATS} if self.part.SEATS_AMONG else set()
            self._resize(value)
            self._follow()
        elif name == DECK:
            self.deck = value
        else:
            self.values[name] = value
            self._chosen |= {rule.name for rule in self._by_itself() if rule.name == name}
        self._settle()

    def options(self) -> dict[str, Any]:
        """Return the game's options, by their names in RULES.md."""
        found = self.part.options(self.values)
        decks = game_of(self.game).decks
        if not self.deck or decks is None:
            return found
        album = self._decks[self.deck.removeprefix(OURS)].album
        return {**found, **decks.options(album, ours=self.deck.startswith(OURS))}

    # ------------------------------------------------------------ presets and codes

    def presets(self) -> list[Preset]:
        """Return the presets for so many seats."""
        return self.part.presets(self.seats)

    def preset(self) -> str:
        """Return the name of the preset that is laid, whatever the pictures; ``OWN``: none.

        What came by itself beside a preset changes nothing of its name.
        """
        came = {rule.name: rule.options[rule.usual][0] for rule in self.came()}
        for values in (self.values, {**self.values, **came}):
            now = self.part.options(values), self.house
            for its in self.presets():
                if self._of(its) == now:
                    return its.name
        return OWN

    def begin_with_first_steps(self, *, lay: bool) -> None:
        """Take in that nobody here has played this game; ``lay``: nor ever chosen its rules."""
        self.new = True
        if lay and any(its.name == FIRST_STEPS for its in self.presets()):
            self.lay_preset(FIRST_STEPS)
            self._chosen &= {_SEATS}
            self._follow()

    def lay_preset(self, name: str) -> None:
        """Lay a preset."""
        its = next(its for its in self.presets() if its.name == name)
        options, self.house = self._of(its)
        self.values = self.part.values(self.seats, options)
        self._settle()
        self._chosen = self._apart()

    def _of(self, preset: Preset) -> tuple[dict[str, Any], House]:
        rules = rules_of(self.game)
        options = rules.options_json(rules.options(self.seats, preset.options))
        # of what rules hold, a preset lays what can be set here: pictures are chosen beside it
        return self.part.options(self.part.values(self.seats, options)), House(
            **{**preset.house, **{name: self.value(name) for name in (*_SEEN, *_TIME)}}
        )

    def kept(self) -> dict[str, Any]:
        """Return what is remembered of the table."""
        return {
            "seats": self.seats,
            "options": self.part.options(self.values),
            **({DECK: self.deck} if self.deck else {}),
            **({_CHOSEN: sorted(self._chosen)} if self._chosen else {}),
            "house": self.house.model_dump(include={*_HOUSE} - {*_SEEN}),
            _CLOCK: self.house.pace,
            **({_VOTES: self.house.thumbs} if self.votes else {}),
        }

    def code(self) -> str:
        """Return the code of these rules; it says nothing of a deck of one's own."""
        return code_of(self.game, self.seats, self.part.options(self.values), self.house)

    def take_code(self, text: str) -> str:
        """Lay the table that a code stands for, and return the code as it is usually written.

        Raises:
            ShareError: it is no code of this game; nothing was changed.
        """
        said = read_code(text, self.game)
        self.seats = said.seats
        kept = () if says_late(self.game) else LATE  # of which this code says nothing
        self.house = said.house.model_copy(update={name: self.value(name) for name in kept})
        self.deck = ""
        self.values = self.part.values(said.seats, said.options)
        self._settle()
        self._chosen = self._apart()
        return self.code()


def _house(last: Mapping[str, Any], *, votes: bool) -> House:
    """Return what a table agreed on, as far as it can be read; whom what helps is not of it.

    Where one ``votes``, thumbs are usual: around one mouse every unseen choice takes a curtain.
    """
    house = last.get("house")
    given = dict(house) if isinstance(house, dict) else {}
    if given.get(PACE) == House().pace:
        del given[PACE]  # in files without a clock of its own: what nobody had chosen
    if _CLOCK in last:
        given[PACE] = last[_CLOCK]
    given[THUMBS] = votes and last.get(_VOTES, True)
    found = House(pace=CONFIRM)
    for name in _HOUSE:
        if name in given:
            with contextlib.suppress(ValidationError):
                found = House(**{**found.model_dump(), name: given[name]})
    return found
