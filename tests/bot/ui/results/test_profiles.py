"""A person's profile: what others may see of it, and what is written on the sheet."""

from __future__ import annotations

from typing import Any

import pytest

from bot.results.promptness import day
from bot.store import Store, blocks, paces, people, promptness
from bot.store.blocks import Block
from bot.store.records import Person
from bot.ui.kit.numerals import signed
from bot.ui.results.profiles import profile
from data.words import Words
from engines.kernel import RefusedError
from renderers.house.plot import ALL_TITLES
from tests.bot.results.books import HALL, HANSE, NOON, Sat, knows, played
from tests.bot.ui.results.house import House

WORDS = Words("en")


def user(number: int, name: str, *, bot: bool = False) -> Any:
    found = House.asked(House.__new__(House), number, name, None).user
    found.bot = bot
    return found


async def shown(house: House, whose: Any = None, **given: Any) -> tuple[list[str], str]:
    found = await profile(house.asked(**given), whose)
    return found.text.splitlines(), "" if found.picture is None else found.picture.alt


async def why(house: House, whose: Any = None, **given: Any) -> tuple[str, Any]:
    with pytest.raises(RefusedError) as refused:
        await profile(house.asked(**given), whose)
    return refused.value.text.id, refused.value.text.args.get("name")


@pytest.fixture
async def house(store: Store) -> House:
    await knows(store, "Ada", "Ben")
    await played(store, Sat(1, 1, 1030), Sat(2, 2, 12))
    await played(store, Sat(1, 2, 7), Sat(2, 1, 20), title="pillars", server=HALL)
    await played(store, Sat(1), Sat(2), state="abandoned")
    return House(store)


async def test_who_has_played_nothing_has_no_profile(store: Store) -> None:
    house = House(store)
    assert await why(house) == ("profile-none-own", "**Ada**")
    assert await why(house, user(1, "Ada")) == ("profile-none-own", "**Ada**")
    assert await why(house, user(2, "B*n")) == ("profile-none", "**B\\*n**")
    assert await why(house, user(3, "x" * 33, bot=True)) == ("profile-bot", f"**{'x' * 31}…**")
    assert (await why(house, user(2, "x" * 32)))[1] == f"**{'x' * 32}**"


@pytest.mark.long
async def test_who_does_not_wish_to_be_seen_is_seen_by_nobody_else(house: House) -> None:
    async with house.store.writing() as connection:
        await people.save_person(connection, Person(1, "Ada", listed=False))
    assert await why(house, user(1, "Ada"), person=2) == ("profile-hidden", "**Ada**")
    assert (await shown(house))[0][0] == "**Profile** · **Ada**"
    assert (await shown(house, user(2, "Ben")))[0][-1].startswith("• ")


async def test_best_scores_are_linked_for_whom_they_belong_to_and_in_their_server(house: House) -> None:
    own, _ = await shown(house, server=None)
    assert own[1] == "Best scores:"
    towns = next(line for line in own if "Tiny Towns" in line)
    assert towns.startswith("• Tiny Towns: **1,030")
    assert towns.endswith(f" · table 1: https://discord.com/channels/{HANSE}/1")
    assert sum("https" in line for line in own) == 2
    assert own[-3:] == [
        "Plays most with **Ben** (3 matches).",
        "In finished matches you were:",
        "• against **Ben**: ahead in 1, behind in 1",
    ]
    others, _ = await shown(house, user(1, "Ada"), person=2, name="Ben", channel=1)
    scores = [line for line in others if line.startswith("• ") and "**" in line]
    assert ["https" in line for line in scores] == ["Tiny Towns" in line for line in scores] == [True, False]
    elsewhere, _ = await shown(house, user(1, "Ada"), person=2, name="Ben", channel=6)
    assert not any("https" in line for line in elsewhere)
    in_private, _ = await shown(house, user(1, "Ada"), person=2, name="Ben", server=None)
    assert not any("https" in line for line in in_private)


async def test_the_sheet_says_what_was_played(house: House) -> None:
    async with house.store.writing() as connection:
        await paces.count(connection, {(1, 8): 3})
    lines, alt = await shown(house)
    (sheet,) = house.pictures.sheets
    assert "Usually answers within 3 minutes." in lines
    assert sheet.under == "2 matches · 1 not finished · usually answers within 3 minutes"
    assert sheet.name == "Ada"
    assert [(curve.label, curve.paint) for curve in sheet.curves] == [
        ("All titles", ALL_TITLES),
        *[(bar.label, index) for index, bar in enumerate(sheet.matches)],
    ]
    assert [len(curve.points) for curve in sheet.curves] == [2, 1, 1]
    assert all(curve.rating.endswith("?") for curve in sheet.curves)
    assert [(bar.said, bar.value) for bar in sheet.matches] == [("1", 1), ("1", 1)]
    assert len({bar.paint for bar in sheet.matches}) == 2
    won, expected = sheet.wins
    assert (won.said, won.value) == ("1", 1)
    assert expected.said == f"{expected.value:.1f}"
    assert won.label == f"Won ({signed(WORDS, 1 - expected.value, 1)})"
    assert alt.startswith("Profile of Ada. Rating, All titles: ")
    assert "after 2 matches." in alt
    assert "Tiny Towns: 1 match played to the end." in alt
    assert f"1 victory in 2 rated matches; {expected.said} were to be expected." in alt


async def test_where_nothing_is_rated_nothing_is_said_of_ratings(store: Store) -> None:
    await played(store, Sat(1, 1, 5), Sat(None, 2, 3))
    house = House(store)
    lines, alt = await shown(house)
    (sheet,) = house.pictures.sheets
    assert (sheet.curves, sheet.wins, sheet.under) == ((), (), "1 match")
    assert alt == "Profile of Ada. Tiny Towns: 1 match played to the end."
    assert not [line for line in lines if line.startswith(("Usually", "Plays most"))]


async def test_without_a_picture_its_sentences_are_written(house: House) -> None:
    house.pictures.broken = True
    lines, alt = await shown(house)
    assert alt == ""
    assert "Tiny Towns: 1 match played to the end." in lines


async def test_titles_that_are_gone_are_left_out(store: Store) -> None:
    await played(store, Sat(1, 1, 5), Sat(2, 2, 3), title="chess")
    house = House(store)
    lines, alt = await shown(house)
    assert lines == ["**Profile** · **Ada**"]
    assert "chess" not in alt
    assert house.pictures.sheets[0].matches == ()


async def test_the_profile_of_somebody_else_shows_how_the_two_came_out(house: House) -> None:
    lines, _ = await shown(house, user(2, "Ben"))
    head = lines.index(
        "You and **Ben** have finished 2 matches together; you were ahead in 1, behind in 1."
        " Whoever leaves a match is behind those who stay."
    )
    assert lines[head + 1 :] == [
        "• The Pillars of the Earth: ahead in 0, behind in 1",
        "• Tiny Towns: ahead in 1, behind in 0",
    ]
    assert not [line for line in lines if "In finished matches" in line]


async def test_ones_own_profile_shows_how_one_came_out_against_those_one_plays_with(house: House) -> None:
    await knows(house.store, "Cleo", first=3)
    for _ in range(2):
        await played(house.store, Sat(1, 1, 5), Sat(3, 2, 4))
    await played(house.store, Sat(1, 1, 5), Sat(3, 1, 5))
    lines, _ = await shown(house)
    assert (
        "Victories in a row in rated matches: 3 now, 3 at most. A shared first place is a victory." in lines
    )
    assert lines[-3:] == [
        "In finished matches you were:",
        "• against **Ben**: ahead in 1, behind in 1",
        "• against **Cleo**: ahead in 2, behind in 0, level in 1",
    ]


async def test_two_others_are_compared_if_both_wish_to_be_seen(house: House) -> None:
    await knows(house.store, "Cleo", first=3)
    ada, ben = user(1, "Ada"), user(2, "Ben")
    found = await profile(house.asked(3, "Cleo"), ada, ben)
    assert "**Ada** and **Ben** have finished 2 matches together; **Ada** was ahead in 1" in found.text
    found = await profile(house.asked(1, "Ada"), None, ben)
    assert "You and **Ben** have finished 2 matches together; you were ahead in 1" in found.text
    async with house.store.writing() as connection:
        await people.save_person(connection, Person(2, "Ben", listed=False))
    with pytest.raises(RefusedError) as refused:
        await profile(house.asked(3, "Cleo"), ada, ben)
    assert refused.value.text.id == "profile-hidden"
    assert refused.value.text.args["name"] == "**Ben**"
    own = await profile(house.asked(2, "Ben"), ada)
    assert "You and **Ada** have finished 2 matches together" in own.text
    lines, _ = await shown(house)
    assert not [line for line in lines if "Ben" in line]


async def test_a_block_is_told_by_no_profile(house: House) -> None:
    before = await shown(house, user(2, "Ben"))
    async with house.store.writing() as connection:
        await blocks.add(connection, Block(2, 1, 0))
    assert await shown(house, user(2, "Ben")) == before


async def test_who_never_played_together_has_nothing_to_compare(house: House) -> None:
    await knows(house.store, "Cleo", first=3)
    lines = (await profile(house.asked(3, "Cleo"), user(1, "Ada"))).text.splitlines()
    assert lines[-1] == "You and **Ada** have finished no match together yet."


async def test_nobody_is_compared_with_themselves_or_with_a_bot(house: House) -> None:
    for person, against, message in (
        (None, user(1, "Ada"), "duel-same"),
        (user(2, "Ben"), user(2, "Ben"), "duel-same"),
        (None, user(9, "Robot", bot=True), "profile-bot"),
    ):
        with pytest.raises(RefusedError) as refused:
            await profile(house.asked(), person, against)
        assert refused.value.text.id == message


async def test_how_often_somebody_answers_in_time_is_told_from_ten_times_on(house: House) -> None:
    async def counted(kept: int) -> None:
        async with house.store.writing() as connection:
            await promptness.count(
                connection, [promptness.Tally(1, day(NOON), circle=one) for one in range(kept)]
            )

    await counted(9)
    lines, _ = await shown(house)
    assert not [line for line in lines if line.startswith("In time")]
    async with house.store.writing() as connection:
        await promptness.count(connection, [promptness.Tally(1, day(NOON), late=True)])
    lines, _ = await shown(house, user(1, "Ada"), person=2)
    told = "In time with 90 of 100 answers that others waited for (10 of them in the last 90 days)."
    assert told in lines
    assert house.pictures.sheets[-1].under.endswith(" · 90 of 100 in time")
