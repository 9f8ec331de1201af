"""Who sits down for a game in real time reads every key of theirs before its clock runs."""

from __future__ import annotations

from typing import Any

import pytest
from walking import Eyes, overlaps

from game.games.wombat.board.touches import VERB_KEYS
from game.games.wombat.by_place import OPENED, OPENS, SAID, STOPS
from game.games.wombat.tokens import STOP_VERB, VERBS
from game.scenes.kit import Kit
from game.scenes.lobby.start import begin
from game.session import make_head
from game.stage.input.claims import PARTS
from game.store.heads import HUMAN
from game.store.settings import Settings
from tests.secrecy.botting import Silent

NAMES = ["Nina", "Otto", "Pia", "Ana", "Kim"]


@pytest.fixture(autouse=True)
def _silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.session.bots.BotRouter", Silent)


def claiming(kit: Kit, sit: Any, **options: Any) -> Any:
    """Sit three people down at one keyboard, who have yet to say that they are ready."""
    seats = [*[HUMAN] * 3, "greedy", "greedy"]
    for seat, part in enumerate(PARTS):
        kit.claims.claim(seat, part)
    return sit(begin(kit, make_head("wombat", seats, NAMES, options, 7), kit.data))


@pytest.mark.any_language
def test_every_verb_of_a_build_stands_there_with_its_word_for_every_part(
    kit: Kit, sit: Any
) -> None:
    person, words = claiming(kit, sit), kit.words("wombat")
    eyes = Eyes(kit.art, kit.hints)
    person.top.draw(eyes)
    for verb in VERBS:
        said = words.say(f"button.{verb}")
        assert [one.text for one in eyes.seen].count(said) == len(PARTS), "whole, for everybody"
    assert not overlaps(eyes.seen)
    assert not eyes.cuts
    assert all(one.bottom <= 720 and one.right <= 1280 for one in eyes.seen)


@pytest.mark.any_language
def test_in_large_words_every_verb_is_reached_too(kit: Kit, sit: Any) -> None:
    kit.settings = Settings(text_size=200, language=kit.settings.language)
    person, words = claiming(kit, sit), kit.words("wombat")
    labels = [str(widget.spoken(words.say)) for widget in person.top.form.widgets]
    for verb in VERBS:
        said = words.say(f"button.{verb}")
        assert sum(said in label for label in labels) >= len(PARTS)


def test_the_keys_that_stand_there_are_those_that_play() -> None:
    for part, said in enumerate(SAID):
        pressed = {key.removeprefix("button."): keys for keys, key in said}
        assert tuple(pressed) == VERBS
        assert pressed.pop(STOP_VERB) == (STOPS[part],)
        for verb, keys in pressed.items():
            first = VERB_KEYS[part].get(keys[0])
            assert first == verb or (keys[0] == OPENS and OPENED[keys[1]] == verb)


@pytest.mark.any_language
def test_several_people_may_try_it_out_first(kit: Kit, sit: Any) -> None:
    person = claiming(kit, sit)
    assert person.reads(kit.words("wombat").say("claiming.try"))
    person.top.form.focus = "try"
    person.press("enter")
    table = person.stack.scenes[0]
    assert table.name == "live_couch"
    assert table.view.options.practice
    table.watched.close()


@pytest.mark.any_language
def test_who_wants_no_trial_plays_for_points_and_a_trial_offers_none(kit: Kit, sit: Any) -> None:
    person = claiming(kit, sit, practice=True)
    assert "try" not in [widget.name for widget in person.top.form.widgets]
    person = claiming(kit, sit)
    person.top.form.focus = "start"
    person.press("enter")
    table = person.stack.scenes[0]
    assert not table.view.options.practice
    table.watched.close()


@pytest.mark.any_language
@pytest.mark.parametrize("options", [{"advanced": True}, {"debate": 0, "seconds": 60}])
def test_a_trial_goes_with_all_other_rules(kit: Kit, sit: Any, options: dict[str, Any]) -> None:
    person = claiming(kit, sit, **options)
    person.top.form.focus = "try"
    person.press("enter")
    assert person.stack.scenes[0].view.options.practice
    person.stack.scenes[0].watched.close()
