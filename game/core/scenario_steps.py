"""Steps: how the actions of a game are written in scenario files, read off their typed fields.

Each kind has two forms. Lists of legal actions write ``wear:{face}>{slot}?``: what a ``?`` follows
may be left out. A step of a case says ``wear = {face}, slot = {slot}?``. A game names the forms
that are not as usual, which is ``kind:{first}>{second}`` and ``kind = {first}, second = {second}``;
a step of a kind without fields says ``kind = true``.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, Final, Generic, TypeVar

from game.core.fields import ActionKinds, FieldType, Number, Text, fields_of
from game.core.scenario_api import (
    DeferredText,
    SituationError,
    Table,
    index_of,
    listed,
    seat_of,
    shown,
    verb_of,
    within,
)

A = TypeVar("A")
Forms = Mapping[str, str | tuple[str, str]]
"""By kind, its form in lists, and that in steps where it does not follow from the first."""
_FIELD: Final = re.compile(r"(\W?)\{(\w+)\}(\??)")
_DIGITS: Final = re.compile(r"[0-9]{1,9}")
_SETTING: Final = re.compile(r"(\w+) = (\[.*?\]|[^,]+)")


@dataclass(frozen=True, slots=True)
class _Form:
    """How one kind of action is written."""

    kind: Any
    types: Mapping[str, FieldType]
    defaults: Mapping[str, Any]
    head: str
    tail: Sequence[tuple[str, str, str]]
    """What stands before a field, the field, and ``?`` where both may be left out."""
    settings: Mapping[str, str]
    """By key of a step, what may stand there; its verb comes first."""

    @property
    def verb(self) -> str:
        """The key of a step that names the action."""
        return next(iter(self.settings))

    def pattern(self) -> str:
        """Return the regular expression of what lists may write, a group for each field."""
        tail = (f"(?:{re.escape(before)}([^:>+]+)){may}" for before, _, may in self.tail)
        return re.escape(self.head) + "".join(tail)


class StepReader(Generic[A]):
    """Reads and writes the actions of a game as scenario files have them."""

    def __init__(
        self, kinds: ActionKinds[A], forms: Forms | None = None, lacks: Collection[str] = ()
    ) -> None:
        """Take the kinds, the forms that are not as usual, and verbs that a game does not have."""
        every = [_form(kind, (forms or {}).get(name, "")) for name, kind in kinds.by_name.items()]
        self._by_kind = {form.kind: form for form in every}
        self._forms = [form for form in every if form.verb not in lacks]
        self.keys = frozenset(chain.from_iterable(form.settings for form in self._forms))

    # ------------------------------------------------------------ what a game may have otherwise

    def words_of(self, number: Number, table: Table) -> Mapping[Any, str]:
        """Return the words of a field's type at a table, by value."""
        return number.words

    def made(self, kind: type[A], held: dict[str, Any], table: Table) -> A:
        """Return the action of a kind with the fields that a step names."""
        return kind(**held)

    # ------------------------------------------------------------ steps

    def action(self, step: Mapping[str, Any], table: Table) -> A:
        """Return the action that a step spells.

        Raises:
            SituationError: it spells none.
        """
        verb = verb_of(step, list(dict.fromkeys(form.verb for form in self._forms)))
        forms = [form for form in self._forms if form.verb == verb]
        form, held = self._meant(forms, verb, step[verb], table)
        for key in sorted(step.keys() & self.keys - form.settings.keys()):
            raise SituationError("scenario.not-with", key, name=key, verb=verb)
        for key, setting in list(form.settings.items())[1:]:
            if key in step:
                held |= self._held(form, key, step[key], table)
            elif not setting.endswith("?"):
                what = _what(form, key)
                raise SituationError("scenario.needs", verb, verb=verb, name=key, what=what)
        return self.made(form.kind, held, table)

    def _meant(
        self, forms: Sequence[_Form], verb: str, value: object, table: Table
    ) -> tuple[_Form, dict[str, Any]]:
        """Return the first of some forms of a verb that a value fits, and what it sets."""
        errors = []
        for form in forms:
            try:
                return form, self._held(form, verb, value, table)
            except SituationError as error:
                errors.append(error)
        words = [self._words(form, verb, table) for form in forms]
        if len(forms) > 1 and None not in words:
            index_of(value, [word for its in words for word in its or ()], "word", verb)
        raise errors[words.index(None) if None in words else 0]

    def _words(self, form: _Form, verb: str, table: Table) -> list[str] | None:
        """Return the words that may stand for a verb, None if something else may, too."""
        setting = form.settings[verb]
        found = _FIELD.fullmatch(setting)
        if not found:
            return None if setting.startswith("[") else [setting]
        its = form.types[found[2]]
        if isinstance(its, Text) or its.numbers:
            return None
        return [*self.words_of(its, table).values(), *(["true"] if found[3] else [])]

    def _held(self, form: _Form, key: str, value: object, table: Table) -> dict[str, Any]:
        """Return the fields that a key of a step sets."""
        setting = form.settings[key]
        fields = [name for _, name, _ in _FIELD.findall(setting)]
        if setting.startswith("["):
            values = listed(value, key)
            if len(values) != len(fields):
                raise SituationError("scenario.size-of", key, where=key, size=len(fields))
            return {
                name: self._value(form.types[name], one, key, table)
                for name, one in zip(fields, values, strict=True)
            }
        if fields and not (value is True and setting.endswith("?")):
            return {fields[0]: self._value(form.types[fields[0]], value, key, table)}
        if not fields and (value is not True if setting == "true" else value != setting):
            raise SituationError("scenario.write", key, where=key, word=setting)
        return {}

    def _value(self, its: FieldType, written: object, where: str, table: Table) -> Any:
        """Return the value of a field as it is written."""
        if isinstance(its, Text):
            if not isinstance(written, str) or len(written) < its.least:
                raise SituationError("scenario.text", where, where=where, given=shown(written))
            return written
        words = self.words_of(its, table)
        for value, word in words.items():
            if word and word == written:
                return value
        if its.name == "seat":
            return seat_of(written, table.seats, where)
        if its.numbers:
            number = int(str(written)) if _DIGITS.fullmatch(str(written)) else written
            return within(number, its.numbers[0], its.numbers[-1], where)
        return index_of(written, list(words.values()), its.name, where)

    # ------------------------------------------------------------ lists of legal actions

    def spell(self, action: A, table: Table) -> str:
        """Return an action as lists of legal actions write it, such as ``D10>1``."""
        form = self._by_kind[type(action)]
        written = form.head
        for before, name, may in form.tail:
            value, its = getattr(action, name), form.types[name]
            if may and value == form.defaults[name]:
                continue
            words = {} if isinstance(its, Text) else self.words_of(its, table)
            written += before + (words.get(value) or str(value))
        return written

    def check_spelling(self, spelled: str, table: Table) -> None:
        """Check an entry of a list of legal actions.

        Raises:
            SituationError: no action is written so.
        """
        why = DeferredText("scenario.spelling")
        for form in self._forms:
            found = re.fullmatch(form.pattern(), spelled)
            if not found:
                continue
            try:
                for (_, name, _), word in zip(form.tail, found.groups(), strict=True):
                    if word is not None:
                        self._value(form.types[name], word, form.verb, table)
            except SituationError as error:
                why = error.phrase
            else:
                return
        raise SituationError("scenario.spelled", spelled, given=spelled, why=why)


def _what(form: _Form, key: str) -> DeferredText | str:
    """Return what a key of a step wants: a seat, a text, or something else."""
    for _, name, _ in _FIELD.findall(form.settings[key]):
        its = form.types[name]
        if its.name in ("seat", "text"):
            return DeferredText(f"scenario.a-{its.name}")
    return "…"


def _form(kind: Any, given: str | tuple[str, str]) -> _Form:
    """Return how a kind is written, as usual where nothing is given."""
    its = fields_of(kind)
    usual = kind.kind + "".join(f"{'>' if at else ':'}{{{one.name}}}" for at, one in enumerate(its))
    spelled, step = given if isinstance(given, tuple) else (given or usual, "")
    head, *rest = _FIELD.split(spelled)
    tail = list(zip(rest[::4], rest[1::4], rest[2::4], strict=True))
    if step:
        settings = {key: setting.strip() for key, setting in _SETTING.findall(step)}
    else:
        verb, _, word = head.partition(":")
        settings = {verb: word or "true"}
        for at, (_, name, may) in enumerate(tail):
            settings[name if at else verb] = f"{{{name}}}{may}"
    types = {one.name: one.type for one in its}
    defaults = {one.name: one.default for one in its}
    return _Form(kind, types, defaults, head, tail, settings)
