"""The scenario runner: rule checks as a person would describe them at the table.

Files are TOML, one ``[[case]]`` a situation. Each game lends its words (``Vocabulary``).
Failed checks are told on standard output with the count; a file that cannot be run is told on
standard error, in one line that names the file, the line and the cure.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from game.cli.terminal import write
from game.core.rules import OptionsError
from game.core.sanitize import NAME_MOST, PATH_MOST, shown
from game.core.scenario_api import (
    DeferredText,
    SituationError,
    Vocabulary,
    check_keys,
    listed,
    tabled,
)
from game.core.scenario_api import shown as as_written
from game.core.words import Words
from game.games import game_of, rules_of, shelf, words
from game.match import Match
from game.scenario.expectations import difference, observables_of
from game.scenario.files import files_of, line_of, read
from game.scenario.steps import read_step, take_step
from game.scenario.trials import trials_of
from game.store.files import FileError

_SHARED_KEYS = frozenset({"name", "game", "do", "expect", "trials", "rate"})


def run(paths: Sequence[str | Path], language: str = "en") -> int:
    """Run files, folders and patterns; return 0, 1 (a check failed) or 2 (a wrong file).

    What is wrong with a file is said in the player's language; what checks found is not.
    """
    said = words(language)
    passed = failed = wrong = 0
    try:
        files = list(files_of(paths))
    except SituationError as error:
        write(error.phrase.said(said), aside=True)
        return 2
    for file in files:
        try:
            text, cases = read(file)
        except SituationError as error:
            place = shown(file, PATH_MOST) + (f":{error.word}" if error.word else "")
            write(f"{place}: {error.phrase.said(said)}", aside=True)
            wrong += 1
            continue
        except FileError as error:
            write(said.say(error.key, **error.facts), aside=True)
            wrong += 1
            continue
        for index, case in enumerate(cases):
            name = shown(case.get("name", f"case {index + 1}"), NAME_MOST)
            try:
                failures = run_case(case)
            except SituationError as error:
                line = line_of(text, index, error.word)
                spoken = _spoken(language, case, said)
                where = f"{shown(file, PATH_MOST)}:{line}: {name}"
                write(f"{where}: {error.phrase.said(spoken)}", aside=True)
                wrong += 1
                continue
            for failure in failures:
                write(f"{shown(file, PATH_MOST)}: {name}: {shown(failure)}")
            failed += bool(failures)
            passed += not failures
    write(f"{passed} passed, {failed} failed")
    return 2 if wrong else 1 if failed else 0


# ---------------------------------------------------------------- one case


def run_case(case: Mapping[str, Any]) -> list[str]:
    """Run one case, as often as it says; return what was not as expected, a line each.

    Raises:
        SituationError: the case cannot be run.
    """
    if not isinstance(case.get("name", ""), str):
        raise SituationError("scenario.name", "name")
    vocabulary = _vocabulary_of(case)
    check_keys(case, _SHARED_KEYS | vocabulary.setup_keys, DeferredText("scenario.the-case"))
    trials = trials_of(case)
    held = 0
    for seed in trials.seeds:
        broken, missed = _try_case({**case, "seed": seed}, vocabulary)
        if broken or (missed and trials.rate is None):
            lines = [*broken, *missed]
            return [f"seed {seed}: {line}" for line in lines] if trials.asked else lines
        held += not missed
    return trials.missed(held)


def _try_case(case: Mapping[str, Any], vocabulary: Vocabulary) -> tuple[list[str], list[str]]:
    """Run one case once; return what went wrong on the way, and what ``expect`` did not find."""
    try:
        table = vocabulary.lay_out(case)
    except OptionsError as error:
        word = error.facts.get("name", "options")
        raise SituationError(f"options.{error.reason}", word, **error.facts) from None
    steps = [
        read_step(one, number, vocabulary, table)
        for number, one in enumerate(listed(case.get("do", []), "do"), 1)
    ]
    expected = tabled(case.get("expect", {}), "expect")
    rules = rules_of(case["game"])
    observables = observables_of(rules, vocabulary)
    check_keys(expected, observables, "expect")
    wanted = {key: observables[key].parse(value, table) for key, value in expected.items()}
    match = Match[Any, Any, Any](
        rules, table.seats, table.options, table.seed, journal=table.journal, luck=table.luck
    )
    for number, step in enumerate(steps, 1):
        failure = take_step(match, step, number)
        if failure:
            return [f"step {number} ({step.text}): {failure}", *_lost(match)], []
    found = {key: observables[key].read(table, one) for key, one in wanted.items()}
    missed = [difference(key, one, found[key]) for key, one in wanted.items() if found[key] != one]
    return _lost(match), missed


def _spoken(language: str, case: Mapping[str, Any], said: Words) -> Words:
    """Return the words of a case's game, those of the program where it names none."""
    try:
        return words(language, case["game"])
    except (LookupError, TypeError):
        return said


def _vocabulary_of(case: Mapping[str, Any]) -> Vocabulary:
    game = case.get("game")
    known = ", ".join(shelf())
    if game is None:
        raise SituationError("scenario.no-game", known=known)
    try:
        part = game_of(game).scenario
    except (LookupError, TypeError):  # no name at all, too: a list has no place in a table
        raise SituationError("scenario.game", "game", given=as_written(game), known=known) from None
    if part is None:
        raise SituationError("scenario.without", "game", given=shown(game))
    return part.VOCABULARY


def _lost(match: Match[Any, Any, Any]) -> list[str]:
    try:
        match.check()
    except AssertionError as error:
        return [f"expected every card and tile once, found: {error}"]
    return []
