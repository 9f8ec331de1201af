"""The scenario runner: what it accepts, what it refuses, and that a wrong expectation fails."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, get_args

import pytest

from game import scenario
from game.games import rules_of
from game.games.et_bim.scenario import VOCABULARY
from game.gangs.model.actions import Action
from game.scenario.expectations import observables_of
from game.store.texts import LANGUAGES

HEAD = '[[case]]\nname = "a case"\ngame = "et_bim"\nseats = 4\n'


class Told:
    """What a run printed and returned."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err


@pytest.fixture
def told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Any:
    def run(text: str, name: str = "rules.toml") -> Told:
        file = tmp_path / name
        file.write_text(text, "utf-8")
        code = scenario.run([file])
        printed = capsys.readouterr()
        return Told(code, printed.out, printed.err)

    return run


@pytest.mark.parametrize("number", ["0x" + "f" * 17, "0b1" + "0" * 200_000, "0xf" + "f" * 9_000])
@pytest.mark.parametrize("place", ["seed = {}", "do = [{{ seat = {} }}]", "scores = {{ 0 = {} }}"])
def test_a_number_too_huge_to_be_written_down_is_refused(
    place: str, number: str, told: Any
) -> None:
    run = told(HEAD + place.format(number))
    assert run.code == 2
    assert "a huge number" in run.err


# ---------------------------------------------------------------- what fails

PLAYED = (
    HEAD
    + """
tiles = ["bogosses", "bogosses", "chicots", "chicots"]
hands = { 0 = ["D20", "D10"], 1 = ["BIM"] }
piles = { 1 = ["D10"], 3 = ["SHIELD:2"] }
do = [{ seat = 0, play = "D20", target = 1 }]
"""
)
RIGHT = {
    "piles": "{ 1 = ['D10'], 3 = ['SHIELD:2'] }",
    "totals": "{ 0 = 0, 1 = 10 }",
    "discard": "[]",
    "alive": "[0, 1, 2, 3]",
    "turn": "0",
    "legal": "{ 0 = [], 1 = ['react:pass', 'react:BIM'] }",
    "not_legal": "{ 0 = ['D10>1'], 1 = ['mulligan'] }",
    "asked": "[1]",
    "hands": "{ 0 = ['D10'], 1 = ['BIM'] }",
    "shields": "{ 3 = 2 }",
    "knows": "{ 0 = { 0 = 'bogosses' } }",
    "unknown": "{ 0 = [1, 2, 3] }",
    "winners": "[]",
    "over": "false",
    "public": "['thrown']",
    "hand_size": "{ 0 = 1, 1 = 1, 2 = 5 }",
    "stock_size": "153",
    "tokens": "[]",
    "scores": "{ 0 = 0 }",
    "round": "0",
}
WRONG = {
    "piles": ["{ 1 = ['D10', 'D20'] }", "{ 3 = ['SHIELD:1'] }", "{ 3 = [] }"],
    "totals": ["{ 0 = 10, 1 = 10 }"],
    "discard": ["['D20']"],
    "alive": ["[0, 1, 2]"],
    "turn": ["1"],
    "legal": ["{ 1 = ['react:pass'] }", "{ 0 = ['D10>1'] }", "{ 1 = [] }"],
    "not_legal": ["{ 1 = ['react:BIM', 'mulligan'] }"],
    "asked": ["[0]", "[]", "[0, 1]"],
    "hands": ["{ 0 = [] }", "{ 0 = ['D10', 'D10'] }"],
    "shields": ["{}", "{ 3 = 1 }", "{ 3 = 2, 1 = 0 }"],
    "knows": ["{ 0 = { 0 = 'chicots' } }", "{ 0 = { 1 = 'bogosses' } }"],
    "unknown": ["{ 0 = [0, 1] }"],
    "winners": ["[0]"],
    "over": ["true"],
    "public": ["[]", "['thrown', 'accepted']"],
    "hand_size": ["{ 0 = 2 }"],
    "stock_size": ["151"],
    "tokens": ["[0]"],
    "scores": ["{ 0 = 1 }"],
    "round": ["1"],
}


def test_every_expectation_is_tried_both_ways() -> None:
    every = observables_of(rules_of("et_bim"), VOCABULARY)
    assert set(RIGHT) == set(WRONG) == set(every)


@pytest.mark.parametrize(("key", "value"), RIGHT.items())
def test_a_right_expectation_passes(told: Any, key: str, value: str) -> None:
    run = told(f"{PLAYED}[case.expect]\n{key} = {value}\n")
    assert (run.code, run.out, run.err) == (0, "1 passed, 0 failed\n", "")


@pytest.mark.parametrize(
    ("key", "value"), [(key, value) for key, values in WRONG.items() for value in values]
)
def test_a_wrong_expectation_fails_in_one_line(told: Any, key: str, value: str) -> None:
    run = told(f"{PLAYED}[case.expect]\n{key} = {value}\n")
    assert run.code == 1
    failure, count = run.out.splitlines()
    assert "rules.toml: a case: " in failure
    assert f"{key}: expected " in failure
    assert ", found " in failure
    assert count == "0 passed, 1 failed"


@pytest.mark.parametrize(
    ("do", "line"),
    [
        (
            '{ seat = 0, play = "D20", target = 0 }',
            "step 1 (seat 0: D20>0): expected to be carried out, found refused: self",
        ),
        (
            '{ seat = 0, play = "D20", target = 0, refused = "out" }',
            "step 1 (seat 0: D20>0): expected refused: out, found refused: self",
        ),
        (
            '{ seat = 0, play = "D20", target = 1, refused = "self" }',
            "step 1 (seat 0: D20>1): expected refused: self, found carried out",
        ),
    ],
)
def test_a_step_that_goes_otherwise_fails(told: Any, do: str, line: str) -> None:
    run = told(f'{HEAD}hands = {{ 0 = ["D20"] }}\ndo = [{do}]\n')
    assert run.code == 1
    assert line in run.out


def test_what_belongs_to_modules_may_be_shown_to_be_absent(told: Any) -> None:
    run = told(
        HEAD
        + """
tokens = []
hands = { 0 = ["D20"] }
piles = { 1 = ["D20"] }
do = [
    { seat = 0, attempt = "D20", target = 1, refused = "not-offered" },
    { seat = 1, attempt = "D20", target = 2, refused = "not-your-turn" },
    { seat = 0, play = "NON", target = 1, refused = "not-offered" },
]
[case.expect]
not_legal = { 0 = ["attempt:D20>1", "react:NON", "discard:NON"] }
"""
    )
    assert run.code == 0, run.out + run.err


def test_cases_pass_and_fail_side_by_side(told: Any) -> None:
    run = told(HEAD + "[case.expect]\nover = false\n" + HEAD + "[case.expect]\nover = true\n")
    assert run.code == 1
    assert run.out.endswith("1 passed, 1 failed\n")


def test_one_wrong_case_does_not_keep_the_others_from_running(told: Any) -> None:
    run = told(HEAD + "colour = 3\n" + HEAD)
    assert run.code == 2
    assert run.out == "1 passed, 0 failed\n"
    assert "rules.toml:5: a case: " in run.err


# ---------------------------------------------------------------- what cannot be run

IMPOSSIBLE = [
    ("[case.piles]\n1 = ['D30', 'D20', 'D30', 'D20', 'D10']", "110"),
    ("[case.piles]\n1 = ['D20', 'HEAL', 'D20']", "D20 on D20"),
    ("[case.piles]\n1 = ['BIM']", "BIM"),
    ("[case.piles]\n1 = ['SHIELD:0', 'SHIELD:2']", "two active shields"),
    ("[case.piles]\n1 = ['SHIELD:4']", "no seat"),
    ("[case.piles]\n1 = ['D20:2']", "only a SHIELD"),
    ("[case.piles]\n4 = ['D10']", "no seat"),
    ("[case.piles]\n1 = 'D10'", "list"),
    ("piles = ['D10']", "table"),
    ("out = { seats = [1] }\npiles = { 1 = ['SHIELD:0'] }", "out"),
    ("out = { seats = [1] }\nhands = { 1 = ['D10'] }", "out"),
    ("out = { seats = [0] }\nturn = 0", "is out"),
    ("out = { seats = [0, 1, 2] }", "two seats"),
    ("out = { seat = [0] }", 'unknown key "seat"'),
    ("out = { seats = [0, 7] }", "no seat"),
    ("out = { seats = [0, 1] }\ntiles = ['bogosses', 'bogosses', 'chicots', 'chicots']", "alone"),
    ("tiles = ['bogosses', 'bogosses', 'bogosses', 'bogosses']", "alone"),
    ("tiles = ['bogosses', 'bogosses', 'chicots']", "3 named"),
    ("tiles = ['bogosses', 'bogosses', 'chicots', 'chicot']", "chicots"),
    ("tiles = ['bogosses', 'bogosses', 'chicots', 'charlotte']", "module"),
    ("mystery = 'bogosses'\noptions = { mystery = false }", "mystery"),
    (
        "options = { teams = [3, 2] }\ntiles = ['chicots', 'chicots', 'bogosses', 'bogosses']",
        "is not clear",
    ),
    ("hands = { 0 = ['D40'] }", "D40"),
    ("hands = { 0 = ['d10'] }", 'did you mean "D10"'),
    ("hands = { 0 = ['NON'] }", "module"),
    ("hands = { 0 = [10] }", "no card"),
    ("hands = { five = ['D10'] }", "no seat"),
    (f"discard = {['SWAP'] * 10}", "10 SWAP"),
    ("stock = ['D11']", "D11"),
    ("discard = 'D10'", "list"),
    ("tokens = [1]", "module"),
    ("turn = 4", "no seat"),
    ("turn = true", "no seat"),
    ("draw = 1", "true or false"),
    ("seed = 'x'", "whole number"),
    ("hand = { 0 = ['D10'] }", 'did you mean "hands"'),
    ("options = { modules = ['missions'] }\nmissions = { 0 = 17 }", "1 to 16"),
    ("options = { modules = ['missions'] }\nmissions = { 0 = 'ecko' }", 'did you mean "echo"'),
    ("options = { modules = ['missions'] }\nmissions = { 0 = 1, 1 = 1 }", "one copy"),
    ("options = { modules = ['missions'] }\nround = 4", "4 of 3"),
    ("missions = { 0 = 1 }", "module"),
    ("round = 2", "module"),
    ("scores = { 0 = 4 }", "module"),
    ("options = { modules = ['non'] }\nhands = { 0 = ['NON', 'NON'] }", "the deck has 1"),
    ("options = { modules = ['non'] }\npiles = { 0 = ['NON'] }", "never lies in a pile"),
    (
        (
            "options = { modules = ['charlotte'] }\nmystery = 'chicots'\n"
            "tiles = ['chicots', 'bogosses', 'bogosses', 'chicots']"
        ),
        "is missing",
    ),
    ("options = { modules = ['moups'] }", "moups"),
    ("options = { team = [2, 2] }", "team"),
    ("options = { teams = [5, 5] }", "5+5"),
    ("options = 3", "table"),
    ("do = 3", "list"),
    ("do = [3]", "table"),
    ("do = [{ play = 'D10', target = 1 }]", "no seat"),
    ("do = [{ seat = 4, react = 'pass' }]", "no seat"),
    ("do = [{ seat = 0 }]", "nothing to do"),
    ("do = [{ seat = 0, play = 'D10' }]", "target"),
    ("do = [{ seat = 0, play = 'D10', target = 9 }]", "no seat"),
    ("do = [{ seat = 0, play = 'D1O', target = 1 }]", "D1O"),
    ("do = [{ seat = 0, play = 'D10', react = 'pass' }]", "both"),
    ("do = [{ seat = 0, react = 'no' }]", "known: pass, BIM, NON"),
    ("do = [{ seat = 0, discard = 'D10', target = 1 }]", "target does not go with discard"),
    ("do = [{ seat = 0, mulligan = false }]", "mulligan = true"),
    ("do = [{ seat = 0, pass = true }]", "unknown key"),
    ("do = [{ seat = 0, react = 'pass', refused = 'selfish' }]", 'did you mean "self"'),
    ("expect = 3", "table"),
    ("[case.expect]\npile = { 0 = [] }", 'did you mean "piles"'),
    ("[case.expect]\npiles = { 9 = [] }", "no seat"),
    ("[case.expect]\nhands = { 0 = ['D12'] }", "D12"),
    ("[case.expect]\ntotals = { 0 = 'ten' }", "whole number"),
    ("[case.expect]\nover = 1", "true or false"),
    ("[case.expect]\npublic = ['throwed']", "throwed"),
    ("[case.expect]\nknows = { 0 = { mystery = 'chicots' } }", "middle"),
    ("[case.expect]\nknows = { 0 = { 1 = 'reds' } }", "reds"),
    ("[case.expect]\nlegal = { 0 = ['D10-1'] }", "no action"),
    ("[case.expect]\nlegal = { 0 = ['D10>8'] }", "no seat"),
    ("[case.expect]\nlegal = { 0 = [1] }", "no action"),
    ("[case.expect]\nasked = 0", "list"),
]  # fmt: skip


@pytest.mark.parametrize(("lines", "said"), IMPOSSIBLE)
def test_a_case_that_cannot_be_run_says_so_in_one_line(told: Any, lines: str, said: str) -> None:
    run = told(HEAD + lines + "\n")
    assert run.code == 2
    assert run.out == "0 passed, 0 failed\n"
    [line] = run.err.splitlines()
    assert "rules.toml:" in line
    assert said in line


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "no [[case]]"),
        ("seats = 4\n", '"seats" is no case'),
        ("case = 3\n", '"case" is no case'),
        ("case = [3]\n", "must be tables"),
        ("[case]\nseats = 4\n", "[[case]]"),
        (HEAD + "seats = 4\n", "rules.toml:5: not TOML"),
        (HEAD + "turn = \n", "rules.toml:5: not TOML"),
        (HEAD + "seed = " + "9" * 5000 + "\n", "not TOML"),
        (HEAD + "x = " + "[" * 5000 + "]" * 5000 + "\n", "not TOML"),
        ('[[case]]\ngame = "et_bam"\nseats = 4\n', 'unknown game "et_bam"; the games are: et_bim'),
        ("[[case]]\nseats = 4\n", "no game"),
        ('[[case]]\ngame = "et_bim"\n', "seats is missing"),
        ('[[case]]\ngame = "et_bim"\nseats = 3\n', "3"),
        ('[[case]]\ngame = "et_bim"\nseats = "4"\n', "whole number"),
        ('[[case]]\nname = 3\ngame = "et_bim"\nseats = 4\n', "name must be a text"),
    ],
)
def test_a_file_that_cannot_be_run_says_so_in_one_line(told: Any, text: str, said: str) -> None:
    run = told(text)
    assert run.code == 2
    [line] = run.err.splitlines()
    assert "rules.toml" in line
    assert said in line


@pytest.mark.parametrize(("lines", "said"), IMPOSSIBLE)
def test_french_says_it_in_french(tmp_path: Path, capsys: Any, lines: str, said: str) -> None:
    file = tmp_path / "rules.toml"
    file.write_text(HEAD + lines + "\n", "utf-8")
    told = []
    for language in LANGUAGES:
        assert scenario.run([file], language) == 2
        told += capsys.readouterr().err.splitlines()
    french, english = told
    assert french != english
    assert french.split(" a case:")[0] == english.split(" a case:")[0]


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="needs a file without an end")
def test_what_is_no_file_is_not_read(capsys: Any) -> None:
    assert scenario.run(["/dev/zero"], "fr") == 2
    assert "fichier" in capsys.readouterr().err


def test_a_byte_order_mark_is_no_mistake(told: Any) -> None:
    assert told("\ufeff" + HEAD).code == 0


def test_the_line_of_the_misspelt_word_is_named(told: Any) -> None:
    run = told(HEAD + "\n\nhands = { 0 = ['D10'], 1 = ['D19'] }\n")
    assert "rules.toml:7: a case: " in run.err


def test_the_line_is_that_of_the_right_case(told: Any) -> None:
    run = told(HEAD + "stock = ['D10']\n" + HEAD + "stock = ['D19']\n")
    assert "rules.toml:10: " in run.err


def test_five_seats_need_a_clear_mystery_tile(told: Any) -> None:
    tiles = "tiles = ['bogosses', 'bogosses', 'chicots', 'chicots', 'binoclards']\n"
    run = told(HEAD.replace("4", "5") + tiles)
    assert run.code == 2
    assert 'add mystery = "…"' in run.err
    assert told(HEAD.replace("4", "5") + tiles + "mystery = 'binoclards'\n").code == 0
    assert told(HEAD.replace("4", "5") + tiles + "options = { mystery = false }\n").code == 0


# ---------------------------------------------------------------- files, folders, patterns


def test_files_folders_and_patterns(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    inner = tmp_path / "inner"
    inner.mkdir()
    for path in (tmp_path / "one.toml", inner / "two.toml"):
        path.write_text(HEAD, "utf-8")
    (tmp_path / "notes.txt").write_text("no scenario", "utf-8")
    assert scenario.run([tmp_path]) == 0
    assert capsys.readouterr().out == "2 passed, 0 failed\n"
    assert scenario.run([str(tmp_path / "*.toml"), inner / "two.toml"]) == 0
    assert capsys.readouterr().out == "2 passed, 0 failed\n"


def test_nothing_to_run_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe\x00")
    empty = tmp_path / "empty"
    empty.mkdir()
    for wrong in (["missing.toml"], [empty], ["none-*.toml"], [], [tmp_path / "bytes.toml"]):
        assert scenario.run(wrong) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1


# ---------------------------------------------------------------- every action

SPELLED = {
    "throw": ('play = "D10", target = 1', "D10>1"),
    "answer": ('react = "BIM"', "react:BIM"),
    "second": ("second = 2", "second:2"),
    "replay": ("replay = 3", "replay:3"),
    "discard": ('discard = "HEAL"', "discard:HEAL"),
    "mulligan": ("mulligan = true", "mulligan"),
    "attempt": ('attempt = "D20", target = 1', "attempt:D20>1"),
}


def test_every_action_kind_can_be_spelled(told: Any) -> None:
    assert {one.kind for one in get_args(Action)} == set(SPELLED)
    for step, spelled in SPELLED.values():
        run = told(
            f"{HEAD}do = [{{ seat = 3, {step}, refused = 'not-your-turn' }}]\n"
            f"[case.expect]\nnot_legal = {{ 3 = ['{spelled}'] }}\n"
        )
        assert run.code == 0, run.out + run.err


@pytest.mark.parametrize("kind", SPELLED)
def test_every_action_is_written_as_it_is_spelled(kind: str) -> None:
    step, spelled = SPELLED[kind]
    table = VOCABULARY.lay_out({"seats": 4})
    action = VOCABULARY.steps.action(tomllib.loads(f"do = {{ seat = 0, {step} }}")["do"], table)
    assert action.kind == kind
    assert VOCABULARY.steps.spell(action, table) == spelled
    VOCABULARY.steps.check_spelling(spelled, table)


def test_the_same_seed_deals_the_same_table() -> None:
    one = VOCABULARY.lay_out({"seats": 6, "seed": 3})
    same = VOCABULARY.lay_out({"seats": 6, "seed": 3})
    other = VOCABULARY.lay_out({"seats": 6, "seed": 4})
    assert one.journal.state.hands == same.journal.state.hands
    assert one.journal.state.characters == same.journal.state.characters
    assert one.journal.state.hands != other.journal.state.hands
