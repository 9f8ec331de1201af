"""Pages: what a game's parts answer in, as plain values for any screen, log or file.

Texts are said already, in the language that was asked for; pictures are names in ``assets/svg``.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Identity:
    """Who a seat is, for its own eyes."""

    picture: str
    badge: str
    character: str
    lines: tuple[str, ...]
    task: tuple[str, ...] = ()
    """The secret mission: its name, and what is to be done for how many points."""
    hidden: str = "tile_mystery"


@dataclass(frozen=True, slots=True)
class TruthRow:
    """One seat of the truth."""

    seat: int
    picture: str
    total: int
    end: str
    """How it ended for this seat, in words."""
    icon: str
    fell: bool
    won: bool
    figures: tuple[int, ...]
    victims: tuple[int, ...] = ()
    """Whom the last figure counts, in the order they fell."""


@dataclass(frozen=True, slots=True)
class Truth:
    """A match that is over."""

    title: str
    line: str
    badge: str
    splat: str
    colour: tuple[int, int, int]
    tint: tuple[int, int, int]
    stickers: tuple[str, ...]
    banner: str
    """The picture in their place where nobody can be stuck there; empty where there is none."""
    figures: tuple[str, ...]
    """What the rows' figures count."""
    total: str
    """What the rows' total counts."""
    limit: int
    """Above this a total is red."""
    rows: tuple[TruthRow, ...]


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line of the log: a small picture, a text, and how far it is set in (0 or 1)."""

    icon: str
    text: str
    level: int = 0
    seat: int | None = None
    turn: int = 0
    seats: tuple[int, ...] = ()
    """Everybody whom the line is about."""
    card: bool = False
    """Whether a card is played, answered or moved."""
    secret: bool = False
    """Whether nobody else was told."""


@dataclass(frozen=True, slots=True)
class CardPage:
    """All there is to say of a card."""

    picture: str
    name: str
    does: str
    copies: str
    barred: tuple[str, ...]
    """Why it may not be played now, or not on whom."""


@dataclass(frozen=True, slots=True)
class Score:
    """One seat of a score sheet."""

    seat: int
    won: bool
    """Whether its gang won the round."""
    out: bool
    picture: str
    task: str
    """What its points are for: a mission's name, or its gang."""
    text: str
    """What was to be done, or how the round ended for it."""
    done: bool
    worth: str
    """The points of the mission; nothing where there are none."""
    gained: int
    total: int


@dataclass(frozen=True, slots=True)
class Sheet:
    """A round that is over, the seat with most points first."""

    title: str
    line: str
    rows: tuple[Score, ...]
    last: bool
    """Whether it was the match's last round."""
    open: bool
    """Whether it ended undecided."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """One turning point."""

    part: float
    """When it was, 0 for the beginning of the match and 1 for its end."""
    turn: int
    seat: int
    icon: str
    text: str


@dataclass(frozen=True, slots=True)
class Considered:
    """Something that could have been done: a picture, a few words, and its value in words."""

    picture: str
    done: str
    worth: str


@dataclass(frozen=True, slots=True)
class Explained:
    """A reason in sentences."""

    seat: int
    persona: str
    """Who played the seat then; empty where it was nobody in particular."""
    turn: int
    did: str
    """What was done, in a few words."""
    played: str
    """What was done, and what it was worth."""
    belief: str
    """What was believed of whom it was aimed at; empty where it was aimed at nobody."""
    evidence: tuple[str, ...]
    """Which acts moved that belief, in their order."""
    counted: str
    """Which traits of the act counted most; empty where they were not kept."""
    others: tuple[str, ...]
    """What else could have been done, and what it was worth."""
    options: tuple[Considered, ...]
    """What was done and what else could have been, the one that was done first."""
    chances: tuple[tuple[int, float], ...]
    """Of each other seat, how likely it was thought to be with this one, 0 to 1."""

    @property
    def lines(self) -> tuple[str, ...]:
        """All sentences, in order."""
        both = (self.played, self.belief, *self.evidence, self.counted, *self.others)
        return tuple(line for line in both if line)


@dataclass(frozen=True, slots=True)
class Believed:
    """What one seat believed of another when it decided something."""

    part: float
    """When, 0 for the first action of the match and 1 for its end."""
    turn: int
    chance: float
    """How likely the other was thought to be of one's gang."""
    friend: bool
    """Whether it was."""


@dataclass(frozen=True, slots=True)
class Letter:
    """What one envelope says, as plain values for any screen."""

    title: str
    lines: tuple[str, ...]
    picture: str
    """A tile, or nothing."""
    name: str
    """What is written on the tile."""
    badge: str
    turn: int
    """The turn in which it was told, 0 before the first."""


@dataclass(frozen=True, slots=True)
class OrderQuestion:
    """One question of the panel, as plain values for any screen."""

    name: str
    label: str
    pictures: tuple[str, ...]
    choices: tuple[tuple[str, str], ...]
    """(value, text), in the order in which they stand, the same for every hand."""


@dataclass(frozen=True, slots=True)
class GuessOption:
    """One answer, as plain values for any screen."""

    value: str | int
    text: str
    note: str
    picture: str


@dataclass(frozen=True, slots=True)
class GuessQuestion:
    """What a ghost is asked, and how many points the right answer is worth now."""

    name: str
    label: str
    options: tuple[GuessOption, ...]


@dataclass(frozen=True, slots=True)
class GuessLine:
    """A guess in words."""

    text: str
    right: bool
    points: int
    picture: str


@dataclass(frozen=True, slots=True)
class Standing:
    """One ghost of the league."""

    seat: int
    points: int
    said: str
    """The points in words."""
    lines: tuple[GuessLine, ...]


@dataclass(frozen=True, slots=True)
class Note:
    """One line about a place: what was seen there, and whether it still lies there."""

    place: int
    icon: str
    text: str
    struck: bool
    moved: str = ""
    """Where the tile lies now, in words, if it is not there any more."""


@dataclass(slots=True)
class Notebook:
    """What was told, put in order."""

    damage: list[list[int]]
    """By who aimed and at whom: points of damage."""
    helps: list[list[int]]
    """By who aimed and at whom: heals and shields."""
    alive: list[bool]
    notes: list[Note] = field(default_factory=list)
    arrived: list[int] = field(default_factory=list)
    """By seat: the turn in which another tile came there last, 0 if none did."""


@dataclass(frozen=True, slots=True)
class SeatFigures:
    """One seat's match."""

    won: bool
    gang: str
    """That of the tile before the seat at the end; none where gangs changed with the rounds."""
    turns: int
    damage: int
    """The most damage that the seat's cards did between one turn's beginning and the next."""
    bims: int
    """How often the seat sent a card back."""
