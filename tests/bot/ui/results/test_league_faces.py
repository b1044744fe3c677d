"""How a league looks: who is in, what is told of a round and of its end, and its standings."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.store import Store
from bot.store.leagues import ABSENT, IN, OPEN, OVER, RUNNING, League, Member, Pairing
from bot.tables.leagues import Look
from bot.ui.results.league_faces import card, picture_of, standings, told
from data.words import Words
from tests.bot.results.books import HANSE, NOON, knows
from tests.bot.ui.results.house import House

WORDS = Words("en")
LEAGUE = League(3, "tiny_towns", HANSE, 5, 1, "daily", 3, NOON)


def look(count: int, *pairings: Pairing, absent: int = 0, **league: Any) -> Look:
    """So many people, the last of them absent."""
    states = [ABSENT if number > count - absent else IN for number in range(1, count + 1)]
    members = tuple(Member(number, state, 0) for number, state in enumerate(states, 1))
    return Look(replace(LEAGUE, **league), members, pairings)


def round_of(round_: int, *groups: tuple[int, ...], won: dict[int, int] | None = None) -> list[Pairing]:
    """Who sat at which table of a round, those first who sat out."""
    return [
        Pairing(round_, person, place, place or None, (won or {}).get(person))
        for place, group in enumerate(groups)
        for person in group
    ]


async def house(store: Store, count: int) -> Any:
    await knows(store, *(f"P{number}*" for number in range(1, count + 1)))
    return House(store)


def pressed(content: Any) -> list[tuple[str, str, str]]:
    return [(one.identity.verb, one.identity.path, one.item.style.name) for one in content.items]


async def test_a_card_names_forty_and_counts_the_others(store: Store) -> None:
    app = await house(store, 43)
    lines = (await card(app, look(42, absent=1, state=RUNNING, round=2), WORDS)).text.splitlines()
    assert lines[0] == "**League of Tiny Towns** · 3"
    assert lines[1] == "Organised by **P1\\*** · pace: daily (24 hours) · 3 rounds"
    assert lines[2].startswith("Round 2 of 3 is played.")
    assert lines[3].startswith("41 are in: **P1\\***, ")
    assert lines[3].endswith("**P40\\***, and 1 more")
    assert lines[4] == "Away: **P42\\***"
    forty = (await card(app, look(40), WORDS)).text
    assert "**P40\\***" in forty
    assert "more" not in forty.splitlines()[3]
    nobody = (await card(app, look(0), WORDS)).text
    assert [words in nobody for words in ("are in", "is in", "Away")] == [False] * 3


async def test_what_can_be_pressed_follows_the_state_and_news_are_known_by_their_number(store: Store) -> None:
    app = await house(store, 2)
    found = {state: pressed(await card(app, look(2, state=state), WORDS)) for state in (OPEN, RUNNING, OVER)}
    assert found == {
        OPEN: [
            ("leaguejoin", "", "success"),
            ("leagueleave", "", "secondary"),
            ("leaguebegin", "", "primary"),
        ],
        RUNNING: [
            ("leaguelook", "", "primary"),
            ("leagueback", "", "success"),
            ("leagueleave", "", "secondary"),
        ],
        OVER: [("leaguelook", "", "primary")],
    }
    news = await told(app, look(2, *round_of(2, (), (1, 2)), state=RUNNING, round=2), WORDS, 2)
    assert {path for _, path, _ in pressed(news)} == {"2"}
    assert {one.identity.page for one in news.items} == {3}  # type: ignore[attr-defined]


async def test_news_of_a_round_name_its_tables_and_who_sits_out(store: Store) -> None:
    app = await house(store, 4)
    first = await told(app, look(4, *round_of(1, (4,), (1, 2, 3)), state=RUNNING, round=1), WORDS, 1)
    assert first.picture is None, "nothing is played yet"
    assert first.text.splitlines() == [
        "**League of Tiny Towns**: round 1 of 3 is drawn.",
        "• **P4\\*** sits out, as if a table was won",
        "• table 1: **P1\\***, **P2\\***, and **P3\\*** · ",
    ]
    pairs = [
        *round_of(1, (), (1, 2), (3, 4), won={1: 120, 2: 0, 3: 60, 4: 60}),
        *round_of(2, (), (1, 3), (9,)),
    ]
    second = await told(app, look(4, *pairs, state=RUNNING, round=2), WORDS, 2)
    assert second.picture is not None
    assert "• table 2: **Erased player** · " in second.text
    (sheet,) = app.pictures.sheets
    assert (sheet.under, sheet.columns) == ("Tiny Towns · round 1 of 3", ("Round 1",))
    assert [(row.place, row.name, row.rounds, row.total) for row in sheet.rows] == [
        (1, "P1*", ("120",), "120"),
        (2, "P3*", ("60",), "60"),
        (2, "P4*", ("60",), "60"),
        (4, "P2*", ("0",), "0"),
    ]


async def test_the_end_names_who_has_won_or_shares_it_or_that_nothing_was_played(store: Store) -> None:
    app = await house(store, 2)

    async def end(*pairings: Pairing, after: int = 1, broken: bool = False) -> Any:
        app.pictures.broken = broken
        return await told(app, look(2, *pairings, state=OVER, round=after), WORDS, after + 1)

    won = await end(*round_of(1, (), (1, 2), won={1: 120, 2: 0}))
    assert won.text == "**League of Tiny Towns**: it is over, and **P1\\*** has won."
    assert won.picture is not None
    shared = await end(*round_of(1, (), (1, 2), won={1: 60, 2: 60}), broken=True)
    assert shared.text.splitlines()[0].endswith("**P1\\*** and **P2\\*** share the victory.")
    assert "P1*: 60." in shared.text
    early = await end(after=0)
    assert (early.text, early.picture) == (
        "**League of Tiny Towns**: it is over before anything was played.",
        None,
    )


async def test_eleven_stand_in_the_picture_and_who_comes_after_them_in_words(store: Store) -> None:
    app = await house(store, 12)
    people = tuple(range(1, 13))
    ranks = {person: 120 - person for person in people}
    there = look(12, *round_of(1, (), people, won=ranks), state=RUNNING, round=1)
    shown = await standings(app, there, WORDS)
    (sheet,) = app.pictures.sheets
    assert [len(sheet.rows), sheet.rows[-1].instead] == [11, "Player 11"]
    head, *below = shown.text.splitlines()
    assert head == "**League of Tiny Towns** · 3"
    assert len(below) == 1
    assert below[0].startswith("12. ")
    assert below[0].endswith(": 108.")
    app.pictures.broken = True
    assert len((await standings(app, there, WORDS)).text.splitlines()) == 13
    assert "are in" in (await standings(app, look(12), WORDS)).text, "before the first round the card"


async def test_a_few_rounds_are_called_so_and_many_by_their_number(store: Store) -> None:
    app = await house(store, 2)
    won = {1: 120, 2: 0}
    for rounds, columns in ((5, "Round 5"), (6, "6")):
        every = [one for number in range(1, rounds + 1) for one in round_of(number, (), (1, 2), won=won)]
        there = look(2, *every[:-2], rounds=9, state=RUNNING, round=rounds)
        await picture_of(app, there, {1: "Ada", 2: "Ben"}, WORDS)
        sheet = app.pictures.sheets[-1]
        assert (len(sheet.columns), sheet.columns[-1]) == (rounds, columns)
        assert [row.rounds[-1] for row in sheet.rows] == ["–", "–"], "what is not known yet"
        assert sheet.rows[0].rounds[0] == "120"
