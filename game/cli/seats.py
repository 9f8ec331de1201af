"""Who sits where, as a person writes it: ``human,bot:greedy,random,file:my_bot.py:Bot``."""

from __future__ import annotations

import ast
import difflib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from game.ai.personas import AT, PERSONAS, persona_of
from game.core.bots import FILE, file_of, is_external
from game.core.user_error import UserError
from game.core.words import Words
from game.games import game_of
from game.store.files import FileError, read_bytes
from game.store.heads import ASSISTS, CONFIRM, HUMAN, House
from game.store.learned import learned_path, read_learned
from game.store.settings import Settings

USUAL: Final = "normal"
"""The level of a bot when nobody says, where a game has it."""
PLAYS_ON: Final = "greedy"
"""The level that plays on for a bot of somebody's, where a game has it."""
ORACLE: Final = "oracle"
"""The level that is told all tiles, and sits in the arena alone."""
PREFIX: Final = "bot:"
"""May stand before a level, and be left out."""


class SeatsError(UserError):
    """A list of seats that nobody can sit down to."""


def played(game: str) -> tuple[str, ...]:
    """Return the levels that players of a game see, weakest first."""
    return tuple(game_of(game).bot.PLAYED)


def levels(game: str, *, arena: bool = False) -> tuple[str, ...]:
    """Return all levels that may sit at a game's table, in the arena those to measure by, too."""
    its = game_of(game)
    oracle = () if its.oracle is None else (ORACLE,)
    return (*its.bot.LEVELS, *its.bot.PARTS, *oracle) if arena else tuple(its.bot.LEVELS)


def usual(game: str) -> str:
    """Return the level of a bot when nobody says."""
    found = played(game)
    return USUAL if USUAL in found else found[0]


def plays_on(game: str) -> str:
    """Return the level that plays on for a bot of somebody's that came to its end in mid-match."""
    found = game_of(game).bot.LEVELS
    return PLAYS_ON if PLAYS_ON in found else found[0]


def read_seats(text: str, game: str, option: str = "--seats", *, arena: bool = False) -> list[str]:
    """Return the controllers of a list of seats of a game, as a match's head names them.

    In the arena an oracle may sit, and an expert without a part, and nobody else but bots.

    Raises:
        SeatsError: a seat is misspelt, unknown, or a bot of one's own that cannot be found. It
            names the option that the list was given with.
    """
    known = levels(game, arena=arena)
    specs = enumerate(text.split(","), 1)
    try:
        controllers = [_controller(spec.strip(), number, known) for number, spec in specs]
        if arena and HUMAN in controllers:
            raise SeatsError("commands.arena-human", known=", ".join(known))
    except SeatsError as error:
        error.facts["option"] = option
        raise
    return controllers


def read_seat(text: str, game: str) -> str:
    """Return the controller of one seat of a game, as a match's head names it.

    Raises:
        SeatsError: as for a list of seats, which this is none of.
    """
    try:
        return _controller(text.strip(), 1, levels(game))
    except SeatsError as error:
        error.facts["option"] = "--seats"
        raise


def learned(
    game: str, controllers: Iterable[str]
) -> tuple[dict[str, Any] | None, UserError | None]:
    """Return what the bots of a game have learnt, or why they must do without.

    Nothing of both where nobody of these needs it.
    """
    bot = game_of(game).bot
    if not {kind.partition(AT)[0] for kind in controllers} & {*bot.LEARNED}:
        return None, None
    try:
        data = read_learned(game)
        bot.check(data)
    except FileError as error:
        return None, error
    except (ArithmeticError, LookupError, TypeError, ValueError):
        return None, FileError("store.bots-damaged", learned_path(game))
    return data, None


def specs_of(text: str) -> list[str]:
    """Return the seats of a list as they are written, without ``bot:``."""
    return [spec.strip().removeprefix(PREFIX) for spec in text.split(",")]


def check_people(controllers: Sequence[str], *, watch: bool) -> None:
    """Check that a table has the people its command wants: somebody, or nobody to watch.

    Raises:
        SeatsError: it has not.
    """
    people = controllers.count(HUMAN)
    if watch and people:
        raise SeatsError("commands.watch-human")
    if not watch and not people:
        raise SeatsError("commands.play-human")


def usual_helps(settings: Settings) -> list[str]:
    """Return what helps a person who has not been asked: what the settings help with."""
    on = {"hints": settings.hints, "notes": settings.notes, "undo": settings.grace_ms > 0}
    return [name for name in ASSISTS if on[name]]


def usual_house(controllers: Sequence[str], settings: Settings) -> House:
    """Return what a table agrees on that has not been asked; alone, the settings help."""
    people = [seat for seat, kind in enumerate(controllers) if kind == HUMAN]
    if len(people) < 2:
        return House()
    helps = usual_helps(settings)
    return House.model_validate({"pace": CONFIRM, "assists": {str(seat): helps for seat in people}})


def person_names(own: str, people: int, words: Words) -> list[str]:
    """Return names for so many people: the player's own, and the language's word with a number."""
    if people < 2:
        return [own or words.say("commands.player")][:people]
    numbered = [words.say("commands.player-number", n=n) for n in range(1, people + 1)]
    return [own or numbered[0], *numbered[1:]]


def seat_names(
    controllers: Sequence[str], players: Sequence[str], others: Sequence[str]
) -> list[str]:
    """Return a name for every seat, no two alike: the players' by seat, and one a bot.

    Of two players with one name the later one is given a number; a bot that has a player's name
    is given another.
    """
    called: list[str] = []
    for name in players:
        called.append(apart(name, called))
    people, names = iter(called), list[str]()
    asked = [persona_of(kind) for kind in controllers]
    mine = {name.casefold() for name in called}
    taken = mine | {its.name.casefold() for its in asked if its is not None}
    spare = [name for name in others if name.casefold() not in taken]
    for seat, (kind, its) in enumerate(zip(controllers, asked, strict=True)):
        if kind == HUMAN and (own := next(people, None)) is not None:
            names.append(own)
        elif its is not None and its.name not in names and its.name.casefold() not in mine:
            names.append(its.name)
        else:
            name = spare.pop(0) if spare else f"{others[seat % len(others)]} {seat}"
            names.append(apart(name, [*names, *called]))
    return names


def apart(name: str, others: Sequence[str]) -> str:
    """Return a name that none of the others has, whatever their capitals: with a number if need."""
    known = {other.casefold() for other in others}
    found, number = name, 2
    while found.casefold() in known:
        found, number = f"{name} {number}", number + 1
    return found


def _controller(spec: str, number: int, known: Sequence[str]) -> str:
    if not spec:
        raise SeatsError("commands.seat-empty", number=number)
    if spec == HUMAN:
        return HUMAN
    if is_external(spec):
        return _file_bot(spec)
    level, at, name = spec.removeprefix(PREFIX).partition(AT)
    listed = ", ".join(known)
    if level == ORACLE and ORACLE not in known:
        raise SeatsError("commands.level-arena", level=level, known=listed)
    if level not in known:
        near = difflib.get_close_matches(level, (HUMAN, *known), 1)
        key = "commands.seat-close" if near else "commands.seat-unknown"
        raise SeatsError(key, spec=spec, number=number, near=near[0] if near else "", known=listed)
    if at and (level == ORACLE or name not in [its.id for its in PERSONAS]):
        people = ", ".join(its.id for its in PERSONAS)
        raise SeatsError("commands.persona", persona=name, spec=spec, level=level, people=people)
    return f"{level}{AT}{name}" if at else level


def _file_bot(spec: str) -> str:
    """Check a bot of one's own without running it; its path is made absolute, for a resume."""
    name, class_name = file_of(spec)
    if not name or not class_name.isidentifier():
        raise SeatsError("commands.file-spelling", spec=spec)
    path = Path(name)
    try:
        tree = ast.parse(read_bytes(path))
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        line = getattr(error, "lineno", None) or 1
        raise SeatsError("commands.file-python", path=path, line=line) from error
    classes = [node.name for node in tree.body if isinstance(node, ast.ClassDef)]
    if class_name not in classes:
        known = ", ".join(classes) or "-"
        raise SeatsError("commands.file-class", path=path, name=class_name, known=known)
    return f"{FILE}{path.resolve()}:{class_name}"
