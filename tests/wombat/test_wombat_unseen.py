"""What one was not told of Wombat cannot be seen, heard, read or timed; planted leaks are."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.core.seats import Seat
from game.games.wombat.board.palms import Palms
from game.games.wombat.board.sounds import WombatSounds
from game.games.wombat.board.table_log import WombatLog
from game.scenes.shared.live_couch import LiveCouchScene
from game.scenes.table.table import TableScene
from game.session import Session
from game.session.questions import Questions
from game.stage.sound.cues import SoundCue
from tests.secrecy import windows
from tests.session.held import HeldSession
from tests.wombat.wombat_windows import duel
from tests.wombat.wombat_worlds import RESTRICTED, SORTS

FRAMES = 30
MANY = 25
"""Pairs of each sort where there is time."""
TRIES = 30
"""In so many pairs every leak is to be seen."""


@pytest.mark.parametrize("sort", SORTS)
def test_two_windows_on_builds_that_nobody_can_tell_apart_are_the_same(
    sort: str, tmp_path: Path
) -> None:
    found = duel(windows.arts(), 1, sort, tmp_path, FRAMES, skipped=0)
    assert found.compared > 100, "hardly anything was compared"


@pytest.mark.slow
@pytest.mark.parametrize("sort", SORTS)
def test_many_windows_are_the_same_before_and_after_the_lights(sort: str, tmp_path: Path) -> None:
    compared = 0
    with windows.unhurried():
        for number in range(2, 2 + MANY):
            its = duel(windows.arts(), number, sort, tmp_path / str(number), 2 * FRAMES)
            compared += its.compared
    assert compared > 100 * MANY


# ---------------------------------------------------------------- each leak is seen


def truth_of(session: Session) -> Any:
    assert isinstance(session, HeldSession)
    return session.truth


def wicked(session: Session) -> int:
    return int(truth_of(session).roles.index("wicked"))


def busy(session: Session) -> bool:
    """Say whether the Wicked's hand does something now."""
    return truth_of(session).hands[wicked(session)].running is not None


def on_tables(patch: pytest.MonkeyPatch, name: str, then: Callable[..., None]) -> None:
    """Let something more be done after a method of one's own table and of a couch's."""
    for owner in (TableScene, LiveCouchScene):
        plain = getattr(owner, name)

        def more(scene: Any, *given: Any, plain: Any = plain) -> Any:
            answer = plain(scene, *given)
            then(scene, *given)
            return answer

        patch.setattr(owner, name, more)


def a_halo_at_a_couch(patch: pytest.MonkeyPatch) -> None:
    """The paw of the Wicked has a halo."""

    def halo(scene: Any, canvas: Any) -> None:
        place = max(0, truth_of(scene.watched).hands[wicked(scene.watched)].place)
        canvas.rect(100 + 20 * place, 100, 10, 10, (255, 255, 255))

    on_tables(patch, "draw", halo)


def a_lit_seat(patch: pytest.MonkeyPatch) -> None:
    def lit(scene: Any, canvas: Any) -> None:
        canvas.rect(10, 60 * wicked(scene.watched), 8, 40, (255, 255, 255))

    on_tables(patch, "draw", lit)


def a_pixel(patch: pytest.MonkeyPatch) -> None:
    def dot(scene: Any, canvas: Any) -> None:
        canvas.surface.fill((40 * wicked(scene.watched), 0, 0), (3, 3, 1, 1))

    on_tables(patch, "draw", dot)


def a_refusal(patch: pytest.MonkeyPatch) -> None:
    """A sound whenever the Wicked begins something."""

    def sound(scene: Any, ms: int) -> None:
        if busy(scene.watched):
            scene.watched.kit.sound.play("ui_refuse")

    on_tables(patch, "pass_time", sound)


def a_caption(patch: pytest.MonkeyPatch) -> None:
    def caption(scene: Any, ms: int) -> None:
        if busy(scene.watched) and scene.watched.kit.settings.captions:
            scene.sounding.play(SoundCue("", caption="!"))

    on_tables(patch, "pass_time", caption)


def a_longer_line(patch: pytest.MonkeyPatch) -> None:
    """What the Wicked gives takes a line of the file more."""
    plain = Session.pass_time

    def longer(session: Session, ms: float) -> None:
        before = session.actors().count(wicked(session))
        plain(session, ms)
        for _ in range(session.actors().count(wicked(session)) - before):
            session.private.mark(0, 0, 1, by=Seat(0))

    patch.setattr(Session, "pass_time", longer)


def a_slower_tick(patch: pytest.MonkeyPatch) -> None:
    """A tick is a little longer while the Wicked's hand is at work."""
    plain = Session.pass_time

    def slow(session: Session, ms: float) -> None:
        plain(session, ms * (0.9 if busy(session) else 1.0))

    patch.setattr(Session, "pass_time", slow)


def a_word_in_the_log(patch: pytest.MonkeyPatch) -> None:
    plain = WombatLog.take_in

    def take_in(log: Any, event: Any, view: Any) -> Any:
        found = plain(log, event, view)
        session = seen[0] if seen else None
        if found is None or session is None:
            return found
        return replace(found, text=found.text + "." * wicked(session))

    seen: list[Session] = []

    def remember(scene: Any, ms: int) -> None:
        seen[:] = [scene.watched]

    on_tables(patch, "pass_time", remember)
    patch.setattr(WombatLog, "take_in", take_in)


def in_clacks(patch: pytest.MonkeyPatch, then: Callable[[Session, int, SoundCue], Any]) -> None:
    """Let a clack sound otherwise, by what its match holds and where it was."""
    plain = WombatSounds.cues
    seen: list[Session] = []

    def cues(sounds: Any, event: Any, view: Any) -> Any:
        found = plain(sounds, event, view)
        if event.kind != "clacked" or not seen:
            return found
        return tuple(then(seen[0], event.place, cue) for cue in found)

    def remember(scene: Any, ms: int) -> None:
        seen[:] = [scene.watched]

    on_tables(patch, "pass_time", remember)
    patch.setattr(WombatSounds, "cues", cues)


def a_clack_by_size(patch: pytest.MonkeyPatch) -> None:
    """A clack is another one on a tower of large bricks."""

    def lower(session: Session, place: int, cue: SoundCue) -> SoundCue:
        large = sum(truth_of(session).lying[place]) % 4
        return replace(cue, name=f"clack{large}")

    in_clacks(patch, lower)


def a_pan_by_paw(patch: pytest.MonkeyPatch) -> None:
    """A clack comes from where the Wicked's paw is, if only a little."""

    def aside(session: Session, place: int, cue: SoundCue) -> SoundCue:
        paw = truth_of(session).hands[wicked(session)].place
        return replace(cue, pan=cue.pan + paw / 1000)

    in_clacks(patch, aside)


def later(patch: pytest.MonkeyPatch, *roles: str) -> None:
    """What hands of these roles answer is carried out a tick later."""
    plain_due, plain_pass = Questions.due, Session.pass_time
    playing: list[Session] = []
    kept: dict[int, list[Any]] = {}

    def pass_time(session: Session, ms: float) -> None:
        playing[:] = [session]
        plain_pass(session, ms)

    def due(answers: Questions) -> Any:
        found = plain_due(answers)
        named = truth_of(playing[0]).roles
        now = kept.pop(id(answers), [])
        kept[id(answers)] = [one for one in found if named[one[0]] in roles]
        return [one for one in found if named[one[0]] not in roles] + now

    patch.setattr(Session, "pass_time", pass_time)
    patch.setattr(Questions, "due", due)


def a_breath_by_role(patch: pytest.MonkeyPatch) -> None:
    """The Wicked breathes a tick longer."""
    later(patch, "wicked")


def a_late_forbidden_verb(patch: pytest.MonkeyPatch) -> None:
    """Whose role forbids a verb is looked at more closely, and comes a tick later."""
    later(patch, *RESTRICTED)


def a_pulse_of_anothers(patch: pytest.MonkeyPatch) -> None:
    """Whoever sits beside the Wicked's hand feels it at work."""
    plain = LiveCouchScene.pass_time

    def pulse(scene: Any, ms: int) -> Any:
        if busy(scene.watched):
            scene.watched.kit.motors.feel("pad:0", (45,))
        return plain(scene, ms)

    patch.setattr(LiveCouchScene, "pass_time", pulse)


def work_by_role(patch: pytest.MonkeyPatch) -> None:
    """A tick asks a little more while the Wicked's hand is at work."""
    plain = Session.pass_time

    def more(session: Session, ms: float) -> None:
        plain(session, ms)
        if busy(session):
            session.asked()

    patch.setattr(Session, "pass_time", more)


def a_face(patch: pytest.MonkeyPatch) -> None:
    """The Wicked grins in the dark."""

    def grin(scene: Any, ms: int) -> None:
        looks = ["head_rosa_calm"] * truth_of(scene.watched).seats
        looks[wicked(scene.watched)] = "head_rosa_gleeful"
        scene.board.faces = looks

    on_tables(patch, "pass_time", grin)


def a_line_in_the_dark(patch: pytest.MonkeyPatch) -> None:
    """The Wicked says something while its hand is at work."""

    def say(scene: Any, ms: int) -> None:
        if busy(scene.watched) and scene.speech_bubbles.line is None:
            scene.speech_bubbles.line = (wicked(scene.watched), "persona-line.rosa.gong-1")

    on_tables(patch, "pass_time", say)


def a_brick_by_role(patch: pytest.MonkeyPatch) -> None:
    """The Wicked's paw is known to hold a brick before anybody saw it take one."""
    plain = Palms.known
    seen: list[Session] = []

    def known(palms: Palms) -> Any:
        its = truth_of(seen[0]).hands[wicked(seen[0])].paw if seen else 0
        return tuple(
            (paw, replace(palm, bricks=(3,)) if paw == its else palm) for paw, palm in plain(palms)
        )

    def remember(scene: Any, ms: int) -> None:
        seen[:] = [scene.watched]

    on_tables(patch, "pass_time", remember)
    patch.setattr(Palms, "known", known)


LEAKS: list[tuple[Callable[[pytest.MonkeyPatch], None], str, str]] = [
    (a_halo_at_a_couch, "roles", "rect"),
    (a_brick_by_role, "roles", "window rect pixels"),
    (a_lit_seat, "roles", "rect"),
    (a_pixel, "roles", "pixels"),
    (a_refusal, "roles", "sound"),
    (a_caption, "roles", "sound captions window"),
    (a_longer_line, "roles", "disk"),
    (a_slower_tick, "roles", "more window text rect sound captions log"),
    (a_word_in_the_log, "roles", "log spoken text"),
    (a_clack_by_size, "sizes", "sound"),
    (a_face, "roles", "picture pixels image window rect"),
    (a_line_in_the_dark, "roles", "sound text window picture panel rect"),
    (a_pan_by_paw, "roles", "sound"),
    (a_breath_by_role, "roles", "done told"),
    (a_late_forbidden_verb, "restricted", "done told"),
    (a_pulse_of_anothers, "roles", "shaken"),
    (work_by_role, "roles", "work"),
]
"""Each leak, the exchange that shows it, and the words of which one says by what."""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("leak", "sort", "by"), [pytest.param(*one, id=one[0].__name__) for one in LEAKS]
)
def test_a_leak_is_seen(
    leak: Any, sort: str, by: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    seen = next(filter(None, (told_apart(at, sort, tmp_path) for at in range(TRIES))), "")
    assert seen, f"nobody saw it in {TRIES} pairs"
    assert set(seen.split("\n")[0].replace(":", "").split()) & set(by.split()), seen


def told_apart(number: int, sort: str, folder: Path) -> str:
    """Return what tells the windows of a pair apart, nothing where nothing does."""
    try:
        duel(windows.arts(), number, sort, folder / str(number), 4 * FRAMES, skipped=0)
    except AssertionError as error:
        windows.forget()
        return str(error)
    return ""
