"""What a typed command means."""

from __future__ import annotations

import pytest

from bot.ui.narrow import narrow
from bot.ui.verbs import Said, verb
from data.text import Text
from data.words import Words
from engines.kernel import Option, Question, RefusedError
from engines.kernel.catalogue import title_of

BUILD = verb("build", "build", building="building", at="at")
NO_CUBES, TAKEN = Text("towns-why-no-pattern"), Text("kernel-stale")


def asked(*options: Option) -> Question:
    return Question(0, Text("towns-ask-build"), list(options), step="build")


def said(**given: str) -> Said:
    return Said(BUILD, title_of("tiny_towns"), Words(), given)


def option(building: str, at: str = "", *, blocked: Text | None = None, quiet: bool = False) -> Option:
    parts = {"building": building} | ({"at": at} if at else {})
    return Option(f"{building}:{at}", parts, blocked=blocked, quiet=quiet)


def reason(meaning: Said, question: Question) -> Text:
    with pytest.raises(RefusedError) as refused:
        meaning.options(question)
    return refused.value.text


def test_values_are_named_as_they_are_called_or_as_they_are() -> None:
    question = asked(option("farm", "A1"), option("well", "B2"))
    for name in ("farm", "Farm", " FARM "):
        assert [one.key for one in said(building=name).options(question)] == ["farm:A1"]


def test_a_blocked_option_says_why_although_more_was_typed_than_it_has() -> None:
    question = asked(option("farm", "A1"), option("well", blocked=NO_CUBES))
    assert reason(said(building="well", at="A1"), question) is NO_CUBES


def test_the_reason_is_that_of_the_option_that_has_most_of_what_was_typed() -> None:
    question = asked(option("well", blocked=NO_CUBES), option("well", "B2", blocked=TAKEN), option("farm"))
    assert reason(said(building="well", at="B2"), question) is TAKEN


def test_a_blocked_option_that_contradicts_what_was_typed_gives_no_reason() -> None:
    question = asked(option("farm", "A1"), option("well", "B2"), option("inn", "B2", blocked=TAKEN))
    assert reason(said(building="farm", at="B2"), question).id == "verb-together"


def test_what_is_known_nowhere_is_answered_with_what_is() -> None:
    question = asked(option("farm", "A1"), option("well", blocked=NO_CUBES))
    assert reason(said(building="castle"), question).id == "verb-unknown"


def test_a_command_is_carried_out_at_once_only_if_nothing_else_could_be_meant() -> None:
    at_home, taken = option("farm", "A1"), option("farm", "B2", blocked=TAKEN)
    assert said(building="farm").clear(asked(at_home), [at_home])
    assert not said(building="farm").clear(asked(at_home, taken), [at_home])
    assert said(building="farm", at="A1").clear(asked(at_home, taken), [at_home])
    assert not said().clear(asked(at_home), [at_home])


def test_what_is_quiet_is_not_shown_but_says_why_it_cannot_be() -> None:
    unheld = option("well", blocked=TAKEN, quiet=True)
    question = asked(option("farm", "A1"), option("inn", "A1"), unheld)
    assert [choice.value for choice in narrow(question, []).choices] == ["farm", "inn"]
    assert reason(said(building="well"), question) is TAKEN
    assert said().values(question, "building", {}).keys() == {"farm", "inn"}
