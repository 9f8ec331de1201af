"""What is on the screen is spoken as it changes, and private words to nobody else."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import import_module
from itertools import pairwise
from pkgutil import walk_packages
from typing import Any

import pygame
import pytest

import game.scenes
from game.core.log_lines import tell_on
from game.core.seats import Seat
from game.games import game_of, shelf
from game.games.mets_ton_slip.model.cards import FACE
from game.games.mets_ton_slip.model.events import Drawn, Drew, LaidAway
from game.games.parts import needed
from game.scenes.after.beliefs import BeliefsScene, Cell
from game.scenes.after.course import played_through
from game.scenes.after.decisions import sentences
from game.scenes.after.why import WhyScene
from game.scenes.front.title import TitleScene
from game.scenes.kit import Kit
from game.scenes.narrator import Narrator
from game.scenes.notice import NoticeScene
from game.scenes.settings.settings import SettingsScene
from game.scenes.table.table import TableScene
from game.scenes.view.notes import NotesScene
from game.session import make_head, start
from game.stage.input.inputs import KeyPressed
from game.stage.sound.voice import Speech, Utterance
from game.stage.stack import Stack
from game.store.notes import noted
from game.tour import play_on, seated, table_session, thought_out
from tests.recorded import Recorded
from tests.touring import by_turns, unlike_scenes

Sit = Callable[..., Any]


class Ear:
    """Somebody who only listens, and presses keys."""

    def __init__(self, kit: Kit, *scenes: Any) -> None:
        kit.settings.speech = True
        self.voice = Recorded()
        kit.speech = Speech(kit.settings, self.voice)
        self.kit = kit
        self.narrator = Narrator(kit)
        self.stack = Stack(scenes[0])
        for scene in scenes[1:]:
            self.stack.open(scene)
        self.narrator.follow(self.stack)

    def press(self, key: str) -> list[str]:
        """Press a key; return what was spoken of it."""
        before = len(self.voice.said)
        heard = KeyPressed(key)
        if not self.narrator.handle_input(heard, self.stack):
            self.stack.handle_input(heard)
        self.narrator.follow(self.stack)
        return self.voice.said[before:]

    def wait(self, ms: int = 50) -> None:
        self.stack.pass_time(ms)
        self.narrator.follow(self.stack)


def spoken_well(sentence: str) -> bool:
    """Say whether a sentence holds words, and no key or gap of the strings."""
    return bool(re.search(r"\w", sentence)) and not re.search(r"\{|\}|None|speech\.|^,", sentence)


@pytest.mark.slow
@pytest.mark.parametrize("kit", ["fr"], indirect=True)  # both languages, by turns
def test_every_focus_of_every_scene_says_a_sentence(kit: Kit, sit: Sit) -> None:
    walked, ears = 0, []
    for name, *scenes in by_turns(kit, unlike_scenes(kit), 0):
        if "second" in name:  # nobody acts at second windows
            continue
        # settings walked over: whoever is at a second window would hear what is private
        kit.settings.second_window = False
        ear = Ear(kit, *scenes)
        ears.append(ear)
        if getattr(ear.stack.top, "behind", False):
            assert not ear.voice.said, f"{name}: several people would hear it"
            continue
        assert ear.voice.said, name
        assert all(map(spoken_well, ear.voice.said)), (name, ear.voice.said)
        top: Any = ear.stack.top
        for key in ("down", "right", "down", "tab", "up", "left", "tab", "right"):
            form = top.form
            before = (form.focus if form else None, getattr(top, "focus", None))
            said = ear.press(key)
            form = top.form
            if ear.stack.top is not top:
                break
            moved = (form.focus if form else None, getattr(top, "focus", None)) != before
            if moved and not str(getattr(top, "focus", "")).startswith("button:"):
                walked += 1
                assert said, (name, key, before)
            assert all(map(spoken_well, said)), (name, key, said)
    for ear in ears:  # the tour goes on with some of its matches
        ear.stack.close_all()
    assert walked > 100


def test_every_screen_has_a_name_to_be_called_by(kit: Kit) -> None:
    names = set()
    for module in walk_packages(game.scenes.__path__, "game.scenes."):
        for held in vars(import_module(module.name)).values():
            if isinstance(held, type) and "name" in vars(held) and hasattr(held, "handle_input"):
                names.add(held.name)
    assert len(names) > 20
    for name in names:
        assert spoken_well(kit.words().say(f"speech.scene.{name}")), name


def test_a_screen_names_itself_its_focus_and_what_changes(kit: Kit) -> None:
    say = kit.words("et_bim").say
    ear = Ear(kit, TitleScene(kit))
    assert ear.voice.said[0] == say("speech.scene.title")
    assert ear.voice.said[1].startswith(f"{say('title.play')}, {say('speech.button')}")
    ear.stack.open(SettingsScene(kit, tab="accessibility"))
    ear.narrator.follow(ear.stack)
    assert say("speech.scene.settings") in ear.voice.said
    ear.press("right")
    said = ear.press("down")
    assert said[0].startswith(say("settings-screen.high_contrast"))
    assert said[1] == say("settings-screen.about-high_contrast")
    [changed] = ear.press("right")
    assert say("settings-screen.yes") in changed
    ear.stack.open(NoticeScene(kit, "Der Satz."))
    ear.narrator.follow(ear.stack)
    assert "Der Satz." in ear.voice.said


def test_it_is_silent_while_off_and_begins_anew_when_switched_on(kit: Kit) -> None:
    ear = Ear(kit, TitleScene(kit))
    kit.settings.speech = False
    assert not ear.press("down")
    kit.settings.speech = True
    ear.narrator.follow(ear.stack)
    assert ear.voice.said[-2] == kit.words().say("speech.scene.title")


def test_the_rate_is_followed_at_once(kit: Kit) -> None:
    ear = Ear(kit, TitleScene(kit))
    kit.settings.speech_rate = 8
    ear.press("down")
    assert ear.voice.rate == 8


def played(kit: Kit) -> tuple[Ear, TableScene]:
    session = table_session(kit, "et_bim", 4)
    play_on(session, turns=12, answering=False)
    table = seated(kit, session)
    return Ear(kit, table), table


def test_a_card_and_a_seat_say_what_they_are_and_what_may_be_done(kit: Kit) -> None:
    ear, table = played(kit)
    say = table.board.words.say
    lit = sorted(name for name in table.lit() if name.startswith("hand:"))
    table.focus = lit[0]
    ear.wait()
    token = table.layout.touch[lit[0]].token
    assert any(
        say(f"explain.{token}") in one and say("speech.can") in one for one in ear.voice.said
    )
    before = len(ear.voice.said)
    ear.press("enter")
    assert any(say("speech.chosen", name=say(f"card.{token}")) in one for one in ear.voice.said)
    target = min(name for name in table.lit() if name.startswith("seat:"))
    table.focus = target
    ear.wait()
    seat, said = int(target[5:]), ear.voice.said[before:]
    total = say("screen-reader.total", n=table.view.totals[seat])
    assert any(table.watched.head.names[seat] in one and total in one for one in said)
    assert say("speech.lit") in said
    table.watched.close()


@pytest.mark.parametrize("game", shelf())
def test_every_area_of_a_table_is_called_by_words(kit: Kit, game: str) -> None:
    session = table_session(kit, game, 4)
    play_on(session, turns=3)
    table = seated(kit, session)
    ear, areas = Ear(kit, table), {*table.layout.touch}
    assert {"rules", "menu"} < areas
    for name in areas:
        table.focus = name
        before = len(ear.voice.said)
        ear.wait(0)
        assert all(map(spoken_well, ear.voice.said[before:])), (name, ear.voice.said[before:])
        assert not {name, table.areas().token(name)} & {*ear.voice.said}, "no words for it"
    session.close()


def test_four_keys_say_where_one_is_the_hand_the_piles_and_the_last_events(kit: Kit) -> None:
    ear, table = played(kit)
    say = table.board.words.say
    assert ear.press("w")[0] == say("speech.scene.table")
    [hand] = ear.press("c")
    assert hand.startswith(say("speech.hand", cards="")[:6])
    piles = ear.press("p")
    assert len(piles) == len(table.view.living())
    events = ear.press("e")
    assert events == [line.text for line in table.log_lines[-5:]]
    table.watched.close()


def listened(kit: Kit, *, people: int, monkeypatch: pytest.MonkeyPatch) -> tuple[Ear, TableScene]:
    """Hear a short match with so many people beside the table; keys walk everywhere."""
    kit.settings.pace = 0.0
    monkeypatch.setattr(TableScene, "people", people)
    head = make_head("et_bim", ["human", "random", "random", "random"], list("ABCD"), seed=5)
    session = start(head, None)
    session.look_back()
    table = TableScene(kit, session)
    ear = Ear(kit, table)
    asked = 0
    for _ in range(60_000):
        ear.wait()
        if ear.stack.top is not table:
            break
        if table.is_mine():
            ear.press("right")
            asked += 1
            for key in ("i", "c", "p", "e", "w", *(["h"] if asked < 3 else [])):
                ear.press(key)
            for cue in table.buttons():
                ear.press(cue.key)
            for name in sorted(table.lit()):
                table.touch(name)
                break
            if table.hand.touched and table.lit():
                table.touch(min(table.lit()))
        else:
            pygame.time.wait(1)
    session.close()
    return ear, table


@pytest.mark.slow
@pytest.mark.any_language
def test_a_match_is_heard_and_with_others_in_the_room_nothing_private_is(
    kit: Kit, monkeypatch: pytest.MonkeyPatch
) -> None:
    alone, table = listened(kit, people=1, monkeypatch=monkeypatch)
    told = alone.voice.said
    assert table.log_lines
    # the receipt stands there from the start
    public_lines = [line.text for line in table.log_lines[1:] if not line.secret]
    assert set(public_lines) <= set(told)
    portraits = needed(game_of("et_bim").portraits)
    words = table.board.words
    secret = {line.text for line in table.log_lines if line.secret}
    secret |= set(portraits.identity(table.view, 0, words).lines[:1])
    hands = words.say("speech.hand", cards="")[:6]
    assert any(one.startswith(hands) for one in told)
    assert any(line in one for one in told for line in secret)
    company, table = listened(kit, people=2, monkeypatch=monkeypatch)
    told = company.voice.said
    assert {line.text for line in table.log_lines[1:] if not line.secret} <= set(told)
    secret |= {line.text for line in table.log_lines if line.secret}
    secret -= {line.text for line in table.log_lines if not line.secret}
    assert not any(line in one for one in told for line in secret)
    assert not any(one.startswith(hands) for one in told)
    cards = [words.say(f"explain.{card}") for card in needed(game_of("et_bim").screen_reader).CARDS]
    assert not any(text in one for one in told for text in cards)


@pytest.mark.parametrize(
    ("people", "headphones", "heard"),
    [(1, False, True), (2, False, False), (2, True, True), (0, False, False)],
)
def test_private_words_are_for_one_pair_of_ears(
    kit: Kit, people: int, *, headphones: bool, heard: bool
) -> None:
    kit.settings.speech = True
    voice = Recorded()
    speech = Speech(kit.settings, voice)
    speech.people, speech.headphones = people, headphones
    speech.say(Utterance("secret", private=True))
    speech.say(Utterance("known"))
    assert voice.said == (["secret", "known"] if heard else ["known"])


def test_whoever_passes_the_focus_on_is_heard_in_order(kit: Kit) -> None:
    ear = Ear(kit, TitleScene(kit))
    heard = [ear.press("down")[0] for _ in range(4)]
    assert all(one != other for one, other in pairwise(heard))


@pytest.mark.parametrize("key", ["speech.none", "speech.failed"])
def test_the_settings_say_why_nothing_is_heard(kit: Kit, sit: Sit, key: str) -> None:
    kit.settings.speech = True
    voice: Any = Recorded()
    voice.trouble = key
    kit.speech = Speech(kit.settings, voice)
    for size in (100, 150, 200):
        kit.settings.text_size = size
        person = sit(SettingsScene(kit, tab="accessibility"))
        person.top.form.focus = "speech"
        person.top.roll.place(person.top.form)
        reader = person.look()
        shown = " ".join(line.text for line in reader.lines)
        assert kit.words().say(key)[:20] in shown
        assert all(line.y < 700 for line in reader.lines)
        assert not reader.cuts


@pytest.mark.parametrize("size", [100, 200])
def test_why_speaks_every_sentence_and_those_of_the_decision_one_goes_to(
    kit: Kit, size: int
) -> None:
    kit.settings.text_size = size
    replay = thought_out("et_bim", 4)
    seats = [seat for seat, _ in replay.actions]
    told = sentences(replay.head, seats, noted(replay).reasons, kit.words("et_bim"))
    numbers = list(told)
    ear = Ear(kit, WhyScene(kit, replay.head, told, numbers[3]))
    assert ear.voice.said[0] == kit.words().say("speech.scene.why")
    assert set(told[numbers[3]].lines) <= set(ear.voice.said)
    for key, at in (("right", 4), ("right", 5), ("left", 4)):
        spoken = ear.press(key)
        new = [line for line in told[numbers[at]].lines if line not in told[numbers[at - 1]].lines]
        assert spoken
        assert set(new) <= {*spoken, *told[numbers[5]].lines}
        turn = kit.words("et_bim").say(
            "why.place", at=at + 1, of=len(told), n=told[numbers[at]].turn
        )
        assert turn in spoken
    assert set(told[numbers[4]].lines) <= set(ear.press("w"))


@pytest.mark.parametrize("size", [100, 200])
def test_beliefs_are_spoken_with_how_to_read_them_and_how_right_bots_were(
    kit: Kit, size: int
) -> None:
    kit.settings.text_size = size
    course = played_through(thought_out("et_bim", 4))
    scene = BeliefsScene(kit, course)
    ear = Ear(kit, scene)
    say = kit.words("et_bim").say
    assert say("beliefs.how") in ear.voice.said
    heard, cells = set(ear.voice.said), [w for w in scene.form.widgets if isinstance(w, Cell)]
    for _ in scene.form.widgets:
        heard |= set(ear.press("tab"))
    for cell in cells:
        assert any(cell.said in sentence for sentence in heard), cell.name
    for seat in range(4):
        right, known = scene.right(seat)
        score = say("beliefs.right", name=course.head.names[seat], right=right, n=known)
        assert any(score in sentence for sentence in heard)


@pytest.mark.parametrize("size", [100, 200])
def test_notes_speak_chips_and_facts_to_their_own_player_only(
    kit: Kit, size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    kit.settings.text_size = size
    session = table_session(kit, "et_bim", 4)
    play_on(session, turns=20, answering=False)
    for people, private in ((1, True), (2, False)):
        ear = Ear(kit, TitleScene(kit))
        ear.kit.speech.people = people
        notes = NotesScene(kit, session, session.humans[0])
        monkeypatch.setattr(NotesScene, "people", people)
        ear.stack.open(notes)
        ear.narrator.follow(ear.stack)
        heard = ear.voice.said
        for _ in notes.form.widgets:
            heard += ear.press("tab")
        facts = [f"{note.text} {note.moved}".strip() for note in notes.book.notes]
        assert facts
        assert any(fact in said for fact in facts for said in heard) is private
    session.close()


@pytest.mark.any_language
def test_what_is_listed_in_one_line_is_spoken_thing_by_thing(kit: Kit) -> None:
    session = start(make_head("mets_ton_slip", ["random", "random"], ["Ana", "Bo"], seed=3), None)
    table = TableScene(kit, session, watch=True)
    ear, log, singly = Ear(kit, table), table.log_lines, []
    for card in ("SLIP", "HAT-SU", "COAT-WI"):
        line = table.board.log.take_in(LaidAway(Seat(0), FACE[card]), table.view)
        singly.append(line.text)
        tell_on(log, line)
        ear.narrator.follow(ear.stack)
    assert len(log) == 1
    assert [text for text in ear.voice.said if text in singly] == singly
    session.close()


@pytest.mark.any_language
def test_cards_that_come_together_are_each_spoken_to_their_holder(kit: Kit) -> None:
    session = start(make_head("mets_ton_slip", ["random", "random"], ["Ana", "Bo"], seed=3), None)
    table = TableScene(kit, session, watch=True)
    ear, log = Ear(kit, table), table.log_lines
    for cards in (("SLIP",), ("HAT-SU", "COAT-WI")):  # the second two between two looks
        for card in cards:
            for event in (Drew(Seat(0)), Drawn(Seat(0), FACE[card])):
                line = table.board.log.take_in(event, table.view)
                tell_on(log, line)
        ear.narrator.follow(ear.stack)
    assert len(log) == 2
    spoken = " ".join(ear.voice.said)
    for card in ("SLIP", "HAT-SU", "COAT-WI"):
        assert spoken.count(table.words.say(f"a.{card}")) == 1, spoken
    session.close()
