"""The scenario runner: rule checks as a person would describe them at the table.

Files are TOML, one ``[[case]]`` a situation. Each game lends its words (``Vocabulary``).
Failed checks are told on standard output with the count; a file that cannot be run is told on
standard error, in one line that names the file, the line and the cure.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from glob import glob, has_magic
from pathlib import Path
from typing import Any

from game.core.actions import RefusedError
from game.core.rules import OptionsError
from game.core.seats import Seat
from game.core.situations import (
    SituationError,
    Table,
    Vocabulary,
    by_seat,
    check_keys,
    closest,
    flag,
    listed,
    seat_of,
    seats_of,
    shown,
    tabled,
)
from game.games import part_of, rules_of, shelf
from game.match import Match
from game.store.texts import words

_CASE = re.compile(r"^\s*\[\[\s*case\s*\]\]")
_SHARED_KEYS = frozenset({"name", "game", "do", "expect"})
_SHARED_EXPECTATIONS = frozenset({"asked", "legal", "not_legal", "winners", "over", "public"})


@dataclass(slots=True)
class _Step:
    seat: Seat
    action: Any
    refused: str | None
    text: str


def run(paths: Sequence[str | Path]) -> int:
    """Run files, folders and patterns; return 0, 1 (a check failed) or 2 (a wrong file)."""
    passed = failed = wrong = 0
    try:
        files = list(_files(paths))
    except SituationError as error:
        _complain(str(error))
        return 2
    for file in files:
        try:
            text, cases = _read(file)
        except SituationError as error:
            _complain(f"{file}{error}")
            wrong += 1
            continue
        for index, case in enumerate(cases):
            name = str(case.get("name", f"case {index + 1}")).replace("\n", " ")
            try:
                failures = _run_case(case)
            except SituationError as error:
                line = _line_of(text, index, error.word)
                _complain(f"{file}:{line}: {name}: {error}")
                wrong += 1
                continue
            for failure in failures:
                print(f"{file}: {name}: {failure}")
            failed += bool(failures)
            passed += not failures
    print(f"{passed} passed, {failed} failed")
    return 2 if wrong else 1 if failed else 0


def _complain(message: str) -> None:
    print(message, file=sys.stderr)


# ---------------------------------------------------------------- files


def _files(paths: Sequence[str | Path]) -> Iterator[Path]:
    """Yield the scenario files that paths, folders and patterns name, in order."""
    if not paths:
        raise SituationError("no scenario file given; name files or folders")
    for given in paths:
        path = Path(given)
        if path.is_dir():
            found = sorted(path.rglob("*.toml"))
            if not found:
                raise SituationError(f"{path}: no .toml file in this folder")
            yield from found
        elif not path.exists() and has_magic(str(given)):
            names = sorted(glob(str(given), recursive=True))  # noqa: PTH207 patterns may be absolute
            if not names:
                raise SituationError(f"{given}: no file fits this pattern")
            yield from map(Path, names)
        else:
            yield path


def _read(file: Path) -> tuple[str, list[dict[str, Any]]]:
    """Return a file's text and its cases; the error's message begins after the file's name."""
    try:
        text = file.read_text("utf-8")
    except UnicodeDecodeError:
        raise SituationError(": not a text in UTF-8; save it as UTF-8") from None
    except OSError as error:
        reason = error.strerror or "cannot be read"
        raise SituationError(f": {reason}; check the name and its rights") from None
    except ValueError:  # a name no file can have
        raise SituationError(": not a file name") from None
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"\(at line (\d+), column \d+\)$", str(error))
        reason = str(error)[: place.start()].strip() if place else str(error)
        line = place[1] if place else str(text.count("\n") + 1)
        raise SituationError(f":{line}: not TOML: {reason}") from None
    except (RecursionError, ValueError):
        raise SituationError(
            ": not TOML that can be read: nested too deep, or a huge number"
        ) from None
    for key, value in data.items():
        if key != "case" or not isinstance(value, list):
            line = str(_line_with(text.splitlines(), key, 0))
            raise SituationError(f':{line}: "{key}" is no case; a file holds [[case]] tables only')
    cases = data.get("case", [])
    if not cases:
        raise SituationError(": no [[case]] in this file")
    for case in cases:
        if not isinstance(case, dict):
            raise SituationError(': "case" must be tables; write [[case]]')
    return text, cases


def _line_of(text: str, index: int, word: str | None) -> int:
    """Return the line of a case, or of a word in it."""
    lines = text.splitlines()
    starts = [number for number, line in enumerate(lines) if _CASE.match(line)]
    if index >= len(starts):
        return 1
    first = starts[index]
    last = starts[index + 1] if index + 1 < len(starts) else len(lines)
    return first + 1 if word is None else _line_with(lines[:last], word, first)


def _line_with(lines: Sequence[str], word: str, first: int) -> int:
    whole_word = re.compile(rf"(?<!\w){re.escape(word)}(?!\w)")
    for number in range(first, len(lines)):
        if whole_word.search(lines[number]):
            return number + 1
    return first + 1


# ---------------------------------------------------------------- one case


def _run_case(case: Mapping[str, Any]) -> list[str]:
    """Run one case; return what was not as expected, a line each.

    Raises:
        SituationError: the case cannot be run.
    """
    if not isinstance(case.get("name", ""), str):
        raise SituationError("name must be a text", "name")
    game, vocabulary = _game_of(case)
    check_keys(case, _SHARED_KEYS | vocabulary.setup_keys, "the case")
    try:
        table = vocabulary.lay_out(case)
    except OptionsError as error:
        spoken = words("en", game)
        key = f"options.{error.reason}"
        reason = spoken.say(key, **error.facts) if spoken.knows(key) else str(error)
        raise SituationError(reason, error.facts.get("name", "options")) from None
    steps = [
        _read_step(one, number, vocabulary, table)
        for number, one in enumerate(listed(case.get("do", []), "do"), 1)
    ]
    expected = tabled(case.get("expect", {}), "expect")
    check_keys(expected, _SHARED_EXPECTATIONS | vocabulary.expect_keys, "expect")
    wanted = {key: _wanted(key, value, vocabulary, table) for key, value in expected.items()}
    match = Match[Any, Any, Any](
        rules_of(game), table.seats, table.options, table.seed,
        journal=table.journal, luck=table.luck,
    )  # fmt: skip
    told = len(match.heard(None))
    for number, step in enumerate(steps, 1):
        failure = _take_step(match, step)
        if failure:
            return [f"step {number} ({step.text}): {failure}", *_lost(match)]
    heard = {seat: match.heard(Seat(seat)) for seat in range(table.seats)}
    failures = [*_lost(match)]
    for key, one in wanted.items():
        if key in _SHARED_EXPECTATIONS:
            there = _found(key, one, match, vocabulary, table, told)
        else:
            there = vocabulary.found(key, one, table, heard)
        if there != one:
            failures.append(_difference(key, one, there))
    return failures


def _game_of(case: Mapping[str, Any]) -> tuple[str, Vocabulary]:
    game = case.get("game")
    if not isinstance(game, str) or game not in shelf():
        known = ", ".join(shelf())
        said = "no game named" if game is None else f"unknown game {shown(game)}"
        raise SituationError(f"{said}; the games are: {known}", "game" if game else None)
    vocabulary: Vocabulary = part_of(game, "scenario").VOCABULARY
    return game, vocabulary


def _lost(match: Match[Any, Any, Any]) -> list[str]:
    try:
        match.check()
    except AssertionError as error:
        return [f"expected every card and tile once, found: {error}"]
    return []


# ---------------------------------------------------------------- steps


def _read_step(one: object, number: int, vocabulary: Vocabulary, table: Table) -> _Step:
    where = f"step {number}"
    step = tabled(one, where)
    check_keys(step, {"seat", "refused"} | vocabulary.step_keys, where)
    if "seat" not in step:
        raise SituationError(f"{where} names no seat; add seat = …")
    seat = seat_of(step["seat"], table.seats, where)
    refused = step.get("refused")
    if refused is not None and refused not in vocabulary.refusals:
        hint = closest(str(refused), sorted(vocabulary.refusals))
        raise SituationError(f"{where}: unknown refusal {shown(refused)}{hint}", refused)
    try:
        action = vocabulary.action(step, table)
    except SituationError as error:
        raise SituationError(f"{where}: {error}", error.word) from None
    return _Step(Seat(seat), action, refused, f"seat {seat}: {vocabulary.spell(action, table)}")


def _take_step(match: Match[Any, Any, Any], step: _Step) -> str | None:
    """Carry out a step; return what was not as expected, or None."""
    try:
        match.submit(step.seat, step.action)
    except RefusedError as refusal:
        if step.refused is None:
            return f"expected to be carried out, found refused: {refusal.reason}"
        if step.refused != refusal.reason:
            return f"expected refused: {step.refused}, found refused: {refusal.reason}"
        return None
    return None if step.refused is None else f"expected refused: {step.refused}, found carried out"


# ---------------------------------------------------------------- expectations of every game


def _wanted(key: str, value: object, vocabulary: Vocabulary, table: Table) -> Any:
    """Return an expectation in the form that is compared."""
    if key not in _SHARED_EXPECTATIONS:
        return vocabulary.read(key, value, table)
    if key == "over":
        return flag(value, key)
    if key == "public":
        for kind in listed(value, key):
            if kind not in vocabulary.public_kinds:
                hint = closest(str(kind), sorted(vocabulary.public_kinds))
                raise SituationError(f"public: unknown event {shown(kind)}{hint}", kind)
        return value
    if key in ("asked", "winners"):
        return sorted(set(seats_of(value, table.seats, key)))
    lists = by_seat(value, table.seats, key)
    for spelled in (one for many in lists.values() for one in listed(many, key)):
        if not isinstance(spelled, str):
            raise SituationError(f"{key}: {shown(spelled)} is no action", key)
        vocabulary.check_spelling(spelled, table)
    return {seat: sorted(set(many)) for seat, many in lists.items()}


def _found(
    key: str,
    wanted: Any,
    match: Match[Any, Any, Any],
    vocabulary: Vocabulary,
    table: Table,
    told: int,
) -> Any:
    outcome = match.outcome()
    if key == "over":
        return outcome is not None
    if key == "winners":
        return sorted(outcome.winners) if outcome else []
    if key == "public":
        return [event.kind for event in match.heard(None, told)]
    pending = match.pending()
    if key == "asked":
        return sorted(pending)
    legal = {
        seat: {vocabulary.spell(action, table) for action in pending.get(Seat(seat), ())}
        for seat in wanted
    }
    if key == "legal":
        return {seat: sorted(many) for seat, many in legal.items()}
    return {seat: [one for one in many if one not in legal[seat]] for seat, many in wanted.items()}


def _difference(key: str, wanted: Any, found: Any) -> str:
    """Return one line that shows where two values of the same form differ."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        keys = [one for one in {**wanted, **found} if wanted.get(one) != found.get(one)]
        wanted = {one: wanted[one] for one in keys if one in wanted}
        found = {one: found[one] for one in keys if one in found}
        if key == "not_legal":
            found = {
                seat: "legal: " + " ".join(one for one in wanted[seat] if one not in found[seat])
                for seat in wanted
            }
    return f"{key}: expected {_plain(wanted)}, found {_plain(found)}"


def _plain(value: Any) -> str:
    """Return a value as it would stand in a scenario file."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {_plain(one)}" for key, one in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(_plain(one) for one in value) + "]"
    return str(value).lower() if isinstance(value, bool) else str(value)
