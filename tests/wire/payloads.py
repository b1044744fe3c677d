"""The things of the world in the form in which Discord's API and gateway name them."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from tests.wire.world import (
    ATTACHMENT,
    DM,
    EPHEMERAL,
    EPOCH_MS,
    LAYOUT,
    TEXT,
    THREAD,
    Channel,
    Interaction,
    Json,
    Message,
    User,
    World,
)

EVERYTHING = str((1 << 50) - 1)
FILE_LIMIT = 10 * 1024 * 1024
LONG_AGO = "2024-01-01T00:00:00+00:00"


def moment(number: int) -> str:
    """When something with this id was made."""
    return datetime.fromtimestamp(((number >> 22) + EPOCH_MS) / 1000, UTC).isoformat()


def user(one: User) -> Json:
    """A user."""
    return {
        "id": str(one.id),
        "username": one.name.lower(),
        "global_name": one.name,
        "discriminator": "0",
        "avatar": None,
        "bot": one.bot,
        "flags": 0,
        "public_flags": 0,
    }


def member(one: User) -> Json:
    """A user as member of the server."""
    return {
        "user": user(one),
        "nick": None,
        "avatar": None,
        "roles": [],
        "joined_at": LONG_AGO,
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
        "permissions": EVERYTHING,
        "communication_disabled_until": None,
    }


def channel(world: World, one: Channel) -> Json:
    """A channel, thread or DM."""
    last = max(one.messages, default=None)
    common: Json = {"id": str(one.id), "type": one.kind, "last_message_id": last and str(last), "flags": 0}
    if one.kind == DM:
        assert one.person is not None
        return {**common, "recipients": [user(world.users[one.person])]}
    common |= {"guild_id": str(one.server), "name": one.name, "nsfw": False, "rate_limit_per_user": 0}
    if one.kind == TEXT:
        return {**common, "position": 0, "parent_id": None, "topic": None, "permission_overwrites": []}
    return {
        **common,
        "parent_id": str(one.parent),
        "owner_id": str(world.bot.id),
        "message_count": len(one.messages),
        "member_count": 1,
        "total_message_sent": len(one.messages),
        "thread_metadata": {
            "archived": one.archived,
            "auto_archive_duration": 10080,
            "archive_timestamp": moment(one.id),
            "locked": False,
            "create_timestamp": moment(one.id),
        },
    }


def message(world: World, one: Message) -> Json:
    """A message."""
    found: Json = {
        "id": str(one.id),
        "channel_id": str(one.channel),
        "type": 0,
        "author": user(world.users[one.author]),
        "content": one.content,
        "timestamp": moment(one.id),
        "edited_timestamp": moment(world.number()) if one.edited else None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [user(world.users[number]) for number in one.mentions],
        "mention_roles": [],
        "attachments": [_attachment(one, each) for each in one.attachments],
        "embeds": [{"type": "rich", **embed} for embed in one.embeds],
        "components": _resolved(one),
        "pinned": False,
        "flags": (0 if one.viewer is None else EPHEMERAL) | (LAYOUT if one.laid else 0),
    }
    return found if one.nonce is None else {**found, "nonce": one.nonce}


def _resolved(one: Message) -> list[Json]:
    """The components with the addresses of the files that they show."""
    known = {f"{ATTACHMENT}{each['filename']}": _attachment(one, each)["url"] for each in one.attachments}

    def resolve(node: Any) -> Any:
        if isinstance(node, dict):
            return {name: resolve(each) for name, each in node.items()}
        if isinstance(node, list):
            return [resolve(each) for each in node]
        return known.get(node, node) if isinstance(node, str) else node

    return [resolve(each) for each in one.components]


def _attachment(one: Message, file: Json) -> Json:
    url = f"https://cdn.discordapp.com/attachments/{one.channel}/{file['id']}/{file['filename']}"
    return {**file, "id": str(file["id"]), "url": url, "proxy_url": url}


def told(world: World, one: Message) -> Json:
    """A message as the gateway tells of it."""
    found = message(world, one)
    place = world.channels[one.channel]
    if place.kind != DM:
        about = member(world.users[one.author])
        del about["user"]
        found |= {"guild_id": str(place.server), "member": about}
    return found


def server(world: World, number: int) -> Json:
    """A whole server, as the gateway tells of it when the bot has come."""
    places = [one for one in world.channels.values() if one.server == number]
    return {
        "id": str(number),
        "name": "Hanse",
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "owner_id": str(world.owner.id),
        "afk_channel_id": None,
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "roles": [_everyone(number)],
        "emojis": [],
        "stickers": [],
        "features": [],
        "mfa_level": 0,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "vanity_url_code": None,
        "description": None,
        "banner": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": "en-US",
        "public_updates_channel_id": None,
        "nsfw_level": 0,
        "premium_progress_bar_enabled": False,
        "joined_at": LONG_AGO,
        "large": False,
        "unavailable": False,
        "member_count": len(world.users),
        "voice_states": [],
        "members": [member(world.bot)],
        "channels": [channel(world, one) for one in places if one.kind == TEXT],
        "threads": [channel(world, one) for one in places if one.kind == THREAD and not one.archived],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def _everyone(server: int) -> Json:
    return {
        "id": str(server),
        "name": "@everyone",
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "icon": None,
        "unicode_emoji": None,
        "position": 0,
        "permissions": EVERYTHING,
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }


def interaction(world: World, one: Interaction) -> Json:
    """A press or command, as the gateway tells of it."""
    place = world.channels[one.channel]
    who = world.users[one.person]
    found: Json = {
        "id": str(one.id),
        "application_id": str(world.bot.id),
        "type": one.kind,
        "token": one.token,
        "version": 1,
        "data": one.data,
        "channel": channel(world, place),
        "channel_id": str(place.id),
        "locale": "en-US",
        "app_permissions": EVERYTHING,
        "entitlements": [],
        "entitlement_sku_ids": [],
        "authorizing_integration_owners": {"0": "0" if place.kind == DM else str(place.server)},
        "context": 1 if place.kind == DM else 0,
        "attachment_size_limit": FILE_LIMIT,
    }
    if place.kind == DM:
        found["user"] = user(who)
    else:
        found |= {
            "guild_id": str(place.server),
            "guild": {"id": str(place.server), "locale": "en-US", "features": []},
            "guild_locale": "en-US",
            "member": member(who),
        }
    if one.message is not None:
        found["message"] = message(world, one.message)
    return found


def acknowledged(world: World, one: Interaction) -> Json:
    """What Discord answers to a callback."""
    said = one.original
    found: Json = {"id": str(one.id), "type": one.kind, "response_message_loading": one.callback == 5}
    found["response_message_ephemeral"] = one.ephemeral
    if said is None:
        return {"interaction": found, "resource": {"type": one.callback}}
    found["response_message_id"] = str(said.id)
    return {"interaction": found, "resource": {"type": one.callback, "message": message(world, said)}}
