"""What players and writers of files read about Mets ton slip !, in both languages."""

from __future__ import annotations

import re
import tomllib
from dataclasses import fields
from inspect import getsource
from typing import Any, get_args

import pytest

from game.core.events import Private
from game.core.log_lines import latest, tell_on
from game.core.pages import LogLine
from game.core.rules import OptionsError
from game.core.seats import Seat
from game.games import words
from game.games.mets_ton_slip import cardbook, lobby, log_lines
from game.games.mets_ton_slip.model import events, options
from game.games.mets_ton_slip.model.actions import ACTIONS
from game.games.mets_ton_slip.model.cards import CARDS, FACE, SLOTS
from game.games.mets_ton_slip.model.options import CHOICES, SEAT_COUNTS, Options, read_options
from game.games.mets_ton_slip.model.state import State
from game.games.mets_ton_slip.scenario import VOCABULARY
from game.stage.table.log import entries
from game.store.texts import LANGUAGES
from tests.gangs.papers import folder, rows, rules_md, unexplained, unfrench

GAME = "mets_ton_slip"
EVENTS = {event.kind: event for event in get_args(events.Event)}


def told(language: str) -> dict[str, str]:
    """All texts of the game's own, by key."""
    found: dict[str, str] = {}
    for path in sorted((folder(GAME) / "strings" / language).glob("*.toml")):
        mine = dict(flat(tomllib.loads(path.read_text("utf-8"))))
        assert not mine.keys() & found.keys(), f"said twice: {path.name}"
        found |= mine
    return found


def flat(table: dict[str, Any], before: str = "") -> list[tuple[str, str]]:
    return [
        pair
        for key, value in table.items()
        for pair in (
            flat(value, f"{before}{key}.") if isinstance(value, dict) else [(before + key, value)]
        )
    ]


def test_both_languages_have_the_same_keys_and_blanks() -> None:
    french, english = told("fr"), told("en")
    assert french.keys() == english.keys()
    for key, text in french.items():
        assert set(re.findall(r"\{\w+\}", text)) == set(re.findall(r"\{\w+\}", english[key])), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_beside_the_table_says_who_did_what_to_whom(language: str) -> None:
    texts = told(language)
    for key, brief in texts.items():
        if not key.startswith("log.brief.") or not brief:
            continue
        whole, short = (set(re.findall(r"\{(\w+)\}", text)) for text in (texts[_full(key)], brief))
        assert whole & {"name", "other"} <= short, brief
        assert not whole & _THINGS or short & _THINGS, f"{brief!r} says not what"
        assert not re.search(r"\bl’\w+e$|\bit$", brief), f"{brief!r} speaks of something unsaid"


_THINGS = {"what", "short", "cards", "joker"}
"""Blanks for what was worn, thrown, taken."""


def _full(key: str) -> str:
    return key.replace("log.brief.", "log.")


def test_french_puts_a_narrow_or_hard_space_before_double_signs() -> None:
    for path in (folder(GAME) / "strings/fr").glob("*.toml"):
        text = path.read_text("utf-8")
        assert unfrench("\n".join(re.findall(r'= "(.*)"', text))) == [], path.name
    assert unfrench(rules_md(GAME, "fr")) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_an_article_a_page_and_a_picture_of_its_own(language: str) -> None:
    spoken = words(language, GAME)
    names = {spoken.say(f"card.{card}") for card in CARDS}
    assert len(names) == len(CARDS)
    for card in CARDS:
        assert spoken.say(f"a.{card}")
        assert cardbook.does(FACE[card], spoken).endswith((".", ")"))
    pictures = {cardbook.card_picture(face) for face in range(len(CARDS))}
    assert {cardbook.card_of("", picture) for picture in pictures} == set(CARDS)


def test_what_is_worn_is_known_by_its_drawing_on_whomever() -> None:
    assert cardbook.card_of("", "worn/3_coat_wi") == "COAT-WI"
    assert cardbook.card_of("", "worn/0_slip") == "SLIP"
    assert cardbook.card_of("", "worn/1_hat_joker") == "J-HAT"
    assert cardbook.card_of("", "worn/4_slip_arlequin") == "ARLEQUIN"
    assert cardbook.card_of("seat:1", "doll_1") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_end_season_and_place_has_a_text(language: str) -> None:
    spoken = words(language, GAME)
    for reason in VOCABULARY.refusals:
        assert spoken.say(f"refusal.{reason}").endswith(".")
    for reason in ("dressed", "bound"):
        assert spoken.say(f"outcome.{reason}")
    for slot in SLOTS:
        assert spoken.say(f"slot.{slot}")
    assert spoken.say("game.title") == "Mets\u00a0ton\u00a0slip\u00a0!"
    assert spoken.say("game.pitch").endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_wrong_option_has_a_text_with_its_facts(language: str) -> None:
    raised = set()
    wrong: list[tuple[int, dict[str, Any]]] = [
        (6, {}), (4, {"teams": 2}), (4, {"arlequin_slip": 1}), (4, {"mirror_shield": "half"}),
    ]  # fmt: skip
    for seats, given in wrong:
        with pytest.raises(OptionsError) as refused:
            read_options(seats, given)
        error = refused.value
        raised.add(error.reason)
        assert "{" not in words(language, GAME).say(f"options.{error.reason}", **error.facts)
    assert raised == set(re.findall(r'"(options-[a-z-]+)"', getsource(options)))


# ---------------------------------------------------------------- lobby


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_has_a_sentence_for_every_rule_and_preset(language: str) -> None:
    spoken = words(language, GAME)
    for seats in SEAT_COUNTS:
        values = lobby.values(seats, {})
        assert lobby.options(values) == read_options(seats, {}).to_json()
        for rule in lobby.rules(seats, values, spoken):
            assert rule.says.endswith(("?", ".", "!"))
            assert [value for value, _ in rule.options] == list(CHOICES[rule.name])
        presets = lobby.presets(seats)
        assert [one.name for one in presets][:2] == ["first", "classic"]
        assert presets[1].options == {}
        assert len(presets) == 6
        for one in presets:
            read_options(seats, one.options)
            assert spoken.say(f"preset-explained.{one.name}").endswith(".")
            assert spoken.say(f"preset.{one.name}") in spoken.say(f"preset-explained.{one.name}")
    assert lobby.values(6, {}) == {}


# ---------------------------------------------------------------- RULES.md


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_action_stands_in_its_table_with_its_fields(language: str) -> None:
    table = rows(GAME, language, {"en": "| event |", "fr": "| événement |"}[language])
    said = {"en": ("public", "private"), "fr": ("public", "privé")}[language]
    assert list(table) == sorted(table, key=list(table).index)
    assert set(table) == set(EVENTS)
    for kind, event in EVENTS.items():
        written = [f"`{field.name}`" for field in fields(event)]
        assert re.findall(r"`\w+`", table[kind][2]) == written, kind
        assert table[kind][1].startswith(said[issubclass(event, Private)]), kind
    actions = rows(GAME, language, "| action |")
    assert set(actions) == set(ACTIONS.by_name)
    for kind, action in ACTIONS.by_name.items():
        written = [f"`{field.name}`" for field in fields(action)]
        assert re.findall(r"`\w+`", actions[kind][1]) == written, kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_refusal_and_scenario_word_is_explained(language: str) -> None:
    keys = VOCABULARY.setup_keys | VOCABULARY.steps.keys | VOCABULARY.observables.keys()
    assert unexplained(GAME, language, {*CHOICES, *VOCABULARY.refusals, *keys}) == []
    text = rules_md(GAME, language)
    for values in CHOICES.values():
        for value in values:
            assert f'`"{value}"`' in text or f"`{str(value).lower()}`" in text, value
    ours = {"en": "our reading", "fr": "notre lecture"}[language]
    assert len(re.findall(ours.replace(" ", r"\s+"), text.lower())) >= 8, (
        "what is ours is called so"
    )


def test_both_languages_have_the_same_chapters_and_tables() -> None:
    shapes = [
        re.sub(r"[^#|\n]", "", re.sub(r"```.*?```", "", rules_md(GAME, one), flags=re.DOTALL))
        for one in LANGUAGES
    ]
    assert shapes[0].replace("\n", "") == shapes[1].replace("\n", "")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Ana throws underpants, trousers × 2 and a hat in the wash"),
        ("fr", "Ana jette un slip, un pantalon × 2 et un chapeau au sale"),
    ],
)
def test_who_throws_several_cards_away_has_one_line_that_lists_them(
    language: str, told: str
) -> None:
    names, view = ["Ana", "Bo"], State(Options(2), 103)
    view.turns = 3
    log: list[LogLine] = []

    def tell(*happened: events.Event) -> None:
        for event in happened:
            line = log_lines.line(event, view, names, words(language, GAME))
            assert line is not None
            tell_on(log, line)

    thrown = "SLIP", "TROUSERS-SP", "TROUSERS-WI", "HAT-SU"
    tell(*(events.LaidAway(Seat(0), FACE[card]) for card in thrown))
    assert [line.text for line in log] == [line.brief for line in log] == [told]
    tell(events.LaidAway(Seat(1), FACE["SLIP"]), events.Celebrated(Seat(1), FACE["TROC"]))
    tell(events.LaidAway(Seat(1), FACE["HAT-SU"]))
    view.turns += 1
    tell(events.LaidAway(Seat(1), FACE["HAT-SU"]))
    assert len(log) == 5, "another seat, another deed, another turn: another line"


@pytest.mark.parametrize(
    ("language", "drew", "drawn", "fished"),
    [
        (
            "en",
            "Ana draws 2 clean cards",
            "For Ana alone: a winter hat and underpants",
            "Ana fishes a summer coat and the rain out of Bo’s basket",
        ),
        (
            "fr",
            "Ana pioche 2 cartes propres",
            "Pour Ana seulement : un chapeau d’hiver et un slip",
            "Ana repêche un manteau d’été et la Pluie dans le panier de Bo",
        ),
    ],
)
def test_cards_that_are_drawn_together_are_named_together(
    language: str, drew: str, drawn: str, fished: str
) -> None:
    view, ana = State(Options(2), 103), Seat(0)
    view.turns = 3
    drawing = [
        events.Drew(ana), events.Drawn(ana, FACE["HAT-WI"]),
        events.Drew(ana), events.Drawn(ana, FACE["SLIP"]),
    ]  # fmt: skip
    fishing = [events.Fished(ana, Seat(1), FACE[card]) for card in ("COAT-SU", "PLUIE")]
    own, others = [], []
    for event in (*drawing, *fishing, events.Drew(ana), events.TurnBegan(Seat(1))):
        line = log_lines.line(event, view, ["Ana", "Bo"], words(language, GAME))
        if line is not None:
            tell_on(own, line)
            tell_on(others, line) if not line.secret else None
    alone = words(language, GAME).say("log.drew", name="Ana")
    said = [line.text.replace("\u00a0", " ") for line in own]
    assert said == [drew, drawn, fished, alone]
    assert [line.text for line in others] == [drew, fished, alone], "they are told how many"


def test_what_one_drew_and_fished_is_told_together_behind_the_curtain() -> None:
    view, ana, log = State(Options(2), 103), Seat(0), list[LogLine]()
    view.turns = 3

    def tell(*happened: events.Event) -> str:
        for event in happened:
            line = log_lines.line(event, view, ["Ana", "Bo"], words("fr", GAME))
            assert line is not None
            tell_on(log, line)
        return latest(log).replace("\u00a0", " ")

    assert latest(log) == ""
    tell(events.Wore(Seat(1), FACE["SLIP"], 0))
    view.turns += 1
    fished = "Ana repêche un manteau d’été dans le panier de Bo"
    assert tell(events.Fished(ana, Seat(1), FACE["COAT-SU"])) == fished
    drew = tell(events.Drew(ana), events.Drawn(ana, FACE["HAT-WI"]))
    assert drew == f"{fished}. Pour Ana seulement : un chapeau d’hiver"
    assert tell(events.Wore(ana, FACE["SLIP"], 0)) == "Ana enfile un slip", "and then it is over"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_drew_reads_what_came_and_not_twice_that_they_drew(
    language: str,
) -> None:
    view, log = State(Options(2), 103), list[LogLine]()
    view.turns, said = 3, words(language, GAME)
    for card in ("HAT-WI", "SLIP"):
        for event in (events.Drew(Seat(0)), events.Drawn(Seat(0), FACE[card])):
            line = log_lines.line(event, view, ["Ana", "Bo"], said)
            assert line is not None
            tell_on(log, line)
    (forms,) = entries(log)
    ((_, brief),) = forms[-1]
    assert all(said.say(f"some.{slot}") in brief for slot in ("HAT", "SLIP"))
