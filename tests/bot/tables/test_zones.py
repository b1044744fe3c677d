"""Zones are found as people look for them."""

from __future__ import annotations

from zoneinfo import ZoneInfo, available_timezones

import pytest

from bot.store.schema import people
from bot.tables.zones import MACHINE, at_home, country, known, matching, nearest, suggested


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Europe/Warsaw", "Europe/Warsaw"),
        ("europe/warsaw", "Europe/Warsaw"),
        (" WARSAW ", "Europe/Warsaw"),
        ("New York", "America/New_York"),
        ("sao paulo", "America/Sao_Paulo"),
        ("São Paulo", "America/Sao_Paulo"),
        ("utc", "UTC"),
        ("Asia/Calcutta", "Asia/Calcutta"),
        ("Etc/GMT+5", "Etc/GMT+5"),
    ],
)
def test_a_zone_is_known_in_any_case_and_by_its_city(typed: str, zone: str) -> None:
    assert known(typed) == zone


@pytest.mark.parametrize(
    "typed",
    [
        "",
        " ",
        "Europe/Atlantis",
        "localtime",
        "Factory",
        "../../etc/passwd",
        "a\0b",
        "x" * 6000,
        "/",
        "Poland!",
    ],
)
def test_what_is_no_zone_is_not_known(typed: str) -> None:
    assert known(typed) is None
    assert len(nearest(typed, "en", 3)) <= 3


def test_every_zone_of_the_machine_is_known_and_can_be_kept() -> None:
    for zone in available_timezones() - MACHINE:
        assert known(zone) == zone
        assert len(zone) <= people.c.zone.type.length


@pytest.mark.parametrize(
    ("typed", "language", "first"),
    [
        ("war", "en", "Europe/Warsaw"),
        ("POL", "en", "Europe/Warsaw"),
        ("polsk", "pl", "Europe/Warsaw"),
        ("niemc", "pl", "Europe/Berlin"),
        ("kiev", "en", "Europe/Kyiv"),
        ("calcutta", "en", "Asia/Kolkata"),
        ("eastern", "en", "America/New_York"),
        ("new y", "en", "America/New_York"),
        ("europe/lo", "en", "Europe/London"),
    ],
)
def test_a_zone_is_found_by_city_country_or_an_older_name(typed: str, language: str, first: str) -> None:
    assert matching(typed, language)[0] == first


def test_what_fits_nothing_finds_nothing_and_what_is_misspelt_is_guessed() -> None:
    assert matching("atlantis", "en") == []
    assert nearest("Warszaw", "en", 3)[0] == "Europe/Warsaw"
    assert nearest("Europe/Berln", "en", 3)[0] == "Europe/Berlin"


def test_each_zone_is_offered_once_and_is_one() -> None:
    everywhere = matching("", "en")
    assert len(everywhere) == len(set(everywhere)) > 300
    for zone in everywhere:
        assert ZoneInfo(zone).key == known(zone)
    assert not {"Asia/Calcutta", "Poland", "Etc/GMT+5"} & set(everywhere), (
        "older names are accepted, not offered"
    )


def test_whoever_has_typed_nothing_is_offered_what_is_near() -> None:
    assert at_home("pl") == ["Europe/Warsaw"]
    assert {"America/New_York", "America/Phoenix", "Pacific/Honolulu"} <= set(at_home("en-US")[:25])
    assert at_home("xx") == at_home("") == []


@pytest.mark.parametrize(
    ("locale", "first"),
    [
        ("pl", "Europe/Warsaw"),
        ("it", "Europe/Rome"),
        ("en-US", "America/New_York"),
        ("es-ES", "Europe/Madrid"),
        ("pt-BR", "America/Sao_Paulo"),
        ("da", "Europe/Copenhagen"),
        ("xx", "America/New_York"),
        ("es-419", "America/New_York"),
    ],
)
def test_the_first_zone_is_the_likely_one_and_then_come_those_where_most_people_live(
    locale: str, first: str
) -> None:
    found = suggested(locale)
    assert found[0] == first
    assert {"America/New_York", "Europe/London", "Asia/Tokyo", "Europe/Warsaw"} <= set(found[:25])
    assert not {"America/Adak", "Africa/Ceuta", "Africa/Abidjan"} & set(found[:23])
    assert sorted(found) == sorted(matching("", "en"))


def test_a_country_is_named_in_the_readers_language() -> None:
    assert (country("Europe/Warsaw", "en"), country("Asia/Calcutta", "pl")) == ("Poland", "Indie")
    assert country("UTC", "en") == country("Nowhere/Else", "en") == ""
