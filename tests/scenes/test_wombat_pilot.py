"""A pilot plays Branle-bas de Wombat whole, from the title to the result, with one device alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pygame
import pytest
from piloting import Pilot
from thumbs import touch_by

from game.core.seats import CLOCK, Seat
from game.games.wombat.model import actions as act
from game.games.wombat.model import state as at
from game.games.wombat.model.places import SPINDLES
from game.scenes.front.shelf import CARD
from game.scenes.front.title import TitleScene
from game.scenes.kit import Kit
from game.stage.table.marks import SEAT_KEYS
from game.store.replays import finished, unfinished

Sit = Callable[..., Any]
GAME: Final = "wombat"
KEYS: Final = {
    "take": "r", "feel": "f", "give": "v", "cover": "t", "turn": "g", "talk": "b", "stop": "space",
    **{f"place:{place}": key for place, key in enumerate("qwe123asdzxc")},
}  # fmt: skip
"""The keys of the left half, on a keyboard of the United States."""


class Builder(Pilot):
    """Looks for bricks, counts their pips and lays them on the spindle in the middle, as one does.

    What to do next is read off the table that its board shows; nothing else is known.
    """

    def __init__(self, person: Any, means: str) -> None:
        super().__init__(person, means)
        self.given = 0
        self.tried = 0

    def touch(self, area: str) -> None:
        if self.means == "keyboard":
            key = KEYS[area]
            code = pygame.key.key_code(key)
            place = getattr(pygame, f"KSCAN_{key.upper()}")
            self.given += 1
            for kind in (pygame.KEYDOWN, pygame.KEYUP):
                told = {"key": code, "scancode": place, "mod": 0, "unicode": key}
                self.devices.handle_event(pygame.event.Event(kind, **told))
        elif self.pad is not None:
            # a phrase that a debate's end cuts off is no press that was lost
            self.given += self.table.view.phase == at.BUILD
            touch_by(self.devices, self.pad, area)
        else:
            self.given += 1
            self.devices.click(*self.table.layout.touch[area].box.middle)

    def play(self) -> None:
        table = self.table
        view = table.view
        if view.phase == at.BUILD:
            if view.alive[table.viewer]:
                self.build()
        elif self.frames % 12 == 0:
            self.acts += 1
            button = next(iter(table.board.touches.buttons(view)))
            lit = self.lit("seat:")
            argues = view.phase == at.DEBATE and self.tried < 3
            if table.hand.touched and "place:0" in table.layout.touch:
                self.touch("place:0")  # somebody robbed the first tower
            elif argues and self.tried == 2 and lit:
                self.tried += 1
                self.accuse(lit[-1])
            elif argues:
                self.tried += 1
                match self.means:
                    case "keyboard":
                        self.touch("talk")
                    case "pad":
                        self.steer("button:talk")
                    case _:
                        self.press(button)
            elif lit and self.means == "mouse" and view.phase != at.DEBATE:
                self.devices.click(*table.layout.touch[lit[0]].box.middle)
            elif view.phase == at.DEBATE and self.means == "mouse":
                self.press(table.board.touches.buttons(view)[-1])
            elif self.pad is not None:
                self.steer("button:ready" if view.phase == at.DEBATE else f"button:{button.token}")
            elif view.phase == at.DEBATE or self.means == "keyboard":
                self.devices.key("space")
            else:
                self.press(button)

    def accuse(self, seat: str) -> None:
        """Touch a seat, by its figure or by leading to it."""
        self.given += 1
        match self.means:
            case "keyboard":
                self.devices.key(SEAT_KEYS[int(seat.removeprefix("seat:"))])
            case "pad":
                for way in ("up", "left", "up", "up", "up", "down", "down", "down", "down"):
                    if self.table.focus in self.lit("seat:"):
                        break
                    self.pad.press(way)
                self.pad.press("a")
            case _:
                self.devices.click(*self.table.layout.touch[seat].box.middle)

    def steer(self, name: str) -> None:
        """Go along the buttons that stand there, and press one."""
        for _ in range(8):
            if self.table.focus == name:
                break
            self.pad.press("rb")
        self.pad.press("a")

    def press(self, button: Any) -> None:
        self.devices.click(*self.table.button_boxes[button.token].middle)

    def build(self) -> None:
        hand = self.table.view.hands[self.table.viewer]
        if not self.table.view.alive[self.table.viewer]:
            return  # pointed out: one only talks
        if self.frames % 3 or hand.running or hand.waiting or hand.given:
            return
        self.acts += 1
        if hand.place < SPINDLES:
            self.touch(f"place:{hand.place}" if hand.sizes else f"place:{SPINDLES + self.acts % 9}")
        elif not hand.sizes:
            if hand.found < 0 and self.acts % 4 == 0:
                self.touch(f"place:{SPINDLES + self.acts % 9}")
            else:
                self.touch("take")
        else:
            self.touch("feel" if not hand.sizes[0] else "place:1")


@pytest.mark.any_language
@pytest.mark.slow
@pytest.mark.parametrize(("means", "seats"), [("keyboard", 4), ("mouse", 5), ("pad", 4)])
def test_a_match_is_played_from_the_title_to_the_result_and_seen_again(
    kit: Kit, sit: Sit, means: str, seats: int
) -> None:
    options = {"seconds": 60, "advanced": seats > 4}
    kit.settings.last_table = {"game": GAME, "seats": seats, "options": options}
    kit.seed = 71 + seats
    person = sit(TitleScene(kit))
    pilot = Builder(person, means)
    pilot.use(CARD + GAME)
    pilot.use("table")
    assert person.top.name == "lobby"
    pilot.use("start")
    while person.top.name != "table":
        pilot.tick()
    session = pilot.table.watched
    pilot.until("result")
    done = [type(action) for seat, action in played(session) if seat == Seat(0)]
    for kind in (act.Go, act.Grope, act.Pick, act.Feel, act.Lay, act.Say, act.Vote):
        assert kind in done, f"nothing but {set(done)}"
    said = {action.phrase for seat, action in played(session) if isinstance(action, act.Say)
            and seat == Seat(0)}  # fmt: skip
    assert "robbed:A" in said
    assert [one for one in said if one.startswith("accuse:")], "a touch on a seat accuses it"
    assert len(done) > 0.9 * pilot.given, "no press is lost"
    ticks = [action for seat, action in played(session) if seat == CLOCK]
    assert len(ticks) > 600, "time acted in every tick"
    (over,) = finished(kit.data)
    assert over.name.startswith(GAME)
    assert unfinished(kit.data) == []
    pilot.use("replay")
    while person.top.name != "replay":
        pilot.tick()
    for _ in range(60):
        pilot.tick()
    assert person.look()
    pilot.back()
    pilot.until("result", act=False)
    pilot.close()


def played(session: Any) -> list[tuple[int, Any]]:
    """Return what was done, by whom."""
    spelled = session.as_replay().actions
    return [(seat, act.ACTIONS.read(dict(action))) for seat, action in spelled]
