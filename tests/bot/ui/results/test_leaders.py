"""Leaderboards: which one is asked for, what stands there, and where the buttons lead."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest

from bot.store import Store, books
from bot.store.ladders import ALWAYS, Key, Ladder, Standing
from bot.ui.kit.ids import Id
from bot.ui.kit.press import Press
from bot.ui.results.leaders import Wished, called, check_seats, leaderboard, rating
from data.words import Words
from engines.kernel import RefusedError
from tests.bot.results.books import DAY, HANSE, Sat, knows, played
from tests.bot.ui.results.house import Guild, House, buttons

WORDS = Words("en")
TOWNS = Wished("tiny_towns", text=True)


async def rated(store: Store, *people: int, title: str = "tiny_towns", **rest: Any) -> None:
    """The higher the number, the lower the rating."""
    found = {}
    for person in people:
        row = Standing(25, 8, 2000 - person, settled=True, matches=1234, wins=1)
        for name, value in rest.items():
            setattr(row, name, value)
        found[Key(*Ladder(title, HANSE), ALWAYS, person)] = row
    async with store.writing() as connection:
        await books.write(connection, found, [])


async def lines(house: House, wished: Wished = TOWNS, **given: Any) -> list[str]:
    return (await leaderboard(house.asked(**given), wished)).text.splitlines()


async def why(house: House, wished: Wished, **given: Any) -> tuple[str, dict[str, Any]]:
    with pytest.raises(RefusedError) as refused:
        await leaderboard(house.asked(**given), wished)
    return refused.value.text.id, dict(refused.value.text.args)


@pytest.mark.parametrize(
    "wished",
    [
        Wished(),
        Wished("tiny_towns", here=False, period="year", seats=3, page=2, text=True),
        Wished(here=True, period="month", seats=2, page=10**6),
    ],
)
def test_a_button_carries_what_was_wished(wished: Wished) -> None:
    assert Wished.read(wished.id()) == wished
    identity = wished.id("leadersnext", page=7, text=not wished.text)
    assert (identity.verb, identity.table) == ("leadersnext", 1)
    read = Wished.read(identity)
    assert (read.page, read.text, read.period) == (7, not wished.text, wished.period)
    assert wished.id().verb == "leaders"


def test_what_makes_no_sense_becomes_what_is_usual() -> None:
    assert Wished.read(Id("leaders", 1)) == Wished()
    forged = Id("leaders", 1, -5, "chess", "nowhere-never-shape-more", 10**6 + 1)
    assert Wished.read(forged) == Wished(page=10**6)
    assert Wished() == Wished("", here=True, period="always", seats=0, page=0, text=False)


async def test_a_line_says_all_that_is_known(store: Store) -> None:
    await knows(store, "Ada*", "Ben")
    await rated(store, 1, best=1050, trend=(1500, 1400, 1999))
    await rated(store, 2, settled=False, trend=(1500,), wins=0, matches=1)
    said = await lines(House(store), name="Ada*")
    assert said == [
        "**Leaderboard** · Tiny Towns · This server · all time · any number of players",
        "1. **Ada\\*** · rating 1,999 (+499) · 1,234 matches, 1 win, best score 1,050",
        "2. **Ben** · rating 1,998? · 1 match, no win",
        "-# Months, seasons and years are counted in UTC · “?”: provisional, fewer than five matches",
    ]


async def test_of_all_titles_no_scores_are_compared(store: Store) -> None:
    await rated(store, 1, title="", best=50)
    said = await lines(House(store), Wished(text=True))
    assert said[0].startswith("**Leaderboard** · All titles · ")
    assert "best" not in said[1]


async def test_who_has_no_rating_is_told_and_who_stands_on_another_page_is_shown(store: Store) -> None:
    await rated(store, *range(1, 13))
    house = House(store)
    stranger = await lines(house, person=99)
    assert stranger[-2].startswith("You have no rated match there yet.")
    assert len(stranger) == 13
    twelfth = await lines(house, person=12)
    assert twelfth[-2].startswith("12. **Ada** · ")
    assert len(twelfth) == 13
    assert len(await lines(house, person=3)) == 12


async def test_pages_are_turned_to_the_last_and_not_beyond(store: Store) -> None:
    await rated(store, *range(1, 22))
    house = House(store)

    async def page(number: int) -> tuple[str, list[tuple[str, bool]], list[int], int]:
        wished = Wished("tiny_towns", page=number, text=True)
        found = await leaderboard(house.asked(person=99), wished, turned=True)
        items: Any = found.items
        foot = found.text.splitlines()[-1]
        assert [one.identity.verb for one in items] == ["leaders", "leadersnext", "leadersas"]
        assert [Wished.read(one.identity).text for one in items] == [True, True, False]
        first = int(found.text.splitlines()[1].partition(".")[0])
        return foot[3:14], buttons(items), [one.identity.page for one in items], first

    before, after, as_picture = "Previous page", "Next page", ("As a picture", False)
    assert await page(0) == ("Page 1 of 3", [(before, True), (after, False), as_picture], [0, 1, 0], 1)
    assert await page(1) == ("Page 2 of 3", [(before, False), (after, False), as_picture], [0, 2, 1], 11)
    last = ("Page 3 of 3", [(before, False), (after, True), as_picture], [1, 3, 2], 21)
    assert await page(2) == await page(3) == await page(99) == last
    assert await why(house, Wished("tiny_towns", page=3)) == ("leaderboard-page-past", {"pages": 3})


async def test_one_page_is_not_turned(store: Store) -> None:
    await rated(store, *range(1, 11))
    found = await leaderboard(House(store).asked(), TOWNS)
    assert buttons(found.items) == [("As a picture", False)]
    assert "Page" not in found.text


async def test_a_picture_shows_the_same_and_says_it_in_words(store: Store) -> None:
    await knows(store, *(f"P{number}" for number in range(1, 13)))
    await rated(store, *range(1, 12), trend=(1, 2))
    await rated(store, 2, title="tiny_towns", best=7, settled=False)
    house = House(store)
    found = await leaderboard(house.asked(11, "Ada"), Wished("tiny_towns"))
    (sheet,) = house.pictures.sheets
    assert (sheet.title, sheet.heads[-1]) == ("Leaderboard · Tiny Towns", "Best")
    assert [row.name for row in sheet.rows][:2] == ["P1", "P3"]
    assert (len(sheet.rows), sheet.apart) == (10, None)
    assert [row.own for row in sheet.rows] == [False] * 9 + [True]
    assert sheet.rows[0].numbers == ("1,234", "1", "–")
    assert (sheet.rows[0].trend, sheet.rows[0].provisional, sheet.rows[0].rating) == ((1, 2), False, "1,999")
    assert [row.instead for row in sheet.rows][:3] == ["Player 1", "Player 2", "Player 3"]
    assert found.picture is not None
    assert found.picture.alt.startswith("Leaderboard · Tiny Towns. This server · all time")
    assert "1. P1 · rating 1,999 (+1) · 1,234 matches, 1 win. " in found.picture.alt
    assert [one.identity.verb for one in found.items] == ["leaders", "leadersnext", "leadersas"]  # type: ignore[attr-defined]
    assert buttons(found.items)[-1] == ("As text", False)


async def test_the_own_row_stands_apart_on_a_picture_and_names_it_cannot_write_stand_beside_it(
    store: Store,
) -> None:
    await rated(store, *range(1, 13))
    house = House(store)
    found = await leaderboard(house.asked(12, "\U00013000"), Wished("tiny_towns"))
    (sheet,) = house.pictures.sheets
    assert (len(sheet.rows), sheet.apart.own, sheet.apart.rank) == (10, True, 12)
    assert found.text.splitlines()[1:] == ["Player 12 is **\U00013000**"]


async def test_where_nothing_can_be_painted_it_is_said_in_words(store: Store) -> None:
    await rated(store, 1)
    house = House(store)
    house.pictures.broken = True
    found = await leaderboard(house.asked(), Wished("tiny_towns"))
    assert found.picture is None
    assert found.text.splitlines() == await lines(house)


async def test_a_long_name_is_cut_and_who_is_unknown_is_not_named(store: Store) -> None:
    await rated(store, 1, 2)
    said = await lines(House(store), name="x" * 33)
    assert f"**{'x' * 31}…**" in said[1]
    assert said[2].startswith("2. **Hidden player**")
    assert f"**{'x' * 32}**" in (await lines(House(store), name="x" * 32))[1]


async def test_the_server_is_called_by_its_name(store: Store) -> None:
    await rated(store, 1)
    assert "· Hanse ·" in (await lines(House(store, Guild(Ada=1))))[0]


async def test_where_nobody_stands_it_is_said_why(store: Store) -> None:
    house = House(store)
    assert (await lines(house))[0].startswith("Tiny Towns has not been played to the end here yet.")
    assert (await lines(house, Wished()))[0].startswith("No match has been finished on this server yet.")
    assert (await lines(house, Wished(here=False)))[0].startswith("No match has been finished yet.")
    await played(store, Sat(1), Sat(None))
    assert (await lines(house))[0].startswith("No rated match fits that yet")


async def test_periods_are_those_of_now(store: Store) -> None:
    await played(store, Sat(1), Sat(2, 2))
    house = House(store)
    for period, said in (("year", " · 2026 · "), ("month", " · November 2026 · ")):
        assert said in (await lines(house, Wished("tiny_towns", period=period, text=True)))[0]
    house.clock += 86400 * 31
    assert "No rated match" in (await lines(house, Wished("tiny_towns", period="month")))[0]
    assert " · 2026 · " in (await lines(house, Wished("tiny_towns", period="year", text=True)))[0]
    assert " · 2 players" in (await lines(house, Wished("tiny_towns", seats=2, text=True)))[0]
    assert (await lines(house, Wished("tiny_towns", here=False, text=True)))[0].count("Everywhere") == 1


async def test_a_private_message_has_no_server(store: Store) -> None:
    house = House(store)
    assert (await why(house, TOWNS, server=None))[0] == "leaderboard-no-server"
    assert "No match" in (await lines(house, Wished(here=False), server=None))[0]


async def test_nothing_is_rated_with_so_many_players(store: Store) -> None:
    towns = {"least": 2, "most": 6}
    for seats in (1, 7):
        name, about = await why(House(store), Wished("tiny_towns", seats=seats))
        assert name == "leaderboard-no-seats-title"
        assert {key: about[key] for key in ("seats", *towns)} == {"seats": seats, **towns}
        assert (await why(House(store), Wished(seats=seats * 50)))[0] == "leaderboard-no-seats"
    for seats in (2, 6):
        check_seats("tiny_towns", seats)
        check_seats("", seats)


def test_provisional_ratings_are_marked() -> None:
    assert [rating(WORDS, 1500, settled=True), rating(WORDS, 1500, settled=False)] == ["1,500", "1,500?"]
    assert [called("", WORDS), called("tiny_towns", WORDS)] == ["All titles", "Tiny Towns"]


NOVEMBER = int(datetime(2026, 11, 18, tzinfo=UTC).timestamp())  # the present of the house


async def earlier(store: Store) -> House:
    """Ada has won once in the spring of the present year, and once in the year before."""
    await knows(store, "Ada", "Ben")
    for months in (6, 14):
        await played(store, Sat(1, 1, 9), Sat(2, 2, 5), ended=NOVEMBER - months * 30 * DAY)
    return House(store)


@pytest.mark.parametrize(
    ("when", "under"),
    [
        ("2026", "2026"),
        ("2026-Q2", "season 2 of 2026"),
        (" 2026-q2 ", "season 2 of 2026"),
        ("2026-05", "May 2026"),
        ("2026-5", "May 2026"),
        ("2025-Q3", "season 3 of 2025"),
    ],
)
async def test_an_earlier_time_can_be_named(store: Store, when: str, under: str) -> None:
    found = await lines(await earlier(store), replace(TOWNS, when=when))
    assert f" · {under} · " in found[0]
    assert "1 match, 1 win" in found[1]


@pytest.mark.parametrize("when", ["2027", "2027-Q1", "2026-12", "9999-Q4"])
async def test_what_has_not_begun_is_refused(store: Store, when: str) -> None:
    assert await why(await earlier(store), replace(TOWNS, when=when)) == (
        "leaderboard-when-future",
        {"when": when},
    )


@pytest.mark.parametrize(
    "when", ["2026-Q5", "2026-13", "2026-00", "spring", "0", "2026-Q", "２０２６", "2026-Q1-1"]
)
async def test_what_is_no_time_is_refused_with_examples(store: Store, when: str) -> None:
    message, examples = await why(await earlier(store), replace(TOWNS, when=when))
    assert message == "leaderboard-when-unread"
    assert examples == {"year": "2026", "season": "2026-Q4", "month": "2026-11"}


async def test_buttons_stay_in_the_time_that_was_named(store: Store) -> None:
    found = await leaderboard((await earlier(store)).asked(), replace(TOWNS, when="2026-q2"))
    ids = [one.identity for one in found.items if isinstance(one, Press)]
    assert [Wished.read(one).when for one in ids] == ["2026-Q2"]
    assert not Wished.read(replace(TOWNS, when="").id()).when
