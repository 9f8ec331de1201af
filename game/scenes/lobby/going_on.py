"""Going on with a match on file: what it names of code that is not ours is asked about first."""

from __future__ import annotations

import contextlib
from pathlib import Path

from game.core.outside import shown
from game.core.seats import Seat
from game.scenes.confirm import ConfirmScene
from game.scenes.kit import Kit
from game.scenes.lobby.start import go_on
from game.scenes.notice import NoticeScene
from game.scenes.working import opened
from game.session import resume, resuming
from game.session.strangers import listed, to_be_asked
from game.stage.scene import Answer, Push, Replace
from game.store.files import FileError
from game.store.given import LONGEST, given
from game.store.replays import read_replay


def going_on(kit: Kit, path: Path) -> Answer:
    """Return the way on with an unfinished match: its table, or a question before it.

    A match's file is data. Bots out of files that were given here when it began may come in again
    if a person says so; in the place of all others ours sit down, which is told at the table.

    Raises:
        FileError: it cannot be gone on with; nothing was deleted.
    """
    names: list[str] = []
    strangers: dict[Seat, str] = {}
    if given(kit.data, path):  # else the file need not be read for it
        with contextlib.suppress(FileError):  # opening it says that, and puts aside what is damaged
            replay = read_replay(path)
            names, strangers = replay.head.names, to_be_asked(replay, kit.data)
    if not strangers:
        read = resuming(path, kit.data)
        return opened(kit, path, read, lambda session: go_on(kit, session))

    def answered(yes: bool) -> Answer:
        try:
            called = set(strangers.values()) if yes else ()
            return Replace(go_on(kit, resume(path, kit.data, called)))
        except FileError as error:
            return Replace(NoticeScene(kit, kit.trouble(error)))

    say = kit.words().say
    # a sentence would tell a long path by its ends
    lines = [shown(line, 2 * LONGEST) for line in listed(names, strangers)]
    question = "\n".join([say("strangers.ask"), *lines, say("strangers.ask-so")])
    yes, no = say("strangers.yes"), say("strangers.no")
    return Push(ConfirmScene(kit, question, yes, no=no, then=answered))
