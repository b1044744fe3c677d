"""What somebody wishes about their time, as they type it, and as it is shown to them."""

from __future__ import annotations

import re
from datetime import datetime
from typing import Any

from discord import app_commands

from bot.store.records import Person
from bot.tables.habits import zone_of
from bot.tables.zones import country, known, matching, nearest, suggested
from bot.ui.kit.limits import CHOICES
from bot.ui.kit.markup import cut, safe
from bot.ui.kit.press import Interaction
from bot.ui.kit.reply import private_words
from bot.ui.table.commands import offered
from data.text import Text, plain
from data.typed import folded
from data.words import Words
from engines.kernel import RefusedError

OFF = "off"
REMINDERS = ("thread", "dm", "both", OFF)
LONGEST = 10
HOURS = re.compile(r"(\d{1,2})(?::00)?\s*[-–—]\s*(\d{1,2})(?::00)?")
USUAL = ("22-7", "23-8", "0-8", "21-6")
ECHOED = 40


def wished(
    who: Person,
    words: Words,
    *,
    zone: str | None = None,
    quiet: str | None = None,
    reminders: str | None = None,
    digest: str | None = None,
) -> dict[str, Any]:
    """What changes by this for somebody; refused where it means nothing, or needs a zone that is not known."""
    wishes: dict[str, Any] = {}
    if zone is not None:
        wishes["zone"] = _zone(zone, words)
    if quiet is not None:
        wishes |= dict(zip(("quiet_from", "quiet_to"), _hours(quiet), strict=True))
    if reminders is not None:
        wishes["reminders"] = reminders
    if digest is not None:
        wishes["digest"] = None if digest == OFF else int(digest)
    timed = wishes.get("quiet_from") is not None or wishes.get("digest") is not None
    if timed and wishes.get("zone", who.zone) is None:
        raise RefusedError(Text("settings-zone-first"))
    return wishes


def _zone(typed: str, words: Words) -> str:
    found = known(typed)
    if found is None:
        near = nearest(typed, words.language, 3)
        told: dict[str, Any] = {
            "zone": safe(cut(typed, ECHOED)),
            "count": len(near),
            "near": words.listed(near),
        }
        raise RefusedError(Text("settings-zone-unknown", told))
    return found


def _hours(typed: str) -> tuple[int | None, int | None]:
    """From which hour to which; none at all if they are off."""
    wanted = folded(typed)
    if wanted == OFF:
        return None, None
    written = HOURS.fullmatch(wanted)
    if written is None or max(start := int(written[1]), end := int(written[2])) > 24:
        raise RefusedError(Text("settings-quiet-unknown"))
    length = (end - start) % 24
    if not 1 <= length <= LONGEST:
        raise RefusedError(Text("settings-quiet-long", {"most": LONGEST}))
    return start % 24, end % 24


def unreachable(who: Person) -> Text | None:
    """Why somebody who wants to be told by DM will be mentioned in the thread instead, if so."""
    if who.reminders not in ("dm", "both") and who.digest is None:
        return None
    if not who.dms:
        return Text("settings-dms-off")
    return Text("settings-dms-closed") if who.dm_closed else None


def shown(who: Person, words: Words, now: float) -> str:
    """All that somebody wishes about their time."""
    lines = [
        words(
            "settings-time",
            zone=Text("settings-zone-none") if who.zone is None else plain(_clock(who.zone, now)),
            quiet=_quiet(who),
            reminders=Text(f"reminders-{who.reminders}"),
            digest=Text("option-off") if who.digest is None else plain(f"{who.digest}:00"),
        )
    ]
    why = unreachable(who)
    return "\n".join([*lines, words.say(why)] if why else lines)


def _quiet(who: Person) -> Text:
    if who.quiet_from is None or who.quiet_to is None:
        return Text("option-off")
    return plain(f"{who.quiet_from}:00–{who.quiet_to}:00")


def _clock(zone: str, now: float) -> str:
    """A zone, and what its clocks show."""
    return f"{zone} ({datetime.fromtimestamp(now, zone_of(zone)):%H:%M})"


# What is offered while it is typed


async def zones(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The zones that may be meant, each with its country and its time."""
    language = (await private_words(interaction)).language
    found = matching(current, language) if current.strip() else suggested(str(interaction.locale))
    now = interaction.client.clock
    return [
        offered(" – ".join(filter(None, [_clock(zone, now), country(zone, language)])), zone)
        for zone in found[:CHOICES]
    ]


async def hours(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Usual quiet hours, and what is typed if it means some."""
    words, wanted = await private_words(interaction), folded(current)
    usual = [value for value in USUAL if value.startswith(wanted)]
    try:
        start, end = _hours(wanted)
    except RefusedError:
        start = end = None
    if start is not None:
        usual = list(dict.fromkeys([f"{start}-{end}", *usual]))
    lines = [offered("{}:00–{}:00".format(*value.split("-")), value) for value in usual]
    off = words("option-off")
    return [*lines, offered(off, OFF)] if folded(off).startswith(wanted) or OFF.startswith(wanted) else lines
