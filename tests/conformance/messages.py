"""Which messages there are, and which ones code and rules refer to."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Junk,
    Message,
    MessageReference,
    Term,
    TermReference,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from engines.kernel import Text
from tests.conformance.cases import TITLES

ROOT = Path(__file__).parents[2]
SAYING = {"Text", "words", "say", "said"}


class Names(Visitor):
    """The messages, terms and variables that a message refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.messages: set[str] = set()
        self.variables: set[str] = set()

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802  # the visitor's names
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.messages.add("-" + node.id.name)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)


@cache
def messages(folder: Path) -> dict[str, Names]:
    """All messages (and terms, with their hyphen) of a language, with what each refers to."""
    found: dict[str, Names] = {}
    for path in sorted(folder.glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, Message | Term):
                name = entry.id.name if isinstance(entry, Message) else "-" + entry.id.name
                assert name not in found, f"{name} is there twice, the second time in {path.name}"
                found[name] = names_in(entry)
                if entry.comment is not None:  # what is passed for the sake of other languages is named there
                    found[name].variables |= set(re.findall(r"\$([a-z]+)", entry.comment.content or ""))
    return found


def names_in(entry: BaseNode) -> Names:
    """What a message refers to."""
    names = Names()
    names.visit(entry)
    return names


def junk(folder: Path) -> Iterator[str]:
    """Entries that Fluent cannot read."""
    for path in sorted(folder.glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, Junk):
                yield f"{path.name}: {entry.content}"


class Code:
    """What the modules of some folders say: string constants, and patterns of strings that are put together."""

    def __init__(self, *folders: Path) -> None:
        self.constants: set[str] = set()
        self.patterns: set[str] = set()
        self.said: dict[str, str] = {}
        for folder in folders:
            for path in sorted(folder.rglob("*.py")):
                self._read(path)

    def _read(self, path: Path) -> None:
        constants, patterns, said = read(path)
        self.constants |= constants
        self.patterns |= patterns
        self.said |= said

    def refers_to(self, message: str) -> bool:
        """Whether a constant is this id, or a string that is put together can be."""
        return message in self.constants or any(re.fullmatch(one, message) for one in self.patterns)


@cache
def read(path: Path) -> tuple[set[str], set[str], dict[str, str]]:
    """The constants of a module, the patterns of strings that are put together, and what is said with where."""
    constants: set[str] = set()
    patterns: set[str] = set()
    saying: dict[str, str] = {}
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            constants.add(node.value)
        elif isinstance(node, ast.JoinedStr) and (pattern := composed(node)):
            patterns.add(pattern)
        elif isinstance(node, ast.Call) and node.args and name_of(node.func) in SAYING:
            first = node.args[0]
            where = f"{path.relative_to(ROOT)}:{node.lineno}"
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                saying[re.escape(first.value)] = where
            elif isinstance(first, ast.JoinedStr) and (pattern := composed(first)):
                saying[pattern] = where
    return constants, patterns, saying


def composed(node: ast.JoinedStr) -> str:
    """The ids that an f-string can come to: `f"towns-card-{card}"`, `f"{words}-option-{name}"`; else nothing.

    Something constant beside the title's own word, of three letters or more, has to tell which ids are meant.
    """
    pieces = [variants(part) for part in node.values]
    constant = "".join("".join(piece) for piece in pieces)
    telling = re.sub(f"^({'|'.join(title.words for title in TITLES)})-", "", constant)
    if not re.search(r"[a-z]{3}", telling) or re.search(r"[^a-z0-9_-]", constant):
        return ""
    return "".join(f"(?:{'|'.join(map(re.escape, piece))})" if piece else "[a-z0-9_-]+" for piece in pieces)


def variants(part: ast.expr) -> list[str]:
    """The strings that a piece of an f-string can be, as far as the code itself says: `{"a" if … else "b"}`."""
    inner = part.value if isinstance(part, ast.FormattedValue) else part
    ends = [inner.body, inner.orelse] if isinstance(inner, ast.IfExp) else [inner]
    return [str(end.value) for end in ends if isinstance(end, ast.Constant)]


def name_of(function: ast.expr) -> str:
    """The last name of what is called."""
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def inside(value: object) -> Iterator[Text]:
    """A text and all texts among its arguments."""
    if isinstance(value, Text):
        yield value
        for argument in value.args.values():
            yield from inside(argument)
    elif isinstance(value, list):
        for one in value:
            yield from inside(one)
