"""The commands of Old London Bridge: what is offered, what is understood, and why something is refused."""

from __future__ import annotations

import pytest

from bot.ui.table.narrow import token
from tests.e2e.bridge import CARDS, asked, in_order, open_labels, scene
from tests.e2e.stage import Person, Seen, Stage
from tests.engines.old_london_bridge.scene import (
    BLUE_PARK,
    acts,
    bids,
    built,
    changed,
    emptied,
    has_money,
    holds,
    owns,
    piles,
    stands,
    top,
)
from tests.kernel.table import say

TWO, FOUR = 2, 4


async def begins(stage: Stage, seats: int, **options: str) -> None:
    await stage.begins("bridge", *stage.people[:seats], **options)
    async with scene(stage) as match:
        in_order(match)


async def refuses(stage: Stage, person: Person, why: str, verb: str, **said: str) -> Seen:
    """A command that does not fit: its reason is told, nothing changes, and the panel goes on."""
    journal, board = await stage.journal(), stage.table().text
    reply = await stage.says(person, f"bridge {verb}", **said)
    assert why in reply, reply
    assert reply.private
    assert (await stage.journal(), stage.table().text) == (journal, board)
    return reply


async def sends(stage: Stage, person: Person, why: str, *keys: str) -> None:
    """A press that no panel offers: several options at once."""
    async with scene(stage) as match:
        question = match.question(stage.people.index(person))
        assert question is not None
        number = match.awaited()[0].number
    journal = await stage.journal()
    reply = await stage.forges(person, f"g:send:1:{number}:{''.join(map(token, keys))}")
    assert why in reply, reply
    assert await stage.journal() == journal


# Cards


async def test_a_card_is_named_and_laid(stage: Stage) -> None:
    await begins(stage, FOUR)
    assert "-# Your cards, which nobody else sees: Peter de Colechurch (0)" in stage.dm(stage.ada)
    assert await stage.offered(stage.ada, "bridge bid", "card") == list(CARDS)
    assert await stage.offered(stage.ada, "bridge bid", "card", "la") == ["Lady (2)"]
    await stage.says(stage.ada, "bridge bid", card="lady (2)")
    assert await stage.journal() == [(0, "2")]
    assert "Lady" not in stage.table()
    await refuses(stage, stage.ada, "The table does not wait for you now.", "bid", card="Lady (2)")


async def test_cards_that_cannot_be_laid(stage: Stage) -> None:
    await begins(stage, FOUR)
    async with scene(stage) as match:
        holds(match, 0, 0, 1, 1)
    reply = await refuses(stage, stage.ada, "You do not hold Lord (4).", "bid", card="Lord (4)")
    assert open_labels(reply) == ["Peter de Colechurch (0)", "Merchant (1)"]
    assert "Lord" not in (await stage.says(stage.ada, "bridge bid")).text
    await sends(stage, stage.ada, "Choose only one.", "1", "1")
    assert await stage.offered(stage.ada, "bridge bid", "card") == ["Peter de Colechurch (0)", "Merchant (1)"]


async def test_two_cards_from_a_hand_that_has_one(stage: Stage) -> None:
    await begins(stage, TWO)
    async with scene(stage) as match:
        holds(match, 0, 0, 0, 3)
    await sends(stage, stage.ada, "You can choose that only once.", "3", "3")
    await sends(stage, stage.ada, "Choose at least 2.", "3")
    reply = await stage.says(stage.ada, "bridge bid", card="Cleric (3)")
    assert "Chosen so far: Cleric (3). That is 1 of 2." in reply
    assert open_labels(reply) == ["Peter de Colechurch (0)"]
    await stage.presses(stage.ada, "Peter de Colechurch (0)", reply)
    assert await stage.journal() == [(0, "3,0")]


# Spaces


@pytest.mark.long
async def test_a_space_that_is_closed_says_why(stage: Stage) -> None:
    await begins(stage, FOUR)
    async with scene(stage) as match:
        top(match, 36)
        bids(match, 4, 3, 2, 0)
        say(match, 0, "gate")
        emptied(match, "guild")
        has_money(match, 1, 1)
    for space, why in (
        ("Chapel", "The X lies beside the Chapel stack. No pawn goes there without a bonus tile"),
        ("gate", "**Ada** stands there, and a space has room for one pawn."),
        ("Guild", "The Guild stack has run out. Choose another."),
        ("Centre", "The centre costs £2, and you have £1."),
    ):
        reply = await refuses(stage, stage.ben, why, "space", space=space)
        assert asked(reply) == "space"
    await refuses(
        stage, stage.ben, "The centre costs £2, and you have £1.", "space", space="Centre", stack="Inn"
    )
    await refuses(
        stage, stage.ben, "is not possible now. Possible: Inn, Shop, and Park.", "space", space="Tower"
    )
    await refuses(stage, stage.ben, "These do not go together.", "space", space="Inn", stack="Shop")
    async with scene(stage) as match:
        has_money(match, 1, 5)
    await refuses(stage, stage.ben, "The Guild stack has run out.", "space", space="Centre", stack="Guild")
    assert await stage.named(stage.ben, "bridge space", "space") == ["Inn", "Shop", "Park", "Centre"]
    inn = await stage.offered(stage.ben, "bridge space", "space", "inn")
    assert inn == ["Inn – pays £1; Inn 60 (blue)"]
    panel = await stage.says(stage.ben, "bridge space")
    assert "pays £1; Inn 60 (blue)" in panel.beside("Inn")
    assert "costs £2; Inn 60 (blue)" in panel.beside("Centre, Inn")
    centre = await stage.says(stage.ben, "bridge space", space="Centre")
    assert "Space: **Centre** – costs £2; any building that lies on top\nA building of which stack?" in centre
    stacks = await stage.named(stage.ben, "bridge space", "stack", space="Centre")
    assert stacks == ["Chapel", "Gate", "Inn", "Shop", "Park"]
    assert await stage.named(stage.ben, "bridge space", "use") == []


@pytest.mark.long
async def test_the_own_pawn_moves_on(stage: Stage) -> None:
    await begins(stage, TWO)
    async with scene(stage) as match:
        top(match, 36)
        say(match, 0, "3", "4")
        say(match, 1, "0", "0")
    await stage.says(stage.ada, "bridge space", space="Gate")
    await refuses(
        stage,
        stage.ada,
        "Your own pawn stands there. It has to move to another space.",
        "space",
        space="gate",
    )


@pytest.mark.long
async def test_a_space_is_chosen_by_command_and_says_before_that_it_is_final(stage: Stage) -> None:
    await begins(stage, FOUR)
    async with scene(stage) as match:
        top(match, 53)
        acts(match, 0)
    assert "Final: something new is shown after this." in await stage.says(stage.ada, "bridge space")
    reply = await stage.says(stage.ada, "bridge space", space="Centre")
    assert "Space: **Centre**" in reply
    assert len(open_labels(reply)) == 6
    await stage.says(stage.ada, "bridge space", space="SHOP")
    assert "**Ada** builds Shop 53." in stage.table()
    assert stage.waits_for(stage.ben)


@pytest.mark.long
async def test_a_bonus_tile_is_never_used_unasked(stage: Stage) -> None:
    await begins(stage, FOUR)
    async with scene(stage) as match:
        owns(match, 1, "share_space", "free_centre")
        top(match, 53)
        bids(match, 4, 3, 2, 0)
        say(match, 0, "shop")
        top(match, 43)
    journal = await stage.journal()
    reply = await stage.says(stage.ben, "bridge space", space="Shop")
    assert "Not now: Without a tile – **Ada** stands there" in await stage.unfolds(stage.ben, "Why not?")
    assert open_labels(reply) == ["Share a space"]
    reply = await stage.says(stage.ben, "bridge space", space="Centre", stack="Shop")
    assert open_labels(reply) == ["Without a tile", "Free centre"]
    for tile in ("Share a space", "Free centre"):
        await refuses(stage, stage.ben, f"“{tile}” is used together with a space", "tile", use=tile)
    assert await stage.journal() == journal
    await refuses(stage, stage.ben, "You do not have “Use the X”.", "space", space="Chapel", use="Use the X")
    offered = await stage.named(stage.ben, "bridge space", "use", space="Shop")
    assert offered == ["Share a space"]
    await stage.says(stage.ben, "bridge space", space="Shop", use="share a space")
    assert "**Ben** uses a bonus tile: Share a space." in stage.table()
    assert "**Ben** builds Shop 43." in stage.table()


# Bonus tiles


@pytest.mark.long
async def test_a_tile_of_this_round_waits(stage: Stage) -> None:
    await begins(stage, FOUR)
    async with scene(stage) as match:
        owns(match, 1, fresh=("share_space", "chapel_2"))
        bids(match, 4, 3, 2, 0)
        top(match, 53)
        say(match, 0, "shop")
    fresh = "You earned “{}” this round. It can be used from the next round on."
    await refuses(stage, stage.ben, fresh.format("Chapel track +2"), "tile", use="Chapel track +2")
    await refuses(stage, stage.ben, fresh.format("Share a space"), "tile", use="Share a space")
    said = {"space": "Shop", "use": "Share a space"}
    await refuses(stage, stage.ben, fresh.format("Share a space"), "space", **said)
    assert await stage.named(stage.ben, "bridge tile", "use") == []
    await refuses(stage, stage.ben, "You do not have “Gate track +2”.", "tile", use="Gate track +2")


@pytest.mark.long
async def test_tiles_are_used_at_any_moment_of_the_own_turn(stage: Stage) -> None:
    await begins(stage, FOUR)
    async with scene(stage) as match:
        owns(match, 0, "chapel_2", "gate_2", "keep_card", "card_plus1")
        stands(match, 0, gate=3)
        built(match, 0, 50, 33, 23)
        top(match, 43)
        bids(match, 4, 0, 0, 0)
        say(match, 0, "go_on")
    offered = await stage.named(stage.ada, "bridge tile", "use")
    assert offered == ["Keep the card", "Chapel track +2", "Gate track +2"]
    reply = await stage.says(stage.ada, "bridge tile", use="Keep the card")
    assert asked(reply) == "space"
    assert set(open_labels(reply)) >= {"Chapel track +2", "Gate track +2"}
    reply = await stage.says(stage.ada, "bridge space", space="Shop")
    assert asked(reply) == "replace"
    reply = await stage.presses(stage.ada, "Chapel track +2", reply)
    assert asked(reply) == "replace"
    assert "**Ada** moves to space 2 of the chapel track and collects £1." in stage.table()
    await refuses(stage, stage.ada, "“Chapel 33” is not possible now.", "replace", building="Chapel 33")
    reply = await stage.says(stage.ada, "bridge replace", building="33")
    assert asked(reply) == "finish"
    await stage.says(stage.ada, "bridge tile", use="Gate track +2")
    assert "**Ada** takes Lord (4) back in hand." in stage.table()
    assert stage.waits_for(stage.ben)


@pytest.mark.long
async def test_a_tile_is_taken_by_its_name_or_its_pile(stage: Stage) -> None:
    await begins(stage, FOUR)
    async with scene(stage) as match:
        built(match, 0, 59)
        stands(match, 0, gate=2)
        piles(match, "use_x", "use_x", "gate_2")
        top(match, 46)
        acts(match, 0)
        say(match, 0, "gate")
    assert await stage.named(stage.ada, "bridge tile", "tile") == ["Use the X", "Gate track +2"]
    reply = await stage.says(stage.ada, "bridge tile", tile="Use the X")
    assert open_labels(reply) == ["Left pile", "Middle pile"]
    await stage.says(stage.ada, "bridge tile", tile="Use the X", pile="Middle pile")
    assert "**Ada** takes a bonus tile: Use the X." in stage.table()


async def test_after_the_reveal_only_the_owner_of_a_tile_is_asked(stage: Stage) -> None:
    await begins(stage, FOUR)
    async with scene(stage) as match:
        owns(match, 1, "card_plus1")
        for seat, card in ((0, "3"), (1, "3"), (2, "2")):
            say(match, seat, card)
    await stage.says(stage.dan, "bridge bid", card="Merchant (1)")
    assert "**Ben** reveals Cleric (3)." in stage.table()
    assert stage.waits_for(stage.ben)
    assert await stage.named(stage.ben, "bridge tile", "use") == ["Card +1", "No, go on"]
    await stage.says(stage.ben, "bridge tile", use="Card +1")
    assert "The order of this round: **Ben**, **Ada**, **Cleo**, and **Dan**." in stage.table()
    assert stage.waits_for(stage.ben)


@pytest.mark.long
async def test_nobody_is_waited_for_after_the_reveal_without_a_tile(stage: Stage) -> None:
    await begins(stage, FOUR)
    async with scene(stage) as match:
        owns(match, 1, "take_lady", "chapel_2")
        for seat, card in ((0, "3"), (1, "4"), (2, "2")):
            say(match, seat, card)
    await stage.says(stage.dan, "bridge bid", card="Merchant (1)")
    assert stage.waits_for(stage.ben)
    assert asked(await stage.says(stage.ben, "bridge space")) == "space"


# Building and the inn


@pytest.mark.long
async def test_a_replacement_that_breaks_the_falling_order(stage: Stage) -> None:
    await begins(stage, FOUR)
    async with scene(stage) as match:
        built(match, 0, 50, BLUE_PARK, 41, 33, 23)
        top(match, 36)
        acts(match, 0)
        say(match, 0, "gate")
    offered = await stage.offered(stage.ada, "bridge replace", "building")
    assert offered == ["Inn 50", "Gate 41", "Shop 33"]
    why = "With 36 in place of 23 the numbers would not fall from left to right."
    reply = await refuses(stage, stage.ada, why, "replace", building="23")
    assert asked(reply) == "replace"
    assert open_labels(reply) == offered
    await refuses(stage, stage.ada, "A park is never replaced.", "replace", building="Park in slot 2")
    await refuses(stage, stage.ada, "“12” is not possible now. Possible: ", "replace", building="12")
    await stage.says(stage.ada, "bridge replace", building="33")
    assert "replaces Shop 33 by Gate 36." in stage.table()


@pytest.mark.long
async def test_cards_that_the_inn_does_not_give(stage: Stage) -> None:
    await begins(stage, FOUR)
    async with scene(stage) as match:
        built(match, 0, 60, 59)
        top(match, 20)
        acts(match, 0)
        say(match, 0, "inn")
        with changed(match) as game:
            game.supply[2] = 0
    assert await stage.offered(stage.ada, "bridge cards", "card") == ["Merchant (1)", "Cleric (3)"]
    await refuses(stage, stage.ada, "There is no Lady (2) in the inn.", "cards", card="Lady (2)")
    why = "Lord (4) is worth more than your strength of 3."
    reply = await refuses(stage, stage.ada, why, "cards", card="Lord (4)")
    assert asked(reply) == "inn"
    await sends(stage, stage.ada, "That comes to 4, and you have 3. Choose less.", "3", "1")
    await sends(stage, stage.ada, "Choose 3 at most.", "1", "1", "1", "1")
    reply = await stage.says(stage.ada, "bridge cards", card="Merchant (1)")
    assert "Chosen so far: Merchant (1). That uses 1 of 3." in reply
    assert open_labels(reply) == ["Merchant (1)"]
    await stage.presses(stage.ada, "Done choosing", reply)
    assert "**Ada** takes Merchant (1) from the inn." in stage.table()


# Looking


async def test_who_watches_sees_what_the_table_sees(stage: Stage) -> None:
    await begins(stage, TWO)
    async with scene(stage) as match:
        holds(match, 0, 0, 0, 4, 4)
        has_money(match, 0, 17)
        say(match, 1, "1", "2")
    for watcher in (stage.ben, stage.cleo):
        read = await stage.says(watcher, "bridge board", text=True)
        assert "£17" not in read
        assert "Ben has chosen 2 cards." in read
    assert "Your cards" not in read
    assert "You have no seat at table 1" in await stage.says(stage.cleo, "bridge hand", table=1)
    own = await stage.says(stage.ada, "bridge board", text=True)
    assert "2 × Lord (4)" in own
    assert "You have £17." in own


async def test_about_says_which_values_are_not_the_printed_ones(stage: Stage) -> None:
    about = await stage.says(stage.dan, "bridge about")
    for said in ("Gabriele Bubola and Leo Colovini", "our own reconstruction", "not the published ones"):
        assert said in about


# The score


@pytest.mark.parametrize("money", ["on", "off"])
@pytest.mark.long
async def test_the_score_tells_what_is_open(stage: Stage, money: str) -> None:
    await begins(stage, TWO, hidden_money=money)
    async with scene(stage) as match:
        stands(match, 0, chapel=5)
        stands(match, 1, gate=4)
        built(match, 0, 50)
        owns(match, 1, "use_x")
    reply = await stage.says(stage.cleo, "bridge score")
    assert reply.private
    lines = reply.text.splitlines()
    assert "### As it stands; slots that can still be filled cost nothing yet" in lines
    if money == "on":
        assert "**Ada**: Chapel track £5 and Buildings £5. Together £10." in lines
        assert "**Ben**: Gate track £5 and Unused bonus tiles £1. Together £6." in lines
        assert lines[-1] == "Not counted, since hidden until the end: Coins in hand and Cards in hand."
    else:
        assert "**Ada**: Coins in hand £5, Chapel track £5, and Buildings £5. Together £15." in lines
        assert lines[-1] == "Not counted, since hidden until the end: Cards in hand."


async def test_the_score_of_which_table(stage: Stage) -> None:
    await stage.begins("towns", stage.ada, stage.ben, monuments="off")
    assert "You sit at no open table here." in await stage.says(stage.ada, "bridge score")
    reply = await stage.says(stage.ada, "bridge score", table=1)
    assert "Table 1 does not play Old London Bridge." in reply
    assert "There is no table 9" in await stage.says(stage.ada, "bridge score", table=9)
    await stage.says(stage.ada, "bridge new")
    assert "Table 2 has not begun yet." in await stage.says(stage.ada, "bridge score")
    await stage.says(stage.ada, "bridge new")
    menu = await stage.says(stage.ada, "bridge score")
    assert menu.choices == ["Old London Bridge · table 2", "Old London Bridge · table 3"]
    assert "Table 3 has not begun yet." in await stage.selects(stage.ada, menu.choices[1], on=menu)
