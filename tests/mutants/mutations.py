"""Small mistakes that can be made in a source: each is one change of one place."""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterator
from dataclasses import dataclass

FLIPPED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
TURNED: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add}
LOGS = ("log", "logging")
TYPING = ("TYPE_CHECKING", "TypeVar", "NewType")


@dataclass(frozen=True)
class Mutation:
    """One change: where, what stood there, and what stands there then."""

    line: int
    start: int
    end: int
    before: str
    after: str

    @property
    def change(self) -> str:
        """The change in one line."""
        return f"{_short(self.before)} -> {_short(self.after)}"

    def applied(self, source: str) -> str:
        """The source with this mistake in it."""
        raw = source.encode()
        return (raw[: self.start] + self.after.encode() + raw[self.end :]).decode()


def _short(text: str) -> str:
    return " ".join(text.split())


def mutations(source: str) -> list[Mutation]:
    """Every mistake that is made in this source, in the order of their places."""
    found = _Finder(source)
    found.visit(ast.parse(source))
    return sorted(set(found.made), key=lambda one: (one.start, one.end, one.after))


class _Finder(ast.NodeVisitor):
    """Walks what is carried out: no annotations, no docstrings, no logging, nothing inside of a formatted text."""

    def __init__(self, source: str) -> None:
        self.made: list[Mutation] = []
        self._raw = source.encode()
        self._lines = [0]
        for line in self._raw.splitlines(keepends=True):
            self._lines.append(self._lines[-1] + len(line))

    def _make(self, node: ast.expr | ast.stmt, after: str) -> None:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self._lines[node.lineno - 1] + node.col_offset
        end = self._lines[node.end_lineno - 1] + node.end_col_offset
        self.made.append(Mutation(node.lineno, start, end, self._raw[start:end].decode(), after))

    def _replace(self, node: ast.expr, other: ast.expr) -> None:
        self._make(node, f"({ast.unparse(other)})")

    def _with(self, node: ast.expr, change: Callable[[ast.expr], object]) -> None:
        """The same expression with something changed in it."""
        other = copy.deepcopy(node)
        change(other)
        self._replace(node, other)

    # What is left as it is

    def visit(self, node: ast.AST) -> None:
        """Leave out what nobody runs, or what only writes a log."""
        if isinstance(node, ast.JoinedStr | ast.Import | ast.ImportFrom) or _is_for_types(node):
            return
        if isinstance(node, ast.Expr) and (isinstance(node.value, ast.Constant) or _is_log(node.value)):
            return
        super().visit(node)

    def _visit_all(self, nodes: list[ast.stmt] | list[ast.expr]) -> None:
        for node in nodes:
            self.visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        """Defaults and the body; decorators and annotations stay."""
        defaults = [*node.args.defaults, *(one for one in node.args.kw_defaults if one is not None)]
        for default in defaults:
            if isinstance(default, ast.Constant) and default.value is None:
                continue
            self.visit(default)
        self._visit_all(node.body)

    visit_AsyncFunctionDef = visit_FunctionDef  # noqa: N815  # ast's own names

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        """Only the body; a protocol has none that is run."""
        if not any(ast.unparse(base).startswith("Protocol") for base in node.bases):
            self._visit_all(node.body)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        """Only the value."""
        if node.value is not None and ast.unparse(node.annotation) != "TypeAlias":
            self.visit(node.value)

    # What is changed

    def visit_Compare(self, node: ast.Compare) -> None:
        """Turn a comparison round, or move it by one."""
        for index, operator in enumerate(node.ops):
            if other := FLIPPED.get(type(operator)):
                self._with(node, lambda one, i=index, o=other: one.ops.__setitem__(i, o()))  # type: ignore[misc]
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        """All instead of any, any instead of all."""
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        self._with(node, lambda one: setattr(one, "op", other))
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        """Leave a `not` out."""
        if isinstance(node.op, ast.Not):
            self._replace(node, node.operand)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        """Minus instead of plus."""
        if other := TURNED.get(type(node.op)):
            self._with(node, lambda one: setattr(one, "op", other()))
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        """One more, one less, or the opposite; texts stay."""
        if isinstance(node.value, bool):
            self._make(node, str(not node.value))
        elif isinstance(node.value, int | float):
            self._make(node, str(node.value + 1))
            self._make(node, f"({node.value - 1})")

    def visit_If(self, node: ast.If | ast.IfExp | ast.While) -> None:
        """Always, never, or the other way round."""
        self._make(node.test, "True")
        self._make(node.test, "False")
        if not isinstance(node.test, ast.UnaryOp | ast.Compare):
            self._make(node.test, f"(not ({ast.unparse(node.test)}))")
        self.generic_visit(node)

    visit_IfExp = visit_If  # noqa: N815  # ast's own name

    def visit_While(self, node: ast.While) -> None:
        """Never; a loop without an end says nothing."""
        self._make(node.test, "False")
        self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> None:
        """Nothing instead of something; yes and no are changed as what they are."""
        if node.value is None:
            return
        if not isinstance(node.value, ast.Constant):
            self._make(node.value, "None")
        self.visit(node.value)

    def visit_Expr(self, node: ast.Expr) -> None:
        """Leave a call out."""
        call = node.value.value if isinstance(node.value, ast.Await) else node.value
        if isinstance(call, ast.Call):
            self._make(node, "pass")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        """Leave it out."""
        self._make(node, "pass")
        self.generic_visit(node)

    def visit_Raise(self, node: ast.Raise) -> None:
        """Leave a refusal out; what is said in it stays."""
        self._make(node, "pass")


def _is_log(node: ast.expr) -> bool:
    while isinstance(node, ast.Call | ast.Attribute):
        node = node.func if isinstance(node, ast.Call) else node.value
    return isinstance(node, ast.Name) and node.id in LOGS


def _is_for_types(node: ast.AST) -> bool:
    """Whether this stands there for type checkers alone."""
    if isinstance(node, ast.If):
        return isinstance(node.test, ast.Name) and node.test.id in TYPING
    if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
        return ast.unparse(node.value.func) in TYPING
    return False


def lines_of(source: str, mutation: Mutation) -> Iterator[str]:
    """The lines that a mutation touches, without what stands around them."""
    first = source.splitlines()[mutation.line - 1 :]
    yield from (line.strip() for line in first[: mutation.before.count("\n") + 1])
