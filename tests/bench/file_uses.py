"""How the program uses its files, for who spoils them: every way in which one is read."""

from __future__ import annotations

import io
import random
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any, Final
from unittest import mock

from game.__main__ import main as program
from game.cli.codes import read_code
from game.cli.seats import learned
from game.core.luck import Stream
from game.core.seats import Seat
from game.core.user_error import UserError
from game.games import words
from game.gangs.bot import check
from game.replaying.receipt import receipt
from game.scenes.after.decisions import sentences
from game.session import make_head, resume
from game.store import notes, settings, statistics
from game.store.heads import HUMAN
from game.store.learned import read_learned
from game.store.replays import finished, read_replay, troubles, unfinished
from game.store.texts import LANGUAGES
from game.tour.matches import by_chance
from tests.session.turns import asked_first
from tests.store.whole_work import import_file, import_replays

GAME: Final = "et_bim"
ARENA: Final = (
    "arena", GAME, "--seats", "random,random,random,random", "--matches", "2", "--seed", "4",
    "--jobs", "1",
)  # fmt: skip
GONE_ON: Final = "gone on"
"""No notice: the file was whole enough to be gone on with, and is another one now."""
TOLD: Final = "told"
"""No notice either: the command line said in one line what is wrong."""
Said = list[UserError | str]
"""What was said of a file: errors, and keys of notices."""


class Deaf:
    """Takes the place of the bots' process where a match is only looked at."""

    def __init__(self, *given: Any) -> None:
        """Take anything."""

    def __getattr__(self, name: str) -> Any:
        """Do nothing, whatever is asked for."""
        return lambda *given, **named: None


def use_save(data: Path, path: Path, chance: random.Random) -> Said:
    """Find it in the list, or go on with it, or show it."""
    said: Said = []
    if chance.random() < 0.3:
        unfinished(data)
        return [*troubles(data)]
    if chance.random() < 0.3:
        return _shown(data, path, chance)
    try:
        with mock.patch("game.session.bots.BotRouter", Deaf):
            session = resume(path, data)
    except UserError as error:
        return [error]
    for seat in range(session.head.seats):
        session.private.guesses(Seat(seat))
        session.private.marks(Seat(seat))
        session.private.orders(Seat(seat))
    session.as_replay()
    said += [error for error in (session.take_file_error(), session.bots.take_error()) if error]
    seat = asked_first(session)
    if seat is not None:
        session.submit(seat, by_chance(session, seat, Stream(chance.getrandbits(64))))
    session.close()
    return [*said, GONE_ON]


def _shown(data: Path, path: Path, chance: random.Random) -> Said:
    """Ask the command line for its log, or check its receipt."""
    language = chance.choice(LANGUAGES)
    if chance.random() < 0.3:
        argv = [f"--verify={chance.choice(('', '7QK2-M4XA-90TC-HB3E', 'x'))}"]
    else:
        argv = ["--text", "--viewer", chance.choice(("public", "all", "0", "3", "11"))]
    out, err = io.StringIO(), io.StringIO()
    given = ["replay", str(path), *argv, "--lang", language, "--data-dir", str(data)]
    with redirect_stdout(out), redirect_stderr(err):
        status = program(given)
    assert not (data / "crashes").exists(), err.getvalue()
    assert status in (0, 2) or (status == 1 and "--verify" in argv[0]), (status, err.getvalue())
    # what stands before the damage of a replay is shown, and the sentence said all the same
    left = err.getvalue().replace(words(language).say("store.torn", path=path), "").strip()
    assert (status == 2) == (left != "" and ("--text" in argv or not out.getvalue())), left
    assert left.count("\n") == 0, left
    return [TOLD] if status == 2 else []


def use_replay(data: Path, path: Path, chance: random.Random) -> Said:
    """Show its log, or look at what bots thought and people guessed."""
    if chance.random() < 0.5:
        return _shown(data, path, chance)
    finished(data)
    try:
        replay = read_replay(path)
    except UserError as error:
        return [error]
    receipt(replay.head)
    actors, reasons = [seat for seat, _ in replay.actions], notes.noted(replay).reasons
    if replay.head.game == GAME:
        for language in LANGUAGES:
            sentences(replay.head, actors, reasons, words(language, GAME))
    return []


def use_settings(data: Path, path: Path, chance: random.Random) -> Said:
    """Load them, change something, save them."""
    found, notice = settings.load(data)
    found.volume_music = chance.randrange(10)
    try:
        settings.save(data, found)
        again, _ = settings.load(data)
        assert again.volume_music == found.volume_music or notice == "store.settings-unreadable"
    except UserError as error:
        return [error]
    return [notice] if notice else []


def use_statistics(data: Path, path: Path, chance: random.Random) -> Said:
    """Look at them, and count a match."""
    _, notice = statistics.load(data)
    groups, most = {"gangs": "bogosses"}, {"longest": 40, "damage": 90}
    won = chance.random() < 0.5
    played = statistics.Played(GAME, "9-x", 5, won, groups, most, {"bims": 3})
    try:
        _, again = statistics.count(data, played)
    except UserError as error:
        return [error]
    return [one for one in (notice, again) if one] or [GONE_ON]


def use_import(data: Path, path: Path, chance: random.Random) -> Said:
    """Take in what lies in the folder for it, or this file alone."""
    try:
        found = import_replays(data) if chance.random() < 0.5 else import_file(data, path)
    except UserError as error:
        return [error]
    done = found.taken + found.known + found.running + len(found.refused)
    assert done > 0 or path.suffix == ".zip"
    for one in finished(data):
        read_replay(one)
    return []


def use_learned(data: Path, path: Path, chance: random.Random) -> Said:
    """Let bots have what they have learnt, as a seating does."""
    with (
        mock.patch("game.store.learned.learned_path", return_value=path),
        mock.patch("game.cli.seats.learned_path", return_value=path),
    ):
        _, error = learned(GAME, ["expert"])
    if error is None:
        check(read_learned(GAME, path))
    return [error] if error is not None else []


def use_ledger(data: Path, path: Path, chance: random.Random) -> Said:
    """Go on with results of the arena."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        status = program([*ARENA, "--append", str(path), "--lang", chance.choice(LANGUAGES)])
    assert status in (0, 2), (status, err.getvalue())
    assert status == 0 or err.getvalue().count("\n") == 1, err.getvalue()
    return [GONE_ON if status == 0 else TOLD]


def use_scenario(data: Path, path: Path, chance: random.Random) -> Said:
    """Run it as a rule check."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        status = program(["scenario", str(path), "--lang", chance.choice(LANGUAGES)])
    assert status in (0, 1, 2), status
    assert "Traceback" not in err.getvalue()
    assert "crash" not in err.getvalue(), err.getvalue()
    return [TOLD] if status == 2 else []


def use_code(data: Path, path: Path, chance: random.Random) -> Said:
    """Read a code that somebody was given."""
    try:
        shared = read_code(path.read_bytes().decode("utf-8", "replace"))
    except UserError as error:
        return [error]
    make_head(shared.game, [HUMAN] * shared.seats, ["x"] * shared.seats, shared.options, 1)
    return []
