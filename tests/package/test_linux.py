"""The Linux package, as a stranger would use it; one that was built here (``build/package.py``).

``FAUX_FRERES_PACKAGE`` names another one's program. Without a package all this is skipped.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import drive
import pytest

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = Path(
    os.environ.get("FAUX_FRERES_PACKAGE", ROOT / ".work/package/dist/faux-freres/faux-freres")
)
INSIDE = Path("_internal")
NOBODY = 65534

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the package for Linux"),
    pytest.mark.skipif(not PROGRAM.is_file(), reason="no package was built: build/package.py"),
]


def needs(*programs: str) -> pytest.MarkDecorator:
    missing = [name for name in programs if shutil.which(name) is None]
    return pytest.mark.skipif(bool(missing), reason=f"needs {', '.join(missing)}")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program in a folder that may be spoiled."""
    folder = tmp_path_factory.mktemp("copy") / "faux-freres"
    shutil.copytree(PROGRAM.parent, folder, symlinks=True)
    return folder / PROGRAM.name


def start(program: Path, *words: str, home: Path, **more: str) -> tuple[int | None, str, str]:
    """Start it on a clean account; the status is None if it opened its window and was ended."""
    usual = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "LANG": "en_GB.UTF-8"}
    environment = {"PATH": os.environ["PATH"], "HOME": str(home), **usual, **more}
    with subprocess.Popen(
        [str(program), *words],
        env={**environment, "FAUX_FRERES_FIRST_FRAME": "1"},
        cwd=home,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as child:
        assert child.stdout is not None
        first = child.stdout.readline()
        opened = first == "first frame\n"
        if opened:
            child.terminate()
        out, err = child.communicate(timeout=60)
    return None if opened else child.returncode, "" if opened else first + out, err


def one_sentence(told: tuple[int | None, str, str]) -> str:
    status, _, err = told
    assert status == 2, told
    assert err.count("\n") == 1, err
    assert "Traceback" not in err
    return err.strip()


# ---------------------------------------------------------------- a clean account


def test_a_first_start_writes_its_files_only_into_the_usual_folder(
    copy: Path, tmp_path: Path
) -> None:
    before = drive.listed(copy.parent)
    assert start(copy, home=tmp_path) == (None, "", "")
    found = [path.relative_to(tmp_path) for path in tmp_path.rglob("*") if path.is_file()]
    assert found == [Path(".local/share/faux-freres/settings.json")]
    assert drive.listed(copy.parent) == before


def test_portable_keeps_them_beside_the_program_and_leaves_the_home_alone(
    copy: Path, tmp_path: Path
) -> None:
    assert start(copy, "--portable", home=tmp_path) == (None, "", "")
    beside = copy.parent / "faux-freres-data"
    assert [path.name for path in beside.iterdir()] == ["settings.json"]
    assert list(tmp_path.iterdir()) == []
    shutil.rmtree(beside)


@pytest.mark.skipif(os.geteuid() != 0, reason="who is not root cannot be somebody else")
@needs("setpriv")
def test_portable_beside_a_read_only_program_says_so(copy: Path, tmp_path: Path) -> None:
    for folder in (copy.parent, *copy.parents):
        if not folder.stat().st_mode & 0o001:
            folder.chmod(0o755)
    tmp_path.chmod(0o777)
    given = ("--reuid", str(NOBODY), "--regid", str(NOBODY), "--clear-groups", str(copy))
    told = start(Path("setpriv"), *given, "--portable", home=tmp_path)
    assert "may not be read or written" in one_sentence(told)


@pytest.mark.skipif(os.geteuid() != 0, reason="who is not root cannot be somebody else")
@needs("setpriv")
def test_where_nothing_can_be_kept_one_can_play_and_is_told(copy: Path, tmp_path: Path) -> None:
    for folder in (copy.parent, *copy.parents):
        if not folder.stat().st_mode & 0o001:
            folder.chmod(0o755)
    tmp_path.chmod(0o555)
    given = ("--reuid", str(NOBODY), "--regid", str(NOBODY), "--clear-groups", str(copy))
    status, _, err = start(Path("setpriv"), *given, home=tmp_path)
    tmp_path.chmod(0o755)
    assert status is None, "the window opened"
    assert err.count("\n") == 1
    assert "settings.json: this may not be read or written" in err
    assert list(tmp_path.iterdir()) == []


def test_damaged_files_of_ones_own_are_put_aside_and_lost_by_nobody(
    copy: Path, tmp_path: Path
) -> None:
    (tmp_path / "matches").mkdir()
    spoiled = {"settings.json": "{", "statistics.json": "?", "matches/a.match": "x"}
    for name, content in spoiled.items():
        (tmp_path / name).write_text(content, encoding="utf-8")
    status, _, err = start(copy, "--data-dir", str(tmp_path), home=tmp_path)
    assert status is None, "the window opened"
    assert "Traceback" not in err
    assert (tmp_path / "settings.json.damaged").read_text("utf-8") == "{"
    assert (tmp_path / "matches" / "a.match").read_text("utf-8") == "x"


@pytest.mark.parametrize(
    ("spoken", "title"),
    [("fr_FR.UTF-8", "Ouvre la fenêtre"), ("en_GB.UTF-8", "Open the window")],
)
def test_its_language_is_the_systems(copy: Path, tmp_path: Path, spoken: str, title: str) -> None:
    told = subprocess.run(
        [str(copy), "--help"],
        env={"HOME": str(tmp_path), "LANG": spoken},
        capture_output=True,
        text=True,
        check=True,
    )
    assert title in told.stdout
    assert "faux-freres" in told.stdout.splitlines()[0]


def test_no_message_speaks_of_python(copy: Path, tmp_path: Path) -> None:
    for words in (["--help"], ["play"], ["--xyzzy"], ["play", "et_bim", "--seats", "easy,easy"]):
        _, out, err = start(copy, *words, home=tmp_path)
        assert "python" not in (out + err).lower()
        assert "faux-freres" in out + err


@needs("strace", "xvfb-run")
def test_it_speaks_to_no_network_and_starts_no_program_but_its_own(
    copy: Path, tmp_path: Path
) -> None:
    log = tmp_path / "calls"
    calls = ("strace", "-f", "-qq", "-e", "trace=socket,connect,execve", "-o", str(log))
    table = ("watch", "et_bim", "--seats", "easy,easy,easy,easy", "--data-dir", str(tmp_path / "d"))
    subprocess.run(
        ["xvfb-run", "-a", "timeout", "12", *calls, str(copy), *table],
        env={"PATH": os.environ["PATH"], "HOME": str(tmp_path), "SDL_AUDIODRIVER": "dummy"},
        check=False,
        timeout=60,
        stderr=subprocess.DEVNULL,
    )
    told = log.read_text("utf-8", "replace")
    assert "AF_UNIX" in told, "an X server was spoken to"
    families = set(re.findall(r"socket\((AF_\w+)", told))
    assert families <= {"AF_UNIX", "AF_NETLINK"}, families  # the latter: gamepads that come and go
    begun = set(re.findall(r'execve\("([^"]+)".*\) = 0$', told, flags=re.MULTILINE))
    assert begun == {str(copy)}
    assert len(list((tmp_path / "d" / "matches").iterdir())) == 1


# ---------------------------------------------------------------- what is missing or damaged


@pytest.mark.parametrize(
    "name",
    [
        "assets/fonts/fredoka-600.ttf",
        "assets/svg/logo.svg",
        "assets/icon.png",
        "assets/palette.json",
        "game/strings/fr/scenes.toml",
        "game/games/et_bim/RULES.fr.md",
        "game/strings",
        "assets",
        "shipped.json",
        "pygame",
        "pydantic_core",
    ],
)
@pytest.mark.parametrize("spoken", ["en_GB.UTF-8", "fr_FR.UTF-8"])
def test_what_is_missing_is_named_with_its_cure(
    copy: Path, tmp_path: Path, name: str, spoken: str
) -> None:
    place, aside = copy.parent / INSIDE / name, tmp_path / "aside"
    place.rename(aside)
    try:
        said = one_sentence(start(copy, home=tmp_path, LANG=spoken))
    finally:
        aside.rename(place)
    assert name.split("/", maxsplit=1)[0].removesuffix(".json") in said
    assert ("Unpack" if spoken.startswith("en") else "Dépliez") in said
    assert ("reinstall" if spoken.startswith("en") else "réinstallez") in said


@pytest.mark.parametrize(
    "name",
    ["assets/svg/logo.svg", "assets/fonts/fredoka-600.ttf", "game/strings/en/scenes.toml"],
)
@pytest.mark.parametrize("short", [True, False])
def test_what_is_damaged_is_named_with_its_cure(
    copy: Path, tmp_path: Path, name: str, short: bool
) -> None:
    place = copy.parent / INSIDE / name
    whole = place.read_bytes()
    place.write_bytes(whole[:100] if short else b"\x00\xff" * (len(whole) // 2))
    try:
        said = one_sentence(start(copy, home=tmp_path))
    finally:
        place.write_bytes(whole)
    assert name in said


@pytest.mark.parametrize("name", ["assets/sounds/aimed.ogg", "assets/bots/et_bim.json"])
def test_a_missing_dispensable_file_fails_the_self_test_but_not_the_start(
    copy: Path, tmp_path: Path, name: str
) -> None:
    place, aside = copy.parent / INSIDE / name, tmp_path / "aside"
    place.rename(aside)
    try:
        assert start(copy, home=tmp_path)[0] is None
        told = subprocess.run(
            [str(copy), "self-test"],
            env={"HOME": str(tmp_path), "LANG": "en_GB.UTF-8"},
            capture_output=True,
            text=True,
            check=False,
            timeout=600,
        )
    finally:
        aside.rename(place)
    assert told.returncode == 1
    assert f"FAILED: files: {place}" in told.stdout
    assert "ok: scenes" in told.stdout
    assert told.stderr == ""


# ---------------------------------------------------------------- screens, menus, a match


@pytest.mark.parametrize(
    "where", [{}, {"DISPLAY": ":4711"}, {"WAYLAND_DISPLAY": "none", "XDG_RUNTIME_DIR": "/none"}]
)
def test_without_a_display_one_sentence_says_so(
    copy: Path, tmp_path: Path, where: dict[str, str]
) -> None:
    told = start(copy, home=tmp_path, **{"SDL_VIDEODRIVER": "", **where})
    assert "no screen" in one_sentence(told)


@needs("Xvfb", "xdotool")
def test_what_a_menu_starts_says_it_in_a_box(copy: Path, tmp_path: Path) -> None:
    place, aside = copy.parent / INSIDE / "assets/icon.png", tmp_path / "aside"
    place.rename(aside)
    try:
        with drive.desktop() as desk:
            box = {"FAUX_FRERES_BOX": "1", "DISPLAY": desk.environment["DISPLAY"]}
            with subprocess.Popen(
                [str(copy)],
                # nothing of a desktop's own: its boxes look different everywhere
                env={"PATH": "", "HOME": str(tmp_path), "LANG": "en_GB.UTF-8", **box},
                stderr=subprocess.PIPE,
                text=True,
            ) as child:
                try:
                    shown: list[str] = []
                    while len(shown) < 2 and child.poll() is None:  # the first is the whole screen
                        shown = desk.do("search", "--onlyvisible", "--name", ".*").split()
                    assert child.poll() is None, "it waits until it was read"
                    desk.do("windowfocus", "--sync", shown[-1])
                    desk.key("Return")
                    _, said = child.communicate(timeout=30)
                finally:
                    child.kill()
    finally:
        aside.rename(place)
    assert child.returncode == 2
    assert "icon.png" in said


@needs("desktop-file-validate", "appstreamcli")
def test_its_menu_entry_and_its_appstream_file_are_valid(copy: Path) -> None:
    share = copy.parent / "share"
    [entry] = (share / "applications").iterdir()
    [about] = (share / "metainfo").iterdir()
    subprocess.run(["desktop-file-validate", str(entry)], check=True)
    subprocess.run(["appstreamcli", "validate", "--no-net", str(about)], check=True)
    told = subprocess.run([str(copy), "--version"], capture_output=True, text=True, check=True)
    assert f'version="{told.stdout.split()[-1]}"' in about.read_text("utf-8")


def test_it_can_be_put_into_a_menu_and_taken_out_again(copy: Path, tmp_path: Path) -> None:
    moved = tmp_path / "100 % l'été & co|"
    moved.symlink_to(copy.parent)
    home = tmp_path / "home"
    menu = [str(moved / "menu.sh")]
    environment = {"PATH": os.environ["PATH"], "HOME": str(home)}
    subprocess.run(menu, env=environment, check=True)
    entry = home / ".local/share/applications/faux-freres.desktop"
    [command] = re.findall(r"^Exec=(.*)$", entry.read_text("utf-8"), flags=re.MULTILINE)
    assert command == f'env FAUX_FRERES_BOX=1 "{str(moved).replace("%", "%%")}/faux-freres"'
    icons = sorted(path.name for path in (home / ".local/share/icons").rglob("*.png"))
    assert icons == ["faux-freres.png"] * 3
    if shutil.which("desktop-file-validate"):
        subprocess.run(["desktop-file-validate", str(entry)], check=True)
    subprocess.run([*menu, "--remove"], env=environment, check=True)
    left = [path.name for path in home.rglob("*") if path.is_file()]
    assert left in ([], ["mimeinfo.cache"])


@needs(*drive.NEEDED)
def test_a_whole_match_is_played_with_keys_and_mouse(copy: Path) -> None:
    seen = drive.drive(copy)
    assert int(str(seen["presses"])) > 0
