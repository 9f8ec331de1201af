"""Every ruling that is cited stands in a page of rulings, and every ruling there has a test."""

from __future__ import annotations

import ast
import re
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from game.games import shelf
from tests.house.written import COMMENT_OR_STRING, ROOT, in_git, prose

FAMILY = "gangs"
MEMBERS = ("et_bim", "witty_zibi")
PAGES = {FAMILY: ROOT / "game" / FAMILY / "RULINGS.md"} | {
    name: ROOT / "game" / "games" / name / "RULINGS.md" for name in shelf()
}
"""The page of each game, and the one of the family that two of them share."""
LETTERS = {"et_bim": "E", "witty_zibi": "Z", "mets_ton_slip": "M", "le_boulet": "B", "wombat": "W"}
BANANAS = {"B10", "B20", "B30", "B40"}
"""Cards of Witty Zibi, and one that there is not."""
ENTRY = re.compile(r"^- \*\*([EZMBW]\d+)\*\* (.+?)(?=^- |^#|\Z)", re.MULTILINE | re.DOTALL)
SOURCE = re.compile(r" — ((not in the )?rulebook\b[^—]*|the cards page\b[^—]*)$")
TEST = re.compile(r"^ *def test_((?:[ezmbw]\d+_)+)", re.MULTILINE)
HOUSE = ROOT / "tests" / "house"
"""What stands there speaks of citations, and makes none."""


SECTION = re.compile(
    r"(?:^|[(;,] ?|\bsections? )([1-6]\.\d{1,2}b?(?:\.\d{1,2})?)(?=[;,):]| to [1-6]\.\d|$)",
    re.MULTILINE,
)
"""A number as sections of a specification have it, where a ruling would be cited."""


@cache
def rulings(home: str) -> dict[str, str]:
    """The rulings of a game or of the family, by number."""
    found = ENTRY.findall(PAGES[home].read_text("utf-8"))
    return {number: " ".join(text.split()) for number, text in found}


def home_of(path: Path) -> str | None:
    """The game or family that a file is about; None if it may be about any."""
    for part in path.relative_to(ROOT).with_suffix("").parts:
        if part in PAGES:
            return part
    if path.is_relative_to(ROOT / "tests" / "scenarios"):
        return "et_bim"
    return None


def seen_from(home: str | None) -> set[str]:
    """The pages whose rulings a file of a game may cite."""
    if home is None:
        return set(PAGES)
    if home == FAMILY:
        return {FAMILY, *MEMBERS}
    return {FAMILY, home} if home in MEMBERS else {home}


def named(source: str) -> Iterator[str]:
    """The rulings that test functions of a Python file are named after."""
    for numbers in TEST.findall(source):
        yield from numbers.upper().rstrip("_").split("_")


def claims(path: Path) -> Iterator[str]:
    """What the tests of a file say that they prove: names and docstrings, or names of cases."""
    text = path.read_text("utf-8")
    if path.suffix == ".toml":
        yield from (case["name"] for case in tomllib.loads(text)["case"])
    elif path.suffix == ".py":
        yield from named(text)
        for node in ast.walk(ast.parse(text)) if numbers_in(path, text) else ():
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield ast.get_docstring(node) or ""


def numbers_in(path: Path, words: str) -> set[str]:
    """The rulings that words of a file cite."""
    cards = BANANAS if home_of(path) in (FAMILY, *MEMBERS) else set()
    return set(re.findall(r"[EZMBW](?<=\b.)\d{1,2}\b", words)) - cards


@cache
def cited(path: Path) -> set[str]:
    """The rulings that a file cites."""
    source = path.read_text("utf-8")
    names = named(source) if path.suffix == ".py" else ()
    said = prose(path) if numbers_in(path, source) else ""
    return numbers_in(path, "\n".join([said, *names]))


@cache
def proved(path: Path) -> set[str]:
    """The rulings that tests or scenarios of a file are about."""
    return numbers_in(path, "\n".join(claims(path)))


def citing() -> list[Path]:
    """The files in which rulings may be cited."""
    paths = in_git("*.md", "game/*.py", "tests/*.py", "game/*.toml", "tests/scenarios/*.toml")
    return [path for path in paths if path.name != "RULINGS.md" and path.parent != HOUSE]


def test_every_page_has_rulings_of_its_own_letter_each_once() -> None:
    for home, page in PAGES.items():
        written = re.findall(r"^- ", page.read_text("utf-8"), re.MULTILINE)
        letter = LETTERS.get(home, "E")
        numbers = [number for number, _ in ENTRY.findall(page.read_text("utf-8"))]
        assert {number[0] for number in numbers} == {letter}, home
        assert len(written) == len(set(numbers)) > 30, home
    every = Counter(number for home in PAGES for number in rulings(home))
    assert [number for number, times in every.items() if times > 1] == []


@pytest.mark.parametrize("home", PAGES)
def test_every_ruling_is_short_and_says_where_it_comes_from(home: str) -> None:
    for number, text in rulings(home).items():
        source = SOURCE.search(text)
        assert source, f"{number} does not say where it comes from"
        sentences = re.findall(r"[.?!](?= |$)", text[: source.start()])
        assert 1 <= len(sentences) <= 4, number


def test_every_ruling_that_is_cited_is_written_down() -> None:
    missing = defaultdict(list)
    for path in citing():
        known = {number for home in seen_from(home_of(path)) for number in rulings(home)}
        for number in sorted(cited(path) - known):
            missing[number].append(path.relative_to(ROOT).as_posix())
    assert dict(missing) == {}


def test_no_rule_is_cited_by_the_number_of_a_section() -> None:
    sections = {}
    for path in citing():
        source = path.read_text("utf-8")
        if home_of(path) and path.suffix == ".py":
            texts = (found[0].strip("\"'") for found in COMMENT_OR_STRING.finditer(source))
            near = re.search(r"[1-6]\.\d", source) and any(map(SECTION.search, texts))
            sections[path] = SECTION.findall(prose(path)) if near else []
        elif path.name == "said.toml" or path.is_relative_to(ROOT / "tests" / "scenarios"):
            words = re.findall(r"^#.*|\"[^\"\n]*", source, re.MULTILINE)
            sections[path] = SECTION.findall("\n".join(word.strip('"') for word in words))
    assert {path: found for path, found in sections.items() if found} == {}


@pytest.mark.parametrize("home", PAGES)
def test_every_ruling_has_a_test_or_a_scenario(home: str) -> None:
    tests = [path for path in citing() if path.is_relative_to(ROOT / "tests")]
    tested = {
        number for path in tests if home in seen_from(home_of(path)) for number in proved(path)
    }
    assert sorted(set(rulings(home)) - tested) == []
