"""Who handles which presses: every verb of a button has its one handler, and nobody takes over another's."""

from __future__ import annotations

import ast
import importlib
import pkgutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import bot.cogs
import bot.ui
from bot.ui import presses
from bot.ui.kit.content import Content
from bot.ui.kit.ids import Id
from bot.ui.kit.press import Interaction, handles, pressed, verbs
from bot.ui.table.commands import chosen

ROOT = Path(bot.ui.__file__).parent.parent


@pytest.fixture(autouse=True)
def declared() -> None:
    presses.declare()
    for module in pkgutil.iter_modules(bot.cogs.__path__):
        importlib.import_module(f"bot.cogs.{module.name}")


def made() -> Iterator[tuple[str, str]]:
    """Every verb that an id is made with, where it is written out, with its file."""
    for file in ROOT.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Id" and node.args:
                verb = node.args[0]
                if isinstance(verb, ast.Constant):
                    yield str(verb.value), str(file.relative_to(ROOT))


def test_every_verb_of_a_button_is_handled() -> None:
    found = dict(made())
    assert len(found) >= 15
    assert not {verb: file for verb, file in found.items() if verb not in verbs()}


async def work(interaction: Interaction, identity: Id) -> Content:
    del interaction, identity
    return Content("Mine.")


async def other(interaction: Interaction, table: int) -> Content:
    del interaction, table
    return Content("Mine now.")


@pytest.mark.parametrize("verb", ["play", "pick", "verify", "leaving", "leadersnext"])
def test_no_second_handler_takes_a_verb_over(verb: str) -> None:
    async def handler(interaction: Interaction, identity: Id, values: list[str]) -> None:
        del interaction, identity, values

    with pytest.raises(ValueError, match=f"two handlers for {verb}"):
        pressed(verb)(work)
    with pytest.raises(ValueError, match=f"two handlers for {verb}"):
        chosen(verb)(other)
    with pytest.raises(ValueError, match=f"two handlers for {verb}"):
        handles(verb)(handler)


def test_the_cogs_of_the_next_bot_of_a_process_declare_the_same_again() -> None:
    before = verbs()
    importlib.reload(importlib.import_module("bot.cogs.tables"))
    assert verbs() == before
