"""Nobody reckons a deal from what a seat was told: the attack, and why it fails where one plays."""

from __future__ import annotations

import json
import pickle
import re
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.ai.answering import Seating
from game.core.luck import Luck, Stream, bot_seed, key_of
from game.core.seats import Seat
from game.core.ticks import next_asked, tick_of
from game.games import first, rules_of, shelf
from game.match import Match
from game.session import Session, make_head, start
from game.store.heads import HUMAN
from game.store.recorder import MATCHES
from tests.secrecy.reckoning import found

SPACE = 1500
"""Numbers that are tried; a million times as many took two cores some minutes in another tongue."""
SEATS = 5
ME = Seat(2)
ACTS = 40
BITS = 128
"""What every match that is played has at least, in secret."""
TWELVE_DRAWS = [150, 7, 157, 76, 135, 130, 0, 14, 74, 116, 51, 69]
TWELVE_TILES = [3, 0, 7, 2, 8, 11, 9, 4, 6, 10, 5, 1]
GAMES = [
    name if name == first() else pytest.param(name, marks=pytest.mark.slow) for name in shelf()
]
"""Games grow from secrets in one way: the quick part looks at one of them."""


def table(game: str, seed: Any = None) -> Any:
    return make_head(game, [HUMAN] * SEATS, list("abcde"), {}, seed)


def played(head: Any) -> Match[Any, Any, Any]:
    """A match some turns old, in which everybody does anything."""
    rules = rules_of(head.game)
    match: Match[Any, Any, Any] = Match(rules, SEATS, rules.options(SEATS, head.options), head.seed)
    chance, acted = Stream(7), set[Seat]()
    for _ in range(ACTS):
        match.submit(*anything(match, chance, acted))
    return match


def anything(match: Match[Any, Any, Any], chance: Stream, acted: set[Seat]) -> tuple[Seat, Any]:
    """What somebody who is asked does by chance: of several, in any order, the first."""
    rules, asked = match.rules, match.pending()
    seat = next_asked(asked, acted)
    legal = asked[seat]
    action = legal[chance.below(len(legal))]
    if rules.fill is None:
        return seat, action
    view = rules.initial(SEATS, match.options)
    for fact in match.observations(seat):
        rules.apply(view, fact)
    return seat, rules.fill(view, seat, action, chance)


def attack(match: Match[Any, Any, Any], game: str) -> list[Any]:
    return found(game, match.options, SEATS, ME, match.observations(ME), range(SPACE))


@pytest.mark.parametrize("game", GAMES)
def test_what_one_seat_was_told_betrays_a_number_and_with_it_every_card(game: str) -> None:
    match = played(table(game, 1234))
    numbers = attack(match, game)
    if tick_of(match.pending()):  # in the dark a seat is told its role alone, and nobody's acts
        assert 1234 in numbers
        return
    assert numbers == [1234]
    again = played(table(game, 1234))  # so the draws to come are known, too
    chance, acted = Stream(8), set[Seat]()
    while match.pending():
        seat, action = anything(match, chance, acted)
        match.submit(seat, action)
        again.submit(seat, action)
    assert again.open_book() == match.open_book()


@pytest.mark.parametrize("game", GAMES)
def test_a_match_that_is_played_grows_from_no_number_that_could_be_tried(game: str) -> None:
    head = table(game)
    assert isinstance(head.seed, str), "a number can be tried out"
    assert re.fullmatch(r"[0-9a-f]+", head.seed)
    assert 4 * len(head.seed) >= BITS
    match = played(head)
    # in the dark some numbers always fit: there is nothing in what one is told that could be tried
    assert attack(match, game) == [] or tick_of(match.pending())


def test_the_secret_is_the_systems_own_and_a_new_one_each_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("game.session.dealing.secrets", secrets)  # no test's own
    heads = [table("et_bim") for _ in range(300)]
    assert len({head.seed for head in heads}) == 300
    ones = [sum(int(head.seed, 16) >> bit & 1 for head in heads) for bit in range(BITS)]
    assert min(ones) > 80, "a bit that hardly ever is one"  # 8 standard deviations
    assert max(ones) < 220
    asked: list[int | None] = []

    def noted(size: int | None = None) -> str:
        asked.append(size)
        return "ab" * (size or 0)

    monkeypatch.setattr(secrets, "token_hex", noted)
    assert table("et_bim").seed == "ab" * (BITS // 8)
    assert BITS // 8 in asked


def test_every_bit_of_a_secret_counts_for_every_purpose() -> None:
    secret = int("00112233445566778899aabbccddeeff", 16)
    every = [f"{secret ^ (1 << bit):032x}" for bit in range(BITS)]
    for purpose in ("tiles", "draws", "first seat"):
        drawn = {Luck(one).below(purpose, 1 << 64) for one in (f"{secret:032x}", *every)}
        assert len(drawn) == BITS + 1


def test_the_same_secret_gives_the_same_match_on_every_system() -> None:
    luck = Luck("00112233445566778899aabbccddeeff")
    assert [luck.below("draws", 168) for _ in range(12)] == TWELVE_DRAWS
    assert luck.stream("tiles").shuffled(range(12)) == TWELVE_TILES


def test_what_is_no_secret_is_refused_and_not_told() -> None:
    for text in ("", "7", "x" * 32, "0" * 31, "0" * 33, "A" * 32):
        with pytest.raises(ValueError, match=r"^no secret$"):
            Luck(text).stream("tiles")


GAMMA, MASK = 0x9E3779B97F4A7C15, (1 << 64) - 1


def state_behind(word: int) -> int:
    """The state of SplitMix64 from which a word came: each of its steps can be taken back."""
    for shift, factor in ((31, 0x94D049BB133111EB), (27, 0xBF58476D1CE4E5B9)):
        word ^= (word >> shift) ^ (word >> 2 * shift)
        word = word * pow(factor, -1, 1 << 64) & MASK
    return word ^ (word >> 30) ^ (word >> 60)


def test_one_number_tells_the_next_of_a_number_and_nothing_of_a_secrets() -> None:
    number, secret = Luck(42).stream("draws"), Luck("0" * 31 + "1").stream("draws")
    for stream, told in ((number, True), (secret, False)):
        after = Stream(state_behind(stream.below(1 << 64)))
        assert (after.below(1 << 64) == stream.below(1 << 64)) is told


# ---------------------------------------------------------------- who else might be told it


@pytest.mark.parametrize("game", shelf())
def test_nothing_that_anybody_hears_or_a_bot_is_handed_holds_the_secret(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    head = table(game)
    match = played(head)
    told = [match.observations(viewer) for viewer in (None, *map(Seat, range(SEATS)))]
    handed: list[Seating] = []
    bots = Session(head, None).bots
    monkeypatch.setattr(bots.router, "change", lambda _, seating: handed.append(seating))
    bots.hand_over(ME, ["greedy"] * SEATS)
    assert handed
    for thing in (told, handed):
        for spelled in (repr(thing).encode(), pickle.dumps(thing)):
            for hidden in (head.seed, head.salt):
                assert hidden.encode() not in spelled
                assert bytes.fromhex(hidden) not in spelled
    session = start(head, tmp_path)
    session.close()
    kept = b"".join(path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())
    assert head.seed.encode() not in kept, "sealed while the match goes on"
    assert list((tmp_path / MATCHES).iterdir())


def test_a_bots_own_seed_tells_nothing_of_a_number_that_was_wished_for() -> None:
    head = table("et_bim", 1234)
    own = bot_seed(head.seed, head.salt, ME)
    assert own not in {bot_seed(seed, "", ME) for seed in range(SPACE)}
    assert len(bytes.fromhex(head.salt)) >= 8, "there is no trying the salts"


# ---------------------------------------------------------------- the arena

SPY = """
class Spy:
    def __init__(self, seat, seats, options, seed):
        pass
    def hear(self, events):
        pass
    def choose(self, legal):
        return legal[0]
"""
RUN = ("--matches", "2", "--json")


@pytest.fixture
def arena(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Callable[..., Any]:
    from game.__main__ import main  # noqa: PLC0415

    (tmp_path / "spy.py").write_text(SPY)
    seats = f"file:{tmp_path / 'spy.py'}:Spy,greedy,greedy,random"

    def run(*more: str, who: str = seats) -> Any:
        assert main(["arena", "et_bim", "--seats", who, *RUN, *more]) == 0
        report = json.loads(capsys.readouterr().out)
        for entry in report["entries"].values():
            del entry["decision_ms"]
        return report

    return run


def handed(monkeypatch: pytest.MonkeyPatch) -> list[dict[int, int]]:
    """The bots' own seeds, match by match, as the arena hands them out."""
    from game.arena import matches  # noqa: PLC0415

    noted: list[dict[int, int]] = []
    real = matches.Seating

    def note(*facts: Any, **more: Any) -> Any:
        noted.append(dict(facts[4]))
        return real(*facts, **more)

    monkeypatch.setattr(matches, "Seating", note)
    return noted


@pytest.mark.slow
def test_no_bot_from_a_file_reckons_a_deal_of_the_arena_from_its_own_seed(
    arena: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    seeds = handed(monkeypatch)
    report = arena("--seed", "1")
    assert len(seeds) == 2
    for deal, own in enumerate(seeds):  # what every such bot could try in no time
        guessed = key_of("deal", 1, deal) % 10**9
        assert own[0] != bot_seed(guessed, f"arena {deal}", Seat(0))
    assert 4 * len(report["key"]) >= BITS
    assert arena("--seed", "1")["key"] != report["key"]


@pytest.mark.slow
def test_without_a_wish_the_deals_of_such_a_run_are_secret_too(arena: Callable[..., Any]) -> None:
    report = arena()
    assert report["seed"] is None
    assert report["key"]


@pytest.mark.slow  # a whole run three times over
def test_a_run_is_repeated_by_the_key_that_its_results_name(
    arena: Callable[..., Any], tmp_path: Path
) -> None:
    file = tmp_path / "results"
    first = arena("--append", str(file))
    assert arena("--key", first["key"]) == first
    assert json.loads(file.read_text().splitlines()[0])["key"] == first["key"]
    assert arena("--append", str(file)) == first, "gone on with by its own key"
    wished = arena("--seed", "1")
    assert arena("--seed", "1", "--key", wished["key"]) == wished


def test_our_own_bots_among_themselves_need_no_key(arena: Callable[..., Any]) -> None:
    report = arena("--seed", "1", who="greedy,greedy,random,random")
    assert "key" not in report
    assert report == arena(who="greedy,greedy,random,random")
