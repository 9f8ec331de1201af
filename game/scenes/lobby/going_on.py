"""Going on with a match on file: what it names of code that is not ours is asked about first."""

from __future__ import annotations

import contextlib
from collections.abc import Collection
from pathlib import Path

from game.cli.risks import risk_of
from game.core.bots import is_external
from game.core.sanitize import shown
from game.core.seats import Seat
from game.scenes.confirm import ConfirmScene
from game.scenes.kit import Kit
from game.scenes.lobby.start import begin, go_on
from game.scenes.notice import NoticeScene
from game.scenes.shared.couch import projection_for
from game.scenes.view.projection import Projection
from game.scenes.working import opened
from game.session import Session, resuming
from game.session.external_bots import listed, to_be_asked
from game.stage.scene import Answer, Close, Push, Replace, Scene
from game.store.files import FileError
from game.store.given import LONGEST, given
from game.store.heads import Head
from game.store.replays import Pieces, reading


def going_on(kit: Kit, path: Path) -> Answer:
    """Return the way on with an unfinished match: its table, or a question before it.

    A match's file is data. Bots out of files that were given here when it began may come in again
    if a person says so; in the place of all others ours sit down, which is told at the table.

    Raises:
        FileError: it cannot be gone on with; nothing was deleted.
    """
    if given(kit.data, path):  # else nobody is asked about
        return opened(kit, path, _asking(kit, path))
    return opened(kit, path, _table(kit, path))


def beginning(kit: Kit, head: Head, data: Path) -> Scene:
    """Return the way to the table of a new match, or a question before it.

    It is asked where bots out of files sit down that this system does not hold back.
    """
    risk = risk_of(head.controllers)
    if risk is None:
        return begin(kit, head, data)
    say = kit.words().say
    external = {Seat(seat): kind for seat, kind in enumerate(head.controllers) if is_external(kind)}
    lines = [shown(line, 2 * LONGEST) for line in listed(head.names, external)]
    question = "\n".join(
        [say("external-bots.ask"), *lines, say(risk), say("external-bots.ask-begin")]
    )

    def answered(yes: bool) -> Answer:
        return Replace(begin(kit, head, data)) if yes else Close()

    return ConfirmScene(kit, question, say("external-bots.yes"), then=answered)


def _table(kit: Kit, path: Path, external: Collection[str] = ()) -> Pieces[Scene]:
    """Read a match and lay its table, piece by piece."""
    session = yield from resuming(path, kit.data, external, kit.writer)
    try:
        projection = yield from _folding(kit, session)
    except GeneratorExit:  # whoever waited has waited enough
        session.close()
        raise
    return go_on(kit, session, projection)


def _asking(kit: Kit, path: Path) -> Pieces[Scene]:
    """Read a match, and return the question about its external bots, or else its table."""
    names: list[str] = []
    external: dict[Seat, str] = {}
    with contextlib.suppress(FileError):  # opening it says that, and puts aside what is damaged
        replay = yield from reading(path)
        names, external = replay.head.names, to_be_asked(replay, kit.data)
    if not external:
        return (yield from _table(kit, path))

    def answered(yes: bool) -> Answer:
        called = set(external.values()) if yes else ()
        try:
            answer = opened(kit, path, _table(kit, path, called))
        except FileError as error:
            return Replace(NoticeScene(kit, kit.trouble(error)))
        return Replace(answer.scene) if isinstance(answer, Push) else answer

    say = kit.words().say
    # a sentence would tell a long path by its ends
    lines = [shown(line, 2 * LONGEST) for line in listed(names, external)]
    risk = risk_of(external.values())
    open_here = [] if risk is None else [say(risk)]
    question = "\n".join(
        [say("external-bots.ask"), *lines, *open_here, say("external-bots.ask-so")]
    )
    yes, no = say("external-bots.yes"), say("external-bots.no")
    return ConfirmScene(kit, question, yes, no=no, then=answered)


def _folding(kit: Kit, session: Session) -> Pieces[Projection]:
    """Fold what is shown at once at the table of a session that goes on, piece by piece."""
    projection = projection_for(kit, session)
    viewer, _ = projection.shown_to
    yield from projection.through(session.observations(viewer)[: session.already_seen(viewer)])
    return projection
