"""How many ways there are to play on from fixed positions, counted three actions deep.

Reasoned out by hand, as in Et Bim!; every card that is held or can be drawn is named. Who can
play nothing passes without being asked, so an action may be followed by a turn further on.
"""

from __future__ import annotations

import pytest

from tests.gangs.counting import (
    Position,
    check_counting_leaves_the_position,
    check_counts,
)

THE_MOST = ["B30", "B20", "B30", "B10"]
"""A pile of 90."""

POSITIONS = [
    # 1: three cards, each on three seats: 9.
    # 2: each card is answered in two ways by seat 1 and in one by seats 2 and 3: 3 x 4 = 12.
    # 3: the three cards sent back can be taken or sent on: 6. After the nine taken seat 1 has a B10
    #    for three seats: 27. In all 33.
    Position(
        "a plain turn",
        {
            "seats": 4,
            "options": {"expert": False, "rounds": 1},
            "hands": {
                "0": ["B10", "B20", "EMIS", "PAF"],
                "1": ["B10", "PAF"],
                "2": ["B30"],
                "3": ["NURSE"],
            },
            "paf_pile": ["B20", "B20"],
        },
        (9, 12, 33),
    ),
    # 1: B10 on three; B20 on seat 2 alone, where a 30 lies under the Émissaire; B30 on seats 1
    #    and 3: 6.
    # 2: seats 1 and 2 have two answers, seat 3 one: B10 5, B20 2, B30 2 + 1: 10.
    # 3: four cards sent back are taken in one way each: 4. After the six taken seats 1, 2 and 3
    #    pass, and seat 0 has its two other cards. A B10 on seat 1: B20 on 1, 2 and B30 on 1, 3. On
    #    seat 2: B20 on 2 and B30 on all. On seat 3: B20 on 2, 3 and B30 on 1, 3. The B20: B10 and
    #    B30 on all. The B30 on seat 1: B10 on all, B20 on 1, 2. On seat 3: B10 on all, B20 on 2, 3.
    #    4 + 4 + 4 + 6 + 5 + 5 = 28. In all 32.
    Position(
        "alternation, by the expert rule",
        {
            "seats": 4,
            "options": {"expert": True, "rounds": 1},
            "hands": {"0": ["B10", "B20", "B30"], "1": ["PAF"], "2": ["PAF"], "3": []},
            "piles": {
                "0": ["B30", "B10"],
                "1": ["B20"],
                "2": ["B30", "EMIS"],
                "3": ["B20", "B10", "B20"],
            },
            "paf_pile": ["B20", "B30"],
        },
        (6, 10, 32),
    ),
    # Seat 0 aimed a B30 at seat 1.
    # 1: take it or send it back: 2.
    # 2: taken, seat 1 passes with its PAF and seat 2 has a B10 for five: 5. Sent back, seat 1 drew
    #    a PAF, and seat 0 has two answers. In all 7.
    # 3: the B10 has two answers of seats 0 and 1, one of the three others: 7. The B30 taken by
    #    seat 0, seat 1 passes and seat 2 has its five. Sent on once more, seat 1 has two answers
    #    again, by the PAF it drew. In all 14.
    Position(
        "a chain of PAF, with one that was drawn in it",
        {
            "seats": 6,
            "options": {"rounds": 1},
            "hands": {
                "0": ["B30", "B10", "PAF"], "1": ["PAF"], "2": ["B10"], "3": [], "4": [], "5": [],
            },
            "piles": {"0": ["B20"]},
            "paf_pile": ["PAF", "B10"],
        },
        (2, 7, 14),
        done=[{"seat": 0, "play": "B30", "target": 1}],
    ),
    # 1: the Sorcier on seat 1, whose Sorcier can go on to 2 or 3; on the B20; on the nurse: 3.
    # 2: seat 2 has two answers, the others one: 4.
    # 3: the Sorcier taken goes to seats 2 and 3: 2. The B20 taken goes to all three, its own pile
    #    too: 3. Sent back, seat 0 takes it: 1. The nurse goes to all three: 3. In all 9.
    Position(
        "a Sorcier",
        {
            "seats": 4,
            "options": {"expert": True, "rounds": 1},
            "hands": {"0": ["SORC"], "1": [], "2": ["PAF"], "3": []},
            "piles": {"0": [], "1": ["SORC"], "2": ["B20"], "3": ["B30", "NURSE"]},
            "paf_pile": ["B10"],
        },
        (3, 4, 9),
    ),
    # 1: two cards on two seats: 4. 2: each is taken: 4.
    # 3: seats 1 and 2 pass, and seat 0 has its other card for two seats: 3 x 2. But the B20 on
    #    seat 2 eliminates it, its clan is out, the match is over: 0. In all 6.
    Position(
        "the end of the last round",
        {
            "seats": 4,
            "options": {"rounds": 1},
            "tiles": ["rouge", "rouge", "bleu", "bleu"],
            "out": {"seats": [3]},
            "hands": {"0": ["B10", "B20"], "1": [], "2": []},
            "piles": {"2": THE_MOST},
            "paf_pile": 2,
        },
        (4, 4, 6),
    ),
    # 1: the B20 on seats 1, 2 and 4: 3. 2: each takes it: 3.
    # 3: on seat 1: it passes, and seat 2 has a B10 for three: 3. On seat 2: its pair has fallen,
    #    the match is over: 0. On seat 4: the single is out, which ends nothing, and seat 2 has its
    #    B10 for two: 2. In all 5.
    Position(
        "un tout seul: a pair may fall, or the single",
        {
            "seats": 5,
            "options": {"variant": "un_tout_seul", "rounds": 1},
            "tiles": ["rouge", "rouge", "bleu", "bleu", "orange"],
            "out": {"seats": [3]},
            "hands": {"0": ["B20"], "1": [], "2": ["B10"], "4": []},
            "piles": {"2": THE_MOST, "4": THE_MOST},
            "paf_pile": 2,
        },
        (3, 3, 5),
    ),
    # 1: a B10 on three. 2: three answers. 3: taken by any of them, nobody has a card that can be
    #    played, the PAF apart: undecided, and the match is over. In all 0.
    Position(
        "an undecided round",
        {
            "seats": 4,
            "options": {"rounds": 1},
            "hands": {"0": ["B10"], "1": [], "2": [], "3": []},
            "paf_pile": 0,
        },
        (3, 3, 0),
    ),
]  # fmt: skip


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_as_many_ways_to_play_on_as_reason_says(position: Position) -> None:
    check_counts("witty_zibi", position)


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_counting_leaves_the_position_and_any_seed_gives_the_same(position: Position) -> None:
    check_counting_leaves_the_position("witty_zibi", position)
