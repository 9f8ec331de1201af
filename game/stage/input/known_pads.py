"""The rack: every gamepad that was seen, by a number of its own, and whether it is plugged in."""

from __future__ import annotations

from dataclasses import dataclass

from game.stage.input.claims import PAD_SOURCE, Claims


@dataclass(slots=True)
class Place:
    """A gamepad's place in the rack; it stays while the gamepad is away."""

    guid: str
    name: str
    family: str = ""
    here: bool = True
    shakes: bool = False
    """Whether it has a motor that can be driven."""


class Rack:
    """Gamepads in the order in which they came; the first one's number is 0."""

    def __init__(self) -> None:
        """Begin without any."""
        self.places: list[Place] = []

    def add(self, guid: str, name: str, family: str = "") -> int:
        """Take a gamepad in and return its number.

        One that was here before gets its number back: of those that are away, the first with the
        same GUID and name; else the first of that name, for a GUID also tells the cable from the
        radio (SDL_joystick.h, ``SDL_JoystickGUID``: its first two bytes are the bus).
        """
        away = [number for number, place in enumerate(self.places) if not place.here]
        same = [number for number in away if self._is(number, guid, name)]
        called = [number for number in away if self.places[number].name == name]
        if same or called:
            number = (same or called)[0]
            self.places[number] = Place(guid, name, family)
            return number
        self.places.append(Place(guid, name, family))
        return len(self.places) - 1

    def _is(self, number: int, guid: str, name: str) -> bool:
        place = self.places[number]
        return (place.guid, place.name) == (guid, name)

    def shake(self, number: int, *, can: bool) -> None:
        """Take in whether a gamepad has a motor."""
        self.places[number].shakes = can

    def pull(self, number: int) -> None:
        """Take in that a gamepad was unplugged; its number is kept for it."""
        self.places[number].here = False

    def place(self, source: str) -> Place | None:
        """Return the place of a gamepad by its source, None where no such gamepad was seen."""
        number = source.removeprefix(PAD_SOURCE)
        if not source.startswith(PAD_SOURCE) or not number.isdigit():
            return None
        return self.places[int(number)] if int(number) < len(self.places) else None

    def here(self, source: str) -> bool:
        """Say whether a device is there: a keyboard and a mouse always are."""
        place = self.place(source)
        return place.here if place is not None else not source.startswith(PAD_SOURCE)

    @property
    def sources(self) -> list[str]:
        """The gamepads that are plugged in now, as sources."""
        return [f"{PAD_SOURCE}{n}" for n, place in enumerate(self.places) if place.here]

    def lost(self, claims: Claims) -> list[int]:
        """Return the seats whose own device is away, lowest first."""
        return sorted(seat for seat, source in claims.all().items() if not self.here(source))
