"""The language where nobody chose one: the first that the system asks for and we speak."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

from game.store import languages
from game.store.languages import asked_for, spoken_of, system_language

VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


@pytest.fixture(autouse=True)
def no_variables(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    languages.forget()
    yield
    languages.forget()


@pytest.mark.parametrize(("variables", "spoken"), [
    ({"LANG": "de_DE.UTF-8"}, "en"),
    ({"LANG": "nl_NL.UTF-8"}, "en"),
    ({"LANG": "fr_CA.UTF-8@euro"}, "fr"),
    ({"LANG": "french"}, "fr"),
    ({"LANG": "fr"}, "fr"),
    ({"LANG": "frp_FR.UTF-8"}, "en"),
    ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:fr:en"}, "fr"),
    ({"LANG": "fr_FR.UTF-8", "LANGUAGE": "nl:en_GB:fr"}, "en"),
    ({"LANG": "fr_FR.UTF-8", "LANGUAGE": "nl"}, "fr"),
    ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "de_DE.UTF-8"}, "en"),
    ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_BE.UTF-8"}, "fr"),
    ({"LANG": "fr_FR.UTF-8", "LC_ALL": "en_US.UTF-8"}, "en"),
    ({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, "fr"),
    ({"LANGUAGE": "fr"}, "fr"),
    ({"LANG": "C", "LANGUAGE": "fr"}, "en"),
    ({"LANG": "C.UTF-8"}, "en"),
    ({"LANG": "_:.@ \udcff", "LANGUAGE": ":::-"}, "en"),
    ({}, "en"),
])  # fmt: skip
def test_variables_of_the_environment_are_read_in_their_order(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], spoken: str
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert system_language() == spoken


@pytest.mark.parametrize(("listed", "spoken"), [
    (["de", "fr_CH", "en"], "fr"), (["nl_NL", "en_GB", "fr"], "en"), (["de_AT"], "en"), ([], "en"),
])  # fmt: skip
@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_without_variables_the_systems_own_list_is_asked(
    monkeypatch: pytest.MonkeyPatch, system: str, listed: list[str], spoken: str
) -> None:
    def preferred() -> list[dict[str, str | None]]:
        parts = [one.partition("_") for one in listed]
        return [{"language": one, "country": country or None} for one, _, country in parts]

    monkeypatch.setattr("pygame.system.get_pref_locales", preferred)
    monkeypatch.setattr(sys, "platform", system)
    assert system_language() == spoken
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert system_language() == "fr", "a terminal's word comes first"


def test_a_system_that_cannot_be_asked_is_spoken_to_in_english(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setitem(sys.modules, "pygame", None)
    assert system_language() == "en"


def test_what_nobody_speaks_is_passed_over() -> None:
    assert asked_for({"LANGUAGE": "de:fr", "LANG": "de_DE"}) == ["de", "fr", "de_DE"]
    assert spoken_of(["de", "French_Canada.1252", "en"]) == "fr"
    assert spoken_of(["de", "nl"]) is None
