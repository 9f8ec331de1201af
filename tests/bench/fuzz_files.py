"""Damaged files by the thousand: each ends in a clear sentence, and nothing in the folder is lost.

Run in a checkout: ``python -m tests.bench.fuzz_files --files 10000 --seed 1``. A number names a
file of a seed for ever: ``--first 173 --files 1`` tries that one again. A whole file of each kind
is spoilt (``damage``), laid into a folder of a player's files among whole ones, and used as the
program uses it. Allowed is: it is read all the same; or a ``UserError`` whose text is there in
both languages. The other files stay as they are, and what was damaged is still there, under another
name at most.
"""

from __future__ import annotations

import argparse
import io
import json
import random
import signal
import sys
import tempfile
import time
import zipfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from unittest import mock

from game.__main__ import main as program
from game.cli.codes import code_of
from game.core.user_error import UserError
from game.games import rules_of, shelf, words
from game.replaying.again import of_bots
from game.session import make_head
from game.store import notes, seal, settings, statistics
from game.store.heads import HUMAN
from game.store.learned import learned_path
from game.store.recorder import Recorder
from game.store.texts import LANGUAGES
from tests.bench import file_uses as uses
from tests.bench import made_uses as made
from tests.bench.damage import damaged, deep, garbled
from tests.bench.file_screens import shown
from tests.bench.file_uses import ARENA, GAME, GONE_ON, TOLD, Said

NAMES: Final = ["Kim", "Zoé", "Ana", "Hugo"]
SCREENS: Final = 0.2
"""So often a file is looked at on screen."""
HERE: Final = Path(__file__).resolve().parents[2]
MOST_S: Final = 60
"""Seconds that one file may take on the busiest machine; some milliseconds are usual."""
FEW: Final = 6
"""Actions of the shorter match that goes on."""
FAST: Final = "/dev/shm" if Path("/dev/shm").is_dir() else None  # noqa: S108 in a folder of its own
"""Where folders are made and cleared again: in memory, where a system has such a place."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of file."""

    name: str
    place: str
    """Where it lies in the folder of the player's files."""
    whole: Sequence[bytes]
    use: Callable[[Path, Path, random.Random], Said]
    """Uses the file as the program does; takes the folder, the file and some chance."""
    sealed: bool = False
    screens: bool = False
    """Whether screens show what stands in it."""
    json: bool = True
    """Whether it holds JSON, which is spoilt inside, too."""
    share: int = 1


# ---------------------------------------------------------------- whole files


@contextmanager
def drawn(seed: object) -> Iterator[None]:
    """Let what is drawn in secret (salts, keys of seals, bots' own luck) hang on a seed.

    Else the same number would be another file each time, and what it shows would not come again.
    """
    luck = random.Random(f"whole-{seed}")  # noqa: S311 nothing here is a secret
    with (
        mock.patch("secrets.token_hex", lambda size: luck.randbytes(size).hex()),
        mock.patch("secrets.token_bytes", luck.randbytes),
    ):
        yield


def _played(data: Path, acts: int | None) -> bytes:
    """Return the file of a match with everything that is ever noted in one; None: to its end."""
    told = of_bots(make_head(GAME, ["greedy@rosa", "normal@ana", "easy", "random"], NAMES, seed=5))
    reasons = notes.noted(told).reasons
    recorder = Recorder.create(data, told.head.model_copy(update={"controllers": [HUMAN] * 4}))
    for at, (seat, action) in enumerate(told.actions[:acts]):
        recorder.write({"seat": seat, **action})
        if at in reasons:
            recorder.write({"note": notes.reason_note(at, reasons[at])})
    for extra in (
        {"note": {"mark": [2, 1, 3], "by": 1}},
        {"note": {"guess": {"seat": 1, "at": 9, "gang": "chicots", "next": 2}}},
        {"note": {"orders": [1, {"dmg10": "BIM"}]}},
        {"seat": 2, "controller": "normal@rosa"},
        {"seat": 2, "controller": HUMAN},
    ):
        recorder.write(extra)
    if acts is None:
        return recorder.finish().read_bytes()
    recorder.close()
    return recorder.path.read_bytes()


def _of(game: str, data: Path, acts: int | None) -> bytes:
    """Return the file of a match of any game, as chance played it; None: to its end."""
    seats = min(rules_of(game).seat_counts)
    told = of_bots(make_head(game, ["random"] * seats, list("abcdefghijkl")[:seats], seed=5))
    recorder = Recorder.create(data, told.head.model_copy(update={"controllers": [HUMAN] * seats}))
    for seat, action in told.actions[:acts]:
        recorder.write({"seat": seat, **action})
    recorder.write({"note": {"mark": [1, 0, 1], "by": 0}})
    if acts is None:
        return recorder.finish().read_bytes()
    recorder.close()
    return recorder.path.read_bytes()


def _settings() -> bytes:
    table = {
        "seats": 5, "levels": ["normal"] * 4, "people": ["Kim"], "options": {"modules": ["non"]},
        "training": True,
    }  # fmt: skip
    chosen = settings.Settings(
        language="fr", player_name="Kim", last_table={GAME: table, **table},
        bindings={"confirm": ["enter", "w", "pad:a"]}, lessons_done=["et_bim.throw"],
        window_place=(10, 20, 0),
    )  # fmt: skip
    return chosen.model_dump_json(indent=2).encode() + b"\n"


def _statistics(data: Path) -> bytes:
    for seed in range(3):
        groups, most = {"gangs": "chicots"}, {"longest": 30 + seed, "damage": 60}
        met = {"rosa": (seed > 1, {"blows": 3}), "ana": (True, {})}
        played = statistics.Played(
            GAME, f"{seed}-x", 4, seed > 0, groups, most, {"bims": 2}, 30 + seed, met
        )
        statistics.count(data, played)
    return (data / statistics.FILE).read_bytes()


def _archive(content: bytes) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for number in range(2):
            archive.writestr(f"et_bim-2026{number}.jsonl", content)
    return made.getvalue()


def kinds(seed: object = 0) -> list[Kind]:
    """Return every kind of file, with whole ones of each; the first one is among the shortest."""
    with drawn(seed):
        return _kinds()


def _kinds() -> list[Kind]:
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        # what is wrong with a line is wrong in a short match, too, and costs a sixth there
        save, long, replay = (_played(data, acts) for acts in (FEW, 40, None))
        others = [game for game in shelf() if game != GAME]
        saves = [save, save, save, long, *(_of(game, data, FEW) for game in others)]
        replays = [replay, *(_of(game, data, None) for game in others)]
        counted = _statistics(data)
    golden = [path.read_bytes() for path in sorted((HERE / "tests/golden").glob("0*.jsonl"))]
    scenarios = [path.read_bytes() for path in sorted((HERE / "tests/scenarios").glob("*.toml"))]
    learned, code, packed = learned_path(GAME).read_bytes(), _codes(), _archive(replay)
    use_save, use_replay = uses.use_save, uses.use_replay
    use_settings, use_statistics = uses.use_settings, uses.use_statistics
    return [
        Kind("save", "matches/one.match", saves, use_save, sealed=True, screens=True, share=5),
        Kind("replay", "replays/one.jsonl", [*golden, *replays], use_replay, screens=True, share=5),
        Kind("settings", settings.FILE, [_settings()], use_settings, screens=True, share=4),
        Kind("statistics", statistics.FILE, [counted], use_statistics, screens=True, share=2),
        Kind("import", "imports/one.jsonl", replays, uses.use_import),
        Kind("import of a match", "imports/one.match", [save], uses.use_import, sealed=True),
        Kind("archive", "imports/all.zip", [packed], uses.use_import, json=False, share=2),
        Kind("bots", "bots.json", [learned], uses.use_learned),
        Kind("arena", "arena.jsonl", [_ledger()], uses.use_ledger),
        Kind("scenario", "case.toml", scenarios, uses.use_scenario, json=False),
        *_made(),
        Kind("share code", "code.txt", code, uses.use_code, json=False),
    ]


def _made() -> list[Kind]:
    """Return what players make themselves."""
    photos, sheet = made.whole_photos(), made.whole_sheet()
    return [
        Kind("deck", made.DECK, made.whole_decks(), made.use_deck, json=False, share=2),
        Kind("photo", "imports/one.jpg", photos, made.use_photo, json=False, share=2),
        Kind("names and tags", "words.tsv", [sheet], made.use_sheet, json=False),
        Kind("dictionary", made.DICTIONARY, [made.whole_dictionary()], made.use_dictionary),
        Kind("themes", "themes.txt", [made.THEMES], made.use_themes, json=False),
    ]


def _codes() -> list[bytes]:
    head = make_head(GAME, [HUMAN] * 6, list("abcdef"), {"modules": ["oups"]}, 1)
    codes = [code_of(GAME, 6, head.options, head.house)]
    for game in shelf():
        seats = max(rules_of(game).seat_counts)
        head = make_head(game, [HUMAN] * seats, list("abcdefghijkl")[:seats], seed=1)
        codes.append(code_of(game, seats, head.options, head.house))
    return [code.encode() for code in codes]


def _ledger() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "arena.jsonl"
        with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
            assert program([*ARENA, "--append", str(path)]) == 0
        return path.read_bytes()


# ---------------------------------------------------------------- spoiling them


def spoilt(kind: Kind, chance: random.Random) -> tuple[str, bytes]:
    """Return how a file of a kind was spoilt, and what stands in it."""
    content = chance.choice(list(kind.whole))
    if not kind.json or chance.random() < 0.4:
        return damaged(content, chance)
    plain = _unsealed(content) if kind.sealed else content
    how = "deep"
    if chance.random() < 0.1:
        plain = deep(plain, chance)
    else:
        how, plain = garbled(plain, chance)
    return how, _sealed(plain) if kind.sealed else plain


def _unsealed(content: bytes) -> bytes:
    first, *lines = content.splitlines()
    key = seal.key_of_first_line(first)
    assert key is not None
    text = b""
    for number, line in enumerate(lines, 2):
        part, more = seal.unseal(key, number, line)
        text += part if more else part + b"\n"
    return text


def _sealed(plain: bytes) -> bytes:
    """Seal damaged lines as if they had been written so."""
    key, number = bytes(16), 2
    content = seal.first_line(key)
    for record in plain.splitlines():
        sealed = seal.seal(key, number, record)
        number += sealed.count(b"\n")
        content += sealed
    return content


# ---------------------------------------------------------------- holding them against it


@dataclass
class Report:
    """What became of all files."""

    files: Counter[str] = field(default_factory=Counter)
    said: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    def lines(self, seconds: float) -> Iterator[str]:
        """Yield the report."""
        yield f"damaged files: {sum(self.files.values())} in {seconds:.0f} s"
        yield ", ".join(f"{kind} {count}" for kind, count in sorted(self.files.items()))
        yield ", ".join(f"{key} {count}" for key, count in self.said.most_common())
        yield f"wrong: {len(self.wrong)}"
        yield from self.wrong[:50]


def folder_of(data: Path) -> dict[Path, bytes]:
    """Return what lies in a folder."""
    return {path: path.read_bytes() for path in data.rglob("*") if path.is_file()}


def lay(data: Path, whole: Sequence[Kind]) -> dict[Path, bytes]:
    """Fill a folder of a player's files with whole ones, for what is spoilt to lie among."""
    others: dict[Path, bytes] = {}
    for kind in whole:
        if kind.name in ("save", "replay", "settings", "statistics"):
            path = data / kind.place.replace("one", "other")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(kind.whole[0])
            others[path] = kind.whole[0]
    return others


def kept(path: Path, before: bytes, after: bytes | None) -> bool:
    """Say whether a file is what it was.

    Who chooses another game on the title keeps it, with the language and the size of words that
    this run's screens have: good settings are other ones then, and nothing of them is lost.
    """
    if after is None or before == after or path.name != settings.FILE:
        return before == after
    was, now = _good(before), _good(after)
    if was is None or now is None:
        return False
    chosen = {name: getattr(now, name) for name in ("game", "language", "text_size")}
    return was.model_copy(update=chosen).model_dump(mode="json") == now.model_dump(mode="json")


def _good(content: bytes) -> settings.Settings | None:
    """Return the settings that a file holds, None where it is none."""
    try:
        return settings.Settings.model_validate(json.loads(content.decode("utf-8")))
    except (ValueError, RecursionError):
        return None


def hold(kind: Kind, content: bytes, whole: Sequence[Kind], chance: random.Random) -> Said:
    """Lay a damaged file among whole ones, use it, and see that nothing is lost.

    Raises:
        AssertionError: something was lost, or said without words.
    """
    with tempfile.TemporaryDirectory(dir=FAST) as folder:
        data = Path(folder)
        others, path = lay(data, whole), data / kind.place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        others.pop(path, None)
        screens = kind.screens and chance.random() < SCREENS
        said = shown(data, path, chance) if screens else kind.use(data, path, chance)
        after = folder_of(data)
        for other, bytes_ in others.items():
            assert kept(other, bytes_, after.get(other)), f"{other.name} is another file now"
        assert not (data / "crashes").exists(), "the program failed"
        litter = [one.name for one in after if one.name.endswith(".new")]
        assert not litter, litter
        if GONE_ON not in said:
            there = content in after.values() or kept(path, content, after.get(path))
            assert there, f"{path.name} is lost"
    for one in said:
        for language in LANGUAGES:
            spoken = words(language)
            if isinstance(one, UserError):
                assert spoken.say(one.key, **one.facts).strip()
            elif one not in (GONE_ON, TOLD):
                assert spoken.say(one).strip()
    return said


@contextmanager
def within(seconds: int) -> Iterator[None]:
    """Let something take so long at most, where a system has such an alarm.

    Raises:
        TimeoutError: it took longer.
    """

    def rings(*given: object) -> None:
        raise TimeoutError(f"longer than {seconds} s")

    if not hasattr(signal, "SIGALRM"):
        yield
        return
    before = signal.signal(signal.SIGALRM, rings)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def run(files: int, seed: int, first: int = 0) -> Report:
    """Spoil so many files from a number on, and return what became of them."""
    whole, report = kinds(seed), Report()
    shares = [kind.share for kind in whole]
    for number in range(first, first + files):
        own = random.Random(f"{seed}-{number}")  # noqa: S311 nothing here is a secret
        [kind] = own.choices(whole, shares)
        how, content = spoilt(kind, own)
        report.files[kind.name] += 1
        try:
            with within(MOST_S):
                said = hold(kind, content, whole, own)
            for one in said or ["read"]:
                report.said[one if isinstance(one, str) else one.key] += 1
        except Exception as error:  # noqa: BLE001 whatever it is, it is reported, memory too
            what = f"{type(error).__name__}: {str(error)[:300]}"
            report.wrong.append(f"{number} {kind.name} ({how}): {what}")
    return report


def main(argv: Sequence[str] | None = None) -> int:
    """Print the report; 1 if anything is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--files", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="the number of the first file")
    asked = parser.parse_args(argv)
    began = time.monotonic()
    report = run(asked.files, asked.seed, asked.first)
    for line in report.lines(time.monotonic() - began):
        print(line)
    return 1 if report.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
