"""What is told of a match of Le Boulet when it is over, and who explains and advises before."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pygame
import pytest
from boulet_running import Open, played

from game.core.luck import Stream, key_of
from game.core.seats import Seat
from game.games import game_of, words
from game.games.le_boulet import advice, cardbook, figures, guide, poster, turning
from game.games.le_boulet import album as album_part
from game.games.le_boulet.album import album, dearest, leaves
from game.games.le_boulet.model import actions as act
from game.games.le_boulet.model import events as ev
from game.games.le_boulet.model import state as at
from game.games.le_boulet.model.cards import BOULET, NONE, PICTURES
from game.games.le_boulet.naming import facts_of, picture_of, theme_said
from game.games.le_boulet.rules import RULES
from game.scenes.after.course import played_through
from game.scenes.after.replay import ReplayScene
from game.scenes.kit import Kit
from game.stage.input.inputs import KeyPressed
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.stage.stack import Stack
from game.stage.widgets.form import Button
from game.store.places import assets_root
from game.store.settings import Settings
from game.tour.matches import of_bots, shown_head
from tests.secrecy import windows
from tests.slow import but_first

NAMES = ("Kim", "Ana", "Bilal", "Chloé")
LANGUAGES = ("fr", "en")


@cache
def match() -> Open:
    """A match of four that is over."""
    one = Open(4, 12, {"hand": 5, "boulets": 10})
    for _ in played(one, Stream(key_of("afterwards")), 3):
        pass
    return one


def fresh() -> Any:
    return RULES.initial(4, match().options)


def told() -> list[Any]:
    return match().match.open_book()


def public() -> list[Any]:
    return match().match.observations(None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_turning_points_come_in_their_order_and_end_with_who_won(language: str) -> None:
    found = turning.turning_points(fresh(), told(), NAMES, words(language, "le_boulet"))
    assert 0 < len(found) <= turning.MOST
    assert [one.part for one in found] == sorted(one.part for one in found)
    assert found[-1].seat in match().truth.winners
    assert all("turning." not in one.text for one in found)


def moments(sizes: tuple[int, ...], answers: tuple[int, ...], *facts: Any) -> list[Any]:
    """Return the turning points of a round that Kim leads, whose pair nobody contests."""
    options = RULES.options(4, {"hand": 5})
    begun = [
        ev.Laid(sizes, 60), ev.LeadBegan(Seat(0)), ev.Proposed(Seat(0), 1, 2, "rond"),
        ev.Answered(answers), *facts,
    ]  # fmt: skip
    say = words("en", "le_boulet")
    return list(turning.turning_points(RULES.initial(4, options), begun, NAMES, say))


@pytest.mark.parametrize(
    ("sizes", "answers", "to", "said"),
    [
        ((6, 4, 4, 2), (NONE, NONE, BOULET, NONE), 3, ""),
        ((6, 4, 4, 1), (NONE, NONE, BOULET, NONE), 3, ""),
        ((6, 1, 4, 4), (NONE, NONE, BOULET, NONE), 1, "Bilal chains Ana"),
        ((6, 4, 4, 1), (NONE, NONE, BOULET, 7), 3, "Chloé had emptied"),
        ((6, 1, 4, 1), (NONE, NONE, BOULET, 7), 1, ""),
    ],
)
def test_a_boulet_is_decisive_where_it_hits_whoever_would_have_won(
    sizes: tuple[int, ...], answers: tuple[int, ...], to: int, said: str
) -> None:
    found = moments(sizes, answers, ev.Agreed(), ev.Gave(Seat(2), to))
    assert len(found) == bool(said)
    assert all(said in one.text for one in found)


@pytest.mark.parametrize("good", [True, False])
@pytest.mark.parametrize(
    ("sizes", "told"),
    [((5, 5, 5, 5), False), ((8, 2, 6, 6), False), ((5, 2, 4, 4), True), ((4, 4, 4, 4), False)],
)
def test_a_verdict_is_decisive_where_the_other_puts_somebody_else_ahead(
    sizes: tuple[int, ...], told: bool, good: bool
) -> None:
    votes = (int(good), NONE, 0, 0)
    facts = (ev.Accused(Seat(2), 1), ev.Defended(Seat(1), ""), ev.Voted(votes, good=good))
    found = moments(sizes, (NONE, 7, NONE, NONE), *facts)
    assert len(found) == told
    assert all(("thumb" if good else "refused") in one.text for one in found)


def test_figures_count_what_a_seat_said_and_what_was_done_to_it() -> None:
    every = [figures.figures_of(fresh(), told(), seat) for seat in range(4)]
    facts = public()
    said = [one for one in facts if isinstance(one, ev.Proposed)]
    accused = [one for one in facts if isinstance(one, ev.Accused)]
    gave = [one for one in facts if isinstance(one, ev.Gave) and one.to >= 0]
    assert sum(one.sums["themes"] for one in every) == len(said)
    assert sum(one.sums["accusations"] for one in every) == len(accused)
    assert sum(by["accused"] for one in every for by in one.others.values()) == len(accused)
    assert sum(by["chained"] for one in every for by in one.others.values()) == len(gave)
    good = [one for one in facts if isinstance(one, ev.Voted) and one.good]
    assert sum(one.sums["passed-off"] for one in every) == len(good)


def test_the_album_has_every_theme_with_its_votes_and_its_last_cards() -> None:
    facts = public()
    pages = album(facts)
    assert [one.theme for one in pages] == [e.theme for e in facts if isinstance(e, ev.Proposed)]
    votes = [e.votes for e in facts if isinstance(e, ev.Voted)]
    assert [one.votes for page in pages for one in page.verdicts] == votes
    assert votes
    few = dearest(pages, 2)
    assert len(few) == 2
    assert min(len(one.verdicts) for one in few) == sorted(len(p.verdicts) for p in pages)[-2]
    assert [one.number for one in few] == sorted(one.number for one in few)


def test_an_answer_that_was_refused_is_not_in_the_album() -> None:
    facts: list[Any] = [
        ev.LeadBegan(0), ev.Proposed(0, 1, 2, "rond"), ev.Answered((NONE, 5, 6, NONE)),
        ev.Accused(3, 1), ev.Voted((0, NONE, 0, 0), good=False), ev.Retried(1, 9),
    ]  # fmt: skip
    (page,) = album(facts)
    assert page.answers == {1: 9, 2: 6}
    assert page.verdicts[0].face == 5


ACTIONS: tuple[act.Action, ...] = (
    act.Found(3), act.FOUND_NONE, act.Lead(1, 2, "@pique"), act.Pass(), act.Pass(3), act.Answer(4),
    act.Answer(BOULET), act.DECLINE, act.Contest(act.PAIR), act.Contest(1), act.FINE, act.DEFEND,
    *act.VOTES, act.Give(2), act.Give(act.NOBODY_GETS),
)  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_act_may_be_advised_in_a_sentence(language: str) -> None:
    view = fresh()
    view.answers[1], view.hands[2] = 7, [1, 2]
    said = [advice.advice(view, 0, one, {}, NAMES, words(language, "le_boulet")) for one in ACTIONS]
    assert len(set(said)) == len(ACTIONS)
    assert all("advice." not in one and "{" not in one for one in said)
    assert advice.may_be_taken_back(act.Answer(3))
    assert not advice.may_be_taken_back(act.Lead(1, 2, "rond"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_happens_and_is_asked_has_a_sentence_for_a_newcomer(language: str) -> None:
    its, view, seen = words(language, "le_boulet"), fresh(), set[str]()
    rules = game_of("le_boulet").rules
    for event in told():
        rules.apply(view, event)
        if event.is_for(0):
            found = guide.happened(event, view, 0, NAMES, its)
            seen |= set() if found is None else {found.text}
        if 0 in view.asked():
            asked = guide.asked(view, 0, NAMES, its)
            assert asked is not None
            seen.add(asked.text)
    assert len(seen) > 15
    assert all("guide." not in one and "{" not in one for one in seen)
    assert guide.asked(view, 0, NAMES, its) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_page_with_its_drawing_and_what_one_may_say_of_it(language: str) -> None:
    its, view = words(language, "le_boulet"), fresh()
    for face in (*range(len(PICTURES)), BOULET):
        card = cardbook.card_of(f"face:{face}", "")
        assert card is not None
        page = cardbook.page(view, 0, card, NAMES, its)
        assert page.does
        assert all(fact in page.does for fact in facts_of(face, its, view.options)[:6])
    assert cardbook.card_of("seat:1", "card_back") is None
    assert cardbook.card_of("seat:1", "picture_lion") == "lion"


def test_why_a_card_cannot_be_laid_stands_on_its_page() -> None:
    its, view = words("en", "le_boulet"), fresh()
    view.hands[0], view.phase = [3, BOULET], at.LEAD
    assert cardbook.page(view, 0, "boulet", NAMES, its).barred == (its.say("refusal.boulet"),)
    view.phase, view.barred[0] = at.RETRY, [3]
    page = cardbook.page(view, 0, PICTURES[3], NAMES, its)
    assert page.barred == (its.say("refusal.card-again"),)
    assert cardbook.page(view, None, PICTURES[3], NAMES, its).barred == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_theme_has_a_leaf_with_all_that_was_laid_and_voted(
    language: str,
) -> None:
    one = match()
    view = RULES.initial(4, one.options)
    for event in public():
        RULES.apply(view, event)
    its = words(language, "le_boulet")
    leaves = album_part.leaves(view, public(), NAMES, its)
    said = [event for event in public() if isinstance(event, ev.Proposed)]
    assert len(leaves) == len(said) > 2
    assert album_part.any_leaf(public())
    assert not album_part.any_leaf([])
    voted = [event for event in public() if isinstance(event, ev.Voted)]
    shown = [row for leaf in leaves for row in leaf.rows if row.votes]
    assert sorted((row.good, row.votes) for row in shown) == sorted(
        (event.good, tuple((seat, vote == 1) for seat, vote in enumerate(event.votes) if vote >= 0))
        for event in voted
    )
    for leaf, event, entry in zip(leaves, said, album(public()), strict=True):
        assert NAMES[event.seat] in leaf.line
        assert len(leaf.pictures) == 2
        laid = [(row.seat, row.picture) for row in leaf.rows]
        assert all(
            (seat, picture_of(face, one.options)) in laid for seat, face in entry.answers.items()
        )


@pytest.mark.slow
def test_the_way_to_the_poster_lies_on_no_button_of_a_replay(tmp_path: Path) -> None:
    windows.arts()
    kit = Kit(windows.arts()[0], Settings(speech=False), tmp_path, "fr")
    head = shown_head("le_boulet", ["random"] * 3, list(NAMES[:3]), {"hand": 5}, 4)
    replay = ReplayScene(kit, played_through(of_bots(head)), "public")
    for _ in range(400):
        replay.handle_input(KeyPressed("."))
    stack = Stack(replay)
    for _ in range(10):
        stack.pass_time(300)
    with kit.art.wearing("le_boulet"):
        stack.draw(Canvas(pygame.Surface((640, 360)), kit.art, kit.hints))
    buttons = [one for one in replay.form.widgets if isinstance(one, Button)]
    assert "poster" in {one.name for one in buttons}
    for one, other in combinations(buttons, 2):
        a, b = one.box, other.box
        beside = a.x + a.width <= b.x + 1 or b.x + b.width <= a.x + 1
        above = a.y + a.height <= b.y + 1 or b.y + b.height <= a.y + 1
        assert beside or above, (one.name, other.name)
        assert b.y + b.height <= 720


def judged(plea: str) -> list[Any]:
    """Return a round in which the second seat's answer is contested, and pleaded for."""
    return [
        ev.Laid((5, 5, 5, 5), 60), ev.LeadBegan(Seat(0)), ev.Proposed(Seat(0), 1, 2, "rond"),
        ev.Wondered((Seat(3),)), ev.Explained(Seat(0), "comme une balle"),
        ev.Answered((NONE, 5, 6, NONE)), ev.Accused(Seat(3), 1), ev.Defended(Seat(1), plea),
        ev.Voted((1, NONE, 0, 0), good=True), ev.Agreed(),
    ]  # fmt: skip


@pytest.mark.parametrize("language", but_first(LANGUAGES))
@pytest.mark.parametrize("plea", ["zut, si", "@pique", "@joke-2"])
def test_album_and_poster_say_what_was_pleaded_and_explained(
    language: str, plea: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    its, view = words(language, "le_boulet"), fresh()
    view.winners = (Seat(0),)
    (leaf,) = leaves(view, judged(plea), NAMES, its)
    (row,) = [row for row in leaf.rows if row.votes]
    said = theme_said(plea, its)
    assert said in row.text
    assert NAMES[1] in row.text
    assert "comme une balle" in leaf.line
    seen, whole = list[str](), Canvas.text

    def noted(canvas: Canvas, text: str, *rest: Any, **more: Any) -> float:
        seen.append(text)
        return whole(canvas, text, *rest, **more)

    monkeypatch.setattr(Canvas, "text", noted)
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    art = Art(assets_root())
    art.skin = "le_boulet"
    poster.poster(art, view, judged(plea), NAMES, its, [""] * 4)
    assert said in " ".join(seen)


def test_a_plea_belongs_to_its_own_vote_alone() -> None:
    facts = judged("zut, si")
    facts[-1:] = [ev.Accused(Seat(1), 2), ev.Defended(Seat(2), ""), facts[-2], ev.Agreed()]
    (page,) = album(facts)
    assert [one.plea for one in page.verdicts] == ["zut, si", ""]
