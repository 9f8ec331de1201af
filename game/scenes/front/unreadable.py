"""The dialog about unfinished matches that cannot be read: one for all of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.scenes.kit import Kit
from game.scenes.notice import DialogScene
from game.stage.motion.layout import NOWHERE
from game.stage.scene import Answer, Close
from game.stage.widgets.form import Button, Changed
from game.store.files import FileError, put_aside
from game.store.replays import PUT_ASIDE

ASIDE: Final = "aside"
"""The button, and how the name of a file ends that was put aside by it."""


class UnreadableScene(DialogScene):
    """What is wrong, once for all files, and a way to put those aside that still lie there."""

    name = "unreadable"

    def __init__(self, kit: Kit, troubles: Sequence[FileError]) -> None:
        """Take what is wrong with each file; there is at least one."""
        super().__init__(kit)
        self._there = [one.path for one in troubles if one.key != PUT_ASIDE]
        say, many = kit.words().say, len(troubles)
        said = kit.trouble(troubles[0])
        if many > 1:
            gone = many - len(self._there)
            said = say("unreadable.many", n=many, first=said)
            said += " " + say("unreadable.renamed", n=gone) if gone else ""
        rows = [[Button("ok", NOWHERE, say("notice.ok"), style="main")]]
        if self._there:
            said += " " + say("unreadable.offer")
            rows += [[Button(ASIDE, NOWHERE, say("unreadable.aside", n=len(self._there)))]]
        self.ask("", said, rows)

    def use(self, changed: Changed) -> Answer:
        """Close; where it was wished, rename the files before, so that none is told of again."""
        if changed.name == ASIDE:
            self._kit.write(self._put_aside, self._told)
        return Close()

    def _put_aside(self) -> int:
        """Rename the files, and return how many cannot be."""
        return sum(put_aside(path, ASIDE) is None for path in self._there)

    def _told(self, failed: int) -> None:
        if failed:
            words = self._kit.words()
            self._kit.notices.append(words.say("unreadable.failed", n=failed))
