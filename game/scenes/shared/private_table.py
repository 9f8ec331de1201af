"""The private table: one's own table behind the curtain, where a turn's card is chosen."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from game.core.log_lines import latest
from game.core.seats import Seat
from game.core.targets import BUTTON
from game.scenes.kit import Kit
from game.scenes.table.areas import OPENING
from game.scenes.table.table import TableScene
from game.scenes.table.wording import asked_for, said
from game.scenes.view.notes import NotesScene
from game.scenes.view.projection import Projection
from game.scenes.view.view_player import ViewPlayer
from game.session import Session
from game.stage.cue import ButtonCue
from game.stage.input.inputs import FocusLost, Input, KeyPressed, PointerPressed
from game.stage.scene import Answer, Close, Push
from game.store.settings import Settings

SEEN: Final = "seen"
"""What the button says that leads on where one only looks."""
HINTS, NOTES, UNDO = "hints", "notes", "undo"
"""What may help a seat, as the table agreed (``store.heads``)."""


class PrivateTableScene(TableScene):
    """A table as its seat sees it, at rest; what is chosen there closes it and is not played yet.

    Nothing here is heard: a sound would tell the room what was tried.
    """

    name = "private-table"
    room_for = "couch"

    def __init__(
        self,
        kit: Kit,
        session: Session,
        seat: Seat,
        *,
        looks: bool = False,
        meets: bool = False,
        tells: bool = False,
        imagined: Any = None,
        former: Any = None,
    ) -> None:
        """Sit down at a seat, to choose or only to look; or at a table as it may come to be.

        ``meets``: who one is stands beside the table; ``tells``: so does what one was told last.
        ``former``: what one said before that one does here.
        """
        self._looks = looks
        super().__init__(kit, session, seat=seat)
        self._began = True
        self._decided: Any = None
        self._leaves = False
        self._gone = 0
        """How long one has looked, in milliseconds."""
        self.meeting = self._met() if meets else None
        self._told = latest(self.player.log) if tells else ""
        """What was told last, until something is chosen."""
        if imagined is not None:
            self.board.onlooker.beforehand = True
            self.player.view, self._now = imagined, None
            self.director.show(self.board.layout(imagined))
        self._former: tuple[str, ...] | None = None
        """What was touched of what one said before, while that lies chosen."""
        if former is not None and former in self.hand.legal(self.view):
            self._choose_again(former)

    def _choose_again(self, former: Any) -> None:
        """Choose what was chosen before, all but the last touch, which lies under the focus."""
        *first, last = self.board.touches.spellings(former, self.view)[0]
        names = {touch.token: name for name, touch in self.layout.touch.items()}
        for token in first:
            self.hand.touch(self.view, names.get(token, BUTTON.at(token)), token, self.words)
        self.focus, self.settled = BUTTON.at(last), True
        self._former = self.hand.touched

    def _player_of(self, projection: Projection) -> ViewPlayer:
        return ViewPlayer(self._session, projection, self.viewer, whole=True)

    def _helps(self, what: str) -> bool:
        return what in self._session.head.house.assists.get(str(self.viewer), ())

    def is_mine(self) -> bool:
        """Say whether there is something to choose here."""
        return not self._looks and super().is_mine()

    def buttons(self) -> tuple[ButtonCue, ...]:
        """Return the buttons; where one only looks, the one that leads on.

        All answers stand there whatever the hand; here, where nobody else looks, it is said which
        ones are not held.
        """
        if not self._looks and self.board.response.answering(self.view):
            return tuple(map(self._if_held, super().buttons()))
        if not self._looks:
            return super().buttons()
        label = self.words.say("peek.ready")
        return (ButtonCue(SEEN, label, "enter", "enter", "main"),)

    def _if_held(self, cue: ButtonCue) -> ButtonCue:
        """Return an answer's button, pale where the hand has no card for it."""
        if self.board.touches.action_of((cue.token,), self.view) in self.hand.legal(self.view):
            return cue
        label = self.words.say("couch.not-held", answer=cue.label)
        return replace(cue, label=label, style="pale")

    def prompt(self, preview: Any) -> str:
        """Return what is asked; where one only looks, that nothing is, whoever's turn it is."""
        if self._looks:
            return self.words.say("peek.only-look")
        said = super().prompt(preview)
        if self.hand.touched == self._former:
            said = f"{self.words.say('peek.said-before')} {said}"
        told = "" if preview is not None or self.hand.touched else self._told
        return f"{told}{'' if told.endswith(('.', '!', '?')) else '.'} {said}" if told else said

    def _seen(self, heard: Input) -> bool:
        """Say whether an input says that its person has looked."""
        match heard:
            case KeyPressed("enter" | "space", repeat=False):
                return self.focus not in OPENING
            case PointerPressed(x, y, 1):
                return self.areas().at(x, y) == BUTTON.at(SEEN)
            case _:
                return False

    # ------------------------------------------------------------ what helps

    @property
    def settings(self) -> Settings:
        """What is set, but what helps is what the table agreed on for this seat."""
        ours = self._kit.settings
        grace_ms = ours.grace_ms if self._helps(UNDO) else 0
        return ours.but(hints=self._helps(HINTS), notes=self._helps(NOTES), grace_ms=grace_ms)

    def _apply_settings(self) -> None:
        super()._apply_settings()
        self._session.quirks = False
        # the person who takes the place reads whose it is, and whose hand
        say, name = self.words.say, self._session.head.names[self._seat]
        aims = say("table.aims")
        self.words = self.board.words = self.words.plus(
            {
                "table.your-turn": say("couch.your-turn", name=name),
                "table.you-act": name,
                "table.you-aim": aims,
                "table.aims-you": aims,
            }
        )

    def handle_input(self, heard: Input) -> Answer:
        """Take in one input of this seat's own device."""
        if isinstance(heard, FocusLost):
            return None  # the curtain falls; nothing else is to be done
        if self._looks and self._seen(heard):
            return Close()
        answer = super().handle_input(heard)
        return self._decision() or answer

    def pass_time(self, ms: int) -> Answer:
        """Let a choice that may still be taken back wait for a while, and time run out."""
        self._gone += ms
        self.board.onlooker.looked_ms = self._gone
        if self._time_left == 0 and self.is_mine() and self._ballots is not None:
            self._submit(self._ballots.silent(self.view))
        self.hand.pass_time(ms)
        self.glance.pass_time(ms)
        self.settle()
        self.pile_fan.pass_time(ms)
        self._submit(self.undo_window.pass_time(ms))
        return self._decision() or asked_for(self, self._kit)

    def resume(self, result: Any) -> Answer:
        """Come back from the rules, the notes, the log, or what was written."""
        self.glance.end()
        self._submit(said(self, result))
        return self._decision()

    @property
    def _ballots(self) -> Any:
        return self._game.ballots

    @property
    def _time_left(self) -> float | None:
        """How much is left of the time that several people have, 1 to 0; None: no clock."""
        seconds = 0 if self._ballots is None else self._ballots.seconds(self.view)
        return max(0.0, 1 - self._gone / (1000 * seconds)) if seconds else None

    @property
    def shows(self) -> object:
        """What is seen as time passes: the clock, too."""
        left = self._time_left
        return super().shows, None if left is None else round(200 * left)

    @property
    def _clock(self) -> float | None:
        left = self.undo_window.part
        return self._time_left if left is None and not self._looks else left

    def _submit(self, action: Any) -> None:
        """Keep what was chosen: it is played once the curtain has fallen."""
        if action is not None:
            self._decided = action

    def _decision(self) -> Answer:
        return None if self._decided is None else Close(self._decided)

    # ------------------------------------------------------------ what leads elsewhere

    def pause(self, *, lost: str = "") -> Answer:
        """Let the curtain open the menu, once it has fallen."""
        self._leaves = True
        return None

    def notes(self) -> Answer:
        """Open the seat's own notes, where the table agreed on some."""
        if self.viewer is None or not self._helps(NOTES):
            return None
        return Push(NotesScene(self._kit, self._session, self.viewer))

    def left(self) -> bool:
        """Say, once, whether the person wants to have the menu, which lies before the curtain."""
        left, self._leaves = self._leaves, False
        return left
