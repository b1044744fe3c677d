"""Slash commands as data: their parameters, and which table they mean."""

from __future__ import annotations

import inspect
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.store import tables
from bot.tables.which import SeveralError, which
from bot.ui.kit import limits
from bot.ui.kit.content import Content
from bot.ui.kit.ids import Id
from bot.ui.kit.press import ANY_TABLE, Interaction, choice, menu, pressed
from bot.ui.kit.reply import answer, private_words
from bot.ui.table.localised import localised
from bot.ui.table.look import title_text
from data.text import Text, Value

log = logging.getLogger(__name__)
Work = Callable[..., Awaitable[Content]]
OnTable = Callable[[Interaction, int], Awaitable[Content]]
Complete = Callable[[Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]


def said(message: str, **args: Value) -> locale_str:
    """A command's text, in English and to be translated."""
    return localised(Text(message, args))


def offered(name: str | locale_str, value: str) -> app_commands.Choice[str]:
    """A value that a parameter may have, as it is offered."""
    shown = name if isinstance(name, locale_str) else name[: limits.CHOICE]
    return app_commands.Choice(name=shown, value=value[: limits.CHOICE])


def choices(prefix: str, values: Sequence[str]) -> tuple[app_commands.Choice[str], ...]:
    """Values with how they are called."""
    return tuple(offered(said(f"{prefix}-{value}"), value) for value in values)


@dataclass(frozen=True)
class Parameter:
    """One parameter of a command; called: what people type, where that cannot be a name in the code."""

    name: str
    kind: type
    description: locale_str
    choices: tuple[app_commands.Choice[str], ...] = ()
    complete: Complete | None = None
    called: str | None = None


def command(
    name: str, description: locale_str, parameters: Sequence[Parameter], work: Work
) -> app_commands.Command[Any, ..., None]:
    """A slash command that answers in private with what the work comes to."""

    async def callback(interaction: Interaction, **given: Any) -> None:
        async def done() -> Content:
            return await work(interaction, **given)

        await answer(interaction, done())

    where = inspect.Parameter.POSITIONAL_OR_KEYWORD
    here = inspect.Parameter("interaction", where, annotation=discord.Interaction)
    rest = [
        inspect.Parameter(one.name, where, annotation=one.kind | None, default=None) for one in parameters
    ]
    callback.__signature__ = inspect.Signature([here, *rest])  # type: ignore[attr-defined]
    app_commands.describe(**{one.name: one.description for one in parameters})(callback)
    app_commands.rename(**{one.name: one.called for one in parameters if one.called})(callback)
    app_commands.choices(**{one.name: list(one.choices) for one in parameters if one.choices})(callback)
    completers = {one.name: _unfailing(one.complete) for one in parameters if one.complete}
    app_commands.autocomplete(**completers)(callback)
    return app_commands.Command(name=name, description=description, callback=callback)


def _unfailing(complete: Complete) -> Complete:
    """Autocompletion that offers nothing where it fails: it is only a help."""

    async def lines(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        try:
            return (await complete(interaction, current))[: limits.CHOICES]
        except Exception:
            log.exception("nothing can be offered")
            return []

    return lines


def table_parameter() -> Parameter:
    """The number of a table, where it is not clear which is meant."""
    return Parameter("table", int, said("cmd-table-number"))


async def meant(
    interaction: Interaction, given: int | None, *, title: str | None = None, waiting: bool = True
) -> int:
    """The table that a command means; whoever visits it then sees whether it is open to the acting person."""
    number = given
    if number is None:
        number = await which(
            interaction.client.store,
            interaction.user.id,
            interaction.channel_id,
            server=interaction.guild_id,
            title=title,
            waiting=waiting,
        )
    return number


def on_latest(verb: str, work: OnTable, *, over: bool = False) -> Work:
    """Work on a table that is named, or else on the latest one here (over: whose match has ended), or else as usual."""

    async def found(interaction: Interaction, table: int | None = None) -> Content:
        number = table if table is not None else await latest(interaction, over=over)
        if number is not None:
            return await work(interaction, number)
        return await on_table(verb, work, waiting=False)(interaction)

    return found


async def latest(interaction: Interaction, *, over: bool = False) -> int | None:
    """The latest table of this thread or channel that has begun, or (over) whose match has ended."""
    place = interaction.channel_id or 0
    async with interaction.client.store.reading() as connection:
        if over:
            return await tables.last_over(connection, place)
        return await tables.last_begun(connection, place)


async def several(interaction: Interaction, error: SeveralError, verb: str) -> Content:
    """A menu of the tables that a command could mean; the chosen one is a press of this verb."""
    words = await private_words(interaction)
    lines = [
        choice(words("table-short", title=title_text(row), table=str(row.id)), str(row.id))
        for row in error.rows[: limits.MENU_LINES]
    ]
    return Content(words("table-several"), items=[menu(Id(verb, ANY_TABLE), lines, words("table-choose"))])


def on_table(verb: str, work: OnTable, *, title: str | None = None, waiting: bool = True) -> Work:
    """Work on the table that a command means; where several are possible, a menu asks for which."""

    async def found(interaction: Interaction, table: int | None = None) -> Content:
        try:
            number = await meant(interaction, table, title=title, waiting=waiting)
        except SeveralError as error:
            return await several(interaction, error, verb)
        return await work(interaction, number)

    return found


def chosen(verb: str) -> Callable[[OnTable], OnTable]:
    """Declare that the work is also done when its table is chosen from a menu."""

    def keep(work: OnTable) -> OnTable:
        async def press(interaction: Interaction, identity: Id) -> Content:
            return await work(interaction, identity.table)

        pressed(verb, origin=work)(press)
        return work

    return keep
