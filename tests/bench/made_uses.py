"""What players make themselves, for who spoils files: decks of photos, photos, dictionaries."""

from __future__ import annotations

import atexit
import io
import random
import tempfile
from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from pathlib import Path
from typing import Final

from game.__main__ import main as program
from game.core.user_error import UserError
from game.games import game_of, shelf
from game.games.parts import needed
from game.photos.reader import TROUBLES, Reader, TroubleError
from game.store import decks, dictionaries
from game.store.texts import LANGUAGES
from tests.bench.file_uses import GONE_ON, TOLD, Said
from tests.photos.photo_making import deck_of, encoded

TAUGHT: Final = next(name for name in shelf() if game_of(name).dictionary is not None)
"""A game whose bots are taught themes."""
DECK: Final = f"{decks.DECKS}/0123456789abcdef{decks.ENDING}"
THEMES: Final = "ça pique\nplutôt rond | cactus lion\n".encode()
DICTIONARY: Final = f"{dictionaries.FOLDER}/{TAUGHT}.json"
_COMMANDS: Final = ("list", "import", "export", "sheet")
_OTHER: Final = "Autre"
"""What the deck beside the damaged one is called."""


def whole_decks() -> list[bytes]:
    """Return decks as they are written."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "one"
        found = []
        for many in (20, 33):
            decks.write_deck(path, deck_of(many))
            found.append(path.read_bytes())
    return found


def whole_photos() -> list[bytes]:
    """Return a photo of every kind that is read."""
    found = [encoded(kind, (64, 40), (200, 90, 30)) for kind in ("PNG", "JPEG", "WEBP", "GIF")]
    return [*found, encoded("PNG", (64, 40), (200, 90, 30, 128))]


def whole_sheet() -> bytes:
    """Return names and tags for a deck, as somebody fills the sheet in."""
    rows = [f"{at}\tUn nom {at}\tbleu, mer, drôle" for at in range(1, 21)]
    return ("\n".join(["# deck", *rows]) + "\n").encode()


def whole_dictionary() -> bytes:
    """Return what two themes were taught as."""
    part = needed(game_of(TAUGHT).dictionary)
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        themes: dict[str, str] = {}
        for theme in ("ça gratouille", "chez mémé"):
            themes = dict(part.put(themes, theme, [*part.MARKS, *part.MARKS, *part.MARKS][:8]))
        assert all(part.sound(*one) for one in themes.items())
        dictionaries.keep(data, TAUGHT, themes)
        return dictionaries.place(data, TAUGHT).read_bytes()


def use_deck(data: Path, path: Path, chance: random.Random) -> Said:
    """List the decks, read this one, look at a photo of it, or have the command do it."""
    decks.keep(data, deck_of(title=_OTHER))
    if chance.random() < 0.3:
        what = chance.choice(_COMMANDS)
        given = [] if what == "list" else [str(path) if what == "import" else path.stem[:8]]
        place = ["--out", str(data / "given")] if what in ("export", "sheet") else []
        return _told(["deck", what, *given, *place, "--data-dir", str(data)], chance)
    whole, wrong = decks.kept(data)
    said: Said = [*wrong]
    assert _OTHER in [one.title for one in whole]
    assert len(whole) + len(wrong) == 2
    try:
        deck = decks.read_deck(path)
        assert decks.picture(path, len(deck.jpegs) - 1) == deck.jpegs[-1]
    except UserError as error:
        said.append(error)
    return said


def use_sheet(data: Path, path: Path, chance: random.Random) -> Said:
    """Let a deck take its names and tags from it."""
    decks.keep(data, deck_of(title=_OTHER))
    asked = ["deck", "words", _OTHER, "--words", str(path), "--data-dir", str(data)]
    return _told(asked, chance)


def use_themes(data: Path, path: Path, chance: random.Random) -> Said:
    """Have its themes judged."""
    return _told(["judge", TAUGHT, "--themes", str(path)], chance)


def _told(argv: list[str], chance: random.Random) -> Said:
    """Give a command; where it cannot be done it says so in one line."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        status = program([*argv, "--lang", chance.choice(LANGUAGES)])
    assert status in (0, 2), (status, err.getvalue())
    assert status == 0 or err.getvalue().count("\n") == 1, err.getvalue()
    assert "Traceback" not in err.getvalue()
    return [TOLD if status == 2 else GONE_ON]


def use_photo(data: Path, path: Path, chance: random.Random) -> Said:
    """Read it as a folder of photos is read, in the process of its own."""
    try:
        small = _reader().read(path.read_bytes())
    except TroubleError as error:
        return [_named(str(error), path)]
    assert small.jpeg.startswith(b"\xff\xd8\xff")
    assert 0 < max(small.width, small.height) <= 768
    return []


def _named(trouble: str, path: Path) -> UserError:
    assert trouble in TROUBLES
    return UserError(f"decks.trouble.{trouble}", path=path)


@cache
def _reader() -> Reader:
    reader = Reader()
    atexit.register(reader.end)
    return reader


def use_dictionary(data: Path, path: Path, chance: random.Random) -> Said:
    """Begin a match with it, or take it in as somebody else's."""
    sound = needed(game_of(TAUGHT).dictionary).sound
    try:
        if chance.random() < 0.5:
            found = dictionaries.read(data, TAUGHT, sound)
        else:
            found = dictionaries.given(path, TAUGHT, sound)
        needed(game_of(TAUGHT).dictionary).options(found)
    except UserError as error:
        return [error]
    return []
