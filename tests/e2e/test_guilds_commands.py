"""The commands of Guilds of London as people type them: what is offered, what is carried out, what is refused and why."""

from __future__ import annotations

from typing import Any

import pytest

from tests.e2e.guilds import begins, chooses, everything_read, laid_out, offers, picks
from tests.e2e.stage import Stage, called

CITY = {
    "dyers": (-1, 1),
    "cooks": (0, 1),
    "coopers": (1, 1),
    "wax_chandlers": (-1, 0),
    "carpenters": (1, 0),
    "mercers": (-1, -1),
    "parade": (0, -1),
}


async def sets_out(stage: Stage, *hand: str) -> None:
    """Ada's turn: her Master holds Mercers, four pawns of each wait in the Guildhall."""
    await begins(stage, stage.ada, stage.ben)
    async with laid_out(stage) as scene:
        scene.city(**CITY).master(0, "mercers").hand(0, *hand).go(0)


# Playing a card


async def test_what_is_typed_in_full_is_done_at_once(stage: Stage) -> None:
    await sets_out(stage, "y1", "y1", "r1", "b1", "g1")
    await stage.says(stage.ada, "guilds play", card="apprentices", use="HIRE A PAWN")
    assert "**Ada** plays Apprentices and hires a pawn." in stage.table()
    await stage.says(
        stage.ada,
        "guilds play",
        card="Apprentices",
        use="Move a pawn",
        start="Guildhall",
        target="Wax Chandlers",
    )
    assert "**Ada** plays Apprentices and moves a pawn from the Guildhall to Wax Chandlers." in stage.table()
    await stage.says(
        stage.ada, "guilds play", card="Errand", use="Use its effect", start="mercers", target="cooks"
    )
    assert "**Ada** moves a pawn from Mercers to Cooks." in stage.table()
    await stage.says(stage.ada, "guilds play", card="Passage", start="Guildhall", target="Plantation")
    assert "**Ada** ships a pawn from the Guildhall." in stage.table()
    assert len(await stage.journal()) == 2 + 4


@pytest.mark.long
async def test_what_leaves_something_open_goes_on_in_the_panel(stage: Stage) -> None:
    await sets_out(stage, "y1", "r1")
    reply = await stage.says(stage.ada, "guilds play", card="Errand")
    assert "Card: **Errand**" in reply
    assert offers(reply) == ["Hire a pawn", "Move a pawn", "Use its effect"]
    reply = await stage.says(stage.ada, "guilds play", card="Errand", use="Use its effect", start="Mercers")
    assert "From: **Mercers**" in reply
    assert "Mercers" not in offers(reply)
    await chooses(stage, stage.ada, "Coopers")
    assert "**Ada** moves a pawn from Mercers to Coopers." in stage.table()


@pytest.mark.long
async def test_each_option_is_offered_by_name_and_fits_what_was_filled_in(stage: Stage) -> None:
    await sets_out(stage, "y1", "y2", "r3", "p4")
    ada = stage.ada

    async def offered(option: str, typed: str = "", **filled: Any) -> list[str]:
        return await stage.offered(ada, "guilds play", option, typed, **filled)

    cards = ["Apprentices", "Hiring Fair", "Escort", "Coat of Arms", "End the turn"]
    assert called(await offered("card")) == cards
    assert (await offered("card"))[0] == "Apprentices – Hire 2"
    assert called(await offered("card", "hir")) == ["Apprentices", "Hiring Fair"]
    assert await offered("use", card="Escort") == ["Hire a pawn", "Move a pawn", "Use its effect"]
    escort = {"card": "Escort", "use": "Use its effect"}
    assert await offered("start", **escort) == ["Guildhall", "Mercers"]
    assert await offered("pawns", **escort, start="Guildhall") == ["1 pawn", "2 pawns"]
    assert called(await offered("target", **escort)) == ["Coopers", "Lord Mayor’s Parade"]
    assert called(await offered("target", card="Apprentices", use="Move a pawn")) == [
        "Wax Chandlers", "Carpenters & Builders", "Lord Mayor’s Parade"
    ]  # fmt: skip
    assert await offered("symbol", card="Coat of Arms") == ["cross", "crown"]
    assert called(await offered("pay", card="Hiring Fair")) == ["Apprentices", "Escort", "Coat of Arms"]
    assert await offered("whose") == []
    assert await stage.offered(ada, "guilds move", "start") == []
    assert await stage.offered(stage.ben, "guilds play", "card") == []


@pytest.mark.long
async def test_several_pawns_a_symbol_and_a_foreign_pawn_can_be_typed(stage: Stage) -> None:
    await sets_out(stage, "r3", "r4", "p4", "y1", "y1")
    async with laid_out(stage) as scene:
        scene.stand("dyers", 0, 2)
    ada, effect = stage.ada, "Use its effect"
    await stage.says(
        ada, "guilds play", card="Escort", use=effect, start="Guildhall", pawns="2 pawns", target="Coopers"
    )
    assert "**Ada** moves 2 pawns from the Guildhall to Coopers." in stage.table()
    await stage.says(
        ada, "guilds play", card="Shown the Door", use=effect, start="Dyers", whose="Ben", pay="Apprentices"
    )
    assert "**Ada** sends a pawn of **Ben** from Dyers to the Guildhall." in stage.table()
    await stage.says(ada, "guilds play", card="Coat of Arms", use=effect, symbol="crown", pay="Apprentices")
    assert "**Ada** gains 1 point." in stage.table()


MISTAKES: dict[str, tuple[dict[str, str], str]] = {
    "not held": ({"card": "Toast"}, "You do not hold this card."),
    "not held, to move": (
        {"card": "Toast", "use": "Move a pawn", "target": "Mercers"},
        "You do not hold this card.",
    ),
    "without the symbol": (
        {"card": "Apprentices", "use": "Move a pawn", "target": "Cooks"},
        "Cooks does not fit: this card leads to tiles with scythe.",
    ),
    "resolved": (
        {"card": "Apprentices", "use": "Move a pawn", "target": "Mercers"},
        "Mercers is resolved. Choose a tile that is face up.",
    ),
    "resolved, by an effect": (
        {"card": "Errand", "use": "Use its effect", "start": "Guildhall", "target": "Mercers"},
        "Mercers is resolved. Choose a tile that is face up.",
    ),
    "not laid": ({"card": "Errand", "target": "Grocers"}, "Grocers does not lie in the city."),
    "to the Guildhall": ({"card": "Errand", "target": "Guildhall"}, "Nobody is moved to the Guildhall."),
    "to the Plantation": (
        {"card": "Apprentices", "target": "Plantation"},
        "No move leads to the Plantation. Pawns are shipped there",
    ),
    "a tile of that name": ({"card": "Errand", "target": "Bakerz"}, "“Bakerz” is not possible now."),
    "no pawn there": (
        {"card": "Errand", "use": "Move a pawn", "start": "Dyers"},
        "“Dyers” is not possible now. Possible: Guildhall",
    ),
    "paid with itself": (
        {"card": "Hiring Fair", "use": "Use its effect", "pay": "Hiring Fair"},
        "This is the card that you are playing. Pay with another one.",
    ),
    "no word of it": ({"card": "the lot"}, "“the lot” is not possible now. Possible: Apprentices, "),
}


async def test_a_mistake_gets_its_true_reason_and_changes_nothing(stage: Stage) -> None:
    await sets_out(stage, "y1", "y2", "r1", "b1")
    before = await stage.journal()
    for name, (typed, reason) in MISTAKES.items():
        reply = await stage.says(stage.ada, "guilds play", **typed)
        assert reason in reply, name
        assert "It is your turn. Play a card, or end your turn" in reply, name
        assert reply.private
    assert await stage.journal() == before
    assert "plays" not in stage.table()


@pytest.mark.long
async def test_a_card_that_was_played_is_gone_for_this_turn(stage: Stage) -> None:
    await sets_out(stage, "y1", "r1")
    await stage.says(stage.ada, "guilds play", card="Errand", use="Hire a pawn")
    reply = await stage.says(stage.ada, "guilds play", card="Errand", use="Hire a pawn")
    assert "You have played this card already this turn." in reply


@pytest.mark.long
async def test_an_effect_whose_cost_cannot_be_paid(stage: Stage) -> None:
    await sets_out(stage, "p3", "b6", "b3")
    async with laid_out(stage) as scene:
        scene.hand(0, "p3", "b6").go(0)
    for card, reason in (
        ("Audience", "The effect costs 2 other cards of your hand, and you have 1."),
        ("Homecoming", "The effect costs 1 pawn of yours on the Plantation, and you have 0 there."),
    ):
        reply = await stage.says(stage.ada, "guilds play", card=card, use="Use its effect")
        assert reason in reply
        reply = await stage.says(stage.ada, "guilds play", card=card)
        assert offers(reply) == ["Hire a pawn", "Move a pawn"]
        assert f"Not now: Use its effect – {reason}" in await stage.unfolds(stage.ada, "Why not?")


@pytest.mark.long
async def test_nobody_is_hired_from_an_empty_supply_and_fewer_from_a_small_one(stage: Stage) -> None:
    await sets_out(stage, "y1", "y1", "y2", "p1")
    async with laid_out(stage) as scene:
        scene.at("guildhall", 14).go(0)
    await stage.says(stage.ada, "guilds play", card="Apprentices", use="Use its effect")
    assert "**Ada** hires 1 pawn." in stage.table()
    assert "No more pawns of **Ada** are in the supply." in stage.table()
    await stage.says(stage.ada, "guilds play", card="Toast", use="Hire a pawn")
    assert "**Ada** plays Toast to hire, but no pawn of **Ada** is left in the supply." in stage.table()
    assert "Ada: 0 points" in stage.table().pictures[0]
    async with laid_out(stage) as scene:
        assert scene.board.players[0].guildhall == 15


# Moves, payments, discards


@pytest.mark.long
async def test_the_moves_of_an_effect_are_typed_one_by_one_and_may_be_fewer(stage: Stage) -> None:
    await sets_out(stage, "r2", "b2", "y1", "y1")
    ada = stage.ada
    await stage.says(ada, "guilds play", card="Procession", use="Use its effect", pay="Apprentices")
    assert "You may move 3 pawns, one by one." in stage.panel(ada)
    assert await stage.offered(ada, "guilds move", "start") == ["Guildhall", "Mercers", "No more"]
    assert "Dyers" in await stage.named(ada, "guilds move", "target", start="Mercers")
    await stage.says(ada, "guilds move", start="Mercers", target="Dyers")
    reply = await stage.says(ada, "guilds move", start="Dyers", target="Dyers")
    assert "Dyers is where this pawn stands now. Choose another tile." in reply
    reply = await stage.says(ada, "guilds move", start="Guildhall", target="Mercers")
    assert "Mercers is resolved." in reply
    reply = await stage.says(ada, "guilds end")
    assert "The table asks you something else now. Here it is." in reply
    assert "You may move 2 pawns" in reply
    reply = await stage.says(ada, "guilds move", start="No more")
    assert "Play another card" in reply
    await stage.says(ada, "guilds play", card="Convoy", use="Use its effect", pay="Apprentices")
    await stage.says(ada, "guilds move", start="Guildhall", target="Plantation")
    assert "**Ada** ships a pawn from the Guildhall." in stage.table()


@pytest.mark.long
async def test_two_cards_are_paid_in_one_command(stage: Stage) -> None:
    await sets_out(stage, "p3", "y1", "r1", "b1")
    ada, audience = stage.ada, {"card": "Audience", "use": "Use its effect"}
    ways = ["Apprentices and Errand", "Apprentices and Passage", "Errand and Passage"]
    assert await stage.offered(ada, "guilds play", "pay", **audience) == ways
    reply = await stage.says(ada, "guilds play", **audience, pay="Errand and Audience")
    assert "This is the card that you are playing. Pay with another one." in reply
    reply = await stage.says(ada, "guilds play", **audience)
    assert "What do you pay with?" in reply
    assert offers(reply) == ways
    reply = await stage.says(ada, "guilds play", **audience, pay="errand and passage")
    assert "**Ada** pays Errand and Passage." in stage.table()
    assert "Which mayoral card do you keep?" in reply


@pytest.mark.long
async def test_a_card_comes_back_from_the_discard_pile(stage: Stage) -> None:
    await sets_out(stage, "g6", "y1", "y1")
    async with laid_out(stage) as scene:
        scene.pile("p1", "r1")
    await stage.says(stage.ada, "guilds play", card="Second Thoughts", use="Use its effect")
    assert called(await stage.offered(stage.ada, "guilds pay", "card")) == ["Errand", "Toast"]
    await stage.says(stage.ada, "guilds pay", card="Toast")
    assert "**Ada** takes Toast from the discard pile." in stage.table()


@pytest.mark.long
async def test_who_holds_too_many_cards_puts_some_away_in_one_menu(stage: Stage) -> None:
    await sets_out(stage, "y1", "y2", "y3", "y4", "y5")
    reply = await stage.says(stage.ada, "guilds end")
    assert "You may hold 7 cards. Which 2 do you put away?" in reply
    await picks(stage, stage.ada, 2)
    assert "**Ada** puts away" in stage.table()
    assert stage.waits_for(stage.ben)


# Taking back


@pytest.mark.long
async def test_a_turn_is_taken_back_up_to_the_cards_that_were_drawn(stage: Stage) -> None:
    await sets_out(stage, "g4", "r1", "y1", "b1")
    ada = stage.ada
    await stage.says(ada, "guilds play", card="Errand", use="Hire a pawn")
    panel = await stage.says(ada, "guilds play", card="Charter Chest")
    assert "⚠ cannot be taken back" in panel.beside("Use its effect")
    await chooses(stage, ada, "Use its effect", "Passage")
    assert "Take back" not in stage.panel(ada).labels
    assert "There is nothing to take back" in await stage.says(ada, "table undo")
    await stage.says(ada, "guilds play", card="Apprentices", use="Use its effect")
    assert "Take back" in stage.panel(ada).labels
    assert "Take back both" not in stage.panel(ada).labels
    await stage.presses(ada, "Take back")
    assert "**Ada** takes back what was done last." in stage.table()
    assert "**Ada** draws 3 cards." in stage.table()
    assert "hires 2 pawns" not in stage.table()


# Negotiation and standing orders


async def votes(stage: Stage) -> None:
    """Everybody has acted: at Dyers stand two of Ben and one of Ada, who owns two neutral pawns."""
    await begins(stage, stage.ada, stage.ben)
    async with laid_out(stage) as scene:
        scene.city(**CITY).stand("dyers", 1, 3).neutrals(2, 0).hand(1).go(1, round=2, acted=(0,))
    await stage.says(stage.ben, "guilds end")


@pytest.mark.long
async def test_more_swaps_than_neutral_pawns_are_refused(stage: Stage) -> None:
    await votes(stage)
    ada = stage.ada
    panel = await stage.presses(ada, "Play", stage.notices()[0])
    assert (
        "A vote is due at Dyers: **Ben** 3 and **Ada** 1. As it stands **Ben** wins before **Ada**." in panel
    )
    assert "You own 2 neutral pawns" in panel
    assert await stage.offered(ada, "guilds negotiate", "swap") == ["Swap nothing", "Ada", "Ben"]
    panel = await stage.says(ada, "guilds negotiate", swap="Ben")
    assert "Chosen so far: **Ben**. That uses 1 of 2." in panel
    done = panel.id_of("Done choosing")
    before = await stage.journal()
    once = done.rsplit(":", 1)[1].split(".")[0]
    forged = await stage.forges(ada, done.replace(once, once * 3))
    assert "That comes to 3, and you have 2. Choose less." in forged
    assert await stage.journal() == before
    await stage.answers(ada, "Ben", "Ben")
    assert "**Ada** swaps 2 neutral pawns for pawns of **Ben** at Dyers." in stage.table()
    assert "It is a tie at Dyers: **Ada** 1 and **Ben** 1. The tile stays face up." in stage.table()


@pytest.mark.long
async def test_nothing_is_swapped_by_one_command_or_for_the_whole_round(stage: Stage) -> None:
    await votes(stage)
    ada, ben = stage.people[:2]
    await stage.says(ada, "guilds orders")
    await stage.selects(ada, "Swap nothing this round")
    assert "**Ada** swaps nothing at Dyers." in stage.table()
    assert stage.waits_for(ben)
    assert "Swap nothing this round" not in await everything_read(stage, ben)
    taken = await stage.offered(ben, "guilds reward", "take")
    assert {"Everything", "2 points and ship 1 pawn", "draw 1 card", "Take fewer", "Nothing"} < set(taken)
    assert "1 point and ship 1 pawn" in await stage.offered(ben, "guilds reward", "fewer", take="Take fewer")
    await stage.says(ben, "guilds reward", take="Take fewer", fewer="1 point")
    assert "**Ben** gains 1 point." in stage.table()
    assert "**Ben** is Master of Dyers." in stage.table()


async def test_a_mayoral_card_is_kept_by_command_unseen_by_others(stage: Stage) -> None:
    await stage.begins("guilds", stage.ada, stage.ben)
    cards = await stage.offered(stage.ada, "guilds reward", "keep")
    reply = await stage.says(stage.ada, "guilds reward", keep=cards[0])
    assert reply.private
    assert "**Ada** keeps a mayoral card." in stage.table()
    read = await everything_read(stage, stage.ben) + await everything_read(stage, stage.cleo)
    assert [card for card in cards if card in read] == []


# One tile closely


async def test_one_tile_is_looked_at_closely(stage: Stage) -> None:
    await sets_out(stage)
    async with laid_out(stage) as scene:
        scene.stand("dyers", 2, 1, neutrals=1, beadle=True, token="vp2")
    reply = await stage.says(stage.ada, "guilds tile", name="dyers")
    assert reply.private
    for told in (
        "**Dyers** (row 1, column 1). Rank 13, anchor.",
        "Needs 3 pawns, 5 are there: a vote is due at the next resolution.",
        "First place: 2 points, ship 1 pawn, and draw 1 card.",
        "Token for second place: 2 points.",
        "Here: **Ada** 2, **Ben** 1, 1 neutral pawn, and the Beadle.",
    ):
        assert told in reply
    [alt] = reply.pictures
    assert alt == reply.text.replace("*", "")
    assert "Resolved. **Ada** is its Master." in await stage.says(stage.ben, "guilds tile", name="Mercers")


@pytest.mark.long
async def test_the_tiles_of_this_city_are_offered_to_whoever_looks_on(stage: Stage) -> None:
    await sets_out(stage)
    tiles = await stage.offered(stage.cleo, "guilds tile", "name", table=1)
    assert tiles == [
        "Dyers", "Cooks", "Coopers", "Wax Chandlers", "Carpenters & Builders", "Mercers", "Lord Mayor’s Parade"
    ]  # fmt: skip
    assert await stage.offered(stage.cleo, "guilds tile", "name", "may", table=1) == ["Lord Mayor’s Parade"]
    assert await stage.offered(stage.cleo, "guilds tile", "name", table=9) == []
    assert "Rank 35, cross." in await stage.says(stage.cleo, "guilds tile", name="cook", table=1)


async def test_a_tile_that_cannot_be_looked_at_is_explained(stage: Stage) -> None:
    await sets_out(stage)
    known = "Dyers, Cooks, Coopers, Wax Chandlers, Carpenters & Builders, Mercers, and Lord Mayor’s Parade."
    for typed, said in (
        (None, f"Which tile do you mean? {known}"),
        ("coo", "Which tile do you mean? Cooks and Coopers."),
        ("Grocers", f"Grocers does not lie in the city. There are {known}"),
        ("**x**", f"There is no tile “\\*\\*x\\*\\*” in the city. There are {known}"),
    ):
        reply = (
            await stage.says(stage.ada, "guilds tile", name=typed)
            if typed
            else await stage.says(stage.ada, "guilds tile")
        )
        assert reply.text == said
        assert reply.pictures == []
    assert "There is no table 7" in await stage.says(stage.ada, "guilds tile", name="Dyers", table=7)


# Hand, board, about


async def test_the_hand_is_shown_to_its_owner_alone(stage: Stage) -> None:
    await sets_out(stage, "y1", "y1", "p3")
    reply = await stage.says(stage.ada, "guilds hand")
    assert reply.private
    assert "2 × Apprentices (scythe): Hire 2.\nAudience (crown): Keep 1 of 3" in reply.pictures[0]
    assert "You have no seat at table 1" in await stage.says(stage.cleo, "guilds hand", table=1)
    read = await stage.says(stage.ada, "guilds board", text=True)
    assert "2 × **Apprentices** (scythe). Hire 2 pawns." in read
    assert "Apprentices" not in await stage.says(stage.cleo, "guilds board", table=1, text=True)


async def test_about_says_that_the_set_is_reconstructed(stage: Stage) -> None:
    about = await stage.says(stage.dan, "guilds about")
    assert "Tony Boydell" in about
    assert "reconstructed" in about


@pytest.mark.long
async def test_a_tile_of_one_of_several_tables(stage: Stage) -> None:
    for _ in range(2):
        await stage.begins("guilds", stage.ada, stage.ben)
    reply = await stage.says(stage.ada, "guilds tile", name="Guildhall", at=stage.channel)
    assert "Fill in table with the number of one of them: 1 and 2." in reply
