"""What a release is made of is pinned; the script that builds it helps, and repeats itself."""

from __future__ import annotations

import contextlib
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
LOCK = ROOT / "build" / "requirements-release.txt"
PIN = re.compile(
    r"([a-z0-9-]+)==([0-9][0-9a-z.]*)( ; [^\\]+)?((?: \\\n    --hash=sha256:[0-9a-f]{64})+)\n"
)
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
Script = Callable[[str], ModuleType]


def pins() -> dict[str, tuple[str, str]]:
    """By name, the version in the lock, and for which systems."""
    return {
        name: (version, mark) for name, version, mark, _ in PIN.findall(LOCK.read_text("utf-8"))
    }


def test_each_line_is_a_version_with_its_hashes_and_none_names_a_host() -> None:
    text = LOCK.read_text("utf-8")
    comment, _, rest = text.partition("\n")
    assert comment.startswith("# ")
    assert PIN.sub("", rest) == "", "nothing else stands there: no index, no link, no path"
    assert len(pins()) == len(PIN.findall(rest)) > 15


def test_it_fits_what_the_project_asks_for_on_every_system() -> None:
    project = PROJECT["project"]
    asked = [*project["dependencies"], *project["optional-dependencies"]["package"]]
    for one in map(Requirement, [*asked, *PROJECT["build-system"]["requires"]]):
        version, mark = pins()[canonicalize_name(one.name)]
        assert one.specifier.contains(version, prereleases=True), one
        assert ("darwin" in mark) == ("darwin" in str(one.marker)), one
    assert {"pefile", "pywin32-ctypes", "macholib"} <= set(pins()), "other systems' too"


def test_compiled_parts_are_there_for_every_system_and_python() -> None:
    hashes = {
        name: rest.count("sha256") for name, _, _, rest in PIN.findall(LOCK.read_text("utf-8"))
    }
    for name in ("pygame-ce", "pydantic-core", "pillow"):
        assert hashes[name] > 20, f"{name}: a few systems' wheels alone"


@pytest.fixture
def package(script: Script, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """The script, that runs nothing and notes what it would."""
    found: Any = script("package")
    found.told = []
    monkeypatch.setattr(found, "WORK", tmp_path / "work")
    monkeypatch.setattr(found, "run", lambda *told, **more: found.told.append((told, more)))
    return found


@pytest.mark.parametrize(("word", "status"), [("--help", 0), ("-h", 0), ("--hlep", 2), ("here", 2)])
def test_who_asks_for_help_or_mistypes_builds_nothing(
    package: Any, capsys: pytest.CaptureFixture[str], word: str, status: int
) -> None:
    with pytest.raises(SystemExit) as ended:
        package.main([word])
    assert ended.value.code == status
    said = capsys.readouterr()
    assert "--sums" in said.out + said.err
    assert package.told == []
    assert not package.WORK.exists()


def test_a_release_installs_what_the_lock_names_and_nothing_else(
    package: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("venv.create", lambda *_, **__: None)
    package.environment()
    [(first, _), (second, _)] = package.told
    assert {"--require-hashes", ":all:", LOCK} <= set(first)
    assert {"--no-deps", "--no-index", "--no-build-isolation"} <= set(second)
    assert package.LOCK == LOCK


def test_neither_chance_nor_the_clock_has_a_say_in_a_build(package: Any, tmp_path: Path) -> None:
    with contextlib.suppress(OSError):  # nothing was drawn, so there is no icon to copy
        package.build()
    [more] = [more for told, more in package.told if "PyInstaller" in told]
    assert more["PYTHONHASHSEED"] == "0"
    assert more["SOURCE_DATE_EPOCH"].isdigit()
    made = []
    for turn in ("first", "second"):
        program = tmp_path / turn
        (program / "inner").mkdir(parents=True)
        for name in ("b", "a") if made else ("a", "b"):
            (program / "inner" / name).write_bytes(name.encode())
        package.tar_up(program, tmp_path / f"{turn}.tar.gz", "faux-freres")
        made.append((tmp_path / f"{turn}.tar.gz").read_bytes())
    assert made[0] == made[1]
