"""A voice for tests."""

from __future__ import annotations

from game.stage.sound.voice import USUAL_RATE, Voice


class Recorded(Voice):
    """A voice that nobody hears: it keeps what it was given."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.rate = USUAL_RATE

    def say(self, text: str, *, interrupt: bool = False) -> None:
        self.said.append(text)

    def quiet(self) -> None:
        """It is quiet anyway."""

    def pace(self, rate: int) -> None:
        self.rate = rate
