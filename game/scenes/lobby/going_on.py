"""Going on with a match on file: what it names of code that is not ours is asked about first."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from game.core.outside import shown
from game.scenes.confirm import ConfirmScene
from game.scenes.kit import Kit
from game.scenes.lobby.start import go_on
from game.scenes.notice import NoticeScene
from game.session import resume
from game.session.strangers import listed, to_be_asked
from game.stage.scene import Answer, Replace, Scene
from game.store.files import FileError
from game.store.given import LONGEST
from game.store.replays import read_replay


def going_on(kit: Kit, path: Path) -> Scene:
    """Return the way on with an unfinished match: its table, or a question before it.

    A match's file is data. Bots out of files that were given here when it began may come in again
    if a person says so; in the place of all others ours sit down, which is told at the table.

    Raises:
        FileError: it cannot be gone on with; nothing was deleted.
    """
    try:
        replay = read_replay(path)
        strangers = to_be_asked(replay, kit.data)
    except FileError:
        strangers = {}  # opening it says what is wrong, and puts aside what is damaged
    if not strangers:
        return _table(kit, path, ())

    def answered(yes: bool) -> Answer:
        try:
            return Replace(_table(kit, path, set(strangers.values()) if yes else ()))
        except FileError as error:
            return Replace(NoticeScene(kit, kit.words().say(error.key, **error.facts)))

    say = kit.words().say
    # a sentence would tell a long path by its ends
    lines = [shown(line, 2 * LONGEST) for line in listed(replay.head.names, strangers)]
    question = "\n".join([say("strangers.ask"), *lines, say("strangers.ask-so")])
    return ConfirmScene(kit, question, say("strangers.yes"), no=say("strangers.no"), then=answered)


def _table(kit: Kit, path: Path, strangers: Collection[str]) -> Scene:
    return go_on(kit, resume(path, kit.data, strangers))
