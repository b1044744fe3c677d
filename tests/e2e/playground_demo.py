"""A tiny bot that does once everything the playground has to show."""

from __future__ import annotations

import asyncio
import io
import re
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from PIL import Image

from bot.pictures.beside import Beside

TITLES = {"towns": "Tiny Towns", "bridge": "Old London Bridge", "guilds": "Guilds of London"}

Interaction = discord.Interaction[Any]


def _draw(colour: str, form: str = "WEBP") -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (640, 400), colour).save(out, form)
    return out.getvalue()


async def _picture(colour: str) -> discord.File:
    return discord.File(
        io.BytesIO(await asyncio.to_thread(_draw, colour)), "picture.webp", description=f"All {colour}"
    )


class Press(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"demo:(?P<verb>[a-z]+)"):
    """A button that survives a restart."""

    def __init__(self, verb: str) -> None:
        super().__init__(discord.ui.Button(label=verb.title(), custom_id=f"demo:{verb}"))
        self.verb = verb

    @classmethod
    async def from_custom_id(cls, _: Interaction, __: Any, match: re.Match[str]) -> Press:
        return cls(match["verb"])

    async def callback(self, interaction: Interaction) -> None:
        await getattr(self, self.verb)(interaction)

    async def join(self, interaction: Interaction) -> None:
        await interaction.response.edit_message(content=f"{interaction.user.name} has joined")
        await interaction.followup.send("A word in your ear", ephemeral=True)

    async def start(self, interaction: Interaction) -> None:
        await interaction.response.defer()
        assert interaction.message
        thread = await interaction.message.create_thread(name="Table 7")
        await thread.send("The board", file=await _picture("teal"), view=buttons("end", "silent"))
        await interaction.user.send(
            f"Your hand for {thread.jump_url}", file=await _picture("maroon"), view=buttons("take")
        )

    async def take(self, interaction: Interaction) -> None:
        await interaction.response.edit_message(content="Taken", attachments=[await _picture("navy")])

    async def end(self, interaction: Interaction) -> None:
        await interaction.response.send_message("The end")
        assert isinstance(interaction.channel, discord.Thread)
        await interaction.channel.edit(archived=True)

    async def paint(self, interaction: Interaction) -> None:
        """Takes as long as the test likes."""
        await interaction.response.defer()
        bot: DemoBot = interaction.client
        await bot.beside.run(bot.easel, bot.painted.wait)
        await interaction.followup.send("Painted at last")

    async def silent(self, interaction: Interaction) -> None:
        """Forgets to answer."""


def buttons(*verbs: str) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    for verb in verbs:
        view.add_item(Press(verb))
    return view


class Books(discord.ui.Select[Any]):
    """A menu of twelve."""

    def __init__(self) -> None:
        super().__init__(placeholder="Which book?")
        for number in range(12):
            self.add_option(label=f"Book {number}")

    async def callback(self, interaction: Interaction) -> None:
        await interaction.response.send_message(f"{self.values[0]} is yours")


class Demo(commands.GroupCog, name="demo"):
    @app_commands.command(name="open", description="Open a table")
    async def open_table(self, interaction: Interaction, title: str) -> None:
        await interaction.response.send_message(f"A table of {title}", view=buttons("join", "start", "paint"))

    @open_table.autocomplete("title")
    async def _titles(self, _: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [
            app_commands.Choice(name=name, value=key)
            for key, name in TITLES.items()
            if typed.lower() in name.lower()
        ]

    @app_commands.command(description="Your hand, for you alone")
    async def hand(self, interaction: Interaction) -> None:
        await interaction.response.send_message("In your hand", file=await _picture("maroon"), ephemeral=True)

    @app_commands.command(description="A picture with a menu below it")
    async def shelf(self, interaction: Interaction) -> None:
        shown = discord.ui.MediaGallery[Any](
            discord.MediaGalleryItem("attachment://picture.webp", description="All teal")
        )
        view = discord.ui.LayoutView(timeout=None)
        view.add_item(discord.ui.Container(shown, discord.ui.ActionRow(Books())))
        await interaction.response.send_message(view=view, file=await _picture("teal"))

    @app_commands.command(description="Many stamps with a menu below them")
    async def stamps(self, interaction: Interaction) -> None:
        bot: DemoBot = interaction.client
        picture = _draw("olive", "PNG")
        stamp = await bot.create_application_emoji(name="stamp_of_the_librarian", image=picture)
        bot.album[stamp.id] = picture
        view = discord.ui.LayoutView(timeout=None)
        view.add_item(discord.ui.TextDisplay[Any](f"{stamp} " * 60))
        view.add_item(discord.ui.ActionRow(Books()))
        await interaction.response.send_message(view=view)


class DemoBot(commands.Bot):
    def __init__(self) -> None:
        super().__init__(command_prefix="!", intents=discord.Intents.default())
        self.beside = Beside()
        self.easel = ThreadPoolExecutor(1)
        self.painted = Event()
        self.album: dict[int, bytes] = {}

    async def setup_hook(self) -> None:
        await self.add_cog(Demo())
        self.add_dynamic_items(Press)
