"""The pictures and themes of the house: complete in both languages, and fit to be said."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

import game.games.le_boulet
from game.games.le_boulet.model.bank import BANK, LANGUAGES
from game.games.le_boulet.model.cards import PICTURES
from game.games.le_boulet.model.letters import plain
from game.games.le_boulet.model.themes import why_not_said

WORDS = Path(game.games.le_boulet.__path__[0]) / "words"
ART = Path(__file__).parents[2] / "assets" / "svg" / "le_boulet"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_has_a_name_a_sentence_and_8_to_10_facts_to_be_said(
    language: str,
) -> None:
    told = tomllib.loads((WORDS / f"pictures.{language}.toml").read_text("utf-8"))
    assert tuple(told) == PICTURES
    names = [plain(one["name"]) for one in told.values()]
    assert len(set(names)) == len(names)
    for one in told.values():
        assert set(one) == {"name", "drawing", "facts"}
        assert one["drawing"].endswith(".")
        facts = [plain(fact) for fact in one["facts"]]
        assert 8 <= len(facts) == len(set(facts)) <= 10
        assert [fact for fact in one["facts"] if why_not_said(fact)] == []


def test_every_picture_and_no_other_exists_in_colour_and_high_contrast() -> None:
    wanted = {f"{kind}_{name}.svg" for kind in ("picture", "plain") for name in PICTURES}
    found = {path.name for path in ART.glob("p*_*.svg")}
    assert found == wanted
    for path in sorted(ART.glob("*.svg")):
        text = path.read_text("utf-8")
        if path.name.startswith("ground"):  # gradients are drawn, and a ground alone has some
            text = re.sub(r"<(linear|radial)Gradient id=\"g\d+\".*?</\1Gradient>", "", text)
            text = text.replace("<defs></defs>", "")
            text = re.sub(r"fill=\"url\(#g\d+\)\"", "", text)
        # what pygame's reader does not draw, or draws as nothing
        assert not [word for word in ("<use", "<defs", "url(", "currentColor") if word in text]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bank_has_150_themes_of_two_to_four_forms_and_no_form_twice(
    language: str,
) -> None:
    assert len(BANK) >= 150
    spoken = [plain(form) for theme in BANK.values() for form in theme[language]]
    assert len(set(spoken)) == len(spoken)
    for theme in BANK.values():
        assert set(theme) == {*LANGUAGES, "yes", "arguable"}
        assert 2 <= len(theme[language]) <= 4
        assert [form for form in theme[language] if why_not_said(form)] == []


def test_each_theme_is_true_of_3_to_25_pictures_and_of_each_picture_8_are() -> None:
    true = Counter(name for theme in BANK.values() for name in theme["yes"])
    assert set(true) == set(PICTURES)
    assert min(true.values()) >= 8
    for theme in BANK.values():
        assert 3 <= len(theme["yes"]) <= 25
        judged = [*theme["yes"], *theme["arguable"]]
        assert len(set(judged)) == len(judged)
        assert set(judged) <= set(PICTURES)
