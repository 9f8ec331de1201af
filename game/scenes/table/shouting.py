"""Shouting: who is out cheers or boos somebody, once a round of the table, for all to see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.ai.personas import faces, persona_of
from game.core.luck import Stream, key_of
from game.core.nudges import BOO, CHEER, KINDS
from game.core.seats import Seat
from game.core.targets import SEAT
from game.games import game_of
from game.scenes.kit import Kit
from game.scenes.notice import DialogScene, in_columns
from game.scenes.table.theirs import theirs
from game.session import Session
from game.stage.input.inputs import Input
from game.stage.motion.layout import NOWHERE
from game.stage.scene import Answer, Close, Replace
from game.stage.widgets.form import Button, Changed

_MOST: Final = 4
"""How many names stand below each other; more of them take two columns."""
_SELDOM: Final = 150
"""In how many turns a usual character that is out shouts once."""
_TALK: Final = 1.6
_ICONS: Final = {CHEER: "icon_cheer", BOO: "icon_boo"}


class _AskScene(DialogScene):
    """What is asked of one person, and answered by nobody else's device."""

    closes = ("escape", "menu")

    def __init__(self, kit: Kit, session: Session, seat: Seat) -> None:
        """Take whose question it is."""
        super().__init__(kit)
        self._session, self._seat = session, seat

    def handle_input(self, heard: Input) -> Answer:
        """Take in one input, if it is this person's."""
        if not theirs(self._kit, self._session, self._seat, heard):
            return None
        return super().handle_input(heard)


class WhomScene(_AskScene):
    """Those who are in, of whom one is cheered or booed."""

    name = "whom"

    def __init__(self, kit: Kit, session: Session, seat: Seat) -> None:
        """Ask a person who is out whom they mean."""
        super().__init__(kit, session, seat)
        say, names = kit.words().say, session.head.names
        looks = faces(session.controllers)
        people = [
            Button(SEAT.at(one), NOWHERE, names[one], icon=looks[one])
            for one in session.nudging.living()
        ]
        back = Button("back", NOWHERE, say("nudges.back"))
        rows = [*in_columns(people, _MOST if kit.zoom == 1 else 1), [back]]
        self.ask(say("nudges.title"), say("nudges.told"), rows, people[0].name)

    def use(self, changed: Changed) -> Answer:
        """Ask how, or go back."""
        if changed.name == "back":
            return Close()
        to = Seat(SEAT.number(changed.name))
        return Replace(HowScene(self._kit, self._session, self._seat, to))


class HowScene(_AskScene):
    """Whether somebody is cheered or booed."""

    name = "how"

    def __init__(self, kit: Kit, session: Session, seat: Seat, to: Seat) -> None:
        """Ask a person who is out how they mean it."""
        super().__init__(kit, session, seat)
        self._to = to
        say, name = kit.words().say, session.head.names[to]
        ways = [
            Button(kind, NOWHERE, say(f"nudges.do-{kind}"), icon=_ICONS[kind]) for kind in KINDS
        ]
        back = Button("back", NOWHERE, say("nudges.back"))
        self.ask(name, say("nudges.told"), [[*ways, back]], CHEER)

    def use(self, changed: Changed) -> Answer:
        """Shout, or go back."""
        if changed.name in KINDS:
            self._session.nudging.give(self._seat, self._to, changed.name)
        return Close()


def shout_as_bots(session: Session, view: Any, turns: int) -> None:
    """Let characters that are out shout now and then, by what all know.

    They cheer the seat that is hurt most and boo the one hurt least; ``turns`` began so far.
    """
    part, nudging = game_of(session.head.game).survival, session.nudging
    living: Sequence[Seat] = nudging.living()
    if part is None or len(living) < 2:
        return
    harm = part.harm(view)
    for seat, controller in enumerate(session.controllers):
        its = persona_of(controller)
        if its is None or seat in living:
            continue
        luck = Stream(key_of("shout", session.head.salt, seat, turns))
        seldom = round(_SELDOM * (_TALK - its.chatter))
        if luck.below(seldom) or not nudging.may(Seat(seat)):
            continue
        kind = KINDS[luck.below(len(KINDS))]
        worst = sorted(living, key=lambda one: (harm[one], one))
        nudging.give(Seat(seat), worst[-1 if kind == CHEER else 0], kind)
