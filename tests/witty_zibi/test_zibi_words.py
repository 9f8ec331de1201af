"""What players and writers of files read about Witty Zibi, in both languages."""

from __future__ import annotations

import re
from inspect import getsource
from pathlib import Path
from typing import Any

import pytest

from game import scenario
from game.core.rules import OptionsError
from game.games import rules_of, words
from game.games.witty_zibi.model import options
from game.games.witty_zibi.model.options import CHOICES, read_options
from game.games.witty_zibi.scenario import VOCABULARY
from game.gangs.model import events
from game.gangs.model.cards import CARD_NAMES, CHARACTER_NAMES, CHARLOTTE, GANG_NAMES
from game.store.texts import LANGUAGES
from tests.gangs.papers import (
    EVENTS,
    check_actions,
    check_events,
    folder,
    rules_md,
    unexplained,
    unfrench,
)

GAME = "witty_zibi"
DECK = sorted(set(read_options(4, {}).deck))
PRIVATE = {"tile_shown", "stocked", "picked", "drawn"}
HEAD = '[[case]]\nname = "a case"\ngame = "witty_zibi"\nseats = 4\n'


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_card_clan_character_and_end_has_a_text(language: str) -> None:
    spoken = words(language, GAME)
    for reason in VOCABULARY.refusals:
        assert spoken.say(f"refusal.{reason}")
    for face in DECK:
        assert spoken.say(f"card.{CARD_NAMES[face]}")
        assert spoken.say(f"explain.{CARD_NAMES[face]}").endswith(".")
    for gang in GANG_NAMES[:CHARLOTTE]:
        for key in ("gang", "gang-name", "gang-of"):
            assert spoken.say(f"{key}.{gang}")
        assert spoken.say(f"gang-members.{gang}", n=1) != spoken.say(f"gang-members.{gang}", n=3)
    names = [spoken.say(f"character.{name}") for name in CHARACTER_NAMES[: 4 * CHARLOTTE]]
    assert len(set(names)) == 12
    for reason in ("one-gang", "undecided", "points", "draw"):
        assert spoken.say(f"outcome.{reason}")
    assert spoken.say("game.title") == "Witty\u00a0Zibi"
    assert spoken.say("game.pitch")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_wrong_option_has_a_text_with_its_facts(language: str) -> None:
    raised = set()
    for seats, given in [(3, {}), (4, {"modules": []}), (4, {"rounds": 30}), (4, {"variant": 3})]:
        with pytest.raises(OptionsError) as refused:
            read_options(seats, given)
        error = refused.value
        raised.add(error.reason)
        text = words(language, GAME).say(f"options.{error.reason}", **error.facts)
        assert "{" not in text
        assert "Bim" not in text
    assert raised == set(re.findall(r'"(options-[a-z-]+)"', getsource(options)))


def test_french_puts_a_narrow_or_hard_space_before_double_signs() -> None:
    for name in ("rules.toml", "scenario.toml"):
        text = (folder(GAME) / "strings/fr" / name).read_text("utf-8")
        assert unfrench(re.sub(r"options = \{\{.*?\}\}", "", text)) == [], name
    assert unfrench(rules_md(GAME, "fr")) == []


# ---------------------------------------------------------------- RULES.md


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_action_of_the_game_stands_in_its_table(language: str) -> None:
    assert all(issubclass(EVENTS[kind], events.Private) for kind in PRIVATE)
    check_events(GAME, language, VOCABULARY.public_kinds | PRIVATE)
    check_actions(GAME, language, ("throw", "answer", "replay"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_refusal_and_scenario_word_is_explained(language: str) -> None:
    keys = VOCABULARY.setup_keys | VOCABULARY.steps.keys | VOCABULARY.observables.keys()
    every = {"variant", *CHOICES, *VOCABULARY.refusals, *keys}
    assert unexplained(GAME, language, every) == []
    text = rules_md(GAME, language)
    for values in (*options.VARIANTS.values(), *CHOICES.values()):
        for value in values:
            assert not isinstance(value, str) or f'`"{value}"`' in text, value


def test_both_languages_have_the_same_chapters_and_tables() -> None:
    shapes = [
        re.sub(r"[^#|\n]", "", re.sub(r"```.*?```", "", rules_md(GAME, one), flags=re.DOTALL))
        for one in LANGUAGES
    ]
    assert shapes[0].replace("\n", "") == shapes[1].replace("\n", "")
    chapters = [
        re.findall(r"^## (.+)", rules_md(game, "en"), re.MULTILINE) for game in (GAME, "et_bim")
    ]
    apart = set(chapters[0]) ^ set(chapters[1])
    assert apart == {"Variants", "Modules"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_of_rules_md_say_what_is_dealt(language: str) -> None:
    text = rules_md(GAME, language)
    for seats in rules_of(GAME).seat_counts:
        chosen = read_options(seats, {})
        cards = len(chosen.deck)
        aside = cards - seats * chosen.first_hand - chosen.reserve
        row = rf"\| {seats} \| [^|]+ \| {cards} \| {chosen.reserve} \| {aside} \|"
        assert re.search(row, text), seats
    copies = [read_options(seats, {}).copies for seats in (4, 8, 9)]
    for face in DECK:
        counts = " | ".join(str(one[face]) for one in copies)
        name = words(language, GAME).say(f"card.{CARD_NAMES[face]}").replace("\u00a0", " ")
        assert f"| {name} | {counts} |" in text, name


# ---------------------------------------------------------------- scenario files

IMPOSSIBLE = [
    ("hands = { 0 = ['D10'] }", 'no card "D10"'),
    ("hands = { 0 = ['B40'] }", 'did you mean "B'),
    ("hands = { 0 = ['NURS'] }", 'did you mean "NURSE"'),
    ("hands = { 0 = ['SHIELD'] }", "known: B10, B20, B30, PAF, EMIS, NURSE, SORC"),
    ("hands = { 0 = [''] }", "no card"),
    ("hands = { 0 = ['PAF', 'PAF', 'PAF'] }", "3 PAF are named; the deck has 2"),
    ("piles = { 1 = ['PAF'] }", "a PAF never lies in a pile"),
    ("piles = { 1 = ['B20', 'B20'] }", "B20 on B20"),
    ("piles = { 1 = ['B20:2'] }", "no card bears a mark"),
    ("piles = { 1 = ['B30', 'B20', 'B30', 'B20', 'B10'] }", "110"),
    ("out = { seats = [1] }\nhands = { 1 = ['B10'] }", "it has no hand"),
    ("tiles = ['rouge', 'rouge', 'bleu', 'bogosses']", 'no clan "bogosses"'),
    ("tiles = ['rouge', 'rouge', 'bleu', 'charlotte']", "known: rouge, orange, bleu"),
    ("tiles = ['rouge', 'rouge', 'rouge', 'rouge']", "rouge would have won"),
    ("tiles = ['rouge', 'rouge', 'bleu', 'bleu']\nout = { seats = [2, 3] }", "rouge would have"),
    ("mystery = 'rouge'", "middle"),
    ("options = { tokens4 = 'blind' }\nmystery = ['rouge', 'bleu', 'bleu']", "no clan"),
    ("paf_pile = ['D10']", 'no card "D10"'),
    ("paf_pile = -1", "write 0 to 28"),
    ("paf_pile = 77", "write 0 to"),
    ("paf_pile = 'PAF'", "whole number"),
    ("round = 6", "6 of 5"),
    ("round = 21\noptions = { goal = 12 }", "21 of 20"),
    ("scores = { 4 = 3 }", "no seat"),
    ("stock = ['B10']", 'unknown key "stock"'),
    ("tokens = [1]", 'unknown key "tokens"'),
    ("missions = { 0 = 1 }", 'unknown key "missions"'),
    ("options = { modules = ['oups'] }", "variant, expert, rounds, goal"),
    ("options = { variant = 'un_de_plus' }", "clans"),
    ("do = [{ seat = 0 }]", "play, react, replay, discard"),
    ("do = [{ seat = 0, react = 'BIM' }]", "known: pass, PAF"),
    ("do = [{ seat = 0, react = '' }]", "known: pass, PAF"),
    ("do = [{ seat = 0, mulligan = true }]", "unknown key"),
    ("do = [{ seat = 0, play = 'D10', target = 1 }]", 'no card "D10"'),
    (
        "do = [{ seat = 0, play = 'B10', target = 1, refused = 'shielded' }]",
        'unknown refusal "shielded"',
    ),
    ("[case.expect]\nstock_size = 3", "unknown key"),
    ("[case.expect]\nshields = {}", "unknown key"),
    ("[case.expect]\npaf_pile = ['B10']", "whole number"),
    ("[case.expect]\nlegal = { 0 = ['D10>1'] }", 'no card "D10"'),
    ("[case.expect]\nlegal = { 0 = ['mulligan'] }", "react:PAF"),
    ("[case.expect]\nlegal = { 0 = ['second:1'] }", "react:PAF"),
    ("[case.expect]\nlegal = { 0 = ['react:BIM'] }", "known: pass, PAF"),
    ("[case.expect]\nknows = { 0 = { 1 = 'chicots' } }", 'no clan "chicots"'),
    ("[case.expect]\nknows = { 0 = { mystery = 'rouge' } }", "middle"),
    ("[case.expect]\npublic = ['mulliganed']", "unknown event"),
]
_FOREIGN = r"\b(D[123]0|BIM|IDENT|HEAL|RECYCLE|SHIELD|SWAP|NON|bogosses|chicots|modules?|Et\sBim)\b"


def complaint(text: str, folder: Path, capsys: Any, language: str) -> str:
    file = folder / "rules.toml"
    file.write_text(HEAD + text + "\n", "utf-8")
    assert scenario.run([file], language) == 2
    [line] = capsys.readouterr().err.splitlines()
    return str(line)


@pytest.mark.parametrize(("lines", "said"), IMPOSSIBLE)
def test_a_case_that_cannot_be_run_says_so_in_the_words_of_the_game(
    tmp_path: Path, capsys: Any, lines: str, said: str
) -> None:
    english = complaint(lines, tmp_path, capsys, "en")
    assert said in english
    french = complaint(lines, tmp_path, capsys, "fr")
    assert english.split(" a case:")[0] == french.split(" a case:")[0], "the same line of the file"
    assert english != french
    for told in (english, french):
        foreign = set(re.findall(_FOREIGN, told))
        assert foreign <= set(re.findall(_FOREIGN, lines)), told


def test_every_word_of_its_own_is_found_out_when_it_is_wrong(tmp_path: Path, capsys: Any) -> None:
    right = {"paf_pile": "2", "round": "1", "scores": "{ 0 = 4 }", "piles": "{ 1 = ['NURSE'] }"}
    wrong = {"paf_pile": "1", "round": "2", "scores": "{ 0 = 3 }", "piles": "{ 1 = ['SORC'] }"}
    setup = "scores = { 0 = 4 }\npiles = { 1 = ['NURSE'] }\n[case.expect]\n"
    file = tmp_path / "rules.toml"
    for values, code in ((right, 0), (wrong, 1)):
        for key, value in values.items():
            file.write_text(f"{HEAD}{setup}{key} = {value}\n", "utf-8")
            assert scenario.run([file]) == code, key
            assert (f"{key}: expected " in capsys.readouterr().out) == bool(code)
