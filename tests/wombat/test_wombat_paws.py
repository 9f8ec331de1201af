"""Paws among shadows: whose they are, reckoned exactly, late, and without what one was not told."""

from __future__ import annotations

from functools import cache
from itertools import permutations, product
from typing import Any

import pytest

from game.core.luck import Stream, key_of
from game.core.seats import Seat
from game.games import words
from game.games.wombat import bot, reasons
from game.games.wombat.bot.beliefs import Beliefs
from game.games.wombat.bot.minds import MINDS, Mind
from game.games.wombat.bot.paws import Chain, Done, PawAct, Paws, orbits_of, ways
from game.games.wombat.bot.reactions import slowed
from game.games.wombat.bot.senses import LEAST, Backlog, reaction
from game.games.wombat.bot.thinking import ThinkingBot
from game.games.wombat.model import events as ev
from game.games.wombat.model.actions import TICK_MS
from game.games.wombat.model.options import Options
from game.games.wombat.model.phrases import phrase_of
from game.games.wombat.model.roles import BASIC, ROLES, WICKED
from game.games.wombat.model.sensations import Touch
from game.games.wombat.rules import RULES
from tests.bench.wombat_learnt import DATA, LEARNT
from tests.bench.wombat_matches import Played
from tests.wombat.wombat_led import Watched

A, B = 0, 1
ME = Seat(0)
NEVER = 1e12
SHADOWS = {"seconds": 60, "touch": "shadows"}


def chain(*events: ev.Event, others: tuple[int, ...] = (1, 2)) -> Chain:
    """A build in which one has paw 3 and rests in place 9, the others in 3 and 4."""
    its = Chain(others, NEVER, LEARNT.tracks)
    rests = [ev.PawRested(paw, place) for paw, place in ((1, 3), (2, 4), (3, 9))]
    for event in (ev.BuildBegan(1, bases=False), ev.PawNumbered(ME, 3), *rests, *events):
        its.go(1, event)
    return its


def told(seat: int) -> ev.Said:
    return ev.Said(Seat(seat), phrase_of("count:A:1"))


LAYS = (ev.Seen(1, Touch.AT_A), ev.Seen(1, Touch.LAID))
RIGHT, WRONG = ((6,), (), ()), ((4,), (), ())


# ---------------------------------------------------------------- exactness


def test_without_a_word_a_paw_is_anybodys_but_ones_own() -> None:
    [deed] = chain(*LAYS).judged(RIGHT)
    assert deed.shares == pytest.approx({1: 0.5, 2: 0.5})
    assert (deed.kind, deed.place) == ("right", A)
    mine = chain(ev.Seen(3, Touch.AT_A), ev.Seen(3, Touch.LAID))
    assert mine.judged(RIGHT) == []


def test_who_tells_of_a_brick_mostly_laid_it_and_that_holds_backwards_too() -> None:
    near, far = LEARNT.tracks.says["count"][0], LEARNT.tracks.says["count"][-1]
    [deed] = chain(*LAYS, told(2)).judged(WRONG)
    assert deed.kind == "wrong"
    assert deed.shares[2] == pytest.approx(near / (near + far))
    leave = (ev.Seen(1, Touch.AT_9), ev.Seen(2, Touch.AT_5))
    [before] = chain(*LAYS, *leave, told(2)).judged(WRONG)
    assert before.shares[2] > 0.8, "it said so only once it was elsewhere"


def test_paws_that_shared_a_place_get_new_numbers_and_are_unknown_again() -> None:
    meets = (ev.Seen(2, Touch.AT_A), ev.Seen(1, Touch.AT_5))
    sure = chain(*LAYS, told(2)).judged(RIGHT)[0].shares[2]
    later = (*LAYS, told(2), *meets, ev.Seen(2, Touch.LAID))
    first, second = chain(*later).judged(((6, 5), (), ()))
    assert first.shares[2] == pytest.approx(sure)
    assert second.shares == pytest.approx({1: 0.5, 2: 0.5})
    part = (ev.Seen(2, Touch.AT_B), ev.Seen(1, Touch.AT_5))
    apart = (*LAYS, told(2), *part, ev.Seen(2, Touch.LAID))
    kept = chain(*apart).judged(((6,), (6,), ()))[1]
    assert kept.shares[1] == pytest.approx(sure), "alone at a place a paw keeps its number"


def test_ones_own_number_is_known_when_it_is_drawn_anew() -> None:
    together = (ev.Seen(3, Touch.AT_1), ev.Seen(1, Touch.AT_1), told(2))  # three rests where one is
    redrawn = (ev.PawNumbered(ME, 1), ev.Seen(3, Touch.AT_A), ev.Seen(3, Touch.LAID))
    [deed] = chain(*together, *redrawn).judged(RIGHT)
    assert sum(deed.shares.values()) == pytest.approx(1)
    assert set(deed.shares) == {1, 2}
    lays = (ev.Seen(1, Touch.AT_B), ev.Seen(1, Touch.LAID))
    [mine] = chain(*together, *redrawn, *lays).judged(RIGHT)
    assert mine.place == A, "what number one does now is one's own"


def enumerated(others: int, steps: list[tuple[str, Any]], done: Done) -> dict[int, float]:
    """Whose a deed was, by every way in which numbers may have been drawn."""
    draws = [
        [dict(zip(sorted(how), drawn, strict=True)) for drawn in permutations(sorted(how))]
        if what == "mix" else [None]
        for what, how in steps
    ]  # fmt: skip
    sums = dict.fromkeys(range(others), 0.0)
    for start in permutations(range(others)):
        for drawn in product(*draws):
            way, weight, owner = start, 1.0, -1
            for at, ((what, how), fresh) in enumerate(zip(steps, drawn, strict=True)):
                if at == done.at:
                    owner = way.index(done.label)
                if what == "weigh":
                    weight *= how[ways(others).index(way)]
                else:
                    way = tuple(fresh.get(one, one) for one in way)
            sums[way.index(done.label) if owner < 0 else owner] += weight / len(list(drawn))
    whole = sum(sums.values())
    return {seat: one / whole for seat, one in sums.items()}


@pytest.mark.parametrize("seed", range(6))
def test_shares_are_those_of_all_ways_counted_one_by_one(seed: int) -> None:
    chance, others = Stream(key_of("ways", seed)), 3
    steps: list[tuple[str, Any]] = []
    for at in range(5):
        if at % 2:
            steps.append(("mix", frozenset(chance.shuffled(range(others))[: 2 + seed % 2])))
        else:
            steps.append(("weigh", [1 + chance.below(9) for _ in ways(others)]))
    done = Done(chance.below(len(steps) + 1), 1, "rob", A, chance.below(others))
    its = Chain(range(others), NEVER, LEARNT.tracks)
    its.steps = [
        (what, orbits_of(others, how) if what == "mix" else how) for what, how in steps
    ]  # fmt: skip
    its.done = [done]
    assert its.judged(RIGHT)[0].shares == pytest.approx(enumerated(others, steps, done))


def test_who_follows_for_long_loses_track_and_forgets() -> None:
    its = Chain((1, 2), 100, LEARNT.tracks)
    rests = [ev.PawRested(paw, place) for paw, place in ((1, 3), (2, 4), (3, 9))]
    for event in (ev.BuildBegan(1, bases=False), ev.PawNumbered(ME, 3), *rests, *LAYS, told(2)):
        its.go(1, event)
    its.go(400, ev.Seen(1, Touch.LAID))
    soon, late = its.judged(((6, 5), (), ()))
    assert soon.shares[2] > 0.9
    assert late.shares[2] == pytest.approx(0.5, abs=0.02)
    kept = []
    for level in bot.PLAYED:
        some = 0
        for seed in range(200):
            paws = Paws(0, MINDS[level].keeps, seed, LEARNT.tracks)
            for event in (ev.BuildBegan(1, bases=False), ev.PawNumbered(ME, 3), *rests, *LAYS):
                paws.observe(1, event)
            paws.observe(600, ev.Scraped())
            some += len(paws.deeds([0, 1, 2], RIGHT))
        kept.append(some)
    assert kept == sorted(kept)
    assert 0 < kept[0] < kept[-1] < 200


def test_a_brick_taken_after_a_look_is_a_repair_and_without_one_a_robbery() -> None:
    looks = (ev.Seen(1, Touch.AT_A), ev.Seen(1, Touch.SIZE_6), ev.Seen(1, Touch.BOTTOM))
    assert chain(*looks, ev.Seen(1, Touch.TOOK)).judged(RIGHT)[0].kind == "repair"
    elsewhere = (ev.Seen(1, Touch.AT_5), ev.Seen(1, Touch.AT_A))
    gone = chain(*looks, *elsewhere, ev.Seen(1, Touch.TOOK))
    assert gone.judged(RIGHT)[0].kind == "rob"


# ---------------------------------------------------------------- what it says of roles


def believing() -> Beliefs:
    its = Beliefs(0, 4, LEARNT, advanced=False, practice=False, weighs=1.0)
    its.learn_role(0, BASIC)
    return its


def test_deeds_speak_against_whose_they_were_as_far_as_one_knows() -> None:
    robs = [PawAct(9, "rob", A, {1: 0.8, 2: 0.1, 3: 0.1})] * 2
    its = believing()
    its.follow(1, robs)
    assert its.bad()[1] > 0.4 > its.bad()[2]
    nobodys = believing()
    nobodys.follow(1, [PawAct(9, "rob", A, {1: 1 / 3, 2: 1 / 3, 3: 1 / 3})] * 2)
    assert nobodys.bad() == pytest.approx([0, 1 / 3, 1 / 3, 1 / 3])
    assert all(set(LEARNT.tracks.rates[role]) == set(LEARNT.tracks.rates[BASIC]) for role in ROLES)
    assert LEARNT.tracks.rates[WICKED]["rob"] > LEARNT.tracks.rates[BASIC]["rob"]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_reason_tells_of_paws_that_one_took_for_somebodys(language: str) -> None:
    its = believing()
    its.follow(2, [PawAct(9, "rob", A, {1: 0.9, 2: 0.1})] * 2)
    [one] = [one for one in its.evidence if one.seat == 1]
    noted = {"what": one.what, "many": one.many, "detail": [], "of": 1}
    each = {"seat": 1, "turn": 2, "before": 0.7, "after": 0.2, "act": noted}
    seen = reasons.evidence(each, ("A", "Kim", "C", "D"), words(language, "wombat"))
    assert "Kim" in seen.text
    assert "2" in seen.text
    assert "{" not in seen.text


# ---------------------------------------------------------------- late, and nothing else


def test_what_is_followed_comes_in_order_and_never_before_its_reaction() -> None:
    line, mind = Backlog(MINDS["normal"], 5), MINDS["normal"]
    for number in range(60):
        line.tell(number, number, own=number % 3 == 0, followed=True, known=number % 2 == 0)
    came = [(tick, fact) for tick in range(120) for _, fact in line.followed(tick)]
    assert [fact for _, fact in came] == list(range(60))
    for tick, fact in came:
        assert tick * TICK_MS + LEAST >= fact * TICK_MS + reaction(mind, 5, fact)


def made(seat: int, options: Options) -> Any:
    return bot.make("expert", seat, 4, options, key_of(8, seat), DATA)


@cache
def match() -> tuple[list[Watched], Played]:
    options = RULES.options(4, SHADOWS)
    bots = [Watched(made(seat, options)) for seat in range(4)]
    return bots, Played(bots, options, 8)


@pytest.mark.slow
def test_paws_told_after_t_less_r_change_nothing_a_bot_knows_or_does_at_t() -> None:
    """Of a mind that is slow, since what is quick is known in the very next question."""
    told, options, seed = match()[0][1].told, RULES.options(4, SHADOWS), key_of(8, 1)
    mind, late = slowed(MINDS["easy"], 200), 0
    for when in range(60, 620, 80):
        first = next(
            at for at in range(when, len(told)) if any(map(_counts, told[at]))
        )  # the first question before which something else than time was told
        ones = [ThinkingBot(1, options, seed, mind, LEARNT) for _ in range(2)]
        for at, news in enumerate(told[: _soonest(told, first, mind, key_of("senses", seed))]):
            less = [one for one in news if at < first or isinstance(one, ev.Ticked)]
            answers = []
            for its, heard in zip(ones, (news, less), strict=True):
                its.hear(heard)
                answers.append(its.choose(_All()))
            followed = [its.head.paws.told for its in ones if its.head.paws is not None]
            assert len(followed) == 2
            assert followed[0] == followed[1]
            assert answers[0] == answers[1]
            late += at >= first
    assert late > 10, "nothing was told that was not known yet"


def _soonest(told: list[list[Any]], first: int, mind: Mind, seed: int) -> int:
    """The first question by which anything that is told from a question on may be known."""
    number = sum(_counts(one) for news in told[:first] for one in news)
    soonest = len(told)
    for at in range(first, len(told)):
        for _ in filter(_counts, told[at]):
            soonest = min(soonest, at + (reaction(mind, seed, number) - LEAST) // TICK_MS)
            number += 1
    return soonest


def _counts(event: ev.Event) -> bool:
    return not isinstance(event, ev.Ticked | ev.Given | ev.Queued)


class _All(list[Any]):
    def __contains__(self, key: object) -> bool:
        return True


@pytest.mark.slow
def test_paws_of_others_never_mislead_ones_own_hand_and_all_hear_alike() -> None:
    watched, played = match()
    truth = played.state
    for one in watched:
        its = one.its
        assert its.head.paws is not None
        for tick in range(40):
            its.choose([])
            its.hear([ev.Ticked(9000 + tick)])
        if truth.alive[one.its.seat]:
            assert its.view.hands[its.seat].place == truth.hands[its.seat].place
            assert its.view.hands[its.seat].paw == truth.hands[its.seat].paw
    again = [Watched(made(seat, RULES.options(4, SHADOWS))) for seat in range(4)]
    assert Played(again, RULES.options(4, SHADOWS), 8).done == played.done


def test_what_another_paw_did_under_ones_present_number_is_not_ones_own() -> None:
    its = made(0, RULES.options(4, SHADOWS))
    its.hear([ev.BuildBegan(1, bases=False), ev.PawNumbered(ME, 1)])
    its.hear([ev.PawRested(1, 5), ev.PawRested(2, 5), ev.Seen(2, Touch.AT_A), ev.Ticked(1)])
    its.hear([ev.PawNumbered(ME, 2), ev.Ticked(2)])
    for tick in range(30):
        its.choose([])
        its.hear([ev.Ticked(3 + tick)])
    assert its.view.hands[0].paw == 2
    assert its.view.hands[0].place == 5, "the paw that was number two is at A, and was not mine"
