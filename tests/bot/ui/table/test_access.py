"""Who may see which table from where."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.store.records import Seat, TableRow
from bot.ui.table.access import admit, may_have_threads, may_see
from bot.ui.table.moderators import moderates_table, of_server
from engines.kernel import RefusedError

HANSE, HALL = 1, 9
CHANNEL, THREAD, ELSEWHERE = 2, 3, 4
ADA, STRANGER = 11, 99


def table() -> TableRow:
    return TableRow(
        id=7,
        title="tiny_towns",
        server=HANSE,
        channel=CHANNEL,
        thread=THREAD,
        host=ADA,
        state="playing",
        options={},
        places=2,
        autostart=False,
        revision=1,
        created=0,
        seats=[Seat(0, ADA, "Ada")],
    )


class Channel(discord.TextChannel):
    """A channel of Discord's in which everybody may do the same."""

    def __init__(self, **allowed: bool) -> None:
        self._allowed = discord.Permissions(**allowed)
        self.guild: Any = SimpleNamespace(me=None)

    def permissions_for(self, *_: Any) -> discord.Permissions:
        return self._allowed


def outcome(person: int, server: int | None, place: int, channel: Any = None, *, member: bool = True) -> str:
    """Why somebody is refused who acts there; nothing if they may see the table."""
    user: Any = discord.Object(person)
    if member:
        user = discord.Member.__new__(discord.Member)
        user._user = discord.Object(person)
    asked: Any = SimpleNamespace(
        user=user,
        guild_id=server,
        channel_id=place,
        client=SimpleNamespace(get_channel=lambda number: channel if number == CHANNEL else None),
    )
    try:
        admit(asked, table())
    except RefusedError as error:
        return error.text.id
    return ""


OPEN, CLOSED = Channel(view_channel=True), Channel(view_channel=False)


@pytest.mark.parametrize(
    ("person", "server", "place", "channel", "why"),
    [
        (ADA, None, ELSEWHERE, None, ""),
        (STRANGER, None, ELSEWHERE, OPEN, "table-unknown"),
        (STRANGER, None, CHANNEL, OPEN, "table-unknown"),
        (ADA, HALL, ELSEWHERE, OPEN, "table-elsewhere"),
        (STRANGER, HALL, ELSEWHERE, OPEN, "table-unknown"),
        (ADA, HANSE, ELSEWHERE, CLOSED, ""),
        (STRANGER, HANSE, CHANNEL, None, ""),
        (STRANGER, HANSE, THREAD, None, ""),
        (STRANGER, HANSE, ELSEWHERE, OPEN, ""),
        (STRANGER, HANSE, ELSEWHERE, CLOSED, "table-unknown"),
        (STRANGER, HANSE, ELSEWHERE, None, "table-unknown"),
    ],
)
def test_a_table_is_seen_from_its_channel_by_who_can_look_into_it_and_by_who_sits_there(
    person: int, server: int | None, place: int, channel: Any, why: str
) -> None:
    assert outcome(person, server, place, channel) == why


def test_who_is_no_member_sees_no_channel() -> None:
    assert outcome(STRANGER, HANSE, ELSEWHERE, OPEN, member=False) == "table-unknown"


@pytest.mark.parametrize(
    ("channel", "can"),
    [
        (Channel(create_public_threads=True, send_messages_in_threads=True), True),
        (Channel(create_public_threads=True), False),
        (Channel(send_messages_in_threads=True), False),
        (None, False),
    ],
)
def test_tables_live_in_threads_where_those_can_be_opened_and_written_in(channel: Any, can: bool) -> None:
    assert may_have_threads(channel) is can


def member(person: int, server: int, **allowed: bool) -> Any:
    """A member of a server, with what they may do all over it."""
    found: Any = type("Somebody", (discord.Member,), {"guild_permissions": discord.Permissions(**allowed)})
    user = found.__new__(found)
    user._user = discord.Object(person)
    user.guild = SimpleNamespace(id=server)
    return user


def place(server: int, **allowed: bool) -> Channel:
    found = Channel(**allowed)
    found.guild = SimpleNamespace(id=server, me=None)
    return found


def test_only_members_of_its_server_see_a_channel() -> None:
    def seen(person: Any, channel: Any) -> bool:
        app: Any = SimpleNamespace(get_channel=lambda number: channel if number == CHANNEL else None)
        return may_see(app, person, CHANNEL)

    open_, closed = place(HANSE, view_channel=True), place(HANSE)
    assert seen(member(ADA, HANSE), open_)
    assert not seen(member(ADA, HANSE), closed)
    assert not seen(member(ADA, HALL), open_), "of another server"
    assert not seen(discord.Object(ADA), open_)
    assert not seen(member(ADA, HANSE), None)


@pytest.mark.parametrize(
    ("user", "server", "channel", "may"),
    [
        (member(ADA, HANSE), HANSE, place(HANSE, manage_threads=True), True),
        (member(ADA, HANSE, manage_threads=True), HANSE, place(HANSE), False),
        (member(ADA, HANSE, manage_threads=True), HANSE, None, True),
        (member(ADA, HANSE), HANSE, None, False),
        (member(ADA, HALL, manage_threads=True), HALL, place(HANSE, manage_threads=True), False),
        (discord.Object(ADA), HANSE, place(HANSE, manage_threads=True), False),
    ],
)
def test_who_moderates_a_table_manages_threads_in_its_channel(
    user: Any, server: int, channel: Any, may: bool
) -> None:
    client = SimpleNamespace(get_channel=lambda number: channel if number == CHANNEL else None)
    asked: Any = SimpleNamespace(user=user, guild_id=server, client=client)
    assert moderates_table(asked, table()) is may


def test_who_moderates_a_server_manages_threads_all_over_it() -> None:
    def outcome(user: Any, server: int | None) -> str | int:
        asked: Any = SimpleNamespace(user=user, guild_id=server)
        try:
            return of_server(asked)
        except RefusedError as error:
            return error.text.id

    assert outcome(member(ADA, HANSE, manage_threads=True), HANSE) == HANSE
    assert outcome(member(ADA, HANSE, manage_guild=True), HANSE) == "moderate-moderators"
    assert outcome(discord.Object(ADA), HANSE) == "moderate-moderators"
    assert outcome(member(ADA, HANSE, manage_threads=True), None) == "moderate-in-server"
