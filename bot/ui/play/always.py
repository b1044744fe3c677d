"""“Always do this”: an order made from what is asked anyway."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.live import Live
from bot.ui.kit.content import Content
from bot.ui.kit.ids import Id
from bot.ui.kit.press import Interaction, button, choice, handles, menu
from bot.ui.kit.reply import answer, private, private_words
from bot.ui.play.orders import ordered, orders_page, orders_panel, seat_of
from bot.ui.table.menus import MENU_PAGE
from bot.ui.table.narrow import token
from bot.ui.table.visit import Later, saying, visited
from data.text import Text
from data.words import Words
from engines.kernel import Match, RefusedError, StaleError


def page(interaction: Interaction, live: Live, words: Words, identity: Id) -> Content:
    """What may always be answered from now on; all orders, where nothing of what is asked may."""
    panel = orders_panel(interaction, live, words)
    question = live.playing.standing.lasting(seat_of(panel.look))
    if question is None:
        return orders_page(interaction, live, words, panel.words("kernel-order-unknown"))
    here = replace(identity, number=question.number)
    lines = [choice(panel.option_label(option), token(option.key)) for option in question.options]
    text = "\n".join([panel.words.say(question.prompt), panel.words("orders-always-ask")])
    back = button(Id("orders", here.table), panel.plain("orders-back"), row=1)
    return Content(text, items=[menu(here, lines[:MENU_PAGE], panel.plain("orders-choose"), row=0), back])


@handles("always")
async def always(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Show what may always be answered, or let what was chosen stand; it answers at once what is asked."""
    if not values:

        async def act(live: Live) -> Later:
            words = await private_words(interaction)
            return saying(page(interaction, live, words, identity))

        await answer(interaction, visited(interaction, identity.table, act), edit=private(interaction))
        return

    def says(match: Match, seat: int) -> None:
        question = match.standing.lasting(seat)
        if question is None or question.number != identity.number:
            raise StaleError(Text("kernel-stale"))
        for option in question.options:
            if token(option.key) in values:
                match.standing.always(seat, option)
                return
        raise RefusedError(Text("kernel-order-gone"))

    await ordered(interaction, identity.table, says)
