"""What the documents and settings of the repository promise about themselves."""

from __future__ import annotations

import re
import tomllib
from collections import defaultdict
from fnmatch import fnmatch
from functools import cache

from tests.house.written import ROOT, in_git, prose

ASSETS = ROOT / "assets"
ARCHITECTURE = ROOT / "docs" / "architecture.md"

LONGEST_SOURCE = 800
"""Lines. A module is one idea, whatever its length; above this it hardly is one."""

LONGEST_CHANGELOG, LONGEST_ENTRY = 250, 120
"""Lines, characters. An entry is one sentence in one line; what says the same is merged."""

# Put together here, so that this file does not name what it looks for.
HOSTS = (
    ("pypi", "org"),
    ("pythonhosted", "org"),
    ("npmjs", "(?:org|com)"),
    ("debian", "org"),
    ("ubuntu", "com"),
)
REGISTRIES = [re.compile(rf"{name}(?<=\b{name})\.{end}\b") for name, end in HOSTS]
MACHINE_PATHS = re.compile(r"/(?<![\w.}]/)(?:work|root|farm|home/\w+)/\w")
SHARED_PATHS = re.compile(r"shared/(?<!\wshared/)(?:design|rules|rulebooks|examples)\b")
"""Each begins with letters that are found fast."""

STATUS = r"in force(; [\d and,]+ adds? to it)?|(partly )?replaced by \d{4}( and \d{4})?"
"""What the index of decisions may say of one."""


@cache
def settings() -> str:
    return (ROOT / "pyproject.toml").read_text("utf-8")


def blocks(markdown: str) -> list[str]:
    """The fenced code blocks of a text."""
    return re.findall(r"^```\w*\n(.*?)^```", markdown, re.MULTILINE | re.DOTALL)


def test_ci_begins_with_the_test_command_of_the_readme() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    [test_command] = [
        block.strip() for block in blocks(readme) if block.rstrip().endswith("pytest")
    ]
    assert "\n" not in test_command
    script = (ROOT / ".ci" / "run").read_text("utf-8").splitlines()
    commands = [
        line
        for line in script
        if line and not line.startswith(("#", "set -euo pipefail", "shopt ", "cd "))
    ]
    assert commands[0] == test_command


def test_the_windows_lines_are_twins_of_the_others() -> None:
    play, test, windows = blocks((ROOT / "README.md").read_text("utf-8"))
    twins = [line.removeprefix('cmd /c "').removesuffix('"') for line in windows.splitlines()]

    def plain(command: str) -> str:
        command = command.replace(".venv\\Scripts\\", ".venv/bin/").replace('".[test]"', ".[test]")
        return re.sub(r"^(?:py|python3) ", "", command.strip())

    assert [plain(twin) for twin in twins] == [plain(play), plain(test)]


def test_every_link_between_our_documents_leads_somewhere() -> None:
    for document in in_git("*.md"):
        text = re.sub(r"```.*?```|`[^`]*`", "", document.read_text("utf-8"), flags=re.DOTALL)
        for link in re.findall(r"\]\(([^)#\s]+)[^)]*\)", text):
            if "://" not in link:
                assert (document.parent / link).exists(), f"{document.name}: {link}"


MADE = {"notes.md", "dist/notes.md"}
"""The page of a release, which a script writes."""


def test_what_is_written_names_only_pages_that_are_here() -> None:
    parts = [path.relative_to(ROOT).parts for path in in_git()]
    here = {"/".join(names[at:]) for names in parts for at in range(len(names))}
    decisions = {path.name[:4] for path in (ROOT / "docs" / "decisions").glob("*.md")}
    lost = []
    for path in in_git("*.py", "*.md", "*.toml", "*.yml", ".ci"):
        words = prose(path) if re.search(r"\.md\b|\bdecisions? \d", path.read_text("utf-8")) else ""
        pages = set(re.findall(r"(?<![\w:/.-])((?:[\w.-]+/)*[\w-][\w.-]*\.md)\b", words)) - MADE
        lost += [
            f"{path.relative_to(ROOT)}: {page}"
            for page in sorted(pages)
            if re.sub(r"^(\.{1,2}/)+", "", page) not in here
        ]
        lost += [
            f"{path.relative_to(ROOT)}: decision {number}"
            for number in re.findall(r"\bdecisions? (\d+)", words)
            if number.zfill(4) not in decisions
        ]
    assert lost == []


def test_every_decision_has_a_line_with_a_status_in_the_index() -> None:
    folder = ROOT / "docs" / "decisions"
    text = (folder / "README.md").read_text("utf-8")
    listed = re.findall(r"^\| \[(\d{4})\]\((.+)\) \| \S.*\. \| (.+) \|$", text, re.MULTILINE)
    pages = sorted(path.name for path in folder.glob("*.md") if path.name != "README.md")
    assert [page for _, page, _ in listed] == pages, "docs/decisions/README.md lists each page once"
    for number, page, status in listed:
        assert page.startswith(f"{number}-")
        assert re.fullmatch(STATUS, status), f"{page}: {status}"
        later = re.findall(r"\d{4}", status)
        assert all(any(one.startswith(name) for one in pages) for name in later), page
        assert all(name > number for name in later), f"{page} is changed by later pages alone"


def test_no_file_names_a_registry_or_a_path_of_one_machine() -> None:
    for path in in_git():
        try:
            text = path.read_text("utf-8")
        except UnicodeDecodeError:
            continue
        name = path.relative_to(ROOT)
        for pattern in (*REGISTRIES, MACHINE_PATHS, SHARED_PATHS):
            found = pattern.search(text)
            assert found is None, f"{name}: {found and found[0]}"


def test_every_row_of_bad_input_names_tests_that_are_there() -> None:
    text = (ROOT / "docs" / "bad-input.md").read_text("utf-8")
    lines = [line for line in text.splitlines() if line.startswith("|")]
    rows = [re.split(r" *(?<!\\)\| *", line.strip("| ")) for line in lines]
    rows = [row for row in rows if row[-1] != "proved by" and not set(row[-1]) <= set("-")]
    assert len(rows) > 40
    for row in rows:
        assert len(row) == 4, row
        assert all(row), row
        tests = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", row[3])
        assert tests, row
        assert len(tests) == row[3].count("`") / 2, row
        for path, name in tests:
            assert f"\ndef {name}(" in (ROOT / path).read_text("utf-8"), f"{path}::{name}"


def test_nothing_is_locked_and_build_is_not_ignored() -> None:
    names = {path.name for path in in_git()}
    assert not names & {"uv.lock", "poetry.lock", "pdm.lock", "Pipfile.lock", "pylock.toml"}
    ignored = (ROOT / ".gitignore").read_text("utf-8").splitlines()
    assert not {"build", "build/", "/build", "/build/"} & set(ignored)


def test_every_asset_is_credited_and_every_credit_has_an_asset() -> None:
    listed = (ASSETS / "CREDITS.md").read_text("utf-8")
    rows = [row.split("|") for row in listed.splitlines() if row.startswith("| `")]
    patterns = [name for row in rows for name in re.findall(r"`([^`]+)`", row[1])]
    names = {
        path.relative_to(ASSETS).as_posix()
        for path in in_git("assets")
        if path.name != "CREDITS.md" and not path.is_relative_to(ASSETS / "sources")
    }
    assert [name for name in sorted(names) if not any(fnmatch(name, p) for p in patterns)] == []
    assert [pattern for pattern in patterns if not any(fnmatch(n, pattern) for n in names)] == []
    assert [row[1] for row in rows if len(row) < 6 or not (row[3].strip() and row[4].strip())] == []


def test_every_dependency_is_named_in_third_party() -> None:
    project = tomllib.loads(settings())
    wanted = [
        *project["build-system"]["requires"],
        *project["project"]["dependencies"],
        *(name for names in project["project"]["optional-dependencies"].values() for name in names),
    ]
    named = (ROOT / "THIRD_PARTY.md").read_text("utf-8")
    for requirement in wanted:
        name = re.split(r"[\[<>=~! ]", requirement)[0]
        assert name == "faux-freres" or re.search(rf"\b{re.escape(name)}\b", named), name


def test_every_ignored_lint_rule_has_its_reason_beside_it() -> None:
    lists = re.findall(
        r"^(?:ignore|\"[^\"]+\") = \[\n(.*?)^\]", settings(), re.MULTILINE | re.DOTALL
    )
    lines = [line for block in lists for line in block.splitlines()]
    lines = [line for line in lines if re.match(r'\s*"[A-Z]+\d*"', line)]
    assert lines
    for line in lines:
        assert re.fullmatch(r'\s*"[A-Z]+\d*",\s+# \S.{10,}', line), line
    for path in in_git("game/*.py"):
        for line in path.read_text("utf-8").splitlines():
            if "# noqa" in line:
                assert re.search(r"# noqa: [A-Z]+\d+(?:, [A-Z]+\d+)* \S+", line), f"{path}: {line}"


def test_the_version_stands_in_one_place() -> None:
    version = re.search(r'__version__ = "([^"]+)"', (ROOT / "game/__init__.py").read_text("utf-8"))
    assert version
    assert "version" in tomllib.loads(settings())["project"]["dynamic"]
    assert f'"{version[1]}"' not in settings()


def test_the_changelog_is_short_and_has_this_version() -> None:
    version = re.search(r'__version__ = "([^"]+)"', (ROOT / "game/__init__.py").read_text("utf-8"))
    lines = (ROOT / "CHANGELOG.md").read_text("utf-8").splitlines()
    assert version
    assert any(line.startswith(f"## [{version[1]}] - ") for line in lines)
    assert len(lines) <= LONGEST_CHANGELOG
    entries = [line.removeprefix("- ") for line in lines if line.startswith("- ")]
    assert [entry for entry in entries if len(entry) > LONGEST_ENTRY or entry[-1] != "."] == []
    assert [line for line in lines if line.startswith(" ")] == []


def test_no_source_file_is_two_rooms() -> None:
    long = {
        path.relative_to(ROOT).as_posix(): lines
        for path in in_git("game/*.py")
        if (lines := len(path.read_text("utf-8").splitlines())) > LONGEST_SOURCE
    }
    assert long == {}


def test_the_architecture_draws_the_rooms_of_the_contract() -> None:
    contracts = tomllib.loads(settings())["tool"]["importlinter"]["contracts"]
    [layers] = [contract["layers"] for contract in contracts if contract["id"] == "rooms"]
    drawing = blocks(ARCHITECTURE.read_text("utf-8"))[0].split("\n\n")[0]
    drawn = [re.split(" {3,}", line)[0].split() for line in drawing.splitlines()]
    assert drawn == [layer.split(" | ") for layer in layers]


def test_every_file_that_the_architecture_names_is_there() -> None:
    folders = [ROOT / "game" / "gangs", *(ROOT / "game" / "games").iterdir()]
    text = re.sub(r"```.*?```", "", ARCHITECTURE.read_text("utf-8"), flags=re.DOTALL)
    named = [name for name in re.findall(r"`([^` ]+)`", text) if re.search(r"/|\.py$", name)]
    assert len(named) > 60
    for name in named:
        if name.startswith("GAME/"):
            part = name.removeprefix("GAME/").rstrip("/")
            found = any((folder / part).exists() for folder in folders)
            found |= any((folder / f"{part}.py").exists() for folder in folders)
        else:
            pattern = name.replace("GAME", "*")
            found = any(any(root.glob(pattern)) for root in (ROOT / "game", ROOT))
            found |= name == name.strip("/") and any(ROOT.glob(f"game/**/{name}"))
        assert found, name


def test_every_method_that_the_architecture_names_is_defined() -> None:
    named = re.findall(r"`([A-Z][a-z]\w+)\.(\w+)`", ARCHITECTURE.read_text("utf-8"))
    assert len(named) > 20
    classes = defaultdict(list)
    for path in in_git("game/*.py"):
        for one in path.read_text("utf-8").split("\nclass ")[1:]:
            classes[re.split(r"\W", one, maxsplit=1)[0]].append(one)
    for owner, name in named:
        assert any(f"\n    def {name}(" in one for one in classes[owner]), f"{owner}.{name}"
