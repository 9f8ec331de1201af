"""Headphones: who of several people alone hears what is spoken."""

from __future__ import annotations

from typing import Final

from game.ai.personas import mask
from game.core.targets import SEAT
from game.scenes.kit import Kit
from game.scenes.notice import DialogScene, in_columns
from game.session import Session
from game.stage.motion.layout import NOWHERE
from game.stage.scene import Answer, Close
from game.stage.widgets.form import Button, Changed

_MOST: Final = 6
"""How many stand below each other; more of them take two columns."""


class HeadphonesScene(DialogScene):
    """Everybody who sits here, of whom one may wear headphones."""

    name = "headphones"
    closes = ("escape", "menu")

    def __init__(self, kit: Kit, session: Session) -> None:
        """Ask who wears them; whoever is focused does at present."""
        super().__init__(kit)
        say, names, worn = kit.words().say, session.head.names, kit.headphones
        self._people = {SEAT.at(seat): (int(seat), names[seat]) for seat in session.people}
        buttons = [Button("nobody", NOWHERE, say("headphones.nobody"), icon="icon_p_non")]
        for name, one in self._people.items():
            label = say("headphones.wears", name=one[1]) if one == worn else one[1]
            buttons.append(Button(name, NOWHERE, label, icon=mask(one[0])))
        focus = next((name for name, one in self._people.items() if one == worn), "nobody")
        rows = in_columns(buttons, _MOST)
        self.ask(say("headphones.title"), say("headphones.told"), rows, focus)

    def use(self, changed: Changed) -> Answer:
        """Take who wears them, or leave it as it is."""
        self._kit.headphones = self._people.get(changed.name)
        return Close()
