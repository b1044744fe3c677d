"""How people are called on leaderboards and in profiles, and who is not named at all."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

import discord

from bot.store import people
from bot.ui.kit.limits import MEMBERS_ASKED
from bot.ui.kit.naming import own_name
from data.words import Words

if TYPE_CHECKING:
    from bot.app import Guildhall

log = logging.getLogger(__name__)
KNOWN_FOR = 600.0
KEPT = 20_000
PATIENCE = 1.0


class Members:
    """Who is a member of which server, asked of Discord by number and remembered for a while."""

    def __init__(self, app: Guildhall) -> None:
        self._app = app
        self._known: OrderedDict[tuple[int, int], tuple[float, str | None]] = OrderedDict()

    async def names(
        self, numbers: Iterable[int], words: Words, *, server: int | None = None, own: int = 0
    ) -> dict[int, str]:
        """The names of these people; who wants no name, was erased, or has left the server is not named."""
        wanted = list(dict.fromkeys(numbers))
        async with self._app.store.reading() as connection:
            stored = await people.several(connection, wanted)
        present = await self._present(server, [one for one in wanted if one in stored and one != own])
        nobody = words("person-unnamed")
        found = {}
        for one in wanted:
            person = stored.get(one)
            shown = person is not None and (
                one == own or (person.listed and present.get(one, "") is not None)
            )
            found[one] = (present.get(one) or person.name) if shown and person is not None else nobody
        return found

    async def away(self, server: int, numbers: Collection[int]) -> set[int]:
        """Who of these has left a server, as far as Discord says."""
        present = await self._present(server, list(numbers))
        return {one for one in numbers if present.get(one, "") is None}

    def forget(self, person: int) -> None:
        """Nothing is remembered of a person who was erased."""
        for key in [key for key in self._known if key[1] == person]:
            del self._known[key]

    async def _present(self, server: int | None, numbers: list[int]) -> dict[int, str | None]:
        """The names that these people have in a server, None for those who have left; who is unknown is left out."""
        guild = None if server is None else self._app.get_guild(server)
        if guild is None or server is None:
            return {}
        now = self._app.clock
        found = {one: self._known[server, one] for one in numbers if (server, one) in self._known}
        fresh = [one for one in found if 0 <= now - found[one][0] < KNOWN_FOR]
        asked = [one for one in numbers if one not in fresh][:MEMBERS_ASKED]
        # Where Discord does not answer, what it said last still tells more than nothing.
        last = {one: name for one, (_, name) in found.items()}
        return last | (await self._ask(guild, asked) if asked else {})

    async def _ask(self, guild: discord.Guild, asked: list[int]) -> dict[int, str | None]:
        """What Discord says of these people; nothing if it does not answer soon."""
        try:
            async with asyncio.timeout(PATIENCE):
                members = await guild.query_members(user_ids=asked, limit=MEMBERS_ASKED, cache=False)
        except (TimeoutError, discord.DiscordException) as error:
            log.info("members of server %d cannot be asked for: %s", guild.id, error)
            return {}
        there = {member.id: own_name(member) for member in members}
        for one in asked:
            self._keep((guild.id, one), there.get(one))
        return {one: there.get(one) for one in asked}

    def _keep(self, key: tuple[int, int], name: str | None) -> None:
        self._known[key] = (self._app.clock, name)
        self._known.move_to_end(key)
        while len(self._known) > KEPT:
            self._known.popitem(last=False)
