"""Words that flash up on a table of hidden gangs: none lies over words that stay, at any seat."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from walking import Eyes, overlaps

from game.ai.personas import faces
from game.core.luck import key_of
from game.core.seats import Seat
from game.games import rules_of, words
from game.gangs.board import ButtonCue, Cue
from game.gangs.board.arrange import air_pose, layout_of
from game.gangs.board.moments import out_spot
from game.gangs.board.painting import Painter
from game.gangs.board.places import Places, places_for
from game.gangs.model.state import State
from game.gangs.portraits import UNDECIDED
from game.match import Match
from game.stage.motion.layout import Pose
from game.stage.motion.timeline import Effect, Frame
from game.stage.paint.art import Art
from tests.slow import slow

NAMES = ("Kim", "Ana", "Bilal", "Chloé", "Driss", "Élodie", "Farid", "Gwen", "Hugo", "Inès",
         "Jules", "Margot")  # fmt: skip
SPOKEN = words("fr", "et_bim")
SAID = (
    "Vous ne jouez plus. Les masques restent mis : vous savez ce qu’on vous a montré, "
    "rien de plus, et vous regardez sans rien dire à ceux qui jouent encore."
)
BUTTONS = (
    ButtonCue("faster", "Plus vite", "tab", "Tab", "plain"),
    ButtonCue("end", "Jusqu’au bout", "end", "Fin", "plain"),
)
SEATS = [*slow(range(4, 12)), 12]


def moments(places: Places, seats: int, viewer: int | None) -> Iterator[Effect]:
    """Every burst of words at every place where it may be, as many Et Bim! as make it largest."""
    for seat in range(seats):
        place, aimed = places.seats[seat], air_pose(places, seat, 0)
        yield Effect("bim", aimed.x, aimed.y, 0, 620, {"count": 4})
        yield Effect("non", aimed.x, aimed.y, 0, 640)
        if seat != viewer:
            yield Effect("oups", *place.pile.middle, 0, 760)
        yield Effect("out", *out_spot(places, seat), 0, 900, {"seat": seat})
    yield Effect(UNDECIDED, places.prompt.middle[0], min(300, places.prompt.y - 146), 0, 1600)


@pytest.mark.parametrize("zoom", [2.0, *slow([1.0, 1.5])])
@pytest.mark.parametrize("viewer", [0, None])
@pytest.mark.parametrize("seats", SEATS)
def test_words_of_a_moment_lie_on_no_words_that_stay(
    art: Art, seats: int, viewer: int | None, zoom: float
) -> None:
    rules = rules_of("et_bim")
    match = Match(rules, seats, rules.options(seats, {}), key_of("moments", seats))
    view: State = rules.initial(seats, match.options)
    for event in match.observations(None if viewer is None else Seat(viewer)):
        rules.apply(view, event)
    places = places_for(seats, viewer, mystery=bool(view.mystery), zoom=zoom)
    layout = layout_of(view, viewer, NAMES[:seats], faces([""] * seats), places, {})
    painter = Painter(places, viewer)
    for effect in moments(places, seats, viewer):
        flies = () if effect.kind == UNDECIDED else (Pose(640, 360, 40, "card_back"),)
        frame = Frame(layout.sprites, flies, layout.furniture, [(effect, 0.5)])
        eyes = Eyes(art)
        with art.wearing("witty_zibi"):  # it has a picture of every moment
            painter.draw(eyes, frame, Cue(prompt=SAID, buttons=BUTTONS), (), view, SPOKEN)
        key = "table.preview-out" if effect.kind == "out" else f"table.burst.{effect.kind}"
        said = SPOKEN.say(key)
        [line] = [one for one in eyes.seen if one.text == said]
        assert abs(line.middle[1] - effect.y) < 125, "it stays where it happens"
        assert not [pair for pair in overlaps(eyes.seen) if said in pair], (effect.kind, effect)
