"""What every question has to hold to, whoever asks it."""

from __future__ import annotations

import re

from engines.kernel import Option, Question

NAME = re.compile(r"[a-z][a-z0-9_]*")
PARTS, VALUE, KEY = 5, 60, 100


def sound(question: Question) -> None:
    """Keys and parts are unique and short; something can be picked."""
    keys = [option.key for option in question.options]
    assert len(set(keys)) == len(keys), f"{question.step}: two options have one key"
    assert question.legal, f"{question.step}: no legal answer"
    assert 0 <= question.least <= question.most
    assert question.most > 0
    for option in question.options:
        assert 0 < len(option.key) <= KEY
        assert option.most >= 1
        assert option.weight >= 0
        assert 1 <= len(option.parts) <= PARTS, f"{question.step}: {option.key} has no parts, or too many"
        for part, value in option.parts.items():
            assert NAME.fullmatch(part)
            assert 0 < len(value) <= VALUE
    told_apart(question.step, [option for option in question.options if not option.extra], ())


def told_apart(step: str, options: list[Option], chosen: tuple[str, ...]) -> None:
    """Narrowing part by part comes to one option, and all that is left has a value for each part to choose."""
    for part in dict.fromkeys(part for option in options for part in option.parts):
        values = {option.parts.get(part) for option in options}
        if part in chosen or len(values) == 1:
            continue
        assert None not in values, f"{step}: only some of {[o.key for o in options]} have a {part}"
        for value in values:
            told_apart(step, [o for o in options if o.parts[part] == value], (*chosen, part))
        return
    assert len(options) <= 1, f"{step}: no part tells {[option.key for option in options]} apart"


def teaches(plain: Question, taught: Question) -> None:
    """Teaching adds only what is not legal now, each with a reason; it may put things in another order."""
    assert sorted(option.key for option in plain.legal) == sorted(option.key for option in taught.legal)
    assert (plain.least, plain.most, plain.budget) == (taught.least, taught.most, taught.budget)
    sound(taught)
