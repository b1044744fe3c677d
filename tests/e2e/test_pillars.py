"""A whole match of The Pillars of the Earth between three people, and what each of them sees."""

from __future__ import annotations

import pytest

from data.forms import MINUS
from data.words import Words
from engines.kernel import Match
from engines.pillars import TITLE
from engines.pillars.components import events
from tests.e2e.by_hand import press_on
from tests.e2e.pillars import Player, answers, offers, plays_safely, shown, state, the_match
from tests.e2e.stage import Person, Seen, Stage

WORDS = Words("en")
WANTED = {"Ada": ("Market",), "Ben": ("Kingsbridge: Ellen",), "Cleo": ("Priory: 2 points",)}
PATIENT = "Pass until the price is 2"
LEAVES = "Put no drawn builder back"


def well_dealt(match: Match) -> bool:
    """Ada starts, Ellen can be had, some cards are in the pool, and the event asks nobody anything."""
    game = state(match)
    return (
        game.start_player == 0
        and "ellen" in game.kingsbridge
        and {"wood_4", "stone_2", "sand_2"} <= {*game.pool}
        and not events()[game.event_deck[-1]].good
        and game.event_deck[-1] != "departure"
    )


async def orders(stage: Stage, person: Person, *lines: str) -> None:
    """Give standing orders by the menu of the command."""
    reply = await stage.says(person, "pillars orders")
    assert set(lines) <= set(reply.choices)
    reply = await stage.selects(person, *lines)
    for line in lines:
        assert line in reply


async def everything_read(stage: Stage, person: Person) -> str:
    """All that somebody can read or unfold: messages of channel, thread and DM, with alt texts and labels."""
    seen: list[Seen] = [*stage.all(stage.channel), *stage.all(stage.thread()), *stage.dms(person)]
    seen += await stage.folded_away(person)
    if person.id in stage.panels:
        seen.append(stage.panel(person))
    return "\n".join("\n".join([one.text, *one.pictures, *one.labels, *one.choices]) for one in seen)


def check_messages(stage: Stage, *asked: Person) -> None:
    """The thread holds the table and at most one notice, which mentions only people who are asked."""
    notices = stage.notices()
    assert len(stage.own(stage.thread())) == 1 + len(notices) <= 2
    for notice in notices:
        assert notice.mentioned <= {person.id for person in asked}


async def step_of(stage: Stage, person: Person) -> str:
    """What somebody is asked."""
    async with the_match(stage) as match:
        question = match.question(stage.people.index(person))
        return "" if question is None else question.step


async def draft(stage: Stage, players: dict[int, Player]) -> None:
    """One takes a card by its button, one by its name, one by what autocompletion offers; then all have enough."""
    ada, ben, cleo = stage.people[:3]
    assert stage.awaited() == [ada]
    panel = await players[ada.id].opens()
    assert "Which card do you take? You have 12 idle workers and 20 gold." in panel
    assert len(panel.pictures) == 1
    await players[ada.id].chooses("4 wood for 9 workers")
    players[ada.id].presses.append(2)
    assert "**Ada** sends 9 workers for 4 wood." in stage.table()
    check_messages(stage, ben)

    reply = await players[ben.id].says("draft", card="2 Stone for 5 workers")
    assert "Waiting for **Cleo**." in reply
    cards = await stage.offered(cleo, "pillars draft", "card")
    assert "2 sand for 2 workers" in cards
    assert not [card for card in cards if "stone_" in card or "4 wood" in card]
    reply = await players[cleo.id].says("draft", card="sand_2")
    assert "Waiting for **Ada**." in reply

    reply = await players[ada.id].says("draft", card="4 stone for 10 workers")
    assert "That takes 10 workers, and you have 3 left." in reply or "not in the pool" in reply
    reply = await players[ada.id].says("draft", card="wood_4")
    assert "**Ada** has taken that card this round." in reply
    for person in (ada, ben, cleo):
        await players[person.id].answers("Pass")
        if person is not cleo:
            assert f"**{person.name}** takes no more cards." in stage.table()
    assert (
        "Idle workers go to the Wool Mill: 3 of **Ada**, 7 of **Ben**, and 10 of **Cleo**." in stage.table()
    )


async def builders(stage: Stage, players: dict[int, Player]) -> int:
    """Everybody goes where he wants to; the orders answer for Ada and Cleo what they said beforehand."""
    asked = 0
    at_hand = {person.id: 1 for person in stage.people}
    while (person := stage.awaited()[0]) and await step_of(stage, person) in ("builder", "redraw"):
        async with the_match(stage) as match:
            game = state(match)
            price, placing = game.price, game.placing
        assert len(stage.awaited()) == 1
        assert await step_of(stage, person) == "builder", "the start player leaves all builders as they are"
        assert person is not stage.cleo or price <= 2
        asked += 1
        at_hand[person.id] -= 1
        if at_hand[person.id] < 0:
            await answers(stage, person)
            await shown(stage)
            continue
        panel = await players[person.id].opens()
        assert ("Pass" in offers(panel)) == (price > 0)
        assert placing or f"costs {price} gold" in panel or "It costs nothing now." in panel
        wanted = [space for space in WANTED[person.name] if space in offers(panel)]
        label = (wanted or [space for space in offers(panel) if space != "Draw another"])[0]
        await players[person.id].chooses(label)
        players[person.id].presses.append(2)
        check_messages(stage, *stage.awaited())
    return asked


async def board(stage: Stage, players: dict[int, Player]) -> None:
    """The third phase up to the cathedral: Ada trades by buttons and by a command."""
    ada = stage.ada
    while "build" not in [await step_of(stage, person) for person in stage.awaited()]:
        person = stage.awaited()[0]
        player = players[person.id]
        if await step_of(stage, person) != "market":
            await player.chooses(offers(await player.opens())[0])
            continue
        assert person is ada, "nobody else stands there"
        await player.answers("Sell 1 wood for 3 gold")
        assert player.presses[-1] == 2
        assert "**Ada** sells 1 wood for 3 gold." in stage.table()
        reply = await players[ada.id].says("market", deal="buy_wood")
        assert "Done" not in reply.labels
        reply = await players[ada.id].says("market", deal="sell wood at 3 gold", amount="9")
        assert "You have only 3 wood to sell." in reply
        await players[ada.id].says("market", deal="done")


async def build(stage: Stage, players: dict[int, Player]) -> None:
    """All who can work are asked together, nobody else; each accepts with one press."""
    async with the_match(stage) as match:
        able = [stage.people[one.seat] for one in match.awaited()]
    assert stage.waits_for(*able)
    assert len(able) > 1
    for left, person in enumerate(able[::-1], start=1):
        panel = await players[person.id].opens()
        assert "The proposal brings " in panel
        assert " You keep " in panel
        proposal = next(label for label in offers(panel) if label.startswith("As proposed: "))
        if left == 1:
            assert proposal in await stage.offered(person, "pillars build", "plan")
            await players[person.id].says("build", plan=proposal)
        else:
            await players[person.id].chooses(proposal)
            players[person.id].presses.append(2)
        if left < len(able):
            assert f"**{person.name}** builds for " in stage.table()


async def news(stage: Stage, person: Person) -> Seen:
    """What has happened: below a question it is folded away, and whoever is not asked reads it at once."""
    shown = await Player(stage, person).opens()
    return await stage.unfolds(person, "What happened") if shown.folds else shown


async def check_ellen(stage: Stage) -> None:
    """Ben reads by DM which event will come; nobody else reads it anywhere before it is turned."""
    async with the_match(stage) as match:
        game = state(match)
        assert "ellen" in game.players[1].advantages
        coming = WORDS(f"pillars-card-{game.event_deck[-1]}")
    assert f"the coming event is {coming}." in stage.dm(stage.ben).pictures[0]
    assert f"Ellen shows you the coming event: {coming}." in await news(stage, stage.ben)
    reply = await stage.says(stage.ben, "pillars hand")
    assert coming in reply.pictures[0]
    for person in (stage.ada, stage.cleo):
        assert "Round 2 begins." in await news(stage, person)
    for person in (stage.ada, stage.cleo, stage.dan):
        assert stage.dms(person) == []
        assert coming not in await everything_read(stage, person)
    await plays_safely(stage, 2, "build")
    assert coming in await read_aloud(stage, stage.dan)
    assert stage.dm(stage.ben).pictures == []


async def read_aloud(stage: Stage, person: Person) -> str:
    """The whole table in words, page by page."""
    reply = await stage.says(person, "pillars board", table=1, text=True)
    pages = [reply.text]
    while reply.labels:
        reply = await stage.presses(person, reply.labels[0])
        if reply.text == pages[0]:
            break
        pages.append(reply.text)
    return "\n".join(pages)


async def check_the_end(stage: Stage) -> None:
    """The score sheet stands in the channel, and nothing waits any more."""
    final = stage.finals()
    assert len(final) == 1
    assert "**The Pillars of the Earth** · table 1 is finished." in final[0]
    assert "The Pillars of the Earth is over." in final[0].pictures[0]
    async with the_match(stage) as match:
        result = match.result
        assert result is not None
        lines = [
            f"**{stage.people[seat].name}** · {one.score} points" for seat, one in enumerate(result.seats)
        ]
        earned = [sum(line.points for line in one.breakdown) for one in result.seats]
        assert earned == [one.score for one in result.seats]
    for line in lines:
        assert line in final[0]
    assert stage.notices() == []
    assert {"Rematch", "Read the board"} <= set(stage.table().labels)
    aloud = await read_aloud(stage, stage.dan)
    async with the_match(stage) as match:
        for one in match.result.seats if match.result else ():
            for line in one.breakdown:
                assert f"{WORDS.say(line.label)}: {line.points}".replace("-", MINUS) in aloud


def last_work(match: Match) -> bool:
    """Whether the craftsmen work for the last time."""
    asked = match.question(match.awaited()[0].seat)
    return state(match).round == 6 and asked is not None and asked.step == "build"


@pytest.mark.long
async def test_three_people_play_a_whole_match(stage: Stage) -> None:
    """The first round by buttons, commands and orders, the rounds between by buttons alone."""
    stage.deals(TITLE, 3, well_dealt)
    people = stage.people[:3]
    await stage.begins("pillars", *people)
    players = {person.id: Player(stage, person) for person in people}
    await orders(stage, stage.cleo, PATIENT)
    await orders(stage, stage.ada, LEAVES)
    assert PATIENT not in await everything_read(stage, stage.ben)

    await draft(stage, players)
    assert await builders(stage, players) < 12
    await board(stage, players)
    await build(stage, players)
    assert "Round 2 begins." in stage.table()
    assert stage.awaited() != []
    for player in players.values():
        assert max(player.presses) <= 3
        assert sum(player.presses) <= 2.2 * len(player.presses)

    await check_ellen(stage)
    await press_on(stage, until=last_work)
    await shown(stage)
    async with the_match(stage) as match:
        assert stage.waits_for(*(stage.people[one.seat] for one in match.awaited()))
    while stage.finals() == []:
        person = stage.awaited()[0]
        panel = await players[person.id].opens()
        await players[person.id].chooses(offers(panel)[0])
    await check_the_end(stage)
