"""The macOS package, as far as it can be held against its promises on another system."""

from __future__ import annotations

import importlib
import platform
import plistlib
import runpy
import shutil
import sys
import unicodedata
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import platformdirs.macos
import platformdirs.unix
import pytest

from game import __version__
from game.store import places

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build"
BUNDLE = "Faux Frères.app"


class Recorded:
    """What PyInstaller's words were called with, by name."""

    def __init__(self) -> None:
        self.told: dict[str, dict[str, Any]] = {}

    def word(self, name: str) -> Callable[..., SimpleNamespace]:
        def called(*arguments: object, **more: object) -> SimpleNamespace:
            self.told[name] = more
            return SimpleNamespace(pure=[], binaries=[], datas=[], scripts=[])

        return called


def spec(monkeypatch: pytest.MonkeyPatch, folder: Path, system: str, machine: str) -> Recorded:
    """Run the spec as PyInstaller does, on another system, without PyInstaller."""
    recorded = Recorded()
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(platform, "machine", lambda: machine)
    monkeypatch.setattr(sys, "path", list(sys.path))
    hooks = ModuleType("PyInstaller.utils.hooks")
    hooks.copy_metadata = lambda name: []  # type: ignore[attr-defined]
    for name in ("PyInstaller", "PyInstaller.utils"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    monkeypatch.setitem(sys.modules, hooks.__name__, hooks)
    monkeypatch.setenv("FAUX_FRERES_ICONS", str(folder))
    words = ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")
    names: dict[str, Any] = {name: recorded.word(name) for name in words}
    names |= {"SPECPATH": str(BUILD), "workpath": str(folder)}
    runpy.run_path(str(BUILD / "faux_freres.spec"), names)
    return recorded


@pytest.mark.parametrize(("machine", "oldest"), [("arm64", "11.0"), ("x86_64", "10.13")])
def test_the_bundle_says_what_it_is(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, machine: str, oldest: str
) -> None:
    told = spec(monkeypatch, tmp_path, "darwin", machine).told
    assert told["BUNDLE"]["name"] == BUNDLE
    assert told["BUNDLE"]["bundle_identifier"] == "org.faux-freres.game"
    assert told["BUNDLE"]["version"] == __version__
    assert told["BUNDLE"]["icon"].endswith(".icns")
    assert told["EXE"]["console"] is False
    assert told["EXE"]["target_arch"] == machine
    said = plistlib.loads(plistlib.dumps(told["BUNDLE"]["info_plist"]))
    assert said["CFBundleVersion"] == __version__
    assert said["LSMinimumSystemVersion"] == oldest
    assert said["NSHighResolutionCapable"] is True
    assert said["LSApplicationCategoryType"] == "public.app-category.card-games"
    assert set(said["CFBundleLocalizations"]) == {
        path.name for path in (ROOT / "game" / "strings").iterdir() if path.is_dir()
    }
    [replays] = said["CFBundleDocumentTypes"]
    assert replays["CFBundleTypeExtensions"] == ["jsonl"]
    assert replays["CFBundleTypeRole"] == "Viewer"
    # nothing is asked for that the program never does: network, camera, microphone, contacts
    assert not [key for key in said if key.endswith("UsageDescription") or "Bonjour" in key]


def test_elsewhere_there_is_no_bundle(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    told = spec(monkeypatch, tmp_path, "linux", "x86_64").told
    assert "BUNDLE" not in told
    assert told["EXE"]["target_arch"] is None


def test_portable_files_lie_beside_a_bundle_not_in_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv(places.HOME_VARIABLE)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    for program in (tmp_path / BUNDLE / "Contents" / "MacOS" / "faux-freres", tmp_path / "faux"):
        monkeypatch.setattr(sys, "executable", str(program))
        assert places.data_root(portable=True) == tmp_path / "faux-freres-data"


def test_the_page_for_players_names_the_folders_of_their_files(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    page = (ROOT / "docs" / "install.md").read_text("utf-8")
    how = {"appname": places.APP, "appauthor": False, "roaming": True}
    for system in (platformdirs.macos.MacOS, platformdirs.unix.Unix):
        named = Path(system(**how).user_data_dir).relative_to(Path("~").expanduser())
        assert page.count(f"`~/{named.as_posix()}`") >= 2, named
    assert page.count(rf"`%APPDATA%\{places.APP}`") >= 2


@pytest.mark.slow
def test_what_may_be_done_under_the_hardened_runtime_is_spelled_right() -> None:
    may = plistlib.loads((BUILD / "macos" / "entitlements.plist").read_bytes())
    assert may == {
        "com.apple.security.cs.disable-library-validation": True,
        "com.apple.security.cs.allow-unsigned-executable-memory": True,
    }


# ---------------------------------------------------------------- the disk image


@pytest.mark.slow
def test_the_disk_image_shows_where_to_drag_the_program(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(platform, "mac_ver", lambda: ("15.5", ("", "", ""), "arm64"))
    monkeypatch.setattr(sys, "path", [str(BUILD), str(BUILD / "macos"), *sys.path])
    core = pytest.importorskip("dmgbuild.core", reason="extra dev")
    disk_image = importlib.import_module("disk_image")
    mounted, asked = tmp_path / "mounted", []
    mounted.mkdir()

    def hdiutil(*words: str, plist: bool = True) -> tuple[int, dict[str, Any]]:
        asked.append(words)
        return 0, {"system-entities": [{"dev-entry": "disk9", "mount-point": str(mounted)}]}

    def tool(words: list[str], **more: Any) -> int:
        if words[0].endswith("tiffutil"):
            shutil.copyfile(words[-3], words[-1])
        elif words[0].endswith("ditto"):
            shutil.copytree(words[1], words[2])
        return 0

    monkeypatch.setattr(core, "hdiutil", hdiutil)
    monkeypatch.setattr(core.subprocess, "call", tool)
    monkeypatch.setattr(core.subprocess, "check_call", tool)
    monkeypatch.setattr(core.Alias, "for_file", lambda path: core.Alias())
    monkeypatch.setattr(core.Alias, "to_bytes", lambda alias: b"where the picture lies")
    bundle = tmp_path / BUNDLE
    (bundle / "Contents/Resources/licences").mkdir(parents=True)
    disk_image.make(bundle, tmp_path / "out.dmg")

    assert (
        mounted / disk_image.LICENCES / ".."
    ).resolve() == mounted / BUNDLE / "Contents/Resources"
    assert (mounted / disk_image.FOLDER).readlink() == Path("/Applications")
    with importlib.import_module("ds_store").DSStore.open(str(mounted / ".DS_Store")) as finder:
        there = {entry.filename: entry.value for entry in finder if entry.code == b"Iloc"}
    assert there == {
        unicodedata.normalize("NFD", BUNDLE): disk_image.PROGRAM_AT,
        disk_image.FOLDER: disk_image.FOLDER_AT,
        disk_image.LICENCES: disk_image.LICENCES_AT,
    }
    [converted] = [words for words in asked if words[0] == "convert"]
    assert "UDZO" in converted
    assert str(tmp_path / "out.dmg") in converted
