"""One plan of a title: the same file names for the same thing, so that who knows a title knows them all."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import engines
from engines.kernel.catalogue import titles

PLAN = {
    "asking",
    "boundary",
    "components",
    "computer",
    "horizon",
    "game",
    "options",
    "scoring",
    "secrets",
    "setup",
    "showing",
    "telling",
    "title",
    "view",
    "worth",
}
OTHER_NAMES = {
    "appraisal": "worth",
    "judging": "worth",
    "last_turn": "boundary",
    "later": "boundary",
    "looking": "showing",
    "state": "game",
    "steps": "a chapter of the rulebook",
    "views": "view",
}
ROOT = Path(next(iter(engines.__path__)))


def modules(title: str) -> dict[str, Path]:
    """The modules of a title by name."""
    return {path.stem: path for path in (ROOT / title).glob("*.py")}


@pytest.mark.parametrize("title", sorted(titles()))
def test_a_title_has_every_file_of_the_plan(title: str) -> None:
    assert PLAN - modules(title).keys() == set()


@pytest.mark.parametrize("title", sorted(titles()))
def test_nothing_of_the_plan_has_another_name(title: str) -> None:
    found = OTHER_NAMES.keys() & modules(title).keys()
    assert not found, {name: f"this is called {OTHER_NAMES[name]}" for name in found}


@pytest.mark.parametrize("title", sorted(titles()))
def test_a_title_reads_parts_and_never_a_key(title: str) -> None:
    """Keys are for journals, and the kernel makes them."""
    for path in modules(title).values():
        used = [
            node.attr for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Attribute)
        ]
        assert "key" not in used, f"{path} reads the key of an option"
