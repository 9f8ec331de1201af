"""Two windows of the program on one folder: whoever closes last writes back nothing old."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import app
from game.store import settings as store
from game.store.launch import Launch
from game.store.settings import Settings, load


@pytest.mark.parametrize("safe", [False, True])
def test_the_window_that_closes_last_keeps_what_the_other_one_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, safe: bool
) -> None:
    store.save(tmp_path, Settings(pace=0.5, lessons_done=["et_bim.throw"], player_name="Kim"))
    windows: list[Settings] = []

    def loaded(data: Path) -> tuple[Settings, str | None]:
        found = load(data)
        windows.append(found[0])
        return found

    def show(*_: object) -> None:
        [mine] = windows[-1:]
        if len(windows) == 1:  # the other window opens and closes while this one is open
            assert app.run(launch) == 0
            mine.player_name = "Zoé"
        else:
            mine.pace = 2.0
            mine.lessons_done = [*mine.lessons_done, "et_bim.answer"]
            mine.bindings = {"confirm": ["key:x"]}

    launch = Launch(tmp_path, lang="en", windowed=(1280, 720), audio=False)
    monkeypatch.setattr(app.store, "load", loaded)
    monkeypatch.setattr("game.app.Window.show", show)
    assert app.run(launch) == 0
    if safe:  # a window with plain settings changes nothing that nobody changed in it
        monkeypatch.setattr("game.app.Window.show", lambda *_: None)
        assert app.run(Launch(tmp_path, lang="en", safe_mode=True)) == 0
    found, notice = load(tmp_path)
    assert notice is None
    assert (found.pace, found.player_name) == (2.0, "Zoé")
    assert found.lessons_done == ["et_bim.throw", "et_bim.answer"]
    assert found.bindings == {"confirm": ["key:x"]}
