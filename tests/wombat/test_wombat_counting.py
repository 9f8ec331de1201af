"""What is held against whom once the lights are on: clacks, words and paws."""

from __future__ import annotations

from math import exp

import pytest

from game.core.seats import Seat
from game.games.wombat import bot
from game.games.wombat.bot import wicked
from game.games.wombat.bot.beliefs import Beliefs
from game.games.wombat.bot.counting import FEATURES, MOST, counts, owners, signs, unowned
from game.games.wombat.bot.fitted import KINDS
from game.games.wombat.bot.judging import ODDNESS, VOICES, oddest, voice
from game.games.wombat.bot.ledger import Clack, Ledger
from game.games.wombat.bot.minds import MINDS
from game.games.wombat.bot.odd_kinds import SIGNS, OddKinds
from game.games.wombat.bot.thinking import ThinkingBot
from game.games.wombat.model import events as ev
from game.games.wombat.model.phrases import phrase_of
from game.games.wombat.model.roles import BASIC, WICKED
from game.games.wombat.rules import RULES
from tests.bench.wombat_learnt import DATA, LEARNT

ME, KIM, LEO = 0, 1, 2
BARE = ((), (), ())


def noted(*clacks: tuple[int, int]) -> Ledger:
    """A ledger in which spindles clacked at some ticks."""
    ledger = Ledger(ME, 3)
    ledger.clacks += [Clack(tick, place, False) for tick, place in clacks]
    return ledger


def of(ledger: Ledger, seat: int, feature: str, *held: int) -> int:
    """What is counted of a seat, everybody's paw over zone 1 with some bricks."""
    hands = tuple((one, 3, *held) for one in range(3))
    found = counts(ledger, BARE, hands, named=True, now=900)
    return found[seat][FEATURES.index(feature)]


def test_a_clack_is_whose_who_speaks_of_its_spindle_right_after_it() -> None:
    ledger = noted((100, 0), (150, 0))
    ledger.said(156, KIM, phrase_of("count:A:2"))
    ledger.said(190, LEO, phrase_of("count:A:2"))
    assert owners(ledger) == [-1, KIM], "Leo speaks too late"
    assert of(ledger, KIM, "claims") == 1
    assert of(ledger, LEO, "claims") == 0


def test_a_height_told_of_a_spindle_that_was_silent_is_hollow() -> None:
    ledger = noted((100, 0))
    ledger.said(105, KIM, phrase_of("count:B:2"))
    ledger.said(106, LEO, phrase_of("count:A:1"))
    assert of(ledger, KIM, "hollow") == 1
    assert of(ledger, LEO, "hollow") == 0


def test_who_raised_an_alarm_tells_what_was_found_and_claims_no_clack() -> None:
    ledger = noted((100, 0))
    ledger.said(104, KIM, phrase_of("robbed:A"))
    ledger.said(106, KIM, phrase_of("count:A:1"))
    assert owners(ledger) == [-1]
    assert of(ledger, KIM, "hollow") == 0
    assert of(ledger, KIM, "alarms") == 1


def test_an_unclaimed_clack_exposes_nobody_who_was_at_another_spindle() -> None:
    ledger = noted((100, 0), (103, 2))
    ledger.said(108, KIM, phrase_of("count:A:1"))
    assert of(ledger, LEO, "exposed") == 1
    assert of(ledger, KIM, "exposed") == 0


def test_a_height_below_the_last_one_told_counts_as_lowered() -> None:
    ledger = noted()
    ledger.said(100, KIM, phrase_of("count:A:3"))
    ledger.said(200, LEO, phrase_of("count:A:2"))
    ledger.said(300, KIM, phrase_of("count:A:3"))
    assert of(ledger, LEO, "lowered") == 1
    assert of(ledger, KIM, "lowered") == 0


def test_bricks_in_a_paw_count_only_where_paws_have_names() -> None:
    assert of(noted(), KIM, "holds", 5, 4) == 2
    nameless = counts(noted(), BARE, ((3, 5, 4),) * 3, named=False, now=900)
    assert nameless[KIM][FEATURES.index("holds")] == 0


def test_a_brick_in_a_paw_is_loot_only_where_it_can_be_no_other() -> None:
    def loot(*, zones: tuple[tuple[int, ...], ...] = (), spoke: str = "", tick: int = 850) -> int:
        ledger = noted((100, 0), (105, 0))
        ledger.said(110, LEO, phrase_of("count:A:2"))
        if spoke:
            ledger.said(tick, KIM, phrase_of(spoke))
        hands = ((ME, 3), (KIM, 3, 5), (LEO, 3))
        found = counts(
            ledger, ((6,), (), ()), hands, named=True, now=900, zones=zones
        )  # fmt: skip
        return found[KIM][FEATURES.index("loot")]

    assert loot() == loot(zones=((6, 1), (4,))) == 1
    assert loot(zones=((1,), (5,))) == 0, "another 5 lies loose"
    assert loot(spoke="robbed:A") == 0, "who takes bricks keeps quiet about it"
    assert loot(spoke="robbed:A", tick=300) == loot(spoke="robbed:B") == 1


def test_all_know_of_a_loss_until_somebody_tells_another_height() -> None:
    ledger = noted()
    ledger.said(100, KIM, phrase_of("count:A:3"))
    assert not ledger.alarmed(0)
    ledger.said(200, LEO, phrase_of("robbed:A"))
    assert ledger.alarmed(0)
    assert not ledger.alarmed(1)
    ledger.said(300, KIM, phrase_of("count:A:2"))
    assert not ledger.alarmed(0)


def test_a_missing_brick_is_held_against_whoever_was_at_no_other_spindle() -> None:
    ledger = noted((100, 0), (300, 0), (301, 2))
    ledger.said(105, LEO, phrase_of("count:A:1"))
    ledger.said(306, KIM, phrase_of("count:C:1"))
    assert of(ledger, LEO, "thefts") == 2, "A lies bare at the light: its second clack took a brick"
    assert of(ledger, KIM, "thefts") == 0, "whose hand was over C then"
    built = noted((100, 0), (300, 0))
    built.said(105, LEO, phrase_of("count:A:1"))
    built.said(310, KIM, phrase_of("count:A:2"))
    assert of(built, LEO, "thefts") == 0
    assert of(built, KIM, "proved") == 1, "two lay there, and nothing clacked any more"


def test_a_finger_or_the_light_disproves_a_height_but_another_word_cannot() -> None:
    ledger = noted((100, 0), (200, 0))
    ledger.said(105, KIM, phrase_of("count:A:1"))
    ledger.said(150, LEO, phrase_of("count:A:3"))
    assert of(ledger, KIM, "proved") == 0, "the clack at 200 may have taken it"
    assert of(ledger, LEO, "proved") == 1
    ledger.saw(120, 0, (6,))
    ledger.saw(160, 0, (6,))
    assert of(ledger, KIM, "proved") == 0
    assert of(ledger, LEO, "proved") == 1


def test_talk_shows_who_is_silent_who_is_wrong_and_who_says_anything() -> None:
    ledger = noted((100, 0))
    assert set(signs(ledger, BARE).values()) == {"silent"}
    ledger.said(105, KIM, phrase_of("count:A:1"))
    for tick in (200, 300, 400):
        ledger.said(tick, LEO, phrase_of("count:B:4"))
    assert signs(ledger, BARE) == {ME: "silent", KIM: "plain", LEO: "false"}
    standing = ((), (6, 5, 4, 3), ())
    assert signs(ledger, standing)[LEO] == "hollow", "the light agrees"
    ledger.said(410, LEO, phrase_of("accuse:1"))
    ledger.said(420, KIM, phrase_of("accuse:2"))
    assert signs(ledger, standing)[LEO] == "strange"
    assert signs(ledger, standing)[KIM] == "plain", "one word too many makes nobody strange"


def test_contradicting_a_doubted_seat_is_held_against_nobody() -> None:
    ledger = noted((100, 0), (101, 1))
    ledger.said(103, LEO, phrase_of("count:A:5"))
    ledger.said(105, KIM, phrase_of("count:A:1"))
    hands = tuple((one, 3) for one in range(3))

    def counted(seat: int, feature: str, *doubted: int) -> int:
        found = counts(ledger, ((6,), (), ()), hands, named=True, now=900, doubted=doubted)
        return found[seat][FEATURES.index(feature)]

    assert counted(KIM, "claims") == counted(KIM, "claims", LEO) - 1 == 0
    assert counted(KIM, "denied") == 1 != counted(KIM, "denied", LEO)
    assert counted(LEO, "denied") == counted(LEO, "denied", LEO) > 0


def test_who_never_speaks_is_no_likelier_wicked_for_not_speaking() -> None:
    beliefs = Beliefs(ME, 5, LEARNT, advanced=False, practice=False, weighs=1.0)
    beliefs.learn_role(ME, BASIC)
    beliefs.odd_kinds.see(dict.fromkeys((1, 2, 3), "plain") | {4: "silent"})
    talks, quiet = (4, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0), (0, 0, 0, 4, *[0] * 7, 6, 0)
    counts = {seat: quiet if seat == 4 else talks for seat in range(1, 5)}
    beliefs.see(counts, switched=False, towers=0, unowned=(8, 2.0))
    odds = exp(sum(LEARNT.acts.usual(quiet, 0)) - sum(LEARNT.acts.usual(talks, 0))) / 3
    assert odds / (1 + odds) > 0.9, "as one of ours it would give it away"
    assert beliefs.bad()[4] < 0.7, "four clacks were nobody else's all the same"
    assert beliefs.odd_kinds.shares[4][1] > 0.8
    assert beliefs.odd_kinds.shares[1][1] < 0.1


def test_talk_has_a_voice_by_its_sign_and_by_how_much_there_was() -> None:
    nothing = (0,) * len(FEATURES)
    one, two = (1, *nothing[1:]), (1, *nothing[1:9], 1, *nothing[10:])
    assert [VOICES[voice("plain", its)] for its in (nothing, one, two)] == ["none", "few", "plain"]
    assert [VOICES[voice(its, two)] for its in SIGNS[1:]] == list(VOICES[3:])
    voices = {1: 0, 2: VOICES.index("silent"), 3: VOICES.index("strange")}
    assert oddest(voices, 3) < oddest(voices, 1) == oddest(voices, 2)
    assert oddest({1: VOICES.index("strange")}, 1) == 0, "nobody is odd beside who is alone"


def test_every_count_of_everybody_has_a_lean() -> None:
    for its in range(len(VOICES)):
        for beside in range(max(ODDNESS) + 1):
            for towers in range(4):
                many = LEARNT.judge.leans(
                    MOST, its, beside=beside, towers=towers, unowned=(99, 99.0)
                )
                assert len(many) == len(FEATURES)


def test_clacks_that_are_nobodys_and_bricks_that_went_there_are_counted() -> None:
    ledger = noted((100, 0), (300, 0), (400, 1))
    ledger.said(105, LEO, phrase_of("count:A:1"))
    assert unowned(ledger, BARE) == (2, 1.5), "A's second clack took a brick; B's one laid or took"
    assert unowned(ledger, ((6, 5), (6,), ())) == (2, 0.0)
    assert unowned(ledger, BARE, doubted=(LEO,))[0] == 3


def test_who_says_anything_is_doubted_and_who_talks_plainly_again_is_not() -> None:
    strangers = OddKinds(3, LEARNT.signs, advanced=False)
    assert not strangers.doubted()
    strangers.see({KIM: "strange", LEO: "plain"})
    assert strangers.doubted() == [KIM]
    for _ in range(3):
        strangers.see({KIM: "plain", LEO: "plain"})
    assert not strangers.doubted()
    restricted = OddKinds(3, LEARNT.signs, advanced=True)
    restricted.see({KIM: "hollow"})
    assert not restricted.doubted(), "hands that may lay nothing tell what they feel"


def test_every_count_of_every_role_has_a_share() -> None:
    for role in KINDS:
        for towers in range(4):
            assert LEARNT.acts.log_likely(role, MOST, towers) < 0


def test_whoever_says_and_holds_nothing_is_likelier_to_have_bared_all() -> None:
    silent = (0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 8, 0)
    busy = (5, 0, 1, 0, 1, 0, 0, 2, 1, 0, 1, 0, 0)

    def against(row: tuple[int, ...]) -> float:
        return LEARNT.acts.log_likely(WICKED, row, 0) - LEARNT.acts.log_likely(BASIC, row, 0)

    assert against(silent) > 2 > against(busy)


def test_fingers_of_earlier_rounds_count_no_more_once_all_point_again() -> None:
    beliefs = Beliefs(ME, 5, LEARNT, advanced=False, practice=False, weighs=1.0)
    beliefs.learn_role(ME, BASIC)
    beliefs.sway([-1, 3, 3, 4, 3])
    beliefs.accuse(LEO, 3, 0.1)
    once = list(beliefs.swayed)
    beliefs.sway([-1, 3, 3, 4, 3])
    beliefs.accuse(LEO, 3, 0.1)
    assert beliefs.swayed == once
    assert once[3] > 0
    assert len([one for one in beliefs.evidence if one.seat == 3]) == 4


def test_who_accuses_again_and_again_is_heard_once_a_debate() -> None:
    beliefs = Beliefs(ME, 5, LEARNT, advanced=False, practice=False, weighs=1.0)
    beliefs.learn_role(ME, BASIC)
    beliefs.accuse(LEO, 3, 0.1)
    once = list(beliefs.swayed)
    for _ in range(40):
        beliefs.accuse(LEO, 3, 0.1)
    assert beliefs.swayed == once
    beliefs.accuse(KIM, 3, 0.1)
    assert beliefs.swayed[3] > once[3], "another says so too"


@pytest.mark.parametrize("level", ["normal", "hard", "expert"])
def test_the_wicked_of_a_better_level_waits_until_less_can_be_mended(level: str) -> None:
    options = RULES.options(5, {})
    its = bot.make(level, ME, 5, options, 3, DATA)
    assert isinstance(its, ThinkingBot)
    head, mind = its.head, its.head.mind
    RULES.apply(its.view, ev.RoleDealt(Seat(ME), WICKED))
    head.memory.keep("tower", 0, 2, 0)
    first = options.ticks * mind.waits // 100
    head.now = first - 1
    assert not wicked.spoil(head, 99.0, tireless=True)
    head.now = first
    assert wicked.spoil(head, 99.0, tireless=True)
    assert MINDS["easy"].waits < mind.waits


def test_stepping_off_a_tower_before_the_gong_clears_nobody_of_much() -> None:
    at = FEATURES.index("stands")
    quiet = [0] * len(MOST)
    stayed = [1 if one == at else 0 for one in range(len(MOST))]

    def says(counts: list[int]) -> float:
        silent = VOICES.index("silent")
        return LEARNT.judge.leans(counts, silent, beside=0, towers=1, unowned=(6, 2.0))[at]

    assert -0.5 < says(quiet) < 0 < says(stayed)
    assert abs(says(quiet)) < says(stayed) / 2


@pytest.mark.parametrize(
    ("gone", "towers", "less"), [(4.0, 1, True), (2.0, 0, True), (0.0, 2, False)]
)
def test_who_is_out_is_suspected_less_where_bricks_go_on_vanishing(
    gone: float, towers: int, less: bool
) -> None:
    beliefs = Beliefs(ME, 5, LEARNT, advanced=False, practice=False, weighs=1.0)
    beliefs.learn_role(ME, BASIC)
    beliefs.odd_kinds.see(dict.fromkeys(range(1, 5), "plain"))
    talks, quiet = (4, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0), (0, 0, 0, 4, *[0] * 7, 6, 0)
    first = {seat: quiet if seat == 4 else talks for seat in range(1, 5)}
    beliefs.see(first, switched=False, towers=1, unowned=(6, 2.0))
    before = beliefs.bad()[4]
    assert before == max(beliefs.bad()), "whoever was voted out was the suspect"
    same = dict.fromkeys((1, 2, 3), talks)
    without = Beliefs(ME, 5, LEARNT, advanced=False, practice=False, weighs=1.0)
    without.learn_role(ME, BASIC)
    without.odd_kinds.see(dict.fromkeys(range(1, 5), "plain"))
    without.see(first, switched=False, towers=1, unowned=(6, 2.0))
    without.see(same, switched=False, towers=towers, unowned=(6, gone), turn=2)
    beliefs.see(same, switched=False, towers=towers, unowned=(6, gone), turn=2, out=[4])
    assert (beliefs.bad()[4] < without.bad()[4]) is less
