"""A code for a table's rules: every table survives the way there and back; nothing else is one."""

from __future__ import annotations

from typing import Any, get_args

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from game.cli.codes import LETTERS, Shared, ShareError, code_of, read_code, says_late
from game.games import game_of, rules_of, shelf, words
from game.games.et_bim.model.options import CHARLOTTE, MISSIONS, MODULES, ROUNDS, splits
from game.games.et_bim.share import number_of, size, table_of
from game.store.heads import House

GAME = "et_bim"
PACES = get_args(House.model_fields["pace"].annotation)


@st.composite
def tables(draw: Any) -> tuple[int, dict[str, Any]]:
    """Any table that can be played: its seats and its options."""
    seats = draw(st.sampled_from(list(rules_of(GAME).seat_counts)))
    fitting = [name for name in MODULES if name != CHARLOTTE or splits(seats, charlotte=True)]
    modules = draw(st.lists(st.sampled_from(fitting), unique=True))
    teams, mystery = draw(st.sampled_from(splits(seats, charlotte=CHARLOTTE in modules)))
    asked = {
        "teams": list(teams),
        "mystery": mystery,
        "modules": modules,
        "rounds": draw(st.sampled_from(ROUNDS if MISSIONS in modules else (1,))),
        "heal_needs_damage": draw(st.booleans()),
    }
    rules = rules_of(GAME)
    return seats, rules.options_json(rules.options(seats, asked))


houses = st.builds(
    House, pace=st.sampled_from(PACES), orders=st.booleans(), ghosts=st.booleans()
)  # fmt: skip
codes = st.builds(lambda table, house: code_of(GAME, *table, house), tables(), houses)


@given(tables(), houses)
def test_every_table_survives_the_way_there_and_back(table: Any, house: House) -> None:
    seats, options = table
    code = code_of(GAME, seats, options, house)
    assert len(code) == 9
    said = read_code(f"  {code.lower().replace('-', ' – ')} ")
    assert (said.game, said.seats, dict(said.options), said.house) == (GAME, seats, options, house)


def test_every_number_is_one_table_and_every_table_one_number() -> None:
    assert [number_of(*table_of(number)) for number in range(size())] == list(range(size()))


@given(st.text(max_size=14) | st.text(LETTERS, min_size=8, max_size=8))
def test_any_other_text_is_refused(text: str) -> None:
    said, error = refused(text)
    if error is not None:
        for lang in ("fr", "en"):
            assert words(lang).say(error.key, **error.facts)
    if said is not None:  # what is taken is the code of what it says
        code = code_of(said.game, said.seats, said.options, said.house)
        assert [c for c in text.upper() if c in LETTERS] == [c for c in code if c in LETTERS]


def refused(text: str) -> tuple[Shared | None, ShareError | None]:
    try:
        return read_code(text), None
    except ShareError as error:
        return None, error


@given(codes, st.integers(0, 7), st.sampled_from(LETTERS))
def test_one_wrong_letter_never_gives_other_rules(code: str, at: int, letter: str) -> None:
    plain = code.replace("-", "")
    assume(plain[at] != letter)
    with pytest.raises(ShareError):
        read_code(plain[:at] + letter + plain[at + 1 :])


@given(codes, st.integers(0, 7), st.integers(0, 7))
def test_two_letters_that_changed_places_never_give_other_rules(
    code: str, one: int, other: int
) -> None:
    letters = list(code.replace("-", ""))
    assume(letters[one] != letters[other])
    letters[one], letters[other] = letters[other], letters[one]
    with pytest.raises(ShareError):
        read_code("".join(letters))


def sealed(letters: str) -> str:
    """Seven letters with the one that checks them."""
    total = sum((at + 1) * LETTERS.index(letter) for at, letter in enumerate(letters))
    return letters + LETTERS[total % len(LETTERS)]


@pytest.mark.parametrize(
    ("text", "key", "named"),
    [
        (" - ", "share.empty", "8"),
        ("AEO2-2222", "share.letter", "“O”"),
        ("AE22-222", "share.length", "7"),
        ("AE22-22222", "share.length", "9"),
        ("AE22-222A", "share.check", "letter by letter"),
        (sealed("BE22222"), "share.version", "newer"),
        (sealed("A922222"), "share.game", "another game"),
        (sealed("AEZZZZZ"), "share.unknown", "again"),
    ],
)
def test_what_is_wrong_with_a_code_is_said_and_how_to_mend_it(
    text: str, key: str, named: str
) -> None:
    with pytest.raises(ShareError) as wrong:
        read_code(text)
    assert wrong.value.key == key
    said = words("en").say(key, **wrong.value.facts)
    assert named in said
    assert said.endswith(".")


def test_codes_mean_the_same_in_every_version_of_the_program() -> None:
    """Who changes these changes the version of the codes."""
    classic = rules_of(GAME).options_json(rules_of(GAME).options(6, {}))
    everything = {"modules": list(MODULES), "rounds": 5, "heal_needs_damage": True}
    confirmed = House(pace="confirm", orders=True, ghosts=False)
    assert code_of(GAME, 6, classic, House()) == "AEAH-NT6J"
    assert code_of(GAME, 8, everything, confirmed) == "AEDP-82ZC"


LATE = st.builds(
    House,
    pace=st.sampled_from(PACES),
    slow=st.sampled_from((1, 2, 4)),
    steps=st.booleans(),
    reactions=st.sampled_from((100, 150, 200)),
    thumbs=st.booleans(),
)


@given(st.sampled_from(list(rules_of("wombat").seat_counts)), LATE)
def test_a_code_of_wombat_says_all_that_its_table_agreed_on(seats: int, house: House) -> None:
    rules = rules_of("wombat")
    options = rules.options_json(rules.options(seats, {}))
    assert read_code(code_of("wombat", seats, options, house)).house == house


@given(LATE)
def test_a_code_says_nothing_of_what_its_game_does_not_know(house: House) -> None:
    rules = rules_of("mets_ton_slip")
    options = rules.options_json(rules.options(4, {}))
    assert read_code(code_of("mets_ton_slip", 4, options, house)).house == House(pace=house.pace)


@pytest.mark.parametrize("game", shelf())
def test_no_two_tables_of_a_game_share_a_code(game: str) -> None:
    part = game_of(game).share
    assert part is not None
    tables = part.size() * len(PACES) * 4
    ways = 36 if says_late(game) else 1
    assert tables <= len(LETTERS) ** 5 // ways
