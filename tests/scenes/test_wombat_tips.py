"""What is explained of a first build of Wombat: once, and beside what stands there to be read."""

from __future__ import annotations

import pytest

from game.games.wombat.board import primer
from game.scenes.kit import Kit
from game.scenes.table.explaining import Explaining
from game.tour.matches import seated, table_session
from tests.boxes import overlap

pytestmark = pytest.mark.any_language


@pytest.mark.parametrize("seed", [3, 8])
def test_no_tip_covers_half_of_what_is_to_be_read_before_a_build(kit: Kit, seed: int) -> None:
    session = table_session(kit, "wombat", 4, seed=seed)
    table = seated(kit, session)
    while table.view.number == 0 or table.view.tick < 1:
        table.pass_time(50)
    kit.settings.guide, kit.settings.guided, kit.settings.explained = True, {}, []
    explaining, said = Explaining(kit, session, 0), list[str]()
    for _ in range(6):
        if (tip := explaining.next(table, table.told)) is None:
            break
        assert not overlap(tip.box, primer.BOX), tip.spoken()
        said.append(tip.spoken())
    role = table.words.say(f"role-explained.{table.view.roles[session.humans[0]]}")
    assert table.words.say("guide.verbs") in said
    assert not any(role in text for text in said), "a card and the primer tell it"
    session.close()
