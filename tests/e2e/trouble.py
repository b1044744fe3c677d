"""What goes wrong around the bot: refusals, cut lines, a process that dies, lost permissions, deleted messages."""

from __future__ import annotations

import asyncio
import fnmatch
from typing import Any

import discord
import simcord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.app import Guildhall
from tests.e2e.seen import Seen


class Trouble:
    """Makes it go wrong."""

    env: simcord.Env
    bot: Guildhall
    died_at: str = ""

    def fails(self, method: str, path: str, status: int, code: int = 0, times: int | None = 1) -> None:
        """Discord refuses such requests."""
        self.env.inject_error(method, path, status=status, code=code, times=times)

    def heals(self) -> None:
        """Discord refuses nothing any more."""
        self.env.backend.faults.clear()

    def closes_dms(self, person: simcord.MemberActor) -> None:
        """This person takes no DMs."""
        path = f"/channels/{person.user.dm_channel.id}/messages"
        self.fails("POST", path, 403, 50007, times=None)

    def cuts(self, method: str, path: str, *, arrives: bool, times: int = 1) -> None:
        """The line breaks at such requests, before they arrive or when they are answered."""
        http: Any = self.bot.http
        request, left = http.request, [times]

        async def cut(route: Any, **rest: Any) -> Any:
            if not left[0] or route.method != method or not fnmatch.fnmatch(_path(route), path):
                return await request(route, **rest)
            left[0] -= 1
            if arrives:
                await request(route, **rest)
            raise ConnectionResetError("the line was cut")

        http.request = cut

    def dies_at(self, count: int, *, arrives: bool) -> None:
        """The bot's process dies at its request with this number, before it arrives or before its answer is read."""
        http: Any = self.bot.http
        request, left = http.request, [count]
        self.died_at = ""

        async def dying(route: Any, **rest: Any) -> Any:
            left[0] -= 1
            if left[0] > 0:
                return await request(route, **rest)
            if left[0] == 0:
                self.died_at = f"{route.method} {_path(route)}"
                if arrives:
                    await request(route, **rest)
            return await self.env.external_wait(asyncio.Event().wait(), reason="the process is dead")

        http.request = dying

    def seals(self, place: simcord.ChannelHandle, *missing: str) -> None:
        """The bot loses these permissions in a channel; without any it has all again."""
        me = self.env.backend.bot_user.id
        denied = discord.Permissions(**dict.fromkeys(missing, True)).value
        wall = Overwrite(me, OverwriteType.MEMBER, 0, denied)
        self.env.backend.edit_channel(place.id, {}, overwrites=[wall] if missing else [])

    def deletes(self, message: Seen) -> None:
        """A moderator deletes a message."""
        self.env.backend.delete_message(message.message.channel.id, message.id)

    def deletes_place(self, place: simcord.ChannelHandle) -> None:
        """A moderator deletes a channel or thread."""
        self.env.backend.delete_channel(place.id)

    def requests(self, method: str, path: str) -> int:
        """How many such requests were made."""
        return sum(
            entry.method == method and fnmatch.fnmatch(entry.path, path) for entry in self.env.http_requests
        )


def _path(route: Any) -> str:
    return str(route.url).partition("/v10")[2]
