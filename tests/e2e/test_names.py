"""Names of people are shown as they are: no formatting, no mentions, nothing that does not fit."""

from __future__ import annotations

import pytest

from tests.e2e.stage import Stage

SUPPRESSED = 4  # embeds, so that no link has a preview
LAID_OUT = 1 << 15  # there no link has one
ODD = [
    "**Ada** _the_ `great`",
    "@everyone",
    "<@1234567890>",
    "[link](https://example.org)",
    "||spoiler|| ~~gone~~ > # - *",
    "a_b_c*d*e~f~g|h|i[j](k)<l>",
    "🏰👑🧱" * 10,
    "محمد ١٢٣",
    "王小明",
    "Zoë Ångström-Łukasiewicz",
    "x" * 100,
    "*" * 100,
    "\\" * 50,
    "{ $who }",
    "A\u202eB\u200bC",
    ":smile: <:ada:123456789012345678>",
]


@pytest.mark.parametrize("first", range(0, len(ODD), 4))
@pytest.mark.long
async def test_a_table_of_people_with_odd_names(database: str, first: int) -> None:
    """Every message of a short match is sent, held against Discord's limits, and mentions nobody by chance."""
    people = tuple(ODD[first : first + 4])
    async with Stage(database, people=people) as stage:
        ada, ben, *_ = stage.people
        await stage.begins("lanterns", *stage.people)
        for person in stage.people:
            await stage.answers_in_dm(person)
        for person in stage.people:
            await stage.says(person, "lanterns raise", at=person.user.dm_channel, use="Go on")
        stage.closes_dms(ben)
        await stage.says(ada, "table history")
        await stage.says(ada, "lanterns board", text=True)
        await stage.says(ben, "table resend")
        card = stage.card()
        assert "(host)" in card
        assert stage.table().mentioned == set()
        assert card.mentioned == set()


async def test_a_name_with_formatting_reads_as_it_is_written(database: str) -> None:
    async with Stage(database, people=("**Ada**", "Ben")) as stage:
        await stage.begins("works", *stage.people)
        assert r"Waiting for **\*\*Ada\*\***." in stage.table()
        await stage.presses(stage.ada, "Pass")
        await stage.answers(stage.ben, "Pass")
        assert r"1. \*\*Ada\*\* (host)" in stage.card()


async def test_a_long_name_is_cut(database: str) -> None:
    async with Stage(database, people=("x" * 100, "Ben")) as stage:
        await stage.begins("works", *stage.people)
        assert f"**{'x' * 39}…**" in stage.table()


async def test_a_name_in_the_server_goes_before_the_name_of_the_account(stage: Stage) -> None:
    eve = stage.arrives("eve_1999", nick="Eve of Lübeck")
    await stage.says(stage.ada, "works new")
    await stage.presses(eve, "Join", stage.card())
    assert "2. Eve of Lübeck" in stage.card()


async def test_pictures_bear_odd_names_too(database: str) -> None:
    async with Stage(database, people=("🏰 **Ada** 王小明" + "x" * 60, "Ben")) as stage:
        await stage.begins("towns", *stage.people, monuments="off", starts="host")
        assert len(stage.table().pictures) == 1
        assert 0 < len(stage.table().pictures[0]) <= 1024
        assert len((await stage.presses(stage.ben, "Read the board", stage.table())).text) > 100


LURES = ("https://bad.example/x", "discord.gg/lure", "\u202eدينا\u2067", "A\u202eda\u2066/")


@pytest.mark.long
async def test_no_name_turns_a_text_or_leads_away(database: str) -> None:
    """Links and invitations are no links any more, marks that turn the text are gone, and names in Arabic stand apart."""
    async with Stage(database, people=LURES) as stage:
        await stage.begins("lanterns", *stage.people)
        for person in stage.people:
            await stage.answers_in_dm(person)
        await stage.answers(stage.people[2], "Go on")
        stage.closes_dms(stage.people[1])
        await stage.says(stage.people[1], "table resend")
        public = [*stage.all(stage.channel), *stage.all(stage.thread())]
        private = [dm for person in (stage.people[0], stage.people[3]) for dm in stage.dms(person)]
        panels = [stage.panel(person) for person in stage.people if person.id in stage.panels]
        panels.append(await stage.presses(stage.people[0], "Read the board", stage.table()))
        texts = [
            text for one in (*public, *private, *panels) for text in (one.text, *one.pictures, *one.labels)
        ]
        said = "\n".join(texts)
        assert "bad.example\u2060/x" in said
        assert "discord.gg\u2060/lure" in said
        assert "\u2068دينا\u2069" in said
        for lure in ("https://bad", "discord.gg/lure", "\u202e", "\u2066", "\u2067"):
            assert lure not in said
        for text in texts:
            assert text.count("\u2068") == text.count("\u2069")
        sent = [entry.json for entry in stage.env.http_requests if entry.method == "POST"]
        posted = [body for body in sent if body and "nonce" in body]
        assert len(posted) > 3
        assert all(
            bool(body.get("flags", 0) & (SUPPRESSED | LAID_OUT)) is not bool(body.get("embeds"))
            for body in posted
        )


async def test_somebody_of_whose_name_nothing_is_seen_is_called_by_their_account(stage: Stage) -> None:
    blank = stage.arrives("dora", nick="\u115f\u3164")
    await stage.says(blank, "lanterns new")
    assert "1. dora (host)" in stage.card()
