"""Who sits at a table of Branle-bas de Wombat is a wombat there: every character, every mask."""

from __future__ import annotations

from game.ai.personas import PERSONAS, faces, mask
from game.stage.paint.art import Art
from game.store.places import assets_root

MOODS = ("calm", "hit", "gleeful", "out")


def test_every_head_and_mask_is_drawn_as_a_wombat_where_its_skin_is_worn() -> None:
    art = Art(assets_root())
    heads = {f"normal@{one.id}" for one in PERSONAS}
    names = {face for mood in MOODS for face in faces(sorted(heads), [mood] * len(heads))}
    names |= {mask(seat) for seat in range(12)}
    assert len(names) == 12 * len(MOODS) + 12
    with art.wearing("wombat"):
        for name in names:
            assert art.file(name) == f"wombat/{name}"
        pictures = {bytes(art.picture(mask(seat), 40, 40).get_buffer().raw) for seat in range(12)}
    assert len(pictures) == 12, "nobody looks like somebody else"
