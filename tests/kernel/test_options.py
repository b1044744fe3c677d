"""What may be chosen when a table opens, as it is written in commands."""

from __future__ import annotations

from typing import Literal

import pytest
from pydantic import ValidationError

from engines.kernel import Match, Options, RefusedError
from tests.toys import LANTERNS, YARDS


class Some(Options):
    """One of each kind."""

    rounds: Literal[6, 12] = 12
    variant: Literal["short", "long"] = "short"
    expert: bool = False


def test_choices_are_written_as_people_write_them() -> None:
    assert Some.choices() == {"rounds": ("6", "12"), "variant": ("short", "long"), "expert": ("on", "off")}


def test_written_options_are_read_back() -> None:
    some = Some.parse({"rounds": "6", "expert": "on"})
    assert (some.rounds, some.variant, some.expert) == (6, "short", True)
    assert some.written() == {"rounds": "6", "variant": "short", "expert": "on"}
    assert Some.parse(some.written()) == some


def test_nothing_written_means_the_usual() -> None:
    assert Some.parse({}) == Some()


def test_what_was_arranged_stays_as_it_is() -> None:
    with pytest.raises(ValidationError, match="frozen"):
        Some().rounds = 6  # type: ignore[misc]


def test_an_option_is_a_switch_or_one_of_a_few_words() -> None:
    class Counted(Options):
        rounds: int = 3

    with pytest.raises(TypeError, match="booleans or literals"):
        Counted.choices()


@pytest.mark.parametrize(
    ("written", "refusal", "known"),
    [
        ({"speed": "on"}, "kernel-option-unknown", "expert, rounds, variant"),
        ({"rounds": "7"}, "kernel-option-value", "6, 12"),
        ({"expert": "true"}, "kernel-option-value", "on, off"),
    ],
)
def test_unknown_names_and_values_are_refused_with_those_that_exist(
    written: dict[str, str], refusal: str, known: str
) -> None:
    with pytest.raises(RefusedError) as refused:
        Some.parse(written)
    assert refused.value.text.id == refusal
    assert refused.value.text.args["known"] == known


def test_a_match_opens_only_with_seats_and_options_that_go_together() -> None:
    behind = LANTERNS.options(ties="behind")
    with pytest.raises(RefusedError) as refused:
        Match.start(LANTERNS, 2, behind, "00")
    assert refused.value.text.id == "lanterns-conflict-behind"
    assert not Match.start(LANTERNS, 3, behind, "00").over
    with pytest.raises(RefusedError) as refused:
        Match.start(YARDS, 5, YARDS.options(), "00")
    assert refused.value.text.args == {"least": 1, "most": 4, "seats": 5}
