"""What the host of a lobby sets up: a private reply with menus for options, players and the time to begin."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.store.records import Seat, TableRow
from bot.tables.hosting import values_of
from bot.tables.live import Live
from bot.tables.lobby import host_of, waits
from bot.tables.refusal import refusal
from bot.ui.habits.moments import moment_named, usual_moments
from bot.ui.kit.content import Content
from bot.ui.kit.ids import Id
from bot.ui.kit.limits import MENU_LINES
from bot.ui.kit.markup import bold, safe
from bot.ui.kit.press import Interaction, Press, button, choice, handles, menu, people_menu
from bot.ui.kit.reply import answer, private, private_words
from bot.ui.play.inviting import invited
from bot.ui.table.arranging import arranged_name, arranged_value, options_menu, values_menu
from bot.ui.table.commands import chosen
from bot.ui.table.faces import waited_for
from bot.ui.table.hours import agreed, at
from bot.ui.table.look import name_of, title_text
from bot.ui.table.moderators import moderates_table
from bot.ui.table.visit import Later, saying, visited
from data.text import Text
from data.words import Words
from engines.kernel import RefusedError

OFF, HOST, COMPUTER = "off", "host", "computer"
NEVER = "never"
DIGITS = 19  # of the number by which Discord knows somebody: as many as 64 bits hold


@chosen("setup")
async def set_up(interaction: Interaction, table: int) -> Content:
    """Show what the host may arrange; a moderator may take the note away."""
    return await _arranged(interaction, table)


async def _arranged(interaction: Interaction, table: int, option: str = "", note: str = "") -> Content:
    async def act(live: Live) -> Later:
        words = await private_words(interaction)
        waits(live)
        if live.row.host != interaction.user.id and live.row.note and moderates_table(interaction, live.row):
            return saying(Content(_note(live.row, words), items=[_unsay(live.row, words)]))
        host_of(live, interaction.user.id)
        return await _shown(interaction, live, words, option, note)

    return await visited(interaction, table, act)


async def _shown(interaction: Interaction, live: Live, words: Words, option: str, note: str) -> Later:
    row = live.row
    zone = (await interaction.client.guests.person(interaction.user.id)).zone
    content = _panel(row, words, interaction.client.tables.now, zone, option)
    content.text = "\n".join(filter(None, (note, content.text)))
    return saying(content)


def _panel(row: TableRow, words: Words, now: int, zone: str | None, option: str) -> Content:
    lines = [words("setup-head", title=title_text(row), table=str(row.id)), agreed(row, words)]
    if row.begins is not None:
        lines.append(words("card-begins-at", at=at(row.begins, words)))
    if row.note:
        lines.append(_note(row, words))
    lines.append(words("setup-how"))
    if option in values_of(row):
        chosen_ = values_menu(Id("arrange", row.id, path=option), row, option, words)
        items = [chosen_, button(Id("setup", row.id), words("button-setup-back"), row=1)]
        return Content("\n".join(lines), items=items)
    items = [
        options_menu(Id("arrange", row.id), row, words),
        *_players(row, words),
        _times(row, words, now, zone),
    ]
    items.append(people_menu(Id("guest", row.id), words("setup-invite"), row=3))
    if row.note:
        items.append(_unsay(row, words))
    return Content("\n".join(lines), items=items)


def _note(row: TableRow, words: Words) -> str:
    return words("setup-note", note=safe(row.note or ""))


def _unsay(row: TableRow, words: Words) -> Press:
    return button(Id("unsay", row.id), words("button-unsay"), style=discord.ButtonStyle.danger)


# Menus


def _players(row: TableRow, words: Words) -> list[Press]:
    """Who may be taken off the table, and who may become its host."""
    lines = []
    for seat in row.seats:
        name = name_of(seat, words)
        if seat.person is None:
            lines.append(choice(words("setup-remove", name=name), _computer(seat)))
        elif seat.person != row.host:
            lines.append(choice(words("setup-remove", name=name), f"{OFF}-{seat.person}"))
            lines.append(choice(words("setup-host", name=name), f"{HOST}-{seat.person}"))
    for one in row.kept:
        name = name_of(waited_for(one), words)
        lines.append(choice(words("setup-remove", name=name), f"{OFF}-{one.person}"))
    return [menu(Id("player", row.id), lines[:MENU_LINES], words("setup-players"), row=1)] if lines else []


def _computer(seat: Seat) -> str:
    return f"{COMPUTER}-{seat.seat}-{seat.level}-{seat.face}"


def _times(row: TableRow, words: Words, now: int, zone: str | None) -> Press:
    lines = [choice(moment_named(one, zone, words.language), str(one)) for one in usual_moments(now, zone)]
    if row.begins is not None:
        lines.append(choice(words("setup-no-time"), NEVER))
    return menu(Id("begins", row.id), lines, words("setup-time"), row=2)


# What is chosen there


@handles("arrange")
async def arrange(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Choose what to arrange, or how."""
    name, value = identity.path, values[0] if values else ""

    async def work() -> Content:
        if not name:
            return await _arranged(interaction, identity.table, value)
        hosting, words = interaction.client.tables.hosting, await private_words(interaction)

        async def act(live: Live) -> Later:
            await hosting.arrange(live, interaction.user.id, name, value)
            if live.row.state != "lobby":
                return saying(Content(words("lobby-started")))
            said = words(
                "setup-arranged",
                name=arranged_name(live.row, name),
                value=arranged_value(live.row, name, value, words),
            )
            return await _shown(interaction, live, words, "", said)

        return await visited(interaction, identity.table, act)

    await answer(interaction, work(), edit=private(interaction))


@handles("player")
async def player(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Take somebody off the table, or hand it over to them."""
    await answer(interaction, _player(interaction, identity, values), edit=private(interaction))


async def _player(interaction: Interaction, identity: Id, values: Sequence[str]) -> Content:
    what, _, who = (values[0] if values else "").partition("-")
    hosting, me = interaction.client.tables.hosting, interaction.user.id

    async def act(live: Live) -> Later:
        words, row = await private_words(interaction), live.row
        name = _named(row, what, who, words)
        if what == COMPUTER:
            await hosting.remove_computer(live, me, _meant(row, values[0]))
        elif what == HOST:
            await hosting.pass_on(live, me, _number(who))
            return saying(Content(words("setup-handed", name=bold(name), table=str(row.id))))
        else:
            await hosting.remove(live, me, _number(who))
        said = words("setup-removed", name=bold(name), again="yes" if what == COMPUTER else "no")
        return await _shown(interaction, live, words, "", said)

    return await visited(interaction, identity.table, act)


def _number(written: str) -> int:
    return int(written) if written.isascii() and written.isdecimal() and len(written) <= DIGITS else 0


def _meant(row: TableRow, value: str) -> Seat:
    """The computer that a line meant, if it still sits there."""
    for seat in row.seats:
        if seat.person is None and _computer(seat) == value:
            return seat
    raise refusal("remove-nobody", row.id)


def _named(row: TableRow, what: str, who: str, words: Words) -> str:
    known = [*row.seats, *(waited_for(one) for one in row.kept)]
    if what == COMPUTER:
        return name_of(_meant(row, f"{what}-{who}"), words)
    return next((name_of(seat, words) for seat in known if seat.person == _number(who)), "")


@handles("guest")
async def guest(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Invite somebody."""
    who = _number(values[0]) if values else 0
    await answer(interaction, _invited(interaction, identity.table, who), edit=private(interaction))


async def _invited(interaction: Interaction, table: int, person: int) -> Content:
    """What came of the invitation, above the panel."""
    if interaction.guild is None:
        raise RefusedError(Text("new-in-server"))
    try:
        member = await interaction.guild.fetch_member(person)
    except discord.NotFound as error:
        raise RefusedError(Text("invite-unseen")) from error
    content = await invited(interaction, table, member)
    return await _arranged(interaction, table, note=content.text)


@handles("begins")
async def begins(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Set the time to begin."""
    chosen_ = values[0] if values else ""
    moment = None if chosen_ == NEVER else _number(chosen_)
    await answer(interaction, begin_at(interaction, identity.table, moment), edit=private(interaction))


async def begin_at(interaction: Interaction, table: int, moment: int | None) -> Content:
    """Let a lobby begin by itself at a moment, or (None) only when it is started."""

    async def act(live: Live) -> Later:
        words = await private_words(interaction)
        await interaction.client.tables.hosting.begin_at(live, interaction.user.id, moment)
        said = (
            words("setup-timeless")
            if moment is None
            else words("setup-begins", table=str(table), at=at(moment, words))
        )
        return await _shown(interaction, live, words, "", said)

    return await visited(interaction, table, act)


@handles("unsay")
async def unsay(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Take the note away."""
    del values
    await answer(interaction, take_note(interaction, identity.table), edit=private(interaction))


async def take_note(interaction: Interaction, table: int) -> Content:
    """Take the note of a lobby away: its host may, and whoever moderates the channel."""

    async def act(live: Live) -> Later:
        words = await private_words(interaction)
        if not moderates_table(interaction, live.row):
            host_of(live, interaction.user.id)
        await interaction.client.tables.hosting.unsay(live)
        return saying(Content(words("setup-unsaid", table=str(table))))

    return await visited(interaction, table, act)


async def put_note(interaction: Interaction, table: int, text: str) -> Content:
    """Say something on the card of a lobby."""

    async def act(live: Live) -> Later:
        words = await private_words(interaction)
        await interaction.client.tables.hosting.note(live, interaction.user.id, text)
        return saying(Content(words("setup-said", table=str(table))))

    return await visited(interaction, table, act)


@handles("keepopen")
async def keep_open(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Let a lobby wait for another week."""
    del values

    async def act(live: Live) -> Later:
        words = await private_words(interaction)
        await interaction.client.tables.hosting.keep(live, interaction.user.id)
        return saying(Content(words("idle-kept", table=str(identity.table))))

    await answer(interaction, visited(interaction, identity.table, act))
