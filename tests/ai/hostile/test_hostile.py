"""Whatever a bot out of a file does, the match goes on, we name it, and nothing of it stays."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from game.ai import patience
from game.ai.answering import Seating
from game.ai.faults import (
    DEAF,
    DIED,
    FAULTS,
    FLOOD,
    GARBLED,
    ILLEGAL,
    RAISED,
    SILENT,
    UNMADE,
    told,
)  # fmt: skip
from game.ai.question import Choice, Question
from game.ai.sandboxes.external_bots import ExternalBots
from game.core.seats import Seat
from game.games import game_of
from game.match import Match
from game.store.texts import LANGUAGES, words

SORTS = Path(__file__).with_name("sorts.py")
ET_BIM = game_of("et_bim")
PATIENCE_S = 1.5
"""So long a bot may take here; none that is good takes a hundredth of it."""
BOUND_S = 20.0
"""So long a question may stay without an answer where everything else is busy, too."""
LINUX = sys.platform == "linux"
FORBIDDEN = f"{RAISED}:PermissionError" if LINUX else DIED
"""What becomes of who reaches out of its process."""
SLOW = pytest.mark.slow


def sort(name: str, *faults: str, slow: bool = True) -> Any:
    return pytest.param(name, faults, marks=[SLOW] if slow else [], id=name)


HOSTILE = [
    sort("Good", "", slow=False),
    sort("Leaves", f"{RAISED}:SystemExit"),
    sort("Vanishes", DIED, slow=False),
    sort("KillsItself", DIED),
    sort("Crashes", DIED),
    sort("KillsItsParent", FORBIDDEN, slow=False),
    sort("KillsItsGroup", FORBIDDEN, DIED),
    sort("ClosesItsLines", DIED),
    sort("DiesWhenMade", DIED),
    sort("FailsWhenMade", f"{UNMADE}:OSError"),
    sort("NotThere", f"{UNMADE}:AttributeError"),
    sort("FailsToHear", f"{DEAF}:ValueError"),
    sort("Floods", "", slow=False),
    sort("FloodsItsLines", FLOOD, slow=False),
    sort("SaysALongLine", FLOOD),
    sort("SaysNoJson", GARBLED, slow=False),
    sort("SaysAPickle", GARBLED),
    sort("SaysDeepThings", GARBLED),
    sort("SaysAGreatNumber", GARBLED),
    sort("SaysAnotherNumber", GARBLED),
    sort("SaysAList", GARBLED),
    sort("SaysAFaultOfItsOwn", GARBLED),
    sort("SaysNoNumber", GARBLED),
    sort("SaysTheSameTwice", GARBLED),
    sort("SaysAMark", GARBLED),
    sort("SaysNothings", GARBLED),
    sort("SaysListsInLists", GARBLED),
    sort("SaysHalfALine", SILENT),
    sort("NeverEndsItsLine", SILENT),
    sort("AnswersTwice", GARBLED),
    sort("SpeaksUnasked", GARBLED),
    sort("ForgesAnAction", ILLEGAL, GARBLED),
    sort("ForgesATypeOfAction", ILLEGAL, GARBLED),
    sort("AnswersAnything", ILLEGAL),
    sort("ActsForAnother", ILLEGAL, f"{RAISED}:TypeError"),
    sort("NeverAnswers", SILENT),
    sort("Sleeps", SILENT),
    sort("ReadsItsLineItself", SILENT),
    sort("NeverIsMade", SILENT),
    sort("LocksItself", SILENT),
    sort("Forks", FORBIDDEN, slow=False),
    sort("StartsPrograms", FORBIDDEN),
    sort("Bombs", FORBIDDEN),
    sort("TakesAllMemory", f"{RAISED}:MemoryError", DIED),
    sort("GoesDeep", f"{RAISED}:RecursionError"),
    sort("StartsThreads", ""),
    sort("OpensFiles", f"{RAISED}:OSError"),
    sort("CallsHome", FORBIDDEN),
    sort("Moves", "", DIED, f"{RAISED}:TypeError"),
    sort("SpoilsOurCode", GARBLED, ""),
    sort("ReadsItsKeyboard", f"{RAISED}:EOFError"),
    sort("Shouts", f"{RAISED}:RuntimeError", slow=False),
    sort("Unspeakable", f"{RAISED}:BaseException"),
    sort("OddlyNamed", f"{RAISED}:KeyError"),
]


@pytest.fixture
def match() -> Match[Any, Any, Any]:
    return Match(ET_BIM.rules, 4, ET_BIM.rules.options(4, {}), 7)


Seated = Callable[..., ExternalBots]


@pytest.fixture
def seated() -> Iterator[Seated]:
    made: list[ExternalBots] = []

    def seat(levels: dict[int, str]) -> ExternalBots:
        seeds = {one: 100 + one for one in range(4)}
        made.append(ExternalBots(Seating(ET_BIM, 4, {}, levels, seeds), time.monotonic))
        return made[-1]

    yield seat
    for external in made:
        external.close()


def left_of(sandboxes: set[int]) -> list[int]:
    """Everything that runs in the sessions that the sandboxes' processes began."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat") if LINUX else ():
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(stat.parent.name) in sandboxes or int(fields[3]) in sandboxes:
            found.append(int(stat.parent.name))
    return found


def answer_of(external: ExternalBots) -> Choice:
    end = time.monotonic() + BOUND_S
    while (choice := external.answer()) is None:
        assert time.monotonic() < end, "the match does not go on"
        time.sleep(0.005)
    return choice


@pytest.mark.parametrize(("name", "faults"), HOSTILE)
def test_the_match_goes_on_and_it_is_named_by_us(
    match: Match[Any, Any, Any],
    seated: Seated,
    name: str,
    faults: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if SILENT in faults:  # on a busy machine good bots would be late, too
        monkeypatch.setattr(patience, "PATIENCE_S", PATIENCE_S)
    [(asked, legal)] = match.pending().items()
    external = seated({int(asked): f"file:{SORTS}:{name}"})
    told = 0
    for _ in range(2):
        events = match.observations(asked)
        external.inform(asked, events[told:])
        told = len(events)
        [(_, legal)] = match.pending().items()
        external.ask(Question(asked, legal))
        choice = answer_of(external)
        assert choice.seat == asked
        assert choice.action in legal
        assert choice.fault in faults
        assert choice.fault.partition(":")[0] in ("", *FAULTS)
        match.submit(asked, choice.action)
        while (others := match.pending()) and next(iter(others)) != asked:
            [(seat, offered)] = others.items()
            match.submit(seat, offered[-1])
    numbers = {sandbox.process for sandbox in external.sandboxes}
    folders = [Path(sandbox.folder) for sandbox in external.sandboxes]
    before = time.monotonic()
    external.close()
    assert time.monotonic() - before < 2, "it does not hold up who leaves"
    assert not any(folder.exists() for folder in folders)
    if LINUX:
        assert left_of(numbers) == []
        assert not any(Path(f"/proc/{number}").exists() for number in numbers)
    assert not (SORTS.parent / "it_ran").exists()
    assert not Path("it_ran").exists()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fault", FAULTS)
def test_every_fault_has_a_sentence_of_ours(fault: str, language: str) -> None:
    said = told(f"{fault}:\x1b[31m", words(language))
    assert fault not in said
    assert len(said) < 80
    assert said.isprintable()


def test_a_bot_at_another_seat_has_a_sandbox_of_its_own(
    match: Match[Any, Any, Any], seated: Seated
) -> None:
    [(asked, legal)] = match.pending().items()
    external = seated(dict.fromkeys(range(4), f"file:{SORTS}:Good"))
    external.inform(asked, match.observations(asked))
    external.ask(Question(asked, legal))
    assert answer_of(external).action == legal[-1]
    assert len({sandbox.process for sandbox in external.sandboxes}) == 4
    other = Seat((asked + 1) % 4)
    assert external.made(other) == ""


@pytest.mark.skipif(sys.platform == "win32", reason="it counts what is open as others do")
def test_a_spy_sees_nothing(
    match: Match[Any, Any, Any], seated: Seated, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OF_OURS", "the seed")
    secret = (tmp_path / "open").open("w")
    os.set_inheritable(secret.fileno(), True)
    try:
        [(asked, legal)] = match.pending().items()
        external = seated({int(asked): f"file:{SORTS}:Spy"})
        external.inform(asked, match.observations(asked))
        assert external.made(asked) == ""
        assert external.choose_for(Question(asked, legal)).fault == ""
        seen, _ = external.beliefs(asked)
    finally:
        secret.close()
    assert seen is not None
    (variables, words, files), opened, flags, holds_the_match, where = seen
    assert (variables, words, files) == (0, 0, 0)
    assert opened == [0, 1, 2, 3, 4], "nowhere, and the two lines"
    assert flags == [1, 1, 1]
    assert holds_the_match == [0]
    assert Path(bytes(map(int, where)).decode()) not in (Path.cwd(), *Path.cwd().parents)


def test_a_good_bot_is_not_held_up_by_a_hostile_one(
    match: Match[Any, Any, Any], seated: Seated
) -> None:
    [(asked, legal)] = match.pending().items()
    other = int(asked + 1) % 4
    external = seated({int(asked): f"file:{SORTS}:Sleeps", other: f"file:{SORTS}:Good"})
    external.ask(Question(asked, legal))
    external.ask(Question(other, legal))
    first = answer_of(external)
    assert (first.seat, first.fault, first.action) == (other, "", legal[-1])


def test_a_relative_path_is_nobodys(match: Match[Any, Any, Any], seated: Seated) -> None:
    [(asked, legal)] = match.pending().items()
    external = seated({int(asked): f"file:{os.path.relpath(SORTS)}:Good"})
    external.ask(Question(asked, legal))
    assert answer_of(external).fault == UNMADE


def test_time_in_which_nobody_looked_does_not_count(match: Match[Any, Any, Any]) -> None:
    [(asked, legal)] = match.pending().items()
    now = 0.0
    levels = {int(asked): f"file:{SORTS}:Sleeps"}
    external = ExternalBots(Seating(ET_BIM, 4, {}, levels, {int(asked): 1}), lambda: now)
    try:
        external.ask(Question(asked, legal))
        now = 3600.0
        assert external.answer() is None
        looks = 1
        while (choice := external.answer()) is None:
            now += patience.LOOK_S
            looks += 1
        assert looks >= patience.PATIENCE_S / patience.LOOK_S
        assert choice.fault == SILENT
    finally:
        external.close()
