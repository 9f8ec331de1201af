"""What a person must know they are told behind their own curtain, before they need it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from couching import Couch
from curtains import pass_curtains, press

from game.core.seats import Seat
from game.games.wombat.model.roles import ROLES
from game.games.wombat.portraits import identity
from game.scenes.front.title import TitleScene
from game.scenes.kit import Kit
from game.scenes.lobby.lobby import LobbyScene
from game.scenes.lobby.start import begin
from game.scenes.shared.able import idle, too_many
from game.scenes.shared.claiming import CLAIMED, ClaimingScene
from game.scenes.shared.couch import table_of
from game.scenes.shared.curtain import CALL, PEEK
from game.scenes.shared.private_channels import Channels
from game.scenes.shared.stay import STAY_MS
from game.session import make_head, start
from game.stage.input.inputs import KeyPressed
from game.stage.widgets.form import Changed
from game.store.heads import HUMAN, House

Sit = Callable[..., Any]
Sofa = Callable[..., Couch]
pytestmark = pytest.mark.any_language
NAMES = ["Kim", "Ana", "Rosa", "Bilal", "Gwen"]


def wombats(kit: Kit, sit: Sit, people: int, **options: Any) -> Any:
    """Sit down with halves and gamepads; nothing was looked at yet."""
    head = make_head("wombat", [HUMAN] * people, NAMES[:people], options, 7)
    kit.hints.rack.places.clear()
    kit.hints.rack.add("pad:0", "pad:0")
    for seat, source in enumerate(("left", "right", "pad:0")[:people]):
        kit.claims.claim(seat, source)
    return sit(table_of(kit, start(head, None)))


def open_next(person: Any, kit: Kit) -> Any:
    """Open the curtain that hangs next; return it."""
    for _ in range(20):
        if person.stack.top.name != "curtain":
            person.stack.pass_time(16)
    curtain = person.stack.top
    assert curtain.name == "curtain"
    source = kit.claims.source(curtain.seat)
    press(person, source)
    press(person, source)
    assert curtain.state == PEEK
    person.stack.pass_time(1000)
    return curtain


def test_each_wombat_sees_their_role_before_the_first_build(kit: Kit, sit: Sit) -> None:
    person = wombats(kit, sit, 3)
    words = kit.words("wombat")
    seen = []
    for _ in range(3):
        curtain = open_next(person, kit)
        role = person.stack.scenes[0].watched.view_of(curtain.seat).roles[curtain.seat]
        read = " ".join(line.text for line in person.look().lines)
        assert words.say(f"role.{role}") in read
        told = " ".join(one.text for one in curtain.aside())
        assert words.say(f"role-explained.{role}") in told
        assert all(one.private for one in curtain.aside() if words.say(f"role.{role}") in one.text)
        seen.append(int(curtain.seat))
        press(person, kit.claims.source(curtain.seat))
        while person.stack.top is curtain:
            person.look((320, 180))
            person.stack.pass_time(100)
    assert sorted(seen) == [0, 1, 2]
    for _ in range(3):
        person.stack.pass_time(16)
    assert person.stack.top.name == "gathering", "and only then they look for their paws"


def test_one_press_ends_the_look_at_a_role(kit: Kit, sit: Sit) -> None:
    person = wombats(kit, sit, 3)
    curtain = open_next(person, kit)
    press(person, kit.claims.source(curtain.seat))
    assert curtain.state != PEEK


def test_a_wombat_looks_again_from_the_menu_with_their_own_device(kit: Kit, sit: Sit) -> None:
    person = wombats(kit, sit, 3)
    while person.stack.top.name != "count":
        person.stack.pass_time(50)
        pass_curtains(person, kit)
    while person.stack.top.name == "count":
        person.stack.pass_time(100)
    person.stack.handle_input(KeyPressed("menu", source="right"))
    pause = person.stack.top
    assert pause.name == "pause"
    person.stack.pass_time(601)  # what fingers still build does nothing there
    pause.form.focus = "mine"
    person.stack.handle_input(KeyPressed("enter", given="u", source="right"))
    curtain = person.stack.top
    assert (curtain.name, curtain.seat, curtain.state) == ("curtain", 1, CALL)
    curtain = open_next(person, kit)
    press(person, "right")
    assert curtain.state != PEEK


def all_look(person: Any, kit: Kit) -> list[int]:
    """Look at every role that is called for; return whose they were."""
    seen: list[int] = []
    while person.stack.top.name != "count":
        person.stack.pass_time(50)
        if person.stack.top.name == "curtain":
            seen.append(int(person.stack.top.seat))
            pass_curtains(person, kit)
    return sorted(seen)


def test_each_wombat_sees_their_role_in_the_next_match_too(kit: Kit, sit: Sit) -> None:
    person = wombats(kit, sit, 3)
    assert all_look(person, kit) == [0, 1, 2]
    answer = person.stack.scenes[0].resume("rematch")
    again = sit(answer.scene)
    assert all_look(again, kit) == [0, 1, 2]


def test_who_goes_on_sees_who_they_are_in_their_first_look(sofa: Sofa) -> None:
    couch = sofa(4, ("shared", "shared"), seed=3)
    while couch.kind != "public" or not couch.session.actors():
        couch.tick()
        couch.act()
    couch.session.resumed = True
    resumed = table_of(couch.kit, couch.session)
    couch.stack.open(resumed)
    looks = []
    while len(looks) < 2:
        couch.tick()
        if couch.kind == CALL and couch.curtain.seat not in looks:
            looks.append(couch.curtain.seat)
            couch.press(couch.curtain.seat, "enter", "enter")
            while couch.curtain.panel.scene.name != "private-table":
                couch.press(couch.curtain.seat, "enter")  # what they were told meanwhile
            assert couch.curtain.panel.scene.meeting is not None
        couch.act()


def test_all_roles_are_felt_in_pulses_that_take_as_long(kit: Kit) -> None:
    view = start(make_head("wombat", ["random"] * 6, [*NAMES, "Hugo"], None, 7), None).fresh_view()
    rows = set()
    for role in ROLES:
        view.roles[0] = role
        who = identity(view, 0, kit.words("wombat"))
        rows.add(who.pulses)
        assert (len(who.pulses), sum(who.pulses)) == (4, 900)
        assert len(who.lines) == 5
    assert len(rows) == len(ROLES)


def test_a_role_is_felt_again_on_the_gamepad_of_whoever_looks(kit: Kit, sit: Sit) -> None:
    felt: list[str] = []
    kit.motors.drive = lambda source, ms: felt.append(source)
    kit.hints.rack.places.clear()
    for source in ("pad:0", "pad:1", "pad:2"):
        kit.hints.rack.add(source, source)
    for number in range(3):
        kit.hints.rack.shake(number, can=True)
    head = make_head("wombat", [HUMAN] * 3, NAMES[:3], {"touch": "own"}, 7)
    kit.claims.restore({0: "pad:0", 1: "pad:1", 2: "pad:2"})
    person = sit(table_of(kit, start(head, None)))
    curtain = open_next(person, kit)
    source = kit.claims.source(curtain.seat)
    curtain.panel.stack.top.form.focus = "feel"
    press(person, source)
    for _ in range(40):
        person.stack.pass_time(100)
    assert felt == [source] * 4


def test_a_click_of_the_stick_lets_a_wombat_feel_their_role_unseen(kit: Kit, sit: Sit) -> None:
    felt: list[str] = []
    kit.motors.drive = lambda source, ms: felt.append(source)
    person = wombats(kit, sit, 3)
    kit.hints.rack.shake(0, can=True)
    while person.stack.top.name != "count":
        person.stack.pass_time(50)
        pass_curtains(person, kit)
    while person.stack.top.name == "count":
        person.stack.pass_time(100)
    before = person.stack.top.shows
    person.stack.handle_input(KeyPressed("b", source="pad:0", place="pad:rs"))
    assert person.stack.top.shows == before
    for _ in range(30):
        person.stack.pass_time(50)
    assert felt.count("pad:0") == 4


# ---------------------------------------------------------------- nobody without a way to act


def claims_page(kit: Kit, people: int, game: str = "wombat", **options: Any) -> ClaimingScene:
    seats = max(people, 3)
    kinds = [HUMAN] * people + ["random"] * (seats - people)
    head = make_head(game, kinds, NAMES[:seats], options, 7)
    return ClaimingScene(kit, NAMES, range(people), Channels(kit, head))


def test_two_who_share_mouse_and_keyboard_are_dealt_the_halves(kit: Kit, sit: Sit) -> None:
    kit.hints.rack.places.clear()
    person = sit(claims_page(kit, 2))
    assert kit.claims.all() == {0: "left", 1: "right"}
    person.press("enter")
    assert person.stack.empty
    assert person.stack.result == CLAIMED


def test_no_match_begins_while_somebody_could_press_nothing(kit: Kit, sit: Sit) -> None:
    kit.hints.rack.places.clear()
    person = sit(claims_page(kit, 3))
    person.press("enter")
    assert not person.stack.empty, "there is no third device"
    assert "Rosa" in person.top.footnote()
    assert "Kim" not in person.top.footnote()
    kit.claims.clear()
    person.press("enter")
    assert all(name in person.top.footnote() for name in ("Kim", "Ana", "Rosa"))


def test_start_is_dim_while_somebody_lacks_a_device_and_leads_to_them(kit: Kit, sit: Sit) -> None:
    kit.hints.rack.places.clear()
    person = sit(claims_page(kit, 3))

    def shown() -> tuple[bool, list[str]]:
        widgets = person.top.form.widgets
        dim = [widget.dim for widget in widgets if widget.name == "start"]
        rows = [widget.name for widget in widgets if getattr(widget, "lacks", False)]
        return dim == [True], rows

    assert shown() == (True, ["seat:2"])
    person.top.form.focus = "start"
    person.press("enter")
    assert person.top.form.focus == "seat:2"
    assert kit.words().say("claiming.lacks") in person.top.form.focused.spoken(kit.words().say)
    kit.hints.rack.add("pad:0", "pad:0")
    person.stack.pass_time(50)
    person.stack.handle_input(KeyPressed("x", source="pad:0"))
    assert kit.claims.source(2) == "pad:0"
    assert shown() == (False, [])
    assert "Rosa" in person.top.footnote(), "it is said who plays with it"
    kit.claims.clear()
    assert not claims_page(kit, 3, "mets_ton_slip").form.focused.dim, "they take turns"


def test_who_has_nothing_to_press_may_leave_the_seat_to_a_bot(kit: Kit, sit: Sit) -> None:
    kit.hints.rack.places.clear()
    head = make_head("wombat", [HUMAN] * 4, NAMES[:4], {"touch": "shadows"}, 7)
    person = sit(begin(kit, head, kit.data))
    person.top.form.focus = "bot"
    assert "Rosa" in person.top.form.focused.label
    person.press("enter")
    assert person.top.form.focus == "bot", "the fourth lacks something, too"
    person.press("enter")
    assert "bot" not in [widget.name for widget in person.top.form.widgets]
    assert person.top.form.focus == "try", "nobody here has played it yet"
    person.press("enter")
    session = person.top.watched
    assert session.humans == [0, 1]
    assert session.people == [0, 1]
    session.close()


def test_the_last_person_is_never_left_to_a_bot(kit: Kit, sit: Sit) -> None:
    kit.hints.rack.places.clear()
    kinds = [HUMAN] * 2 + ["random"]
    head = make_head("wombat", kinds, NAMES[:3], {"touch": "shadows"}, 7)
    person = sit(begin(kit, head, kit.data))
    kit.claims.restore({0: "mouse", 1: "mouse"})
    person.press("enter")
    for many in (1, 0):
        offered = [widget for widget in person.top.form.widgets if widget.name == "bot"]
        assert len(offered) == many
        person.top.form.focus = "bot" if many else "start"
        person.press("enter")


def test_the_page_says_at_once_who_has_nothing_to_press(kit: Kit, sit: Sit) -> None:
    kit.hints.rack.places.clear()
    page = sit(claims_page(kit, 3)).top
    assert "Rosa" in page.footnote()
    assert page.spoken() == page.footnote()
    kit.hints.rack.add("pad:0", "pad:0")
    kit.claims.claim(2, "pad:0")
    page.pass_time(50)
    assert "Rosa" not in page.footnote(), "a gamepad came"
    assert not sit(claims_page(kit, 2)).top.aside()


@pytest.mark.parametrize(("game", "live"), [("wombat", True), ("mets_ton_slip", False)])
def test_the_lobby_says_what_a_third_person_needs(
    kit: Kit, sit: Sit, game: str, live: bool
) -> None:
    rack = kit.hints.rack
    rack.places.clear()
    kit.settings.last_table = {"game": game, "seats": 4, "people": [0, 1]}
    lobby = sit(LobbyScene(kit, game)).top
    needs = kit.words(game).say("seats.no-keypad", n=1)
    lobby.form.focus = "start"
    assert lobby.footnote() != needs, "two halves are enough for two"
    lobby.use(Changed("kind:2", None))
    assert (lobby.footnote() == needs) is live, "as soon as the third sits down"
    lobby.form.focus = "start"
    assert (lobby.footnote() == needs) is live
    seen = lobby.shows
    rack.add("pad:0", "pad:0")
    assert lobby.footnote() != needs
    assert (lobby.shows != seen) is live


def test_the_lobby_says_how_many_can_play_with_what_is_there(kit: Kit, sit: Sit) -> None:
    hints = kit.hints
    kit.settings.last_table = {"game": "wombat", "seats": 4, "people": [0, 1, 2]}
    person = sit(LobbyScene(kit, "wombat"))
    say = kit.words("wombat").say
    assert person.reads(say("seats.short", n=2, people=3)), "two halves of the keyboard"
    hints.keypad = True
    assert person.reads(say("seats.fitting", n=3))
    assert person.top.footnote() != say("seats.no-keypad", n=1)
    hints.rack.add("pad:0", "pad:0")
    assert person.reads(say("seats.fitting", n=4))
    person.top.use(Changed("kind:3", None))
    assert not too_many(kit, 4)
    assert too_many(kit, 5) == 1


def test_a_keypad_that_is_known_is_dealt_out_third(kit: Kit, sit: Sit) -> None:
    sit(claims_page(kit, 3))
    assert kit.claims.all() == {0: "left", 1: "right"}, "a laptop has none"
    kit.claims.clear()
    kit.hints.keypad = True
    kit.hints.rack.add("pad:0", "pad:0")
    person = sit(claims_page(kit, 4))
    assert kit.claims.all() == {0: "left", 1: "right", 2: "keypad", 3: "pad:0"}
    person.top.form.focus = "start"
    person.press("enter")
    assert person.stack.result == CLAIMED


def test_a_digit_of_the_keypad_takes_the_place_of_who_has_nothing(kit: Kit, sit: Sit) -> None:
    person = sit(claims_page(kit, 3))
    assert "numérique" in person.top.footnote() or "keypad" in person.top.footnote()
    person.stack.handle_input(KeyPressed("up", given="8", source="keypad"))
    assert kit.claims.all() == {0: "left", 1: "right", 2: "keypad"}, "the third had nothing"
    assert person.top.form.focus == "start", "Enter changes nobody's device now"
    person.press("enter")
    assert person.stack.result == CLAIMED


def test_a_gamepad_that_waits_presses_for_a_place_and_begins_nothing(kit: Kit, sit: Sit) -> None:
    kit.hints.rack.places.clear()
    kit.hints.rack.add("pad:0", "pad:0")
    person = sit(claims_page(kit, 2))
    page = person.top
    person.stack.handle_input(KeyPressed("left", given="a", source="left"))
    person.stack.handle_input(KeyPressed("enter", given="pad:a", source="pad:0"))
    assert kit.claims.all() == {0: "left", 1: "pad:0"}
    assert person.top is page, "the match waits until somebody says that it is right"


def test_the_page_deals_keys_out_when_it_is_asked_to(kit: Kit, sit: Sit) -> None:
    kit.hints.rack.places.clear()
    person = sit(claims_page(kit, 2))
    kit.claims.restore({0: "mouse"})
    assert idle(kit, (0, 1)) == [0]
    person.top.form.focus = "deal"
    person.press("enter")
    assert idle(kit, (0, 1)) == []
    assert person.top.footnote() == kit.words().say("claiming.dealt")


def test_a_press_takes_the_lit_place_from_what_was_dealt(kit: Kit, sit: Sit) -> None:
    kit.hints.rack.places.clear()
    kit.hints.rack.add("pad:0", "pad:0")
    person = sit(claims_page(kit, 3))
    assert kit.claims.all() == {0: "left", 1: "right", 2: "pad:0"}
    person.top.form.focus = "seat:0"
    person.stack.handle_input(KeyPressed("x", source="pad:0"))
    assert kit.claims.all() == {0: "pad:0", 1: "left", 2: "right"}


def test_games_of_turns_deal_nothing_out(kit: Kit, sit: Sit) -> None:
    kit.hints.rack.places.clear()
    person = sit(claims_page(kit, 2, "mets_ton_slip"))
    assert kit.claims.all() == {}
    person.press("enter")
    assert person.stack.result == CLAIMED


@pytest.mark.parametrize("game", ["et_bim", "witty_zibi", "mets_ton_slip", "le_boulet"])
def test_the_device_page_speaks_the_words_of_the_game(kit: Kit, sit: Sit, game: str) -> None:
    seats = 4
    head = make_head(game, [HUMAN] * seats, NAMES[:seats], None, 7)
    page = sit(ClaimingScene(kit, NAMES[:seats], range(seats), Channels(kit, head)))
    words = kit.words(game)
    told = " ".join(widget.spoken(words.say) for widget in page.top.form.widgets)
    ours = "renvoyer" if kit.language == "fr" else "send back"
    assert (ours in told) is (game in ("et_bim", "witty_zibi"))
    gangs = "identité" if kit.language == "fr" else "identity"
    assert (gangs in told) is (game in ("et_bim", "witty_zibi"))


@pytest.mark.parametrize(("displays", "offered"), [(1, False), (2, True)])
def test_who_shares_is_offered_the_public_table_on_a_second_screen(
    kit: Kit, sit: Sit, monkeypatch: pytest.MonkeyPatch, displays: int, offered: bool
) -> None:
    monkeypatch.setattr("pygame.display.get_num_displays", lambda: displays)
    page = sit(claims_page(kit, 3, "mets_ton_slip"))
    names = [widget.name for widget in page.top.form.widgets]
    assert ("second" in names) is offered
    if offered:
        page.top.form.focus = "second"
        page.press("enter")
        assert kit.settings.second_window


@pytest.mark.parametrize("game", ["et_bim", "mets_ton_slip", "le_boulet", "wombat"])
def test_after_a_kill_enter_alone_goes_on_with_a_couch(kit: Kit, sit: Sit, game: str) -> None:
    kit.hints.rack.places.clear()
    kit.hints.rack.add("pad:0", "pad:0")
    kinds = [HUMAN, HUMAN, "random", "random"]
    killed = start(make_head(game, kinds, NAMES[:4], None, 7), kit.data)
    for _ in range(20 if killed.real_time else 0):
        killed.pass_time(100)
    asked = killed.asked()[0]
    whole = [one for one in killed.legal(asked) if killed.accepts(asked, one)]
    if not killed.real_time and whole:
        killed.submit(asked, whole[0])
    killed.close()  # its file is as a kill would leave it
    kit.claims.clear()
    kit.choose_game(game)
    person = sit(TitleScene(kit))
    assert person.top.form.focus == "resume"
    for _ in range(30):
        if person.top.name in ("couch", "live_couch", "gathering", "count", "curtain"):
            break
        if person.top.name in ("title", "claiming"):
            person.press("enter")
        person.stack.pass_time(50)
    assert person.stack.scenes[-1].name in ("couch", "live_couch", "gathering", "count", "curtain")
    assert idle(kit, (0, 1)) == [] or game != "wombat"
    person.stack.close_all()


# ---------------------------------------------------------------- one curtain for one look


def test_a_hand_is_seen_before_one_chooses_where_to_draw_from(sofa: Sofa) -> None:
    house = House(pace="confirm")
    couch = sofa(3, ("shared",) * 3, game="mets_ton_slip", house=house)
    couch.kit.settings.pace = 0.0
    session = couch.session
    seat = session.asked()[0]
    while session.view_of(None).phase != "draw" or len(session.legal(seat)) < 2:
        session.submit(seat, session.legal(seat)[0])
        seat = session.asked()[0]
    while couch.kind != CALL:
        couch.tick()
    assert couch.curtain.seat == seat
    couch.press(seat, "enter", "enter")
    private = couch.curtain.panel.scene
    assert (private.name, private.view.phase) == ("private-table", "draw")
    assert any(name.startswith("hand:") for name in private.layout.touch)
    held = sum(name.startswith("hand:") for name in private.layout.touch)
    couch.click(*private.layout.touch["stock"].box.middle)
    private = couch.curtain.panel.scene
    assert couch.kind == PEEK, "who drew goes on in the same look"
    assert private.view.phase != "draw"
    assert sum(name.startswith("hand:") for name in private.layout.touch) == held + 1


def test_the_only_pile_there_is_is_drawn_from_without_a_question(sofa: Sofa) -> None:
    couch = sofa(3, ("shared",) * 3, game="mets_ton_slip", house=House(pace="confirm"))
    couch.kit.settings.pace = 0.0
    (seat,) = couch.session.asked()
    held = len(couch.session.view_of(seat).hands[seat])
    assert len(couch.session.legal(seat)) == 1
    while couch.kind != CALL:
        couch.tick()
    couch.press(seat, "enter", "enter")
    private = couch.curtain.panel.scene
    assert private.is_mine()
    assert private.view.phase != "draw"
    assert sum(name.startswith("hand:") for name in private.layout.touch) == held + 1


def test_with_a_clock_the_opening_look_shows_tile_and_hand_together(sofa: Sofa) -> None:
    couch = sofa(4, ("pad", "pad"), house=House(pace="slow"))
    couch.tick()
    couch.press(couch.curtain.seat, "enter", "enter")
    private = couch.curtain.panel.scene
    assert private.name == "private-table"
    assert private.meeting is not None
    assert any(name.startswith("hand:") for name in private.layout.touch)


def test_with_a_clock_nobody_is_asked_before_they_saw_their_hand(sofa: Sofa) -> None:
    couch = sofa(3, ("pad", "pad", "pad"), game="mets_ton_slip", house=House(pace="slow"))
    called = []
    while len(called) < 3:
        couch.tick()
        if couch.kind == CALL:
            seat = couch.curtain.seat
            called.append(int(seat))
            assert not couch.session.actors()
            couch.press(seat, "enter", "enter")
            if len(called) < 3:
                couch.press(seat, "enter")
    assert sorted(called) == [0, 1, 2]
    private = couch.curtain.panel.scene
    assert private.is_mine(), "whoever begins chooses in the same look"


def test_identities_cost_one_press(sofa: Sofa) -> None:
    couch = sofa(4, ("keys", "pad"))
    couch.tick()
    curtain = couch.curtain
    couch.press(curtain.seat, "enter", "enter")
    couch.press(curtain.seat, "enter")
    assert curtain.state != PEEK


@pytest.mark.parametrize("pace", [0.0, 1.0])
def test_a_public_result_stays_two_seconds_before_the_next_curtain(sofa: Sofa, pace: float) -> None:
    couch = sofa(4, ("shared", "shared"), seed=3)
    couch.kit.settings.pace = pace
    turns = 0
    while turns < 2:
        couch.tick()
        if couch.kind == CALL and couch.session.actors():
            turns += 1
            if turns == 2:
                break
        before = couch.session.actors()
        couch.act()
        if couch.session.actors() != before or couch.kind != "public":
            still = 0
        elif not couch.couch.moving:
            still += couch.frame_ms
    assert still >= STAY_MS


def test_one_press_ends_the_stay_of_a_result(sofa: Sofa) -> None:
    couch = sofa(4, ("shared", "shared"), seed=3)
    while couch.kind != CALL or not couch.session.actors():
        couch.tick()
        if couch.top is couch.couch and not couch.couch.moving and couch.session.actors():
            couch.couch.go_on()
        couch.act() if not couch.session.actors() else None
        if couch.kind != CALL and couch.session.actors():
            couch.act()
    assert couch.kind == CALL


@pytest.mark.parametrize("game", ["et_bim", "witty_zibi", "mets_ton_slip", "le_boulet"])
def test_one_press_behind_ones_curtain_shows_all_that_is_ones_own(sofa: Sofa, game: str) -> None:
    couch = sofa(4, ("pad", "pad", "pad", "pad"), game=game)
    while couch.couch.calling.next() is not None:
        """Everybody has looked once."""
    couch.stack.open(couch.couch.calling.look(Seat(2)))
    couch.press(2, "enter", "enter")
    private = couch.curtain.panel.scene
    assert any(name.startswith("hand:") for name in private.layout.touch)
    assert (private.meeting is not None) is (game in ("et_bim", "witty_zibi"))
    assert private.prompt(None) == couch.kit.words().say("peek.only-look"), "nobody is asked here"
    couch.press(2, "enter")
    assert couch.kind != PEEK
    assert not couch.session.actors()


def test_whose_device_is_shared_says_who_they_are_and_looks(sofa: Sofa) -> None:
    couch = sofa(4, ("shared", "shared"), seed=3)
    while couch.kind != "public" or not couch.session.actors():
        couch.tick()
        couch.act()
    couch.devices.key("i")
    assert couch.top.name == "whose"
    couch.top.form.focus = "seat:1"
    couch.devices.key("enter")
    assert couch.curtain is not None
    assert couch.curtain.seat == 1


def test_behind_the_curtain_it_stands_when_numbers_of_paws_change(kit: Kit, sit: Sit) -> None:
    person = wombats(kit, sit, 3)
    curtain = open_next(person, kit)
    rule = kit.words("wombat").say("portrait.swap")
    read = person.look().lines
    assert rule in " ".join(line.text for line in read)
    assert rule in " ".join(one.text for one in curtain.aside())
