"""What is said stands whole and over nothing; who types reads what bots will make of it."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pygame
import pytest

from game.core.seats import Seat
from game.games import words
from game.games.le_boulet.board.arranging import layout_of
from game.games.le_boulet.board.painting import Painter
from game.games.le_boulet.board.places import places_for
from game.games.le_boulet.board.prompts import prompt
from game.games.le_boulet.board.reading import sentences
from game.games.le_boulet.bot.sight import sight
from game.games.le_boulet.model import state as at
from game.games.le_boulet.model.state import State
from game.games.le_boulet.model.themes import LONGEST
from game.games.le_boulet.rules import RULES
from game.stage.board import Cue
from game.stage.motion.director import Director
from game.stage.motion.layout import Box
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.stage.paint.theme import FLOOR
from game.store.places import assets_root

LONG = "parce que tout le monde sait que ça se range dans un placard"
ZOOMS = (1.0, 1.5, 2.0)


class Reader(Canvas):
    """A canvas that notes what is written on it."""

    written: list[str]

    def text(self, text: str, *rest: Any, **more: Any) -> float:
        self.written.append(text)
        return super().text(text, *rest, **more)


class Shapes(Canvas):
    """A canvas that notes which panels are painted, and where lines are written."""

    def __init__(self) -> None:
        super().__init__(pygame.Surface((1280, 720)), Art(assets_root()))
        self.art.skin = "le_boulet"
        self.panels: list[Box] = []
        self.lines: list[tuple[str, float, float, float]] = []

    def text(self, text: str, x: float, y: float, size: float, *rest: Any, **more: Any) -> float:
        self.lines.append((text, x, y, size))
        return super().text(text, x, y, size, *rest, **more)

    def panel(
        self, x: float, y: float, width: float, height: float, *rest: Any, **more: Any
    ) -> None:
        self.panels.append(Box(x, y, width, height))
        super().panel(x, y, width, height, *rest, **more)


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
@pytest.mark.parametrize("seats", [3, 4, 10])
@pytest.mark.parametrize("viewer", [0, None])
def test_what_is_said_and_laid_lies_over_nothing(
    seats: int, zoom: float, viewer: int | None
) -> None:
    its = places_for(seats, viewer, zoom=zoom)
    cards = [stand.card for stand in its.stands]
    plates = [stand.plate for stand in its.stands]
    every = [
        its.ribbon, its.speech, its.verdict, *its.pair, its.prompt, its.stock, its.discard,
        *cards, *plates,
    ]  # fmt: skip
    assert [two for two in combinations(every, 2) if overlap(*two)] == []


@pytest.mark.parametrize("zoom", ZOOMS)
def test_the_longest_theme_and_defence_are_written_whole(zoom: float) -> None:
    assert len(LONG) == LONGEST
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    canvas, its = Reader(pygame.Surface((1280, 720)), Art(assets_root())), words("fr", "le_boulet")
    canvas.written = []
    canvas.art.skin = "le_boulet"
    view, places = defended(4), places_for(4, 0, zoom=zoom)
    names = ["Ana", "Hugo", "Rosa", "Iris"]
    frame = Director(layout_of(view, 0, names, [""] * 4, places)).frame()
    Painter(places, 0).draw(canvas, frame, Cue(), (), its)
    author = its.say("board.author", name=names[view.leader])
    said = its.say("board.theme", theme=LONG)
    assert f"{author} {said}" in " ".join(canvas.written)
    pleaded = its.say("board.defence", name=names[view.accused], text=LONG)
    assert pleaded in " ".join(canvas.written)


@pytest.mark.parametrize("speaker", [1, 2, 5, 9])
@pytest.mark.parametrize("zoom", ZOOMS)
def test_a_bubble_of_another_seat_stands_below_it_beside_the_ribbon(
    speaker: int, zoom: float
) -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    canvas, its = Shapes(), words("fr", "le_boulet")
    view, places = defended(10), places_for(10, 0, zoom=zoom)
    view.leader, view.contested, view.accused = (speaker + 1) % 10, speaker, Seat(speaker)
    view.answers[speaker], view.theme = 6, "ça pique"
    names = [f"Bot {seat}" for seat in range(10)]
    frame = Director(layout_of(view, 0, names, [""] * 10, places)).frame()
    Painter(places, 0).draw(canvas, frame, Cue(), (), its)
    (bubble,) = [box for box in canvas.panels if box.y == places.ribbon.y + 1]
    stand = places.stands[speaker]
    assert bubble.x <= stand.plate.middle[0] <= bubble.x + bubble.width
    things = [*places.pair, places.prompt, places.stock, *(one.card for one in places.stands)]
    assert [one for one in things if overlap(bubble, one)] == []


PLEAS = ("Mais c’est un mouton, dessine-moi un mouton !", "dessine-moi un mouton !", LONG, "non")


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(
    ("viewer", "zoom"), [(0, 1.0), *((None, zoom) for zoom in ZOOMS)]
)  # fmt: skip
def test_a_bubble_holds_all_lines_of_what_is_said(
    viewer: int | None, zoom: float, language: str
) -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    canvas, its = Shapes(), words(language, "le_boulet")
    room_for = "couch" if viewer is None else ""
    for seats in (3, 5, 10):
        places = places_for(seats, viewer, zoom=zoom, room_for=room_for)
        names = ["Maximilienne", *(f"Bot {seat}" for seat in range(1, seats))]
        for speaker in (0, 1, seats - 1):
            for said in PLEAS:
                view = defended(seats)
                view.leader, view.contested = Seat((speaker + 1) % seats), speaker
                view.accused, view.theme, view.defence = Seat(speaker), "ça pique", said
                view.answers[speaker] = 6
                canvas.panels, canvas.lines = [], []
                layout = layout_of(view, viewer, names, [""] * seats, places)
                painter = Painter(places, viewer)
                painter.draw(canvas, Director(layout).frame(), Cue(), (), its)
                whole = its.say("board.defence", name=names[speaker], text=said)
                top = places.speech.y if speaker == viewer else places.ribbon.y + 1
                (bubble,) = [box for box in canvas.panels if box.y == top]
                x, above = bubble.x + 12, bubble.y - 60
                lines = [one for one in canvas.lines if one[1] == x and one[2] > above]
                assert " ".join(one[0] for one in lines) == whole
                for text, x, y, size in lines:
                    assert size >= FLOOR
                    assert y - size / 2 >= bubble.y, whole
                    assert y + size / 2 <= bubble.y + bubble.height, whole
                    assert x + canvas.text_width(text, size) <= bubble.x + bubble.width, whole


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
    assert told == its.say(
        "reading.not-understood", n=round(100 * sight("zglorb fniou").understood)
    )
    told, offer = sentences("ça briile", (0, 1), view, its)
    assert "ça brille" in offer


@pytest.mark.slow
def test_who_types_in_another_language_is_told_what_bots_make_of_it() -> None:
    its, view = words("fr", "le_boulet"), State(RULES.options(3, {}))
    theme = "it shines all the time"
    percent = round(100 * sight(theme).understood)
    assert percent >= 60
    assert f"{percent}\N{NO-BREAK SPACE}%" in sentences(theme, (0, 1), view, its)[0]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lang", "theme", "told"),
    [("fr", "ce n’est pas jaune", "pas\N{NO-BREAK SPACE}: c’est jaune"),
     ("en", "it does not fly", "not: it flies")],
)  # fmt: skip
def test_of_a_denied_theme_the_denial_is_told(lang: str, theme: str, told: str) -> None:
    its, view = words(lang, "le_boulet"), State(RULES.options(3, {}))
    assert told in sentences(theme, (0, 1), view, its)[0]
