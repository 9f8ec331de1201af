"""What characters say at a table of Wombat, what their faces show, and what they are like."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from wombat_running import Open, played

import game.games.wombat
from game.ai.personas import PERSONAS
from game.core.luck import Stream, key_of
from game.core.seats import Seat
from game.games import words
from game.games.wombat import bot, chatter, reasons
from game.games.wombat.board import Board
from game.games.wombat.bot import talking
from game.games.wombat.bot.minds import MINDS
from game.games.wombat.bot.natures import NATURES, PLAIN, Nature, Temper, natured
from game.games.wombat.bot.thinking import ThinkingBot
from game.games.wombat.model import events as ev
from game.games.wombat.model.actions import SKY
from game.games.wombat.model.options import Options
from game.games.wombat.model.roles import WICKED
from game.games.wombat.model.state import NO_VOTE, State
from game.games.wombat.rules import RULES
from tests.bench.wombat_learnt import DATA

GAME = "wombat"
SEATS = 5
TEXTS = Path(game.games.wombat.__path__[0]) / "strings"
MANY = 400


@cache
def facts(seed: int) -> list[ev.Event]:
    """All that was told of a match of five, secrets too."""
    one = Open(SEATS, seed, {"seconds": 60, "touch": "shadows"})
    for _ in played(one, Stream(key_of("chatter", seed)), every=40):
        pass
    return list(one.match.open_book())


def spoken(events: list[ev.Event], salt: str, sitting: list[str]) -> list[tuple[int, str, str]]:
    """Who says what, and the kind of the fact it is said of."""
    talk, public, found = chatter.Chatter(salt), 0, []
    for event in events:
        line = talk.said(event, public, sitting)
        public += event.is_for(None)
        found += [] if line is None else [(*line, event.kind)]
    return found


def table(first: int) -> list[str]:
    return [f"normal@{PERSONAS[(first + seat) % 12].id}" for seat in range(SEATS)]


# ---------------------------------------------------------------- what is said


@pytest.mark.parametrize("language", ["fr", "en"])
def test_everybody_has_six_short_lines_for_every_occasion(language: str) -> None:
    mine = tomllib.loads((TEXTS / language / "personas.toml").read_text("utf-8"))["persona-line"]
    asked = [f"{one}-{at}" for one in chatter.OFTEN for at in range(1, chatter.LINES + 1)]
    assert list(mine) == [its.id for its in PERSONAS]
    assert all(list(its) == asked for its in mine.values())
    lines = [line for its in mine.values() for line in its.values()]
    assert len(set(lines)) == len(lines)
    assert max(map(len, lines)) <= 37
    if language == "fr":
        assert not [line for line in lines if re.search(r"[^\u00a0][:;!?]", line)]


def test_characters_speak_of_what_all_saw_and_never_say_the_same_twice() -> None:
    heard: Counter[str] = Counter()
    lucky = [ev.Counted(3), ev.Eliminated(Seat(2))]  # hands that do anything build no tower
    for first in range(12):
        said = spoken(lucky + facts(1), f"{first}", table(first))
        assert len({key for _, key, _ in said}) == len(said)
        heard.update(key.split(".")[2].split("-")[0] for _, key, _ in said)
    assert set(heard) == set(chatter.OFTEN)
    assert spoken(facts(1), "x", ["normal"] * SEATS) == []


def test_nobody_speaks_in_the_dark_but_with_its_first_tick() -> None:
    kinds = {kind for salt in "abcdef" for *_, kind in spoken(facts(1), salt, table(0))}
    assert kinds <= {"ticked", "lit", "counted", "votes_opened", "eliminated", "ended"}
    assert len(kinds) > 3
    public = [event for event in facts(1) if event.is_for(None)]
    begins = [at for at, one in enumerate(public) if isinstance(one, ev.BuildBegan)]
    firsts = {next(at for at in range(one, len(public)) if public[at].kind == "ticked")
              for one in begins}  # fmt: skip
    finds = chatter.Heard()
    greeted = [
        at
        for at, event in enumerate(public)
        if "greeting" in [what for _, what in finds(event, SEATS)]
    ]
    assert greeted == sorted(firsts)
    assert list(chatter.Heard()(ev.Ticked(1), SEATS)), "a table opens once the build has begun"


def secretly(events: list[ev.Event]) -> list[ev.Event]:
    """The same facts with other secrets: every role goes to the next seat, every paw is another."""
    found: list[ev.Event] = []
    for event in events:
        match event:
            case ev.RoleDealt(to, role):
                found.append(ev.RoleDealt(Seat((to + 1) % SEATS), role))
            case ev.PawNumbered(to, number):
                found.append(ev.PawNumbered(to, SEATS + 1 - number))
            case ev.Switched():
                pass
            case _:
                found.append(event)
    return found


def test_words_and_faces_depend_only_on_what_all_were_told() -> None:
    whole = [event for event in facts(1) if not isinstance(event, ev.Ended)]
    public = [event for event in whole if event.is_for(None)]
    assert len(public) < len(whole)
    said = spoken(public, "same", table(0))
    assert said
    assert spoken(whole, "same", table(0)) == said == spoken(secretly(whole), "same", table(0))
    shown = [faces_after(some) for some in (public, whole, secretly(whole))]
    assert shown[0] == shown[1] == shown[2]


def test_a_line_that_hangs_on_a_role_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = chatter.Heard.__call__

    def leaky(self: Any, event: ev.Event, seats: int) -> Any:
        if isinstance(event, ev.RoleDealt) and event.role == WICKED:
            self.wicked = event.to
        for seat, occasion in heard(self, event, seats):
            if seat != getattr(self, "wicked", -1):  # the Wicked is silent
                yield seat, occasion

    monkeypatch.setattr(chatter.Heard, "__call__", leaky)
    monkeypatch.setattr("game.ai.speaking.Chatter.said", _said_of_all)
    whole = [event for event in facts(1) if not isinstance(event, ev.Ended)]
    salts = [str(at) for at in range(20)]
    assert any(
        spoken(whole, salt, table(0)) != spoken(secretly(whole), salt, table(0)) for salt in salts
    )


def _said_of_all(self: Any, event: Any, facts: int, sitting: Any) -> Any:
    """As ``Chatter.said``, but that secrets are told to who finds the occasions."""
    if not event.is_for(None):
        list(self._occasions(event, len(sitting)))
        return None
    seats = [seat for seat, _ in self._occasions(event, len(sitting))]
    return (seats[0], f"{facts}") if seats else None


def test_whoever_was_the_wicked_may_say_so_once_all_roles_lie_open() -> None:
    roles = ("basic", "basic", WICKED, "basic", "basic")
    seats = tuple(Seat(one) for one in (0, 1, 3, 4))
    said = [
        chatter.Chatter(str(salt)).said(ev.Ended(seats, "good", roles), 9, table(0))
        for salt in range(MANY)
    ]
    shown = {line[0] for line in said if line is not None and ".shown-" in line[1]}
    assert shown == {2}
    assert {line[0] for line in said if line is not None} == set(range(SEATS))
    over = ev.Ended((), "practice", ("basic",) * SEATS)
    assert list(chatter.Heard()(over, SEATS)) == []


# ---------------------------------------------------------------- faces


def faces_after(events: list[ev.Event]) -> list[str]:
    faces = chatter.Moods(SEATS)
    for event in events:
        faces.see(event)
    return faces.now


def test_in_the_dark_every_face_is_calm_but_of_who_is_out() -> None:
    faces, dark = chatter.Moods(SEATS), 0
    for event in facts(1):
        faces.see(event)
        if isinstance(event, ev.BuildBegan | ev.Lit):
            dark = event.number if isinstance(event, ev.BuildBegan) else 0
        assert not dark or set(faces.now) <= {"calm", "out"}


def test_faces_show_towers_fingers_exits_and_who_won() -> None:
    begun = ev.BuildBegan(1, bases=False)
    assert faces_after([begun, ev.Counted(2)]) == ["gleeful"] * SEATS, "all seem glad"
    assert faces_after([begun, ev.Counted(1)]) == ["hit"] * SEATS
    votes = ev.VotesOpened((3, SKY, 3, 0, NO_VOTE))
    pointed = ["hit", "calm", "calm", "hit", "calm"]
    assert faces_after([begun, ev.Counted(2), votes]) == pointed
    out = [ev.Eliminated(Seat(3)), ev.BuildBegan(2, bases=False)]
    assert faces_after([begun, votes, *out]) == ["calm"] * 3 + ["out", "calm"]
    won = ev.Ended((Seat(0), Seat(3)), "good", ("basic",) * SEATS)
    assert faces_after([begun, *out, won]) == ["gleeful", "hit", "hit", "gleeful", "hit"]


# ---------------------------------------------------------------- natures


@pytest.mark.parametrize(("language", "of"), [("en", r"{} times in 10"), ("fr", r"{} fois sur 10")])
def test_cards_tell_every_rate_of_a_nature(language: str, of: str) -> None:
    say = words(language, GAME).say
    for name, its in NATURES.items():
        card = say(f"persona.{name}")
        rates = Counter(re.findall(r"\d+", card))
        for rate in (its.forgives, its.hunts, its.holds, its.returns, its.whims):
            assert not rate or of.format(rate // 10) in card, (name, card)
        told = {
            "talks": (PLAIN.talks, its.talks), "believes": (PLAIN.believes, its.believes),
            "dares": (PLAIN.dares, its.dares), "lies": (PLAIN.lies, its.lies),
        }  # fmt: skip
        for what, (usual, rate) in told.items():
            assert rate == usual or rate is None or rates[str(rate // 10)], (name, what, card)


def test_a_character_changes_only_talk_and_boldness_of_every_level() -> None:
    for level in bot.PLAYED:
        mind = MINDS[level]
        assert natured(mind, PLAIN) == mind
        its = natured(mind, NATURES["hugo"])
        assert (its.talks, its.boldness) == (80, pytest.approx(1.2 * mind.boldness))
        assert replace(its, talks=mind.talks, boldness=mind.boldness) == mind
        made = bot.make(f"{level}@hugo", 0, 3, Options(3), 1, DATA)
        assert isinstance(made, ThinkingBot)
        assert made.mind == its
    with pytest.raises(LookupError):
        bot.make("normal@nobody", 0, 3, Options(3), 1, DATA)


def share(nature: Nature, opened: tuple[int, ...], level: int, wanted: int) -> float:
    """How often somebody points at whom, in straw votes in which their level points elsewhere."""
    view = State(Options(4))
    temper, many = Temper(nature, 7), 0
    for number in range(MANY):
        view.number, view.opened = number, opened
        many += temper.straw(view, 0, level, 2) == wanted
    return many / MANY


def test_characters_point_in_the_straw_vote_as_often_as_their_cards_say() -> None:
    def near(percent: int) -> Any:
        return pytest.approx(percent / 100, abs=0.08)

    assert share(NATURES["kim"], (1, SKY, SKY, 0), 2, 3) == near(NATURES["kim"].returns)
    assert share(NATURES["kim"], (1, SKY, SKY, 2), 2, 2) == 1, "nobody pointed there"
    assert share(NATURES["zoe"], (), SKY, 2) == near(NATURES["zoe"].hunts)
    assert share(NATURES["ana"], (), 2, SKY) == near(NATURES["ana"].holds)
    assert share(NATURES["jade"], (), SKY, SKY) == near(100 - NATURES["jade"].whims)
    assert share(PLAIN, (1, SKY, SKY, 0), 2, 2) == share(PLAIN, (), SKY, SKY) == 1


def test_a_character_believes_as_often_as_its_card_says() -> None:
    for name, its in NATURES.items():
        temper = Temper(its, 3)
        for doubted, rate in ((False, its.believes), (True, its.forgives)):
            many = sum(temper.takes_in(doubted=doubted) for _ in range(MANY))
            assert many / MANY == pytest.approx(rate / 100, abs=0.08), (name, doubted)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_who_points_from_habit_says_that_it_was_one(language: str) -> None:
    its = bot.make("normal@jade", 0, 4, Options(4), 1, DATA)
    assert isinstance(its, ThinkingBot)
    its.head.view.roles[0] = "basic"
    its.beliefs.learn_role(0, "basic")
    its.head.view.phase, its.head.now = "straw", 0
    pointed = set()
    for number in range(30):
        its.head.view.number = number
        target = talking.straw(its.head, its.beliefs)
        if target == talking.target(its.head, its.beliefs, final=False):
            continue
        why = {**bot.thinking.grounds.fancied(its.head, its.beliefs, target), "persona": "jade"}
        told = reasons.explained(why, 0, ("Jade", "B", "C", "D"), words(language, GAME))
        assert told is not None
        assert told.because == words(language, GAME).say("why.habit")
        pointed.add(target)
    assert pointed


def test_whoever_greets_in_the_dark_is_read_and_not_heard() -> None:
    one = Open(SEATS, 3, {"seconds": 60})
    board = Board(one.truth, 0, ["A", "B", "C", "D", "E"], words("fr", GAME))
    view = RULES.initial(SEATS, one.options)
    heard = []
    for event in facts(1):
        if event.is_for(0):
            RULES.apply(view, event)
            heard.append((event.kind, board.live.listening(view)))
    assert ("ticked", True) in heard
    assert ("seen", True) in heard
    assert {quiet for kind, quiet in heard if kind in ("lit", "counted", "votes_opened")} == {False}
