"""What the command line wants to see over the title."""

from __future__ import annotations

from game.scenes.after.rewinding import watching
from game.scenes.kit import Kit
from game.scenes.lobby.going_on import beginning
from game.scenes.lobby.lobby import LobbyScene
from game.stage.scene import Scene
from game.store.launch import Launch
from game.store.replays import at_once


def first_scene(kit: Kit, launch: Launch) -> Scene:
    """Return the match, the replay or the lobby that was asked for.

    Raises:
        UserError: a file named on the command line is wrong.
    """
    if launch.table is not None:
        return beginning(kit, launch.table, launch.data)
    if launch.replay is not None:
        return at_once(watching(kit, launch.replay, launch.viewer))
    kit.choose_game(launch.game or kit.game)
    return LobbyScene(kit, kit.game)
