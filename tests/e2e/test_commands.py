"""Slash commands: what autocompletion offers, which table is meant, and the commands about tables."""

from __future__ import annotations

import pytest

from tests.e2e.stage import Stage
from tests.toys import LANTERNS

# Verbs


async def test_a_command_answers_like_a_button(stage: Stage) -> None:
    await stage.begins("towns", stage.ada, stage.ben, monuments="off", starts="host")
    reply = await stage.says(stage.ada, "towns call", cube="wheat")
    assert "The cube of this turn is wheat." in reply
    reply = await stage.says(stage.ada, "towns place", square="b2", at=stage.thread())
    assert "Waiting for **Ben**." in reply
    assert "Waiting for **Ben**." in stage.table()
    assert await stage.journal() == [(0, "wheat"), (0, "B2")]


async def test_autocompletion_offers_what_is_legal_and_nothing_else(stage: Stage) -> None:
    await stage.begins("towns", stage.ada, stage.ben, monuments="off", starts="host")
    kinds = await stage.offered(stage.ada, "towns call", "cube")
    assert kinds == ["brick", "glass", "wheat", "wood", "stone"]
    assert await stage.offered(stage.ada, "towns call", "cube", "W") == ["wheat", "wood"]
    assert await stage.offered(stage.ada, "towns call", "cube", "xyz") == []
    assert await stage.offered(stage.ada, "towns place", "square") == []
    assert await stage.offered(stage.ben, "towns call", "cube") == []
    await stage.says(stage.ada, "towns call", cube="wood")
    assert await stage.offered(stage.ada, "towns place", "square", "c") == ["C1", "C2", "C3", "C4"]
    await stage.says(stage.ada, "towns place", square="C2")
    assert await stage.offered(stage.ben, "towns place", "square", "c") == ["C1", "C2", "C3", "C4"]


@pytest.mark.long
async def test_autocompletion_knows_what_was_filled_in_before(stage: Stage) -> None:
    await stage.begins("works", stage.ada, stage.ben)
    assert await stage.offered(stage.ada, "works trade", "goods", deal="buy") == ["clay", "iron"]
    assert await stage.offered(stage.ada, "works trade", "number", deal="buy", goods="iron") == ["1"]
    assert await stage.offered(stage.ada, "works trade", "number", deal="buy", goods="nonsense") == []
    assert await stage.offered(stage.ada, "works trade", "goods", deal="buy", table=77) == []
    assert await stage.offered(stage.cleo, "works trade", "goods", deal="buy", table=1) == []


async def test_a_command_without_values_opens_the_panel(stage: Stage) -> None:
    await stage.begins("works", stage.ada, stage.ben)
    reply = await stage.says(stage.ada, "works trade")
    assert "You have 4 coins. Buy, sell or pass." in reply
    assert await stage.journal() == []


async def test_a_command_that_says_less_than_all_goes_on_in_the_panel(stage: Stage) -> None:
    await stage.begins("works", stage.ada, stage.ben)
    reply = await stage.says(stage.ada, "works trade", deal="buy", goods="clay")
    assert "Deal: **Buy**" in reply
    assert "Goods: **clay**" in reply
    await stage.presses(stage.ada, "2")
    assert await stage.journal() == [(0, "buy:clay:2")]


async def test_a_panel_that_a_command_has_narrowed_shows_its_picture(stage: Stage) -> None:
    await stage.begins("towns", stage.ada, stage.ben, monuments="off", starts="host")
    reply = await stage.says(stage.ada, "towns call")
    assert len(reply.pictures) == 1


# Which table


async def three_tables(stage: Stage) -> None:
    """Ada plays tables 1 and 2 in the channel and table 3 in another one; she is asked at 2 and 3."""
    stage.deals(LANTERNS, 2, lambda _: True)
    await stage.begins("lanterns", stage.ada, stage.ben)
    await stage.presses(stage.ada, next(one for one in stage.panel(stage.ada).labels if one.isdecimal()))
    await stage.begins("lanterns", stage.ada, stage.ben)
    other = stage.server.create_text_channel("other")
    await stage.begins("lanterns", stage.ada, stage.cleo, at=other)


async def test_in_a_thread_its_table_is_meant(stage: Stage) -> None:
    await three_tables(stage)
    reply = await stage.says(stage.ada, "lanterns board", at=stage.thread(0))
    assert "**Lanterns** · table 1\nWaiting for **Ben**." in reply
    assert "table 2" in await stage.says(stage.dan, "lanterns board", at=stage.thread(1))


async def test_in_a_channel_the_table_that_waits_there_is_meant(stage: Stage) -> None:
    await three_tables(stage)
    assert "table 2" in await stage.says(stage.ada, "lanterns board")


async def test_somebody_who_could_mean_several_tables_chooses_from_a_menu(stage: Stage) -> None:
    await three_tables(stage)
    dm = stage.ada.user.dm_channel
    reply = await stage.says(stage.ada, "lanterns board", at=dm)
    assert "Several tables are possible here. Which one do you mean?" in reply
    assert reply.choices == ["Lanterns · table 2", "Lanterns · table 3"]
    chosen = await stage.selects(stage.ada, "Lanterns · table 3")
    assert chosen.edited
    assert "**Lanterns** · table 3" in chosen
    assert "Waiting for **Ada** and **Cleo**." in chosen


@pytest.mark.long
async def test_the_menu_goes_on_with_what_was_asked_for(stage: Stage) -> None:
    await three_tables(stage)
    dm = stage.ada.user.dm_channel
    for command, found in (
        ("lanterns hand", "Which card do you bid?"),
        ("lanterns bid", "Which card do you bid?"),
        ("lanterns board", "Waiting for"),
        ("table history", "A lantern worth"),
        ("table resend", "The messages of table 2 come anew."),
    ):
        await stage.says(stage.ada, command, at=dm)
        assert found in await stage.selects(stage.ada, "Lanterns · table 2"), command


@pytest.mark.long
async def test_the_board_in_words_can_be_chosen_too(stage: Stage) -> None:
    await three_tables(stage)
    await stage.says(stage.ada, "lanterns board", at=stage.ada.user.dm_channel, text=True)
    reply = await stage.selects(stage.ada, "Lanterns · table 2")
    assert "1. Ada (host)" in reply


@pytest.mark.long
async def test_what_is_taken_back_or_left_is_never_guessed(stage: Stage) -> None:
    await three_tables(stage)
    for command in ("table undo", "table leave", "table resend"):
        reply = await stage.says(stage.ada, command, at=stage.ada.user.dm_channel)
        assert len(reply.choices) == 3
    await stage.says(stage.ada, "table undo", at=stage.ada.user.dm_channel)
    reply = await stage.selects(stage.ada, "Lanterns · table 1")
    assert "Which card do you bid?" in reply
    assert (await stage.journal())[-1] == (0, "taken back")
    await stage.says(stage.ada, "table leave", at=stage.ada.user.dm_channel)
    assert "Leave table 3 for good?" in await stage.selects(stage.ada, "Lanterns · table 3")


@pytest.mark.long
async def test_somebody_who_sits_nowhere_means_the_only_table_here(stage: Stage) -> None:
    assert "You sit at no open table here." in await stage.says(stage.dan, "lanterns board")
    await stage.begins("lanterns", stage.ada, stage.ben)
    assert "**Lanterns** · table 1" in await stage.says(stage.dan, "lanterns board")
    await stage.begins("lanterns", stage.ada, stage.ben)
    assert "Several tables are possible here." in await stage.says(stage.dan, "lanterns board")


async def test_a_number_names_the_table(stage: Stage) -> None:
    await three_tables(stage)
    assert "table 1" in await stage.says(stage.ada, "lanterns board", table=1)


@pytest.mark.long
async def test_more_tables_than_a_menu_holds(stage: Stage) -> None:
    await three_tables(stage)
    stage.bot.tables.most_open = 100
    for _ in range(27):  # no more than thirty an hour
        await stage.says(stage.ada, "lanterns new")
    reply = await stage.says(stage.ada, "table leave")
    assert len(reply.choices) == 25
    listed = await stage.says(stage.ada, "table list")
    assert "Your 30 tables:" in listed
    assert "… and " in listed


# The commands about tables


async def test_my_tables_are_listed_with_those_first_that_wait(stage: Stage) -> None:
    await three_tables(stage)
    await stage.says(stage.ada, "lanterns new")
    lines = (await stage.says(stage.ada, "table list")).text.splitlines()
    assert lines[0] == "Your 4 tables:"
    assert lines[1].startswith("• **Lanterns** · table 2 waits for you: https://discord.com/channels/")
    assert "table 3 waits for you" in lines[2]
    assert "table 1 is running" in lines[3]
    assert "table 4 waits for players" in lines[4]
    assert str(stage.thread(1).id) in lines[1]


async def test_the_story_is_read_from_its_end(stage: Stage) -> None:
    await stage.says(stage.ada, "works new", seats=4)
    for _ in range(3):
        await stage.presses(stage.ada, "Add computer", stage.card())
    await stage.presses(stage.ada, "Start", stage.card())
    while stage.finals() == []:
        labels = (await stage.answers(stage.ada)).labels
        await stage.presses(stage.ada, "Pass" if "Pass" in labels else "Take the proposal")
    story = await stage.says(stage.ben, "table history", table=1)
    head, _, pages = story.text.splitlines()[0].rpartition(" of ")
    assert int(pages) > 1
    assert head == f"**Works** · table 1 · page {pages}"
    assert story.labels == ["Earlier", "As a text"]
    assert story.shut == ["Later"]
    while "Earlier" in story.labels:
        story = await stage.presses(stage.ben, "Earlier", story)
        assert story.edited
    assert f" · page 1 of {pages}" in story.text
    assert story.shut == ["Earlier"]
    assert "**Ada** gets" in story.text.splitlines()[1]


async def test_nothing_has_happened_at_a_new_table(stage: Stage) -> None:
    await stage.says(stage.ada, "works new")
    assert "Nothing has happened at table 1 yet." in await stage.says(stage.ada, "table history")


async def test_the_story_tells_a_secret_only_to_its_owner(stage: Stage) -> None:
    await stage.begins("lanterns", stage.ada, stage.ben)
    await stage.presses(stage.ada, "Draw a spare card first")
    assert "You drew" in await stage.says(stage.ada, "table history")
    for person in (stage.ben, stage.cleo):
        story = await stage.says(person, "table history", table=1)
        assert "**Ada** draws a spare card." in story
        assert "You drew" not in story


async def test_a_seat_of_a_running_match_goes_to_a_computer(stage: Stage) -> None:
    await stage.begins("lanterns", stage.ada, stage.ben, stage.cleo)
    reply = await stage.says(stage.ada, "table leave")
    assert "Leave table 1 for good? A computer plays on in your seat" in reply
    assert "You have left table 1." in await stage.presses(stage.ada, "Leave for good")
    assert "1. Ada’s computer" in stage.card()
    assert "2. Ben (host)" in stage.card()
    assert stage.waits_for(stage.ben, stage.cleo)
    assert "You have no seat at table 1" in await stage.forges(stage.ada, "g:quit:1:-1:")


async def test_a_table_that_the_last_person_leaves_ends(stage: Stage) -> None:
    await stage.begins("lanterns", stage.ada, stage.ben)
    for person in (stage.ada, stage.ben):
        await stage.says(person, "table leave")
        reply = await stage.presses(person, "Leave for good")
    assert "Nobody else sits there, so it has ended without a result." in reply
    assert "All people have left" in stage.card()
    assert "All people have left" in stage.table()
    assert "Waiting" not in stage.table()
    assert stage.notices() == []
    assert stage.table().labels == ["Read the board"]
    assert stage.finals() == []


async def test_a_host_who_leaves_a_running_match_hands_it_over(stage: Stage) -> None:
    await stage.begins("lanterns", stage.ada, stage.ben)
    await stage.says(stage.ada, "table leave")
    await stage.presses(stage.ada, "Leave for good")
    assert "2. Ben (host)" in stage.card()


@pytest.mark.long
async def test_messages_come_anew(stage: Stage) -> None:
    await stage.begins("lanterns", stage.ada, stage.ben)
    before = [stage.card().id, stage.table().id, stage.dm(stage.ada).id]
    assert "come anew" in await stage.says(stage.ada, "table resend")
    after = [stage.card().id, stage.table().id, stage.dm(stage.ada).id]
    assert not set(before) & set(after)
    assert len([one for one in stage.own(stage.channel) if one.message.embeds]) == 1
    assert "You have no seat" in await stage.says(stage.cleo, "table resend", table=1)


# Help, rules, about, wishes


async def test_help_names_every_title_and_its_first_commands(stage: Stage) -> None:
    reply = await stage.says(stage.dan, "help")
    number = stage.bot.command_ids["towns"]
    assert f"**Tiny Towns**: open a table with </towns new:{number}>, read </towns rules:{number}>" in reply
    assert "/table list" in reply


async def test_commands_that_discord_knows_are_not_sent_again_and_stay_clickable(stage: Stage) -> None:
    def sent() -> int:
        return sum(one.path.endswith("/commands") and one.method == "PUT" for one in stage.env.http_requests)

    assert sent() == 1
    shown = (await stage.says(stage.dan, "help")).text
    await stage.restarts()
    assert sent() == 1
    assert (await stage.says(stage.dan, "help")).text == shown


@pytest.mark.long
async def test_the_rules_are_read_page_by_page(stage: Stage) -> None:
    reply = await stage.says(stage.dan, "towns rules")
    seen = [reply.text]
    while reply.labels:
        reply = await stage.presses(stage.dan, reply.labels[0])
        assert reply.edited
        if reply.text == seen[0]:
            break
        seen.append(reply.text)
    assert len(seen) > 3
    assert any("Rulings where the rulebook is silent" in page for page in seen)


async def test_a_panel_opens_the_page_of_its_question_and_stays(stage: Stage) -> None:
    await stage.begins("towns", stage.ada, stage.ben, monuments="off", starts="host")
    panel = await stage.presses(stage.ada, "Play", stage.card())
    page = await stage.presses(stage.ada, "Rules")
    assert "**A turn**" in page.text
    assert not page.edited, "the question stays"
    assert len(page.pictures) == 1
    assert "You hold the hammer" in panel.text
    assert "the rules" in (await stage.presses(stage.dan, "Rules", stage.card())).text, (
        "nothing is asked of Dan"
    )


async def test_any_card_is_looked_up_by_its_name(stage: Stage) -> None:
    assert "Farm" in await stage.offered(stage.dan, "towns look", "card", "far")
    found = await stage.says(stage.dan, "towns look", card="farm")
    assert "Feeds" in found or "feeds" in found
    assert len(found.pictures) == 1
    assert "The nearest is Farm." in await stage.says(stage.dan, "towns look", card="Farmm")
    assert "There is no “zzzzqq” here" in await stage.says(stage.dan, "towns look", card="zzzzqq")
    assert "Which card or piece?" in await stage.says(stage.dan, "towns look")


async def test_names_are_offered_in_the_language_that_somebody_has_chosen(stage: Stage) -> None:
    await stage.says(stage.dan, "settings own", language="pl")
    assert await stage.offered(stage.dan, "towns look", "card", "Dom") == ["Domek"]
    assert await stage.offered(stage.dan, "towns look", "card", "cott") == ["Domek"]
    assert "Domek" not in await stage.offered(stage.ben, "towns look", "card", "cott")


async def test_a_title_without_a_summary_says_so(stage: Stage) -> None:
    assert "There is no summary of these rules yet." in await stage.says(stage.dan, "lanterns rules")


async def test_about_credits_the_author(stage: Stage) -> None:
    assert "Peter McPherson" in await stage.says(stage.dan, "towns about")


async def test_the_board_is_shown_as_a_picture_or_in_words(stage: Stage) -> None:
    await stage.begins("towns", stage.ada, stage.ben, monuments="off", starts="host")
    board = await stage.says(stage.dan, "towns board")
    assert len(board.pictures) == 1
    words = await stage.says(stage.dan, "towns board", text=True)
    assert words.pictures == []
    assert "Ada" in words
    assert len(words.text) > 200
    assert "Read the board" in board.labels
    assert (await stage.presses(stage.dan, "Read the board", board)).text == words.text


async def test_a_long_board_in_words_has_pages(stage: Stage) -> None:
    people = (stage.ada, stage.ben, stage.cleo, stage.dan)
    await stage.begins("towns", *people, monuments="off")
    reply = await stage.presses(stage.ada, "Read the board", stage.table())
    if not reply.labels:
        pytest.skip("the board in words fits on one page")
    second = await stage.presses(stage.ada, reply.labels[0])
    assert second.edited
    assert second.text != reply.text


async def test_the_wishes_of_a_server(stage: Stage) -> None:
    reply = await stage.says(stage.ada, "settings server")
    assert "Language: **as in Discord** · tables: **in a thread** · opened by: **everyone**" in reply
    assert "Only managers" in await stage.says(stage.ada, "settings server", tables="channel")
    dm = stage.ada.user.dm_channel
    assert "Use the command in the server." in await stage.says(stage.ada, "settings server", at=dm)


async def test_the_wishes_of_a_person(stage: Stage) -> None:
    assert "Language: **as in Discord** · DMs: **on**" in await stage.says(stage.ada, "settings own")
    assert "Language: **English**" in await stage.says(stage.ada, "settings own", language="en")
    await stage.restarts()
    assert "Language: **English** · DMs: **on**" in await stage.says(stage.ada, "settings own")


async def test_commands_are_registered_once(stage: Stage) -> None:
    assert stage.requests("PUT", "*/commands") == 1
    await stage.restarts()
    assert stage.requests("PUT", "*/commands") == 1


async def test_a_command_of_another_title_is_refused_and_looks_take_nothing(stage: Stage) -> None:
    await stage.begins("lanterns", stage.ada, stage.ben)
    assert "does not play Works" in await stage.says(stage.ada, "works trade", table=1)
    assert "does not play Old London Bridge" in await stage.says(stage.ada, "bridge score", table=1)
    assert await stage.offered(stage.ada, "works trade", "goods", table=1) == []
    assert "Table 2 is open" in await stage.says(stage.ada, "lanterns new")
    assert "Table 2 has not begun yet" in await stage.says(stage.ada, "lanterns hand", table=2)
    assert "You have no seat" in await stage.says(stage.cleo, "lanterns hand", table=1)
    left = await stage.says(stage.ada, "table leave", table=2)
    assert "table 2" in left
    alone = await stage.says(stage.ben, "table leave", table=1)
    assert "A computer plays on in your seat" in alone
    await stage.presses(stage.ben, "Leave for good", alone)
    last = await stage.says(stage.ada, "table leave", table=1)
    assert last.text != alone.text
    assert last.labels == ["Leave for good", "Stay"]
    stayed = await stage.presses(stage.ada, "Stay", last)
    assert "You stay at table 1." in stayed
    assert "Which card do you bid?" in stayed


async def test_the_latest_table_of_a_channel_is_meant_where_none_is_named(stage: Stage) -> None:
    assert "You sit at no open table here" in await stage.says(stage.dan, "table history")
    await stage.begins("works", stage.ada, stage.ben)
    await stage.begins("lanterns", stage.ada, stage.ben)
    assert "Lanterns** · table 2" in await stage.says(stage.ada, "table history")
    assert "Works** · table 1" in await stage.says(stage.ada, "table history", at=stage.thread(0))
    assert "Several tables are possible here" in await stage.says(stage.dan, "verify"), "none is over"
