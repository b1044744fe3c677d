"""A question narrowed part by part until one option is left; knows no Discord and asks no engine."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from data.text import Text
from engines.kernel import Option, Question

TOKEN = 5
MORE = "." * TOKEN


def token(value: str) -> str:
    """A short name for a value, for ids that must not grow."""
    return base64.urlsafe_b64encode(hashlib.sha256(value.encode()).digest())[:TOKEN].decode()


def split(tokens: str) -> list[str]:
    """The tokens of a string made of them."""
    return [tokens[i : i + TOKEN] for i in range(0, len(tokens), TOKEN)]


@dataclass
class Choice:
    """One value of a part, with the options that have it."""

    value: str
    options: list[Option]
    extra: bool = False

    @property
    def token(self) -> str:
        """Its short name."""
        return token(("!" if self.extra else "") + self.value)

    @property
    def blocked(self) -> Text | None:
        """Why none of its options may be chosen now."""
        if any(option.blocked is None for option in self.options):
            return None
        return self.options[0].blocked

    @property
    def final(self) -> bool:
        """Whether everything it leads to cannot be taken back."""
        legal = [option for option in self.options if option.blocked is None]
        return bool(legal) and all(option.final for option in legal)


@dataclass
class Narrowed:
    """Where a reader is: what was chosen, what is to be chosen next, or the one option that is left."""

    chosen: list[tuple[str, str]] = field(default_factory=list)
    part: str = ""
    choices: list[Choice] = field(default_factory=list)
    extras: list[Choice] = field(default_factory=list)
    option: Option | None = None
    lost: bool = False

    @property
    def all_final(self) -> bool:
        """Whether nothing that may be chosen here leads to what can be taken back."""
        return all(choice.final for choice in self.choices if choice.blocked is None)


def narrow(question: Question, path: Iterable[str]) -> Narrowed:
    """Follow a path of chosen values through the parts of a question; parts with one value are passed by.

    The path holds values, not places: what was pressed before others changed the question still means the same.
    """
    options = [option for option in question.shown if not option.extra]
    extras = [Choice(option.key, [option], extra=True) for option in question.shown if option.extra]
    chosen: list[tuple[str, str]] = []
    beside = False
    for step in path:
        extra = [choice for choice in extras if choice.token == step]
        if extra:
            return Narrowed(chosen=[("", extra[0].value)], option=extra[0].options[0])
        if step == MORE and extras:
            beside = True
            continue
        part, value = _meant(options, step, {part for part, _ in chosen})
        if value is None:
            return Narrowed(lost=True)
        options = [option for option in options if _value(option, part) == value]
        chosen.append((part, value))
    if beside:
        return Narrowed(choices=extras)
    here = _step(options, chosen)
    here.extras = extras
    return here


def _value(option: Option, part: str) -> str:
    """What an option has for a part; options without parts are told apart by their keys."""
    return option.parts.get(part, "") if part else option.key


def _meant(options: Sequence[Option], step: str, passed: set[str]) -> tuple[str, str | None]:
    """The part and the value that a step of a path stands for; no value if nothing has it."""
    for part in [*parts_of(options), ""]:
        if part not in passed:
            for option in options:
                if token(_value(option, part)) == step:
                    return part, _value(option, part)
    return "", None


def _step(options: Sequence[Option], chosen: list[tuple[str, str]]) -> Narrowed:
    """What is to be chosen next, or the option that is left; one that is blocked has its reason with it.

    A single legal option beside blocked ones is still to be chosen: a press must not do what it did not say.
    """
    if chosen and (len(options) == 1 or all(option.blocked is not None for option in options)):
        return Narrowed(chosen, option=options[0])
    passed = {part for part, _ in chosen}
    for part in parts_of(options):
        choices = _by_value(options, part)
        if part not in passed and len(choices) > 1:
            return Narrowed(chosen, part, choices)
    part = next(iter(parts_of(options)), "")
    if len(options) == 1 and part:
        return Narrowed(chosen, part, _by_value(options, part))
    return Narrowed(chosen, "", [Choice(option.key, [option]) for option in options])


def parts_of(options: Iterable[Option]) -> list[str]:
    """The names of the parts in the order in which they are narrowed."""
    return list(dict.fromkeys(part for option in options for part in option.parts))


def _by_value(options: Iterable[Option], part: str) -> list[Choice]:
    choices: dict[str, Choice] = {}
    for option in options:
        value = option.parts.get(part, "")
        choices.setdefault(value, Choice(value, [])).options.append(option)
    return list(choices.values())
