"""The house dictionary: eight pictures from a theme alone, kept for later matches."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from game.core.rules import OptionsError
from game.games import words
from game.games.le_boulet import dictionary, log_lines
from game.games.le_boulet.board.reading import sentences
from game.games.le_boulet.bot.sight import LEAST, sight
from game.games.le_boulet.model import events as ev
from game.games.le_boulet.model.cards import PICTURES
from game.games.le_boulet.model.state import State
from game.games.le_boulet.model.taught import EIGHT, eight, likeness, shares
from game.games.le_boulet.rules import RULES
from game.session import make_head, start
from game.store import dictionaries
from game.store.files import FileError

THEME = "zbrolg du mardi"
MARKS = "ynnaynnn"
NAMES = ["Kim", "Ana", "Bilal"]


def test_the_eight_pictures_follow_from_the_theme_and_nothing_else() -> None:
    assert eight(THEME) == eight("  ZBROLG du mardi ! ")
    assert len(set(eight(THEME))) == EIGHT
    drawn = Counter(face for number in range(400) for face in eight(f"theme {number}"))
    assert len(drawn) == len(PICTURES), "any picture may come"


def test_what_was_said_stands_and_pictures_alike_follow() -> None:
    found = shares(THEME, "y" + "n" * 7)
    said, *_ = faces = eight(THEME)
    assert found[PICTURES[said]] == 0.95
    assert all(found[PICTURES[face]] == 0.02 for face in faces[1:])
    others = [face for face in range(len(PICTURES)) if face not in faces]
    near = max(others, key=lambda face: likeness(face, said))
    far = min(others, key=lambda face: likeness(face, said))
    assert found[PICTURES[near]] > found[PICTURES[far]]


def test_bots_that_did_not_understand_a_theme_do_once_it_is_taught() -> None:
    taught = ((THEME, MARKS),)
    its = sight("Zbrolg du mardi", None, taught)
    assert its.clear
    yes, no = eight(THEME)[0], eight(THEME)[1]
    assert its.row[yes] > 2
    assert its.row[no] < 0
    assert sight("ça pique", None, taught) == sight("ça pique")


def test_what_was_taught_and_bots_say_by_now_is_read_and_counts_no_more(tmp_path: Path) -> None:
    for key, form in (("pique", "Ça pique"), ("a_anniv_5ans", "le gâteau en a la forme")):
        dictionaries.keep(tmp_path, "le_boulet", {form: MARKS})
        kept = dictionaries.read(tmp_path, "le_boulet", dictionary.sound)
        options = RULES.options(3, dictionary.options(kept))
        assert options.taught
        assert sight(form, None, options.taught) == sight(f"@{key}")
        assert dictionary.marks(kept, form)[:2] == ["yes", "no"]


@pytest.mark.slow
def test_without_being_taught_bots_do_not_understand_it() -> None:
    assert sight(THEME).understood < LEAST


@pytest.mark.slow
def test_who_writes_is_told_that_bots_learnt_it() -> None:
    its = words("fr", "le_boulet")
    views = [State(RULES.options(3, {"taught": given})) for given in ({THEME: MARKS}, {})]
    said, unsaid = (sentences(THEME, (0, 1), view, its) for view in views)
    assert said[0] == its.say("reading.taught")
    assert unsaid[0] != said[0]


@pytest.mark.slow
def test_what_bots_know_or_nobody_can_say_needs_no_teaching() -> None:
    its = words("fr", "le_boulet")
    assert dictionary.key("ça pique", its) is None
    assert dictionary.key("", its) is None
    assert dictionary.key("x" * 61, its) is None
    assert dictionary.key(" Zbrolg du mardi ! ", its) == "Zbrolg du mardi !"


def test_a_theme_is_the_same_however_it_is_spelled() -> None:
    marks = dictionary.marks({"Zbrolg du Mardi !": MARKS}, THEME)
    assert marks[:4] == ["yes", "no", "no", "arguable"]
    assert dictionary.marks({}, THEME) == []
    anew = dictionary.put({"Zbrolg du Mardi !": MARKS, "été": "nnnnnnnn"}, THEME, ["no"] * 8)
    assert list(anew.items()) == [(THEME, "nnnnnnnn"), ("été", "nnnnnnnn")]
    assert dictionary.sound("L’été", MARKS)
    assert dictionary.options({"L’été": MARKS}) == {"taught": {"ete": MARKS}}


@pytest.mark.parametrize(
    "taught", [{"Un Thème": MARKS}, {THEME: "yyy"}, {THEME: "yyyyyyyz"}, {THEME: 3}, {"": MARKS}]
)
def test_options_that_hold_no_entries_are_refused(taught: dict[str, object]) -> None:
    with pytest.raises(OptionsError) as caught:
        RULES.options(3, {"taught": taught})
    assert caught.value.reason == "options-taught"
    for language in ("fr", "en"):
        assert words(language, "le_boulet").say("options.options-taught", **caught.value.facts)


def test_a_match_takes_along_what_was_taught_when_it_began_and_says_so(tmp_path: Path) -> None:
    dictionaries.keep(tmp_path, "le_boulet", {THEME: MARKS})
    head = make_head("le_boulet", ["human", "random", "random"], NAMES, {"hand": 5}, 7)
    session = start(head, tmp_path)
    assert session.head.options["taught"] == {THEME: MARKS}
    view = session.view_of(None)
    assert view.options.taught == ((THEME, MARKS),)
    line = log_lines.line(ev.Laid((5, 5, 5), 175), view, NAMES, words("en", "le_boulet"))
    assert line is not None
    assert "1" in line.text
    dictionaries.keep(tmp_path, "le_boulet", {})
    assert session.view_of(None).options.taught, "it stays as it began"
    session.close()


def test_a_damaged_dictionary_is_named_and_the_match_begins_without_it(
    tmp_path: Path,
) -> None:
    sound = dictionary.sound
    path = dictionaries.place(tmp_path, "le_boulet")
    assert dictionaries.read(tmp_path, "le_boulet", sound) == {}
    dictionaries.keep(tmp_path, "le_boulet", {THEME: MARKS})
    assert dictionaries.read(tmp_path, "le_boulet", sound) == {THEME: MARKS}
    whole = path.read_bytes()
    for torn in (whole[:20], b"[]", b"\xff", whole.replace(b"ynn", b"ynq"), b"[" * 5000):
        path.write_bytes(torn)
        with pytest.raises(FileError) as caught:
            dictionaries.read(tmp_path, "le_boulet", sound)
        assert caught.value.key == "dictionary.damaged"
        head = make_head("le_boulet", ["human", "random", "random"], NAMES, {"hand": 5}, 7)
        session = start(head, tmp_path)
        error = session.take_file_error()
        assert error is not None
        assert error.key == "dictionary.damaged"
        assert not session.view_of(None).options.taught
        session.close()
        assert path.read_bytes() == torn, "nothing was changed"


def test_a_dictionary_can_be_taken_along(tmp_path: Path) -> None:
    path = dictionaries.export(tmp_path, "le_boulet", {THEME: MARKS})
    goal = dictionaries.place(tmp_path / "elsewhere", "le_boulet")
    goal.parent.mkdir(parents=True)
    goal.write_bytes(path.read_bytes())
    found = dictionaries.read(tmp_path / "elsewhere", "le_boulet", dictionary.sound)
    assert found == {THEME: MARKS}
