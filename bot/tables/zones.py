"""Time zones as people look for them: by city, by country in their own language, or by name in any case."""

from __future__ import annotations

import unicodedata
from collections import defaultdict
from difflib import get_close_matches
from functools import cache
from typing import NamedTuple
from zoneinfo import available_timezones

from babel import Locale
from babel.core import get_global

from data.typed import folded

MACHINE = frozenset({"localtime", "posixrules", "Factory"})  # whatever this machine or nobody has set
UTC = "UTC"
NOWHERE = frozenset({"001", "ZZ"})
COMMON = (
    *("America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles", "Europe/London"),
    *("Europe/Berlin", "Europe/Paris", "Europe/Madrid", "Europe/Rome", "Europe/Warsaw", "Europe/Amsterdam"),
    *("Europe/Stockholm", "Europe/Kyiv", "Europe/Istanbul", "Europe/Moscow", "America/Toronto"),
    *("America/Sao_Paulo", "America/Mexico_City", "Asia/Tokyo", "Asia/Shanghai", "Asia/Kolkata"),
    *("Australia/Sydney", "Pacific/Auckland"),
)


class Place(NamedTuple):
    """A zone with what people look for: its city, and all its names and countries in one line."""

    zone: str
    city: str
    country: str
    line: str


def known(typed: str) -> str | None:
    """The zone of this name, in any case; or of this city, if there is one of it alone."""
    wanted = _plain(typed)
    named = _by_name().get(wanted)
    if named is not None or not wanted:
        return named
    cities = [place.zone for place in _places("en") if place.city == wanted]
    return cities[0] if len(cities) == 1 else None


def matching(typed: str, language: str) -> list[str]:
    """The zones that somebody may mean, the most likely first."""
    wanted = _plain(typed)

    def rank(place: Place) -> tuple[int, int]:
        found = (place.city.startswith(wanted), place.country.startswith(wanted), f" {wanted}" in place.line)
        return found.index(True) if True in found else len(found), place.zone.count("/")

    return [place.zone for place in sorted(_places(language), key=rank) if wanted in place.line]


def at_home(locale: str) -> list[str]:
    """The zones of the country that a language of Discord's is mostly spoken in (`pl`, `en-US` …)."""
    tag = locale.replace("-", "_")
    territory = get_global("likely_subtags").get(tag, tag).rpartition("_")[2]
    found = [place.zone for place in _places("en") if _territory(place.zone) == territory != ""]
    return sorted(found, key=lambda zone: zone.count("/"))


def suggested(locale: str) -> list[str]:
    """All zones, those first that are likely where nothing is known but a language of Discord's."""
    home = at_home(locale)
    likely = [zone for zone in COMMON if zone in home] or home
    return list(dict.fromkeys([*likely, *COMMON, *home, *matching("", "en")]))


def nearest(typed: str, language: str, count: int) -> list[str]:
    """So many zones that are meant, or are written most like it."""
    found = matching(typed, language)
    if not found:
        written: dict[str, str] = {}
        for place in _places(language):
            for name in (place.city, place.country, _plain(place.zone)):
                written.setdefault(name, place.zone)
        close = get_close_matches(_plain(typed), list(written), 3 * count, 0.5)
        found = list(dict.fromkeys(written[name] for name in close))
    return found[:count]


def country(zone: str, language: str) -> str:
    """In which country a zone lies; nothing for one that lies in none."""
    return str(Locale.parse(language.replace("-", "_")).territories.get(_territory(zone), ""))


def _territory(zone: str) -> str:
    code = str(get_global("zone_territories").get(_canonical(zone), ""))
    return "" if code in NOWHERE else code


@cache
def _by_name() -> dict[str, str]:
    """All zones, those with the older names too, by name."""
    return {_plain(zone): zone for zone in sorted(available_timezones() - MACHINE)}


@cache
def _places(language: str) -> tuple[Place, ...]:
    """The zones that are offered: one for all its names."""
    others: dict[str, list[str]] = defaultdict(list)
    for zone in _by_name().values():
        if _canonical(zone) != zone:
            others[_canonical(zone)].append(_plain(zone))
    offered = [
        zone for zone in _by_name().values() if zone == UTC or ("/" in zone and not zone.startswith("Etc/"))
    ]
    found = []
    for zone in offered:
        if zone == UTC or _canonical(zone) == zone:
            where = _plain(country(zone, language))
            line = " ".join([_plain(zone), *others[zone], where, _plain(country(zone, "en"))])
            found.append(Place(zone, _plain(zone.rpartition("/")[2]), where, f" {line}"))
    return tuple(found)


def _canonical(zone: str) -> str:
    """The present name of a zone that has had others."""
    return str(get_global("zone_aliases").get(zone, zone))


def _plain(text: str) -> str:
    """A name of a zone as people may type it."""
    return folded(unicodedata.normalize("NFKD", text).replace("_", " ").replace("/", " "))
