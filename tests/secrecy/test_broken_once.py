"""Each way to leak a secret was tried once, and seen: a proof that cannot fail proves nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core.pages import LogLine
from game.core.seats import Seat
from game.scenes.shared.couch import CouchScene
from game.scenes.shared.curtain import CurtainScene
from game.scenes.shared.response_window import ResponseWindow
from game.scenes.table.at_table import AtTable
from game.scenes.table.table import TableScene
from game.stage.cue import ButtonCue
from game.stage.paint.display_list import DisplayList
from game.stage.sound.cues import SoundCue
from game.stage.sound.voice import Utterance
from game.store import recorder
from game.store.settings import save
from game.store.shorthand import spelled
from tests.secrecy import windows
from tests.secrecy.exchanging import exchange_of, holds_answer
from tests.secrecy.pairing import duel
from tests.secrecy.planting import shown_by
from tests.session.held import HeldSession

PAIRS = 150
"""In so many pairs every leak is to be seen."""


def holder(session: HeldSession) -> bool:
    """Say whether the seat that is asked for an answer has one: what nobody may see."""
    return holds_answer(exchange_of(session.head.game), session.truth)


def after(monkeypatch: pytest.MonkeyPatch, owner: Any, name: str, then: Callable[..., Any]) -> None:
    """Let something more be done with what a method returned."""
    plain = getattr(owner, name)
    monkeypatch.setattr(owner, name, lambda self, *given: then(self, plain(self, *given), *given))


def on_every_table(patch: pytest.MonkeyPatch, name: str, then: Callable[..., Any]) -> None:
    """Let something more be done at one's own table and at everybody's."""
    for owner in (AtTable, TableScene, CouchScene):
        if name in vars(owner):
            after(patch, owner, name, then)


def a_button(patch: pytest.MonkeyPatch) -> None:
    def more(scene: Any, buttons: tuple[Any, ...]) -> tuple[Any, ...]:
        one = ButtonCue("bim", "Et Bim !", "b", "B", "bim")
        return (*buttons, one) if holder(scene.watched) else buttons

    on_every_table(patch, "buttons", more)


def a_sound(patch: pytest.MonkeyPatch) -> None:
    def more(scene: Any, answer: Any, ms: int) -> Any:
        if holder(scene.watched) and scene.shows is None:
            scene.watched.kit.sound.play("ui_move")
        return answer

    on_every_table(patch, "pass_time", more)


def a_caption(patch: pytest.MonkeyPatch) -> None:
    def more(scene: Any, answer: Any, ms: int) -> Any:
        if holder(scene.watched):
            scene.sounding.play(SoundCue("", caption="!"))
        return answer

    on_every_table(patch, "pass_time", more)


def a_pause(patch: pytest.MonkeyPatch) -> None:
    """An answer takes 30 ms longer where there is a choice."""
    plain, stood = TableScene.pass_time, Counter[int]()

    def late(scene: Any, ms: int) -> Any:
        if not holder(scene.watched):
            stood[id(scene)] = 0
        elif stood[id(scene)] < 30:
            stood[id(scene)] += ms
            return None
        return plain(scene, ms)

    patch.setattr(TableScene, "pass_time", late)


def a_breath(patch: pytest.MonkeyPatch) -> None:
    """A turn's card comes later, the more the hand offers."""

    def more(scene: Any, pause: int, seat: Seat) -> int:
        return pause + 20 * len(scene.watched.legal(seat))

    after(patch, TableScene, "pause_ms", more)


def a_highlighted_card(patch: pytest.MonkeyPatch) -> None:
    def more(scene: Any, lit: frozenset[str]) -> frozenset[str]:
        truth = scene.watched.truth
        answers = exchange_of(scene.watched.head.game).ANSWERS
        hands = enumerate(truth.hands)
        return lit | {f"seat:{seat}" for seat, hand in hands if not answers.isdisjoint(hand)}

    on_every_table(patch, "lit", more)


def a_prompt(patch: pytest.MonkeyPatch) -> None:
    def more(scene: Any, said: str, preview: Any) -> str:
        return said + ("…" if holder(scene.watched) else "")

    on_every_table(patch, "prompt", more)


def a_log_line(patch: pytest.MonkeyPatch) -> None:
    plain = TableScene.pass_time

    def more(scene: Any, ms: int) -> Any:
        log = scene.log_lines
        if log and holder(scene.watched) and log[-1].text != "…":
            log.append(LogLine("icon_star", "…"))
        return plain(scene, ms)

    patch.setattr(TableScene, "pass_time", more)


def a_spoken_word(patch: pytest.MonkeyPatch) -> None:
    def more(scene: Any, said: list[Utterance]) -> list[Utterance]:
        return [*said, Utterance("Et Bim !")] if holder(scene.watched) else said

    on_every_table(patch, "aside", more)


def music(patch: pytest.MonkeyPatch) -> None:
    def more(scene: Any, answer: Any, ms: int) -> Any:
        if holder(scene.watched):
            scene.watched.kit.sound.tension(1.0)
        return answer

    on_every_table(patch, "pass_time", more)


def a_line_of_the_file(patch: pytest.MonkeyPatch) -> None:
    """The file as it was: a bot's reasons took as many lines as they needed."""
    patch.setattr(recorder, "record_of", spelled)


def a_file(patch: pytest.MonkeyPatch) -> None:
    def more(scene: Any, answer: Any, ms: int) -> Any:
        if holder(scene.watched):
            save(scene.watched.kit.data, scene.watched.kit.settings)
        return answer

    on_every_table(patch, "pass_time", more)


def a_pixel(patch: pytest.MonkeyPatch) -> None:
    def more(scene: Any, answer: None, canvas: Any) -> None:
        truth = scene.watched.truth
        canvas.surface.fill((sum(map(sum, truth.hands[:2])) % 256, 0, 0), (3, 3, 1, 1))

    on_every_table(patch, "draw", more)


def a_part(patch: pytest.MonkeyPatch) -> None:
    """The same picture is painted anew in one place more, where a holder is asked."""
    plain, kept = DisplayList.blit, pygame.Surface((9, 9), pygame.SRCALPHA)

    def more(scene: Any, answer: None, canvas: Any) -> None:
        if isinstance(canvas.surface, DisplayList):
            nothing = kept.copy() if holder(scene.watched) else kept
            plain(canvas.surface, nothing, (3, 3))

    on_every_table(patch, "draw", more)


def a_frame(patch: pytest.MonkeyPatch) -> None:
    """The window draws on while a holder is asked, though nothing moves."""
    plain = TableScene.moving.fget
    assert plain is not None
    patch.setattr(
        TableScene, "moving", property(lambda scene: plain(scene) or holder(scene.watched))
    )


def a_longer_window(patch: pytest.MonkeyPatch) -> None:
    """A couch gives holders one window more."""
    plain, shown = ResponseWindow.reveal, shown_by(patch, ResponseWindow)

    def late(window: Any, board: Any, view: Any, ready: Any) -> bool:
        if window.now.over and holder(shown[window]) and not window.now.spent:
            window.now.again()
            return False
        return plain(window, board, view, ready)

    patch.setattr(ResponseWindow, "reveal", late)


def a_longer_call(patch: pytest.MonkeyPatch) -> None:
    """A curtain says of whoever is called that their hand is good."""

    shown = shown_by(patch, CurtainScene)

    def more(curtain: Any, said: list[Utterance]) -> list[Utterance]:
        hands = shown[curtain].truth.hands
        answers = exchange_of(shown[curtain].head.game).ANSWERS
        good = any(not answers.isdisjoint(hand) for hand in hands)
        return [*said, Utterance("!")] if good and sum(map(sum, hands)) % 2 else said

    after(patch, CurtainScene, "aside", more)


LEAKS: list[tuple[Callable[[pytest.MonkeyPatch], None], str]] = [
    (a_button, "panel shadow spoken text rect"),
    (a_sound, "sound"),
    (a_caption, "sound captions"),
    (a_pause, "slower earlier window"),
    (a_breath, "slower earlier window"),
    (a_highlighted_card, "rect panel drawing"),
    (a_prompt, "spoken text"),
    (a_log_line, "log spoken"),
    (a_spoken_word, "spoken"),
    (music, "tension"),
    (a_line_of_the_file, "disk"),
    (a_file, "disk"),
    (a_pixel, "pixels parts"),
    (a_part, "parts"),
    (a_frame, "window"),
    (a_longer_window, "longer slower earlier window"),
    (a_longer_call, "spoken"),
]
"""Each leak, and the words of which one says by what the worlds were told apart."""


OTHER = "mets_ton_slip"
"""A game of no family: what is exchanged there are defences."""
ELSEWHERE = (
    a_button,
    a_sound,
    a_caption,
    a_pause,
    a_highlighted_card,
    a_log_line,
    a_pixel,
    a_longer_window,
)
"""Leaks that are tried there, too."""
TRIED = [
    *(pytest.param("et_bim", leak, by, id=leak.__name__) for leak, by in LEAKS),
    *(
        pytest.param(OTHER, leak, by, id=f"{OTHER}-{leak.__name__}")
        for leak, by in LEAKS
        if leak in ELSEWHERE
    ),
]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "leak", "by"), TRIED)
def test_a_leak_is_seen(
    game: str, leak: Any, by: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    pairs = (told_apart(number, tmp_path, game) for number in range(PAIRS))
    seen = next(filter(None, pairs), "")
    assert seen, f"nobody saw it in {PAIRS} pairs"
    assert set(seen.split("\n")[0].replace(":", "").split()) & set(by.split()), seen


def told_apart(number: int, folder: Path, game: str) -> str:
    """Return what tells the windows of a pair apart, nothing where nothing does."""
    try:
        duel(windows.arts(), number, 6, folder / str(number), game)
    except AssertionError as error:
        windows.forget()
        return str(error)
    return ""
