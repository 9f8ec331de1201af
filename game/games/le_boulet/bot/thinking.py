"""Thinking bots: ``easy`` to ``expert``; all see alike, and think more or less far."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from game.ai.probability import logistic
from game.games.le_boulet.bot import answering, judging, leading
from game.games.le_boulet.bot.beliefs import Beliefs
from game.games.le_boulet.bot.head import BotHead, Weighed
from game.games.le_boulet.bot.minds import Mind, Nature, tempo_of
from game.games.le_boulet.bot.seated_bot import SeatedBot
from game.games.le_boulet.bot.taste import Eye
from game.games.le_boulet.model import actions as act
from game.games.le_boulet.model import state as at
from game.games.le_boulet.model.actions import PAIR, Action
from game.games.le_boulet.model.cards import OWN
from game.games.le_boulet.model.events import Event
from game.games.le_boulet.model.options import Options, drawn_as
from game.games.le_boulet.rules.legality import contestable, may_ask

SOON: Final = 25
LATE: Final = 180
"""Tenths of a second in which a usual bot finds an association, by chance alone (B17)."""
_ANY: Final = (0,)


class ThinkingBot(SeatedBot):
    """Judges by an eye of its own, and plays as its mind and its nature are."""

    def __init__(
        self, seat: int, options: Options, seed: int, mind: Mind, nature: Nature, name: str
    ) -> None:
        """Sit down with a mind and a nature; ``name`` is the character's, empty for nobody's."""
        super().__init__(seat, options, seed)
        grudges = [0.0] * options.seats
        beliefs, eye = Beliefs(options.seats), Eye(seed, options.album)
        self.head = BotHead(seat, self.view, seed, mind, nature, eye, beliefs, grudges)
        self._tempo = tempo_of(name)
        self._done: list[Weighed] = []
        self._about: tuple[str, tuple[int, ...]] = ("", ())

    def observe(self, event: Event) -> None:
        """Take one fact in, before the view does."""
        self.head.observe(event)
        super().observe(event)

    def choose(self, legal: Sequence[Action]) -> Action:
        """Return what it does, an open field filled in."""
        view = self.view
        self._about = view.theme, view.pair
        self._done = self._weigh(legal)
        return self._done[0].action

    def _weigh(self, legal: Sequence[Action]) -> list[Weighed]:
        """Return what was weighed, what is done first."""
        head, view = self.head, self.view
        match view.phase:
            case at.RACE:
                found = SOON + (LATE - SOON) * head.draw("race")
                return [Weighed(act.Found(min(600, int(found * self._tempo))), {})]
            case at.LEAD:
                pairs = leading.weighed(head)
                done = leading.chosen(head, pairs)
                first = [one for one in pairs if one.action == done] or [Weighed(done, {})]
                if isinstance(done, act.Lead):
                    self._about = done.theme, (done.a, done.b)
                return _first(first[0], pairs)
            case at.ANSWER | at.RETRY:
                return [Weighed(act.ASK, {})] if self._wonders() else self._answer()
            case at.EXPLAIN:
                return [Weighed(act.Explain(judging.explanation(head)), {})]
            case at.OPEN:
                found_wrong = judging.objection(head, contestable(view, self.seat))
                return [found_wrong or Weighed(act.FINE, {})]
            case at.DEFENCE:
                return [Weighed(act.Defend(judging.defence(head)), {})]
            case at.VOTE:
                return judging.votes(head)
            case at.GIVE:
                return answering.gifts(head)
            case _:
                return [Weighed(legal[0], {})]

    def _wonders(self) -> bool:
        """Say whether the theme is asked about: nobody answers what they do not understand."""
        asks = self.view.phase == at.ANSWER and may_ask(self.view)
        return asks and not self.head.sight(self.view.theme).clear

    def _answer(self) -> list[Weighed]:
        """Return what is laid, or the accusation of the pair."""
        head, view = self.head, self.view
        found = answering.weighed(head)
        done = answering.chosen(head, found)
        things = [PAIR] if view.phase == at.ANSWER and PAIR not in view.good else []
        wrong = judging.objection(head, things)
        return [wrong] if wrong else _first(done, found)

    def why(self) -> dict[str, Any]:
        """Return what was weighed, in parts that add up, and how the cards were judged.

        ``ally`` holds how likely each seat was thought to find the cards good.
        """
        if not any(one.parts for one in self._done):
            return {}
        action = self._done[0].action
        values = []
        for one in self._done:  # Boulets too, which are all alike: else they were less work
            parts = {name: round(part, 3) for name, part in one.parts.items()}
            values.append({**one.action.to_json(), "value": sum(parts.values()), "parts": parts})
        judged = self._judged(action)
        worst = min([each["act"]["sum"] for each in judged], default=0.0)
        yes = self.head.votes(worst, ())
        return {
            "turn": self.view.leads,
            "at": self._whom(action),
            "ally": [round(share, 3) for share in yes],
            "values": values,
            "evidence": judged,
            **self._named(values, judged),
        }

    def _named(
        self, values: Iterable[Mapping[str, Any]], judged: Iterable[Mapping[str, Any]]
    ) -> dict[str, Any]:
        """Return what one's own pictures that were thought of are drawn as, by face."""
        if self.view.options.album is None:
            return {}
        faces = {one[key] for one in values for key in ("a", "b", "face") if key in one}
        faces |= {one["act"]["face"] for one in judged}
        drawn = {str(face): drawn_as(face, self.view.options) for face in faces if face >= OWN}
        return {"named": drawn}

    def _whom(self, action: Action) -> int | None:
        match action:
            case act.Contest(thing):
                return int(self.head.owner(thing))
            case act.Vote():
                return int(self.view.accused)
            case act.Give(to):
                return to
            case _:
                return None

    def _judged(self, action: Action) -> list[dict[str, Any]]:
        """Return how the cards that an action is about were judged under the theme."""
        theme, pair = self._about
        match action:
            case act.Lead():
                faces: Sequence[int] = pair
            case act.Answer(face):
                faces = (face,)
            case act.Contest(thing):
                faces = self.head.faces(thing)
            case act.Vote():
                faces = self.head.faces(self.view.contested)
            case _:
                faces = ()
        faces = [face for face in faces if face >= 0]
        if not theme:
            return []
        # for a Boulet, or nothing, one card is looked at all the same: it is as much work
        told = [self._told(theme, face) for face in faces or _ANY]
        return told if faces else []

    def _told(self, theme: str, face: int) -> dict[str, Any]:
        """Return a judgement: what the theme says of a card, and what this eye makes of it."""
        its = self.head.meaning() if theme == self.view.theme else self.head.sight(theme)
        parts = self.head.eye.parts(its, face)
        plain = round(parts["theme"], 1)
        eye = round(parts["family"] + parts["own"], 1)
        return {
            "seat": self.seat,
            "turn": self.view.leads,
            "act": {
                "kind": "judged", "face": face, "theme": theme, "clear": its.clear,
                "phrases": [phrase for phrase, _ in its.phrases[:2]],
                "parts": {"theme": plain, "eye": eye}, "sum": round(plain + eye, 1),
            },
            "before": round(logistic(plain), 3),
            "after": round(logistic(plain + eye), 3),
        }  # fmt: skip


def _first(done: Weighed, found: Sequence[Weighed]) -> list[Weighed]:
    """Return what was weighed, with what is done first."""
    return [done, *[one for one in found if one is not done]]
