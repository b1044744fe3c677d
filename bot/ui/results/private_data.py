"""What is stored about whoever asks: shown, sent as a copy, hidden, erased."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from io import BytesIO
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

import discord

from bot.store import ALL, erasing, leagues, privacy
from bot.tables.guests import PERSON
from bot.ui.kit.content import Content
from bot.ui.kit.ids import ANYWHERE, Id
from bot.ui.kit.naming import own_name
from bot.ui.kit.press import Interaction, button, pressed
from bot.ui.kit.reply import private_words
from bot.ui.results.league_faces import mend
from bot.ui.table.sought import forget
from data.text import Text
from engines.kernel import RefusedError

FILE = "guildhall.json"
LARGEST = 9 * 2**20  # a private message takes 10, with what belongs to it
DANGER = discord.ButtonStyle.danger


async def overview(interaction: Interaction) -> Content:
    """What is stored, in words, and what can be done about it."""
    app, words = interaction.client, await private_words(interaction)
    async with app.store.reading() as connection:
        found = await privacy.kept(connection, interaction.user.id)
    if not found.anything:
        return Content(words("privacy-nothing"))
    guest = await app.guests.person(interaction.user.id, own_name(interaction.user))
    lines = [words("privacy-head")]
    if found.known:
        lines.append(words("privacy-person"))
    if found.seats:
        lines.append(words("privacy-seats", count=found.seats))
    if found.steps:
        lines.append(words("privacy-ratings", count=found.steps))
    if found.answers:
        lines.append(words("privacy-paces", count=found.answers))
    lines += [
        words(f"privacy-{name}", count=count)
        for name, count in (
            ("absences", found.absences),
            ("votes", found.votes),
            ("bars", found.bars),
            ("barred", found.barred),
            ("blocks", found.blocks),
            ("reservations", found.reservations),
            ("promptness", found.promptness),
            ("lessons", found.lessons),
            ("company", found.company),
        )
        if count
    ]
    copying = button(Id("privacycopy", ANYWHERE), words("button-privacy-copy"))
    if not found.erasable:
        return Content("\n".join([*lines, words("privacy-rest")]), items=[copying])
    lines += [words("privacy-listed" if guest.listed else "privacy-hidden"), words("privacy-rest")]
    items = [
        copying,
        button(
            Id("privacylist", ANYWHERE, picks="no" if guest.listed else "yes"),
            words("button-privacy-hide" if guest.listed else "button-privacy-show"),
        ),
        button(Id("privacyerase", ANYWHERE), words("button-privacy-erase"), style=DANGER),
    ]
    return Content("\n".join(lines), items=items)


@pressed("privacylist")
async def list_(interaction: Interaction, identity: Id) -> Content:
    """Be named on leaderboards and have a profile for others, or not."""
    user = interaction.user
    listed = identity.picks != "no"
    await interaction.client.guests.change_person(user.id, own_name(user), listed=listed)
    return await overview(interaction)


@pressed("privacycopy")
async def copy(interaction: Interaction, identity: Id) -> Content:
    """Send everything that is stored, as data, by DM."""
    del identity
    words = await private_words(interaction)
    async with interaction.client.store.reading() as connection:
        found = await privacy.copy(connection, interaction.user.id)
    found["orders"] = await _orders(interaction)
    if not any(found.values()):
        return Content(words("privacy-nothing"))
    said, most = words("privacy-copy"), min(LARGEST, interaction.filesize_limit)
    name, data = await asyncio.to_thread(_written, found, most)
    if len(data) > most:
        raise RefusedError(Text("privacy-too-much"))
    file = discord.File(BytesIO(data), filename=name, description=said)
    try:
        await interaction.user.send(said, file=file)
    except discord.Forbidden as error:
        raise RefusedError(Text("privacy-no-dm")) from error
    shown = await overview(interaction)
    shown.text = "\n".join([words("privacy-sent"), shown.text])
    return shown


async def _orders(interaction: Interaction) -> list[dict[str, Any]]:
    """What this person lets be answered at running tables."""
    app, person, found = interaction.client, interaction.user.id, []
    async with app.store.reading() as connection:
        open_ = await privacy.open_tables(connection, person)
    for number in open_:
        live = await app.tables.cache.glance(number)
        seat = live.row.seat_of(person)
        given = {} if live.match is None or seat is None else live.match.standing.standing(seat)
        if given:
            orders = [order.model_dump(mode="json") for order in given.values()]
            found.append({"table_id": number, "seat": seat, "orders": orders})
    return found


def _written(found: dict[str, Any], most: int) -> tuple[str, bytes]:
    """A copy as a file with its name; packed where it would be larger than that."""
    data = json.dumps(found, indent=1, ensure_ascii=False).encode()
    if len(data) <= most:
        return FILE, data
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as archive:
        archive.writestr(FILE, data)
    return f"{FILE}.zip", packed.getvalue()


@pressed("privacyerase")
async def ask(interaction: Interaction, identity: Id) -> Content:
    """Ask whether everything shall really be erased."""
    del identity
    words = await private_words(interaction)
    async with interaction.client.store.reading() as connection:
        found = await privacy.kept(connection, interaction.user.id)
    if not found.erasable:
        return await overview(interaction)
    sure = button(Id("privacysure", ANYWHERE), words("button-privacy-sure"), style=DANGER)
    asked = [words("privacy-ask", count=found.open)]
    if found.bars:
        asked.append(words("privacy-bars-stay"))
    return Content("\n".join(asked), items=[sure])


@pressed("privacysure")
async def erase(interaction: Interaction, identity: Id) -> Content:
    """Leave all open tables, forget the person, and take the name from the messages of old tables."""
    del identity
    app, person = interaction.client, interaction.user.id
    words = await private_words(interaction)
    async with app.store.reading() as connection:
        open_ = await privacy.open_tables(connection, person)
    for number in open_:
        with suppress(RefusedError):  # it has ended meanwhile
            await app.tables.leave(number, person)
    await forget(app, person)
    async with app.store.reading() as connection:
        played = await leagues.of_person(connection, person)
    shown = await erasing.erase_gently(app.store, person)
    async with app.store.writing() as connection:
        for kind in (PERSON, ALL):  # the name stands in tables that other processes remember
            await app.store.tell(connection, kind, person)
    app.guests.forget(person)
    app.members.forget(person)
    await app.tables.renamed(shown.open, shown.over)
    for number in played:
        await mend(app, number)
    async with app.store.reading() as connection:
        left = await privacy.kept(connection, person)
    return Content("\n".join([words("privacy-erased"), *([words("privacy-bars-stay")] if left.bars else [])]))
