"""The kit of tables: chairs, dials, busts, and the log as one line."""

from __future__ import annotations

from itertools import combinations, pairwise

import pygame
import pytest

from game.core.pages import LogLine
from game.stage.motion.layout import Box, Pose
from game.stage.paint import theme
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.stage.table.busts import Cut, bust, bust_ahead, die_cut
from game.stage.table.dials import Dial, Scale, paint_dial
from game.stage.table.marks import counted
from game.stage.table.naming import large_name, name_hand
from game.stage.table.ribbon import Headline, paint_ribbon
from game.stage.table.ring import FEW, chairs
from game.store.places import assets_root
from tests.boxes import overlap

SCALE = Scale(full=110, notch=100, warm=50, hot=80)
BAND = Box(476, 6, 0, 31)
WAYS = {"log": ("l", Box(956, 0, 42, 43), "")}


@pytest.fixture(scope="module")
def art() -> Art:
    pygame.init()
    pygame.display.set_mode((8, 8))
    return Art(assets_root())


def canvas_of(art: Art) -> Canvas:
    surface = pygame.Surface((1280, 720))
    surface.fill((90, 90, 90))
    return Canvas(surface, art)


@pytest.mark.parametrize("others", range(1, 12))
@pytest.mark.parametrize("brief", [False, True])
@pytest.mark.parametrize("corner", [False, True])
def test_everybody_has_a_chair_on_the_screen(others: int, brief: bool, corner: bool) -> None:
    found = chairs(others, brief=brief, corner=corner)
    assert len(found) == others
    for chair in found:
        assert chair.box.x >= 0
        assert chair.box.x + chair.box.width <= 1280
        assert chair.box.y >= 47
        assert chair.box.y + chair.box.height <= 566
    kinds = {chair.kind for chair in found}
    few = others < FEW
    assert kinds <= ({"brief"} if brief else {"large"} if few else {"left", "far", "right"})
    if not few or brief:  # large seats reach over each other's upper corners alone
        assert not [two for two in combinations(found, 2) if overlap(two[0].box, two[1].box)]


@pytest.mark.parametrize("others", range(1, 12))
def test_chairs_go_round_the_table_from_the_left(others: int) -> None:
    middles = [chair.box.middle for chair in chairs(others)]
    assert [x for x, _ in middles] == sorted(x for x, _ in middles) or others >= FEW
    mirrored = sorted((round(1280 - x), round(y)) for x, y in middles)
    apart = [
        abs(one[0] - two[0]) + abs(one[1] - two[1])
        for one, two in zip(mirrored, sorted((round(x), round(y)) for x, y in middles), strict=True)
    ]
    assert max(apart) <= 12, "both sides are alike"


def ring_of(art: Art, value: int, to: int | None = None) -> pygame.Surface:
    canvas = canvas_of(art)
    paint_dial(canvas, Dial(640, 360, 100), SCALE, value, to)
    return canvas.surface


def pixels_of(surface: pygame.Surface, colour: theme.Colour) -> int:
    return pygame.mask.from_threshold(surface, colour, (24, 24, 24, 255)).count()


def test_a_dial_fills_with_its_number_and_bursts_when_it_is_hot(art: Art) -> None:
    orange = [pixels_of(ring_of(art, value), theme.ORANGE) for value in (50, 60, 70)]
    assert 0 < orange[0] < orange[1] < orange[2]
    assert pixels_of(ring_of(art, 70), theme.TOMATO) == 0
    hot = ring_of(art, 80)
    assert pixels_of(hot, theme.TOMATO) > 1000
    reach = hot.get_at((640 + 64, 360)), ring_of(art, 70).get_at((640 + 64, 360))
    assert reach[0] != reach[1], "the burst is a shape, not a colour alone"


def test_what_would_be_is_seen_on_the_ring_and_warns_before_it_is(art: Art) -> None:
    assert pixels_of(ring_of(art, 60, 70), theme.ORANGE) > 0
    now, then = ring_of(art, 60), ring_of(art, 60, 90)
    assert pixels_of(now, theme.TOMATO) == 0
    assert pixels_of(then, theme.TOMATO) > 1000
    assert pygame.image.tobytes(now, "RGB") != pygame.image.tobytes(then, "RGB")


def test_a_bust_is_cut_out_with_an_edge_around_all_of_it(art: Art) -> None:
    image = art.picture("mask_03", 100, 100)
    cut = die_cut(image, theme.LEMON, 5, 3)
    margin = (cut.get_width() - 100) // 2
    inner = pygame.mask.from_surface(image, 200)
    lemon = pygame.mask.from_threshold(cut, theme.LEMON, (30, 30, 30, 255))
    for x, y in inner.outline(4):
        around = [(x + dx + margin, y + dy + margin) for dx in (-4, 0, 4) for dy in (-4, 0, 4)]
        assert y > 90 or any(lemon.get_at(spot) for spot in around)


def test_who_is_painted_again_alike_is_cut_out_once(art: Art) -> None:
    canvas = canvas_of(art)
    cut = Cut("mask_05", 110, theme.TOMATO)
    bust_ahead(canvas, cut)
    made = art.makes
    for x in (300, 420, 540):
        bust(canvas, cut, x, 300)
    assert art.makes == made


class Noting(Canvas):
    """A canvas that keeps what is written on it."""

    def __init__(self, art: Art) -> None:
        super().__init__(pygame.Surface((1280, 720)), art)
        self.texts: list[tuple[str, float]] = []
        self.places: list[tuple[float, float]] = []
        """Where each line is anchored, and how wide it is."""

    def text(self, text: str, x: float, *rest: object, **more: object) -> float:
        self.texts.append((text, x))
        wide = super().text(text, x, *rest, **more)  # type: ignore[arg-type]
        self.places.append((x, wide))
        return wide


@pytest.mark.parametrize("many", [1, 3, 40])
@pytest.mark.parametrize("zoom", [1.0, 1.25])
def test_the_newest_entry_stands_last_and_older_ones_as_far_as_they_fit(
    art: Art, many: int, zoom: float
) -> None:
    canvas = Noting(art)
    log = [LogLine("icon_hand", f"entry number {number}") for number in range(many)]
    paint_ribbon(canvas, Headline("Turn 3", "", "Kim"), log, zoom, BAND, WAYS)
    shown = [(text, x) for text, x in canvas.texts if text.startswith("entry")]
    assert shown[0][0] == f"entry number {many - 1}"
    assert [text for text, _ in shown] == [line.text for line in reversed(log)][: len(shown)]
    assert len(shown) == min(many, len(shown))
    assert [x for _, x in shown] == sorted((x for _, x in shown), reverse=True)
    assert min(x for _, x in shown) >= BAND.x


def test_a_newest_entry_has_all_of_the_line_before_it_is_cut(art: Art) -> None:
    canvas = Noting(art)
    room = WAYS["log"][1].x - BAND.x - 24 - 26  # beside the line's ends and a picture
    said = "and "
    while canvas.text_width(said + "more", theme.FLOOR, theme.TEXT_BOLD) < room:
        said += "more"
    log = [LogLine("icon_hand", "before"), LogLine("icon_hand", said)]
    paint_ribbon(canvas, Headline("Turn 3", "", "Kim"), log, 1.0, BAND, WAYS)
    assert said in {text for text, _ in canvas.texts}


def test_what_comes_next_gives_way_to_news_that_would_be_cut(art: Art) -> None:
    canvas, said = Noting(art), "and "
    while canvas.text_width(said, theme.FLOOR, theme.TEXT_BOLD) < 640:
        said += "more"
    head = Headline("Turn 3", "", "Kim", ("then Maximilienne, Barthélémy and Maximilien",))
    paint_ribbon(canvas, head, [LogLine("icon_hand", said)], 1.0, BAND, WAYS)
    shown = dict(canvas.texts)
    assert said in shown
    assert shown["Kim"] + canvas.text_width("Kim", 21, theme.BUTTON) < shown[said] - 26
    assert head.then[0] not in shown


def test_what_one_card_did_is_set_off_from_who_threw_it(art: Art) -> None:
    canvas = Noting(art)
    log = [LogLine("icon_p_swap", "Kim aims at Lou"), LogLine("icon_p_swap", "Lou and Max", 1)]
    paint_ribbon(canvas, Headline("Turn 3", "", "Kim"), log, 1.0, BAND, WAYS)
    assert [text for text, _ in canvas.texts if "Lou" in text] == [
        "Kim aims at Lou",
        "· Lou and Max",
    ]


def chain(many: int) -> list[LogLine]:
    """Return an entry of one card that is sent back so many times."""
    back = [LogLine("icon_p_bim", f"Maximilienne sends it back {at}", 1) for at in range(many)]
    return [LogLine("icon_shape_d30", "Kim aims at Barthélémy"), *back]


@pytest.mark.parametrize("many", [1, 2, 3, 8])
@pytest.mark.parametrize("older", [False, True])
def test_the_end_of_an_entry_never_stands_without_its_beginning(
    art: Art, many: int, *, older: bool
) -> None:
    canvas = Noting(art)
    after = [LogLine("icon_hand", "Lou passes")] if older else []
    paint_ribbon(canvas, Headline("Turn 3", "", "Max"), [*chain(many), *after], 1.0, BAND, WAYS)
    shown = [text for text, _ in canvas.texts]
    heads = [text for text in shown if text.startswith("Kim aim")]
    ends = [text for text in shown if "back" in text]
    assert bool(heads) >= bool(ends)
    assert older or ends[-1].endswith(f"back {many - 1}"), "the newest end is news"


def test_what_follows_from_a_line_that_is_left_out_brings_its_sentence(art: Art) -> None:
    canvas = Noting(art)
    log = [
        LogLine("icon_p_shield", "Kim has no shield any more", brief=""),
        LogLine("icon_discard", "in vain", 1),
        LogLine("icon_hand", "Lou passes"),
    ]
    paint_ribbon(canvas, Headline("Turn 3", "", "Max"), log, 1.0, BAND, WAYS)
    assert {text for text, _ in canvas.texts} >= {"Kim has no shield any more", "in vain"}


def test_what_one_alone_is_told_needs_no_sentence_before_it(art: Art) -> None:
    canvas = Noting(art)
    log = [
        LogLine("icon_discard", "Kim draws clean laundry", brief=""),
        LogLine("icon_hand", "For Kim alone: a hat", 1, secret=True, brief="Kim draws a hat"),
        LogLine("icon_hand", "Lou passes"),
    ]
    paint_ribbon(canvas, Headline("Turn 3", "", "Max"), log, 1.0, BAND, WAYS)
    shown = [text for text, _ in canvas.texts]
    assert "Kim draws a hat" in shown
    assert not any("laundry" in text for text in shown)


@pytest.mark.parametrize(("zoom", "lines"), [(1.25, ["Recycling"]), (2.0, ["Recy-", "cling"])])
def test_a_name_is_parted_only_where_it_stands_in_two_lines(
    art: Art, zoom: float, lines: list[str]
) -> None:
    canvas = Noting(art)
    large_name(canvas, Box(300, 560, 116, 162), "Recy- cling", zoom)
    assert [text for text, _ in canvas.texts] == lines


@pytest.mark.parametrize("cards", [4, 6, 7])
def test_names_of_a_hand_keep_to_what_is_seen_of_their_cards(art: Art, cards: int) -> None:
    canvas, step = Noting(art), 660 / 7
    hand = [Pose(300 + step * at, 640, 104, "card_back", z=at) for at in range(cards)]
    name_hand(canvas, hand, (["Galoches", "La blouse du docteur"] * 4)[:cards], 2.0)
    ends = [(x - wide / 2, x + wide / 2) for x, wide in canvas.places]
    assert len(ends) >= cards
    for card, after in pairwise(hand):
        edge = after.x - after.width / 2
        assert not [end for end in ends if end[0] < edge - 1 and end[1] > edge], card


@pytest.mark.parametrize("x", [0.0, 30.0, 640.0, 1250.0, 1280.0])
def test_how_many_cards_there_are_stands_on_the_table(art: Art, x: float) -> None:
    canvas = Noting(art)
    counted(canvas, x, 300, "Du linge propre : 110", 21.6)
    [(middle, wide)] = canvas.places
    assert middle - wide / 2 >= 0
    assert middle + wide / 2 <= 1280
    assert middle == 640 or x != 640


def test_what_follows_in_the_headline_makes_room_before_who_acts(art: Art) -> None:
    short, long = Noting(art), Noting(art)
    then = ("aims at Barthélémy, then Maximilienne", "aims at Barthélémy")
    paint_ribbon(short, Headline("Turn 3", "", "Kim", then), [], 1.0, BAND, WAYS)
    assert {text for text, _ in short.texts} >= {"Turn 3", "Kim", then[0]}
    paint_ribbon(
        long, Headline("Round 3/5  ·  Turn 112", "", "Maximilienne", then), [], 1.0, BAND, WAYS
    )
    written = {text for text, _ in long.texts}
    assert "Maximilienne" in written
    assert then[0] not in written
