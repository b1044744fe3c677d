"""What a typed command means."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.ui.play.verbs import Said, verb
from bot.ui.table.narrow import narrow, split
from data.text import Text
from data.words import Words
from engines.kernel import Match, Option, Question, RefusedError
from engines.kernel.catalogue import title_of

BUILD = verb("build", "build", building="building", at="at")
NO_CUBES, TAKEN = Text("towns-why-no-pattern"), Text("kernel-stale")


def asked(*options: Option) -> Question:
    return Question(0, Text("towns-ask-build"), list(options), step="build")


def said(question: Question, **given: str) -> Said:
    title = title_of("tiny_towns")
    board = Match.start(title, 2, title.options(), "ab" * 32).view(None).board
    return Said(BUILD, title, board, Words(), question, given)


def option(building: str, at: str = "", *, blocked: Text | None = None, quiet: bool = False) -> Option:
    parts = {"building": building} | ({"at": at} if at else {})
    return Option(parts, blocked=blocked, quiet=quiet)


def reason(question: Question, **given: str) -> Text:
    with pytest.raises(RefusedError) as refused:
        said(question, **given).options()
    return refused.value.text


def test_values_are_named_as_they_are_called_or_as_they_are() -> None:
    question = asked(option("farm", "A1"), option("well", "B2"))
    for name in ("farm", "Farm", " FARM ", said(question).offers("building")["farm"]):
        assert [one.key for one in said(question, building=name).options()] == ["farm:A1"]


def test_a_word_of_a_name_is_enough_where_nothing_is_called_just_that() -> None:
    question = asked(option("architects_guild"), option("grove_university"), option("farm"))
    assert [one.key for one in said(question, building="guild").options()] == ["architects_guild"]
    assert [one.key for one in said(question, building="UNIVERSITY").options()] == ["grove_university"]
    assert reason(question, building="gui").id == "verb-unknown"
    assert reason(asked(option("temple"), option("a – b")), building=" ").id == "verb-unknown"


def test_a_word_of_several_names_is_no_clear_name_though_but_one_can_be_had() -> None:
    question = asked(option("grove_university"), option("architects_guild"))
    held, unheld = option("shrine"), option("obelisk", blocked=TAKEN, quiet=True)
    assert not said(asked(held, unheld), building="of the").clear([held])
    assert said(question, building="guild").clear([question.options[1]])


def test_what_cannot_be_taken_back_must_be_named_whole() -> None:
    final = option("architects_guild")
    final.final = True
    question = asked(final, option("farm"))
    assert not said(question, building="guild").clear([final])
    assert said(question, building="architect’s guild").clear([final])


def test_a_blocked_option_says_why_although_more_was_typed_than_it_has() -> None:
    question = asked(option("farm", "A1"), option("well", blocked=NO_CUBES))
    assert reason(question, building="well", at="A1") is NO_CUBES


def test_the_reason_is_that_of_the_option_that_has_most_of_what_was_typed() -> None:
    question = asked(option("well", blocked=NO_CUBES), option("well", "B2", blocked=TAKEN), option("farm"))
    assert reason(question, building="well", at="B2") is TAKEN


def test_a_blocked_option_that_contradicts_what_was_typed_gives_no_reason() -> None:
    question = asked(option("farm", "A1"), option("well", "B2"), option("inn", "B2", blocked=TAKEN))
    assert reason(question, building="farm", at="B2").id == "verb-together"


def test_what_is_known_nowhere_is_answered_with_what_is() -> None:
    question = asked(option("farm", "A1"), option("well", blocked=NO_CUBES))
    assert reason(question, building="castle").id == "verb-unknown"


def test_a_command_is_carried_out_at_once_only_if_nothing_else_could_be_meant() -> None:
    at_home, taken = option("farm", "A1"), option("farm", "B2", blocked=TAKEN)
    assert said(asked(at_home), building="farm").clear([at_home])
    assert not said(asked(at_home, taken), building="farm").clear([at_home])
    assert said(asked(at_home, taken), building="farm", at="A1").clear([at_home])
    assert not said(asked(at_home)).clear([at_home])


def test_where_several_are_picked_a_command_that_leaves_no_room_is_clear() -> None:
    nothing, farm, well = option("none"), option("farm"), option("well")
    nothing.weight = 2
    question = asked(nothing, farm, well)
    question.most = question.budget = 2
    assert said(question, building="none").clear([nothing])
    assert not said(question, building="farm").clear([farm])


def test_a_later_part_that_was_said_is_not_asked_again() -> None:
    options = [option(building, at) for building in ("farm", "well") for at in ("A1", "B2")]
    meaning = said(asked(*options), at="B2")
    now = narrow(meaning.question, split(meaning.path(1, meaning.options()).path))
    assert now.chosen == [("at", "B2")]
    assert [choice.value for choice in now.choices] == ["farm", "well"]


def test_what_is_quiet_is_not_shown_but_says_why_it_cannot_be() -> None:
    unheld = option("well", blocked=TAKEN, quiet=True)
    question = asked(option("farm", "A1"), option("inn", "A1"), unheld)
    assert [choice.value for choice in narrow(question, []).choices] == ["farm", "inn"]
    assert reason(question, building="well") is TAKEN
    assert said(question).offers("building").keys() == {"farm", "inn"}


def test_what_is_named_too_early_is_told_what_comes_first_where_the_question_knows() -> None:
    first = option("farm", blocked=Text("towns-why-place-first"), quiet=True)
    cube = Option({"at": "B2"}, blocked=TAKEN)
    question = replace(asked(Option({"at": "A1"}), cube, first), step="place")
    assert reason(question, building="farm").id == "towns-why-place-first"
    assert reason(question, building="farm", at="B2").id == "towns-why-place-first", (
        "not why no cube goes there"
    )
    assert reason(question, at="B2").id == "verb-not-now"
    assert reason(question, at="A1").id == "verb-not-now"
    assert reason(question).id == "verb-not-now"


def test_twenty_of_what_is_known_are_named_and_what_was_typed_is_cut() -> None:
    def refusal(count: int, typed: str) -> tuple[str, int]:
        many = asked(
            *[option("farm", f"{row}{column}") for row in "ABCDEF" for column in range(1, 6)][:count]
        )
        args = reason(many, at=typed).args
        return str(args["value"]), str(args["known"]).count(",") + 1

    assert refusal(20, "x" * 60) == ("x" * 60, 20)
    assert refusal(21, "x" * 61) == ("x" * 59 + "…", 20)
    nothing = reason(asked(option("well", "A1", blocked=NO_CUBES), option("farm")), at="Z9")
    assert (nothing.id, nothing.args["known"]) == ("verb-unknown", "–")
    together = asked(option("farm", "A1"), option("well", "B2"))
    assert reason(together, building="farm", at="B2").id == "verb-together"


def test_another_verb_is_told_that_the_table_asks_something_else() -> None:
    elsewhere = replace(asked(option("farm")), step="name")
    assert reason(elsewhere, building="farm").id == "verb-not-now"
    assert reason(elsewhere).id == "verb-not-now"


def test_what_is_typed_so_far_matches_any_piece_of_a_name_in_either_language() -> None:
    known = replace(said(asked(option("farm"))), words=Words("pl"))
    polish = Words("pl")("towns-card-farm")
    for typed in ("", "FAR", "arm", polish[1:4].upper()):
        assert known.matches("building", "farm", typed)
    assert not known.matches("building", "farm", "well")
