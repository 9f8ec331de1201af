"""The narrator: what is on the screen is spoken as it changes, whoever changed it.

The narrator looks at the top scene after every input and every frame, and speaks what differs from
what it spoke before: another screen by its name, another focus, a value, a sentence, the log. A
scene need not know that it is read aloud; where its form and its name do not say enough it has
``spoken()``, told when it opens, and ``aside()``, told when it changes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from game.scenes.kit import Kit
from game.stage.input.inputs import Input, KeyPressed
from game.stage.input.listening import COMMANDS
from game.stage.scene import Scene
from game.stage.sound.voice import Spoken, Utterance, utterances
from game.stage.stack import Stack

HERE: Final = "w"
ASKED: Final[Mapping[str, Callable[[Scene], Spoken]]] = {
    "c": lambda table: table.spoken_hand(),
    "p": lambda table: table.spoken_piles(),
    "e": lambda table: table.spoken_events(),
}
"""What a table is asked for by which key, as scenes hear it."""


class Narrator:
    """Whoever reads the screen aloud."""

    def __init__(self, kit: Kit) -> None:
        """Begin with nothing read."""
        self._kit = kit
        self._scene: Scene | None = None
        self._language = ""
        self._focus: tuple[Utterance, ...] = ()
        self._aside: tuple[Utterance, ...] = ()
        self._lines = self._listed = 0
        """How many lines of the log were spoken, and how many things the last one listed then."""
        self._behind = False
        """Whether all that is shown is behind a curtain."""

    def follow(self, stack: Stack) -> None:
        """Speak what is new on the screen."""
        speech = self._kit.speech
        scene = stack.top
        if not speech.on or scene is None:
            self._scene = None
            speech.quiet()
            return
        if self._behind and not scene.behind:
            speech.quiet()  # the curtain fell: what was being read is not for the next one
        self._behind = scene.behind
        speech.people = self._people(stack)
        speech.headphones = self._alone(stack)
        focus, aside = self._focused(scene), utterances(scene.aside())
        if scene is not self._scene or self._language != self._kit.language:
            self._open(scene, focus, aside)
            return
        self._tell_lines(scene)
        if focus != self._focus:
            self._say(focus, interrupt=True)
        if aside != self._aside:
            self._say([one for one in aside if one not in self._aside])
        self._focus, self._aside = focus, aside

    def _people(self, stack: Stack) -> int:
        """Return how many people may overhear what is spoken: those who look on are others, too."""
        return _people_at(stack) + self._kit.settings.second_window

    def _alone(self, stack: Stack) -> bool:
        """Say whether only the person hears to whom what is private now belongs.

        Where several play, it is the one who was named: somebody else's words are not for the ears
        of whoever wears the headphones.
        """
        listener = next((s.listener for s in reversed(stack.scenes) if s.listener), None)
        if listener is None:
            return False
        several = _people_at(stack) > 1
        return listener == self._kit.headphones if several else self._kit.settings.headphones

    def tell(self, utterance: Utterance) -> None:
        """Speak a sentence that stands over every screen, a curtain too."""
        self._kit.speech.say(utterance)

    def _open(self, scene: Scene, focus: Sequence[Utterance], aside: Sequence[Utterance]) -> None:
        """Name a screen and say what it shows, after what was still to be told before it."""
        told = self._scene is not None and self._tell_lines(self._scene)
        self._scene, self._language = scene, self._kit.language
        self._focus, self._aside = tuple(focus), tuple(aside)
        self._remember(scene)
        self._say(self._whole(scene), interrupt=not told)

    def handle_input(self, heard: Input, stack: Stack) -> bool:
        """Say what was asked for; False where the input means something else."""
        scene = stack.top
        if not isinstance(heard, KeyPressed) or not self._kit.speech.on or scene is None:
            return False
        if stack.listens != COMMANDS or heard.key not in (HERE, *ASKED):
            return False
        if heard.key == HERE:
            self._say(self._whole(scene), interrupt=True)
            return True
        table = next((one for one in reversed(stack.scenes) if one.people), None)
        if table is None:
            return False
        self._say(utterances(ASKED[heard.key](table)), interrupt=True)
        return True

    # ------------------------------------------------------------ what there is to say

    def _whole(self, scene: Scene) -> list[Utterance]:
        """Return all there is to say of a screen: its name, its sentence, its focus."""
        name = Utterance(self._kit.words().say(f"speech.scene.{scene.name}"))
        said, aside = utterances(scene.spoken()), utterances(scene.aside())
        return [name, *said, *self._focused(scene), *aside]

    def _focused(self, scene: Scene) -> tuple[Utterance, ...]:
        """Return what the focus lies on: a scene's own words for it, else its form's."""
        own, form = utterances(scene.spoken_focus()), scene.form
        if own or form is None or form.focused is None:
            return own
        say = self._kit.words().say
        said = form.focused.spoken(say)
        names = [widget.name for widget in form.widgets]
        place = say("speech.place", at=names.index(form.focused.name) + 1, of=len(names))
        return (Utterance(f"{said}, {place}" if len(names) > 1 else said, form.focused.private),)

    def _tell_lines(self, scene: Scene) -> bool:
        """Speak what the log says since the last time; return whether it said anything."""
        lines = scene.log_lines
        new = [Utterance(line.text, line.secret) for line in lines[self._lines :]]
        last = lines[self._lines - 1] if 0 < self._lines <= len(lines) else None
        if last is not None and (more := last.since(self._listed)):
            new.insert(0, Utterance(more, last.secret))
        self._say(new)
        self._remember(scene)
        return bool(new)

    def _remember(self, scene: Scene) -> None:
        """Take what the log says now for spoken."""
        lines = scene.log_lines
        self._lines, self._listed = len(lines), lines[-1].many if lines else 0

    def _say(self, said: Sequence[Utterance], *, interrupt: bool = False) -> None:
        for one in said:
            # whoever writes a panel need not think of who may hear it
            utterance = replace(one, private=True) if self._behind else one
            self._kit.speech.say(utterance, interrupt=interrupt)
            interrupt = False


def _people_at(stack: Stack) -> int:
    """Return how many people sit before the screen."""
    return max(1, *(scene.people for scene in stack.scenes))
