"""The question: something that cannot be undone is asked before it is done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.scenes.kit import Kit
from game.scenes.notice import DialogScene
from game.stage.motion.layout import NOWHERE
from game.stage.scene import END, Answer, Close
from game.stage.widgets.form import Button, Changed


class ConfirmScene(DialogScene):
    """A sentence, and two buttons; it closes with True only where the deed was wanted.

    Or it answers what ``then`` makes of that; who goes back has decided nothing.
    """

    name = "confirm"

    def __init__(
        self,
        kit: Kit,
        sentence: str,
        deed: str,
        *,
        no: str = "",
        then: Callable[[bool], Answer] = Close,
    ) -> None:
        """Ask; the focus lies where nothing happens, or ``no`` does."""
        super().__init__(kit)
        self._then = then
        label = no or kit.words().say("confirm.no")
        no_button = Button("no", NOWHERE, label, style="main")
        self.ask("", sentence, [[no_button, Button("yes", NOWHERE, deed)]])

    def use(self, changed: Changed) -> Answer:
        """Close with what was decided."""
        return self._then(changed.name == "yes")

    def leave(self, result: Any = None) -> Answer:
        """Close without having said yes."""
        return Close(result or False)


def ask_to_end(kit: Kit, *, kept: bool = True) -> ConfirmScene:
    """Return what asks whether the program is to end in the middle of a match, ``kept`` or not."""
    say = kit.words().say
    deed, no = say("pause.end"), say("pause.play-on")

    def then(yes: bool) -> Answer:
        return Close(END if yes else None)

    asked = say("pause.ask-end" if kept else "pause.ask-end-trial")
    return ConfirmScene(kit, asked, deed, no=no, then=then)
