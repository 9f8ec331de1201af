"""The player's settings: one file, written whole, with the two before it kept beside it."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, PrivateAttr, ValidationError

from game.core.sanitize import clean
from game.store.files import SMALL_MOST, FileError, put_aside, read_bytes, write_atomic
from game.store.merging import Fields, Touched, merged, touched
from game.store.sharing import alone

FILE: Final = "settings.json"
KEPT: Final = ("settings.1.json", "settings.2.json")
"""The settings before, and those before them."""

_DAMAGE: Final = ("store.damaged", "store.too-big")

SMALLEST: Final = (960, 540)
"""The least that is asked for; a system may give less."""
SMALLEST_SECOND: Final = (480, 270)
"""The least of the second window, which is looked at and not played in."""
LOUDEST: Final = 10
TEXT_SIZES: Final = (100, 125, 150, 175, 200)
"""In per cent of the usual size (docs/accessibility.md)."""
LONGEST_GRACE_MS: Final = 2000
FARTHEST: Final = 65_536
"""No desktop is wider, in pixels: what lies beyond is a typing error."""
OTHERS_LARGE, OTHERS_ALWAYS, OTHERS_NEVER = "large", "always", "never"
"""Where turns that do not concern the player go by faster: at large tables, at all, at none."""
PACES: Final = (0.5, 4.0)
"""The slowest and the fastest pace of the picture; 0 is instant."""


def _paced(value: float) -> float:
    if value != 0 and not PACES[0] <= value <= PACES[1]:
        raise ValueError("a pace is 0, or from 0.5 to 4")
    return value


def _known_size(value: int) -> int:
    if value not in TEXT_SIZES:
        raise ValueError(f"a text size is one of {TEXT_SIZES}")
    return value


_Volume = Annotated[int, Field(ge=0, le=LOUDEST)]
_Place = Annotated[int, Field(ge=-FARTHEST, le=FARTHEST)]
_Words = Annotated[str, Field(max_length=64)]


@dataclass
class _Origin:
    """What stood on file when settings were read or written last: no part of what was chosen."""

    fields: Mapping[str, Any] | None = field(default=None, compare=False)
    """None: they come from no file, and are written whole."""
    touched: set[Touched] = field(default_factory=set, compare=False)
    """What was set since, even if it was set back."""


class Settings(BaseModel):
    """What a player has chosen, with what is right for somebody who has chosen nothing.

    What another version knows, and this one does not, is kept.
    """

    model_config = ConfigDict(validate_assignment=True, extra="allow", allow_inf_nan=False)

    language: Literal["fr", "en"] | None = None
    """None: the system's language."""
    pace: Annotated[float, AfterValidator(_paced)] = 1.0
    """How fast pictures move; 0: at once."""
    others_turns: Literal["large", "always", "never"] = "large"
    """Where turns that do not concern the player go by faster."""
    fullscreen: bool = False
    window: tuple[
        Annotated[int, Field(ge=SMALLEST[0], le=16384)],
        Annotated[int, Field(ge=SMALLEST[1], le=16384)],
    ] = (1280, 720)
    """Width and height in pixels, before the window is maximised or fitted to a small desktop."""
    maximised: bool = False
    player_name: Annotated[str, Field(max_length=40), AfterValidator(clean)] = ""
    """Empty: the language's word for the player."""
    game: _Words = ""
    """Which one was played or chosen last; empty: none was."""
    last_table: dict[str, Any] | None = None
    """What the lobby laid out last, with its game's name; the lobby's own affair."""
    tables: dict[str, dict[str, Any]] = {}
    """What it laid out last for other games, by their names."""
    step_mode: bool = False
    """Bots wait for a key after each play."""
    reduced_motion: bool = False
    speech: bool = False
    """Menus and the table are spoken."""
    speech_rate: Annotated[int, Field(ge=1, le=9)] = 5
    """From slow to fast, 5 the voice's own."""
    headphones: bool = False
    """Only the player hears what is spoken, whoever looks on."""
    mono: bool = False
    """The same is heard on both sides."""
    volume_master: _Volume = 8
    volume_effects: _Volume = 8
    volume_music: _Volume = 6
    captions: bool = False
    """Every cue of the sound is written, too."""
    mute_unfocused: bool = True
    rumble: bool = True
    text_size: Annotated[int, AfterValidator(_known_size)] = 100
    high_contrast: bool = False
    names: bool = True
    """Whether what a card shows is written under its picture, where it is a picture alone."""
    hints: bool = True
    chatter: bool = True
    """Characters say something now and then."""
    tics: bool = False
    """Characters have habits that show, at known rates, what they hold or believe."""
    notes: bool = True
    show_winners: bool = True
    """Whether the list of matches says who won, before one watches again."""
    grace_ms: Annotated[int, Field(ge=0, le=LONGEST_GRACE_MS)] = 1200
    """How long a choice that was submitted can still be taken back."""
    scan_ms: Annotated[int, Field(ge=0, le=10_000)] = 0
    """How long the focus stays that one switch plays by (scanning); 0: it is led by hand."""
    take_alone: bool = False
    """Alone at a table, what cannot be answered is taken without a press."""
    confirm_ally: bool = True
    """Ask before a seat known to be on one's own side is hit."""
    bindings: Annotated[
        dict[_Words, Annotated[list[_Words], Field(max_length=16)]], Field(max_length=64)
    ] = {}
    """What was bound anew, by the control's name; a control that is not here has its usual keys."""
    devices: Annotated[
        dict[_Words, Annotated[dict[_Words, _Words], Field(max_length=64)]], Field(max_length=64)
    ] = {}
    """What people of the last matches around one computer played with: by the match's salt, then
    by seat."""
    lessons_done: Annotated[list[_Words], Field(max_length=64)] = []
    """The sections of tutorials that were done, such as ``et_bim.throw``."""
    welcomed: bool = False
    """Whether somebody who had finished nothing here said that they know how to play."""
    known: Annotated[list[_Words], Field(max_length=64)] = []
    """The games of which they said so; older files say it of none by name."""
    guide: bool = False
    """What happens for the first time is explained in a sentence, where one plays alone."""
    guided: Annotated[dict[_Words, bool], Field(max_length=64)] = {}
    """The games in which that was chosen otherwise: in a guided match, or by “no more”."""
    explained: Annotated[list[_Words], Field(max_length=512)] = []
    """What was explained already, such as ``et_bim.answer``: it never is again."""
    pause_unfocused: bool = True
    window_place: tuple[_Place, _Place, Annotated[int, Field(ge=0, le=63)]] | None = None
    """Where the window lay: x, y and the display; None: where the system puts it."""
    second_window: bool = False
    """The public table is shown in a window of its own."""
    second_display: Annotated[int, Field(ge=-1, le=63)] = -1
    """On which display it opens; -1: on another than the window, where there is one."""
    second_fullscreen: bool = False
    second_size: tuple[
        Annotated[int, Field(ge=SMALLEST_SECOND[0], le=16384)],
        Annotated[int, Field(ge=SMALLEST_SECOND[1], le=16384)],
    ] = (1280, 720)
    second_place: tuple[_Place, _Place, Annotated[int, Field(ge=0, le=63)]] | None = None
    """Where it lay, as ``window_place``."""
    _origin: _Origin = PrivateAttr(default_factory=_Origin)

    def __setattr__(self, name: str, value: Any) -> None:
        """Set a field, and remember that it was."""
        before = self.__dict__.get(name)
        super().__setattr__(name, value)
        if before != (now := self.__dict__.get(name)):
            self._origin.touched |= touched(name, before, now)

    def explains(self, game: str) -> bool:
        """Say whether what happens for the first time in a game is explained."""
        return self.guided.get(game, self.guide)

    def but(self, **changed: Any) -> Settings:
        """Return a copy in which something is set otherwise; these stay as they are."""
        return Settings.model_construct(**{**dict(self), **changed})

    def as_read(self) -> Settings:
        """Take them as what stands on file: only what is changed from here on is written."""
        self._origin = _Origin(_dumped(self))
        return self

    def saving(self, data: Path) -> Callable[[], None]:
        """Return what writes them as they are now, in any thread: ``save``."""
        now, origin = _dumped(self), self._origin
        ours, origin.touched = origin.touched, set()

        def save() -> None:
            try:
                with alone(data):
                    _write(data, now, origin.fields, ours)
            except FileError:
                origin.touched |= ours
                raise
            origin.fields = now

        return save


def load(data: Path) -> tuple[Settings, str | None]:
    """Return the settings, and the key of a notice where something was wrong with their file.

    A damaged file is renamed, never deleted, and the newest kept one that can be read is taken.
    """
    settings, notice = _load(data)
    return settings.as_read(), notice


def _load(data: Path) -> tuple[Settings, str | None]:
    try:
        return _read(data / FILE), None
    except FileError as error:
        if error.key == "store.missing":
            return Settings(), None
        if error.key not in _DAMAGE:
            return _kept(data) or Settings(), "store.settings-unreadable"
    aside = put_aside(data / FILE)
    found = _kept(data)
    if aside is None:
        return found or Settings(), "store.settings-unreadable"
    return found or Settings(), "store.settings-reset" if found is None else "store.settings-kept"


def save(data: Path, settings: Settings) -> None:
    """Write what was changed since the settings were read, into what is there; two before are kept.

    What another window changed meanwhile stays.

    Raises:
        FileError: the folder cannot be written, the disk is full, or the old ones cannot be read;
            they stand.
    """
    settings.saving(data)()


def _write(data: Path, now: Fields, before: Fields | None, ours: AbstractSet[Touched]) -> None:
    path = data / FILE
    there = _before(path)
    content = _spelled(now)
    if there is not None and before is not None:
        content = _joined(path, now, before, ours)
    if there == content:
        return
    if there is not None:
        # copied, not moved: at every moment there is a whole settings file
        with contextlib.suppress(FileError):
            write_atomic(data / KEPT[1], read_bytes(data / KEPT[0], SMALL_MOST))
        with contextlib.suppress(FileError):
            write_atomic(data / KEPT[0], there)
    write_atomic(path, content)


def _joined(path: Path, now: Fields, before: Fields, ours: AbstractSet[Touched]) -> bytes:
    """Return what is written over a file that is there: all of ours where that is damaged."""
    try:
        both = merged(_dumped(_read(path)), before, now, ours)
        return _spelled(_dumped(_checked(path, _spelled(both))))
    except FileError as error:
        if error.key not in _DAMAGE:
            raise
        return _spelled(now)


def _before(path: Path) -> bytes | None:
    """Return what is on file, None where there is nothing; what cannot be read is not replaced."""
    try:
        return read_bytes(path, SMALL_MOST)
    except FileError as error:
        if error.key != "store.missing":
            raise
    return None


def _kept(data: Path) -> Settings | None:
    for name in KEPT:
        with contextlib.suppress(FileError):
            return _read(data / name)
    return None


def _read(path: Path) -> Settings:
    return _checked(path, read_bytes(path, SMALL_MOST))


def _checked(path: Path, content: bytes) -> Settings:
    try:
        settings = Settings.model_validate(json.loads(content.decode("utf-8")))
        if len(_spelled(_dumped(settings))) > SMALL_MOST:  # it cannot be read again, or is too deep
            raise ValueError
    except (ValidationError, ValueError, RecursionError) as error:
        raise FileError("store.damaged", path, line=getattr(error, "lineno", 1)) from error
    return settings


def _dumped(settings: Settings) -> dict[str, Any]:
    found: dict[str, Any] = settings.model_dump(mode="json")
    return found


def _spelled(fields: Mapping[str, Any]) -> bytes:
    return json.dumps(fields, indent=2).encode() + b"\n"
