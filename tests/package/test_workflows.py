"""What the workflows promise, held against what is there; none is run here."""

from __future__ import annotations

import hashlib
import importlib
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import yaml

from game import __version__

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build"

FILES = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
WORKFLOWS = {path.stem: yaml.safe_load(path.read_text("utf-8")) for path in FILES}
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
ELSEWHERE = {"choco", "gh"}
"""Commands that GitHub's machines have."""
SIGNING = {"bash build/macos/sign.sh", "python build/windows/sign.py"}
PINNED = re.compile(r"uses: ([\w-]+/[\w-]+)@([0-9a-f]{40}) # (v\d+\.\d+\.\d+)$", re.MULTILINE)


def steps(*names: str) -> list[dict[str, Any]]:
    """Every step of some workflows, or of all."""
    return [
        step
        for name in names or WORKFLOWS
        for job in WORKFLOWS[name]["jobs"].values()
        for step in job["steps"]
    ]


def imported(name: str, monkeypatch: pytest.MonkeyPatch, *folders: str) -> ModuleType:
    """Return a script of the build, loaded as if it had been started."""
    monkeypatch.setattr(sys, "path", [str(BUILD / one) for one in ("", *folders)] + sys.path)
    return importlib.import_module(name)


# ---------------------------------------------------------------- what they call


def test_workflows_call_only_commands_and_files_that_exist() -> None:
    called = 0
    for step in steps():
        for line in filter(None, step.get("run", "").splitlines()):
            command, *words = shlex.split(line)
            called += 1
            if command in ELSEWHERE:
                continue
            assert command in {"python", "python3", "bash"}, line
            if words[0] == "-m":
                there = words[1] in {"pip", "pytest"} or (ROOT / words[1] / "__main__.py").is_file()
            else:
                there = (ROOT / words[0]).is_file()
            assert there, line
    assert called >= 8


def test_pythons_are_those_of_the_project() -> None:
    said = [one.rpartition(" ")[2] for one in PROJECT["classifiers"] if re.search(r":: 3\.", one)]
    for job in WORKFLOWS["test"]["jobs"].values():  # the tests, and all slower checks
        assert job["strategy"]["matrix"]["python"] == said
    assert PROJECT["requires-python"] == f">={said[0]}"
    set_up = [step["with"]["python-version"] for step in steps() if "setup-python" in str(step)]
    assert {one for one in set_up if "matrix" not in one} <= set(said)


def test_the_tests_are_those_of_the_readme_on_three_systems() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    [line] = [
        line for line in readme.splitlines() if line.startswith("python3") and "pytest" in line
    ]
    theirs = [part.replace(".venv/bin/", "") for part in line.split(" && ")[1:]]
    ours = [step["run"] for step in WORKFLOWS["test"]["jobs"]["tests"]["steps"] if "run" in step]
    assert ours[: len(theirs)] == theirs
    systems = WORKFLOWS["test"]["jobs"]["tests"]["strategy"]["matrix"]["system"]
    assert {one.split("-")[0] for one in systems} == {"ubuntu", "windows", "macos"}


def test_what_a_release_gathers_is_what_its_machines_make(monkeypatch: pytest.MonkeyPatch) -> None:
    package, release = imported("package", monkeypatch), imported("release", monkeypatch)
    made = []
    for one in WORKFLOWS["release"]["jobs"]["package"]["strategy"]["matrix"]["include"]:
        system, _, machine = one["package"].partition("-")
        systems = {name: key for key, name in package.SYSTEMS.items()}
        made.append(f"{one['package']}{package.ENDINGS[systems[system]]}")
        assert machine in package.MACHINES.values()
    installer = (BUILD / "windows" / "installer.py").read_text("utf-8")
    assert "-windows-x64-setup.exe" in installer
    assert set(release.PACKAGES) == {*made, "windows-x64-setup.exe"}
    page = (ROOT / "docs" / "install.md").read_text("utf-8")
    for name in release.PACKAGES:
        assert f"`…-{name}`" in page


# ---------------------------------------------------------------- what they may do


def test_every_action_is_named_by_its_commit() -> None:
    pins = {}
    for path in FILES:
        text = path.read_text("utf-8")
        found = PINNED.findall(text)
        assert len(found) == text.count("uses:")
        for action, commit, version in found:
            assert pins.setdefault(action, (commit, version)) == (commit, version)
            assert action.startswith("actions/")  # GitHub's own


def test_only_what_drafts_a_release_may_write() -> None:
    writing = set()
    for name, workflow in WORKFLOWS.items():
        assert "write" not in str(workflow["permissions"])
        for job, body in workflow["jobs"].items():
            if "write" in str(body.get("permissions", "")):
                writing.add((name, job, str(body["permissions"])))
    assert writing == {("release", "draft", "{'contents': 'write'}")}
    draft = WORKFLOWS["release"]["jobs"]["draft"]
    assert draft["if"] == "github.ref_type == 'tag'"
    assert "pip" not in str(draft["steps"])
    assert "--draft" in draft["steps"][-1]["run"]


def test_secrets_reach_the_signing_scripts_alone_and_are_explained() -> None:
    page = (ROOT / "docs" / "releasing.md").read_text("utf-8")
    text = "".join(path.read_text("utf-8") for path in FILES)
    named = re.findall(r"secrets\.(\w+)", text)
    seen = []
    for step in steps():
        if "secrets." in str(step):
            assert step["run"] in SIGNING
            seen += step["env"].values()
            script = (ROOT / step["run"].split()[1]).read_text("utf-8")
            for variable in step["env"]:
                assert variable in script
    assert len(seen) == len(named) > 0
    for name in named:
        assert f"`{name}`" in page


# ---------------------------------------------------------------- what the release is made of


def laid(folder: Path, names: list[str]) -> None:
    for name in names:
        (folder / name).write_bytes(name.encode())
        total = hashlib.sha256(name.encode()).hexdigest()
        (folder / f"{name}.sha256").write_text(f"{total}  {name}\n")


def test_a_release_is_gathered_only_when_it_is_whole(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    release = imported("release", monkeypatch)
    monkeypatch.setattr(release, "changes", lambda: "Everything is new.")
    monkeypatch.setenv(release.TAG, "v1")
    laid(tmp_path, release.packages()[1:])
    with pytest.raises(SystemExit, match=r"missing: .*linux-x64\.tar\.gz"):
        release.main(["gather", str(tmp_path)])
    laid(tmp_path, release.packages())
    spoilt = tmp_path / release.packages()[2]
    whole = spoilt.read_bytes()
    spoilt.write_bytes(b"spoilt")
    with pytest.raises(SystemExit, match="is not what"):
        release.main(["gather", str(tmp_path)])
    spoilt.write_bytes(whole)
    assert release.main(["gather", str(tmp_path)]) == 0
    checked = [line.split("  ")[1] for line in (tmp_path / "SHA256SUMS").read_text().splitlines()]
    assert checked == release.packages()
    assert (tmp_path / "notes.md").read_text("utf-8").startswith("Everything is new.")


def test_a_tag_is_the_programs_version_and_the_changelog_speaks_of_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    release = imported("release", monkeypatch)
    monkeypatch.setattr(release.contents, "ROOT", tmp_path)
    monkeypatch.setattr(release.contents, "version", lambda: __version__)
    log = tmp_path / "CHANGELOG.md"
    log.write_text(f"# Changelog\n\n## [Unreleased]\n\n## [{__version__}] - 2026-01-01\n\n- New.\n")
    release.check(f"v{__version__}")
    assert release.changes() == "- New."
    for tag in ("", "v0.0.0", __version__):
        with pytest.raises(SystemExit, match="the program says"):
            release.check(tag)
    log.write_text("# Changelog\n\n## [Unreleased]\n\n- New.\n")
    with pytest.raises(SystemExit, match="no section"):
        release.check(f"v{__version__}")


# ---------------------------------------------------------------- what others say of them


@pytest.mark.slow
def test_zizmor_finds_nothing() -> None:
    tool = shutil.which("zizmor", path=str(Path(sys.executable).parent)) or "zizmor"
    told = subprocess.run(
        [tool, "--offline", "--persona=auditor", "--no-progress", *FILES],
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stdout + told.stderr


@pytest.mark.slow
def test_shellcheck_finds_nothing() -> None:
    tool = shutil.which("shellcheck", path=str(Path(sys.executable).parent)) or "shellcheck"
    scripts = [ROOT / ".ci" / "run", BUILD / "hooks" / "commit-msg", *sorted(BUILD.rglob("*.sh"))]
    assert len(scripts) >= 2
    subprocess.run([tool, *scripts], check=True)
    for step in steps():
        if step.get("shell", "bash") == "bash" and "run" in step:
            given = step["run"].encode()
            subprocess.run([tool, "--shell=bash", "-"], input=given, check=True)


# ---------------------------------------------------------------- signing for Windows


@pytest.fixture
def signing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> tuple[ModuleType, Path]:
    """The signing script with tools that write down how they were called, and where."""
    sign, record = imported("sign", monkeypatch, "windows"), tmp_path / "record"
    record.touch()
    tool = tmp_path / "signtool"
    tool.write_text(f'#!/usr/bin/env bash\necho "signtool $*" >>"{record}"\nexit "${{ENDS:-0}}"\n')
    tool.chmod(0o755)
    again = tmp_path / "package.py"
    again.write_text(
        f"import sys; print('package', *sys.argv[1:], file=open({str(record)!r}, 'a'))"
    )
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    monkeypatch.setattr(sign.package, "__file__", str(again))
    monkeypatch.setattr(sign.package, "DIST", tmp_path)
    (tmp_path / "faux-freres-1-windows-x64-setup.exe").write_bytes(b"installer")
    return sign, record


@pytest.mark.slow
def test_the_program_is_signed_before_it_is_packed_and_its_installer_after(
    signing: tuple[ModuleType, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    sign, record = signing
    monkeypatch.setenv(sign.CERTIFICATE, "aGVsbG8=")
    monkeypatch.setenv(sign.PASSWORD, "told to nobody")
    assert sign.main() == 0
    calls = record.read_text().splitlines()
    kinds = [" ".join(call.split()[:2]) for call in calls]
    assert kinds == [*(two := ["signtool sign", "signtool verify"]), "package --again", *two]
    assert "/td SHA256" in calls[0]
    assert calls[3].endswith("setup.exe")
    assert list(record.parent.glob("*-setup.exe.sha256"))


@pytest.mark.slow
def test_what_cannot_be_signed_ends_without_the_password(
    signing: tuple[ModuleType, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    sign, record = signing
    monkeypatch.setenv(sign.CERTIFICATE, "aGVsbG8=")
    monkeypatch.setenv(sign.PASSWORD, "told to nobody")
    monkeypatch.setenv("ENDS", "1")
    with pytest.raises(SystemExit, match=r"^signtool sign ended with 1$"):
        sign.main()
    assert "--again" not in record.read_text()


@pytest.mark.slow
def test_without_a_certificate_nothing_is_signed_and_that_is_said(
    signing: tuple[ModuleType, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    sign, record = signing
    assert sign.main() == 0
    assert record.read_text() == ""
    assert capsys.readouterr().out.startswith("::notice::No certificate")
