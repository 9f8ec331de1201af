"""A line is written as lines are written everywhere: caret, selection, words, steps back."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from game.core.clusters import borders
from game.stage.widgets.text_line import TextLine


def line(text: str, most: int = 40, signs: str = "") -> TextLine:
    return TextLine(text, most, signs)


def test_one_writes_where_the_caret_is() -> None:
    its = line("ca va")
    its.go(1)
    its.write("-")
    assert (its.text, its.caret) == ("c-a va", 2)


def test_what_is_selected_gives_way_to_what_is_written() -> None:
    its = line("un deux trois")
    its.select(3, 7)
    assert its.selected == "deux"
    its.write("2")
    assert (its.text, its.caret, its.selected) == ("un 2 trois", 4, "")


def test_what_is_pasted_is_cleaned_and_cut_to_the_room_there_is() -> None:
    its = line("ab", most=6)
    its.go(1)
    its.write("1\n2\u202e3\x0045678")
    assert its.text == "a1234b"
    its = line("", most=5)
    its.write("abcde\u0301")
    assert its.text == "abcd", "no letter loses its accent"
    its.write("z")
    its.write("z")
    assert its.text == "abcdz"


def test_a_line_for_some_signs_takes_those_alone() -> None:
    its = line("", signs="0123456789abcdef")
    its.write(" FF-0g9 ")
    assert its.text == "ff09"


def test_the_caret_never_stands_within_a_letter() -> None:
    its = line("ae\u0301👍🏽🇫🇷")
    seen = []
    for _ in range(5):
        seen.append(its.caret)
        its.go(its.step(-1))
    assert seen == [7, 5, 3, 1, 0]
    its.go(its.step(1))
    its.erase(its.step(1))
    assert its.text == "a👍🏽🇫🇷"
    its.go(len(its.text))
    its.erase(its.step(-1))
    assert its.text == "a👍🏽"


def test_words_are_jumped_over() -> None:
    its = line("Le  p'tit, œuf")
    went = []
    for _ in range(3):
        its.go(its.word(-1))
        went.append(its.caret)
    assert went == [11, 4, 0]
    went = []
    for _ in range(4):
        its.go(its.word(1))
        went.append(its.caret)
    assert went == [2, 9, 14, 14]


def test_a_word_is_found_at_a_place() -> None:
    its = line("un deux")
    assert its.word_at(4) == (3, 7)
    assert its.word_at(2) == (2, 3)
    assert its.word_at(7) == (3, 7)
    assert line("").word_at(0) == (0, 0)


def test_steps_are_undone_and_done_again_word_by_word() -> None:
    its = line("")
    for sign in "un deux":
        its.write(sign, "type")
    its.undo()
    assert its.text == "un "
    its.undo()
    assert its.text == ""
    its.undo()
    assert its.text == ""
    its.redo()
    its.redo()
    its.redo()
    assert (its.text, its.caret) == ("un deux", 7)
    its.erase(its.word(-1))
    its.write("3", "type")
    its.redo()
    assert its.text == "un 3", "what was undone is gone once something else is written"


STEP = st.one_of(
    st.tuples(st.just("write"), st.text(max_size=5)),
    st.tuples(st.sampled_from(("left", "right", "word-left", "word-right")), st.booleans()),
    st.tuples(st.sampled_from(("back", "delete", "undo", "redo", "all")), st.none()),
)


@given(st.lists(STEP, max_size=40))
def test_whatever_is_done_a_line_stays_one(steps: list[tuple[str, object]]) -> None:
    its = line("é1", most=12)
    for what, how in steps:
        match what:
            case "write":
                its.write(str(how))
            case "left" | "right":
                its.go(its.step(1 if what == "right" else -1), selecting=bool(how))
            case "word-left" | "word-right":
                its.go(its.word(1 if what == "word-right" else -1), selecting=bool(how))
            case "back" | "delete":
                its.erase(its.step(1 if what == "delete" else -1))
            case "undo":
                its.undo()
            case "redo":
                its.redo()
            case _:
                its.select(0, len(its.text))
        first, last = its.selection
        assert 0 <= first <= last <= len(its.text) <= 12
        assert its.caret in (first, last)
        assert its.text[first:last] == its.selected
        assert "\n" not in its.text
        assert borders(its.text)[-1] == len(its.text)
