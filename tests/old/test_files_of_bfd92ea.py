"""What the release before the house was opened wrote still reads, and says the same."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from game import scenario
from game.ai.personas import faces
from game.core.seats import Seat
from game.games import commands, game_of, words
from game.replaying.again import play_again
from game.scenes.after.counting import counted
from game.scenes.front.statistics import page, read
from game.scenes.kept_tables import last_table
from game.scenes.kit import Kit
from game.scenes.lobby.table_rules import ChosenRules
from game.session import Session
from game.stage.input.bindings import Bindings
from game.stage.paint.art import Art
from game.store import learned, notes, settings
from game.store.heads import House
from game.store.places import assets_root
from game.store.replays import finished, read_replay
from game.store.texts import LANGUAGES
from tests.old.releases import BFD92EA
from tests.store.whole_work import import_file

OLD, SAID, MATCHES = BFD92EA.folder, BFD92EA.said, BFD92EA.matches
OVER = [name for name, its in MATCHES.items() if "winners" in its]


@pytest.fixture
def kit(own_data_folder: Path) -> Kit:
    return Kit(Art(assets_root()), settings.Settings(), own_data_folder, "en")


@pytest.mark.parametrize("name", OVER)
def test_a_match_that_is_over_was_won_by_the_same_with_the_same_figures(name: str) -> None:
    its, replay = MATCHES[name], read_replay(OLD / name)
    head, match = replay.head, play_again(replay)
    outcome = match.outcome()
    assert outcome is not None
    assert (list(outcome.winners), outcome.reason) == (its["winners"], its["reason"])
    game = game_of(head.game)
    assert game.figures is not None
    assert game.ghosts is not None
    for seat, was in enumerate(its["figures"]):
        empty = match.rules.initial(head.seats, match.options)
        found = game.figures.figures_of(empty, match.open_book(), seat)
        counters = {"won": seat in outcome.winners, "gang": found.groups.get("gangs", "")}
        counters |= {"turns": found.most["longest"], "damage": found.most["damage"]}
        assert counters | found.sums == was
    league = game.ghosts.league(
        match.observations(None),
        notes.noted(replay).guesses,
        head.names,
        faces(head.controllers),
        words("en", head.game),
    )
    assert [[one.seat, one.points, [line.right for line in one.lines]] for one in league] == (
        its["league"]
    )


def test_an_archive_is_taken_in(own_data_folder: Path) -> None:
    found = import_file(own_data_folder, OLD / "exports" / "all.zip")
    assert (found.taken, found.known, found.refused) == (4, 0, [])
    assert all(play_again(read_replay(one)).outcome() for one in finished(own_data_folder))
    again = import_file(own_data_folder, OLD / "exports" / "all.zip")
    assert (again.taken, again.known) == (0, 4)


# ---------------------------------------------------------------- statistics


def pages(data: Path) -> dict[str, list[str]]:
    found = {}
    for language in LANGUAGES:
        chosen = settings.Settings(language=language, game="witty_zibi")
        kit = Kit(Art(assets_root()), chosen, data)
        said = page(kit, read(kit))
        for name in ("Et Bim", "Witty Zibi"):  # since then no line breaks within the name of a game
            said = said.replace(name.replace(" ", "\u00a0"), name)
        found[language] = said.splitlines()
        assert kit.notices == []
    return found


def test_statistics_say_the_same_and_count_on(kit: Kit) -> None:
    shutil.copy(OLD / "statistics.json", kit.data)
    assert pages(kit.data) == SAID["statistics"]
    for name, said in SAID["counted"]:
        replay = read_replay(OLD / "replays" / name)
        session = Session(replay.head, None, replay)
        assert counted(kit, session, Seat(0)) == said
        session.close()
    assert pages(kit.data) == SAID["later"]
    for name, _ in SAID["counted"]:
        replay = read_replay(OLD / "replays" / name)
        session = Session(replay.head, None, replay)
        assert counted(kit, session, Seat(0)) == "", "it was counted"
        session.close()
    assert pages(kit.data) == SAID["later"]
    assert kit.notices == []
    assert SAID["counted"][0][1].startswith("Record: ")


# ---------------------------------------------------------------- settings and tables


@pytest.mark.parametrize("name", ["untouched", "changed", "lobby"])
def test_settings_read_and_are_written_as_they_were(name: str, own_data_folder: Path) -> None:
    path = OLD / f"settings-{name}.json"
    shutil.copy(path, own_data_folder / settings.FILE)
    found, notice = settings.load(own_data_folder)
    assert notice is None
    was = json.loads(path.read_text("utf-8"))
    assert json.loads(found.model_dump_json()).items() >= was.items()
    settings.save(own_data_folder, found)
    assert json.loads((own_data_folder / settings.FILE).read_text("utf-8")).items() >= was.items()


def test_keys_that_were_bound_anew_stay_so(own_data_folder: Path) -> None:
    shutil.copy(OLD / "settings-changed.json", own_data_folder / settings.FILE)
    found, _ = settings.load(own_data_folder)
    bindings = Bindings(found.bindings, commands())
    # a command that came since goes without a key that was given to another one
    assert bindings.changed().items() >= SAID["bindings"].items()
    heard = {"z": "b", "b": "space", "k": "d", "m": "m", "pad:lb": "m", "pad:rs": "n"}
    assert {given: bindings.heard(given) for given in heard} == heard
    assert bindings.heard("pad:lt+x") is None


@pytest.mark.parametrize("name", ["changed", "lobby"])
@pytest.mark.parametrize("game", ["et_bim", "witty_zibi"])
def test_the_last_tables_are_laid_again(name: str, game: str, own_data_folder: Path) -> None:
    shutil.copy(OLD / f"settings-{name}.json", own_data_folder / settings.FILE)
    found, _ = settings.load(own_data_folder)
    table = last_table(found, game)
    laid = ChosenRules(game, table, words("en", game))
    assert (laid.seats, laid.options()) == (table["seats"], table["options"])
    # ``normal`` was what nobody had chosen: without a clock it is ``confirm`` now
    assert table["house"]["pace"] == "normal"
    assert laid.house == House(**{**table["house"], "pace": "confirm", "assists": {}})


# ---------------------------------------------------------------- the rest


@pytest.mark.parametrize("game", ["et_bim", "witty_zibi"])
def test_what_bots_had_learnt_reads(game: str, tmp_path: Path) -> None:
    path = OLD / "bots" / f"{game}.json"
    found = learned.read_learned(game, path)
    assert found.items() >= json.loads(path.read_text("utf-8")).items()
    learned.write_learned(tmp_path / "again.json", found)
    assert learned.read_learned(game, tmp_path / "again.json") == found


@pytest.mark.parametrize("game", ["et_bim", "witty_zibi"])
def test_scenarios_pass(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert scenario.run([OLD / "scenarios" / f"{game}.toml"]) == 0, capsys.readouterr()


def test_a_crash_report_had_no_secret_in_its_words() -> None:
    lines = (OLD / "crash.txt").read_text("utf-8").splitlines()
    assert lines[0] == "Faux Frères 0.1.0"
    assert lines[3] == "['--seed', '…', 'play']"
    assert {"RuntimeError", "KeyError"} <= set(lines), "the kinds of errors, and nothing of theirs"
