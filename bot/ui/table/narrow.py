"""A question narrowed part by part until one option is left; knows no Discord and asks no engine."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from data.text import Text
from engines.kernel import Option, Parts, Question

TOKEN = 5
MORE, JOINED = "." * TOKEN, ":"
PLANNED = "-" * TOKEN
"""Before what is picked: that it is planned one after the other, and not given yet."""
LISTED = 72
"""So many choices stand in a list at once, where parts of a question are chosen together."""


def token(value: str) -> str:
    """A short name for a value, for ids that must not grow."""
    return base64.urlsafe_b64encode(hashlib.sha256(value.encode()).digest())[:TOKEN].decode()


def split(tokens: str) -> list[str]:
    """The tokens of a string made of them."""
    return [tokens[i : i + TOKEN] for i in range(0, len(tokens), TOKEN)]


def copies(option: Option, most: int) -> list[str]:
    """The short names of an option as often as it may be picked; the first is its own."""
    more = range(2, min(option.most, most) + 1)
    return [token(option.key), *(token(f"{option.key}{JOINED}{number}") for number in more)]


@dataclass
class Choice:
    """One value of a part, with the options that have it; or the values of several parts that are chosen as one."""

    value: str
    options: list[Option]
    extra: bool = False
    joint: Mapping[str, str] = field(default_factory=dict)

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
    def together(self) -> bool:
        """Whether several parts are chosen as one here."""
        return any(choice.joint for choice in self.choices)

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
    beside, together = False, question.together
    for step in path:
        extra = [choice for choice in extras if choice.token == step]
        if extra:
            return Narrowed(chosen=[("", extra[0].value)], option=extra[0].options[0])
        if step == MORE and extras:
            beside = True
            continue
        meant = _meant(options, step, {part for part, _ in chosen}, question.together)
        if meant is None:
            return Narrowed(lost=True)
        options = [
            option for option in options if all(_value(option, part) == value for part, value in meant)
        ]
        chosen += meant
        if len(meant) == 1:
            together = ()  # who has begun part by part (in a command, in an older panel) goes on so
    if beside:
        return Narrowed(choices=extras)
    here = _step(options, chosen, together)
    here.extras = extras
    return here


def _value(option: Option, part: str) -> str:
    """What an option has for a part; options without parts are told apart by their keys."""
    return option.parts.get(part, "") if part else option.key


def _meant(
    options: Sequence[Option], step: str, passed: set[str], together: Sequence[Sequence[str]]
) -> Parts | None:
    """The parts and their values that a step of a path stands for; None if nothing has them."""
    for part in [*parts_of(options), ""]:
        if part not in passed:
            for option in options:
                if token(_value(option, part)) == step:
                    return ((part, _value(option, part)),)
    for group in together:
        for one in _by_values(options, group):
            if token(one.value) == step:
                return tuple(one.joint.items())
    return None


def _step(
    options: Sequence[Option], chosen: list[tuple[str, str]], together: Sequence[Sequence[str]]
) -> Narrowed:
    """What is to be chosen next, or the option that is left; one that is blocked has its reason with it.

    A single legal option beside blocked ones is still to be chosen: a press must not do what it did not say.
    """
    if chosen and (len(options) == 1 or all(option.blocked is not None for option in options)):
        return Narrowed(chosen, option=options[0])
    if joint := _together(options, chosen, together):
        return Narrowed(chosen, choices=joint)
    passed = {part for part, _ in chosen}
    for part in parts_of(options):
        choices = _by_value(options, part)
        if part not in passed and len(choices) > 1:
            return Narrowed(chosen, part, choices)
    part = next(iter(parts_of(options)), "")
    if len(options) == 1 and part:
        return Narrowed(chosen, part, _by_value(options, part))
    return Narrowed(chosen, "", [Choice(option.key, [option]) for option in options])


def _together(
    options: Sequence[Option], chosen: list[tuple[str, str]], together: Sequence[Sequence[str]]
) -> list[Choice]:
    """The values of the first group that differ; those with the fewest options make room for these, as whole ones."""
    said = dict(chosen)
    for group in together:
        choices = _by_values(options, group)
        whole = _as_whole(choices)
        if len(choices) > 1 or (whole and group is together[-1]):
            return [
                replace(one, joint=_left(one.joint, said))
                for choice in choices
                for one in (_wholly(choice.options) if choice.value in whole else [choice])
            ]
    return []


def _as_whole(choices: Sequence[Choice]) -> set[str]:
    """The values whose options may stand in the list themselves."""
    counts = {one.value: sum(option.blocked is None for option in one.options) for one in choices}
    room, whole = LISTED - len(choices), set[str]()
    for value in sorted(counts, key=counts.__getitem__):
        room -= counts[value] - 1
        if room >= 0 and counts[value]:
            whole.add(value)
    return whole


def _wholly(options: Iterable[Option]) -> list[Choice]:
    return [Choice(option.key, [option], joint=option.parts) for option in options]


def _left(parts: Mapping[str, str], said: Mapping[str, str]) -> Mapping[str, str]:
    """What of these parts was not said yet."""
    return {part: value for part, value in parts.items() if part not in said} or parts


def parts_of(options: Iterable[Option]) -> list[str]:
    """The names of the parts in the order in which they are narrowed."""
    return list(dict.fromkeys(part for option in options for part in option.parts))


def _by_value(options: Iterable[Option], part: str) -> list[Choice]:
    choices: dict[str, Choice] = {}
    for option in options:
        value = option.parts.get(part, "")
        choices.setdefault(value, Choice(value, [])).options.append(option)
    return list(choices.values())


def _by_values(options: Iterable[Option], group: Sequence[str]) -> list[Choice]:
    """The values that these parts have together."""
    choices: dict[str, Choice] = {}
    for option in options:
        joint = {part: option.parts[part] for part in group if part in option.parts}
        value = JOINED.join(joint.values()) or option.key
        choices.setdefault(value, Choice(value, [], joint=joint or option.parts)).options.append(option)
    return list(choices.values())
