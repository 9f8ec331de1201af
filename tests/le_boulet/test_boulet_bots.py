"""The bots of Le Boulet play what is legal, judge alike all along, and let no hand be seen."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest

from game.ai.answering import kept
from game.ai.probability import logistic
from game.core.bots import Bot
from game.core.judging import Reading
from game.core.luck import Stream
from game.core.seats import Seat
from game.games import words
from game.games.le_boulet import bot
from game.games.le_boulet.bot import sight as seeing
from game.games.le_boulet.bot.judging import explanation, moved_by
from game.games.le_boulet.bot.sight import Sight, sight
from game.games.le_boulet.bot.taste import Eye
from game.games.le_boulet.bot.thinking import ThinkingBot
from game.games.le_boulet.model import actions as act
from game.games.le_boulet.model import events as ev
from game.games.le_boulet.model.bank import BANK
from game.games.le_boulet.model.cards import BOULET, PICTURES, UNKNOWN
from game.games.le_boulet.model.state import VOTE
from game.games.le_boulet.model.themes import is_joke
from game.games.le_boulet.reasons import done, explained
from game.games.le_boulet.rules import RULES
from tests.le_boulet.boulet_running import BouletMatch, Open
from tests.secrecy.working import calls
from tests.slow import slow

FACE = {name: face for face, name in enumerate(PICTURES)}
LEVELS = [level for level in bot.LEVELS if level != "random"]


def table(levels: Sequence[str], seed: int, **given: Any) -> tuple[Open, list[Bot]]:
    one = Open(len(levels), seed, given)
    bots = [
        bot.make(level, seat, len(levels), one.options, seed + seat)
        for seat, level in enumerate(levels)
    ]
    return one, bots


def turns(match: BouletMatch, bots: Sequence[Bot], most: int) -> list[tuple[Seat, act.Action]]:
    """Let the bots play, and return what they did."""
    heard, done = [0] * len(bots), []
    for seat, legal in match.in_turn():
        news = match.observations(seat, heard[seat])
        heard[seat] += len(news)
        bots[seat].hear(news)
        action = bots[seat].choose(list(legal))
        assert bots[seat].choose(list(legal)) == action, "asking again changes nothing"
        match.submit(seat, action)
        done.append((seat, action))
        if len(done) == most:
            break
    return done


@pytest.mark.parametrize("level", bot.LEVELS)
@pytest.mark.parametrize("given", [*slow([{}]), {"open_hands": True, "boulet_in_pair": True}])
def test_every_level_plays_what_is_legal(level: str, given: dict[str, object]) -> None:
    one, bots = table([level, f"{level}@leo", f"{level}@rosa"], 5, **given)
    assert turns(one.match, bots, 40)


def test_no_level_and_nobody_of_that_name_are_refused() -> None:
    options = RULES.options(3, {})
    for level in ("brilliant", "easy@nobody"):
        with pytest.raises(LookupError):
            bot.make(level, 0, 3, options, 1)


def told(seat: int, hand: Sequence[int], seats: int = 4) -> list[ev.Event]:
    """What a seat hears before the first lead."""
    sizes = (len(hand),) * seats
    return [ev.Laid(sizes, 100), ev.HandDealt(Seat(seat), tuple(hand)), ev.Raced()]


def seated(
    level: str, hand: Sequence[int], seat: int = 0, seed: int = 3, **given: bool
) -> ThinkingBot:
    its = bot.make(level, seat, 4, RULES.options(4, given), seed)
    assert isinstance(its, ThinkingBot)
    its.hear(told(seat, hand))
    return its


HANDS = [(0, 1, 2, 3, 4), (BOULET,) * 5, (50, 90, BOULET, 120, 3)]


@pytest.mark.parametrize("level", LEVELS)
def test_the_race_tells_nothing_of_a_hand(level: str) -> None:
    found = {seated(level, hand).choose([act.FOUND, act.FOUND_NONE]) for hand in HANDS}
    assert len(found) == 1
    assert found != {act.FOUND_NONE}


@pytest.mark.parametrize("level", LEVELS)
def test_a_defence_tells_nothing_of_a_hand_and_names_a_link(level: str) -> None:
    found = set()
    for hand in HANDS:
        its = seated(level, (*hand, FACE["licorne"]))
        its.hear([ev.RaceWon(Seat(1), by_lot=False), ev.LeadBegan(Seat(1))])
        its.hear([ev.Proposed(Seat(1), FACE["cactus"], FACE["abeille"], "@pique")])
        its.hear([ev.Answered((FACE["licorne"], -3, -3, -3)), ev.Accused(Seat(2), 0)])
        found.add(its.choose([act.DEFEND]))
    (said,) = found
    assert isinstance(said, act.Defend)
    if not is_joke(said.text):
        assert "licorne" in BANK[said.text[1:]]["yes"] + BANK[said.text[1:]]["arguable"]


@pytest.mark.parametrize("level", LEVELS)
def test_a_vote_follows_judgement_whatever_the_hand(level: str) -> None:
    for card, good in (("rose", 1), ("lit", 0)):
        for hand in HANDS:
            its = seated(level, hand, seat=2)
            its.hear([ev.RaceWon(Seat(1), by_lot=False), ev.LeadBegan(Seat(1))])
            its.hear([ev.Proposed(Seat(1), FACE["cactus"], FACE[card], "@pique")])
            its.hear([ev.Accused(Seat(3), act.PAIR), ev.Defended(Seat(1), "")])
            assert its.view.phase == VOTE
            assert its.choose(list(act.VOTES)) == act.Vote(good)


def test_an_eye_never_contradicts_itself_and_two_eyes_differ() -> None:
    names = ["pique", "royal", "doux"]
    one, again, other = Eye(7), Eye(7), Eye(8)
    for name in names:
        its = sight("@" + name)
        assert one.row(its) == again.row(its)
        assert one.row(its) == one.row(sight(BANK[name]["fr"][0]))
        assert one.row(its) != other.row(its)
        for face in range(0, len(PICTURES), 13):
            assert sum(one.parts(its, face).values()) == pytest.approx(one.row(its)[face])


@pytest.fixture
def baffled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody understands a theme of one's own, and the judge's tables need not be loaded."""

    def read(theme: str) -> Reading:
        return Reading(theme, "fr", 0.1, False, (), dict.fromkeys(PICTURES, 0.0))

    monkeypatch.setattr(seeing, "read_in_its_own", read)
    sight.cache_clear()


def riddle(its: ThinkingBot, pair: tuple[str, str], theme: str = "glouborf zinzoline") -> None:
    """Let the second seat lead what nobody understands."""
    its.hear([ev.RaceWon(Seat(1), by_lot=False), ev.LeadBegan(Seat(1))])
    its.hear([ev.Proposed(Seat(1), FACE[pair[0]], FACE[pair[1]], theme)])


@pytest.mark.usefixtures("baffled")
@pytest.mark.parametrize("level", LEVELS)
def test_what_is_not_understood_is_asked_about_before_it_is_answered(level: str) -> None:
    for hand in HANDS:
        its = seated(level, hand, seat=2, explain=True)
        riddle(its, ("cactus", "lit"))
        legal = [*map(act.Answer, hand), act.DECLINE, act.Contest(act.PAIR)]
        assert its.choose([*legal, act.ASK]) == act.ASK
        its.hear([ev.Wondered((Seat(2),)), ev.Explained(Seat(1), "")])
        assert its.choose(legal) != act.ASK


@pytest.mark.usefixtures("baffled")
def test_what_is_explained_is_judged_by_that() -> None:
    for said, good in (("@pique", 1), ("@royal", 0)):
        its = seated("normal", HANDS[0], seat=2)
        riddle(its, ("cactus", "abeille"))
        its.hear([ev.Wondered((Seat(2),)), ev.Explained(Seat(1), said)])
        its.hear([ev.Accused(Seat(3), act.PAIR), ev.Defended(Seat(1), "")])
        assert its.choose(list(act.VOTES)) == act.Vote(good)


@pytest.mark.slow
@pytest.mark.usefixtures("baffled")
def test_who_explains_nothing_is_contested_as_often_as_believed() -> None:
    contested = 0
    chance = Stream(5)
    pairs = [(chance.below(160), chance.below(80)) for _ in range(60)]
    for number, (a, b) in enumerate(pairs):
        found = False
        for seat in (0, 2, 3):
            its = seated("normal", HANDS[0], seat=seat, seed=100 * number + seat)
            riddle(its, (PICTURES[a], PICTURES[(a + 1 + b) % 160]))
            its.hear([ev.Wondered((Seat(2),)), ev.Explained(Seat(1), "")])
            legal = [*map(act.Answer, HANDS[0]), act.DECLINE, act.Contest(act.PAIR)]
            found |= its.choose(legal) == act.Contest(act.PAIR)
        contested += found
    assert 20 <= contested <= 40


def test_a_bot_explains_its_theme_by_what_is_true_of_its_cards() -> None:
    explained = 0
    for number, theme in enumerate(list(BANK)[::9]):
        pair = [FACE[name] for name in BANK[theme]["yes"][:2]]
        its = seated("normal", (*pair, 1, 2), seat=1, seed=number)
        its.hear([ev.RaceWon(Seat(1), by_lot=False), ev.LeadBegan(Seat(1))])
        its.hear([ev.Proposed(Seat(1), *pair, "@" + theme), ev.Wondered((Seat(0),))])
        said = its.choose([act.EXPLAIN])
        assert isinstance(said, act.Explain)
        if not is_joke(said.text):
            fits = BANK[said.text.removeprefix("@")]
            assert {PICTURES[one] for one in pair} & {*fits["yes"], *fits["arguable"]}
            assert said.text != "@" + theme
            explained += 1
    assert explained >= 12


@pytest.mark.slow
def test_a_plea_is_surely_true_of_the_card_or_admits_a_joke() -> None:
    jokes = links = 0
    for name in ("royal", "pique", "mou", "froid", "gluant", "rond"):
        for card in range(0, 160, 7):
            its = seated("normal", (card, 1, 2, 3, 4))
            its.hear([ev.RaceWon(Seat(1), by_lot=False), ev.LeadBegan(Seat(1))])
            its.hear([ev.Proposed(Seat(1), FACE["cactus"], FACE["abeille"], "@" + name)])
            its.hear([ev.Answered((card, -3, -3, -3)), ev.Accused(Seat(2), 0)])
            said = its.choose([act.DEFEND])
            assert isinstance(said, act.Defend)
            if is_joke(said.text):
                jokes += 1
            else:
                assert PICTURES[card] in BANK[said.text.removeprefix("@")]["yes"]
                links += 1
    assert jokes > links > 0


def test_a_list_of_its_own_two_cards_is_seen_through() -> None:
    row = (2.9,) * (len(PICTURES) + 2)
    listed = Sight("x", -1, row, 1.0, listed=True, phrases=())
    assert Eye(3).worst(listed, (5, 6)) < -1
    assert Eye(3).worst(listed, (5,)) > 0


IDLE = (act.FOUND_NONE, act.Pass(), act.DECLINE, act.FINE, act.DEFEND, act.Vote(0), act.Give(0))


@pytest.mark.parametrize("level", LEVELS)
def test_hidden_cards_exchanged_change_nothing_that_a_bot_does(level: str) -> None:
    """Others do what names no card, in two worlds that differ in two cards of theirs."""
    one, bots = table([level] * 3, 5)
    twin, others = table([level] * 3, 5)
    hidden = twin.truth.hands
    at = next(at for at, face in enumerate(hidden[1]) if face != hidden[2][at])
    hidden[1][at], hidden[2][at] = hidden[2][at], hidden[1][at]
    heard = acts = 0
    while asked := one.match.pending():
        seat = next(iter(asked))
        if seat == 0:
            news = one.match.observations(seat, heard)
            assert twin.match.observations(seat, heard) == news
            heard += len(news)
            bots[0].hear(news)
            others[0].hear(news)
            action = bots[0].choose(asked[seat])
            assert others[0].choose(twin.match.pending()[seat]) == action
            acts += 1
        else:
            action = next(idle for idle in IDLE if one.match.accepts(seat, idle))
        one.match.submit(seat, action)
        twin.match.submit(seat, action)
    assert acts > 10


def test_a_reason_adds_up() -> None:
    one, bots = table(["expert", "hard", "normal"], 4)
    told_of = 0
    heard = [0] * 3
    for seat, legal in one.match.in_turn():
        news = one.match.observations(seat, heard[seat])
        heard[seat] += len(news)
        bots[seat].hear(news)
        action = bots[seat].choose(list(legal))
        why = bots[seat].why()  # type: ignore[attr-defined]
        if why:
            told_of += 1
            assert action.to_json().items() <= why["values"][0].items()
            for each in why["values"]:
                assert sum(each["parts"].values()) == pytest.approx(each["value"])
                assert len(each["parts"]) <= 4
            for judged in why["evidence"]:
                its = judged["act"]
                assert sum(its["parts"].values()) == pytest.approx(its["sum"])
                assert logistic(its["sum"]) == pytest.approx(judged["after"], abs=0.001)
        one.match.submit(seat, action)
        if told_of > 30:
            break
    assert told_of > 30


def test_the_order_in_which_seats_choose_changes_nothing() -> None:
    seen = []
    for backwards in (False, True):
        one, bots = table(["normal"] * 4, 9)
        heard = [0] * 4
        for _ in range(80):
            seats = sorted(one.match.pending(), reverse=backwards)
            if not seats:
                break
            seat = seats[0]
            news = one.match.observations(seat, heard[seat])
            heard[seat] += len(news)
            bots[seat].hear(news)
            one.match.submit(seat, bots[seat].choose(one.match.pending()[seat]))
        seen.append(one.match.observations(None)[:40])
    assert seen[0] == seen[1]
    assert len(seen[0]) == 40


@pytest.mark.slow
def test_a_theme_in_own_words_is_read_by_the_judge_in_either_language() -> None:
    for said in ("le roi des animaux", "the king of the animals"):
        its = sight(said)
        assert its.clear
        assert its.row[FACE["lion"]] == max(its.row[: len(PICTURES)])
    assert sight("le citron et la guitare").listed
    assert not sight("glouborf zinzoline").clear


def test_no_card_that_is_not_seen_has_a_fit() -> None:
    assert UNKNOWN % len(sight("@pique").row) == len(PICTURES) + 1


@pytest.mark.parametrize("language", ["fr", *slow(["en"])])
def test_reasons_are_told_in_sentences_whose_numbers_add_up(language: str) -> None:
    said = words(language, "le_boulet")
    one, bots = table(["expert@hugo", "hard@leo", "normal@jade"], 12)
    heard, kinds = [0] * 3, set()
    for seat, legal in one.match.in_turn():
        news = one.match.observations(seat, heard[seat])
        heard[seat] += len(news)
        bots[seat].hear(news)
        action = bots[seat].choose(list(legal))
        why = kept(bots[seat].why(), action, legal, "hard@leo")  # type: ignore[attr-defined]
        if why:
            its = explained(why, seat, ("Ana", "Léo", "Rosa"), said)
            assert its is not None, why
            assert its.did == done(action, ("Ana", "Léo", "Rosa"), said)
            for line in its.seen:
                numbers = re.findall(r"[+\u2212][\d]+[.,]\d", line.text)
                a, b, both = (
                    float(n.replace("\u2212", "-").replace(",", ".")) for n in numbers
                )  # fmt: skip
                assert a + b == pytest.approx(both)
            kinds.add(action.kind)
        one.match.submit(seat, action)
    assert {"lead", "answer", "vote", "give", "contest"} <= kinds


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(
    ("weighed", "key"),
    [
        ([(act.DECLINE, 0.0), (act.Answer(BOULET), 0.4), (act.Answer(3), -0.6)], "kept"),
        ([(act.DECLINE, 0.0), (act.Answer(3), 0.6), (act.Answer(BOULET), 0.4)], "left"),
        ([(act.Pass(3), 0.0), (act.Lead(3, 4, "@pique"), 1.2)], "left"),
        ([(act.Answer(BOULET), 0.4), (act.Answer(3), 0.9)], "left"),
        ([(act.Answer(BOULET), 0.4), (act.Answer(3), 0.42)], "boulet"),
        ([(act.DECLINE, 0.0), (act.Answer(BOULET), -0.4)], "declined"),
    ],
)
def test_a_reason_agrees_with_the_worths_beside_it(
    weighed: list[tuple[act.Action, float]], key: str, language: str
) -> None:
    said = words(language, "le_boulet")
    values = [one.to_json() | {"value": worth, "parts": {}} for one, worth in weighed]
    why = {"persona": "leo", "turn": 3, "at": None, "ally": [], "values": values, "evidence": []}
    names = ("Ana", "Léo", "Rosa")
    its = explained(why, 1, names, said)
    assert its is not None
    assert its.because == said.say(f"why.{key}", other=done(weighed[1][0], names, said))


@pytest.mark.parametrize(
    ("mine", "worth", "because"),
    [
        (act.DECLINE, -0.6, "my least bad picture, the cactus, had 20 chances in 100 to pass."),
        (act.DECLINE, 0.6, "at that moment I did not see the cactus, with 20 chances in 100"),
        (
            act.Answer(BOULET),
            -0.6,
            "a Boulet always passes, and my best picture, the cactus, only 20 times in",
        ),
    ],
)
def test_who_lays_no_picture_says_how_likely_the_best_was_to_pass(
    mine: act.Action, worth: float, because: str
) -> None:
    picture = act.Answer(FACE["cactus"]).to_json()
    values = [
        mine.to_json() | {"value": 0.0, "parts": {}},
        picture | {"value": worth, "parts": {"card": 1.0, "risk": -1.6}},
    ]
    why = {"persona": "leo", "turn": 3, "at": None, "ally": [], "values": values, "evidence": []}
    its = explained(why, 1, ("Ana", "Léo", "Rosa"), words("en", "le_boulet"))
    assert its is not None
    assert its.because.startswith(because)


@pytest.mark.parametrize("level", [LEVELS[0], *slow(LEVELS[1:])])
def test_an_answer_takes_equally_many_calls_whatever_is_in_the_hand(level: str) -> None:
    counted = []
    for _ in range(2):  # the first time fills what is kept for all matches
        counted = []
        for hand in HANDS:
            its = seated(level, hand, seat=2)
            its.hear([ev.RaceWon(Seat(1), by_lot=False), ev.LeadBegan(Seat(1))])
            its.hear([ev.Proposed(Seat(1), FACE["cactus"], FACE["abeille"], "@pique")])
            legal: list[act.Action] = [act.DECLINE]
            counted.append(calls(lambda its=its, legal=legal: its.choose(legal)))
    assert counted[0] == counted[1] == counted[2]


def leading(a: str, b: str, theme: str, number: int) -> ThinkingBot:
    """A leader that was asked what its theme has to do with its two cards."""
    its = bot.make("normal@ana", 0, 4, RULES.options(4, {}), number)
    assert isinstance(its, ThinkingBot)
    its.hear([ev.Laid((3,) * 4, 100), ev.HandDealt(Seat(0), (FACE[a], FACE[b], FACE["plume"]))])
    its.hear([ev.Raced(), ev.RaceWon(Seat(0), by_lot=False), ev.LeadBegan(Seat(0))])
    its.hear([ev.Proposed(Seat(0), FACE[a], FACE[b], theme)])
    return its


def true_of(key: str) -> set[str]:
    return {*BANK[key]["yes"], *BANK[key]["arguable"]}


@pytest.mark.slow
def test_an_explanation_touches_its_theme_beyond_its_cards_or_is_a_joke() -> None:
    links, jokes = 0, 0
    for number, (key, its) in enumerate(BANK.items()):
        a, b = sorted(its["yes"])[:2] if len(its["yes"]) > 1 else (its["yes"][0], "plume")
        if "plume" in (a, b):
            continue
        said = explanation(leading(a, b, f"@{key}", number).head)
        jokes += is_joke(said)
        if not is_joke(said):
            links += 1
            mine, theirs = true_of(key), true_of(said.removeprefix("@"))
            assert (mine & theirs) - {a, b}, (key, said)
            assert said != f"@{key}"
            assert {a, b} & theirs, (key, said)
    assert links > 2 * jokes > 0


def test_whoever_leads_what_they_do_not_understand_admits_a_joke() -> None:
    for number in range(6):
        assert is_joke(explanation(leading("lit", "cactus", "grzblt frumzk", number).head))


def test_a_joke_explains_nothing_to_a_bot() -> None:
    its = leading("lit", "cactus", "grzblt frumzk", 1)
    before = its.head.meaning()
    its.hear([ev.Wondered((Seat(1),)), ev.Explained(Seat(0), "@joke-3")])
    assert its.head.meaning() == before


@pytest.mark.parametrize("card", ["licorne", "chat", "lit"])
def test_the_same_card_and_plea_move_a_judge_alike_said_by_a_bot_or_typed(card: str) -> None:
    """A bot pleads by a key of the bank; a person types the same words, or the like."""
    for key in ("pointu", "coupe", "mord"):
        moved, voted = set(), set()
        for said in (f"@{key}", BANK[key]["fr"][0], BANK[key]["en"][0].upper() + " !"):
            its = bot.make("normal@sami", 2, 4, RULES.options(4, {}), 3)
            assert isinstance(its, ThinkingBot)
            its.hear([ev.Laid((3,) * 4, 100), ev.HandDealt(Seat(2), (1, 2, 3)), ev.Raced()])
            its.hear([ev.RaceWon(Seat(1), by_lot=False), ev.LeadBegan(Seat(1))])
            its.hear([ev.Proposed(Seat(1), FACE["cactus"], FACE["abeille"], "@pique")])
            its.hear([ev.Answered((FACE[card], -3, -3, -3)), ev.Accused(Seat(3), 0)])
            its.hear([ev.Defended(Seat(0), said)])
            moved.add(moved_by(its.head, FACE[card]))
            voted.add(its.choose(list(act.VOTES)))
        assert len(moved) == len(voted) == 1


@pytest.mark.parametrize("level", ["normal", *slow(["easy", "expert"])])
def test_a_bot_with_pictures_left_lays_no_boulet_twice_within_three_leads(level: str) -> None:
    laid = 0
    for seed in range(3):
        one, bots = table([level] * 4, 60 + seed)
        last, heard = dict[int, int](), [0] * 4
        for seat, legal in one.match.in_turn():
            news = one.match.observations(seat, heard[seat])
            heard[seat] += len(news)
            bots[seat].hear(news)
            done = bots[seat].choose(list(legal))
            if done == act.Answer(BOULET):
                laid += 1
                pictures = any(face >= 0 for face in one.truth.hands[seat])
                since = one.truth.leads - last.get(seat, -3)
                # nobody saw what was chosen before the pair was accused: it is chosen anew
                assert not pictures or not 0 < since < 3
                last[seat] = one.truth.leads
            one.match.submit(seat, done)
    assert laid > 3
