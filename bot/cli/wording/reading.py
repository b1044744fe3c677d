"""The messages of a language as they are written: what each puts in, calls and chooses by."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    FunctionReference,
    Junk,
    Message,
    MessageReference,
    NumberLiteral,
    SelectExpression,
    StringLiteral,
    Term,
    TermReference,
    VariableReference,
)

from data.forms import CHOSEN_BY, COUNT

NAMED = re.compile(r"\$([A-Za-z][\w-]*)")


@dataclass(frozen=True)
class Choice:
    """A place where a message goes on in one of several ways: by what, and under which names."""

    variable: str
    trait: str
    keys: tuple[str, ...]
    numbers: tuple[str, ...]


@dataclass
class Uses:
    """What a piece of a message refers to."""

    variables: set[str] = field(default_factory=set)
    messages: set[tuple[str, str]] = field(default_factory=set)
    calls: list[FunctionReference] = field(default_factory=list)
    choices: list[Choice] = field(default_factory=list)

    @property
    def counted(self) -> Iterator[tuple[str, str, str]]:
        """The numbers that bring their noun: variable, unit and form of each."""
        for call in self.calls:
            if call.id.name == COUNT:
                given = call.arguments.positional
                named = {one.name.name: one.value for one in call.arguments.named}
                form = named.get("form")
                yield (
                    given[0].id.name if given and isinstance(given[0], VariableReference) else "",
                    _string(given[1]) if len(given) > 1 else "",
                    _string(form) if form is not None else "",
                )


def _string(node: BaseNode) -> str:
    return str(node.parse()["value"]) if isinstance(node, StringLiteral) else ""


@dataclass(frozen=True)
class Entry:
    """A message or term, where it stands, and what its comment names."""

    name: str
    where: str
    node: Message | Term

    @cached_property
    def forms(self) -> dict[str, Uses]:
        """What each form refers to; the first is the message itself."""
        found = {"": _uses(self.node.value)} if self.node.value is not None else {}
        return found | {one.id.name: _uses(one.value) for one in self.node.attributes}

    @property
    def variables(self) -> set[str]:
        """What is put into it, in any form."""
        return set().union(*(uses.variables for uses in self.forms.values()))

    @property
    def named(self) -> set[str]:
        """The variables that its comment says it may use, beside those that it does use."""
        comment = self.node.comment
        return set(NAMED.findall(comment.content or "")) if comment is not None else set()

    @property
    def hands_on(self) -> bool:
        """Whether it is nothing but one thing that is put in, whose forms are its own."""
        uses = self.forms.get("")
        elements = self.node.value.elements if self.node.value is not None else []
        return uses is not None and len(elements) == 1 and len(uses.variables) == 1 and not uses.choices


def _uses(root: BaseNode) -> Uses:
    uses = Uses()
    for node in _within(root):
        if isinstance(node, VariableReference):
            uses.variables.add(node.id.name)
        elif isinstance(node, MessageReference | TermReference):
            term = "-" if isinstance(node, TermReference) else ""
            uses.messages.add((term + node.id.name, node.attribute.name if node.attribute else ""))
        elif isinstance(node, FunctionReference):
            uses.calls.append(node)
        elif isinstance(node, SelectExpression):
            uses.choices.append(_choice(node))
    return uses


def _within(node: BaseNode) -> Iterator[BaseNode]:
    """A node and all that it is made of."""
    yield node
    for value in vars(node).values():
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, BaseNode):
                yield from _within(one)


def _choice(node: SelectExpression) -> Choice:
    by, keys = node.selector, [one.key for one in node.variants]
    return Choice(
        by.id.name if isinstance(by, VariableReference) else "",
        by.id.name.lower() if isinstance(by, FunctionReference) else "",
        tuple(key.name for key in keys if not isinstance(key, NumberLiteral)),
        tuple(key.value for key in keys if isinstance(key, NumberLiteral)),
    )


@dataclass(frozen=True)
class Language:
    """All entries of a language by name, and what cannot be read."""

    name: str
    entries: dict[str, Entry]
    broken: tuple[str, ...]
    traits: frozenset[str]

    @property
    def messages(self) -> set[str]:
        """The names of what can be said."""
        return {name for name in self.entries if not name.startswith("-")}


def read(folder: Path) -> Language:
    """The language in a folder, as it is written."""
    entries: dict[str, Entry] = {}
    broken: list[str] = []
    traits: set[str] = set()
    for path in sorted(folder.glob("*.ftl")):
        source = path.read_text("utf-8", "replace")
        traits |= {name.lower() for name in CHOSEN_BY.findall(source)}
        for node in FluentParser().parse(source).body:
            start = node.span.start if node.span else 0
            where = f"{folder.name}/{path.name}:{source.count(chr(10), 0, start) + 1}"
            if isinstance(node, Junk):
                broken.append(f"{where}: cannot be read: {node.annotations[0].message}")
            elif isinstance(node, Message | Term):
                name = node.id.name if isinstance(node, Message) else f"-{node.id.name}"
                if name in entries:
                    broken.append(f"{where}: {name} is there twice")
                entries[name] = Entry(name, where, node)
    return Language(folder.name, entries, tuple(broken), frozenset(traits))
