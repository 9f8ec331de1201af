"""How the macOS package is signed and tried, with tools that write down how they were called."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

BUILD = Path(__file__).resolve().parents[2] / "build"
BUNDLE = "Faux Frères.app"
FOUR = ("CERTIFICATE_PASSWORD", "NOTARY_KEY", "NOTARY_KEY_ID", "NOTARY_ISSUER")
SECRETS = {"CERTIFICATE": "aGVsbG8=", **dict.fromkeys(FOUR, "told to nobody")}
RECORDER = """#!/usr/bin/env bash
printf '%s' "$(basename "$0")" >>"$RECORD"
printf '\\t%s' "$@" >>"$RECORD"
echo >>"$RECORD"
"""
FAKES = {
    "security": """case "$1" in
    find-identity) echo '  1) 0123ABCD "Developer ID Application: Somebody (TEAM)"' ;;
    list-keychains) [[ $# -gt 3 ]] || echo '    "/Users/some body/login.keychain-db"' ;;
    create-keychain) touch "$4" ;;
    delete-keychain) rm "$2" ;;
esac""",
    "file": 'case "$2" in *.so | *.dylib | */Python) echo Mach-O 64-bit ;; *) echo ASCII ;; esac',
    "plutil": '[[ "$2" == status ]] && echo "${NOTARY_SAYS:-Accepted}" || echo 5ca1ab1e',
    "xcrun": "",
    "codesign": "",
    "ditto": "",
    "spctl": "",
}


# ---------------------------------------------------------------- signing, with tools that note


def signed(folder: Path, **secrets: str) -> tuple[subprocess.CompletedProcess[str], list[str]]:
    """Run sign.sh in a folder of its own with tools that write down how they were called."""
    tools = folder / "tools"
    tools.mkdir()
    for name, does in FAKES.items():
        (tools / name).write_text(RECORDER + does + "\n")
    contents = folder / ".work/package/dist" / BUNDLE / "Contents"
    inner = (
        "Frameworks/pygame/base.so",
        "Frameworks/libSDL2.dylib",
        "Frameworks/Python.framework/Versions/3.13/Python",
        "Frameworks/Python.framework/Versions/3.13/Resources/Info.plist",
        "Resources/LICENSE",
    )
    for name in inner:
        (contents / name).parent.mkdir(parents=True, exist_ok=True)
        (contents / name).touch()
    python = folder / ".work/package/venv/bin/python"
    python.parent.mkdir(parents=True)
    python.write_text(RECORDER)
    for tool in (*tools.iterdir(), python):
        tool.chmod(0o755)
    (folder / "dist").mkdir()
    (folder / "dist/faux-freres-1.0.0-macos-arm64.dmg").touch()
    shutil.copytree(BUILD / "macos", folder / "build" / "macos")
    record = folder / "record"
    record.touch()
    (folder / "tmp").mkdir()
    path = f"{tools}:{os.environ['PATH']}"
    told = subprocess.run(
        ["bash", folder / "build/macos/sign.sh"],
        env={"PATH": path, "RECORD": str(record), "TMPDIR": str(folder / "tmp"), **secrets},
        capture_output=True,
        text=True,
        check=False,
    )
    return told, record.read_text("utf-8").splitlines()


def called(lines: list[str], *words: str) -> list[int]:
    """Return the places of all calls that hold these words."""
    return [place for place, line in enumerate(lines) if all(word in line for word in words)]


def test_without_secrets_nothing_is_done_and_that_is_said(tmp_path: Path) -> None:
    told, lines = signed(tmp_path)
    assert (told.returncode, lines) == (0, [])
    assert told.stdout.startswith("::notice::No certificate")


def test_with_all_secrets_parts_then_the_whole_are_signed_and_notarised(
    tmp_path: Path,
) -> None:
    told, lines = signed(tmp_path, **SECRETS)
    assert told.returncode == 0, told.stderr
    parts = called(lines, "codesign\t--force", "--options\truntime", "Frameworks")
    assert len(parts) == 4  # two libraries, Python, and Python's framework
    [whole] = called(lines, "codesign\t--force", "--entitlements\tbuild/macos/entitlements.plist")
    [checked] = called(lines, "codesign\t--verify", "--strict")
    bundle, image = called(lines, "xcrun\tnotarytool\tsubmit")
    stapled = called(lines, "xcrun\tstapler")
    [again], [sums] = called(lines, "--again"), called(lines, "--sums")
    [sealed] = [one for one in called(lines, "codesign\t--force") if ".dmg" in lines[one]]
    order = [*parts, whole, checked, bundle, stapled[0], again, sealed, image, stapled[1], sums]
    assert order == sorted(order)
    assert not any("entitlements" in lines[part] for part in parts)


def test_no_secret_is_printed_or_left_behind(tmp_path: Path) -> None:
    told, lines = signed(tmp_path, **SECRETS)
    assert SECRETS["NOTARY_KEY"] not in told.stdout + told.stderr
    assert not list((tmp_path / "tmp").iterdir())
    assert called(lines, "security\tdelete-keychain")


def test_without_a_key_for_the_notary_it_is_signed_and_that_is_said(tmp_path: Path) -> None:
    some = {name: SECRETS[name] for name in ("CERTIFICATE", "CERTIFICATE_PASSWORD")}
    told, lines = signed(tmp_path, **some)
    assert told.returncode == 0, told.stderr
    assert "::notice::No key" in told.stdout
    assert not called(lines, "notarytool")
    assert called(lines, "--again")
    assert called(lines, "--sums")


def test_what_the_notary_refuses_is_no_release(tmp_path: Path) -> None:
    told, lines = signed(tmp_path, **SECRETS, NOTARY_SAYS="Invalid")
    assert told.returncode == 1
    assert called(lines, "notarytool\tlog\t5ca1ab1e")
    assert not called(lines, "stapler")
    assert not called(lines, "--sums")
    assert not list((tmp_path / "tmp").iterdir())


# ---------------------------------------------------------------- the image, with tools that note


@pytest.mark.parametrize("failing", [False, True])
def test_the_image_is_tried_as_a_player_would_and_closed_again(
    tmp_path: Path, failing: bool
) -> None:
    started = "echo started >>$RECORD" if not failing else "exit 1"
    program = f'Contents/MacOS; printf "{started}" >"$2/Contents/MacOS/faux-freres"'
    does = {
        "hdiutil": 'if [[ $1 == attach ]]; then mkdir -p "$7/Licences"; '
        'echo >"$7/Licences/README.txt"; fi',
        "ditto": f'mkdir -p "$2"/{program}; chmod +x "$2/Contents/MacOS/faux-freres"',
        "codesign": "",
    }
    tools, record = tmp_path / "tools", tmp_path / "record"
    tools.mkdir()
    for name, what in does.items():
        (tools / name).write_text(RECORDER + what + "\n")
        (tools / name).chmod(0o755)
    shutil.copytree(BUILD / "macos", tmp_path / "build" / "macos")
    for folder in ("dist", "tmp"):
        (tmp_path / folder).mkdir()
    (tmp_path / "dist/faux-freres-1.0.0-macos-x64.dmg").touch()
    told = subprocess.run(
        ["bash", tmp_path / "build/macos/try_image.sh"],
        env={
            "PATH": f"{tools}:{os.environ['PATH']}",
            "RECORD": str(record),
            "TMPDIR": str(tmp_path / "tmp"),
        },
        capture_output=True,
        text=True,
        check=False,
    )
    lines = record.read_text("utf-8").splitlines()
    assert (told.returncode == 0) is not failing, told.stderr
    assert len(called(lines, "started")) == (0 if failing else 2)
    assert called(lines, "hdiutil\tdetach")
    assert not list((tmp_path / "tmp").iterdir())
