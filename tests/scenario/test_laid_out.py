"""A table that a case lays out is one that can be played; sets of cards are compared as sets."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

import pytest

from game import scenario
from game.games.le_boulet.model.cards import PICTURES


def told(text: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """Run a case; return its exit status and what was said of it."""
    file = folder / "case.toml"
    file.write_text(f"[[case]]\n{text}\n", "utf-8")
    code = scenario.run([file])
    printed = capsys.readouterr()
    return code, printed.err + printed.out


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('game = "le_boulet"\nseats = 3\npictures = 39', "from 40 to 160"),
        ('game = "le_boulet"\nseats = 8\npictures = 10', "from 80 to 160"),
        ('game = "le_boulet"\nseats = 3\npictures = 161', "from 40 to 160"),
        ('game = "le_boulet"\nseats = 3\npictures = "40"', "pictures"),
        ('game = "le_boulet"\nseats = 3\noptions = { pictures = 39 }', "from 40 to 160"),
        ('game = "le_boulet"\nseats = 3\noptions = { hand = 5 }\npictures = 30', "from 31 to 160"),
        ('game = "witty_zibi"\nseats = 4\nscores = { 0 = -3 }', "less than none"),
        (
            'game = "witty_zibi"\nseats = 4\noptions = { goal = 12 }\nscores = { 0 = 12 }',
            "somebody has won already",
        ),
        (
            'game = "et_bim"\nseats = 4\noptions = { two_turns = true }\nbegun = { 0 = -1 }',
            "less than none",
        ),
        ('game = "wombat"\nseats = 3\noptions = { practice = true }\nround = 2', "out of range"),
        (
            'game = "wombat"\nseats = 3\noptions = { practice = true }\nscore = { good = 1 }',
            "to practise has none",
        ),
        ('game = "witty_zibi"\nseats = 4\npaf_pile = 60', "write 0 to 28"),
    ],
)
def test_what_a_case_overrides_is_checked_like_the_rest(
    text: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, printed = told(text, tmp_path, capsys)
    assert code == 2
    assert says in printed


@pytest.mark.parametrize(
    "text",
    [
        # 160 pictures and 30 Boulets: all but ten cards lie in the stock that is named
        'game = "le_boulet"\nseats = 3\nstock = [{}]\nhands = {{ 0 = [] }}',
        'game = "le_boulet"\nseats = 3\ndiscard = [{}]\nhands = {{ 0 = [] }}',
    ],
)
def test_no_hand_is_dealt_short_in_le_boulet(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    named = ", ".join(f'"{one}"' for one in (*PICTURES, *["BOULET"] * 20))
    code, printed = told(text.format(named), tmp_path, capsys)
    assert code == 2
    assert "seat 2 is dealt 8 cards, and 2 are left" in printed


def test_no_hand_is_dealt_short_in_the_gangs_and_in_slip(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    paint = ", ".join(['"D10"'] * 44 + ['"D20"'] * 34 + ['"D30"'] * 20 + ['"BIM"'] * 23)
    actions = ", ".join(f'"{one}"' for one in ("HEAL", "SWAP", "IDENT") for _ in range(9))
    text = f'game = "et_bim"\nseats = 4\ndiscard = [{paint}, {actions}]'
    code, printed = told(text, tmp_path, capsys)  # twenty cards are left, and 21 are dealt
    assert code == 2
    assert "is dealt 5 cards" in printed
    assert told(text.replace('"IDENT", ', "", 1), tmp_path, capsys)[0] == 0
    clothes = ", ".join(
        f'"{kind}-{season}"'
        for kind in ("TROUSERS", "SWEATER", "SHOES", "COAT", "HAT")
        for season in ("SP", "SU", "AU", "WI", "SPSU", "AUWI")
        for _ in range(2)
    )
    slips = ", ".join(['"SLIP"'] * 13)
    code, printed = told(
        f'game = "mets_ton_slip"\nseats = 5\nremoved = [{clothes}, {slips}]', tmp_path, capsys
    )
    assert code == 2
    assert "is dealt 6 cards" in printed


@pytest.mark.parametrize("named", list(permutations(("lion", "BOULET", "ours"))))
def test_a_discard_pile_is_compared_in_any_order_in_le_boulet(
    named: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cards = ", ".join(f'"{one}"' for one in named)
    text = (
        'game = "le_boulet"\nseats = 3\ndiscard = ["ours", "BOULET", "lion"]\n'
        f"expect = {{ discard = [{cards}] }}"
    )
    assert told(text, tmp_path, capsys)[0] == 0
    assert told(text.replace('"lion"]', '"lion", "loup"]', 1), tmp_path, capsys)[0] == 1


@pytest.mark.parametrize("named", list(permutations(("SP", "SU"))))
def test_seasons_are_compared_in_any_order_in_mets_ton_slip(
    named: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (
        'game = "mets_ton_slip"\nseats = 2\nworn = { 0 = ["SLIP", "TROUSERS-SPSU"] }\n'
        f'expect = {{ seasons = {{ 0 = ["{named[0]}", "{named[1]}"] }} }}'
    )
    assert told(text, tmp_path, capsys)[0] == 0
