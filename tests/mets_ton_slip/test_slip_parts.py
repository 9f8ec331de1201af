"""What a match is told in, to its end: every sentence is said some time, and is a whole one."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, ClassVar

import pytest

from game.ai.personas import PERSONAS
from game.core.luck import Stream
from game.core.seats import Seat
from game.core.words import Words
from game.games import words
from game.games.mets_ton_slip import (
    advice,
    cardbook,
    chatter,
    ending,
    figures,
    guide,
    log_lines,
    notes,
    orders,
    screen_reader,
    turning,
)
from game.games.mets_ton_slip.model import actions as act
from game.games.mets_ton_slip.model import events as ev
from game.games.mets_ton_slip.model.cards import CARDS, FACE, NOTHING, UNKNOWN
from game.games.mets_ton_slip.model.state import DEFEND, State
from game.games.mets_ton_slip.rules import RULES
from game.store.texts import LANGUAGES
from tests.mets_ton_slip.running import SlipMatch, begun, played, view
from tests.mets_ton_slip.test_slip_words import told

GAME = "mets_ton_slip"
NAMES = ["Kim", "Rosa", "Hugo", "Ana", "Léo"]
SAID_HERE = (
    "log", "guide", "advice", "cardbook", "notes", "orders", "result", "turning", "explain", "a",
    "slot", "screen-reader",
)  # fmt: skip
"""Groups of texts of which every one is to be said in some match."""
ELSEWHERE = {
    "notes.matrix", "screen-reader.rules", "screen-reader.notes",
    "screen-reader.menu", "screen-reader.discard", "screen-reader.nothing",
    "screen-reader.top",
    "result.line-jokers", "result.line-bound", "result.most", "log.most", "log.or",
    "log.drew-several",
    *(f"result.worn-{n}" for n in range(6)),
}  # fmt: skip
"""Buttons, places and questions of the table, lists of what came together, and a rare end."""
SENTENCE = re.compile(r"[!?.][ \u00a0\u202f]?[?.]| {2}|\{|\bNone\b")


class Heard(Words):
    """Words that remember what they were asked to say."""

    said: ClassVar[set[str]] = set()

    def say(self, key: str, **facts: object) -> str:
        self.said.add(key)
        return super().say(key, **facts)


def spoken(language: str) -> Heard:
    return Heard(language, *words(language, GAME).tables)


def folded(match: SlipMatch) -> State:
    return RULES.initial(match.seats, match.options)


def texts(match: SlipMatch, seed: int, say: Words) -> Iterator[str]:
    """Everything the parts have to say of a match while it is played, and when it is over."""
    names, heard = NAMES[: match.seats], 0
    open_view = folded(match)
    views = [folded(match) for _ in names]
    hearing = [0] * len(names)
    for number, (seat, action) in enumerate(played(match, Stream(seed))):
        mine = views[seat]
        for event in match.observations(seat, hearing[seat]):
            RULES.apply(mine, event)
            hearing[seat] += 1
        yield advice.advice(mine, seat, action, {}, names, say)
        if (asked := guide.asked(mine, seat, names, say)) is not None:
            yield asked.text
        for face in sorted(set(mine.hands[seat])) if number % 5 == 0 else ():
            page = cardbook.page(mine, seat, CARDS[face], names, say)
            yield from (page.does, *page.barred)
        if number % 20 == 0:
            yield screen_reader.hand(mine, seat, say).text
            for place in range(match.seats):
                yield from (one.text for one in screen_reader.seat(mine, seat, place, names, say))
            yield from (one.text for one in screen_reader.piles(mine, seat, names, say))
        news = match.observations(None, heard)
        heard += len(news)
        for event in news:
            RULES.apply(open_view, event)
            for viewer in (seat, (seat + 1) % match.seats):
                if (known := guide.happened(event, open_view, viewer, names, say)) is not None:
                    yield known.text
    facts = match.open_book()
    truth_view = folded(match)
    for event in facts:
        RULES.apply(truth_view, event)
        line = log_lines.line(event, truth_view, names, say)
        if line is not None:
            yield line.text
            yield line.brief or ""
    for viewer in (None, Seat(0)):
        its = notes.notes(folded(match), match.observations(viewer), viewer, names, say)
        yield from (note.text for note in its.notes)
    truth = ending.truth(folded(match), facts, names, say)
    yield from (truth.title, truth.line, *(row.end for row in truth.rows))
    yield screen_reader.result(truth, names, say)
    yield from (one.text for one in turning.turning_points(folded(match), facts, names, say))


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_a_match_is_said_some_time_and_is_whole(language: str) -> None:
    say = spoken(language)
    Heard.said = set()
    for seed in range(24):
        given = {"mirror_shield": ("void", "restore")[seed % 2], "slip_help": seed % 3 == 0}
        match = begun(2 + seed % 4, seed, **given)
        for text in texts(match, seed, say):
            assert not SENTENCE.search(text), text
    rare = folded(begun(2, 1))
    for event in (ev.Washed(), ev.Shielded(Seat(0), undone=True)):
        assert log_lines.line(event, rare, NAMES, say) is not None
        assert guide.happened(event, rare, 0, NAMES, say) is not None
    notes.chips(say)
    orders.questions(RULES.options(2, {}), say)
    mine = {key for key in told(language) if key.split(".")[0] in SAID_HERE}
    plain = {key for key in mine if not key.endswith((".one", ".none", "-you"))}
    plain = {key for key in plain if ".brief." not in key}
    unsaid = plain - Heard.said - ELSEWHERE
    assert not unsaid, unsaid


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_is_told_from_its_deal_to_its_end(language: str) -> None:
    say = spoken(language)
    for seats in (2, 5):
        match = begun(seats, 5)
        assert all(not SENTENCE.search(text) for text in texts(match, 5, say))


# ---------------------------------------------------------------- figures and the ending


def over(seats: int, seed: int) -> SlipMatch:
    match = begun(seats, seed)
    for _ in played(match, Stream(seed)):
        pass
    return match


def test_the_figures_of_the_seats_add_up_to_what_happened() -> None:
    for seed in range(4):
        match = over(4, seed)
        facts = match.open_book()
        kinds = Counter(type(event) for event in facts)
        each = [figures.figures_of(folded(match), facts, seat) for seat in range(4)]
        assert sum(one.sums["attacks"] for one in each) == kinds[ev.Attacked]
        assert sum(one.sums["defences"] for one in each) == kinds[ev.Shielded] + kinds[ev.Mirrored]
        for key, kind in (("attacked", ev.Attacked), ("robbed", ev.Stole), ("fed", ev.Fished)):
            counted = sum(by.get(key, 0) for one in each for by in one.others.values())
            assert counted == kinds[kind], key
        assert {one.most["longest"] for one in each} == {kinds[ev.TurnBegan]}
        for one in each:
            assert all(figures.picture(group, its) for group, its in one.groups.items())
        truth = ending.truth(folded(match), facts, NAMES, words("fr", GAME))
        assert truth.rows[0].won
        assert [row.total for row in truth.rows if row.won] == [6]
        assert sum(row.figures[0] for row in truth.rows) == kinds[ev.Attacked]


def test_a_match_that_nobody_ends_is_won_by_who_wears_most() -> None:
    worn = ((FACE["SLIP"], FACE["J-TROUSERS"], *[NOTHING] * 4), (NOTHING,) * 6)
    facts = [ev.Laid((6, 6), worn), ev.TurnBegan(Seat(0)), ev.Ended((Seat(0),))]
    for language, said in (("fr", "2 vêtements"), ("en", "2 garments")):
        state = RULES.initial(2, RULES.options(2, {}))
        truth = ending.truth(state, facts, NAMES, words(language, GAME))
        assert said in truth.line
        assert [(row.total, row.won) for row in truth.rows] == [(2, True), (0, False)]
        assert (
            turning.turning_points(
                RULES.initial(2, state.options), facts, NAMES, words(language, GAME)
            )
            == ()
        )


# ---------------------------------------------------------------- notes


def test_the_notes_know_what_was_seen_to_go_into_a_hand_and_nothing_else() -> None:
    for seed in range(3):
        match = over(4, seed)
        for viewer in (None, Seat(1)):
            seen = view(match, viewer, match.options)
            book = notes.notes(
                folded(match), match.observations(viewer), viewer, NAMES, words("en", GAME)
            )
            for seat in range(4):
                known = [face for face in seen.hands[seat] if face != UNKNOWN]
                noted = [note for note in book.notes if note.place == seat]
                assert len(noted) == (0 if seat == viewer else len(known))
                if seat != viewer:
                    shown = [notes.called(face, words("en", GAME)) for face in sorted(known)]
                    assert [note.text for note in noted] == shown


def test_a_troc_hands_what_is_known_on_to_the_left() -> None:
    options = RULES.options(3, {})
    seen = RULES.initial(3, options)
    facts: list[Any] = [
        ev.Laid((2, 2, 2), baskets=((FACE["HAT-SP"],), (), ())),
        ev.TurnBegan(Seat(1)),
        ev.Fished(Seat(1), Seat(0), FACE["HAT-SP"]),
        ev.Celebrated(Seat(1), FACE["TROC"]),
        ev.HandedOn(),
    ]
    book = notes.notes(seen, facts, None, NAMES, words("en", GAME))
    assert [(note.place, note.text) for note in book.notes] == [(2, "spring hat")]
    assert book.helps[1][0] == 1


# ---------------------------------------------------------------- standing orders


def attacked(hand: list[str], attack: str) -> State:
    state = RULES.initial(2, RULES.options(2, {}))
    state.hands[1] = [FACE[card] for card in hand]
    state.phase, state.attack = DEFEND, FACE[attack]
    state.author, state.pointed = Seat(0), Seat(1)
    return state


@pytest.mark.parametrize(
    ("hand", "attack", "ordered", "done"),
    [
        (["BOUCLIER"], "TACHE", {"garment": "shield"}, act.SHIELDED),
        (["MIROIR"], "TACHE", {"garment": "shield"}, act.BEAR),
        (["BOUCLIER", "MIROIR"], "VOLEUR", {"thief": "mirror"}, act.MIRRORED),
        (["BOUCLIER"], "FOURIRE", {"garment": "shield"}, act.BEAR),
        (["BOUCLIER"], "GASTRO", {"naked": "shield"}, act.SHIELDED),
    ],
)
def test_orders_are_carried_out_as_far_as_the_hand_can(
    hand: list[str], attack: str, ordered: dict[str, str], done: act.Action
) -> None:
    state = attacked(hand, attack)
    its = orders.Orders()
    for question, value in ordered.items():
        its = its.with_answer(question, value)
    assert orders.kept(its.to_json()) == its
    legal = RULES.pending(state)[Seat(1)]
    assert orders.answers(state, 1)
    assert orders.answer(its, state, 1, legal) == done
    assert orders.answer(orders.Orders(), state, 1, legal) == act.BEAR


def test_an_attack_that_comes_back_is_answered_by_its_own_order() -> None:
    state = attacked(["BOUCLIER"], "TACHE")
    state.mirrors = 1
    its = orders.Orders().with_answer("back", "shield")
    assert orders.answer(its, state, 1, RULES.pending(state)[Seat(1)]) == act.SHIELDED


def test_orders_of_a_file_that_are_none_bear_everything() -> None:
    for data in (None, {}, {"naked": "shield"}, orders.Orders().to_json() | {"slip": "laugh"}):
        assert orders.kept(data) == orders.Orders()


# ---------------------------------------------------------------- talk


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_has_a_line_for_every_occasion_short_enough_for_a_bubble(language: str) -> None:
    say = words(language, GAME).say
    keys = [
        f"persona-line.{its.id}.{occasion}-{number}"
        for its in PERSONAS
        for occasion in chatter.OFTEN
        for number in range(1, chatter.LINES + 1)
    ]
    lines = [say(key) for key in keys]
    assert len(set(lines)) == len(lines)
    assert max(map(len, lines)) <= 37
    mine = {key for key in told(language) if key.startswith("persona-line.")}
    assert mine == set(keys)


def test_characters_speak_of_what_all_saw_and_never_say_the_same_twice() -> None:
    sitting = [f"normal@{its.id}" for its in PERSONAS[:5]]
    heard: Counter[str] = Counter()
    for seed in range(6):
        match = over(5, seed)
        talk, faces = chatter.Chatter(str(seed)), chatter.Moods(5)
        said = []
        for facts, event in enumerate(match.observations(None)):
            faces.see(event)
            line = talk.said(event, facts, sitting)
            said += [] if line is None else [line[1]]
        assert len(set(said)) == len(said)
        assert [faces.now[seat] for seat in match.outcome().winners] == ["gleeful"]  # type: ignore[union-attr]
        heard.update(key.split(".")[2].split("-")[0] for key in said)
        nobody = chatter.Chatter("x")
        assert not any(nobody.said(one, 0, ["normal"] * 5) for one in match.observations(None))
    assert set(heard) == set(chatter.OFTEN)
