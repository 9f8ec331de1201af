"""The longest names stand whole on their place cards, at every number of seats."""

from __future__ import annotations

import pytest
from walking import looks

from game.games import rules_of
from game.scenes.kit import Kit
from game.session import Session, make_head, start
from game.tour.matches import play_on, seated
from tests.slow import slow

LONG = (
    "Élodie-Marie", "Maximilienne", "Barthélemy-J", "Marie-Hélène", "Jean-Baptist", "Constantin-M",
    "Apolline-Ros", "Anne-Sophie", "Emmanuelle", "Guillaume-P", "Bernardine-L", "Théophraste",
)  # fmt: skip
pytestmark = pytest.mark.any_language


@pytest.mark.parametrize("seats", [4, 8, 9, 12])
@pytest.mark.parametrize("game", ["et_bim", *slow(["witty_zibi"])])
def test_no_name_is_cut_whatever_else_stands_beside_it(
    kit: Kit, game: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    if seats not in rules_of(game).seat_counts:
        pytest.skip("no such table")
    monkeypatch.setattr(Session, "think", lambda session: None)
    controllers = ["human", *["random"] * (seats - 1)]
    session = start(make_head(game, controllers, list(LONG[:seats]), {}, 77 + seats), kit.data)
    play_on(session, 3 * seats)  # the more was played, the more a card says
    table = seated(kit, session)
    table.meeting = None
    for eyes in looks(kit, [table]):
        assert not [one for one in eyes.cuts if one in LONG]
        assert set(LONG[:seats]) <= {line.text for line in eyes.seen}
    session.close()
