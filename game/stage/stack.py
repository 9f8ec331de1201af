"""The stack of scenes: the top one hears; what it answers is done here and nowhere else."""

from __future__ import annotations

from typing import Any

from game.stage.input.fingers import ROW, Steps
from game.stage.input.inputs import CloseAsked, Input
from game.stage.motion.layout import Box
from game.stage.paint.canvas import Canvas
from game.stage.scene import END, Answer, Close, Push, Replace, Scene


class Stack:
    """Scenes, one over the other."""

    def __init__(self, *scenes: Scene) -> None:
        """Begin with scenes, from below."""
        self._scenes = list(scenes)
        self.result: Any = None
        """What the last scene closed with."""
        self._asking: Scene | None = None
        """What asks whether all is to end, if anything does or did."""

    @property
    def top(self) -> Scene | None:
        """The scene that hears, None when all are closed."""
        return self._scenes[-1] if self._scenes else None

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """The scenes, from below."""
        return tuple(self._scenes)

    @property
    def names(self) -> list[str]:
        """The scenes' names, from below."""
        return [scene.name for scene in self._scenes]

    @property
    def music(self) -> str | None:
        """The music of the topmost scene that has its own."""
        return next((one.music for one in reversed(self._scenes) if one.music), None)

    @property
    def screen(self) -> object:
        """What is pressed on, as a value: the top scene, and which of its pages it shows."""
        return (self._scenes[-1], self._scenes[-1].page) if self._scenes else None

    @property
    def written(self) -> Box | None:
        """Where words are written on the top scene, None where none are."""
        return self._scenes[-1].written if self._scenes else None

    @property
    def keeps_awake(self) -> bool:
        """Whether the screen is to stay lit, as the topmost scene has it that says so."""
        said = (one.keeps_awake for one in reversed(self._scenes))
        return next((one for one in said if one is not None), False)

    @property
    def listens(self) -> str:
        """What the top scene listens for (``stage.input.listening``)."""
        return self._scenes[-1].listens if self._scenes else ""

    @property
    def fingers(self) -> str:
        """What a finger does on the top scene (``stage.input.fingers``)."""
        return self._scenes[-1].fingers if self._scenes else "steps"

    @property
    def flicks(self) -> bool:
        """Whether a gamepad's parts are places on the top scene (``stage.input.flicks``)."""
        return self._scenes[-1].flicks if self._scenes else False

    def row_heights(self) -> Steps:
        """Return how high the rows of the top scene's list are (``stage.input.fingers``)."""
        return self._scenes[-1].row_heights if self._scenes else ROW

    @property
    def spare(self) -> Box | None:
        """Where the top scene has nothing to press, if it says so."""
        return self._scenes[-1].spare if self._scenes else None

    @property
    def moving(self) -> bool:
        """Whether every frame is another picture."""
        return self._scenes[-1].moving if self._scenes else False

    @property
    def due_ms(self) -> float | None:
        """How long until something happens by the clock on the top scene; None: nothing does."""
        return self._scenes[-1].due_ms if self._scenes else None

    @property
    def alert(self) -> bool:
        """Whether the top scene wants time to pass frame by frame, though nothing moves yet."""
        return self._scenes[-1].alert if self._scenes else False

    @property
    def shows(self) -> object:
        """What is seen, as a value: another one is another picture, even where nothing moves."""
        return self.scenes, self._scenes[-1].shows if self._scenes else None

    @property
    def empty(self) -> bool:
        """Whether the last scene was closed."""
        return not self._scenes

    def handle_input(self, heard: Input) -> None:
        """Let the top scene hear an input."""
        if self._scenes:
            self._follow(self._scenes[-1].handle_input(heard))

    def pass_time(self, ms: int) -> None:
        """Let time pass for the top scene; those below stand still."""
        if self._scenes:
            self._follow(self._scenes[-1].pass_time(ms))

    @property
    def seen(self) -> tuple[Scene, ...]:
        """The top scene, and those below as far as one can see through, from below."""
        first = len(self._scenes) - 1
        while first > 0 and self._scenes[first].see_through:
            first -= 1
        return tuple(self._scenes[max(0, first) :])

    def draw(self, canvas: Canvas) -> None:
        """Draw what is seen, each in the pictures that it wears, or that are worn around them."""
        for scene in self.seen:
            with canvas.art.wearing(self.skin(scene) or canvas.art.skin):
                scene.draw(canvas)

    def skin(self, scene: Scene) -> str:
        """Return whose pictures a scene wears: its own game's, or those of the scene below."""
        below = self._scenes[: self._scenes.index(scene) + 1]
        return next((one.skin for one in reversed(below) if one.skin), "")

    def cover(self) -> bool:
        """Let all that is private fall at once, on every scene; return whether anything fell."""
        fell = [scene.cover() for scene in self._scenes]
        return any(fell)

    def open(self, scene: Scene) -> None:
        """Lay a scene over the others, from outside."""
        self._follow(Push(scene))

    def end(self) -> None:
        """Close all scenes; where a match runs only once that was asked, or is wished again."""
        asking = next((one for scene in reversed(self._scenes) if (one := scene.ending())), None)
        if asking is None or self.top is self._asking:
            self.close_all()
            return
        self.cover()
        self._asking = asking
        self.open(asking)

    def close_all(self) -> None:
        """Let the scenes close from the top down, each as if the window were closed."""
        for scene in reversed(self._scenes):
            scene.handle_input(CloseAsked())
        self._scenes.clear()

    def _follow(self, answer: Answer) -> None:
        while answer is not None:
            match answer:
                case Push(scene):
                    self._scenes.append(scene)
                    return
                case Replace(scene):
                    self._scenes[-1] = scene
                    return
                case Close(result) if result == END:
                    self.close_all()
                    return
                case Close(result, below):
                    del self._scenes[-1 - below :]
                    self.result = result
                    answer = self._scenes[-1].resume(result) if self._scenes else None
