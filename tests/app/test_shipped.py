"""A file of the program that is missing or damaged: one sentence with its name, and its cure."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game import app
from game.__main__ import main
from game.core.user_error import ShippedError
from game.games import words
from game.scenes.rules import read_rules
from game.stage.paint.art import Art
from game.store import places, texts
from game.store.launch import Launch
from game.store.places import assets_root, called, check_shipped
from game.store.texts import LANGUAGES, UNSAID, chosen_language
from tests.slow import slow

Spoil = Callable[[Path], object]
SPOILS: dict[str, Spoil] = {
    "missing": lambda path: path.unlink(),
    "empty": lambda path: path.write_bytes(b""),
    "something else": lambda path: path.write_bytes(b"\x00\xff" * 9000),
    "a folder": lambda path: (path.unlink(), path.mkdir()),
}


@pytest.fixture
def assets(tmp_path: Path) -> Path:
    """The program's pictures and fonts, in a folder that may be spoiled."""
    for folder in ("fonts", "svg"):
        (tmp_path / folder).mkdir()
    for name in ("fonts/fredoka-600.ttf", "svg/logo.svg", "icon.png"):
        shutil.copyfile(assets_root() / name, tmp_path / name)
    return tmp_path


@pytest.fixture
def unseen() -> Iterator[None]:
    pygame.display.init()
    pygame.font.init()
    yield
    pygame.quit()


@pytest.mark.usefixtures("unseen")
@pytest.mark.parametrize("spoil", SPOILS.values(), ids=SPOILS)
def test_a_picture_or_a_font_is_named(assets: Path, spoil: Spoil) -> None:
    spoil(assets / "fonts" / "fredoka-600.ttf")
    spoil(assets / "svg" / "logo.svg")
    art = Art(assets)
    for ask, name in (
        (lambda: art.font("fredoka-600", 20), "fredoka-600.ttf"),
        (lambda: art.picture("logo", 40, 40), "logo.svg"),
        (lambda: art.scenery("logo", 40, 40), "logo.svg"),
    ):
        with pytest.raises(ShippedError) as caught:
            ask()
        assert Path(str(caught.value.facts["path"])).name == name


@pytest.mark.parametrize("spoil", SPOILS.values(), ids=SPOILS)
def test_the_windows_icon_is_named_and_not_taken_for_a_missing_screen(
    assets: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spoil: Spoil
) -> None:
    spoil(assets / "icon.png")
    monkeypatch.setattr("game.app.window.assets_root", lambda: assets)
    with pytest.raises(ShippedError) as caught:
        app.run(Launch(tmp_path / "data"))
    assert caught.value.facts["path"] == assets / "icon.png"
    pygame.quit()


@pytest.fixture
def spoken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The program's texts, in a folder that may be spoiled."""
    shutil.copytree(Path(texts.__file__).parents[1] / "strings", tmp_path / "strings")
    monkeypatch.setattr(texts, "files", lambda package: tmp_path)
    texts.table_of.cache_clear()
    yield tmp_path / "strings"
    texts.table_of.cache_clear()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["scenes.toml", *slow(["commands.toml"])])
# an empty file is TOML, too; packages know its size
@pytest.mark.parametrize("spoil", [spoil for what, spoil in SPOILS.items() if what != "empty"])
def test_a_file_of_texts_is_named_in_the_players_language(
    spoken: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    language: str,
    name: str,
    spoil: Spoil,
) -> None:
    spoil(spoken / language / name)
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    assert main(["--version"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err == UNSAID[language].format(path=spoken / language / name) + "\n"


def test_the_one_sentence_outside_the_texts_says_what_they_say() -> None:
    for language in LANGUAGES:
        assert words(language).say("store.shipped", path="X") == UNSAID[language].format(path="X")


def test_rules_that_cannot_be_read_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.scenes.rules.files", lambda package: Path("nowhere"))
    with pytest.raises(ShippedError, match=r"RULES\.md"):
        read_rules("et_bim", "en")


@pytest.mark.parametrize("error", [ShippedError("logo.svg"), ImportError(name="pygame.mixer")])
def test_whatever_is_found_missing_later_ends_with_2_and_one_line(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    error: Exception,
) -> None:
    def run(launch: Launch) -> int:
        raise error

    monkeypatch.setattr(app, "run", run)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr("game.__main__.check_shipped", int)
    assert main(["--data-dir", str(tmp_path), "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert told.split(":")[0] in ("logo.svg", "pygame.mixer")
    assert list(tmp_path.iterdir()) == [], "no report is written: the program did not fail"


# ---------------------------------------------------------------- packages


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of three files, which this program believes to be its own."""
    listed = {}
    for name in ("assets/svg/logo.svg", "game/strings/fr/a.toml", "assets/sounds/a.ogg"):
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_bytes(b"abc")
        total = (
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"  # FIPS 180-2, B.1
        )
        listed[name] = [3, total]
    (tmp_path / places.SHIPPED).write_text(json.dumps(listed))
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    return tmp_path


def test_a_whole_package_is_found_whole(package: Path) -> None:
    assert check_shipped() == check_shipped(whole=True) == 3


@pytest.mark.parametrize("name", ["assets/svg/logo.svg", "game/strings/fr/a.toml"])
def test_a_file_of_a_package_with_another_size_is_named_at_the_start(
    package: Path, name: str
) -> None:
    for spoil in (lambda path: path.write_bytes(b"ab"), lambda path: path.unlink()):
        spoil(package / name)
        with pytest.raises(ShippedError) as caught:
            check_shipped()
        assert caught.value.facts["path"] == package / name


def test_a_missing_sound_fails_the_self_test_but_not_the_start(
    package: Path,
) -> None:
    (package / "assets/sounds/a.ogg").unlink()
    check_shipped()
    with pytest.raises(ShippedError):
        check_shipped(whole=True)


def test_the_self_test_finds_a_single_changed_byte(package: Path) -> None:
    (package / "assets/svg/logo.svg").write_bytes(b"abd")
    check_shipped()
    with pytest.raises(ShippedError):
        check_shipped(whole=True)


@pytest.mark.parametrize("content", ["", "[1]", '{"a": 1}'])
def test_a_list_that_is_none_is_named_itself(package: Path, content: str) -> None:
    (package / places.SHIPPED).write_text(content)
    with pytest.raises(ShippedError) as caught:
        check_shipped()
    assert caught.value.facts["path"] == package / places.SHIPPED


def test_messages_say_what_starts_this_program(monkeypatch: pytest.MonkeyPatch) -> None:
    assert called() == "python -m game"
    monkeypatch.setattr(sys, "argv", ["/usr/bin/faux-freres"])
    assert called() == "faux-freres"
    monkeypatch.setattr(sys, "argv", ["anything"])
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", "/opt/faux-freres/faux-freres")
    texts.table_of.cache_clear()
    assert "faux-freres play --help" in words("fr").say("commands.missing", command="play", what="")
    texts.table_of.cache_clear()


@pytest.mark.parametrize(
    ("content", "language"),
    [
        ('{"language": "en"}', "en"),
        ('{"language": null}', None),
        ('{"language": "de"}', None),
        ("[]", None),
        ("\x00", None),
        ('{"language": []}', None),
    ],
)
def test_the_language_of_the_settings_is_known_before_anything_opens(
    tmp_path: Path, content: str, language: str | None
) -> None:
    assert chosen_language(tmp_path) is None
    (tmp_path / "settings.json").write_text(content)
    assert chosen_language(tmp_path) == language
