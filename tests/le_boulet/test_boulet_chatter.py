"""What characters say at a table of Le Boulet, what their faces show, and what is heard."""

from __future__ import annotations

import tomllib
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from boulet_running import Open, played

import game.games.le_boulet
from game.ai.personas import PERSONAS
from game.core.luck import Stream, key_of
from game.core.seats import Seat
from game.games import words
from game.games.le_boulet import chatter
from game.games.le_boulet.board import Board
from game.games.le_boulet.model import events as ev
from game.games.le_boulet.model.actions import PAIR
from game.games.le_boulet.model.cards import BOULET
from game.games.le_boulet.rules import RULES
from game.stage.sound.cues import SoundCue
from game.store.places import assets_root

GAME = "le_boulet"
TEXTS = Path(game.games.le_boulet.__path__[0]) / "strings"


@cache
def facts(seed: int) -> list[ev.Event]:
    """All that was told of a match of five, secrets too."""
    one = Open(5, seed, {"hand": 5, "boulets": 10})
    for _ in played(one, Stream(key_of("chatter", seed)), 4):
        pass
    return one.match.open_book()


def spoken(events: list[ev.Event], salt: str, sitting: list[str]) -> list[tuple[int, str]]:
    talk, public, found = chatter.Chatter(salt), 0, []
    for event in events:
        line = talk.said(event, public, sitting)
        public += event.is_for(None)
        found += [] if line is None else [line]
    return found


def table(first: int) -> list[str]:
    return [f"normal@{PERSONAS[(first + seat) % 12].id}" for seat in range(5)]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_everybody_has_a_line_for_every_occasion_short_enough_for_a_bubble(language: str) -> None:
    say = words(language, GAME).say
    mine = tomllib.loads((TEXTS / language / "personas.toml").read_text("utf-8"))["persona-line"]
    asked = [f"{one}-{at}" for one in chatter.OFTEN for at in range(1, chatter.LINES[one] + 1)]
    assert list(mine) == [its.id for its in PERSONAS]
    assert all(list(its) == asked for its in mine.values())
    lines = [say(f"persona-line.{its.id}.{key}") for its in PERSONAS for key in asked]
    assert lines == [line for its in mine.values() for line in its.values()]
    assert len(set(lines)) == len(lines)
    assert max(map(len, lines)) <= 37


def test_characters_speak_of_what_all_saw_and_never_say_the_same_twice() -> None:
    heard: Counter[str] = Counter()
    for seed in range(4):
        for first in (0, 5, 9):
            said = spoken(facts(seed), f"{seed}-{first}", table(first))
            assert len({key for _, key in said}) == len(said)
            heard.update(key.split(".")[2].split("-")[0] for _, key in said)
    never = {"unsure", "moved", "unmoved"}  # chance leads by themes of the bank, and never pleads
    assert set(heard) == set(chatter.OFTEN) - never
    assert spoken(facts(0), "x", ["normal"] * 5) == []


def test_who_does_not_understand_a_theme_says_so() -> None:
    talk, asks = chatter.Chatter("any"), ev.Wondered((Seat(1), Seat(3)))
    said = [talk.said(asks, number, table(0)) for number in range(8)]
    lines = [line for line in said if line is not None]
    assert len(lines) == len(set(lines)) == 4, "two lines of each of two"
    assert all(".unsure-" in key and seat in asks.seats for seat, key in lines)


def test_whoever_accuses_nearly_always_says_so() -> None:
    for first in range(12):
        talk = chatter.Chatter("any")
        said = [talk.said(ev.Accused(Seat(2), PAIR), number, table(first)) for number in range(6)]
        assert sum(line is not None and ".accusing-" in line[1] for line in said) >= 5


def test_whoever_judged_a_plea_answers_it_as_they_voted() -> None:
    """A plea was followed by thumbs and silence: nobody knew whether it had been heard."""
    votes, answered = (-1, 0, 1, 0, 1), 0
    for number in range(12):
        talk = chatter.Chatter(f"any-{number}")
        for event in (ev.Accused(Seat(1), 0), ev.Defended(Seat(0), "il a des griffes")):
            talk.said(event, 1, ["human"] * 5)
        line = talk.said(ev.Voted(votes, good=True), number, ["human", *table(number)[1:]])
        if line is not None:
            seat, key = line
            answered += 1
            assert (".moved-" if votes[seat] else ".unmoved-") in key
    assert answered >= 10


@pytest.mark.parametrize("said", ["", "@joke-1"])
def test_silence_and_an_admitted_joke_are_answered_by_nobody(said: str) -> None:
    talk = chatter.Chatter("any")
    talk.said(ev.Defended(Seat(0), "il a des griffes"), 0, table(0))
    talk.said(ev.Defended(Seat(0), said), 1, table(0))
    for number in range(6):
        line = talk.said(ev.Voted((-1, 0, 1, 0, 1), good=True), number, table(0))
        assert line is None or "moved-" not in line[1]


def test_what_was_told_to_one_seat_alone_changes_no_word_and_no_face() -> None:
    public = [event for event in facts(1) if event.is_for(None)]
    assert len(public) < len(facts(1))
    assert spoken(facts(1), "same", table(0)) == spoken(public, "same", table(0))
    whole, told = chatter.Moods(5), chatter.Moods(5)
    shown: list[list[str]] = []
    for event in facts(1):
        whole.see(event)
        if event.is_for(None):
            told.see(event)
            shown.append(list(told.now))
        assert whole.now == told.now
    assert {mood for faces in shown for mood in faces} == {"calm", "hit", "gleeful"}


def test_whoever_is_accused_hears_the_verdict_and_shows_it() -> None:
    for thing, seat in ((PAIR, 2), (4, 4)):
        for good, mood in ((True, "gleeful"), (False, "hit")):
            faces = chatter.Moods(5)
            for event in (
                ev.Proposed(2, 1, 2, "ça pique"), ev.Accused(0, thing), ev.Voted((1,) * 5, good)
            ):  # fmt: skip
                faces.see(event)
            assert [at for at, its in enumerate(faces.now) if its != "calm"] == [seat]
            assert faces.now[seat] == mood


# ---------------------------------------------------------------- sounds


def heard(events: list[ev.Event], seats: int, viewer: int | None) -> list[SoundCue]:
    """All that a viewer hears of what it is told."""
    view = RULES.initial(seats, RULES.options(seats, {"hand": 5, "boulets": 10}))
    sounds = Board(view, viewer, "ABCDEFGH"[:seats], words("fr", GAME)).sounds
    found: list[SoundCue] = []
    for event in events:
        if event.is_for(viewer):
            RULES.apply(view, event)
            found += sounds.cues(event, view)
    return found


def test_every_sound_of_the_table_exists_with_captions_in_both_languages() -> None:
    cues = {
        cue
        for seed in range(4)
        for viewer in (None, *range(5))
        for cue in heard(facts(seed), 5, viewer)
    }
    names = {cue.name for cue in cues}
    captions = tomllib.loads((TEXTS / "fr" / "sounds.toml").read_text("utf-8"))["sound"]
    assert names == set(captions), "no sound without words, and no words without a sound"
    assert all((assets_root() / "sounds" / f"{name}.ogg").is_file() for name in names)
    for language in ("fr", "en"):
        assert all(words(language, GAME).say(cue.caption) for cue in cues)


def test_a_gavel_thumbs_a_chain_and_iron_are_heard_when_all_see_why() -> None:
    for seed in range(4):
        events = [event for event in facts(seed) if event.is_for(None)]
        said = Counter(cue.name for cue in heard(facts(seed), 5, None))
        verdicts = [event.good for event in events if isinstance(event, ev.Voted)]
        given = [event for event in events if isinstance(event, ev.Gave)]
        laid = [one for one in events if isinstance(one, ev.Answered) and BOULET in one.faces]
        again = [one for one in events if isinstance(one, ev.Retried) and one.face == BOULET]
        assert said["gavel"] == len(verdicts)
        assert (said["thumb_up"], said["thumb_down"]) == (sum(verdicts), verdicts.count(False))
        assert said["chain"] == len(given)
        assert said["iron"] == len(laid) + len(again)
