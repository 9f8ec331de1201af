"""Luck comes out the same on every system and Python, so its numbers can stand here."""

from __future__ import annotations

from collections import Counter

from game.core.luck import Luck, Stream, bot_seed, key_of
from game.core.seats import Seat

KEY_OF_SEVEN_DRAWS = 9774147199394050622
SEED_OF_THE_BOT = 12128683461878414235
TEN_DRAWS = [125, 34, 5, 74, 147, 66, 4, 43, 29, 103]
TWELVE_TILES = [11, 10, 6, 3, 4, 9, 1, 2, 0, 8, 7, 5]
TWELVE_FIRST_SEATS = [2, 7, 9, 5, 5, 5, 2, 9, 3, 1, 0, 8]


def test_a_key_is_the_same_everywhere() -> None:
    assert key_of("luck", 7, "draws") == KEY_OF_SEVEN_DRAWS
    assert bot_seed(7, "salt", Seat(3)) == SEED_OF_THE_BOT


def test_the_words_of_a_stream_are_those_of_splitmix64() -> None:
    # the first words from 1234567, as the generator's authors' own program prints them
    stream = Stream(1234567)
    assert [stream.below(1 << 64) for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


def test_the_numbers_of_a_seed_are_the_same_everywhere() -> None:
    luck = Luck(2026)
    assert [luck.below("draws", 168) for _ in range(10)] == TEN_DRAWS
    assert luck.stream("tiles").shuffled(range(12)) == TWELVE_TILES
    assert [Luck(seed).below("first seat", 12) for seed in range(12)] == TWELVE_FIRST_SEATS


def test_a_purpose_does_not_hear_what_others_drew() -> None:
    alone, mixed = Luck(5), Luck(5)
    drawn = []
    for turn in range(50):
        mixed.below("tiles", 3 + turn)
        drawn.append(mixed.below("draws", 100))
    assert drawn == [alone.below("draws", 100) for _ in range(50)]


def test_a_draw_takes_one_number_whatever_its_limit() -> None:
    narrow, wide = Stream(9), Stream(9)
    for limit in range(1, 200):
        narrow.below(1)
        wide.below(limit)
    assert narrow.below(1 << 60) == wide.below(1 << 60)


def test_numbers_stay_below_their_limit_and_reach_all_of_it() -> None:
    stream = Stream(3)
    seen = Counter(stream.below(6) for _ in range(6000))
    assert sorted(seen) == list(range(6))
    assert max(seen.values()) - min(seen.values()) < 200  # some five standard deviations


def test_shuffling_loses_nothing_and_leaves_the_original_alone() -> None:
    things = list(range(20))
    assert sorted(Stream(1).shuffled(things)) == things == list(range(20))
