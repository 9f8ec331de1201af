"""The pause of a table of several people: who plays with what, and who has left for a while."""

from __future__ import annotations

from typing import Any

from game.cli.seats import usual
from game.core.seats import Seat
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
from game.stage.input.inputs import Input, source_of
from game.stage.scene import Answer, Close, Push


class CouchPause(PauseScene):
    """The menu over the couch, and over the curtain."""

    def __init__(self, kit: Kit, session: Session, *, lost: str = "") -> None:
        """Pause a session of several people; ``lost`` says why, where nobody asked for it."""
        more = {"mine": "icon_p_ident", "devices": "icon_pad", "away": "icon_heart"}
        more |= {"headphones": "icon_p_shield"} if kit.speech.on else {}
        super().__init__(kit, session, more=more, lost=lost)

    def handle_input(self, heard: Input) -> Answer:
        """Take in one input."""
        self.used = ""
        answer = super().handle_input(heard)
        match self.used:
            case "mine":
                return looking(self._kit, self._session, source_of(heard))
            case "devices":
                return Push(claiming(self._kit, self._session))
            case "away":
                return Push(AwayScene(self._kit, self._session))
            case "headphones":
                return Push(HeadphonesScene(self._kit, self._session))
            case _:
                return answer

    def resume(self, result: Any) -> Answer:
        """Come back from what lay above; who wants to look does so at the table."""
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
