"""The head of a match's file: everything that decides a match before its first action."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Final, Literal, Self

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    SerializerFunctionWrapHandler,
    model_serializer,
    model_validator,
)

from game.core.luck import SECRET, Seed
from game.core.sanitize import clean

FORMAT: Final = 1
"""Of a file whose match grows from a number, as all did once."""
SECRET_FORMAT: Final = 2
"""Of one whose match grows from a secret: a program that knows none must not try to deal it."""
FORMATS: Final = (FORMAT, SECRET_FORMAT)
HUMAN: Final = "human"
"""The controller of a seat that a person plays."""
SCRIPTED: Final = "lesson"
"""The controller of a seat whose actions a lesson says beforehand; never in a file."""
_UNSAYABLE: Final = ("Cc", "Zl", "Zp")
"""Control characters and line ends."""


def _one_line(text: str) -> str:
    """Return a text of the program's own, such as a path, without what would break its line."""
    return "".join(c for c in text if unicodedata.category(c) not in _UNSAYABLE)


DEEPEST: Final = 32
"""So deep options may be nested: what is deeper could be read here and not written there."""


def _shallow(options: dict[str, Any]) -> dict[str, Any]:
    now: list[Any] = [options]
    for _ in range(DEEPEST):
        inside = [part for part in now if isinstance(part, dict | list)]
        now = [
            value
            for part in inside
            for value in (part.values() if isinstance(part, dict) else part)
        ]
    if any(isinstance(part, dict | list) for part in now):
        raise ValueError("too deep")
    return options


Text = Annotated[str, Field(max_length=4096), AfterValidator(_one_line)]
Name = Annotated[str, Field(max_length=4096), AfterValidator(clean)]
"""What somebody is called, as the table can show it."""


PACES: Final[dict[str, int]] = {"brisk": 1500, "normal": 2500, "calm": 4000, "slow": 8000}
"""How long an aimed card flies where several people play, in milliseconds: the time for an answer.
``confirm`` has no clock: all confirm."""
CONFIRM: Final = "confirm"
ASSISTS: Final = ("hints", "notes", "undo")
"""What may make it easier for a seat; everybody at the table sees who has it."""


class House(BaseModel):
    """What a table of several people agreed on beside the game's rules."""

    model_config = ConfigDict(frozen=True, strict=True, extra="ignore", defer_build=True)

    pace: Literal["brisk", "normal", "calm", "slow", "confirm"] = "normal"
    orders: bool = False
    """Whether standing orders answer between turns."""
    slow: Literal[1, 2, 4] = 1
    """How many times longer a tick takes, in a real-time game: the same ticks."""
    steps: bool = False
    """Whether time stands, in a real-time game, while a person may begin something: au pas."""
    reactions: Literal[100, 150, 200] = 100
    """How long bots take to react, in percent, in a game whose bots do: a help apart from level."""
    ghosts: bool = True
    """Whether those who are out may seal guesses."""
    thumbs: bool = False
    """Whether what hangs on no hand is shown by all at once, and entered on the public table."""
    assists: dict[str, list[Literal["hints", "notes", "undo"]]] = Field(default_factory=dict)
    """By seat, as text (JSON knows no other keys), what helps it."""

    @model_serializer(mode="wrap")
    def _without_beats(self, usual: SerializerFunctionWrapHandler) -> dict[str, Any]:
        """Leave out what is usual in real-time games: files of other games never said it."""
        data: dict[str, Any] = usual(self)
        left_out = {"slow": 1, "steps": False, "reactions": 100, "thumbs": False}
        return {
            name: value
            for name, value in data.items()
            if name not in left_out or value != left_out[name]
        }


def format_of(seed: Seed) -> Literal[1, 2]:
    """Return the format of a file whose match grows from a seed."""
    return SECRET_FORMAT if isinstance(seed, str) else FORMAT


class Head(BaseModel):
    """The first line of a replay. The same head and actions give the same match everywhere."""

    model_config = ConfigDict(frozen=True, strict=True, extra="ignore", defer_build=True)

    format: Literal[1, 2] = FORMAT
    program: Text
    """The version that wrote the file; a reader goes by ``edition``."""
    game: Text
    edition: int
    seats: int = Field(ge=1, le=64)
    options: Annotated[dict[str, Any], AfterValidator(_shallow)]
    seed: int | Annotated[str, Field(pattern=f"^{SECRET}$")]
    """A number that somebody chose, or a secret that was drawn: ``game.core.luck``."""
    salt: Text
    """Keeps bots' own seeds apart from the match's seed, which a person may have been told."""
    names: list[Name]
    controllers: list[Text]
    """By seat: ``human``, a bot's level, ``level@persona`` or ``file:PATH.py:CLASS``."""
    training: bool = False
    """Whether bots say why while the match runs; everybody at the table knows it."""
    house: House = Field(default_factory=House)
    """What this table agreed on beside the game's rules."""

    @model_validator(mode="after")
    def _one_each(self) -> Self:
        if len(self.names) != self.seats or len(self.controllers) != self.seats:
            raise ValueError("as many names and controllers as seats")
        return self

    @model_validator(mode="after")
    def _format_of_its_seed(self) -> Self:
        if self.format != format_of(self.seed):
            raise ValueError("a secret in format 2, a number in format 1")
        return self
