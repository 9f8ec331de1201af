"""Somebody who plays Le Boulet by forty lines: the bank, its own hand, and one habit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from game.core.luck import Stream, key_of
from game.games.le_boulet.bot.beliefs import worth
from game.games.le_boulet.bot.sight import Sight, bank_rows, sight
from game.games.le_boulet.model import actions as act
from game.games.le_boulet.model import events as ev
from game.games.le_boulet.model.actions import Action
from game.games.le_boulet.model.bank import KEYS
from game.games.le_boulet.model.cards import BOULET
from game.games.le_boulet.model.options import Options
from game.games.le_boulet.model.themes import MARK
from game.games.le_boulet.rules import RULES

TRUE: Final = 1.0
ARGUED: Final = -1.0
"""From so many logits on the bank calls a theme true of a picture, or arguable."""
ALWAYS: Final = -99.0


def wide() -> list[int]:
    """Return the themes of the bank, what is true of most pictures first."""
    rows = bank_rows()
    return sorted(range(len(KEYS)), key=lambda one: -sum(value > TRUE for value in rows[one][:-2]))


class Script:
    """Leads the widest theme that fits, answers what fits, else lays a Boulet; accuses nobody.

    It votes as the bank says, and gives Boulets to whoever has fewest cards.
    """

    leads_from: ClassVar = TRUE
    answers_from: ClassVar = TRUE
    boulet_first: ClassVar = False

    def __init__(self, seat: int, options: Options, seed: int) -> None:
        self.seat = seat
        self.view = RULES.initial(options.seats, options)
        self.seed, self.heard = seed, 0
        self.themes = self.order()

    def order(self) -> list[int]:
        """Return the themes that it tries, in turn."""
        return wide()

    def hear(self, events: Sequence[ev.Event]) -> None:
        self.heard += len(events)
        for event in events:
            RULES.apply(self.view, event)

    @property
    def its(self) -> Sight:
        """How anybody understands the theme on the table."""
        return sight(self.view.theme)

    def any(self, many: int) -> int:
        """Return a draw."""
        return Stream(key_of("script", self.seed, self.heard)).below(many)

    def choose(self, legal: Sequence[Action]) -> Action:
        legal = list(legal)
        pairs = [one for one in legal if isinstance(one, act.Lead)]
        if pairs or any(isinstance(one, act.Pass) for one in legal):
            passes = [one for one in legal if isinstance(one, act.Pass)]
            return self.lead([one for one in pairs if min(one.a, one.b) >= 0]) or passes[0]
        things = [one for one in legal if isinstance(one, act.Contest)]
        if wrong := self.accuses(things):
            return wrong
        if answers := [one for one in legal if isinstance(one, act.Answer)]:
            return self.answer(answers) or act.DECLINE
        if any(isinstance(one, act.Vote) for one in legal):
            return act.Vote(int(self.finds_good()))
        if gives := [one for one in legal if isinstance(one, act.Give) and one.to >= 0]:
            return self.give(gives)
        if act.FOUND_NONE in legal:
            return act.Found(100)
        quiet = (act.FINE, act.DECLINE, act.EXPLAIN, act.DEFEND)
        return next((one for one in quiet if one in legal), legal[0])

    def lead(self, pairs: Sequence[act.Lead]) -> Action | None:
        """Return a pair under the first of its themes that fits both."""
        for number in self.themes:
            row, theme = bank_rows()[number], MARK + KEYS[number]
            for one in pairs:
                if min(row[one.a], row[one.b]) > self.leads_from and theme not in self.view.spent:
                    return act.Lead(one.a, one.b, theme)
        return None

    def answer(self, answers: Sequence[act.Answer]) -> Action | None:
        """Return what it lays, a picture that fits or a Boulet."""
        row = self.its.row
        best = max(answers, key=lambda one: row[one.face] if one.face >= 0 else ALWAYS)
        fits = [best] if best.face >= 0 and row[best.face] > self.answers_from else []
        boulets = [one for one in answers if one.face == BOULET]
        tries = [*boulets, *fits] if self.boulet_first else [*fits, *boulets]
        return tries[0] if tries else None

    def accuses(self, things: Sequence[act.Contest]) -> Action | None:
        """Return what it contests; nothing."""
        return None

    def worth(self, thing: int) -> float:
        """Return what something on the table is worth to anybody, in logits."""
        return worth(self.its, self.view, thing)

    def finds_good(self) -> bool:
        """Say whether it votes for what is contested."""
        return self.worth(self.view.contested) > 0

    def give(self, gives: Sequence[act.Give]) -> Action:
        """Return to whom it gives a Boulet."""
        return min(gives, key=lambda one: len(self.view.hands[one.to]))
