"""Captions of sounds in large words: they lie beside what is asked, at every game's table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from test_sidelines import no_bots  # noqa: F401 nobody plays but the test
from walking import Eyes, Seen

from game.core.luck import Stream, key_of
from game.games import rules_of
from game.scenes.kit import Kit
from game.scenes.shared.couch import CouchScene
from game.scenes.shared.live_couch import LiveCouchScene
from game.session import Session
from game.stage.sound.cues import SoundCue
from game.store.heads import House
from game.tour.matches import act_by_chance, asked_first, seated, table_session
from game.tour.private import people_session
from tests.slow import slow

pytestmark = pytest.mark.any_language
LARGE = 200
LONG = 7
"""A longer line than a name, which stands at seats, too."""
MOMENTS = 5
"""So many acts apart a table is looked at, and so often."""


def tables(kit: Kit, session: Session, *, around: bool) -> Iterator[Any]:
    """Yield the table of a match as it goes on, at rest."""
    chance = Stream(key_of("captions", session.head.game))
    acts = 1500 if session.real_time else 5
    for _ in range(MOMENTS):
        for _ in range(acts):
            if (asked := asked_first(session)) is None:
                return
            act_by_chance(session, asked, chance)
        session.look_back()
        if around:
            scene: Any = (LiveCouchScene if session.real_time else CouchScene)(kit, session)
        else:
            scene = seated(kit, session)
        for _ in range(40):
            scene.pass_time(16)
        yield scene


@pytest.mark.parametrize("size", [(1280, 720), *slow([(1920, 1080)])])
@pytest.mark.parametrize("around", [True, *slow([False])])
@pytest.mark.parametrize(
    "game", ["mets_ton_slip", *slow(["et_bim", "le_boulet", "wombat", "witty_zibi"])]
)
def test_in_large_words_no_caption_lies_over_what_is_asked(
    kit: Kit, game: str, around: bool, size: tuple[int, int]
) -> None:
    kit.settings.text_size, kit.settings.pace = LARGE, 0.0
    seats = rules_of(game).seat_counts[1 if game == "wombat" else 0]
    session = (
        people_session(game, seats, house=House(pace="calm"))
        if around
        else table_session(kit, game, seats)
    )
    words, asked = kit.words(game), 0
    known = ("own_turn", "gong", "shuffle", "drum", "bim_5", "bim_4", "clack-2", "pair", "gavel")
    said = [f"sound.{key}" for key in known if words.knows(f"sound.{key}")]
    longest = max(said, key=lambda key: len(words.say(key)))
    for scene in tables(kit, session, around=around):
        prompt = scene.prompt(None).replace("\u00a0", " ")
        asks = [one for one in seen(kit, scene, size) if len(one.text) > LONG
                and one.text.replace("\u00a0", " ") in prompt]  # fmt: skip
        scene.sounding.pass_time(0, [SoundCue("x", caption=longest)], scene.view)
        kit.settings.captions = True
        heard = [one for one in seen(kit, scene, size) if one.text in words.say(longest)]
        kit.settings.captions = False
        asked += bool(asks and heard)
        assert not any(one.on(other) for one in asks for other in heard)
    assert asked
    session.close()


def seen(kit: Kit, scene: Any, size: tuple[int, int]) -> list[Seen]:
    """All lines that are seen."""
    eyes = Eyes(kit.art, kit.hints, size)
    with kit.art.wearing(scene.skin):
        scene.draw(eyes)
    return eyes.seen
