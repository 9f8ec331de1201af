"""The sidelines: what people who are out have at the table, where their hand lay.

Tickets of the ghost league, its score so far, who is thought to be with whom and who aims at whom:
all of it on the table, nothing over it. One person alone bets by what their seat was told; around
one screen what lies here is seen by all, and so it is made of what all were told.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final

from game.ai.personas import faces
from game.cli.seats import learned
from game.core.luck import Stream, key_of
from game.core.panels import Aim, Bond, Crowd, GuessOption, LeagueStanding, SealedGuess
from game.core.seats import Seat
from game.core.targets import Numbered, Worded
from game.games import game_of
from game.scenes.kit import Kit
from game.scenes.table.bet import BetScene
from game.scenes.table.ghosts import is_ghost, questions_for, sealed_by
from game.scenes.table.league_so_far import LeagueSoFar
from game.scenes.table.shouting import WhomScene, shout_as_bots
from game.scenes.table.theirs import theirs
from game.session import Session
from game.stage.board import Board
from game.stage.input.input_hints import TOUCH
from game.stage.input.inputs import Input
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.scene import Answer, Push

BETS: Final = "bets"
BONDS: Final = "bonds"
AIMS: Final = "aims"
PILES: Final = "piles"
SHOUT: Final = "watch:shout"
_PAGE: Final = Worded("watch:page")
_PICK: Final = Worded("watch:pick")
_TICKET: Final = Worded("watch:ticket")
_WHO: Final = Numbered("watch:who")
_TOLD: Final = 4
"""How many pairs, arrows or piles are told aloud."""
_MOST: Final = 99
"""Nobody is believed to be anything for certain: per cent."""
_OPEN: Final = ("gang", "next")
"""What is asked around one screen: who is with whom would be asked of what one was shown alone."""
REST_MS: Final = 1200
"""So long one sees where one is now before the first question is asked."""
_FACTS: Final = 3
"""How many facts the gallery takes in a frame: a number, as no clock may decide what is seen."""


@dataclass(frozen=True, slots=True)
class Ticket:
    """One question of the league, on the table."""

    name: str
    title: str
    worth: str
    options: tuple[GuessOption, ...]
    sealed: SealedGuess | None = None


@dataclass(frozen=True, slots=True)
class Pile:
    """What lies before a seat."""

    seat: int
    harm: int
    cards: tuple[str, ...]


def _unread(one: SealedGuess) -> SealedGuess:
    """Return a guess as others see it: it may have been sealed behind the curtain."""
    return SealedGuess(one.name, "", "", "icon_mission", "")


class Sidelines:
    """What lies there at one table."""

    def __init__(
        self,
        kit: Kit,
        session: Session,
        board: Board,
        spare: Callable[[], tuple[Box, Box] | None],
    ) -> None:
        """Begin with nobody out; ``spare`` returns what the table has free for it now."""
        self._kit, self._session, self.board = kit, session, board
        self._spare = spare
        self._game = game_of(session.head.game)
        self.page = BETS
        self.out: tuple[Seat, ...] = ()
        """The people who are out and may look on, ascending."""
        self.fallen: tuple[Seat, ...] = ()
        """All who are out, bots too."""
        self.who: Seat | None = None
        """Whose tickets lie there."""
        self.tickets: tuple[Ticket, ...] = ()
        self.picked: dict[str, str] = {}
        """By ticket, what is chosen and not sealed yet."""
        self._league = LeagueSoFar(kit, session, lambda: self.here, alone=self.alone)
        self.bonds: Sequence[Bond] = ()
        self.aims: Sequence[Aim] = ()
        self.piles: Sequence[Pile] = ()
        """What lies before those who are in, the most hurt first."""
        self.looks: Sequence[str] = ()
        self._harm: tuple[int, ...] = ()
        """What each has before them; the tickets say it."""
        self._living: tuple[Seat, ...] = ()
        self._opened = False
        self._crowd: Crowd | None = None
        self._facts = 0
        self._turns = -1
        self._asked_for: object = None
        self._rests = 0.0
        """How long nothing is asked yet, in milliseconds."""

    # ------------------------------------------------------------ what goes on

    @property
    def spare(self) -> tuple[Box, Box] | None:
        """Where it lies: at the foot of the table and in a corner; None: there is no room."""
        return self._spare()

    @property
    def on(self) -> bool:
        """Whether anything lies there."""
        return self.who is not None and self.spare is not None

    @property
    def alone(self) -> bool:
        """Whether one person alone sees it."""
        return self.board.viewer is not None

    @property
    def bets(self) -> bool:
        """Whether the table plays the ghost league."""
        return self._game.ghosts is not None and self._session.head.house.ghosts

    @property
    def pages(self) -> tuple[str, ...]:
        """What one may look at there, in order."""
        # who is with whom is what people who are in find out: they look at the same screen
        thinks = self.alone or set(self._session.humans) <= set(self.fallen)
        looks = ((BONDS,) if thinks else ()) + (AIMS,) if self._crowd is not None else ()
        return ((BETS,) if self.bets else ()) + looks + ((PILES,) if self.piles else ())

    @property
    def here(self) -> Sequence[Seat]:
        """The people whose sidelines these are."""
        viewer, humans = self.board.viewer, self._session.humans
        return humans if viewer is None else [seat for seat in humans if seat == viewer]

    @property
    def asks(self) -> bool:
        """Whether tickets lie there: not before one has seen what is there."""
        return self._rests <= 0

    def pass_time(self, ms: float) -> None:
        """Let a time pass in which nothing else is shown."""
        self._rests -= ms

    @property
    def score(self) -> Sequence[LeagueStanding]:
        """Everybody's points so far."""
        return self._league.score

    @property
    def settled(self) -> bool:
        """Whether all that happened so far is taken in."""
        return self._asked_for is not None and self._caught_up

    @property
    def _caught_up(self) -> bool:
        return not self._session.observations(None, self._facts)

    @property
    def shows(self) -> object:
        """What is seen of it."""
        return (
            self.page, self.who, self.asks, self.tickets, tuple(self.picked.items()),
            len(self.score), len(self.bonds), self._asked_for, self.piles,
        )  # fmt: skip

    def update(self, view: Any, living: Sequence[Seat], turns: int) -> None:
        """Take in what is shown by now: who is still in, and how many turns began."""
        session = self._session
        if not session.replayable or session.real_time or session.outcome() is not None:
            self.who = None
            return
        if turns != self._turns:
            self._turns = turns
            shout_as_bots(session, view, turns)
        seats = map(Seat, range(session.head.seats))
        self.fallen = tuple(seat for seat in seats if seat not in living)
        self.out = tuple(seat for seat in self.here if seat not in living)
        if len(living) < 2 or not self.out:
            if self.who is not None and self.bets:
                self._league.count(self.out)  # a round is over
            self.who = None
            return
        if self.who is None:
            pace = self._kit.settings.pace
            self._rests = REST_MS / pace if pace else 0.0
        if self.who not in self.out:
            self._turn_to(self.out[0])
            self._fallen(view)
        self._gather()
        self._lie(view, living)
        caught_up = self._caught_up
        if caught_up and self._living != tuple(living):
            self._living = tuple(living)
            self._bet_as_bots(living)
        state = turns // len(living), len(session.private.guesses(self.who)), self._harm
        if (asked_for := (self.who, tuple(living), caught_up, *state)) != self._asked_for:
            self._asked_for = asked_for
            self._renew(view)

    def _turn_to(self, seat: Seat) -> None:
        self.who, self._asked_for, self.picked = seat, None, {}
        self.looks = faces(self._session.controllers)
        self.page = self.pages[0] if self.page not in self.pages and self.pages else self.page

    def _gather(self) -> None:
        """Let the gallery take in a few facts more."""
        session = self._session
        if not self._opened:
            self._opened, self._crowd = True, self._open()
        if self._crowd is None:
            self._facts += len(session.observations(None, self._facts))
            return
        for event in islice(session.observations(None, self._facts), _FACTS):
            self._crowd.follow(event)
            self._facts += 1

    def _open(self) -> Crowd | None:
        """Return the gallery of this match, if its game has one that knows how people play."""
        gallery, head = self._game.gallery, self._session.head
        if gallery is None:
            return None
        data, _ = learned(head.game, self._game.bot.LEARNED)
        options = self._session.rules.options(head.seats, head.options)
        return None if data is None else gallery.Crowd(head.seats, options, data)

    def _lie(self, view: Any, living: Sequence[Seat]) -> None:
        """Take in what lies before those who are in."""
        part = self._game.survival
        harm = self._harm = () if part is None else tuple(part.harm(view))
        pile = self.board.cards.pile
        found = [Pile(seat, harm[seat], tuple(pile(seat, view))) for seat in living if harm]
        self.piles = sorted(
            (one for one in found if one.cards), key=lambda one: (-one.harm, one.seat)
        )

    def _bet_as_bots(self, living: Sequence[Seat]) -> None:
        """Let bots that are out seal guesses, by what all know."""
        session, crowd, part = self._session, self._crowd, self._game.ghosts
        if crowd is None or part is None or not self.bets:
            return
        told = len(session.observations(None))
        for seat in map(Seat, range(session.head.seats)):
            if seat in living or not session.is_bot(seat):
                continue
            standing = {one.name for one in sealed_by(self._kit, session, seat)}
            luck = Stream(key_of("bet", session.head.salt, seat, told))
            if guess := crowd.bet(seat, standing, luck):
                session.private.guess(seat, guess)

    def _renew(self, view: Any) -> None:
        """Take in what is asked, what is sealed, and what was decided."""
        session, who = self._session, self.who
        if who is None:
            return
        self.looks = faces(session.controllers)
        if self._crowd is not None and self._caught_up:
            self.bonds, self.aims = self._crowd.bonds(), self._crowd.aims()
        if not self.bets or not is_ghost(session, who, view if self.alone else None):
            self.tickets = ()
            return
        asked = questions_for(self._kit, session, who, view)
        sealed = {one.name: one for one in sealed_by(self._kit, session, who)}
        words = self._kit.words(session.head.game)
        names = [one.name for one in asked] + list(sealed)
        found = []
        for name in sorted(set(names), key=lambda one: (*_OPEN, one).index(one)):
            question = next((one for one in asked if one.name == name), None)
            if not self.alone and name not in _OPEN:
                continue
            if question is not None:
                found.append(Ticket(name, question.title, question.worth, question.options))
            else:
                title = words.say(f"ghosts.{name}") if name in _OPEN else sealed[name].text
                shut = sealed[name] if self.alone else _unread(sealed[name])
                found.append(Ticket(name, title, "", (), shut))
        self.tickets = tuple(found)
        self._league.count(self.out)

    def _fallen(self, view: Any) -> None:
        """Say to who is out what they may see now."""
        part = self._game.ghosts
        if part is not None and self.alone:
            self._league.tell(part.seen(view, self._kit.words(self._session.head.game)))

    def take_news(self) -> str:
        """Return, once, what was decided of a bet of somebody here; empty where nothing was."""
        return self._league.take_news()

    # ------------------------------------------------------------ what there is to press

    @property
    def large(self) -> bool:
        """Whether tickets open a page of answers.

        So it is where words are large, one switch goes by all, or one person has fingers alone.
        """
        fingers = self.alone and self._kit.hints.device == TOUCH
        return self._kit.zoom > 1 or self._kit.settings.scan_ms > 0 or fingers

    @property
    def zoom(self) -> float:
        """How much larger words are wished than usual."""
        return self._kit.zoom

    @property
    def names(self) -> Sequence[str]:
        """What those at the table are called, by seat."""
        return self._session.head.names

    def wide(self, label: str, size: float) -> float:
        """Return how wide the words of a button are."""
        return self._kit.wide(label, size, theme.BUTTON)

    def say(self, key: str, **facts: object) -> str:
        """Return a text of the player's language."""
        return self._kit.words(self._session.head.game).say(key, **facts)

    @property
    def may_shout(self) -> bool:
        """Whether who looks on may cheer or boo somebody now."""
        return self.who is not None and self._session.nudging.may(self.who)

    @property
    def tokens(self) -> tuple[tuple[str, str], ...]:
        """Return what may be pressed now, and what each says."""
        if not self.on:
            return ()
        say, names = self._kit.words().say, self._session.head.names
        found = [(_WHO.at(seat), names[seat]) for seat in self.out if len(self.out) > 1]
        found += [(_PAGE.at(page), say(f"sidelines.{page}")) for page in self.pages]
        if self.may_shout:
            found.append((SHOUT, say("nudges.button")))
        if self.page != BETS or not self.asks:
            return tuple(found)
        for ticket in self.tickets:
            if ticket.sealed is None and self.large:
                found.append((_TICKET.at(ticket.name), f"{ticket.title} {ticket.worth}"))
            elif ticket.sealed is None:
                found += [
                    (_PICK.at(f"{ticket.name}:{one.value}"), self._option_said(ticket, one))
                    for one in ticket.options
                ]
        return tuple(found)

    def _option_said(self, ticket: Ticket, option: GuessOption) -> str:
        """Return what an answer says: its question, itself, and that a second press seals it."""
        say = self._kit.words().say
        said = f"{ticket.title} {option.text}"
        if option.note:
            said = f"{said}, {option.note}"
        again = self.picked.get(ticket.name) == str(option.value)
        return f"{said}. {say('sidelines.again')}" if again else f"{said}. {ticket.worth}"

    def said(self, token: str) -> str:
        """Return what a token says, empty where it is none of these; of a page, what is on it."""
        label = dict(self.tokens).get(token, "")
        if not label or token != _PAGE.at(self.page):
            return label
        return ". ".join((label, *self._told()))

    def _told(self) -> Sequence[str]:
        """Return what the page says that is looked at."""
        names = self.names
        if self.page == BETS:
            points = {one.seat: one.points for one in self.score}
            return [f"{names[seat]}, {points.get(int(seat), 0)}" for seat in self.fallen]
        if self.page == BONDS:
            return [
                f"{names[one.one]}, {names[one.other]}, {self.chance_of(one)}"
                for one in self.bonds[:_TOLD]
            ]
        if self.page == AIMS:
            return [f"{names[one.by]}, {names[one.at]}, {one.harm}" for one in self.aims[:_TOLD]]
        return [f"{names[one.seat]}, {one.harm}" for one in self.piles[:_TOLD]]

    def chance_of(self, bond: Bond) -> str:
        """Return in words how likely two are thought to be together: nobody is ever sure."""
        return self.say("sidelines.chance", n=min(_MOST, max(1, round(100 * bond.chance))))

    def theirs(self, token: str, heard: Input) -> bool:
        """Say whether an input may press something: bets and shouts are of whom they lie before.

        Who else is out turns to what is theirs by it first.
        """
        if self.who is None or not (token == SHOUT or token in _TICKET or token in _PICK):
            return True
        if theirs(self._kit, self._session, self.who, heard):
            return True
        may = [one for one in self.out if theirs(self._kit, self._session, one, heard)]
        if may:
            self._turn_to(may[0])
        return False

    def use(self, token: str) -> Answer:
        """Do what was pressed."""
        if self.who is None or not self.said(token):
            return None
        if token == SHOUT:
            return Push(WhomScene(self._kit, self._session, self.who))
        if token in _PAGE:
            self.page = _PAGE.word(token)
        elif token in _WHO:
            self._turn_to(Seat(_WHO.number(token)))
        elif token in _TICKET:
            return self._answers_of(_TICKET.word(token))
        elif token in _PICK:
            name, _, value = _PICK.word(token).partition(":")
            self._pick(name, value)
        return None

    def turn_page(self) -> str:
        """Look at what comes next; return what one presses for it."""
        if pages := self.pages:
            at = pages.index(self.page) if self.page in pages else -1
            self.page = pages[(at + 1) % len(pages)]
        return _PAGE.at(self.page)

    def _answers_of(self, name: str) -> Answer:
        """Return the page of one question's answers."""
        if self.who is None:
            return None
        view = self._session.view_of(self.who if self.alone else None)
        asked = questions_for(self._kit, self._session, self.who, view)
        question = next((one for one in asked if one.name == name), None)
        if question is None:
            return None
        return Push(BetScene(self._kit, self._session, self.who, question, alone=self.alone))

    def _pick(self, name: str, value: str) -> None:
        """Choose an answer; the same one again seals it."""
        if self.picked.get(name) != value:
            self.picked[name] = value
            return
        ticket = next(one for one in self.tickets if one.name == name)
        chosen = next(one.value for one in ticket.options if str(one.value) == value)
        del self.picked[name]
        if self.who is not None:
            self._session.private.guess(self.who, {name: chosen})
