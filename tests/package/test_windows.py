"""The Windows package, as far as that can be seen elsewhere; ``build/wine_smoke.sh`` builds it."""

from __future__ import annotations

import builtins
import ctypes
import io
import re
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from game import __version__

pytestmark = pytest.mark.slow

Script = Callable[[str], ModuleType]
ROOT = Path(__file__).resolve().parents[2]


# ---------------------------------------------------------------- the program


def test_the_version_resource_says_the_programs_version(script: Script) -> None:
    resource = script("version_resource")
    kinds = ("StringFileInfo", "StringTable", "VarFileInfo", "VarStruct")
    notation: dict[str, Any] = {kind: lambda *told: told for kind in kinds}
    notation["StringStruct"] = lambda name, text: (name, text)
    notation["FixedFileInfo"] = notation["VSVersionInfo"] = lambda **told: told
    told = eval(resource.text(__version__), {}, notation)  # noqa: S307 as PyInstaller reads it
    ([(language, texts)],), ([(_, spoken)],) = told["kids"]
    said = dict(texts)
    assert said["FileVersion"] == said["ProductVersion"] == __version__
    assert said["ProductName"] == said["FileDescription"] == "Faux Frères"
    assert said["OriginalFilename"] == "faux-freres.exe"
    assert language == "".join(f"{part:04X}" for part in spoken)
    three = tuple(int(part) for part in __version__.split(".")[:3])
    assert told["ffi"]["filevers"] == told["ffi"]["prodvers"] == (*three, 0)


@pytest.mark.parametrize(
    ("version", "four"), [("1.0.0", (1, 0, 0, 0)), ("12.3.45rc1", (12, 3, 45, 0))]
)
def test_windows_gets_four_numbers(version: str, four: tuple[int, ...], script: Script) -> None:
    assert script("version_resource").numbers(version) == four


@pytest.mark.parametrize("version", ["1.0", "next", "1.70000.0"])
def test_what_windows_cannot_number_is_refused(version: str, script: Script) -> None:
    with pytest.raises(ValueError, match=re.escape(version)):
        script("version_resource").numbers(version)


def test_each_library_of_pygames_goes_in_once_beside_its_modules(
    script: Script,
) -> None:
    contents = script("contents")
    wheel = r"C:\Lib\site-packages\pygame"
    given = [
        ("SDL2.dll", rf"{wheel}\SDL2.dll", "BINARY"),
        ("libpng16-16.dll", rf"{wheel}\libpng16-16.dll", "BINARY"),
        (r"pygame\base.pyd", rf"{wheel}\base.pyd", "EXTENSION"),
        (r"pygame\SDL2.dll", rf"{wheel}\SDL2.dll", "BINARY"),
        ("python313.dll", r"C:\python313.dll", "BINARY"),
    ]
    places = [place for place, _, _ in contents.in_wheels_order(given)]
    assert sorted(places) == [
        *(rf"pygame\{name}" for name in ("SDL2.dll", "base.pyd", "libpng16-16.dll")),
        "python313.dll",
    ]
    assert contents.is_dropped(r"pygame\portmidi.dll")
    assert contents.is_dropped(r"pygame\libopus-0.dll")
    assert not contents.is_dropped(r"pygame\libjpeg-62.dll")  # own pictures are kept as JPEG
    assert contents.is_dropped(r"pygame\freetype.dll")
    assert not contents.is_dropped(r"pygame\SDL2_ttf.dll")


def test_what_is_built_into_a_library_is_named_too(script: Script, tmp_path: Path) -> None:
    names = ("pygame/SDL2_ttf.dll", "pygame/libpng16-16.dll", "VCRUNTIME140.dll")
    bundled = [[name, name, "BINARY"] for name in names]
    notices = script("notices")
    rows = list(notices.library_rows(bundled, tmp_path, "_internal"))
    assert [(row.splitlines()[0], row.rsplit("file: ")[1]) for row in rows] == [
        ("SDL_ttf", "_internal/pygame/SDL2_ttf.dll"),
        ("FreeType", "_internal/pygame/SDL2_ttf.dll"),
        ("HarfBuzz", "_internal/pygame/SDL2_ttf.dll"),
        ("libpng", "_internal/pygame/libpng16-16.dll"),
        ("zlib", "_internal/pygame/SDL2_ttf.dll, _internal/pygame/libpng16-16.dll"),
    ]


# ---------------------------------------------------------------- what it says


class Fake:
    """The two calls of Windows that the hook makes."""

    def __init__(self, *, terminal: bool) -> None:
        """Begin in a terminal or without one."""
        self.terminal, self.shown = terminal, list[str]()
        self.kernel32 = SimpleNamespace(AttachConsole=lambda pid: self.terminal)
        self.user32 = SimpleNamespace(MessageBoxW=lambda *told: self.shown.append(told[1]))


def attach(hook: ModuleType, fake: Fake, monkeypatch: pytest.MonkeyPatch, *told: str) -> None:
    """Let the hook find its place in a program that was given nowhere to print to."""
    monkeypatch.setattr(ctypes, "windll", fake, raising=False)
    monkeypatch.setattr(sys, "argv", ["faux-freres.exe", *told])
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    hook.attach()


def test_a_terminal_hears_what_the_windowed_program_says(
    script: Script,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hook = script("terminal")
    opened: list[tuple[str, io.StringIO]] = []

    def device(name: str, mode: str, **more: Any) -> io.StringIO:
        opened.append((name, io.StringIO()))
        return opened[-1][1]

    with monkeypatch.context() as patched:
        patched.setattr(builtins, "open", device)
        attach(hook, Fake(terminal=True), monkeypatch, "--version")
    print("figures")
    print("sentences", file=sys.stderr)
    assert [(name, text.getvalue()) for name, text in opened] == [
        ("CONOUT$", "figures\n"),
        ("CONOUT$", "sentences\n"),
    ]


@pytest.mark.parametrize(
    ("said", "status", "shown"),
    [
        ("The disk is full.", 2, ["The disk is full."]),
        ("No sound: the system has no device.", 0, []),
        ("", 1, []),
    ],
)
def test_where_no_terminal_is_a_box_shows_why_the_program_failed(
    said: str, status: int, shown: list[str], script: Script, monkeypatch: pytest.MonkeyPatch
) -> None:
    fake = Fake(terminal=False)
    attach(script("terminal"), fake, monkeypatch)
    print(said, file=sys.stderr)
    assert script("start").show_unheard(status) == status
    assert fake.shown == shown


def test_a_process_that_thinks_for_bots_opens_no_box(
    script: Script,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hook = script("terminal")
    attach(hook, Fake(terminal=False), monkeypatch, "--multiprocessing-fork", "parent_pid=4")
    assert sys.stderr is None


def test_who_is_handed_somewhere_to_print_to_prints_there(
    script: Script,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hook, given = script("terminal"), io.StringIO()
    monkeypatch.setattr(sys, "stdout", given)
    monkeypatch.setattr(sys, "stderr", given)
    monkeypatch.setattr(ctypes, "windll", Fake(terminal=True), raising=False)
    hook.attach()
    assert sys.stdout is sys.stderr is given
