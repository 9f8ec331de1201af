"""The kit: what every scene is handed: pictures, settings, the player's folder, words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final

from game.core.luck import Seed
from game.core.user_error import UserError
from game.core.words import Words
from game.games import commands, first, shelf, words
from game.stage.input.claims import Claims
from game.stage.input.input_hints import InputHints
from game.stage.input.motors import Motors
from game.stage.paint.art import Art
from game.stage.paint.theme import TEXT
from game.stage.paint.wrapping import wrapped
from game.stage.sound.audio_outputs import AudioOutputs
from game.stage.sound.player import Sound
from game.stage.sound.voice import Speech
from game.store.files import FileError
from game.store.languages import system_language
from game.store.settings import Settings
from game.store.writer import AT_ONCE, Told, Work, Writer

_SPARE, _LESS, _LARGE = 1.11, 1.065, 26.0
"""So much wider words may be in some window than where they are measured, with a pixel a unit; and
from a size on: letters are as wide as whole pixels let them be (measured in 200 windows from 960
pixels up)."""

_QUICK_S: Final = 0.03
"""So long a disk is waited for where something is to be said of what was written, and no longer."""


@dataclass(slots=True)
class Kit:
    """What scenes share."""

    art: Art
    settings: Settings
    data: Path
    spoken: str | None = None
    """The language of the command line, which goes before the settings' until one is chosen."""
    writer: Writer = AT_ONCE
    """Who writes files: the window's has a thread of its own."""
    notices: list[str] = field(default_factory=list)
    """Sentences that the next scene with room for them shows."""
    looking: Iterator[FileError | None] = field(default_factory=lambda: iter(()))
    """Matches that are looked through while the title stands: what is wrong with them."""
    unreadable: list[FileError] = field(default_factory=list)
    """What was found wrong with them so far; the title says it when all were looked through."""
    seed: Seed | None = None
    """The seed of the command line, for the lobby's first match."""
    sound: Sound = field(default_factory=Sound)
    """Silent, until the window gives it a voice."""
    speech: Speech = field(default_factory=Speech)
    """The same, for what is spoken."""
    hints: InputHints = field(default_factory=InputHints)
    """What is held, for whoever shows what to press; the window's own, where there is one."""
    claims: Claims = field(default_factory=Claims)
    """Which device plays for which seat, at the table that was set up last."""
    motors: Motors = field(default_factory=Motors)
    """What gamepads let their own hands feel; still, until the window gives it gamepads."""
    audio_outputs: AudioOutputs = field(default_factory=AudioOutputs)
    """Outputs of sound that are one person's alone, by seat."""
    switches: set[int] = field(default_factory=set)
    """Who of several people plays by one switch, by seat, where all play at once."""
    headphones: tuple[int, str] | None = None
    """Who alone hears what is spoken, where several play: seat and name."""

    def __post_init__(self) -> None:
        """Lend the words, the bindings and the claims to whoever shows what to press."""
        self.art.photos = partial(_photo, self.data)
        self.hints.say = lambda key: self.words().say(key)
        self.hints.bindings.play(commands(), self.settings.bindings)
        self.hints.claims = self.claims

    @property
    def language(self) -> str:
        """The language that is spoken now."""
        return self.spoken or self.settings.language or system_language()

    def lost_seats(self) -> list[int]:
        """Return the seats whose own gamepad is unplugged now; empty where all is well."""
        return self.hints.rack.lost(self.claims)

    @property
    def zoom(self) -> float:
        """How much larger words are wished than usual."""
        return self.settings.text_size / 100

    def wide(self, text: str, size: float, font: str = TEXT) -> float:
        """Return how wide a line of words is in table units at most, whatever the window."""
        spare = _SPARE if size < _LARGE else _LESS
        return self.art.wide(text, font, max(8, round(size))) * spare

    def lines(self, text: str, room: float, size: float, font: str = TEXT) -> int:
        """Return how many lines words take in so many units."""
        return len(wrapped(text, room, lambda part: self.wide(part, size, font))) if text else 0

    def words(self, game: str | None = None) -> Words:
        """Return the texts in the language spoken now, a game's own first."""
        return words(self.language, game)

    def trouble(self, error: UserError) -> str:
        """Return what is wrong, for a screen: a file by its name, and not by the way to it."""
        facts = error.facts
        if isinstance(error, FileError):
            facts = {**facts, "path": self.words().say("notice.file", name=error.path.name)}
        return self.words().say(error.key, **facts)

    def title_of(self, game: str) -> str:
        """Return what a game is called; one that is not here is called as its file calls it."""
        words = self.words(game if game in shelf() else None)
        return words.say("game.title") if game in shelf() and words.knows("game.title") else game

    @property
    def game(self) -> str:
        """The game that is chosen on the title: the one that was played or looked at last."""
        return self.settings.game if self.settings.game in shelf() else first()

    def choose_game(self, game: str) -> None:
        """Choose a game, until another one is chosen or played; whoever says so saves that."""
        self.settings.game = game

    def save_settings(self) -> None:
        """Have the settings written; where that fails, it is said and one goes on."""
        self.writer.do(self.settings.saving(self.data), self.say_if_failed)

    def write(self, work: Work, told: Told) -> None:
        """Have something written, and told what came of it: at once where the disk is quick."""
        self.writer.do(work, told)
        if self.writer.wait(_QUICK_S):
            self.writer.tell()

    def say_if_failed(self, came: object) -> None:
        """Say what went wrong with something that was written."""
        if isinstance(came, UserError):
            self.notices.append(self.trouble(came))


def _photo(data: Path, deck: str, number: int) -> bytes | None:
    """Return one picture of the player's decks, None where it is not here."""
    from game.store.decks import photo  # noqa: PLC0415 few tables have somebody's own pictures

    return photo(data, deck, number)
