"""Matches of Old London Bridge to the final score sheet, with the hands by DM, played as people play them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from tests.e2e.bridge import (
    A_CARD,
    CARDS,
    Player,
    Typist,
    asked,
    cards_on,
    hand,
    scene,
    the_match,
)
from tests.e2e.stage import Person, Seen, Stage
from tests.engines.old_london_bridge.scene import owns

MOVES = 300
PRIVATE = ("you have £", "You have £", "Your cards", "You have chosen", "Which card do you play", "Money: £")


async def read_by(stage: Stage, *people: Person) -> set[str]:
    """Every line and sentence that these can read: channel, thread, DMs, panels unfolded, alt texts and buttons."""
    shown = [*stage.all(stage.channel), *stage.all(stage.thread()), *await stage.folded_away(*people)]
    for person in people:
        shown += stage.dms(person)
        shown += [stage.panel(person)] if person.id in stage.panels else []
    return {line.replace("*", "").strip("• .") for one in shown for line in _lines(one)}


def _lines(shown: Seen) -> list[str]:
    alt = [said for text in shown.pictures for line in text.splitlines() for said in line.split(". ")]
    return [*shown.text.splitlines(), *alt, *shown.labels, *shown.choices]


class Watched:
    """A match that is looked at before every answer."""

    def __init__(self, stage: Stage, *players: Player) -> None:
        self.stage = stage
        self.players = {one.person.id: one for one in players}
        self.asked = Counter[str]()
        self.told: set[str] = set()

    async def goes_on(self) -> None:
        """Play to the end."""
        for _ in range(MOVES):
            if self.stage.finals():
                return
            await self._one_answer()
        raise AssertionError("the match does not come to an end")

    async def _one_answer(self) -> None:
        async with the_match(self.stage) as match:
            owing = [self.stage.people[one.seat] for one in match.awaited()]
            question = match.question(match.awaited()[0].seat)
        assert question is not None
        self.asked[question.step] += 1
        await self._public(owing)
        if question.secret:
            await self._bids_unseen(owing[0], last=len(owing) == 1)
        else:
            await self.players[owing[0].id].acts()

    async def _public(self, owing: Sequence[Person]) -> None:
        """The table says for whom it waits, tells nothing private, and is one message with one notice at most."""
        assert self.stage.waits_for(*owing), (self.stage.table(), self.stage.own(self.stage.thread()))
        public = await read_by(self.stage)
        assert [line for line in public if any(said in line for said in PRIVATE)] == []
        assert len(self.stage.own(self.stage.thread())) <= 2

    async def _bids_unseen(self, person: Person, *, last: bool) -> None:
        """Whoever chooses sees the own hand alone, and nobody else sees what is chosen before all are revealed."""
        await self.players[person.id].prepares()
        held = await hand(self.stage, person)
        dms = self.stage.dms(person)
        for dm in dms:
            assert cards_on(dm) == [CARDS[card] for card in sorted(set(held))]
            assert len(dm.pictures) == 1
        others = [one for one in self.stage.people if one is not person]
        self.told |= await read_by(self.stage, *others)
        answered = len(await self.stage.journal())
        await self.players[person.id].bids()
        assert [dm.id for dm in self.stage.dms(person)] == [dm.id for dm in dms]
        [(_, bid)] = (await self.stage.journal())[answered:]
        assert len(bid.split(",")) == (2 if len(self.players) == 2 else 1)
        if not last:
            fresh = await read_by(self.stage, *others) - self.told
            assert f"**{person.name}** has chosen" in self.stage.table()
            assert [line for line in fresh if A_CARD.search(line)] == []


class WhoErrs(Typist):
    """A typist who begins with a space that is closed."""

    async def acts(self) -> None:
        first = "/bridge space" not in self.used
        if first and await self.stage.offered(self.person, "bridge space", "space"):
            async with the_match(self.stage) as match:
                closed = next(one.stack for one in match.view(None).board.rondel.spaces if one.income is None)
            journal = await self.stage.journal()
            reply = await self.stage.says(self.person, "bridge space", space=closed)
            assert f"The X lies beside the {closed.capitalize()} stack." in reply
            assert asked(reply) == "space"
            assert await self.stage.journal() == journal
        await super().acts()


class Unreachable(Player):
    """Somebody who takes no DMs, and sees the hand by its button."""

    async def bids(self) -> None:
        assert self.stage.dms(self.person) == []
        await self.lays(await self.stage.presses(self.person, "My hand", self.stage.table()))


async def check_the_end(stage: Stage, people: Sequence[Person]) -> None:
    """The score sheet is in the channel, once; everybody is told, and nobody is waited for."""
    (final,) = stage.finals()
    assert "**Old London Bridge** · table 1 is finished." in final
    assert len(final.pictures) == 1
    placed = [line for line in final.text.splitlines() if line[:2] in ("1.", "2.", "3.", "4.")]
    assert len(placed) == len(people)
    assert placed[0].split("**")[1] in final.pictures[0]
    assert stage.notices() == []
    assert "Play" not in stage.table().labels
    for person in people:
        for dm in stage.dms(person):
            assert placed[0] in dm


def ordinary(player: Player) -> list[int]:
    """The presses of the turns in which nothing but the space was left to choose."""
    return [turn.presses for turn in player.turns if turn.steps == ["space"]]


@pytest.mark.long
async def test_two_people_play_a_whole_match(stage: Stage) -> None:
    """Ada presses buttons, Ben types commands; Cleo watches."""
    ada, ben = stage.ada, stage.ben
    await stage.begins("bridge", ada, ben)
    assert "Which 2 cards do you play?" in stage.dm(ada)
    players = Player(stage, ada, 1), WhoErrs(stage, ben, 2)
    match = Watched(stage, *players)
    await match.goes_on()
    await check_the_end(stage, [ada, ben])
    assert len(players[0].turns) == 12
    assert len(ordinary(players[0])) > 3
    assert max(ordinary(players[0])) <= 3
    assert {"/bridge space", "/bridge replace", "/bridge cards"} <= set(players[1].used)
    story = await stage.says(ada, "table history", table=1)
    assert "All money is on the table." in story
    score = await stage.says(stage.cleo, "bridge score", table=1)
    assert "1. **" in score
    assert len(score.pictures) == 1


@pytest.mark.long
async def test_four_people_play_a_whole_match(stage: Stage) -> None:
    """Bonus tiles before and after the reveal and in turns; Dan takes no DMs, and Ben types."""
    ada, ben, cleo, dan = stage.people
    stage.closes_dms(dan)
    await stage.begins("bridge", *stage.people, expert="on", hidden_money="off")
    assert "Scoring tiles for experts: on" in stage.card()
    assert stage.table().text.count("Scoring tile for ") == 4
    assert "**Dan** takes no messages from me" in stage.table()
    async with scene(stage) as match:
        owns(match, 0, "take_lady")
        owns(match, 1, "card_plus1")
        owns(match, 2, "keep_card", "gate_2")
        owns(match, 3, "chapel_2")
    await stage.says(ada, "table resend")
    players = (
        Player(stage, ada, 1, likes="Inn"),
        WhoErrs(stage, ben, 2),
        Player(stage, cleo, 3),
        Unreachable(stage, dan, 4),
    )
    watched = Watched(stage, *players)
    await watched.goes_on()
    await check_the_end(stage, stage.people)
    assert stage.dms(dan) == []
    assert {"bid", "plus", "space", "replace", "inn", "tile"} <= set(watched.asked)
    assert "Take a Lady" in players[0].used
    assert {"Keep the card", "Gate track +2"} <= set(players[2].used)
    assert "Chapel track +2" in players[3].used
    presses = [count for player in players for count in ordinary(player)]
    assert presses
    assert max(presses) <= 3
    assert stage.requests("POST", f"/channels/{stage.thread().id}/messages") < 6 * 12
