"""What a bot of Le Boulet believes of others' judgement, and how far words move its own."""

from __future__ import annotations

from functools import cache
from math import log2

import pytest

from game.core.luck import Stream, key_of
from game.core.seats import Seat
from game.games.le_boulet import bot
from game.games.le_boulet.bot.beliefs import TRUST, Beliefs
from game.games.le_boulet.bot.judging import MOVED, moved_by
from game.games.le_boulet.bot.sight import sight
from game.games.le_boulet.bot.thinking import ThinkingBot
from game.games.le_boulet.model import actions as act
from game.games.le_boulet.model import events as ev
from game.games.le_boulet.model.bank import BANK, KEYS
from game.games.le_boulet.model.cards import PICTURES
from game.games.le_boulet.model.state import State
from game.games.le_boulet.rules import RULES
from tests.bench.boulet_pleas import votes
from tests.slow import slow

FACE = {name: face for face, name in enumerate(PICTURES)}
FITS, MISFITS = (FACE["cactus"], FACE["abeille"]), (FACE["lit"], FACE["lune"])
LEAST = 0.01


@cache
def voted(name: str, plea: str, seed: int) -> list[int]:
    """How all vote on a card that is said to sting, after a plea."""
    return list(votes("@pique", FACE[name], plea, "normal", seed))


def contested(pair: tuple[int, int]) -> State:
    """A pair that seat 0 led under "it stings", accused by seat 1."""
    state = RULES.initial(5, RULES.options(5, {}))
    state.pair, state.theme, state.leader = pair, "@pique", Seat(0)
    state.contested, state.accuser, state.accused = -1, Seat(1), Seat(0)
    return state


def lost(kind: str) -> tuple[float, float]:
    """Bits that votes cost, foretold by beliefs and by the share of yes so far."""
    beliefs, its, luck = Beliefs(5), sight("@pique"), Stream(key_of("strangers", kind))
    mine, base, yes, no = 0.0, 0.0, 1, 1
    for number in range(60):
        state = contested((FITS, MISFITS)[number % 2])
        value = 2.0 if number % 2 == 0 else -4.0
        kinds = {"refuses": (0,) * 3, "accepts": (1,) * 3, "contrary": (number % 2,) * 3}
        votes = kinds.get(kind) or [luck.below(2) for _ in range(3)]
        for seat, vote in zip((2, 3, 4), votes, strict=True):
            for share, which in ((beliefs.yes(seat, value), 0), (yes / (yes + no), 1)):
                likely = max(LEAST, share if vote else 1 - share)
                mine, base = mine - (which == 0) * log2(likely), base - (which == 1) * log2(likely)
        yes, no = yes + sum(votes), no + 3 - sum(votes)
        beliefs.observe(state, ev.Voted((-1, 0, *votes), any(votes)), its)
    return mine, base


@pytest.mark.parametrize("kind", ["refuses", "accepts", "coin", "contrary"])
def test_votes_of_strangers_are_foretold_about_as_well_as_by_their_share(kind: str) -> None:
    mine, base = lost(kind)
    # the mixture loses what its first doubt costs, three votes at once, and little more of 180
    assert mine <= base - 3 * log2(1 - TRUST) + 3


def test_who_votes_as_people_do_is_foretold_by_what_lies_there() -> None:
    beliefs, its = Beliefs(5), sight("@pique")
    for number in range(20):
        vote = 1 - number % 2
        heard = ev.Voted((-1, 0, vote, vote, vote), bool(vote))
        beliefs.observe(contested((FITS, MISFITS)[number % 2]), heard, its)
    assert beliefs.trust > 0.95
    assert beliefs.yes(2, 2.0) > 0.8
    assert beliefs.yes(2, -4.0) < 0.2


@pytest.mark.parametrize(("card", "least", "most"), [("licorne", 0.3, 0.6), ("lit", 0.95, 1.0)])
def test_an_accuser_reckons_with_others_by_what_anybody_sees(
    card: str, least: float, most: float
) -> None:
    """Its own eye, which found the pair wrong, says nothing of theirs."""
    options, fails = RULES.options(4, {}), set()
    for seed in range(60):
        its = bot.make("normal", 2, 4, options, seed)
        assert isinstance(its, ThinkingBot)
        its.hear([ev.Laid((4,) * 4, 100), ev.HandDealt(Seat(2), (1, 2, 3, 4)), ev.Raced()])
        its.hear([ev.RaceWon(Seat(1), by_lot=False), ev.LeadBegan(Seat(1))])
        its.hear([ev.Proposed(Seat(1), FACE["cactus"], FACE[card], "@pique")])
        if its.choose([act.DECLINE, act.Contest(act.PAIR)]) == act.Contest(act.PAIR):
            (one,) = its.why()["values"]
            fails.add(1 + one["parts"]["cost"])
    (found,) = fails
    assert least <= found <= most


@pytest.mark.parametrize("plea", [*slow(["@pointu"]), "sa corne est pointue"])
def test_a_good_plea_turns_some_votes_on_what_one_may_argue_about(plea: str) -> None:
    """A unicorn stings, one may argue; of 36 votes 19 were yes without a word."""
    silent, pleaded = (
        sum(sum(voted("licorne", said, seed)) for seed in range(3)) for said in ("", plea)
    )
    assert (36 - silent) / 3 <= pleaded - silent, "a third of those who said no"
    assert pleaded < 30


@pytest.mark.parametrize(
    ("name", "plea"),
    [("lit", "@pointu"), ("lit", "@mou"), ("lit", "@pique"), ("licorne", "@mou"),
     ("licorne", "@pique"), ("licorne", "@joke-1"), ("licorne", "parce que je le dis")],
)  # fmt: skip
def test_no_plea_turns_a_vote_that_is_untrue_or_says_nothing(name: str, plea: str) -> None:
    assert voted(name, plea, 1) == voted(name, "", 1)


def accused(name: str, listener: str) -> ThinkingBot:
    """A bot that hears a card accused under "it stings"."""
    its = bot.make(f"normal@{listener}", 2, 4, RULES.options(4, {}), 3)
    assert isinstance(its, ThinkingBot)
    its.hear([ev.Laid((5,) * 4, 92), ev.HandDealt(Seat(2), (1, 2, 3, 4, 5)), ev.Raced()])
    its.hear([ev.RaceWon(Seat(1), by_lot=False), ev.LeadBegan(Seat(1))])
    its.hear([ev.Proposed(Seat(1), FACE["cactus"], FACE["abeille"], "@pique")])
    its.hear([ev.Answered((FACE[name], -3, -3, -3)), ev.Accused(Seat(3), 0)])
    return its


@pytest.mark.parametrize("name", ["licorne", "chat", "lit"])
def test_a_defence_moves_one_as_far_as_one_listens_and_within_its_bound(name: str) -> None:
    open_eared, deaf = accused(name, "sami"), accused(name, "jade")
    keys = {"pique", "pointu", "coupe", *KEYS[::20]}
    moved = {}
    for key in keys:
        for its in (open_eared, deaf):
            its.view.defence = "@" + key
        moved[key] = moved_by(open_eared.head, FACE[name])
        assert moved_by(deaf.head, FACE[name]) == pytest.approx(moved[key] / 10)
    assert all(0 <= one <= MOVED for one in moved.values())
    # what is not true of the picture moves nobody, nor does saying the theme again
    assert {key for key, one in moved.items() if one} <= {
        key for key in keys if name in BANK[key]["yes"]
    }
    assert moved["pique"] == 0
    if name == "licorne":
        assert moved["pointu"] > 0.5
