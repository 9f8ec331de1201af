"""Wrapping: lines of a width, and lines of about the same width."""

from hypothesis import given
from hypothesis import strategies as st

from game.stage.paint.wrapping import evened, wrapped

WORDS = st.lists(st.text("abc", min_size=1, max_size=9), min_size=1, max_size=20).map(" ".join)
ROOMS = st.integers(9, 60)


def width(text: str) -> float:
    """Ten units a letter."""
    return 10.0 * len(text)


@given(WORDS, ROOMS)
def test_even_lines_are_as_few_fit_and_lose_no_word(text: str, letters: int) -> None:
    room = 10.0 * letters
    lines = evened(text, room, width)
    assert len(lines) == len(wrapped(text, room, width))
    assert all(width(line) <= room for line in lines)
    assert " ".join(lines) == text


def test_a_last_word_does_not_stand_alone() -> None:
    text = "Heals first, asks questions later. Her friends grow old."
    assert wrapped(text, 530, width)[-1] == "old."
    first, second = evened(text, 530, width)
    assert (first, second) == ("Heals first, asks questions", "later. Her friends grow old.")


def test_a_word_wider_than_the_room_is_still_broken_and_paragraphs_stay() -> None:
    assert evened("abcdefgh\nxy", 50, width) == ["abcde", "fgh", "xy"]
