"""Who is named, and how long Discord's word is taken for it."""

from __future__ import annotations

from bot.store import Store, people
from bot.store.records import Person
from data.words import Words
from tests.bot.results.books import HANSE, knows
from tests.bot.ui.results.house import Guild, House

WORDS = Words("en")
HIDDEN = "Hidden player"


async def test_people_are_called_as_in_the_server_and_those_who_left_are_not_named(store: Store) -> None:
    await knows(store, "Ada", "Ben", "Cleo")
    async with store.writing() as connection:
        await people.save_person(connection, Person(3, "Cleo", listed=False))
    house = House(store, Guild(Countess=1, Cleo=3))
    wanted = [1, 2, 3, 4, 1]
    assert await house.members.names(wanted, WORDS, server=HANSE) == {
        1: "Countess",
        2: HIDDEN,
        3: HIDDEN,
        4: HIDDEN,
    }
    everywhere = await house.members.names(wanted, WORDS)
    assert everywhere == {1: "Ada", 2: "Ben", 3: HIDDEN, 4: HIDDEN}
    assert (await house.members.names(wanted, WORDS, server=HANSE, own=3))[3] == "Cleo"
    assert (await house.members.names(wanted, WORDS, server=HANSE, own=2))[2] == "Ben"
    assert (await house.members.names([1], WORDS, server=5)) == {1: "Ada"}


async def test_who_was_erased_is_not_asked_for(store: Store) -> None:
    await knows(store, "Ada", "Ben")
    guild = Guild(Ada=1)
    await House(store, guild).members.names([1, 2, 9], WORDS, server=HANSE, own=2)
    assert guild.asked == [[1]]


async def test_discord_is_asked_again_after_ten_minutes(store: Store) -> None:
    guild = Guild(Ada=1)
    house = House(store, guild)
    for seconds, times in ((0, 1), (599, 1), (1, 2), (600, 3), (-1, 4)):
        house.clock += seconds
        assert await house.members.away(HANSE, [1, 2]) == {2}
        assert len(guild.asked) == times
    house.members.forget(1)
    await house.members.away(HANSE, [1, 2])
    assert guild.asked[-1] == [1]


async def test_where_discord_is_silent_its_last_word_counts(store: Store) -> None:
    guild = Guild(Ada=1)
    house = House(store, guild)
    assert await house.members.away(HANSE, [1, 2]) == {2}
    house.clock += 601
    guild.silent = True
    assert await house.members.away(HANSE, [1, 2, 3]) == {2}
    assert await House(store).members.away(HANSE, [1, 2]) == set()


async def test_of_many_a_hundred_are_asked_for_at_once(store: Store) -> None:
    guild = Guild()
    house = House(store, guild)
    assert len(await house.members.away(HANSE, list(range(1, 102)))) == 100
    assert len(await house.members.away(HANSE, list(range(1, 102)))) == 101
    assert [len(one) for one in guild.asked] == [100, 1]
