"""Standing orders: what a player wants answered when it comes up; only that player ever sees them."""

from __future__ import annotations

from collections.abc import Callable

import discord

from bot.tables.live import Live
from bot.ui.kit import limits
from bot.ui.kit.content import Content
from bot.ui.kit.ids import Id
from bot.ui.kit.press import Interaction, Press, button, choice, handles, menu, pressed
from bot.ui.kit.reply import answer, private, private_words
from bot.ui.table.controls import SUCCESS, Panel
from bot.ui.table.look import Look, labelled, look, spoken
from bot.ui.table.narrow import token
from bot.ui.table.visit import Later, saying, visited
from data.text import Text
from data.words import Words
from engines.kernel import Match, Question, RefusedError

Says = Callable[[Match, int], None]
FIRST_KINDS = 1
KIND_ROWS = 3


async def orders_content(interaction: Interaction, table: int) -> Content:
    """The orders that the acting person may give now, with those that stand."""

    async def act(live: Live) -> Later:
        words = await private_words(interaction)
        return saying(orders_page(interaction, live, words))

    return await visited(interaction, table, act)


def orders_page(interaction: Interaction, live: Live, words: Words, note: str = "") -> Content:
    """All orders: those that stand with what they will do next, and what else may be ordered."""
    panel = orders_panel(interaction, live, words)
    lines = [note] if note else []
    lines.append(panel.words.say(Text(f"{panel.look.title.words}-ask-orders")))
    lines += _standing(panel, live.playing)
    items = [] if panel.look.orders is None else [_plain(panel, panel.look.orders)]
    items += [*_kinds(panel, live.playing), *_last(panel, live.playing)]
    return Content("\n".join(lines), items=items)


def orders_panel(interaction: Interaction, live: Live, words: Words) -> Panel:
    """How the orders of the acting person are shown, or a refusal where nothing can be ordered."""
    live.seat(interaction.user.id)
    live.playing  # noqa: B018  # refuses with the reason where nothing is played
    shown = look(live, interaction.user.id)
    if not shown.may_order:
        raise RefusedError(Text("kernel-no-orders"))
    return Panel(shown, spoken(shown.row, words), labelled(shown.row, words), Id("order", shown.row.id))


def seat_of(look: Look) -> int:
    """The seat of whoever gives orders."""
    if look.seat is None:
        raise RefusedError(Text("kernel-no-orders"))
    return look.seat


def _standing(panel: Panel, match: Match) -> list[str]:
    """The plain orders that stand, then the others with what they will do next."""
    shown, words = panel.look, panel.words
    plain = [] if shown.orders is None else shown.orders.legal
    names = [panel.option_called(option) for option in plain if option.key in shown.given]
    seat = seat_of(shown)
    nexts = {kind.name: match.standing.next(seat, kind.name) for kind in shown.kinds}
    listed = [
        words("orders-one", order=panel.called("order", name), next=told)
        for name, told in nexts.items()
        if told is not None
    ]
    if listed and not names:
        return listed
    return [words("orders-standing", names=names or Text("panel-none-yet")), *listed]


def _plain(panel: Panel, orders: Question) -> Press:
    """The orders that either stand or not, in one menu."""
    choices: list[discord.SelectOption] = []
    for option in orders.legal[: limits.MENU_LINES]:
        line = choice(panel.option_label(option), token(option.key))
        line.default = option.key in panel.look.given
        choices.append(line)
    return menu(panel.identity, choices, panel.plain("orders-choose"), row=0, least=0, most=len(choices))


def _kinds(panel: Panel, match: Match) -> list[Press]:
    """A button for each kind of order that has a list or a condition; those that stand are green."""
    shown = panel.look
    stand = match.standing.standing(seat_of(shown))
    found = []
    for place, kind in enumerate(shown.kinds[: KIND_ROWS * limits.IN_A_ROW]):
        identity = Id("plan", shown.row.id, picks=token(kind.name))
        style = SUCCESS if kind.name in stand else discord.ButtonStyle.secondary
        row = FIRST_KINDS + place // limits.IN_A_ROW
        found.append(button(identity, panel.label("order", kind.name), style=style, row=row))
    return found


def _last(panel: Panel, match: Match) -> list[Press]:
    """Back to the panel, and all off together."""
    shown, row = panel.look, limits.ROWS - 1
    found = [button(Id("look", shown.row.id), panel.plain("button-to-panel"), row=row)]
    if match.standing.lasting(seat_of(shown)) is not None:
        found.append(button(Id("always", shown.row.id), panel.plain("orders-always-this"), row=row))
    if match.standing.standing(seat_of(shown)):
        found.append(button(Id("ordersoff", shown.row.id), panel.plain("orders-all-off"), row=row))
    return found


@pressed("orders")
async def show(interaction: Interaction, identity: Id) -> Content:
    """Show what may be ordered."""
    return await orders_content(interaction, identity.table)


@handles("order")
async def give(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Let the chosen plain orders stand instead of those before."""

    def says(match: Match, seat: int) -> None:
        orders = match.orders(seat)
        known = {} if orders is None else {token(option.key): option.key for option in orders.legal}
        if not known.keys() >= set(values):
            raise RefusedError(Text("kernel-order-unknown"))
        match.order(seat, tuple(known[value] for value in values))

    await ordered(interaction, identity.table, says)


@handles("ordersoff")
async def all_off(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Let no order stand any more."""
    del values
    await ordered(interaction, identity.table, lambda match, seat: match.standing.end(seat))


async def ordered(
    interaction: Interaction,
    table: int,
    says: Says,
    page: Callable[[Interaction, Live, Words, str], Content] = orders_page,
) -> None:
    """Do what somebody says about orders, and show a page of them as they stand then; a refusal stands above it."""

    async def act(live: Live) -> Later:
        words, note = await private_words(interaction), ""
        try:
            if await interaction.client.tables.play.ordered(live, interaction.user.id, says):
                note = words("orders-carried-out")
        except RefusedError as error:
            note = spoken(live.row, words).say(error.text)
        return saying(page(interaction, live, words, note))

    await answer(interaction, visited(interaction, table, act), edit=private(interaction))
