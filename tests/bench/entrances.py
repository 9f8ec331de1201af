"""Every entrance of the program, fed with nasty things: a sentence, no traceback, no loss, no wait.

Run in a checkout: ``python -m tests.bench.entrances --cases 20000 --seed 1``. One list of nasty
things (``tests/nasty.py``) is laid into files of every kind, typed into every field of the real
screens, given to every command, and used as the name of files on disk. What is looked at is what
``fuzz_files`` looks at, and how long one thing takes.
"""

from __future__ import annotations

import argparse
import gc
import io
import json
import os
import random
import sys
import tempfile
import time
import unicodedata
import warnings
import zipfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import redirect_stderr, redirect_stdout, suppress
from functools import cache
from pathlib import Path
from typing import Any, Final
from unittest import mock

import pygame

from game.__main__ import main as program
from game.cli.codes import read_code
from game.core.user_error import UserError
from game.scenes.after.receipts import ReceiptScene
from game.scenes.front.title import TitleScene
from game.scenes.history.archive import ArchiveScene, Sifted
from game.scenes.history.history import ReplaysScene
from game.scenes.kit import Kit
from game.scenes.lobby.lobby import LobbyScene
from game.scenes.notice import NoticeScene
from game.scenes.writing import CODE, WritingScene
from game.stage.input.inputs import FileDropped, KeyPressed, TextTyped
from game.stage.paint.canvas import Canvas
from game.stage.scene import Scene
from game.stage.stack import Stack
from game.store.replays import finished, read_replay, troubles
from game.store.settings import Settings
from game.store.texts import LANGUAGES
from tests.bench import odd_names
from tests.bench.file_screens import look, pictures
from tests.bench.file_uses import GAME, Deaf
from tests.bench.fuzz_files import Kind, _sealed, _unsealed, hold, kinds
from tests.nasty import BYTES, FILE_NAMES, NUMBERS, SHAPES, TEXTS, TIMES

SIZE: Final = (640, 360)
MOST_S: Final = 5.0
"""Seconds of work for one nasty thing, with all that the program does to look at it: more hangs."""
STARTED: Final = 0.2
"""So often a match is begun with the names and the seed that were typed."""
ODD: Final = ("save", "replay", "settings", "statistics", "import", "import of a match", "bots")
"""Kinds of files that nasty things are laid into."""

Use = Callable[[Path, random.Random], None]


@cache
def whole() -> list[Kind]:
    """Return whole files of every kind, made once a process."""
    return kinds()


def nasty(chance: random.Random) -> Any:
    """Return anything of the list."""
    return chance.choice(chance.choice((TEXTS, NUMBERS, SHAPES)))


def struck(value: Any, chance: random.Random) -> Any:
    """Return plain data with something nasty somewhere in it, as a value or as a key."""
    if isinstance(value, dict) and value and chance.random() < 0.9:
        key = chance.choice(list(value))
        if chance.random() < 0.15:
            return {**value, chance.choice(TEXTS): chance.choice((value[key], nasty(chance)))}
        return {**value, key: struck(value[key], chance)}
    if isinstance(value, list) and value and chance.random() < 0.9:
        at = chance.randrange(len(value))
        return [*value[:at], struck(value[at], chance), *value[at + 1 :]]
    return nasty(chance)


# ---------------------------------------------------------------- files


def _file(kind: Kind) -> Use:
    def use(data: Path, chance: random.Random) -> None:
        content = chance.choice(BYTES)
        if chance.random() < 0.9:
            plain = chance.choice(list(kind.whole))
            plain = _unsealed(plain) if kind.sealed else plain
            lines = _lines(plain)
            at = 0 if chance.random() < 0.5 else chance.randrange(len(lines))
            lines[at] = struck(lines[at], chance)
            text = "\n".join(json.dumps(line) for line in lines) + "\n"
            content = _sealed(text.encode()) if kind.sealed else text.encode()
        hold(kind, content, whole(), chance)

    return use


def _lines(content: bytes) -> list[Any]:
    try:
        return [json.loads(content)]
    except ValueError:
        return [json.loads(line) for line in content.splitlines()]


def _bindings(data: Path, chance: random.Random) -> None:
    [kind] = [kind for kind in whole() if kind.name == "settings"]
    its = json.loads(kind.whole[0])
    names = [chance.choice(TEXTS), "confirm", "end_turn"]
    its["bindings"] = {chance.choice(names): chance.choice(([chance.choice(TEXTS)], nasty(chance)))}
    hold(kind, json.dumps(its).encode(), whole(), chance)


def _archive(data: Path, chance: random.Random) -> None:
    [kind] = [kind for kind in whole() if kind.name == "replay"]
    good = kind.whole[0]
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive, warnings.catch_warnings():
        warnings.simplefilter("ignore")  # two entries of one name are wanted
        for _ in range(chance.choice((1, 2, 5))):
            with suppress(UnicodeError, ValueError, IndexError):  # a name that no archive can hold
                entry = zipfile.ZipInfo(chance.choice(TEXTS)[:20_000] + ".jsonl")
                day = (chance.randrange(1980, 2108), chance.randrange(16), chance.randrange(32))
                entry.date_time = (*day, chance.randrange(32), chance.randrange(64), 0)
                content = chance.choice((good, *BYTES))
                archive.writestr(entry, content, chance.choice((0, 8, 12, 14)))
    path = data / "imports" / "all.zip"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(made.getvalue())
    screen = Stack(ReplaysScene(_kit(data, chance), str(path)))
    for _ in range(200):
        screen.pass_time(16)
        _drawn(screen)
        if screen.names[-1] == "notice":
            break
    assert screen.names[-1] == "notice", "it was told in the end"
    assert path.read_bytes() == made.getvalue()
    for one in finished(data):
        read_replay(one)


def _names_on_disk(data: Path, chance: random.Random) -> None:
    for _ in range(3):
        ending = chance.choice((".match", ".jsonl", ".zip", ".match.damaged", ""))
        folder = data / chance.choice(("matches", "replays", "imports", "deleted/matches", "."))
        folder.mkdir(parents=True, exist_ok=True)
        name = chance.choice(FILE_NAMES) + ending.encode()
        path = os.fsencode(folder) + b"/" + name
        kind = chance.choice([kind for kind in whole() if kind.name in ("save", "replay")])
        with suppress(OSError):
            Path(os.fsdecode(path)).write_bytes(chance.choice((kind.whole[0], *BYTES[:4])))
            os.utime(path, (chance.choice(TIMES),) * 2)
    before = set(_contents(data))
    kit = _kit(data, chance)
    kit.notices += [kit.words().say(one.key, **one.facts) for one in troubles(data)]
    title = Stack(TitleScene(kit))
    for _ in range(1 + len(kit.notices)):
        title.pass_time(16)
        _drawn(title)
        title.handle_input(KeyPressed("enter" if title.names[-1] == "notice" else "down"))
    look(kit, ReplaysScene(kit), chance)
    assert before <= set(_contents(data)), "something is lost"


def _contents(data: Path) -> Iterator[bytes]:
    return (path.read_bytes() for path in data.rglob("*") if path.is_file())


# ---------------------------------------------------------------- fields


def _kit(data: Path, chance: random.Random) -> Kit:
    settings = Settings(language=chance.choice(LANGUAGES), text_size=chance.choice((100, 200)))
    return Kit(pictures(), settings, data)


def _drawn(screen: Stack) -> None:
    screen.draw(Canvas(pygame.Surface(SIZE), pictures()))


def _fields(make: Callable[[Kit], Scene], name: str = "") -> Use:
    """Return what types something into every field of a screen, or into one, and goes on."""

    def use(data: Path, chance: random.Random) -> None:
        kit = _kit(data, chance)
        screen = Stack(make(kit))
        with mock.patch("game.session.bots.BotRouter", Deaf):
            form = screen.scenes[-1].form
            if form is not None:
                fields = [one.name for one in form.widgets if one.writes and name in one.name]
                form.focus = chance.choice(fields) if fields else form.focus
            for _ in range(chance.choice((1, 2, 3))):
                screen.handle_input(TextTyped(chance.choice(TEXTS)))
                screen.pass_time(16)
            screen.handle_input(KeyPressed(chance.choice(("enter", "backspace", "delete", "tab"))))
            screen.pass_time(16)
            _drawn(screen)
            if isinstance(screen.top, LobbyScene) and chance.random() < STARTED:
                screen.top.form.focus = "start"
                screen.handle_input(KeyPressed("enter"))
                _drawn(screen)
            screen.close_all()

    return use


def _receipt(kit: Kit) -> Scene:
    [kind] = [kind for kind in whole() if kind.name == "replay"]
    path = kit.data / "replays" / "one.jsonl"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(kind.whole[0])
    return ReceiptScene(kit, read_replay(path))


def _with_matches(kit: Kit) -> Scene:
    _receipt(kit)
    return ReplaysScene(kit)


def _dropped(data: Path, chance: random.Random) -> None:
    screen = Stack(ReplaysScene(_kit(data, chance)))
    screen.handle_input(FileDropped(chance.choice(TEXTS)))
    _drawn(screen)


def _code(data: Path, chance: random.Random) -> None:
    text = chance.choice(TEXTS)
    try:
        read_code(chance.choice((text, f"AB{text}", f"ABCD-EFG{text}")))
    except UserError as error:
        kit = _kit(data, chance)
        _drawn(Stack(NoticeScene(kit, kit.words().say(error.key, **error.facts))))


# ---------------------------------------------------------------- commands


def _command(data: Path, chance: random.Random) -> None:
    text = chance.choice(TEXTS)
    number = str(chance.choice(NUMBERS[:24]))[:4000]
    argv = chance.choice((
        ["play", GAME, "--seats", f"human,?{text},random,random"], ["replay", f"{text}.jsonl"],
        ["arena", GAME, "--mixed", f"random,?{text}", "--seats-count", "4"], [f"--{text}x"],
        ["play", GAME, "--seats", "human,random,random,random", "--options", f'["{text}"]'],
        ["--windowed", text], ["scenario", f"{text}.toml"], ["fit", GAME, "--rounds", f"-{number}"],
        ["replay", "x.jsonl", f"--verify={text}"], ["replay", f"?{text}", "--viewer", number],
        ["arena", GAME, "--seats", "random,x", "--seed", number], ["?" + text],
        ["replay", "x.jsonl", f"--data-dir=/proc/{text}"],
    ))  # fmt: skip
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        status = program([*argv, "--lang", chance.choice(LANGUAGES)])
    told = err.getvalue()
    assert status == 2, (argv, told)
    assert told.count("\n") == 1, told
    odd = [c for c in told[:-1] if unicodedata.category(c) in ("Cc", "Cf", "Cs", "Zl", "Zp")]
    assert not odd, ascii(told)
    assert not (data / "crashes").exists()


def entrances() -> dict[str, Use]:
    """Return every entrance, by its name."""
    found = {kind.name: _file(kind) for kind in whole() if kind.name in ODD}
    return found | {
        "bindings": _bindings,
        "names in all rooms": odd_names.called,
        "archive": _archive,
        "names on disk": _names_on_disk,
        "search field": _fields(_with_matches, "search"),
        "path field": _fields(lambda kit: ArchiveScene(kit, Sifted()), "path"),
        "receipt field": _fields(_receipt, "noted"),
        "seed field": _fields(lambda kit: LobbyScene(kit, GAME), "seed"),
        "name field": _fields(lambda kit: LobbyScene(kit, GAME), "name"),
        "keys on the screen": _fields(lambda kit: WritingScene(kit, "", most=40, kind=CODE)),
        "dropped file": _dropped,
        "code": _code,
        "command line": _command,
    }


def tried(name: str, seed: str) -> float:
    """Feed an entrance once; return how many seconds of work it was.

    Raises:
        AssertionError: something is lost, said without words, or takes too long.
    """
    chance = random.Random(seed)  # noqa: S311 nothing here is a secret
    use = entrances()[name]
    with tempfile.TemporaryDirectory() as folder:
        began = time.process_time()
        with mock.patch.dict(os.environ, {"FAUX_FRERES_HOME": folder}):
            use(Path(folder), chance)
        took = time.process_time() - began
    assert took < MOST_S, f"{took:.1f} s"
    return took


def run(cases: int, seed: int) -> tuple[Counter[str], list[str], float]:
    """Feed so many things; return how many each entrance had, what is wrong, and the longest."""
    names, counted, wrong, longest = list(entrances()), Counter[str](), list[str](), 0.0
    gc.collect()
    gc.freeze()  # what others have left in this process is no work of these
    for number in range(cases):
        name = names[number % len(names)]
        counted[name] += 1
        try:
            longest = max(longest, tried(name, f"{seed}-{number}"))
        except Exception as error:  # noqa: BLE001 whatever it is, it is reported
            what = f"{type(error).__name__}: {str(error)[:300]!a}"
            wrong.append(f"{seed}-{number} {name}: {what}")
    return counted, wrong, longest


def main(argv: Sequence[str] | None = None) -> int:
    """Print the report; 1 if anything is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cases", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(argv)
    began = time.monotonic()
    counted, wrong, longest = run(asked.cases, asked.seed)
    print(f"cases: {sum(counted.values())} in {time.monotonic() - began:.0f} s")
    print(", ".join(f"{name} {many}" for name, many in sorted(counted.items())))
    print(f"longest: {longest:.2f} s of work")
    print(f"wrong: {len(wrong)}")
    for line in wrong[:50]:
        print(line)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
