"""How many ways there are to play on from fixed positions, counted three actions deep.

The numbers were reasoned out by hand, from the rules and not from the program; the reasoning
stands beside each position. A change that adds, loses or doubles a legal action shows here.
Every card that can be seen or drawn within three actions is named, so no seed has a say. A match
that is over has no continuation: it counts nothing at the depths after its end.
"""

from __future__ import annotations

import pytest

from tests.gangs.counting import (
    Position,
    check_counting_leaves_the_position,
    check_counts,
)

THE_MOST = ["D30", "D20", "D30", "D10"]
"""A pile of 90."""

POSITIONS = [
    # 1: three cards, each on three seats: 9.
    # 2: each card is answered in two ways by seat 1 and in one by seats 2 and 3: 3 x 4 = 12.
    # 3: the three cards sent back can be taken or sent on: 6. After the nine cards taken seat 1
    #    holds D10, D20, D30 and IDENT for three seats, 12, less one where a D20 lies now on seat 2
    #    or on seat 3: 9 x 12 - 2 = 106. In all 112.
    Position(
        "a plain turn",
        {
            "seats": 4,
            "hands": {
                "0": ["D10", "D20", "IDENT", "BIM"],
                "1": ["D10", "BIM"],
                "2": ["D30"],
                "3": ["HEAL"],
            },
            "piles": {"0": [], "1": [], "2": [], "3": []},
            "stock": ["D10", "D20", "D30", "IDENT", "D10"],
        },
        (9, 12, 112),
    ),
    # 1: D10 on three; D20 on seat 2 alone, where a 30 lies under the Identification; D30 on seats
    #    1 and 3: 6.
    # 2: seats 1 and 2 have two answers, seat 3 one: D10 5, D20 2, D30 2 + 1: 10.
    # 3: four cards sent back are taken in one way each: 4. Otherwise seat 1 has D10, D20, D30 for
    #    seats 0 (last 10), 2 (30) and 3 (20): 3 + 2 + 2 = 7. A 10 on seat 2 or 3 makes it 8; a 20
    #    on seat 2 (D20 on 0; D30 on all) or a 30 on seat 3 (D20 on all; D30 on 0) leaves 7:
    #    7 + 8 + 8 + 7 + 7 + 7 = 44. In all 48.
    Position(
        "alternation",
        {
            "seats": 4,
            "hands": {"0": ["D10", "D20", "D30"], "1": ["BIM"], "2": ["BIM"], "3": []},
            "piles": {
                "0": ["D30", "D10"],
                "1": ["D20"],
                "2": ["D30", "IDENT"],
                "3": ["D20", "D10", "D20"],
            },
            "stock": ["D20", "D30", "D30", "D10", "D20"],
        },
        (6, 10, 48),
    ),
    # 1: seat 3 alone is open, to each of four cards (its Soin could be replayed on itself): 4.
    # 2: it may take or send back each: 8.
    # 3: four sent back: 4. The D10 taken: seat 2's shield lapses with seat 0's turn; seat 1 has
    #    D10, D20, IDENT for three seats: 9. The Recyclage: its Soin goes to seat 3: 1. The Échange:
    #    seats 1 and 2, shielded or not, have the second tile: 2. The shield: seat 3 is closed now,
    #    seat 1 has three cards for seats 0 and 2: 6. In all 22.
    Position(
        "shields",
        {
            "seats": 4,
            "hands": {"0": ["D10", "RECYCLE", "SWAP", "SHIELD"], "1": [], "2": [], "3": ["BIM"]},
            "piles": {"0": [], "1": ["SHIELD:1"], "2": ["D10", "SHIELD:0"], "3": ["HEAL"]},
            "stock": ["D10", "D20", "BIM", "IDENT", "BIM", "BIM"],
        },
        (4, 8, 22),
    ),
    # Seat 0, with 90 before it and a 20 as the last of it, aimed a 20 at seat 1.
    # 1: take it or send it back: 2.
    # 2: taken, seat 1 has D10 and IDENT for three seats: 6. Sent back, two answers: 8.
    # 3: the six throws: seat 0 has two answers, seats 2 and 3 one: 2 x 4 = 8. Sent back and taken,
    #    the 20 is destroyed and nobody out; seat 1, who draws a card more, has D10, IDENT, D30 for
    #    three: 9. Sent back twice: 2. In all 19.
    Position(
        "a chain of Et Bim!",
        {
            "seats": 4,
            "hands": {"0": ["D20", "BIM", "BIM"], "1": ["BIM", "BIM"], "2": [], "3": []},
            "piles": {"0": ["D30", "D10", "D30", "D20"], "1": [], "2": [], "3": []},
            "stock": ["D10", "IDENT", "BIM", "BIM", "D30"],
        },
        (2, 8, 19),
        done=[{"seat": 0, "play": "D20", "target": 1}],
    ),
    # Seat 0, the last bogosse, shielded and with 90 before it, aimed a 30 at seat 1. Three live.
    # 1: take it or send it back: 2.
    # 2: taken, seat 1 has D10 and IDENT for seat 2 alone: 2. Sent back, it is taken: 1. So 3.
    # 3: the two throws are taken: 2. Sent back, the 30 is destroyed and the match goes on; seat 1,
    #    who draws a card more, has D10, IDENT, HEAL for seat 2: 3. In all 5.
    Position(
        "a card sent back onto a shield",
        {
            "seats": 4,
            "tiles": ["bogosses", "chicots", "chicots", "bogosses"],
            "out": {"seats": [3]},
            "hands": {"0": ["D30"], "1": ["BIM"], "2": []},
            "piles": {"0": [*THE_MOST, "SHIELD:2"], "1": [], "2": []},
            "stock": ["D10", "IDENT", "BIM", "BIM", "BIM", "HEAL"],
        },
        (2, 3, 5),
        done=[{"seat": 0, "play": "D30", "target": 1}],
    ),
    # Seat 0 recycled seat 1's Recyclage and must replay it.
    # 1: on seat 2 or 3; seat 1's pile was touched, its own is its own: 2.
    # 2: seat 2 has one answer, seat 3 two: 3.
    # 3: the D20 of seat 2 goes back there or to seat 3, not onto seat 1's 20: 2. The Identification
    #    of seat 3 goes anywhere: 3. Sent back, it is taken: 1. In all 6.
    Position(
        "a chain of Recyclages",
        {
            "seats": 4,
            "hands": {"0": ["RECYCLE"], "1": [], "2": [], "3": ["BIM"]},
            "piles": {"0": ["D10"], "1": ["D20", "RECYCLE"], "2": ["D20"], "3": ["IDENT"]},
        },
        (2, 3, 6),
        done=[{"seat": 0, "play": "RECYCLE", "target": 1}, {"seat": 1, "react": "pass"}],
    ),
    # Three live, a bogosse, a chicot and a bogosse; a bogosse lies in the middle. Seat 0 aimed an
    # Échange at the chicot.
    # 1: take it or send it back: 2.
    # 2: taken, the second tile is seat 2's or the middle's: 2. Sent back, it is taken: 1. So 3.
    # 3: with seat 2's tile the match goes on, seat 1 has D10, D20, HEAL for two seats: 6. With the
    #    middle's all are bogosses and the match is over: 0. Sent back, the second tile is seat 2's
    #    or the middle's: 2. In all 8.
    Position(
        "an Échange with the tile in the middle",
        {
            "seats": 5,
            "options": {"teams": [3, 3], "mystery": True},
            "tiles": ["bogosses", "chicots", "bogosses", "chicots", "chicots"],
            "mystery": "bogosses",
            "out": {"seats": [3, 4]},
            "hands": {"0": ["SWAP"], "1": ["BIM"], "2": []},
            "piles": {"0": [], "1": [], "2": []},
            "stock": ["D10", "D20", "BIM", "BIM", "HEAL"],
        },
        (2, 3, 8),
        done=[{"seat": 0, "play": "SWAP", "target": 1}],
    ),
    # 1: the D10; no 20 on a 20, no Échange for two; each of four cards can be laid away: 5.
    # 2: the D10 has two answers. After a discard seat 2 has D10, HEAL, RECYCLE for seat 0, no 30 on
    #    its 30, and five faces to lay away: 4 x 8. So 34.
    # 3: the D10 taken, seat 2 has the same 8; sent back, 2 answers. After a discard and one of the
    #    three plays: two answers, one where the Et Bim! was laid away: 3 x 6 + 3 = 21. After two
    #    discards seat 0 draws IDENT, D10, D30 and plays these, and lays away one of six faces if
    #    the D10 went, else of five: 5 x (9 + 8 + 8 + 8) = 165. In all 196.
    Position(
        "two are left",
        {
            "seats": 4,
            "tiles": ["bogosses", "bogosses", "chicots", "chicots"],
            "out": {"seats": [1, 3]},
            "hands": {"0": ["D10", "D20", "SWAP", "BIM"], "2": ["BIM"]},
            "piles": {"0": ["D30"], "2": ["D20"]},
            "stock": ["D30", "D10", "HEAL", "RECYCLE", "D30", "IDENT", "D10", "D30"],
        },
        (5, 34, 196),
    ),
    # 1: D20 on seat 3, D30 on seats 1 and 2; each of the other three pairs can be attempted: 6.
    # 2: the throws have 1 + 2 + 1 answers; after a first offence the same six again: 4 + 18 = 22.
    # 3: whatever lies where, seat 1 has a D10 for three and a D20 that it throws or attempts on
    #    three: 6 after each of three throws taken; one sent back is taken: 19. After an offence the
    #    throws have four answers, and after each of three penalties seat 1 has its 6: 3 x 22 = 66.
    #    In all 85.
    Position(
        "Oups",
        {
            "seats": 4,
            "options": {"modules": ["oups"]},
            "hands": {"0": ["D20", "D30"], "1": ["BIM"], "2": [], "3": []},
            "piles": {"0": [], "1": ["D20"], "2": ["D20"], "3": ["D30"]},
            "stock": ["D10", "D20", "BIM", "BIM", "BIM"],
        },
        (6, 22, 85),
    ),
    # 1: the D10 on three: 3.
    # 2: seat 1 takes it, sends it back or refuses it, seats 2 and 3 take it: 5.
    # 3: sent back it has two answers; in the four other cases seat 1 has D10, D20, SHIELD for three
    #    seats, 9 each. In all 38.
    Position(
        "NON",
        {
            "seats": 4,
            "options": {"modules": ["non"]},
            "hands": {"0": ["D10", "BIM"], "1": ["BIM", "NON"], "2": [], "3": []},
            "piles": {"0": [], "1": [], "2": [], "3": []},
            "stock": ["D10", "D20", "SHIELD", "D10", "BIM"],
        },
        (3, 5, 38),
    ),
    # The last round: a bogosse, Charlotte and a chicot live.
    # 1: two cards on two seats: 4.
    # 2: seat 1 has one answer, seat 2 two: 6.
    # 3: seat 1 hit, or seat 2 brought to 100 by the D10: Charlotte has D10, D20, HEAL for two
    #    seats: 3 x 6. Two cards sent back: 2. The D20 on seat 2: it is out, one gang is left beside
    #    Charlotte, the match is over: 0. In all 20.
    Position(
        "the end of a round with Charlotte and Missions",
        {
            "seats": 4,
            "options": {"modules": ["charlotte", "missions"]},
            "tiles": ["bogosses", "charlotte", "chicots", "chicots"],
            "round": 3,
            "missions": {"0": 1, "1": 2, "2": 3, "3": 4},
            "out": {"seats": [3]},
            "hands": {"0": ["D10", "D20"], "1": [], "2": ["BIM"]},
            "piles": {"0": THE_MOST, "1": [], "2": THE_MOST},
            "stock": ["D10", "D20", "HEAL", "BIM", "BIM", "BIM"],
        },
        (4, 6, 20),
    ),
    # 1: a Soin needs damage, and seat 2, which alone has some, is shielded: a mulligan, 1.
    # 2: six Et Bim! came: another one, 1.
    # 3: a D10 came, for seats 1 and 3, and another Soin for nobody: 2.
    Position(
        "a mulligan, where a Soin needs damage",
        {
            "seats": 4,
            "options": {"heal_needs_damage": True},
            "hands": {"0": ["BIM", "HEAL"], "1": [], "2": [], "3": []},
            "piles": {"0": ["D10"], "1": [], "2": ["SHIELD:1", "D10"], "3": []},
            "stock": [*["BIM"] * 6, "D10", "HEAL", *["BIM"] * 4],
        },
        (1, 1, 2),
    ),
]


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_as_many_ways_to_play_on_as_reason_says(position: Position) -> None:
    check_counts("et_bim", position)


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_counting_leaves_the_position_and_any_seed_gives_the_same(position: Position) -> None:
    check_counting_leaves_the_position("et_bim", position)
