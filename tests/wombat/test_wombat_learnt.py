"""What Wombat's bots learnt lies in a file: it is held to its shape, and can be done without."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ai.answering import Seating
from game.ai.bot_host import BotHost
from game.cli.seats import learned
from game.core.luck import key_of
from game.games import game_of
from game.games.wombat import bot
from game.games.wombat.bot import reactions
from game.games.wombat.bot.beliefs import Beliefs
from game.games.wombat.bot.learnt import learnt_of
from game.games.wombat.bot.thinking import ThinkingBot
from game.games.wombat.model.options import SHADOWS, Options
from game.store.files import FileError
from game.store.learned import learned_path, read_learned, write_learned
from tests.bench.wombat_learnt import DATA, keep
from tests.bench.wombat_matches import Played
from tests.slow import slow

GAME = "wombat"
NUMBERS = st.floats(-1000, 1000)
ROWS = st.lists(NUMBERS) | st.lists(st.lists(NUMBERS))
TABLES = st.dictionaries(
    st.text(max_size=3), st.dictionaries(st.text(max_size=3), ROWS), min_size=1
)


@given(tables=TABLES)
def test_every_number_survives_the_file_to_its_last_bit(
    tables: dict[str, Any], tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = tmp_path_factory.mktemp("learnt") / "wombat.json"
    write_learned(path, {**DATA, "tables": tables})
    assert repr(read_learned(GAME, path)["tables"]) == repr(tables)


def test_the_file_that_is_shipped_is_written_again_byte_for_byte(tmp_path: Path) -> None:
    write_learned(tmp_path / "again.json", DATA)
    assert (tmp_path / "again.json").read_bytes() == learned_path(GAME).read_bytes()


def short(tables: Any) -> None:
    tables["acts_towers"]["wicked"][3].pop()


def none(tables: Any) -> None:
    tables["acts_bare"]["basic"][0][0] = 0.0


def lost(tables: Any) -> None:
    del tables["signs"]["restricted"]


def flat(tables: Any) -> None:
    tables["judged_counts"]["few"] = [0.0]


def never(tables: Any) -> None:
    tables["said"]["count"][2] = -1.0


def nobody(tables: Any) -> None:
    tables["wicked_kinds"]["3"] = [0.0, 0.0]


def hidden(tables: Any) -> None:
    tables["signs"]["liar"][1] = 0.0


def words(tables: Any) -> None:
    tables["deeds"]["basic"] = ["many"]


def deeper(tables: Any) -> None:
    tables["deeds"]["basic"] = [[[1.0]]]


@pytest.mark.parametrize("damage", [short, none, lost, flat, never, nobody, hidden, words, deeper])
def test_tables_of_another_shape_are_damage_and_named(
    damage: Callable[[Any], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.store.learned.assets_root", lambda: tmp_path)
    whole = copy.deepcopy(dict(DATA))
    damage(whole["tables"])
    path = learned_path(GAME)
    path.parent.mkdir()
    path.write_text(json.dumps(whole), "utf-8")
    data, error = learned(GAME, ["expert@rosa"])
    assert data is None
    assert isinstance(error, FileError)
    assert (error.key, error.path) == ("store.bots-damaged", path)


@pytest.mark.parametrize("level", [*bot.PLAYED, "greedy", "adviser", "oracle"])
def test_every_level_that_believes_anything_asks_for_the_file(level: str) -> None:
    assert learned(GAME, ["human", level]) == (DATA, None)


def test_chance_and_people_do_without_it() -> None:
    assert learned(GAME, ["human", "random"]) == (None, None)


@pytest.mark.parametrize("options", [*slow([Options(4)]), Options(4, touch=SHADOWS, advanced=True)])
def test_without_it_nothing_that_hands_do_says_who_is_wicked(options: Options) -> None:
    bots = [bot.make("hard", seat, 4, options, key_of(7, seat)) for seat in range(4)]
    Played(bots, options, 11)
    for one in bots:
        assert isinstance(one, ThinkingBot)
        nobody = Beliefs(
            one.seat, 4, learnt_of(None), advanced=options.advanced, practice=False, weighs=1.0
        )
        nobody.learn_role(one.seat, one.head.role)
        nobody.turn(switched=one.beliefs.switched)
        assert one.beliefs.by_facts() == pytest.approx(nobody.by_facts())


def test_who_reacts_slowly_has_learnt_as_much(monkeypatch: pytest.MonkeyPatch) -> None:
    handed: list[tuple[Any, ...]] = []
    monkeypatch.setattr(reactions, "make", lambda *facts: handed.append(facts))
    BotHost(Seating(game_of(GAME), 3, {}, {0: "normal"}, {0: 3}, data=DATA, reactions=150))
    assert handed[0][-2:] == (150, DATA)


def test_what_is_learnt_anew_leaves_the_tables_of_others(tmp_path: Path) -> None:
    path = tmp_path / "wombat.json"
    said = {word: [1.0] * 6 for word in DATA["tables"]["said"]}
    keep("paws", "somehow", {"said": said}, {}, path)
    after = read_learned(GAME, path)
    assert after["tables"] == {**DATA["tables"], "said": said}
    assert after["made"].keys() == DATA["made"].keys()
    assert after["made"]["paws"] == {"command": "somehow", "figures": {}}
