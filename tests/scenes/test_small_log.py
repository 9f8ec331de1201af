"""The log: sentences with their author, and beside the table the last round of it, who did what."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.core.pages import LogLine
from game.games import rules_of, words
from game.gangs.log_lines import line
from game.gangs.model.events import RoundBegan
from game.match import Match
from game.stage.motion.layout import Box
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.stage.table.log import paint_log
from game.store.texts import LANGUAGES

NAMES = ["Kim", "Rosa", "Hugo", "Ana", "Léo", "Zoé", "Max", "Lou", "Sami", "Nina", "Théo", "Iris"]
BOXES = {6: Box(1056, 54, 212, 504), 8: Box(1056, 54, 212, 504), 12: Box(1018, 390, 252, 320)}


class Noted(Canvas):
    """A canvas that notes every text and where it ends."""

    def __init__(self, art: Art) -> None:
        super().__init__(pygame.Surface((1280, 720)), art)
        self.seen: list[tuple[str, float, float]] = []

    def text(self, text: str, x: float, y: float, *rest: Any, **more: Any) -> float:
        wide = super().text(text, x, y, *rest, **more)
        self.seen.append((text, x + wide, y))
        return wide


def played(seats: int, language: str, acts: int) -> tuple[list[Any], list[int]]:
    """Return the log of a match of chance for a bystander, and who began each turn."""
    rules, spoken = rules_of("et_bim"), words(language, "et_bim")
    match: Match[Any, Any, Any] = Match(rules, seats, rules.options(seats, {}), 11)
    for at in range(acts):
        seat, actions = next(iter(match.pending().items()))
        match.submit(seat, list(actions)[at % len(actions)])
    view, log, turns = rules.initial(seats, match.options), [], []
    for event in match.observations(None):
        rules.apply(view, event)
        turns += [event.seat] if event.begins_turn else []
        told = line(event, view, NAMES, spoken)
        log += [told] if told is not None else []
    return log, turns


@pytest.mark.parametrize("seats", BOXES)
def test_beside_the_table_stands_who_did_what_in_its_last_round(art: Art, seats: int) -> None:
    canvas, box = Noted(art), BOXES[seats]
    for acts in (5 * seats, 8 * seats):
        log, turns = played(seats, "fr", acts)
        canvas.seen.clear()
        paint_log(canvas, box, log, 1.0, words("fr", "et_bim"))
        shown = " ".join(text for text, _, _ in canvas.seen)
        lately = [one for one in log if not one.level and one.brief and one.seat in turns]
        lacking = [one.text for one in lately[1 - seats : -1] if str(one.brief) not in shown]
        assert lacking == []
        newest = [one for one in log if not one.level][-1]
        assert newest.text in shown, "the newest is a whole sentence"
        assert all(right < box.x + box.width for _, right, _ in canvas.seen)
        assert all(y < box.y + box.height - 8 for _, _, y in canvas.seen)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_a_sentence_that_names_its_author(language: str) -> None:
    log, _ = played(6, language, 120)
    for one in log:
        if one.seat is not None:
            assert any(name in one.text for name in NAMES[:6]), one.text
        assert " " in one.text
        assert "{" not in one.text
    swaps = [one for one in log if one.icon == "icon_p_swap" and one.level]
    assert swaps
    assert all(("échange" if language == "fr" else "swaps") in one.text for one in swaps)
    assert not [one.brief for one in log if one.brief in ("rejoue", "perdue", "replays", "lost")]
    assert not [one.brief for one in log if "hits" in (one.brief or "")], "a plaster hits nobody"


def test_beside_the_table_nothing_stands_of_a_round_that_is_over(art: Art) -> None:
    log, _ = played(6, "fr", 12)
    begins = LogLine("icon_star", "La manche 2 commence", begins=True)
    canvas = Noted(art)
    paint_log(canvas, BOXES[6], [*log, begins], 1.0, words("fr", "et_bim"))
    shown = [text for text, _, _ in canvas.seen]
    assert " ".join(shown[1:]) == begins.text
    canvas.seen.clear()
    paint_log(canvas, BOXES[6], [*log, begins, *log[-3:]], 1.0, words("fr", "et_bim"))
    assert begins.text in " ".join(text for text, _, _ in canvas.seen)


@pytest.mark.parametrize("game", ["et_bim", "witty_zibi"])
def test_a_round_that_begins_is_marked_in_the_log(game: str) -> None:
    view = rules_of(game).initial(5, rules_of(game).options(5, {}))
    told = line(RoundBegan(2, (0,) * 5), view, NAMES, words("fr", game))
    assert told is not None
    assert told.begins
