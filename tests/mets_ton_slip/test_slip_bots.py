"""The bots of Mets ton slip ! play what is legal, by what their seat was told, and get dressed."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

import pytest

from game.ai.answering import kept
from game.ai.personas import PERSONAS
from game.core.luck import Stream
from game.core.seats import Seat
from game.games import words
from game.games.mets_ton_slip import bot
from game.games.mets_ton_slip.bot import dressing, policy
from game.games.mets_ton_slip.bot import search as comparing
from game.games.mets_ton_slip.bot.character import Character
from game.games.mets_ton_slip.bot.habits import HABITS
from game.games.mets_ton_slip.bot.seated_bot import SeatedBot
from game.games.mets_ton_slip.bot.thinking import MINDS, SMALL
from game.games.mets_ton_slip.model import actions as act
from game.games.mets_ton_slip.model import events as ev
from game.games.mets_ton_slip.model.actions import Action
from game.games.mets_ton_slip.model.cards import (
    ALL_SLOTS,
    BOUCLIER,
    FACE,
    HAT,
    MIROIR,
    NOTHING,
    PANTS,
    SLIP,
)
from game.games.mets_ton_slip.model.state import State
from game.games.mets_ton_slip.reasons import done, explained, percent, shares
from game.games.mets_ton_slip.rules import RULES
from tests.mets_ton_slip.running import begun, by_bots, played, view
from tests.promises.subjects import SUBJECTS
from tests.slow import slow, slow_rows

LEARNT = {"kinds": {"anybody": {"goes_by": "held", "share": 1, "tremble": 0.02, "weights": {}}}}
STRICT = {"arlequin_slip": False, "discard_placed": "one"}
TABLES = [
    *((level, {}, 40) for level in bot.LEVELS if level != "expert"),
    *slow_rows([("expert", {}, 16)]),
    ("expert", STRICT, 12),
    ("easy", STRICT, 40),
]


@pytest.mark.parametrize(("level", "options", "most"), TABLES)
def test_every_level_plays_what_is_legal(level: str, options: dict[str, object], most: int) -> None:
    match = begun(3, 5, **options)
    table = RULES.options(3, options)
    bots = [bot.make(level, seat, 3, table, seat, LEARNT) for seat in range(3)]
    assert list(by_bots(match, bots, most))


@pytest.mark.parametrize("seed", range(8))
def test_the_policy_knows_what_to_do_wherever_a_match_may_come(seed: int) -> None:
    options = RULES.options(4, {"mirror_shield": "restore"})
    match = begun(4, seed, mirror_shield="restore")
    for number, (seat, _) in enumerate(played(match, Stream(seed), wild=2)):
        if number > 150:
            return
        assert policy.chosen(view(match, seat, options), seat) in match.pending()[Seat(seat)]


def test_no_level_and_nobody_of_that_name_are_refused() -> None:
    options = RULES.options(2, {})
    for level in ("brilliant", "easy@nobody"):
        with pytest.raises(LookupError):
            bot.make(level, 0, 2, options, 1)


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_reason_says_what_was_done_and_its_numbers_add_up(level: str, language: str) -> None:
    said = words(language, "mets_ton_slip")
    names, told = ("Ana", "Max", "Zoé"), 0
    for why, action, seat in reasons_of(level, 40):
        its = explained(why, seat, names, said)
        assert its is not None, why
        assert its.did == done(action, names, said)
        others = sum(share for _, share in its.chances)
        mine = shares(why["values"][0], len(names))[seat]
        assert abs(others + mine - 1) < 0.02
        # the sentence names no number that was not weighed
        weighed = {percent(one) for each in why["values"] for one in shares(each, len(names))}
        weighed |= {left - dressed for left in why["left"] for dressed in (0, 1)}
        if not why.get("habit"):  # that says what stands on the character's card
            assert {int(n) for n in re.findall(r"\d+", its.because)} - {100} <= weighed
        told += 1
    assert told > 5


@pytest.mark.parametrize("language", ["fr", *slow(["en"])])
def test_every_act_has_a_reason_even_where_nothing_else_was_weighed(
    language: str,
) -> None:
    said, names, seen = words(language, "mets_ton_slip"), ("Ana", "Max", "Zoé"), set[str]()
    state = RULES.initial(3, RULES.options(3, {}))
    every = [one for one in SUBJECTS["mets_ton_slip"].every_action(state) if _spoken_of(one)]
    for action, left in product(every, (None, [1, 1, 6], [6, 3, 3], [6, 5, 3])):
        for others in ([], [act.FINISH, *every[:1]]):
            acts = [action, *others]
            value = {"value": 0.3, "parts": {"0": 0.3, "1": 0.3, "2": 0.4}}
            why = {"persona": "", "turn": 3, "values": [{**one.to_json(), **value} for one in acts]}
            if left is not None:
                why["left"] = left
            its = explained(why, 0, names, said)
            assert its is not None, action
            spoken = re.sub(r"[\d{}]|chances? (sur|in) 100", "", its.because)
            assert len(spoken.split()) >= 4, its.because
            assert its.because.rstrip()[-1] in ".!", its.because
            seen.add(type(action).__name__)
    assert len(seen) > 8


def _spoken_of(action: Action) -> bool:
    """Say whether an act is one that a table of three could see."""
    if isinstance(action, act.Draw | act.Attack | act.Replace):
        return (action.source if isinstance(action, act.Draw) else action.target) < 3
    slot = getattr(action, "slot", 0)
    return bool(slot < len(ALL_SLOTS)) and getattr(action, "put", 0) < len(ALL_SLOTS)


def test_who_imagines_keeps_a_reason_for_the_only_thing_to_do() -> None:
    table = RULES.options(2, {})
    match = begun(2, 3)
    bots = [bot.make("expert-short", seat, 2, table, seat) for seat in range(2)]
    for seat, action, _ in by_bots(match, bots, 60):
        phase = bots[seat].view.phase
        why = bots[seat].why()
        if phase not in SMALL and phase in MINDS["expert-short"].thinks:
            assert why["values"], action


def reasons_of(level: str, most: int) -> Iterator[tuple[Mapping[str, Any], Action, int]]:
    match, table = begun(3, 6), RULES.options(3, {})
    bots = [bot.make(f"{level}@ana", seat, 3, table, seat) for seat in range(3)]
    for seat, action, legal in by_bots(match, bots, most):
        its = bots[seat]
        assert isinstance(its, SeatedBot | Character)
        if why := kept(its.why(), action, legal, f"{level}@ana"):
            yield why, action, seat


def test_what_is_done_from_habit_has_a_reason_on_file_as_all_else() -> None:
    table, celebrated = RULES.options(3, {}), 0
    for seed in range(6):
        match, bots = begun(3, seed), [bot.make("easy@sami", at, 3, table, at) for at in range(3)]
        for seat, action, legal in by_bots(match, bots, 60):
            if isinstance(action, act.Celebrate):
                celebrated += 1
                why = kept(bots[seat].why(), action, legal, "easy@sami")
                assert why, "a reason that lacks on file would tell what the hand allowed"
    assert celebrated


def test_every_character_has_a_habit_that_shows() -> None:
    assert set(HABITS) == {its.id for its in PERSONAS}
    rates = {name: shown(name) for name in ("zoe", "hugo", "ana")}
    plain = shown("")
    assert rates["zoe"]["hats"] > plain["hats"]
    assert rates["hugo"]["blows"] > plain["blows"]
    assert rates["ana"]["fished"] > plain["fished"]


def shown(name: str) -> Counter[str]:
    """What all at a table do that one character plays, in a few matches."""
    table, found = RULES.options(3, {}), Counter[str]()
    for seed in range(4):
        match = begun(3, seed)
        level = f"greedy@{name}" if name else "greedy"
        bots = [bot.make(level, seat, 3, table, seat) for seat in range(3)]
        for _, action, _ in by_bots(match, bots, 120):
            found["fished"] += isinstance(action, act.Draw) and action.source >= 0
            found["hats"] += isinstance(action, act.Wear) and action.slot == HAT
            found["blows"] += isinstance(action, act.Attack)
    return found


@pytest.mark.parametrize("held", [(), (BOUCLIER,), (MIROIR,), (BOUCLIER, MIROIR)])
@pytest.mark.parametrize("level", ["normal", "expert"])
def test_every_answer_is_imagined_as_often_whatever_the_hand_holds(
    level: str, held: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    imagined = Counter[act.Action]()

    def counted(world: State, seat: Seat, action: Action, *rest: Any) -> list[float]:
        imagined[action] += 1
        return search(world, seat, action, *rest)

    search = dressing.imagined
    monkeypatch.setattr(dressing, "imagined", counted)
    monkeypatch.setattr(comparing, "imagined", counted)
    its = bot.make(level, 0, 2, RULES.options(2, {}), 1)
    hand = (*held, *[PANTS] * (5 - len(held)))
    worn = ((NOTHING,) * 6, (PANTS, *[NOTHING] * 5))
    attack = ev.Attacked(Seat(1), FACE["FOURIRE"], Seat(0))
    its.hear(
        [ev.Laid((5, 5), worn[::-1]), ev.HandTold(Seat(0), hand), ev.TurnBegan(Seat(1)), attack]
    )
    answers = [act.BEAR, *(act.Defend(face) for face in held)]
    assert its.choose(answers) in answers
    assert isinstance(its, SeatedBot)
    its.why()
    assert set(imagined) == set(act.ANSWERS)
    assert len(set(imagined.values())) == 1


def seated(level: str, seed: int, hand: tuple[str, ...], *worn: str) -> SeatedBot:
    """Return a bot at the first of two seats with a hand, in an outfit from the slip upwards."""
    its = bot.make(level, 0, 2, RULES.options(2, {}), seed)
    faces = [FACE[name] for name in worn]
    mine, theirs = (*faces, *[NOTHING] * (6 - len(faces))), (PANTS, *[NOTHING] * 5)
    held = tuple(FACE[name] for name in hand)
    its.hear([ev.Laid((len(hand), 6), (mine, theirs)), ev.HandTold(Seat(0), held)])
    assert isinstance(its, SeatedBot)
    return its


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_nobody_leaves_the_garment_lying_that_wins(level: str) -> None:
    hand = ("HAT-SP", "HAT-AU", "SWEATER-WI", "APOIL", "SHOES-WI")
    worn = ("SLIP", "TROUSERS-SP", "SWEATER-SP", "SHOES-SP", "COAT-SP")
    for seed in range(30):
        its = seated(level, seed, hand, *worn)
        its.hear([ev.TurnBegan(Seat(0)), ev.Ready(Seat(0))])
        legal = list(RULES.pending(its.view)[Seat(0)])
        assert its.choose(legal) == act.Wear(FACE["HAT-SP"], HAT)


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_nobody_hands_over_the_slip_while_they_wear_more(level: str) -> None:
    given = set[Action]()
    for seed in range(30):
        its = seated(level, seed, ("HAT-SP",), "SLIP", "TROUSERS-SP", "SWEATER-SP", "J-SHOES")
        its.hear([ev.TurnBegan(Seat(1)), ev.Attacked(Seat(1), FACE["CROIXROUGE"], Seat(0))])
        its.hear([ev.Borne(Seat(0)), ev.Asked(Seat(0))])
        given.add(its.choose(list(RULES.pending(its.view)[Seat(0)])))
    assert act.GIVES[SLIP] not in given
    assert level != "easy" or len(given) > 1, "it gives what comes to mind"
