"""The family's table plays Witty Zibi: large hands, a counted pile, dead piles, no alternation."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Any

import pytest

from game.core.luck import Stream
from game.core.seats import Seat
from game.core.words import Words
from game.games import rules_of, words
from game.games.witty_zibi.model.options import GOAL, read_options
from game.gangs import cardbook, ending, envelopes, orders, portraits, screen_reader
from game.gangs.board import Board
from game.gangs.board.holding import NARROWEST, lots_of
from game.gangs.board.places import RATIO, places_for
from game.gangs.log_lines import line
from game.gangs.model.cards import BIM, D10, D20, D30, HEAL, IDENT, RECYCLE
from game.gangs.model.events import Ended, RoundEnded
from game.gangs.model.state import State
from game.gangs.scores import sheet
from game.gangs.turning import turning_points
from game.match import Match
from game.store.texts import LANGUAGES, table_of
from tests.boxes import overlap
from tests.gangs.laid import Laid
from tests.slow import slow

NAMES = ["Kim", "Ana", "Bilal", "Chloé", "Driss", "Élodie", "Farid", "Gwen", "Hugo"]
SPOKEN = words("en", "witty_zibi")
FACES = (D10, D20, D30, BIM, IDENT, HEAL, RECYCLE)


def laid(**case: Any) -> Laid:
    return Laid("witty_zibi", {"seats": 4, **case})


def board_of(view: State, viewer: int = 0, zoom: float = 1.0, spoken: Words = SPOKEN) -> Board:
    return Board(view, viewer, NAMES[: view.n], spoken, zoom=zoom)


# ---------------------------------------------------------------- a large hand


@pytest.mark.parametrize("seats", [4, *slow([5]), 6, *slow([7, 8]), 9])
@pytest.mark.parametrize("zoom", [1.0, *slow([1.5]), 2.0])
@pytest.mark.parametrize("blind", [False, True])
def test_the_largest_hands_lie_in_their_room_kind_by_kind(
    seats: int, zoom: float, blind: bool
) -> None:
    most = read_options(seats, {"deal": "all"}).first_hand
    places = places_for(seats, 0, mystery=blind, zoom=zoom)
    left, top, wide, gap = places.hand
    for count in range(1, most + 1):
        for kinds in range(1, min(count, len(FACES)) + 1):
            hand = [*FACES[:kinds], *[FACES[0]] * (count - kinds)]
            lots = lots_of(hand, places, kinds=True)
            assert [lot.face for lot in lots] == sorted(FACES[:kinds])
            assert sum(len(lot.cards) for lot in lots) == count
            boxes = [lot.box for lot in lots]
            assert not [pair for pair in combinations(boxes, 2) if overlap(*pair)]
            assert boxes[0].x >= left - 0.01
            assert boxes[-1].x + boxes[-1].width <= left + 6 * wide + 5 * gap + 0.01
            assert min(box.width for box in boxes) >= NARROWEST  # and 44 is enough to be touched
            assert all(top <= box.y and box.height <= wide * RATIO for box in boxes)


def test_a_kind_is_one_area_with_one_key_however_many_cards_it_has() -> None:
    table = laid(hands={0: ["B10", "B20", "B10", "PAF", "B10"]})
    layout = board_of(table.view(0)).layout(table.view(0))
    areas = {name: touch.token for name, touch in layout.touch.items() if name[:5] == "hand:"}
    assert areas == {"hand:0": "D10", "hand:1": "D20", "hand:2": "BIM"}
    assert sorted(name for name in layout.sprites if name[:5] == "hand.") == [
        "hand.0.0", "hand.0.1", "hand.0.2", "hand.1.0", "hand.3.0",
    ]  # fmt: skip


# ---------------------------------------------------------------- what lies there


def test_the_paf_pile_is_counted_and_what_was_set_aside_is_named_once() -> None:
    table = laid(hands={0: ["B10"], 1: ["PAF"]})
    before = board_of(table.view(0)).layout(table.view(0)).furniture
    table.do({"seat": 0, "play": "B10", "target": 1}, {"seat": 1, "react": "PAF"})
    after = board_of(table.view(0)).layout(table.view(0)).furniture
    assert (before.stock, after.stock) == (2, 1)
    view = table.rules.initial(4, table.table.options)
    told = []
    for event in table.match.observations(Seat(0)):
        table.rules.apply(view, event)
        told.append(line(event, view, NAMES, SPOKEN))
    said = [one.text for one in told if one is not None]
    assert said.count("26 cards are laid aside: nobody sees them this round") == 1


def test_z17_a_dead_pile_stays_on_its_mat_beside_the_token() -> None:
    table = laid(
        hands={0: ["B30"]}, piles={1: ["B30", "B20", "B30", "B10"]},
        tiles=["rouge", "rouge", "bleu", "bleu"],
    )  # fmt: skip
    view = table.view(2)
    board = board_of(view, 2)
    alive = board.layout(view)
    table.do({"seat": 0, "play": "B30", "target": 1}, {"seat": 1, "react": "pass"})
    dead = board.layout(table.view(2))
    seat = board.layout(view).touch["seat:1"].box
    pile = [pose for pose in dead.sprites.values() if seat.holds(pose.x, pose.y)]
    cards = [pose for pose in pile if not pose.face.startswith("tile")]
    assert len(cards) == 5
    assert dead.sprites["tile:1"].x == alive.sprites["tile:1"].x
    plate = dead.furniture.plates[1]
    assert plate.out
    assert plate.dead
    assert not plate.mark, "nothing follows from its last damage"


def test_both_tokens_in_the_middle_of_a_blind_table_are_seen() -> None:
    table = laid(options={"tokens4": "blind"})
    view = table.view(0)
    sprites = board_of(view).layout(view).sprites
    assert {"tile:4", "tile:5"} <= set(sprites)
    assert sprites["tile:4"].x < sprites["tile:5"].x
    assert "Two tokens" in " ".join(portraits.identity(view, 0, SPOKEN).lines)


@pytest.mark.parametrize("expert", [False, True])
def test_z35_what_alternation_bars_is_marked_with_the_expert_rule_alone(expert: bool) -> None:
    table = laid(options={"expert": expert}, hands={0: ["B20"]}, piles={1: ["B30"]})
    view = table.view(0)
    board = board_of(view)
    assert board.layout(view).furniture.plates[1].bars is expert
    seen = board.foresight.preview(view, ("D20", "seat:1"))
    assert seen is not None
    told = "Ana: from 30 to 50."
    assert board.foresight.sentence(seen, view) == (
        f"{told} After that, no 20." if expert else told
    )


@pytest.mark.parametrize("expert", [False, True])
def test_z35_a_banana_sent_back_is_foreseen_lost_only_by_the_expert_rule(expert: bool) -> None:
    table = laid(options={"expert": expert}, hands={0: ["B20"], 1: ["PAF"]}, piles={0: ["B20"]})
    table.do({"seat": 0, "play": "B20", "target": 1})
    view = table.view(1)
    seen = board_of(view, 1).foresight.preview(view, ("bim",))
    assert seen is not None
    assert (seen.key == "lost") is expert


@pytest.mark.parametrize(
    ("way", "told"),
    [
        ("see", "Ana’s token, for the eyes of Kim alone."),
        ("give", "Kim’s token, for the eyes of Ana alone."),
    ],
)
def test_z32_whose_token_an_emissary_shows_is_foretold_and_logged(way: str, told: str) -> None:
    table = laid(options={"emissary": way}, hands={0: ["EMIS"]})
    view = table.view(0)
    board = board_of(view)
    seen = board.foresight.preview(view, ("IDENT", "seat:1"))
    assert seen is not None
    assert board.foresight.sentence(seen, view) == told
    table.do({"seat": 0, "play": "EMIS", "target": 1}, {"seat": 1, "react": "pass"})
    said = [board.log.take_in(event, table.view(0)) for event in table.match.observations(None)]
    looked = {one.text for one in said if one is not None and " looks at " in one.text}
    assert looked == {
        f"{looker} looks at the token of {other}"
        for looker, other in [("Kim", "Ana") if way == "see" else ("Ana", "Kim")]
    }


# ---------------------------------------------------------------- who one is, and the score


@pytest.mark.parametrize(("variant", "alone"), [("orange", True), ("un_tout_seul", False)])
def test_z36_only_who_can_know_it_is_told_to_be_alone(variant: str, alone: bool) -> None:
    tiles = ["orange", "rouge", "rouge", "bleu", "bleu"]
    more = {} if alone else {"mystery": "orange"}
    table = laid(seats=5, options={"variant": variant}, tiles=tiles, **more)
    lines = " ".join(portraits.identity(table.view(0), 0, SPOKEN).lines)
    assert ("only one of your clan" in lines) is alone
    others = " ".join(portraits.identity(table.view(1), 1, SPOKEN).lines)
    assert "only one of your clan" not in others


def ended(gang: int, winners: tuple[int, ...], gained: tuple[int, ...], reason: str) -> RoundEnded:
    return RoundEnded(gang, winners, reason, (), (), gained)


def test_z16_the_sheet_says_what_the_points_are_for() -> None:
    table = laid(tiles=["rouge", "bleu", "rouge", "bleu"])
    view = table.view(1)
    event = ended(0, (0, 2), (3, 0, 2, 0), "one-gang")
    table.rules.apply(view, event)
    told = {row.seat: row for row in sheet(event, view, NAMES, SPOKEN).rows}
    assert [told[seat].gained for seat in range(4)] == [3, 0, 2, 0]
    assert (told[0].task, told[2].task) == ("Reds", "Reds")
    assert told[1].task == "Blues", "one's own clan"
    assert told[3].task == "Not shown", "who lost does not show whose they are"
    assert told[0].text != told[2].text
    assert not any(row.worth for row in told.values())


def test_z15_a_lone_winner_beside_a_pair_is_not_said_to_be_of_the_pair() -> None:
    table = laid(
        seats=5, options={"variant": "un_tout_seul"},
        tiles=["rouge", "rouge", "bleu", "bleu", "orange"], mystery="orange",
    )  # fmt: skip
    view = table.view(0)
    event = ended(0, (0, 1, 4), (3, 3, 0, 0, 4), "one-gang")
    table.rules.apply(view, event)
    told = {row.seat: row for row in sheet(event, view, NAMES, SPOKEN).rows}
    assert told[4].task == "Not shown"
    assert told[4].won


def test_an_undecided_round_is_announced_and_brings_nothing() -> None:
    table = laid()
    view = table.view(0)
    event = ended(-1, (), (0, 0, 0, 0), "undecided")
    board = board_of(view)
    before = board.layout(view)
    table.rules.apply(view, event)
    road = board.beat(event, before, board.layout(view), view, 900)
    assert road is not None
    assert [effect.kind for effect, _ in road.at(300).effects] == ["undecided"]
    told = sheet(event, view, NAMES, SPOKEN)
    assert told.open
    assert {row.gained for row in told.rows} == {0}
    said = board.log.take_in(event, view)
    assert said is not None
    assert said.text == "Undecided: no points"


def test_who_wins_a_match_of_one_round_is_told_once() -> None:
    table = laid(options={"rounds": 1})
    view = table.view(0)
    board = board_of(view)
    said = []
    for event in (ended(0, (0, 2), (3, 0, 3, 0), "one-gang"), Ended(0, (0, 2), "one-gang")):
        table.rules.apply(view, event)
        said.append(board.log.take_in(event, view))
    assert [line is not None for line in said] == [True, False]


# ---------------------------------------------------------------- only the cards of the deck


def test_orders_and_pages_are_about_cards_of_the_deck_alone() -> None:
    table = laid(seats=6)
    asked = orders.questions(table.table.options, SPOKEN)
    assert [question.name for question in asked] == [
        "damage_10", "damage_20", "damage_30", "identification", "relief", "back",
    ]  # fmt: skip
    assert asked[4].pictures == ("mini_heal", "mini_recycle")
    assert {value for value, _ in asked[0].choices} == {"take", "bim"}
    view = table.view(0)
    copies = {
        card: cardbook.page(view, 0, card, NAMES, SPOKEN).copies
        for card in ("D10", "D20", "D30", "BIM", "IDENT", "HEAL", "RECYCLE")
    }
    assert [int(re.findall(r"\d+", copies[card])[0]) for card in copies] == [32, 28, 24, 4, 8, 6, 6]


_OTHERS = {
    "en": r"\bBim\b|\bgangs?\b|\btiles?\b|\bpaint|\bsplash|[Rr]ecycl|\bstock\b|sponge",
    "fr": r"\bBim\b|\bgangs?\b|\btuiles?\b|peint|\btache|[Rr]ecycl|\b[Pp]ioche|éponge|loupe",
}
"""Words of Et Bim!, by language."""
_NOT_HERE = re.compile(r"swap|second|shield|lid|mission|mulligan|reshuffled|scenario|non\b|oups")
"""Keys of what Witty Zibi has not: they are never said."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_at_its_table_is_said_in_the_words_of_another_game(language: str) -> None:
    spoken = words(language, "witty_zibi")
    found = {
        key: spoken.say(key)
        for key in table_of("game.gangs", language)
        if not _NOT_HERE.search(key)
        and re.search(_OTHERS[language], re.sub(r"\{\w+\}", "", spoken.say(key)))
    }
    assert found == {}


def test_the_hand_is_read_kind_by_kind_and_the_paf_pile_with_the_piles() -> None:
    table = laid(hands={0: ["B10", "PAF", "B10"]}, piles={1: ["B30"]})
    view = table.view(0)
    assert screen_reader.hand(view, 0, SPOKEN).text == "Your cards: 2 × 10\u00a0bananas, 1 × PAF."
    said = [one.text for one in screen_reader.piles(view, 0, NAMES, SPOKEN)]
    assert said[1].startswith("Ana")
    assert "30\u00a0bananas" in said[1]
    assert said[-1] == "PAF reserve: 2."


# ---------------------------------------------------------------- the end


def played(seats: int, seed: int, **options: Any) -> tuple[Any, State]:
    """A match played by chance to its end, and the table before anything was told."""
    rules = rules_of("witty_zibi")
    chosen = rules.options(seats, options)
    match: Match[Any, Any, Any] = Match(rules, seats, chosen, seed)
    chance = Stream(seed)
    while asked := match.pending():
        [(seat, legal)] = asked.items()
        match.submit(seat, legal[chance.below(len(legal))])
    return match, rules.initial(seats, chosen)


def test_z40_a_match_of_rounds_is_won_by_points_and_told_round_by_round() -> None:
    match, empty = played(4, 3, rounds=3)
    told = ending.truth(empty, match.open_book(), NAMES[:4], SPOKEN)
    ends = [event for event in match.observations(None) if event.kind == "round_ended"]
    assert len(ends) == 3
    points = {seat: sum(end.gained[seat] for end in ends) for seat in range(4)}
    assert {row.seat: row.total for row in told.rows} == points
    assert {row.seat for row in told.rows if row.won} == {
        seat for seat in points if points[seat] == max(points.values())
    }
    for row in told.rows:
        rounds = sum(end.gained[row.seat] > 0 for end in ends)
        assert row.end.startswith(f"{rounds} round")
    fresh = rules_of("witty_zibi").initial(4, match.options)
    moments = turning_points(fresh, match.open_book(), NAMES[:4], SPOKEN)
    assert moments
    assert all(re.match(r"Round [123], turn \d+: ", moment.text) for moment in moments)


def test_z22_a_single_round_names_the_clan_or_says_that_nobody_wins() -> None:
    seen = set()
    for seed in range(40):
        match, empty = played(9, seed, rounds=1)
        told = ending.truth(empty, match.open_book(), NAMES, SPOKEN)
        reason = match.outcome().reason
        seen.add(reason)
        assert bool(told.banner) == (reason == "undecided")
        assert (told.title == "Nobody wins!") == (reason == "undecided")
        if len(seen) == 2:
            return
    pytest.fail(f"only {seen}")


def test_z38_the_first_one_out_alone_is_told_the_eighth_token() -> None:
    tiles = ["rouge", "rouge", "rouge", "bleu", "bleu", "bleu", "bleu"]
    full = ["B30", "B20", "B30", "B10"]
    table = laid(
        seats=7, tiles=tiles, mystery="rouge", hands={0: ["B20"], 1: ["B20"], 2: ["B10"]},
        piles={1: full, 2: full},
    )  # fmt: skip
    table.do({"seat": 0, "play": "B20", "target": 1}, {"seat": 1, "react": "pass"})
    told = [event for event in table.match.observations(Seat(1)) if event.kind == "tile_shown"][-1]
    view = table.view(1)
    seen = envelopes.letter(told, view, 1, NAMES, SPOKEN)
    assert seen is not None
    assert seen.title == "The token in the middle"
    assert seen.lines[0].endswith(": Reds.")
    said = board_of(view, 1).log.take_in(told, view)
    assert said is not None
    assert (said.text, said.secret) == ("Ana alone sees it: the middle, Reds", True)
    assert "tile_mystery" not in board_of(view, 1).layout(view).sprites["tile:7"].face
    for other in (0, 2, 6):
        its = table.view(other)
        assert board_of(its, other).layout(its).sprites["tile:7"].face == "tile_mystery"


@pytest.mark.parametrize(
    ("options", "said"),
    [({"rounds": 5}, "Round 1 of 5"), ({"goal": GOAL}, "Round 1 begins")],
)
def test_z40_a_round_is_told_with_how_many_there_are_where_that_is_known(
    options: dict[str, Any], said: str
) -> None:
    match, empty = played(4, 3, **options)
    first = next(event for event in match.observations(None) if event.kind == "round_began")
    rules_of("witty_zibi").apply(empty, first)
    told = line(first, empty, NAMES[:4], SPOKEN)
    assert told is not None
    assert told.text.startswith(said)
