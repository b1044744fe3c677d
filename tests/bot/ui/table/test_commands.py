"""Commands as Discord knows them, and which table they mean."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.store.records import TableRow
from bot.tables.which import SeveralError
from bot.ui.kit.content import Content
from bot.ui.kit.press import ANY_TABLE
from bot.ui.table.commands import Parameter, command, meant, offered, on_table, said, several, table_parameter
from tests.bot.ui.pressing import Interaction


def rows(count: int) -> list[TableRow]:
    return [
        TableRow(
            id=number,
            title="tiny_towns",
            server=1,
            channel=2,
            thread=None,
            host=1,
            state="playing",
            options={},
            places=2,
            autostart=False,
            revision=1,
            created=0,
        )
        for number in range(1, count + 1)
    ]


async def work(interaction: Any, **given: Any) -> Content:
    del interaction
    return Content(str(given))


def test_texts_are_cut_to_what_discord_takes() -> None:
    assert said("cmd-table-number").message
    assert len(said("x" * 101).message) == 100
    one = offered("x" * 101, "y" * 101)
    assert (one.name, one.value) == ("x" * 100, "y" * 100)
    assert offered("Farm", "farm") == app_commands.Choice(name="Farm", value="farm")


async def test_a_command_has_its_parameters_and_none_of_them_must_be_given() -> None:
    one = app_commands.Choice(name="Farm", value="farm")
    parameters = [table_parameter(), Parameter("building", str, "Which", (one,))]
    made = command("build", "Build it", parameters, work)
    assert [(each.name, each.required, each.type.name) for each in made.parameters] == [
        ("table", False, "integer"),
        ("building", False, "string"),
    ]
    assert [each.choices for each in made.parameters] == [[], [one]]
    assert str(made.parameters[1].description) == "Which"
    asked: Any = Interaction()
    await made.callback(asked, building="farm")  # type: ignore[call-arg, arg-type]
    assert asked.calls == [("send", "{'building': 'farm'}")]


async def completed(count: int, *, fails: bool = False) -> list[app_commands.Choice[str]]:
    async def complete(interaction: Any, current: str) -> list[app_commands.Choice[str]]:
        del interaction
        if fails:
            raise LookupError(current)
        return [offered(f"{current}{number}", str(number)) for number in range(count)]

    made = command("build", "Build it", [Parameter("building", str, "Which", complete=complete)], work)
    asked: Any = Interaction()
    lines: Any = made._params["building"].autocomplete
    found: list[app_commands.Choice[str]] = await lines(asked, "f")
    return found


async def test_no_more_is_offered_than_discord_takes_and_nothing_where_it_fails() -> None:
    assert [one.name for one in await completed(26)] == [f"f{number}" for number in range(25)]
    assert len(await completed(25)) == 25
    assert await completed(1, fails=True) == []


async def test_a_table_that_is_named_is_the_one_that_is_meant() -> None:
    asked: Any = Interaction()
    assert await meant(asked, 7) == 7
    assert await meant(asked, 0) == 0

    async def at(interaction: Any, table: int) -> Content:
        del interaction
        return Content(f"at {table}")

    assert (await on_table("play", at)(asked, 7)).text == "at 7"


async def test_where_several_may_be_meant_a_menu_asks() -> None:
    asked: Any = Interaction()
    found = await several(asked, SeveralError(rows(26)), "replay")
    (one,) = found.items
    press: Any = one
    assert (press.identity.verb, press.identity.table) == ("replay", ANY_TABLE)
    assert [line.value for line in press.item.options] == [str(number) for number in range(1, 26)]
    assert press.item.options[0].label == "Tiny Towns · table 1"
    assert found.text.startswith("Several tables")
