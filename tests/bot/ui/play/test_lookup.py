"""A card or piece is found by its name, by a part of it that only one has, or told beside what is spelt like it."""

from __future__ import annotations

from typing import Any

import pytest

from bot.ui.play.lookup import LookUp
from data.words import Words
from engines.kernel import RefusedError
from engines.kernel.catalogue import title_of
from tests.bot.ui.pressing import Interaction

TOWNS = LookUp(title_of("tiny_towns"), "towns")
ENGLISH, POLISH = TOWNS.names(Words("en")), TOWNS.names(Words("pl"))


def refused(typed: str, names: dict[str, str] = ENGLISH) -> tuple[str, dict[str, Any]]:
    with pytest.raises(RefusedError) as found:
        TOWNS.meant(names, typed)
    return found.value.text.id, dict(found.value.text.args)


def test_a_thing_is_meant_by_its_name_in_either_language_by_its_id_or_by_a_part() -> None:
    farm = TOWNS.meant(ENGLISH, "farm")
    assert ENGLISH[farm] == "Farm"
    assert TOWNS.meant(POLISH, POLISH[farm].upper()) == farm
    assert TOWNS.meant(POLISH, "FARM") == farm
    assert TOWNS.meant(ENGLISH, farm) == farm
    assert ENGLISH[TOWNS.meant(ENGLISH, "bondm")] == "Statue of the Bondmaker"


def test_where_several_may_be_meant_five_of_them_are_named_and_else_what_is_spelt_alike() -> None:
    why, about = refused("a")
    assert (why, len(about["known"])) == ("look-which", 5)
    assert all("a" in name.lower() for name in about["known"])
    why, about = refused("Farmm")
    assert (why, about["known"][0]) == ("look-unknown", "Farm")
    assert len(about["known"]) <= 5
    assert refused("zzzzqq")[0] == "look-none"
    assert refused("")[0] == refused(" ")[0] == "look-empty"
    assert refused("kotage", POLISH)[1]["known"][0] == "Domek", "English names are known in every language"
    assert refused("z" * 60)[1]["name"] == "z" * 60
    assert refused("z" * 61)[1]["name"] == "z" * 59 + "…"


async def offered(typed: str) -> list[str]:
    asking: Any = Interaction()
    return [one.name for one in await TOWNS._offered(asking, typed)]


async def test_names_that_begin_so_are_offered_first_and_the_nearest_where_none_fits() -> None:
    found = await offered("f")
    begins = [name.lower().startswith("f") for name in found]
    assert begins == sorted(begins, reverse=True)
    assert set(begins) == {True, False}
    assert (await offered("Farmm"))[0] == "Farm"
    assert await offered("zzzzqq") == []
    assert len(await offered("")) == 25
    assert len(set(await offered(""))) == 25


def test_what_is_told_names_the_shelf_and_what_it_does() -> None:
    head, does, *_ = TOWNS.told(TOWNS.meant(ENGLISH, "farm"), Words("en")).splitlines()
    assert head.startswith("**Farm** · ")
    assert does.startswith("Feeds up to four buildings")
