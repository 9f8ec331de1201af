"""Twelve who do one thing each, and else what a script of forty lines does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from game.games.le_boulet.bot.sight import bank_rows
from game.games.le_boulet.model import actions as act
from game.games.le_boulet.model import events as ev
from game.games.le_boulet.model.actions import PAIR, Action
from game.games.le_boulet.model.bank import KEYS
from game.games.le_boulet.model.themes import MARK
from tests.le_boulet.strangers.script import ALWAYS, ARGUED, Script, wide

THEMES: Final = {MARK + key: number for number, key in enumerate(KEYS)}


class Narrowest(Script):
    """Leads what is true of hardly any other picture."""

    def order(self) -> list[int]:
        return wide()[::-1]


class Vaguest(Script):
    """Leads and answers what one may argue about, under what may be said of most pictures."""

    leads_from: ClassVar = ARGUED
    answers_from: ClassVar = ARGUED

    def order(self) -> list[int]:
        rows = bank_rows()
        return sorted(wide(), key=lambda one: -sum(value > ARGUED for value in rows[one][:-2]))


class NeverAnswers(Script):
    """Gets rid of cards by its own leads alone."""

    def answer(self, answers: Sequence[act.Answer]) -> Action | None:
        return None


class BouletFirst(Script):
    """Lays a Boulet before any picture."""

    boulet_first: ClassVar = True


class Honest(Script):
    """Accuses whatever the bank says no to."""

    def accuses(self, things: Sequence[act.Contest]) -> Action | None:
        return next((one for one in things if self.worth(one.thing) < ARGUED), None)


class SelfInterested(Script):
    """Votes so that who has fewer cards draws, and never for whom it accused."""

    def finds_good(self) -> bool:
        view = self.view
        fewer = len(view.hands[view.accuser]) < len(view.hands[view.accused])
        return view.accuser != self.seat and fewer


class BrazenLiar(Script):
    """Leads any pair under any theme, and answers always."""

    leads_from: ClassVar = ALWAYS
    answers_from: ClassVar = ALWAYS

    def lead(self, pairs: Sequence[act.Lead]) -> Action | None:
        at = self.any(len(self.themes))
        self.themes = [*self.themes[at:], *self.themes[:at]]
        return super().lead(pairs)


class AccusesLeader(Script):
    """Contests every pair that it may."""

    def accuses(self, things: Sequence[act.Contest]) -> Action | None:
        return next((one for one in things if one.thing == PAIR), None)


class Whim(Script):
    """Gives Boulets to anybody."""

    def give(self, gives: Sequence[act.Give]) -> Action:
        return gives[self.any(len(gives))]


class LastTwo(Script):
    """Leads the last two pictures of its hand, or nothing."""

    def lead(self, pairs: Sequence[act.Lead]) -> Action | None:
        pictures = [face for face in self.view.hands[self.seat] if face >= 0]
        two = set(pictures[-2:])
        return super().lead([one for one in pairs if {one.a, one.b} == two])


class Copies(Script):
    """Leads the theme that was said last, wherever one may argue, else as ever."""

    def hear(self, events: Sequence[ev.Event]) -> None:
        super().hear(events)
        for event in events:
            if isinstance(event, ev.Proposed) and event.theme in THEMES:
                number = THEMES[event.theme]
                self.themes = [number, *(one for one in self.themes if one != number)]

    def lead(self, pairs: Sequence[act.Lead]) -> Action | None:
        row = bank_rows()[self.themes[0]]
        near = [one for one in pairs if min(row[one.a], row[one.b]) > ARGUED]
        theme = MARK + KEYS[self.themes[0]]
        if near and theme not in self.view.spent:
            return act.Lead(near[0].a, near[0].b, theme)
        return super().lead(pairs)


SCRIPTS: Final[Mapping[str, type[Script]]] = {
    "widest": Script,
    "narrowest": Narrowest,
    "vaguest": Vaguest,
    "never-answers": NeverAnswers,
    "boulet-first": BouletFirst,
    "honest": Honest,
    "self-interested": SelfInterested,
    "liar": BrazenLiar,
    "accuses-leader": AccusesLeader,
    "whim": Whim,
    "last-two": LastTwo,
    "copies": Copies,
}
