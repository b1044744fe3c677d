"""Taking a match along: as a moving picture, or as data that anybody can check."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from io import BytesIO
from typing import TYPE_CHECKING

import discord

from bot.pictures.film import Film
from bot.results.verify import Stored, verify
from bot.store import leases, results, tables
from bot.store.records import TableRow
from bot.tables.refusal import refusal
from bot.ui.kit.content import Content
from bot.ui.kit.ids import Id
from bot.ui.kit.press import Interaction, button, handles
from bot.ui.kit.reply import CUT_OFF, defer, explain, private_words, whisper
from bot.ui.kit.sense import sense_of
from bot.ui.results.replaying import Told, tell
from bot.ui.table.commands import chosen
from bot.ui.table.look import named, title_text
from bot.ui.table.tenures import as_ended
from data.text import Text, Value
from engines.kernel import RefusedError
from renderers.kit.gallery import artists

if TYPE_CHECKING:
    from bot.app import Guildhall

log = logging.getLogger(__name__)
LARGEST = 8 * 1000 * 1000
LEASE = 60  # seconds until another process makes films for a server whose maker has died


@handles("animate")
async def animate(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Make the film of what everybody could see, and show how far it is."""
    del values
    await defer(interaction)
    words = await private_words(interaction)
    found = await tell(interaction, identity.table)
    if found.row.title not in artists():
        raise refusal("film-no-artist", identity.table)
    app, row = interaction.client, found.row
    components = app.settings.components
    film = Film(
        found.reel,
        named(as_ended(found.sat, words), words).names,
        words.language,
        None if components is None else str(components),
    )

    async with app.studio.hired(row.server), _alone(app, row.server) as still:

        async def told(done: int, count: int) -> None:
            await still()
            said = words("film-progress", done=done, count=count)
            try:
                await interaction.edit_original_response(content=said)
            except (discord.HTTPException, *CUT_OFF) as error:
                log.info("how far a film is cannot be told: %s", error)

        app.tables.budgets.films.spend(interaction.user.id)
        try:
            data = await app.studio.film(film, min(LARGEST, interaction.filesize_limit), told)
        except Exception as error:  # noqa: BLE001  # whatever went wrong, the person gets a sentence
            await _deliver(interaction, explain(error, words))
            return
    about: dict[str, Value] = {"title": title_text(row), "table": str(row.id)}
    alt = words("film-alt", **about)
    file = discord.File(BytesIO(data), filename=f"table-{row.id}.webp", description=alt)
    await _deliver(interaction, words("film-done", **about), file)


@asynccontextmanager
async def _alone(app: Guildhall, server: int) -> AsyncIterator[Callable[[], Awaitable[None]]]:
    """Have the film of a server over all processes; what is given has to be called now and then, so that it stays one's own."""
    name = f"film:{server}"

    async def hold() -> None:
        async with app.store.writing() as connection:
            now = app.tables.now
            if not await leases.take(connection, name, app.name, now, now + LEASE):
                raise RefusedError(Text("film-busy"))

    await hold()
    try:
        yield hold
    finally:
        async with app.store.writing() as connection:
            await leases.give_back(connection, name, app.name)


async def _deliver(interaction: Interaction, said: str, *files: discord.File) -> None:
    """Put the end of the work where its progress was told."""
    try:
        with sense_of("an export"):
            await interaction.edit_original_response(content=said, attachments=files)
    except (discord.HTTPException, *CUT_OFF) as error:
        log.info("an export came too late: %s", error)
        await whisper(interaction, (await private_words(interaction))("film-late"))


@handles("exportjson")
async def export_json(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """The journal, the seed and the results of a finished match, as a file."""
    del values
    await defer(interaction)
    words = await private_words(interaction)
    found = await _finished(interaction, identity.table)
    async with interaction.client.store.reading() as connection:
        sheets = await tables.read_results(connection, identity.table)
    text = json.dumps(exported(found, sheets), indent=1, ensure_ascii=False)
    said = words("export-done", table=str(identity.table))
    name = f"table-{identity.table}.json"
    file = discord.File(BytesIO(text.encode()), filename=name, description=said)
    await interaction.followup.send(said, file=file, ephemeral=True)


def exported(found: Told, sheets: dict[int, str]) -> dict[str, object]:
    """A match as data that names seats and no people."""
    row = found.row
    return {
        "title": row.title,
        "table": row.id,
        "options": row.options,
        "seats": found.reel.seats,
        "seed": found.seed,
        "commitment": found.commitment,
        "started": row.started,
        "ended": row.ended,
        "reason": row.reason,
        "journal": [
            {
                "number": one.number,
                "seat": one.seat,
                "picks": None if one.picks is None else list(one.picks),
                "by": one.by,
                "at": one.at,
            }
            for one in found.journal
            if one.number >= 0
        ],
        "results": [{"seat": seat, **json.loads(sheet)} for seat, sheet in sorted(sheets.items())],
    }


async def _finished(interaction: Interaction, table: int) -> Told:
    """A match whose secrets are out, because it is over."""
    found = await tell(interaction, table)
    if not found.over:
        raise refusal(_unfinished(found.row), table)
    return found


def _unfinished(row: TableRow) -> str:
    return "verify-running" if row.state == "playing" else "verify-abandoned"


@chosen("verify")
async def verified(interaction: Interaction, table: int) -> Content:
    """Play a finished match again, and say whether seed and result are what was promised and stored."""
    words = await private_words(interaction)
    found = await _finished(interaction, table)
    async with interaction.client.store.reading() as connection:
        sheets = await tables.read_results(connection, table)
        scores = (await results.scores(connection, [table]))[table]
    reel, stored = replace(found.reel, seed=found.seed), Stored(found.row.reason, sheets, scores)
    verdict = await asyncio.to_thread(verify, reel, found.commitment, stored)
    seed = "verify-seed" if verdict.seed_fits else "verify-seed-wrong"
    fits = {True: "verify-result", False: "verify-result-wrong", None: "verify-result-none"}
    return Content(
        "\n".join(
            [
                words("verify-head", title=title_text(found.row), table=str(table)),
                words(seed, seed=found.seed, hash=found.commitment),
                words(fits[verdict.result_fits], answers=found.reel.steps),
                words("verify-how"),
            ]
        ),
        items=[button(Id("replay", table), words("button-replay"))],
    )
