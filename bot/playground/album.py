"""The pictures of icons, which the simulated Discord does not keep: only their names."""

from __future__ import annotations

import discord

from bot.icons.icons import Icons

_CDN = "https://cdn.simcord.invalid"


class Album:
    """What the bot has uploaded, by the numbers of its emojis, served to the page once nothing more comes."""

    def __init__(self) -> None:
        self._pictures: dict[int, bytes] = {}
        self._counted = self._shown = 0

    def belong_to(self, bot: discord.Client) -> None:
        """From now on this bot's pictures come in here."""
        icons = getattr(bot, "icons", None)
        if isinstance(icons, Icons):
            icons.keeping.album = self._pictures

    def has_grown(self) -> bool:
        """Whether there are new pictures, and no further ones have come since this was asked last."""
        before, self._counted = self._counted, len(self._pictures)
        return before == self._counted != self._shown

    def assets(self) -> dict[str, tuple[str, bytes]]:
        """All pictures under the addresses where simcord's preview looks for them."""
        self._shown = len(self._pictures)
        return {f"{_CDN}/emojis/{one}.png": ("icon.png", data) for one, data in self._pictures.items()}
