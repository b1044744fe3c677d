"""One answer to one interaction: at once, or deferred when it takes long, and a sentence when it fails."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable
from typing import Any

import discord

from bot.store import ConflictError
from bot.ui.content import Content
from data.text import Text
from data.words import Words, nearest
from engines.kernel import RefusedError

log = logging.getLogger(__name__)
PATIENCE = 1.5


def words_of(interaction: discord.Interaction[Any], language: str | None = None) -> Words:
    """The words of whoever acts: the language they chose, or that of their Discord."""
    return Words(language or nearest(str(interaction.locale)))


async def private_words(interaction: discord.Interaction[Any]) -> Words:
    """The words of whoever acts, their own wish first."""
    known = await interaction.client.guests.person(interaction.user.id, interaction.user.display_name)
    return words_of(interaction, known.language)


async def answer(
    interaction: discord.Interaction[Any], work: Awaitable[Content], *, edit: bool = False
) -> None:
    """Send what the work comes to: into the pressed message (edit), or as a private reply."""
    task = asyncio.ensure_future(work)
    await asyncio.wait({task}, timeout=PATIENCE)
    if not task.done() and not interaction.response.is_done():
        await _defer(interaction, edit=edit)
    try:
        content = await task
    except Exception as error:  # noqa: BLE001  # whatever went wrong, the person gets a sentence
        await fail(interaction, error)
        return
    await _send(interaction, content, edit=edit)


async def _defer(interaction: discord.Interaction[Any], *, edit: bool) -> None:
    if edit:
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)


async def _send(interaction: discord.Interaction[Any], content: Content, *, edit: bool) -> None:
    try:
        if not interaction.response.is_done():
            if edit:
                await interaction.response.edit_message(**content.to_edit())
            else:
                await interaction.response.send_message(ephemeral=True, **content.to_send())
        else:
            await interaction.edit_original_response(**content.to_edit())
    except discord.NotFound:
        log.info("the interaction had gone before it could be answered; its work is done")


async def fail(interaction: discord.Interaction[Any], error: BaseException) -> None:
    """Tell why nothing happened; an unexpected error gets an id that stands in the log."""
    words = await private_words(interaction)
    await whisper(interaction, explain(error, words))


def explain(error: BaseException, words: Words) -> str:
    """The sentence for an error."""
    if isinstance(error, RefusedError):
        return words.say(error.text)
    if isinstance(error, ConflictError):
        return words("error-conflict")
    number = secrets.token_hex(3)
    log.error("error %s", number, exc_info=error)
    return words("error-unexpected", id=number)


async def whisper(interaction: discord.Interaction[Any], text: str) -> None:
    """A sentence that only the acting person sees, whatever was answered before."""
    try:
        if interaction.response.is_done():
            await interaction.followup.send(
                text, ephemeral=True, allowed_mentions=discord.AllowedMentions.none()
            )
        else:
            await interaction.response.send_message(
                text, ephemeral=True, allowed_mentions=discord.AllowedMentions.none()
            )
    except discord.HTTPException:
        log.info("a sentence came too late: %s", text)


async def refuse(interaction: discord.Interaction[Any], message: str) -> None:
    """Refuse with a message of the language files."""
    await fail(interaction, RefusedError(Text(message)))
