"""The rest of a player's folder, as old releases of all five games wrote it, still reads."""

from __future__ import annotations

import json
import shutil
from hashlib import sha256
from pathlib import Path

import pytest

from game.__main__ import main
from game.games import game_of, rules_of, shelf, words
from game.replaying import receipt
from game.scenes.front.statistics import page, read
from game.scenes.kept_tables import last_table
from game.scenes.kit import Kit
from game.scenes.lobby.table_rules import ChosenRules
from game.stage.paint.art import Art
from game.store import decks, dictionaries, given, settings, statistics
from game.store.places import assets_root
from game.store.replays import finished, read_replay, unfinished
from game.store.statistics import Played
from game.store.texts import LANGUAGES
from tests.old.releases import AAA9069A, C6DE343F, Release
from tests.store.whole_work import import_file

RELEASES = (AAA9069A, C6DE343F)
pytestmark = pytest.mark.parametrize("release", RELEASES, ids=lambda release: release.commit)


@pytest.fixture
def home(release: Release, own_data_folder: Path) -> Path:
    """The folder of somebody who played that release until now."""
    shutil.copytree(release.folder, own_data_folder, dirs_exist_ok=True)
    return own_data_folder


def test_statistics_hold_the_same_figures_and_count_on(home: Path) -> None:
    was = json.loads((home / statistics.FILE).read_text("utf-8"))
    found, notice = statistics.load(home)
    assert (found.model_dump(), notice) == (was, None)
    for match, many in (found.counted[0], 0), ("another", 1):
        statistics.count(home, Played("wombat", match, seats=3, won=True))
        now, _ = statistics.load(home)
        assert now.games["wombat"].matches == was["games"]["wombat"]["matches"] + many


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_statistics_tells_of_all_five_games(home: Path, language: str) -> None:
    kit = Kit(Art(assets_root()), settings.Settings(language=language), home)
    said = page(kit, read(kit))
    assert kit.notices == []
    for game in shelf():
        assert words(language, game).say("game.title") in said


def test_what_was_exported_is_taken_in(release: Release, own_data_folder: Path) -> None:
    exports = release.folder / "exports"
    all_over = import_file(own_data_folder, exports / "all.zip")
    running = import_file(own_data_folder, exports / "witty_zibi-taken-out.match")
    assert (all_over.taken, running.taken) == (2, 1)
    assert all_over.refused == running.refused == []
    replays = [read_replay(path) for path in finished(own_data_folder)]
    assert (
        sorted([one.head.game, receipt.course(one)] for one in replays) == release.said["exported"]
    )
    (kept,) = unfinished(own_data_folder)
    one = read_replay(kept.path)
    assert [one.head.game, len(one.actions), receipt.course(one)] == release.said["taken-out"]


def test_decks_of_photos_hold_the_same_pictures(release: Release, home: Path) -> None:
    found, wrong = decks.kept(home)
    assert wrong == []
    assert {one.album.fingerprint: _told(one) for one in found} == release.said["decks"]
    deck = read_replay(home / "matches" / "le_boulet-photos.match").head.options["deck"]
    assert decks.photo(home, deck, 0) is not None


def _told(one: decks.DeckFile) -> dict[str, object]:
    jpegs = [sha256(jpeg).hexdigest()[:16] for jpeg in decks.read_deck(one.path).jpegs]
    album = one.album
    return {
        "title": one.title, "understood": album.understood, **album.to_json(), "jpegs": jpegs
    }  # fmt: skip


def test_a_sheet_of_names_and_tags_names_the_pictures_of_its_deck(home: Path) -> None:
    sheet = home / "exports" / "sheet.tsv"
    told = ["Zoé & Cie", "--words", str(sheet), "--lang", "fr", "--data-dir", str(home)]
    assert main(["deck", "words", *told]) == 0
    (named,) = (one for one in decks.kept(home)[0] if one.title == "Zoé & Cie")
    rows = [line.split("\t") for line in sheet.read_text("utf-8").splitlines()[1:]]
    assert [[one.name, ", ".join(one.tags)] for one in named.album.pictures] == [
        row[1:] for row in rows
    ]
    assert any(one.tags for one in named.album.pictures)


def test_a_house_dictionary_teaches_the_same(release: Release, home: Path) -> None:
    part, was = game_of("le_boulet").dictionary, release.said["dictionary"]
    assert part is not None
    assert dictionaries.read(home, "le_boulet", part.sound) == was
    taken_out = home / "exports" / "dictionary-le_boulet.json"
    assert dictionaries.given(taken_out, "le_boulet", part.sound) == was
    head = read_replay(home / "replays" / "le_boulet-house.jsonl").head
    assert head.options["taught"] == part.options(was)["taught"]


def test_bots_from_files_that_were_let_in_are_known(release: Release, home: Path) -> None:
    name, bots = release.said["given"]
    assert sorted(given.given(home, home / "matches" / name)) == bots


@pytest.mark.parametrize("name", ["untouched", "changed"])
def test_settings_are_read_and_written_as_they_were(home: Path, name: str) -> None:
    path = home / f"settings-{name}.json"
    was = json.loads(path.read_text("utf-8"))
    path.rename(home / settings.FILE)
    found, notice = settings.load(home)
    assert notice is None
    assert json.loads(found.model_dump_json()).items() >= was.items()
    settings.save(home, found)
    assert json.loads((home / settings.FILE).read_text("utf-8")).items() >= was.items()


def test_the_last_table_of_each_game_is_laid_again(home: Path) -> None:
    (home / "settings-changed.json").rename(home / settings.FILE)
    found, _ = settings.load(home)
    for game in shelf():
        table, rules = last_table(found, game), rules_of(game)
        laid = ChosenRules(game, table, words("en", game))
        assert laid.seats == table["seats"]
        assert laid.house.orders
        assert rules.options(laid.seats, laid.options()) == rules.options(
            laid.seats, table["options"]
        )
