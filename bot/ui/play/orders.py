"""Standing orders: what a player wants answered when it comes up; only that player ever sees them."""

from __future__ import annotations

import discord

from bot.tables.live import Live
from bot.ui.kit import limits
from bot.ui.kit.content import Content
from bot.ui.kit.ids import Id
from bot.ui.kit.press import Interaction, button, choice, handles, menu, pressed
from bot.ui.kit.reply import answer, private, private_words
from bot.ui.table.controls import Panel
from bot.ui.table.look import Look, labelled, look, spoken
from bot.ui.table.narrow import token
from bot.ui.table.visit import Later, saying, visited
from data.text import Text
from data.words import Words
from engines.kernel import Question, RefusedError


async def orders_content(interaction: Interaction, table: int) -> Content:
    """The orders that the acting person may give now, with those that stand."""

    async def act(live: Live) -> Later:
        words = await private_words(interaction)
        return saying(_shown(interaction, live, words))

    return await visited(interaction, table, act)


def _shown(interaction: Interaction, live: Live, words: Words, note: str = "") -> Content:
    live.seat(interaction.user.id)
    live.playing  # noqa: B018  # refuses with the reason where nothing is played
    shown = look(live, interaction.user.id)
    if shown.orders is None:
        raise RefusedError(Text("kernel-no-orders"))
    return _content(shown, shown.orders, words, note)


def _content(shown: Look, orders: Question, words: Words, note: str) -> Content:
    panel = Panel(shown, spoken(shown.row, words), labelled(shown.row, words), Id("order", shown.row.id))
    lines = [note] if note else []
    lines.append(panel.words.say(orders.prompt))
    standing = [option for option in orders.legal if option.key in shown.given]
    names = words.listed([panel.option_called(option) for option in standing]) or words("panel-none-yet")
    lines.append(words("orders-standing", names=names))
    choices: list[discord.SelectOption] = []
    for option in orders.legal[: limits.MENU_LINES]:
        line = choice(panel.option_label(option), token(option.key))
        line.default = option.key in shown.given
        choices.append(line)
    placeholder = panel.plain("orders-choose")
    items = [menu(panel.identity, choices, placeholder, row=0, least=0, most=len(choices))]
    items.append(button(Id("look", shown.row.id), words("button-to-panel"), row=1))
    return Content("\n".join(lines), items=items)


@pressed("orders")
async def show(interaction: Interaction, identity: Id) -> Content:
    """Show what may be ordered."""
    return await orders_content(interaction, identity.table)


@handles("order")
async def give(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Let the chosen orders stand instead of those before."""

    async def act(live: Live) -> Later:
        words = await private_words(interaction)
        note, seat = "", live.seat(interaction.user.id)
        orders = live.playing.orders(seat)
        known = {} if orders is None else {token(option.key): option.key for option in orders.legal}
        picks = tuple(known[value] for value in values if value in known)
        try:
            if await interaction.client.tables.play.order(live, interaction.user.id, picks):
                note = words("orders-carried-out")
        except RefusedError as error:
            note = spoken(live.row, words).say(error.text)
        return saying(_shown(interaction, live, words, note))

    await answer(interaction, visited(interaction, identity.table, act), edit=private(interaction))
