"""One answer to one interaction: at once, or deferred when it takes long, and a sentence when it fails."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from typing import Any

import aiohttp
import discord
from discord import app_commands

from bot.store import ConflictError, unreachable
from bot.ui.kit.codes import (
    ANSWERED_ALREADY,
    UNKNOWN_INTERACTION,
    UNKNOWN_MESSAGE,
    UNKNOWN_WEBHOOK,
    WEBHOOK_ENDED,
)
from bot.ui.kit.content import Content
from bot.ui.kit.following import follow, go_on, overtake
from bot.ui.kit.icons import put
from bot.ui.kit.laid import hanging, is_laid_out
from bot.ui.kit.naming import own_name
from bot.ui.kit.sense import sense_of
from data.words import Words, nearest
from engines.kernel import RefusedError

log = logging.getLogger(__name__)
PATIENCE = 1.5
TOO_LATE = (UNKNOWN_MESSAGE, UNKNOWN_WEBHOOK, UNKNOWN_INTERACTION, WEBHOOK_ENDED)
CUT_OFF = (OSError, aiohttp.ClientError)
STALE_COMMAND = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)


class UnshownError(Exception):
    """What was asked for is done, but Discord does not take the answer."""


def words_of(interaction: discord.Interaction[Any], language: str | None = None) -> Words:
    """The words of whoever acts: the language they chose, or that of their Discord."""
    return Words(language or nearest(str(interaction.locale)))


async def private_words(interaction: discord.Interaction[Any]) -> Words:
    """The words of whoever acts, their own wish first."""
    user, locale = interaction.user, str(interaction.locale)
    known = await interaction.client.guests.met(user.id, own_name(user), locale)
    return words_of(interaction, known.language)


def private(interaction: discord.Interaction[Any]) -> bool:
    """Whether the pressed message is the acting person's alone and nobody else's care, so that it can be edited."""
    return interaction.message is not None and interaction.message.flags.ephemeral


def deadline() -> float:
    """Until when an interaction that has just come must have been answered or deferred, on the clock of the loop."""
    return asyncio.get_running_loop().time() + PATIENCE


async def answer(
    interaction: discord.Interaction[Any],
    work: Coroutine[Any, Any, Content],
    *,
    edit: bool = False,
    by: float | None = None,
) -> bool:
    """Send what the work comes to: into the pressed message (edit), or as a private reply; true if it arrived."""
    left = (deadline() if by is None else by) - asyncio.get_running_loop().time()
    task = asyncio.ensure_future(work)
    try:
        await asyncio.wait({task}, timeout=max(0, left))
        if not task.done():
            await defer(interaction, edit=edit)
        content = await task
    except Exception as error:  # noqa: BLE001  # whatever went wrong, the person gets a sentence
        await fail(interaction, error)
        return False
    finally:
        task.cancel()
    return await _send(interaction, content, edit=edit)


async def defer(interaction: discord.Interaction[Any], *, edit: bool = False) -> None:
    """Say that the answer comes later; what cannot be said, or was said unheard, holds no work up."""
    try:
        with sense_of("a deferral"):
            if edit:
                await interaction.response.defer()
            else:
                await interaction.response.defer(ephemeral=True, thinking=True)
    except (discord.HTTPException, *CUT_OFF) as error:
        log.info("an interaction cannot be deferred, its work goes on: %s", error)


async def _send(interaction: discord.Interaction[Any], content: Content, *, edit: bool) -> bool:
    """Once more where the line was cut; an answer that cannot arrive undoes nothing, and no sentence claims that."""
    pressed = interaction.message.id if edit and interaction.message is not None else None
    if content.aside and (not edit or private(interaction)):
        content.text, content.aside = "\n".join(filter(None, (content.aside, content.text))), ""
    if edit and interaction.message is not None:
        content.laid = content.laid or is_laid_out(interaction.message)
        content.hanging = hanging(interaction.message)
    if content.laid or not content.keep_picture:
        await overtake(pressed)
    try:
        try:
            message = await _respond(interaction, content, edit=edit)
        except CUT_OFF:
            message = await _respond(interaction, content, edit=edit)
    except (discord.HTTPException, *CUT_OFF) as error:
        if isinstance(error, discord.HTTPException) and error.code not in TOO_LATE and error.status < 500:
            await fail(interaction, UnshownError(str(error)))
        log.warning("an interaction cannot be answered, but its work is done: %s", error)
        if content.coming is not None:
            content.coming.cancel()
        await _unseen(content)
        return False
    if private(interaction) if edit else content.panel is not None:
        interaction.client.panels.showed(content.panel, interaction, pressed or message)
    if content.coming is not None:
        follow(interaction, content, pressed or message)
    if content.then is not None:
        go_on(interaction, content, pressed or message)
    if content.aside:
        await whisper(interaction, content.aside)
    return True


async def _unseen(content: Content) -> None:
    if content.unseen is None:
        return
    try:
        await content.unseen()
    except Exception:
        log.exception("what an answer that did not arrive leaves to be done is not done")


async def _respond(interaction: discord.Interaction[Any], content: Content, *, edit: bool) -> int | None:
    """Answer, or change the answer that there is: Discord may know of one of which we have heard nothing.

    The number of the message that the answer is, as far as it is told.
    """
    if not interaction.response.is_done():
        given = content.to_edit() if edit else {"ephemeral": True, **content.to_send()}
        how = interaction.response.edit_message if edit else interaction.response.send_message
        try:
            with sense_of("an answer"):
                told = await put(how, given)
        except discord.HTTPException as error:
            if error.code != ANSWERED_ALREADY:
                raise
        else:
            return getattr(told, "message_id", None)
    given = content.to_edit()
    with sense_of("a changed answer"):
        return getattr(await put(interaction.edit_original_response, given), "id", None)


async def fail(interaction: discord.Interaction[Any], error: BaseException) -> None:
    """Tell why nothing happened; an unexpected error gets an id that stands in the log."""
    try:
        words = await private_words(interaction)
    except Exception as unread:
        if not unreachable(unread):
            log.exception("a person's wishes cannot be read")
        words = words_of(interaction)
    await whisper(interaction, explain(error, words))


def explain(error: BaseException, words: Words) -> str:
    """The sentence for an error."""
    if isinstance(error, RefusedError):
        return words.say(error.text)
    if isinstance(error, ConflictError):
        return words("error-conflict")
    if isinstance(error, STALE_COMMAND):
        return words("error-command")
    if unreachable(error):
        log.warning("the database does not answer: %s", error)
        return words("error-away")
    number = secrets.token_hex(3)
    log.error("error %s", number, exc_info=error)
    return words("error-unshown" if isinstance(error, UnshownError) else "error-unexpected", id=number)


async def whisper(interaction: discord.Interaction[Any], text: str) -> None:
    """A sentence that only the acting person sees, whatever was answered before."""
    try:
        try:
            await _say(interaction, text)
        except CUT_OFF:
            if interaction.response.is_done():  # it may stand there
                raise
            await _say(interaction, text)
    except (discord.HTTPException, *CUT_OFF) as error:
        log.info("a sentence came too late: %s: %s", text, error)


async def _say(interaction: discord.Interaction[Any], text: str) -> None:
    """As the answer, or beside it; if Discord knows of an answer of which we have heard nothing, it may be this one."""
    given = {"ephemeral": True, **Content(text).to_send()}
    with sense_of("a sentence"):
        if not interaction.response.is_done():
            try:
                await interaction.response.send_message(**given)
            except discord.HTTPException as error:
                if error.code != ANSWERED_ALREADY:
                    raise
                if (await interaction.original_response()).content == text:
                    return
            else:
                return
        await interaction.followup.send(**given)
