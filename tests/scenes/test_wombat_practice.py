"""A practice build: nobody is Wicked, nobody looks for anybody, and then the real match begins."""

from __future__ import annotations

from typing import Any

import pytest
from builders import Half
from curtains import pass_curtains
from devices import Devices
from walking import Eyes, overlaps

from game.core.seats import Seat
from game.games import words
from game.games.wombat import lobby
from game.games.wombat.board.touches import is_ready
from game.games.wombat.cardbook import page
from game.games.wombat.portraits import identity
from game.games.wombat.rules import RULES
from game.games.wombat.seating import next_time
from game.games.wombat.tokens import ROLE
from game.scenes.after.result import STRAY_MS
from game.scenes.front.offers import offers_of
from game.scenes.kit import Kit
from game.scenes.lobby.lobby import LobbyScene
from game.scenes.lobby.start import begin
from game.scenes.shared.curtain_calls import Calling
from game.session import make_head, start
from game.stage.input.claims import PARTS
from game.store.heads import HUMAN
from game.store.history import kept, put_away
from game.store.replays import Recorder, unfinished
from tests.secrecy.botting import Silent

NAMES = ["Zoé", "Marc", "Nina", "Ana", "Kim"]
READY = ("T", "Y", "KP_PLUS")
BAD = {"fr": ("Méchant", "Déchaîné", "défait", "trouvez"), "en": ("Wicked", "apart", "find out")}


@pytest.fixture(autouse=True)
def _silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.session.bots.BotRouter", Silent)


def claiming(kit: Kit, sit: Any, **options: Any) -> Any:
    """Sit three people down at one keyboard, on the page that asks who plays with what."""
    for seat, part in enumerate(PARTS):
        kit.claims.claim(seat, part)
    seats = [*[HUMAN] * 3, "greedy", "greedy"]
    kit.choose_game("wombat")
    return sit(begin(kit, make_head("wombat", seats, NAMES, options, 7), kit.data))


def until(person: Any, *names: str) -> list[str]:
    """Let time pass, and all who are asked be ready, until a scene is on top; return all seen."""
    seen = [person.top.name]
    for _ in range(9000):
        if person.top.name in names:
            return seen
        if person.top.name == "gathering":
            for seat, part in enumerate(PARTS):
                hand = Half(Devices(person), part)
                hand.press(READY[seat])
                hand.devices.close()
        person.stack.pass_time(100)
        if person.top.name != seen[-1]:
            seen.append(person.top.name)
    raise AssertionError(person.stack.names)


def use(person: Any, name: str) -> None:
    person.stack.pass_time(STRAY_MS)
    person.top.form.focus = name
    person.press("enter")


# ------------------------------------------------------------ from the first page to the real match


@pytest.mark.any_language
def test_three_people_try_it_out_and_then_play_with_the_same_devices(kit: Kit, sit: Any) -> None:
    person = claiming(kit, sit, seconds=60, points=5)
    claims = kit.claims.all()
    use(person, "try")
    seen = until(person, "result")
    assert "curtain" not in seen, "there is no role to hide"
    assert "gathering" in seen, "each finds their paw"
    say = kit.words("wombat").say
    labels = {widget.name: widget.label for widget in person.top.form.widgets[:2]}
    assert labels == {
        "rematch": say("result-screen.for-real"), "once-more": say("result-screen.once-more")
    }  # fmt: skip
    use(person, "once-more")
    assert person.top.view.options.practice
    until(person, "result")
    use(person, "rematch")
    table = person.stack.scenes[0]
    assert not table.view.options.practice
    assert (table.view.options.points, table.view.options.seconds) == (5, 60)
    assert table.watched.head.names == NAMES
    assert kit.claims.all() == claims
    looked: list[int] = []
    while until(person, "curtain", "gathering")[-1] == "curtain":
        looked += pass_curtains(person, kit)
    assert sorted(looked) == [0, 1, 2], "now there are roles"
    table.watched.close()


@pytest.mark.any_language
@pytest.mark.parametrize("way", ["for-real", "leave", "window", "kill"])
def test_a_trial_that_was_broken_off_is_never_gone_on_with(kit: Kit, sit: Any, way: str) -> None:
    person = claiming(kit, sit, seconds=60)
    use(person, "try")
    until(person, "count")
    say = kit.words().say
    if way == "window":
        asked = person.stack.scenes[0].ending()
        assert say("pause.ask-end-trial") in asked.spoken()
    elif way != "kill":
        person.press("escape")
        assert person.top.aside().startswith(say("pause.trial"))
        use(person, way)
        use(person, "yes")
    real = unfinished(kit.data)
    assert [one.head.options["practice"] for one in real] == [False] * (way == "for-real")
    person.stack.close_all()
    assert len(offers_of(kit, "wombat").notes.keys() & {"resume"}) == len(real)
    assert len(kept(kit.data)) == len(real)


@pytest.mark.any_language
def test_a_trial_of_an_older_version_is_not_offered_before_all_else(kit: Kit) -> None:
    for practice in (True, False):
        head = make_head("wombat", [HUMAN] * 4, NAMES[:4], {"practice": practice}, 7)
        Recorder.create(kit.data, head).close()
        hero = offers_of(kit, "wombat").hero.name
        assert (hero == "resume") is not practice
    for one in kept(kit.data):
        put_away(kit.data, one.path)
    assert offers_of(kit, "wombat").hero.name != "resume", "what is deleted is not gone on with"


@pytest.mark.any_language
@pytest.mark.parametrize("seats", RULES.seat_counts)
def test_after_the_preset_of_a_trial_comes_the_usual_table(seats: int) -> None:
    trial = next(its for its in lobby.presets(seats) if its.tries)
    usual = next(its for its in lobby.presets(seats) if its.name == "classic")
    played = RULES.options_json(RULES.options(seats, trial.options))
    assert next_time(played, None) == RULES.options_json(RULES.options(seats, usual.options))


@pytest.mark.any_language
def test_a_table_is_remembered_as_the_real_one_after_its_trial(kit: Kit, sit: Any) -> None:
    person = claiming(kit, sit, seconds=60, practice=True)
    use(person, "start")
    until(person, "result")
    assert not kit.notices
    person.stack.close_all()
    assert LobbyScene(kit, "wombat").footnote() == kit.words("wombat").say(
        "lobby.dealt-bricks", n=90
    )


@pytest.mark.any_language
def test_the_first_time_a_trial_comes_first_and_later_the_match(kit: Kit, sit: Any) -> None:
    person = claiming(kit, sit)
    assert person.top.form.focus == "try"
    assert person.top.form["try"].style == "main"
    use(person, "try")
    until(person, "result")
    person.stack.close_all()
    person = claiming(kit, sit)
    assert person.top.form.focus == "start", "who has played needs no trial"
    assert person.top.form["start"].style == "main"
    person.stack.close_all()


# ------------------------------------------------------------ what is said


@pytest.mark.parametrize("language", ["fr", "en"])
def test_nothing_that_a_trial_says_is_about_somebody_bad(language: str) -> None:
    said, options = words(language, "wombat"), RULES.options(5, {"practice": True})
    view = RULES.initial(5, options)
    view.roles[:] = ["basic"] * 5
    who = identity(view, 1, said)
    told = [*who.lines, page(view, 1, ROLE, NAMES, said).does]
    told = [line.replace(said.say("portrait.wins-practice"), "") for line in told]
    assert not [bad for bad in BAD[language] for line in told if bad in line]
    assert who.title == said.say("bar.practice")
    values = lobby.values(5, {"practice": True})
    assert lobby.explain(values, said) == said.say("lobby.dealt-practice", n=90)


@pytest.mark.any_language
def test_the_panel_before_a_trial_says_what_it_is(kit: Kit, sit: Any) -> None:
    person = claiming(kit, sit)
    use(person, "try")
    until(person, "gathering")
    eyes, said = Eyes(kit.art, kit.hints), kit.words("wombat").say("finding.practice")
    with kit.art.wearing("wombat"):
        person.stack.scenes[0].draw(eyes)
    assert said in " ".join(one.text for one in eyes.seen)
    assert not overlaps(eyes.seen)
    assert not eyes.cuts
    person.stack.scenes[0].watched.close()


@pytest.mark.any_language
def test_who_is_called_to_look_in_a_trial_is_called_to_no_role(kit: Kit, sit: Any) -> None:
    role = kit.words("wombat").say("curtain.why-look")
    for practice in (True, False):
        head = make_head("wombat", [*[HUMAN] * 3, "greedy"], NAMES[:4], {"practice": practice}, 7)
        session = start(head, None)
        curtain = Calling(kit, session).look(Seat(1))
        told = " ".join(one.text for one in curtain.aside())
        assert (role in told) is not practice, told
        session.close()


def test_keys_of_this_file_say_ready() -> None:
    assert all(is_ready(key) for key in READY)


@pytest.mark.any_language
def test_the_menu_of_a_trial_ends_it_and_begins_the_real_match(kit: Kit, sit: Any) -> None:
    person = claiming(kit, sit, seconds=60, points=5)
    use(person, "try")
    until(person, "gathering")
    for answer, then in (("no", "pause"), ("yes", None)):
        if person.top.name != "pause":
            person.press("escape")
        use(person, "for-real")
        assert person.top.name == "confirm"
        assert person.top.form.focus == "no"
        use(person, answer)
        assert then in (None, person.top.name)
    until(person, "curtain")
    table = person.stack.scenes[0]
    assert not table.view.options.practice
    assert table.view.options.points == 5
    person.press("escape")
    assert "for-real" not in [one.name for one in person.top.form.widgets], "it is the real one"
    table.watched.close()
