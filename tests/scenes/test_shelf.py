"""The shelf: any game can be chosen on the title, and everything there is about the chosen one."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from piloting import MEANS, Pilot

from game.core.words import Words
from game.games import FIRST, game_of, rules_of, shelf, words
from game.scenes.front.shelf import CARD
from game.scenes.front.statistics import StatisticsScene
from game.scenes.front.title import TitleScene
from game.scenes.history.history import ReplaysScene
from game.scenes.history.rows import MatchRow
from game.scenes.kit import Kit
from game.scenes.lobby.lobby import LobbyScene
from game.scenes.lobby.table_rules import ChosenRules
from game.scenes.shared.onlookers import Onlookers
from game.session import make_head, start
from game.stage.stack import Stack
from game.store import statistics, texts
from game.store.heads import HUMAN
from game.store.replays import unfinished
from game.store.settings import FILE, Settings, load
from game.store.statistics import Played, count

Sit = Callable[..., Any]
OTHER = next(game for game in shelf() if game != FIRST)


def leave_a_match(kit: Kit, game: str, seats: int) -> None:
    """Leave a match of a game in the middle."""
    controllers = [HUMAN, *["random"] * (seats - 1)]
    start(make_head(game, controllers, [f"N{s}" for s in range(seats)], seed=1), kit.data).close()


def test_a_title_reads_the_texts_of_the_chosen_game_alone(
    kit: Kit, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The program's first picture waits for no others; a card under the focus says its title."""
    read, words_of = set(), texts.words

    def noted(language: str, *packages: str) -> Words:
        read.update(packages)
        return words_of(language, *packages)

    monkeypatch.setattr(texts, "words", noted)
    person = sit(TitleScene(kit))
    assert read == set(game_of(FIRST).packages)
    person.top.point_at(CARD + OTHER)
    spoken = person.top.form.focused.spoken(kit.words().say)
    assert spoken.startswith(kit.words(OTHER).say("game.title"))
    assert read >= set(game_of(OTHER).packages)


@pytest.mark.parametrize("text_size", [100, 150, 200])
def test_a_card_has_room_for_its_name_however_large_words_are(kit: Kit, text_size: int) -> None:
    kit.settings.text_size = text_size
    boxes = [one.box for one in TitleScene(kit).form.widgets if one.name.startswith(CARD)]
    assert len(boxes) == len(shelf())
    for at, box in enumerate(boxes):
        assert box.width >= 90
        assert box.x + box.width <= 1280
        assert all(
            box.x + box.width < other.x or box.y + box.height < other.y for other in boxes[at + 1 :]
        ), "one after the other, down each column"


@pytest.mark.any_language
@pytest.mark.parametrize("means", MEANS)
def test_a_game_is_chosen_with_one_device_alone_and_chosen_still_next_time(
    kit: Kit, sit: Sit, means: str
) -> None:
    person = sit(TitleScene(kit))
    assert kit.game == FIRST
    pilot = Pilot(person, means)
    pilot.use(CARD + OTHER)
    pilot.use("table")
    assert person.top.name == "lobby"
    assert person.top.skin == OTHER
    pilot.close()
    again = Kit(kit.art, load(kit.data)[0], kit.data, hints=kit.hints)
    assert again.game == OTHER


def test_all_entries_are_about_the_chosen_game(kit: Kit, sit: Sit) -> None:
    person = sit(TitleScene(kit))
    person.press("pagedown")
    assert kit.game == OTHER
    say = kit.words(OTHER).say
    assert person.reads(say("title.pitch").split("\n")[0])
    for name, scene in (("learn", "lessons"), ("rules", "rules"), ("table", "lobby")):
        person.top.point_at(name)
        person.press("enter")
        assert (person.top.name, person.top.skin) == (scene, OTHER)
        person.press("escape")
    person.press("pageup")
    assert kit.game == FIRST
    person.press("f1")
    assert person.top.skin == FIRST


@pytest.mark.any_language
def test_what_is_gone_on_with_is_of_the_chosen_game(kit: Kit, sit: Sit) -> None:
    leave_a_match(kit, OTHER, 5)
    leave_a_match(kit, FIRST, 4)
    person = sit(TitleScene(kit))
    say = kit.words().say
    assert person.reads(say("title.resume", n=4))
    person.press("pagedown")
    assert person.reads(say("title.resume", n=5))
    person.click(say("title.resume", n=5))
    assert person.top.watched.head.game == OTHER
    person.stack.close_all()


@pytest.mark.any_language
def test_a_match_that_goes_on_makes_its_game_the_one_played_last(kit: Kit, sit: Sit) -> None:
    leave_a_match(kit, OTHER, 4)
    person = sit(TitleScene(kit))
    person.top.point_at("replays")
    person.press("enter", "enter")
    assert person.top.name == "match-details"
    person.click(kit.words().say("match-details.resume"))
    assert person.top.watched.head.game == OTHER
    person.stack.close_all()
    assert kit.game == OTHER


def test_a_focused_card_says_for_how_many_its_game_is(kit: Kit, sit: Sit) -> None:
    person = sit(TitleScene(kit))
    person.press("down", "down")
    assert person.top.form.focus.startswith(CARD)
    person.top.point_at(CARD + shelf()[0])
    for game in shelf():
        assert person.top.form.focus == CARD + game
        counts = rules_of(game).seat_counts
        facts = {"title": kit.words(game).say("game.title"), "least": counts[0], "most": counts[-1]}
        assert person.reads(kit.words().say("title.about", **facts))
        spoken = person.top.form.focused.spoken(kit.words().say)
        assert (kit.words().say("title.chosen") in spoken) is (game == FIRST)
        if game != shelf()[-1]:
            person.press("right")
    assert person.top.form.focus == CARD + shelf()[-1], "right leads along the shelf"


def test_the_onlookers_card_is_the_chosen_games(kit: Kit) -> None:
    onlookers, title = Onlookers(kit), TitleScene(kit)
    onlookers.follow(Stack(title), 16)
    before = onlookers.shows
    kit.choose_game(OTHER)
    onlookers.follow(Stack(title), 16)
    assert onlookers.shows != before


# ---------------------------------------------------------------- tables that were laid


@pytest.mark.any_language
def test_every_game_has_its_own_last_table(kit: Kit, sit: Sit) -> None:
    for game, seats in ((FIRST, 4), (OTHER, 5), (FIRST, 7)):
        lobby = LobbyScene(kit, game)
        lobby.laid.set("seats", seats)
        person = sit(lobby)
        person.click(kit.words(game).say("lobby-screen.start"))
        person.stack.close_all()
    kept = Kit(kit.art, load(kit.data)[0], kit.data, hints=kit.hints)
    assert LobbyScene(kept, FIRST).laid.seats == 7
    assert LobbyScene(kept, OTHER).laid.seats == 5
    heads = sorted((one.head.game, one.head.seats) for one in unfinished(kit.data))
    assert heads == sorted([(FIRST, 4), (OTHER, 5), (FIRST, 7)])


@pytest.mark.any_language
def test_a_table_kept_before_there_were_two_games_is_the_first_ones(kit: Kit, sit: Sit) -> None:
    table = {
        "seats": 8, "people": [0, 3], "names": ["Ana", "", "", "Bo"],
        "options": {"modules": ["non"]}, "house": {"pace": "calm"},
    }  # fmt: skip
    kit.data.mkdir()
    (kit.data / FILE).write_text(json.dumps({"pace": 2, "last_table": table}))
    settings, notice = load(kit.data)
    assert notice is None
    kept = Kit(kit.art, settings, kit.data, hints=kit.hints)
    assert LobbyScene(kept, FIRST).laid.value("non") is True
    other = LobbyScene(kept, OTHER)
    assert other.sitting.names[:4] == ["Ana", "", "", "Bo"], "the same people sit down"
    assert other.laid.seats == min(8, max(game_of(OTHER).rules.seat_counts))
    assert other.laid.preset() != "own" or other.laid.house.pace == "calm"
    sit(other).top.begin()
    assert settings.tables[FIRST]["options"] == {"modules": ["non"]}
    assert LobbyScene(kept, FIRST).laid.value("non") is True


@pytest.mark.any_language
@pytest.mark.parametrize("last", [{"game": ["x"], "seats": 5}, {"game": "chess", "seats": 5}, {}])
def test_a_table_of_no_known_game_is_laid_over_by_nobody(kit: Kit, last: dict[str, Any]) -> None:
    kit.settings = Settings(last_table=last, game="chess")
    assert kit.game == FIRST
    for game in shelf():
        lobby = LobbyScene(kit, game)
        assert lobby.laid.seats in (5, 6)
        lobby.remember()
    assert kit.settings.tables.get("chess") == (last if last.get("game") == "chess" else None)


# ---------------------------------------------------------------- what is kept of both


@pytest.mark.any_language
def test_the_history_shows_matches_of_all_games_or_of_one(kit: Kit, sit: Sit) -> None:
    for game in shelf():
        leave_a_match(kit, game, 5)
    person = sit(ReplaysScene(kit))
    titles = {game: kit.words(game).say("game.title") for game in shelf()}
    assert all(any(title in one.label for one in rows(person)) for title in titles.values())
    person.top.form.focus = "more"
    person.press("enter")
    person.top.form.focus = "games"
    person.press("right", *["right"] * shelf().index(OTHER), "escape")
    (only,) = rows(person)
    assert titles[OTHER] in only.label
    person.top.form.focus = "search"
    person.write(titles[FIRST])
    person.stack.pass_time(16)
    assert rows(person) == []


def rows(person: Any) -> list[MatchRow]:
    """The matches in sight."""
    return [one for one in person.top.form.widgets if isinstance(one, MatchRow)]


@pytest.mark.any_language
def test_statistics_are_counted_by_game_and_the_chosen_one_comes_first(kit: Kit, sit: Sit) -> None:
    for number, game in enumerate(shelf()):
        for seed in range(number + 1):
            groups, most = {"gangs": "chicots"}, {"longest": 30, "damage": 60}
            count(kit.data, Played(game, f"{seed}-{game}", 4, True, groups, most, {"bims": 2}))
    for chosen in filter(in_gangs, shelf()):
        kit.choose_game(chosen)
        person = sit(StatisticsScene(kit))
        person.look((1280, 1440))
        read = [line.text for line in person.seen]
        assert read.index(kit.words(chosen).say("game.title")) == min(
            read.index(title) for title in (kit.words(g).say("game.title") for g in shelf())
            if title in read
        )  # fmt: skip
        told = " ".join(one.spoken(kit.words().say) for one in person.top.form.widgets)
        assert kit.words(chosen).say("statistics-screen.bims") in told
        assert kit.words(chosen).say("gang-name.chicots") in told
    figures = statistics.load(kit.data)[0].games
    assert [figures[game].matches for game in shelf()] == [n + 1 for n in range(len(shelf()))]


def in_gangs(game: str) -> bool:
    """Whether matches of a game are counted by gangs."""
    return game_of(game).words("fr").knows("statistics-screen.bims")


@pytest.mark.parametrize("game", shelf())
def test_a_preset_is_known_again_in_every_game_whatever_its_rules_hold(game: str) -> None:
    least, *_, most = rules_of(game).seat_counts
    assert ChosenRules(game, {}, words("en", game)).preset() == "classic", (
        "nobody has changed a rule"
    )
    for seats in (least, most):
        laid = ChosenRules(game, {"seats": seats}, words("en", game))
        for preset in laid.presets():
            laid.lay_preset(preset.name)
            assert laid.preset() == preset.name
