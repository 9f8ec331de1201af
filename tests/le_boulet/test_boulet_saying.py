"""What is said stands whole and over nothing; who types reads what bots will make of it."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any

import pygame
import pytest

from game.games import words
from game.games.le_boulet.board import Board
from game.games.le_boulet.board.arranging import layout_of, speech_of
from game.games.le_boulet.board.painting import Painter
from game.games.le_boulet.board.places import places_for
from game.games.le_boulet.board.prompts import prompt
from game.games.le_boulet.board.reading import sentences
from game.games.le_boulet.board.saying import paint_theme
from game.games.le_boulet.bot.sight import sight
from game.games.le_boulet.model import state as at
from game.games.le_boulet.model.cards import NONE
from game.games.le_boulet.model.state import State
from game.games.le_boulet.model.themes import LONGEST
from game.games.le_boulet.rules import RULES
from game.games.mets_ton_slip.board.places import places_for as slip_places
from game.stage.cue import Cue
from game.stage.motion.director import Director
from game.stage.motion.layout import Box
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.stage.paint.filling import LINE, filled
from game.stage.paint.theme import FLOOR, TEXT_BOLD
from game.stage.table.bubble import bubble_box, paint_bubble
from game.stage.table.replay_bar import TABLE_FOOT
from game.stage.table.verdicts import struck
from game.store.places import assets_root
from tests.slow import slow, slow_rows

LONG = "parce que tout le monde sait que ça se range dans un placard"
ZOOMS = [1.0, *slow([1.5]), 2.0]
SEATS = [3, *slow([4, 5]), 6, *slow([7, 8, 9]), 10]


@pytest.fixture
def canvas() -> Canvas:
    """A table's canvas."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    found = Canvas(pygame.Surface((1280, 720)), Art(assets_root()))
    found.art.skin = "le_boulet"
    return found


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that is written, on any layer."""
    found: list[str] = []
    whole = Canvas.text

    def noted(canvas: Canvas, text: str, *rest: Any, **more: Any) -> float:
        found.append(text)
        return whole(canvas, text, *rest, **more)

    monkeypatch.setattr(Canvas, "text", noted)
    return found


def defended(seats: int) -> State:
    """Return a table at which the first seat said something as long as may be."""
    view = State(RULES.options(seats, {}))
    view.phase, view.leads, view.leader, view.theme, view.defence = at.VOTE, 3, 1, LONG, LONG
    view.hands = [[1, 2, 3] for _ in range(seats)]
    view.pair, view.contested = (4, 5), 0
    view.answers = [6, *[-1] * (seats - 1)]
    return view


def overlap(a: Box, b: Box) -> bool:
    """Say whether two boxes lie over each other."""
    wide = min(a.x + a.width, b.x + b.width) - max(a.x, b.x)
    return wide > 0 and min(a.y + a.height, b.y + b.height) - max(a.y, b.y) > 0


@pytest.mark.parametrize("zoom", ZOOMS)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("viewer", [0, None])
def test_what_is_said_and_laid_lies_over_nothing(
    seats: int, zoom: float, viewer: int | None
) -> None:
    its = places_for(seats, viewer, zoom=zoom)
    every = [
        its.banner, its.left, its.right, *its.pair, its.prompt, its.stock, its.discard, its.hand,
        its.buttons, *(box for one in its.stands for box in (one.card, one.plate)),
    ]  # fmt: skip
    assert [two for two in combinations(every, 2) if overlap(*two)] == []
    assert all(one.x >= 0 and one.x + one.width <= 1280 and one.y + one.height <= 720
               for one in every)  # fmt: skip


@pytest.mark.parametrize("zoom", ZOOMS)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("viewer", [0, None])
def test_a_replay_lies_over_its_bar_and_over_nothing(
    seats: int, zoom: float, viewer: int | None
) -> None:
    its = places_for(seats, viewer, zoom=zoom, room_for="replay")
    every = [
        its.banner, its.left, its.right, *its.pair, its.stock, its.discard, its.hand,
        *(box for one in its.stands for box in (one.card, one.plate)),
    ]  # fmt: skip
    assert [two for two in combinations(every, 2) if overlap(*two)] == []
    assert all(one.y + one.height <= TABLE_FOOT for one in every)
    kept = [one for one in every[6:] if one.y + one.height > 452 and one is not its.hand]
    names = [f"Bot {seat}" for seat in range(seats)]
    view = State(RULES.options(seats, {}))
    taken = [one.box for one in layout_of(view, viewer, names, names, its).touch.values()]
    assert not [one for one in kept if not any(overlap(one, box) for box in taken)]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("zoom", ZOOMS)
def test_a_gavel_strikes_no_name(seats: int, zoom: float) -> None:
    its = places_for(seats, 0, zoom=zoom)
    for card in (its.pair[1], *(one.card for one in its.stands)):
        x, y, size = struck(card)
        burst = Box(x - 0.64 * size, y - 0.64 * size, 1.28 * size, 1.28 * size)
        foot = Box(card.x, card.y + card.height * 0.8, card.width, card.height * 0.2)
        plates = [Box(one.plate.x, one.plate.y, one.plate.width, one.plate.height - 8)
                  for one in its.stands]  # fmt: skip
        assert not [one for one in (foot, its.banner, *plates) if overlap(burst, one)]
        assert burst.x + burst.width <= 1290


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("zoom", ZOOMS)
def test_every_head_is_seen(seats: int, zoom: float) -> None:
    its = places_for(seats, 0, zoom=zoom)
    heads = [stand.head for stand in its.stands]
    things = [*its.pair, its.banner, its.prompt, *(one.card for one in its.stands)]
    assert [two for two in combinations(heads, 2) if overlap(*two)] == []
    assert not [head for head in heads if any(overlap(head, one) for one in things)]


@pytest.mark.parametrize("zoom", ZOOMS)
@pytest.mark.parametrize("seats", [*slow([4]), 10])
def test_the_longest_theme_and_defence_are_written_whole(
    canvas: Canvas, written: list[str], zoom: float, seats: int
) -> None:
    assert len(LONG) == LONGEST
    its = words("fr", "le_boulet")
    view, places = defended(seats), places_for(seats, 0, zoom=zoom)
    names = [f"Bot {seat}" for seat in range(seats)]
    frame = Director(layout_of(view, 0, names, [""] * seats, places)).frame()
    Painter(places).draw(canvas, frame, Cue(), (), its)
    said = its.say("board.theme", theme=LONG)
    assert said in " ".join(written)
    pleaded = its.say("board.defence", name=names[view.accused], text=LONG)
    assert pleaded in " ".join(written)


@pytest.mark.parametrize("zoom", ZOOMS)
@pytest.mark.parametrize("seats", SEATS)
def test_the_longest_theme_stays_on_its_banner_for_every_speaker(
    canvas: Canvas, seats: int, zoom: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines: list[tuple[float, float]] = []
    monkeypatch.setattr(Canvas, "text", lambda _, text, x, y, size, *rest, **more: (
        lines.append((y, size)) or 0.0  # type: ignore[func-returns-value]
    ))  # fmt: skip
    view, places = defended(seats), places_for(seats, 0, zoom=zoom)
    names, its = [f"Bot {seat}" for seat in range(seats)], words("fr", "le_boulet")
    for speaker in range(seats):
        view.contested, view.accused, view.leader = speaker, speaker, (speaker + 1) % seats
        view.answers = [NONE] * seats
        view.answers[speaker] = 6
        written = layout_of(view, 0, names, [""] * seats, places).furniture
        assert written.speaker == speaker
        lines.clear()
        paint_theme(canvas, places, written, its)
        assert 1 <= len(lines) <= 2
        banner = places.banner
        assert min(y - size / 2 for y, size in lines) >= banner.y + 5, speaker
        assert max(y + size / 2 for y, size in lines) <= banner.y + banner.height, speaker


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("zoom", ZOOMS)
def test_a_bubble_points_at_who_speaks_and_covers_no_card(
    canvas: Canvas, seats: int, zoom: float
) -> None:
    its = places_for(seats, 0, zoom=zoom)
    for speaker, stand in enumerate(its.stands):
        box = bubble_box(canvas, stand.says, f"Bot plaide : « {LONG} »", stand.tip, zoom)
        things = [*its.pair, its.prompt, its.stock, *(one.card for one in its.stands),
                  *(one.plate for one in its.stands)]  # fmt: skip
        assert [one for one in things if overlap(box, one)] == [], speaker
        x, y = stand.tip
        near = Box(x - 12, y - 12, 24, 24)
        assert overlap(near, stand.seat), f"{speaker}: its tail ends elsewhere"
        root = min(max(x, box.x + 26), box.x + box.width - 26)
        down = min(max(y, box.y), box.y + box.height)
        way = [
            Box(x + (root - x) * step / 20, y + (down - y) * step / 20, 1, 1) for step in range(21)
        ]
        assert not any(overlap(spot, one.card) for spot in way for one in its.stands), speaker


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("viewer", [None, 0, 2])
@pytest.mark.parametrize("zoom", ZOOMS)
def test_no_gavel_covers_a_word_of_a_plea(
    canvas: Canvas, seats: int, viewer: int | None, zoom: float
) -> None:
    its = places_for(seats, viewer, zoom=zoom, room_for="couch" if viewer is None else "")
    for speaker, stand in enumerate(its.stands):
        box = bubble_box(canvas, stand.says, f"Bot plaide : « {LONG} »", stand.tip, zoom)
        for card in (stand.card, its.pair[1]):
            x, y, size = struck(card)
            burst = Box(x - 0.7 * size, y - 0.7 * size, 1.4 * size, 1.4 * size)
            assert not overlap(box, burst), speaker


@pytest.mark.parametrize("seats", [3, 6, 10])
def test_a_character_speaks_beside_its_own_head(seats: int) -> None:
    """Their line stood across from what was judged, beside somebody else's face."""
    view = defended(seats)
    view.defence = ""
    board = Board(view, 0, [f"Bot {seat}" for seat in range(seats)], words("fr", "le_boulet"))
    places = places_for(seats, 0)
    for seat in range(1, seats):
        said = board.layout(view).spots.speeches[seat]
        assert said is not None
        assert said.mouth is not None
        box, mouth = said.box, said.mouth
        assert box.height > 0
        assert overlap(Box(mouth[0] - 12, mouth[1] - 12, 24, 24), places.stands[seat].seat)
        middle = places.stands[seat].plate.middle[0]
        if seats > 5 and abs(middle - 640) > 60:  # of few some speak before the window
            left = middle < 640
            assert (box.middle[0] < 640) is left, seat


def test_a_character_is_silent_where_a_plea_is_read() -> None:
    view = defended(10)
    board = Board(view, 0, [f"Bot {seat}" for seat in range(10)], words("fr", "le_boulet"))
    speaker, _ = speech_of(view)
    stands = places_for(10, 0).stands
    for seat in range(1, 10):
        said = board.layout(view).spots.speeches[seat]
        assert said is not None
        assert (said.box.height == 0) is stands[seat].says.meets(stands[speaker].says)


def test_whoever_looks_at_a_couch_sits_beside_their_hand() -> None:
    for places in (places_for, slip_places):
        for seats in (3, 4, 5):
            own = [places(seats, me, room_for="couch").stands[me] for me in range(seats)]
            assert all(one == own[0] for one in own), seats


PLEAS = ("Mais c’est un mouton, dessine-moi un mouton !", "dessine-moi un mouton !", LONG, "non")


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(
    ("viewer", "zoom"),
    [*slow_rows([(0, 1.0), (None, 1.0), (None, 1.5)]), (None, 2.0)],
)
def test_a_bubble_holds_all_lines_of_what_is_said(
    canvas: Canvas, written: list[str], viewer: int | None, zoom: float, language: str
) -> None:
    its, room_for = words(language, "le_boulet"), "couch" if viewer is None else ""
    for seats, said in product((3, 5, 10), PLEAS):
        places = places_for(seats, viewer, zoom=zoom, room_for=room_for)
        for stand in places.stands:
            whole = its.say("board.defence", name="Maximilienne", text=said)
            box = bubble_box(canvas, stand.says, whole, stand.tip, zoom)
            written.clear()
            paint_bubble(canvas, stand.says, whole, stand.tip, zoom)
            assert " ".join(written) == whole
            size, lines = filled(canvas, whole, box.width - 26, stand.says.height - 18,
                                 FLOOR * zoom, TEXT_BOLD)  # fmt: skip
            assert tuple(written) == lines
            assert size >= FLOOR
            assert len(lines) * size * LINE <= box.height - 8
            assert max(canvas.text_width(one, size, TEXT_BOLD) for one in lines) <= box.width


@pytest.mark.parametrize(
    ("language", "seats", "enough"),
    [("fr", 3, "Un seul oui suffit"), ("fr", 7, "Il faut 2 oui"),
     ("en", 6, "One yes is enough"), ("en", 10, "It takes 2 yes")],
)  # fmt: skip
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_vote_says_how_many_yes_save_to_all_who_look(
    language: str, seats: int, enough: str, viewer: int | None
) -> None:
    view = defended(seats)
    names = [f"Bot {seat}" for seat in range(seats)]
    assert enough in prompt(view, viewer, (), names, words(language, "le_boulet"))


@pytest.mark.slow
def test_of_what_is_not_understood_no_reading_is_told_for_it_is_believed() -> None:
    its, view = words("fr", "le_boulet"), State(RULES.options(3, {}))
    (told,) = sentences("zglorb fniou", (0, 1), view, its)
    assert told == its.say("reading.not-understood")
    told, offer = sentences("ça briile", (0, 1), view, its)
    assert "ça brille" in offer


@pytest.mark.slow
def test_who_types_in_another_language_is_told_what_bots_make_of_it() -> None:
    its, view = words("fr", "le_boulet"), State(RULES.options(3, {}))
    theme = "it shines all the time"
    assert sight(theme).understood >= 0.6
    assert "«" in sentences(theme, (0, 1), view, its)[0]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lang", "theme", "sure"),
    [("fr", "ça pique", True), ("fr", "rouge et rond", True), ("fr", "ça ne vole pas", True),
     ("fr", "plus gros que ma main", True), ("fr", "comme mon chef le lundi", False),
     ("fr", "jamais sans mon chat", False), ("fr", "interdit à la piscine", False),
     ("en", "it stings", True), ("en", "like my boss on Monday", False),
     ("en", "a bad first date", False)],
)  # fmt: skip
def test_bots_are_sure_only_of_what_was_judged_in_these_words(
    lang: str, theme: str, sure: bool
) -> None:
    """Of "like my boss on Monday" it was said that bots read it as "Monday", understood: 100 %."""
    its, view = words(lang, "le_boulet"), State(RULES.options(3, {}))
    told = sentences(theme, (0, 1), view, its)
    begins = {how: its.say(f"reading.{how}", first="|").split("|")[0] for how in ("sure", "guess")}
    knows = its.say("reading.sure-two", first="|", second="").split("|")[0]
    assert told[0].startswith((begins["sure"], knows)) is sure
    assert told[0].startswith(begins["guess"]) is not sure
    assert not any("%" in one for one in told)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lang", "theme", "told"),
    [("fr", "ce n’est pas jaune", "pas\N{NO-BREAK SPACE}: c’est jaune"),
     ("en", "it does not fly", "not: it flies")],
)  # fmt: skip
def test_of_a_denied_theme_the_denial_is_told(lang: str, theme: str, told: str) -> None:
    its, view = words(lang, "le_boulet"), State(RULES.options(3, {}))
    assert told in sentences(theme, (0, 1), view, its)[0]
