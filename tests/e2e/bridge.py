"""How people play Old London Bridge on the stage, and scenes to begin from."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random

from engines.kernel import Match, backstage
from engines.old_london_bridge import TITLE
from engines.old_london_bridge.setup import new_architect
from engines.old_london_bridge.view import BridgeHand
from tests.e2e.stage import Person, Seen, Stage
from tests.engines.old_london_bridge.scene import changed

CARDS = ("Peter de Colechurch (0)", "Merchant (1)", "Lady (2)", "Cleric (3)", "Lord (4)")
A_CARD = re.compile("Peter|Merchant|Lady|Cleric|Lord")
CONTROLS = (
    "Take back",
    "Refresh",
    "Start over",
    "Done choosing",
    "Orders",
    "Always do this",
    "Rules",
    "Learn",
    "What would you do?",
)
BY_THE_WAY = ("Chapel track +2", "Gate track +2", "Keep the card", "Card +1")
ASKS = {
    "space": "Where does your pawn go?",
    "replace": "Which building does it replace?",
    "inn": "from the inn, worth",
    "plus": "Do you use “Card +1”",
    "finish": "Your turn ends now.",
    "tile": "bonus tile",
}


@asynccontextmanager
async def the_match(stage: Stage) -> AsyncIterator[Match]:
    """What lies on the table, hidden things among it."""
    async with stage.bot.tables.enter(1) as live:
        yield live.begun


@asynccontextmanager
async def scene(stage: Stage) -> AsyncIterator[Match]:
    """The match, to be arranged and played on as a scene needs it; then it lies on the table like that."""
    async with the_match(stage) as match:
        other = Match.load(TITLE, match.save())
        yield other
        backstage.put(match, backstage.state(other))


def in_order(match: Match) -> None:
    """The players stand on the stairs as they sit; the X is at the chapel, then £3, £1, £2, £1, £2 clockwise."""
    with changed(match) as game:
        game.stairs = list(range(game.seats))
        game.chapel_order = list(range(game.seats))
        game.gate_order = list(range(game.seats))
        game.architects = [new_architect(game.seats, seat) for seat in range(game.seats)]
        game.rotation = 0


async def hand(stage: Stage, person: Person) -> tuple[int, ...]:
    """The cards that somebody holds."""
    async with the_match(stage) as match:
        found = match.view(stage.people.index(person)).hand
        assert isinstance(found, BridgeHand)
        return found.cards


def asked(shown: Seen) -> str:
    """Which question a message asks."""
    return next((step for step, said in ASKS.items() if said in shown), "")


def cards_on(shown: Seen) -> list[str]:
    """The cards that can be pressed on a message."""
    return [label for label in shown.labels if label in CARDS]


def open_labels(shown: Seen) -> list[str]:
    """What a panel offers by buttons, apart from the row that is always there."""
    return [label for label in shown.labels if not label.startswith(CONTROLS)]


async def chooses(stage: Stage, person: Person, label: str, shown: Seen) -> Seen:
    """Press the button that is called so, or choose this line of a menu."""
    if label in shown.choices:
        return await stage.selects(person, label, on=shown)
    return await stage.presses(person, label, shown)


@dataclass
class Turn:
    """What one turn took: how many presses, Play among them, which questions, and tiles used beside them."""

    presses: int = 0
    steps: list[str] = field(default_factory=list)


class Player:
    """Somebody who plays by what is on the screen: cards in the DM, turns in the panel."""

    def __init__(self, stage: Stage, person: Person, seed: int, likes: str = "") -> None:
        self.stage = stage
        self.person = person
        self.luck = Random(seed)
        self.likes = likes
        self.turns: list[Turn] = []
        self.used: list[str] = []
        self._shown: Seen | None = None
        self._goes_on = False

    async def prepares(self) -> None:
        """Use a tile for it before a card is chosen, in the DM."""
        for dm in self.stage.dms(self.person):
            if "Take a Lady" in open_labels(dm):
                self.used.append("Take a Lady")
                await self.stage.presses(self.person, "Take a Lady", dm)

    async def bids(self) -> None:
        """Choose the cards of the round right there in the DM."""
        await self.lays(self.stage.dm(self.person))

    async def lays(self, shown: Seen) -> None:
        """Press cards on this message until no more are asked for."""
        while cards := cards_on(shown):
            shown = await self.stage.presses(self.person, self.luck.choice(cards), shown)
        self._shown = None

    async def acts(self) -> None:
        """Press one thing on the panel, which is opened if it asks nothing."""
        presses = 1
        if self._shown is None or not asked(self._shown):
            self._shown = await self.stage.presses(self.person, "Play", self.stage.table())
            presses = 2
        step = asked(self._shown)
        if (step == "space" and not self._goes_on) or not self.turns:
            self.turns.append(Turn())
        turn = self.turns[-1]
        turn.presses += presses
        if step not in turn.steps:
            turn.steps.append(step)
        choice = self._choice(step, self._shown)
        self._shown = await chooses(self.stage, self.person, choice, self._shown)
        self._goes_on = step == "space" and (choice in BY_THE_WAY or "Space: **" in self._shown)

    def _choice(self, step: str, shown: Seen) -> str:
        """A tile that may be used by the way; else what the player likes, or whatever luck says."""
        labels = [*open_labels(shown), *shown.choices]
        if self.likes in labels:
            return self.likes
        for tile in BY_THE_WAY:
            if tile in labels and step != "tile":
                self.used.append(tile)
                self.turns[-1].steps.append(tile)
                return tile
        return self.luck.choice(labels) if labels else "Done choosing"


class Typist(Player):
    """Somebody who plays by commands, with what autocompletion offers."""

    async def bids(self) -> None:
        """Name a card in the DM; where two are played, the panel goes on."""
        dm = self.person.user.dm_channel
        offered = await self.stage.offered(self.person, "bridge bid", "card", at=dm)
        assert offered == [CARDS[card] for card in sorted(set(await hand(self.stage, self.person)))]
        await self.lays(
            await self.stage.says(self.person, "bridge bid", at=dm, card=self.luck.choice(offered))
        )

    async def acts(self) -> None:
        """One command, which its panel completes where it leaves something open."""
        for verb, name in (
            ("space", "space"),
            ("replace", "building"),
            ("cards", "card"),
            ("tile", "tile"),
            ("tile", "use"),
        ):
            offered = await self.stage.named(self.person, f"bridge {verb}", name)
            if offered:
                break
        else:
            raise AssertionError(f"nothing is offered to {self.person.name}")
        said = {name: self.luck.choice(offered)}
        if said == {"space": "Centre"}:
            said["stack"] = self.luck.choice(
                await self.stage.named(self.person, "bridge space", "stack", **said)
            )
        self.used.append(f"/bridge {verb}")
        reply: Seen = await self.stage.says(self.person, f"bridge {verb}", **said)
        while any(said in reply for said in ("Chosen ", "From which pile?", "Pile: **", "With: **")):
            reply = await chooses(self.stage, self.person, self._rest(reply), reply)

    def _rest(self, shown: Seen) -> str:
        if "Done choosing" in shown.labels:
            return "Done choosing"
        return [*open_labels(shown), *shown.choices][0]
