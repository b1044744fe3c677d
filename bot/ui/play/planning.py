"""One standing order: its list, best first, its condition, and how long it holds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import discord

from bot.tables.live import Live
from bot.ui.kit import limits
from bot.ui.kit.content import Content
from bot.ui.kit.ids import Id
from bot.ui.kit.press import Interaction, Press, button, choice, handles, menu
from bot.ui.kit.reply import answer, private, private_words
from bot.ui.play.orders import Says, ordered, orders_page, orders_panel, seat_of
from bot.ui.table.controls import SUCCESS, Panel
from bot.ui.table.menus import MENU_PAGE
from bot.ui.table.narrow import Narrowed, narrow, split, token
from bot.ui.table.signs import icon_for
from bot.ui.table.visit import Later, saying, visited
from data.text import Text
from data.words import Words
from engines.kernel import Kind, Match, Order, Question, RefusedError, Want

ADD, LESS, WHEN, HOLD, LAST = range(limits.ROWS)
ALWAYS = "-"


@dataclass(frozen=True)
class Plan:
    """A kind of order of one seat, with the order of it that stands, if one does."""

    match: Match
    seat: int
    kind: Kind

    @property
    def order(self) -> Order | None:
        """The order that stands."""
        return self.match.standing.standing(self.seat).get(self.kind.name)

    @property
    def wants(self) -> Sequence[Want]:
        """What it lists."""
        return () if self.order is None else self.order.wants

    @property
    def offered(self) -> Question:
        """What it may list, as a question which comes next; what it lists already is left out."""
        options = [
            option
            for option in self.match.standing.wants(self.seat, self.kind.name)
            if dict(option.parts) not in self.wants
        ]
        return Question(self.seat, Text("orders-add"), options)

    def give(self, wants: Sequence[Want], *, when: str | None = None, hold: str | None = None) -> None:
        """Let it stand with this list; what is not said stays as it is."""
        stands = self.order
        self.match.standing.give(
            self.seat,
            self.kind.name,
            wants,
            when=(stands.when if stands else "") if when is None else when,
            hold=(stands.hold if stands else "") if hold is None else hold,
        )


def plan_of(match: Match, seat: int, identity: Id) -> Plan:
    """The plan that a press is about; refused where it is not offered any more."""
    for kind in match.standing.kinds(seat):
        if token(kind.name) == identity.picks:
            return Plan(match, seat, kind)
    raise RefusedError(Text("kernel-order-unknown"))


# The page


def page(interaction: Interaction, live: Live, words: Words, identity: Id, note: str = "") -> Content:
    """The order as it stands, and all that may be changed about it."""
    panel = orders_panel(interaction, live, words)
    try:
        plan = plan_of(live.playing, seat_of(panel.look), identity)
    except RefusedError as error:
        return orders_page(interaction, live, words, panel.words.say(error.text))
    here = replace(identity, verb="plan")
    narrowed = narrow(plan.offered, split(here.path))
    if narrowed.lost or narrowed.option is not None:
        here = replace(here, path="", page=0)
        narrowed = narrow(plan.offered, [])
    items = [*_adding(panel, plan, here, narrowed), *_less(panel, plan, here), *_terms(panel, plan, here)]
    lines = [*_lines(panel, plan, note), *_listed(panel, plan, here, narrowed)]
    return Content("\n".join(lines), items=[*items, *_last(panel, plan, here, narrowed)])


def _lines(panel: Panel, plan: Plan, note: str) -> list[str]:
    words, order = panel.words, plan.order
    lines = [note] if note else []
    lines.append(f"**{panel.label('order', plan.kind.name)}**")
    if order is None:
        return [*lines, words("orders-list-none" if plan.kind.most else "orders-off")]
    for number, want in enumerate(order.wants, 1):
        lines.append(words("orders-listed", number=str(number), what=_called(panel, words, plan, want)))
    lines.append(
        words(
            "orders-terms", hold=Text(f"orders-hold-{order.hold}"), when=_condition(panel, words, order.when)
        )
    )
    told = plan.match.standing.next(plan.seat, plan.kind.name)
    return lines if told is None else [*lines, words.say(told)]


def _listed(panel: Panel, plan: Plan, here: Id, narrowed: Narrowed) -> list[str]:
    """What was said of the next want so far, and which of all that may follow stand in the menu."""
    words, said = panel.words, []
    if narrowed.chosen:
        so_far = plan.match.title.wanted(plan.kind.name, dict(narrowed.chosen))
        said.append(words("orders-so-far", what=so_far))
    count = sum(one.blocked is None for one in narrowed.choices)
    if count > MENU_PAGE and len(plan.wants) < plan.kind.most:
        first = here.page % -(-count // MENU_PAGE) * MENU_PAGE
        last = min(first + MENU_PAGE, count)
        said.append(words("orders-part", first=str(first + 1), last=str(last), count=str(count)))
    return said


def _called(panel: Panel, words: Words, plan: Plan, want: Want) -> str:
    return words.say(panel.look.title.wanted(plan.kind.name, want))


def _condition(panel: Panel, words: Words, when: str) -> str:
    return words.say(panel.look.title.label("when", when)) if when else words("orders-always")


def _adding(panel: Panel, plan: Plan, here: Id, narrowed: Narrowed) -> list[Press]:
    """What may come next on the list, part by part."""
    shown = [one for one in narrowed.choices if one.blocked is None]
    if not shown or len(plan.wants) >= plan.kind.most:
        return []
    page = here.page % -(-len(shown) // MENU_PAGE)
    lines = [
        choice(
            panel.name(narrowed, one),
            one.token,
            panel.choice_hint(narrowed, one),
            panel.icon(narrowed, one),
        )
        for one in shown[page * MENU_PAGE : (page + 1) * MENU_PAGE]
    ]
    part = f"{panel.look.title.words}-part-{narrowed.part}"
    asks = panel.plain(part) if narrowed.chosen and narrowed.part else panel.plain("orders-add")
    return [menu(replace(here, page=0), lines, asks, row=ADD)]


def _less(panel: Panel, plan: Plan, here: Id) -> list[Press]:
    """What stands on the list, to be taken off."""
    if not plan.wants:
        return []
    view = panel.look.view
    lines = [
        choice(_called(panel, panel.plain, plan, want), _token(want), icon=icon_for(view, want.items()))
        for want in plan.wants
    ]
    return [
        menu(replace(here, verb="planless", path="", page=0), lines, panel.plain("orders-less"), row=LESS)
    ]


def _token(want: Want) -> str:
    return token(":".join(f"{part}={value}" for part, value in want.items()))


def _terms(panel: Panel, plan: Plan, here: Id) -> list[Press]:
    """The conditions and how long it may hold, where there is a choice; first something must stand."""
    found, order, words = list[Press](), plan.order, panel.plain
    here = replace(here, path="", page=0)
    if plan.kind.when and (order is not None or not plan.kind.most):
        lines = [choice(_condition(panel, words, when), when or ALWAYS) for when in ("", *plan.kind.when)]
        found.append(
            _marked(
                replace(here, verb="planif"),
                lines,
                words("orders-when"),
                WHEN,
                None if order is None else order.when,
            )
        )
    if len(plan.kind.holds) > 1 and order is not None:
        lines = [choice(words(f"orders-hold-{hold}"), hold) for hold in plan.kind.holds]
        found.append(_marked(replace(here, verb="planfor"), lines, words("orders-hold"), HOLD, order.hold))
    return found


def _marked(
    identity: Id, lines: list[discord.SelectOption], asks: str, row: int, stands: str | None
) -> Press:
    """A menu in which what stands now is marked."""
    for line in lines:
        line.default = stands is not None and line.value == (stands or ALWAYS)
    return menu(identity, lines[: limits.MENU_LINES], asks, row=row)


def _last(panel: Panel, plan: Plan, here: Id, narrowed: Narrowed) -> list[Press]:
    words, start = panel.plain, replace(here, path="", page=0)
    found = [button(Id("orders", here.table), words("orders-back"), row=LAST)]
    if here.path:
        found.append(button(start, words("button-back"), row=LAST))
    if plan.order is not None:
        found.append(button(replace(start, verb="planoff"), words("orders-switch-off"), row=LAST))
    elif not plan.kind.most:
        found.append(
            button(replace(start, verb="planon"), words("orders-switch-on"), style=SUCCESS, row=LAST)
        )
    pages = -(-sum(one.blocked is None for one in narrowed.choices) // MENU_PAGE)
    if pages > 1 and len(plan.wants) < plan.kind.most:
        label = words("button-more", page=here.page % pages + 1, pages=pages)
        found.append(button(replace(here, page=here.page + 1), label, row=LAST))
    return found


# The presses


@handles("plan")
async def plan(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Show an order, or go on with what comes next on its list; once it is clear what that is, it stands there."""
    here = replace(identity, path=identity.path + "".join(values[:1]))
    if values:

        def says(match: Match, seat: int) -> None:
            one = plan_of(match, seat, here)
            narrowed = narrow(one.offered, split(here.path))
            if narrowed.option is not None:
                one.give([*one.wants, narrowed.option.parts])

        await _changed(interaction, here, says)
        return

    async def act(live: Live) -> Later:
        words = await private_words(interaction)
        return saying(page(interaction, live, words, here))

    await answer(interaction, visited(interaction, identity.table, act), edit=private(interaction))


@handles("planless")
async def less(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Take something off the list; with the last of it the order ends."""

    def says(match: Match, seat: int) -> None:
        one = plan_of(match, seat, identity)
        left = [want for want in one.wants if _token(want) not in values]
        if left:
            one.give(left)
        else:
            match.standing.withdraw(seat, one.kind.name)

    await _changed(interaction, identity, says)


@handles("planif")
async def condition(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Let it answer only on this condition."""

    def says(match: Match, seat: int) -> None:
        one = plan_of(match, seat, identity)
        one.give(one.wants, when="".join(values).removeprefix(ALWAYS))

    await _changed(interaction, identity, says)


@handles("planfor")
async def holding(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Let it hold so long."""

    def says(match: Match, seat: int) -> None:
        one = plan_of(match, seat, identity)
        one.give(one.wants, hold="".join(values))

    await _changed(interaction, identity, says)


@handles("planon")
async def switch_on(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Let an order without a list stand."""
    del values
    await _changed(interaction, identity, lambda match, seat: plan_of(match, seat, identity).give(()))


@handles("planoff")
async def switch_off(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Let it stand no more."""
    del values
    await _changed(
        interaction,
        identity,
        lambda match, seat: match.standing.withdraw(seat, plan_of(match, seat, identity).kind.name),
    )


async def _changed(interaction: Interaction, identity: Id, says: Says) -> None:
    def shown(interaction: Interaction, live: Live, words: Words, note: str) -> Content:
        return page(interaction, live, words, identity, note)

    await ordered(interaction, identity.table, says, shown)
