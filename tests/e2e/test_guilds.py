"""Whole matches of Guilds of London, played as people play them, and what each of them sees."""

from __future__ import annotations

import pytest

from data.words import Words
from engines.guilds_of_london import TITLE
from engines.kernel import Match
from tests.e2e.by_hand import Moment, press_on
from tests.e2e.guilds import (
    Laid,
    chooses,
    everything_read,
    laid_out,
    match_of,
    offers,
    picks,
    well_dealt,
)
from tests.e2e.stage import Person, Seen, Stage, called

WORDS = Words("en")
PLAYED = "plays Errand and moves a pawn from the Guildhall to"


def names(prefix: str, cards: list[str]) -> list[str]:
    return [WORDS(f"guilds-{prefix}-{card}") for card in cards]


async def keeps(stage: Stage, person: Person, shown: Seen) -> None:
    assert "Which mayoral card do you keep?" in shown
    reply = await stage.presses(person, shown.labels[0], shown)
    assert reply.edited


def picture(shown: Seen) -> int:
    """Which picture a message shows."""
    return shown.message.attachments[0].id


async def check_secrets(stage: Stage, *, played: tuple[str, ...] = ()) -> None:
    """Nobody but their owner reads the name of a card that was never shown: in messages, labels, menus, alt texts."""
    match = await match_of(stage)
    game = Laid(match).game
    seats = range(match.seats)
    read = [await everything_read(stage, person) for person in stage.people]
    hands = [set(names("card", game.hands[seat])) for seat in seats]
    mayoral = [set(names("mayoral", game.kept[seat] + game.choices[seat])) for seat in seats]
    for viewer, text in enumerate(read):
        own = hands[viewer] if viewer < match.seats else set()
        for seat in seats:
            if seat != viewer:
                foreign = (hands[seat] - own - set(played)) | mayoral[seat]
                assert foreign, "there is nothing to hide"
                assert [name for name in foreign if name in text] == []


async def check_the_end(stage: Stage, seats: int) -> None:
    """The final sheet is in the channel, everybody's private message tells the end, and nothing waits any more."""
    final = stage.finals()
    assert len(final) == 1
    assert "is finished" in final[0]
    assert "Guilds of London is over." in final[0].pictures[0]
    placed = [line for line in final[0].text.splitlines() if line.endswith(("point", "points"))]
    assert len(placed) == seats
    assert placed[0].startswith("1. ")
    assert stage.notices() == []
    assert {"Rematch", "Read the board"} <= set(stage.table().labels)
    for person in stage.people[:seats]:
        assert all(placed[0] in dm for dm in stage.dms(person))
    sheet = await stage.says(stage.dan, "guilds board", table=1, text=True)
    story = sheet.text
    while "More (" in str(sheet.labels) and len(story) < 20_000:
        sheet = await stage.presses(stage.dan, sheet.labels[0])
        story += sheet.text
        if sheet.labels and sheet.labels[0].startswith("More (1 "):
            break
    assert "Scored during the match: " in story
    assert "Neighbouring Masters: " in story


@pytest.mark.long
async def test_two_people_play_a_whole_match(stage: Stage) -> None:
    """Ada by the buttons of her private message, Ben by commands there; Cleo and Dan look on."""
    ada, ben, cleo, _ = stage.people
    stage.deals(TITLE, 2, lambda match: well_dealt(match, "y1", "r1", "p2"))
    await stage.begins("guilds", ada, ben)
    for person in (ada, ben):
        assert len(offers(stage.dm(person))) == 3
        assert len(stage.dm(person).pictures) == 1
        await keeps(stage, person, stage.dm(person))
        assert "This is yours alone. I keep it up to date here." in stage.dm(person)
    await check_secrets(stage)
    assert stage.waits_for(ada)
    hands = {person.id: stage.dm(person).id for person in (ada, ben)}

    # Ada plays from her private message: one press hires, one moves.
    panel = await stage.presses(ada, "Play", stage.dm(ada))
    assert "It is your turn. Play a card, or end your turn and draw 4 cards." in panel
    assert "You do not hold" not in panel
    assert not [fold for fold in panel.folds if fold.startswith("Why not?")]
    await chooses(stage, ada, "Apprentices, Use its effect")
    assert "**Ada** hires 2 pawns." in stage.table()
    way = next(line for line in stage.panel(ada).choices if line.startswith("Errand, Guildhall → "))
    panel = await chooses(stage, ada, way)
    assert f"**Ada** {PLAYED} {way.rpartition(' → ')[2]}." in stage.table()
    assert "Play another card, or end your turn and draw 2 cards." in panel

    # The whole turn is taken back; the button says how far that goes.
    assert "Banquet (crown): 3 points, for 1 card." in stage.dm(ada).pictures[0]
    assert "Apprentices (scythe)" not in stage.dm(ada).pictures[0]
    held = picture(stage.dm(ada))
    panel = await stage.presses(ada, "Take back both")
    assert "It is your turn." in panel
    assert PLAYED not in stage.table()
    assert {"Apprentices", "Errand", "Banquet"} < {line.partition(",")[0] for line in panel.choices}
    assert stage.dm(ada).id == hands[ada.id]
    assert picture(stage.dm(ada)) != held

    await chooses(stage, ada, "Banquet, Use its effect, Errand")
    assert "**Ada** pays Errand." in stage.table()
    assert "**Ada** gains 3 points." in stage.table()
    reply = await stage.presses(ada, "End the turn")
    assert "You draw" in reply
    assert "Take back" not in reply.labels
    assert "**Ada** ends the turn and draws 2 cards." in stage.table()
    assert "You draw" not in stage.table()
    await check_secrets(stage, played=("Banquet", "Errand"))

    # Ben plays by commands in his private message.
    assert stage.waits_for(ben)
    [notice] = stage.notices()
    assert notice.mentioned == {ben.id}
    dm = ben.user.dm_channel
    card = called(await stage.offered(ben, "guilds play", "card", at=dm))[0]
    await stage.says(ben, "guilds play", at=dm, card=card, use="Hire a pawn")
    assert f"**Ben** plays {card} and hires a pawn." in stage.table()
    await stage.says(ben, "guilds end", at=dm)
    assert stage.waits_for(ada)
    assert stage.notices()[0].mentioned == {ada.id}
    assert len(stage.own(stage.channel)) == 1
    assert len(stage.own(stage.thread())) == 2
    assert {person.id: stage.dm(person).id for person in (ada, ben)} == hands

    await press_on(stage, until=turns_of(16))
    assert "Round 16 begins. It is the last one" in await stage.says(cleo, "table history", table=1)
    await plays_by_hand(stage)
    await check_the_end(stage, 2)


@pytest.mark.long
async def test_four_people_play_a_whole_match(stage: Stage) -> None:
    """Cleo takes no private messages; Dan types; a tile is voted on, and only Ben is asked whether he negotiates."""
    ada, ben, cleo, dan = stage.people
    stage.closes_dms(cleo)
    stage.deals(TITLE, 4, lambda match: Laid(match).game.order == [0, 1, 2, 3])
    await stage.begins("guilds", ada, ben, cleo, dan)
    assert "**Cleo** takes no messages from me" in stage.table()
    for person in (ada, ben, dan):
        await keeps(stage, person, stage.dm(person))
    await keeps(stage, cleo, await stage.presses(cleo, "My hand", stage.table()))
    await check_secrets(stage)

    # Everybody hires with the first card, each in another way.
    await stage.presses(ada, "Play", stage.dm(ada))
    panel = await chooses(stage, ada, offers(stage.panel(ada))[0], "End the turn")
    assert "Waiting for **Ben**." in panel
    await stage.presses(ben, "Play", stage.notices()[0])
    await chooses(stage, ben, offers(stage.panel(ben))[0], "End the turn")
    card = called(await stage.offered(cleo, "guilds play", "card"))[0]
    await stage.says(cleo, "guilds play", card=card, use="hire")
    await stage.says(cleo, "guilds end", at=stage.thread())
    assert stage.waits_for(dan)

    # The city as the vote needs it: at Dyers stand two of Ada and one of Ben, who owns two neutral pawns, Cleo one.
    async with laid_out(stage) as scene:
        scene.city(dyers=(-1, 1), cooks=(0, 1), coopers=(1, 1), wax_chandlers=(2, 1), parade=(2, 0))
        scene.stand("dyers", 2, 1).neutrals(0, 2, 1, 0).go(acting=3, acted=(0, 1, 2))
    await stage.says(cleo, "guilds orders")
    reply = await stage.selects(cleo, "Swap nothing this round")
    assert "Standing now: Swap nothing this round" in reply
    reply = await stage.says(dan, "guilds end")
    assert "You may hold 7 cards. Which 3 do you put away?" in reply
    assert all(reply.beside(card) for card in reply.choices), "what each card does stands below its name"
    await picks(stage, dan, 3)
    assert stage.waits_for(ben)
    [notice] = stage.notices()
    assert notice.mentioned == {ben.id}
    for person in (ada, ben, dan):
        assert "Swap nothing this round" not in await everything_read(stage, person)
    panel = await stage.presses(ben, "Play", notice)
    asked = "A vote is due at Dyers: **Ada** 2 and **Ben** 1. As it stands **Ada** wins before **Ben**."
    assert asked in panel
    assert "After you: **Cleo**" in panel
    assert "You own 2 neutral pawns" in panel
    assert offers(panel) == ["Swap nothing", "Ada", "Ben"]
    for person in (ada, cleo, dan):
        assert asked not in await stage.presses(person, "Play", stage.table())
    panel = await chooses(stage, ben, "Ada", "Ada")
    assert "**Ben** swaps 2 neutral pawns for pawns of **Ada** at Dyers." in stage.table()
    assert "**Cleo** swaps nothing at Dyers." in stage.table()
    assert "**Ben** wins Dyers: **Ben** 1." in stage.table()

    # He takes a part of the reward, and ships from the Guildhall.
    assert "You win Dyers: 2 points, ship 1 pawn, and draw 1 card. What do you take?" in panel
    panel = await chooses(stage, ben, "2 points and ship 1 pawn")
    assert "From where do you ship a pawn to the Plantation?" in panel
    await chooses(stage, ben, "Guildhall")
    for told in (
        "**Ben** gains 2 points.",
        "**Ben** ships a pawn from the Guildhall.",
        "**Ben** is Master of Dyers.",
    ):
        assert told in stage.table()
    assert "Round 2 of 12 begins." in stage.table()
    assert "Ben: 2 points, 1 Master" in stage.table().pictures[0]
    assert stage.waits_for(ben)

    await press_on(stage, until=turns_of(4))
    assert "The city grows: " in await stage.says(dan, "table history")
    await press_on(stage, until=turns_of(12))
    await plays_by_hand(stage)
    await check_the_end(stage, 4)


def turns_of(number: int) -> Moment:
    """The turns of this round."""

    def come(match: Match) -> bool:
        board = Laid(match).board
        return board.track.round >= number and board.phase == "turns"

    return come


async def plays_by_hand(stage: Stage) -> None:
    """Everybody answers on Discord until the match is over."""
    for _ in range(200):
        if stage.finals():
            return
        [person] = stage.awaited()
        await answers_anything(stage, person)
    raise AssertionError("the match does not come to its end")


async def answers_anything(stage: Stage, person: Person) -> None:
    """End the turn if that is possible, else whatever comes first."""
    reply = await stage.says(person, "guilds end")
    if "The table asks you something else now." not in reply:
        return
    for _ in range(10):
        labels = offers(reply)
        if reply.choices:
            reply = await stage.selects(person, *reply.choices[: reply.menu.min_values])
        elif labels:
            reply = await chooses(stage, person, "Done choosing" if "Done choosing" in labels else labels[0])
        else:
            return
