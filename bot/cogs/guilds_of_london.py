"""The commands of Guilds of London."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, cast

from discord import app_commands

from bot.tables.refusal import refusal
from bot.tables.which import SeveralError
from bot.ui.access import admit
from bot.ui.commands import TEXT, Parameter, command, meant, said, table_parameter
from bot.ui.content import Content, fitted
from bot.ui.look import Look, cut, look, named, safe, spoken
from bot.ui.press import Interaction
from bot.ui.reply import private_words
from bot.ui.title_commands import TitleCommands
from bot.ui.verbs import SHORT, verb
from data.text import Text, Who
from data.words import Words
from engines.guilds_of_london import TITLE
from engines.guilds_of_london.components import tiles
from engines.guilds_of_london.telling import place_text
from engines.kernel import RefusedError
from renderers.guilds_of_london import tile as draw_tile
from renderers.guilds_of_london.aloud import one_tile
from renderers.guilds_of_london.sight import GuildsView

if TYPE_CHECKING:
    from bot.app import Guildhall

VERBS = (
    verb(
        "play",
        "turn",
        card="card",
        use="use",
        start="from",
        pawns="pawns",
        target="to",
        whose="whose",
        symbol="symbol",
        pay="pay",
    ),
    verb("move", ("move", "ship"), start="from", target="to"),
    verb("pay", ("salvage", "discard"), card="card"),
    verb(
        "reward",
        ("reward", "keep"),
        take="take",
        fewer="fewer",
        keep="keep",
        kept="kept",
        deepest="deepest",
    ),
    verb("negotiate", "negotiate", swap="swap"),
    verb("end", "turn", fixed={"card": "end"}),
)


async def tile(interaction: Interaction, name: str | None = None, table: int | None = None) -> Content:
    """One tile of the city closely, as a picture and in words."""
    try:
        number = await meant(interaction, table, title=TITLE.id)
    except SeveralError as error:
        tables: list[Who | Text | str] = [str(row.id) for row in error.rows]
        raise RefusedError(Text("guilds-tile-tables", {"tables": tables})) from None
    words = await private_words(interaction)
    shown = await _city(interaction, number)
    view, plain = cast("GuildsView", shown.view), named(shown.row, words)
    found = _meant([one.id for one in view.board.tiles], name or "", words)
    alt = one_tile(view, found, plain).replace("**", "")
    picture = await interaction.client.pictures.paint("tile", lambda: draw_tile(view, found, plain), alt)
    return Content(fitted(one_tile(view, found, spoken(shown.row, words))), picture)


async def tiles_offered(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The tiles of the city, as they lie from the north."""
    table = vars(interaction.namespace).get("table")
    try:
        number = await meant(interaction, table if isinstance(table, int) else None, title=TITLE.id)
        shown = await _city(interaction, number)
    except (RefusedError, SeveralError):
        return []
    words, typed = await private_words(interaction), current.strip().casefold()
    laid = cast("GuildsView", shown.view).board.tiles
    names = {one.id: words.say(place_text(one.id)) for one in laid}
    return [
        app_commands.Choice(name=called[:TEXT], value=called[:TEXT])
        for called in names.values()
        if typed in called.casefold()
    ]


async def _city(interaction: Interaction, number: int) -> Look:
    """The table as everybody sees it."""
    async with interaction.client.tables.enter(number) as live:
        admit(interaction, live.row)
        if live.row.title != TITLE.id:
            raise refusal("verb-other-title", number, title=Text("guilds-title"))
        return look(live, None)


def _meant(laid: Iterable[str], typed: str, words: Words) -> str:
    """The tile that was typed: its name, or a part of it that only one name has; a sentence otherwise."""
    wanted = typed.strip().casefold()
    names = {one: words.say(place_text(one)) for one in laid}
    exact = [one for one, called in names.items() if wanted in (one, called.casefold())]
    near = [one for one, called in names.items() if wanted and wanted in called.casefold()]
    for found in (exact, near):
        if len(found) == 1:
            return found[0]
    known = [place_text(one) for one in near or names]
    if not wanted or near:
        raise RefusedError(Text("guilds-tile-which", {"known": [*known]}))
    elsewhere = any(wanted == words.say(place_text(one)).casefold() for one in tiles())
    said_ = safe(cut(typed.strip(), SHORT))
    raise RefusedError(
        Text(
            "guilds-tile-not-laid" if elsewhere else "guilds-tile-unknown", {"name": said_, "known": [*known]}
        )
    )


async def setup(bot: Guildhall) -> None:
    """Add the commands."""
    group = TitleCommands(TITLE.id, "guilds", VERBS).group()
    name = Parameter("name", str, said("guilds-cmd-tile-name"), complete=tiles_offered)
    group.add_command(command("tile", said("guilds-cmd-tile"), [name, table_parameter()], tile))
    bot.tree.add_command(group)
