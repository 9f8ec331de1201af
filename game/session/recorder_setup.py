"""Setting a recorder up: what is kept of a match, in the words of its game."""

from __future__ import annotations

from pathlib import Path

from game.games import game_of
from game.replaying.again import is_tried
from game.store import shorthand
from game.store.chronicle import Chronicle, OnFile
from game.store.heads import Head
from game.store.notes import MatchNotes
from game.store.replays import FileError, Recorder, Replay
from game.store.writer import Writer


def words_of(head: Head) -> bytes:
    """Return the words in which a match's ticks are written; none where its game lists no acts."""
    part = game_of(head.game).verbs
    return b"" if part is None else shorthand.words(act.to_json() for act in part.verbs(head.seats))


def chronicle(
    head: Head,
    recorder: Recorder | None,
    replay: Replay | None,
    data: Path | None,
    error: FileError | None,
    noted: MatchNotes | None,
    *,
    begins: bool,
    writer: Writer,
) -> Chronicle:
    """Return what is kept of a match: ``Chronicle``'s arguments, and its game's words."""
    words = words_of(head) if data is not None else b""
    return Chronicle(
        head, recorder, replay, data, error,
        noted=noted, words=words, begins=begins, trial=begins and is_tried(head),
        writer=writer,
    )  # fmt: skip


class Keeping:
    """What a screen may ask of a match's file: whether it is there, and nothing that it holds."""

    def __init__(self, file: Chronicle, writer: Writer) -> None:
        """Take what is kept of the match, and who writes it."""
        self._file = file
        self.writer = writer

    @property
    def on_file(self) -> OnFile:
        """How much of the match its file holds."""
        return self._file.on_file

    def settle(self) -> None:
        """Have the disk take all that happened so far, and see whether the file is there."""
        self._file.settle()
