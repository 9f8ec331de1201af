"""The pause of a table of several people: who plays with what, and who has left for a while."""

from __future__ import annotations

from typing import Any, Final

from game.cli.seats import usual
from game.core.seats import Seat
from game.scenes.confirm import ConfirmScene
from game.scenes.kit import Kit
from game.scenes.shared.able import able_to_share
from game.scenes.shared.away import AwayScene, bot_for
from game.scenes.shared.claiming import ClaimingScene
from game.scenes.shared.headphones import HeadphonesScene
from game.scenes.shared.pad_disconnected import PadDisconnectedScene
from game.scenes.shared.private_channels import Channels
from game.scenes.shared.whose import Looks, looking
from game.scenes.table.pause import PauseScene
from game.session import Session
from game.stage.input.claims import ARROWS, HALVES, KEYS, PARTS, asking
from game.stage.input.inputs import Input, KeyPressed, source_of
from game.stage.scene import Answer, Close, Push

_LEFT: Final = "left"
"""What the question closes with once the table is to be left."""
_IN_EARNEST: Final = "in earnest"
"""The same where what was tried out is to be played."""
_RESTS_MS: Final = 600
"""So long fingers that still build must rest before their keys choose in the menu."""
_NOBODYS: Final = ("escape", "menu", "f1")
"""What the menu takes in at once: nobody builds with it."""
_LEADS: Final = (*ARROWS, "enter")
"""The same, where it is no gamepad's, no keypad's and not of a keyboard that is one person's."""


class CouchPause(PauseScene):
    """The menu over the couch, and over the curtain."""

    def __init__(self, kit: Kit, session: Session, *, lost: str = "") -> None:
        """Pause a session of several people; ``lost`` says why, where nobody asked for it."""
        more = {"mine": "icon_p_ident", "devices": "icon_pad", "away": "icon_heart"}
        more |= {"headphones": "icon_p_shield"} if kit.speech.on else {}
        super().__init__(kit, session, more=more, lost=lost)
        self._rests = max(self._deaf, _RESTS_MS) if session.real_time else 0
        """How long fingers have still to rest."""
        self._deaf = 0  # what nobody builds with is heard at once

    def pass_time(self, ms: int) -> Answer:
        """Let fingers come to rest."""
        self._rests -= ms
        if self._rests <= 0:
            self._instead = ""
        return super().pass_time(ms)

    def _hold_off(self, heard: Input) -> bool:
        """Hold off what somebody's own device still plays; False where it is meant for the menu.

        Each press that follows another without a rest is one of the same build.
        """
        if self._rests <= 0 or not isinstance(heard, KeyPressed) or heard.key in _NOBODYS:
            return False
        claims, source = self._kit.claims, heard.source
        nobodys = claims.owner(source) is None
        if source in (KEYS, *PARTS):  # who claimed nothing builds with keys that nobody claimed
            halved = source in HALVES and claims.seat(KEYS) is None
            leads = heard.given in _LEADS and (nobodys or halved)
        else:
            leads = nobodys
        if leads:
            return False
        self._rests = max(self._rests, _RESTS_MS)
        self._instead = self._kit.words().say("pause.let-go")
        return True

    def handle_input(self, heard: Input) -> Answer:
        """Take in one input."""
        self.used = ""
        if self._hold_off(heard):
            return None
        answer = super().handle_input(heard)
        match self.used:
            case "mine":
                return looking(self._kit, self._session, self._whose(heard))
            case "devices":
                return Push(claiming(self._kit, self._session))
            case "away":
                return Push(AwayScene(self._kit, self._session))
            case "headphones":
                return Push(HeadphonesScene(self._kit, self._session))
            case "leave":
                return self._ask("leave", _LEFT, kept=self._kept)
            case _:
                return answer

    def in_earnest(self) -> Answer:
        """Ask before a trial ends for all."""
        return self._ask("for-real", _IN_EARNEST)

    def _ask(self, deed: str, result: str, **facts: str) -> Answer:
        """Ask all before one person's key ends something: it is not everybody's will."""
        say = self._kit.words().say
        return Push(
            ConfirmScene(
                self._kit, say(f"pause.ask-{deed}", **facts), say(f"pause.{deed}"),
                no=say("pause.stay"), then=lambda yes: Close(result if yes else None),
            )
        )  # fmt: skip

    def _whose(self, heard: Input) -> str | None:
        """Return the device an input came from; None for a key that leads whoever presses it.

        Enter lies in a half of the keyboard that has an owner; it is everybody's in a menu.
        """
        source = source_of(heard)
        leads = source in PARTS and asking(heard, self._kit.claims) is None
        return None if leads else source

    def resume(self, result: Any) -> Answer:
        """Come back from what lay above; who wants to look does so at the table."""
        if result == _LEFT:
            return Close("menu")
        if result == _IN_EARNEST:
            return super().in_earnest()
        return (
            Close(result)
            if result == "quit" or isinstance(result, Looks)
            else super().resume(result)
        )


def claiming(kit: Kit, session: Session) -> ClaimingScene:
    """Return the scene in which the people of a session say what they play with."""
    channels = Channels(kit, session.head)
    return ClaimingScene(kit, session.head.names, session.humans, channels, bot_for(session))


class Missing:
    """Sees to it that nobody is asked for anything whose gamepad is away."""

    def __init__(self, kit: Kit, session: Session) -> None:
        """Miss nobody yet."""
        self._kit = kit
        self._session = session
        self._seat: Seat | None = None

    def scene(self) -> PadDisconnectedScene | None:
        """Return what asks how a seat goes on whose gamepad is away, None where none is."""
        lost = [seat for seat in self._kit.lost_seats() if self._session.is_human(Seat(seat))]
        if not lost:
            return None
        self._seat = Seat(lost[0])
        session = self._session
        shares = not session.real_time or able_to_share(self._kit, session.humans, lost[0])
        return PadDisconnectedScene(self._kit, session.head.names, lost[0], shares=shares)

    def go_on(self, result: object) -> None:
        """Take in how that seat goes on."""
        seat, self._seat = self._seat, None
        if seat is not None and result == ("bot",):
            self._session.hand_over(seat, usual(self._session.head.game))
